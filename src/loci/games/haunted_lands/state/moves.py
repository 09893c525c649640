"""Every answer a player can give, with its notation.

haunt A3 · travel A3 · harvest A3 food · build mine · persuade · persuade purse
sell food+food · learn trade · train travel · gain wood · refresh travel · quest 3 7 · end
spectre-card 2

`words/notation.py` reads them.
"""

from __future__ import annotations

from typing import Final, final

from loci.core.decision import Move
from loci.games.haunted_lands.state.land import HEXES, NAMES
from loci.games.haunted_lands.state.registry import building_name
from loci.games.haunted_lands.state.terms import DECKS, GOODS, TRACKS

ROLL: Final = ""


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
        return "build " + building_name(self.building)


@final
class Persuade(Move):
    """Persuade the Spectre here; roll for the reward, or (skill 2) name it."""

    __slots__ = ("reward",)

    def __init__(self, reward: str) -> None:
        self.reward: Final = reward

    def text(self) -> str:
        return "persuade " + self.reward if self.reward else "persuade"


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
class ChooseCard(Move):
    """Name the second Spectre card of the harder game, for all players."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def text(self) -> str:
        return f"spectre-card {self.card}"


@final
class EndTurn(Move):
    __slots__ = ()

    def text(self) -> str:
        return "end"


# Moves are values: one of each is enough for all games.
HAUNTS: Final[list[Move]] = [Haunt(number) for number in range(HEXES)]
TRAVELS: Final[list[Move]] = [Travel(number) for number in range(HEXES)]
HARVESTS: Final[list[Move]] = [Harvest(n // 4, n % 4) for n in range(4 * HEXES)]  # 4·hex + good
ROLLING: Final[Move] = Persuade(ROLL)
LEARNS: Final[list[Move]] = [Learn(deck) for deck in range(4)]
TRAINS: Final[list[Move]] = [Train(track) for track in range(4)]
GAINS: Final[list[Move]] = [Gain(good) for good in range(4)]
REFRESHES: Final[list[Move]] = [Refresh(track) for track in range(4)]
END: Final[Move] = EndTurn()
