"""Names and other words from outside: what nobody can see is none, and nothing commands a terminal or moves numbers."""

import unicodedata

import pytest

from chapiteau.names import ISOLATE, JOINERS, POP, plain, shown, tidy
from chapiteau.text import Texts
from chapiteau.words import LANGUAGES, Message, seat

pytestmark = pytest.mark.engine

NOTHING = [
    *("", " ", "\t\r\n", "\u00a0", "\u202f", "\u3000", "\u2028", "\u2029", "\x00", "\x1b", "\x7f", "\x9b"),
    *("\u200b", "\u200c", "\u200d", "\u200e", "\u2060", "\u2062", "\u00ad", "\u061c", "\u180e", "\ufeff"),
    *("\u115f", "\u1160", "\u3164", "\uffa0", "\u2800", "\u17b4", "\u17b5", "\u034f", "\ufe0e", "\ufe0f"),
    *("\u202a", "\u202e", "\u2066", "\u2069", "\ue000", "\ud800", "\U000e0041", "\U000e0100", "\U0001d159"),
    *("\u0301", "\u20dd", "\u3164\ufe0f \u2800", "\u200d\u0301\u200d"),
]  # fmt: skip
"""Each is nothing that can be seen, or an accent on nothing."""
SOMETHING = [
    *("Ada", "Ada Lovelace", "é", "e\u0301", "Zoë", "O'Neill", "x", "7", "-", "?", "日本", "नमस्ते"),
    *("👩\u200d🦰", "❤\ufe0f", "☎\ufe0e", "می\u200cخواهم", "שלום", "نور"),
]
ESCAPES = "\x1b]0;title\x07\x1b[2J"


@pytest.mark.parametrize("given", NOTHING, ids=ascii)
def test_what_nobody_can_see_is_no_name(given: str) -> None:
    assert tidy(given) == shown(given) == ""
    assert tidy(f"{given} Ada").endswith("Ada")
    for lang in LANGUAGES:
        texts = Texts(lang)
        assert texts.format(seat(1), ["Bo", given]) == texts.format(seat(1))


@pytest.mark.parametrize("name", SOMETHING)
def test_what_can_be_seen_stays_as_it_is(name: str) -> None:
    assert tidy(name) == name
    assert shown(name).strip(ISOLATE + POP) == name


def test_a_name_is_tidied() -> None:
    assert tidy("  Ada \n Lovelace\t") == "Ada Lovelace"
    assert tidy("A\u3164da") == "A da"
    assert tidy("\ufe0fAda\u202e") == "Ada"
    assert tidy(tidy(ESCAPES)) == tidy(ESCAPES) == "]0;title [2J"


def test_no_letter_of_a_shown_name_commands_anything() -> None:
    """All letters of the blocks that have any such, each between two others."""
    blocks = (
        (0, 0x3200),
        (0xD700, 0xE100),
        (0xFE00, 0x10000),
        (0x1D100, 0x1D200),
        (0xE0000, 0xE0200),
    )
    for low, high in blocks:
        name = "a".join(chr(letter) for letter in range(low, high))
        for letter in shown(name).strip(ISOLATE + POP):
            assert unicodedata.category(letter) not in ("Cc", "Zl", "Zp", "Cs", "Co")
            assert unicodedata.category(letter) != "Cf" or letter in JOINERS


@pytest.mark.parametrize("name", ["שלום", "a שלום", "نور 3", "٣"])
def test_a_name_from_right_to_left_is_isolated(name: str) -> None:
    assert shown(name) == f"{ISOLATE}{name}{POP}"
    for lang in LANGUAGES:
        sentence = Texts(lang).format(Message("undone", {"player": seat(0)}), [name])
        assert sentence.startswith(f"{ISOLATE}{name}{POP} ")
    assert shown("Ada") == "Ada"


def test_a_name_cannot_end_its_isolation() -> None:
    """Nor turn what stands behind it."""
    for trick in (f"שלום{POP}", "שלום\u202e", f"{ISOLATE}שלום", f"שלום{POP}{POP}\u2067"):
        assert shown(trick) == f"{ISOLATE}שלום{POP}"


def test_other_words_from_outside_show_what_they_hold() -> None:
    assert plain("own.toml") == "own.toml"
    assert plain("é “x”\u202f:") == "é “x”\u202f:"
    assert plain(ESCAPES) == "\\x1b]0;title\\x07\\x1b[2J"
    assert plain("a\nb\u202ec\ud800") == "a\\nb\\u202ec\\ud800"
    told = Message("error-title", {"title": ESCAPES, "known": "x"})
    for lang in LANGUAGES:
        sentence = Texts(lang).format(told)
        assert "\x1b" not in sentence
        assert plain(ESCAPES) in sentence


def test_numbers_of_any_size_can_be_said() -> None:
    for lang in LANGUAGES:
        said = Texts(lang).format(Message("error-record-format", {"given": 10**30, "known": 1}))
        assert str(10**30) in said
        assert not Texts(lang).problems(
            Message("error-record-format", {"given": -(10**400), "known": 1})
        )
