"""Setting the table up: tiles, factions, first dwellings and bonus tiles (TM-2 to TM-5)."""

from __future__ import annotations

from typing import Final

from loci.core.errors import BadOption
from loci.core.options import Options
from loci.core.rng import Rng
from loci.core.text import Text
from loci.games.terra_mystica.rules.reach import put_building, work_out
from loci.games.terra_mystica.state.board import LAND, NUMBERS, PRINTED, SITES
from loci.games.terra_mystica.state.events import Chosen
from loci.games.terra_mystica.state.factions import BOARDS
from loci.games.terra_mystica.state.table import (
    CHOOSING,
    LISTS,
    PLACES,
    PLACING,
    TAKING,
    Rules,
    TerraTable,
)
from loci.games.terra_mystica.state.terms import (
    BRIDGES,
    CHAOS_MAGICIANS,
    CULTS,
    DWELLING,
    FACTIONS,
    FROM_START,
    NOBODY,
    NOMADS,
    NONE,
    ROUNDS,
    SOURCES,
    START_VP,
    TERRAINS,
)
from loci.games.terra_mystica.state.tiles import (
    BONUS,
    BONUS_NAMES,
    FAVOUR,
    FIRST_GAME,
    SCORE1,
    SCORING,
    SCORING_NAMES,
    TOWN,
)
from loci.games.terra_mystica.state.turn import Turn


def new_table(players: int, options: Options, seed: int) -> TerraTable:
    """Tiles drawn, and as far as the options settle it factions chosen and dwellings placed."""
    rng = Rng(seed)
    table = empty_table(rng, players, rules_of(options))
    for number, tile in enumerate(TOWN):
        if tile.option and options[tile.option]:
            table.town_left[number] = tile.copies
    first_game = options["setup"] == "first-game"
    check_options(options)
    table.scoring = scoring_tiles(options, rng, first_game)
    table.in_game = bonus_tiles(options, rng, players, first_game)
    table.queue = list(range(players))
    if first_game:
        given = FIRST_GAME[str(players)]
        names = [name for name in given if name != "bonus"]
        for name in names:
            choose_faction(table, FACTIONS.index(name))
        for seat, name in enumerate(names):
            for hex in given[name]:
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


def empty_table(rng: Rng, players: int, rules: Rules) -> TerraTable:
    """Nothing chosen, nothing built, every tile of the base game in its place."""
    table = TerraTable(rng, players, rules)
    table.round = 0
    table.phase = CHOOSING
    table.active = 0
    table.turn = Turn()
    for name in LISTS:
        setattr(table, name, [])
    table.order = list(range(players))
    table.power_used = 0
    table.bonus_coins = [0] * len(BONUS)
    table.favour_left = [tile.copies for tile in FAVOUR]
    table.town_left = [0 if tile.option else tile.copies for tile in TOWN]
    for name in ("coins", "workers", "priests", "bowl1", "bowl2", "bowl3", "keys", "shipping"):
        setattr(table, name, [0] * players)
    for name in ("digging", "favours", "range", "used", "gone", "reward", "removed"):
        setattr(table, name, [0] * players)
    table.vp = [START_VP] * players
    table.faction = [NONE] * players
    table.bonus = [NONE] * players
    table.bridges = [BRIDGES] * players
    table.cult = [0] * (len(CULTS) * players)
    table.points = [0] * (len(SOURCES) * players)
    for seat in range(players):
        table.points[len(SOURCES) * seat + FROM_START] = START_VP
    table.towns = [0] * (len(TOWN) * players)
    table.terrain = PRINTED.copy()
    table.building = [0] * LAND
    table.owner = [NOBODY] * LAND
    table.urban = 0
    table.bridge = [NOBODY] * len(SITES)
    table.orders = [NOBODY] * (PLACES * len(CULTS))
    table.raised = []
    table.offers = []
    table.events = 0
    table.earned = 0
    work_out(table)
    return table


def scoring_tiles(options: Options, rng: Rng, first_game: bool) -> list[int]:
    """The tiles of rounds 1 to 6 (TM-3.7); the spade tile early where the table wants it so."""
    chosen = options["scoring-tiles"]
    assert isinstance(chosen, list)
    if first_game and not chosen:
        chosen = FIRST_GAME["scoring"]
    if chosen:
        if len(chosen) != ROUNDS:
            raise BadOption(Text("tiles-number", name="scoring-tiles", need=ROUNDS))
        return [SCORING_NAMES.index(name) for name in chosen]
    tiles = [n for n, tile in enumerate(SCORING) if not tile.option or options[tile.option]]
    while True:
        rng.shuffle("scoring tiles", tiles)
        if not options["early-spade-tile"] or SCORE1 not in tiles[ROUNDS - 2 : ROUNDS]:
            return tiles[:ROUNDS]


def bonus_tiles(options: Options, rng: Rng, players: int, first_game: bool) -> list[int]:
    """Three more than players (TM-3.2)."""
    chosen = options["bonus-tiles"]
    assert isinstance(chosen, list)
    if first_game and not chosen:
        chosen = FIRST_GAME[str(players)]["bonus"]
    if chosen:
        if len(chosen) != players + 3:
            raise BadOption(Text("tiles-number", name="bonus-tiles", need=players + 3))
        return sorted([BONUS_NAMES.index(name) for name in chosen])
    tiles = [n for n, tile in enumerate(BONUS) if not tile.option or options[tile.option]]
    rng.shuffle("bonus tiles", tiles)
    return sorted(tiles[: players + 3])


def check_options(options: Options) -> None:
    """Refuse what contradicts itself: tiles without their option, factions beside a fixed deal."""
    named = {"scoring-tiles": SCORING_OPTIONS, "bonus-tiles": BONUS_OPTIONS}
    for name, needed in named.items():
        chosen = options[name]
        assert isinstance(chosen, list)
        for tile in chosen:
            if tile in needed and not options[needed[tile]]:
                raise BadOption(Text("tile-needs-option", tile=tile, option=needed[tile]))
    late = options["scoring-tiles"]
    assert isinstance(late, list)
    if options["early-spade-tile"] and SCORING_NAMES[SCORE1] in late[ROUNDS - 2 :]:
        raise BadOption(Text("spade-tile-late"))
    if options["factions"] and options["setup"] == "first-game":
        raise BadOption(Text("factions-first-game"))
    if options["factions"] and options["faction-choice"] == "dealt-colours":
        raise BadOption(Text("factions-dealt"))


SCORING_OPTIONS: Final = {tile.name: tile.option for tile in SCORING if tile.option}
BONUS_OPTIONS: Final = {tile.name: tile.option for tile in BONUS if tile.option}


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
    seats = [s for s in range(table.players) if table.faction[s] != CHAOS_MAGICIANS]
    last = [faction for faction in (NOMADS, CHAOS_MAGICIANS) if faction in table.faction]
    return seats + seats[::-1] + [table.faction.index(faction) for faction in last]


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
        if board.home not in taken and dealt in (NONE, board.home)
    ]


def open_hexes(table: TerraTable, seat: int) -> list[int]:
    """Where a first dwelling may stand: free hexes printed as home terrain (TM-4.5, TM-4.6)."""
    own = BOARDS[table.faction[seat]].home
    return [h for h in range(LAND) if PRINTED[h] == own and table.owner[h] == NOBODY]
