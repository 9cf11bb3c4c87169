"""What a sentence does wrong for some of its values: nouns that do not agree with their number, words that elide, a missing full stop.

`tools/check_texts.py` runs it over all Fluent texts. Four rules, each of which sees the text alone, for every value that may come:

1. A number stands before the noun that it counts. So where a variable that may be a number is followed by a word, the text must choose
   the word by that number (`{ $n -> [one] ... }`), unless the word is one that no number changes (INVARIABLE).
2. French `de`, `que`, `le` ... lose their vowel before another, and `de`, `à` melt with an article. So none of them may stand before
   a variable that holds a name or a thing: the sentence is put in another way (`Plateau : { $player }`).
3. Where a text chooses by a number, the words that it counts differ between one and many, and French, which speaks of 0 as of 1, does
   not write 1 where 0 comes the same way.
4. Both languages of a text, and all its variants, end alike: with a full stop or without.
"""

import re
from collections.abc import Iterator, Mapping

from fluent.syntax import ast as ftl


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


WORDS = _words(
    "animal build card cell colour deck detail die effect expected file first folder gained gem given host key known one other"
    " people player players poster problem reason room space step taken tent then three tile title token trainer two wagon"
    " what who"
)
"""Variables that hold names, things or sentences: never a number that counts what follows."""

UNCOUNTED = frozenset({"face", "high", "matches", "paid"})
"""Numbers that count nothing that follows or are never one: the face of a die, the upper end of a range, the size of a sample; and $paid,
which is a number in one title and the colour of a cube in another."""

INVARIABLE = {
    "en": _words(
        "a and are as at before begins below by can cannot each failed for from has in into is now of on once or out per than that to was"
        " were when with"
        " allowed bought discarded fish missing more personnel spent stored used"
        " applause power prestige kB min s"
        " blue green orange purple red white yellow"
    ),
    "fr": _words(
        "a à au aussi aux avant chez commence contre dans de des devient du d'entre d'un en est et le maintenant montre n'a ne n'est ou par"
        " pas pour que qui sont sur un une fois ours bonus ko min s"
    ),
}
"""Words that stay as they are after any number: prepositions and the like, participles and names of stuff in English."""

ELIDES = re.compile(
    r"(?:^|[^\w'-])(?:de|que|le|la|ne|se|me|te|je|jusque|lorsque|puisque|quoique)[ \u00a0]$",
    re.IGNORECASE,
)
NEXT = re.compile(r"[ \u00a0\u202f]([\w'-]+)")
STOPS = ".!?:"


def problems(texts: Mapping[str, Mapping[str, ftl.Pattern]]) -> Iterator[str]:
    """Everything that is wrong. `texts` maps languages to ids to patterns."""
    for lang, patterns in texts.items():
        for key, pattern in patterns.items():
            for name, word in sorted(set(uncounted(pattern, frozenset(), INVARIABLE[lang]))):
                yield f"number: {lang}: {key} has the same “{word}” for every ${name}"
            for name, word in sorted(set(unchanged(pattern, lang))):
                yield f"number: {lang}: {key} says “{word}” for one and for many ${name}"
            if lang == "fr":
                for name in sorted(set(elided(pattern))):
                    yield f"elision: fr: {key} has a word that elides or melts before ${name}"
    english, french = texts["en"], texts["fr"]
    for key in sorted(english.keys() & french.keys()):
        if len({*stops(english[key]), *stops(french[key])}) > 1:
            yield f"stop: {key} ends with a full stop in one language or variant only"


def uncounted(
    pattern: ftl.Pattern, chosen: frozenset[str], invariable: frozenset[str]
) -> Iterator[tuple[str, str]]:
    """(variable, word) wherever a number may stand before a word that does not depend on it. `chosen`: variables that are selected by."""
    for element, following in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if not isinstance(element, ftl.Placeable):
            continue
        select = element.expression
        if isinstance(select, ftl.SelectExpression):
            name = _variable(select.selector)
            for variant in select.variants:
                yield from uncounted(variant.value, chosen | {name}, invariable)
            continue
        name = _variable(select)
        word = NEXT.match(following.value) if isinstance(following, ftl.TextElement) else None
        if name and name not in chosen | WORDS | UNCOUNTED and word and word[1] not in invariable:
            yield name, word[1]


def unchanged(pattern: ftl.Pattern, lang: str) -> Iterator[tuple[str, str]]:
    """(variable, word) of choices by a number that say the same for one and for many, or in French 1 for 0."""
    for select in _selects(pattern):
        name = _variable(select.selector)
        ways = {_key(variant): variant.value for variant in select.variants}
        one, many = ways.get("one"), ways.get("other")
        if one is None or many is None:
            continue
        said = [_counted(way, name, lang) for way in (one, many)]
        for word in set.intersection(*said) - INVARIABLE[lang]:
            yield name, word
        if lang == "fr" and "0" not in ways and re.search(r"(?:^|\D)1(?:\D|$)", _text(one)):
            yield name, "1"


def _counted(way: ftl.Pattern, name: str, lang: str) -> set[str]:
    """The words that stand right behind the number; in English, whose adjectives stay as they are, all that follows it."""
    what = r"[\w'-]+" if lang == "fr" else r"\w.*"
    return set(re.findall(rf"(?:(?<![\w.])1|\0{name}\0)[ \u00a0\u202f]({what})", _text(way)))


def _text(pattern: ftl.Pattern) -> str:
    """What a text says, its variables by their names between NULs; what it chooses further is left out."""
    return "".join(
        part.value if isinstance(part, ftl.TextElement) else f"\0{_variable(part.expression)}\0"
        for part in pattern.elements
    )


def _selects(pattern: ftl.Pattern) -> Iterator[ftl.SelectExpression]:
    for part in pattern.elements:
        if isinstance(part, ftl.Placeable) and isinstance(part.expression, ftl.SelectExpression):
            yield part.expression
            for variant in part.expression.variants:
                yield from _selects(variant.value)


def _key(variant: ftl.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ftl.Identifier) else str(variant.key.value)


def elided(pattern: ftl.Pattern) -> Iterator[str]:
    """Variables for names and things that stand behind a word that elides."""
    before = ""
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            before = element.value
            continue
        expression = element.expression
        if isinstance(expression, ftl.SelectExpression):
            for variant in expression.variants:
                yield from elided(variant.value)
        elif (name := _variable(expression)) in WORDS and ELIDES.search(before):
            yield name
        before = ""


def stops(pattern: ftl.Pattern) -> Iterator[bool]:
    """For each way in which a text can end: whether it is with a full stop. A variable at the end is no way: it ends as it will."""
    last = pattern.elements[-1]
    if isinstance(last, ftl.TextElement):
        yield last.value.rstrip()[-1:] in STOPS
    elif isinstance(last.expression, ftl.SelectExpression):
        for variant in last.expression.variants:
            if any(_says(part) for part in variant.value.elements):
                yield from stops(variant.value)


def _says(part: ftl.TextElement | ftl.Placeable) -> bool:
    return isinstance(part, ftl.TextElement) or not isinstance(part.expression, ftl.StringLiteral)


def _variable(expression: object) -> str:
    """The name of the variable that an expression shows, also formatted (`NUMBER($n)`); "" for anything else."""
    if isinstance(expression, ftl.FunctionReference) and expression.arguments.positional:
        return _variable(expression.arguments.positional[0])
    return expression.id.name if isinstance(expression, ftl.VariableReference) else ""
