"""tools/check_texts.py: every mistake is found, and this checkout has none."""

from pathlib import Path

import pytest

from tools import check_texts

ROOT = Path(__file__).resolve().parents[2]

EN = """
toy-moved = { $player } moves slowly to { $place }.
toy-clown = clown
    .the = the clown
"""
FR = """
toy-moved = { $player } va lentement en { $place }.
toy-clown = clown
    .the = le clown
"""
CODE = """
def f(name):
    # texts: toy-clown
    return Message("toy-moved", {"player": Message(f"toy-{name}-clown.the")})
"""
USES = CODE.replace("toy-{name}-clown.the", "toy-cl{name}.the")


def problems(en: str = EN, fr: str = FR, python: str = USES, page: str = "") -> list[str]:
    return check_texts.check({"toy": {"en": en, "fr": fr}}, {"a.py": python}, {"a.ts": page}, [])


def test_sound_texts_pass() -> None:
    assert problems() == []


@pytest.mark.parametrize(
    ("en", "fr", "found"),
    [
        (EN + "toy-new = new", FR, "untranslated: toy-new is in English only"),
        (EN, FR + "toy-new = neuf", "untranslated: toy-new is in French only"),
        (
            EN,
            FR.replace("    .the = le clown", ""),
            "untranslated: toy-clown.the is in English only",
        ),
        (
            EN,
            FR.replace("{ $place }", "là"),
            "variables: toy-moved has $place in one language only",
        ),
        (
            EN,
            FR.replace("va lentement en", "moves slowly to"),
            "untranslated: toy-moved reads the same",
        ),
        (EN + "toy-new = new", FR + "toy-new = neuf", "unused: toy-new"),
        (EN, FR.replace("va lentement en", "va : en"), "style: fr: toy-moved"),
        (EN, FR.replace("va lentement en", "« va » en"), "style: fr: toy-moved"),
        (EN.replace("moves slowly to", "moves \u2014"), FR, "style: en: toy-moved has an em dash"),
        (
            EN.replace("moves slowly to", "{ toy-none }"),
            FR,
            "missing: en: toy-moved refers to toy-none",
        ),
        (EN + "toy-clown = again", FR, "toy/en.ftl: toy-clown stands twice"),
        (EN + "toy-broken = { $", FR, "toy/en.ftl:5: not Fluent"),
    ],
)
def test_wrong_texts(en: str, fr: str, found: str) -> None:
    assert any(problem.startswith(found) for problem in problems(en, fr)), problems(en, fr)


@pytest.mark.parametrize(
    ("python", "page", "found"),
    [
        (USES.replace("toy-moved", "toy-gone"), "", "missing: toy-gone, used by a.py"),
        (USES, "t('toy-gone')", "missing: toy-gone, used by a.ts"),
        (USES.replace("texts: toy-clown", "texts: toy-gone-*"), "", "missing: toy-gone-*"),
        (USES.replace("texts: toy-clown", "texts: toy-*"), "", "family: toy-* in a.py"),
        (CODE, "", "missing: toy-*-clown.the, used by a.py"),
        (USES.replace("# texts: toy-clown", ""), "", "unused: toy-clown"),
    ],
)
def test_wrong_uses(python: str, page: str, found: str) -> None:
    said = problems(python=python, page=page)
    assert any(problem.startswith(found) for problem in said), said


def test_page_uses_count() -> None:
    without = USES.replace("# texts: toy-clown", "")
    assert problems(python=without, page="label = `${kind}`; t('toy-clown')") == []
    assert problems(python=without, page="// texts: toy-clown") == []
    assert problems(python=without, page="t(`toy-clo${w}n`)") == []


def test_text_used_only_by_another_text_counts() -> None:
    en, fr = (
        text.replace("moves slowly to", "{ toy-step }").replace("va lentement en", "{ toy-step }")
        for text in (EN, FR)
    )
    assert problems(en + "toy-step = goes to", fr + "toy-step = va lentement en") == []


def test_same_id_in_two_rooms_is_found() -> None:
    rooms = {"one": {"en": EN, "fr": FR}, "two": {"en": "toy-clown = c", "fr": "toy-clown = c"}}
    said = check_texts.check(rooms, {"a.py": USES}, {}, [])
    assert "two/en.ftl: toy-clown stands in another file too" in said


def test_options_of_titles_need_texts() -> None:
    said = check_texts.check({"toy": {"en": EN, "fr": FR}}, {"a.py": USES}, {}, ["toy-name"])
    assert said == ["missing: toy-name, which a title's options or name need"]
    assert "flip-circus-option-memory-pencil" in list(check_texts.title_ids("flip-circus"))


@pytest.mark.slow
def test_this_checkout() -> None:
    assert check_texts.gather(ROOT) == []
