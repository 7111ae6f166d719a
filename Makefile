# Debian packages, named only here: RUN_PACKAGES to build, run and install, TEST_PACKAGES in addition for the tests,
# ORDER_PACKAGES for `make order`.
RUN_PACKAGES = libsdl2-dev libsdl2-ttf-dev libx11-dev libwayland-dev libfontconfig-dev libpng-dev zlib1g-dev libexpat1-dev libdbus-1-dev gettext pkg-config binutils fonts-dejavu-core
TEST_PACKAGES = xvfb x11-xkb-utils xserver-xorg-core xserver-xorg-video-dummy libxtst-dev xclip dbus-daemon python3-dbus-next fonts-ipafont-gothic
ORDER_PACKAGES = valgrind xvfb

# The toolchain: `swift` on PATH, else where it is usually unpacked, else `make SWIFT=/path/to/swift`.
SWIFT ?= $(or $(shell command -v swift),$(firstword $(wildcard $(addsuffix /bin/swift, \
  /opt/swift/usr /usr/share/swift/usr $(HOME)/.local/share/swiftly))),swift)

# Arguments for the program: make run ARGS="--sheet rgb"
ARGS ?=

BUILD = .build/release
TEST_BUILD = .build/test/release
# Without the standard library's regular expressions, which are not used and take megabytes, and without the run-time
# checks for overlapping accesses to a variable: the tests run with those.
RELEASE = -c release --static-swift-stdlib -Xswiftc -Xfrontend -Xswiftc -disable-implicit-string-processing-module-import \
  -Xswiftc -enforce-exclusivity=unchecked $(if $(LLD),$(PLACED) $(if $(RELR),$(PACKED)))

# Where the toolchain brings lld, it places the functions of packaging/functions.txt, which a start needs, side by side,
# exports no names, since no library uses any, and packs relocations where the C library can read them: fewer pages of
# the program are in memory.
LLD := $(wildcard $(dir $(realpath $(shell command -v $(SWIFT))))ld.lld)
PLACED = -Xswiftc -use-ld=lld -Xlinker --symbol-ordering-file=$(CURDIR)/packaging/functions.txt \
  -Xlinker --no-warn-symbol-ordering -Xlinker --no-export-dynamic -Xlinker --exclude-libs -Xlinker ALL
PACKED = -Xlinker -z -Xlinker pack-relative-relocs
RELR := $(shell getconf GNU_LIBC_VERSION | awk -F '[ .]' '$$2 * 100 + $$3 >= 236 { print "yes" }')
TEST = -c release -Xswiftc -enable-testing --scratch-path .build/test
SOURCES = Sources Tests Examples Package.swift

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help run hello test large bench order format lint clean swift run-packages test-packages order-packages

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1	\2/p' $(MAKEFILE_LIST)

run: swift run-packages ## build Picker and open it; without a display, draw it into a picture
	$(SWIFT) build $(RELEASE) --product picker
	@$(call translate,$(BUILD))
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ]; then \
	  $(BUILD)/picker $(ARGS) || [ $$? -eq 1 ]; \
	else \
	  $(BUILD)/picker snapshot $(ARGS) $(BUILD)/picker.png && \
	  echo "There is no display (DISPLAY and WAYLAND_DISPLAY are not set); the window is drawn in $(BUILD)/picker.png"; \
	fi

hello: swift run-packages ## build the example, hello-picker, and open it
	$(SWIFT) build $(RELEASE) --product hello-picker
	@$(call translate,$(BUILD))
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ]; then \
	  $(BUILD)/hello-picker $(ARGS) || [ $$? -eq 1 ]; \
	else \
	  echo "There is no display (DISPLAY and WAYLAND_DISPLAY are not set); $(BUILD)/hello-picker is built"; \
	fi

# The tests need more of the standard library than the program is built with, so that is built as well. What failed is
# said once more at the end.
test: swift test-packages ## build and run all tests
	$(SWIFT) build $(RELEASE) --product picker
	$(SWIFT) build $(TEST) --build-tests
	@$(call translate,$(TEST_BUILD))
	@{ $(SWIFT) test $(TEST) --skip-build 2>&1; echo $$? >.build/test.status; } | tee .build/test.log
	@[ "$$(cat .build/test.status)" -eq 0 ] || { \
	  echo "Failed, of all that is above:"; \
	  grep -a -A 3 -e ' recorded an issue' -e '^error:' -e 'Fatal error' .build/test.log | tail -n 60; \
	  exit 1; }

large: swift test-packages ## test rules and what follows from them with as many cases as they can be (an hour)
	$(SWIFT) build $(TEST) --build-tests
	@$(call translate,$(TEST_BUILD))
	PICKER_LARGE=1 $(SWIFT) test $(TEST) --skip-build --filter 'Rule|Rail|Nudge|Ladder|Nearest|QuickDifference'

bench: swift test-packages ## measure
	$(SWIFT) build $(RELEASE) --product picker-bench
	$(SWIFT) build $(RELEASE) --product picker
	cc -O2 -o $(BUILD)/BareWindow bench/BareWindow.c -lSDL2
	$(BUILD)/picker-bench $(ARGS)

order: order-packages build ## list again which functions a start needs
	packaging/order $(BUILD)/picker > .build/functions.txt
	mv .build/functions.txt packaging/functions.txt

include packaging/fuzz.mk
include packaging/install.mk

format: swift ## format the sources in place
	$(SWIFT) format -i -r $(SOURCES)

lint: swift ## check the format of the sources
	$(SWIFT) format lint -r --strict $(SOURCES)

clean: ## remove what was built
	rm -rf .build

swift:
	@command -v $(SWIFT) >/dev/null || { \
	  echo "Swift 6.3 or newer is needed and 'swift' was not found: put it on PATH or say make SWIFT=/path/to/swift" >&2; \
	  exit 1; }

run-packages:
	@$(call install,$(RUN_PACKAGES))

test-packages:
	@$(call install,$(RUN_PACKAGES) $(TEST_PACKAGES))

order-packages:
	@$(call install,$(ORDER_PACKAGES))

# Compiles the translations into the folder $(1), beside the programs.
define translate
set -eu; \
for po in assets/po/*.po; do \
  folder="$(1)/locale/$$(basename $$po .po)/LC_MESSAGES"; \
  mkdir -p "$$folder"; \
  msgfmt -o "$$folder/picker.mo" $$po; \
done
endef

# Installs those of the packages $(1) that are missing; does nothing, and needs no root, when none is.
define install
set -eu; \
command -v dpkg-query >/dev/null || { echo "Not a Debian system; these packages are needed: $(1)" >&2; exit 0; }; \
missing=""; \
for package in $(1); do \
  case "$$(dpkg-query -W -f='$${db:Status-Status} ' $$package 2>/dev/null || true)" in \
  *" installed "*|"installed "*) ;; \
  *) missing="$$missing $$package" ;; \
  esac; \
done; \
[ -n "$$missing" ] || exit 0; \
if [ "$$(id -u)" -eq 0 ]; then as=""; \
elif command -v sudo >/dev/null; then as=sudo; \
else echo "Packages are missing, and installing them takes root or sudo:$$missing" >&2; exit 1; fi; \
echo "Installing:$$missing"; \
$$as apt-get update -qq; \
$$as env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing
endef
