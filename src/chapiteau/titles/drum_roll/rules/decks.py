"""DR-2.1, DR-9.10: the three decks, how cards come from them, and the offer."""

from chapiteau import pieces
from chapiteau.game import EVERYBODY
from chapiteau.titles.drum_roll.rules import words
from chapiteau.titles.drum_roll.rules.actions import PERFORMERS
from chapiteau.titles.drum_roll.rules.table import Table
from chapiteau.words import Message, seat


def renew(table: Table, deck: list[int], discards: list[int], stream: str) -> None:
    """DR-9.10: the discards of an empty deck are shuffled and become the deck."""
    table.renewed += 1
    if table.telling:
        # texts: drum-deck-*
        args: words.Args = {"deck": Message("drum-deck-" + stream), "count": len(discards)}
        table.tell(EVERYBODY, "drum-log-reshuffled", args)
    pieces.reshuffle(table, deck, discards, stream, table.renewed)
    discards.clear()


# ---- performers and personnel


def fits(table: Table, card: int) -> bool:
    """DR-2.3: the offer holds fewer than two performers of this type (than one, with two players)."""
    types = table.box.type
    same = 0
    for other in table.offered_performers:
        if types[other] == types[card]:
            same += 1
    return same < (1 if table.players == 2 else 2)


def any_fits(table: Table) -> bool:
    """DR-2.3: whether the deck or the discards hold a performer that the type limit allows."""
    for card in table.performer_deck:
        if fits(table, card):
            return True
    return any(fits(table, card) for card in table.performer_discard)


def deal_performers(table: Table) -> None:
    """DR-2.2, DR-2.3: fill the offer of performers up to the number of players + 1."""
    dealt: list[int] = []
    while len(table.offered_performers) < table.players + 1 and any_fits(table):
        if not table.performer_deck:
            renew(table, table.performer_deck, table.performer_discard, "performers")
        card = pieces.draw_bottom(table, table.performer_deck, EVERYBODY)
        if fits(table, card):
            table.offered_performers.append(card)
            dealt.append(card)
        else:
            table.performer_discard.append(card)
            if table.telling:
                table.tell(EVERYBODY, "drum-log-type-limit", {"card": words.card(card)})
    if dealt and table.telling:
        table.tell(EVERYBODY, "drum-log-dealt", {"cards": words.cards(dealt)})


def deal_personnel(table: Table) -> None:
    """DR-2.2: fill the offer of personnel up to the number of players (3 with two)."""
    dealt: list[int] = []
    while len(table.offered_personnel) < max(table.players, 3):
        if not table.personnel_deck:
            if not table.personnel_discard:
                break
            renew(table, table.personnel_deck, table.personnel_discard, "personnel")
        card = pieces.draw(table, table.personnel_deck, EVERYBODY)
        table.offered_personnel.append(card)
        dealt.append(card)
    if dealt and table.telling:
        table.tell(EVERYBODY, "drum-log-dealt", {"cards": words.cards(dealt)})


def give_back_tokens(table: Table, card: int) -> None:
    """The discount tokens of a card return to stock."""
    table.tokens += table.discount[card]
    table.discount[card] = 0


def discard_card(table: Table, card: int) -> None:
    """A performer or personnel member goes to its discards, tokens to stock."""
    give_back_tokens(table, card)
    if card < PERFORMERS:
        table.performer_discard.append(card)
    else:
        table.personnel_discard.append(card)


def clear_offer(table: Table) -> None:
    """DR-10.1: the whole offer is discarded."""
    for card in table.offered_performers + table.offered_personnel:
        discard_card(table, card)
    table.offered_performers.clear()
    table.offered_personnel.clear()


def put_tokens(table: Table) -> None:
    """DR-3.13: what is left in the offer becomes cheaper; what was free for a whole turn leaves."""
    for card in table.offered_performers + table.offered_personnel:
        if table.discount[card] < table.box.hire[card]:
            continue
        if card < PERFORMERS:
            table.offered_performers.remove(card)
        else:
            table.offered_personnel.remove(card)
        discard_card(table, card)
        if table.telling:
            table.tell(EVERYBODY, "drum-log-left-offer", {"card": words.card(card)})
    for card in table.offered_performers + table.offered_personnel:
        if table.tokens == 0:
            break
        table.tokens -= 1
        table.discount[card] += 1


# ---- investments


def can_draw(table: Table) -> bool:
    """DR-3.10: whether there is an investment to take."""
    return len(table.deck) > 0 or len(table.discard) > 0


def draw_investment(table: Table, player: int) -> int:
    """The top of the investments; only `player` sees it. The deck is renewed if it has to be."""
    if not table.deck:
        renew(table, table.deck, table.discard, "investments")
        for card in table.deck:
            table.seen[card] = 0
            table.age[card] = table.renewed
    card = pieces.draw(table, table.deck, 1 << player)
    table.seen[card] |= 1 << player
    return card


def take_investment(table: Table, player: int) -> None:
    """DR-3.10: the top investment comes into a hand."""
    card = draw_investment(table, player)
    table.hand[player].append(card)
    if table.telling:
        mine = 1 << player
        name = words.investment(table.box.kind[card])
        table.tell(mine, "drum-log-drew", {"player": seat(player), "card": name})
        table.tell(EVERYBODY & ~mine, "drum-log-drew-hidden", {"player": seat(player)})
    table.check_limit(player)


def put_below(table: Table, card: int) -> None:
    """DR-11.3: a card that was looked at goes below the deck. Who looked remembers it."""
    table.deck.insert(0, card)


def lay_open(table: Table, player: int, kind: int) -> int:
    """A card of a kind leaves a hand, face up. Of equal cards the one that most viewers know of goes first."""
    best = -1
    for card in table.hand[player]:
        if table.box.kind[card] == kind and (best < 0 or known_more(table, card, best)):
            best = card
    table.hand[player].remove(best)
    pieces.show(table, table.seen, best, EVERYBODY)
    table.check_limit(player)
    return best


def spend_investment(table: Table, player: int, kind: int) -> None:
    """A card of a kind goes from a hand to the discards."""
    table.discard.append(lay_open(table, player, kind))


def known_more(table: Table, card: int, other: int) -> bool:
    """Whether more viewers know where `card` is than where `other` is."""
    known = 0
    for bit in range(8):
        known += (table.seen[card] >> bit & 1) - (table.seen[other] >> bit & 1)
    return known > 0


def holds(table: Table, player: int, kind: int) -> bool:
    """Whether a hand has a card of a kind."""
    kinds = table.box.kind
    return any(kinds[card] == kind for card in table.hand[player])
