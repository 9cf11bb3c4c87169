"""DR-2.1, DR-9.10: the three decks, how cards come from them, and the offer."""

from chapiteau import pieces
from chapiteau.game import EVERYBODY
from chapiteau.titles.drum_roll.rules import box, words
from chapiteau.titles.drum_roll.rules.position import Position
from chapiteau.words import Message


def renew(state: Position, deck: list[int], discards: list[int], stream: str) -> None:
    """DR-9.10: the discards of an empty deck are shuffled and become the deck."""
    state.renewed += 1
    if state.telling:
        # texts: drum-deck-*
        args = {"deck": Message("drum-deck-" + stream), "count": len(discards)}
        state.tell(EVERYBODY, "drum-log-reshuffled", args)
    pieces.reshuffle(state, deck, discards, stream, state.renewed)
    discards.clear()


# ---- performers and personnel


def fits(state: Position, card: int) -> bool:
    """DR-2.3: the offer holds fewer than two performers of this type (than one, with two players)."""
    return room_for(state)[state.box.type[card]] > 0


def any_fits(state: Position) -> bool:
    """DR-2.3: whether the deck or the discards hold a performer that the type limit allows."""
    room, types = room_for(state), state.box.type
    return any(room[types[card]] > 0 for card in state.performer_deck + state.performer_discard)


def room_for(state: Position) -> list[int]:
    """DR-2.3: how many performers more of each type the offer may hold."""
    room = [1 if state.players == 2 else 2] * len(box.TYPES)
    for card in state.offered_performers:
        room[state.box.type[card]] -= 1
    return room


def deal_performers(state: Position) -> None:
    """DR-2.2, DR-2.3: fill the offer of performers up to the number of players + 1."""
    dealt: list[int] = []
    while len(state.offered_performers) < state.players + 1 and any_fits(state):
        if not state.performer_deck:
            renew(state, state.performer_deck, state.performer_discard, "performers")
        card = pieces.draw_bottom(state, state.performer_deck, EVERYBODY)
        if fits(state, card):
            state.offered_performers.append(card)
            dealt.append(card)
        else:
            state.performer_discard.append(card)
            if state.telling:
                state.tell(EVERYBODY, "drum-log-type-limit", {"card": words.card(state, card)})
    if dealt and state.telling:
        state.tell(EVERYBODY, "drum-log-dealt", {"cards": words.cards(state, dealt)})


def deal_personnel(state: Position) -> None:
    """DR-2.2: fill the offer of personnel up to the number of players (3 with two)."""
    dealt: list[int] = []
    while len(state.offered_personnel) < max(state.players, 3):
        if not state.personnel_deck:
            if not state.personnel_discard:
                break
            renew(state, state.personnel_deck, state.personnel_discard, "personnel")
        card = pieces.draw(state, state.personnel_deck, EVERYBODY)
        state.offered_personnel.append(card)
        dealt.append(card)
    if dealt and state.telling:
        state.tell(EVERYBODY, "drum-log-dealt", {"cards": words.cards(state, dealt)})


def give_back_tokens(state: Position, card: int) -> None:
    """The discount tokens of a card return to stock."""
    state.tokens += state.discount[card]
    state.discount[card] = 0


def discard_card(state: Position, card: int) -> None:
    """A performer or personnel member goes to its discards, tokens to stock."""
    give_back_tokens(state, card)
    out = state.performer_discard if card < state.box.performers else state.personnel_discard
    out.append(card)


def clear_offer(state: Position) -> None:
    """DR-10.1: the whole offer is discarded."""
    for card in state.offered_performers + state.offered_personnel:
        discard_card(state, card)
    state.offered_performers.clear()
    state.offered_personnel.clear()


def put_tokens(state: Position) -> None:
    """DR-3.13: what is left in the offer becomes cheaper; what was free for a whole turn leaves."""
    for card in state.offered_performers + state.offered_personnel:
        if state.discount[card] < state.box.hire[card]:
            continue
        state.offered(card).remove(card)
        discard_card(state, card)
        if state.telling:
            state.tell(EVERYBODY, "drum-log-left-offer", {"card": words.card(state, card)})
    for card in state.offered_performers + state.offered_personnel:
        if state.tokens == 0:
            break
        state.tokens -= 1
        state.discount[card] += 1


# ---- investments


def can_draw(state: Position) -> bool:
    """DR-3.10: whether there is an investment to take."""
    return len(state.deck) > 0 or len(state.discard) > 0


def draw_investment(state: Position, player: int) -> int:
    """The top of the investments; only `player` sees it. The deck is renewed if it has to be."""
    if not state.deck:
        renew(state, state.deck, state.discard, "investments")
        for card in state.deck:
            state.seen[card] = 0
            state.age[card] = state.renewed
    card = pieces.draw(state, state.deck, 1 << player)
    state.seen[card] |= 1 << player
    return card


def take_investment(state: Position, player: int) -> None:
    """DR-3.10: the top investment comes into a hand."""
    card = draw_investment(state, player)
    state.hand[player].append(card)
    if state.telling:
        name = words.investment(state.box.kind[card])
        state.confide("drum-log-drew", "drum-log-drew-hidden", player, card=name)
    state.check_limit(player)


def put_below(state: Position, card: int) -> None:
    """DR-11.3: a card that was looked at goes below the deck. Who looked remembers it."""
    state.deck.insert(0, card)


def lay_open(state: Position, player: int, kind: int) -> int:
    """A card of a kind leaves a hand, face up. Of equal cards the one that most viewers know of goes first."""
    best = most = -1
    for card in state.hand[player]:
        known = state.seen[card].bit_count()
        if state.box.kind[card] == kind and known > most:
            best, most = card, known
    state.hand[player].remove(best)
    pieces.show(state, state.seen, best, EVERYBODY)
    state.check_limit(player)
    return best


def spend_investment(state: Position, player: int, kind: int) -> None:
    """A card of a kind goes from a hand to the discards."""
    state.discard.append(lay_open(state, player, kind))
