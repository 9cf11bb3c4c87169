"""What the panes of the terminal say: views, choices and logs as styled text. Knows no title and keeps nothing."""

from collections.abc import Sequence

from rich.cells import cell_len
from textual.content import Content

from chapiteau.past import Line
from chapiteau.text import Texts
from chapiteau.words import Choice, Message, Result, View, seat

LOG_LINES = 400
"""Older lines stay in the record; the pane shows this many."""
LAST_KEYS = [
    ("panes", "focus_next"),
    ("language", "language"),
    ("theme", "theme"),
    ("quit", "leave"),
]
KEYS = [("choose", "choose"), ("clear", "clear"), ("undo", "undo"), *LAST_KEYS]
OVER_KEYS = [("save", "save"), *LAST_KEYS]
"""Texts of the keys, and the app's actions that they stand for."""


class Painter:
    """Turns messages into text of one language, with the names of one table."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = [texts.format(seat(number), names) for number in range(len(names))]
        """As they stand in sentences: without harm to the terminal."""

    def say(self, message: str | Message, **args: int | str | Message | list[Message]) -> str:
        """A message as a sentence."""
        return self.texts.format(
            Message(message, args) if isinstance(message, str) else message, self.names
        )

    def seats(self, seats: Sequence[int]) -> Message:
        """The names of several seats in one message."""
        return Message("terminal-names", {"names": [seat(number) for number in seats]})

    def status(self, view: View, thinking: int) -> Content:
        """Whose turn it is and what is asked, and below it what the viewer can do."""
        if view.result is not None:
            return Content.styled(self.say("terminal-over"), "bold")
        who = self.seats(view.to_act)
        line = self.say("terminal-status", who=who, status=view.status)
        if thinking >= 0:
            hint = self.say("terminal-thinking", who=self.seats([thinking]))
        else:
            hint = "" if view.hint is None else self.say(view.hint)
        return Content.assemble((line, "bold"), "\n", (hint, "$text-muted"))

    def scores(self, view: View, room: int) -> Content:
        """Each seat's points and counters, who has to decide marked by an arrow; in two lines where `room` columns are too few."""
        longest = max(cell_len(self.names[own.seat]) for own in view.seats)
        heads, counters = [], []
        for own in view.seats:
            acts = own.seat in view.to_act
            name = self.names[own.seat]
            space = " " * (longest - cell_len(name))
            head = f"{'▶' if acts else ' '} {name}{space} {own.score:>3}"
            heads.append(Content.styled(head, "bold" if acts else ""))
            shown = " · ".join(f"{self.say(c.label)} {c.value}" for c in own.counters)
            counters.append(Content.styled(shown, "$text-muted"))
        both = [
            head.cell_length + 3 + more.cell_length
            for head, more in zip(heads, counters, strict=True)
        ]
        between = "   " if max(both) <= room else "\n    "
        rows = [
            Content.assemble(head, between, more)
            for head, more in zip(heads, counters, strict=True)
        ]
        return Content("\n").join(rows)

    def position(self, view: View, commitment: str) -> Content:
        """The text twin of the board, and the promise about the seed."""
        lines = [Content("• " + self.say(sentence)) for sentence in view.description]
        promise = self.say("terminal-commitment", hash=commitment)
        return Content("\n").join([*lines, Content.styled(promise, "$text-muted")])

    def ending(self, result: Result, seed: str) -> Content:
        """How the match ended: places, the reason, where the points came from, and the seed that was promised."""
        lines: list[Content] = []
        place = 1
        for seats in result.places:
            line = self.say("terminal-place", place=place, players=self.seats(seats))
            lines.append(Content.styled(line, "bold $accent" if place == 1 else "bold"))
            place += len(seats)
        lines.append(Content(""))
        lines.append(Content(self.say(result.reason)))
        if result.tie_break is not None:
            lines.append(Content(self.say(result.tie_break)))
        if result.sources:
            lines += [Content(""), *self._sources(result)]
        lines.append(Content(""))
        lines.append(Content.styled(self.say("terminal-seed", seed=seed), "$text-muted"))
        return Content("\n").join(lines)

    def _sources(self, result: Result) -> list[Content]:
        """For each seat, where its points came from."""
        rows = []
        for number, name in enumerate(self.names):
            shares = [f"{self.say(each.label)} {each.values[number]}" for each in result.sources]
            rows.append(Content.assemble((name, "bold"), "\n  ", " · ".join(shares)))
        return rows

    def log(self, lines: Sequence[Line]) -> Content:
        """What happened, turn by turn; what was taken back is struck through."""
        taken_back = {line.undoes for line in lines}
        rows: list[Content] = []
        turn = -1
        for line in lines[-LOG_LINES:]:
            if line.turn != turn:
                turn = line.turn
                rows.append(Content.styled(self.say("terminal-turn", turn=turn + 1), "$accent"))
            style = "strike dim" if line.revision in taken_back else ""
            rows += [Content.styled(self.say(message), style) for message in line.messages]
        return Content("\n").join(rows)

    def detail(self, choice: Choice) -> Content:
        """What is sure to follow from a choice, the rule behind it, and whether it can be taken back."""
        follows = " ".join(self.say(message) for message in choice.preview)
        rule = self.say("terminal-rule", rule=choice.rule)
        final = self.say("terminal-final") if choice.final else ""
        lines = [Content(follows), Content.styled(f"{rule}. {final}".rstrip(), "$text-muted")]
        return Content("\n").join(lines if follows else lines[1:])

    def keys(self, over: bool, room: int) -> Content:
        """The keys in lines of so many cells, each a button for the mouse too. A key and its label stay in one line."""
        lines: list[Content] = []
        # texts: terminal-key-*
        for key, action in OVER_KEYS if over else KEYS:
            name = Content.from_markup(
                f"[@click=app.{action}()]$key[/]", key=self.say(f"terminal-key-{key}.key")
            )
            shown = Content.assemble(name, " ", (self.say(f"terminal-key-{key}"), "$text-muted"))
            longer = Content("   ").join([*lines[-1:], shown])
            if lines and longer.cell_length <= room:
                lines[-1] = longer
            else:
                lines.append(shown)
        return Content("\n").join(lines)
