"""Who is asked what, and every legal answer. Functions that list options; they change nothing."""

from __future__ import annotations

from itertools import combinations

from loci.core.decision import Decision, Move
from loci.core.text import Text
from loci.games.haunted_lands.actions import training_price
from loci.games.haunted_lands.components import SLOTS
from loci.games.haunted_lands.land import NEIGHBOURS
from loci.games.haunted_lands.market import OFFERS
from loci.games.haunted_lands.moves import (
    BUILDS,
    END,
    GAINS,
    HARVESTS,
    HAUNTS,
    LEARNS,
    NAMING,
    REFRESHES,
    ROLLING,
    TRAINS,
    TRAVELS,
    Quest,
    Sell,
)
from loci.games.haunted_lands.quests import unused_quests
from loci.games.haunted_lands.rounds import haunted_places
from loci.games.haunted_lands.skills import (
    CHATTER_CHOOSE,
    NO_HARVEST,
    SKILL_COST,
    enter_cost,
    knows,
    may_sell,
    may_study,
)
from loci.games.haunted_lands.table import (
    CHOOSE_GOOD,
    FREE,
    HAUNTING,
    QUESTS,
    TURNS,
    HauntedTable,
    active_seat,
)
from loci.games.haunted_lands.words import (
    BUILD,
    BUILD_COST,
    BUILT_ON,
    FOOD,
    HARVEST,
    HIGH_CITY,
    LAKE,
    MINERAL,
    NORIA,
    PERSUASION,
    QUARTER,
    TERRAINS,
    TRAVEL,
    WATER,
    WOOD,
)


def decisions(table: HauntedTable) -> dict[int, Decision]:
    """The open questions by seat; none when the game is over."""
    if table.phase == TURNS:
        seat = active_seat(table)
        if not table.pending:
            return {seat: Decision(seat, Text("ask-turn"), turn_moves(table, seat))}
        if table.pending[0] == CHOOSE_GOOD:
            prompt = Text("ask-good", left=table.pending.count(CHOOSE_GOOD))
            return {seat: Decision(seat, prompt, GAINS.copy())}
        return {seat: Decision(seat, Text("ask-refresh"), refresh_moves(table, seat))}
    if table.phase == HAUNTING:
        seat = table.order[-1]
        terrain = Text(f"terrain-{TERRAINS[table.rolled]}")
        prompt = Text("ask-haunt", left=table.unplaced, terrain=terrain)
        return {seat: Decision(seat, prompt, [HAUNTS[hex] for hex in haunted_places(table)])}
    if table.phase == QUESTS:
        return {
            seat: Decision(seat, Text("ask-quests", number=number), quest_moves(table, seat))
            for seat, number in enumerate(table.choosing)
            if number
        }
    return {}


def turn_moves(table: HauntedTable, seat: int) -> list[Move]:
    """Every action the active seat can pay for, and the end of the Turn."""
    moves: list[Move] = []
    here = table.seer[seat]
    at = 4 * seat
    travel = table.active[at + TRAVEL]
    if travel:
        for hex in NEIGHBOURS[here]:
            if table.land.terrain[hex] != LAKE and enter_cost(table, seat, hex) <= travel:
                moves.append(TRAVELS[hex])
    if table.active[at + HARVEST]:
        _add_harvests(table, here, moves)
    if table.active[at + BUILD]:
        moves.extend([BUILDS[b] for b in allowed_buildings(table, here) if can_pay(table, seat, b)])
    cost = table.components.persuasion_cost[table.season - 1]
    if table.spectre[here] and table.active[at + PERSUASION] >= cost:
        moves.append(ROLLING)
        if knows(table, seat, CHATTER_CHOOSE):
            moves.extend(NAMING)
    if may_sell(table, seat):
        _add_sales(table, seat, moves)
    if may_study(table, seat):
        _add_studies(table, seat, moves)
    moves.append(END)
    return moves


def _add_harvests(table: HauntedTable, here: int, moves: list[Move]) -> None:
    terrain = table.land.terrain[here]
    haunted = table.spectre[here] and NO_HARVEST in table.spectre_cards
    if not table.exploited[here] and not table.building[here] and not haunted:
        for good in offered_goods(table, here):
            moves.append(HARVESTS[4 * here + good])
    if terrain != HIGH_CITY:
        for lake in table.land.lakes[here]:
            if not table.exploited[lake]:
                moves.append(HARVESTS[4 * lake + WATER])


def offered_goods(table: HauntedTable, hex: int) -> list[int]:
    """The Goods that a Harvest on `hex` can take (HL-4)."""
    terrain = table.land.terrain[hex]
    if terrain == LAKE:
        return [WATER]
    goods: list[int] = []
    if terrain < LAKE:
        goods.append((FOOD, WOOD, MINERAL)[terrain])
    if table.land.lakes[hex] and (terrain < LAKE or terrain == QUARTER):
        goods.append(WATER)
    return goods


def allowed_buildings(table: HauntedTable, hex: int) -> list[int]:
    """The Buildings that this terrain takes, if it is free of Spectre and Building."""
    terrain = table.land.terrain[hex]
    if terrain >= LAKE or table.spectre[hex] or table.building[hex]:
        return []
    found = [BUILT_ON[terrain]]
    if table.land.lakes[hex]:
        found.append(NORIA)
    return found


def can_pay(table: HauntedTable, seat: int, building: int) -> bool:
    """Goods in store, the Building in the reserve, and a cube to mark it with."""
    if not has_goods(table, seat, BUILD_COST[building]):
        return False
    if table.building.count(building) >= table.components.building_count[building]:
        return False
    return cubes_left(table, seat) > 0


def cubes_left(table: HauntedTable, seat: int) -> int:
    used = table.owner.count(seat) + table.slots.count(seat)
    return table.components.cubes - used


def has_goods(table: HauntedTable, seat: int, goods: tuple[int, ...]) -> bool:
    at = 4 * seat
    for good in goods:
        if table.goods[at + good] < goods.count(good):
            return False
    return True


def _add_sales(table: HauntedTable, seat: int, moves: list[Move]) -> None:
    for goods in OFFERS[table.market]:
        if has_goods(table, seat, goods):
            moves.append(Sell(goods))


def _add_studies(table: HauntedTable, seat: int, moves: list[Move]) -> None:
    for deck in range(4):
        if (
            not table.learned[seat] >> deck & 1
            and free_slot(table, deck) >= 0
            and has_goods(table, seat, SKILL_COST[table.skills[deck]])
            and cubes_left(table, seat) > 0
        ):
            moves.append(LEARNS[deck])
    for track in range(4):
        if table.tokens[4 * seat + track] < table.components.track_length[track] and (
            training_price(table, seat, track) <= table.pecunia[seat]
        ):
            moves.append(TRAINS[track])


def free_slot(table: HauntedTable, deck: int) -> int:
    """The leftmost free slot above a skill, or -1."""
    for slot in range(SLOTS):
        if table.slots[SLOTS * deck + slot] == FREE:
            return slot
    return -1


def refresh_moves(table: HauntedTable, seat: int) -> list[Move]:
    at = 4 * seat
    return [REFRESHES[t] for t in range(4) if table.active[at + t] < table.tokens[at + t]]


def quest_moves(table: HauntedTable, seat: int) -> list[Move]:
    cards = unused_quests(table, seat)
    return [Quest(chosen) for chosen in combinations(cards, table.choosing[seat])]
