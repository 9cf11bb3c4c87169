"""One match at one screen: who sits where, whose turn it is to look, and what the computer players do."""

from chapiteau.chance import Chance, Rng
from chapiteau.game import State
from chapiteau.match import Match
from chapiteau.names import tidy
from chapiteau.players import registry as players
from chapiteau.players.base import Decision
from chapiteau.players.seat import decide
from chapiteau.text import Texts
from chapiteau.words import END, SPECTATOR, ChapiteauError, Message

PERSON = "person"


class Sitting:
    """A match, and for each seat `person` or the name of a computer player; [] is one person against computer players.

    With fewer names than seats the last one repeats: `person,person,greedy` are two people against computer players.
    """

    def __init__(self, match: Match, seats: list[str], names: list[str]) -> None:
        if len(seats) > match.players or len(names) > match.players:
            given = max(len(seats), len(names))
            raise ChapiteauError(
                "wrong-seats",
                Message("error-play-seats", {"given": given, "seats": match.players}),
            )
        self.match = match
        seats = seats or [PERSON, players.USUAL][: match.players]
        self.seats = seats + seats[-1:] * (match.players - len(seats))
        self.given_names = [_given(name) for name in names] + [""] * (match.players - len(names))
        self.persons = [seat for seat, who in enumerate(self.seats) if who == PERSON]
        for who in self.seats:
            if who != PERSON:
                players.check(who)
        self._bots = {
            seat: players.make(who, match.title)
            for seat, who in enumerate(self.seats)
            if who != PERSON
        }
        chance = Chance(match.seed)
        # Through `seed()`, a one-way street: a computer player's generator does not lead back to the match's seed.
        self._rngs = {seat: Rng(chance.stream(f"player {seat}").seed()) for seat in self._bots}

    def names(self, texts: Texts) -> list[str]:
        """What the seats are called in a language."""
        return [
            name or texts.format(self._name(seat)) for seat, name in enumerate(self.given_names)
        ]

    def _name(self, seat: int) -> Message:
        if seat in self._bots:
            # texts: table-bot-*
            player = players.own_name(self.seats[seat]) or Message(f"table-bot-{self.seats[seat]}")
            return Message("terminal-bot", {"n": seat + 1, "player": player})
        return Message("seat", {"n": seat})

    def bot(self) -> int:
        """The computer player's seat that has to decide now; -1 when none has. They go before people who may decide as well."""
        return next((seat for seat in self.match.state.to_act() if seat in self._bots), -1)

    def decide(self, state: State, seat: int) -> Decision:
        """What the computer player in `seat` does in `state`, a clone of the match's. May run in another thread."""
        return decide(self._bots[seat], state, seat, self._rngs[seat])

    def replace(self, seat: int) -> None:
        """Let `random` go on in the seat of a computer player that failed."""
        self.seats[seat] = players.SIMPLEST
        self._bots[seat] = players.make(players.SIMPLEST, self.match.title)

    def viewer(self, now: int) -> int:
        """Who should sit before the screen: END, or `now` (the one who does) unless only other people can go on."""
        state = self.match.state
        if state.is_final():
            return END
        waiting = [seat for seat in state.to_act() if seat in self.persons]
        if not waiting or now in waiting:
            return now
        return waiting[0]

    def first_viewer(self) -> int:
        """Who sits before the screen at the start: the only person, else nobody yet."""
        return self.persons[0] if len(self.persons) == 1 else SPECTATOR

    def hides(self, old: int, new: int) -> bool:
        """Whether the view of the seat `new` shows something that the viewer `old` may not see, so that the screen must be covered."""
        if new == END:
            return False
        match = self.match
        return match.view(old).description != match.view(new).description


def _given(name: str) -> str:
    """A name from the command line, tidied; "" where none is given. Raises ChapiteauError `no-name` for one that nobody can see."""
    tidied = tidy(name)
    if name.strip() and not tidied:
        raise ChapiteauError("no-name", Message("error-play-name"))
    return tidied
