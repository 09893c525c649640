"""Spirits: the panel (set-up, growth, tracks, powers) and hooks for its special rules.

A spirit is an object without state; what changes is in its `Seat`. Its special rules are answers
to the questions that the rules ask (`rule.py`), and to those below.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import mypyc_attr

from loci.core.script import Script
from loci.games.spirit_island.rules.rule import Rule
from loci.games.spirit_island.state.terms import ANY, ELEMENTS

if TYPE_CHECKING:
    from loci.games.spirit_island.rules.island.harm import Harm
    from loci.games.spirit_island.rules.spirits.growth import GrowthAction
    from loci.games.spirit_island.rules.spirits.keeping import Keep
    from loci.games.spirit_island.rules.spirits.tracks import TrackAction
    from loci.games.spirit_island.state.table import SpiritTable


ASPECT: Final = "--"  # stands between panel and aspect in an id
RECLAIM: Final = "reclaim"  # on a space: one card may be taken back each turn
MORE_PLAYS: Final = "play"  # on a space: one card play more
# Tracks that every spirit has, by their place on the panel
ENERGY_TRACK: Final = 0
PLAYS_TRACK: Final = 1


@final
class Space:
    """A space of a presence track: what it gives as long as it is uncovered. `number` is -1 where
    there is none; `words` say what else the space lets the spirit do."""

    __slots__ = ("elements", "number", "words")

    def __init__(self, number: int, elements: list[int], words: list[str]) -> None:
        self.number: Final = number
        self.elements: Final = elements
        self.words: Final = words


def spaces(text: str) -> list[Space]:
    """`1 2+fire any reclaim -` as spaces from the left; a space has several marks, one or none."""
    found: list[Space] = []
    for marks in text.split():
        number, elements, words = -1, [], []
        for word in marks.split("+"):
            if word.isdecimal():
                number = int(word)
            elif word == "any" or word in ELEMENTS:
                elements.append(ANY if word == "any" else ELEMENTS.index(word))
            elif word != "-":
                words.append(word)
        found.append(Space(number, elements, words))
    return found


@final
class Track:
    """A presence track by its name in notation. Of it `start` spaces are uncovered from the
    beginning."""

    __slots__ = ("name", "spaces", "start")

    def __init__(self, name: str, text: str, start: int = 1) -> None:
        self.name: Final = name
        self.spaces: Final = spaces(text)
        self.start: Final = start


@final
class GrowthOption:
    """A growth option: its actions, what taking it costs, and its group: of the options of one
    group only one is taken in a turn (0 is none). `track` is the presence track that opens it as it
    is emptied; most are open from the beginning."""

    __slots__ = ("actions", "group", "price", "track")

    def __init__(
        self, actions: list[GrowthAction], price: int = 0, group: int = 0, track: str = ""
    ) -> None:
        self.actions: Final = actions
        self.price: Final = price
        self.group: Final = group
        self.track: Final = track


@mypyc_attr(allow_interpreted_subclasses=True)
class Spirit(Rule):
    """A spirit panel, or one with an aspect: a spirit of its own, made from that of the panel,
    whose id is both (`river-surges-in-sunlight--sunshine`). `growth` are the options of which
    `pick` different ones are taken, `always` the actions taken besides; `progression` the
    beginner's list of cards.
    """

    def __init__(
        self,
        id: str,
        energy: str,
        plays: str,
        growth: list[list[GrowthAction] | GrowthOption],
        uniques: list[str],
        innates: list[str],
        complexity: str,
        always: list[GrowthAction] | None = None,
        pick: int = 1,
        progression: list[str] | None = None,
        specials: int = 1,
        set: str = "base",
        tracks: list[Track] | None = None,
    ) -> None:
        self.id: Final = id
        panel, _, aspect = id.partition(ASPECT)
        self.panel: Final = panel
        self.aspect: Final = aspect
        self.set: Final = set
        self.specials: Final = specials  # special rules on the panel, for texts
        self.complexity: Final = complexity
        self.tracks: Final = [Track("energy", energy), Track("plays", plays), *(tracks or [])]
        spaces_there = [space for track in self.tracks for space in track.spaces]
        #: The words on its spaces, and whether some have an element of choice.
        self.words: Final = frozenset([word for space in spaces_there for word in space.words])
        self.chooses: Final = any([ANY in space.elements for space in spaces_there])
        self.growth: Final = [
            option if isinstance(option, GrowthOption) else GrowthOption(option)
            for option in growth
        ]
        self.always: Final = always if always is not None else []
        self.pick: Final = pick
        self.uniques: Final = uniques
        self.innates: Final = innates
        self.progression: Final = progression if progression is not None else []

    @property
    def energy_track(self) -> list[Space]:
        return self.tracks[ENERGY_TRACK].spaces

    @property
    def plays_track(self) -> list[Space]:
        return self.tracks[PLAYS_TRACK].spaces

    def place(self, table: SpiritTable, seat: int) -> Script:
        """The set-up of the panel: presence on the starting board."""
        raise NotImplementedError

    # -- special rules: what most spirits leave alone -------------------------------------------

    def is_sacred(self, table: SpiritTable, seat: int, land: int) -> bool:
        """Whether a land is a sacred site (SI-6.5)."""
        return table.seats[seat].presence[land] >= 2

    def may_be_in(self, table: SpiritTable, seat: int, land: int) -> bool:
        """Whether presence may be put there: in every land, in no ocean."""
        return not table.island.is_ocean(land)

    #: What it keeps besides presence, energy and cards (`keeping.py`).
    keeps: ClassVar[tuple[Keep, ...]] = ()
    #: What words on spaces of its tracks let it do, besides reclaiming and playing.
    track_actions: ClassVar[tuple[TrackAction, ...]] = ()
    #: Tokens that its panel names, which no game with it does without (SX-29.2).
    tokens: ClassVar[tuple[str, ...]] = ()
    of_oceans: ClassVar[bool] = False
    #: Whether powers, too, put its presence only where it `may_be_in`.
    bound: ClassVar[bool] = False
    #: Whether it may gather 1 presence to a land that it targets, or beside it (`shifting.py`).
    shifts: ClassVar[bool] = False
    #: Whether it may change in the spirit phase what is on the island besides its own presence, so
    #: that the spirits of its game grow one after the other (SX-12.52).
    grows_alone: ClassVar[bool] = False

    #: The card plays that a card takes in the spirit phase.
    play_price: ClassVar[int] = 1
    #: Whether it does something when it ends its spirit phase (`last_word`).
    has_last_word: ClassVar[bool] = False

    def last_word(self, table: SpiritTable, seat: int) -> Script:
        """Its spirit phase ends."""
        yield from ()

    def played_beyond(self, table: SpiritTable, seat: int, card: str) -> Script:
        """It has played a card beyond the card plays of its spirit phase."""
        yield from ()

    def ocean_in_play(self, table: SpiritTable, seat: int, board: int) -> bool:
        """Whether this spirit makes the ocean of a board a land for powers and blight; only those
        `of_oceans` are asked."""
        return False

    def far_targets(self, table: SpiritTable, seat: int) -> list[int]:
        """Lands it may target beyond range, for its `far_price`."""
        return []

    #: What a target beyond range costs, or presence added there.
    far_price: ClassVar[int] = 1

    def went_far(self, table: SpiritTable, seat: int) -> None:
        """It has named a target beyond range, or added presence there: that is paid."""
        table.seats[seat].energy -= self.far_price

    def grows_far(self, table: SpiritTable, seat: int) -> bool:
        """Whether growth may add its presence beyond range."""
        return False

    def ignores_ranges(self, table: SpiritTable, seat: int) -> bool:
        """Whether it may ignore every range of a power of its now, those that the text names too;
        `went_far` says that it has."""
        return False

    def harm(self) -> Harm | None:
        """How its powers hurt, if not like everybody's: a new one for each use."""
        return None

    def opens_growth(self, table: SpiritTable, seat: int, option: int) -> bool:
        """Whether a growth option is there to be taken at all."""
        return True

    def presence_sources(self, table: SpiritTable, seat: int) -> list[str]:
        """Where presence added by growth may come from besides the tracks and the island."""
        return []

    def growth_range(self, table: SpiritTable, seat: int) -> int:
        """How much farther than its growth says it may add presence."""
        return 0

    def may_add(self, table: SpiritTable, seat: int) -> bool:
        """Whether more of its presence may come to the island."""
        return True

    def may_uncover(self, table: SpiritTable, seat: int, track: int) -> bool:
        """Whether the next space of a track may be uncovered, if there is one."""
        return True

    def may_cover(self, table: SpiritTable, seat: int, track: int) -> bool:
        """Whether presence may cover the last uncovered space of a track again."""
        return True

    def regrown(self, table: SpiritTable, seat: int) -> None:
        """Destroyed presence was taken as such a source: what that costs."""


def with_aspect(panel: str, aspect: str) -> str:
    """The id of the spirit that a panel and an aspect make; without one, that of the panel."""
    return f"{panel}{ASPECT}{aspect}" if aspect else panel


def spirit_of(table: SpiritTable, seat: int) -> Spirit:
    """The spirit of a seat that has chosen one."""
    lineup = table.lineup
    assert lineup is not None
    spirit = lineup.spirits[seat]
    assert spirit is not None
    return spirit
