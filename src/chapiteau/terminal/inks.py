"""The inks of the terminal: the same poster by day and at night as the page (`web/src/look/tokens.css`)."""

from textual.theme import Theme

DAY = Theme(
    name="chapiteau-day",
    primary="#a02018",
    secondary="#1d3557",
    accent="#7d5408",
    warning="#7d5408",
    error="#a02018",
    success="#1d3557",
    foreground="#2a1a14",
    background="#f5ead3",
    surface="#fbf4e4",
    panel="#ead9b5",
    dark=False,
    variables={"text-muted": "#5f4634", "border": "#8c6e46"},
)
NIGHT = Theme(
    name="chapiteau-night",
    primary="#f4806f",
    secondary="#9fc0ee",
    accent="#e8bd62",
    warning="#e8bd62",
    error="#f4806f",
    success="#9fc0ee",
    foreground="#f3e6cc",
    background="#1b1420",
    surface="#231a2a",
    panel="#2e2336",
    dark=True,
    variables={"text-muted": "#c9b595", "border": "#8b7590"},
)
