"""`python -m chapiteau` is the command `chapiteau`."""

from chapiteau.cli import main

# Processes that share the work of a command import this module too.
if __name__ == "__main__":
    main()
