#!/usr/bin/env bash
# Builds into dist/: the sdist; from it the wheel that runs everywhere, interpreted; and the wheel of this Python and platform, with the
# compiled rules inside. The same commit gives the same files.
set -euo pipefail
export PATH="$PWD/.venv/bin:$PATH"
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 1580601600)}
export SOURCE_DATE_EPOCH PIP_DISABLE_PIP_VERSION_CHECK=1
pip install --quiet --requirement requirements/wheel.txt
rm -rf dist build/wheel
python -m build --no-isolation --outdir dist
CHAPITEAU_WHEEL=compiled python -m build --no-isolation --wheel --outdir build/wheel
if [[ $(uname) != Linux ]]; then
  mv build/wheel/*.whl dist/
elif ! auditwheel repair --wheel-dir dist build/wheel/*.whl; then
  echo 'This wheel runs only on systems like this one, and package indexes refuse it: build it where the C library is older (docs/building.md).' >&2
  mv build/wheel/*.whl dist/
fi
twine check --strict dist/*
ls -l dist
