"""Names that people give themselves, and other text from outside: what of it can be seen, and how it is shown without harm.

A name may hold whatever somebody typed or a record brought along. `tidy` gives what may be kept of it, `shown` what may stand in a
sentence: it cannot command a terminal, turn the direction of the words around it, or break a line.

>>> tidy("  Ada \\n Lovelace "), tidy("\\u3164")
('Ada Lovelace', '')
>>> plain("clear\\x1b[2J")
'clear\\\\x1b[2J'
"""

import unicodedata
from typing import Final

UNSEEN: Final = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}
"""Unicode categories: control, direction and the like, unassigned and private characters, half of a pair, line ends."""
BLANKS: Final = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00013441\U00013442\U00016fe4\U0001d159"
"""Letters and signs that are drawn as nothing: fillers of Hangul, Khmer, Khitan and hieroglyphs, an empty Braille cell, a null note."""
JOINERS: Final = "\u200c\u200d\ufe0e\ufe0f"
"""They cannot be seen themselves, but join letters and choose the look of emblems."""
ISOLATE: Final = "\u2068"
"""With POP it isolates what lies between from the direction of the words around it (Unicode TR 9: FSI and PDI)."""
POP: Final = "\u2069"


def tidy(given: str) -> str:
    """A name as people may bear it: single spaces, and nothing that cannot be seen but what joins letters and emblems.

    Empty where nothing of it can be seen. Its length is not looked at.
    """
    kept = (" " if _hidden(c) and c not in JOINERS else c for c in given)
    name = " ".join("".join(kept).split()).lstrip(JOINERS + " ")
    return name if any(_drawn(c) for c in name) else ""


def shown(name: str) -> str:
    """A name as it stands in a sentence: tidy, and isolated where it runs from right to left, so that words and numbers stay in place."""
    return _isolated(tidy(name))


def plain(text: str) -> str:
    """Any other text from outside, such as a word of a file or a path: each character that cannot be seen as `\\x1b` or `\\u202e`."""
    if text.isascii() and text.isprintable():
        return text
    harmless = (
        c.encode("unicode_escape").decode() if unicodedata.category(c) in UNSEEN else c
        for c in text
    )
    return _isolated("".join(harmless))


def _isolated(text: str) -> str:
    turns = any(unicodedata.bidirectional(c) in ("R", "AL", "AN") for c in text)
    return f"{ISOLATE}{text}{POP}" if turns else text


def _hidden(c: str) -> bool:
    """Whether a character is drawn as nothing wherever it stands."""
    return unicodedata.category(c) in UNSEEN or c in BLANKS or _selects(c)


def _selects(c: str) -> bool:
    """Whether it only selects the look of another one (variation selectors) or keeps letters apart (the combining grapheme joiner)."""
    return (
        "\ufe00" <= c <= "\ufe0f"
        or "\u180b" <= c <= "\u180f"
        or "\U000e0100" <= c <= "\U000e01ef"
        or c == "\u034f"
    )


def _drawn(c: str) -> bool:
    """Whether a character can be seen by itself: a letter, number, mark of punctuation or sign, not a space or an accent alone."""
    return unicodedata.category(c)[0] in "LNPS" and not _hidden(c)
