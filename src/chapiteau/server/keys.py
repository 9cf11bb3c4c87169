"""Secret keys: who holds one may sit, watch or join. Stored only as SHA-256; never logged.

A key has 192 random bits, so its digest can be looked up by index: whoever times the answers learns something about digests, which
cannot be turned back into keys or steered towards one.
"""

import base64
import hashlib
import hmac
import secrets


def new_key() -> str:
    """32 url-safe characters that nobody can guess."""
    return secrets.token_urlsafe(24)


def digest(key: str) -> str:
    """What is stored of a key: its SHA-256 in hexadecimal."""
    return hashlib.sha256(key.encode()).hexdigest()


def derive(key: str, purpose: str) -> str:
    """A second key that follows from `key` and a purpose (HMAC-SHA256, 192 bits of it).

    The invite key gives the spectators' key, and with a joiner's own random id that joiner's seat key: both can be handed out again
    though only digests are stored.
    """
    mac = hmac.new(key.encode(), purpose.encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(mac[:24]).decode()
