"""All that can be decided in The Magnificent, and when."""

from itertools import permutations
from typing import Final

from chapiteau.kinds import Domain, Kinds
from chapiteau.titles.the_magnificent.rules import asks, words
from chapiteau.titles.the_magnificent.rules.bonuses import (
    Copy,
    SetDie,
    UseMaster,
    UseSpace,
    UseTrainer,
)
from chapiteau.titles.the_magnificent.rules.box import (
    CARDS,
    KINDS,
    MOST_LEVELS,
    MOST_SHOWS,
    MOST_STEPS,
    PRINTED_SPACES,
    RING,
    SECTIONS,
    SIZES,
    TRAINERS,
)
from chapiteau.titles.the_magnificent.rules.build import Build, Claim, PlaceTile
from chapiteau.titles.the_magnificent.rules.camp import CELLS, ORIENTATIONS
from chapiteau.titles.the_magnificent.rules.decision import (
    COLOUR,
    FACE,
    GEM,
    PLACE,
    SECTION,
    Decision,
    Question,
    Shared,
    by_number,
    numbers,
)
from chapiteau.titles.the_magnificent.rules.exchange import Buy, EndExchange, Sell
from chapiteau.titles.the_magnificent.rules.gains import (
    DiscardPoster,
    PutPoster,
    SkipPoster,
    TakeGem,
    TakePoster,
)
from chapiteau.titles.the_magnificent.rules.paying import Pay
from chapiteau.titles.the_magnificent.rules.perform import Arrange, Complete, EndShow, Perform
from chapiteau.titles.the_magnificent.rules.rounds import DiscardPair, EndTurn, Pick, Score
from chapiteau.titles.the_magnificent.rules.setup import ChooseBoard, ChooseTrainer, Keep
from chapiteau.titles.the_magnificent.rules.travel import (
    ChoosePassed,
    LeaveTent,
    MoveWagon,
    TakeTent,
    Travel,
)
from chapiteau.titles.the_magnificent.rules.turn import NameColour, PutDie, Spend, TakeDie

BOARD: Final = Domain("board", [f"{board}-{side}" for board in range(1, 5) for side in "ab"])
MASTER: Final = Domain("master", [words.card_id(card) for card in range(CARDS)])
TRAINER: Final = numbers("trainer", TRAINERS)
SOURCE: Final = Domain("source", [*PLACE.names, "deck"])
SHOW: Final = numbers("space", MOST_SHOWS)
OWED: Final = Domain("owed", [*KINDS, "choice", "poster"])
CELL: Final = Domain("cell", [words.cell(cell) for cell in range(CELLS)])
ORDER: Final = Domain(
    "sections", ["".join(map(str, order)) for order in permutations(range(1, SECTIONS + 1))]
)

end_turn: Final = EndTurn("end-turn", "MG-3.1", "turn")
end_show: Final = EndShow("enough", "MG-6.2", "turn")
end_exchange: Final = EndExchange("enough", "MG-3.1", "turn")
skip_poster: Final = SkipPoster("leave", "MG-5.3", "turn")
leave_tent: Final = LeaveTent("leave", "MG-5.4", "turn")
discard_poster: Final = DiscardPoster("discard-poster", "MG-5.3", "turn")
use_master: Final = UseMaster("use-master", "MG-3.1", "bonus")
use_trainer: Final = UseTrainer("use-trainer", "MG-3.1", "trainer", TRAINER)
use_space: Final = UseSpace("use-space", "MG-3.1", "trainer", numbers("space", PRINTED_SPACES))
spend: Final = Spend("spend", "MG-3.2", "gem", GEM)
name_colour: Final = NameColour("name-colour", "MG-3.3", "colour", COLOUR)
set_die: Final = SetDie("set-die", "MG-9.2", "bonus", FACE)
wagon: Final = MoveWagon("wagon", "MG-5.1", "trainer", COLOUR)
take_gem: Final = TakeGem("gem", "MG-5.2", "gem", GEM)
buy: Final = Buy("gem", "MG-5.2", "trainer", GEM)
pay: Final = Pay("gem", "MG-6.3", "complete", GEM)
sell: Final = Sell("sell", "MG-5.2", "trainer", GEM)
take_die: Final = TakeDie("die", "MG-3.1", "die", GEM, FACE)
put_die: Final = PutDie("master", "MG-3.1", "card", MASTER)
copy: Final = Copy("master", "MG-9.3", "bonus", MASTER)
score: Final = Score("master", "MG-7.4", "score", MASTER)
keep: Final = Keep("master", "MG-12.4", "draft", MASTER)
trainer: Final = ChooseTrainer("trainer", "MG-2.6", "draft", TRAINER)
board: Final = ChooseBoard("board", "MG-12.3", "draft", BOARD)
pick: Final = Pick("pair", "MG-7.2", "pair", PLACE)
discard_pair: Final = DiscardPair("discard-pair", "MG-7.3", "pair", PLACE)
take_poster: Final = TakePoster("poster", "MG-5.3", "poster", SOURCE)
put_poster: Final = PutPoster("section", "MG-5.3", "poster", SECTION)
complete: Final = Complete("complete", "MG-6.3", "complete", SECTION)
take_tent: Final = TakeTent("tent", "MG-5.4", "tent", SECTION)
passed: Final = ChoosePassed("passed-tent", "MG-5.4", "tent", COLOUR, numbers("space", RING))
build: Final = Build("build", "MG-4.1", "build", numbers("level", MOST_LEVELS))
travel: Final = Travel("travel", "MG-5.1", "travel", numbers("steps", MOST_STEPS + 1, 0))
perform: Final = Perform("show", "MG-6.1", "perform", numbers("hat", 2), SHOW)
claim: Final = Claim("claim", "MG-4.3", "bonus", OWED)
arrange: Final = Arrange("arrange", "MG-6.4", "arrange", ORDER)
tile: Final = PlaceTile(
    "tile", "MG-4.2", "place", Domain("size", SIZES), numbers("turn", ORIENTATIONS), CELL
)

USES: Final[list[Decision]] = [use_master, use_trainer, use_space]
ALL: Final = Kinds(
    [
        *(end_turn, Shared(end_show, end_exchange), Shared(skip_poster, leave_tent)),
        *(discard_poster, *USES, spend, name_colour, set_die, wagon),
        *(Shared(take_gem, buy, pay), sell, take_die, Shared(put_die, copy, score, keep)),
        *(trainer, board, pick, discard_pair, take_poster, put_poster, complete),
        *(take_tent, passed, build, travel, perform, claim, arrange, tile),
    ]
)
"""In the order of their actions."""

QUESTIONS: Final = by_number(
    [
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
        Question(asks.COPY, "copy", "MG-9.3", [copy], skipped=True),
        Question(asks.WAGON, "wagon", "MG-5.1", [wagon]),
        # Before the first round.
        Question(asks.BOARD, "board", "MG-12.3", [board]),
        Question(asks.KEEP, "keep", "MG-12.4", [keep]),
        Question(asks.TRAINER, "trainer", "MG-2.6", [trainer]),
        # A turn.
        Question(asks.DIE, "die", "MG-3.1", [*USES, take_die]),
        Question(asks.CARD, "card", "MG-3.1", [put_die], skipped=True),
        Question(asks.UNNAMED, "unnamed", "MG-3.3", [*USES, spend, name_colour]),
        Question(asks.BEFORE, "action", "MG-3.4", [*USES, spend, build, travel, perform]),
        Question(asks.PLACING, "place", "MG-4.2", [*USES, claim, tile]),
        Question(asks.SHOWING, "complete", "MG-6.2", [end_show, *USES, complete]),
        Question(asks.ARRANGING, "arrange", "MG-6.4", [arrange]),
        Question(asks.OWED, "owed", "MG-4.3", [*USES, claim], skipped=True),
        Question(asks.AFTER, "end", "MG-3.4", [end_turn, *USES]),
        # The end of a round, and of the match.
        Question(asks.PICKING, "pair", "MG-7.2", [pick], skipped=True),
        Question(asks.DISCARDING, "discard", "MG-7.3", [discard_pair]),
        Question(asks.SCORING, "score", "MG-7.4", [score]),
        Question(asks.OVER, "over", "MG-8.4", []),
    ]
)
"""Whatever can be asked, by its number in `asks`."""
