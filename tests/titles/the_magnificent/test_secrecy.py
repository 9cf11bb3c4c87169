"""Who may know what: the draft of starting cards (MG-12.4), the cards chosen at once (MG-7.4), the orders of the decks. The kit proves
secrecy along whole matches and counts small positions; here is what people would look for first."""

from typing import Any

import msgspec
import pytest

from chapiteau.chance import Chance, Rng, seed_from
from chapiteau.game import CHANCE, EVERYBODY
from chapiteau.match import Match
from chapiteau.titles.the_magnificent.rules import asks
from chapiteau.titles.the_magnificent.rules.setup import kept_of, packet_of
from chapiteau.titles.the_magnificent.rules.state import MagnificentState
from chapiteau.titles.the_magnificent.view import Board
from chapiteau.words import END, SPECTATOR
from tests.titles.the_magnificent import build as b
from tests.titles.the_magnificent.build import TITLE, Seat
from tests.titles.the_magnificent.matches import TABLES, played

pytestmark = pytest.mark.engine


def rng() -> Rng:
    return Chance(seed_from(1)).stream("secrecy")


def worlds(state: MagnificentState, viewer: int, count: int = 40) -> list[Any]:
    source = rng()
    return [state.resample(viewer, source) for _ in range(count)]


def board(state: MagnificentState, viewer: int) -> Board:
    shown = TITLE.view(state, viewer).board
    assert isinstance(shown, Board)
    return shown


def sent(state: MagnificentState, viewer: int) -> bytes:
    """Everything that leaves the engine for a viewer without a log."""
    choices = state.kinds().choices(state, viewer) if viewer >= 0 else []
    return msgspec.json.encode([TITLE.view(state, viewer), choices])


# ---- the draft


@pytest.mark.rule("MG-12.4")
def test_packets_are_seen_by_those_who_hold_them() -> None:
    state = b.new(3, 5, masters="drafted")
    for seat in range(3):
        shown = board(state, seat)
        packet = [b.CARDS[card] for card in packet_of(state, seat)]
        assert [master.code for master in shown.draft] == packet
        assert len(packet) == 4
        for other in {0, 1, 2, SPECTATOR} - {seat}:
            assert not {*packet} & {master.code for master in board(state, other).draft}
    assert board(state, SPECTATOR).draft == []


@pytest.mark.rule("MG-12.4")
def test_what_is_kept_is_seen_by_its_owner_until_all_lies_open() -> None:
    match = Match.start("the-magnificent", 3, {"masters": "drafted"}, bytes(32))
    state: Any = match.state
    mine: set[str] = set()
    while state.mode == asks.KEEP:
        seat = state.current()
        action = state.legal_actions(seat)[-1]
        name = b.CARDS[action - b.first_of("master")]
        match.act(seat, action)
        mine |= {name} if seat == 0 else set()
        if state.mode == asks.KEEP:
            own = board(state, 0)
            assert {one.code for one in own.kept} | {own.picked} - {""} == mine
            for viewer in {0, 1, 2, SPECTATOR} - {seat}:
                assert f'"{name}"'.encode() not in sent(state, viewer)
    assert board(state, 0).kept == []
    assert mine <= {master.code for master in board(state, SPECTATOR).mats[0].masters}
    for viewer, seats in ((0, {0}), (1, {1}), (SPECTATOR, set())):
        told = [m for line in match.log(viewer) for m in line.messages]
        keeps = {m.args["player"].args["n"] for m in told if m.id == "magnificent-log-keeps"}  # type: ignore[union-attr]
        assert keeps == seats, "the others hear only that a card was chosen"


@pytest.mark.rule("MG-12.4")
def test_a_packet_that_was_passed_on_is_remembered() -> None:
    state = b.new(3, 5, masters="drafted")
    first = packet_of(state, 0)
    for seat in range(3):
        state.apply(seat, state.legal_actions(seat)[0])
    for world in worlds(state, 0):
        assert sent(world, 0) == sent(state, 0)
        assert kept_of(world, 0) == kept_of(state, 0)
        assert packet_of(world, 0) == packet_of(state, 0)
        assert sorted([*packet_of(world, 1), *kept_of(world, 0)]) == first
    others = {tuple(kept_of(world, 1)) for world in worlds(state, 0)}
    assert len(others) > 1
    assert not {card for cards in others for card in cards} & {*first, *packet_of(state, 0)}


# ---- cards that all choose at once


def choosing() -> MagnificentState:
    """The end of a round, when all choose a master card to score."""
    state = b.position(Seat(coins=9), Seat(coins=9), Seat(coins=9), players=3, taken=11, player=2)
    b.idle(state)
    while state.mode == asks.PICKING:
        b.act(state, state.legal_actions(state.player)[0])
    assert state.mode == asks.SCORING
    return state


@pytest.mark.rule("MG-7.4")
def test_a_card_to_score_is_secret_until_all_have_chosen() -> None:
    state = choosing()
    before = {viewer: board(state, viewer) for viewer in (0, 2, SPECTATOR)}
    options = state.legal_actions(1)
    seen: dict[int, set[bytes]] = {0: set(), 2: set(), SPECTATOR: set()}
    for action in options:
        trial = state.clone()
        trial.telling = True
        trial.apply(1, action)
        assert board(trial, 1).picked == b.CARDS[action - b.first_of("master")]
        for viewer, known in seen.items():
            assert board(trial, viewer).mats == before[viewer].mats
            heard = [e.message for e in trial.events if e.audience >> (viewer % 8) & 1]
            known.add(sent(trial, viewer) + msgspec.json.encode(heard))
        chosen = {world.picked[1] for world in worlds(trial, 0, 80)}
        assert chosen == {option - b.first_of("master") for option in options}
        assert {world.picked[1] for world in worlds(trial, 1)} == {action - b.first_of("master")}
    assert len(options) == 5
    assert all(len(known) == 1 for known in seen.values())


@pytest.mark.rule("MG-6.4")
def test_an_arrangement_is_told_once_and_seen_by_all() -> None:
    """It is one step without a secret: before it, others see that it is asked and where the posters lie; after it, where they lie then."""
    seat = Seat(posters={1: "OL 2/3", 2: "GL 2/3", 3: "PL 2/3"}, tiles="OL")
    state = b.position(seat, main="orange-2", posters=["OL GL 5/2"])
    b.take(state, "orange-2", "I-1")
    b.show(state, 2)
    b.complete(state, 1)
    b.end_show(state)
    assert state.mode == asks.ARRANGING
    lie = [one.poster.id if one.poster else "" for one in board(state, SPECTATOR).mats[0].sections]
    assert [code == "" for code in lie] == [True, False, False, True, True]
    assert board(state, 1).phase == "arrange"
    assert state.kinds().choices(state, 1) == []
    ends = {viewer: set[bytes]() for viewer in (0, 1, SPECTATOR)}
    options = state.legal_actions(0)
    for action in options:
        trial = state.clone()
        trial.telling = True
        b.act(trial, action)
        (told,) = trial.events
        name = "leaves-posters" if action == options[0] else "arranges"
        assert told.message.id == f"magnificent-log-{name}"
        assert told.audience == EVERYBODY
        assert trial.learned == 0, "it can be taken back"
        for viewer, seen in ends.items():
            assert board(trial, viewer) == board(trial, 0)
            mats = board(trial, viewer).mats
            seen.add(msgspec.json.encode(mats))
            moved = [one.poster.id if one.poster else "" for one in mats[0].sections]
            assert (moved == lie) == (action == options[0])
            assert sorted(moved) == sorted(lie)
    assert len(options) == 20, "two posters on five sections"
    assert {viewer: len(seen) for viewer, seen in ends.items()} == {0: 20, 1: 20, SPECTATOR: 20}


# ---- one screen for several


@pytest.mark.long
@pytest.mark.rule("MG-7.4", "MG-12.4")
def test_a_view_is_open_to_all_but_where_cards_are_chosen_in_secret() -> None:
    """The curtain: also while posters are gained or rearranged, dice and boards chosen, nothing is hidden from another seat."""
    hidden: set[int] = set()
    shown: set[int] = set()
    for players, options in TABLES:
        everybody = list(range(players))
        for match in played(players, options):
            state: Any = match.state
            secret = state.mode in (asks.KEEP, asks.SCORING)
            if not secret and state.mode in shown and match.revision % 4:
                continue  # Much the same again.
            for seat in everybody:
                others = [other for other in everybody if other != seat]
                assert match.view(seat).open_to == ([] if secret else others)
            assert match.view(SPECTATOR).open_to == everybody
            if players > 1:
                (hidden if secret else shown).add(state.mode)
        assert match.state.is_final()
    assert hidden == {asks.KEEP, asks.SCORING}
    assert shown >= {asks.BOARD, asks.TRAINER, asks.DIE, asks.PLACING, asks.SHOWING, asks.ARRANGING}
    assert shown >= {asks.PICKING, asks.DISCARDING, asks.OVER}


@pytest.mark.rule("MG-7.4", "MG-12.4")
@pytest.mark.parametrize("phase", [asks.KEEP, asks.SCORING])
def test_the_curtain_hides_what_another_seat_may_not_see(phase: int) -> None:
    """Views that a rival takes for equally possible differ for the seat itself; once all have chosen, they do not."""
    state = b.new(3, 5, masters="drafted") if phase == asks.KEEP else choosing()
    while 0 in state.to_act():
        assert state.mode == phase
        state.apply(0, state.legal_actions(0)[0])
    assert len({sent(world, 0) for world in worlds(state, 1)}) > 1
    if phase == asks.SCORING:
        for seat in (1, 2):
            state.apply(seat, state.legal_actions(seat)[0])
        assert TITLE.view(state, 0).open_to == [1, 2]
        assert len({sent(world, 0) for world in worlds(state, 1)}) == 1


# ---- decks and dice


@pytest.mark.rule("MG-2.2", "MG-2.4", "MG-2.6")
def test_nobody_is_sent_the_order_of_a_deck() -> None:
    state = b.drafted(4, 3)
    for viewer in (0, 1, 2, 3, SPECTATOR):
        drawn = worlds(state, viewer, 8)
        assert len({tuple(world.deck) for world in drawn}) == 8
        assert len({tuple(world.poster_deck) for world in drawn}) == 8
        assert len({tuple(world.trainer_deck) for world in drawn}) > 4
        for world in drawn:
            assert sorted(world.deck) == sorted(state.deck)
            assert sent(world, viewer) == sent(state, viewer)
            assert world.chance.seed != state.chance.seed


@pytest.mark.rule("MG-5.3")
def test_who_learns_what_from_posters() -> None:
    def gaining(posters: int) -> MagnificentState:
        state = b.position(
            Seat(posters={1: "OL 2/3"}, cards="M-08 M-01 M-10 M-20", markers=2), main="orange-5"
        )
        del state.poster_deck[posters:]
        b.take(state, "orange-5", on="M-08")
        b.use(state, "top")
        return state

    shown = gaining(9)
    state = shown.clone()
    b.act(state, "poster 1")
    assert state.learned == CHANCE | EVERYBODY, "the display is refilled"
    state = shown.clone()
    b.act(state, "poster deck")
    assert state.learned == CHANCE | EVERYBODY
    state = gaining(0)
    b.act(state, "poster 2")
    assert state.learned == 0, "nothing to draw"
    b.act(state, "section 2")
    assert state.learned == 0


@pytest.mark.rule("MG-9.2")
def test_a_die_that_is_rolled_again_cannot_be_taken_back() -> None:
    state = b.position(Seat(cards="I-4 M-01 M-10 M-20"), main="orange-5")
    b.take(state, "orange-5", on="I-4")
    assert state.learned == 0
    b.use(state, "top")
    assert state.learned == CHANCE | EVERYBODY


def test_after_the_match_the_end_shows_what_all_know() -> None:
    match = Match.start("the-magnificent", 2, {}, bytes(32))
    source = rng()
    while not match.state.is_final():
        player = match.state.current()
        legal = match.state.legal_actions(player)
        match.act(player, source.pick(legal))
    views = [match.view(viewer) for viewer in (END, SPECTATOR, 0, 1)]
    assert len({msgspec.json.encode(view.description) for view in views}) == 1
    assert views[0].result is not None
