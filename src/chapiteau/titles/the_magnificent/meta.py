"""The title page of The Magnificent; no rules are loaded for it."""

from chapiteau.title import Meta, Option, Skill

META = Meta(
    id="the-magnificent",
    name="The Magnificent",
    designers=["Eilif Svensson", "Kristian Amundsen Østby"],
    illustrators=["Martin Mottet"],
    publishers=["Aporta Games"],
    players=[1, 2, 3, 4],
    minutes=90,
    rules_version=2,
    rules_since=2,
    first_box="3b8c053233ff78c8",
    prefix="MG",
    emblem="hat",
    options=[
        Option("dice", "manual", values=["manual", "box"], rule="MG-12.1", seats=[4]),
        Option("gems", "one", values=["one", "any"], rule="MG-12.2"),
        Option("sides", "a", values=["a", "b", "random"], rule="MG-12.3"),
        Option("boards", "dealt", values=["dealt", "chosen"], rule="MG-12.3"),
        Option("masters", "numbered", values=["numbered", "drafted"], rule="MG-12.4"),
        Option("spare", "box", values=["box", "deck"], rule="MG-12.4", seats=[1, 2, 3]),
    ],
    levels=(
        Skill("step", misses=91),
        Skill("step", misses=72),
        Skill("turn", misses=86),
        Skill("turn", misses=35),
        Skill("thorough", nodes=15_000),
    ),
)
