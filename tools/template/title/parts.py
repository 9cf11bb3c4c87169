"""From the component file to the box that the rules play with."""

from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from chapiteau import components
from tools.template.title.meta import META
from tools.template.title.rules.box import Box

PACKAGE: Final = "tools.template.title"
HOUSE: Final = components.load(PACKAGE)
TEXTS: Final = str(files(PACKAGE) / "text")


def box(data: Mapping[str, Any], rules: int = META.rules_version) -> Box:
    """Checked component data, as the rules need them."""
    return Box(
        rules=rules,
        suits=list(data["cards"]["suits"]),
        ranks=data["cards"]["ranks"],
        hand=data["round"]["hand"],
        kept=data["points"]["kept"],
        rounds=data["match"]["rounds"],
    )
