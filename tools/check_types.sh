#!/usr/bin/env bash
# Fails when the page's types (web/src/api/schema.ts) are not those of the server's OpenAPI document.
set -euo pipefail
fresh=$(mktemp -d)
trap 'rm -rf "$fresh"' EXIT
.venv/bin/python -m chapiteau.server.openapi >"$fresh/openapi.json"
(cd web && npx --no-install openapi-typescript "$fresh/openapi.json" --default-non-nullable false --output "$fresh/schema.ts" >/dev/null)
diff -u web/src/api/schema.ts "$fresh/schema.ts" || {
  echo "The page's types are out of date: run make types" >&2
  exit 1
}
