"""One contender in its own process: for each line on stdin (seconds to play) one line of JSON with rates."""

import json
import sys

from bench.contenders import find


def main() -> None:
    contender = find(sys.argv[1])
    contender(0.2)
    print("ready", flush=True)
    for line in sys.stdin:
        print(json.dumps(contender(float(line))), flush=True)


if __name__ == "__main__":
    main()
