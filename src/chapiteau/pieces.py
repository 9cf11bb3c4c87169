"""What titles share: the few moves through which hidden things become known.

Each records in `state.learned` who learned something, so that undo is right without a title having to think of it. Piles are
lists of ints whose last element is the top. `known` is a list of viewer masks, one per hidden thing: who has been shown it.
"""

from chapiteau.chance import Rng
from chapiteau.game import CHANCE, EVERYBODY, State


def draw(state: State, pile: list[int], seen_by: int) -> int:
    """Take the top of a face-down pile; the viewers in the mask `seen_by` see it. Always chance, even for the last card."""
    state.learned |= seen_by | CHANCE
    return pile.pop()


def draw_bottom(state: State, pile: list[int], seen_by: int) -> int:
    """As `draw`, from the bottom of the pile."""
    state.learned |= seen_by | CHANCE
    return pile.pop(0)


def show(state: State, known: list[int], thing: int, to: int) -> None:
    """Show a hidden thing to the viewers in the mask `to`: a reveal (everybody) or a peek (one side).

    Who has been shown it before learns nothing. That is all `learned` counts: not what could have been deduced, because what others
    can deduce is itself hidden.
    """
    state.learned |= to & ~known[thing]
    known[thing] |= to


def reveal(state: State, knew: int) -> None:
    """Show everybody a hidden thing that only the viewers in the mask `knew` had seen, where none is kept because it stays open: a
    card played from a hand."""
    state.learned |= EVERYBODY & ~knew


def reshuffle(state: State, pile: list[int], cards: list[int], stream: str, index: int) -> None:
    """Shuffle `cards` into a new face-down pile (in place of what `pile` held), with the match's stream `stream`, `index`."""
    state.learned |= CHANCE
    pile[:] = cards
    state.chance.stream(stream, index).shuffle(pile)


def shuffle_unseen(pile: list[int], rng: Rng) -> None:
    """Put what lies hidden into any order, in place, for somebody who knows what there is but not where. Sorted first, so that the new
    order follows from the random numbers alone and nothing of the true one stays in it."""
    pile.sort()
    rng.shuffle(pile)


def roll(state: State, stream: str, index: int, dice: int) -> list[int]:
    """Roll so many dice for everybody to see, with the match's stream `stream`, `index`: faces from 1 to 6."""
    state.learned |= EVERYBODY | CHANCE
    rng = state.chance.stream(stream, index)
    return [1 + rng.below(6) for _ in range(dice)]
