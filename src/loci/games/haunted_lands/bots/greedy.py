"""A bot that plays a sensible game: it looks for the best rest of its own Turn.

It walks through the actions it could still take this Turn, keeping the most promising states
(a beam), values where each way of ending the Turn leaves it, and follows the best plan until
chance or another player changes things. It sees only its own view: the states it tries are dealt
from that view.
"""

from __future__ import annotations

from typing import Any, Final, cast, final

from loci.core.bot import Bot, Budget, Glimpse
from loci.core.decision import Decision, Move
from loci.games.haunted_lands.rules.actions import act
from loci.games.haunted_lands.rules.questions import decisions
from loci.games.haunted_lands.rules.skills import enter_cost
from loci.games.haunted_lands.rules.spectres import is_quiet
from loci.games.haunted_lands.state.land import COORDINATES, HEXES, NEIGHBOURS
from loci.games.haunted_lands.state.moves import END, Haunt, Persuade, Quest
from loci.games.haunted_lands.state.table import HauntedTable, quest_valour
from loci.games.haunted_lands.state.terms import (
    HAUNTED,
    LAKE,
    PERSUASION,
    ROUNDS,
    SEASONS,
    TRAVEL,
    TURNS,
)

BEAM: Final = 14
DEEPEST: Final = 16
FAR: Final = 99


@final
class Greedy:
    """`plan` are the moves still to make this Turn, as long as nothing unforeseen happens."""

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat
        self.seed = seed
        self.asked = 0
        self.plan: list[Move] = []

    def decide(self, view: Glimpse, decision: Decision, budget: Budget) -> Move:
        if len(decision.moves) == 1:
            self.plan = []
            return decision.moves[0]
        if self.plan and self.plan[0] in decision.moves:
            return self._next()
        self.asked += 1
        table = cast(HauntedTable, view.sample(self.seed + self.asked))
        if table.phase == TURNS:
            self.plan = best_plan(table, self.seat)
            return self._next()
        return max(decision.moves, key=lambda move: self._worth(table, move))

    def _next(self) -> Move:
        move = self.plan.pop(0)
        if isinstance(move, Persuade):
            self.plan = []  # the die decides what comes next
        return move

    def _worth(self, table: HauntedTable, move: Move) -> float:
        if isinstance(move, Haunt):
            return haunting_worth(table, self.seat, move.hex)
        if isinstance(move, Quest):
            return sum(quest_hope(table, self.seat, card) for card in move.cards)
        return 0.0


def make_greedy(_game: Any, seat: int, seed: int) -> Bot:
    return Greedy(seat, seed)


def best_plan(table: HauntedTable, seat: int) -> list[Move]:
    """The moves of the most valuable rest of this Turn, its end included unless it comes by
    itself."""
    best: list[Move] = [END]
    best_value = -1e9
    ways = travel_costs(table, seat)
    beam: list[tuple[float, HauntedTable, list[Move]]] = [(0.0, table, [])]
    seen: set[tuple[Any, ...]] = set()
    for _ in range(DEEPEST):
        grown: list[tuple[float, HauntedTable, list[Move]]] = []
        for _, state, path in beam:
            moves = decisions(state)[seat].moves
            for move in moves:
                if move is END:
                    worth = value(state, seat, ways)
                    if worth > best_value:
                        best, best_value = path if len(moves) == 1 else [*path, END], worth
                    continue
                after = state.clone()
                act(after, seat, move)
                key = _key(after, seat)
                if key not in seen:
                    seen.add(key)
                    grown.append((value(after, seat, ways), after, [*path, move]))
        if not grown:
            break
        grown.sort(key=lambda entry: -entry[0])
        beam = grown[:BEAM]
    return best


def _key(table: HauntedTable, seat: int) -> tuple[Any, ...]:
    """What two ways through a Turn must share to be the same."""
    at = 4 * seat
    return (
        table.seer[seat],
        tuple(table.active[at : at + 4]),
        tuple(table.goods[at : at + 4]),
        tuple(table.tokens[at : at + 4]),
        table.pecunia[seat],
        table.valour[seat],
        tuple(table.pending),
        sum(table.spectre),
        tuple(table.exploited),
    )


def value(table: HauntedTable, seat: int, ways: list[list[int]]) -> float:
    """How good the table is for `seat` at the end of its Turn, in about tenths of a Valour."""
    left = rounds_left(table)
    share = left / (SEASONS * ROUNDS)
    at = 4 * seat
    worth = 10.0 * table.valour[seat]
    goods = table.goods[at : at + 4]
    good_worth = 7.0 if left else 0.5
    for number in goods:
        worth += good_worth * number - 0.8 * number * number
    worth += table.pecunia[seat] * (3.0 if left else 0.3)
    for track, price in ((0, 16.0), (1, 8.0), (2, 26.0), (3, 18.0)):
        extra = table.tokens[at + track] - table.components.start_tokens[track]
        worth += price * extra * share
    worth += 30.0 * share * table.learned[seat].bit_count()
    for hex in range(7, HEXES):
        if table.owner[hex] == seat and table.building[hex]:
            quiet = is_quiet(table, NEIGHBOURS[hex])
            worth += (2.0 if quiet else 6.0) * min(left, 4)
    for card in table.quests[seat]:
        worth += 9.0 * quest_valour(table, seat, card)
    worth -= danger(table)
    worth += 30.0 * min(0.7 * persuasions_to_come(table, seat), max(spectres_to_go(table), 0))
    if left:
        within_reach = persuasions_next_turn(table, seat, ways)
        worth += (30.0 if spectres_to_go(table) > 0 else 8.0) * within_reach
    if left:
        worth -= 0.4 * sum(goods) * distance(table.seer[seat], table.land.high_city)
    return worth


def spectres_to_go(table: HauntedTable) -> int:
    """How many must still be persuaded before the last Haunting, or the reserve runs out and all
    lose."""
    coming = HAUNTED * rounds_left(table)
    return sum(table.spectre) + coming - table.components.spectres


def persuasions_to_come(table: HauntedTable, seat: int) -> int:
    """How many Spectres the Persuasion tokens of `seat` can send off in the Rounds after this,
    before the last Haunting."""
    tokens = table.tokens[4 * seat + PERSUASION]
    cost = table.components.persuasion_cost
    number = 0
    for season in range(table.season, SEASONS + 1):
        rounds = ROUNDS - table.round if season == table.season else ROUNDS
        if season == SEASONS:
            rounds -= 1
        number += max(rounds, 0) * (tokens // cost[season - 1])
    return number


def persuasions_next_turn(table: HauntedTable, seat: int, ways: list[list[int]]) -> int:
    """How many Spectres `seat` could walk to and persuade in its next Turn, the nearest first."""
    season = table.season if table.round < ROUNDS else min(table.season + 1, SEASONS)
    able = table.tokens[4 * seat + PERSUASION] // table.components.persuasion_cost[season - 1]
    steps = table.tokens[4 * seat + TRAVEL]
    here = table.seer[seat]
    haunted = [hex for hex in range(HEXES) if table.spectre[hex]]
    number = 0
    while number < able and haunted:
        nearest = min(haunted, key=lambda place: ways[here][place])
        steps -= ways[here][nearest]
        if steps < 0:
            break
        here = nearest
        haunted.remove(nearest)
        number += 1
    return number


def travel_costs(table: HauntedTable, seat: int) -> list[list[int]]:
    """Travel tokens from every hex to every other, as things stand."""
    cost = [enter_cost(table, seat, hex) for hex in range(HEXES)]
    lake = [table.land.terrain[hex] == LAKE for hex in range(HEXES)]
    found: list[list[int]] = []
    for start in range(HEXES):
        far = [FAR] * HEXES
        far[start] = 0
        edge = [start]
        while edge:
            hex = edge.pop(0)
            for near in NEIGHBOURS[hex]:
                if not lake[near] and far[hex] + cost[near] < far[near]:
                    far[near] = far[hex] + cost[near]
                    edge.append(near)
        found.append(far)
    return found


def danger(table: HauntedTable) -> float:
    """What the Spectres cost everybody: the nearer the end, the dearer each of them."""
    left = rounds_left(table)
    need = spectres_to_go(table)
    haunted_city = sum(table.spectre[:7])
    cost = 6.0 * haunted_city * haunted_city
    if need > 0 and left > 0:
        cost += (14.0 * need * need + 90.0 * need) / (left + 1)
    return cost


def rounds_left(table: HauntedTable) -> int:
    return (SEASONS - table.season) * ROUNDS + ROUNDS - table.round


def distance(one: int, other: int) -> int:
    q = COORDINATES[one][0] - COORDINATES[other][0]
    r = COORDINATES[one][1] - COORDINATES[other][1]
    return max(abs(q), abs(r), abs(q + r))


def haunting_worth(table: HauntedTable, seat: int, hex: int) -> float:
    """A Spectre beside the others' Buildings, not beside mine, and within my own reach."""
    worth = -1.0 * distance(hex, table.seer[seat])
    for near in NEIGHBOURS[hex]:
        if table.building[near]:
            worth += -3.0 if table.owner[near] == seat else 1.5
    if hex < 7:
        worth -= 5.0
    return worth


def quest_hope(table: HauntedTable, seat: int, card: int) -> float:
    """What a Quest may bring by the end: what it brings now, and room to grow."""
    now = quest_valour(table, seat, card)
    growth = 0.25 * rounds_left(table)
    hope = {1: 2.0, 2: 3.0, 3: 3.0, 4: 0.5, 5: 2.0, 6: 2.0, 7: 2.0, 8: 3.0}
    return now * (1.0 + growth / 2) + hope.get(card, 2.0) * growth
