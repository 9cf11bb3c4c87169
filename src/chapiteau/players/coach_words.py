"""What the coach found, as messages that the page, the terminal and the command line turn into sentences."""

from chapiteau.players.coach import Swing
from chapiteau.words import Message, say, seat

# texts: coach-mistake, coach-luck-good, coach-luck-bad, coach-move
# texts: coach-alone-mistake, coach-alone-luck-good, coach-alone-luck-bad


def heading(swing: Swing) -> Message:
    """Which step it was."""
    return say(
        "coach-step",
        step=swing.step,
        turn=swing.turn + 1,
        player=seat(swing.seat),
        label=swing.label,
    )


def verdict(swing: Swing, alone: bool) -> list[Message]:
    """What it changed and by what; for a mistake what would have been better, for a good step what it was for."""
    sort: str = swing.sort
    if sort == "luck":
        sort = "luck-good" if swing.after >= swing.before else "luck-bad"
    # A chance in percent; points as they are.
    scale = 1 if alone else 100
    told = [
        say(
            f"coach-{'alone-' if alone else ''}{sort}",
            player=seat(swing.seat),
            before=round(swing.before * scale),
            after=round(swing.after * scale),
        )
    ]
    if swing.better is not None:
        told.append(say("coach-better", label=swing.better.label, reason=swing.better.reason))
    if swing.reason is not None:
        told.append(swing.reason)
    return told
