"""Records and positions that are almost right are refused in our own words, whatever is wrong."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from loci.core import LociError, Match, find_game
from loci.core.data import decode, encode
from loci.core.header import Header
from loci.core.position import read_yaml
from loci.core.record import Record, read, write
from loci.server.play.reading import replay
from loci.testing.seeds import seeds
from tests.mutations import mutated_data, mutated_text

ROOT = Path(__file__).parents[2]
GAMES = ("haunted-lands", "spirit-island", "terra-mystica")
MUTANTS = len(seeds(100_000, 300)) // 10  # in each of ten slices


@cache
def positions() -> list[str]:
    text = (ROOT / "docs" / "positions.md").read_text(encoding="utf-8")
    written = re.findall(r"```yaml\n(.*?)```", text, re.DOTALL)
    own = [f"game: {id}\nplayers: 2\nseed: 3\n" for id in GAMES]
    found = [one for one in written if one.startswith("game:")]
    assert found
    return found + own


@cache
def records() -> list[Record]:
    """Records of every game, from the start and from a position in the middle."""
    found: list[Record] = []
    for path in sorted((ROOT / "tests" / "records").glob("*/*.loci"))[::3]:
        record = read(path.read_text(encoding="utf-8"))
        game = find_game(record.header.game)
        half = len(record.entries) // 2
        start = Match.replay(game, record, half).state.to_data()
        header = record.header
        later = Header(
            header.game, game.info.rules_version, header.players, 1, dict(header.options),
            start=decode(encode(start)),
        )  # fmt: skip
        match = Match(game, later)
        for entry in record.entries[half : half + 4]:
            match.take(entry)
        found += [record, match.record()]
    return found


def mutant(choose: random.Random) -> str:
    """A record with something wrong: in its text, or in the position from which it starts."""
    record = choose.choice(records())
    if record.header.start is None or choose.random() < 0.3:
        text = write(record)
        unsealed = text[: text.rindex("Seal:")]
        return mutated_text(unsealed, choose, choose.choice((1, 1, 2, 5)))
    header = record.header.copy()
    try:
        header.start = mutated_data(header.start, choose, choose.choice((1, 1, 2, 4)))
        entries = record.entries[: choose.randrange(len(record.entries) + 1)]
        return write(Record(header, entries, record.hash, None, sealed=False))
    except (ValueError, OverflowError):  # no record can hold it
        return mutated_text(write(record), choose)


@pytest.mark.parametrize("slice", range(10))
def test_strange_records_are_refused_in_our_own_words(slice: int) -> None:
    choose = random.Random(slice)
    taken = 0
    for _ in range(MUTANTS):
        text = mutant(choose)
        body = encode({"text": text})
        request = {"body": body, "entries": 5000, "header_bytes": 200_000}
        try:
            encode(replay(request))
            taken += 1
        except LociError as error:
            encode(error.reason.to_data())
    assert taken < MUTANTS


@pytest.mark.parametrize("slice", range(10))
def test_strange_positions_are_refused_in_our_own_words(slice: int) -> None:
    choose = random.Random(slice)
    refused = 0
    for _ in range(MUTANTS):
        text = choose.choice(positions())
        if choose.random() < 0.5:
            text = mutated_text(text, choose, choose.choice((1, 1, 2, 5)))
        else:
            data: Any = mutated_data(yaml.safe_load(text), choose, choose.choice((1, 1, 2, 4)))
            text = yaml.safe_dump(data, sort_keys=False)
        try:
            match = read_yaml(text).match
            match.game.view(match.state, -1)
            match.decisions()
        except LociError as error:
            encode(error.reason.to_data())
            refused += 1
    assert refused
