"""The table on the screen: position and log on the left, scores and choices on the right."""

import asyncio
import unicodedata
from pathlib import Path
from typing import ClassVar

from textual import events, on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option
from textual.worker import get_current_worker

from chapiteau import record
from chapiteau.chance import commitment
from chapiteau.files import write
from chapiteau.game import State
from chapiteau.players.base import Decision
from chapiteau.players.seat import Misbehaved
from chapiteau.record import encode
from chapiteau.terminal.paint import Painter
from chapiteau.terminal.screens import Curtain, Leave
from chapiteau.terminal.sitting import Sitting
from chapiteau.words import END, SPECTATOR, ChapiteauError, Choice, Message

NARROW = 70
"""Columns below which the panes stand in one column."""


class Table(Screen[None]):
    """Plays one match. Typing filters the choices; commands are control keys, so that no letter is taken."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+z", "undo"),
        Binding("ctrl+s", "save"),
        Binding("ctrl+q", "leave"),
        Binding("escape", "clear"),
    ]

    def __init__(
        self, sitting: Sitting, painter: Painter, record: Path | None, pace: float
    ) -> None:
        """`record`: where the record of the finished match goes by itself. `pace`: seconds before each step of a computer player."""
        super().__init__()
        self.sitting = sitting
        self.match = sitting.match
        self.painter = painter
        self.record = record
        self.pace = pace
        self.viewer = sitting.first_viewer()
        self.thinking = -1
        """The computer player's seat that decides now, or -1."""
        self.choices: list[Choice] = []

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        yield Static(id="status")
        with Horizontal(id="panes"):
            with Vertical(id="left"):
                with VerticalScroll(id="position"):
                    yield Static(id="position-text")
                with VerticalScroll(id="log"):
                    yield Static(id="log-text")
            with Vertical(id="right"):
                yield Static(id="scores")
                with Vertical(id="choosing"):
                    yield Input(id="filter")
                    yield OptionList(id="choices")
                    yield Static(id="detail")
                with VerticalScroll(id="ending"):
                    yield Static(id="ending-text")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.query_one("#choices").focus()
        self.go_on()

    def on_resize(self, event: events.Resize) -> None:
        """Stack the panes where there is no room for two columns."""
        self.set_class(event.size.width < NARROW, "-narrow")
        self.call_after_refresh(lambda: self.repaint(self.painter))

    # ---- the match

    def go_on(self) -> None:
        """After each step: who comes next, and who should sit before the screen."""
        self.thinking = self.sitting.bot()
        new = self.sitting.viewer(self.viewer)
        if new == END:
            self.viewer = END
            self.query_one("#ending").focus()
            if self.record is not None:
                self._write(self.record)
        elif self.thinking >= 0:
            self._think()
        elif self.viewer == new or not self.sitting.hides(self.viewer, new):
            self.viewer = new
        else:
            # Nobody's secrets are on the screen while people change places, not even below the curtain.
            self.viewer = SPECTATOR
            self.app.push_screen(Curtain(self.painter, new), lambda _: self._sit_down(new))
        self.repaint(self.painter)

    def _sit_down(self, seat: int) -> None:
        self.viewer = seat
        self.repaint(self.painter)

    @work
    async def _think(self) -> None:
        # No timer of Textual: one that is late when it begins never rings.
        await asyncio.sleep(self.pace)
        self._decide(self.match.state.clone(), self.thinking)

    @work(thread=True)
    def _decide(self, state: State, seat: int) -> None:
        try:
            decision = self.sitting.decide(state, seat)
        except Misbehaved as error:
            if get_current_worker().is_cancelled:
                return  # Somebody has quit, and its process was ended.
            self.app.call_from_thread(self._replace, seat, error)
        else:
            self.app.call_from_thread(self._bot_acts, seat, decision)

    def _bot_acts(self, seat: int, decision: Decision) -> None:
        self.match.act(seat, decision.action)
        self.go_on()

    def _replace(self, seat: int, error: Misbehaved) -> None:
        self.sitting.replace(seat)
        who = Message("seat", {"n": seat})
        self._notice(Message("terminal-replaced", {"who": who, "problem": error.problem}))
        self.go_on()

    # ---- what people do

    @on(OptionList.OptionSelected, "#choices")
    def _selected(self, event: OptionList.OptionSelected) -> None:
        self.query_one("#filter", Input).value = ""
        self.match.act(self.viewer, int(event.option_id or ""))
        self.go_on()

    @on(Input.Submitted, "#filter")
    def action_choose(self) -> None:
        """Do the highlighted choice."""
        self.query_one("#choices", OptionList).action_select()

    def action_undo(self) -> None:
        """Take back the last step of the person before the screen, or say why that is not possible."""
        if self.thinking >= 0 or self.viewer < 0:
            return
        try:
            self.match.undo(self.viewer)
        except ChapiteauError as error:
            self._notice(error.message)
        else:
            self.go_on()

    def action_save(self) -> None:
        """Write the record of the finished match."""
        if self.viewer != END:
            self._notice(Message("terminal-not-saved"))
        else:
            name = f"{self.match.title.meta.id}-{commitment(self.match.seed)[:8]}.json"
            self._write(self.record or Path(name))

    def _write(self, file: Path) -> None:
        try:
            write(file, encode(record.of(self.match)).decode())
        except ChapiteauError as error:
            self._notice(error.message)
        else:
            self._notice(Message("terminal-saved", {"file": str(file)}))

    def action_leave(self) -> None:
        """Quit; asks first while the match goes on."""
        if self.viewer == END:
            self.app.exit()
        else:
            self.app.push_screen(Leave(self.painter), self._left)

    def _left(self, leave: bool | None) -> None:
        if leave:
            self.app.exit()

    # ---- the filter

    def on_key(self, event: events.Key) -> None:
        """Typing goes to the filter wherever the focus is."""
        if event.is_printable and event.character:
            self.query_one("#filter", Input).insert_text_at_cursor(event.character)
            event.stop()

    @on(Input.Changed, "#filter")
    def _filtered(self) -> None:
        self._list()

    def action_clear(self) -> None:
        """Show all choices again."""
        self.query_one("#filter", Input).value = ""

    @on(OptionList.OptionHighlighted, "#choices")
    def _highlighted(self, event: OptionList.OptionHighlighted) -> None:
        chosen = next(c for c in self.choices if str(c.action) == event.option_id)
        self._text("detail", self.painter.detail(chosen))

    # ---- painting

    def repaint(self, painter: Painter) -> None:
        """Everything anew, in the viewer's eyes and the painter's language."""
        self.painter = painter
        match = self.match
        view = match.view(self.viewer)
        acts = self.thinking < 0 and self.viewer in match.state.to_act()
        self.choices = match.choices(self.viewer) if acts else []
        self._text("title", match.title.meta.name)
        self._text("status", painter.status(view, self.thinking))
        self._text("position-text", painter.position(view, commitment(match.seed)))
        self._text("log-text", painter.log(match.log(self.viewer)))
        room = self.query_one("#scores").content_size.width
        self._text("scores", painter.scores(view, room))
        width = self.query_one("#keys").content_size.width
        self._text("keys", painter.keys(self.viewer == END, width))
        if view.result is not None:
            self._text("ending-text", painter.ending(view.result, match.seed.hex()))
        self.set_class(view.result is not None, "-over")
        for pane in ("position", "log", "scores", "choosing", "ending"):
            # texts: terminal-position, terminal-log, terminal-scores, terminal-choosing, terminal-ending
            title = painter.say(f"terminal-{pane}")
            self.query_one(f"#{pane}").border_title = title
        self.query_one("#log").scroll_end(animate=False)
        self.query_one("#filter", Input).placeholder = painter.say("terminal-filter")
        self._list()

    def _list(self) -> None:
        """The choices that contain every word of the filter, under the names of their groups."""
        words = _plain(self.query_one("#filter", Input).value).split()
        options: list[Option] = []
        shown: list[Choice] = []
        for choice in self.choices:
            label = self.painter.say(choice.label)
            if not all(word in _plain(label) for word in words):
                continue
            if not shown or choice.group != shown[-1].group:
                options.append(Option(self._group(choice.group), disabled=True))
            options.append(Option(Content(label), id=str(choice.action)))
            shown.append(choice)
        choices = self.query_one("#choices", OptionList)
        choices.clear_options()
        choices.add_options(options)
        self._text("detail", "")
        if shown:
            # Enter pressed once too often must not end a turn: what can be taken back is offered first.
            first = next((choice for choice in shown if not choice.final), shown[0])
            choices.highlighted = choices.get_option_index(str(first.action))
        elif self.viewer != END:
            reason = "terminal-no-match" if self.choices else "terminal-waiting"
            self._text("detail", self.painter.say(reason))

    def _group(self, group: str) -> Content:
        # texts: *-group-*
        return Content(self.painter.say(f"{self.match.title.meta.id}-group-{group}"))

    def _text(self, name: str, content: Content | str) -> None:
        plain = Content(content) if isinstance(content, str) else content
        self.query_one(f"#{name}", Static).update(plain)

    def _notice(self, message: Message) -> None:
        self.notify(self.painter.say(message), markup=False)


def _plain(text: str) -> str:
    """Small letters without accents, so that a filter typed in haste finds them."""
    apart = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
