"""Component files: what lies in the box, as TOML that a player can proof-read against the cards.

Every table carries `source = "printed" | "published" | "house"`; where single values differ, `sources = { salary = "house" }` says
so. `load` gives the plain values, `provenance` where each comes from, `check` reads a file typed in from one's own box and names
the line of each mistake.
"""
