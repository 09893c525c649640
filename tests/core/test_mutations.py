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
from loci.core.position import read_yaml
from loci.core.records.header import Header, Past
from loci.core.records.record import Entry, Record, read, write
from loci.server.play.reading import replay
from loci.testing.seeds import seeds
from tests.conftest import Counting
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
    """A record with something wrong: in its text, in what it says, or in the position from which it
    starts."""
    record = choose.choice(records())
    how = choose.random()
    if how < 0.2:
        text = write(record)
        unsealed = text[: text.rindex("Seal:")]
        return mutated_text(unsealed, choose, choose.choice((1, 1, 2, 5)))
    header = record.header.copy()
    entries = list(record.entries)
    fresh = dict(record.fresh)
    try:
        if header.start is None or how < 0.5:
            _mutate_header(header, choose)
            _mutate_entries(entries, fresh, choose)
        else:
            header.start = mutated_data(header.start, choose, choose.choice((1, 1, 2, 4)))
            entries = entries[: choose.randrange(len(entries) + 1)]
        return write(Record(header, entries, record.hash, None, sealed=False, fresh=fresh))
    except (ValueError, OverflowError):  # no record can hold it
        return mutated_text(write(record), choose)


def _mutate_header(header: Header, choose: random.Random) -> None:
    """Say something else in it, or leave it as it is."""
    how = choose.randrange(12)
    if how == 0:
        header.options = mutated_data(header.options or {"x": 1}, choose)
        if not isinstance(header.options, dict):
            raise ValueError("no options")
    elif how == 1:
        header.players += choose.choice((-1, 1, 90, -10, 10**9))
    elif how == 2:
        header.rules += choose.choice((-1, 1, 10**9))
    elif how == 3:
        header.seed = choose.choice((0, -1, 2**53, 2**128, 10**38, header.seed + 1))
    elif how == 4:
        header.seats[0] = mutated_text("Ada", choose, 3)
        header.notes["Event"] = mutated_text("An evening", choose, 3)
    elif how == 5:
        header.continued = [Past(1, choose.choice((0, 1, 10**6)))]
    elif how == 6:
        header.game = choose.choice((*GAMES, "ferry", "no-game", "x" * 5000))


def _mutate_entries(entries: list[Entry], fresh: dict[int, int], choose: random.Random) -> None:
    """Change, double, leave out or exchange some of them, or deal anew in between."""
    for _ in range(choose.choice((0, 1, 1, 2, 5)) if entries else 0):
        at, how = choose.randrange(len(entries)), choose.randrange(6)
        one = entries[at]
        if how == 0:
            entries[at] = Entry(one.seat, mutated_text(one.move, choose), one.auto)
        elif how == 1:
            entries[at] = Entry(choose.randrange(5), one.move, not one.auto)
        elif how == 2:
            entries.insert(at, one)
        elif how == 3 and len(entries) > 1:
            del entries[at]
        elif how == 4:
            entries[at] = choose.choice(entries)
        else:
            fresh[at] = choose.choice((0, 1, 2**128 - 1, 10**38))


@pytest.mark.parametrize("slice", range(10))
def test_strange_records_are_refused_in_our_own_words(slice: int, counting: Counting) -> None:
    choose = random.Random(slice)
    taken = 0
    for _ in counting(f"records {slice}", MUTANTS):
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
def test_strange_positions_are_refused_in_our_own_words(slice: int, counting: Counting) -> None:
    choose = random.Random(slice)
    refused = 0
    for _ in counting(f"positions {slice}", MUTANTS):
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
