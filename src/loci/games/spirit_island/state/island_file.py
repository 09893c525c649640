"""An island that somebody has written down (`--option island=FILE`, docs/island-file.md): boards of
any number of lands, with what touches what. It is checked whole before anything is played on it."""

from __future__ import annotations

from typing import Any, Final

from loci.core.errors import BadOption
from loci.core.text import Text
from loci.games.spirit_island.state.boards import Board
from loci.games.spirit_island.state.registry import BOARDS
from loci.games.spirit_island.state.terms import BADLANDS, EXPLORER, PIECES, TERRAINS

MOST_TEXT: Final = 40_000  # letters of a file
MOST_LANDS: Final = 20  # of a board
MOST_PIECES: Final = 9  # of one kind in a land
FILE_SET: Final = "island"  # the set of its boards, which no list has
_KEYS: Final = ("coastal", "near", "setup", "terrain")
#: What may lie there in the beginning; not what only a scenario brings.
_SET_UP: Final = frozenset([*PIECES[EXPLORER : BADLANDS + 1], "blight"])


def read_boards(text: str) -> tuple[list[Board], list[tuple[str, str]]]:
    """The boards of a file, and the pairs of lands of two boards that touch; `BadOption` says what
    is wrong with it."""
    data = _parsed(text)
    lands = {
        f"{letter}{number}": _land(f"{letter}{number}", land)
        for letter, board in data.items()
        for number, land in enumerate(_numbered(letter, board), 1)
    }
    for name, land in lands.items():
        for other in land["near"]:
            if other not in lands or other == name:
                raise BadOption(Text("island-unknown-land", land=name, beside=str(other)))
            if name not in lands[other]["near"]:
                raise BadOption(Text("island-one-way", land=name, beside=other))
    _check_whole(lands)
    boards = [_board(letter, len(board), lands) for letter, board in data.items()]
    joins = [
        (name, other)
        for name, land in lands.items()
        for other in land["near"]
        if name[0] < other[0]
    ]
    return boards, joins


def _parsed(text: str) -> dict[str, Any]:
    """The tables of the file by the letters of the boards."""
    import tomllib

    if len(text) > MOST_TEXT:
        raise BadOption(Text("island-unreadable", detail=f"> {MOST_TEXT}"))
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadOption(Text("island-unreadable", detail=str(error))) from error
    for letter, board in data.items():
        if letter not in BOARDS or not isinstance(board, dict):
            raise BadOption(Text("island-key", key=letter, where="–"))
    if not data:
        raise BadOption(Text("island-unreadable", detail="–"))
    return dict(sorted(data.items()))


def _numbered(letter: str, board: dict[str, Any]) -> list[dict[str, Any]]:
    """The lands of a board in order; they are numbered from 1 on without a gap."""
    wanted = [str(number + 1) for number in range(len(board))]
    if sorted(board) != sorted(wanted) or not 1 <= len(board) <= MOST_LANDS:
        raise BadOption(Text("island-numbers", board=letter))
    return [board[number] for number in wanted]


def _land(name: str, land: Any) -> dict[str, Any]:
    """What is said about a land, complete and of the right kinds."""
    if not isinstance(land, dict):
        raise BadOption(Text("island-key", key=str(land)[:20], where=name))
    for key in land:
        if key not in _KEYS:
            raise BadOption(Text("island-key", key=key, where=name))
    terrain, near, setup = land.get("terrain"), land.get("near", []), land.get("setup", {})
    if terrain not in TERRAINS[1:]:
        raise BadOption(Text("island-terrain", land=name, word=str(terrain)))
    if not isinstance(near, list) or len(set(map(str, near))) != len(near):
        raise BadOption(Text("island-key", key="near", where=name))
    if not isinstance(land.get("coastal", False), bool):
        raise BadOption(Text("island-key", key="coastal", where=name))
    if not isinstance(setup, dict):
        raise BadOption(Text("island-key", key="setup", where=name))
    for word, number in setup.items():
        counts = isinstance(number, int) and 0 < number <= MOST_PIECES
        if word not in _SET_UP or not counts:
            raise BadOption(Text("island-piece", land=name, word=word))
    return {"terrain": terrain, "near": near, "setup": setup, "coastal": land.get("coastal", False)}


def _check_whole(lands: dict[str, dict[str, Any]]) -> None:
    """Every board has a coast, and one can go from each land to each other."""
    for letter in sorted({name[0] for name in lands}):
        if not any(land["coastal"] for name, land in lands.items() if name[0] == letter):
            raise BadOption(Text("island-no-coast", board=letter))
    reached = {next(iter(lands))}
    edge = list(reached)
    while edge:
        for other in lands[edge.pop()]["near"]:
            if other not in reached:
                reached.add(other)
                edge.append(other)
    for name in lands:
        if name not in reached:
            raise BadOption(Text("island-apart", land=name))


def _board(letter: str, size: int, lands: dict[str, dict[str, Any]]) -> Board:
    """A board with its ocean as land 0, as printed ones are."""
    own = [lands[f"{letter}{number}"] for number in range(1, size + 1)]
    coast = [number for number, land in enumerate(own, 1) if land["coastal"]]
    beside = [[int(other[1:]) for other in land["near"] if other[0] == letter] for land in own]
    data = {
        "terrain": [TERRAINS[0], *[land["terrain"] for land in own]],
        "coastal": coast,
        "adjacent": [coast, *beside],
        "setup": {number: land["setup"] for number, land in enumerate(own, 1) if land["setup"]},
        "corners": {},
        "edges": {},
    }
    return Board(letter, data, FILE_SET)
