"""The fear cards of Jagged Earth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from loci.games.spirit_island.content.fear.claw_leaving import strike
from loci.games.spirit_island.content.fear.claw_strife import ON_STRIFE, fight_each_other, quarrel
from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.act import FEAR_CARD
from loci.games.spirit_island.rules.cards import do
from loci.games.spirit_island.rules.each import boards_in_turn, next_board
from loci.games.spirit_island.rules.invaders.actions import named_lands
from loci.games.spirit_island.state.piles import RAVAGE_SPACE
from loci.games.spirit_island.state.terms import BADLANDS, JAGGED

TROUBLES: Final = (BADLANDS, BEASTS, DISEASE, WILDS)


def each_board(where: LandTest, rule: Level) -> Level:
    """On every board in turn the players choose a land that passes `where`, and do the rule there,
    an Action of its own (SX-12.10)."""

    def level(card: Act) -> Script:
        table = card.table
        left = boards_in_turn(table)
        while left:
            board = yield from next_board(table, left)
            act = Act(table, FEAR_CARD, card=card.card)
            act.levels = card.levels
            lands = [land for land in table.island.lands_on(board) if where(table, land)]
            says = Text(f"text-fear-{act.card}-{act.levels[0] + 1}")
            prompt = Text("ask-fear-land", card=Text(f"fear-{act.card}"), text=says)
            seat = act.chooser(lands[0]) if lands else 0
            act.land = yield from ask_land(table.island, seat, prompt, lands)
            if act.land != NOWHERE:
                yield from do(rule, act)
            yield from finish(act)
            if table.ending:
                return

    return level


# -- Sense of Dread, Nerves Fray -------------------------------------------------------------------


def about_to_ravage(table: SpiritTable, land: int) -> bool:
    """A land that matches a ravage card."""
    return any([land in named_lands(table, RAVAGE, card) for card in table.piles[RAVAGE_SPACE]])


def at_peace(table: SpiritTable, land: int) -> bool:
    """A land with invaders that matches no ravage card."""
    return invaders(table, land) > 0 and not about_to_ravage(table, land)


def dread(*kinds: int) -> Level:
    return each_board(both(about_to_ravage, holding(*kinds)), remove_one(*kinds))


fear_card("sense-of-dread", dread(EXPLORER), dread(EXPLORER, TOWN), dread(*INVADERS), set=JAGGED)


def quarrel_twice(act: Act) -> Script:
    yield from add_strife(act, 2)


def fear_of_all(act: Act) -> None:
    """1 fear for each player."""
    fear(act, players(act.table))


fear_card(
    "nerves-fray",
    each_player(at_peace, quarrel()),
    each_player(at_peace, quarrel_twice),
    in_turn(each_player(at_peace, quarrel_twice), fear_of_all),
    set=JAGGED,
    rests_on=("strife", "strife", ""),
)


# -- Flee from Dangerous Lands ---------------------------------------------------------------------

DANGEROUS: Final = holding(BADLANDS, WILDS, DAHAN)
IN_DANGER: Final = both(DANGEROUS, holding(EXPLORER, TOWN))


def flee(act: Act) -> Script:
    yield from push(act, 1, EXPLORER, TOWN)


def leave(act: Act) -> Script:
    """1 explorer or town, or a city where it is dangerous."""
    kinds = [EXPLORER, TOWN]
    if DANGEROUS(act.table, act.land):
        kinds.append(CITY)
    yield from remove(act, 1, *kinds)


fear_card(
    "flee-from-dangerous-lands",
    each_board(IN_DANGER, flee),
    each_board(IN_DANGER, remove_one(EXPLORER, TOWN)),
    each_board(either(holding(EXPLORER, TOWN), both(DANGEROUS, holding(CITY))), leave),
    set=JAGGED,
)


# -- Dahan Reclaim Fishing Grounds -----------------------------------------------------------------


def fish(points: int) -> Level:
    """Up to 1 dahan is gathered, then each dahan deals so much damage."""

    def rule(act: Act) -> Script:
        yield from gather(act, 1, DAHAN, up_to=True)
        yield from damage(act, points * count(act.table, act.land, DAHAN))

    return rule


def on_a_coast(table: SpiritTable, land: int) -> bool:
    return table.island.coastal[land]


fear_card(
    "dahan-reclaim-fishing-grounds",
    each_player(coastal(DAHAN), strike(1), different=True),
    each_player(on_a_coast, fish(1), different=True),
    each_player(on_a_coast, fish(2), different=True),
    set=JAGGED,
)


# -- Beset by Many Troubles ------------------------------------------------------------------------


def troubles(table: SpiritTable, land: int) -> int:
    """All tokens of a land, strife included."""
    return count(table, land, *TROUBLES) + strife_in(table, land)


def beset_at(level: int) -> Callable[[SpiritTable, int], int]:
    """The defence of a land at a level."""

    def amount(table: SpiritTable, land: int) -> int:
        here = troubles(table, land)
        around = sum([troubles(table, other) for other in table.island.near[land]])
        if level == 3:
            return 3 * (here + around)
        if level == 2:
            return 5 if here or around >= 3 else 0
        return 3 if here else 0

    return amount


@final
class Beset(Effect):
    """Lands with tokens are defended, from level 2 on those around them too."""

    kind = "beset"
    fields = (Field.number("level"),)

    def __init__(self, level: int = 1) -> None:
        super().__init__()
        self.level: Final = level

    def defence(self, table: SpiritTable, seat: int, land: int) -> int:
        return beset_at(self.level)(table, land)


register_effect(Beset)


def beset(level: int) -> Level:
    def rule(act: Act) -> None:
        lasting(act.table, Beset(level), "log-beset")

    return rule


fear_card("beset-by-many-troubles", beset(1), beset(2), beset(3), set=JAGGED)


# -- Theological Strife ----------------------------------------------------------------------------


def haunted(table: SpiritTable, land: int) -> bool:
    """A land with invaders and presence."""
    return invaders(table, land) > 0 and anybody_in(table, land)


def worship(act: Act) -> None:
    """Each spirit gains 1 energy for each of its sacred sites among invaders."""
    table = act.table
    for seat in range(players(table)):
        sites = [land for land in sacred_sites(table, seat) if invaders(table, land)]
        add_energy(table, seat, len(sites))


DISPUTE: Final = each_player(haunted, quarrel())

fear_card(
    "theological-strife",
    DISPUTE,
    in_turn(DISPUTE, worship),
    in_turn(DISPUTE, fight_each_other),
    set=JAGGED,
    rests_on=(ON_STRIFE[0], "", ON_STRIFE[2]),
)
