# Two commands are all one needs: `make play` and `make test`. The rest is for working on the code;
# docs/development.md explains it. Long recipes are scripts in tools/.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
MAKEFLAGS += --no-builtin-rules --no-print-directory

PORT ?= 8765
# A browser is opened where somebody could see it.
OPEN := $(if $(DISPLAY)$(WAYLAND_DISPLAY)$(filter Darwin,$(shell uname)),--open)
BIN := .venv/bin
PAGE := src/chapiteau/server/static/index.html

# The page holds the texts and rules pages of the package, so it is built anew when these change too.
PAGE_SOURCES := $(shell find web src/chapiteau -path web/node_modules -prune -o -path src/chapiteau/server/static -prune -o -name openapi.json -o \
	-type f \( -path 'web/src/*' -o -path 'web/public/*' -o -path 'web/*.*' -o -name '*.ftl' -o -name 'RULES.*.md' \) -print)

.PHONY: help play test soak mutants setup check format types bench wheel compile chromium requirements clean

help:
	@echo 'make play     set everything up and start the table (PORT=8765)'
	@echo 'make test     every check and every test, as continuous integration runs them'
	@echo 'make soak     every law at every table with ever new seeds, until Ctrl+C (HOURS=8); goes on where it stopped'
	@echo 'make mutants  small changes of the rules, each tried with the tests that run it (TITLE=flip-circus SEED=1); goes on where it stopped'
	@echo 'make setup    .venv and the page only'
	@echo 'make check    the quick checks: format, lint, types, import contracts, engine tests'
	@echo 'make format   format all sources'
	@echo 'make types    write the types of the page anew from the server'
	@echo 'make compile  compile rules and search with mypyc into build/compiled'
	@echo 'make bench    the benchmarks, each beside its peers'
	@echo 'make wheel    sdist and wheels into dist (PYTHONS=... for others than the own one)'
	@echo 'make clean    remove everything that was built'

# --- Setting up: each step leaves a stamp and runs again only when what it read has changed -----

# Python's side and the page's side by side, but never two makes in one folder at once. `make play` installs what playing needs (.play),
# all else comes on top (.dev).
SET_UP := $(if $(shell command -v flock),flock Makefile) $(MAKE) -sj2
MODULES := $(or $(wildcard web/node_modules/.dev),web/node_modules/.play)

setup:
	@$(SET_UP) MODULES=web/node_modules/.dev .venv/.dev $(PAGE)

.venv/.play: requirements/play.txt pyproject.toml tools/setup_python.sh tools/find_python.sh
	@PYTHON='$(PYTHON)' tools/setup_python.sh play
	@touch $@

.venv/.dev: .venv/.play requirements/dev.txt
	@PYTHON='$(PYTHON)' tools/setup_python.sh dev
	@touch $@

web/node_modules/.play: web/package.json web/package-lock.json tools/need_node.sh
	@tools/need_node.sh
	@echo 'Installing what the page is built with'
	@cd web && npm ci --silent --omit=dev
	@touch $@

web/node_modules/.dev: web/package.json web/package-lock.json tools/need_node.sh
	@tools/need_node.sh
	@echo 'Installing what the page is built and checked with'
	@cd web && npm ci --silent
	@touch web/node_modules/.play $@

$(PAGE): $(PAGE_SOURCES) | $(MODULES)
	@echo 'Building the page'
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

chromium:
	@tools/need_chromium.sh

# --- Playing ---------------------------------------------------------------------------------

play:
	@$(SET_UP) .venv/.play $(PAGE)
	@tools/play.sh --port '$(PORT)' $(OPEN) || { echo 'Another port: make play PORT=9000. Another folder: make play CHAPITEAU_DATA=/path.' >&2; exit 1; }

# --- Checking --------------------------------------------------------------------------------

test: setup chromium
	@$(BIN)/python tools/run_tests.py

soak: setup compile
	@CHAPITEAU_BUILD=compiled $(BIN)/python -m tests.soak $(if $(HOURS),--hours $(HOURS))

mutants: setup
	@$(BIN)/python -m tools.mutants $(TITLE) $(if $(SEED),--seed $(SEED))

check: setup
	@$(BIN)/python tools/run_tests.py quick

format: setup
	@$(BIN)/python tools/write_fields.py
	@$(BIN)/ruff format
	@$(BIN)/ruff check --fix --quiet
	@cd web && npm run --silent format

types: setup
	@$(BIN)/python -m chapiteau.server.openapi >web/openapi.json
	@cd web && npm run --silent types

bench: setup compile
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --requirement requirements/bench.txt
	@$(BIN)/python -m bench

# --- Building --------------------------------------------------------------------------------

compile: .venv/.play
	@$(BIN)/python tools/compile_modules.py

wheel: setup
	@tools/build_wheels.sh $(PYTHONS)

requirements: .venv/.dev
	@tools/pin_requirements.sh

clean:
	@rm -rf .venv build dist web/node_modules src/chapiteau/server/static .mypy_cache .ruff_cache .pytest_cache \
		.import_linter_cache .hypothesis test-results
	@find src tests tools bench -name __pycache__ -type d -exec rm -rf {} +
