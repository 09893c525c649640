"""Content by number and set: how the rules find cards, modes and Buildings.

The modules of `content` register theirs when they are imported. A piece belongs to one set; a
table plays with some sets, and its `Content` holds their pieces and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar, final

from loci.games.haunted_lands.state.terms import DECKS, TERRAINS

if TYPE_CHECKING:
    from loci.games.haunted_lands.state.table import HauntedTable


class Piece:
    """What every piece of content has: its set, and an id that saved tables and texts use."""

    __slots__ = ("id", "set")

    def __init__(self, id: str, set: str) -> None:
        self.id: Final = id
        self.set: Final = set


@final
class Skill(Piece):
    """A Skill card: its deck and the Goods it costs. The rules ask for it where it acts."""

    __slots__ = ("cost", "deck", "number")

    def __init__(self, number: int, set: str, deck: int, cost: tuple[int, ...]) -> None:
        super().__init__(f"skill-{number}", set)
        self.number: Final = number
        self.deck: Final = deck
        self.cost: Final = cost


@final
class Quest(Piece):
    """A Quest card: what it is worth to a seat as things stand, and for how many players it is."""

    __slots__ = ("least_players", "number", "valour")

    def __init__(
        self,
        number: int,
        set: str,
        valour: Callable[[HauntedTable, int], int],
        least_players: int = 2,
    ) -> None:
        super().__init__(f"quest-{number}", set)
        self.number: Final = number
        self.valour: Final = valour
        self.least_players: Final = least_players


@final
class Market(Piece):
    """A Market card: the Goods of each offer and the Pecunia they bring."""

    __slots__ = ("number", "offers")

    def __init__(self, number: int, set: str, offers: dict[tuple[int, ...], int]) -> None:
        super().__init__(f"market-{number}", set)
        self.number: Final = number
        self.offers: Final = offers


@final
class SpectreCard(Piece):
    """A Spectre card. The rules ask for it where it acts."""

    __slots__ = ("number",)

    def __init__(self, number: int, set: str) -> None:
        super().__init__(f"spectre-card-{number}", set)
        self.number: Final = number


@final
class RewardCard(Piece):
    """The Reward card of a Season; what it shows is printed, see `components`."""

    __slots__ = ("season",)

    def __init__(self, season: int, set: str) -> None:
        super().__init__(f"reward-card-{season}", set)
        self.season: Final = season


@final
class Mode(Piece):
    """A way to play: its Spectre card, and the Quest cards chosen at the end of Seasons I and II
    (how many, how many with two players, whether the leader chooses too)."""

    __slots__ = ("name", "quests", "spectre_card")

    def __init__(
        self,
        name: str,
        set: str,
        spectre_card: int,
        quests: tuple[tuple[int, int, bool], tuple[int, int, bool]],
    ) -> None:
        super().__init__(f"mode-{name}", set)
        self.name: Final = name
        self.spectre_card: Final = spectre_card
        self.quests: Final = quests


@final
class Building(Piece):
    """A kind of Building: the terrains it is put on, whether only beside a Lake, its cost in
    Goods, its Valour, the Good it yields, and how many the box holds where no print says it."""

    __slots__ = ("beside_lake", "cost", "count", "income", "name", "number", "terrains", "valour")

    def __init__(
        self,
        number: int,
        name: str,
        set: str,
        terrains: tuple[int, ...],
        beside_lake: bool,
        cost: tuple[int, ...],
        valour: int,
        income: int,
        count: int = 12,
    ) -> None:
        super().__init__(f"building-{name}", set)
        self.number: Final = number
        self.name: Final = name
        self.terrains: Final = terrains
        self.beside_lake: Final = beside_lake
        self.cost: Final = cost
        self.valour: Final = valour
        self.income: Final = income
        self.count: Final = count


P = TypeVar("P", bound=Piece)

# By number (modes by name), in the order of registration
SKILLS: Final[dict[int, Skill]] = {}
QUEST_CARDS: Final[dict[int, Quest]] = {}
MARKETS: Final[dict[int, Market]] = {}
SPECTRE_CARDS: Final[dict[int, SpectreCard]] = {}
REWARD_CARDS: Final[list[RewardCard]] = []
MODES: Final[dict[str, Mode]] = {}
BUILDINGS: Final[dict[int, Building]] = {}


def register(piece: Piece) -> None:
    """Make a piece known. A number is given once."""
    if isinstance(piece, Skill):
        _put(SKILLS, piece.number, piece)
    elif isinstance(piece, Quest):
        _put(QUEST_CARDS, piece.number, piece)
    elif isinstance(piece, Market):
        _put(MARKETS, piece.number, piece)
    elif isinstance(piece, SpectreCard):
        _put(SPECTRE_CARDS, piece.number, piece)
    elif isinstance(piece, Building):
        _put(BUILDINGS, piece.number, piece)
    elif isinstance(piece, Mode):
        if piece.name in MODES:
            raise ValueError(f"{piece.id} is registered already")
        MODES[piece.name] = piece
    elif isinstance(piece, RewardCard):
        REWARD_CARDS.append(piece)


def _put(known: dict[int, P], number: int, piece: P) -> None:
    if number in known:
        raise ValueError(f"{piece.id} is registered already")
    known[number] = piece


@final
class Content:
    """The pieces of the sets that a table plays with. Shared by its copies, never changed."""

    __slots__ = (
        "buildings",
        "buildings_on",
        "markets",
        "modes",
        "quests",
        "sets",
        "skills",
        "spectre_cards",
    )

    def __init__(self, sets: tuple[str, ...]) -> None:
        self.sets: Final = sets
        self.skills: Final = [
            [card.number for card in SKILLS.values() if card.deck == deck and card.set in sets]
            for deck in range(len(DECKS))
        ]
        self.quests: Final = [card for card in QUEST_CARDS.values() if card.set in sets]
        self.markets: Final = [card.number for card in MARKETS.values() if card.set in sets]
        self.spectre_cards: Final = [
            card.number for card in SPECTRE_CARDS.values() if card.set in sets
        ]
        self.modes: Final = {mode.name: mode for mode in MODES.values() if mode.set in sets}
        self.buildings: Final = [kind for kind in BUILDINGS.values() if kind.set in sets]
        self.buildings_on: Final = [
            [kind for kind in self.buildings if terrain in kind.terrains]
            for terrain in range(len(TERRAINS))
        ]

    def quest_set(self, players: int) -> list[int]:
        """The Quest cards each player starts with (HL-6.10, HL-6.17)."""
        return [card.number for card in self.quests if players >= card.least_players]


def building_number(name: str) -> int:
    """The number of a kind of Building, or 0 for a word that names none."""
    for number, kind in BUILDINGS.items():
        if kind.name == name:
            return number
    return 0


def building_name(number: int) -> str:
    return BUILDINGS[number].name
