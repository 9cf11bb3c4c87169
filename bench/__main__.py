"""All benchmarks, one after the other: `make bench`."""

import subprocess
import sys

BENCHMARKS = [
    "bench.steps",
    "bench.placements",
    "bench.search",
    "bench.players",
    "bench.tables",
    "bench.server",
]


def main() -> None:
    failed = []
    for name in BENCHMARKS:
        print(f"== {name}", flush=True)
        if subprocess.run([sys.executable, "-m", name], check=False).returncode:
            failed.append(name)
        print(flush=True)
    if failed:
        sys.exit(f"A bar was missed in: {', '.join(failed)}")


if __name__ == "__main__":
    main()
