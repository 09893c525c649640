"""Ferry with a second set of content: the long river belongs to the set `night`."""

from __future__ import annotations

from loci.core import GameInfo, Option
from toys.ferry.game import Ferry

#: Rivers by number of landings, with the set each belongs to.
RIVERS = {"9": "base", "12": "night"}


class TwoSets(Ferry):
    """Keeps the rules of Ferry."""

    def __init__(self) -> None:
        super().__init__()
        self.info = GameInfo(
            "ferry-sets",
            "Ferry by night",
            "toys.ferry",
            players=(2, 4),
            rules_prefix="FE",
            sets=("base", "night"),
            options=(
                Option(
                    "landings", "choice", "9", "option-landings", tuple(RIVERS),
                    sets={name: of for name, of in RIVERS.items() if of != "base"},
                ),
                Option("coins", "number", 2, "option-coins", least=0, most=5),
                Option("fog", "flag", False, "option-fog", sets={"yes": "night"}),
            ),
        )  # fmt: skip

    def content(self) -> dict[str, dict[str, list[str]]]:
        return {
            name: {"rivers": [river for river, of in RIVERS.items() if of == name]}
            for name in dict.fromkeys(RIVERS.values())
        }


GAME = TwoSets()
