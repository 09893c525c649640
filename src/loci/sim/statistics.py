"""Statistics of finished games, as numbers that are only ever added up: each game adds its own, and
takes them away again where its end is taken back. So they are the same in whichever order games
come, and however often they are counted anew."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, Final, NamedTuple

from loci.core import AnyGame, BadData, Outcome, Text
from loci.core.data import Fields
from loci.core.options import CHOICES, FILE, SETS
from loci.core.score_sheet import Kinds, ScoreSheet

#: What is counted, and how: numbers of another form are not added to these.
FORM: Final = 1
PERSON: Final = "person"  # who sits where no bot does

# The kinds of cells that every game has; the others are what the game was played with
GAMES: Final = "games"
ENDINGS: Final = "endings"
ANSWERS: Final = "answers"
MINUTES: Final = "minutes"
NUMBERS: Final = "numbers"
POINTS: Final = "points"
SEATS: Final = "seats"
SOURCES: Final = "sources"
WHO: Final = "who"
OPTIONS: Final = "options"

_ANSWERS: Final = 10  # as wide is a step of the lengths


class Cell(NamedTuple):
    """One place of a table: how many played, which table it is, row and column."""

    players: int
    kind: str
    row: str
    column: str


class Sums(NamedTuple):
    """What a cell holds: games (or seats), those of them that were won, and their points."""

    number: int
    wins: int
    points: int


Counts = dict[Cell, Sums]


@dataclass(frozen=True, slots=True)
class Facts:
    """What is kept of one finished game. `who` is the bot of each seat, or a person; `options` are
    those that are not as usual; `minutes` from the first answer to the last, where somebody
    measured. `together`: all win or lose as one."""

    sheet: ScoreSheet
    outcome: Outcome
    answers: int
    minutes: int | None
    options: dict[str, list[str]]
    who: list[str]
    together: bool

    @property
    def players(self) -> int:
        return len(self.who)

    @property
    def by_people(self) -> bool:
        return PERSON in self.who

    def places(self) -> list[int]:
        """The place of each seat: winners first, then by points; equals share one, and so do those
        who have all lost."""
        won = self.outcome.winners
        if not won:
            return [1] * self.players
        worth = [(seat in won, score) for seat, score in enumerate(self.outcome.scores)]
        return [1 + sum(other > one for other in worth) for one in worth]

    def to_data(self) -> dict[str, Any]:
        return {
            "sheet": self.sheet.to_data(),
            "outcome": self.outcome.to_data(),
            "answers": self.answers,
            "minutes": self.minutes,
            "options": self.options,
            "who": self.who,
            "together": self.together,
        }

    @staticmethod
    def from_data(data: object) -> Facts:
        fields = Fields(data)
        options = fields.child("options")
        minutes = fields.value("minutes")
        return Facts(
            ScoreSheet.from_data(fields.value("sheet")),
            Outcome(**fields.value("outcome")),
            fields.number("answers"),
            None if minutes is None else fields.number("minutes"),
            {name: options.words(name) for name in options.data},
            fields.words("who"),
            fields.flag("together"),
        )


def facts_of(
    game: AnyGame,
    state: Any,
    options: Mapping[str, object],
    answers: int,
    who: list[str],
    minutes: int | None = None,
) -> Facts:
    """What is kept of a game that has come to its end in this state."""
    outcome = game.outcome(state)
    assert outcome is not None
    sheet = game.score_sheet(game.table(state))
    unusual = _unusual(game, options, sheet)
    return Facts(sheet, outcome, answers, minutes, unusual, who, game.info.together)


def _unusual(
    game: AnyGame, options: Mapping[str, object], sheet: ScoreSheet
) -> dict[str, list[str]]:
    """The options that are not as usual and that the sheet does not name; of what was chosen by
    name (spirits, tiles) the sheet says what came of it."""
    found: dict[str, list[str]] = {}
    for option in game.info.options:
        value = options.get(option.name, option.default)
        if value == option.default or option.name in sheet.played or option.kind == FILE:
            continue
        if isinstance(value, list):
            if option.name == SETS:
                found[SETS] = [name for name in value if name != game.info.sets[0]]
        elif option.kind != CHOICES:
            found[option.name] = [_word(value)]
    return found


def _word(value: object) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


# -- counting --------------------------------------------------------------------------------------


class _Counting:
    """Adds up the cells of one game."""

    def __init__(self, facts: Facts) -> None:
        self._players = facts.players
        self.found: Counts = {}

    def add(self, kind: str, row: str, column: str, won: bool, points: int = 0) -> None:
        cell = Cell(self._players, kind, row, column)
        had = self.found.get(cell, _NOTHING)
        self.found[cell] = Sums(had.number + 1, had.wins + won, had.points + points)


_NOTHING: Final = Sums(0, 0, 0)


def counts_of(facts: Facts, own: Sequence[int] | None = None) -> Counts:
    """What one game adds; with `own` seats what it adds to theirs alone: their victory, points and
    choices. Points are seats': what the whole game was played with has none."""
    seats = range(facts.players) if own is None else own
    won = any(seat in facts.outcome.winners for seat in seats)
    counting = _Counting(facts)
    add = counting.add
    add(GAMES, "", "", won, facts.answers)
    add(ENDINGS, facts.outcome.ending, "", won)
    add(ANSWERS, str(facts.answers // _ANSWERS * _ANSWERS), "", won)
    if facts.minutes is not None:
        add(MINUTES, str(_doubled(facts.minutes)), "", won)
    sheet = facts.sheet
    for name, number in sheet.numbers.items():
        add(NUMBERS, name, str(number), won)
    for name, values in facts.options.items():
        for value in values:
            add(OPTIONS, name, value, won)
    for kind, value in _each(sheet.played):
        add(kind, value, "", won)
    for one, other in sheet.crossed:
        for value, across in product(sheet.played.get(one, []), sheet.played.get(other, [])):
            add(f"{one}/{other}", value, across, won)
    for seat in seats:
        _count_seat(counting, facts, seat)
    return counting.found


def _count_seat(counting: _Counting, facts: Facts, seat: int) -> None:
    add, sheet, line = counting.add, facts.sheet, facts.sheet.seats[seat]
    won, points = seat in facts.outcome.winners, facts.outcome.scores[seat]
    add(SEATS, str(seat + 1), "", won, points)
    add(POINTS, str(points), "", won, points)
    add(WHO, facts.who[seat], "", won, points)
    for kind, value in _each(line.played):
        add(kind, value, "", won, points)
    for one, other in sheet.crossed:
        for value, across in product(line.played.get(one, []), sheet.played.get(other, [])):
            add(f"{one}/{other}", value, across, won, points)
    for source, worth in line.sources.items():
        add(SOURCES, source, "", won, worth)
        for _, value in _each(line.played):
            add(SOURCES, source, value, won, worth)


def _each(played: Kinds) -> list[tuple[str, str]]:
    return [(kind, value) for kind, values in played.items() for value in values]


def _doubled(minutes: int) -> int:
    """The greatest power of two that is not more: lengths grow by doubling."""
    return 1 << minutes.bit_length() - 1 if minutes else 0


def added(counts: Iterable[Counts]) -> Counts:
    """All of them together; cells that hold nothing are none."""
    found: Counts = {}
    for one in counts:
        for cell, sums in one.items():
            had = found.get(cell, _NOTHING)
            found[cell] = Sums(*[a + b for a, b in zip(had, sums, strict=True)])
    return {cell: sums for cell, sums in found.items() if sums.number}


# -- as data ---------------------------------------------------------------------------------------


def rows_of(counts: Mapping[Cell, Sums]) -> list[list[Any]]:
    """The cells in order, each as one list."""
    return [[*cell, *counts[cell]] for cell in sorted(counts)]


def counts_from(rows: Sequence[Any]) -> Counts:
    """Inverse of `rows_of`; `BadData` where a row is none."""
    found: Counts = {}
    for at, row in enumerate(rows):
        forms = (int, str, str, str, int, int, int)
        if not isinstance(row, list) or [type(value) for value in row] != list(forms):
            raise BadData(Text("statistics-row", number=at + 1))
        found[Cell(*row[:4])] = Sums(*row[4:])
    return found


def file_data(game: str, counts: Counts) -> dict[str, Any]:
    """What a file of statistics holds."""
    games = sum(sums.number for cell, sums in counts.items() if cell.kind == GAMES)
    return {"form": FORM, "game": game, "games": games, "counts": rows_of(counts)}


def from_file(data: object, game: str) -> Counts:
    """The counts of such a file; `BadData` if it is none, of another form or of another game."""
    fields = Fields(data)
    if fields.number("form") != FORM:
        raise BadData(Text("statistics-form", form=fields.number("form"), known=FORM))
    if fields.word("game") != game:
        raise BadData(Text("statistics-game", game=fields.word("game"), wanted=game))
    fields.number("games")
    counts = counts_from(fields.items("counts"))
    fields.done()
    return counts
