"""What the active player has begun in this turn and still has to settle."""

from __future__ import annotations

from typing import Any, final

from loci.core.data import Fields
from loci.games.terra_mystica.state.board import members
from loci.games.terra_mystica.state.terms import NONE


@final
class Turn:
    """`actions` are still to be taken; `acting` is whether one was begun.

    Digging: `spades` in hand for at most `hexes` more hexes; `exact` when all of them go to one
    hex (bought spades); `dug` hexes were transformed; `builds` dwellings may still be built, on
    `sites` once something was transformed (`any_site`: on later hexes too); `fixed` spades cannot
    be added to; `skipped` is the hex reached by tunnel or carpet; `home_next` when the next hex
    has to become home terrain; `storm` is an unused sandstorm.

    Owed to the player: `favours`, `towns`, `bridges`, cult `steps` (all on one track), `ride` (a
    free dwelling), `house` (a free trading house), `ordain` (workers that may become priests).

    `cut` are the tracks (bits) whose marker stopped on 9 for want of a key; `ending` is set when
    the turn is over and only the neighbours' answers are missing; `burnt` when sacrificed power
    has to be spent now.
    """

    __slots__ = (
        "acting",
        "actions",
        "any_site",
        "bridges",
        "builds",
        "burnt",
        "cut",
        "dug",
        "ending",
        "exact",
        "favours",
        "fixed",
        "hexes",
        "home_next",
        "house",
        "ordain",
        "ride",
        "sites",
        "skipped",
        "spades",
        "steps",
        "storm",
        "towns",
    )

    def __init__(self) -> None:
        self.actions = 1
        self.acting = 0
        self.spades = 0
        self.hexes = 0
        self.exact = 0
        self.dug = 0
        self.builds = 0
        self.sites = 0
        self.skipped = NONE
        self.any_site = 0
        self.fixed = 0
        self.home_next = 0
        self.storm = 0
        self.favours = 0
        self.towns = 0
        self.bridges = 0
        self.steps = 0
        self.ride = 0
        self.house = 0
        self.ordain = 0
        self.cut = 0
        self.ending = 0
        self.burnt = 0

    def clone(self) -> Turn:
        copy = Turn()
        copy.actions = self.actions
        copy.acting = self.acting
        copy.spades = self.spades
        copy.hexes = self.hexes
        copy.exact = self.exact
        copy.dug = self.dug
        copy.builds = self.builds
        copy.sites = self.sites
        copy.skipped = self.skipped
        copy.any_site = self.any_site
        copy.fixed = self.fixed
        copy.home_next = self.home_next
        copy.storm = self.storm
        copy.favours = self.favours
        copy.towns = self.towns
        copy.bridges = self.bridges
        copy.steps = self.steps
        copy.ride = self.ride
        copy.house = self.house
        copy.ordain = self.ordain
        copy.cut = self.cut
        copy.ending = self.ending
        copy.burnt = self.burnt
        return copy

    def to_data(self) -> dict[str, Any]:
        return {
            "actions": self.actions,
            "acting": self.acting,
            "spades": self.spades,
            "hexes": self.hexes,
            "exact": self.exact,
            "dug": self.dug,
            "builds": self.builds,
            "sites": members(self.sites),
            "skipped": self.skipped,
            "any_site": self.any_site,
            "fixed": self.fixed,
            "home_next": self.home_next,
            "storm": self.storm,
            "favours": self.favours,
            "towns": self.towns,
            "bridges": self.bridges,
            "steps": self.steps,
            "ride": self.ride,
            "house": self.house,
            "ordain": self.ordain,
            "cut": self.cut,
            "ending": self.ending,
            "burnt": self.burnt,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Turn) and self.to_data() == other.to_data()

    def __hash__(self) -> int:
        return hash((self.actions, self.spades))


def load_turn(fields: Fields) -> Turn:
    """Inverse of `Turn.to_data`."""
    turn = Turn()
    turn.actions = fields.number("actions")
    turn.acting = fields.number("acting")
    turn.spades = fields.number("spades")
    turn.hexes = fields.number("hexes")
    turn.exact = fields.number("exact")
    turn.dug = fields.number("dug")
    turn.builds = fields.number("builds")
    turn.sites = sum([1 << hex for hex in fields.numbers("sites")])
    turn.skipped = fields.number("skipped")
    turn.any_site = fields.number("any_site")
    turn.fixed = fields.number("fixed")
    turn.home_next = fields.number("home_next")
    turn.storm = fields.number("storm")
    turn.favours = fields.number("favours")
    turn.towns = fields.number("towns")
    turn.bridges = fields.number("bridges")
    turn.steps = fields.number("steps")
    turn.ride = fields.number("ride")
    turn.house = fields.number("house")
    turn.ordain = fields.number("ordain")
    turn.cut = fields.number("cut")
    turn.ending = fields.number("ending")
    turn.burnt = fields.number("burnt")
    fields.done()
    return turn
