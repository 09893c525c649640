"""`loci upgrade` on files, and what `verify` and `replay` make of records of older rules."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from loci.core import Match, Rng, find_game
from loci.core.records.record import read, write

KIND = "tests.toys.next:FERRY"
HARSH = "tests.toys.next:HARSH_FERRY"


@pytest.fixture
def files(tmp_path: Path) -> dict[str, Path]:
    """Records of version 1: one that fits any rules, one with an answer that the harsh rules
    refuse, and one of that kind that is not over."""
    found = {}
    for name, sells, answers in (("plain", False, 99), ("sold", True, 99), ("open", True, 6)):
        match = Match.start(find_game("ferry"), 2, {"coins": 4}, 5)
        rng = Rng(5)
        while match.decisions() and len(match.entries) < answers:
            seat, asked = next(iter(match.decisions().items()))
            moves = [move.text() for move in asked.moves]
            sell = [move for move in moves if move.startswith("sell")]
            others = [move for move in moves if move not in sell]
            match.answer(seat, sell[0] if sell and sells else rng.pick("move", others))
        found[name] = tmp_path / f"{name}.loci"
        found[name].write_text(write(match.record()))
    return found


def test_records_that_fit_are_written_anew(
    loci: Callable, files: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOCI_GAMES", KIND)
    before = {name: path.read_text() for name, path in files.items()}
    checked = loci("upgrade", "--check", *files.values())
    assert checked.exit_code == 0
    assert checked.stdout == "ferry: 3 replayed, 0 continued, 0 kept, 0 failed\n"
    assert {name: path.read_text() for name, path in files.items()} == before
    assert loci("upgrade", *files.values()).stdout == checked.stdout
    for name, path in files.items():
        record = read(path.read_text())
        assert record.header.rules == 2
        moves = [entry.move.replace("berth", "dock") for entry in record.entries]
        assert moves == [entry.move for entry in read(before[name]).entries]
        assert record.outcome == read(before[name]).outcome
    again = json.loads(loci("upgrade", *files.values(), "--json").stdout)
    assert again == {"check": False, "games": {}, "notes": []}
    assert loci("verify", *files.values()).stdout == "3 of 3 records are good.\n"


def test_records_that_do_not_fit_are_left_alone(
    loci: Callable, files: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOCI_GAMES", HARSH)
    before = {name: path.read_text() for name, path in files.items()}
    result = loci("upgrade", *files.values(), "--json")
    assert result.exit_code == 1
    data = json.loads(result.stdout)
    assert data["games"] == {"ferry": {"replayed": 1, "kept": 1, "failed": 1}}
    kept, failed = data["notes"]
    assert (kept["match"], kept["kind"]) == (str(files["sold"]), "kept")
    assert (failed["match"], failed["kind"]) == (str(files["open"]), "failed")
    assert kept["reason"].startswith("answer 1 does not fit any more: ")
    for name in ("sold", "open"):
        assert files[name].read_text() == before[name]


def test_verify_says_what_was_compared(
    loci: Callable, files: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOCI_GAMES", HARSH)
    plain, sold = files["plain"], files["sold"]
    answers = len(read(plain.read_text()).entries)
    assert loci("verify", plain).stdout == (
        f"{plain}: rules 1; answers 1–{answers} replayed; outcome equal, hash not compared: "
        "states are saved in another form since\n1 of 1 records are good.\n"
    )
    result = loci("verify", plain, sold, "--json")
    assert result.exit_code == 0
    data = json.loads(result.stdout)
    assert data["ok"] == 1
    assert data["notes"] == [
        {"file": str(plain), "rules": 1, "stored": 0, "replayed": answers, "hash": False}
    ]
    assert data["failed"] == []
    (kept,) = data["kept"]
    assert (kept["file"], kept["replayed"]) == (str(sold), 0)
    assert kept["reason"].startswith("answer 1 does not fit any more: ")
    said = loci("verify", plain, sold).stdout
    assert f"{sold}: kept as stored under rules 1: no answer replayed: answer 1 does not" in said
    assert said.endswith("1 of 2 records are good; 1 kept as stored.\n")


def test_a_continued_record_is_verified_from_where_it_goes_on(
    loci: Callable, files: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    from loci.core.records.versions import Saved, bring
    from tests.toys.next import HARSH_FERRY

    old = Match.replay(find_game("ferry"), read(files["open"].read_text()))
    positions = {4: old.state_at(4).to_data()}
    found = bring(HARSH_FERRY, Saved(old.header, old.entries, positions, None, over=False)).match
    assert found is not None
    while found.decisions():
        seat, asked = next(iter(found.decisions().items()))
        found.answer(seat, asked.moves[0])
    files["open"].write_text(write(found.record()))
    monkeypatch.setenv("LOCI_GAMES", HARSH)
    result = loci("verify", files["open"])
    assert result.exit_code == 0
    assert (
        "rules 2; answers 1–4 as stored under older rules; "
        f"answers 5–{len(found.entries)} replayed; outcome and hash equal" in result.stdout
    )
    shown = json.loads(loci("replay", files["open"], "--json").stdout)
    assert [entry["events"] for entry in shown["entries"][:4]] == [[]] * 4
    assert shown["outcome"] is not None
    refused = loci("replay", files["open"], "--to", 2)
    assert refused.exit_code == 2
    assert "kept as they were stored" in refused.stderr


def test_a_record_that_does_not_fit_is_shown_as_stored(
    loci: Callable, files: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOCI_GAMES", HARSH)
    record = read(files["sold"].read_text())
    said = loci("replay", files["sold"])
    assert said.exit_code == 0
    for number, entry in enumerate(record.entries, 1):
        assert f"{number}. Player {entry.seat + 1}: {entry.move}\n" in said.stdout
    assert "Played under rules version 1" in said.stdout
    assert record.outcome is not None
    for score in record.outcome.scores:
        assert str(score) in said.stdout
    data = json.loads(loci("replay", files["sold"], "--json").stdout)
    assert data["view"] is None
    assert data["outcome"] == record.outcome.to_data()
    assert data["stored"]["line"] > 1
    assert len(data["entries"]) == len(record.entries)


def test_files_or_a_database(loci: Callable, files: dict[str, Path], tmp_path: Path) -> None:
    both = loci("upgrade", files["plain"], "--db", tmp_path / "x.db")
    assert both.exit_code == 2
    assert "either a database or files" in both.stderr
    missing = loci("upgrade", "--db", tmp_path / "x.db", "--check")
    assert missing.exit_code == 2
    assert not (tmp_path / "x.db").exists()
