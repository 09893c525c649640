"""Events of Jagged Earth that the terror level decides."""

from __future__ import annotations

from typing import final

from loci.games.spirit_island.content.events.jagged_lasting import (
    EagerExplorers,
    FundingCut,
    FundingRaised,
    PullTogether,
    RavageBonus,
    RavageSkipped,
    RelentlessOptimism,
    Xenophobia,
)
from loci.games.spirit_island.content.events.lasting import begin
from loci.games.spirit_island.content.events.parts import most_of, on_board
from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.act import EVENT, RAVAGE_ACT, Trigger
from loci.games.spirit_island.rules.each import boards_in_turn
from loci.games.spirit_island.rules.events.cards import TERROR, Main, event
from loci.games.spirit_island.rules.events.step import (
    choose_land,
    each_board,
    event_act,
    lands_on,
    on_each_board,
)
from loci.games.spirit_island.rules.invaders.actions import ravage
from loci.games.spirit_island.rules.island.isolation import choice_for_invaders
from loci.games.spirit_island.rules.island.pieces import put, was_added
from loci.games.spirit_island.rules.rule import SittingOut
from loci.games.spirit_island.state.events import Added, note
from loci.games.spirit_island.state.piles import EARNED, FEAR_DISCARD, add_card, take_top
from loci.games.spirit_island.state.terms import BADLANDS, JAGGED

LOW, HIGH = (1,), (2, 3)


def by_terror(
    id: str,
    low: Level,
    name: str,
    high: Level,
    token: str,
    dahan: str,
    both_low: bool = False,
) -> None:
    """A card whose first main event has its own name, and is for level I, or for I and II."""
    first = Main(id, low, when=(1, 2) if both_low else LOW)
    last = Main(name, high, when=(3,) if both_low else HIGH)
    event(id, TERROR, first, last, token=token, dahan=dahan, set=JAGGED)


def board_letter(table: SpiritTable, board: int) -> str:
    return table.island.boards[board]


# -- Eager Explorers -------------------------------------------------------------------------------


def be_eager(act: Act) -> None:
    """Once for each board."""
    for board in boards_in_turn(act.table):
        lasting(act.table, EagerExplorers(board_letter(act.table, board)))


by_terror(
    "eager-explorers",
    be_eager,
    "xenophobia",
    begin(Xenophobia),
    token="beasts-chase-off-homesteaders",
    dahan="at-their-gates",
)


# -- Bureaucrats Adjust Funding --------------------------------------------------------------------


def adjust_funding(act: Act) -> None:
    """Boards with 9 towns and cities get less, those with at most 3 more; how often they build is
    another matter (SX-35.37)."""
    table = act.table
    for board in table.island.slots:
        built = on_board(table, board, *BUILDINGS)
        if built >= 9:
            lasting(table, FundingCut(board_letter(table, board)))
        elif built <= 3:
            lasting(table, FundingRaised(board_letter(table, board)))


@final
class RansackAndRun(Effect):
    """After the ravages, on each board, the land with the most cities ravages and loses one."""

    kind = "ransack-and-run"

    def after_ravages(self, table: SpiritTable, seat: int) -> Script:
        script = on_each_board(MOST_CITIES, ransack)(event_act(table, self.kind))
        assert script is not None
        yield from script


register_effect(RansackAndRun)

MOST_CITIES = most_of(lambda table, land: count(table, land, CITY), holding(CITY))


def ransack(act: Act) -> Script:
    yield from ravage(act.table, act.land)
    yield from remove(act, 1, CITY)


by_terror(
    "bureaucrats-adjust-funding",
    adjust_funding,
    "ransack-and-run",
    begin(RansackAndRun),
    token="terrifying-beasts",
    dahan="coordinated-defense",
    both_low=True,
)


# -- Resourceful Populace --------------------------------------------------------------------------

POPULACE = "resourceful-populace"
STRIPPED = "strip-the-land-bare"


@final
class ResourcefulPopulace(Effect):
    """After an Action that destroyed towns or cities, 1 town comes to an adjacent land."""

    kind = POPULACE

    def triggers(self, act: Act, seat: int) -> None:
        table = act.table
        fallen = [land for kind, land in act.destroyed if kind in BUILDINGS]
        around = sorted({n for land in fallen for n in choice_for_invaders(table, land)})

        def rebuild(after: Act) -> Script:
            one = Act(table, EVENT, card=POPULACE, parent=after, word=POPULACE)
            one.land = yield from choose_land(one, around)
            put(table, one.land, TOWN)
            if table.sink is not None:
                name = table.island.names[one.land]
                table.sink.append(Added(name, TOWN, "log-event-adds"))
            yield from was_added(one, one.land, TOWN)
            yield from finish(one)

        if around:
            act.trigger(POPULACE, rebuild)  # once, however many parts of the Action destroyed some


@final
class StripTheLandBare(Effect):
    """Towns deal 1 more when they ravage; where that adds blight, invaders leave."""

    kind = STRIPPED

    def more_ravage_strength(
        self, table: SpiritTable, seat: int, land: int, kind: int, normal: bool
    ) -> int:
        return 1 if kind == TOWN else 0

    def after_ravage_damage(self, act: Act, seat: int, damage: int, blighted: bool) -> Script:
        if blighted:
            act.once(STRIPPED)
        yield from ()

    def triggers(self, act: Act, seat: int) -> None:
        table = act.table

        def move_on(after: Act) -> Script:
            one = Act(table, EVENT, land=act.land, card=STRIPPED, parent=after, word=STRIPPED)
            yield from remove(one, 1, EXPLORER)
            yield from remove(one, 1, TOWN)
            yield from finish(one)

        if act.kind == RAVAGE_ACT and STRIPPED in act.marks:
            act.triggered.append(Trigger(STRIPPED, move_on))


register_effect(ResourcefulPopulace)
register_effect(StripTheLandBare)

by_terror(
    POPULACE,
    begin(ResourcefulPopulace),
    STRIPPED,
    begin(StripTheLandBare),
    token="virulence-among-close-packed-homes",
    dahan="offerings-of-story-and-season",
)


# -- Relentless Optimism ---------------------------------------------------------------------------


def mix(act: Act, board: int) -> Script:
    """Whoever outnumbers the others by 2 gains one of them."""
    table = act.table
    dahan, built = on_board(table, board, DAHAN), on_board(table, board, *BUILDINGS)
    old, new = (TOWN, DAHAN) if dahan > built else (DAHAN, TOWN)
    if abs(dahan - built) >= 2:
        act.land = yield from choose_land(act, lands_on(table, board, holding(old)))
        if act.land != NOWHERE:
            yield from replace(act, old, new)


by_terror(
    "relentless-optimism",
    begin(RelentlessOptimism),
    "cultures-mix-and-clash",
    each_board(mix),
    token="foreign-diseases",
    dahan="offerings-of-pattern-and-dance",
)


# -- Pull Together in Adversity --------------------------------------------------------------------


def purge(act: Act) -> Script:
    """1 blight that does not cascade, 2 badlands, and all towns are gone."""
    yield from add_blight(act, cascades=False)
    add_token(act, BADLANDS, 2)
    yield from remove(act, count(act.table, act.land, TOWN), TOWN)


by_terror(
    "pull-together-in-adversity",
    begin(PullTogether),
    "purge-the-land-with-salt-and-fire",
    on_each_board(at_least(2, TOWN), purge),
    token="explorers-blunder",
    dahan="careful-defense",
    both_low=True,
)


# -- Temporary Truce -------------------------------------------------------------------------------


@final
class TemporaryTruce(Effect):
    """In lands with dahan 1 dahan and 1 town or city take no part in ravages (SX-18)."""

    kind = "temporary-truce"

    def sits_out(self, act: Act, seat: int) -> SittingOut:
        table, land = act.table, act.land
        found: list[int] = []
        if has(table, land, DAHAN):
            for kinds in ((DAHAN,), BUILDINGS):
                prompt = Text("ask-truce", land=table.island.names[land])
                who = act.chooser(land)
                code = yield from ask_piece(who, prompt, verbs.SIT_OUT, codes(table, land, *kinds))
                if code != NO_PIECE:
                    found.append(code)
        return found


register_effect(TemporaryTruce)


def be_cautious(act: Act) -> None:
    for board in boards_in_turn(act.table):
        lasting(act.table, RavageSkipped(board_letter(act.table, board), outnumbered=True))


by_terror(
    "temporary-truce",
    begin(TemporaryTruce),
    "temporary-caution",
    be_cautious,
    token="prey-on-the-heedless",
    dahan="speak-of-the-spirits-anger",
)


# -- Overconfidence --------------------------------------------------------------------------------


def be_overconfident(act: Act) -> None:
    """2 earned fear cards are lost, or 2 fear markers for each player if there are none."""
    table = act.table
    if not table.piles[EARNED]:
        table.fear_done = max(0, table.fear_done - 2 * players(table))
        note(table, "log-fear-markers-lost")
        return
    for _ in range(min(2, len(table.piles[EARNED]))):
        add_card(table, FEAR_DISCARD, take_top(table, EARNED))
        table.revealed += 1
        note(table, "log-earned-card-lost")


def grow_aggressive(act: Act) -> None:
    """1 damage more in each land for every 2 earned fear cards."""
    more = len(act.table.piles[EARNED]) // 2
    if more:
        lasting(act.table, RavageBonus(more))


by_terror(
    "overconfidence",
    be_overconfident,
    "terror-breeds-aggression",
    grow_aggressive,
    token="beasts-multiply",
    dahan="coordinated-defense",
)
