"""The title page of Flip Circus."""

from chapiteau.title import Meta, Option, Skill

META = Meta(
    id="flip-circus",
    name="Flip Circus",
    designers=["Julien Gerard"],
    illustrators=["Meybis Ruiz Cruz"],
    publishers=[],
    players=[2, 4],
    minutes=20,
    rules_version=1,
    rules_since=1,
    first_box="2dbd3af178c0fed1",
    prefix="FC",
    emblem="clown",
    options=[
        Option("memory", "record", values=["none", "pencil", "record", "open"], rule="FC-8.1"),
        Option("most-bought", 0, low=0, high=20, rule="FC-8.2"),
        Option("draw-offers", True, rule="FC-8.3"),
        Option("turn-limit", 200, low=20, high=1000, rule="FC-8.3"),
    ],
    levels=(
        Skill("step", misses=85),
        Skill("step", misses=55),
        Skill("turn", misses=20),
        Skill("turns", nodes=15_000),
        Skill("turns", nodes=1_000_000),
    ),
)
