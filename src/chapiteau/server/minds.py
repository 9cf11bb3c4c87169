"""Bots at their tables: who has to think, what comes of it, and who plays on when a bot fails."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager

from chapiteau.chance import Rng, new_seed
from chapiteau.match import Entry
from chapiteau.players import registry as players
from chapiteau.players.random_player import RandomPlayer
from chapiteau.players.seat import decide
from chapiteau.server.bot_process import Task
from chapiteau.server.bots import BotFailed, Bots, played
from chapiteau.server.messages import Hint, Nearly
from chapiteau.server.problems import Refused
from chapiteau.server.store import Place, Store, StoreDown
from chapiteau.server.table import Table, Thought, heard

_log = logging.getLogger(__name__)

AGAIN_SECONDS = 0.25
"""Pause before a step is stored again when it could not be; it doubles each time, up to LONGEST_PAUSE."""
LONGEST_PAUSE = 4.0
REVIEW_PATIENCE = 8.0
"""Seconds after which whoever asks for the coach's findings is told that they are still to come: less than clients and proxies wait."""

Hold = Callable[[str], AbstractAsyncContextManager[Table]]
Change = Callable[[Table, Entry], Awaitable[None]]


class Minds:
    """The bots of all tables. `hold` gives a table to read or change, `change` plays an entry there (`Tables`)."""

    def __init__(self, bots: Bots, store: Store, hold: Hold, change: Change) -> None:
        self._bots = bots
        self._store = store
        self._hold = hold
        self._change = change
        self._playing: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Let no bot make another step."""
        for playing in self._playing:
            playing.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)

    def expect(self, title: str, bots: set[str]) -> None:
        """A table with these bots has been made."""
        if bots:
            self._bots.warm_up(title, bots)

    def wake(self, table: Table) -> None:
        """Let the bots think whose turn it is. Only for who holds the table."""
        for seat in table.bots_to_act():
            if seat not in table.thinking:
                table.thinking.add(seat)
                playing = asyncio.create_task(self._play(table, seat))
                self._playing.add(playing)
                playing.add_done_callback(self._playing.discard)

    def think(self, table: Table, seat: int, bot: str, hint: bool = False) -> Thought:
        """What `bot` would do in a seat as the table stands, or with `hint` what it would advise the person there: thought about once,
        however many ask. Only for who holds the table."""
        known = table.thoughts.get(seat)
        revision = table.revision(seat)
        if known is None or (known.revision, known.bot) != (revision, bot) or known.failed:
            decision = self._bots.decide(table.name, Task(played(table.match), seat, bot, hint))
            known = table.thoughts[seat] = Thought(revision, bot, asyncio.create_task(decision))
        return known

    def advise(self, table: Table, seat: int) -> Thought:
        """What the strongest level advises the person in a seat. Raises Refused where the table has no hints. Only for who holds it."""
        if not table.gives_hints:
            raise Refused(409, "problem-hints-off")
        return self.think(table, seat, players.STRONGEST, hint=True)

    async def hint(self, thought: Thought) -> Hint:
        """What came of a thought. Raises Refused when nothing did."""
        try:
            decision = await thought.decision()
            nearly = None if decision.nearly is None else Nearly(*decision.nearly)
            return Hint(thought.revision, decision.action, decision.reason, nearly)
        except BotFailed as failed:
            _log.warning("no hint (%s)", failed)
            raise Refused(503, "problem-no-hint", retry_after=10) from None

    def look_back(self, table: Table) -> "asyncio.Task[bytes]":
        """The coach's look at a match that is over: taken once, however many ask. Only for who holds the table."""
        known = table.review
        if known is None or (known.done() and (known.cancelled() or known.exception())):
            looking = self._bots.look_back(table.name, table.match)
            known = table.review = asyncio.create_task(looking)
            known.add_done_callback(heard)
        return known

    async def reviewed(self, looking: "asyncio.Task[bytes]") -> bytes | None:
        """What the coach found; None if that takes longer than anybody should wait for an answer. Raises Refused when nothing comes."""
        await asyncio.wait([looking], timeout=REVIEW_PATIENCE)
        if not looking.done():
            return None
        try:
            return looking.result()
        except BotFailed as failed:
            _log.warning("no review (%s)", failed)
            raise Refused(503, "problem-no-review", retry_after=10) from None

    async def _play(self, table: Table, seat: int) -> None:
        """One step of a bot, in the end: it is tried again as long as it cannot be stored."""
        pause, done = AGAIN_SECONDS, False
        while not done:
            try:
                done = await self._try(table.name, seat)
            except StoreDown:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            except Exception:
                # A fault of our own. Whoever comes to the table wakes its bots again.
                table.thinking.discard(seat)
                _log.exception("a bot cannot make its step")
                return

    async def _try(self, name: str, seat: int) -> bool:
        """One step of a bot, or none if there is nothing to do. False when its question has become another one meanwhile."""
        async with self._hold(name) as table:
            if seat not in table.bots_to_act():
                table.thinking.discard(seat)
                return True
            thought = self.think(table, seat, table.seats[seat].bot)
        failure = ""
        action = -1
        try:
            action = (await thought.decision()).action
        except BotFailed as failed:
            failure = str(failed)
        async with self._hold(name) as table:
            if not await table.still_asks(seat, thought.revision, action):
                return False
            if not failure and action not in table.match.state.legal_actions(seat):
                failure = "not a legal action"
            if failure:
                action = await self._replace(table, seat, failure)
            table.thinking.discard(seat)
            try:
                await self._change(table, Entry(seat, action))
            except StoreDown:
                table.thinking.add(seat)
                raise
            return True

    async def _replace(self, table: Table, seat: int, failure: str) -> int:
        """A bot died, overran or cheated: the simplest one plays on. Its first action, chosen here, where nothing can hinder it."""
        bot, simplest = table.seats[seat].bot, players.SIMPLEST
        _log.warning("bot %s fails (%s); %s plays on", bot, failure, simplest)
        if bot != simplest:
            await self._store.replace_bot(Place(table.name, seat), simplest)
            table.seats[seat].bot = simplest
        return decide(RandomPlayer(), table.match.state, seat, Rng(new_seed())).action
