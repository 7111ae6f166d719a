# Where things go. DESTDIR, for packages, is put before all of it.
PREFIX ?= /usr/local
DESTDIR ?=
SHARE = $(PREFIX)/share
BASH_COMPLETIONS ?= $(SHARE)/bash-completion/completions
ZSH_COMPLETIONS ?= $(SHARE)/zsh/site-functions
FISH_COMPLETIONS ?= $(SHARE)/fish/vendor_completions.d

# Each file that is installed as it is, and where.
INSTALLED = \
  assets/picker.desktop:$(SHARE)/applications/picker.desktop \
  assets/picker.svg:$(SHARE)/icons/hicolor/scalable/apps/picker.svg \
  packaging/debian/copyright:$(SHARE)/doc/picker/copyright \
  assets/completions/picker.bash:$(BASH_COMPLETIONS)/picker \
  assets/completions/_picker:$(ZSH_COMPLETIONS)/_picker \
  assets/completions/picker.fish:$(FISH_COMPLETIONS)/picker.fish
LANGUAGES = $(basename $(notdir $(wildcard assets/po/*.po)))

.PHONY: build install uninstall deb

build: swift run-packages ## build Picker
	$(SWIFT) build $(RELEASE) --product picker

$(BUILD)/picker:
	@echo "There is no $@ yet: run 'make build' first" >&2; exit 1

install: $(BUILD)/picker ## install what was built, below PREFIX (/usr/local), in DESTDIR
	install -D -s -m 755 $(BUILD)/picker "$(DESTDIR)$(PREFIX)/bin/picker"
	install -d "$(DESTDIR)$(SHARE)/man/man1"
	umask 022; gzip -9 -n -c docs/picker.1 > "$(DESTDIR)$(SHARE)/man/man1/picker.1.gz"
	$(foreach file,$(INSTALLED),$(call put,$(subst :, ,$(file))))
	@umask 022; $(call translate,$(DESTDIR)$(SHARE))

uninstall: ## remove what was installed
	rm -f "$(DESTDIR)$(PREFIX)/bin/picker" "$(DESTDIR)$(SHARE)/man/man1/picker.1.gz" \
	  $(foreach file,$(INSTALLED),"$(DESTDIR)$(lastword $(subst :, ,$(file)))") \
	  $(foreach language,$(LANGUAGES),"$(DESTDIR)$(SHARE)/locale/$(language)/LC_MESSAGES/picker.mo")

deb: build ## build a Debian package of it in .build
	rm -rf .build/debian
	@$(MAKE) --no-print-directory install DESTDIR=.build/debian PREFIX=/usr \
	  ZSH_COMPLETIONS=/usr/share/zsh/vendor-completions
	packaging/debian/package .build/debian .build

# A line that installs the first of two words as the second.
define put
install -D -m 644 $(firstword $(1)) "$(DESTDIR)$(lastword $(1))"

endef
