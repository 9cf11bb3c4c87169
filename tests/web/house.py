"""A table server in a process of its own, and what a program may ask of it."""

import os
import socket
import subprocess
import sys
import time
import uuid
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import httpx

from chapiteau.match import Match
from chapiteau.players import registry as players
from chapiteau.players.hints import Adviser
from chapiteau.players.seat import decide
from chapiteau.registry import title as find_title
from chapiteau.words import Choice
from tests.kit import play
from tests.web import stored
from tests.web.rigged import LUCK, SEEDS, seed

SERVE = [sys.executable, "-m", "tests.web.rigged", "serve"]
PERSON = {"kind": "person", "name": "Ada"}
OTHER = {"kind": "person", "name": "Bo"}
OPEN = {"kind": "open"}
RANDOM = {"kind": "bot", "bot": "random"}
GREEDY = {"kind": "bot", "bot": "greedy"}
MATCHES = 40
"""Matches that are looked through for a position."""
CHANCE = 80
"""Percent of a match by chance after which steps are well chosen."""

PATIENCE = 60
"""Seconds for what takes one of a processor: others use this machine, and to them the bots give way."""


class House:
    """`chapiteau serve` on a free port, its shuffles known (`rigged.py`). It keeps port and data when it is killed and starts again."""

    def __init__(
        self,
        folder: Path,
        serve: Sequence[str] = SERVE,
        environment: Mapping[str, str] = os.environ,
    ) -> None:
        self.folder = folder
        self._serve = serve
        self._environment = environment
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE)
        self._process: subprocess.Popen[bytes] | None = None
        self.luck = ""
        self._stored = 0
        self._known: dict[str, Match] = {}
        """Matches that were asked for hints, by the names of their tables."""
        self.story: list[str] = []
        """The matches that this test has put in, for when it fails."""

    def __enter__(self) -> "House":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        self.http.close()

    def start(self) -> None:
        plenty = "1000000/minute"
        settings = {
            f"CHAPITEAU_{name}": plenty for name in ("TABLES", "COMMANDS", "REQUESTS", "SOCKETS")
        }
        settings |= {"CHAPITEAU_BOT_PROCESSES": "1", "CHAPITEAU_BOT_SECONDS": str(PATIENCE)}
        with open(self.folder / "log.txt", "ab") as log:
            self._process = subprocess.Popen(
                [*self._serve, "--port", str(self.port), "--data", str(self.folder)],
                env={**self._environment} | settings,
                stdout=log,
                stderr=log,
            )
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            try:
                self.http.get("/api/health").raise_for_status()
                return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise AssertionError((self.folder / "log.txt").read_text())

    def kill(self) -> None:
        """As a power cut would."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def rig(self, luck: str) -> None:
        """Tables made from now on have seeds that follow from these words."""
        (self.folder / LUCK).write_text(luck)
        self.luck, self._stored = luck, 0
        self._known.clear()
        self.story.clear()

    def told(self) -> str:
        """All matches of the running test, so that somebody can look at them again."""
        seeds = self.folder / SEEDS
        lines = seeds.read_text().splitlines() if seeds.exists() else []
        made = [f"made: seed {line.split()[0]}" for line in lines if line[65:] == self.luck]
        return "\n".join([f"luck: {self.luck!r}", *made, *self.story])

    # ---- what a program may ask

    def make(self, title: str, *seats: dict[str, str], **options: Any) -> dict[str, Any]:
        """A new table: its keys. No draws by agreement: a random player would soon agree to one."""
        if title == "flip-circus":
            options = {"draw-offers": False} | options
        # Tests that play on ask for hints, among people too.
        plan = {"title": title, "seats": seats, "options": options, "hints": True}
        answer = self.http.post("/api/tables", json=plan)
        assert answer.status_code == 201, answer.text
        return {**answer.json(), "title": title}

    def at(
        self,
        title: str,
        *seats: dict[str, str],
        steps: int = 0,
        until: Callable[[Match], bool] | None = None,
        **options: Any,
    ) -> dict[str, Any]:
        """A new table whose match stands where it is after some steps by chance, or where `until` holds first: its keys, and the match.

        Matches in which `until` never holds are passed over."""
        for _ in range(MATCHES):
            match = self._next(title, len(seats), options)
            if advance(match, steps, until):
                return self._put(match, seats)
        raise AssertionError(f"{title}: no such position in {MATCHES} matches")

    def late(self, title: str, *seats: dict[str, str], left: int, **options: Any) -> dict[str, Any]:
        """A new table where `left` percent of a match by chance lie ahead, and the first seat is to decide: its keys, and the match."""
        for _ in range(MATCHES):
            match = self._next(title, len(seats), options)
            whole = by_chance(match, 100 - left)
            while not match.state.is_final() and match.state.current() != 0:
                match.enter(whole.entries[match.revision])
            if not match.state.is_final():
                return self._put(match, seats)
        raise AssertionError(f"{title}: no such position in {MATCHES} matches")

    def near_end(
        self, title: str, *seats: dict[str, str], left: int, **options: Any
    ) -> dict[str, Any]:
        """A new table where persons have so many decisions left, and the first seat wins alone if they follow the hints: its keys."""
        for _ in range(MATCHES):
            match = self._next(title, len(seats), options)
            # Well-chosen steps take longer to find.
            by_chance(match, CHANCE)
            whole = match.fork(match.state.clone())
            persons: list[int] = []
            while not whole.state.is_final():
                seat = whole.state.current()
                if seats[seat]["kind"] == "person":
                    persons.append(whole.revision)
                whole.act(seat, think(whole, seat, seats[seat].get("bot", "greedy")))
            places = whole.state.ranking()
            if places[0] == 1 and places.count(1) == 1 and len(persons) >= left:
                for entry in whole.entries[match.revision : persons[-left]]:
                    match.enter(entry)
                return self._put(match, seats)
        raise AssertionError(f"{title}: the first seat wins none of {MATCHES} matches")

    def _next(self, title: str, seats: int, options: dict[str, Any]) -> Match:
        """A match with the next seed. No draws by agreement: a random player would soon agree to one."""
        if title == "flip-circus":
            options = {"draw-offers": False} | options
        self._stored += 1
        return Match(find_title(title), seats, options, seed(f"{self.luck} stored", self._stored))

    def _put(self, match: Match, seats: Sequence[dict[str, str]]) -> dict[str, Any]:
        told = {"options": match.options, "seed": match.seed.hex(), "steps": match.revision}
        self.story.append(f"stored: {match.title.meta.id} {told}")
        return stored.put(self.folder, match, seats) | {"match": match}

    def look(self, key: str) -> dict[str, Any]:
        answer = self.http.get("/api/table", headers=bearer(key))
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def hint(self, key: str) -> int:
        """A well-chosen action for this seat, found at once, for tests that want to go on. The server may advise another one (`advise`)."""
        match, seat = stored.match_of(self.folder, key, self._known)
        return think(match, seat, "greedy")

    def advise(self, key: str) -> int:
        """The action that the server advises in this seat: what the best bot would do, which takes a while."""
        for _ in range(3):
            answer = self.http.get("/api/table/hint", headers=bearer(key))
            # On a busy machine the bot may run out of time.
            if answer.status_code != 503:
                break
        assert answer.status_code == 200, answer.text
        return int(answer.json()["action"])

    def act(self, key: str, action: int, revision: int) -> httpx.Response:
        """Take one of the choices that the seat has now."""
        choices = self.look(key)["choices"]
        name = next(choice["name"] for choice in choices if choice["action"] == action)
        command = {"id": str(uuid.uuid4()), "kind": "act", "action": name, "revision": revision}
        return self.http.post("/api/table/commands", json=command, headers=bearer(key))

    def finished(self, title: str, *seats: dict[str, str], **options: Any) -> dict[str, Any]:
        """A table whose match is over, played by chance: its keys, and the match."""
        match = self._next(title, len(seats) or 2, options)
        advance(match, 0, lambda _: False)
        return self._put(match, seats or (PERSON, OTHER))

    def play(self, keys: list[str], steps: int) -> dict[str, Any]:
        """Well-chosen steps in the seats of these keys, until the match is over or `steps` are made."""
        update = self.look(keys[0])
        for _ in range(steps):
            if update["view"]["result"]:
                break
            for key in keys:
                found = self.look(key)
                if found["choices"]:
                    self.act(key, self.hint(key), found["revision"])
                    break
            else:
                time.sleep(0.05)
            update = self.look(keys[0])
        return update


def one_decides(match: Match) -> bool:
    """Whether one seat alone is to decide."""
    return len(match.state.to_act()) == 1


def harmless(match: Match) -> bool:
    """Whether whoever is to decide can do something that can be taken back (in a draft there is nothing)."""
    return not all(choice.final for choice in match.choices(match.state.current()))


def think(match: Match, seat: int, bot: str) -> int:
    """The action that a bot of the server takes in this seat (`chapiteau.server.bots`)."""
    rng = match.state.chance.stream(f"player {seat}", match.revision_for(seat))
    return decide(players.make(bot, match.title), match.state, seat, rng).action


def advice(match: Match) -> Choice:
    """What the best bot would do for who is to decide, as the server tells it."""
    seat = match.state.current()
    rng = match.state.chance.stream(f"player {seat}", match.revision_for(seat))
    action = decide(Adviser(match.title), match.state, seat, rng).action
    return next(choice for choice in match.choices(seat) if choice.action == action)


def advance(match: Match, steps: int, until: Callable[[Match], bool] | None) -> bool:
    """Play by chance. Whether the match came to where it should, and is not over."""
    rng = match.state.chance.stream("stored")
    for _ in range(steps):
        if match.state.is_final():
            return False
        play.do(match, play.chance(match, rng))
    while until and not match.state.is_final() and not until(match):
        play.do(match, play.chance(match, rng))
    return not match.state.is_final()


def by_chance(match: Match, percent: int) -> Match:
    """Play so much of a match by chance. Gives the whole of it, to its end."""
    whole = match.fork(match.state.clone())
    advance(whole, 0, lambda _: False)
    for entry in whole.entries[: len(whole.entries) * percent // 100]:
        match.enter(entry)
    return whole


def bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}
