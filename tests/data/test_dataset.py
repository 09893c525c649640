"""Data sets: what is in them, how they are made, and how they are read."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from loci.bots.registry import find_bot
from loci.core import BadData, BadOption, Match, Outcome, Record, find_game
from loci.data.making import CARD, Block, _made, make, read_card
from loci.data.noting import NONE, Noted, ground_of
from loci.data.reader import Decisions
from loci.data.schema import SCHEMA
from loci.data.shards import MOST_DECISIONS, Shard, shards
from loci.data.sources import SelfPlay, Source, Stored
from loci.sim.many import Plan
from loci.sim.playout import playout
from loci.sim.workers import ALONE, Processes, Workers

PLAN = Plan("haunted-lands", ("random", "random", "random"), games=7, seed=3)
FINAL_SCORES = ("terra-mystica", "haunted-lands")


def made(source: Source, folder: Path, workers: Workers = ALONE, **how: int) -> dict[str, Any]:
    making = make(source, folder, workers, **how)
    told = []
    try:
        while True:
            told.append(next(making))
    except StopIteration as done:
        card: dict[str, Any] = done.value
    assert told == sorted(told)
    assert told[-1] == len(source)
    return card


def files_of(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def read_all(folder: Path) -> dict[str, list[Any]]:
    tables = [pq.read_table(folder / one.name) for one in shards(folder)]
    found: dict[str, list[Any]] = pa.concat_tables(tables).to_pydict()
    return found


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("dataset")
    made(SelfPlay(PLAN), found, block=3)
    return found


def test_the_card_says_what_there_is(folder: Path) -> None:
    card = read_card(folder)
    game = find_game("haunted-lands")
    encoder, vocabulary = game.encoder(), game.vocabulary()
    assert encoder is not None
    assert vocabulary is not None
    assert (card["schema"], card["game"], card["complete"]) == (SCHEMA, "haunted-lands", True)
    assert card["rules"] == game.info.rules_version
    assert card["encoding"] == encoder.encoding.digest()
    assert card["vocabulary"] == vocabulary.digest()
    assert card["source"]["bots"] == ["random"] * 3
    assert (card["source"]["seed"], card["counts"]["games"]) == (3, 7)
    assert card["counts"]["shards"] == len(card["shards"]) == 3
    assert card["counts"]["decisions"] == sum(one["decisions"] for one in card["shards"])
    assert card["counts"]["bytes"] == sum(
        (folder / one["name"]).stat().st_size for one in card["shards"]
    )
    assert card["failed"] == []


@pytest.mark.parametrize("game_id", ["terra-mystica", "haunted-lands", "spirit-island"])
def test_a_decision_is_what_the_seat_saw_was_offered_and_answered(
    tmp_path: Path, game_id: str
) -> None:
    """Held against the record of the same game, replayed by hand."""
    plan = Plan(game_id, ("greedy", "random"), games=1, seed=5)
    made(SelfPlay(plan), tmp_path)
    found = read_all(tmp_path)
    game = find_game(game_id)
    encoder, vocabulary = game.encoder(), game.vocabulary()
    assert encoder is not None
    assert vocabulary is not None
    seed = int(found["match"][0])
    bots = [find_bot(game, name) for name in plan.bots]
    done = playout(game, bots, seed, recorded=True)
    assert done.record is not None
    match, at = Match(game, done.record.header), 0
    for entry in done.record.entries:
        decision = match.decisions()[entry.seat]
        if len(decision.moves) > 1:
            table = game.table(match.state)
            assert found["row"][at] == encoder.row(table, entry.seat, decision)
            assert found["ids"][at] == vocabulary.ids(table, entry.seat, decision.moves)
            assert decision.moves[found["place"][at]].text() == entry.move
            assert found["answer"][at] == found["ids"][at][found["place"][at]]
            assert (found["seat"][at], found["number"][at]) == (entry.seat, at)
            at += 1
        match.take(entry)
    assert at == len(found["row"]) > 10
    outcome = done.outcome
    assert found["scores"] == [list(outcome.scores)] * at
    assert found["winners"] == [list(outcome.winners)] * at
    assert found["ending"] == [outcome.ending] * at
    if game_id in FINAL_SCORES and outcome.winners:
        assert found["final"][0] == [float(score) for score in outcome.scores]
        last = dict(zip(found["seat"], found["row"], strict=True))
        for seat, row in last.items():
            points = ground_of(game_id).reading.points(np.frombuffer(row, np.uint8)[None])[0, 0]
            at = max(i for i, one in enumerate(found["seat"]) if one == seat)
            assert found["to_come"][at] == outcome.scores[seat] - points


def test_records_give_the_same_as_the_games_they_are_of(folder: Path, tmp_path: Path) -> None:
    source, game = SelfPlay(PLAN), find_game("haunted-lands")
    bots = [find_bot(game, name) for name in PLAN.bots]
    records = []
    for number in range(PLAN.games):
        done = playout(game, bots, int(source.name(number)), recorded=True)
        assert done.record is not None
        records.append((source.name(number), done.record))
    card = made(Stored("haunted-lands", records), tmp_path, block=3)
    assert card["source"]["kind"] == "records"
    assert read_all(tmp_path) == read_all(folder)


def test_any_number_of_workers_and_a_stop_in_between_give_the_same_bytes(
    folder: Path, tmp_path: Path
) -> None:
    whole = files_of(folder)
    made(SelfPlay(PLAN), tmp_path / "two", Processes(2), block=3)
    assert files_of(tmp_path / "two") == whole
    making = make(SelfPlay(PLAN), tmp_path / "stopped", block=3)
    assert [next(making), next(making)] == [0, 3]
    making.close()
    assert set(files_of(tmp_path / "stopped")) == {CARD, "shard-000000-00.parquet"}
    assert not read_card(tmp_path / "stopped")["complete"]
    (tmp_path / "stopped" / ".shard-000001-00.parquet.77.tmp").write_bytes(b"half of it")
    making = make(SelfPlay(PLAN), tmp_path / "stopped", block=3)
    assert next(making) == 3
    assert list(making) == [6, 7]
    found = files_of(tmp_path / "stopped")
    assert {name: found[name] for name in whole} == whole


def test_no_file_has_more_decisions_than_it_may(folder: Path, tmp_path: Path) -> None:
    card = made(SelfPlay(PLAN), tmp_path, block=4, most=100)
    assert max(one["decisions"] for one in card["shards"]) == 100
    assert read_all(tmp_path) == read_all(folder)
    first = next(iter(shards(tmp_path)))
    (tmp_path / first.name).unlink()  # of several of one block
    assert made(SelfPlay(PLAN), tmp_path, block=4, most=100) == card


def test_another_data_set_is_not_gone_on_with(folder: Path) -> None:
    other = Plan("haunted-lands", PLAN.bots, games=7, seed=4)
    with pytest.raises(BadOption, match="dataset-other"):
        list(make(SelfPlay(other), folder, block=3))


def test_what_cannot_be_learned_or_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="dataset-game"):
        list(make(SelfPlay(Plan("toys.ferry:GAME", ("random",) * 2, 1)), tmp_path))
    with pytest.raises(BadOption, match="dataset-none"):
        read_card(tmp_path)
    (tmp_path / "shard-000000-00.parquet").write_bytes(b"PAR1")
    with pytest.raises(BadData, match="dataset-broken"):
        Shard(tmp_path / "shard-000000-00.parquet")


def test_a_game_that_fails_is_named_and_stops_nothing(folder: Path, tmp_path: Path) -> None:
    good = Match.start(find_game("haunted-lands"), 2, seed=1)
    whole, other = _record(2), _record(3)
    wrong = Record(whole.header, whole.entries, whole.hash, other.outcome)
    records = [("a", good.record()), ("b", whole), ("c", wrong)]
    source = Stored("haunted-lands", records)
    card = made(source, tmp_path)
    assert [one["match"] for one in card["failed"]] == ["a", "c"]
    assert "dataset-unfinished" in card["failed"][0]["message"]
    assert "dataset-other-end" in card["failed"][1]["message"]
    assert card["counts"]["games"] == 1
    assert set(read_all(tmp_path)["match"]) == {"b"}


def _record(seed: int) -> Record:
    game = find_game("haunted-lands")
    done = playout(game, [find_bot(game, "random")] * 2, seed, recorded=True)
    assert done.record is not None
    return done.record


def test_an_answer_that_was_not_listed_has_no_place() -> None:
    game = find_game("haunted-lands")
    match = Match.start(game, 2, seed=1)
    (decision,) = match.decisions().values()
    answer = decision.moves.pop()
    assert len(decision.moves) > 1
    noted = Noted(ground_of("haunted-lands"))
    noted.put(match.state, decision, answer)
    noted.put(match.state, decision, decision.moves[1])
    batch = noted.batch("m", Outcome("over", [3, 2], [0]), 1)
    assert batch["place"].to_pylist() == [NONE, 1]
    assert batch["answer"].to_pylist() == [NONE, batch["ids"].to_pylist()[0][1]]


def test_a_block_without_a_decision_is_a_file_too() -> None:
    unfinished = Match.start(find_game("haunted-lands"), 2, seed=1).record()
    source = Stored("haunted-lands", [("unfinished", unfinished)])
    done = _made(MOST_DECISIONS, Block(0, range(1), source))
    assert len(done.files) == 1
    assert pq.read_table(pa.BufferReader(done.files[0])).num_rows == 0


# -- reading ---------------------------------------------------------------------------------------


def keys(batches: Any) -> list[tuple[int, int]]:
    return [
        (int(number), int(rows.sum()))
        for batch in batches
        for number, rows in zip(batch["number"], batch["rows"].astype(np.int64), strict=True)
    ]


def test_batches_have_every_decision_once_in_order_or_shuffled(folder: Path) -> None:
    table = read_all(folder)
    expected = [
        (number, sum(row)) for number, row in zip(table["number"], table["row"], strict=True)
    ]
    plain = Decisions(folder, size=50)
    assert len(plain) == len(expected)
    assert keys(plain) == expected
    shuffled = Decisions(folder, size=50, seed=1, mixed=2)
    once = keys(shuffled)
    assert once != expected
    assert sorted(once) == sorted(expected)
    assert keys(Decisions(folder, size=50, seed=1, mixed=2)) == once
    assert keys(Decisions(folder, size=50, seed=2, mixed=2)) != once
    shuffled.epoch = 1
    again = keys(shuffled)
    assert again != once
    assert sorted(again) == sorted(expected)
    parts = [keys(shuffled.part(number, 2)) for number in range(2)]
    assert sorted(parts[0] + parts[1]) == sorted(expected)
    assert all(parts)


def test_a_batch_is_arrays_of_the_columns(folder: Path) -> None:
    table = read_all(folder)
    first = 0
    for batch in Decisions(folder, size=64):
        number = len(batch["rows"])
        assert number == 64 or first + number == len(table["row"])
        for at in range(number):
            one = first + at
            assert batch["rows"][at].tobytes() == table["row"][one]
            assert batch["ids"][at][batch["mask"][at]].tolist() == table["ids"][one]
            assert batch["final"][at].tolist() == [*table["final"][one], 0.0]
        for name in ("seat", "players", "place", "answer", "to_come", "rules"):
            assert batch[name].tolist() == table[name][first : first + number]
        first += number


def test_rows_of_another_encoder_are_refused(folder: Path) -> None:
    ground = ground_of("haunted-lands")
    digests = (ground.encoding_digest, ground.vocabulary_digest)
    assert len(Decisions(folder, digests=digests)) > 0
    with pytest.raises(BadOption, match="dataset-digests"):
        Decisions(folder, digests=("other", digests[1]))


@pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed")
def test_pytorch_gets_the_same_batches(folder: Path) -> None:
    from loci.data.by_torch import TorchDecisions

    plain = list(Decisions(folder, size=50, seed=1))
    for batch, tensors in zip(
        plain, TorchDecisions(Decisions(folder, size=50, seed=1)), strict=True
    ):
        assert all((tensors[name].numpy() == batch[name]).all() for name in batch)
