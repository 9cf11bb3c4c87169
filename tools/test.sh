#!/usr/bin/env bash
# Every check and every test (`make test`), or only the quick ones (`make check` runs `tools/test.sh quick`).
# Stops at the first step that fails.
set -euo pipefail
export PATH="$PWD/.venv/bin:$PATH"

step() {
  printf '\n== %s (after %d s)\n' "$*" "$SECONDS"
  "$@"
}

# What the rules, the test kit and the players are tested by; the rest needs a server, a terminal, a browser or a wheel.
engine=(tests --ignore tests/server --ignore tests/terminal --ignore tests/web --ignore tests/project)

export CHAPITEAU_BUILD=interpreted
step ruff format --check --quiet
step ruff check --quiet
step mypy
step lint-imports --no-logo
step python tools/check_texts.py
if [[ "${1:-}" == quick ]]; then
  step pytest -q -n auto -m 'not slow' "${engine[@]}"
  exit
fi

step npm --prefix web run --silent lint
step npm --prefix web run --silent check
step npm --prefix web run --silent test
step tools/check_types.sh
for title in $(python -c 'from chapiteau.registry import names; print(*names())'); do
  step chapiteau rules "$title" --coverage
done

step pytest -q -n auto -m 'not browser' --doctest-modules tests src/chapiteau --ignore src/chapiteau/server/migrations
# In a process of their own: Playwright's event loop does not share one with asynchronous tests.
step pytest -q -n auto -m browser tests/web
step python tools/compile_modules.py
# The same suite and the same golden playthroughs, compiled.
CHAPITEAU_BUILD=compiled step pytest -q -n auto "${engine[@]}"
