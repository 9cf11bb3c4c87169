"""What the panes of the terminal say: views, choices and logs as styled text. Knows no title and keeps nothing."""

from collections.abc import Sequence

from textual.content import Content

from chapiteau.record import Line, Match
from chapiteau.text import Texts
from chapiteau.words import END, Choice, Message, View

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
        self.names = names

    def say(self, message: str | Message, **args: int | str | Message | list[Message]) -> str:
        """A message as a sentence."""
        return self.texts.format(
            Message(message, args) if isinstance(message, str) else message, self.names
        )

    def seats(self, seats: Sequence[int]) -> Message:
        """The names of several seats in one message."""
        return Message("terminal-names", {"names": [Message("seat", {"n": s}) for s in seats]})

    def status(self, view: View, thinking: int) -> Content:
        """Whose turn it is and what is asked, and below it what the viewer can do."""
        if view.result is not None:
            return Content.styled(self.say("terminal-over"), "bold")
        who = self.seats(view.to_act)
        line = self.say("terminal-status", who=who, status=view.status)
        if thinking >= 0:
            hint = self.say("terminal-thinking", who=self.seats([thinking]))
        else:
            hint = self.say(view.hint) if view.hint else ""
        return Content.assemble((line, "bold"), "\n", (hint, "$text-muted"))

    def scores(self, view: View) -> Content:
        """A line for each seat, who has to decide marked by an arrow, and its counters."""
        rows: list[Content] = []
        width = max(len(self.names[seat.seat]) for seat in view.seats)
        for seat in view.seats:
            acts = seat.seat in view.to_act
            head = f"{'▶' if acts else ' '} {self.names[seat.seat]:<{width}}  {seat.score:>3}"
            rows.append(Content.styled(head, "bold" if acts else ""))
            counters = [f"{self.say(c.label)} {c.value}" for c in seat.counters]
            rows.append(Content.styled("    " + " · ".join(counters), "$text-muted"))
        return Content("\n").join(rows)

    def position(self, view: View, match: Match) -> Content:
        """The text twin of the board; once the match is over, the result first, and the seed that was promised."""
        lines = [Content("• " + self.say(sentence)) for sentence in view.description]
        head: list[Content] = []
        if view.result is not None:
            result = view.result
            place = 1
            for seats in result.places:
                names = self.seats(seats)
                head.append(
                    Content.styled(self.say("terminal-place", place=place, players=names), "bold")
                )
                place += len(seats)
            head.append(Content(self.say(result.reason)))
            if result.tie_break is not None:
                head.append(Content(self.say(result.tie_break)))
            for source in result.sources:
                shares = zip(self.names, source.values, strict=True)
                each = ", ".join(f"{name} {value}" for name, value in shares)
                head.append(Content(f"{self.say(source.label)}: {each}"))
            head.append(Content.styled(self.say("terminal-seed", seed=match.seed.hex()), "dim"))
            head.append(Content(""))
        hash_line = self.say("terminal-commitment", hash=match.record().commitment)
        return Content("\n").join([*head, *lines, Content.styled(hash_line, "dim")])

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

    def choice(self, choice: Choice) -> Content:
        """One line of the list: what is done, and what is sure to follow."""
        parts = [Content(self.say(choice.label))]
        if choice.preview:
            follows = " ".join(self.say(message) for message in choice.preview)
            parts.append(Content.styled(f"  {follows}", "$text-muted"))
        return Content("").join(parts)

    def detail(self, choice: Choice) -> str:
        """The rule behind a choice, and whether it can be taken back."""
        rule = self.say("terminal-rule", rule=choice.rule)
        return f"{rule}. {self.say('terminal-final')}" if choice.final else f"{rule}."

    def keys(self, over: bool) -> Content:
        """The keys, each a button for the mouse too."""
        shown = []
        # texts: terminal-key-*
        for key, action in OVER_KEYS if over else KEYS:
            name = Content.from_markup(
                f"[@click=app.{action}()]$key[/]", key=self.say(f"terminal-key-{key}.key")
            )
            label = Content.styled(self.say(f"terminal-key-{key}"), "$text-muted")
            shown.append(Content.assemble(name, " ", label))
        return Content("   ").join(shown)
