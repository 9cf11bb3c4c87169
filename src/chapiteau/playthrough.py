"""A match as readable text: every decision with what each viewer sees, the choices, and what each viewer is told.

Such files are reviewed like code and compared by the tests (`tests/golden`). Messages stand as their ids and arguments, so that a
better wording does not change them. Of a long match the beginning and the end are printed; a hash covers what lies between: all
choices, all that is told, and the view of one viewer after another.
"""

import hashlib
from collections.abc import Iterator
from typing import Any

import msgspec

from chapiteau.game import bit
from chapiteau.match import Match
from chapiteau.words import END, SPECTATOR, Choice, Message

Lines = dict[str, str]


def playthrough(match: Match, head: int = 24, tail: int = 4) -> Iterator[str]:
    """Play `match` to its end by chance and give the lines of the first `head` and last `tail` decisions.

    The chance is a stream of the match's seed, so that the same match gives the same text.
    """
    yield from _title(match)
    last = _length(match)
    printed = {*range(1, head + 1), *range(last - tail + 1, last + 1)}
    rng = match.state.chance.stream("playthrough")
    viewers = [SPECTATOR, *range(match.players)]
    seen: Lines = {}
    digest = hashlib.sha256()
    for number in range(1, last + 1):
        # To make and write out all views takes far longer than to play on: between the printed pages one viewer looks, by turns.
        near = not printed.isdisjoint((number, number + 1))
        looking = viewers if near else [viewers[number % len(viewers)]]
        views = {viewer: match.view(viewer) for viewer in looking}
        player = rng.pick(match.state.to_act())
        choices = match.choices(player)
        choice = choices[rng.below(len(choices))]
        digest.update(msgspec.json.encode([list(views.values()), choices]))
        if number in printed:
            yield from _decision(match, number)
            yield from _views({viewer: _lines(view) for viewer, view in views.items()}, seen)
            yield from _choices(player, choices, choice.action)
        if number + 1 in printed:
            seen = _lines(views[SPECTATOR])
        match.act(player, choice.action)
        news = _news(match, viewers)
        digest.update(msgspec.json.encode(news))
        if number in printed:
            yield from _told(news)
    yield ""
    yield f"== The end, after {match.revision} steps and {match.state.turn} turns"
    result = match.view(END).result
    assert result is not None
    yield from (f"  {path} = {value}" for path, value in _lines(result).items())
    yield f"  returns = {match.state.returns()}"
    yield f"  views, choices and logs: sha256 {digest.hexdigest()}"


def _title(match: Match) -> Iterator[str]:
    meta = match.title.meta
    options = [f"{name}={value}" for name, value in match.options.items()]
    yield f"{meta.name}, {match.players} players, rules version {meta.rules_version}"
    yield f"options: {', '.join(options)}"


def _length(match: Match) -> int:
    """How many steps the match has that is played by the chance of a playthrough."""
    state = match.state.clone()
    rng = state.chance.stream("playthrough")
    steps = 0
    while not state.is_final():
        player = rng.pick(state.to_act())
        legal = state.legal_actions(player)
        state.apply(player, legal[rng.below(len(legal))])
        steps += 1
    return steps


def _decision(match: Match, number: int) -> Iterator[str]:
    waiting = ", ".join(map(str, match.state.to_act()))
    yield ""
    yield f"== {number}: turn {match.state.turn}, to act: {waiting}"


def _views(views: dict[int, Lines], seen: Lines) -> Iterator[str]:
    """The spectator's view where it changed; of each seat's what differs from the spectator's."""
    public = views[SPECTATOR]
    yield "  spectator"
    for path in sorted(set(seen) - set(public), key=list(seen).index):
        yield f"    {path} gone"
    for path, value in public.items():
        if seen.get(path) != value:
            yield f"    {path} = {value}"
    for viewer, lines in views.items():
        if viewer == SPECTATOR:
            continue
        yield f"  seat {viewer}"
        for path in public:
            if path not in lines:
                yield f"    {path} hidden"
        for path, value in lines.items():
            if public.get(path) != value and path != "viewer":
                yield f"    {path} = {value}"


def _choices(player: int, choices: list[Choice], chosen: int) -> Iterator[str]:
    yield f"  choices of seat {player}"
    for choice in choices:
        mark = "->" if choice.action == chosen else "  "
        parts = [str(choice.action), choice.rule, choice.group, short(choice.label)]
        parts += ["@" + "+".join(choice.targets)] * bool(choice.targets)
        parts += [f"then {short(choice.preview)}"] * bool(choice.preview)
        parts += ["final"] * choice.final
        yield f"  {mark} " + "  ".join(parts)


def _news(match: Match, viewers: list[int]) -> dict[int, list[Message]]:
    """What the last step told each viewer who noticed it."""
    noticed = match.noticed()
    return {
        viewer: match.log(viewer, match.revision_for(viewer) - 1)[0].messages
        for viewer in viewers
        if noticed & bit(viewer)
    }


def _told(news: dict[int, list[Message]]) -> Iterator[str]:
    """What was told to all; then what only some were told."""
    logs = {viewer: [short(message) for message in told] for viewer, told in news.items()}
    public = logs.get(SPECTATOR, [])
    if public:
        yield "  told to all"
        yield from (f"    {line}" for line in public)
    for viewer, lines in logs.items():
        more = [line for line in lines if line not in public]
        if more:
            yield f"  told to seat {viewer}"
            yield from (f"    {line}" for line in more)


def flat(value: Any, path: str = "") -> Lines:
    """A struct as lines: path to value. What holds only plain values is one line; sentences have one each."""
    if _plain(value):
        return {path: short(value)}
    if isinstance(value, list | tuple):
        parts = {str(i): part for i, part in enumerate(value)}
    elif isinstance(value, dict):
        parts = value
    else:
        parts = _fields(value)
    found: Lines = {}
    for name, part in parts.items():
        found |= flat(part, f"{path}.{name}" if path else name)
    return found


def _lines(value: msgspec.Struct) -> Lines:
    """A struct as lines, whatever its fields hold."""
    return flat(_fields(value))


def _fields(value: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(value, name) for name in value.__struct_fields__}


def _plain(value: Any) -> bool:
    """Whether a value fits on a line: a single value, a message, lists of single values, and structs of all these."""
    if isinstance(value, Message):
        return True
    if isinstance(value, list | tuple):
        return all(
            (isinstance(part, list | tuple) and _plain(part)) or _single(part) for part in value
        )
    if isinstance(value, msgspec.Struct):
        return all(
            (isinstance(part, Message | list | tuple) and _plain(part)) or _single(part)
            for part in _fields(value).values()
        )
    return _single(value)


def _single(value: Any) -> bool:
    return value is None or isinstance(value, int | str | float)


def short(value: Any) -> str:
    """A plain value, a message as `id(argument=value)`, a list of them, or a struct as `field=value`."""
    if isinstance(value, Message):
        if value.id == "seat":
            return f"seat {value.args['n']}"
        args = ", ".join(f"{name}={short(part)}" for name, part in value.args.items())
        return f"{value.id}({args})" if args else value.id
    if isinstance(value, msgspec.Struct):
        return " ".join(f"{name}={short(part)}" for name, part in _fields(value).items())
    if isinstance(value, list | tuple):
        return "[" + " ".join(map(short, value)) + "]"
    if value is None or isinstance(value, bool):
        return {None: "none", True: "yes", False: "no"}[value]
    return str(value)
