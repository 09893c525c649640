"""Data from outside: how big it may be before anybody looks at what it says.

A saved table, a position or the header of a record may come from anybody. What is within these
bounds is read in a time that grows with its length and no faster; whether it is the table of a real
game is for `Game.load` and `Game.audit` to say.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from loci.core.errors import BadData, LociError, Unreadable
from loci.core.text import Text

if TYPE_CHECKING:
    from loci.core.game import AnyGame

DEEPEST: Final = 32  # levels of lists and objects in each other; real tables have a dozen
MOST_PARTS: Final = 30_000  # values, keys included; a big table of a real game has three thousand
MOST_NUMBER: Final = 1_000_000  # of anything on a table; the random source has bigger ones
LONGEST: Final = 200_000  # characters of one text: a file of components
LONGEST_MOVE: Final = 1000  # characters of an answer, or of several in a row
_OF_CHANCE: Final = ("rng", "seed")  # what they hold is checked by `Rng`
_SHOWN: Final = 200


def check_bounds(data: object) -> None:
    """`BadData` for plain data that is deeper, bigger or of other kinds than a game's can be."""
    level: list[object] = [data]
    parts = 1
    for _ in range(DEEPEST):
        below: list[object] = []
        for value in level:
            if isinstance(value, dict):
                for key, held in value.items():
                    if not isinstance(key, str):
                        raise BadData(Text("data-key", key=clipped(str(key))))
                    _check_text(key)
                    if key not in _OF_CHANCE:
                        below.append(held)
                parts += 2 * len(value)
            elif isinstance(value, list):
                parts += len(value)
                below.extend(value)
            elif isinstance(value, str):
                _check_text(value)
            elif isinstance(value, int) and abs(value) > MOST_NUMBER:
                raise BadData(Text("data-number", most=MOST_NUMBER))
            if parts > MOST_PARTS:  # at once: parts of YAML may stand for each other many times
                raise BadData(Text("data-too-big", most=MOST_PARTS))
        if not below:
            return
        level = below
    raise BadData(Text("data-too-deep", most=DEEPEST))


def check_move(text: str) -> None:
    """`Unreadable` for a text that is longer than any answer, before anybody reads it."""
    if len(text) > LONGEST_MOVE:
        raise Unreadable(Text("move-too-long", most=LONGEST_MOVE))


def started(game: AnyGame, data: object, players: int) -> Any:
    """The state that a record starts from, if it is one of a real game for so many players."""
    check_bounds(data)
    try:
        # Before anything is played: the table may be nobody's.
        check_table(game, game.saved_table(data), players)
        state = game.load(data)
        check_table(game, game.table(state), players)
    except LociError:
        raise
    except Exception as error:  # of whatever kind: anything may have been written there
        raise BadData(Text("data-fault", detail=type(error).__name__)) from error
    return state


def upgraded(game: AnyGame, data: object, rules: int) -> Any:
    """The data of a state that was saved under older rules, in the form of now."""
    check_bounds(data)
    try:
        return game.upgrade_data(data, rules)
    except LociError:
        raise
    except Exception as error:
        raise BadData(Text("data-fault", detail=type(error).__name__)) from error


def check_table(game: AnyGame, table: Any, players: int) -> None:
    """`BadData` for a table that is none of a real game for so many players."""
    if game.seated(table) != players:
        raise BadData(Text("data-seats", found=game.seated(table), players=players))
    wrong = game.audit(table)
    if wrong:
        detail = "; ".join([clipped(one) for one in wrong[:20]])
        raise BadData(Text("position-impossible", detail=detail))


def clipped(text: str) -> str:
    """So much of a foreign text as a message can show."""
    return text if len(text) <= _SHOWN else text[:_SHOWN] + "…"


def _check_text(text: str) -> None:
    if len(text) > LONGEST or "\0" in text:
        raise BadData(Text("data-text", most=LONGEST))
