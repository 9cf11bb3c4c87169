"""AC-6: who knows what, and what could be behind the rest."""

from chapiteau.chance import Chance, Rng
from chapiteau.game import bit
from chapiteau.pieces import reveal
from chapiteau.titles.aramini_circus.rules.actions import (
    FACES,
    FIRST_BONUS,
    OVER,
    TAKE_DISCARD,
    TAKING,
    TURN,
)
from chapiteau.titles.aramini_circus.rules.memory import LONG, NEW_PILE, PLAYED, Deals
from chapiteau.titles.aramini_circus.rules.table import Table
from chapiteau.words import END


def lay_open(table: Table, player: int, face: int) -> None:
    """A card leaves a hand face up. Equal cards cannot be told apart, so those that everybody knows of go first."""
    place = player * FACES + face
    if table.known[place]:
        table.known[place] -= 1
        return
    reveal(table, bit(player))
    if table.past:
        table.past.append(PLAYED + place)


def may_look_through(table: Table, viewer: int) -> bool:
    """AC-6.1: whether the viewer may look through the discard: in the own turn, with a "take a discard" in hand that may be played, or
    while one is being used. After the match everything is open to END."""
    if table.mode == OVER:
        return viewer == END
    if viewer != table.player:
        return False
    if table.mode == TAKING:
        return True
    if table.mode != TURN or table.actions == 0 or not table.discard:
        return False
    for face in range(FIRST_BONUS, FACES):
        held = table.hand[viewer * FACES + face] > 0
        if held and table.box.bonus[face] == TAKE_DISCARD and not table.played >> face & 1:
            return True
    return False


def remember_shuffle(table: Table) -> None:
    """A new pile was made of cards that all had seen (AC-3.3). So each viewer knows what the others' hands hold together: all the rest."""
    if not table.past or len(table.past) > LONG:
        table.past = hidden_cards(table)
    table.past.append(NEW_PILE)


def hidden_cards(table: Table) -> list[int]:
    """The cards in hands that not everybody knows of, as entries of a past."""
    hidden: list[int] = []
    for place in range(len(table.hand)):
        hidden.extend([place] * (table.hand[place] - table.known[place]))
    return hidden


def redeal(table: Table, viewer: int, rng: Rng) -> None:
    """Put random cards, as the viewer (-1: the spectator) may believe them, wherever the viewer does not know them.

    A seat knows its own hand, everything that lies or lay face up, and the cards that others openly took and still hold (`known`; of
    equal cards those are played first, which tells nothing and hides nothing). As long as no new pile was made, the unseen cards lie in
    any order, each equally likely, over the pile and the others' hands: a card that somebody shows tells of itself alone.

    Of what a new pile is made everybody knows, and so what all hands hold together. From then on the viewer remembers who drew and
    who played what and when, and each deal of the hands then and of the piles since that allows all of it is equally likely:
    `memory.Deals.draw`, which also says how near to that it comes. What was played before is not gone into again.
    """
    past = table.past if table.past else hidden_cards(table)
    deals = Deals(past, table.pile, table.players, viewer)
    deals.draw(rng)
    for place in range(len(table.hand)):
        if place // FACES != viewer:
            table.hand[place] = table.known[place]
    # The others' past becomes that of this world: nothing of their true hands stays in it.
    dealt = past[:]
    place = 0
    for i in range(len(past)):
        entry = past[i]
        if entry == NEW_PILE or entry % PLAYED // FACES == viewer:
            continue
        if entry < PLAYED:
            dealt[i] = entry - entry % FACES + deals.face[place]
            place += 1
            table.hand[dealt[i]] += 1
        else:
            table.hand[entry - PLAYED] -= 1
    if table.past:
        table.past = dealt
    table.pile = deals.face[place:]
    # The order of a pile is no part of a deal: what is left of it lies in any.
    rng.shuffle(table.pile)
    rng.shuffle(table.wagons)
    table.chance = Chance(rng.seed())
