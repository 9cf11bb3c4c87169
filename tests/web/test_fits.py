"""What is written fits where it stands: nothing is cut off, no word breaks in two, no number runs into the next (ux 17, 61)."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from chapiteau.match import Match
from tests.web.conftest import PHONE_CONTEXT
from tests.web.house import OTHER, PERSON, House
from tests.web.table import Table
from tests.web.test_layout import outside

NewTable = Callable[..., Table]
# Words of the bar that stand in two lines.
BROKEN = """() => {
    const walker = document.createTreeWalker(document.querySelector('.bar'), NodeFilter.SHOW_TEXT);
    const broken = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        if (text.parentElement.closest('.visually-hidden')) continue;
        for (const word of text.data.matchAll(/[\\p{L}\\d]+/gu)) {
            const range = document.createRange();
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            if (new Set([...range.getClientRects()].map((box) => box.top)).size > 1) broken.push(word[0]);
        }
    }
    return broken;
}"""
# How many pixels things reach over the inner edge of what holds them, on its right and at its foot.
BEYOND = """([inner, holder]) => [...document.querySelectorAll(inner)].map((one) => {
    const [box, frame] = [one, one.closest(holder)].map((part) => part.getBoundingClientRect());
    const line = parseFloat(getComputedStyle(one.closest(holder)).borderRightWidth);
    return Math.round(Math.max(box.right - frame.right, box.bottom - frame.bottom) + line);
})"""


def board(match: Match) -> dict[str, Any]:
    """What the first seat sees."""
    return dict(msgspec.to_builtins(match.title.view(match.state, 0).board))


def groups(match: Match) -> list[str]:
    """The kinds of what the first seat may choose, one for each choice."""
    return [choice.group for choice in match.choices(0)]


@pytest.mark.parametrize(
    ("title", "asked"),
    [
        # "Finir la représentation", beside the rule that sets it apart.
        ("the-magnificent", lambda match: match.choices(0)[0].label.id.endswith("end-show")),
        ("the-magnificent", lambda match: groups(match) == ["pair"] * 2),
        ("drum-roll", lambda match: groups(match).count("perform") == 4),
    ],
    ids=["a-long-word", "two-sentences", "four-sentences"],
)
def test_what_is_offered_on_a_phone_is_whole(
    new_table: NewTable, house: House, title: str, asked: Callable[[Match], bool]
) -> None:
    made = house.at(
        title, PERSON, OTHER, until=lambda match: match.state.current() == 0 and asked(match)
    )
    table = new_table(**PHONE_CONTEXT, locale="fr-FR").sit(made["seats"][0])
    table.wait_for_turn()
    assert outside(table.page, [".bar [data-offer]"]) == []
    assert table.page.evaluate(BROKEN) == []


def test_bonus_and_die_leave_half_of_a_master_card_to_its_points_on_a_phone(
    new_table: NewTable, house: House
) -> None:
    def crowded(match: Match) -> bool:
        seen = board(match)
        return (
            match.state.current() == 0
            and seen["phase"] == "die"
            and any(
                master["die"] and master["top"]["kind"].startswith("power-")
                for master in seen["mats"][0]["masters"]
            )
        )

    made = house.at("the-magnificent", PERSON, OTHER, until=crowded)
    table = new_table(**PHONE_CONTEXT).sit(made["seats"][0])
    table.page.locator(".master.own").first.wait_for()
    shares = table.page.locator(".master.own").evaluate_all(
        "(cards) => cards.map((card) => card.querySelector('.upper').offsetHeight / card.offsetHeight)"
    )
    assert len(shares) == 4
    assert max(shares) < 0.5


def test_the_end_leaves_the_posters_on_offer_their_width(table: Table, house: House) -> None:
    table.sit(house.finished("the-magnificent")["seats"][0])
    gaps = table.page.locator(".posters .pays").evaluate_all(
        """(rows) => rows.filter((row) => row.children.length > 1).map((row) =>
            row.children[1].getBoundingClientRect().left - row.children[0].getBoundingClientRect().right)"""
    )
    assert gaps
    assert min(gaps) >= 4


def test_a_dear_assistant_on_offer_keeps_its_cubes_inside(table: Table, house: House) -> None:
    def offered(match: Match) -> bool:
        return any(card["kind"] == "assistant" for card in board(match)["personnel"])

    table.sit(house.at("drum-roll", PERSON, OTHER, until=offered)["seats"][0])
    beyond = table.page.evaluate(BEYOND, [".offer .swap", "article"])
    assert beyond
    assert max(beyond) <= 0


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_discount_tokens_leave_the_names_to_be_read(
    new_table: NewTable, house: House, locale: str
) -> None:
    def cheap(match: Match) -> bool:
        return bool(sum(card["discount"] > 1 for card in board(match)["offer"]) > 2)

    made = house.at("drum-roll", PERSON, OTHER, until=cheap)
    page = new_table(locale=locale).sit(made["seats"][0]).page
    covered = page.locator(".card:has(.tokens)").evaluate_all(
        """(cards) => cards.flatMap((card) => {
            const range = document.createRange();
            range.selectNodeContents(card.querySelector('.name'));
            return [...range.getClientRects()].flatMap((line) => [...card.querySelectorAll('.tokens b')].map((token) => {
                const box = token.getBoundingClientRect();
                const beside = Math.min(line.right, box.right) - Math.max(line.left, box.left) <= 0;
                return beside ? 0 : Math.min(line.bottom, box.bottom) - line.top;
            }));
        })"""
    )
    assert covered
    # The air above small letters in the box of a line.
    assert max(covered) <= 6


def test_four_seats_see_the_awards_beside_a_short_offer(table: Table, house: House) -> None:
    """They would lie under the bar else, below three circuses."""

    def short(match: Match) -> bool:
        seen = board(match)
        return bool(seen["show"] == 3 and len(seen["offer"]) <= 5 and not seen["personnel"])

    made = house.at("drum-roll", PERSON, OTHER, OTHER, OTHER, until=short)
    table.sit(made["seats"][0])
    table.page.locator(".awards li").first.wait_for()
    assert outside(table.page, [".awards li"]) == []
