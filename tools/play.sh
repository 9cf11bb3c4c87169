#!/usr/bin/env bash
# Starts the table (arguments: those of `chapiteau serve`) with the build that there is. Where it does not fit the sources, one that does is
# compiled behind the table, for the next start.
set -euo pipefail
# Compiling goes on as long as its standard input is open: until the table, which inherits the other end, has ended.
exec 9> >(exec .venv/bin/python tools/compile_modules.py --behind)
exec .venv/bin/chapiteau serve "$@"
