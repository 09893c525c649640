"""The island at the start: its boards, and what is printed on them (SI-2, SX-3)."""

from __future__ import annotations

from typing import Final

from loci.core.errors import BadOption
from loci.core.options import Options
from loci.core.rng import Rng
from loci.core.text import Text
from loci.games.spirit_island.rules.island.pieces import put
from loci.games.spirit_island.rules.island.unused import is_unused
from loci.games.spirit_island.state.boards import Board, layouts_for
from loci.games.spirit_island.state.island import Island, island, island_of_file
from loci.games.spirit_island.state.registry import BOARDS, SCENARIOS, of_sets
from loci.games.spirit_island.state.table import EXTRA_BOARD, SpiritTable
from loci.games.spirit_island.state.terms import (
    BEASTS,
    DAHAN,
    DISEASE,
    PIECES,
    STRIFE_SETS,
    TOKEN_SETS,
    TOKENS,
)

NATIVE: Final = (DAHAN,)  # of the icons, what was there before the invaders


CITY_LAND: Final = 2  # where every board has its printed city
MOST_WITH_EXTRA: Final = 5  # players who may have an extra board


def laid_out(rng: Rng, number: int, options: Options, sets: list[str], boards: str) -> Island:
    """The island: of a file, or of boards in a layout. A scenario that says how the boards lie
    needs boards that have sides."""
    scenario = SCENARIOS.get(str(options["scenario"]))
    if options["island"]:
        if scenario is not None and scenario.layout:
            name = Text(f"scenario-{scenario.id}")
            raise BadOption(Text("option-island-scenario", scenario=name))
        laid = island_of_file(str(options["island"]))
        wanted = number + bool(options[EXTRA_BOARD])
        if not boards and len(laid.boards) != wanted:
            raise BadOption(Text("option-boards-number", boards=laid.boards, players=wanted))
        return laid
    boards = boards or _boards(rng, number, options, sets)
    layout = str(options["layout"])
    if scenario is not None and scenario.layout in layouts_for(len(boards)):
        layout = scenario.layout
    if layout not in layouts_for(len(boards)):
        raise BadOption(Text("position-layout", layout=layout, number=len(boards)))
    return island(boards, layout)


def _boards(rng: Rng, number: int, options: Options, sets: list[str]) -> str:
    """The boards that are asked for, or some at random: one for each player (SI-2.14), and perhaps
    one more (SX-26.1)."""
    given = options["boards"]
    assert isinstance(given, list)
    if options[EXTRA_BOARD]:
        if number > MOST_WITH_EXTRA:
            raise BadOption(Text("option-extra-board-most", players=number))
        number += 1
    if given and len(given) != number:
        raise BadOption(Text("option-boards-number", boards="".join(given), players=number))
    boards = given or of_sets(BOARDS, sets)
    if not given:
        rng.shuffle("boards", boards)
    return "".join(boards[:number])


def place_icons(
    table: SpiritTable, slot: int, kinds: tuple[int, ...], shift: dict[int, int] | None = None
) -> None:
    """Pieces of these kinds that are printed on a board, in their lands or where `shift` says; with
    the dahan comes the blight, and what tokens there are."""
    board = table.island.printed[slot]
    tokens = set(STRIFE_SETS) & set(table.sets)
    for n, icons in board.setup.items():
        land = table.island.land_on(slot, n if shift is None else shift.get(n, n))
        for name, number in icons.items():
            if name == "blight":
                table.blight[land] += number if DAHAN in kinds else 0
                continue
            kind = PIECES.index(name)
            if kind in kinds or (kind in TOKENS and _is_printed_token(table, kind, kinds)):
                put(table, land, kind, number)
    if DAHAN in kinds and tokens and not table.island.file:
        _place_tokens(table, slot, board)


def _is_printed_token(table: SpiritTable, kind: int, kinds: tuple[int, ...]) -> bool:
    """Whether a token that a file has in its set-up comes to the island with the dahan (SX-3.6)."""
    played = bool(set(TOKEN_SETS[kind]) & set(table.sets))
    return played and DAHAN in kinds and not is_unused(table, PIECES[kind])


def _place_tokens(table: SpiritTable, slot: int, board: Board) -> None:
    """Beasts in the first land without a printed symbol, disease beside the printed city (SX-3.4,
    SX-3.5), as far as they are used."""
    printed = board.setup
    bare = next(n for n in range(1, len(board.terrain)) if not printed.get(n))
    for kind, number in ((BEASTS, bare), (DISEASE, CITY_LAND)):
        if not is_unused(table, PIECES[kind]):
            put(table, table.island.land_on(slot, number), kind)
