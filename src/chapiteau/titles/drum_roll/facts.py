"""What can be counted about a match of Drum Roll: hirings, flips, firings, debts, votes."""

from chapiteau.facts import Facts, Outcome, Used, seat_of, tally
from chapiteau.game import State
from chapiteau.titles.drum_roll.rules.position import SHOWS
from chapiteau.titles.drum_roll.rules.vote import FIRST_VOTE, SECOND_VOTE
from chapiteau.words import Counter, Message, Source


def facts(state: State, log: list[Message]) -> Facts:
    """The facts of a finished match."""
    players = state.players

    def count(label: str, *ids: str, amount: str = "") -> Source:
        return Source(Message(label), tally(log, players, *ids, amount=amount))

    return Facts(
        lengths=[
            Counter(
                Message("drum-fact-turns"), sum(message.id == "drum-log-turn" for message in log)
            )
        ],
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
            Used(Message("drum-fact-performers"), performers(log, players)),
            Used(
                Message("drum-fact-personnel"),
                named(log, players, "drum-log-hired", "drum-personnel-"),
            ),
            Used(Message("drum-fact-investments"), investments(log, players)),
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


def named(log: list[Message], players: int, told: str, kind: str) -> list[list[Message]]:
    """Per seat the cards of a kind that messages `told` name."""
    cards: list[list[Message]] = [[] for _ in range(players)]
    for message in log:
        if message.id == told and argument(message, "card").id.startswith(kind):
            cards[seat_of(message)].append(title_of(argument(message, "card")))
    return cards


def performers(log: list[Message], players: int) -> list[list[Message]]:
    """Per seat the performers that it ever had: the first two (DR-2.5), and those it hired."""
    cards = named(log, players, "drum-log-hired", "drum-performer-")
    for message in log:
        if message.id == "drum-log-drafted":
            cards[seat_of(message)].append(title_of(argument(message, "kept")))
            cards[seat_of(message, "other")].append(title_of(argument(message, "given")))
    return cards


def investments(log: list[Message], players: int) -> list[list[Message]]:
    """Per seat the investments that ever came into its hand."""
    kind = "drum-investment-"
    bought = named(log, players, "drum-log-drew", kind)
    kept = named(log, players, "drum-log-kept", kind)
    return [mine + others for mine, others in zip(bought, kept, strict=True)]


def beginning(log: list[Message], players: int) -> list[list[Message]]:
    """Who is the starting player of the first turn (DR-2.8)."""
    first = next(seat_of(message) for message in log if message.id == "drum-log-turn")
    return [[Message("drum-fact-starts")] if seat == first else [] for seat in range(players)]


def flips(log: list[Message], players: int, show: int) -> Source:
    """Per seat the performers flipped in one show."""
    now = 0
    told: list[Message] = []
    for message in log:
        if message.id == "drum-log-show":
            now = number(message, "show")
        elif message.id == "drum-log-flipped" and now == show:
            told.append(message)
    label = Message("drum-fact-flips", {"show": show})
    return Source(label, tally(told, players, "drum-log-flipped"))


def votes(log: list[Message]) -> list[Outcome]:
    """How each vote ended, Double Votes counted (DR-4)."""
    results: dict[tuple[int, int], list[Message]] = {
        (show, turn): [] for show in range(1, SHOWS + 1) for turn in (FIRST_VOTE, SECOND_VOTE)
    }
    show = turn = 0
    for message in log:
        if message.id == "drum-log-turn":
            show, turn = number(message, "show"), number(message, "round")
        elif message.id == "drum-log-vote-result":
            results[show, turn] = [argument(message, "vote")]
    return [
        Outcome(
            Message(
                "drum-fact-vote",
                {"vote": "first" if turn == FIRST_VOTE else "second", "show": show},
            ),
            found,
        )
        for (show, turn), found in results.items()
    ]


def number(message: Message, name: str) -> int:
    """An argument that is a number."""
    found = message.args[name]
    assert isinstance(found, int)
    return found
