"""What can be counted about a match of Drum Roll: hirings, flips, firings, debts, votes."""

from chapiteau.facts import Facts, Outcome, Used, named, seat_of, tally
from chapiteau.titles.drum_roll.rules.position import SHOWS
from chapiteau.titles.drum_roll.rules.state import DrumRollState
from chapiteau.titles.drum_roll.rules.vote import FIRST_VOTE, SECOND_VOTE
from chapiteau.words import Counter, Message, Source


def facts(state: DrumRollState, log: list[Message]) -> Facts:
    """The facts of a finished match."""
    players = state.players
    troupe = state.box.name[: state.box.performers]
    staff = state.box.name[state.box.performers :]

    def count(label: str, *ids: str, amount: str = "") -> Source:
        return Source(Message(label), tally(log, players, *ids, amount=amount))

    def cards(*told: str, among: list[Message] | None = None) -> list[list[Message]]:
        """Per seat the cards that messages `told` name, or those of them that are `among` these."""
        return [
            [title_of(card) for card in found if among is None or card in among]
            for found in named(log, players, "card", *told)
        ]

    turns = sum(message.id == "drum-log-turn" for message in log)
    # A seat's first two performers (DR-2.5), and those it hired.
    performers = cards("drum-log-hired", among=troupe)
    for message in log:
        if message.id == "drum-log-drafted":
            performers[seat_of(message)].append(title_of(argument(message, "kept")))
            performers[seat_of(message, "other")].append(title_of(argument(message, "given")))
    return Facts(
        lengths=[Counter(Message("drum-fact-turns"), turns)],
        counts=[
            count("drum-fact-hired", "drum-log-hired"),
            count("drum-fact-invested", "drum-log-invests"),
            count("drum-fact-passed", "drum-log-passed"),
            *(flips(log, players, show) for show in range(1, SHOWS + 1)),
            count("drum-fact-fired", "drum-log-fired"),
            count("drum-fact-bankrupt", "drum-log-unpaid"),
            count("drum-fact-unpaid", "drum-log-unpaid", amount="coins"),
        ],
        used=[
            Used(Message("drum-fact-performers"), performers),
            Used(Message("drum-fact-personnel"), cards("drum-log-hired", among=staff)),
            Used(Message("drum-fact-investments"), cards("drum-log-drew", "drum-log-kept")),
            Used(Message("drum-fact-beginning"), beginning(log, players)),
        ],
        outcomes=votes(log),
    )


def title_of(name: Message) -> Message:
    """A name as it stands in a table rather than in a sentence."""
    return Message(name.id + ".name", name.args)


def argument(message: Message, name: str) -> Message:
    """An argument that is a message itself."""
    found = message.args[name]
    assert isinstance(found, Message)
    return found


def beginning(log: list[Message], players: int) -> list[list[Message]]:
    """Who is the starting player of the first turn (DR-2.8)."""
    first = next(seat_of(message) for message in log if message.id == "drum-log-turn")
    return [[Message("drum-fact-starts")] if seat == first else [] for seat in range(players)]


def flips(log: list[Message], players: int, show: int) -> Source:
    """Per seat the performers flipped in one show."""
    now: object = 0
    told: list[Message] = []
    for message in log:
        if message.id == "drum-log-show":
            now = message.args["show"]
        elif message.id == "drum-log-flipped" and now == show:
            told.append(message)
    label = Message("drum-fact-flips", {"show": show})
    return Source(label, tally(told, players, "drum-log-flipped"))


def votes(log: list[Message]) -> list[Outcome]:
    """How each vote ended, Double Votes counted (DR-4)."""
    results: dict[object, list[Message]] = {}
    now: object = None
    for message in log:
        if message.id == "drum-log-turn":
            now = (message.args["show"], message.args["round"])
        elif message.id == "drum-log-vote-result":
            results[now] = [argument(message, "vote")]
    return [
        Outcome(
            Message("drum-fact-vote", {"vote": vote, "show": show}), results.get((show, at), [])
        )
        for show in range(1, SHOWS + 1)
        for vote, at in (("first", FIRST_VOTE), ("second", SECOND_VOTE))
    ]
