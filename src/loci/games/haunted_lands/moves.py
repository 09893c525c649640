"""Every answer a player can give, with its notation.

haunt A3 · travel A3 · harvest A3 food · build mine · persuade · persuade purse
sell food+food · learn trade · train travel · gain wood · refresh travel · quest 3 7 · end
"""

from __future__ import annotations

from typing import Final, final

from loci.core.decision import Move
from loci.core.errors import Unreadable
from loci.core.text import Text
from loci.games.haunted_lands.land import HEXES, NAMES, NUMBERS
from loci.games.haunted_lands.words import BUILDINGS, DECKS, GOODS, REWARDS, TRACKS

ROLL: Final = -1


@final
class Haunt(Move):
    """The last player places a Spectre."""

    __slots__ = ("hex",)

    def __init__(self, hex: int) -> None:
        self.hex: Final = hex

    def text(self) -> str:
        return "haunt " + NAMES[self.hex]


@final
class Travel(Move):
    __slots__ = ("hex",)

    def __init__(self, hex: int) -> None:
        self.hex: Final = hex

    def text(self) -> str:
        return "travel " + NAMES[self.hex]


@final
class Harvest(Move):
    """Take a Good from the Seer's own terrain or from a lake beside it."""

    __slots__ = ("good", "hex")

    def __init__(self, hex: int, good: int) -> None:
        self.hex: Final = hex
        self.good: Final = good

    def text(self) -> str:
        return f"harvest {NAMES[self.hex]} {GOODS[self.good]}"


@final
class Build(Move):
    __slots__ = ("building",)

    def __init__(self, building: int) -> None:
        self.building: Final = building

    def text(self) -> str:
        return "build " + BUILDINGS[self.building]


@final
class Persuade(Move):
    """Persuade the Spectre here; roll for the reward, or (skill 2) name it."""

    __slots__ = ("reward",)

    def __init__(self, reward: int) -> None:
        self.reward: Final = reward

    def text(self) -> str:
        return "persuade" if self.reward == ROLL else "persuade " + REWARDS[self.reward]


@final
class Sell(Move):
    """Sell exactly the Goods of one offer, in the order of the Goods."""

    __slots__ = ("goods",)

    def __init__(self, goods: tuple[int, ...]) -> None:
        self.goods: Final = goods

    def text(self) -> str:
        return "sell " + "+".join([GOODS[good] for good in self.goods])


@final
class Learn(Move):
    """Learn the skill of a deck that is in play."""

    __slots__ = ("deck",)

    def __init__(self, deck: int) -> None:
        self.deck: Final = deck

    def text(self) -> str:
        return "learn " + DECKS[self.deck]


@final
class Train(Move):
    __slots__ = ("track",)

    def __init__(self, track: int) -> None:
        self.track: Final = track

    def text(self) -> str:
        return "train " + TRACKS[self.track]


@final
class Gain(Move):
    """Name a Good that an effect lets you choose."""

    __slots__ = ("good",)

    def __init__(self, good: int) -> None:
        self.good: Final = good

    def text(self) -> str:
        return "gain " + GOODS[self.good]


@final
class Refresh(Move):
    """Name the token that skill 9 refreshes."""

    __slots__ = ("track",)

    def __init__(self, track: int) -> None:
        self.track: Final = track

    def text(self) -> str:
        return "refresh " + TRACKS[self.track]


@final
class Quest(Move):
    """Choose Quest cards, secretly."""

    __slots__ = ("cards",)

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards: Final = cards

    def text(self) -> str:
        return "quest " + " ".join([str(card) for card in self.cards])


@final
class EndTurn(Move):
    __slots__ = ()

    def text(self) -> str:
        return "end"


# Moves are values: one of each is enough for all games.
HAUNTS: Final[list[Move]] = [Haunt(number) for number in range(HEXES)]
TRAVELS: Final[list[Move]] = [Travel(number) for number in range(HEXES)]
HARVESTS: Final[list[Move]] = [Harvest(n // 4, n % 4) for n in range(4 * HEXES)]  # 4·hex + good
BUILDS: Final[list[Move]] = [Build(building) for building in range(5)]
ROLLING: Final[Move] = Persuade(ROLL)
NAMING: Final[list[Move]] = [Persuade(reward) for reward in range(3)]
LEARNS: Final[list[Move]] = [Learn(deck) for deck in range(4)]
TRAINS: Final[list[Move]] = [Train(track) for track in range(4)]
GAINS: Final[list[Move]] = [Gain(good) for good in range(4)]
REFRESHES: Final[list[Move]] = [Refresh(track) for track in range(4)]
END: Final[Move] = EndTurn()


def parse(text: str) -> Move:
    """The move that `text` denotes; `Unreadable` for anything else."""
    words = text.split(" ")
    word, rest = words[0], words[1:]
    if text == "end":
        return END
    if text == "persuade":
        return ROLLING
    if len(rest) == 1:
        name = rest[0]
        if word == "haunt" and name in NUMBERS:
            return HAUNTS[NUMBERS[name]]
        if word == "travel" and name in NUMBERS:
            return TRAVELS[NUMBERS[name]]
        if word == "build" and name in BUILDINGS[1:]:
            return BUILDS[BUILDINGS.index(name)]
        if word == "persuade" and name in REWARDS:
            return NAMING[REWARDS.index(name)]
        if word == "learn" and name in DECKS:
            return LEARNS[DECKS.index(name)]
        if word in ("train", "refresh") and name in TRACKS:
            return (TRAINS if word == "train" else REFRESHES)[TRACKS.index(name)]
        if word == "gain" and name in GOODS:
            return GAINS[GOODS.index(name)]
        if word == "sell" and all(good in GOODS for good in name.split("+")):
            return Sell(tuple(sorted([GOODS.index(good) for good in name.split("+")])))
    if word == "harvest" and len(rest) == 2 and rest[0] in NUMBERS and rest[1] in GOODS:
        return HARVESTS[4 * NUMBERS[rest[0]] + GOODS.index(rest[1])]
    if word == "quest" and rest and all(card in _CARDS for card in rest):
        return Quest(tuple(sorted([int(card) for card in rest])))
    raise Unreadable(Text("no-such-move", move=text))


_CARDS: Final = ("1", "2", "3", "4", "5", "6", "7", "8")
