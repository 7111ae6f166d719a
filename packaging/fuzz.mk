# Feeding the readers with bytes that libFuzzer makes up, under AddressSanitizer (docs/testing.md).

FUZZ_FOLDER = .build/fuzz
FUZZ = -c release --scratch-path $(FUZZ_FOLDER) -Xswiftc -sanitize=fuzzer,address -Xswiftc -parse-as-library
FUZZ_TARGETS ?= color search template json catalog palette
FUZZ_SECONDS ?= 30

.PHONY: fuzz

# The seeds are those of Tests/Fuzz, the translations and the palettes of the tests; what was found before goes on in
# found/TARGET. A text that ends a reader is left as TARGET-crash-… in the folder.
fuzz: swift run-packages ## feed the readers with made-up bytes, each for FUZZ_SECONDS
	PICKER_LIBFUZZER=1 $(SWIFT) build $(FUZZ) --product picker-fuzz
	@set -eu; for target in $(FUZZ_TARGETS); do \
	  found="$(FUZZ_FOLDER)/found/$$target" seeds="$(FUZZ_FOLDER)/seeds/$$target"; \
	  mkdir -p "$$found" "$$seeds"; \
	  if [ -d "Tests/Fuzz/seeds/$$target" ]; then cp "Tests/Fuzz/seeds/$$target"/* "$$seeds/"; fi; \
	  case "$$target" in \
	  catalog) msgfmt -o "$$seeds/ja.mo" assets/po/ja.po ;; \
	  palette) find Tests/PickerPalettesTests/Vectors/palettes -type f -size -8k -exec cp {} "$$seeds/" \; ;; \
	  esac; \
	  echo "$$target"; \
	  PICKER_FUZZ_TARGET=$$target $(FUZZ_FOLDER)/release/picker-fuzz -max_total_time=$(FUZZ_SECONDS) -max_len=4096 \
	    -timeout=10 -rss_limit_mb=1024 -verbosity=0 -print_final_stats=1 -artifact_prefix="$(FUZZ_FOLDER)/$$target-" \
	    "$$found" "$$seeds"; \
	done
