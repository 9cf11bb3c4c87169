"""AC-3: the end of a turn, and its actions draw and swap. Filling up a wagon is in `payment`."""

from chapiteau import pieces
from chapiteau.game import EVERYBODY, bit
from chapiteau.titles.aramini_circus.rules import flow, words
from chapiteau.titles.aramini_circus.rules.box import FIRST_BONUS
from chapiteau.titles.aramini_circus.rules.decision import Action, Decision, Refusal
from chapiteau.titles.aramini_circus.rules.position import DRAWING, TURN, Position
from chapiteau.titles.aramini_circus.rules.secrecy import release, remember_draw, remember_shuffle
from chapiteau.words import Message, seat


class EndTurn(Decision):
    """AC-3.1: the player in turn has finished. Always possible in a turn."""

    def do(self, state: Position, at: int) -> None:
        """The ringmaster passes, then the next player begins, or the match is over."""
        why = flow.why_last(state)
        state.less = 0  # AC-5.3
        state.one_to_one = False  # AC-5.6
        release(state)  # AC-5.1
        state.idle = 0 if state.busy else state.idle + 1  # AC-3.3
        state.calm = 0 if state.bought else state.calm + 1  # AC-3.8
        state.turn += 1
        if state.telling:
            state.announce("aramini-turn-ended")
        flow.pass_ringmaster(state)
        state.player = (state.player + 1) % state.players  # AC-2.3
        flow.begin_turn(state)
        if why:
            flow.finish(state, why)

    def label(self, state: Position, at: int) -> Message:
        return Message("aramini-choice-end")


class Draw(Action):
    """AC-3.2 as an action, AC-5.2 as a part of a bonus card."""

    def do(self, state: Position, at: int) -> None:
        state.busy = True
        if state.phase == TURN:
            state.actions -= 1
            self.draw(state)
            return
        self.draw(state)
        state.draws -= 1
        if state.draws == 0 or not state.can_draw():
            # AC-5.2: the bonus card that lay aside is discarded after its draws.
            state.discard.append(state.aside)
            state.aside = -1
            state.draws = 0
            state.phase = TURN

    def draw(self, state: Position) -> None:
        """Take the card."""
        raise NotImplementedError

    def cited(self, state: Position, at: int) -> str:
        return "AC-5.2" if state.phase == DRAWING else self.rule


class DrawPile(Draw):
    """From the pile, unseen by the others."""

    def mask(self, state: Position) -> int:
        """AC-3.3: an empty pile is renewed from all of the discard but its top, which takes two cards."""
        return self.whole if state.pile or len(state.discard) > 1 else 0

    def draw(self, state: Position) -> None:
        if not state.pile:
            renew_pile(state)
        player = state.player
        face = pieces.draw(state, state.pile, bit(player))
        state.hand[player * state.faces + face] += 1
        remember_draw(state, face)
        if state.telling:
            told = {"player": seat(player), "card": words.card(state, face)}
            state.tell(bit(player), "aramini-drew", told)
            state.tell(EVERYBODY & ~bit(player), "aramini-drew-hidden", {"player": seat(player)})

    def barred(self, state: Position, at: int) -> Refusal:
        return "AC-3.3", Message("aramini-no-pile")

    def label(self, state: Position, at: int) -> Message:
        return Message("aramini-choice-draw")


class DrawDiscard(Draw):
    """The animal on top of the discard."""

    def mask(self, state: Position) -> int:
        """AC-3.2, AC-5.1: an animal lies on top."""
        return self.whole if state.discard and state.discard[-1] < FIRST_BONUS else 0

    def draw(self, state: Position) -> None:
        face = state.discard.pop()
        place = state.player * state.faces + face
        state.hand[place] += 1
        state.known[place] += 1  # AC-6.1
        if state.telling:
            state.announce("aramini-drew-discard", card=words.card(state, face))
        # AC-3.10: what lies below comes to light, whether or not anything does, and nobody is asked what they remember of it; else the
        # discard could be leafed through by drawing and taking back. The drawer is not counted: a plan may go on behind it, as `resample`
        # keeps the discard as it lies.
        pieces.reveal(state, bit(state.player))

    def barred(self, state: Position, at: int) -> Refusal:
        return "AC-3.2", Message("aramini-no-bonus-top" if state.discard else "aramini-no-discard")

    def label(self, state: Position, at: int) -> Message:
        top = words.card(state, state.discard[-1])
        return Message("aramini-choice-draw-discard", {"card": top})


def renew_pile(state: Position) -> None:
    """AC-3.3: all of the discard except its top, bonus cards too, becomes the new pile."""
    if state.telling:
        state.tell(EVERYBODY, "aramini-shuffled", {"count": len(state.discard) - 1})
    state.shuffles += 1
    pieces.reshuffle(state, state.pile, state.discard[:-1], "animals", state.shuffles)
    del state.discard[:-1]
    remember_shuffle(state)


class Swap(Action):
    """AC-3.6: change the own exchange token for that of an animal, another player's or one in the centre."""

    def others(self, token: int) -> int:
        """Mask of all its actions but one: the own token is not swapped for itself."""
        return self.whole ^ 1 << self.first + token

    def do(self, state: Position, at: int) -> None:
        given = state.token[state.player]
        state.actions -= 1
        holder = state.token.index(at) if at in state.token else -1
        if holder >= 0:
            state.token[holder] = given
        state.token[state.player] = at
        if state.telling:
            tokens = {"given": words.animal(given), "taken": words.animal(at)}
            if holder < 0:
                state.announce("aramini-swapped-centre", **tokens)
            else:
                state.announce("aramini-swapped", other=seat(holder), **tokens)

    def barred(self, state: Position, at: int) -> Refusal:
        return self.rule, Message("aramini-no-swap", {"token": words.animal(at)})

    def label(self, state: Position, at: int) -> Message:
        token = words.animal(at)
        if at not in state.token:
            return Message("aramini-choice-swap-centre", {"token": token})
        holder = seat(state.token.index(at))
        return Message("aramini-choice-swap", {"token": token, "player": holder})
