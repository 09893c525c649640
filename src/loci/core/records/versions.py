"""Rules versions: what becomes of a match that was played under older rules.

It is replayed under the present ones. If every answer fits, and the outcome and the positions that
were stored on the way agree, it goes on as if nothing had been. If not, a match that is not over
goes on from the last position that was stored: its answers up to there are kept as they were
(`Header.continued`). One that is over is kept as it was stored, to be looked at.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast, final

from loci.core.decision import Outcome
from loci.core.errors import LociError
from loci.core.game import AnyGame
from loci.core.records.beginning import present_header
from loci.core.records.header import Header, Past
from loci.core.records.match import Match
from loci.core.records.record import Entry, Record
from loci.core.records.redeal import REDEAL_SEAT
from loci.core.state import State
from loci.core.text import Text

REPLAYED: Final = "replayed"
CONTINUED: Final = "continued"
KEPT: Final = "kept"
FAILED: Final = "failed"
KINDS: Final = (REPLAYED, CONTINUED, KEPT, FAILED)


@final
class Saved:
    """A match as it was stored: its answers, the data of positions by number of answers, and how
    it ended, if it did. One that is `over` will not be played on, ended or not. `fresh` is as in
    a `Record`."""

    __slots__ = ("entries", "fresh", "header", "outcome", "over", "positions")

    def __init__(
        self,
        header: Header,
        entries: list[Entry],
        positions: Mapping[int, Any],
        outcome: Outcome | None,
        over: bool,
        fresh: Mapping[int, int] | None = None,
    ) -> None:
        self.header: Final = header
        self.entries: Final = entries
        self.positions: Final = positions
        self.outcome: Final = outcome
        self.over: Final = over
        self.fresh: Final[Mapping[int, int]] = fresh if fresh is not None else {}


@final
class Brought:
    """What became of a match: its `kind`, and the match under the present rules where there is
    one. `reason` says why it is not just replayed, `dropped` how many of the last answers, given
    after the last stored position, do not fit."""

    __slots__ = ("dropped", "kind", "match", "reason")

    def __init__(
        self, kind: str, match: Match | None, reason: Text | None = None, dropped: int = 0
    ) -> None:
        self.kind: Final = kind
        self.match: Final = match
        self.reason: Final = reason
        self.dropped: Final = dropped


def bring(game: AnyGame, saved: Saved) -> Brought:
    """Bring a match to the present rules. Raises nothing: a fault of the rules is a reason too."""
    try:
        replayed, reason = _as_far_as_it_fits(game, saved)
        if reason is None and replayed is not None:
            reason = _difference(replayed, saved)
        if reason is None:
            return Brought(REPLAYED, replayed)
        if saved.over:
            return Brought(KEPT, None, reason)
        return _gone_on(game, saved, replayed, reason)
    except Exception as error:
        return Brought(KEPT if saved.over else FAILED, None, _fault(error))


def position(game: AnyGame, data: object, version: int) -> State | None:
    """The stored position of an older version as the present rules have it, if they can."""
    found = last_position(game, {0: data}, version, 0)
    return None if found is None else found[1]


def last_position(
    game: AnyGame, positions: Mapping[int, Any], version: int, number: int
) -> tuple[int, State] | None:
    """The last position up to `number` that can be read of those stored under rules `version`,
    and after how many answers it is.

    One in the middle of a script whose answers do not fit any more is read at the last of them
    that does.
    """
    for at in sorted((at for at in positions if at <= number), reverse=True):
        try:
            data = positions[at]
            if version < game.info.rules_version:
                data = game.upgrade_data(data, version)
        except Exception:  # a form that nobody reads any more
            continue
        answers = data.get("answers", []) if "stable" in data else []
        for fewer in range(len(answers) + 1):
            if fewer:
                data = {**data, "answers": answers[:-fewer]}
            state = _loaded(game, data)
            gone = sum(seat != REDEAL_SEAT for seat, _ in answers[len(answers) - fewer :])
            if state is not None and at >= gone:
                return at - gone, state
    return None


def to_look_at(game: AnyGame, saved: Saved) -> Match | None:
    """A match that is kept as stored, at its last position that can be shown; None without one."""
    entries = saved.entries
    found = last_position(game, saved.positions, saved.header.rules, len(entries))
    if found is None:
        return None
    header = _continued(game, saved.header, len(entries), found[1])
    return Match(game, header, entries, [True] * len(entries), found[1])


@final
class Proof:
    """What replaying a record has proved: the answers after the first `stored` fit, and lead to the
    recorded outcome; `hash` says whether the hash of the last state could be compared too.

    A record of older rules that does not fit the present ones is `kept` as it was stored, for this
    reason: its answers after the first `stored` fit up to number `replayed`."""

    __slots__ = ("answers", "hash", "kept", "replayed", "rules", "stored")

    def __init__(
        self,
        rules: int,
        stored: int,
        replayed: int,
        answers: int,
        hash: bool = False,
        kept: Text | None = None,
    ) -> None:
        self.rules: Final = rules
        self.stored: Final = stored
        self.replayed: Final = replayed
        self.answers: Final = answers
        self.hash: Final = hash
        self.kept: Final = kept


def prove(game: AnyGame, record: Record) -> Proof:
    """Replay a record; `RecordError` if it was made under the present rules and is not true."""
    header, answers = record.header, len(record.entries)
    if header.rules < game.info.rules_version:
        saved = Saved(header, record.entries, {}, record.outcome, over=True)
        found, reason = _as_far_as_it_fits(game, saved)
        if found is not None and reason is None:
            reason = _difference(found, saved)
        if reason is not None:
            fitting = header.stored if found is None else len(found.entries)
            return Proof(header.rules, header.stored, fitting, answers, kept=reason)
    match = Match.replay(game, record)
    same = match.state.digest() == record.hash
    return Proof(header.rules, header.stored, answers, answers, same)


# -- within -------------------------------------------------------------------------------------


def _loaded(game: AnyGame, data: object) -> State | None:
    try:
        state = cast(State, game.load(data))
        return None if game.audit(game.table(state)) else state
    except Exception:  # of whatever kind: other rules wrote it
        return None


def _as_far_as_it_fits(game: AnyGame, saved: Saved) -> tuple[Match | None, Text | None]:
    """The match after the answers that fit, and why the next one does not."""
    try:
        header = present_header(game, saved.header)
        kept = saved.entries[: header.stored]
        match = Match(game, header, list(kept), [True] * len(kept))
    except Exception as error:
        return None, _fault(error)
    match.renew_as(saved.fresh)
    for entry in saved.entries[match.stored :]:
        try:
            match.take(entry, saved.header.rules)
        except Exception as error:
            number = len(match.entries) + 1
            return match, Text("upgrade-answer", number=number, why=_fault(error))
        match.renew_as(saved.fresh)
    return match, None


def _difference(match: Match, saved: Saved) -> Text | None:
    """How the replayed match differs from what was stored of it, as far as that can be read."""
    game = match.game
    for at in sorted(saved.positions):
        if at < match.stored:
            continue
        stored = position(game, saved.positions[at], saved.header.rules)
        if stored is not None:
            place = _first_difference(_face(game, stored), _face(game, match.state_at(at)), "$")
            if place:
                return Text("upgrade-position", number=at, place=place)
    if match.outcome() != saved.outcome:
        found = match.outcome()
        return Text("record-outcome", expected="*" if found is None else found.ending)
    return None


def _gone_on(game: AnyGame, saved: Saved, replayed: Match | None, reason: Text) -> Brought:
    """The match from its last stored position on, or, where none is stored, after the answers
    that fit."""
    match = replayed
    entries = saved.entries
    found = last_position(game, saved.positions, saved.header.rules, len(entries))
    if found is not None and found[0] >= saved.header.stored:
        at, state = found
        header = _continued(game, saved.header, at, state)
        match = Match(game, header, entries[:at], [True] * at, state)
    if match is None:
        return Brought(FAILED, None, reason)
    match.renew_as(saved.fresh)
    for entry in entries[len(match.entries) :]:
        try:
            match.take(entry, saved.header.rules)
        except Exception:  # why an answer does not fit is in `reason` already
            break
        match.renew_as(saved.fresh)
    return Brought(CONTINUED, match, reason, len(entries) - len(match.entries))


def _continued(game: AnyGame, old: Header, entries: int, state: State) -> Header:
    """The header of a match that goes on from `state` after so many answers under older rules."""
    header = old.copy()
    header.rules = game.info.rules_version
    header.options = game.upgrade_options(dict(old.options), old.rules)
    header.start = state.to_data()
    header.continued = [*old.continued, Past(old.rules, entries)]
    return header


def _face(game: AnyGame, state: State) -> dict[str, Any]:
    """What makes a position what it is, however it is saved: the table and the open questions."""
    asked = game.decisions(state)
    return {
        "table": game.table(state).to_data(),
        "asked": {
            str(seat): [decision.prompt.plain(), *[move.text() for move in decision.moves]]
            for seat, decision in sorted(asked.items())
        },
    }


def _first_difference(one: Any, other: Any, path: str) -> str:
    """Where two values of plain data differ first; nothing where they do not."""
    if one == other:
        return ""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted({*one, *other}, key=str):
            if key not in one or key not in other:
                return f"{path}.{key}"
            found = _first_difference(one[key], other[key], f"{path}.{key}")
            if found:
                return found
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for i in range(len(one)):
            found = _first_difference(one[i], other[i], f"{path}[{i}]")
            if found:
                return found
    return path


def _fault(error: Exception) -> Text:
    if isinstance(error, LociError):
        return error.reason
    return Text("upgrade-fault", detail=f"{type(error).__name__}: {error}")
