#!/usr/bin/env bash
# Installs requirements/$1.txt into .venv, and the package itself from this folder: `play`, or `dev` for what checks and tests need too.
set -euo pipefail
python=$(tools/find_python.sh)

# A virtual environment whose Python went away is made anew.
if ! .venv/bin/python -c '' 2>/dev/null; then
  rm -rf .venv
  echo "Making .venv with $("$python" --version)"
  "$python" -m venv .venv
fi
# Bytecode is made when a module is first imported; most never are.
export PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_COMPILE=1
.venv/bin/python -m pip install --quiet --requirement "requirements/$1.txt"
.venv/bin/python -m pip install --quiet --no-deps --no-build-isolation --editable .
