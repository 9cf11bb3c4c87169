#!/usr/bin/env bash
# Makes .venv with everything that the checks and tests need, and the package itself from this folder.
set -euo pipefail
python=$(tools/find_python.sh)

# A virtual environment whose Python went away is made anew.
if ! .venv/bin/python -c '' 2>/dev/null; then
  rm -rf .venv
  echo "Making .venv with $("$python" --version)"
  "$python" -m venv .venv
fi
export PIP_DISABLE_PIP_VERSION_CHECK=1
.venv/bin/python -m pip install --quiet --requirement requirements/dev.txt
.venv/bin/python -m pip install --quiet --no-deps --no-build-isolation --editable .
