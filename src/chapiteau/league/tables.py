"""What `chapiteau match`, `ladder`, `fit`, `weigh` and `tune` print for people."""

from chapiteau import registry
from chapiteau.league.arena import Report
from chapiteau.league.ladder import Table
from chapiteau.league.playdata import Amount, Group, PlayData, Rate, Results
from chapiteau.league.spread import Fit
from chapiteau.league.tuning import Found, eye_of
from chapiteau.league.weighing import Weighed
from chapiteau.text import Texts
from chapiteau.words import Message


def show(report: Report, texts: Texts) -> None:
    """Print a report: players, and the play data if it has some."""
    rows = [
        [
            standing.name,
            str(standing.wins),
            str(standing.draws),
            _percent(standing.win_rate, standing.interval),
            f"{standing.mean_score:.2f}",
        ]
        for standing in report.players
    ]
    heads = ["match-player", "match-wins", "match-draws", "match-rate", "match-score"]
    _print(_heads(texts, *heads), rows)
    summary = Message(
        "match-summary",
        {
            "games": report.games,
            "steps": report.steps,
            "seconds": f"{report.seconds:.1f}",
            "build": report.build,
        },
    )
    print(texts.format(summary, []))
    if report.data is not None:
        _show_data(report.data, texts)


def show_ladder(table: Table, texts: Texts) -> None:
    """Print who is how strong, strongest first, and what came of each pair."""
    ranks = sorted(table.ranks, key=lambda rank: -rank.elo.value)
    rows = []
    for rank in ranks:
        elo, skill = rank.elo, rank.openskill
        around = f"{elo.value:.0f} ({elo.low:.0f} - {elo.high:.0f})"
        beside = f"{skill.value:.1f} ({skill.low:.1f} - {skill.high:.1f})"
        rows.append([rank.name, str(rank.games), around, beside])
    _print(_heads(texts, "match-player", "ladder-games", "ladder-elo", "ladder-openskill"), rows)
    print()
    rows = [
        [
            f"{pair.two} - {pair.one}",
            str(pair.games),
            str(pair.games - pair.wins - pair.draws),
            str(pair.draws),
            _percent(1 - pair.rate, (1 - pair.interval[1], 1 - pair.interval[0])),
        ]
        for pair in table.pairings
    ]
    heads = ["ladder-pair", "ladder-games", "match-wins", "match-draws", "ladder-rate"]
    _print(_heads(texts, *heads), rows)


def show_fit(fit: Fit, texts: Texts) -> None:
    """Print the spread that was found, and how well it predicts beside one that stays the same and beside none."""
    numbers = {
        "first": f"{fit.first:.1f}",
        "last": f"{fit.last:.1f}",
        "turns": f"{fit.turns:.1f}",
        "move": f"{fit.move:.1f}",
    }
    print(texts.format(Message("fit-spread", {**numbers, "games": fit.games})))
    print(texts.format(Message("fit-numbers", {**numbers})))
    print()
    ways = [("fit-varying", fit.varying), ("fit-constant", fit.even), ("fit-nothing", fit.nothing)]
    rows = [
        [
            texts.format(Message(name, {"spread": f"{fit.constant:.1f}"})),
            f"{quality.log_loss:.3f}",
            f"{quality.brier:.3f}",
        ]
        for name, quality in ways
    ]
    _print(_heads(texts, "fit-chances", "fit-log-loss", "fit-brier"), rows)


def show_weighing(found: Weighed, texts: Texts) -> None:
    """Print how much the usual and the new weights say of results, by stage, and the new ones."""
    print(texts.format(Message("weighing-matches", {"games": found.games})))
    print()
    heads = ["weighing-stage", "weighing-turns", "weighing-usual", "weighing-found"]
    rows = [
        [one.stage, str(one.turns), f"{one.usual:.3f}", f"{one.found:.3f}"] for one in found.shares
    ]
    _print(_heads(texts, *heads), rows)
    print()
    stages = eye_of(registry.title(found.title)).stages
    rows = [[name, *(f"{value:g}" for value in row)] for name, row in found.weights.items()]
    _print([*_heads(texts, "tuning-weight"), *stages], rows)


def show_tuning(found: Found, texts: Texts) -> None:
    """Print what a tenth more of each weight gains, the surest first, or how the weights that were tried fared."""
    print(texts.format(Message("tuning-matches", {"games": found.matches})))
    if found.trial:
        told = {
            "wins": f"{found.trial.wins:g}",
            "rate": _percent(found.trial.rate, found.trial.interval),
            "points": f"{found.trial.points:+.1f}",
        }
        print(texts.format(Message("tuning-trial", {**told})))
    if found.effects:
        heads = ["tuning-weight", "tuning-value", "tuning-gain", "tuning-low", "tuning-high"]
        rows = [
            [
                one.name,
                " ".join(f"{value:g}" for value in one.weight),
                *(f"{number:+.2f}" for number in (one.points, *one.interval)),
            ]
            for one in found.effects
        ]
        print()
        _print(_heads(texts, *heads), rows)


def _show_data(data: PlayData, texts: Texts) -> None:
    def say(message: Message) -> str:
        return texts.format(message, [])

    print()
    _print(
        _heads(texts, "report-length", "report-mean", "report-least", "report-most"),
        [
            [say(length.label), f"{length.mean:.1f}", str(length.least), str(length.most)]
            for length in data.lengths
        ],
    )
    print()
    means = Message(
        "report-scores",
        {
            "winning": f"{data.winning_score:.1f}",
            "mean": f"{data.mean_score:.1f}",
            "share": f"{data.fair_share:.1%}",
        },
    )
    print(say(means))
    print()
    _print(
        _heads(texts, "report-seat", "report-won"),
        [[str(seat), _rate(won)] for seat, won in enumerate(data.seats, 1)],
    )
    _amounts(texts, "report-source", data.sources)
    _amounts(texts, "report-count", data.counts)
    for results in data.outcomes:
        _results(texts, results)
    for group in data.used:
        _group(texts, group, data)


def _amounts(texts: Texts, head: str, amounts: list[Amount]) -> None:
    if amounts:
        print()
        _print(
            _heads(texts, head, "report-seats", "report-winners", "report-any"),
            [
                [
                    texts.format(amount.label, []),
                    f"{amount.mean:.2f}",
                    f"{amount.winners:.2f}",
                    f"{amount.any:.0%}",
                ]
                for amount in amounts
            ],
        )


def _results(texts: Texts, results: Results) -> None:
    if results.results:
        print()
        heads = [texts.format(results.label, []), *_heads(texts, "report-times", "report-rate")]
        _print(
            heads,
            [
                [texts.format(result, []), f"{how_often.times:.0f}", _rate(how_often)]
                for result, how_often in results.results
            ],
        )


def _group(texts: Texts, group: Group, data: PlayData) -> None:
    """Users of each thing, and by how many points of a hundred they win more often than a seat does on average."""
    if group.items:
        print()
        more = ("report-users", "report-per-match", "report-won", "report-more")
        _print(
            [texts.format(group.label, []), *_heads(texts, *more)],
            [
                [
                    texts.format(item.name, []),
                    str(item.users),
                    f"{item.per_match:.2f}",
                    _rate(item.wins),
                    f"{100 * (item.wins.rate - data.fair_share):+.1f}",
                ]
                for item in group.items
            ],
        )


# ---- cells


def _heads(texts: Texts, *ids: str) -> list[str]:
    return [texts.format(Message(name), []) for name in ids]


def _rate(rate: Rate) -> str:
    return _percent(rate.rate, rate.interval)


def _percent(value: float, interval: tuple[float, float]) -> str:
    low, high = interval
    return f"{value:.1%} ({low:.1%} - {high:.1%})"


def _print(heads: list[str], rows: list[list[str]]) -> None:
    """Columns under their heads: words to the left, numbers to the right."""
    table = [heads, *rows]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    for first, *rest in table:
        cells = [cell.rjust(width) for cell, width in zip(rest, widths[1:], strict=True)]
        print("  ".join([first.ljust(widths[0]), *cells]))
