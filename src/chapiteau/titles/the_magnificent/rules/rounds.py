"""MG-7: the end of a round; MG-1.1, MG-3.1: how turns follow one another."""

from chapiteau import pieces
from chapiteau.game import EVERYBODY, bit
from chapiteau.titles.the_magnificent.rules import words
from chapiteau.titles.the_magnificent.rules.actions import (
    CARD,
    CARDS,
    DISCARD_PAIR,
    HELD,
    M_DISCARDING,
    M_PICKING,
    M_SCORING,
    ORDER_PLACES,
    PAIR,
    ROUNDS,
    S_FINES,
    S_MASTERS,
    TURNS,
)
from chapiteau.titles.the_magnificent.rules.scoring import bill, card_points, final_scoring
from chapiteau.titles.the_magnificent.rules.table import Table
from chapiteau.titles.the_magnificent.rules.turn import begin_turn


def end_turn(table: Table) -> None:
    """MG-1.1: the next player's turn, four times round, then the round ends."""
    table.turn += 1
    table.taken += 1
    if table.telling:
        table.tell(EVERYBODY, "magnificent-log-ends-turn", words.by(table.player))
    following = (table.player + 1) % table.players
    begin_turn(table, following)
    if table.taken == TURNS * table.players:
        end_round(table)


def end_round(table: Table) -> None:
    """MG-7.1, MG-7.2: payment, then the hats say who picks first."""
    for i in range(table.players):
        pay_dice(table, (table.first + i) % table.players)
    for player in range(table.players):
        take_lower_hat(table, player)
    table.waiting = (1 << table.players) - 1
    next_pick(table)


def pay_dice(table: Table, player: int) -> None:
    """MG-7.1: forced; each missing coin costs as many points as the round's number."""
    due = bill(table, player)
    paid = min(due, table.coins[player])
    missing = due - paid
    table.coins[player] -= paid
    table.earn(player, S_FINES, -missing * table.round)
    if table.telling:
        told = words.by(player) | {"due": due, "paid": paid, "points": missing * table.round}
        # texts: magnificent-log-pays-dice, magnificent-log-pays-short
        name = "magnificent-log-pays-short" if missing else "magnificent-log-pays-dice"
        table.tell(EVERYBODY, name, told)


def take_lower_hat(table: Table, player: int) -> None:
    """MG-7.2: who has two hats on the track takes the lower one back."""
    first, second = table.hat[player * 2], table.hat[player * 2 + 1]
    if first >= 0 and second >= 0:
        table.hat[player * 2 + (1 if first > second else 0)] = -1


# ---- picking


def next_pick(table: Table) -> None:
    """MG-7.2: from the highest hat down; then the cards are scored."""
    highest = -1
    for player in range(table.players):
        if table.waiting >> player & 1:
            place = table.rank(player)
            if place > highest:
                highest = place
                table.player = player
    if highest >= 0:
        table.mode = M_PICKING
    else:
        table.mode = M_SCORING
        table.waiting = (1 << table.players) - 1


def pair_actions(table: Table) -> list[int]:
    """MG-7.2: any pair that is left. Solo, as many from the left as the hat allows (MG-12.5)."""
    places = [place for place in range(len(table.display)) if table.display[place] >= 0]
    if table.players == 1:
        places = places[: solo_reach(table)]
    return [PAIR + place for place in places]


def solo_reach(table: Table) -> int:
    """MG-12.5: one pair from an order place, two from a space for one poster, three from a higher one."""
    space = table.rank(0) - ORDER_PLACES
    if space < 0:
        return 1
    return 2 if table.box.posters_of_show[space] == 1 else 3


def pick(table: Table, place: int) -> None:
    """MG-7.2: a master card with the trainer tile beside it."""
    player = table.player
    card, tile = table.display[place], table.trainer_display[place]
    table.turn += 1
    table.display[place] = -1
    table.trainer_display[place] = -1
    table.cards[table.cards.index(-1, player * HELD, (player + 1) * HELD)] = card
    if tile >= 0:
        table.trainer_owner[tile] = player
    table.waiting &= ~(1 << player)
    if table.telling:
        told = words.by(player) | pair_words(table, card, tile)
        # texts: magnificent-log-picks-pair, magnificent-log-picks-card
        name = "magnificent-log-picks-pair" if tile >= 0 else "magnificent-log-picks-card"
        table.tell(EVERYBODY, name, told)
    if table.players == 2 and table.waiting and hats_apart(table):
        table.mode = M_DISCARDING
    else:
        next_pick(table)


def hats_apart(table: Table) -> bool:
    """MG-7.3: at least one place of the track lies between the two hats."""
    return abs(table.rank(0) - table.rank(1)) > 1


def discard_actions(table: Table) -> list[int]:
    """MG-7.3: any pair that is left."""
    return [
        DISCARD_PAIR + place for place in range(len(table.display)) if table.display[place] >= 0
    ]


def discard_pair(table: Table, place: int) -> None:
    """MG-7.3: it leaves the game before the second player chooses."""
    card, tile = table.display[place], table.trainer_display[place]
    table.turn += 1
    table.display[place] = -1
    table.trainer_display[place] = -1
    if table.telling:
        told = words.by(table.player) | pair_words(table, card, tile)
        # texts: magnificent-log-discards-pair, magnificent-log-discards-card
        name = "magnificent-log-discards-pair" if tile >= 0 else "magnificent-log-discards-card"
        table.tell(EVERYBODY, name, told)
    next_pick(table)


def pair_words(table: Table, card: int, tile: int) -> words.Args:
    """A master card, and the trainer tile beside it if there is one."""
    told: words.Args = {"card": words.card(card)}
    return told | {"trainer": words.trainer(table.box, tile)} if tile >= 0 else told


# ---- scoring a master card


def score_actions(table: Table, player: int) -> list[int]:
    """MG-7.4: one of the five, the new one too."""
    cards = table.held(player)
    cards.sort()
    return [CARD + card for card in cards]


def pick_in_secret(table: Table, player: int, card: int, told: str) -> None:
    """A card is chosen in secret, while all others choose too: its owner is told which, the others that it is done."""
    table.picked[player] = card
    table.waiting &= ~(1 << player)
    if table.telling:
        table.tell(bit(player), told, words.by(player) | {"card": words.card(card)})
        table.tell(EVERYBODY & ~bit(player), "magnificent-log-has-chosen", words.by(player))


def choose_score(table: Table, player: int, card: int) -> None:
    """MG-7.4: all at once; shown when all have chosen."""
    pick_in_secret(table, player, card, "magnificent-log-will-score")
    if not table.waiting:
        score_cards(table)


def score_cards(table: Table) -> None:
    """MG-7.4: each scores its card and discards it; four stay."""
    table.turn += 1
    for player in range(table.players):
        pieces.reveal(table, bit(player))
        card = table.picked[player]
        points = card_points(table, player, card)
        table.earn(player, S_MASTERS, points)
        table.cards[table.cards.index(card, player * HELD, (player + 1) * HELD)] = -1
        table.picked[player] = -1
        table.die_kind[card] = -1
        if table.telling:
            told = words.by(player) | {"card": words.card(card), "points": points}
            table.tell(EVERYBODY, "magnificent-log-scores-card", told)
    if table.round == ROUNDS:
        final_scoring(table)
    else:
        next_round(table)


# ---- the next round


def next_round(table: Table) -> None:
    """MG-7.5: markers return, gaps are filled, hats slide down, and the dice are rolled."""
    table.round += 1
    table.taken = 0
    for player in range(table.players):
        table.markers[player] += table.spent[player]
        table.spent[player] = 0
        table.shows[player] = 0
    fill_display(table)
    slide_hats(table)
    for card in range(CARDS):
        table.die_kind[card] = -1
        table.die_face[card] = 0
    roll_dice(table)
    begin_turn(table, table.first)


def fill_display(table: Table) -> None:
    """MG-2.2, MG-7.5: pairs not taken stay, gaps are filled; after round 2 trainer tiles are removed and none come."""
    for place in range(len(table.display)):
        if table.display[place] < 0 and table.deck:
            table.display[place] = pieces.draw(table, table.deck, EVERYBODY)
        if table.round == ROUNDS:
            table.trainer_display[place] = -1
        elif table.trainer_display[place] < 0 and table.trainer_deck:
            table.trainer_display[place] = pieces.draw(table, table.trainer_deck, EVERYBODY)
    if table.telling:
        cards = [words.card(card) for card in table.display if card >= 0]
        table.tell(EVERYBODY, "magnificent-log-display", {"cards": cards})


def slide_hats(table: Table) -> None:
    """MG-7.5: the lowest hat goes to #1, the next to #2 and so on; who is on #1 starts the round."""
    places = sorted([place for place in table.hat if place >= 0])
    for i in range(len(table.hat)):
        if table.hat[i] >= 0:
            table.hat[i] = places.index(table.hat[i])
            if table.hat[i] == 0:
                table.first = i // 2


def roll_dice(table: Table) -> None:
    """MG-2.1, MG-7.5: all dice, into the main tent."""
    table.rolls += 1
    box = table.box
    faces = pieces.roll(table, "dice", table.rolls, sum(box.dice))
    table.dice = [0] * 24
    thrown = 0
    for kind in range(len(box.dice)):
        for _ in range(box.dice[kind]):
            table.dice[kind * 6 + faces[thrown] - 1] += 1
            thrown += 1
    if table.telling:
        told = words.by(table.first) | {"round": table.round}
        table.tell(EVERYBODY, "magnificent-log-rolls", told)
