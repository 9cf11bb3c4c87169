"""DR-4: the vote whether the show begins, and DR-8.7: the Show Organizer at the end of a turn."""

from typing import Final

from chapiteau import pieces
from chapiteau.game import EVERYBODY, bit
from chapiteau.titles.drum_roll.rules import box, decks, position, words
from chapiteau.titles.drum_roll.rules.decision import Decision, Play
from chapiteau.titles.drum_roll.rules.position import Position
from chapiteau.words import Message

FIRST_VOTE: Final = 5
"""The preparation turn after which the first vote is held (DR-4.1)."""
SECOND_VOTE: Final = 6
LAST_TURN: Final = 7

# What a vote is; 0 for none.
DELAY: Final = 1
START: Final = 2
COUNTS_TWICE: Final = 4
"""Added to a vote that Double Vote doubles (DR-4.4)."""


class Vote(Decision):
    """DR-4.1: delay or start; secret until all are in."""

    def do(self, state: Position, player: int, at: int) -> None:
        state.votes[player] = 1 << at
        state.waiting &= ~bit(player)
        if state.telling:
            state.confide("drum-log-votes", "drum-log-has-voted", player, vote=name(1 << at))

    def label(self, state: Position, player: int, at: int) -> Message:
        # texts: drum-choice-delay, drum-choice-start
        return Message("drum-choice-" + self.domains[0].names[at])


# texts: drum-vote-delay, drum-vote-start
def name(choice: int) -> Message:
    """Delay or start."""
    return Message("drum-vote-delay" if choice & DELAY else "drum-vote-start")


def show_votes(state: Position) -> None:
    """DR-4.1: all are in."""
    for player in range(state.players):
        pieces.reveal(state, bit(player))
        if state.telling:
            state.say("drum-log-vote", player, vote=name(state.votes[player]))
    tell_result(state)


def delayed(state: Position) -> bool:
    """DR-4.1, DR-4.3: whether the votes, doubled ones and the virtual one of two players included, ask for another turn."""
    ahead = 1 if state.players == 2 and state.round == FIRST_VOTE else 0  # DR-4.3
    for choice in state.votes:
        weight = 2 if choice & COUNTS_TWICE else 1
        ahead += weight if choice & DELAY else -weight
    if ahead == 0:
        return state.votes[state.start] & DELAY != 0
    return ahead > 0


def result(state: Position) -> Message:
    """How the shown votes stand."""
    return name(DELAY if delayed(state) else START)


def tell_result(state: Position) -> None:
    """Say how the vote stands."""
    if state.telling:
        state.tell(EVERYBODY, "drum-log-vote-result", {"vote": result(state)})


# ---- Double Vote


def doubler(state: Position) -> int:
    """DR-4.4: mask of whom the step asks now; 0 when all were asked. Each holder of investments, whatever they are, is asked once
    (DR-9.1b)."""
    while state.asked < state.players:
        player = (state.start + state.asked) % state.players
        if state.hand[player]:
            return 1 << player
        state.asked += 1
    return 0


class DoubleVote(Play):
    """DR-4.4: the player's vote counts twice."""

    def do(self, state: Position, player: int, at: int) -> None:
        if state.telling:
            state.say("drum-log-double", player)
        decks.spend_investment(state, player, box.DOUBLE_VOTE)
        state.votes[player] |= COUNTS_TWICE
        tell_result(state)
        state.asked += 1

    def is_elsewhere(self, state: Position) -> bool:
        return False  # DR-9.8: a card in hand, like those of any time.


def close_vote(state: Position) -> bool:
    """DR-4.2: count. True when another turn follows; after the second vote delaying costs prestige."""
    delay = delayed(state)
    for player in range(state.players):
        if delay and state.round == SECOND_VOTE and state.votes[player] & DELAY:
            state.earn(player, position.S_LATE_VOTE, -state.box.late_vote, "drum-log-late-vote")
    state.votes = [0] * state.players
    return delay


# ---- the Show Organizer


class ReturnOrganizer(Decision):
    """DR-8.7: the card goes to the offer; its owner becomes the next starting player."""

    def do(self, state: Position, player: int, at: int) -> None:
        organizer = state.box.member[box.ORGANIZER]
        state.staff[player].remove(organizer)
        state.offered_personnel.append(organizer)
        state.returned = player
        state.asked = 1
        if state.telling:
            state.say("drum-log-organizer", player)

    def targets(self, state: Position, player: int, at: int) -> list[str]:
        return [words.target(state, state.box.member[box.ORGANIZER])]
