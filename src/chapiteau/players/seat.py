"""The one door through which a computer player sees a match: the table server, the arena and the terminal all ask here."""

from chapiteau.chance import Rng
from chapiteau.game import State
from chapiteau.players.base import Decision, Player
from chapiteau.words import ChapiteauError, Message, whole


class Misbehaved(ChapiteauError):
    """A computer player failed or chose something that is not legal. Nothing was played."""

    def __init__(self, player: int, problem: str | Message) -> None:
        super().__init__(
            "player-misbehaved", Message("error-player", {"seat": player + 1, "problem": problem})
        )
        self.seat = player
        self.problem = problem
        """What it did wrong, as a part of a sentence."""


def decide(bot: Player, state: State, player: int, rng: Rng) -> Decision:
    """What `bot` does for `player` in the true `state`, which it never sees and which does not change.

    The bot gets a resampled state and a generator of its own: with the one that did the resampling it could undo the shuffle and find
    the truth. Raises Misbehaved when the bot raises an exception or answers with an action that is not legal.
    """
    guess = state.resample(player, rng)
    own = Rng(rng.seed())
    try:
        decision = bot.choose(guess, player, own)
        action = whole(decision.action)
        reason, nearly = decision.reason, decision.nearly
    except Misbehaved:
        raise
    except Exception as error:
        raise Misbehaved(player, f"{type(error).__name__}: {error}") from error
    if action not in state.legal_actions(player):
        raise Misbehaved(player, f"action {action} is not legal")
    if nearly is not None and nearly.action not in state.legal_actions(player):
        raise Misbehaved(player, f"action {nearly.action} is not legal")
    return Decision(action, reason, nearly)
