"""The title page of Drum Roll; no rules are loaded for it."""

from chapiteau.title import Meta, Option, Skill

META = Meta(
    id="drum-roll",
    name="Drum Roll",
    designers=["Dimitris Drakopoulos", "Konstantinos Kokkinis"],
    illustrators=["Antonis Papantoniou"],
    publishers=["Artipia Games"],
    players=[2, 3, 4],
    minutes=90,
    rules_version=2,
    rules_since=2,
    first_box="7087c8a6e1fe73a5",
    prefix="DR",
    emblem="drum",
    options=[
        Option("edition", "second", values=["first", "second", "second-once"], rule="DR-10.2"),
    ],
    levels=(
        Skill("step", misses=93),
        Skill("step", misses=75),
        Skill("step", misses=30),
        Skill("turn"),
        Skill("turns", nodes=16_000),
    ),
)
