"""All that can be decided in The Magnificent, and when."""

from functools import lru_cache
from itertools import permutations
from typing import Any, Final

from chapiteau.kinds import Domain, Kind, Kinds
from chapiteau.titles.the_magnificent.rules import asks, box, gains, travel, words
from chapiteau.titles.the_magnificent.rules.bonuses import Copy, SetDie, UseMaster, UsePaid, Uses
from chapiteau.titles.the_magnificent.rules.build import Build, Claim, PlaceTile
from chapiteau.titles.the_magnificent.rules.camp import CELLS, ORIENTATIONS
from chapiteau.titles.the_magnificent.rules.decision import Question, Shared
from chapiteau.titles.the_magnificent.rules.paying import Pay
from chapiteau.titles.the_magnificent.rules.perform import Arrange, Complete, EndShow, Perform
from chapiteau.titles.the_magnificent.rules.position import Position
from chapiteau.titles.the_magnificent.rules.rounds import DiscardPair, EndTurn, Pick, Score
from chapiteau.titles.the_magnificent.rules.setup import ChooseBoard, ChooseTrainer, Keep
from chapiteau.titles.the_magnificent.rules.turn import NameColour, PutDie, Spend, TakeDie
from chapiteau.words import Choice


def numbers(name: str, count: int, first: int = 1) -> Domain:
    """Things that are called by their number."""
    return Domain(name, [str(first + i) for i in range(count)])


COLOUR: Final = Domain("colour", box.COLOURS)
GEM: Final = Domain("gem", box.KINDS)
FACE: Final = numbers("face", 6)
SECTION: Final = numbers("section", box.SECTIONS)
PLACE: Final = numbers("place", 4)
SOURCE: Final = Domain("source", [*PLACE.names, "deck"])
BOARD: Final = Domain("board", [f"{board}-{side}" for board in range(1, 5) for side in "ab"])
RING: Final = numbers("space", box.RING)
LEVEL: Final = numbers("level", box.MOST_LEVELS)
STEPS: Final = numbers("steps", box.MOST_STEPS + 1, 0)
HAT: Final = numbers("hat", 2)
SHOW: Final = numbers("space", box.MOST_SHOWS)
OWED: Final = Domain("owed", box.DEBTS)
SIZE: Final = Domain("size", box.SIZES)
TURNED: Final = numbers("turn", ORIENTATIONS)
CELL: Final = Domain("cell", [words.cell(cell) for cell in range(CELLS)])
ORDER: Final = Domain("sections", ["".join(order) for order in permutations(SECTION.names)])


class Decisions(Kinds):
    """What can be decided with a box that has these master cards and so many trainer tiles and printed trainer spaces."""

    def __init__(self, cards: tuple[str, ...], trainers: int, spaces: int) -> None:
        self.made_of = (cards, trainers, spaces)
        card = Domain("master", cards)
        tile = Domain("trainer", [words.trainer_code(tile) for tile in range(trainers)])
        space = numbers("space", spaces)

        end_turn = EndTurn("end-turn", "MG-3.1", "magnificent-choice-end")
        end_show = EndShow("enough", "MG-6.2", "magnificent-choice-end-show")
        end_exchange = gains.EndExchange("enough", "MG-3.1", "magnificent-choice-end-exchange")
        skip_poster = gains.SkipPoster("leave", "MG-5.3", "magnificent-choice-skip-poster")
        leave_tent = travel.LeaveTent("leave", "MG-5.4", "magnificent-choice-leave-tent")
        discarding = "magnificent-choice-discard-new"
        discard_poster = gains.DiscardPoster("discard-poster", "MG-5.3", discarding)
        use_master = UseMaster("use-master", "MG-3.1", "bonus", "")
        use_trainer = UsePaid("use-trainer", "MG-3.1", "trainer", "trainer", tile)
        use_space = UsePaid("use-space", "MG-3.1", "trainer", "printed", space)
        spend = Spend("spend", "MG-3.2", "gem", "gem", GEM)
        name_colour = NameColour("name-colour", "MG-3.3", "colour", "", COLOUR)
        set_die = SetDie("set-die", "MG-9.2", "bonus", "", FACE)
        wagon = travel.MoveWagon("wagon", "MG-5.1", "trainer", "wagon", COLOUR)
        take_gem = gains.TakeGem("gem", "MG-5.2", "gem", "gem", GEM)
        buy = gains.Buy("gem", "MG-5.2", "trainer", "gem", GEM)
        pay = Pay("gem", "MG-6.3", "complete", "gem", GEM)
        sell = gains.Sell("sell", "MG-5.2", "trainer", "gem", GEM)
        take_die = TakeDie("die", "MG-3.1", "die", "die", GEM, FACE)
        put_die = PutDie("master", "MG-3.1", "card", "master", card)
        copying = Copy("master", "MG-9.3", "bonus", "master", card)
        score = Score("master", "MG-7.4", "score", "master", card)
        keep = Keep("master", "MG-12.4", "draft", "master", card)
        choose_trainer = ChooseTrainer("trainer", "MG-2.6", "draft", "trainer", tile)
        choose_board = ChooseBoard("board", "MG-12.3", "draft", "", BOARD)
        pick = Pick("pair", "MG-7.2", "pair", "", PLACE)
        discard_pair = DiscardPair("discard-pair", "MG-7.3", "pair", "", PLACE)
        take_poster = gains.TakePoster("poster", "MG-5.3", "poster", "", SOURCE)
        put_poster = gains.PutPoster("section", "MG-5.3", "poster", "section", SECTION)
        complete = Complete("complete", "MG-6.3", "complete", "section", SECTION)
        take_tent = travel.TakeTent("tent", "MG-5.4", "tent", "tent", SECTION)
        passed = travel.ChoosePassed("passed-tent", "MG-5.4", "tent", "", COLOUR, RING)
        levels = Build("build", "MG-4.1", "build", "", LEVEL)
        steps = travel.Travel("travel", "MG-5.1", "travel", "", STEPS)
        shows = Perform("show", "MG-6.1", "perform", "", HAT, SHOW)
        claim = Claim("claim", "MG-4.3", "bonus", "", OWED)
        arrange = Arrange("arrange", "MG-6.4", "arrange", "", ORDER)
        placing = PlaceTile("tile", "MG-4.2", "place", "", SIZE, TURNED, CELL)

        uses = self.uses = Uses(use_master, use_trainer, use_space)
        every: list[Kind] = [
            *(end_turn, Shared(end_show, end_exchange), Shared(skip_poster, leave_tent)),
            *(discard_poster, *uses.parts, spend, name_colour, set_die, wagon),
            *(Shared(take_gem, buy, pay), sell, take_die, Shared(put_die, copying, score, keep)),
            *(choose_trainer, choose_board, pick, discard_pair, take_poster, put_poster, complete),
            *(take_tent, passed, levels, steps, shows, claim, arrange, placing),
        ]
        super().__init__(every)
        questions = [
            # What has to be done before anything else.
            Question(asks.RECOLOUR, "colour", "MG-3.3", [name_colour]),
            Question(asks.GEM, "gem", "MG-5.2", [take_gem]),
            Question(asks.PAY, "pay", "MG-6.3", [pay]),
            Question(asks.EXCHANGE, "exchange", "MG-5.2", [end_exchange, buy, sell]),
            Question(asks.TENT, "tent", "MG-5.4", [leave_tent, take_tent]),
            Question(asks.PASSED, "passed", "MG-5.4", [passed], skipped=True),
            Question(asks.POSTER, "poster", "MG-5.3", [skip_poster, take_poster]),
            Question(asks.SECTION, "section", "MG-5.3", [discard_poster, put_poster], skipped=True),
            Question(asks.FACE, "face", "MG-9.2", [set_die], skipped=True),
            Question(asks.COPY, "copy", "MG-9.3", [copying], skipped=True),
            Question(asks.WAGON, "wagon", "MG-5.1", [wagon]),
            # Before the first round.
            Question(asks.BOARD, "board", "MG-12.3", [choose_board]),
            Question(asks.KEEP, "keep", "MG-12.4", [keep]),
            Question(asks.TRAINER, "trainer", "MG-2.6", [choose_trainer]),
            # A turn.
            Question(asks.DIE, "die", "MG-3.1", [uses, take_die]),
            Question(asks.CARD, "card", "MG-3.1", [put_die], skipped=True),
            Question(asks.UNNAMED, "unnamed", "MG-3.3", [uses, spend, name_colour]),
            Question(asks.BEFORE, "action", "MG-3.4", [uses, spend, levels, steps, shows]),
            Question(asks.PLACING, "place", "MG-4.2", [uses, claim, placing]),
            Question(asks.SHOWING, "complete", "MG-6.2", [end_show, uses, complete]),
            Question(asks.ARRANGING, "arrange", "MG-6.4", [arrange]),
            Question(asks.OWED, "owed", "MG-4.3", [uses, claim], skipped=True),
            Question(asks.AFTER, "end", "MG-3.4", [end_turn, uses]),
            # The end of a round, and of the match.
            Question(asks.PICKING, "pair", "MG-7.2", [pick], skipped=True),
            Question(asks.DISCARDING, "discard", "MG-7.3", [discard_pair]),
            Question(asks.SCORING, "score", "MG-7.4", [score]),
            Question(asks.OVER, "over", "MG-8.4", []),
        ]
        by_number = {question.number: question for question in questions}
        over = by_number[asks.OVER]
        self.questions = [by_number.get(number, over) for number in range(asks.OVER + 1)]
        """Whatever can be asked, by its number in `asks`; what is never asked has none of its own."""

    def __reduce__(self) -> tuple[Any, ...]:
        return (decisions, self.made_of)

    def choice(self, state: Position, player: int, action: int) -> Choice:
        kind = self.questions[state.question()].kind(action)
        return kind.choice(state, player, action - kind.first)


@lru_cache(maxsize=16)
def decisions(cards: tuple[str, ...], trainers: int, spaces: int) -> Decisions:
    """The same ones for all boxes with the same things, as they never change."""
    return Decisions(cards, trainers, spaces)
