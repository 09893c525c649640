"""Every answer a player can give, in the command language that players of the game write.

setup witches · build E6 · pass BON3 · dig 2 · transform E7 to green · upgrade F4 to TP
advance ship · send P to WATER for 3 · action ACT6 · bridge C2:D3 · +WATER · +FAV11 · +TW5
connect r20 · convert 3PW to 1W · burn 2 · leech 2 from witches · decline 2 from witches
-SPADE · done · resign
"""

from __future__ import annotations

from typing import Final, final

from loci.core.decision import Move
from loci.games.terra_mystica.state.board import LAND, NAMES, RIVERS, SITE_NAMES
from loci.games.terra_mystica.state.terms import (
    ACTIONS,
    BONUS_NAMES,
    CODES,
    COLOURS,
    CULTS,
    FACTIONS,
    FAVOUR_NAMES,
    NONE,
    TOWN_NAMES,
)
from loci.games.terra_mystica.state.turn import (
    DIGGING,
    FREE_DWELLING,
    FREE_HOUSE,
    ORDINATION,
    SANDSTORM,
)

# What can be converted; the order is that of `Table` fields where it matters
COIN: Final = 0
WORKER: Final = 1
PRIEST: Final = 2
POWER: Final = 3
POINT: Final = 4
KINDS: Final = ("C", "W", "P", "PW", "VP")

SHIP: Final = 0
SPADE_TRACK: Final = 1
TRACKS: Final = ("ship", "dig")

# What can be given up: spades, and what else is owed
SPADES: Final = 0
GIVEN_UP: Final = ("SPADE", "FREE_D", "FREE_TP", "FREE_TF", "CONVERT_W_TO_P")
OWED_GIVEN_UP: Final = (DIGGING, FREE_DWELLING, FREE_HOUSE, SANDSTORM, ORDINATION)


@final
class Setup(Move):
    """Choose a faction."""

    def __init__(self, faction: int) -> None:
        self.faction: Final = faction

    def text(self) -> str:
        return "setup " + FACTIONS[self.faction]


@final
class Build(Move):
    """Place a first dwelling, or build one."""

    def __init__(self, hex: int) -> None:
        self.hex: Final = hex

    def text(self) -> str:
        return "build " + NAMES[self.hex]


@final
class Pass(Move):
    """Pass and take a bonus tile; also the choice of the first one."""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def text(self) -> str:
        return "pass" if self.tile == NONE else "pass " + BONUS_NAMES[self.tile]


@final
class Dig(Move):
    """Buy spades."""

    def __init__(self, spades: int) -> None:
        self.spades: Final = spades

    def text(self) -> str:
        return f"dig {self.spades}"


@final
class Transform(Move):
    def __init__(self, hex: int, terrain: int) -> None:
        self.hex: Final = hex
        self.terrain: Final = terrain

    def text(self) -> str:
        return f"transform {NAMES[self.hex]} to {COLOURS[self.terrain]}"


@final
class Upgrade(Move):
    def __init__(self, hex: int, building: int) -> None:
        self.hex: Final = hex
        self.building: Final = building

    def text(self) -> str:
        return f"upgrade {NAMES[self.hex]} to {CODES[self.building]}"


@final
class Advance(Move):
    def __init__(self, track: int) -> None:
        self.track: Final = track

    def text(self) -> str:
        return "advance " + TRACKS[self.track]


@final
class Send(Move):
    """A priest to a place worth `steps`, or back to the reserve for one step."""

    def __init__(self, cult: int, steps: int) -> None:
        self.cult: Final = cult
        self.steps: Final = steps

    def text(self) -> str:
        return f"send P to {CULTS[self.cult].upper()} for {self.steps}"


@final
class Action(Move):
    """Use an action space."""

    def __init__(self, action: int) -> None:
        self.action: Final = action

    def text(self) -> str:
        return "action " + ACTIONS[self.action]


@final
class Bridge(Move):
    def __init__(self, site: int) -> None:
        self.site: Final = site

    def text(self) -> str:
        return "bridge " + SITE_NAMES[self.site]


@final
class Step(Move):
    """Take owed cult steps on one track, or put a key to use there."""

    def __init__(self, cult: int, steps: int) -> None:
        self.cult: Final = cult
        self.steps: Final = steps

    def text(self) -> str:
        return f"+{'' if self.steps == 1 else self.steps}{CULTS[self.cult].upper()}"


@final
class Favour(Move):
    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def text(self) -> str:
        return "+" + FAVOUR_NAMES[self.tile]


@final
class Town(Move):
    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def text(self) -> str:
        return "+" + TOWN_NAMES[self.tile]


@final
class Connect(Move):
    """Mermaids found a town over a river hex."""

    def __init__(self, river: int) -> None:
        self.river: Final = river

    def text(self) -> str:
        return "connect " + NAMES[self.river]


@final
class Convert(Move):
    def __init__(self, pay: int, pay_kind: int, get: int, get_kind: int) -> None:
        self.pay: Final = pay
        self.pay_kind: Final = pay_kind
        self.get: Final = get
        self.get_kind: Final = get_kind

    def text(self) -> str:
        return f"convert {self.pay}{KINDS[self.pay_kind]} to {self.get}{KINDS[self.get_kind]}"


@final
class Burn(Move):
    def __init__(self, moved: int) -> None:
        self.moved: Final = moved

    def text(self) -> str:
        return f"burn {self.moved}"


@final
class Leech(Move):
    """Accept an offer of power from a faction."""

    def __init__(self, power: int, faction: int) -> None:
        self.power: Final = power
        self.faction: Final = faction

    def text(self) -> str:
        return f"leech {self.power} from {FACTIONS[self.faction]}"


@final
class Decline(Move):
    def __init__(self, power: int, faction: int) -> None:
        self.power: Final = power
        self.faction: Final = faction

    def text(self) -> str:
        return f"decline {self.power} from {FACTIONS[self.faction]}"


@final
class GiveUp(Move):
    def __init__(self, what: int, number: int) -> None:
        self.what: Final = what
        self.number: Final = number

    def text(self) -> str:
        return f"-{'' if self.number == 1 else self.number}{GIVEN_UP[self.what]}"


@final
class Done(Move):
    def text(self) -> str:
        return "done"


@final
class Resign(Move):
    """Leave the game for good, where the table allows it."""

    def text(self) -> str:
        return "resign"


# Moves are values: one of each is enough for all games.
BUILDS: Final[list[Move]] = [Build(hex) for hex in range(LAND)]
LAST_PASS: Final[Move] = Pass(NONE)
DIGS: Final[list[Move]] = [Dig(spades) for spades in range(4)]
# 7·hex + terrain
TRANSFORMS: Final[list[Move]] = [Transform(n // 7, n % 7) for n in range(7 * LAND)]
UPGRADES: Final[list[Move]] = [Upgrade(n // 6, n % 6) for n in range(6 * LAND)]  # 6·hex + building
ADVANCES: Final[list[Move]] = [Advance(track) for track in range(2)]
SENDS: Final[list[Move]] = [Send(n // 4, n % 4) for n in range(16)]  # 4·cult + steps
BRIDGE_MOVES: Final[list[Move]] = [Bridge(site) for site in range(len(SITE_NAMES))]
STEPS: Final[list[Move]] = [Step(n // 3, n % 3) for n in range(12)]  # 3·cult + steps
BURNS: Final[list[Move]] = [Burn(moved) for moved in range(13)]
#: What is paid for one of what is got, where there is such a conversion, by the kinds of both
RATES: Final = {
    (COIN, POINT): 2,
    (WORKER, COIN): 1,
    (WORKER, PRIEST): 1,
    (PRIEST, WORKER): 1,
    (POWER, COIN): 1,
    (POWER, WORKER): 3,
    (POWER, PRIEST): 5,
    (POINT, COIN): 1,
}
MOST_CONVERTED: Final = 12  # by one answer that is listed
#: 5·paid + got, then by how many are got; empty where there is no conversion
CONVERTS: Final[list[list[Convert]]] = [
    [
        Convert(RATES[n // 5, n % 5] * got, n // 5, got, n % 5)
        for got in range(MOST_CONVERTED + 1)
        if (n // 5, n % 5) in RATES
    ]
    for n in range(25)
]
CONNECTS: Final[list[Move]] = [Connect(river) for river in range(LAND, LAND + RIVERS)]
DONE: Final[Move] = Done()
RESIGN: Final[Move] = Resign()

# Filled with the content that is registered (registry.py), by its number
SETUPS: Final[list[Move]] = []
PASSES: Final[list[Move]] = []
USES: Final[list[Move]] = []
FAVOURS: Final[list[Move]] = []
TOWNS: Final[list[Move]] = []
LEECHES: Final[list[list[Move]]] = []  # by faction, then by power
DECLINES: Final[list[list[Move]]] = []
