"""What happened in a match, step by step, as each viewer noticed it.

A step exists for a viewer exactly if something was told to that viewer in it. So everybody counts in a numbering of their own, and a step
that only its maker may know (a card picked for a payment that is not complete) leaves no trace with the others: no number, no line, no
change of what they may take back.
"""

from bisect import bisect_left

import msgspec

from chapiteau.game import EVERYBODY, SPECTATORS, bit
from chapiteau.words import END, SPECTATOR, Event, Message


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one step told one viewer."""

    revision: int
    """The viewer's revision after the step; the first step that the viewer notices makes revision 1."""
    seat: int
    turn: int
    messages: list[Message] = []
    undoes: int = 0
    """For an undo: the revision whose step no longer stands."""


class UndoState(msgspec.Struct, frozen=True):
    """Whether a seat may take back its last step, and why not."""

    allowed: bool
    reason: Message | None


class Step(msgspec.Struct, frozen=True):
    """One entry of the record with what it told. Steps are named by their index, from 0."""

    player: int
    turn: int
    events: list[Event]
    closed: Message | None
    """Why it can never be taken back; None when it can."""
    undoes: int = -1
    """For an undo: the step that no longer stands."""

    @property
    def noticed(self) -> int:
        """The mask of viewers who notice it: its maker, and whoever is told something."""
        mask = bit(self.player)
        for event in self.events:
            mask |= event.audience
        return mask


class Past:
    """The steps of a match so far."""

    def __init__(self, players: int) -> None:
        self.steps: list[Step] = []
        self._noticed: dict[int, list[int]] = {v: [] for v in (SPECTATOR, *range(players))}
        """Per viewer the steps that exist for that viewer, in order: the one at place k made revision k + 1."""
        self._gone: set[int] = set()
        """Steps that were taken back."""
        self._barrier = 0
        """Nothing before this step can be taken back."""

    def copy(self) -> "Past":
        """An equal past that shares nothing that can change."""
        new = Past(len(self._noticed) - 1)
        new.steps = list(self.steps)
        new._noticed = {viewer: list(steps) for viewer, steps in self._noticed.items()}
        new._gone = set(self._gone)
        new._barrier = self._barrier
        return new

    def add(self, step: Step) -> None:
        """What happened next."""
        index = len(self.steps)
        self.steps.append(step)
        noticed = step.noticed
        for viewer, steps in self._noticed.items():
            if noticed & bit(viewer):
                steps.append(index)
        if step.undoes >= 0:
            self._gone.add(step.undoes)

    def close(self) -> None:
        """Let nothing that was done so far be taken back."""
        self._barrier = len(self.steps)

    # ---- what a viewer noticed

    def revision(self, viewer: int) -> int:
        """How many steps exist for a seat or SPECTATOR; for END all."""
        return len(self.steps) if viewer == END else len(self._noticed[viewer])

    def known_at(self, viewer: int, revision: int) -> int:
        """How many steps there had been when `viewer` was at `revision`: up to the one that made it."""
        return self._noticed[viewer][revision - 1] + 1 if revision else 0

    def lines(self, viewer: int, since: int, everything: bool = False) -> list[Line]:
        """What was told to `viewer` after revision `since`, in that viewer's numbering; END: every step.

        `everything`: with all that others were told in the same steps, each thing once. So it is for END.
        """
        steps = range(len(self.steps)) if viewer == END else self._noticed[viewer]
        mask = 0 if viewer == END or everything else bit(viewer)
        return [
            Line(
                revision=number,
                seat=self.steps[index].player,
                turn=self.steps[index].turn,
                messages=[e.message for e in self.steps[index].events if _told(e, mask)],
                undoes=self._number(viewer, self.steps[index].undoes),
            )
            for number, index in enumerate(steps[since:], since + 1)
        ]

    def _number(self, viewer: int, step: int) -> int:
        """The revision that a step made for `viewer`; 0 for no step (-1)."""
        if step < 0 or viewer == END:
            return step + 1
        return bisect_left(self._noticed[viewer], step) + 1

    # ---- taking back

    def last(self, viewer: int) -> int:
        """The step that `viewer` may take back; -1 if there is none."""
        return self._last(viewer)[0]

    def undo_state(self, viewer: int) -> UndoState:
        """Whether `viewer` may take back a step now. Depends on nothing that `viewer` did not notice."""
        step, reason = self._last(viewer)
        return UndoState(step >= 0, reason)

    def _last(self, viewer: int) -> tuple[int, Message | None]:
        """The last step that `viewer` noticed, if it is an own one that can be taken back; else -1 and why not."""
        for index in reversed(self._noticed[viewer]):
            if index < self._barrier:
                break
            step = self.steps[index]
            if step.player != viewer:
                return -1, step.closed or Message("undo-others")
            if step.undoes >= 0 or index in self._gone:
                continue
            return (-1, step.closed) if step.closed else (index, None)
        return -1, Message("undo-nothing")


def _told(event: Event, mask: int) -> bool:
    """Whether whoever has this mask reads `event`; 0: a reader of everything, to whom each thing is told once.

    What those who look on were told in place of what one seat alone was told ("a card" for "a bear") says nothing more to such a reader.
    """
    if mask:
        return bool(event.audience & mask)
    return not event.audience & SPECTATORS or event.audience & EVERYBODY == EVERYBODY
