"""Where the games of a data set come from: bots that play them, or records."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol, final

import pyarrow as pa

from loci.bots.registry import find_bot
from loci.core import AnyGame, Budget, LociError, Match, Record, Text, derived_seed
from loci.core.data import digest
from loci.core.records.beginning import present_header
from loci.core.records.record import write
from loci.data.noting import Noted, ground_of
from loci.sim.many import Plan
from loci.sim.playout import playout


class Source(Protocol):
    """The games of a data set, by their numbers; another process can have it."""

    @property
    def game(self) -> str: ...

    def __len__(self) -> int: ...

    def name(self, number: int) -> str:
        """What the match of a game is called."""
        ...

    def part(self, games: range) -> Source:
        """A source of these games, under the same numbers: no larger than it must be, since it is
        sent to whoever plays them."""
        ...

    def play(self, number: int) -> pa.RecordBatch:
        """The decisions of a game; raises whatever is wrong with it."""
        ...

    def to_data(self) -> dict[str, Any]:
        """What was played: two sources that say the same have the same games."""
        ...


@final
class SelfPlay:
    """Games that bots play: those of `loci sim` with the same settings."""

    def __init__(self, plan: Plan) -> None:
        self._plan: Final = plan

    @property
    def game(self) -> str:
        return self._plan.game

    def __len__(self) -> int:
        return self._plan.games

    def _seed(self, number: int) -> int:
        return derived_seed(self._plan.seed, number)

    def name(self, number: int) -> str:
        return str(self._seed(number))

    def part(self, games: range) -> SelfPlay:
        return self

    def play(self, number: int) -> pa.RecordBatch:
        plan, ground = self._plan, ground_of(self.game)
        noted = Noted(ground)
        done = playout(
            ground.game,
            [find_bot(ground.game, name) for name in plan.bots],
            self._seed(number),
            plan.options,
            Budget(playouts=plan.playouts),
            watch=noted.put,
        )
        rules = ground.game.info.rules_version
        return noted.batch(self.name(number), done.outcome, rules)

    def to_data(self) -> dict[str, Any]:
        plan = self._plan
        return {
            "kind": "self-play",
            "bots": list(plan.bots),
            "games": plan.games,
            "seed": plan.seed,
            "seeds": "derived_seed(seed, number)",
            "options": plan.options,
            "playouts": plan.playouts,
        }


@final
class Stored:
    """Games that have been played: their records, by what each match is called. No name of a person
    goes into a data set."""

    def __init__(self, game: str, records: Sequence[tuple[str, Record]], first: int = 0) -> None:
        self._game: Final = game
        self._records: Final = records
        self._first: Final = first

    @property
    def game(self) -> str:
        return self._game

    def __len__(self) -> int:
        return len(self._records)

    def name(self, number: int) -> str:
        return self._records[number - self._first][0]

    def part(self, games: range) -> Stored:
        return Stored(self._game, self._records[games.start : games.stop], games.start)

    def play(self, number: int) -> pa.RecordBatch:
        name, record = self._records[number - self._first]
        noted = Noted(ground_of(self._game))
        match = replayed(ground_of(self._game).game, record, noted)
        outcome = match.outcome()
        if outcome is None:
            raise LociError(Text("dataset-unfinished"))
        return noted.batch(name, outcome, record.header.rules)

    def to_data(self) -> dict[str, Any]:
        return {
            "kind": "records",
            "games": len(self._records),
            "of": digest([[name, write(record)] for name, record in self._records]),
        }


def replayed(game: AnyGame, record: Record, noted: Noted) -> Match:
    """The match of a record, whose decisions are noted on the way; it must come to the end that
    the record tells."""
    header = present_header(game, record.header)
    if header.stored:  # under rules that nobody has any more
        raise LociError(Text("dataset-continued", entries=header.stored))
    rules, present = record.header.rules, game.info.rules_version
    match = Match(game, header)
    match.snapshot_every = 0
    match.renew_as(record.fresh)
    for entry in record.entries:
        decision = match.decisions().get(entry.seat)
        if decision is not None:
            text = entry.move
            if rules < present:
                table = game.table(match.state)
                text = game.upgrade_answer(table, entry.seat, text, rules)
            noted.put(match.state, decision, game.read(match.state, entry.seat, text))
        match.take(entry, rules)
        match.renew_as(record.fresh)
    if match.outcome() != record.outcome:
        raise LociError(Text("dataset-other-end"))
    return match
