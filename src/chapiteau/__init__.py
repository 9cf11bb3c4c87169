"""Circus board games: the rules as a library, computer opponents, a terminal and a web table."""

__version__ = "0.1.0"
