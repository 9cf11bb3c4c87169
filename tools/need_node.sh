#!/usr/bin/env bash
# Says what to install where the page cannot be built: Vite and ESLint want Node 20.19, 22.12, or 24 and later.
set -euo pipefail
fail() {
  echo "$1" >&2
  echo "Install Node 20.19 or later with npm (from your system's packages or nodejs.org); the newest LTS is a good choice." >&2
  exit 1
}
command -v node >/dev/null || fail "Node was not found; it is needed to build the page."
command -v npm >/dev/null || fail "npm was not found; it comes with Node and is needed to build the page."
node -e '
  const [major, minor] = process.versions.node.split(".").map(Number);
  const good = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
  process.exit(good ? 0 : 1);
' || fail "Node $(node --version) cannot build the page."
