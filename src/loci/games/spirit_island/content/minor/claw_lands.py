"""Minor powers of Branch & Claw over a land: its blight, its mists, its frights."""

from __future__ import annotations

from typing import ClassVar, Final, final

from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.act import POWER, Trigger
from loci.games.spirit_island.rules.asking import ask_carry
from loci.games.spirit_island.rules.effects import use_up
from loci.games.spirit_island.rules.island.movement import move_piece

PORTENTS: Final = "portents-of-disaster"


@card(
    "minor",
    "absorb-corruption",
    1,
    SLOW,
    "sun earth plant",
    presence(0),
    ANY_LAND,
    "2 plant",
    set=CLAW,
)
def absorb_corruption(act: Act) -> Script:
    """Gather 1 blight, or pay 1 energy to remove 1; with the threshold both, if you like."""
    lines = ["gather-blight"]
    if act.table.seats[act.seat].energy >= 1:
        lines += ["pay-remove-blight", "both"] if act.has() else ["pay-remove-blight"]
    for line in (yield from branches(act, *lines)):
        if line != "pay-remove-blight":
            yield from gather_blight(act)
        if line != "gather-blight":
            add_energy(act.table, act.seat, -1)
            remove_blight(act)


@card("minor", "confounding-mists", 1, FAST, "air water", presence(1), ANY_LAND, set=CLAW)
def confounding_mists(act: Act) -> Script:
    """Defend 4; or each invader added there this turn may be pushed at once."""
    for line in (yield from branches(act, "defend", "mists")):
        if line == "defend":
            defend(act, 4)
        else:
            lasting(act.table, Mists(act.land, act.seat), "log-confounding-mists")


@final
class Mists(Effect):
    """An invader that is added to the land may be pushed at once."""

    kind = "mists"
    fields = (Field.land(), Field.seat())

    def added(self, act: Act, seat: int, land: int, code: int) -> Script:
        if land != self.land or kind_of(code) not in INVADERS:
            return
        table = act.table
        who = seat if seat != NOBODY else act.chooser(land)
        pairs = [(code, end) for end in near(table, land)]
        prompt = Text("ask-push", left=1, land=table.island.names[land])
        _, end = yield from ask_carry(table.island, who, prompt, verbs.PUSH, pairs, optional=True)
        if end != NOWHERE:
            yield from move_piece(act, code, land, end)


register_effect(Mists)


@card("minor", "here-there-be-monsters", 0, SLOW, "moon air animal", presence(0), INLAND, set=CLAW)
def here_there_be_monsters(act: Act) -> Script:
    """You may push 1 explorer, town or dahan; 2 fear, 3 with beasts there."""
    yield from push(act, 1, EXPLORER, TOWN, DAHAN, may=True)
    fear(act, 3 if has(act.table, act.land, BEASTS) else 2)


@card("minor", "poisoned-dew", 1, SLOW, "fire water plant", presence(1), ANY_LAND, set=CLAW)
def poisoned_dew(act: Act) -> Script:
    """1 explorer destroyed; in jungle or wetland all."""
    if is_terrain(act.table, act.land, JUNGLE, WETLAND):
        yield from destroy_all(act, EXPLORER)
    else:
        yield from destroy(act, 1, EXPLORER)


@card("minor", PORTENTS, 0, FAST, "sun moon air", sacred_site(1), INVADER_LAND, set=CLAW)
def portents_of_disaster(act: Act) -> None:
    """2 fear, and 1 more the next time that an invader is destroyed there this turn."""
    fear(act, 2)
    lasting(act.table, Portent(act.land, act.seat), "log-portents-of-disaster")


@final
class Portent(Effect):
    """After the next Action that destroyed invaders in the land, 1 fear."""

    kind = "portent"
    lasts: ClassVar[str] = NEXT_TIME
    fields = (Field.land(), Field.seat())

    def triggers(self, act: Act, seat: int) -> None:
        def come_true(after: Act) -> Script:
            if self not in act.table.effects:  # something set off before has used it up
                return
            use_up(act.table, self)
            fright = Act(act.table, POWER, seat, self.land, PORTENTS, parent=after, word=PORTENTS)
            fear(fright, 1)
            yield from finish(fright)

        if [kind for kind, land in act.destroyed if kind in INVADERS and land == self.land]:
            act.triggered.append(Trigger(PORTENTS, come_true))


register_effect(Portent)


@card(
    "minor",
    "renewing-rain",
    1,
    SLOW,
    "water earth plant",
    sacred_site(1),
    ANY_LAND,
    "3 plant",
    set=CLAW,
)
def renewing_rain(act: Act) -> None:
    """In jungle or sands 1 blight less; with the threshold 1 wilds anywhere."""
    if is_terrain(act.table, act.land, JUNGLE, SANDS):
        remove_blight(act)
    if act.has():
        add_token(act, WILDS)


@card(
    "minor",
    "scour-the-land",
    1,
    SLOW,
    "air earth",
    sacred_site(2),
    ANY_LAND,
    "3 air",
    set=CLAW,
    fast_at=0,
)
def scour_the_land(act: Act) -> Script:
    """3 towns and all explorers destroyed, 1 blight; with the threshold it may be fast."""
    yield from destroy(act, 3, TOWN)
    yield from destroy_all(act, EXPLORER)
    yield from add_blight(act)
