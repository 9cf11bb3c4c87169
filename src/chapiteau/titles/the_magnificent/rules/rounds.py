"""MG-7: the end of a round; MG-1.1, MG-3.1: how turns follow one another."""

from chapiteau import pieces
from chapiteau.game import EVERYBODY, bit
from chapiteau.titles.the_magnificent.rules import asks, box, scoring, turn, words
from chapiteau.titles.the_magnificent.rules.decision import Decision, Stop
from chapiteau.titles.the_magnificent.rules.position import S_FINES, S_MASTERS, Position
from chapiteau.words import Args, Message, say, seat


class EndTurn(Stop):
    """MG-1.1: the next player's turn, four times round, then the round ends."""

    def do(self, state: Position, player: int, at: int) -> None:
        state.turn += 1
        state.taken += 1
        if state.telling:
            state.say(player, "magnificent-log-ends-turn")
        turn.begin_turn(state, (player + 1) % state.players)
        if state.taken == box.TURNS * state.players:
            end_round(state)


def end_round(state: Position) -> None:
    """MG-7.1, MG-7.2: payment, then the hats say who picks first."""
    for i in range(state.players):
        pay_dice(state, (state.first + i) % state.players)
    # Who has two hats on the track takes the lower one back.
    for at in range(0, len(state.hat), 2):
        one, two = state.hat[at], state.hat[at + 1]
        if min(one, two) >= 0:
            state.hat[at + (one > two)] = -1
    state.waiting = (1 << state.players) - 1
    next_pick(state)


def pay_dice(state: Position, player: int) -> None:
    """MG-7.1: forced; each missing coin costs as many points as the round's number."""
    due = scoring.bill(state, player)
    paid = min(due, state.coins[player])
    missing = due - paid
    state.coins[player] -= paid
    state.earn(player, S_FINES, -missing * state.round)
    if state.telling:
        # texts: magnificent-log-pays-dice, magnificent-log-pays-short
        name = "magnificent-log-pays-short" if missing else "magnificent-log-pays-dice"
        state.say(player, name, due=due, paid=paid, points=missing * state.round)


# ---- picking


def next_pick(state: Position) -> None:
    """MG-7.2: from the highest hat down; then the cards are scored."""
    if not state.waiting:
        state.mode = asks.SCORING
        state.waiting = (1 << state.players) - 1
        return
    state.mode = asks.PICKING
    highest = -1
    for player in range(state.players):
        if state.waiting >> player & 1 and state.rank(player) > highest:
            highest = state.rank(player)
            state.player = player


class OfPair(Decision):
    """A decision about a pair of the display: a master card, and the trainer tile beside it if there is one."""

    def find(self, state: Position, player: int) -> list[int]:
        return [self.first + i for i in range(len(state.display)) if state.display[i] >= 0]

    def take(self, state: Position, at: int, told: str) -> tuple[int, int]:
        """Remove it. `told`: the sentence for a pair; that for a card alone is named after it."""
        card, tile = state.display[at], state.trainer_display[at]
        state.turn += 1
        state.display[at] = -1
        state.trainer_display[at] = -1
        if state.telling:
            args: Args = {"card": words.card(state.box, card)}
            if tile >= 0:
                args["trainer"] = words.trainer(state.box, tile)
            state.say(state.player, told + ("-pair" if tile >= 0 else "-card"), **args)
        return card, tile

    def about(self, state: Position, at: int, name: str) -> Message:
        """The label; that for a card alone is named after it."""
        card, tile = state.box.told_masters[state.display[at]], state.trainer_display[at]
        if tile < 0:
            return say(name + "-card", card=card)
        return say(name, card=card, trainer=words.trainer(state.box, tile))

    def targets(self, state: Position, at: int) -> list[str]:
        return [f"pair:{at}"]


class Pick(OfPair):
    """MG-7.2: a master card with the trainer tile beside it, any pair that is left. MG-12.5: solo, of the first one from an order place, of
    two from a space for one poster, of three from a higher one."""

    def find(self, state: Position, player: int) -> list[int]:
        legal = super().find(state, player)
        if state.players > 1:
            return legal
        space = state.rank(0) - box.ORDER_PLACES
        return legal[: 1 if space < 0 else 2 if state.box.posters_of_show[space] == 1 else 3]

    def do(self, state: Position, player: int, at: int) -> None:
        # texts: magnificent-log-picks-pair, magnificent-log-picks-card
        card, tile = self.take(state, at, "magnificent-log-picks")
        state.cards[state.cards.index(-1, player * box.HELD, (player + 1) * box.HELD)] = card
        if tile >= 0:
            state.trainer_owner[tile] = player
        state.waiting &= ~(1 << player)
        # MG-7.3: at least one place of the track lies between the two hats.
        if state.players == 2 and state.waiting and abs(state.rank(0) - state.rank(1)) > 1:
            state.mode = asks.DISCARDING
        else:
            next_pick(state)

    def label(self, state: Position, player: int, at: int) -> Message:
        # texts: magnificent-choice-pair-card
        return self.about(state, at, "magnificent-choice-pair")


class DiscardPair(OfPair):
    """MG-7.3: any pair that is left; it leaves the game before the second player chooses."""

    def do(self, state: Position, player: int, at: int) -> None:
        # texts: magnificent-log-discards-pair, magnificent-log-discards-card
        self.take(state, at, "magnificent-log-discards")
        next_pick(state)

    def label(self, state: Position, player: int, at: int) -> Message:
        # texts: magnificent-choice-discard-card
        return self.about(state, at, "magnificent-choice-discard")


# ---- scoring a master card


class Score(Decision):
    """MG-7.4: one of the five, the new one too; all at once, shown when all have chosen."""

    def find(self, state: Position, player: int) -> list[int]:
        return [self.first + card for card in sorted(state.held(player))]

    def do(self, state: Position, player: int, at: int) -> None:
        pick_in_secret(state, player, at, "magnificent-log-will-score")
        if not state.waiting:
            score_cards(state)

    def label(self, state: Position, player: int, at: int) -> Message:
        card, points = words.card(state.box, at), scoring.card_points(state, player, at)
        bottom = state.box.told_bottoms[at]
        return say("magnificent-choice-score", card=card, points=points, bottom=bottom)


def pick_in_secret(state: Position, player: int, card: int, told: str) -> None:
    """A card is chosen in secret, while all others choose too: its owner is told which, the others that it is done."""
    state.picked[player] = card
    state.waiting &= ~(1 << player)
    if state.telling:
        by = {"player": seat(player)}
        state.tell(bit(player), told, by | {"card": words.card(state.box, card)})
        state.tell(EVERYBODY & ~bit(player), "magnificent-log-has-chosen", by)


def score_cards(state: Position) -> None:
    """MG-7.4: each scores its card and discards it; four stay."""
    state.turn += 1
    for player in range(state.players):
        pieces.reveal(state, bit(player))
        card = state.picked[player]
        points = scoring.card_points(state, player, card)
        state.earn(player, S_MASTERS, points)
        state.cards[state.cards.index(card, player * box.HELD, (player + 1) * box.HELD)] = -1
        state.picked[player] = -1
        state.die_kind[card] = -1
        if state.telling:
            told = words.card(state.box, card)
            state.say(player, "magnificent-log-scores-card", card=told, points=points)
    if state.round == box.ROUNDS:
        scoring.final_scoring(state)
    else:
        next_round(state)


# ---- the next round


def next_round(state: Position) -> None:
    """MG-7.5: markers return, gaps are filled, hats slide down, and the dice are rolled."""
    state.round += 1
    state.taken = 0
    for player in range(state.players):
        state.markers[player] += state.spent[player]
    state.spent = [0] * state.players
    state.shows = [0] * state.players
    fill_display(state)
    slide_hats(state)
    state.die_kind = [-1] * len(state.box.cards)
    state.die_face = [0] * len(state.box.cards)
    roll_dice(state)
    turn.begin_turn(state, state.first)


def fill_display(state: Position) -> None:
    """MG-2.2, MG-7.5: pairs not taken stay, gaps are filled; after round 2 trainer tiles are removed and none come."""
    for place in range(len(state.display)):
        if state.display[place] < 0 and state.deck:
            state.display[place] = pieces.draw(state, state.deck, EVERYBODY)
        if state.round == box.ROUNDS:
            state.trainer_display[place] = -1
        elif state.trainer_display[place] < 0 and state.trainer_deck:
            state.trainer_display[place] = pieces.draw(state, state.trainer_deck, EVERYBODY)
    if state.telling:
        cards = [words.card(state.box, card) for card in state.display if card >= 0]
        state.tell(EVERYBODY, "magnificent-log-display", {"cards": cards})


def slide_hats(state: Position) -> None:
    """MG-7.5: the lowest hat goes to #1, the next to #2 and so on; who is on #1 starts the round."""
    places = sorted([place for place in state.hat if place >= 0])
    state.hat = [places.index(place) if place >= 0 else -1 for place in state.hat]
    if 0 in state.hat:
        state.first = state.hat.index(0) // 2


def roll_dice(state: Position) -> None:
    """MG-2.1, MG-7.5: all dice, into the main tent."""
    state.rolls += 1
    faces = pieces.roll(state, "dice", state.rolls, sum(state.box.dice))
    state.dice = [0] * 24
    for kind, count in enumerate(state.box.dice):
        for _ in range(count):
            state.dice[kind * 6 + faces.pop(0) - 1] += 1
    if state.telling:
        state.say(state.first, "magnificent-log-rolls", round=state.round)
