"""Setting the table up: tiles, factions, first dwellings and bonus tiles (TM-2 to TM-5)."""

from __future__ import annotations

from loci.core.errors import BadOption
from loci.core.options import Options
from loci.core.rng import Rng
from loci.core.text import Text
from loci.games.terra_mystica.state.board import LAND, NUMBERS, PRINTED
from loci.games.terra_mystica.state.events import Chosen
from loci.games.terra_mystica.state.land import put_building, work_out
from loci.games.terra_mystica.state.options import Rules
from loci.games.terra_mystica.state.pieces import BASE
from loci.games.terra_mystica.state.registry import (
    BOARDS,
    BONUS,
    FAVOUR,
    FIRST_GAMES,
    SCORING,
    TOWN,
)
from loci.games.terra_mystica.state.saved import blank_table
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import (
    BONUS_NAMES,
    CULTS,
    DWELLING,
    FACTIONS,
    FROM_START,
    NOBODY,
    NONE,
    PLACING,
    ROUNDS,
    SCORING_NAMES,
    SOURCES,
    START_VP,
    TAKING,
    TERRAINS,
)


def new_table(players: int, options: Options, seed: int) -> TerraTable:
    """Tiles drawn, and as far as the options settle it factions chosen and dwellings placed."""
    rng = Rng(seed)
    table = empty_table(rng, players, rules_of(options), options)
    first_game = options["setup"] == "first-game"
    check_options(options)
    table.scoring = scoring_tiles(options, rng, first_game)
    table.in_game = bonus_tiles(options, rng, players, first_game)
    table.queue = list(range(players))
    if first_game:
        given = FIRST_GAMES[players]
        for name in given.dwellings:
            choose_faction(table, FACTIONS.index(name))
        for seat, hexes in enumerate(given.dwellings.values()):
            for hex in hexes:
                put_building(table, seat, NUMBERS[hex], DWELLING)
        start_taking(table)
        return table
    if options["faction-choice"] == "dealt-colours":
        table.colours = deal_colours(rng)[:players]
    chosen = options["factions"]
    assert isinstance(chosen, list)
    if chosen:
        check_factions(table, chosen)
        for name in chosen:
            choose_faction(table, FACTIONS.index(name))
    return table


def deal_colours(rng: Rng) -> list[int]:
    """The terrains in an order of chance: each seat chooses between the two factions of one
    (TM-3.5)."""
    colours = list(range(len(TERRAINS)))
    rng.shuffle("colours", colours)
    return colours


def rules_of(options: Options) -> Rules:
    return Rules(
        [
            int(options["turn-order"] == "passing"),
            int(options["offers"] == "deferred"),
            int(bool(options["free-burning"])),
            int(bool(options["second-hex-dwelling"])),
            int(options["spade-points"] == "obtained"),
            int(bool(options["cultists-power"])),
            int(bool(options["resignation"])),
        ]
    )


def empty_table(rng: Rng, players: int, rules: Rules, options: Options) -> TerraTable:
    """Nothing chosen, nothing built, every tile of the table's sets and options in its place."""
    table = blank_table(rng, players, rules, sets_of(options))
    for number, favour in enumerate(FAVOUR):
        if is_in(table.sets, options, favour.set, favour.option):
            table.favour_left[number] = favour.copies
    for number, town in enumerate(TOWN):
        if is_in(table.sets, options, town.set, town.option):
            table.town_left[number] = town.copies
    for seat in range(players):
        table.points[len(SOURCES) * seat + FROM_START] = START_VP
    work_out(table)
    return table


def sets_of(options: Options) -> list[str]:
    """The sets that are played with."""
    sets = options.get("sets", [BASE])
    assert isinstance(sets, list)
    return sets


def is_in(sets: list[str], options: Options, set: str, option: str) -> bool:
    """Whether a piece is in the game: its set is played with, and its option, if any, is on."""
    return set in sets and (not option or bool(options[option]))


def scoring_tiles(options: Options, rng: Rng, first_game: bool) -> list[int]:
    """The tiles of rounds 1 to 6 (TM-3.7); the spade tile early where the table wants it so."""
    chosen = options["scoring-tiles"]
    assert isinstance(chosen, list)
    if first_game and not chosen:
        chosen = FIRST_GAMES[2].scoring
    if chosen:
        if len(chosen) != ROUNDS:
            raise BadOption(Text("tiles-number", name="scoring-tiles", need=ROUNDS))
        return [SCORING_NAMES.index(name) for name in chosen]
    sets = sets_of(options)
    tiles = [n for n, tile in enumerate(SCORING) if is_in(sets, options, tile.set, tile.option)]
    while True:
        rng.shuffle("scoring tiles", tiles)
        late = [tile for tile in tiles[ROUNDS - 2 : ROUNDS] if SCORING[tile].vp_spade]
        if not options["early-spade-tile"] or not late:
            return tiles[:ROUNDS]


def bonus_tiles(options: Options, rng: Rng, players: int, first_game: bool) -> list[int]:
    """Three more than players (TM-3.2)."""
    chosen = options["bonus-tiles"]
    assert isinstance(chosen, list)
    if first_game and not chosen:
        chosen = FIRST_GAMES[players].bonus
    if chosen:
        if len(chosen) != players + 3:
            raise BadOption(Text("tiles-number", name="bonus-tiles", need=players + 3))
        return sorted([BONUS_NAMES.index(name) for name in chosen])
    sets = sets_of(options)
    tiles = [n for n, tile in enumerate(BONUS) if is_in(sets, options, tile.set, tile.option)]
    rng.shuffle("bonus tiles", tiles)
    return sorted(tiles[: players + 3])


def check_options(options: Options) -> None:
    """Refuse what contradicts itself: tiles without their option, factions beside a fixed deal."""
    for tile in chosen_tiles(options, "scoring-tiles"):
        _check_option(options, tile, SCORING[SCORING_NAMES.index(tile)].option)
    for tile in chosen_tiles(options, "bonus-tiles"):
        _check_option(options, tile, BONUS[BONUS_NAMES.index(tile)].option)
    late = chosen_tiles(options, "scoring-tiles")[ROUNDS - 2 :]
    spades = [name for name in late if SCORING[SCORING_NAMES.index(name)].vp_spade]
    if options["early-spade-tile"] and spades:
        raise BadOption(Text("spade-tile-late"))
    if options["factions"] and options["setup"] == "first-game":
        raise BadOption(Text("factions-first-game"))
    if options["factions"] and options["faction-choice"] == "dealt-colours":
        raise BadOption(Text("factions-dealt"))


def chosen_tiles(options: Options, name: str) -> list[str]:
    chosen = options[name]
    assert isinstance(chosen, list)
    return chosen


def _check_option(options: Options, tile: str, option: str) -> None:
    if option and not options[option]:
        raise BadOption(Text("tile-needs-option", tile=tile, option=option))


def check_factions(table: TerraTable, names: list[str]) -> None:
    if len(names) != table.players:
        raise BadOption(Text("factions-number", need=table.players))
    homes = [BOARDS[FACTIONS.index(name)].home for name in names]
    if len(set(homes)) != len(homes):
        raise BadOption(Text("factions-colours"))


def choose_faction(table: TerraTable, faction: int) -> None:
    """The next seat takes a faction with everything printed on its board (TM-2.17 to TM-2.29)."""
    seat = table.queue.pop(0)
    board = BOARDS[faction]
    table.faction[seat] = faction
    table.coins[seat] = board.coins
    table.workers[seat] = board.workers
    table.priests[seat] = board.priests
    table.bowl1[seat], table.bowl2[seat], table.bowl3[seat] = board.bowls
    table.shipping[seat] = board.ship_start
    for cult, steps in enumerate(board.cults):
        table.cult[len(CULTS) * seat + cult] = steps
    if table.sink is not None:
        table.sink.append(Chosen(seat, faction))
    if not table.queue:
        table.phase = PLACING
        table.queue = placing_order(table)


def start_taking(table: TerraTable) -> None:
    """The first bonus tiles are taken."""
    table.phase = TAKING
    table.queue = taking_order(table)


# -- reading ---------------------------------------------------------------------------------------


def placing_order(table: TerraTable) -> list[int]:
    """Once round, once back; then the Nomads' third and the Chaos Magicians' only one (TM-4)."""
    numbers = [BOARDS[faction].dwellings for faction in table.faction]
    seats = [seat for seat, number in enumerate(numbers) if number > 1]
    third = [seat for seat, number in enumerate(numbers) if number > 2]
    only = [seat for seat, number in enumerate(numbers) if number == 1]
    return seats + seats[::-1] + third + only


def taking_order(table: TerraTable) -> list[int]:
    """From the last player back to the first (TM-5.1)."""
    return list(reversed(range(table.players)))


def open_factions(table: TerraTable) -> list[int]:
    """What the seat to choose may take: no colour twice, and its own where colours were dealt."""
    taken = [BOARDS[faction].home for faction in table.faction if faction != NONE]
    dealt = table.colours[table.queue[0]] if table.colours else NONE
    return [
        number
        for number, board in enumerate(BOARDS)
        if board.set in table.sets and board.home not in taken and dealt in (NONE, board.home)
    ]


def open_hexes(table: TerraTable, seat: int) -> list[int]:
    """Where a first dwelling may stand: free hexes printed as home terrain (TM-4.5, TM-4.6)."""
    own = BOARDS[table.faction[seat]].home
    return [h for h in range(LAND) if PRINTED[h] == own and table.owner[h] == NOBODY]
