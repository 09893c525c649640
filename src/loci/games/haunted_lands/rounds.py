"""The sequence of play: Haunting, Yield, Turns, Rest, Ranking; Seasons; final scoring.

Functions here move the game on by themselves until somebody has to answer.
"""

from __future__ import annotations

from typing import Final

from loci.games.haunted_lands.events import (
    Overrun,
    QuestScored,
    Ranked,
    RoundBegan,
    SeasonEnded,
    SpectrePlaced,
    TerrainRolled,
)
from loci.games.haunted_lands.gains import gain_goods, gain_valour
from loci.games.haunted_lands.land import HEXES, NEIGHBOURS
from loci.games.haunted_lands.quests import quest_valour
from loci.games.haunted_lands.skills import GOOD_YEAR, is_quiet, knows
from loci.games.haunted_lands.table import (
    HAUNTING,
    LOST_KALENA,
    LOST_PLACING,
    QUESTS,
    TURNS,
    WON,
    HauntedTable,
    reserve_spectres,
)
from loci.games.haunted_lands.words import HAUNTED, INCOME, LAKE, ROUNDS, SEASONS

KALENA: Final = range(7)
REGIONS: Final = range(7, HEXES)

# Quest cards at the end of a Season: (number, number with two players, the leader too?)
_QUESTS: Final[dict[str, tuple[tuple[int, int, bool], tuple[int, int, bool]]]] = {
    "wanderer": ((1, 1, False), (2, 1, False)),
    "builder": ((1, 1, False), (0, 0, False)),
    "burgher": ((2, 2, True), (0, 0, False)),
}


# -- Haunting (HL-9) -------------------------------------------------------------------------------


def start_round(table: HauntedTable) -> None:
    """Roll the terrain die and let the last player place the Spectres."""
    if table.sink is not None:
        table.sink.append(RoundBegan(table.season, table.round))
    table.phase = HAUNTING
    table.rolled = table.components.terrain_faces[table.rng.below("terrain die", 6)]
    if table.sink is not None:
        table.sink.append(TerrainRolled(table.order[-1], table.rolled))
    table.unplaced = HAUNTED
    reserve = reserve_spectres(table)
    if reserve < HAUNTED:
        if table.rules.short_reserve == "loss":
            _lose(table, LOST_PLACING)
            return
        table.unplaced = reserve
    go_on_haunting(table)


def haunted_places(table: HauntedTable) -> list[int]:
    """Where the next Spectre may be placed: the first step that has a free terrain (HL-9.2)."""
    free = [hex for hex in table.land.of_terrain[table.rolled] if is_free(table, hex)]
    if not free and table.rules.overflow == "cascade":
        free = [hex for hex in REGIONS if is_free(table, hex)]
    if not free:
        free = [hex for hex in KALENA if is_free(table, hex)]
    return free


def is_free(table: HauntedTable, hex: int) -> bool:
    """May a Spectre be placed there at all (HL-9.1)?"""
    return table.land.terrain[hex] != LAKE and not table.spectre[hex] and not table.building[hex]


def add_spectre(table: HauntedTable, hex: int) -> None:
    """Put a Spectre on the map; when all of Kalena is haunted, all is lost at once (HL-9.3)."""
    table.spectre[hex] = 1
    if table.sink is not None:
        table.sink.append(SpectrePlaced(hex))
    if all(table.spectre[place] for place in KALENA):
        _lose(table, LOST_KALENA)


def place_spectre(table: HauntedTable, hex: int) -> None:
    """The last player places a Spectre."""
    table.unplaced -= 1
    add_spectre(table, hex)
    if table.phase == HAUNTING:
        go_on_haunting(table)


def go_on_haunting(table: HauntedTable) -> None:
    """Place what leaves no choice; when all are placed, the Yield and the first Turn follow."""
    while table.unplaced and table.phase == HAUNTING:
        places = haunted_places(table)
        if not places:
            _lose(table, LOST_PLACING)
            return
        if len(places) > table.unplaced:
            return  # the last player chooses
        table.unplaced -= 1
        add_spectre(table, places[0])
    if table.phase == HAUNTING:
        bring_yield(table)
        table.phase = TURNS
        table.rolled = 0


def _lose(table: HauntedTable, how: int) -> None:
    table.phase = how
    table.unplaced = 0
    table.rolled = 0
    if table.sink is not None:
        table.sink.append(Overrun(how == LOST_KALENA))


# -- Yield, Rest, Ranking (HL-7) -------------------------------------------------------------------


def bring_yield(table: HauntedTable) -> None:
    """Every Building gives its owner its income, wherever the Seer is (HL-7.3)."""
    for hex in REGIONS:
        building = table.building[hex]
        if building and not is_quiet(table, NEIGHBOURS[hex]):
            seat = table.owner[hex]
            number = 2 if knows(table, seat, GOOD_YEAR) else 1
            gain_goods(table, seat, INCOME[building], number)


def next_turn(table: HauntedTable) -> None:
    """After a Turn: the next player's, or the end of the Round."""
    table.turn += 1
    if table.turn < table.players:
        return
    table.turn = 0
    table.active = table.tokens.copy()
    table.order = table.standing.copy()
    if table.sink is not None:
        table.sink.append(Ranked(table.order))
    if table.round < ROUNDS:
        table.round += 1
        start_round(table)
    else:
        end_season(table)


# -- Seasons and the end (HL-7.4, HL-13, HL-14) ----------------------------------------------------


def end_season(table: HauntedTable) -> None:
    if table.sink is not None:
        table.sink.append(SeasonEnded(table.season))
    if table.season == SEASONS:
        score_quests(table)
        return
    table.exploited = [0] * HEXES
    number, with_two, leader_too = _QUESTS[table.rules.mode][table.season - 1]
    if table.players == 2:
        number = with_two
    leader = table.standing[0]
    for seat in range(table.players):
        table.choosing[seat] = number if leader_too or seat != leader else 0
    table.phase = QUESTS
    go_on_choosing(table)


def go_on_choosing(table: HauntedTable) -> None:
    """When everybody has chosen, the next Season begins."""
    if any(table.choosing):
        return
    table.season += 1
    table.round = 1
    start_round(table)


def score_quests(table: HauntedTable) -> None:
    """In ranking order, reveal the Quests and add their Valour (HL-14.1)."""
    table.phase = WON
    table.revealed += 1
    for seat in table.order:
        for card in table.quests[seat]:
            valour = quest_valour(table, seat, card)
            if table.sink is not None:
                table.sink.append(QuestScored(seat, card, valour))
            gain_valour(table, seat, valour)
