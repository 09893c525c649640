"""What a table is worth to a seat, by kind: the reasons that a hint gives."""

from __future__ import annotations

from loci.games.haunted_lands.bots.greedy import (
    danger,
    distance,
    persuasions_next_turn,
    rounds_left,
    travel_costs,
)
from loci.games.haunted_lands.rules.spectres import is_quiet
from loci.games.haunted_lands.state.land import HEXES, NEIGHBOURS
from loci.games.haunted_lands.state.table import HauntedTable, quest_valour
from loci.games.haunted_lands.state.terms import ROUNDS, SEASONS


def weighed(table: HauntedTable, seat: int) -> dict[str, float]:
    left = rounds_left(table)
    share = left / (SEASONS * ROUNDS)
    at = 4 * seat
    goods = table.goods[at : at + 4]
    trained = sum(
        price * (table.tokens[at + track] - table.components.start_tokens[track])
        for track, price in ((0, 16.0), (1, 8.0), (2, 26.0), (3, 18.0))
    )
    built = [hex for hex in range(7, HEXES) if table.owner[hex] == seat and table.building[hex]]
    quiet = sum(is_quiet(table, NEIGHBOURS[hex]) for hex in built)
    near = persuasions_next_turn(table, seat, travel_costs(table, seat)) if left else 0
    way = distance(table.seer[seat], table.land.high_city)
    return {
        "valour": 10.0 * table.valour[seat],
        "goods": sum(7.0 * number - 0.8 * number * number for number in goods) if left else 0.0,
        "pecunia": table.pecunia[seat] * (3.0 if left else 0.3),
        "training": trained * share,
        "skills": 30.0 * share * table.learned[seat].bit_count(),
        "buildings": (6.0 * len(built) - 4.0 * quiet) * min(left, 4),
        "quests": sum(9.0 * quest_valour(table, seat, card) for card in table.quests[seat]),
        "spectres": -danger(table),
        "persuasion": 8.0 * near,
        "market": -0.4 * sum(goods) * way,
    }
