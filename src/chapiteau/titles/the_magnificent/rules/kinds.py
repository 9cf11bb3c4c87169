"""All that can be decided in The Magnificent, and when."""

from itertools import permutations
from typing import Final

from chapiteau.kinds import Domain, Kinds
from chapiteau.titles.the_magnificent.rules import (
    asks,
    bonuses,
    box,
    build,
    exchange,
    gains,
    paying,
    perform,
    rounds,
    setup,
    travel,
    turn,
    words,
)
from chapiteau.titles.the_magnificent.rules.camp import CELLS, ORIENTATIONS
from chapiteau.titles.the_magnificent.rules.decision import Decision, Question, Shared, by_number


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
MASTER: Final = Domain("master", [words.card_id(card) for card in range(box.CARDS)])
TRAINER: Final = Domain("trainer", [words.trainer_code(tile) for tile in range(box.TRAINERS)])
PRINTED: Final = numbers("space", box.PRINTED_SPACES)
RING: Final = numbers("space", box.RING)
LEVEL: Final = numbers("level", box.MOST_LEVELS)
STEPS: Final = numbers("steps", box.MOST_STEPS + 1, 0)
HAT: Final = numbers("hat", 2)
SHOW: Final = numbers("space", box.MOST_SHOWS)
OWED: Final = Domain("owed", [*box.KINDS, "choice", "poster"])
SIZE: Final = Domain("size", box.SIZES)
TURNED: Final = numbers("turn", ORIENTATIONS)
CELL: Final = Domain("cell", [words.cell(cell) for cell in range(CELLS)])
ORDER: Final = Domain(
    "sections", ["".join(map(str, order)) for order in permutations(range(1, box.SECTIONS + 1))]
)

END_TURN: Final = rounds.EndTurn("end-turn", "MG-3.1", "magnificent-choice-end")
END_SHOW: Final = perform.EndShow("enough", "MG-6.2", "magnificent-choice-end-show")
END_EXCHANGE: Final = exchange.EndExchange("enough", "MG-3.1", "magnificent-choice-end-exchange")
SKIP_POSTER: Final = gains.SkipPoster("leave", "MG-5.3", "magnificent-choice-skip-poster")
LEAVE_TENT: Final = travel.LeaveTent("leave", "MG-5.4", "magnificent-choice-leave-tent")
DISCARD_POSTER: Final = gains.DiscardPoster(
    "discard-poster", "MG-5.3", "magnificent-choice-discard-new"
)
USE_MASTER: Final = bonuses.UseMaster("use-master", "MG-3.1", "bonus", "")
USE_TRAINER: Final = bonuses.UseTrainer("use-trainer", "MG-3.1", "trainer", "trainer", TRAINER)
USE_SPACE: Final = bonuses.UseSpace("use-space", "MG-3.1", "trainer", "printed", PRINTED)
SPEND: Final = turn.Spend("spend", "MG-3.2", "gem", "gem", GEM)
NAME_COLOUR: Final = turn.NameColour("name-colour", "MG-3.3", "colour", "", COLOUR)
SET_DIE: Final = bonuses.SetDie("set-die", "MG-9.2", "bonus", "", FACE)
WAGON: Final = travel.MoveWagon("wagon", "MG-5.1", "trainer", "wagon", COLOUR)
TAKE_GEM: Final = gains.TakeGem("gem", "MG-5.2", "gem", "gem", GEM)
BUY: Final = exchange.Buy("gem", "MG-5.2", "trainer", "gem", GEM)
PAY: Final = paying.Pay("gem", "MG-6.3", "complete", "gem", GEM)
SELL: Final = exchange.Sell("sell", "MG-5.2", "trainer", "gem", GEM)
TAKE_DIE: Final = turn.TakeDie("die", "MG-3.1", "die", "die", GEM, FACE)
PUT_DIE: Final = turn.PutDie("master", "MG-3.1", "card", "master", MASTER)
COPY: Final = bonuses.Copy("master", "MG-9.3", "bonus", "master", MASTER)
SCORE: Final = rounds.Score("master", "MG-7.4", "score", "master", MASTER)
KEEP: Final = setup.Keep("master", "MG-12.4", "draft", "master", MASTER)
CHOOSE_TRAINER: Final = setup.ChooseTrainer("trainer", "MG-2.6", "draft", "trainer", TRAINER)
CHOOSE_BOARD: Final = setup.ChooseBoard("board", "MG-12.3", "draft", "", BOARD)
PICK: Final = rounds.Pick("pair", "MG-7.2", "pair", "", PLACE)
DISCARD_PAIR: Final = rounds.DiscardPair("discard-pair", "MG-7.3", "pair", "", PLACE)
TAKE_POSTER: Final = gains.TakePoster("poster", "MG-5.3", "poster", "", SOURCE)
PUT_POSTER: Final = gains.PutPoster("section", "MG-5.3", "poster", "section", SECTION)
COMPLETE: Final = perform.Complete("complete", "MG-6.3", "complete", "section", SECTION)
TAKE_TENT: Final = travel.TakeTent("tent", "MG-5.4", "tent", "tent", SECTION)
PASSED: Final = travel.ChoosePassed("passed-tent", "MG-5.4", "tent", "", COLOUR, RING)
BUILD: Final = build.Build("build", "MG-4.1", "build", "", LEVEL)
TRAVEL: Final = travel.Travel("travel", "MG-5.1", "travel", "", STEPS)
PERFORM: Final = perform.Perform("show", "MG-6.1", "perform", "", HAT, SHOW)
CLAIM: Final = build.Claim("claim", "MG-4.3", "bonus", "", OWED)
ARRANGE: Final = perform.Arrange("arrange", "MG-6.4", "arrange", "", ORDER)
TILE: Final = build.PlaceTile("tile", "MG-4.2", "place", "", SIZE, TURNED, CELL)

USES: Final[list[Decision]] = [USE_MASTER, USE_TRAINER, USE_SPACE]
ALL: Final = Kinds(
    [
        *(END_TURN, Shared(END_SHOW, END_EXCHANGE), Shared(SKIP_POSTER, LEAVE_TENT)),
        *(DISCARD_POSTER, *USES, SPEND, NAME_COLOUR, SET_DIE, WAGON),
        *(Shared(TAKE_GEM, BUY, PAY), SELL, TAKE_DIE, Shared(PUT_DIE, COPY, SCORE, KEEP)),
        *(CHOOSE_TRAINER, CHOOSE_BOARD, PICK, DISCARD_PAIR, TAKE_POSTER, PUT_POSTER, COMPLETE),
        *(TAKE_TENT, PASSED, BUILD, TRAVEL, PERFORM, CLAIM, ARRANGE, TILE),
    ]
)
"""In the order of their actions."""

QUESTIONS: Final = by_number(
    [
        # What has to be done before anything else.
        Question(asks.RECOLOUR, "colour", "MG-3.3", [NAME_COLOUR]),
        Question(asks.GEM, "gem", "MG-5.2", [TAKE_GEM]),
        Question(asks.PAY, "pay", "MG-6.3", [PAY]),
        Question(asks.EXCHANGE, "exchange", "MG-5.2", [END_EXCHANGE, BUY, SELL]),
        Question(asks.TENT, "tent", "MG-5.4", [LEAVE_TENT, TAKE_TENT]),
        Question(asks.PASSED, "passed", "MG-5.4", [PASSED], skipped=True),
        Question(asks.POSTER, "poster", "MG-5.3", [SKIP_POSTER, TAKE_POSTER]),
        Question(asks.SECTION, "section", "MG-5.3", [DISCARD_POSTER, PUT_POSTER], skipped=True),
        Question(asks.FACE, "face", "MG-9.2", [SET_DIE], skipped=True),
        Question(asks.COPY, "copy", "MG-9.3", [COPY], skipped=True),
        Question(asks.WAGON, "wagon", "MG-5.1", [WAGON]),
        # Before the first round.
        Question(asks.BOARD, "board", "MG-12.3", [CHOOSE_BOARD]),
        Question(asks.KEEP, "keep", "MG-12.4", [KEEP]),
        Question(asks.TRAINER, "trainer", "MG-2.6", [CHOOSE_TRAINER]),
        # A turn.
        Question(asks.DIE, "die", "MG-3.1", [*USES, TAKE_DIE]),
        Question(asks.CARD, "card", "MG-3.1", [PUT_DIE], skipped=True),
        Question(asks.UNNAMED, "unnamed", "MG-3.3", [*USES, SPEND, NAME_COLOUR]),
        Question(asks.BEFORE, "action", "MG-3.4", [*USES, SPEND, BUILD, TRAVEL, PERFORM]),
        Question(asks.PLACING, "place", "MG-4.2", [*USES, CLAIM, TILE]),
        Question(asks.SHOWING, "complete", "MG-6.2", [END_SHOW, *USES, COMPLETE]),
        Question(asks.ARRANGING, "arrange", "MG-6.4", [ARRANGE]),
        Question(asks.OWED, "owed", "MG-4.3", [*USES, CLAIM], skipped=True),
        Question(asks.AFTER, "end", "MG-3.4", [END_TURN, *USES]),
        # The end of a round, and of the match.
        Question(asks.PICKING, "pair", "MG-7.2", [PICK], skipped=True),
        Question(asks.DISCARDING, "discard", "MG-7.3", [DISCARD_PAIR]),
        Question(asks.SCORING, "score", "MG-7.4", [SCORE]),
        Question(asks.OVER, "over", "MG-8.4", []),
    ]
)
"""Whatever can be asked, by its number in `asks`."""
