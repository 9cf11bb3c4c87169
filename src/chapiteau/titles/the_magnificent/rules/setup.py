"""MG-2, MG-12.3, MG-12.4: set-up, in its order: boards, starting cards, goods and coin, trainers."""

from typing import Final

from chapiteau import pieces
from chapiteau.game import EVERYBODY, bit
from chapiteau.titles.the_magnificent.rules import words
from chapiteau.titles.the_magnificent.rules.actions import (
    BOARD,
    BOARDS,
    CARD,
    CARDS,
    HELD,
    M_BOARD,
    M_KEEP,
    M_TRAINER,
    POSTERS,
    PRINTED,
    S_BONUSES,
    SECTIONS,
    STARTING,
    STARTING_POSTERS,
    TENTS,
    TRAINER,
    TRAINERS,
)
from chapiteau.titles.the_magnificent.rules.rounds import fill_display, pick_in_secret, roll_dice
from chapiteau.titles.the_magnificent.rules.table import Table
from chapiteau.titles.the_magnificent.rules.turn import begin_turn

POSTERS_SHOWN: Final = 4
RANDOM_SIDES: Final = 2
"""In `Box.sides_used`."""
KEPT: Final = 4
"""Starting cards of each player."""
DRAFTED: Final = 4
"""In `Table.trainer_owner`, after the seats: the tile lies in the draft."""
HOLDS: Final = 4
"""Added to a seat in `Table.holder` for a card that is kept."""


def set_up(table: Table) -> None:
    """MG-2.1, MG-2.3, MG-2.4 and the boards."""
    table.lay_out()
    chance = table.chance
    table.first = chance.stream("first").below(table.players)
    roll_dice(table)
    tents = list(range(TENTS))
    chance.stream("tents").shuffle(tents)
    for place in range(len(table.box.ring)):
        if table.box.ring[place] < 0:
            table.ring_tent[place] = tents.pop()
    table.poster_deck = list(range(STARTING_POSTERS, POSTERS))
    chance.stream("posters").shuffle(table.poster_deck)
    table.poster_display = [table.poster_deck.pop() for _ in range(POSTERS_SHOWN)]
    for i in range(table.players):
        seat = (table.first + i) % table.players
        table.hat[seat * 2] = i  # MG-2.5: by turn order
    turn_boards(table)
    table.mode = M_BOARD
    table.player = last(table)
    if not table.box.choose_boards:
        boards = list(range(BOARDS))
        chance.stream("boards").shuffle(boards)
        for player in range(table.players):
            board = boards.pop()
            table.board[player] = board * 2 + table.side[board]
        after_boards(table)


def last(table: Table) -> int:
    """The last player of the first round."""
    return (table.first - 1) % table.players


def go_back(table: Table) -> bool:
    """The draft goes on to the player before; False when all have had their turn."""
    table.turn += 1
    if table.player == table.first:
        return False
    table.player = (table.player - 1) % table.players
    return True


# ---- boards


def turn_boards(table: Table) -> None:
    """MG-12.3: the sides that are used. Ruling: random ones are drawn before boards are chosen, for all to see."""
    for board in range(BOARDS):
        table.side[board] = table.box.sides_used
        if table.box.sides_used == RANDOM_SIDES:
            table.side[board] = table.chance.stream("sides", board).below(2)


def board_actions(table: Table) -> list[int]:
    """MG-12.3: boards that nobody has."""
    gone = [board // 2 for board in table.board if board >= 0]
    return [BOARD + board * 2 + table.side[board] for board in range(BOARDS) if board not in gone]


def choose_board(table: Table, board: int) -> None:
    """MG-12.3: from the last player backwards."""
    table.board[table.player] = board
    if table.telling:
        told = words.by(table.player) | {"board": words.board(board)}
        table.tell(EVERYBODY, "magnificent-log-chooses-board", told)
    if not go_back(table):
        after_boards(table)


# ---- starting cards


def after_boards(table: Table) -> None:
    """MG-2.5: the starting cards with the board's number, or a draft of them (MG-12.4)."""
    if not table.box.draft_masters:
        for player in range(table.players):
            number = table.board[player] // 2
            for i in range(KEPT):
                table.cards[player * HELD + i] = number * KEPT + i
        after_cards(table)
        return
    cards = list(range(STARTING))
    table.chance.stream("starting").shuffle(cards)
    for player in range(table.players):
        for _ in range(KEPT):
            card = pieces.draw(table, cards, bit(player))
            table.packet[card] = player
            table.holder[card] = player
            table.seen[card] = bit(player)
    if table.players == 1:  # Ruling: nobody to pass them to.
        for card in packet_of(table, 0):
            table.holder[card] = HOLDS
        show_kept(table)
        return
    table.mode = M_KEEP
    table.waiting = (1 << table.players) - 1


def packet_of(table: Table, player: int) -> list[int]:
    """The cards that a player chooses from."""
    return [card for card in range(STARTING) if table.holder[card] == player]


def kept_of(table: Table, player: int) -> list[int]:
    """The starting cards that a player has kept so far in the draft."""
    return [card for card in range(STARTING) if table.holder[card] == HOLDS + player]


def keep_actions(table: Table, player: int) -> list[int]:
    """MG-12.4: one of the packet."""
    return [CARD + card for card in packet_of(table, player)]


def keep(table: Table, player: int, card: int) -> None:
    """MG-12.4: one is kept, at once; the rest goes to the left when all have chosen."""
    pick_in_secret(table, player, card, "magnificent-log-keeps")
    if not table.waiting:
        pass_packets(table)


def pass_packets(table: Table) -> None:
    """MG-12.4: packets go to the left neighbours. The last card of each is kept without a question."""
    table.turn += 1
    for player in range(table.players):
        table.holder[table.picked[player]] = HOLDS + player
        table.picked[player] = -1
    left = 0
    for card in range(STARTING):
        if 0 <= table.holder[card] < HOLDS:
            owner = (table.holder[card] + 1) % table.players
            table.holder[card] = owner
            pieces.show(table, table.seen, card, bit(owner))
            # Also of cards seen before: what is missing now is what a neighbour has kept.
            pieces.reveal(table, EVERYBODY & ~bit(owner))
            left += 1
    if left > table.players:
        table.waiting = (1 << table.players) - 1
        return
    for card in range(STARTING):
        if 0 <= table.holder[card] < HOLDS:
            table.holder[card] += HOLDS
    show_kept(table)


def show_kept(table: Table) -> None:
    """MG-12.4: all starting cards lie open."""
    for player in range(table.players):
        kept = kept_of(table, player)
        for i in range(KEPT):
            pieces.show(table, table.seen, kept[i], EVERYBODY)
            table.cards[player * HELD + i] = kept[i]
        if table.telling:
            told = words.by(player) | {"cards": [words.card(card) for card in kept]}
            table.tell(EVERYBODY, "magnificent-log-kept", told)
    for card in range(STARTING):
        table.packet[card] = -1
        table.holder[card] = -1
        table.seen[card] = 0
    after_cards(table)


# ---- decks, goods and trainers


def after_cards(table: Table) -> None:
    """MG-2.2, MG-2.5: the decks and displays, goods, and the coin of the starting player. Then the draft of trainers."""
    chance, players = table.chance, table.players
    table.deck = list(range(STARTING, CARDS))
    if table.box.spare_to_deck:  # MG-12.4
        table.deck = [card for card in range(CARDS) if card not in table.cards]
    chance.stream("masters").shuffle(table.deck)
    table.trainer_deck = list(range(TRAINERS))
    chance.stream("trainers").shuffle(table.trainer_deck)
    places = 4 if players == 4 else 3
    table.display = [-1] * places
    table.trainer_display = [-1] * places
    fill_display(table)
    starting = list(range(STARTING_POSTERS))
    chance.stream("starting-posters").shuffle(starting)
    for player in range(players):
        side = table.box.sides[table.board[player]]
        table.coins[player] = side.coins
        table.markers[player] = side.markers
        table.gems[player * 4 : player * 4 + 4] = side.gems
        table.earn(player, S_BONUSES, side.points)
        table.poster[player * SECTIONS] = starting.pop()
        table.tent[player * SECTIONS] = PRINTED
    if players > 1:
        given = min(table.box.given, table.coins[table.first])
        table.coins[table.first] -= given
        table.coins[last(table)] += given
    for _ in range(4 if players == 4 else 3):  # MG-2.6
        tile = pieces.draw(table, table.trainer_deck, EVERYBODY)
        table.trainer_owner[tile] = DRAFTED
    table.player = last(table)
    table.mode = M_TRAINER


def trainer_actions(table: Table) -> list[int]:
    """MG-2.6: tiles that are left in the draft."""
    return [TRAINER + tile for tile in range(TRAINERS) if table.trainer_owner[tile] == DRAFTED]


def choose_trainer(table: Table, tile: int) -> None:
    """MG-2.6: from the last player backwards each takes one; the others are shuffled back."""
    table.trainer_owner[tile] = table.player
    if table.telling:
        told = words.by(table.player) | {"trainer": words.trainer(table.box, tile)}
        table.tell(EVERYBODY, "magnificent-log-drafts-trainer", told)
    if go_back(table):
        return
    back = [other for other in range(TRAINERS) if table.trainer_owner[other] == DRAFTED]
    for other in back:
        table.trainer_owner[other] = -1
    pieces.reshuffle(table, table.trainer_deck, table.trainer_deck + back, "trainers", 1)
    begin_turn(table, table.first)
