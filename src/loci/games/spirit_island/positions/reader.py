"""Reading positions: an island in a few hand-written lines (docs/positions.md).

spirits: [river-surges-in-sunlight]
boards: A
lands:
  A5: {explorer: 2, town-1: 1, dahan: 3, blight: 1, presence: {P1: 2}}
phase: fast
seats: {P1: {energy: 4, hand: [wash-away], played: [flash-floods], elements: {sun: 2}}}
terror: 2
ravage: [1-jungle]
"""

from __future__ import annotations

import re
from typing import Any, Final

from loci.core.data import Fields
from loci.core.errors import BadData
from loci.core.options import Options
from loci.core.rng import Rng
from loci.core.text import Text
from loci.games.spirit_island.positions.checks import check, check_damage, check_sets
from loci.games.spirit_island.positions.decks import (
    check_named_once,
    read_blight,
    read_fear,
    read_invaders,
)
from loci.games.spirit_island.positions.names import (
    bounded,
    land_named,
    one_of,
    seat_named,
    spirit_named,
)
from loci.games.spirit_island.positions.rest import read_rest
from loci.games.spirit_island.positions.seats import fill_in_seat, fix_elements, read_seat
from loci.games.spirit_island.rules.island.pieces import all_codes, change, put_piece
from loci.games.spirit_island.rules.sequence import sequence
from loci.games.spirit_island.rules.setup import choose_spirit, new_table, remove_progressions
from loci.games.spirit_island.state.boards import are_boards, layouts_for
from loci.games.spirit_island.state.island_words import read_changes
from loci.games.spirit_island.state.registry import LAYOUTS, SCENARIOS, SPIRITS
from loci.games.spirit_island.state.steps import (
    CHOOSING,
    FAST_POWERS,
    INVADER_PHASE,
    PHASES,
    SETTING_UP,
    SLOW_POWERS,
    SPIRIT_PHASE,
    phase_of,
)
from loci.games.spirit_island.state.table import SpiritTable, change_island
from loci.games.spirit_island.state.terms import (
    INVADERS,
    MOST_STRIFE,
    PIECES,
    PRESENCE,
    kind_of,
    piece,
    piece_named,
)

_NO_NUMBER: Final = re.compile(r"[-@*]")  # what stands before damage or strife of a piece


def read(players: int, options: Options, seed: int, data: dict[str, Any]) -> SpiritTable:
    """The table that `data` describes: an empty island in the first turn's spirit phase but for
    what it says. Without anything at all, the start of a game."""
    if not data:
        return new_table(players, options, seed)
    fields = Fields(data)
    table = _lay_out(players, options, seed, fields)
    phase = _phase(fields)
    if phase != CHOOSING:
        for seat, owner in enumerate(table.seats):
            if not owner.spirit:
                choose_spirit(table, seat, _free_spirit(table))
        if phase != SETTING_UP:  # else the set-up itself does it
            remove_progressions(table)
    table.step = SPIRIT_PHASE
    _read_frame(table, fields)
    named: dict[int, dict[str, Any]] = {}  # what is said about each seat
    if "seats" in data:
        seats = fields.child("seats")
        for name in seats.data:
            seat = seat_named(table, name)
            read_seat(table, seat, seats.child(name), is_written(data))
            named[seat] = seats.child(name).data
        seats.done()
    read_rest(table, fields)
    for seat in range(players):
        fill_in_seat(table, seat, named.get(seat, {}))
        if "elements_now" in named.get(seat, {}):
            fix_elements(table, seat, named[seat])
    if "lands" in data:
        _read_lands(table, fields.child("lands"), is_written(data))
    check_named_once(data)
    check_sets(table)
    if "pending" in data:
        fields.words("pending")  # `steps_of` reads them
    if is_written(data):
        table.rng = Rng.from_data(fields.value("rng"))
        table.revealed = bounded(fields.number("revealed"), 0, 999999, "revealed")
    else:
        check(table)
    fields.done()
    return table


def is_written(data: dict[str, Any]) -> bool:
    """Whether the program wrote this position, from a table that had come about by the rules."""
    return "rng" in data


def passed_on(table: SpiritTable, data: dict[str, Any]) -> SpiritTable | None:
    """In a phase of powers, the same table with the seats passing that have nothing to use, as in a
    game; but for those of which the position says whether they are ready."""
    if table.step not in (FAST_POWERS, SLOW_POWERS) or table.pending or is_written(data):
        return None
    said = [
        seat_named(table, name) for name, keys in data.get("seats", {}).items() if "ready" in keys
    ]
    names = [f"P{seat + 1}" for seat in range(len(table.seats)) if seat not in said]
    if not names:
        return None
    copy = table.clone()
    copy.pending.append(" ".join(["idle", *names]))
    return copy


def steps_of(data: dict[str, Any]) -> list[str]:
    """The steps that a position written by the program still has to do."""
    return Fields(data).words("pending") if "pending" in data else []


def players_of(data: dict[str, Any]) -> int:
    """As many players as spirits or boards are named; else one."""
    named = data.get("spirits", data.get("boards", ""))
    return len(named) if isinstance(named, list | str) and named else 1


def _lay_out(players: int, options: Options, seed: int, fields: Fields) -> SpiritTable:
    """Boards, layout and spirits."""
    data = fields.data
    given = dict(options)
    boards = _read_boards(fields) if "boards" in data else ""
    if "layout" in data:
        number = len(boards) or players
        given["layout"] = layout = one_of(fields.word("layout"), LAYOUTS, "layout")
        if layout not in layouts_for(number):
            raise BadData(Text("position-layout", layout=layout, number=number))
    spirits: list[str] = []
    if "spirits" in data:
        sets = options["sets"]
        assert isinstance(sets, list)
        spirits = [spirit_named(name, sets) for name in fields.words("spirits")]
        if len(spirits) != players:
            raise BadData(Text("position-spirits", players=players))
        given["spirits"] = []
    table = new_table(players, given, seed, boards)
    for seat, spirit in enumerate(spirits):
        if spirit != "none":
            choose_spirit(table, seat, spirit)
    change_island(table, read_changes(table.island, fields))
    if "starts" in data:
        _read_starts(table, fields.child("starts"))
    return table


def _read_boards(fields: Fields) -> str:
    """Any boards, as many as there is a layout for."""
    boards = fields.word("boards")
    if not are_boards(boards):
        raise BadData(Text("position-boards", boards=boards))
    return boards


def _read_starts(table: SpiritTable, fields: Fields) -> None:
    """The boards on which seats start; of whom nothing is said, as usual."""
    starts = table.starts.copy()
    for name in fields.data:
        board = one_of(fields.word(name), table.island.laid, "starts")
        starts[seat_named(table, name)] = table.island.laid.index(board)
    fields.done()
    table.starts = starts


def _free_spirit(table: SpiritTable) -> str:
    """The first spirit of the sets played with that nobody has."""
    taken = [SPIRITS[owner.spirit].panel for owner in table.seats if owner.spirit]
    return next(
        id
        for id, spirit in SPIRITS.items()
        if spirit.set in table.sets and spirit.panel not in taken
    )


def _phase(fields: Fields) -> str:
    """The phase; with a first invader card the set-up, else the spirit phase by default."""
    data = fields.data
    if "phase" in data:
        return one_of(fields.word("phase"), PHASES, "phase")
    return SETTING_UP if "first_card" in data else SPIRIT_PHASE


def _read_frame(table: SpiritTable, fields: Fields) -> None:
    """Phase, fear, blight card, invader cards."""
    data = fields.data
    _read_step(table, fields)
    for name, least in (("turn", 1), ("fear_done", 0)):
        if name in data:
            setattr(table, name, bounded(fields.number(name), least, 99, name))
    read_fear(table, fields)
    if not table.fear_done < table.fear_markers and "fear_markers" not in data:
        raise BadData(Text("position-fear-done", most=table.fear_markers - 1))
    read_blight(table, fields)
    read_invaders(table, fields)


def _read_step(table: SpiritTable, fields: Fields) -> None:
    """The phase and, of the invader phase, the step; the first by default."""
    data = fields.data
    phase = _phase(fields)
    if phase == SETTING_UP:
        follows = bool(table.scenario) and SCENARIOS[table.scenario].follows_a_game()
        if data.get("lands") and not follows:
            raise BadData(Text("position-setup"))
        phase = CHOOSING  # with all spirits chosen, the set-up begins
    names = [step.name for step in sequence(table) if phase_of(step.name) == INVADER_PHASE]
    step = one_of(fields.word("step"), names, "step") if "step" in data else names[0]
    if phase != INVADER_PHASE and step != names[0]:
        raise BadData(Text("position-step", phase=Text(f"phase-{phase}")))
    table.step = step if phase == INVADER_PHASE else phase


def _read_lands(table: SpiritTable, fields: Fields, written: bool) -> None:
    for name in fields.data:
        _read_land(table, land_named(table, name), fields.child(name), written)
    fields.done()
    check_damage(table)


def _read_land(table: SpiritTable, land: int, fields: Fields, written: bool) -> None:
    where = table.island.names[land]
    at_sea = table.island.is_ocean(land) and not written
    if at_sea and any(piece_named(name) for name in fields.data):
        raise BadData(Text("position-ocean", land=where))
    for name in fields.data:
        code = piece_named(name)
        if code:
            put_piece(table, land, code, bounded(fields.number(name), 0, 99, f"{where}.{name}"))
        elif name == "blight":
            table.blight[land] = bounded(fields.number(name), 0, 99, f"{where}.blight")
        elif name == "presence":
            _read_presence(table, land, fields.child(name), written)
        elif _NO_NUMBER.split(name)[0] in PIECES:
            raise BadData(Text("position-piece", land=where, piece=name))
    if "strife" in fields.data:
        _read_strife(table, land, fields)
    fields.done()


def _read_strife(table: SpiritTable, land: int, fields: Fields) -> None:
    """Strife on one piece of each kind that is named (`strife: {town: 1}`), or a number of it where
    only one invader stands; `town*1` says the same."""
    where = table.island.names[land]
    there = all_codes(table, land, *INVADERS)
    given = fields.value("strife")
    if isinstance(given, int) and len(there) == 1:
        bearers = {there[0]: bounded(given, 0, MOST_STRIFE, f"{where}.strife")}
    else:
        named = fields.child("strife") if isinstance(given, dict) else Fields({"": 0})
        bearers = {
            piece_named(name): bounded(named.number(name), 0, MOST_STRIFE, f"{where}.strife")
            for name in named.data
        }
    for named_code, number in bearers.items():
        alike = {one for one in there if piece(kind_of(one)) == named_code}
        code = alike.pop() if len(alike) == 1 else named_code  # the only one there is, be it hurt
        if code not in there:
            raise BadData(Text("position-strife", land=where))
        change(table, land, code, code + piece(0, 0, number))


def _read_presence(table: SpiritTable, land: int, fields: Fields, written: bool) -> None:
    """Presence by seat (`P1`) or by a word of the spirit's name (`River`)."""
    place = table.island.names[land]
    for name in fields.data:
        seat = seat_named(table, name)
        owner = table.seats[seat]
        if not owner.spirit:
            raise BadData(Text("step-no-spirit", name=name))
        if owner.presence[land]:
            raise BadData(Text("position-presence-twice", name=name, land=place))
        number = bounded(fields.number(name), 0, PRESENCE, f"{place}.presence.{name}")
        owner.presence[land] = number
        ocean = table.island.is_ocean(land)
        may = written or ocean or SPIRITS[owner.spirit].may_be_in(table, seat, land)
        if number and not may:
            raise BadData(Text("position-not-there", name=name, land=place))
    fields.done()
