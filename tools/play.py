"""Starts the table on this machine and opens its page: what `make play` runs.

python tools/play.py [PORT]
"""

import os
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from pathlib import Path

import chapiteau

HOST = "127.0.0.1"


def port_is_free(port: int) -> bool:
    """Whether a server can listen there."""
    with socket.socket() as probe:
        # As servers do it: a port that was closed a moment ago counts as free.
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HOST, port))
        except OSError:
            return False
    return True


def has_display() -> bool:
    """Whether a browser window could be seen here."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_when_ready(address: str) -> None:
    """Open the page in a browser as soon as the server answers; gives up after half a minute."""
    for _ in range(120):
        try:
            urllib.request.urlopen(address, timeout=1).close()
        except (urllib.error.URLError, OSError):
            time.sleep(0.25)
        else:
            webbrowser.open(address)
            return


def main() -> int:
    word = sys.argv[1] if len(sys.argv) > 1 else "8765"
    if not word.isdigit() or not 1 <= int(word) <= 65535:
        print(f"PORT={word} is no port: give a number from 1 to 65535", file=sys.stderr)
        return 1
    port = int(word)
    if not port_is_free(port):
        print(
            f"Port {port} is in use. Choose another one: make play PORT={port + 1}", file=sys.stderr
        )
        return 1
    address = f"http://{HOST}:{port}/"
    print(f"Chapiteau, {chapiteau.build_name()} build: {address} (Ctrl+C ends it)", flush=True)
    if has_display():
        threading.Thread(target=open_when_ready, args=(address,), daemon=True).start()
    command = [str(Path(sys.executable).with_name("chapiteau")), "serve", "--port", str(port)]
    try:
        return subprocess.run(command, check=False).returncode
    except KeyboardInterrupt:
        return 0


if __name__ == "__main__":
    sys.exit(main())
