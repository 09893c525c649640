"""A turn under way, and the list of what is owed in it.

Things that are owed come in two kinds: what *must* be taken before the turn goes on (tiles, cult
steps, a bridge, power to be spent), and what *may* be used and is lost otherwise (spades, a free
building …). They lie in `Turn.owed` in the order of their ranks, whenever they were added.
"""

from __future__ import annotations

from typing import Any, Final, final

from loci.core.data import Fields
from loci.core.errors import BadData
from loci.core.text import Text
from loci.games.terra_mystica.state.board import LAND, NAMES, NUMBERS, members, set_of
from loci.games.terra_mystica.state.terms import CULTS, NONE

# The kinds of what is owed; the number is the rank in the list
POWER_TO_SPEND: Final = 0  # a sacrifice has brought it together (TM-8.12)
TOWN_TILE: Final = 1
FAVOUR_TILE: Final = 2
CULT_STEPS: Final = 3  # all on one track
BRIDGE: Final = 4
LAST_MUST: Final = BRIDGE
FREE_DWELLING: Final = 5  # the Witches' ride
FREE_HOUSE: Final = 6  # the Swarmlings' trading house
SANDSTORM: Final = 7
DIGGING: Final = 8
ORDINATION: Final = 9  # workers that may become priests
WORDS: Final = (
    "power-to-spend",
    "town-tile",
    "favour-tile",
    "cult-steps",
    "bridge",
    "free-dwelling",
    "free-trading-house",
    "sandstorm",
    "digging",
    "ordination",
)


class Owed:
    """One thing that is owed: its kind, and how many of it, or how much."""

    __slots__ = ("kind", "number")

    def __init__(self, kind: int, number: int = 1) -> None:
        self.kind: Final = kind
        self.number: Final = number

    def clone(self) -> Owed:
        return self  # never changed

    def to_data(self) -> dict[str, Any]:
        return {"what": WORDS[self.kind], "number": self.number}


@final
class Digging(Owed):
    """An action that transforms: `spades` in hand for at most `hexes` more hexes, `exact` when all
    of them go to one hex (bought spades); `dug` hexes were transformed; `builds` dwellings may
    still be built, on `sites` once something was transformed (`any_site`: on later hexes too);
    `fixed` spades cannot be added to; `skipped` is the hex reached by tunnel or carpet;
    `home_next` when the next hex has to become home terrain."""

    __slots__ = (
        "any_site",
        "builds",
        "dug",
        "exact",
        "fixed",
        "hexes",
        "home_next",
        "sites",
        "skipped",
        "spades",
    )

    def __init__(self, spades: int, hexes: int, any_site: int = 0, fixed: int = 0) -> None:
        super().__init__(DIGGING)
        self.spades = spades
        self.hexes = hexes
        self.exact = 0
        self.dug = 0
        self.builds = 1
        self.sites = 0
        self.skipped = NONE
        self.any_site = any_site
        self.fixed = fixed
        self.home_next = 0

    def clone(self) -> Digging:
        copy = Digging(self.spades, self.hexes, self.any_site, self.fixed)
        copy.exact = self.exact
        copy.dug = self.dug
        copy.builds = self.builds
        copy.sites = self.sites
        copy.skipped = self.skipped
        copy.home_next = self.home_next
        return copy

    def to_data(self) -> dict[str, Any]:
        return {
            "what": WORDS[DIGGING],
            "spades": self.spades,
            "hexes": self.hexes,
            "exact": bool(self.exact),
            "dug": self.dug,
            "builds": self.builds,
            "sites": [NAMES[hex] for hex in members(self.sites)],
            "skipped": None if self.skipped == NONE else NAMES[self.skipped],
            "any-site": bool(self.any_site),
            "fixed": bool(self.fixed),
            "home-next": bool(self.home_next),
        }


@final
class Turn:
    """`actions` are still to be taken; `acting` is whether one was begun; `ending` is set when the
    turn is over and only the neighbours' answers are missing. `cut` are the tracks (bits) whose
    marker stopped on 9 for want of a key; `owed` is what the player has to take or may use.
    """

    __slots__ = ("acting", "actions", "cut", "ending", "owed")

    def __init__(self) -> None:
        self.actions = 1
        self.acting = 0
        self.ending = 0
        self.cut = 0
        self.owed: list[Owed] = []

    def clone(self) -> Turn:
        copy = Turn()
        copy.actions = self.actions
        copy.acting = self.acting
        copy.ending = self.ending
        copy.cut = self.cut
        if self.owed:
            copy.owed = [thing.clone() for thing in self.owed]
        return copy

    # -- changing -------------------------------------------------------------------------------

    def owe(self, thing: Owed) -> None:
        """Add to what is owed."""
        at = len(self.owed)
        while at and self.owed[at - 1].kind > thing.kind:
            at -= 1
        self.owed.insert(at, thing)

    def settle(self, kind: int) -> None:
        """Take away one thing of a kind, if there is any."""
        for at, thing in enumerate(self.owed):
            if thing.kind == kind:
                del self.owed[at]
                return

    # -- reading --------------------------------------------------------------------------------

    def number(self, kind: int) -> int:
        """How many of a kind are owed, or how much."""
        found = 0
        for thing in self.owed:
            if thing.kind == kind:
                found += thing.number
        return found

    def must(self) -> bool:
        """Whether anything has to be taken before the turn goes on."""
        return bool(self.owed) and self.owed[0].kind <= LAST_MUST

    def must_take(self) -> bool:
        """The same, power to be spent aside."""
        for thing in self.owed:
            if POWER_TO_SPEND < thing.kind <= LAST_MUST:
                return True
        return False

    def must_spend(self) -> bool:
        """Whether sacrificed power has to be spent now."""
        return bool(self.owed) and self.owed[0].kind == POWER_TO_SPEND

    def unused(self) -> bool:
        """Whether something given by an action is still in hand and would be lost."""
        for thing in self.owed:
            if isinstance(thing, Digging):
                if thing.spades:
                    return True
            elif thing.kind > LAST_MUST:
                return True
        return False

    def digging(self) -> Digging | None:
        """The transforming action under way."""
        for thing in self.owed:
            if isinstance(thing, Digging):
                return thing
        return None

    @property
    def spades(self) -> int:
        """Spades in hand."""
        digging = self.digging()
        return 0 if digging is None else digging.spades

    # -- saving ---------------------------------------------------------------------------------

    def to_data(self) -> dict[str, Any]:
        return {
            "actions": self.actions,
            "begun": bool(self.acting),
            "ending": bool(self.ending),
            "cut": [name for cult, name in enumerate(CULTS) if self.cut >> cult & 1],
            "owed": [thing.to_data() for thing in self.owed],
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Turn) and self.to_data() == other.to_data()

    def __hash__(self) -> int:
        return hash((self.actions, self.acting))


def load_turn(fields: Fields) -> Turn:
    """Inverse of `Turn.to_data`."""
    turn = Turn()
    turn.actions = fields.number("actions")
    turn.acting = int(fields.flag("begun"))
    turn.ending = int(fields.flag("ending"))
    for name in fields.words("cut"):
        turn.cut |= 1 << _index(name, CULTS, fields.path)
    for thing in fields.children("owed"):
        kind = _index(thing.word("what"), WORDS, thing.path)
        turn.owe(_load_digging(thing) if kind == DIGGING else Owed(kind, thing.number("number")))
        thing.done()
    fields.done()
    return turn


def _load_digging(fields: Fields) -> Digging:
    digging = Digging(
        fields.number("spades"),
        fields.number("hexes"),
        int(fields.flag("any-site")),
        int(fields.flag("fixed")),
    )
    digging.exact = int(fields.flag("exact"))
    digging.dug = fields.number("dug")
    digging.builds = fields.number("builds")
    for name in fields.words("sites"):
        digging.sites |= 1 << _hex(name, fields.path)
    skipped = fields.optional_word("skipped")
    digging.skipped = NONE if skipped is None else _hex(skipped, fields.path)
    digging.home_next = int(fields.flag("home-next"))
    return digging


def _index(word: str, known: tuple[str, ...], path: str) -> int:
    if word not in known:
        raise BadData(Text("data-wrong", path=path, expected=", ".join(known), found=word))
    return known.index(word)


def _hex(name: str, path: str) -> int:
    if name not in NUMBERS:
        raise BadData(_no_hex(path, name))
    return NUMBERS[name]


def _no_hex(path: str, found: str) -> Text:
    return Text("data-wrong", path=path, expected="A1 … I12", found=found)


# -- as flags --------------------------------------------------------------------------------------

#: A number for each of the things owed, as positions write them; version 1 saved them so.
_FLAGS: Final = {
    "burnt": POWER_TO_SPEND,
    "towns": TOWN_TILE,
    "favours": FAVOUR_TILE,
    "steps": CULT_STEPS,
    "bridges": BRIDGE,
    "ride": FREE_DWELLING,
    "house": FREE_HOUSE,
    "storm": SANDSTORM,
    "ordain": ORDINATION,
}
_DIGGING_FLAGS: Final = (
    "spades",
    "hexes",
    "exact",
    "dug",
    "builds",
    "sites",
    "skipped",
    "any_site",
    "fixed",
    "home_next",
)
_EACH: Final = (TOWN_TILE, FAVOUR_TILE)  # several are several things


def turn_flags(turn: Turn) -> dict[str, Any]:
    """A turn as numbers by name, without those that are as at its start."""
    found: dict[str, Any] = {"actions": turn.actions} if turn.actions != 1 else {}
    found.update({name: turn.number(kind) for name, kind in _FLAGS.items()})
    found.update({"acting": turn.acting, "ending": turn.ending, "cut": turn.cut})
    digging = turn.digging()
    if digging is not None:
        found.update({name: getattr(digging, name) for name in _DIGGING_FLAGS})
        found["sites"] = members(digging.sites)
        if digging.skipped == NONE:
            del found["skipped"]
    return {name: value for name, value in found.items() if value or name == "actions"}


def turn_from_flags(fields: Fields) -> Turn:
    """Inverse of `turn_flags`."""
    turn = Turn()
    if "actions" in fields.data:
        turn.actions = fields.number("actions")
    turn.acting = _flag(fields, "acting")
    turn.ending = _flag(fields, "ending")
    turn.cut = _flag(fields, "cut")
    for name, kind in _FLAGS.items():
        number = _flag(fields, name)
        for _ in range(number if kind in _EACH else min(1, number)):
            turn.owe(Owed(kind, 1 if kind in _EACH else number))
    digging = Digging(_flag(fields, "spades"), _flag(fields, "hexes"))
    digging.exact = _flag(fields, "exact")
    digging.dug = _flag(fields, "dug")
    digging.builds = _flag(fields, "builds")
    digging.any_site = _flag(fields, "any_site")
    digging.fixed = _flag(fields, "fixed")
    digging.home_next = _flag(fields, "home_next")
    if "sites" in fields.data:
        sites = fields.numbers("sites")
        if not all(0 <= hex < LAND for hex in sites):
            raise BadData(_no_hex(fields.path + ".sites", "…"))
        digging.sites = set_of(sites)
    if "skipped" in fields.data:
        digging.skipped = fields.between("skipped", NONE, LAND - 1)
    fields.done()
    if digging.spades or digging.builds:
        turn.owe(digging)
    return turn


def _flag(fields: Fields, name: str) -> int:
    return fields.between(name, 0, 200) if name in fields.data else 0
