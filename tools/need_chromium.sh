#!/usr/bin/env bash
# Makes sure that there is a Chromium for the browser tests: installs Debian's package where that is possible.
set -euo pipefail
for name in chromium-headless-shell chromium chromium-browser google-chrome; do
  command -v "$name" >/dev/null && exit 0
done
as_root=()
[[ $(id -u) -eq 0 ]] || as_root=(sudo -n)
if command -v apt-get >/dev/null && "${as_root[@]}" true 2>/dev/null; then
  echo "Installing Chromium for the browser tests"
  export DEBIAN_FRONTEND=noninteractive
  "${as_root[@]}" apt-get -qq update
  "${as_root[@]}" apt-get -qq install --yes --no-install-recommends chromium-headless-shell >/dev/null
else
  echo "The browser tests need Chromium: install your system's package (Debian: apt-get install chromium-headless-shell)." >&2
  exit 1
fi
