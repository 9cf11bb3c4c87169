"""The two screens that cover the table: the curtain between two people, and the question before leaving."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from chapiteau.terminal.paint import Painter


class Curtain(Screen[None]):
    """Hides everything until the next person presses Enter."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "raise_curtain")]

    def __init__(self, painter: Painter, seat: int) -> None:
        super().__init__()
        self.painter = painter
        self.seat = seat

    def compose(self) -> ComposeResult:
        yield Static(classes="notice")

    def on_mount(self) -> None:
        self.repaint(self.painter)

    def repaint(self, painter: Painter) -> None:
        """The same in another language."""
        who = painter.seats([self.seat])
        _notice(
            self, painter.say("terminal-curtain-title"), painter.say("terminal-curtain", who=who)
        )

    def action_raise_curtain(self) -> None:
        """The person is there."""
        self.dismiss(None)


class Leave(ModalScreen[bool]):
    """Asks whether to leave a match that is not over."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "answer(True)"),
        Binding("escape", "answer(False)"),
    ]

    def __init__(self, painter: Painter) -> None:
        super().__init__()
        self.painter = painter

    def compose(self) -> ComposeResult:
        yield Static(classes="notice")

    def on_mount(self) -> None:
        self.repaint(self.painter)

    def repaint(self, painter: Painter) -> None:
        """The same in another language."""
        _notice(self, painter.say("terminal-quit-title"), painter.say("terminal-quit"))

    def action_answer(self, leave: bool) -> None:
        """Leave, or go back to the match."""
        self.dismiss(leave)


def _notice(screen: Screen[None] | ModalScreen[bool], title: str, text: str) -> None:
    screen.query_one(Static).update(Content.assemble((title, "bold $accent"), "\n\n", text))
