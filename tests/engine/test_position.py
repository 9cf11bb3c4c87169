"""Positions as text: what people type, and what is wrong with it. That every position of every title can be written is shown by the kit."""

from typing import Any

import pytest

from chapiteau.match import Match
from chapiteau.position import LONGEST, read
from chapiteau.words import ChapiteauError, Message

pytestmark = pytest.mark.engine

RING = "ring CA AM CM MF CF FS CS ST CT TA"


def test_what_people_type() -> None:
    text = f"""
    flip-circus 2 memory=none   # the ring as it was laid out
      {RING}; mover 1
    applause 1 2;;posters acrobat tamer+magician; left 1
    """
    state = read(text)
    assert (state.current(), state.scores()) == (1, [1, 2])
    assert read(text.replace("left 1", "left 0")).legal_actions(1) != state.legal_actions(1)


def test_what_is_unknown_is_drawn_from_the_seed() -> None:
    text = "flip-circus 2 for=0; ring C? A? C? M? C? F? C? S? C? T?"
    found = {read(text, seed=bytes([n]) * 32).key() for n in range(8)}
    assert len(found) > 4
    assert read(text).key() == read(text).key()


@pytest.mark.parametrize(
    ("text", "line", "expected"),
    [
        ("", 1, "position-empty"),
        ("# nothing\n", 1, "position-empty"),
        ("flip-circus", 1, "position-seats"),
        ("\nflip-circus 3", 2, "position-seats"),
        ("flip-circus 2 for=3", 1, "position-word"),
        ("flip-circus 2\nhand 3", 2, "position-word"),
        (f"flip-circus 2\n{RING}\nleft two", 3, "position-number"),
        (f"flip-circus 2; {RING}\n\nleft 1\nleft 2", 4, "position-twice"),
        ("flip-circus 2\nring CA", 2, "position-count"),
        ("flip-circus 2\nring CA | AM", 2, "position-count"),
        (f"flip-circus 2\n{RING}\noffered maybe", 3, "position-word"),
        (f"flip-circus 2\n{RING}\nmover 2", 3, "position-word"),
        (f"flip-circus 2\n{RING.replace('TA', 'CA')}", 1, "position-impossible"),
        ("flip-circus 2\nleft 1", 1, "position-impossible"),
        (f"flip-circus 2\n{RING}\nstarts {'1 ' * 2001}", 3, "position-long"),
        ("flip-circus 2" + " " * LONGEST, 1, "position-long"),
    ],
)
def test_a_wrong_line_is_named(text: str, line: int, expected: str) -> None:
    with pytest.raises(ChapiteauError, match="wrong-position") as caught:
        read(text)
    args: dict[str, Any] = caught.value.message.args
    assert isinstance(args["expected"], Message)
    assert (args["line"], args["expected"].id) == (line, expected)


def test_title_and_options_are_refused_as_ever() -> None:
    for text, code in (
        ("no-title 2", "unknown-title"),
        ("flip-circus 2 memory=elephant", "wrong-option"),
        ("flip-circus 2 box=0123456789abcdef", "unknown-box"),
    ):
        with pytest.raises(ChapiteauError, match=code):
            read(text)


def test_the_text_of_a_match_is_its_viewers() -> None:
    match = Match.start("flip-circus", 2, {}, bytes(32))
    assert "?" not in match.position()
    assert match.position(0).count("?") == 10
    assert match.position(0).replace("for=0", "for=watchers") == match.position(-1)
