"""What each answer does (HL-9 to HL-11). The caller has made sure that it is legal."""

from __future__ import annotations

from loci.core.decision import Move
from loci.games.haunted_lands.components import SLOTS
from loci.games.haunted_lands.events import (
    Built,
    Harvested,
    Learned,
    Persuaded,
    QuestsChosen,
    Refreshed,
    Sold,
    Trained,
    Travelled,
    TurnEnded,
)
from loci.games.haunted_lands.gains import gain_goods, gain_pecunia, gain_valour, store_goods
from loci.games.haunted_lands.market import OFFERS
from loci.games.haunted_lands.moves import (
    ROLL,
    Build,
    Gain,
    Harvest,
    Haunt,
    Learn,
    Persuade,
    Quest,
    Refresh,
    Sell,
    Train,
    Travel,
)
from loci.games.haunted_lands.rounds import go_on_choosing, next_turn, place_spectre
from loci.games.haunted_lands.skills import (
    BULK_TRADE,
    CHATTER_REFRESH,
    CHATTER_VALOUR,
    GLEANER,
    HAGGLER,
    MASON,
    SKILL_COST,
    capacity,
    enter_cost,
    has_exhausted,
    knows,
)
from loci.games.haunted_lands.table import CHOOSE_GOOD, CHOOSE_TOKEN, FREE, HauntedTable
from loci.games.haunted_lands.words import (
    BUILD,
    BUILD_COST,
    BUILD_VALOUR,
    HARVEST,
    PERSUASION,
    TRAVEL,
)


def do(table: HauntedTable, seat: int, move: Move) -> None:
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
    elif isinstance(move, Haunt):
        place_spectre(table, move.hex)
    elif isinstance(move, Quest):
        choose_quests(table, seat, move.cards)
    else:
        if table.sink is not None:
            table.sink.append(TurnEnded(seat))
        next_turn(table)


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
    pay(table, seat, BUILD_COST[building])
    table.exploited[hex] = 0
    table.building[hex] = building
    table.owner[hex] = seat
    if table.sink is not None:
        table.sink.append(Built(seat, hex, building))
    gain_valour(table, seat, BUILD_VALOUR[building])
    if knows(table, seat, MASON):
        gain_valour(table, seat, 1)


def persuade(table: HauntedTable, seat: int, chosen: int) -> None:
    """Pay, send the Spectre off, take the reward, then the Chatter skill (HL-10.5)."""
    hex = table.seer[seat]
    table.active[4 * seat + PERSUASION] -= table.components.persuasion_cost[table.season - 1]
    table.spectre[hex] = 0
    reward = chosen
    if chosen == ROLL:
        reward = table.components.reward_faces[table.rng.below("reward die", 6)]
    if table.sink is not None:
        table.sink.append(Persuaded(seat, hex, reward))
    pecunia, goods, valour = table.components.rewards[reward][table.season - 1]
    gain_pecunia(table, seat, pecunia)
    gain_valour(table, seat, valour)
    ask_for_goods(table, seat, goods)
    if knows(table, seat, CHATTER_VALOUR):
        gain_valour(table, seat, 1)
    if knows(table, seat, CHATTER_REFRESH):
        refresh(table, seat, PERSUASION)


def sell(table: HauntedTable, seat: int, goods: tuple[int, ...]) -> None:
    pay(table, seat, goods)
    if table.sink is not None:
        table.sink.append(Sold(seat, goods))
    gain_pecunia(table, seat, OFFERS[table.market][goods])
    if knows(table, seat, HAGGLER):
        gain_pecunia(table, seat, 1)
    if len(goods) >= 3 and knows(table, seat, BULK_TRADE) and has_exhausted(table, seat):
        table.pending.append(CHOOSE_TOKEN)


def learn(table: HauntedTable, seat: int, deck: int) -> None:
    skill = table.skills[deck]
    pay(table, seat, SKILL_COST[skill])
    slot = table.slots.index(FREE, SLOTS * deck)
    table.slots[slot] = seat
    table.learned[seat] |= 1 << deck
    if table.sink is not None:
        table.sink.append(Learned(seat, deck, skill))
    gain_valour(table, seat, table.components.slot_valour[slot - SLOTS * deck])


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


def choose_quests(table: HauntedTable, seat: int, cards: tuple[int, ...]) -> None:
    table.quests[seat] = [*table.quests[seat], *cards]
    table.choosing[seat] = 0
    if table.sink is not None:
        table.sink.append(QuestsChosen(seat, len(cards), list(cards)))
    go_on_choosing(table)


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


def has_room(table: HauntedTable, seat: int) -> bool:
    return min(table.goods[4 * seat : 4 * seat + 4]) < capacity(table, seat)
