"""Reading positions: a table in a few hand-written lines (docs/positions.md)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from loci.core.data import Fields
from loci.core.errors import BadData, Unreadable
from loci.core.options import Options
from loci.core.rng import Rng
from loci.core.text import Text
from loci.games.terra_mystica.rules.economy.gains import gain_power
from loci.games.terra_mystica.rules.economy.income import take_income
from loci.games.terra_mystica.rules.scoring import score_end
from loci.games.terra_mystica.rules.sequence import advance_setup, end_actions, rewarded_seats
from loci.games.terra_mystica.rules.setup import (
    bonus_tiles,
    check_options,
    deal_colours,
    empty_table,
    new_table,
    placing_order,
    rules_of,
    taking_order,
)
from loci.games.terra_mystica.state.board import LAND, NUMBERS, RIVERS, set_of, site_number
from loci.games.terra_mystica.state.land import work_out
from loci.games.terra_mystica.state.registry import BOARDS, COMMON, FAVOUR, TOWN
from loci.games.terra_mystica.state.table import PLACES, TerraTable
from loci.games.terra_mystica.state.terms import (
    ACTING,
    ACTIONS,
    BONUS_NAMES,
    CHOOSING,
    CODES,
    COLOURS,
    CULTS,
    FACTIONS,
    FAVOUR_NAMES,
    FROM_START,
    NOBODY,
    NONE,
    OVER,
    PHASES,
    PLACING,
    REWARDED,
    ROUNDS,
    SCORING_NAMES,
    SOURCES,
    TAKING,
    TOKENS,
    TOP,
    TOWN_NAMES,
)
from loci.games.terra_mystica.state.turn import turn_from_flags

_SEAT: Final = re.compile(r"P([1-5])")
_STEP: Final = re.compile(r"(income|power) (?:([0-9]{1,3}) )?P([1-5])")
#: Tiles without an action or a lasting effect come first when nothing else is said.
_QUIET_BONUS: Final = ("BON3", "BON5", "BON8", "BON9", "BON7", "BON6", "BON2", "BON1", "BON4")
_QUIET_SCORING: Final = ("SCORE2", "SCORE4", "SCORE7", "SCORE3", "SCORE6", "SCORE8")
_SEAT_NUMBERS: Final = ("vp", "coins", "workers", "priests", "keys", "range", "reward")


def read(players: int, options: Options, seed: int, data: dict[str, Any]) -> TerraTable:
    """The table that `data` describes: by default the first player's turn in round 1, with the
    factions' printed start and nothing built. Without anything at all, the start of a game."""
    if not data:
        return new_table(players, options, seed)
    fields = Fields(data)
    check_options(options)
    table = empty_table(Rng(seed), players, rules_of(options), options)
    table.phase = PHASES.index(_word(fields, "phase", "actions", list(PHASES)))
    table.round = _bounded(fields, "round", 1 if table.phase >= ACTING else 0, 0, ROUNDS)
    _read_seats(table, fields)
    _read_tiles(table, fields, options)
    _read_map(table, fields)
    _read_flow(table, fields)
    dealt = options["faction-choice"] == "dealt-colours" and table.phase == CHOOSING
    if dealt and not table.colours:
        _deal_colours(table)
    if "rng" in data:
        table.rng = Rng.from_data(fields.value("rng"))
    fields.done()
    work_out(table)
    if table.phase < ACTING and not table.queue:
        _end_setup_phase(table)
    return table


# -- seats -----------------------------------------------------------------------------------------


def _read_seats(table: TerraTable, fields: Fields) -> None:
    seats = fields.child("seats") if "seats" in fields.data else Fields({}, "$.seats")
    given = {_seat(table, name): seats.child(name) for name in seats.data}
    seats.done()
    for seat in range(table.players):
        if seat not in given:
            if table.phase != CHOOSING:
                raise BadData(Text("data-missing", path=f"{seats.path}.P{seat + 1}"))
            continue
        _read_seat(table, seat, given[seat])
        given[seat].done()


def _read_seat(table: TerraTable, seat: int, fields: Fields) -> None:
    faction = FACTIONS.index(_word(fields, "faction", "", list(FACTIONS)))
    board = BOARDS[faction]
    table.faction[seat] = faction
    table.coins[seat] = board.coins
    table.workers[seat] = board.workers
    table.priests[seat] = board.priests
    bowls = fields.numbers("bowls") if "bowls" in fields.data else board.bowls
    cults = fields.numbers("cults") if "cults" in fields.data else board.cults
    if len(bowls) != 3 or len(cults) != len(CULTS):
        raise BadData(Text("position-seat", seat=seat + 1))
    table.bowl1[seat], table.bowl2[seat], table.bowl3[seat] = bowls
    table.removed[seat] = TOKENS - sum(bowls)
    table.cult[len(CULTS) * seat : len(CULTS) * (seat + 1)] = cults
    table.shipping[seat] = _bounded(fields, "shipping", board.ship_start, 0, board.ship_most)
    table.digging[seat] = _bounded(fields, "digging", 0, 0, board.dig_most)
    for tile in _names(fields, "favours", FAVOUR_NAMES):
        table.favours[seat] |= 1 << tile
        table.favour_left[tile] -= 1
    earned = 0
    for tile in _names(fields, "towns", TOWN_NAMES):
        table.towns[len(TOWN) * seat + tile] += 1
        table.town_left[tile] -= 1
        earned += TOWN[tile].keys
    table.keys[seat] = earned - cults.count(TOP)
    for action in _names(fields, "used", ACTIONS):
        table.used[seat] |= 1 << action
    for name in _SEAT_NUMBERS:
        if name in fields.data:
            getattr(table, name)[seat] = fields.number(name)
    table.points[len(SOURCES) * seat + FROM_START] = table.vp[seat]
    if "points" in fields.data:
        points = fields.child("points")
        for source, name in enumerate(SOURCES):
            number = points.number(name) if name in points.data else 0
            table.points[len(SOURCES) * seat + source] = number
        points.done()
    table.gone[seat] = int(fields.flag("left")) if "left" in fields.data else 0
    if "bonus" in fields.data:
        held = fields.optional_word("bonus")
        table.bonus[seat] = NONE if held is None else _index(held, BONUS_NAMES, "bonus")
    else:
        table.bonus[seat] = UNSAID
    if "buildings" in fields.data:
        buildings = fields.child("buildings")
        for name in buildings.data:
            hex = _hex(name)
            if table.owner[hex] != NOBODY:
                raise BadData(Text("position-hex-twice", hex=name))
            table.building[hex] = _index(buildings.word(name), CODES, name)
            table.owner[hex] = seat
            table.terrain[hex] = board.home
        buildings.done()


UNSAID: Final = -2  # until the bonus tiles are read


# -- tiles, map and flow ---------------------------------------------------------------------------


def _read_tiles(table: TerraTable, fields: Fields, options: Options) -> None:
    table.scoring = _names(fields, "scoring", SCORING_NAMES)
    if "scoring" not in fields.data:
        named = options["scoring-tiles"] or list(_QUIET_SCORING)
        assert isinstance(named, list)
        table.scoring = [SCORING_NAMES.index(name) for name in named]
    if len(table.scoring) != ROUNDS:
        raise BadData(Text("tiles-number", name="scoring", need=ROUNDS))
    held = [tile for tile in table.bonus if tile >= 0]
    if "bonus" in fields.data:
        coins = fields.child("bonus")
        for name in coins.data:
            tile = _index(name, BONUS_NAMES, "bonus")
            table.in_game.append(tile)
            table.bonus_coins[tile] = coins.number(name)
        coins.done()
        table.in_game.sort()
    elif options["bonus-tiles"]:
        table.in_game = bonus_tiles(options, table.rng, table.players, False)
    else:
        quiet = [BONUS_NAMES.index(name) for name in _QUIET_BONUS]
        rest = [tile for tile in quiet if tile not in held]
        table.in_game = sorted((held + rest)[: table.players + 3])
    wanted = [BONUS_NAMES.index(name) for name in _QUIET_BONUS]
    free = [tile for tile in wanted if tile in table.in_game and tile not in held]
    for seat in range(table.players):
        if table.bonus[seat] == UNSAID:
            playing = table.phase >= ACTING and table.phase != OVER
            table.bonus[seat] = free.pop(0) if playing and free else NONE
    for space in _names(fields, "used", [space.name for space in COMMON]):
        table.power_used |= 1 << COMMON[space].number
    for tile, left in enumerate(table.favour_left):
        if left < 0:
            raise BadData(Text("position-copies", tile=FAVOUR[tile].name))
    for tile, left in enumerate(table.town_left):
        if left < 0:
            raise BadData(Text("position-copies", tile=TOWN[tile].name))


def _read_map(table: TerraTable, fields: Fields) -> None:
    if "terrain" in fields.data:
        terrain = fields.child("terrain")
        for name in terrain.data:
            table.terrain[_hex(name)] = _index(terrain.word(name), COLOURS, name)
        terrain.done()
    if "bridges" in fields.data:
        bridges = fields.child("bridges")
        for name in bridges.data:
            one, _, other = name.partition(":")
            site = site_number(_hex(one), _hex(other))
            if site < 0:
                raise BadData(Text("position-bridge", site=name))
            owner = _seat(table, bridges.word(name))
            table.bridge[site] = owner
            table.bridges[owner] -= 1
        bridges.done()
    if "urban" in fields.data:
        table.urban = set_of([_hex(name) for name in fields.words("urban")])
    if "rivers" in fields.data:
        for name in fields.words("rivers"):
            number = NUMBERS.get(name, 0)
            if not LAND <= number < LAND + RIVERS:
                raise BadData(Text("position-hex", hex=name))
            table.rivers.append(number)
    if "priests" in fields.data:
        priests = fields.child("priests")
        for name in priests.data:
            cult = _index(name, CULTS, "priests")
            places = priests.words(name)
            if len(places) > PLACES:
                raise BadData(Text("position-places", cult=name))
            for place, word in enumerate(places):
                owner = NOBODY if word == "-" else _seat(table, word)
                table.orders[PLACES * cult + place] = owner
        priests.done()


def _read_flow(table: TerraTable, fields: Fields) -> None:
    if "order" in fields.data:
        table.order = [_seat(table, name) for name in fields.words("order")]
    if "passed" in fields.data:
        table.passed = [_seat(table, name) for name in fields.words("passed")]
    if "queue" in fields.data:
        table.queue = [_seat(table, name) for name in fields.words("queue")]
    elif table.phase < ACTING:
        table.queue = _setup_queue(table)
    table.active = table.order[0] if table.order else 0
    if "turn" in fields.data:
        table.active = _seat(table, fields.word("turn"))
    if "underway" in fields.data:
        table.turn = turn_from_flags(fields.child("underway"))
    for name, offers in (("raised", table.raised), ("offers", table.offers)):
        for offer in fields.children(name) if name in fields.data else []:
            table.events += 1
            giver, taker = _seat(table, offer.word("from")), _seat(table, offer.word("to"))
            event = offer.number("event") if "event" in offer.data else table.events
            offers.append((event, giver, taker, offer.number("power")))
            offer.done()
    for name in ("events", "earned"):
        if name in fields.data:
            setattr(table, name, fields.number(name))
    for name in ("stepped", "declined", "colours"):
        if name in fields.data:
            setattr(table, name, fields.numbers(name))
    if table.phase == REWARDED and not rewarded_seats(table):
        raise BadData(Text("position-reward"))


def _deal_colours(table: TerraTable) -> None:
    """As at the start of a game, but for the seats that have a faction already."""
    chosen = [NONE if faction == NONE else BOARDS[faction].home for faction in table.faction]
    rest = [colour for colour in deal_colours(table.rng) if colour not in chosen]
    table.colours = [rest.pop(0) if colour == NONE else colour for colour in chosen]


def _setup_queue(table: TerraTable) -> list[int]:
    """The seats still to choose in a phase of the set-up, in the rules' order."""
    if table.phase == CHOOSING:
        return [seat for seat, faction in enumerate(table.faction) if faction == NONE]
    if table.phase == TAKING:
        return [seat for seat in taking_order(table) if table.bonus[seat] == NONE]
    placed = [table.owner.count(seat) for seat in range(table.players)]
    queue: list[int] = []
    for seat in placing_order(table):
        if placed[seat]:
            placed[seat] -= 1
        elif not table.gone[seat]:
            queue.append(seat)
    return queue


def _end_setup_phase(table: TerraTable) -> None:
    """Nothing is left to choose in this phase: play goes on as in a game."""
    if table.phase == CHOOSING:
        table.phase = PLACING
        table.queue = _setup_queue(table)
    if not table.queue:
        advance_setup(table)


# -- words -----------------------------------------------------------------------------------------


def _seat(table: TerraTable, name: str) -> int:
    found = _SEAT.fullmatch(name)
    if found is None or int(found.group(1)) > table.players:
        raise BadData(Text("position-who", name=name))
    return int(found.group(1)) - 1


def _hex(name: str) -> int:
    number = NUMBERS.get(name, LAND)
    if number >= LAND:
        raise BadData(Text("position-hex", hex=name))
    return number


def _index(word: str, known: Sequence[str], where: str) -> int:
    if word not in known or not word:
        raise BadData(Text("position-word", word=word, where=where))
    return known.index(word)


def _word(fields: Fields, name: str, default: str, known: list[str]) -> str:
    word = fields.word(name) if name in fields.data or not default else default
    if word not in known:
        raise BadData(Text("position-word", word=word, where=name))
    return word


def _names(fields: Fields, name: str, known: Sequence[str]) -> list[int]:
    words = fields.words(name) if name in fields.data else []
    return [_index(word, known, name) for word in words]


def _bounded(fields: Fields, name: str, default: int, least: int, most: int) -> int:
    value = fields.number(name) if name in fields.data else default
    if not least <= value <= most:
        raise BadData(Text("position-number", name=name, least=least, most=most))
    return value


# -- single steps ----------------------------------------------------------------------------------


def step(table: TerraTable, text: str) -> None:
    """`income P1`, `power 3 P1`, `end-round` (phase III with its rewards), `final-scoring`."""
    found = _STEP.fullmatch(text)
    if text == "end-round" and table.phase == ACTING:
        table.passed = [seat for seat in table.order if not table.gone[seat]]
        end_actions(table)
    elif text == "final-scoring":
        table.phase = OVER
        score_end(table)
    elif found is not None and int(found.group(3)) <= table.players:
        seat = int(found.group(3)) - 1
        if found.group(1) == "income" and not found.group(2):
            take_income(table, seat)
            return
        if found.group(1) == "power" and found.group(2):
            gain_power(table, seat, int(found.group(2)))
            return
        raise Unreadable(Text("step-unknown", step=text))
    else:
        raise Unreadable(Text("step-unknown", step=text))
