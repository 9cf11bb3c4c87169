"""MG-2, MG-12.3, MG-12.4: set-up, in its order: boards, starting cards, goods and coin, trainers."""

from typing import Final

from chapiteau import pieces
from chapiteau.game import EVERYBODY, bit
from chapiteau.titles.the_magnificent.rules import asks, box, rounds, turn, words
from chapiteau.titles.the_magnificent.rules.decision import Decision
from chapiteau.titles.the_magnificent.rules.position import S_BONUSES, Position
from chapiteau.words import Message, say

POSTERS_SHOWN: Final = 4
RANDOM_SIDES: Final = 2
"""In `Box.sides_used`."""
DRAFTED: Final = 4
"""In `Position.trainer_owner`, after the seats: the tile lies in the draft."""
HOLDS: Final = 4
"""Added to a seat in `Position.holder` for a card that is kept."""


def set_up(state: Position) -> None:
    """MG-2.1, MG-2.3, MG-2.4 and the boards."""
    chance = state.chance
    state.first = chance.stream("first").below(state.players)
    rounds.roll_dice(state)
    tents = list(range(state.box.printed))
    chance.stream("tents").shuffle(tents)
    state.ring_tent = [tents.pop() if symbol < 0 else -1 for symbol in state.box.ring]
    state.poster_deck = list(range(state.box.starting_posters, len(state.box.poster_points)))
    chance.stream("posters").shuffle(state.poster_deck)
    state.poster_display = [state.poster_deck.pop() for _ in range(POSTERS_SHOWN)]
    for i in range(state.players):
        seat = (state.first + i) % state.players
        state.hat[seat * 2] = i  # MG-2.5: by turn order
    # MG-12.3: the sides that are used. Ruling: random ones are drawn before boards are chosen, for all to see.
    for number in range(box.BOARDS):
        state.side[number] = state.box.sides_used
        if state.box.sides_used == RANDOM_SIDES:
            state.side[number] = chance.stream("sides", number).below(2)
    state.mode = asks.BOARD
    state.player = last(state)
    if not state.box.choose_boards:
        boards = list(range(box.BOARDS))
        chance.stream("boards").shuffle(boards)
        drawn = [boards.pop() for _ in range(state.players)]
        state.board = [board * 2 + state.side[board] for board in drawn]
        after_boards(state)


def last(state: Position) -> int:
    """The last player of the first round."""
    return (state.first - 1) % state.players


def go_back(state: Position) -> bool:
    """The draft goes on to the player before; False when all have had their turn."""
    state.turn += 1
    if state.player == state.first:
        return False
    state.player = (state.player - 1) % state.players
    return True


# ---- boards


class ChooseBoard(Decision):
    """MG-12.3: a board that nobody has, from the last player backwards."""

    def find(self, state: Position, player: int) -> list[int]:
        gone = [board // 2 for board in state.board if board >= 0]
        return [self.first + i * 2 + state.side[i] for i in range(box.BOARDS) if i not in gone]

    def do(self, state: Position, player: int, at: int) -> None:
        state.board[player] = at
        if state.telling:
            state.say(player, "magnificent-log-chooses-board", board=words.board(at))
        if not go_back(state):
            after_boards(state)

    def label(self, state: Position, player: int, at: int) -> Message:
        return Message("magnificent-choice-board", {"board": words.board(at)})


# ---- starting cards


def after_boards(state: Position) -> None:
    """MG-2.5: the starting cards with the board's number, or a draft of them (MG-12.4)."""
    if not state.box.draft_masters:
        for player in range(state.players):
            at, first = player * box.HELD, state.board[player] // 2 * box.KEPT
            state.cards[at : at + box.KEPT] = list(range(first, first + box.KEPT))
        after_cards(state)
        return
    cards = list(range(box.STARTING))
    state.chance.stream("starting").shuffle(cards)
    for player in range(state.players):
        for _ in range(box.KEPT):
            card = pieces.draw(state, cards, bit(player))
            state.packet[card] = player
            state.holder[card] = player
            state.seen[card] = bit(player)
    if state.players == 1:  # Ruling: nobody to pass them to.
        for card in packet_of(state, 0):
            state.holder[card] = HOLDS
        show_kept(state)
        return
    state.mode = asks.KEEP
    state.waiting = (1 << state.players) - 1


def packet_of(state: Position, player: int) -> list[int]:
    """The cards that a player chooses from."""
    return [card for card in range(box.STARTING) if state.holder[card] == player]


def choosable(state: Position, player: int) -> list[int]:
    """The cards of which a player chooses one in secret (MG-7.4, MG-12.4)."""
    return packet_of(state, player) if state.mode == asks.KEEP else state.held(player)


def kept_of(state: Position, player: int) -> list[int]:
    """The starting cards that a player has kept so far in the draft."""
    return [card for card in range(box.STARTING) if state.holder[card] == HOLDS + player]


class Keep(Decision):
    """MG-12.4: one of the packet is kept, by all at once; the rest goes to the left when all have chosen."""

    def find(self, state: Position, player: int) -> list[int]:
        return [self.first + card for card in packet_of(state, player)]

    def do(self, state: Position, player: int, at: int) -> None:
        rounds.pick_in_secret(state, player, at, "magnificent-log-keeps")
        if not state.waiting:
            pass_packets(state)

    def label(self, state: Position, player: int, at: int) -> Message:
        return Message("magnificent-choice-keep", {"card": state.box.told_masters[at]})


def pass_packets(state: Position) -> None:
    """MG-12.4: packets go to the left neighbours. The last card of each is kept without a question."""
    state.turn += 1
    for player in range(state.players):
        state.holder[state.picked[player]] = HOLDS + player
        state.picked[player] = -1
    left = [card for card in range(box.STARTING) if 0 <= state.holder[card] < HOLDS]
    for card in left:
        owner = (state.holder[card] + 1) % state.players
        state.holder[card] = owner
        pieces.show(state, state.seen, card, bit(owner))
        # Also of cards seen before: what is missing now is what a neighbour has kept.
        pieces.reveal(state, EVERYBODY & ~bit(owner))
    if len(left) > state.players:
        state.waiting = (1 << state.players) - 1
        return
    for card in left:
        state.holder[card] += HOLDS
    show_kept(state)


def show_kept(state: Position) -> None:
    """MG-12.4: all starting cards lie open."""
    for player in range(state.players):
        kept = kept_of(state, player)
        for card in kept:
            pieces.show(state, state.seen, card, EVERYBODY)
        state.cards[player * box.HELD : player * box.HELD + box.KEPT] = kept
        if state.telling:
            cards = [words.card(state.box, card) for card in kept]
            state.say(player, "magnificent-log-kept", cards=cards)
    state.packet = [-1] * box.STARTING
    state.holder = [-1] * box.STARTING
    state.seen = [0] * box.STARTING
    after_cards(state)


# ---- decks, goods and trainers


def after_cards(state: Position) -> None:
    """MG-2.2, MG-2.5: the decks and displays, goods, and the coin of the starting player. Then the draft of trainers."""
    chance, players = state.chance, state.players
    first = 0 if state.box.spare_to_deck else box.STARTING  # MG-12.4
    state.deck = [card for card in range(first, len(state.box.cards)) if card not in state.cards]
    chance.stream("masters").shuffle(state.deck)
    state.trainer_deck = list(range(state.box.trainers))
    chance.stream("trainers").shuffle(state.trainer_deck)
    places = 4 if players == 4 else 3
    state.display = [-1] * places
    state.trainer_display = [-1] * places
    rounds.fill_display(state)
    starting = list(range(state.box.starting_posters))
    chance.stream("starting-posters").shuffle(starting)
    for player in range(players):
        side = state.box.sides[state.board[player]]
        state.coins[player] = side.coins
        state.markers[player] = side.markers
        state.gems[player * 4 : player * 4 + 4] = side.gems
        state.earn(player, S_BONUSES, side.points)
        state.poster[player * box.SECTIONS] = starting.pop()
        state.tent[player * box.SECTIONS] = state.box.printed
    if players > 1:
        given = min(state.box.given, state.coins[state.first])
        state.coins[state.first] -= given
        state.coins[last(state)] += given
    for _ in range(places):  # MG-2.6
        tile = pieces.draw(state, state.trainer_deck, EVERYBODY)
        state.trainer_owner[tile] = DRAFTED
    state.player = last(state)
    state.mode = asks.TRAINER


def drafted_trainers(state: Position) -> list[int]:
    """MG-2.6: tiles that are left in the draft."""
    return [tile for tile, owner in enumerate(state.trainer_owner) if owner == DRAFTED]


class ChooseTrainer(Decision):
    """MG-2.6: from the last player backwards each takes one; the others are shuffled back."""

    def find(self, state: Position, player: int) -> list[int]:
        return [self.first + tile for tile in drafted_trainers(state)]

    def do(self, state: Position, player: int, at: int) -> None:
        state.trainer_owner[at] = player
        if state.telling:
            trainer = words.trainer(state.box, at)
            state.say(player, "magnificent-log-drafts-trainer", trainer=trainer)
        if go_back(state):
            return
        back = drafted_trainers(state)
        for tile in back:
            state.trainer_owner[tile] = -1
        pieces.reshuffle(state, state.trainer_deck, state.trainer_deck + back, "trainers", 1)
        turn.begin_turn(state, state.first)

    def label(self, state: Position, player: int, at: int) -> Message:
        effect = state.box.told_parts[state.box.trainer[at]]
        return say("magnificent-choice-trainer", number=at + 1, effect=effect)
