"""`chapiteau new-title NAME`: a small title that plays, with its tests, written into this checkout from `tools/template`.

The template is a title as any other, under the names that `_names` replaces, so that formatter, linter and type checks see it as it is.
"""

import importlib.util
import json
import keyword
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final

import typer

from chapiteau import registry
from chapiteau.components import fingerprint, values
from chapiteau.console import Lang, say
from chapiteau.coverage import tests_folder
from chapiteau.files import write
from chapiteau.text import sources
from chapiteau.words import ChapiteauError, Message

NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST: Final = 40
NEEDED: Final = ("pytest", "ruff")
"""Of what the project is developed with: the tests write the goldens; ruff sorts imports and breaks lines, which depend on the name."""


def new_title(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Of the new title: lion-tricks")],
    lang: Lang = "en",
) -> None:
    """Write a small title that plays, with its tests, to begin with. In a checkout of the source."""
    root = _checkout()
    room = _room(name)
    title, tests = root / "src/chapiteau/titles" / room, root / "tests/titles" / room
    goldens = root / "tests/golden" / name
    for folder in (title, tests, goldens):
        if folder.exists():
            raise _refused("template-exists", folder=str(folder.relative_to(root)))
    names = _names(name, room)
    files = {
        folder / file.relative_to(template): _renamed(file.read_text("utf-8"), names)
        for folder, template in (
            (title, root / "tools/template/title"),
            (tests, root / "tools/template/tests"),
        )
        for file in sorted(template.rglob("*.*"))
        if file.suffix in (".py", ".toml", ".ftl", ".md")
    }
    for file, text in files.items():
        write(file, text)
    _register(root, name, files[title / "components.toml"])
    folders = (str(title), str(tests))
    _run(root, "ruff", "check", "--select", "I", "--fix", "--quiet", *folders)
    _run(root, "ruff", "format", "--quiet", *folders)
    _run(root, "tests.golden.write", name)
    # texts: template-written, template-registered, template-play, template-test, template-next
    for line in ("written", "registered", "play", "test", "next"):
        named: dict[str, int | str] = {"name": name, "room": room, "files": len(files)}
        say(Message(f"template-{line}", {**named}))


def _checkout() -> Path:
    """The folder of this checkout, if all that is needed is there. Raises ChapiteauError `no-new-title`."""
    tests = tests_folder()
    if tests is None or not (tests.parent / "tools/template").is_dir():
        raise _refused("template-no-checkout")
    if not all(importlib.util.find_spec(module) for module in NEEDED):
        raise _refused("template-no-setup")
    return tests.parent


def _room(name: str) -> str:
    """The folder of a title with this name. Raises ChapiteauError `no-new-title` for one that cannot be."""
    room = name.replace("-", "_")
    if not NAME.fullmatch(name) or len(name) > LONGEST or keyword.iskeyword(room):
        raise _refused("template-name", name=name, most=LONGEST)
    # Its texts begin with the name: nobody else's may, nor may it be the house's own word.
    taken = re.compile(rf"^{name}(-|\b)", re.M)
    if name in registry.names() or any(taken.search(f.read_text("utf-8")) for f in sources("en")):
        raise _refused("template-taken", name=name)
    return room


def _refused(message: str, **args: int | str) -> ChapiteauError:
    return ChapiteauError("no-new-title", Message(message, {**args}))


def _names(name: str, room: str) -> dict[str, str]:
    """What the template calls things, and what they are called in the new title."""
    words = [word.capitalize() for word in name.split("-")]
    prefix = _prefix(words)
    return {
        "tools.template.title": f"chapiteau.titles.{room}",
        "tools.template.tests": f"tests.titles.{room}",
        "NewTitle": "".join(words),
        "New Title": " ".join(words),
        "new-title": name,
        "NT-": f"{prefix}-",
        '"NT"': f'"{prefix}"',
    }


def _prefix(words: list[str]) -> str:
    """Of its rule numbers: the first letters of three words, and of the last one as many more as it takes to be nobody else's."""
    taken = {registry.meta(other).prefix for other in registry.names()}
    *before, last = words[:3]
    first = "".join(word[0] for word in before)
    tried = [(first + last[:length]).upper() for length in range(1, len(last) + 1)]
    free = [prefix for prefix in tried if len(prefix) > 1 and prefix not in taken]
    return free[0] if free else tried[-1] + "X"


def _renamed(text: str, names: Mapping[str, str]) -> str:
    for old, new in names.items():
        text = text.replace(old, new)
    return text


def _register(root: Path, name: str, components: str) -> None:
    """Its line in the registry, and its first house set among those that tests know."""
    registered = root / "src/chapiteau/registry.py"
    line = f'    "{name}": "chapiteau.titles.{name.replace("-", "_")}",\n'
    rooms = re.sub(
        r"(?<=^_ROOMS = \{\n)(.*?)(?=^\})",
        rf"\g<1>{line}",
        registered.read_text("utf-8"),
        count=1,
        flags=re.M | re.S,
    )
    write(registered, rooms)
    kept = root / "tests/records/boxes.json"
    boxes = json.loads(kept.read_text("utf-8"))
    boxes[name] = [fingerprint(values(tomllib.loads(components)))]
    write(kept, json.dumps(boxes, indent=2) + "\n")


def _run(root: Path, module: str, *words: str) -> None:
    """A tool of the checkout, which knows the new title already. Raises ChapiteauError `no-new-title` with what it said if it fails."""
    ways = {"PYTHONPATH": str(root / "src"), "CHAPITEAU_BUILD": "interpreted"}
    done = subprocess.run(
        [sys.executable, "-m", module, *words],
        cwd=root,
        env=os.environ | ways,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise _refused("template-tool", tool=module, said=(done.stderr or done.stdout)[-2000:])
