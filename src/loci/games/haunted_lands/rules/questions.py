"""Who is asked what, and every legal answer. Functions that list options; they change nothing."""

from __future__ import annotations

from itertools import combinations

from loci.core.decision import UNSAID, Decision, Move
from loci.core.text import Text
from loci.games.haunted_lands.rules.actions import training_price
from loci.games.haunted_lands.rules.skills import (
    CHATTER_CHOOSE,
    enter_cost,
    knows,
    may_sell,
    may_study,
)
from loci.games.haunted_lands.rules.spectres import NO_HARVEST, haunted_places
from loci.games.haunted_lands.state.land import NEIGHBOURS
from loci.games.haunted_lands.state.moves import (
    END,
    GAINS,
    HARVESTS,
    HAUNTS,
    LEARNS,
    REFRESHES,
    ROLLING,
    TRAINS,
    TRAVELS,
    Build,
    ChooseCard,
    Persuade,
    Quest,
    Sell,
)
from loci.games.haunted_lands.state.registry import BUILDINGS, MARKETS, SKILLS
from loci.games.haunted_lands.state.table import (
    HauntedTable,
    active_seat,
    unused_quests,
)
from loci.games.haunted_lands.state.terms import (
    BUILD,
    CHOOSE_GOOD,
    CHOOSING_CARD,
    ENTER_COST,
    FOOD,
    FREE,
    HARVEST,
    HAUNTING,
    HIGH_CITY,
    LAKE,
    MINERAL,
    PERSUASION,
    QUARTER,
    QUESTS,
    TERRAINS,
    TRACKS,
    TRAVEL,
    TURNS,
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
    if table.phase == CHOOSING_CARD:
        seat = table.order[0]
        return {seat: Decision(seat, Text("ask-spectre-card"), card_moves(table))}
    return {}


def question(table: HauntedTable) -> Decision | None:
    """The question of the first seat that is asked, for programs: what is asked most is asked
    without words."""
    if table.phase == TURNS and not table.pending:
        seat = active_seat(table)
        return Decision(seat, UNSAID, turn_moves(table, seat))
    if table.phase == HAUNTING:
        return Decision(table.order[-1], UNSAID, [HAUNTS[hex] for hex in haunted_places(table)])
    asked = decisions(table)
    return asked[min(asked)] if asked else None


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
        moves.extend([Build(b) for b in allowed_buildings(table, here) if can_pay(table, seat, b)])
    if can_persuade(table, seat):
        moves.append(ROLLING)
        if knows(table, seat, CHATTER_CHOOSE):
            moves.extend([Persuade(name) for name in table.components.rewards])
    if may_sell(table, seat):
        _add_sales(table, seat, moves)
    if may_study(table, seat):
        _add_studies(table, seat, moves)
    moves.append(END)
    return moves


def can_act(table: HauntedTable, seat: int) -> bool:
    """Is there an action that the active seat could take? The same as more than the end of the
    Turn among `turn_moves`, found out sooner."""
    here = table.seer[seat]
    travel = table.active[4 * seat + TRAVEL]
    if travel:
        for hex in NEIGHBOURS[here]:
            terrain = table.land.terrain[hex]
            if terrain != LAKE and (
                (ENTER_COST[terrain] <= travel and not table.spectre[hex])  # no skill adds to it
                or enter_cost(table, seat, hex) <= travel
            ):
                return True
    if can_persuade(table, seat):
        return True
    moves: list[Move] = []
    if table.active[4 * seat + HARVEST]:
        _add_harvests(table, here, moves)
    if table.active[4 * seat + BUILD] and not moves:
        for building in allowed_buildings(table, here):
            if can_pay(table, seat, building):
                return True
    if not moves and may_sell(table, seat):
        _add_sales(table, seat, moves)
    if not moves and may_study(table, seat):
        _add_studies(table, seat, moves)
    return len(moves) > 0


def can_persuade(table: HauntedTable, seat: int) -> bool:
    cost = table.components.persuasion_cost[table.season - 1]
    active = table.active[4 * seat + PERSUASION]
    return table.spectre[table.seer[seat]] == 1 and active >= cost


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
    if table.spectre[hex] or table.building[hex]:
        return []
    beside_lake = len(table.land.lakes[hex]) > 0
    return [
        kind.number
        for kind in table.content.buildings_on[table.land.terrain[hex]]
        if beside_lake or not kind.beside_lake
    ]


def can_pay(table: HauntedTable, seat: int, building: int) -> bool:
    """Goods in store, the Building in the reserve, and a cube to mark it with."""
    if not has_goods(table, seat, BUILDINGS[building].cost):
        return False
    return buildings_left(table, building) > 0 and cubes_left(table, seat) > 0


def buildings_left(table: HauntedTable, building: int) -> int:
    """How many of a kind are in the reserve."""
    kind = BUILDINGS[building]
    printed = table.components.building_count.get(kind.name, kind.count)
    return printed - table.building.count(building)


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
    for goods in MARKETS[table.market].offers:
        if has_goods(table, seat, goods):
            moves.append(Sell(goods))


def _add_studies(table: HauntedTable, seat: int, moves: list[Move]) -> None:
    learned = table.learned[seat]
    for deck, card in enumerate(table.skills):
        if (
            not learned >> card & 1
            and has_goods(table, seat, SKILLS[card].cost)
            and free_slot(table, deck) >= 0
            and cubes_left(table, seat) > 0
        ):
            moves.append(LEARNS[deck])
    for track in range(len(TRACKS)):
        if table.tokens[4 * seat + track] < table.components.track_length[track] and (
            training_price(table, seat, track) <= table.pecunia[seat]
        ):
            moves.append(TRAINS[track])


def free_slot(table: HauntedTable, deck: int) -> int:
    """The leftmost free slot above a skill, or -1."""
    start = table.components.slot_start
    for slot in range(start[deck], start[deck + 1]):
        if table.slots[slot] == FREE:
            return slot - start[deck]
    return -1


def refresh_moves(table: HauntedTable, seat: int) -> list[Move]:
    at = 4 * seat
    return [REFRESHES[t] for t in range(4) if table.active[at + t] < table.tokens[at + t]]


def quest_moves(table: HauntedTable, seat: int) -> list[Move]:
    cards = unused_quests(table, seat)
    return [Quest(chosen) for chosen in combinations(cards, table.choosing[seat])]


def card_moves(table: HauntedTable) -> list[Move]:
    """The Spectre cards that are not in play yet."""
    cards = table.content.spectre_cards
    return [ChooseCard(card) for card in cards if card not in table.spectre_cards]
