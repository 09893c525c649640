"""Major powers of Jagged Earth in which beasts hunt and creatures are called."""

from __future__ import annotations

from typing import Final, final

from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.act import POWER
from loci.games.spirit_island.rules.effects import choose_to_skip, use_up
from loci.games.spirit_island.rules.island.pieces import tokens_in
from loci.games.spirit_island.rules.island.swarming import beasts_that_count
from loci.games.spirit_island.rules.rule import Replacing
from loci.games.spirit_island.rules.spirits.spirit import spirit_of

SPIDERS: Final = "infestation-of-venomous-spiders"


@card(
    "major",
    "angry-bears",
    3,
    SLOW,
    "sun fire animal",
    presence(0),
    ANY_LAND,
    "2 fire 3 animal",
    set=JAGGED,
)
def angry_bears(act: Act) -> Script:
    """2 fear, 2 damage, 1 beasts; with beasts there already 2 more damage in its place, and push up
    to 1 beasts; 1 fear, and 1 explorer or town destroyed in an adjacent land with beasts."""
    table = act.table
    fear(act, 2)
    beasts = tokens_in(table, act.land, BEASTS)
    if not beasts:
        beasts = yield from beasts_that_count(act, 1)
    if beasts:
        yield from damage(act, 4)
        yield from push(act, 1, BEASTS, up_to=True)
    else:
        yield from damage(act, 2)
        add_token(act, BEASTS)
    if act.has():
        fear(act, 1)
        prey = [land for land in near(table, act.land) if has(table, land, EXPLORER, TOWN)]
        land = yield from choose_land(act, [one for one in prey if has(table, one, BEASTS)])
        if land != NOWHERE:
            yield from destroy(act, 1, EXPLORER, TOWN, land=land)


@card(
    "major",
    SPIDERS,
    4,
    FAST,
    "air earth plant animal",
    sacred_site(2),
    INVADER_LAND,
    "2 air 2 earth 3 animal",
    set=JAGGED,
)
def infestation_of_venomous_spiders(act: Act) -> Script:
    """1 beasts, gather up to 1; for each 1 fear, of which at most 4, and 1 invader action there
    that is skipped this turn; 4 damage after each of these."""
    table = act.table
    add_token(act, BEASTS)
    yield from gather(act, 1, BEASTS, up_to=True)
    beasts = count(table, act.land, BEASTS)
    fear(act, min(4, beasts))
    if beasts:
        lasting(
            table, Infested(act.land, act.seat, beasts, act.has()), "log-infested", number=beasts
        )


@final
class Infested(Effect):
    """So many invader actions in the land may be skipped, each as it would happen; `venomous` if 4
    damage follows."""

    kind = "infested"
    fields = (
        Field.land(),
        Field.seat(),
        Field.number("actions"),
        Field.flag("venomous", "word", "venomous"),
    )

    def __init__(
        self, land: int, seat: int = NOBODY, actions: int = 0, venomous: bool = False
    ) -> None:
        super().__init__(land, seat)
        self.actions: Final = actions
        self.venomous: Final = venomous

    def prevents(self, act: Act, seat: int, action: int) -> Replacing:
        table = act.table
        if act.land != self.land:
            return False
        skipped = yield from choose_to_skip(act, seat, action)
        if not skipped:
            return False
        use_up(table, self)
        if self.actions > 1:
            lasting(table, Infested(self.land, seat, self.actions - 1, self.venomous))
        if self.venomous:
            act.trigger(SPIDERS, self._bite)
        return True

    def _bite(self, after: Act) -> Script:
        bite = Act(after.table, POWER, self.seat, self.land, SPIDERS, parent=after, word=SPIDERS)
        if self.seat != NOBODY:
            bite.harm = spirit_of(after.table, self.seat).harm()
        yield from damage(bite, 4)
        yield from finish(bite)


register_effect(Infested)


@card(
    "major",
    "irresistible-call",
    6,
    FAST,
    "sun air plant",
    sacred_site(2),
    INLAND,
    "2 sun 3 air 2 plant",
    set=JAGGED,
)
def irresistible_call(act: Act) -> Script:
    """Gather 5 towns, 5 dahan, 5 beasts and 15 explorers; no invader actions there, and the land is
    isolated."""
    for number, kind in ((5, TOWN), (5, DAHAN), (5, BEASTS), (15, EXPLORER)):
        yield from gather(act, number, kind)
    if act.has():
        skip_actions(act)
        isolate(act)


@card(
    "major",
    "the-wounded-wild-turns-on-its-assailants",
    4,
    SLOW,
    "fire plant animal",
    presence(1),
    BLIGHTED_LAND,
    "2 fire 3 plant 2 animal",
    set=JAGGED,
)
def the_wounded_wild_turns_on_its_assailants(act: Act) -> Script:
    """2 badlands, gather up to 2 beasts, 1 damage for each blight, beasts and wilds; 2 fear, no
    more than 8, for each invader that it destroyed."""
    table, land = act.table, act.land
    add_token(act, BADLANDS, 2)
    yield from gather(act, 2, BEASTS, up_to=True)
    yield from damage(act, table.blight[land] + count(table, land, BEASTS, WILDS))
    if act.has():
        fallen = [kind for kind, _ in act.destroyed if kind in INVADERS]
        fear(act, min(8, 2 * len(fallen)))
