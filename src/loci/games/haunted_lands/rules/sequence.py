"""The sequence of play (HL-7): a Season's Rounds of Haunting, Yield, Turns, Rest and Ranking.

Functions here move the game on by themselves until somebody has to answer.
"""

from __future__ import annotations

from loci.core.decision import Move
from loci.games.haunted_lands.rules.actions import act, gain_goods, gain_valour
from loci.games.haunted_lands.rules.questions import can_act
from loci.games.haunted_lands.rules.skills import GOOD_YEAR, knows
from loci.games.haunted_lands.rules.spectres import (
    REGIONS,
    haunted_places,
    is_quiet,
    kalena_is_haunted,
    missing_spectres,
)
from loci.games.haunted_lands.state.events import (
    Overrun,
    QuestsChosen,
    QuestScored,
    Ranked,
    ReserveShort,
    RoundBegan,
    SeasonEnded,
    SpectreCardChosen,
    SpectrePlaced,
    TerrainRolled,
    TurnEnded,
)
from loci.games.haunted_lands.state.land import HEXES, NEIGHBOURS
from loci.games.haunted_lands.state.moves import END, HAUNTS, ChooseCard, EndTurn, Haunt, Quest
from loci.games.haunted_lands.state.registry import BUILDINGS
from loci.games.haunted_lands.state.table import (
    HauntedTable,
    active_seat,
    quest_valour,
    reserve_spectres,
)
from loci.games.haunted_lands.state.terms import (
    CHOOSING_CARD,
    HAUNTED,
    HAUNTING,
    LOST_KALENA,
    LOST_PLACING,
    NO_TERRAIN,
    QUESTS,
    ROUNDS,
    SEASONS,
    TURNS,
    WON,
)


def begin(table: HauntedTable) -> None:
    """After the set-up: the first Round, unless a Spectre card is to be chosen first."""
    if table.phase != CHOOSING_CARD:
        start_round(table)


def answer(table: HauntedTable, seat: int, move: Move) -> None:
    """Carry out a legal answer, and everything that follows by itself."""
    if table.phase == TURNS and not isinstance(move, EndTurn):
        act(table, seat, move)
    elif isinstance(move, EndTurn):
        end_turn(table, False)
    elif isinstance(move, Haunt):
        place_spectre(table, move.hex)
    elif isinstance(move, Quest):
        choose_quests(table, seat, move.cards)
    elif isinstance(move, ChooseCard):
        choose_card(table, seat, move.card)
    end_idle_turns(table)


def go_on(table: HauntedTable) -> None:
    """Do what leaves no choice on a table that was set up by hand.

    Each of it is noted as the answer it stands for, so that whoever writes answers may spell it
    out.
    """
    if table.phase == HAUNTING:
        go_on_haunting(table)
    end_idle_turns(table)


def choose_card(table: HauntedTable, seat: int, card: int) -> None:
    """The second Spectre card of the harder game; then the first Round begins (HL-13.4)."""
    table.spectre_cards = [*table.spectre_cards, card]
    if table.sink is not None:
        table.sink.append(SpectreCardChosen(seat, card))
    start_round(table)


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


def place_spectre(table: HauntedTable, hex: int) -> None:
    """Place one of the Spectres of the Haunting, then what leaves no choice."""
    table.unplaced -= 1
    add_spectre(table, hex)
    go_on_haunting(table)


def add_spectre(table: HauntedTable, hex: int) -> None:
    """Put a Spectre on the map; when all of Kalena is haunted, all is lost at once (HL-9.3)."""
    table.spectre[hex] = 1
    if table.sink is not None:
        table.sink.append(SpectrePlaced(hex))
    if kalena_is_haunted(table):
        _lose(table, LOST_KALENA)


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
        table.given.append((table.order[-1], HAUNTS[places[0]]))
        add_spectre(table, places[0])
    if table.phase == HAUNTING:
        bring_yield(table)
        table.phase = TURNS
        table.rolled = NO_TERRAIN
        missing = missing_spectres(table)
        if missing and table.sink is not None:
            table.sink.append(ReserveShort(reserve_spectres(table), missing))


def _lose(table: HauntedTable, how: int) -> None:
    table.phase = how
    table.unplaced = 0
    table.rolled = NO_TERRAIN
    if table.sink is not None:
        table.sink.append(Overrun(how == LOST_KALENA, reserve_spectres(table)))


# -- Yield, Turns, Rest, Ranking (HL-7) ------------------------------------------------------------


def bring_yield(table: HauntedTable) -> None:
    """Every Building gives its owner its income, wherever the Seer is (HL-7.3)."""
    for hex in REGIONS:
        building = table.building[hex]
        if building and not is_quiet(table, NEIGHBOURS[hex]):
            seat = table.owner[hex]
            number = 2 if knows(table, seat, GOOD_YEAR) else 1
            gain_goods(table, seat, BUILDINGS[building].income, number)


def end_idle_turns(table: HauntedTable) -> None:
    """A Turn in which no action is possible ends by itself (HL-E35)."""
    while (
        table.phase == TURNS
        and not table.pending
        and table.rules.turn_end == "by-itself"
        and not can_act(table, active_seat(table))
    ):
        table.given.append((active_seat(table), END))
        end_turn(table, True)


def end_turn(table: HauntedTable, by_itself: bool) -> None:
    """The next player's Turn, or the end of the Round."""
    if table.sink is not None:
        table.sink.append(TurnEnded(active_seat(table), by_itself))
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
    mode = table.content.modes[table.rules.mode]
    number, with_two, leader_too = mode.quests[table.season - 1]
    if table.players == 2:
        number = with_two
    leader = table.standing[0]
    for seat in range(table.players):
        table.choosing[seat] = number if leader_too or seat != leader else 0
    table.phase = QUESTS
    _begin_season(table)


def choose_quests(table: HauntedTable, seat: int, cards: tuple[int, ...]) -> None:
    table.quests[seat] = [*table.quests[seat], *cards]
    table.choosing[seat] = 0
    if table.sink is not None:
        table.sink.append(QuestsChosen(seat, len(cards), list(cards)))
    _begin_season(table)


def _begin_season(table: HauntedTable) -> None:
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
