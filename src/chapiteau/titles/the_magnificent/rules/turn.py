"""MG-3: the die, its colour, power, and how a turn ends."""

from chapiteau.game import EVERYBODY
from chapiteau.titles.the_magnificent.rules import words
from chapiteau.titles.the_magnificent.rules.actions import (
    A_NONE,
    CARD,
    CLEAR,
    COLOUR,
    DIE,
    HELD,
    M_BEFORE,
    M_CARD,
    M_DIE,
    SPEND,
)
from chapiteau.titles.the_magnificent.rules.table import Table


def begin_turn(table: Table, player: int) -> None:
    """MG-3.1: a die has to be taken; trainers may be used before."""
    table.player = player
    table.mode = M_DIE
    table.die = -1
    table.card = -1
    table.colour = -1
    table.used = 0
    table.top_used = False
    table.gem_spent = False
    table.bonus = 0
    table.bonus_build = 0
    table.bonus_travel = 0
    table.bonus_show = 0
    table.action = A_NONE
    table.owed = []
    table.may_complete = 0
    table.face_down = 0
    table.counted = [0] * 6
    table.passed = []


# ---- the die


def die_actions(table: Table) -> list[int]:
    """MG-3.1: a die from the main tent; equal ones are one choice."""
    return [DIE + index for index in range(24) if table.dice[index]]


def take_die(table: Table, index: int) -> None:
    """MG-3.1: it goes onto a master card next."""
    table.dice[index] -= 1
    table.die = index
    table.mode = M_CARD
    if table.telling:
        told = words.by(table.player) | {"die": words.die(index)}
        table.tell(EVERYBODY, "magnificent-log-takes-die", told)


def vacant_cards(table: Table) -> list[int]:
    """MG-3.1: own master cards without a die, rising."""
    cards = [card for card in table.held(table.player) if table.die_kind[card] < 0]
    cards.sort()
    return cards


def put_die(table: Table, card: int) -> None:
    """MG-3.1: the die lies on a card. Its colour is that of the turn; that of a clear die is named later (MG-3.3)."""
    kind = table.die // 6
    table.die_kind[card] = kind
    table.die_face[card] = table.die % 6 + 1
    table.card = card
    table.die = -1
    table.mode = M_BEFORE
    table.colour = kind
    if table.telling:
        told = words.by(table.player) | {"card": words.card(card)}
        table.tell(EVERYBODY, "magnificent-log-puts-die", told)


def colour_actions(table: Table) -> list[int]:
    """MG-3.3: any of the three colours but that of the turn."""
    return [COLOUR + colour for colour in range(CLEAR) if colour != table.colour]


def name_colour(table: Table, colour: int) -> None:
    """MG-3.3: of a clear die, once; or another colour for the turn. Earlier dice, tiles and wagon follow it, the die and the payment do
    not."""
    if table.todo:
        table.todo.pop()
    table.colour = colour
    if table.telling:
        told = words.by(table.player) | {"colour": words.colour(colour)}
        table.tell(EVERYBODY, "magnificent-log-names-colour", told)


# ---- power


def power(table: Table) -> int:
    """MG-3.2: this die, the earlier dice of the turn's colour by their own kind, gems and bonuses. Before the colour of a clear
    die is named no earlier dice count (MG-3.3)."""
    total = table.die_face[table.card] + table.bonus
    if table.colour == CLEAR:
        return total
    at = table.player * HELD
    for i in range(at, at + HELD):
        card = table.cards[i]
        if card >= 0 and card != table.card and table.die_kind[card] == table.colour:
            total += table.die_face[card]
    return total


def spend_actions(table: Table) -> list[int]:
    """MG-3.2: a gem, clear or of the turn's colour; one a turn, or any number (MG-12.2). A coloured one needs a named colour (MG-3.3)."""
    if table.gem_spent and not table.box.any_gems:
        return []
    at = table.player * 4
    legal: list[int] = []
    if table.colour != CLEAR and table.gems[at + table.colour]:
        legal.append(SPEND + table.colour)
    if table.gems[at + CLEAR]:
        legal.append(SPEND + CLEAR)
    return legal


def spend(table: Table, kind: int) -> None:
    """MG-3.2: 2 power."""
    table.gems[table.player * 4 + kind] -= 1
    table.gem_spent = True
    table.bonus += 2
    if table.telling:
        told = words.by(table.player) | {"gem": words.gem(kind)}
        table.tell(EVERYBODY, "magnificent-log-spends-gem", told)


def card_actions(table: Table) -> list[int]:
    """MG-3.1: where the die may lie."""
    return [CARD + card for card in vacant_cards(table)]
