"""From the component file to the box that the rules play with."""

from chapiteau.components import Data
from tools.template.title.rules.box import Box


def box(data: Data, rules: int) -> Box:
    """Checked component data, as the rules need them."""
    return Box(
        rules=rules,
        suits=list(data["cards"]["suits"]),
        ranks=data["cards"]["ranks"],
        hand=data["round"]["hand"],
        kept=data["points"]["kept"],
        rounds=data["match"]["rounds"],
    )
