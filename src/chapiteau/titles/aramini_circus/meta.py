"""The title page of Aramini Circus; no rules are loaded for it."""

from chapiteau.title import Meta, Option, Skill

META = Meta(
    id="aramini-circus",
    name="Aramini Circus",
    designers=["Steven Aramini"],
    illustrators=["Mathieu Leyssenne"],
    publishers=["Crash Games", "IELLO"],
    players=[2, 3, 4],
    minutes=30,
    rules_version=2,
    rules_since=2,
    first_box="49d3af8534d2c007",
    prefix="AC",
    emblem="locomotive",
    options=[
        Option("bonus", False, rule="AC-5.1"),
        Option("ending", "at-once", values=["at-once", "finish-round"], rule="AC-1.1"),
    ],
    levels=(
        Skill("step", misses=80),
        Skill("step", misses=50),
        Skill("turn", misses=35),
        Skill("turn", misses=10),
        Skill("turns", nodes=150_000),
    ),
)
