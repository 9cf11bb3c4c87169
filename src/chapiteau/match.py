"""A match being played: steps, undo, the log, what viewers get. Its file is `chapiteau.record`."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from chapiteau.chance import new_seed
from chapiteau.components import fingerprint
from chapiteau.game import State, bit
from chapiteau.kinds import Kinds
from chapiteau.notation import write
from chapiteau.past import Line, Past, Step, UndoState
from chapiteau.registry import title as find_title
from chapiteau.title import Title, as_seed
from chapiteau.words import END, ChapiteauError, Choice, Event, Message, View, seat, whole

UNDO = "undo"
"""What a line says in place of an action's name."""


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One line of a record: a player's action, or that the player took back the last one still standing."""

    player: int
    action: int = -1
    undo: bool = False


class Match:
    """A match being played. `revision` counts its entries.

    >>> match = Match.start("flip-circus", 2, {})
    >>> player = match.state.to_act()[0]
    >>> match.act(player, match.state.legal_actions(player)[0])
    >>> match.revision
    1
    """

    def __init__(
        self,
        title: Title,
        players: int,
        options: Mapping[str, Any],
        seed: bytes,
        components: Mapping[str, Any] | None = None,
        names: Sequence[str] | None = None,
        *,
        rules_version: int | None = None,
        box: str = "",
    ) -> None:
        """`rules_version` and `box`, the fingerprint of a house set, are those of a match that began earlier; None and "": today's.

        Raises ChapiteauError for whatever of this cannot be played.
        """
        self.title = title
        self.options = title.meta.check(players, options)
        self.players = whole(players)
        self.seed = as_seed(seed)
        self.rules_version = title.rules_version(rules_version)
        self.components = components
        """None: a house set."""
        self.names = as_names(names, self.players)
        self.state = title.new(
            self.players,
            options,
            self.seed,
            components,
            box=box,
            rules_version=self.rules_version,
        )
        self.box = (box or title.house) if components is None else fingerprint(components)
        """The fingerprint of the components."""
        self.entries: list[Entry] = []
        self._past = Past(players)
        self._base = self.state
        """The position before the oldest entry in `_since`."""
        self._since: list[int] = []
        """Indices of the entries that stand and may yet have to be played again: since the last position that all are bound to."""

    @classmethod
    def start(
        cls,
        title: str,
        players: int,
        options: Mapping[str, Any],
        seed: bytes | None = None,
        components: Mapping[str, Any] | None = None,
        names: Sequence[str] | None = None,
    ) -> "Match":
        """A new match; a fresh secret seed if none is given."""
        if seed is None:
            seed = new_seed()
        return cls(find_title(title), players, options, seed, components, names)

    @property
    def kinds(self) -> Kinds:
        """What can be decided: numbers and names of all actions."""
        return self.state.kinds()

    @property
    def revision(self) -> int:
        return len(self.entries)

    def revision_for(self, viewer: int) -> int:
        """The revision that a seat or SPECTATOR knows: it counts the entries that told that viewer something."""
        return self._past.revision(viewer)

    def position(self, viewer: int | None = None) -> str:
        """The position as text (`chapiteau.notation`): as a seat or SPECTATOR knows it; None or END: all there is."""
        known = None if viewer == END else viewer
        return write(self.title, self.options, self.state, known, box=self.box)

    # ---- play

    def act(self, player: int, action: int) -> None:
        """One step; `player` and `action` are whole numbers of any kind (`words.whole`). Raises IllegalAction, changing nothing."""
        player, action = whole(player), whole(action)
        before = self._base if self._since else self.state.clone()
        turn = self.state.turn
        self.state.telling = True
        try:
            self.state.apply(player, action)
        finally:
            self.state.telling = False
        self._base = before
        self._since.append(self.revision)
        closed = _closed(self.state, player, turn)
        self._add(Entry(player, action), Step(player, turn, self.state.events, closed))
        if closed and not any(self.undo_state(seat).allowed for seat in range(self.players)):
            self._since.clear()

    def undo_state(self, viewer: int) -> UndoState:
        """Whether a seat (never SPECTATOR) may undo now, and why not. Depends on nothing that `viewer` does not know."""
        return self._past.undo_state(viewer)

    def undo(self, player: int) -> None:
        """Take back the player's last step. Raises ChapiteauError `no-undo` with the reason, changing nothing.

        Others may have made steps since that `player` did not notice: they stand, so the position is played again without the one.
        """
        player = self.seat(player)
        allowed = self.undo_state(player)
        if not allowed.allowed:
            assert allowed.reason is not None
            raise ChapiteauError("no-undo", Message("error-undo", {"reason": allowed.reason}))
        step = self._past.last(player)
        turn = self.state.turn
        self._since.remove(step)
        self.state = self._base.clone()
        for index in self._since:
            self.state.apply(self.entries[index].player, self.entries[index].action)
        audience = self._past.steps[step].noticed
        told = Event(Message("undone", {"player": seat(player)}), audience, True)
        self._add(Entry(player, undo=True), Step(player, turn, [told], None, step))

    def _add(self, entry: Entry, step: Step) -> None:
        self.entries.append(entry)
        self._past.add(step)

    def noticed(self) -> int:
        """The mask of viewers who noticed the last entry."""
        return self._past.steps[-1].noticed

    def still_means(self, entry: Entry, revision: int) -> bool:
        """Whether a step chosen when its player's revision was `revision` is the same choice now: others alone have decided since, at the
        same time, and it reads and lies as it did. Then it need not be chosen again."""
        if entry.undo or not 0 <= revision <= self.revision_for(entry.player):
            return False
        seen_then = self._past.known_at(entry.player, revision)
        if any(later.undo or later.player == entry.player for later in self.entries[seen_then:]):
            return False
        now = offered(self.state, entry)
        if not now:  # Mostly so: it is not this player's turn, and nothing has to be played again to know it.
            return False
        seen = Match(
            self.title,
            self.players,
            self.options,
            self.seed,
            self.components,
            rules_version=self.rules_version,
            box=self.box,
        )
        for earlier in self.entries[:seen_then]:
            seen.enter(earlier)
        return offered(seen.state, entry) == now

    def enter(self, entry: Entry) -> None:
        """Repeat an entry of a record. Raises ChapiteauError, changing nothing, when it cannot stand here."""
        player = self.seat(entry.player)
        if entry.undo:
            self.undo(player)
        else:
            self.act(player, entry.action)

    def line(self, entry: Entry) -> str:
        """An entry as a line: `0 hire lion-tamer`, `0 undo`."""
        return f"{entry.player} {UNDO if entry.undo else self.kinds.name(entry.action)}"

    def entry(self, line: str) -> Entry:
        """What a line says. Raises ChapiteauError `damaged-record`, `unknown-action`; nothing is played."""
        player, _, what = line.partition(" ")
        if not (player.isascii() and player.isdigit() and len(player) < 4):
            raise ChapiteauError(
                "damaged-record", Message("error-record-line", {"line": line[:80]})
            )
        if what == UNDO:
            return Entry(int(player), undo=True)
        return Entry(int(player), self.kinds.action(what))

    def seat(self, given: object) -> int:
        """The number of a seat. Raises ChapiteauError `wrong-seat` where there is none of that number."""
        number = whole(given)
        if not 0 <= number < self.players:
            raise ChapiteauError("wrong-seat", Message("error-seat", {"players": self.players}))
        return number

    def fork(self, state: State) -> "Match":
        """A match of its own that goes on from `state` (a clone or a resample) with this one's past. For tests and analysis."""
        new = Match.__new__(Match)
        new.__dict__.update(self.__dict__)
        new.state = state
        new.names = list(self.names)
        new.entries = list(self.entries)
        new._past = self._past.copy()
        new._since = list(self._since)
        return new

    def __copy__(self) -> "Match":
        return self.fork(self.state.clone())

    def close(self) -> None:
        """Let nothing that was done so far be taken back."""
        self._past.close()
        self._since.clear()

    # ---- what viewers get

    def view(self, viewer: int) -> View:
        """The position for a seat, SPECTATOR, or END once the match is over."""
        if viewer == END and not self.state.is_final():
            raise ChapiteauError("not-over", Message("error-not-over"))
        return self.title.view(self.state, viewer)

    def choices(self, player: int) -> list[Choice]:
        """The legal actions of `player` with their sure effects, and whether they can be taken back."""
        return with_previews(self.state, player)

    def log(self, viewer: int, since: int = 0, everything: bool = False) -> list[Line]:
        """What was told to `viewer` (a seat or SPECTATOR) after that viewer's revision `since`. END: every entry, and everything.

        `everything`: for a match that is over, with what others were told in the same steps.
        """
        return self._past.lines(viewer, since, everything)


def as_names(given: object, players: int) -> list[str]:
    """A name for each seat, or []. Raises ChapiteauError `wrong-names` for any other number of them, and for what are no names.

    What a name says is not looked at: it is shown without harm (`chapiteau.names`).
    """
    names = list(given) if isinstance(given, list | tuple) else [given]
    if given is None or names == []:
        return []
    if len(names) != players or not all(isinstance(name, str) and _whole(name) for name in names):
        raise ChapiteauError("wrong-names", Message("error-names", {"players": players}))
    return [str(name) for name in names]


def _whole(name: str) -> bool:
    """Whether it can be written: halves of a pair of characters cannot."""
    return not any("\ud800" <= letter <= "\udfff" for letter in name)


def offered(state: State, entry: Entry) -> Choice | None:
    """The choice that `entry` makes, if it is one in this position."""
    if entry.action not in state.legal_actions(entry.player):
        return None
    return state.kinds().choice(state, entry.player, entry.action)


def with_previews(state: State, player: int) -> list[Choice]:
    """One choice for each legal action, in the same order; `preview` and `final` are filled in by a dry run of each.

    Only events are used that were told before anybody learned anything and that `player` may know; so nothing hidden can show.
    """
    mask = bit(player)
    kinds = state.kinds()
    choices = []
    for action in state.legal_actions(player):
        trial = state.clone()
        trial.telling = True
        trial.apply(player, action)
        sure = [e.message for e in trial.events if e.known and e.audience & mask]
        final = _closed(trial, player, state.turn) is not None
        choice, name = kinds.choice(state, player, action), kinds.name(action)
        choices.append(msgspec.structs.replace(choice, preview=sure[1:], final=final, name=name))
    return choices


def _closed(state: State, player: int, turn: int) -> Message | None:
    """Why the step that `player` just made, in turn number `turn`, can never be taken back; None when it can."""
    if state.learned:
        return Message("undo-learned")
    if state.is_final():
        return Message("undo-over")
    if state.turn != turn or player not in state.to_act():
        return Message("undo-turn-passed")
    return None
