"""The actions of Flip Circus as numbers.

| action | meaning | rule |
|---|---|---|
| 0-9 | the tokens on place p and the next place change places | FC-3.2 |
| 10-19 | the token on place p is flipped | FC-3.3 |
| 20-29 | the performer on place p uses its ability | FC-3.4 |
| 30-39 | 1 applause for a look at the back of the token on place p | FC-3.5 |
| 40 | 1 applause for one more action | FC-3.5 |
| 41, 42, 43 | clown benefit: take 1 applause; make the opponent return 1; neither | FC-5.1, FC-5.2 |
| 44 | end the turn | FC-3.1 |
| 45 | offer a draw | FC-8.3 |
| 46, 47 | accept, refuse an offered draw | FC-8.3 |

Places count from 0 here and from 1 in all texts.
"""

from typing import Final

SWAP: Final = 0
FLIP: Final = 10
ABILITY: Final = 20
LOOK: Final = 30
BUY: Final = 40
TAKE: Final = 41
RETURN: Final = 42
DECLINE: Final = 43
END_TURN: Final = 44
OFFER: Final = 45
ACCEPT: Final = 46
REFUSE: Final = 47
NUM_ACTIONS: Final = 48

LOOKS: Final = list(range(LOOK, BUY))


def _besides(look: bool, buy: bool, end: bool, offer: bool) -> list[int]:
    return (
        (LOOKS if look else [])
        + ([BUY] if buy else [])
        + ([END_TURN] if end else [])
        + ([OFFER] if offer else [])
    )


BESIDES: Final = [
    _besides(bool(bits & 8), bool(bits & 4), bool(bits & 2), bool(bits & 1)) for bits in range(16)
]
"""What can be done besides the actions of FC-3.1. Index: 8 looks, 4 buying, 2 ending the turn, 1 offering a draw."""
