"""One contender in its own process: for each line on stdin (seconds to play) one line of JSON with rates."""

import json
import sys

from bench import contenders, search


def main() -> None:
    name = sys.argv[1].removeprefix("search:")
    found = search.find if sys.argv[1].startswith("search:") else contenders.find
    contender = found(name)
    contender(0.2)
    print("ready", flush=True)
    for line in sys.stdin:
        print(json.dumps(contender(float(line))), flush=True)


if __name__ == "__main__":
    main()
