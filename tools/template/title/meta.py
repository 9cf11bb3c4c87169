"""The title page of New Title; no rules are loaded for it."""

from chapiteau.title import Meta

META = Meta(
    id="new-title",
    name="New Title",
    designers=[],
    illustrators=[],
    publishers=[],
    players=[2, 3, 4],
    minutes=10,
    rules_version=1,
    rules_since=1,
    prefix="NT",
    emblem="star",
)
