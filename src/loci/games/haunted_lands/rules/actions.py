"""What each action of a Turn does (HL-10, HL-11), and how its fruits come in. Functions that
change; the caller has made sure that the answer is legal."""

from __future__ import annotations

from loci.core.decision import Move
from loci.games.haunted_lands.rules.skills import (
    BULK_TRADE,
    CHATTER_REFRESH,
    CHATTER_VALOUR,
    GLEANER,
    HAGGLER,
    MASON,
    capacity,
    enter_cost,
    has_exhausted,
    has_room,
    knows,
)
from loci.games.haunted_lands.state.events import (
    Built,
    GoodsGained,
    Harvested,
    Learned,
    PecuniaGained,
    Persuaded,
    Refreshed,
    Sold,
    Trained,
    Travelled,
    ValourGained,
)
from loci.games.haunted_lands.state.moves import (
    ROLL,
    Build,
    Gain,
    Harvest,
    Learn,
    Persuade,
    Refresh,
    Sell,
    Train,
    Travel,
)
from loci.games.haunted_lands.state.registry import BUILDINGS, MARKETS, SKILLS
from loci.games.haunted_lands.state.table import HauntedTable
from loci.games.haunted_lands.state.terms import (
    BUILD,
    CHOOSE_GOOD,
    CHOOSE_TOKEN,
    FREE,
    HARVEST,
    PERSUASION,
    TRAVEL,
)


def act(table: HauntedTable, seat: int, move: Move) -> None:
    """Carry out an action of the active seat, or a choice that one has brought."""
    if isinstance(move, Travel):
        travel(table, seat, move.hex)
    elif isinstance(move, Harvest):
        harvest(table, seat, move.hex, move.good)
    elif isinstance(move, Build):
        build(table, seat, move.building)
    elif isinstance(move, Persuade):
        persuade(table, seat, move.reward)
    elif isinstance(move, Sell):
        sell(table, seat, move.goods)
    elif isinstance(move, Learn):
        learn(table, seat, move.deck)
    elif isinstance(move, Train):
        train(table, seat, move.track)
    elif isinstance(move, Gain):
        table.pending.pop(0)
        gain_goods(table, seat, move.good, 1)
        if not has_room(table, seat):
            table.pending = [kind for kind in table.pending if kind != CHOOSE_GOOD]
    elif isinstance(move, Refresh):
        table.pending.pop(0)
        refresh(table, seat, move.track)


def travel(table: HauntedTable, seat: int, hex: int) -> None:
    cost = enter_cost(table, seat, hex)
    table.active[4 * seat + TRAVEL] -= cost
    table.seer[seat] = hex
    if table.sink is not None:
        table.sink.append(Travelled(seat, hex, cost))


def harvest(table: HauntedTable, seat: int, hex: int, good: int) -> None:
    table.active[4 * seat + HARVEST] -= 1
    kept = store_goods(table, seat, good, 1)
    table.exploited[hex] = 1
    if table.sink is not None:
        table.sink.append(Harvested(seat, hex, good, kept == 1))
    if knows(table, seat, GLEANER):
        ask_for_goods(table, seat, 1)


def build(table: HauntedTable, seat: int, building: int) -> None:
    hex = table.seer[seat]
    table.active[4 * seat + BUILD] -= 1
    kind = BUILDINGS[building]
    pay(table, seat, kind.cost)
    table.exploited[hex] = 0
    table.building[hex] = building
    table.owner[hex] = seat
    if table.sink is not None:
        table.sink.append(Built(seat, hex, building))
    gain_valour(table, seat, kind.valour)
    if knows(table, seat, MASON):
        gain_valour(table, seat, 1)


def persuade(table: HauntedTable, seat: int, chosen: str) -> None:
    """Pay, send the Spectre off, take the reward, then the Chatter skill (HL-10.5)."""
    hex = table.seer[seat]
    table.active[4 * seat + PERSUASION] -= table.components.persuasion_cost[table.season - 1]
    table.spectre[hex] = 0
    reward = chosen
    if chosen == ROLL:
        reward = table.components.reward_faces[table.rng.below("reward die", 6)]
    if table.sink is not None:
        table.sink.append(Persuaded(seat, hex, reward))
    brings = table.components.rewards[reward][table.season - 1]
    gain_pecunia(table, seat, brings.pecunia)
    gain_valour(table, seat, brings.valour)
    for good, number in enumerate(brings.given):
        if number:
            gain_goods(table, seat, good, number)
    ask_for_goods(table, seat, brings.goods)
    if knows(table, seat, CHATTER_VALOUR):
        gain_valour(table, seat, 1)
    if knows(table, seat, CHATTER_REFRESH):
        refresh(table, seat, PERSUASION)


def sell(table: HauntedTable, seat: int, goods: tuple[int, ...]) -> None:
    pay(table, seat, goods)
    if table.sink is not None:
        table.sink.append(Sold(seat, goods))
    gain_pecunia(table, seat, MARKETS[table.market].offers[goods])
    if knows(table, seat, HAGGLER):
        gain_pecunia(table, seat, 1)
    if len(goods) >= 3 and knows(table, seat, BULK_TRADE) and has_exhausted(table, seat):
        table.pending.append(CHOOSE_TOKEN)


def learn(table: HauntedTable, seat: int, deck: int) -> None:
    skill = table.skills[deck]
    pay(table, seat, SKILLS[skill].cost)
    first = table.components.slot_start[deck]
    slot = table.slots.index(FREE, first)
    table.slots[slot] = seat
    table.learned[seat] |= 1 << skill
    if table.sink is not None:
        table.sink.append(Learned(seat, deck, skill))
    gain_valour(table, seat, table.components.slot_valour[deck][slot - first])


def train(table: HauntedTable, seat: int, track: int) -> None:
    """A new token arrives exhausted; the last of its track brings Valour (HL-11.4)."""
    components = table.components
    at = 4 * seat + track
    table.pecunia[seat] -= training_price(table, seat, track)
    table.tokens[at] += 1
    if table.sink is not None:
        table.sink.append(Trained(seat, track))
    if table.tokens[at] == components.track_length[track]:
        gain_valour(table, seat, components.completion_valour[track])


def training_price(table: HauntedTable, seat: int, track: int) -> int:
    """Pecunia shown on the leftmost free slot of a track that is not full."""
    components = table.components
    beyond = table.tokens[4 * seat + track] - components.start_tokens[track]
    return components.training_cost[track][beyond]


def pay(table: HauntedTable, seat: int, goods: tuple[int, ...]) -> None:
    for good in goods:
        table.goods[4 * seat + good] -= 1


def refresh(table: HauntedTable, seat: int, track: int) -> None:
    at = 4 * seat + track
    if table.active[at] < table.tokens[at]:
        table.active[at] += 1
        if table.sink is not None:
            table.sink.append(Refreshed(seat, track))


def ask_for_goods(table: HauntedTable, seat: int, number: int) -> None:
    """Ask which Goods are taken, as long as there is room for any: without it all would be
    discarded (HL-E34)."""
    if has_room(table, seat):
        table.pending.extend([CHOOSE_GOOD] * number)


# -- what comes in ---------------------------------------------------------------------------------


def store_goods(table: HauntedTable, seat: int, good: int, number: int) -> int:
    """Put Goods into the storage; how many were kept. What finds no room is discarded at once
    (HL-3.10)."""
    at = 4 * seat + good
    kept = min(number, capacity(table, seat) - table.goods[at])
    table.goods[at] += kept
    return kept


def gain_goods(table: HauntedTable, seat: int, good: int, number: int) -> None:
    kept = store_goods(table, seat, good, number)
    if table.sink is not None:
        table.sink.append(GoodsGained(seat, good, kept, number - kept))


def gain_pecunia(table: HauntedTable, seat: int, amount: int) -> None:
    table.pecunia[seat] += amount
    if amount and table.sink is not None:
        table.sink.append(PecuniaGained(seat, amount))


def gain_valour(table: HauntedTable, seat: int, amount: int) -> None:
    """Move the token; it goes on top of those already there. 0 does not move it (HL-12.2)."""
    if amount == 0:
        return
    valour = table.valour
    valour[seat] += amount
    standing = table.standing
    standing.remove(seat)
    place = 0
    while place < len(standing) and valour[standing[place]] > valour[seat]:
        place += 1
    standing.insert(place, seat)
    if table.sink is not None:
        table.sink.append(ValourGained(seat, amount, valour[seat]))
