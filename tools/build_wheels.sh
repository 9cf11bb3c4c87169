#!/usr/bin/env bash
# Builds into dist/: the sdist; from it the wheel that runs everywhere, interpreted; and for .venv's Python and each that is named
# (tools/build_wheels.sh python3.12 ...) the wheel of this platform with the compiled rules inside. Each is installed and played with.
# The same commit gives the same files.
set -euo pipefail
root=$PWD
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 1580601600)}
export SOURCE_DATE_EPOCH PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_COMPILE=1 PATH="$root/.venv/bin:$PATH"

# A virtual environment in build/wheel/, made with one Python; what is to be installed there follows.
environment() {
  local python=$1 home=build/wheel/$2
  shift 2
  "$python" -m venv --clear "$home"
  "$home/bin/python" -m pip install --quiet "$@"
}

# Installs a wheel as users do and plays a match of each title with it: Python, wheel, build that must run.
try() {
  environment "$1" clean "$2" --constraint requirements/base.txt
  local programs=$root/build/wheel/clean/bin
  [[ $("$programs/chapiteau" --version) == *"($3 build)" ]] || { echo "$2 does not run $3" >&2; return 1; }
  for title in $(cd build/wheel && "$programs/python" -c 'from chapiteau.registry import names; print(*names())'); do
    (cd build/wheel && "$programs/chapiteau" match "$title" --players random,random --games 4 --seed 1)
  done
}

python -m pip install --quiet --requirement requirements/wheel.txt
rm -rf dist build/wheel
python -m build --no-isolation --outdir dist
try python dist/*-none-any.whl interpreted

for python in python "$@"; do
  built=build/wheel/$(basename "$python")
  with=$(command -v "$python")
  if [[ $python != python ]]; then
    environment "$python" with --requirement requirements/play.txt build
    with=build/wheel/with/bin/python
  fi
  CHAPITEAU_WHEEL=compiled "$with" -m build --no-isolation --wheel --outdir "$built"
  if [[ $(uname) != Linux ]]; then
    mv "$built"/*.whl dist/
  elif ! auditwheel repair --wheel-dir dist "$built"/*.whl; then
    echo 'This wheel runs only on systems like this one, and package indexes refuse it (docs/building.md).' >&2
    mv "$built"/*.whl dist/
  fi
  tag=$("$with" -c 'import sys; print("cp%d%d" % sys.version_info[:2])')
  try "$with" dist/*-"$tag"-*.whl compiled
done
twine check --strict dist/*
