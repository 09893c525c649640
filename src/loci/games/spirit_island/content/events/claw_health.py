"""Events of Branch & Claw that the health of the island decides."""

from __future__ import annotations

from loci.games.spirit_island.content.events.lasting import (
    promise_farmland,
    strengthen,
    stronger_ravage,
)
from loci.games.spirit_island.content.events.parts import (
    BUILT,
    add_one,
    blight_on_boards,
    blighted,
    board_with,
    box_blight,
    choose_branch,
    hidden_terrains,
    in_or_beside,
    in_the_interior,
    on_the_coast,
    prevent,
    settled,
)
from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.events.cards import BLIGHTED, HEALTH, HEALTHY, Main, event
from loci.games.spirit_island.rules.events.step import (
    each_board,
    each_spirit,
    in_each_land,
    lands_on,
    on_each_board,
)
from loci.games.spirit_island.rules.invaders.blight import choose_to_lose
from loci.games.spirit_island.rules.invaders.phase import act_in_next_land
from loci.games.spirit_island.rules.powers.cards import forget
from loci.games.spirit_island.state.terms import TERRAINS


def by_health(id: str, well: Level, name: str, ill: Level, token: str, dahan: str) -> None:
    """A card whose first main event has its own name, and is for a healthy island."""
    first = Main(id, well, when=(HEALTHY,))
    event(id, HEALTH, first, Main(name, ill, when=(BLIGHTED,)), token=token, dahan=dahan, set=CLAW)


SETTLED_BOARD = board_with(settled)


# -- invaders take root and wander -----------------------------------------------------------------


def take_root(act: Act) -> Script:
    yield from replace(act, EXPLORER, TOWN)


by_health(
    "putting-down-roots",
    on_each_board(inland(EXPLORER), take_root),
    "the-center-crumbles",
    blight_on_boards(in_the_interior, 3, SETTLED_BOARD),
    token="stricken",
    dahan="drive-off-the-interlopers",
)


def search_on(act: Act) -> Script:
    """1 explorer is pushed to an adjacent land without invaders."""
    near = [land for land in act.table.island.near[act.land] if not settled(act.table, land)]
    yield from push(act, 1, EXPLORER, into=near)


by_health(
    "search-for-new-lands",
    in_each_land(at_least(2, EXPLORER), search_on),
    "devastated-shores",
    blight_on_boards(on_the_coast, 2, SETTLED_BOARD),
    token="distant-hunt",
    dahan="canny-defense",
)


def interior_of(table: SpiritTable, land: int) -> list[int]:
    """The inland lands one or two lands away."""
    return [n for n in table.island.within([land], 2) if in_the_interior(table, n)]


def may_surge(table: SpiritTable, land: int) -> bool:
    return coastal(TOWN)(table, land) and bool(interior_of(table, land))


def surge(act: Act) -> Script:
    """1 town moves one or two lands inland."""
    yield from push(act, 1, TOWN, into=interior_of(act.table, act.land))


by_health(
    "invaders-surge-inland",
    on_each_board(may_surge, surge),
    "widening-destruction",
    blight_on_boards(in_or_beside(BUILT), 2),
    token="grim-toll",
    dahan="canny-defense",
)


# -- invaders that are harder to kill, and more of them --------------------------------------------

SPREADING = blight_on_boards(beside(blighted), 2)
by_health(
    "tight-knit-communities",
    strengthen(*BUILDINGS),
    "blight-spreads",
    SPREADING,
    token="prey-on-the-unwary",
    dahan="coming-of-age-coastal",
)
by_health(
    "well-prepared-explorers",
    strengthen(EXPLORER),
    "blight-spreads",
    SPREADING,
    token="beasts-prowl",
    dahan="coming-of-age-inland",
)


def fade(act: Act) -> Script:
    """2 presence, 2 power cards, or 1 blight of the card."""
    table, seat = act.table, act.player
    owner = table.seats[seat]
    lines: list[str] = []
    if sum([owner.presence[land] for land in lands_of(table, seat)]) >= 2:
        lines.append("lose-2-presence")
    if len(owner.hand + owner.played + owner.discard) >= 2:
        lines.append("forget-2-cards")
    line = yield from choose_branch(act, *lines, "box-blight")
    if line == "box-blight":
        yield from box_blight(act, 1)
        return
    for _ in range(2):
        if line == "forget-2-cards":
            yield from forget(act, seat)
        else:
            yield from choose_to_lose(act, seat, lands_of(table, seat))


by_health(
    "population-rises",
    on_each_board(holding(EXPLORER, TOWN), add_one(TOWN)),
    "power-fades",
    each_spirit(fade),
    token="sandfever-outbreak",
    dahan="offerings-of-pattern-and-dance",
)


# -- harder ravages --------------------------------------------------------------------------------


def festering(table: SpiritTable, land: int) -> bool:
    return table.blight[land] >= 2


by_health(
    "urban-development",
    stronger_ravage(2, CITY),
    "festering-pits-of-blight",
    blight_on_boards(festering, on=SETTLED_BOARD, cascades=False),
    token="lingering-plagues",
    dahan="fierce-mien",
)
by_health(
    "heavy-farming",
    stronger_ravage(1, TOWN),
    "overcrowded-cities",
    blight_on_boards(holding(CITY), 2),
    token="prey-on-the-unwary",
    dahan="coming-of-age-jungle-wetland",
)


def cash_crops(event_itself: Act) -> Script:
    """Invaders ravage in a terrain that no card under an action shows, but on a board where the
    spirits have destroyed 2 presence."""
    table = event_itself.table
    terrain = yield from choose_branch(event_itself, *hidden_terrains(table))
    queue: list[int] = []

    def on_board(act: Act, board: int) -> Script:
        lands = lands_on(table, board, grown)
        prevented = (yield from prevent(act, board, 2)) if lands else False
        if not prevented:
            queue.extend(lands)

    def grown(table: SpiritTable, land: int) -> bool:
        if not terrain:
            return False  # the cards show every terrain
        kind = TERRAINS.index(terrain)
        return table.island.has_terrain(land, (kind,)) and settled(table, land)

    crops = each_board(on_board)(event_itself)
    assert crops is not None
    yield from crops
    while queue and not table.ending:
        yield from act_in_next_land(table, queue, ravages=True)


by_health(
    "promising-farmland",
    promise_farmland,
    "new-cash-crops-take-hold",
    cash_crops,
    token="beasts-provoked",
    dahan="canny-defense",
)
