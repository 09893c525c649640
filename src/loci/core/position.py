"""Positions: short hand-written YAML descriptions of a table.

game: haunted-lands
players: 2
options: {mode: builder}
seed: 7
…                      # the game's own keys; none means the start of a game
steps: [ravage A5]     # rules to carry out by themselves, where the game has such
moves: [P1 travel C4]  # answers; the seat may be left out when only one is asked
"""

from __future__ import annotations

import re
from typing import Any, final

from loci.core.data import Fields
from loci.core.decision import Decision
from loci.core.errors import Ambiguous, BadData, MoveError
from loci.core.game import AnyGame
from loci.core.match import Match
from loci.core.options import checked
from loci.core.record import Header
from loci.core.registry import find_game
from loci.core.text import Text

_SEAT = re.compile(r"P([1-9][0-9]*):? +(.+)")


@final
class Position:
    """A hand-written position: which game, how it is set up, and what lies where."""

    __slots__ = ("game", "match")

    def __init__(self, game: AnyGame, match: Match) -> None:
        self.game = game
        self.match = match


def read_yaml(text: str) -> Position:
    """The position that a YAML text describes; `BadData` or a `MoveError` says what is wrong."""
    import yaml

    try:
        data = yaml.safe_load(text)
    except (yaml.YAMLError, ValueError) as error:  # ValueError: an impossible date
        raise BadData(Text("bad-yaml", detail=" ".join(str(error).split()))) from error
    return read_data(data)


def read_data(data: object) -> Position:
    """The same from plain data, as the `position` command prints it with `--json`."""
    if not isinstance(data, dict):
        raise BadData(Text("data-wrong", path="$", expected="object", found=str(type(data))))
    own = dict(data)
    frame = Fields({key: own.pop(key) for key in list(own) if key in _FRAME})
    game = find_game(frame.word("game"))
    players = frame.number("players") if "players" in frame.data else game.info.players[0]
    seed = frame.number("seed") if "seed" in frame.data else 0
    options = checked(
        game.info.options, frame.child("options").data if "options" in frame.data else {}
    )
    least, most = game.info.players
    if not least <= players <= most:
        raise BadData(Text("players-number", given=players, least=least, most=most))
    table = game.read_position(players, options, seed, own)
    wrong = game.audit(table)
    if wrong:
        raise BadData(Text("position-impossible", detail="; ".join(wrong)))
    for step in frame.words("steps") if "steps" in frame.data else []:
        game.step(table, step)
    header = Header(
        game.info.id,
        game.info.rules_version,
        players,
        seed,
        {k: v for k, v in options.items() if "options" in frame.data and k in data["options"]},
        start=game.wrap(table).to_data(),
    )
    match = Match(game, header)
    for text in frame.words("moves") if "moves" in frame.data else []:
        answer(match, text)
    return Position(game, match)


_FRAME = ("game", "players", "options", "seed", "steps", "moves")


def answer(match: Match, text: str) -> None:
    """Take an answer written `P2 build E6`, or `build E6` when only one seat is asked."""
    found = _SEAT.fullmatch(text.strip())
    if found is not None:
        match.answer(int(found.group(1)) - 1, found.group(2))
        return
    asked = list(match.decisions())
    if len(asked) == 1:
        match.answer(asked[0], text.strip())
        return
    able = []
    for seat in asked:
        try:
            match.game.read(match.state, seat, text.strip())
        except MoveError:
            continue
        able.append(seat)
    if len(able) == 1:
        match.answer(able[0], text.strip())
        return
    seats = [f"P{seat + 1} {text.strip()}" for seat in able or asked]
    raise Ambiguous(Text("whose-move", move=text.strip()), seats)


def to_data(match: Match) -> dict[str, Any]:
    """The state of a match as a position, in data that `read_data` takes."""
    game = match.game
    header = match.header
    own = game.write_position(game.table(match.state))
    return {
        "game": header.game,
        "players": header.players,
        "options": dict(header.options),
        "seed": header.seed,
        **own,
    }


def decision_data(match: Match, decision: Decision) -> dict[str, Any]:
    """An open question with its legal moves, for programs."""
    return {
        "seat": decision.seat,
        "id": match.decision_id(decision),
        "prompt": decision.prompt.to_data(),
        "moves": [move.text() for move in decision.moves],
        "complete": decision.complete,
    }
