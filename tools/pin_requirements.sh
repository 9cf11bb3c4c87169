#!/usr/bin/env bash
# Pins every package that the project needs, newest first: requirements/*.in and pyproject.toml -> requirements/*.txt.
# The pins name versions only, never an index or a folder of this machine.
set -euo pipefail
cd requirements
pin=(../.venv/bin/pip-compile --quiet --upgrade --strip-extras --allow-unsafe --no-header --no-annotate
  --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --no-emit-options)
"${pin[@]}" --output-file base.txt ../pyproject.toml
"${pin[@]}" --constraint base.txt --output-file play.txt ../pyproject.toml play.in
"${pin[@]}" --constraint play.txt --output-file dev.txt ../pyproject.toml play.in dev.in
for rest in bench wheel; do
  "${pin[@]}" --constraint dev.txt --output-file "$rest.txt" "$rest.in"
done
