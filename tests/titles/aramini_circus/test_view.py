"""The view of Aramini Circus: the text twin says all that the board shows, and every word exists."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from chapiteau.match import Match
from chapiteau.text import Texts
from chapiteau.titles.aramini_circus.describe import description
from chapiteau.titles.aramini_circus.view import Board, Card, Wagon
from chapiteau.words import END, LANGUAGES, SPECTATOR, Message
from tests.kit.sentences import collect, read_out
from tests.titles.aramini_circus.build import TITLE, move, new, number, position

NAMES = ["Ana", "Ben", "Zoé", "Udo"]


def matches() -> Iterator[Match]:
    """Matches of every kind, to be played at random."""
    for players in (2, 3, 4):
        for options in ({"bonus": True}, {"ending": "finish-round"}):
            yield Match.start("aramini-circus", players, options, bytes([players]) * 32)


def played(match: Match) -> Iterator[Match]:
    """The match at each of its decisions, and at its end. Turns are ended only when nothing else is left, so it gets far."""
    rng = match.state.chance.stream("views")
    while not match.state.is_final():
        yield match
        player = match.state.current()
        actions = match.state.legal_actions(player)
        end = number(match.state, "end-turn")
        match.act(player, rng.pick([action for action in actions if action != end] or actions))
    yield match


# ---- the text twin


def said(messages: list[Message]) -> dict[str, list[Message]]:
    """Sentences by what they speak of."""
    found: dict[str, list[Message]] = {}
    for message in messages:
        found.setdefault(message.id.removeprefix("aramini-describe-"), []).append(message)
    return found


def only(found: dict[str, list[Message]], name: str) -> dict[str, Any]:
    """The arguments of the one sentence of a kind; {} when there is none."""
    sentences = found.get(name, [])
    assert len(sentences) <= 1, name
    return sentences[0].args if sentences else {}


def wagon(message: Message) -> tuple[str, int]:
    animal, value = message.args["animal"], message.args["value"]
    assert isinstance(animal, Message)
    assert isinstance(value, int)
    return animal.id.removeprefix("aramini-animal-"), value


def card(message: Message) -> tuple[str, int]:
    """(face, copy) of a card in a sentence."""
    name = message.id.partition(".")[0]
    copy = message.args.get("copy", 0)
    assert isinstance(copy, int)
    return name.removeprefix("aramini-animal-").removeprefix("aramini-bonus-"), copy


def counted(messages: list[Message]) -> Counter[tuple[str, int]]:
    cards: Counter[tuple[str, int]] = Counter()
    for message in messages:
        count = message.args.get("count", 1)
        assert isinstance(count, int)
        cards[card(message)] += count
    return cards


def shown(cards: list[Card]) -> list[tuple[str, int]]:
    return [(one.face, one.copy) for one in cards]


def wagons(row: list[Wagon]) -> list[tuple[str, int]]:
    return [(one.animal, one.value) for one in row]


def check_twin(board: Board, messages: list[Message], over: bool) -> None:
    """Everything on the board can be read from the sentences."""
    found = said(messages)
    goal = only(found, "goal")
    assert (goal["goal"], goal["first"].args["n"]) == (board.goal, board.first)
    assert (goal["bonus"] == "yes") == board.with_bonus
    turn = only(found, "over" if over else "turn")
    assert turn["player"].args["n"] == board.mover
    assert turn.get("actions", 0) == board.actions
    assert only(found, "less").get("less", 0) == board.less
    for name, count in (("idle", board.idle), ("calm", board.calm)):
        assert only(found, name) == {"turns": count.turns, "limit": count.limit}
    ends = [name for name in found if name.startswith("ends-")]
    assert ends == ([f"ends-{board.last}"] if board.last else [])
    assert [one.id for one in board.hand if one.id == board.waiting] == [board.waiting] * (
        "waits" in found
    )
    for name, value in {
        "last-round": board.last_round,
        "one-to-one": board.one_to_one,
        "coupling": board.coupling,
        "taking": board.phase == "taking",
        "aside": board.aside is not None,
        "payment": board.payment is not None,
        "hand-of": bool(board.hands),
    }.items():
        assert (name in found) == value, name
    if board.aside:
        aside = only(found, "aside")
        assert (card(aside["card"]), aside["draws"]) == (shown([board.aside])[0], board.draws)
    if board.payment:
        payment = only(found, "payment")
        assert payment["place"] == board.payment.slot + 1
        assert (payment["due"], payment["half"] == "yes") == (
            board.payment.due,
            board.payment.half,
        )
        assert [card(one) for one in payment["cards"]] == shown(board.payment.laid)
    check_middle(board, found)
    if "hand" in found:
        assert counted(only(found, "hand")["cards"]) == Counter(shown(board.hand))
    for message, cards in zip(found.get("hand-of", []), board.hands, strict=True):
        held: Any = message.args["cards"]
        assert counted(held) == Counter(shown(cards))
    check_places(board, found)


def check_middle(board: Board, found: dict[str, list[Message]]) -> None:
    offered = {m.args["place"]: m.args["wagon"] for m in found.get("offer", [])}
    for slot, offer in enumerate(board.offer):
        message: Any = offered.get(slot + 1)
        assert (wagon(message) if message else None) == (wagons([offer])[0] if offer else None)
    assert only(found, "wagon-pile")["count"] == board.wagon_pile
    assert only(found, "pile")["count"] == board.pile
    if not board.discard:
        assert "no-discard" in found
    elif "discard" in found:
        top = only(found, "discard")
        assert (card(top["card"]), top["count"]) == (shown(board.discard)[0], board.discard_size)
        assert len(board.discard) == 1
    else:
        cards = [card(one) for one in only(found, "discard-all")["cards"]]
        assert cards == shown(board.discard)[::-1]
    tokens = [card(one)[0] for one in only(found, "centre").get("tokens", [])]
    assert tokens == board.centre


def check_places(board: Board, found: dict[str, list[Message]]) -> None:
    for name in ("train", "player"):
        assert len(found[name]) == len(board.places)
    waiting = {m.args["player"].args["n"]: m.args for m in found.get("pending", [])}  # type: ignore[union-attr]
    for place in board.places:
        train: Any = found["train"][place.seat].args
        assert [wagon(one) for one in train["wagons"]] == wagons(place.train)
        assert train["points"] == place.points
        beside: Any = waiting.get(place.seat, {"wagons": [], "points": 0})
        assert [wagon(one) for one in beside["wagons"]] == wagons(place.pending)
        assert beside["points"] == place.pending_points
        player: Any = found["player"][place.seat].args
        assert (card(player["token"])[0], player["cards"]) == (place.token, place.hand)
        if place.ringmaster:
            ringmaster = only(found, "ringmaster")
            assert ringmaster["player"].args["n"] == place.seat
            assert ringmaster["side"] == place.ringmaster


@pytest.mark.slow
def test_the_text_twin_says_all_that_the_board_shows() -> None:
    for match in matches():
        for at in played(match):
            viewers = [*range(match.players), SPECTATOR] + [END] * at.state.is_final()
            for viewer in viewers:
                view = at.view(viewer)
                check_twin(view.board, view.description, at.state.is_final())


def test_the_text_twin_of_an_open_discard_and_of_empty_places() -> None:
    state = position(hands=["take-discard-1"], discard="fish bear tiger", offer="1-bear", wagons="")
    for viewer in (0, 1):
        check_twin(TITLE.view(state, viewer).board, description(state, viewer), over=False)
    assert len(TITLE.view(state, 0).board.discard) == 3


# ---- the log


@pytest.mark.rule("AC-6.1")
def test_each_draw_is_told_once_and_its_card_to_whoever_may_know() -> None:
    """Readers with everything open are told each thing once, too."""
    match = Match.start("aramini-circus", 3, {"bonus": True}, bytes(32))
    for _ in played(match):
        pass

    def lines(viewer: int, name: str) -> list[int]:
        """The seats that were told of, in order."""
        log = match.log(viewer)
        return [line.seat for line in log for message in line.messages if message.id == name]

    drawn = lines(SPECTATOR, "aramini-drew-hidden")
    assert len(drawn) > 30
    assert lines(SPECTATOR, "aramini-drew") == []
    assert lines(END, "aramini-drew") == drawn
    assert lines(END, "aramini-drew-hidden") == []
    for seat in range(3):
        assert lines(seat, "aramini-drew") == [seat] * drawn.count(seat)
        assert lines(seat, "aramini-drew-hidden") == [other for other in drawn if other != seat]


# ---- words


@pytest.fixture(scope="module")
def sentences() -> list[Message]:
    """All that some matches say."""
    return collect(at for match in matches() for at in played(match))


@pytest.mark.slow
def test_every_sentence_can_be_said(sentences: list[Message]) -> None:
    for lang in LANGUAGES:
        assert read_out(lang, sentences, NAMES)
    seen = {message.id for message in sentences}
    for name in ("filled", "hitched", "pending", "swapped", "played", "took", "drew", "shuffled"):
        assert f"aramini-{name}" in seen, f"the matches never told {name}"


def test_sentences() -> None:
    """A few sentences as they are read, in both languages."""
    state = position(
        3,
        hands=["bear bear"],
        offer="1-giraffe",
        wagons="3-fish",
        tokens="bear fish tiger",
        discard="fish",
    )
    state.telling = True
    move(state, "fill", "offer:0")
    told = [event.message for event in state.events]
    assert [Texts("en").format(message, NAMES) for message in told] == [
        "Ana fills up the 1-giraffe wagon and discards a bear and a bear.",
        "Ana hitches the 1-giraffe wagon. The train now has 1 point.",
        "The next wagon on offer is the 3-fish wagon.",
    ]
    assert [Texts("fr").format(message, NAMES) for message in told] == [
        "Ana remplit le wagon girafe de valeur 1 et défausse un ours et un ours.",
        "Ana accroche le wagon girafe de valeur 1. Le train a maintenant 1 point.",
        "Le nouveau wagon disponible est le wagon poisson de valeur 3.",
    ]


# ---- what the page relies on


def test_ids_are_unique_and_targets_are_on_the_board() -> None:
    for match in matches():
        for at in played(match):
            if at.state.is_final():
                break
            player = at.state.current()
            board = at.view(player).board
            pieces = [*board.hand, *board.discard, *(board.payment.laid if board.payment else [])]
            pieces += [*filter(None, board.offer), *([board.aside] if board.aside else [])]
            pieces += [one for place in board.places for one in [*place.train, *place.pending]]
            ids = [piece.id for piece in pieces]
            assert len(set(ids)) == len(ids)
            there = {piece.target for piece in pieces} | {"pile", "discard"}
            there |= {f"token:{name}" for name in ["giraffe", "bear", "fish", "tiger"]}
            for choice in at.choices(player):
                assert set(choice.targets) <= there


def test_the_hint_names_what_can_be_done_and_nothing_else() -> None:
    asked = 0
    for at in played(Match.start("aramini-circus", 2, {"bonus": True}, bytes(32))):
        if at.state.is_final():
            break
        player = at.state.current()
        hint: Any = at.view(player).hint
        if hint.id == "aramini-hint-waits":
            hint = hint.args["hint"]
        if hint.id == "aramini-hint-turn":
            named = [thing.id.removeprefix("aramini-can-") for thing in hint.args["things"]]
            groups = {choice.group for choice in at.choices(player)}
            assert {"turn" if name == "end" else name for name in named} == groups
            asked += 1
    assert asked > 50


def test_previews_say_what_a_purchase_brings() -> None:
    match = Match.start("aramini-circus", 2, {}, bytes(32))
    match.state = position(hands=["bear"], trains=["1-fish"], offer="1-bear")
    fill = next(
        choice for choice in match.choices(0) if choice.action == number(match.state, "fill 1")
    )
    assert [message.id for message in fill.preview] == ["aramini-hitched"]
    assert fill.final


def test_a_view_of_each_phase() -> None:
    state = new(2)
    assert TITLE.view(state, 0).status.id == "aramini-status-turn"
    paying = position(hands=["giraffe bear bear"], offer="1-giraffe", tokens="bear fish")
    move(paying, "fill", "offer:0")
    assert TITLE.view(paying, 0).status.id == "aramini-status-paying"
    assert TITLE.view(paying, 1).status.id == "aramini-status-turn"
    assert TITLE.view(paying, 1).board.phase == "turn"
