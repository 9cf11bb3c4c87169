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

.PHONY: help play test setup check format types bench wheel compile chromium requirements clean

help:
	@echo 'make play     set everything up and start the table (PORT=8765)'
	@echo 'make test     every check and every test, as continuous integration runs them'
	@echo 'make setup    .venv and the page only'
	@echo 'make check    the quick checks: format, lint, types, import contracts, engine tests'
	@echo 'make format   format all sources'
	@echo 'make types    write the types of the page anew from the server'
	@echo 'make compile  compile rules and search with mypyc into build/compiled'
	@echo 'make bench    the benchmarks, each beside its peers'
	@echo 'make wheel    sdist and wheel into dist'
	@echo 'make clean    remove everything that was built'

# --- Setting up: each step leaves a stamp and runs again only when what it read has changed -----

setup: .venv/.ready $(PAGE)
	@:

.venv/.ready: requirements/dev.txt pyproject.toml tools/setup_python.sh tools/find_python.sh
	@PYTHON='$(PYTHON)' tools/setup_python.sh
	@touch $@

web/node_modules/.ready: web/package.json web/package-lock.json tools/need_node.sh
	@tools/need_node.sh
	@echo 'Installing what the page is built with'
	@cd web && npm ci --silent
	@touch $@

$(PAGE): web/node_modules/.ready $(PAGE_SOURCES)
	@echo 'Building the page'
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

chromium:
	@tools/need_chromium.sh

# --- Playing ---------------------------------------------------------------------------------

play: setup
	@$(BIN)/python tools/compile_modules.py --if-possible
	@$(BIN)/chapiteau serve --port '$(PORT)' $(OPEN) || { echo 'Another port: make play PORT=9000' >&2; exit 1; }

# --- Checking --------------------------------------------------------------------------------

test: setup chromium
	@tools/test.sh

check: setup
	@tools/test.sh quick

format: setup
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

compile: .venv/.ready
	@$(BIN)/python tools/compile_modules.py

wheel: setup
	@rm -rf dist
	@$(BIN)/python -m build --no-isolation --outdir dist

requirements: .venv/.ready
	@tools/pin_requirements.sh

clean:
	@rm -rf .venv build dist web/node_modules src/chapiteau/server/static .mypy_cache .ruff_cache .pytest_cache \
		.import_linter_cache .hypothesis test-results
	@find src tests tools bench -name __pycache__ -type d -exec rm -rf {} +
