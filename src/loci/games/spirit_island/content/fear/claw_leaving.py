"""Fear cards of Branch & Claw in which invaders leave the dangerous lands, or the island."""

from __future__ import annotations

from loci.games.spirit_island.content.vocabulary import *

# -- Plan for Departure ----------------------------------------------------------------------------


def near_coast(*kinds: int) -> LandTest:
    """Coastal lands into which a piece of these kinds could be gathered."""

    def test(table: SpiritTable, land: int) -> bool:
        around = table.island.near[land]
        return table.island.coastal[land] and any(has(table, other, *kinds) for other in around)

    return test


def gather_some(number: int, *kinds: int) -> Level:
    """Up to so many pieces of these kinds are gathered."""

    def rule(act: Act) -> Script:
        yield from gather(act, number, *kinds, up_to=True)

    return rule


def defend_coast(amount: int) -> Level:
    def rule(act: Act) -> None:
        for land in act.table.island.lands:
            if act.table.island.coastal[land]:
                defend(act, amount, land)

    return rule


fear_card(
    "plan-for-departure",
    each_player(near_coast(TOWN), gather_some(1, TOWN), optional=True),
    in_turn(
        each_player(near_coast(EXPLORER, TOWN), gather_some(1, EXPLORER, TOWN), optional=True),
        defend_coast(2),
    ),
    in_turn(
        each_player(near_coast(EXPLORER, TOWN), gather_some(2, EXPLORER, TOWN), optional=True),
        defend_coast(4),
    ),
    set=CLAW,
)


# -- Dahan Attack ----------------------------------------------------------------------------------


def strike(points: int) -> Level:
    """Every dahan there deals so much damage."""

    def rule(act: Act) -> Script:
        yield from damage(act, points * count(act.table, act.land, DAHAN))

    return rule


def assemble_and_strike(act: Act) -> Script:
    yield from gather(act, 1, DAHAN)
    yield from damage(act, 2 * count(act.table, act.land, DAHAN))


def explorer_among_dahan(table: SpiritTable, land: int) -> bool:
    return has(table, land, DAHAN) and has(table, land, EXPLORER)


fear_card(
    "dahan-attack",
    each_player(explorer_among_dahan, remove_one(EXPLORER)),
    each_player(holding(DAHAN), strike(1), different=True),
    each_player(holding(*BUILDINGS), assemble_and_strike, different=True),
    set=CLAW,
)


# -- lands with tokens -----------------------------------------------------------------------------


def at_best(full: LandTest, part: LandTest) -> LandTest:
    """Lands where all of it can be done; if there is none, those where a part can be."""

    def test(table: SpiritTable, land: int) -> bool:
        if any(full(table, other) for other in table.island.lands):
            return full(table, land)
        return part(table, land)

    return test


def worth(points: int) -> Level:
    """Invaders of up to so much health are removed."""

    def rule(act: Act) -> Script:
        yield from remove_worth(act, points)

    return rule


def flee(points: int, *kinds: int) -> Level:
    """From a land with disease invaders of so much health, or one of these kinds from an inland
    land; the land that is chosen tells which, unless both could be."""
    plagued = both(holding(DISEASE), holding(*INVADERS))
    settled = inland(*kinds)

    def rule(act: Act) -> Script:
        table, land = act.table, act.land
        lines = []
        if plagued(table, land):
            lines.append("remove-health")
        if settled(table, land):
            lines.append("remove-one")
        line = yield from choose(act, *lines)
        if line == "remove-health":
            yield from remove_worth(act, points)
        else:
            yield from remove(act, 1, *kinds)

    return each_player(either(plagued, settled), rule)


fear_card(
    "flee-the-pestilent-land",
    each_player(both(holding(DISEASE), holding(EXPLORER, TOWN)), remove_one(EXPLORER, TOWN)),
    flee(3, EXPLORER),
    flee(5, EXPLORER, TOWN),
    set=CLAW,
    rests_on=("disease", "", ""),
)


def hunted(number: int, *kinds: int) -> Level:
    """From a land with beasts so many explorers and as many towns, fewer only if there are nowhere
    enough (SX-33.8); or one of these kinds from a land beside beasts."""
    enough = both(holding(BEASTS), at_least(number, EXPLORER), at_least(number, TOWN))
    prowled = at_best(enough, both(holding(BEASTS), holding(EXPLORER, TOWN)))
    close = both(beside(holding(BEASTS)), holding(*kinds))

    def rule(act: Act) -> Script:
        table, land = act.table, act.land
        lines = []
        if prowled(table, land):
            lines.append("remove-explorers-towns")
        if close(table, land):
            lines.append("remove-one")
        line = yield from choose(act, *lines)
        if line == "remove-one":
            yield from remove(act, 1, *kinds)
        else:
            yield from remove(act, number, EXPLORER)
            yield from remove(act, number, TOWN)

    return each_player(either(prowled, close), rule)


fear_card(
    "too-many-monsters",
    each_player(both(holding(BEASTS), holding(EXPLORER, TOWN)), remove_one(EXPLORER, TOWN)),
    hunted(1, EXPLORER),
    hunted(2, EXPLORER, TOWN),
    set=CLAW,
    rests_on=("beasts", "beasts", "beasts"),
)


def is_dangerous(table: SpiritTable, land: int) -> bool:
    """With beasts, disease, or at least 2 dahan."""
    return has(table, land, BEASTS, DISEASE) or count(table, land, DAHAN) >= 2


fear_card(
    "depart-the-dangerous-land",
    each_player(both(is_dangerous, holding(EXPLORER)), remove_one(EXPLORER)),
    each_player(both(is_dangerous, holding(EXPLORER, TOWN)), remove_one(EXPLORER, TOWN)),
    each_player(both(is_dangerous, holding(*INVADERS)), worth(4)),
    set=CLAW,
)
