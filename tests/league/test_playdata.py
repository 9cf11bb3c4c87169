"""Play data: what matches show is counted right, for every title, and can be read in both languages."""

import json
import math
from statistics import NormalDist

import pytest
from typer.testing import CliRunner

from chapiteau.cli import app
from chapiteau.facts import Facts, Outcome, Used, seat_of, tally
from chapiteau.league import arena
from chapiteau.league.playdata import Observed, gather, wilson
from chapiteau.registry import meta, names
from chapiteau.text import Texts
from chapiteau.words import Counter, Message, Source, seat

pytestmark = pytest.mark.engine

POINTS, FALLS, CARDS, VOTE = Message("points"), Message("falls"), Message("cards"), Message("vote")
AYE, NO = Message("aye"), Message("no")


def card(number: int) -> Message:
    return Message("card", {"number": number})


def observed(
    scores: list[int], wins: list[float], cards: list[list[Message]], votes: list[Message]
) -> Observed:
    """A match for two in which the first seat falls once for each vote; a match with one vote leaves that row out."""
    places = [1 + sum(other > own for other in scores) for own in scores]
    facts = Facts(
        lengths=[Counter(Message("rounds"), len(votes))],
        counts=[Source(FALLS, [len(votes), 0])] if len(votes) > 1 else [],
        used=[Used(CARDS, cards)],
        outcomes=[Outcome(VOTE, votes)],
    )
    return Observed(10 + len(votes), 5, scores, places, wins, [Source(POINTS, scores)], facts)


DATA = gather(
    [
        observed([7, 3], [1.0, 0.0], [[card(1), card(2)], [card(2)]], [AYE, NO]),
        observed([5, 6], [0.0, 1.0], [[card(1)], [card(2), card(2)]], [AYE]),
        observed([4, 4], [0.5, 0.5], [[], [card(1)]], [AYE]),
    ]
)


@pytest.mark.parametrize(("wins", "games"), [(0, 10), (3, 10), (10, 10), (361, 400), (1, 1)])
def test_the_interval_is_wilson_s(wins: int, games: int) -> None:
    """Its ends are the two chances from which the share that was seen lies just as far as 95 % of all shares do."""
    low, high = wilson(wins, games)
    assert low < high
    for chance in (low, high):
        spread = NormalDist().inv_cdf(0.975) * math.sqrt(chance * (1 - chance) / games)
        assert abs(wins / games - chance) == pytest.approx(spread, abs=1e-9)


def test_seats_share_a_shared_place() -> None:
    assert DATA.fair_share == 0.5
    assert [won.times for won in DATA.seats] == [1.5, 1.5]
    assert DATA.seats[0].interval == wilson(1.5, 3)


def test_scores_of_winners_and_of_all() -> None:
    assert DATA.winning_score == (7 + 6 + 4 + 4) / 4
    assert DATA.mean_score == (7 + 3 + 5 + 6 + 4 + 4) / 6


def test_points_and_counts_are_means_of_seats() -> None:
    points = DATA.sources[0]
    assert (points.mean, points.winners, points.any) == (29 / 6, 21 / 4, 1.0)
    falls = DATA.counts[0]
    assert (falls.label, falls.mean, falls.winners, falls.any) == (FALLS, 2 / 6, 2 / 4, 1 / 6)


def test_lengths() -> None:
    rows = [(row.label.id, row.mean, row.least, row.most) for row in DATA.lengths]
    assert sorted(rows) == [
        ("report-steps", (12 + 11 + 11) / 3, 11, 12),
        ("report-turns", 5.0, 5, 5),
        ("rounds", 4 / 3, 1, 2),
    ]


def test_users_win_as_often_as_they_do() -> None:
    """Card 1 lay with a winner, a loser and one that shared; card 2 with two winners and a loser, once as two copies."""
    (group,) = DATA.used
    best, other = group.items
    assert (best.name, best.users, best.wins.times, best.wins.rate) == (card(2), 3, 2.0, 2 / 3)
    assert (other.name, other.users, other.wins.times) == (card(1), 3, 1.5)
    assert best.per_match == 1.0


def test_outcomes_are_counted_by_result() -> None:
    (vote,) = DATA.outcomes
    assert vote.decided == 4
    assert [(result, rate.times) for result, rate in vote.results] == [(AYE, 3), (NO, 1)]


def test_tally_counts_messages_or_sums_amounts_by_seat() -> None:
    log = [
        Message("paid", {"player": seat(1), "coins": 3}),
        Message("got", {"player": seat(1), "coins": 9}),
        Message("paid", {"player": seat(0), "coins": 1}),
    ]
    assert tally(log, 3, "paid") == [1, 1, 0]
    assert tally(log, 3, "paid", amount="coins") == [1, 3, 0]
    assert tally(log, 3, "paid", "got") == [1, 2, 0]
    assert seat_of(log[0]) == 1


# ---- every title


def plan(title: str, seats: int, games: int = 3) -> arena.Plan:
    options = meta(title).check(seats, {})
    return arena.Plan(title, ["random", "random"][:seats], seats, options, games, 1, observe=True)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("title", "seats"), [(title, seats) for title in names() for seats in meta(title).players]
)
def test_every_title_tells_its_facts(title: str, seats: int) -> None:
    matches: list[arena.Played] = []
    report = arena.run(plan(title, seats), each=matches.append)
    for match in matches:
        assert match.observed is not None
        facts = match.observed.facts
        assert all(len(count.values) == seats for count in facts.counts)
        assert all(len(used.seats) == seats for used in facts.used)
        assert facts.outcomes
    assert report.data is not None
    assert report.data.matches == 3
    assert any(count.mean for count in report.data.counts)
    data = report.data
    labels = [row.label for rows in (data.sources, data.counts) for row in rows]
    labels += [length.label for length in data.lengths]
    labels += [group.label for group in data.used] + [row.label for row in data.outcomes]
    labels += [item.name for group in report.data.used for item in group.items]
    labels += [result for row in report.data.outcomes for result, _ in row.results]
    for lang in ("en", "fr"):
        for label in labels:
            # An unknown id would come back as it is.
            assert Texts(lang).format(label, []) != label.id


@pytest.mark.slow
def test_watching_changes_nothing() -> None:
    for title in names():
        watched: list[arena.Played] = []
        plain: list[arena.Played] = []
        seats = min(meta(title).players)
        arena.run(plan(title, seats), each=watched.append)
        alone = arena.Plan(
            title, ["random", "random"][:seats], seats, meta(title).check(seats, {}), 3, 1
        )
        report = arena.run(alone, each=plain.append)
        assert [match.record for match in watched] == [match.record for match in plain]
        assert report.data is None


# ---- the command


def printed(*words: str) -> str:
    result = CliRunner().invoke(app, ["match", *words], catch_exceptions=False)
    assert result.exit_code == 0
    return result.stdout


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", ["Points from", "of the winner"]), ("fr", ["Points par", "du gagnant"])],
)
def test_the_report_is_a_table(lang: str, words: list[str]) -> None:
    game = ["aramini-circus", "--players", "random,random", "--games", "2", "--option", "bonus=on"]
    out = printed(*game, "--report", "--lang", lang)
    assert all(word in out for word in words)
    assert words[0] not in printed(*game, "--lang", lang)


def test_the_report_is_json() -> None:
    game = ["flip-circus", "--players", "random,random", "--games", "2", "--json"]
    data = json.loads(printed(*game, "--report"))["data"]
    assert data["matches"] == 2
    assert len(data["seats"]) == 2
    assert "data" not in json.loads(printed(*game))
