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
from chapiteau.titles.aramini_circus.rules.table import Table
from chapiteau.words import END


def lay_open(table: Table, player: int, face: int) -> None:
    """A card leaves a hand face up. Equal cards cannot be told apart, so those that everybody knows of go first."""
    place = player * FACES + face
    if table.known[place]:
        table.known[place] -= 1
        return
    reveal(table, bit(player))
    if table.shuffles:
        # It may have been a held card, and it may have been a fresh one: what remains sure is one less of both.
        for viewer in range(table.players + 1):
            if viewer != player and table.held[viewer * FACES + face]:
                table.held[viewer * FACES + face] -= 1
        if table.fresh[player]:
            table.fresh[player] -= 1


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
    players = table.players
    hidden = [table.hand[i] - table.known[i] for i in range(len(table.hand))]
    for face in range(FACES):
        total = sum([hidden[player * FACES + face] for player in range(players)])
        for player in range(players):
            table.held[player * FACES + face] = total - hidden[player * FACES + face]
        table.held[players * FACES + face] = total
    table.fresh = [0] * players


def redeal(table: Table, viewer: int, rng: Rng) -> None:
    """Put random cards, as the viewer (-1: the spectator) may believe them, wherever the viewer does not know them.

    A seat knows its own hand, everything that lies or lay face up, and the cards that others openly took and still hold (`known`). When a
    new pile is shuffled it knows of what, and so what the others then hold together (`held`); cards that somebody draws afterwards are
    from that pile (`fresh`). All the rest is shuffled over all other places, each order equally likely: the unseen cards, as long as
    no new pile was made.

    What others chose to do is no evidence, and of equal cards the one known longest is taken to be paid first. With two players nothing
    more can be known. With more, a card paid by somebody who drew since the shuffle may be an old or a new one; from then
    on one card less is known to be where it is, although a player who thinks long enough could sometimes tell.
    """
    players = table.players
    if viewer < 0:
        viewer = players
    held = table.held[viewer * FACES : viewer * FACES + FACES]
    unseen = [-count for count in held]
    for face in table.pile:
        unseen[face] += 1
    fresh: list[int] = []
    others: list[int] = []
    # Take up the hidden cards; note for each place in a hand whether a fresh card must go there.
    for player in range(players):
        if player != viewer:
            taken = 0
            for face in range(FACES):
                place = player * FACES + face
                hidden = table.hand[place] - table.known[place]
                unseen[face] += hidden
                table.hand[place] -= hidden
                taken += hidden
            fresh.extend([player * FACES] * table.fresh[player])
            others.extend([player * FACES] * (taken - table.fresh[player]))
    cards: list[int] = []
    for face in range(FACES):
        cards.extend([face] * unseen[face])
    rng.shuffle(cards)

    for i in range(len(table.pile)):
        table.pile[i] = cards.pop()
    for base in fresh:
        table.hand[base + cards.pop()] += 1
    for face in range(FACES):
        cards.extend([face] * held[face])
    rng.shuffle(cards)
    for base in others:
        table.hand[base + cards.pop()] += 1

    # What the others remember of the true hands must not be in this world.
    table.held = [0] * len(table.held)
    table.held[viewer * FACES : viewer * FACES + FACES] = held
    rng.shuffle(table.wagons)
    table.chance = Chance(rng.seed())
