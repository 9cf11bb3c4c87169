"""Somebody at the keyboard of a terminal, for tests."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from copy import copy
from pathlib import Path

from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from chapiteau.chance import Rng, seed_from
from chapiteau.match import Match
from chapiteau.players import registry
from chapiteau.players.seat import decide
from chapiteau.terminal.app import Terminal
from chapiteau.terminal.sitting import Sitting
from chapiteau.title import Options
from chapiteau.words import END

MANY = 10_000
"""Steps; no match has as many."""
FAR = 6
"""Keys in a row, at most, on the way to a choice."""


class Player:
    """Somebody at the keyboard, who sees what is on the screen."""

    def __init__(self, app: Terminal, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot
        self.table = app.table
        self.match = app.sitting.match

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.settle()

    async def settle(self) -> None:
        """Until it is a person's turn again, or the match is over."""
        while self.table.thinking >= 0:
            await self.pilot.pause(0.005)
        await self.pilot.pause()

    def text(self, name: str) -> str:
        return str(self.table.query_one(f"#{name}", Static).content)

    def screen_text(self) -> str:
        """All that can be read on the screen now."""
        shown = [str(static.content) for static in self.app.screen.query(Static)]
        shown += [str(pane.border_title) for pane in self.app.screen.query() if pane.border_title]
        for options in self.app.screen.query(OptionList):
            shown += [str(option.prompt) for option in options.options]
        return "\n".join(shown)

    @property
    def options(self) -> OptionList:
        return self.table.query_one("#choices", OptionList)

    def offered(self) -> list[int]:
        """Actions on the list, in its order."""
        return [int(option.id) for option in self.options.options if option.id]

    async def choose(self, place: int) -> None:
        """Go to a place of the list by the arrow keys, and press Enter."""
        highlighted = self.options.highlighted
        assert highlighted is not None
        now = self.offered().index(int(self.options.get_option_at_index(highlighted).id or ""))
        ways = [
            ["down"] * (place - now) + ["up"] * (now - place),
            ["home"] + ["down"] * place,
            ["end"] + ["up"] * (len(self.offered()) - 1 - place),
        ]
        way = min(ways, key=len)
        if len(way) > FAR:
            # Each key takes a while: the pointer goes most of the way, and the keys the rest.
            self.options.highlighted = self.options.get_option_index(str(self.offered()[place - 1]))
            way = ["down"]
        await self.press(*way, "enter")


@asynccontextmanager
async def sitting(
    title: str,
    seats: str = "person,random",
    lang: str = "en",
    *,
    seed: int = 1,
    players: int = 2,
    record: Path | None = None,
    size: tuple[int, int] = (80, 24),
    pace: float = 0,
    people: str = "",
    left: int | None = None,
    options: Options | None = None,
) -> AsyncIterator[Player]:
    """A match at the keyboard, from its start, or from where so many of its steps are left."""
    match = Match.start(title, players, options or {}, seed_from(seed))
    if left is not None:
        match = near_end(match, left)
    given = people.split(",") if people else []
    app = Terminal(Sitting(match, seats.split(","), given), lang, record, pace)
    async with app.run_test(size=size) as pilot:
        player = Player(app, pilot)
        if not pace:
            await player.settle()
        yield player


def near_end(match: Match, left: int) -> Match:
    """The same match where players by chance have so many steps left."""
    whole, rng = copy(match), Rng(match.seed)
    while not whole.state.is_final():
        seat = whole.state.current()
        whole.act(seat, rng.pick(whole.state.legal_actions(seat)))
    for entry in whole.entries[:-left]:
        match.enter(entry)
    return match


async def play_by_keys(player: Player, steps: int = MANY) -> None:
    """Play so many steps of the first seat, or up to the end, by arrow keys and Enter, as a greedy player would.

    Everything that can be done is on the list, and each key does what it says.
    """
    match = player.match
    brain, rng = registry.make("greedy", match.title), Rng(match.seed)
    texts = player.table.painter.texts
    names = player.app.sitting.names(texts)
    for _ in range(steps):
        if match.state.is_final():
            return
        assert player.table.viewer == 0
        offered = player.offered()
        assert offered == match.state.legal_actions(0)
        assert texts.format(match.view(0).status, names) in player.text("status")
        revision = match.revision
        await player.choose(offered.index(decide(brain, match.state, 0, rng).action))
        assert match.revision > revision


async def end_by_keys(player: Player) -> None:
    """Play on to the end, read what it says, and leave."""
    await play_by_keys(player)
    assert player.table.viewer == END
    assert "{" not in player.screen_text()
    match, texts = player.match, player.table.painter.texts
    result = match.view(END).result
    assert result is not None
    assert texts.format(result.reason, player.app.sitting.names(texts)) in player.text(
        "ending-text"
    )
    assert match.seed.hex() in player.text("ending-text")
    await player.press("ctrl+q")


async def whole_match(title: str, players: int, options: Options, seed: int, lang: str) -> None:
    """From the first choice to the end, against computer players, all by keys."""
    seats = ",".join(["person"] + ["greedy"] * (players - 1))
    async with sitting(title, seats, lang, seed=seed, players=players, options=options) as player:
        await end_by_keys(player)
