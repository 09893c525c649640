"""An Action: one use of a power, one ravage in one land, one growth option, one player's part of a
fear card … (SI-26.13).

Everything that happens is done in an `Act`. It knows whose it is and where, and remembers what was
destroyed and moved, so that what it sets off can look at it when it is over. Gaining and forgetting
a card and the flip of the blight card are parts of one, and Acts themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from loci.core.script import Script
from loci.games.spirit_island.state.terms import ELEMENTS, NOBODY, NOWHERE

if TYPE_CHECKING:
    from loci.games.spirit_island.rules.effect import Effect
    from loci.games.spirit_island.rules.island.harm import Harm
    from loci.games.spirit_island.rules.powers.extra_cost import ExtraCost
    from loci.games.spirit_island.state.table import SpiritTable

# Kinds of Actions
POWER: Final = "power"
GROWTH: Final = "growth"
INCOME: Final = "income"
TRACK: Final = "track"  # of an uncovered space
RULE: Final = "rule"  # a special rule of a spirit
RAVAGE_ACT: Final = "ravage"
BUILD_ACT: Final = "build"
EXPLORE_ACT: Final = "explore"
FEAR_CARD: Final = "fear"
BLIGHT_CARD: Final = "blight"
EVENT: Final = "event"  # a main event or a token event
DAHAN_EVENT: Final = "dahan-event"
ADVERSARY: Final = "adversary"
SCENARIO: Final = "scenario"
SET_UP: Final = "set-up"
SINGLE: Final = "single"  # a single act of a position that is of no spirit
# Kinds of parts of an Action
GAIN: Final = "gain"  # a power card comes to hand
FORGET: Final = "forget"  # a power card is lost
FLIP: Final = "flip"  # the blight card turns over
ARRIVAL: Final = "arrival"  # what a spirit does where its presence has come
PARTS: Final = (GAIN, FORGET, FLIP, ARRIVAL)


@final
class Trigger:
    """What an Action sets off: an Action of its own after it. `word` says what it is; the same word
    never sets itself off, neither directly nor through others (SI-26.17)."""

    __slots__ = ("run", "word")

    def __init__(self, word: str, run: Callable[[Act], Script]) -> None:
        self.word: Final = word
        self.run: Final = run  # takes the Act that set it off


@final
class Again:
    """A repeat that may follow the use of a power: the lands it is limited to, if it is, and what
    it costs beside the price of the power."""

    __slots__ = ("lands", "price")

    def __init__(self, lands: list[int] | None, price: ExtraCost | None) -> None:
        self.lands: Final = lands
        self.price: Final = price


@final
class Act:
    """An Action of a kind. Of a power, `seat` is its user (NOBODY for what is none), `land` or the
    spirit of `target` what it is used on, `also` further target lands; `player`, if set, decides in
    the user's place: the target of a gift, or whoever's part of a fear card it is.

    `levels` are the thresholds the user makes use of; `elements` those it had when it began. Of a
    fear card, `card` is its name and `levels` the one that counts. `harm` is how the Action hurts.

    `destroyed` lists (kind, land) of every piece destroyed, `saved` (land, piece) of those
    saved from that, which the Action hurts no more, `moved` (from, to) of every dahan moved,
    `arrived` (land, piece, whether it was moved) of every invader added or moved into a land and
    every dahan moved into one,
    `came` (seat, land) of presence for which nobody was asked yet what it does there,
    `hallowed` (seat, land) of every sacred site that came about, `lost` (seat, land) of every
    presence destroyed, `uncovered` (seat, track, place) of every space of a track that was
    uncovered, `fear` counts what was generated, `effects` are over when it is. `repeat` is set when
    this is a repeat, which never repeats again; `repeats` are those that may follow it. `parent` is
    the Action that set this one off, by the
    trigger `word`, or of which it is a part; `triggered` is what this one sets off itself, `marks`
    what may happen only once in it. One that does damage `several` times lets its user choose to
    which the badlands add; `later` are lands and kinds for which that was put off. `riled` are
    the lands to which it added strife, `cleaned` those from which it removed blight. One that is
    done `in_full` does every "up to" as far as possible, and every branch of an "or". `aimed` are
    the thresholds with which its target was chosen, where it meets more of them there. `before` are
    the pieces in each land as it began, if a rule of the game looks back at them; `at_end` is what
    it has put off until the rest of it is done.
    """

    __slots__ = (
        "aimed",
        "also",
        "arrived",
        "at_end",
        "before",
        "came",
        "card",
        "cleaned",
        "destroyed",
        "effects",
        "elements",
        "fear",
        "hallowed",
        "harm",
        "in_full",
        "kind",
        "land",
        "later",
        "levels",
        "lost",
        "marks",
        "moved",
        "parent",
        "player",
        "power",
        "repeat",
        "repeats",
        "riled",
        "saved",
        "seat",
        "several",
        "table",
        "target",
        "triggered",
        "uncovered",
        "word",
    )

    def __init__(
        self,
        table: SpiritTable,
        kind: str,
        seat: int = NOBODY,
        land: int = NOWHERE,
        power: str = "",
        player: int = NOBODY,
        card: str = "",
        parent: Act | None = None,
        word: str = "",
    ) -> None:
        self.table: Final = table
        self.kind: Final = kind
        self.seat: Final = seat
        self.power: Final = power
        self.card: Final = card
        self.parent: Final = parent
        self.word: Final = word
        self.player = player
        self.land = land
        self.also: tuple[int, ...] = ()
        self.target = NOBODY
        self.levels: list[int] = []
        self.elements: list[int] = _NO_ELEMENTS
        self.harm: Harm | None = None  # None: it hurts as everything does
        self.destroyed: tuple[tuple[int, int], ...] = ()
        self.moved: tuple[tuple[int, int], ...] = ()
        self.came: tuple[tuple[int, int], ...] = ()
        self.hallowed: tuple[tuple[int, int], ...] = ()
        self.effects: list[Effect] = []
        self.fear = 0
        self.marks: list[str] = []
        self.saved: tuple[tuple[int, int], ...] = ()
        self.several = False
        self.later: tuple[tuple[int, tuple[int, ...]], ...] = ()
        self.repeat = False
        self.repeats: tuple[Again, ...] = ()
        self.triggered: list[Trigger] = []
        self.uncovered: tuple[tuple[int, str, int], ...] = ()
        self.lost: tuple[tuple[int, int], ...] = ()
        self.arrived: tuple[tuple[int, int, bool], ...] = ()
        self.riled: tuple[int, ...] = ()
        self.cleaned: tuple[int, ...] = ()
        self.in_full = False
        self.aimed: list[int] | None = None
        self.at_end: tuple[Callable[[Act], Script], ...] = ()
        lineup = table.lineup
        looks_back = lineup is not None and lineup.looks_back
        self.before: list[tuple[int, ...]] | None = table.pieces.copy() if looks_back else None

    def has(self, threshold: int = 0) -> bool:
        """Whether the user makes use of this threshold of the power (the first by default)."""
        return threshold in self.levels

    def chooser(self, land: int = NOWHERE) -> int:
        """Who decides: the player whom a gift or a part of a fear card (SI-13.8) leaves it to, the
        user of a power (SI-28.1), else whoever started on the land's board."""
        if self.player != NOBODY:
            return self.player
        if self.seat != NOBODY:
            return self.seat
        return decider(self.table, self.land if land == NOWHERE else land)

    def chooser_among(self, lands: list[int]) -> int:
        """The same for a choice between lands, if they lie on one board."""
        settled = self.player != NOBODY or self.seat != NOBODY
        if settled or not self.table.island.common_boards(lands):
            return self.chooser()
        return decider_among(self.table, lands)

    def root(self) -> Act:
        """The Action that no other set off, at the beginning of this one."""
        act = self
        while act.parent is not None:
            act = act.parent
        return act

    def whole(self) -> Act:
        """The Action of which this is a part, or itself."""
        act = self
        while act.parent is not None and act.kind in PARTS:
            act = act.parent
        return act

    def once(self, word: str) -> bool:
        """True the first time that this is asked in the whole Action, its parts included."""
        act = self.whole()
        if word in act.marks:
            return False
        act.marks.append(word)
        return True

    def part(self, kind: str, player: int = NOBODY, card: str = "") -> Act:
        """A part of this Action that rules may ask for by its kind: the player or card that it is
        about. It ends with `end_part`."""
        act = Act(self.table, kind, self.seat, self.land, player=player, card=card, parent=self)
        act.harm = self.harm
        return act

    def was_set_off_by(self, word: str) -> bool:
        """Whether this trigger stands somewhere before this Action."""
        act: Act | None = self
        while act is not None:
            if act.word == word:
                return True
            act = act.parent
        return False

    def trigger(self, word: str, run: Callable[[Act], Script]) -> None:
        """Set something off after this Action, once."""
        if not self.was_set_off_by(word) and word not in [t.word for t in self.triggered]:
            self.triggered.append(Trigger(word, run))

    def after(self, trigger: str, kind: str, seat: int = NOBODY, land: int = NOWHERE) -> Act:
        """The Action that this one sets off by a trigger; it hurts in the same way."""
        act = Act(self.table, kind, seat, land, parent=self, word=trigger)
        act.harm = self.harm
        return act


_NO_ELEMENTS: Final[list[int]] = [0] * len(ELEMENTS)


def decider(table: SpiritTable, land: int = NOWHERE) -> int:
    """Who decides what the players decide together (SI-28.3, SI-28.5): whoever started on the board
    of the land, the first of them if there are several; else the first seat (SI-28.7)."""
    return decider_among(table, [] if land == NOWHERE else [land])


def decider_on(table: SpiritTable, board: int) -> int:
    """Who decides about a board: whoever started there."""
    return decider(table, table.island.first_of(board))  # its ocean lies on no other


def decider_among(table: SpiritTable, lands: list[int]) -> int:
    """Who decides between lands: whoever started on a board on which all of them lie, if there is
    one. A land that is woven of lands of two boards lies on both (SX-34.52)."""
    boards = table.island.common_boards(lands)
    for seat, start in enumerate(table.starts):
        if start in boards:
            return seat
    return 0
