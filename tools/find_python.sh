#!/usr/bin/env bash
# Prints a Python that can make the virtual environment: $PYTHON where it is set, else the newest found. Each one is
# run, because a name on the PATH may lead nowhere.
set -euo pipefail

good() {
  "$1" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

if [[ -n "${PYTHON:-}" ]]; then
  good "$PYTHON" && { echo "$PYTHON"; exit 0; }
  echo "PYTHON=$PYTHON is no Python 3.11 or later with the modules venv and ensurepip." >&2
else
  for name in python3 python3.14 python3.13 python3.12 python3.11 python; do
    good "$name" && { command -v "$name"; exit 0; }
  done
  echo "No Python 3.11 or later with the modules venv and ensurepip was found." >&2
fi
cat >&2 <<'MESSAGE'
Install one (Debian and Ubuntu: apt-get install python3 python3-venv), or say where it is:
  make setup PYTHON=/path/to/python3.12
MESSAGE
exit 1
