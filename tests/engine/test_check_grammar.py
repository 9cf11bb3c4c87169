"""tools/check_grammar.py: sentences that are wrong for 0, 1, 2 or before a vowel are found, and right ones pass."""

import pytest
from fluent.syntax import FluentParser, ast

from tools import check_grammar

N = "{ $n }"
ONE = "{ $n ->\n    [one] %s\n   *[other] %s\n }"


def pattern(text: str) -> ast.Pattern:
    (entry,) = FluentParser().parse(f"toy = {text}\n").body
    assert isinstance(entry, ast.Message), text
    assert entry.value is not None
    return entry.value


def problems(en: str = "", fr: str = "") -> list[str]:
    return list(
        check_grammar.problems(
            {
                lang: {"toy": pattern(text)} if text else {}
                for lang, text in (("en", en), ("fr", fr))
            }
        )
    )


@pytest.mark.parametrize(
    ("en", "fr", "found"),
    [
        ("{ $n } seats", "", "number: en: toy has the same “seats” for every $n"),
        ("There are { NUMBER($n) } seats.", "", "number: en: toy has the same “seats”"),
        ("", "il y a { $n } places", "number: fr: toy has the same “places” for every $n"),
        (ONE % ("{ $n } seats", "{ $n } seats"), "", "number: en: toy says “seats” for one and for many"),
        (ONE % ("1 small tiles", "{ $n } small tiles"), "", "number: en: toy says “small tiles”"),
        ("", ONE % ("{ $n } places", "{ $n } places"), "number: fr: toy says “places” for one and for many"),
        # French says “0 place” with the words for one.
        ("", ONE % ("1 place", "{ $n } places"), "number: fr: toy says “1” for one and for many"),
        # A choice by another number does not help.
        ("{ $m ->\n    [one] a\n   *[other] { $n } seats\n }", "", "number: en: toy has the same “seats”"),
        ("", "plateau de { $player }", "elision: fr: toy has a word that elides or melts before $player"),
        ("", "Que { $player } joue.", "elision: fr: toy"),
        ("", "jusque { $player }", "elision: fr: toy"),
        ("", "{ $n ->\n    [one] de { $player }\n   *[other] x\n }", "elision: fr: toy"),
        ("It ends.", "Elle finit", "stop: toy ends with a full stop in one language or variant only"),
        (ONE % ("It ends.", "They end"), "", ""),
        (ONE % ("It ends.", "They end"), ONE % ("Ça finit.", "Ça finit."), "stop: toy"),
    ],
)  # fmt: skip
def test_what_is_wrong(en: str, fr: str, found: str) -> None:
    said = problems(en, fr)
    assert any(problem.startswith(found) for problem in said) if found else said == []


@pytest.mark.parametrize(
    ("en", "fr"),
    [
        (ONE % ("1 seat", "{ $n } seats"), ONE % ("{ $n } place", "{ $n } places")),
        ("{ $n } of { $most }", "{ $n } sur { $most }"),
        ("Seats: { $n }", "Places : { $n }"),
        ("{ $player } takes it.", "{ $player } le prend."),
        ("turn of { $player }", "tour : { $player }"),
        ("", "un nombre de { $low } à 9"),
        ("", "{ $n ->\n    [0] aucune\n    [one] 1 place\n   *[other] { $n } places\n }"),
        ("It ends. { $reason }", "Elle finit. { $reason }"),
        ("{ $n ->\n    [yes] {' '}Now.\n   *[no] {''}\n }".replace("'", '"'), ""),
        ("{ $n } power", "{ $n } de puissance"),
    ],
)
def test_what_is_right(en: str, fr: str) -> None:
    assert problems(en, fr) == []
