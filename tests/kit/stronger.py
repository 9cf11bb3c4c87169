"""Whether one computer player is stronger than another, told from as few matches as will do.

Matches are played until their points (1 for a win, 0.5 for a draw) have spoken: each changes the doubt about the stronger one by the
likelihood of its result between two that are alike against its likelihood where the stronger takes `least` of the points. Whoever does
take so many (or more) comes to a doubt of DOUBT once in DOUBT times at most, however long they play; of those who are alike (or
worse) at most one in `sure` comes down to the doubt of 1 / `sure` (Ville's inequality, for a draw by convexity). So a program that is as
it should be fails less than once in 10,000 changes that only play other matches, and one that has become as weak as the other fails
mostly. Four matches suffice where the first wins all of them; nothing is played to no purpose.
"""

from collections.abc import Iterable

DOUBT = 10_000.0
LEVEL = 2 / 3
"""What each level is meant to take from the one below (`docs/players.md`)."""


def stronger(points: Iterable[float], least: float = LEVEL, sure: float = 3) -> bool:
    """Whether whoever takes these points of match after match is stronger. Asks for so many matches as it needs."""
    doubt = 1.0
    for won in points:
        doubt *= (0.5 / least) ** won * (0.5 / (1 - least)) ** (1 - won)
        if doubt <= 1 / sure:
            return True
        if doubt >= DOUBT:
            return False
    raise AssertionError(f"too few matches: doubt {doubt:.3g}")
