"""The terminal: one table, two languages, day and night."""

from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from chapiteau.players import guest
from chapiteau.terminal.inks import DAY, NIGHT
from chapiteau.terminal.paint import Painter
from chapiteau.terminal.screens import Curtain, Leave
from chapiteau.terminal.sitting import Sitting
from chapiteau.terminal.table import Table
from chapiteau.text import Texts
from chapiteau.words import LANGUAGES

PACE = 0.7
"""Seconds before each step of a computer player, so that people can follow."""


class Terminal(App[None]):
    """Plays one match of any title from its list of choices."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+l", "language"),
        Binding("ctrl+t", "theme"),
        Binding("ctrl+q", "leave"),
    ]

    def __init__(
        self, sitting: Sitting, lang: str, record: Path | None = None, pace: float = PACE
    ) -> None:
        super().__init__()
        self.sitting = sitting
        self.lang = lang
        self.table = Table(sitting, self._painter(), record, pace)

    def on_mount(self) -> None:
        self.register_theme(NIGHT)
        self.register_theme(DAY)
        self.theme = NIGHT.name
        self.push_screen(self.table)

    def on_unmount(self) -> None:
        # Nobody waits any more for what a guest thinks about.
        guest.end_all()

    def _painter(self) -> Painter:
        texts = Texts(self.lang)
        return Painter(texts, self.sitting.names(texts))

    def action_language(self) -> None:
        """The other language, at once and everywhere."""
        self.lang = LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)]
        for screen in self.screen_stack:
            if isinstance(screen, Table | Curtain | Leave):
                screen.repaint(self._painter())

    def action_theme(self) -> None:
        """Day or night."""
        self.theme = DAY.name if self.theme == NIGHT.name else NIGHT.name

    def action_leave(self) -> None:
        """Quit; asks first while the match goes on."""
        if not isinstance(self.screen, Leave):
            self.table.action_leave()
