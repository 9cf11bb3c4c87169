"""What people call themselves and their requests."""

import re
import unicodedata

from chapiteau.server.problems import Refused

NAME_LENGTH = 40
_ID = re.compile(r"[A-Za-z0-9_-]{16,64}")
_UNSEEN = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}
"""Unicode categories: control, direction and the like, unassigned and private characters, line ends."""
_JOINERS = "\u200c\u200d"


def check_id(given: str) -> None:
    """Raises Refused when it could not be the id of a request."""
    if not _ID.fullmatch(given):
        raise Refused(400, "problem-wrong-id")


def clean_name(given: str) -> str:
    """A name as people may bear it: single spaces, and nothing that cannot be seen but what joins letters and emblems."""
    seen = (" " if unicodedata.category(c) in _UNSEEN and c not in _JOINERS else c for c in given)
    name = " ".join("".join(seen).split())
    if len(name) > NAME_LENGTH:
        raise Refused(400, "problem-long-name", {"longest": NAME_LENGTH})
    return name if name.strip(_JOINERS) else ""
