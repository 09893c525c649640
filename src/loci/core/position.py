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
from typing import Any, Final, final

from loci.core.data import Fields
from loci.core.decision import Decision, Move
from loci.core.errors import Ambiguous, BadData, BadOption, Illegal, LociError, MoveError
from loci.core.foreign import check_table
from loci.core.game import AnyGame
from loci.core.options import checked
from loci.core.records.header import Header
from loci.core.records.match import Match
from loci.core.records.redeal import REDEAL_SEAT
from loci.core.registry import find_game
from loci.core.rng import seed_data, seed_from
from loci.core.text import Text

_SEAT = re.compile(r"P([1-9][0-9]?):? +(.+)")
_RENEWED = re.compile(r"renew ([0-9]{1,39})")  # where an undo dealt anew


#: How many ways of reading a list of answers are followed at a time; more are never meant.
_READINGS: Final = 32


@final
class _Reading:
    """One way in which the answers written so far can be meant: the match they lead to, and the
    answers given by the rules that those still to come may stand for. `passed` if those had passed
    at the beginning who would not be asked in a game (`Game.passed_on`)."""

    __slots__ = ("forced", "match", "passed")

    def __init__(self, match: Match, forced: list[tuple[int, Move]], passed: bool = False) -> None:
        self.match = match
        self.forced: Final = forced
        self.passed: Final = passed

    def key(self) -> tuple[object, ...]:
        """The same for readings after which everything goes on alike."""
        entries = [(entry.seat, entry.move) for entry in self.match.entries]
        forced = [(seat, move.text()) for seat, move in self.forced]
        return (self.passed, *entries, None, *forced)


@final
class Position:
    """A hand-written position: which game, how it is set up, and what lies where."""

    __slots__ = ("_readings", "game", "match")

    def __init__(self, game: AnyGame, readings: list[_Reading]) -> None:
        """Answers mean the first reading that takes them; without any, it is the last."""
        self.game = game
        self.match = readings[-1].match
        self._readings = readings
        if len(readings) > 1:
            readings[-1].match = self.match.fork()

    def answer(self, text: str) -> None:
        """Take a written answer. One that had no alternative was given by the rules already; it
        may be written too, and changes nothing. Where an answer can be that one as well as one to
        the open question, it is the latter, unless a later answer then fits nowhere."""
        found: dict[tuple[object, ...], _Reading] = {}
        refused: list[MoveError] = []
        for reading in self._readings:
            passed = _passed_over(self.game, reading, text)
            if passed is not None:
                passed.match = reading.match.fork()  # the other reading goes on with this one
            try:
                played = _played(self.game, reading, text)
            except MoveError as error:
                refused.append(error)
            else:
                found.setdefault(played.key(), played)
            if passed is not None:
                found.setdefault(passed.key(), passed)
        if not found:
            raise refused[0]
        self._readings = list(found.values())[:_READINGS]
        first = self._readings[0]
        if first.match is not self.match:
            self.match.adopt(first.match)
            self.match.header.start = first.match.header.start
            first.match = self.match


def _passed_over(game: AnyGame, reading: _Reading, text: str) -> _Reading | None:
    """The reading in which `text` stands for an answer that the rules have given, if it can."""
    seat, move = _parts(text)
    for n, (asked, given) in enumerate(reading.forced):
        # The question was never put, so nobody knows its prompt; its one answer is known.
        question = Decision(asked, Text("not-asked"), [given], forced=True)
        if seat in (None, asked) and game.in_full(question, move) == given.text():
            # The answers of one seat are written in their order.
            earlier = [one for one in reading.forced[:n] if one[0] != asked]
            left = earlier + reading.forced[n + 1 :]
            return _Reading(reading.match, left, reading.passed)
    return None


def _played(game: AnyGame, reading: _Reading, text: str) -> _Reading:
    """The reading in which `text` answers the open question."""
    match = reading.match
    game.forced(match.state)  # those before are in `forced` already
    answer(match, text)
    seat = match.entries[-1].seat
    others = [one for one in reading.forced if one[0] != seat]
    return _Reading(match, others + game.forced(match.state), reading.passed)


def read_yaml(text: str) -> Position:
    """The position that a YAML text describes; `BadData` or a `MoveError` says what is wrong."""
    from loci.core.yaml_text import load  # only who reads positions needs the library

    return read_data(load(text))


def read_data(data: object) -> Position:
    """The same from plain data, as the `position` command prints it with `--json`."""
    try:
        position = _read(data)
        position.match.decisions()
    except LociError:
        raise
    except Exception as error:  # of whatever kind: anything may have been written there
        raise BadData(Text("data-fault", detail=type(error).__name__)) from error
    return position


def _read(data: object) -> Position:
    if not isinstance(data, dict):
        raise BadData(Text("position-no-keys"))
    own = dict(data)
    for name in ("decisions", "asked"):  # `loci position --json` adds them for programs
        own.pop(name, None)
    answers = _begun(own)
    frame = Fields({key: own.pop(key) for key in list(own) if key in _FRAME})
    game = find_game(frame.word("game"))
    players = frame.number("players") if "players" in frame.data else game.position_players(own)
    seed = seed_from(frame.value("seed"), "$.seed") if "seed" in frame.data else 0
    options = checked(
        game.info.options, frame.child("options").data if "options" in frame.data else {}
    )
    try:
        game.info.check_players(players, options)
    except BadOption as wrong:
        raise BadData(wrong.reason) from wrong
    table = game.read_position(players, options, seed, own)
    check_table(game, table, players)
    steps = frame.words("steps") if "steps" in frame.data else []
    if steps and answers is not None:
        raise BadData(Text("position-underway", key="script"))
    for step in steps:
        game.step(table, step)
    given: dict[str, object] = {
        k: v for k, v in options.items() if "options" in frame.data and k in data["options"]
    }
    header = Header(game.info.id, game.info.rules_version, players, seed, given)
    passed = game.passed_on(table, own) if answers is None and "steps" not in frame.data else None
    readings = [_begin(game, header, table, answers or [])]
    if passed is not None:
        readings.append(_begin(game, header, passed, [], passed=True))
    position = Position(game, readings)
    moves = frame.words("moves") if "moves" in frame.data else []
    for number, text in enumerate(moves, 1):
        try:
            position.answer(text)
        except MoveError as error:
            reason = Text("position-move", number=number, move=text, why=error.reason)
            raise type(error)(reason, error.nearest) from error
    return position


def _begin(
    game: AnyGame, header: Header, table: Any, answers: list[tuple[int, str]], passed: bool = False
) -> _Reading:
    """The match that begins at a table, after the answers under way."""
    state = game.wrap(table)
    for seat, text in answers:
        game.forced(state)  # only those after the last answer may be written
        if seat == REDEAL_SEAT:
            state = game.renew(state, int(text))
        else:
            game.apply(state, seat, game.read(state, seat, text))
    forced = game.forced(state)
    own = header.copy()
    own.start = state.to_data()
    return _Reading(Match(game, own), forced, passed)


def _begun(own: dict[str, Any]) -> list[tuple[int, str]] | None:
    """Turn `own` into the table at which the rules under way began, where a position has such; the
    answers given since."""
    if "script" not in own:
        return None
    fields = Fields(own.pop("script"), "$.script")
    own.update(fields.child("before").data)
    for name in fields.words("without"):
        own.pop(name, None)
    answers = []
    for number, text in enumerate(fields.words("answers")):
        renewed = _RENEWED.fullmatch(text)
        if renewed is not None:
            answers.append((REDEAL_SEAT, renewed.group(1)))
            continue
        seat, move = _parts(text)
        if seat is None:
            path = f"$.script.answers[{number}]"
            raise BadData(Text("data-answer", path=path, answer=text))
        answers.append((seat, move))
    fields.done()
    return answers


def _underway(match: Match, own: dict[str, Any]) -> dict[str, Any]:
    """What was otherwise where the rules under way began, and the answers since, so that they lead
    to the open question again."""
    begun = match.game.underway(match.state)
    if begun is None:
        return {}
    table, answers = begun
    before = match.game.write_position(table)
    return {
        "script": {
            "before": {k: v for k, v in before.items() if k not in own or own[k] != v},
            "without": [name for name in own if name not in before],
            "answers": [
                move.text() if seat == REDEAL_SEAT else f"P{seat + 1} {move.text()}"
                for seat, move in answers
            ],
        }
    }


_FRAME = ("game", "players", "options", "seed", "steps", "moves")


def answer(match: Match, text: str) -> None:
    """Take an answer written `P2 build E6`, or `build E6` when only one seat is asked."""
    seat, move = _parts(text)
    asked = match.decisions()
    if not asked:
        raise Illegal(Text("game-over"))
    if seat is None and len(asked) == 1:
        [seat] = asked
    if seat is not None:
        full = match.game.in_full(asked[seat], move) if seat in asked else move
        match.answer(seat, full)
        return
    able = []
    for one, decision in asked.items():
        try:
            full = match.game.in_full(decision, move)
            first, _ = match.game.next_step(match.game.table(match.state), one, full)
            match.game.read(match.state, one, first)
        except MoveError:
            continue
        able.append(one)
    if len(able) == 1:
        [seat] = able
        match.answer(seat, match.game.in_full(asked[seat], move))
        return
    seats = [f"P{one + 1} {move}" for one in able or asked]
    raise Ambiguous(Text("whose-move", move=move), seats)


def _parts(text: str) -> tuple[int | None, str]:
    """The seat, where an answer names it, and the answer itself."""
    found = _SEAT.fullmatch(text.strip())
    return (None, text.strip()) if found is None else (int(found.group(1)) - 1, found.group(2))


def to_data(match: Match) -> dict[str, Any]:
    """The state of a match as a position, in data that `read_data` takes."""
    game = match.game
    header = match.header
    own = game.write_position(game.table(match.state))
    return {
        "game": header.game,
        "players": header.players,
        "options": dict(header.options),
        "seed": seed_data(header.seed),
        **own,
        **_underway(match, own),
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
