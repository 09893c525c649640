"""What changes the rules while it is in force: spirits in play, the adversary, the scenario, and
effects of cards. All of them answer the same questions, here with their usual answers; the rules
ask whoever has something to say and name none of them.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from mypy_extensions import mypyc_attr

from loci.core.decision import Decision, Move
from loci.core.errors import BadData
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.state.registry import ADVERSARIES, EFFECTS, SCENARIOS, SPIRITS
from loci.games.spirit_island.state.terms import NOBODY, NOWHERE

if TYPE_CHECKING:
    from loci.games.spirit_island.rules.act import Act
    from loci.games.spirit_island.rules.power import Power
    from loci.games.spirit_island.rules.sequence import Step
    from loci.games.spirit_island.state.table import SpiritTable


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule:
    """`seat` is whose it is: the player of a spirit, the one an effect belongs to, or NOBODY."""

    # -- asked of a land ------------------------------------------------------------------------

    def defence(self, table: SpiritTable, seat: int, land: int) -> int:
        """How much it defends a land."""
        return 0

    def more_health(self, table: SpiritTable, seat: int, land: int, kind: int) -> int:
        """More health (or less) for a kind of piece there."""
        return 0

    def more_strength(self, table: SpiritTable, seat: int, land: int, kind: int) -> int:
        """More damage (or less) that such a piece deals there."""
        return 0

    def stops(self, table: SpiritTable, seat: int, action: int, land: int) -> bool:
        """Whether it stops an invader action there without asking anybody."""
        return False

    def keeps_blight_off(self, table: SpiritTable, seat: int, land: int) -> bool:
        return False

    def forbids_building(self, table: SpiritTable, seat: int, land: int, kind: int) -> bool:
        """Whether just this kind of building is not built there."""
        return False

    def spares(self, table: SpiritTable, seat: int, land: int, kind: int) -> bool:
        """Whether nothing can hurt such a piece there."""
        return False

    def spares_from_ravage(self, table: SpiritTable, seat: int, land: int, kind: int) -> bool:
        """Whether a ravage there does not hurt such a piece."""
        return False

    def strikes_first(self, table: SpiritTable, seat: int, land: int) -> bool:
        """Whether the dahan there strike at the same time as the invaders."""
        return False

    # -- asked of a spirit's powers -------------------------------------------------------------

    def more_range(self, table: SpiritTable, seat: int, user: int) -> int:
        return 0

    def more_origins(self, table: SpiritTable, seat: int, user: int) -> list[int]:
        """Other seats whose presence `user` may count range from."""
        return []

    def hurries(self, table: SpiritTable, seat: int, user: int) -> int:
        """How many slow powers `user` may use as fast ones this turn."""
        return 0

    def speed(self, table: SpiritTable, seat: int, power: Power, speed: int) -> int:
        """The speed of a power that otherwise has this `speed`."""
        return speed

    def discount(self, table: SpiritTable, seat: int, user: int, power: Power) -> int:
        """Energy that a power card costs less; below 0 cost the rest is gained."""
        return 0

    # -- at a moment of the game ----------------------------------------------------------------

    def prevents(self, act: Act, seat: int, action: int) -> Generator[Decision, Move, bool]:
        """Whether it stops the invaders from acting in `act.land` now; it may ask."""
        yield from ()
        return False

    def frightened(self, act: Act, seat: int, land: int, amount: int) -> None:
        """A power generated fear that belongs to a land."""

    def moved(self, act: Act, seat: int, code: int, start: int, end: int) -> Script:
        """A piece went from one land to another."""
        yield from ()

    def after_ravage_damage(self, act: Act, seat: int, damage: int, blighted: bool) -> Script:
        """A ravage dealt this much damage to `act.land` and added blight to it, or not."""
        yield from ()

    def used(
        self, table: SpiritTable, seat: int, user: int, power: Power, levels: list[int]
    ) -> None:
        """A spirit has named the target of a power and is about to use it (no repeat)."""

    def triggers(self, act: Act, seat: int) -> None:
        """An Action is over: what it sets off is added to `act.triggered` (SI-26.16)."""

    def after_explore(self, table: SpiritTable, seat: int, card: str, flagged: bool) -> Script:
        """All lands of a card are explored; `table.explored` are those that got an explorer."""
        yield from ()

    def time_passes(self, table: SpiritTable, seat: int) -> Script:
        """Before the cards in play are discarded."""
        yield from ()

    # -- the frame of the game ------------------------------------------------------------------

    def steps(self, table: SpiritTable, seat: int) -> list[tuple[str, Step]]:
        """Steps that it adds to the turn, each with the name of the step that it comes before."""
        return []

    def answers(self, table: SpiritTable, seat: int, user: int) -> list[Move]:
        """What `user` may do besides using powers, whenever it is asked in a turn."""
        return []

    def answer(self, table: SpiritTable, seat: int, user: int, move: Move) -> Script:
        """Carry such an answer out."""
        yield from ()

    def wants_energy(self, table: SpiritTable, seat: int, user: int) -> bool:
        """Whether something of it could be done if the spirits had more energy."""
        return False

    def makes_energy(self, table: SpiritTable, seat: int) -> bool:
        """Whether `answers` only make energy, so that nobody is asked for them alone."""
        return False

    def ravages_spread(self, table: SpiritTable, seat: int, serious: bool) -> bool:
        """Whether a ravage may change what another land of its card does; `serious` if one of them
        adds blight."""
        return False

    def builds_also_in(self, table: SpiritTable, seat: int, lands: list[int]) -> list[int]:
        """Which of the lands without invaders build all the same."""
        return []

    def is_lost(self, table: SpiritTable, seat: int) -> bool:
        """A defeat of its own."""
        return False


#: The questions above by name; a rule is asked those that it answers itself.
HOOKS: Final = tuple(
    [name for name, value in vars(Rule).items() if not name.startswith("_") and callable(value)]
)


_HOOKS_OF: Final[dict[type, frozenset[str]]] = {}


def hooks_of(cls: type) -> frozenset[str]:
    """The questions that a class of rules has an answer of its own to."""
    found = _HOOKS_OF.get(cls)
    if found is None:
        own = [name for name in HOOKS if getattr(cls, name) is not getattr(Rule, name)]
        found = frozenset(own)
        _HOOKS_OF[cls] = found
    return found


# -- effects ---------------------------------------------------------------------------------------

# How long an effect lasts
TURN: Final = "turn"  # until time passes
FOR_GOOD: Final = "for-good"  # or until it is used up


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Rule):
    """Something that lasts. A kind of effect is a registered class (`register_effect`) that says
    which of the fields below it has; an effect is a value and never changes."""

    kind: ClassVar[str] = ""
    lasts: ClassVar[str] = TURN
    #: Whether it lets its seat do something more with powers, who is therefore asked again.
    for_powers: ClassVar[bool] = False
    #: Its fields, in the order of its arguments: `land`, `seat`, `number`, `word`, `from` (a seat).
    fields: ClassVar[tuple[str, ...]] = ()
    #: The fields that it is nothing without.
    needed: ClassVar[tuple[str, ...]] = ()

    def __init__(
        self, land: int = NOWHERE, seat: int = NOBODY, number: int = 0, word: str = "", by: int = -1
    ) -> None:
        self.land: Final = land
        self.seat: Final = seat
        self.number: Final = number
        self.word: Final = word
        self.by: Final = by

    @classmethod
    def words(cls) -> tuple[str, ...]:
        """What its `word` may be."""
        return ()

    def to_data(self, lands: list[str]) -> dict[str, Any]:
        """The effect in words, as it is saved and written in positions."""
        data: dict[str, Any] = {"kind": self.kind}
        if self.land != NOWHERE:
            data["land"] = lands[self.land]
        if self.seat != NOBODY:
            data["seat"] = f"P{self.seat + 1}"
        if self.number:
            data["number"] = self.number
        if self.word:
            data["word"] = self.word
        if self.by != NOBODY:
            data["from"] = f"P{self.by + 1}"
        return data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Effect) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[str, int, int, int, str, int]:
        return (self.kind, self.land, self.seat, self.number, self.word, self.by)


#: The questions that each kind of effect answers.
_EFFECT_HOOKS: Final[dict[str, frozenset[str]]] = {}


def register_effect(cls: type[Effect]) -> None:
    """Register a kind of effects."""
    _EFFECT_HOOKS[cls.kind] = hooks_of(cls)
    EFFECTS[cls.kind] = cls


def effect_from(table: SpiritTable, data: dict[str, Any]) -> Effect:
    """The effect that its words describe; `BadData` says what is wrong with them."""
    kind = data.get("kind")
    cls = EFFECTS.get(str(kind))
    if cls is None:
        raise BadData(Text("position-word", word=str(kind), where="effects"))
    for key in data:
        if key != "kind" and key not in cls.fields:
            raise BadData(Text("position-effect-key", kind=cls.kind, key=str(key)))
    for key in cls.needed:
        if key not in data:
            raise BadData(Text("position-effect", kind=cls.kind, key=key))
    word = str(data.get("word", ""))
    if word and word not in cls.words():
        raise BadData(Text("position-word", word=word, where=f"effects.{cls.kind}.word"))
    number = data.get("number", 0)
    if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= 99:
        name = f"effects.{cls.kind}.number"
        raise BadData(Text("position-number", name=name, value=str(number), least=0, most=99))
    land = NOWHERE
    if "land" in data:
        if str(data["land"]) not in table.island.numbers:
            raise BadData(Text("position-land", land=str(data["land"])))
        land = table.island.numbers[str(data["land"])]
    return cls(land, _seat(table, data, "seat"), number, word, _seat(table, data, "from"))


def _seat(table: SpiritTable, data: dict[str, Any], key: str) -> int:
    names = [f"P{seat + 1}" for seat in range(len(table.seats))]
    if key not in data:
        return NOBODY
    if data[key] not in names:
        raise BadData(Text("position-who", name=str(data[key])))
    return names.index(data[key])


# -- who is asked ----------------------------------------------------------------------------------

Holder = tuple[Rule, int]


@final
class Lineup:
    """The spirits, the adversary and the scenario of a game, by the questions they answer; the
    steps that they add to the turn, and all steps of it once somebody has asked (`sequence`)."""

    __slots__ = ("by_hook", "ocean_seats", "spirits", "steps", "turn")

    def __init__(self, table: SpiritTable) -> None:
        self.spirits: Final = [SPIRITS.get(owner.spirit) for owner in table.seats]
        #: The seats whose spirit may make an ocean a land.
        self.ocean_seats: Final = [
            seat
            for seat, spirit in enumerate(self.spirits)
            if spirit is not None and spirit.of_oceans
        ]
        rules: list[Holder] = [
            (SPIRITS[owner.spirit], seat) for seat, owner in enumerate(table.seats) if owner.spirit
        ]
        if table.scenario:
            rules.append((SCENARIOS[table.scenario], NOBODY))
        if table.adversary:
            rules.append((ADVERSARIES[table.adversary], NOBODY))
        self.by_hook: Final[dict[str, list[Holder]]] = {hook: [] for hook in HOOKS}
        for rule, seat in rules:
            for hook in hooks_of(type(rule)):
                self.by_hook[hook].append((rule, seat))
        self.steps: Final[list[tuple[str, Step]]] = []
        for rule, seat in self.by_hook["steps"]:
            self.steps.extend(rule.steps(table, seat))
        self.turn: list[Step] = []


def line_up(table: SpiritTable) -> None:
    """Find out who is asked what, after spirits, adversary or scenario were set."""
    table.lineup = Lineup(table)


def holders(table: SpiritTable, hook: str) -> list[Holder]:
    """Whoever answers a question now: the lineup, then the effects in the order they came."""
    lineup = table.lineup
    assert lineup is not None
    found = lineup.by_hook[hook]
    if table.effects:
        more: list[Holder] = [(e, e.seat) for e in table.effects if hook in _EFFECT_HOOKS[e.kind]]
        if more:
            return found + more
    return found
