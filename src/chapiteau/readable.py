"""Output for terminals and files that do not know all our letters: what an encoding lacks is written with the letters that it has.

French in code page 850 keeps its accents and loses its narrow spaces; in ASCII an é becomes an e and an œ two letters. Nothing fails.
"""

import codecs
import io
import unicodedata
from typing import Any, Final

NAME: Final = "chapiteau-readable"
"""Of the error handler, for `errors=`."""
PLAIN: Final = {
    "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "‘": "'", "’": "'", "‹": "<", "›": ">",
    "–": "-", "—": "-", "−": "-", "‐": "-", "‑": "-", "·": "-", "•": "*", "×": "x", "÷": "/", "⁄": "/",
    "→": "->", "←": "<-", "↑": "^", "↓": "v", "▶": ">", "✓": "v", "≥": ">=", "≤": "<=", "≠": "!=", "±": "+-",
    "œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE", "ß": "ss", "ø": "o", "Ø": "O", "đ": "d", "Đ": "D", "ł": "l", "Ł": "L",
    "§": "par. ", "°": " deg", "€": "EUR", "©": "(c)",
}  # fmt: skip
"""What has no letters of ASCII in itself."""


def plain(letter: str) -> str:
    """A letter in ASCII: its base without accents, what PLAIN says, nothing for what cannot be seen, else a question mark."""
    if letter in PLAIN:
        return PLAIN[letter]
    apart = unicodedata.normalize("NFKD", letter)
    if apart != letter:
        return "".join(part if part.isascii() else plain(part) for part in apart)
    if "─" <= letter <= "╿":
        return {"─": "-", "━": "-", "│": "|", "┃": "|"}.get(letter, "+")
    return "" if unicodedata.category(letter) in ("Mn", "Me", "Cf") else "?"


def _replace(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end]
    return "".join(plain(letter) for letter in lacking), error.end


codecs.register_error(NAME, _replace)


def adapt(stream: Any) -> None:
    """Let a text stream write whatever comes, readably."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors=NAME)
