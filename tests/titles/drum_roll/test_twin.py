"""The text twin of Drum Roll: the description says all that the board shows."""

from typing import Any

import pytest

from chapiteau.titles.drum_roll.board import Board, Circus, Investment, Level, Member, Performer
from chapiteau.titles.drum_roll.rules.box import COLOURS
from chapiteau.words import END, SPECTATOR, Message, View
from tests.titles.drum_roll.build import TITLE, do, position
from tests.titles.drum_roll.matches import matches, played

OWN_CHOICES = ("drum-describe-own-card", "drum-describe-own-pass")
Found = dict[str, list[dict[str, Any]]]


def said(view: View) -> Found:
    """The arguments of all sentences by what they speak of."""
    found: Found = {}
    for message in view.description:
        found.setdefault(message.id.removeprefix("drum-describe-"), []).append(message.args)
    return found


def only(found: Found, name: str) -> dict[str, Any]:
    """The arguments of the one sentence of a kind; {} when there is none."""
    assert len(found.get(name, [])) <= 1, name
    return found.get(name, [{}])[0]


def seats(messages: list[Message]) -> list[int]:
    return [int(str(message.args["n"])) for message in messages]


def of(found: Found, name: str, player: int) -> list[dict[str, Any]]:
    """The sentences of a kind about one player."""
    return [args for args in found.get(name, []) if seats([args["player"]]) == [player]]


def one_of(found: Found, name: str, player: int) -> dict[str, Any]:
    """The one sentence of a kind about a player; {} when there is none."""
    told = of(found, name, player)
    assert len(told) <= 1, name
    return told[0] if told else {}


def word(message: Message) -> str:
    """`rope-walker`, `agent-3`, `white`, `poor`, `acrobat`, `moscow`, `unblock`."""
    name = message.id.partition(".")[0].split("-", 2)[2]
    number = message.args.get("number")
    return f"{name}-{number}" if number else name


def words(messages: list[Message]) -> list[str]:
    return [word(message) for message in messages]


# ---- cards


def check_printed(found: Found, shown: Performer) -> None:
    """What is printed on a performer."""
    printed = next(args for args in found["printed"] if word(args["card"]) == shown.id)
    assert (printed["hire"], printed["secondary"]) == (shown.hire, shown.secondary)
    for name, grows in (("salary", shown.salary_grows), ("prestige", shown.prestige_grows)):
        assert (printed[name].id == "drum-describe-value-grows") == grows
    for colour, gain, level in zip(
        ("one", "two", "three"), ("poor", "good", "outstanding"), shown.levels, strict=True
    ):
        assert word(printed[colour]) == level.colour
        check_benefit(printed[gain], level)


def check_benefit(parts: list[Message], level: Level) -> None:
    free = sum(len(part.colours) == 5 for part in level.benefit)
    others = [part for part in level.benefit if len(part.colours) != 5]
    assert len(parts) == len(others) + (free > 0)
    if free:
        assert parts[-1].args == {"count": free}
    for told, part in zip(parts, others, strict=False):
        args: dict[str, Any] = told.args
        if part.gives == "cube":
            colours = [args[key] for key in ("colour", "one", "two") if key in args]
            assert sorted(words(colours)) == sorted(part.colours)
        else:
            assert told.id == f"drum-part-{part.gives}"
        if part.gives in ("coins", "skip"):
            assert args["cubes"] == (part.price if part.pays == "cubes" else 0)
            assert args.get("count", args.get("coins")) == part.amount
        elif part.gives == "trailer":
            assert args["coins"] == (part.price if part.pays == "coins" else 0)
        elif part.gives == "look":
            assert (args["count"], args["keep"]) == (part.amount, part.keep)


def check_offer(board: Board, found: Found) -> None:
    offered = found.get("offered", [])
    for told, card in zip(offered, [*board.offer, *board.draft], strict=True):
        assert (word(told["card"]), word(told["type"])) == (card.id, card.type)
        assert (told["coins"], told["tokens"]) == (card.price, card.discount)
        check_printed(found, card)
    for told, member in zip(found.get("offered-member", []), board.personnel, strict=True):
        assert word(told["card"]) == member.id
        assert (told["coins"], told["tokens"]) == (member.price, member.discount)
        assert (told["hire"], told["salary"]) == (member.hire, member.salary)
        check_effect(found, member)


def check_effect(found: Found, member: Member) -> None:
    """What a personnel member does."""
    for args in found[f"drum-effect-{member.kind}"]:
        if word(args["card"]) == member.id:
            colours = words([args[key] for key in ("paid", "one", "two") if key in args])
            assert colours == [*member.takes, *member.gives]
            return
    raise AssertionError(member.id)


def check_performer(told: dict[str, Any], card: Performer) -> None:
    assert (word(told["card"]), word(told["type"])) == (card.id, card.type)
    assert (told["salary"], told["prestige"]) == (card.salary, card.prestige)
    assert (told["trailer"] == "yes", told["excused"] == "yes") == (card.trailer, card.excused)
    if card.flipped:
        assert (told["now"] == "yes") == card.flipped_now
        return
    assert words(told["has"]) == [level.colour for level in card.levels if level.filled]
    assert words(told["lacks"]) == [level.colour for level in card.levels if not level.filled]
    levels = ["none", "poor", "good", "outstanding"]
    assert word(told["level"]) == levels[card.reached]
    assert (word(told["performed"]), told["stage"] == "on") == (
        levels[card.performed],
        card.acting,
    )
    assert (told["stage"] == "no") == (card.performed == 0)


def check_investments(told: list[Message], shown: list[Investment]) -> None:
    assert words(told) == [card.kind for card in shown]


# ---- the table


def check_match(board: Board, found: Found) -> None:
    match = only(found, "match")
    assert (match["show"], match["round"], match["edition"]) == (
        board.show,
        board.round,
        board.edition,
    )
    assert seats([match["start"]]) == [board.start]
    for name, seat in {
        "stage": board.on_stage,
        "returned": board.returned,
        "barred": board.barred,
    }.items():
        assert seats([args["player"] for args in found.get(name, [])]) == [seat] * (seat >= 0)
    votes = [
        (*seats([args["player"]]), word(args["vote"]) == "delay", args["double"] == "yes")
        for args in found.get("vote", [])
    ]
    assert votes == [(vote.seat, vote.delay, vote.double) for vote in board.votes]
    done = [circus.seat for circus in board.circuses if circus.done]
    assert seats(only(found, "done").get("players", [])) == done


def check_markers(board: Board, found: Found) -> None:
    told = {
        word(args["space"]): [
            (*seats([one.args["player"]]), one.args["number"]) for one in args["markers"]
        ]
        for args in found.get("markers", [])
    }
    shown = {
        space.id: list(zip(space.markers, space.orders, strict=True))
        for space in board.spaces
        if space.markers
    }
    assert told == shown
    assert only(found, "markers-left").get("cubes", 0) == board.cube_actions_left
    left = [one.args["count"] for one in only(found, "markers-left").get("players", [])]
    assert (left or [0] * len(board.circuses)) == board.markers_left
    assert [one.args["value"] for one in only(found, "track")["coins"]] == board.tickets


def check_supply(board: Board, found: Found) -> None:
    stock = only(found, "stock")
    assert [stock[name] for name in COLOURS] == board.stock
    assert (stock["trailers"], stock["tokens"]) == (board.trailers, board.tokens)
    decks = only(found, "decks")
    assert [*decks.values()] == [
        board.performer_deck,
        board.performer_discard,
        board.personnel_deck,
        board.personnel_discard,
        board.investment_deck,
    ]
    discard = words(only(found, "discard").get("cards", []))
    assert discard[::-1] == board.investment_discard
    for name, out in (
        ("performers-out", board.performers_out),
        ("personnel-out", board.personnel_out),
    ):
        assert words(only(found, name).get("cards", []))[::-1] == out
    table = only(found, "table-region")
    assert (word(table["region"]) if table else "") == board.table_region


def check_secrets(view: View, found: Found) -> None:
    board: Board = view.board
    if view.viewer >= 0:
        check_investments(only(found, "hand")["cards"], board.hand)
    assert words(only(found, "draft").get("cards", [])) == [card.id for card in board.draft]
    kept = only(found, "kept")
    assert (word(kept["card"]) if kept else "") == board.kept
    assert words(only(found, "picked").get("cubes", [])) == board.picked
    chosen = [message for message in view.description if message.id in OWN_CHOICES]
    assert chosen == ([board.chosen] if board.chosen else [])
    vote = only(found, "own-vote")
    assert (word(vote["vote"]) if vote else "") == board.vote
    looked = only(found, "looked")
    check_investments(looked.get("cards", []), board.looked)
    assert looked.get("keep", 0) == board.keeping
    known = {card.kind for card in [*board.hand, *board.looked]}
    known |= {card.kind for held in board.hands for card in held}
    assert {word(args["card"]) for args in found.get("effect", [])} == known
    for told, held in zip(found.get("hand-of", []), board.hands, strict=True):
        check_investments(told["cards"], held)


def check_circus(view: View, circus: Circus, found: Found) -> None:
    board, seat = view.board, circus.seat
    money = one_of(found, "circus", seat)
    assert (money["prestige"], money["coins"]) == (view.seats[seat].score, circus.coins)
    assert (money["wages"], money["missing"]) == (circus.wages, circus.shortfall)
    held = one_of(found, "cards", seat)
    assert (held["cards"], held["limit"]) == (circus.hand, circus.hand_limit)
    storage = one_of(found, "storage", seat)
    assert [storage[name] for name in COLOURS] == circus.storage
    region = one_of(found, "region", seat)
    assert (word(region["region"]), region["prestige"]) == (circus.region, circus.region_pays)
    tile = next(tile for tile in board.regions if tile.id == circus.region)
    assert words([region["one"], region["two"]]) == tile.types
    after = one_of(found, "next-region", seat)
    assert (word(after["region"]) if after else "") == circus.next_region
    assert after.get("prestige", 0) == circus.next_region_pays
    tickets = one_of(found, "tickets", seat)
    assert tickets["left"] == len(board.tickets) - circus.sold
    for name, value in {
        "moves": circus.moves_left,
        "skips": circus.skips,
        "bizarre": circus.bizarre,
    }.items():
        assert one_of(found, name, seat).get("count", 0) == value, name
    check_cards(circus, found)
    laid = words(one_of(found, "laid", seat).get("cards", []))
    assert laid == circus.laid
    told = [
        (one.args["source"], one.args["prestige"])
        for one in one_of(found, "earnings", seat).get("sources", [])
    ]
    earned = zip(board.sources, circus.earned, strict=True)
    assert told == [(source, prestige) for source, prestige in earned if prestige]


def check_cards(circus: Circus, found: Found) -> None:
    """Performers and personnel of a circus."""
    told = {
        word(args["card"]): args
        for args in [*of(found, "performer", circus.seat), *of(found, "flipped", circus.seat)]
    }
    assert told.keys() == {card.id for card in circus.performers}
    flipped = {word(args["card"]) for args in of(found, "flipped", circus.seat)}
    assert flipped == {card.id for card in circus.performers if card.flipped}
    for card in circus.performers:
        check_performer(told[card.id], card)
        check_printed(found, card)
    for args, member in zip(of(found, "member", circus.seat), circus.personnel, strict=True):
        assert (word(args["card"]), args["salary"]) == (member.id, member.salary)
        assert (args["banked"], args["hire"]) == (member.banked, member.hire)
        assert (args["used"] == "yes", args["excused"] == "yes") == (member.used, member.excused)
        check_effect(found, member)


def check_twin(view: View) -> None:
    """Everything on the board can be read from the sentences."""
    board, found = view.board, said(view)
    check_match(board, found)
    check_secrets(view, found)
    check_offer(board, found)
    check_markers(board, found)
    check_supply(board, found)
    for circus in board.circuses:
        check_circus(view, circus, found)
    awards = [
        (args["award"], args["prestige"], seats(args["players"]), args["when"] == "show")
        for args in found.get("award", [])
    ]
    shown = [(one.label, one.prestige, one.seats, one.every_show) for one in board.awards]
    assert awards == ([] if board.phase == "over" else shown)


@pytest.mark.slow
def test_the_text_twin_says_all_that_the_board_shows() -> None:
    told = set()
    for match in matches():
        for at in played(match, every=5):
            viewers = [*at.state.to_act()[:2], SPECTATOR] + [END] * at.state.is_final()
            for viewer in viewers:
                view = at.view(viewer)
                check_twin(view)
                told |= {message.id.removeprefix("drum-describe-") for message in view.description}
    for kind in (
        "flipped",
        "skips",
        "stage",
        "vote",
        "looked",
        "picked",
        "table-region",
        "hand-of",
    ):
        assert kind in told, f"the matches never showed {kind}"


def test_the_text_twin_of_what_comes_up_seldom() -> None:
    chosen = position(3, phase="curtain", hands=["income", "trailer", "fire"], troupe=["giant"])
    do(chosen, "income", 0)
    do(chosen, "done", 1)
    hands = ["applause-bizarre"]
    laid = position(2, phase="show", hands=hands, troupe=["giant"], cubes={"giant": 1})
    do(laid, "applause bizarre")
    told = set()
    for state in (chosen, laid):
        for viewer in (*range(state.players), SPECTATOR):
            view = TITLE.view(state, viewer)
            check_twin(view)
            told |= {message.id.removeprefix("drum-describe-") for message in view.description}
    assert told >= {"own-card", "own-pass", "laid"}
