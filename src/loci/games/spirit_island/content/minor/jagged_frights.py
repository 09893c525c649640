"""Minor powers of Jagged Earth that frighten, hurt and set beasts loose."""

from __future__ import annotations

from typing import ClassVar, Final, final

from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.act import POWER, Trigger
from loci.games.spirit_island.rules.effects import use_up
from loci.games.spirit_island.rules.spirits.spirit import spirit_of

PREDATORS: Final = "blood-draws-predators"
_MOST_BEASTS: Final = 3  # that count for their damage


@card("minor", PREDATORS, 1, FAST, "sun fire water animal", presence(1), ANY_LAND, set=JAGGED)
def blood_draws_predators(act: Act) -> None:
    """After invaders are destroyed there next this turn, 1 beasts, and 1 damage for each beasts, of
    which at most 3 count."""
    lasting(act.table, Bloodscent(act.land, act.seat), "log-blood-draws-predators")


@final
class Bloodscent(Effect):
    """After the next Action that destroyed invaders in the land, beasts come and hunt there."""

    kind = "bloodscent"
    lasts: ClassVar[str] = NEXT_TIME
    fields = (Field.land(), Field.seat())

    def triggers(self, act: Act, seat: int) -> None:
        def hunt(after: Act) -> Script:
            table = act.table
            if self not in table.effects:  # something set off before has used it up
                return
            use_up(table, self)
            kill = Act(table, POWER, seat, self.land, PREDATORS, parent=after, word=PREDATORS)
            if seat != NOBODY:
                kill.harm = spirit_of(table, seat).harm()
            add_token(kill, BEASTS)
            beasts = count(table, self.land, BEASTS)
            yield from damage(kill, min(beasts, _MOST_BEASTS))
            yield from finish(kill)

        fallen = [kind for kind, land in act.destroyed if kind in INVADERS and land == self.land]
        if fallen and not act.was_set_off_by(PREDATORS):
            act.triggered.append(Trigger(PREDATORS, hunt))


register_effect(Bloodscent)


@card(
    "minor",
    "domesticated-animals-go-berserk",
    1,
    FAST,
    "moon fire animal",
    presence(0),
    BUILDING_LAND,
    "3 moon",
    set=JAGGED,
)
def domesticated_animals_go_berserk(act: Act) -> None:
    """1 fear, defend 5; 1 beasts."""
    fear(act, 1)
    defend(act, 5)
    if act.has():
        add_token(act, BEASTS)


@card(
    "minor",
    "dry-wood-explodes-in-smoldering-splinters",
    1,
    SLOW,
    "fire air plant",
    presence(0),
    NOT_WETLAND,
    "1 energy",
    set=JAGGED,
    fast_at=0,
)
def dry_wood_explodes_in_smoldering_splinters(act: Act) -> Script:
    """2 fear, 1 damage; for 1 energy it may be fast."""
    fear(act, 2)
    yield from damage(act, 1)


@card(
    "minor",
    "haunted-by-primal-memories",
    1,
    FAST,
    "moon air earth",
    sacred_site(2),
    INVADER_LAND,
    set=JAGGED,
)
def haunted_by_primal_memories(act: Act) -> None:
    """1 fear, 3 with beasts there; defend 3."""
    fear(act, 3 if has(act.table, act.land, BEASTS) else 1)
    defend(act, 3)


@card(
    "minor",
    "sunsets-fire-flows-across-the-land",
    1,
    SLOW,
    "sun moon fire water",
    sacred_site(1),
    ANY_LAND,
    set=JAGGED,
)
def sunsets_fire_flows_across_the_land(act: Act) -> Script:
    """1 fear, 1 damage; for 1 energy 1 damage in an adjacent land."""
    table = act.table
    fear(act, 1)
    yield from damage(act, 1)
    if table.seats[act.seat].energy >= 1:
        around = [land for land in near(table, act.land) if invaders(table, land)]
        prompt = Text("ask-sunset", land=table.island.names[act.land])
        land = yield from ask_land(table.island, act.seat, prompt, around, optional=True)
        if land != NOWHERE:
            add_energy(table, act.seat, -1)
            yield from damage(act, 1, land=land)


@card(
    "minor",
    "unquenchable-flames",
    1,
    SLOW,
    "moon fire earth",
    sacred_site(2),
    ANY_LAND,
    "2 fire",
    set=JAGGED,
)
def unquenchable_flames(act: Act) -> Script:
    """1 fear, 1 damage to towns and cities, and the invaders there do not heal this turn; 1
    badlands."""
    fear(act, 1)
    yield from damage(act, 1, *BUILDINGS)
    lasting(act.table, Burning(act.land, act.seat), "log-unquenchable-flames")
    if act.has():
        add_token(act, BADLANDS)


@final
class Burning(Effect):
    """The invaders of the land do not heal when time passes."""

    kind = "burning"
    fields = (Field.land(), Field.seat())

    def bars_invaders_healing(self, table: SpiritTable, seat: int, land: int) -> bool:
        return self.land == land


register_effect(Burning)


@card(
    "minor",
    "weep-for-what-is-lost",
    0,
    SLOW,
    "fire water animal",
    presence(1),
    BLIGHTED_LAND,
    set=JAGGED,
)
def weep_for_what_is_lost(act: Act) -> Script:
    """1 fear for each kind of invaders there; for each blight push up to 1 explorer or town."""
    table = act.table
    fear(act, sum([has(table, act.land, kind) for kind in INVADERS]))
    yield from push(act, table.blight[act.land], EXPLORER, TOWN, up_to=True)
