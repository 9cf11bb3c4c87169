"""FC-8.1: what each seat is shown in the four modes, what the log remembers, and what can be taken back."""

import pytest

from chapiteau.chance import Chance, seed_from
from chapiteau.game import bit
from chapiteau.match import Match
from chapiteau.titles.flip_circus.rules.state import FlipState
from chapiteau.words import SPECTATOR, Message
from tests.titles.flip_circus.build import (
    BOX,
    END_TURN,
    OPTIONS,
    backs,
    board,
    flip,
    look,
    play,
    position,
    told,
    use,
)

pytestmark = [pytest.mark.engine, pytest.mark.rule("FC-8.1")]

MODES = ["none", "pencil", "record", "open"]


def match(memory: str, players: int = 2, seed: int = 1) -> Match:
    chosen = OPTIONS | {"memory": memory, "draw-offers": False}
    return Match.start("flip-circus", players, chosen, seed_from(seed), BOX)


def named(message: Message) -> set[str]:
    """Ids of all performers that a message names, at any depth."""
    found = set()
    for value in message.args.values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, Message):
                found |= named(part)
                if part.id.startswith("flip-performer-"):
                    found.add(part.id)
    return found


@pytest.mark.parametrize("memory", MODES)
def test_the_mode_is_told(memory: str) -> None:
    assert board(position(memory=memory)).memory == memory


def test_open_shows_all_backs_to_everybody() -> None:
    state = position("CA AM CM MF CF FS CS ST CT TA", memory="open")
    for viewer in (0, 1, SPECTATOR):
        assert backs(state, viewer) == "AMMFFSSTTA"


@pytest.mark.parametrize("players", [2, 4])
def test_a_record_shows_exactly_what_the_own_side_was_shown(players: int) -> None:
    """Followed through the log: flips by what everybody is told, looks by what the side is told."""
    played = match("record", players)
    rng = Chance(seed_from(8)).stream("test")
    seen: dict[int, dict[int, str]] = {viewer: {} for viewer in (*range(players), SPECTATOR)}
    looks = 0
    for _ in range(250):
        state = played.state
        assert isinstance(state, FlipState)
        if state.is_final():
            break
        before = {token.id: token.face for token in board(state).ring}
        played.act(state.current(), rng.pick(state.legal_actions(state.current())))
        after = {token.id: token.face for token in board(state).ring}
        for viewer, known in seen.items():
            for token, face in after.items():
                if face != before[token]:
                    known[token] = before[token]
            for message in played.log(viewer, played.revision - 1)[0].messages:
                if message.id == "flip-seen":
                    what, performer = message.args["what"], message.args["performer"]
                    assert isinstance(what, Message)
                    assert isinstance(performer, Message)
                    known[int(str(what.args["token"]))] = performer.id.removeprefix(
                        "flip-performer-"
                    ).removesuffix(".the")
                    looks += 1
            shown = {t.id: t.back for t in board(state, viewer).ring if t.back is not None}
            assert shown == known
    assert looks > 5


@pytest.mark.parametrize("memory", ["none", "pencil"])
def test_without_a_record_a_look_is_shown_to_the_side_until_the_next_step(memory: str) -> None:
    state = position("CA AM CM MF CF FS CS ST CT TA", players=4, memory=memory)
    play(state, use(6))
    for viewer in (0, 2):
        assert backs(state, viewer) == "....F.S..."
    for viewer in (1, 3, SPECTATOR):
        assert backs(state, viewer) == "." * 10
    play(state, flip(1))
    for viewer in (0, 1, 2, 3, SPECTATOR):
        assert backs(state, viewer) == "." * 10


@pytest.mark.parametrize("memory", ["none", "pencil"])
def test_without_a_record_a_later_look_by_the_others_shows_nothing(memory: str) -> None:
    """Not even to a side that saw that token before."""
    state = position("CA AM CM MF CF FS CS ST CT TA", memory=memory, applause=(1, 1))
    play(state, look(1), flip(2), flip(3), END_TURN, look(1))
    assert backs(state, 1) == "A........."
    assert backs(state, 0) == backs(state, SPECTATOR) == "." * 10
    # A token that everybody has seen flipped, looked at again.
    state = position("CA AM CM MF CF FS CS ST CT TA", memory=memory, applause=(1, 0))
    play(state, flip(2), look(2))
    assert backs(state, 0) == ".A........"
    assert backs(state, 1) == "." * 10


@pytest.mark.parametrize("memory", ["none", "pencil"])
def test_without_a_record_the_log_names_places_and_no_performers(memory: str) -> None:
    for seed in range(4):
        played = match(memory, 2, seed)
        rng = Chance(seed_from(seed)).stream("test")
        while not played.state.is_final() and played.revision < 300:
            current = played.state.current()
            played.act(current, rng.pick(played.state.legal_actions(current)))
        for viewer in (0, 1, SPECTATOR):
            lines = played.log(viewer)
            assert all(line.messages for line in lines)
            assert not any(named(message) for line in lines for message in line.messages)


def test_with_a_record_the_log_names_them() -> None:
    (flipped, _), (turned, _) = told(position("CA AM"), flip(1))
    assert named(flipped) == {"flip-performer-clown.the"}
    assert named(turned) == {"flip-performer-acrobat.the"}


def test_with_a_record_a_step_that_shows_nothing_new_can_be_taken_back() -> None:
    played = match("record")
    player = played.state.current()
    played.act(player, flip(1))
    assert not played.undo_state(player).allowed
    played.act(player, flip(1))
    assert played.undo_state(player).allowed


@pytest.mark.parametrize("memory", ["none", "pencil"])
def test_without_a_record_showing_again_teaches_again(memory: str) -> None:
    played = match(memory)
    player = played.state.current()
    played.act(player, flip(1))
    played.act(player, flip(1))
    assert not played.undo_state(player).allowed
    state = position(memory=memory, applause=(2, 0))
    play(state, look(1), look(1))
    assert state.learned == bit(0)


@pytest.mark.parametrize("memory", MODES)
def test_swaps_can_be_taken_back_in_every_mode(memory: str) -> None:
    played = match(memory)
    player = played.state.current()
    legal = played.state.legal_actions(player)
    played.act(player, next(action for action in legal if action < 10))
    assert played.undo_state(player).allowed


@pytest.mark.parametrize("memory", ["none", "pencil", "record"])
def test_a_seats_information_is_the_same_in_the_first_three_modes(memory: str) -> None:
    """Resampling keeps what the side was shown, forgotten or not."""
    state = position("CA AM CM MF CF FS CS ST CT TA", memory=memory, applause=(1, 1))
    play(state, use(6), flip(2), look(10), END_TURN, look(1))
    rng = Chance(seed_from(1)).stream("test")
    for viewer, kept in ((0, (1, 4, 6, 9)), (1, (0, 1)), (SPECTATOR, (1,))):
        worlds = [state.resample(viewer, rng) for _ in range(60)]
        for token in range(10):
            found = {world.backs[token] for world in worlds}
            if token in kept:
                assert found == {state.backs[token]}
        free = [token for token in range(0, 10, 2) if token not in kept]
        assert all(len({world.backs[token] for world in worlds}) > 1 for token in free)


def test_open_leaves_nothing_to_guess() -> None:
    state = position(memory="open")
    other = state.resample(0, Chance(seed_from(1)).stream("test"))
    assert other.key() == state.key()


def test_the_rules_are_the_same_in_all_modes() -> None:
    rng = Chance(seed_from(3)).stream("test")
    matches = [match(memory) for memory in MODES]
    for _ in range(200):
        first = matches[0].state
        if first.is_final():
            break
        player = first.current()
        action = rng.pick(first.legal_actions(player))
        for played in matches:
            played.act(player, action)
            assert played.state.key() == first.key()
            assert played.state.legal_actions(player) == first.legal_actions(player)


def test_marks_are_no_part_of_the_match() -> None:
    assert len(match("pencil").state.kinds()) == len(match("none").state.kinds()) == 48
