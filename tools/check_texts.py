"""Checks the Fluent texts: nothing missing, unused, untranslated, different between the languages, or wrong in its grammar
(`check_grammar`).

    python tools/check_texts.py

An id counts as used where it stands as a literal in Python, TypeScript or Svelte (`"flip-swapped"`, `"flip-performer-clown.the"`) or
where another text refers to it. Ids put together at run time are declared near their use, by name or as a family:

    # texts: flip-performer-*, flip-hint-act

An f-string or template literal declares its family by itself (`f"flip-poster-{name}.the"`), unless only its first word is fixed:
such a family would hide every unused text of its room, so it must be spelled out.
"""

import ast
import os
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from fnmatch import fnmatchcase
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import check_grammar

LANGUAGES = ("en", "fr")
ID = r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?:\.[a-z][a-z0-9-]*)?"
PATTERN = r"[a-z0-9.*-]+"


class Text(NamedTuple):
    """A message's value, or one of its attributes (`id.attribute`)."""

    words: str
    variables: frozenset[str]
    refers: frozenset[str]
    """Messages and terms (`-term`) it refers to."""
    pattern: ftl.Pattern


Texts = dict[str, Text]


class Uses(NamedTuple):
    """What a source file says about ids."""

    literals: set[str]
    """All strings that look like ids."""
    calls: set[str]
    """Strings that are certainly meant as ids."""
    families: set[str]
    declared: set[str]


def parse(source: str, name: str) -> tuple[Texts, list[str]]:
    """The texts of a Fluent file, and what is wrong with the file itself."""
    found: Texts = {}
    problems = []
    for entry in FluentParser(with_spans=True).parse(source).body:
        if isinstance(entry, ftl.Junk):
            line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
            problems.append(f"{name}:{line}: not Fluent: {entry.annotations[0].message}")
        if not isinstance(entry, ftl.Message | ftl.Term):
            continue
        own = ("-" if isinstance(entry, ftl.Term) else "") + entry.id.name
        parts = {own: entry.value} if entry.value else {}
        parts |= {f"{own}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
        for key, pattern in parts.items():
            if key in found:
                problems.append(f"{name}: {key} stands twice")
            found[key] = _text(pattern)
    return found, problems


def _text(pattern: ftl.Pattern) -> Text:
    variables: set[str] = set()
    refers: set[str] = set()
    words: list[str] = []
    for node in _nodes(pattern):
        if isinstance(node, ftl.TextElement):
            words.append(node.value)
        elif isinstance(node, ftl.VariableReference):
            variables.add(node.id.name)
        elif isinstance(node, ftl.MessageReference | ftl.TermReference):
            sign = "-" if isinstance(node, ftl.TermReference) else ""
            attribute = f".{node.attribute.name}" if node.attribute else ""
            refers.add(sign + node.id.name + attribute)
    return Text("".join(words), frozenset(variables), frozenset(refers), pattern)


def _nodes(node: object) -> Iterator[object]:
    yield node
    if isinstance(node, ftl.BaseNode):
        for value in vars(node).values():
            for part in value if isinstance(value, list) else [value]:
                if isinstance(part, ftl.BaseNode):
                    yield from _nodes(part)


# ---- sources


def python_uses(source: str) -> Uses:
    """Ids in a Python module."""
    uses = Uses(set(), set(), set(), declared(source))
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if re.fullmatch(ID, node.value):
                uses.literals.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            uses.families.update(_family(_template(node)))
        elif isinstance(node, ast.Call):
            place = {"Message": 0, "say": 0, "tell": 1}.get(_called(node.func), -1)
            if 0 <= place < len(node.args):
                name = node.args[place]
                if isinstance(name, ast.Constant) and isinstance(name.value, str):
                    uses.calls.add(name.value)
    return uses


def _called(function: ast.expr) -> str:
    if isinstance(function, ast.Name):
        return function.id
    return function.attr if isinstance(function, ast.Attribute) else ""


def _template(node: ast.JoinedStr) -> str:
    return "".join(str(p.value) if isinstance(p, ast.Constant) else "*" for p in node.values)


def page_uses(source: str) -> Uses:
    """Ids in a TypeScript or Svelte file."""
    said = declared(source)
    source = re.sub(r"/\*.*?\*/", "", source, flags=re.DOTALL)
    quoted = {match[2] for match in re.finditer(rf"(['\"`])({ID})\1", source)}
    calls = {match[2] for match in re.finditer(rf"\bt\(\s*(['\"`])({ID})\1", source)}
    templates = (
        re.sub(r"\$\{[^}]*\}", "*", match[1]) for match in re.finditer(r"`([^`]*)`", source)
    )
    families = {family for template in templates for family in _family(template)}
    return Uses(quoted, calls, families, said)


def _family(template: str) -> set[str]:
    """The family of a template, if it is one of ids at all and says more than the first word of them."""
    fits = re.fullmatch(PATTERN, template) and "*" in template and "-" in template
    return {template} if fits and not wide(template) else set()


def wide(family: str) -> bool:
    """Whether a family leaves open all but the first word of its ids."""
    return re.fullmatch(r"[a-z0-9]*-?\*.*", family) is not None and not re.search(
        r"\*-[a-z]", family
    )


def declared(source: str) -> set[str]:
    """What the `texts:` comments of a file declare."""
    comments = re.findall(r"(?:#|//|<!--|/\*)\s*texts:\s*(.*)", source)
    return {token for comment in comments for token in re.findall(PATTERN, comment.split("-->")[0])}


# ---- checks


def check(
    rooms: Mapping[str, Mapping[str, str]],
    python: Mapping[str, str],
    page: Mapping[str, str],
    required: Iterable[str],
) -> list[str]:
    """Everything that is wrong. `rooms` maps folders to language to Fluent source, `python` and `page` files to source;
    `required` are ids that must exist because data names them (options of titles)."""
    problems: list[str] = []
    by_language: dict[str, Texts] = {lang: {} for lang in LANGUAGES}
    for room, files in rooms.items():
        for lang in LANGUAGES:
            texts, wrong = parse(files[lang], f"{room}/{lang}.ftl")
            problems += wrong
            twice = texts.keys() & by_language[lang].keys()
            problems += [f"{room}/{lang}.ftl: {key} stands in another file too" for key in twice]
            by_language[lang] |= texts
    required = list(required)
    problems += _languages(by_language, {key for key in required if key.endswith("-name")})
    problems += check_grammar.problems(
        {
            lang: {key: text.pattern for key, text in texts.items()}
            for lang, texts in by_language.items()
        }
    )
    known = by_language["en"]
    uses = [(file, python_uses(source)) for file, source in python.items()]
    uses += [(file, page_uses(source)) for file, source in page.items()]
    firsts = {key.split("-")[0] for key in known if "-" in key.lstrip("-")}
    used = set(required)
    for key in required:
        if key not in known:
            problems.append(f"missing: {key}, which a title's options or name need")
    for file, use in uses:
        problems += _missing(file, use, known, firsts)
        used |= use.literals | use.calls
        families = use.families | use.declared
        used |= {key for key in known if any(fnmatchcase(key, family) for family in families)}
    problems += _unused(by_language, used)
    return problems


def _languages(by_language: Mapping[str, Texts], names: set[str]) -> Iterator[str]:
    """What differs between the languages, or does not. `names` of titles may be the same in both."""
    english, french = (by_language[lang] for lang in LANGUAGES)
    for key in sorted(english.keys() ^ french.keys()):
        yield f"untranslated: {key} is in {'English' if key in english else 'French'} only"
    for key in sorted(english.keys() & french.keys()):
        one, two = english[key], french[key]
        # A variable that bears a language's name is a word in that language (`components.own_name`).
        odd = (one.variables ^ two.variables) - set(LANGUAGES)
        if odd:
            differ = ", ".join(sorted(f"${name}" for name in odd))
            yield f"variables: {key} has {differ} in one language only"
        if (
            key not in names
            and one.words == two.words
            and len(re.findall(r"[a-z]{2,}", one.words)) > 2
        ):
            yield f"untranslated: {key} reads the same in both languages"
    for lang, texts in by_language.items():
        for key, text in texts.items():
            for other in sorted(text.refers - texts.keys()):
                yield f"missing: {lang}: {key} refers to {other}"
            if "\u2014" in text.words:
                yield f"style: {lang}: {key} has an em dash"
    for key, text in french.items():
        if re.search(
            r"(?:^|[^\u202f\u00a0])[;!?»]|«(?!$|[\u202f\u00a0])|(?:^|[^\u202f\u00a0]):(?:\s|$)",
            text.words,
        ):
            yield f"style: fr: {key} needs a narrow no-break space before ; : ! ? » or after «"


def _missing(file: str, use: Uses, known: Texts, firsts: set[str]) -> Iterator[str]:
    for key in sorted(use.calls):
        if key not in known:
            yield f"missing: {key}, used by {file}"
    for name in sorted(use.declared):
        if wide(name):
            yield f"family: {name} in {file} leaves all but the first word open"
        elif not any(fnmatchcase(key, name) for key in known):
            yield f"missing: {name}, declared in {file}"
    for family in sorted(use.families):
        own = family.split("-")[0] in firsts and not file.endswith((".ts", ".svelte"))
        if own and not any(fnmatchcase(key, family) for key in known):
            yield f"missing: {family}, used by {file}"


def _unused(by_language: Mapping[str, Texts], used: set[str]) -> Iterator[str]:
    """Texts that nothing needs: neither a source nor a text that is itself needed."""
    needed = set(used)
    for texts in by_language.values():
        todo = [key for key in texts if key in used]
        while todo:
            for other in texts[todo.pop()].refers & texts.keys() - needed:
                needed.add(other)
                todo.append(other)
    for key in sorted(by_language["en"].keys() - needed):
        yield f"unused: {key}"


# ---- this checkout


def gather(root: Path) -> list[str]:
    """Check a checkout."""
    from chapiteau import registry

    package = root / "src/chapiteau"
    folders = [package / "text", *sorted(package.glob("titles/*/text"))]
    rooms = {
        folder.relative_to(root).as_posix(): {
            lang: file.read_text("utf-8") if (file := folder / f"{lang}.ftl").is_file() else ""
            for lang in LANGUAGES
        }
        for folder in folders
    }
    python = {
        file.relative_to(root).as_posix(): file.read_text("utf-8")
        for file in sorted(package.rglob("*.py"))
    }
    page = {
        file.relative_to(root).as_posix(): file.read_text("utf-8")
        for suffix in ("ts", "svelte")
        for file in sorted((root / "web/src").rglob(f"*.{suffix}"))
        if ".test." not in file.name
    }
    required = [key for name in registry.names() for key in title_ids(name)]
    return check(rooms, python, page, required)


def title_ids(name: str) -> Iterator[str]:
    """The ids that follow from a title's page (`chapiteau.title.Option`)."""
    from chapiteau import registry

    yield from (f"{name}-name", f"{name}-tagline")
    for option in registry.meta(name).options:
        own = f"{name}-option-{option.id}"
        yield from (own, f"{own}.help", *(f"{own}-{value}" for value in option.values))


def main() -> None:
    os.environ.setdefault("CHAPITEAU_BUILD", "interpreted")
    problems = gather(Path(__file__).resolve().parent.parent)
    for problem in problems:
        print(problem)
    if problems:
        sys.exit(f"{len(problems)} problems with the texts")
    print("texts: complete in both languages")


if __name__ == "__main__":
    main()
