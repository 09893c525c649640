"""`loci replay`, `verify` and `position`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from loci.core import AnyGame, Entry, Outcome, find_game
from loci.core.records.record import Record, read, write


def _of(records: list[Path], game: str) -> Path:
    return next(file for file in records if file.name.startswith(game))


# -- replay -----------------------------------------------------------------------------------


def test_replay_json_has_the_declared_form(loci: Callable, records: list[Path]) -> None:
    file = _of(records, "lantern")
    record = read(file.read_text())
    data = json.loads(loci("replay", file, "--json").stdout)
    assert set(data) == {"game", "entries", "view", "outcome", "hash"}
    assert data["game"] == "lantern"
    assert data["hash"] == record.hash
    assert record.outcome is not None
    assert data["outcome"] == record.outcome.to_data()
    assert [entry["move"] for entry in data["entries"]] == [e.move for e in record.entries]
    assert [entry["number"] for entry in data["entries"]] == list(range(1, len(record.entries) + 1))
    assert set(data["entries"][0]) == {"number", "seat", "move", "auto", "events"}
    events = [event for entry in data["entries"] for event in entry["events"]]
    assert {"Revealed"} <= {event["kind"] for event in events}
    assert isinstance(data["view"]["hands"][0], list)  # nothing is hidden


def test_an_ending_is_a_headline_with_its_ruling_below(loci: Callable) -> None:
    folder = Path(__file__).parents[1] / "records"
    (file,) = folder.rglob("builder-3-no-room-for-spectres.loci")
    lines = loci("replay", file).stdout.splitlines()
    at = lines.index("A Haunting cannot place its 4 Spectres: everybody loses.")
    assert lines[at + 1].startswith("  With too few in the reserve this is our ruling")


def test_replay_stops_where_it_is_told(loci: Callable, records: list[Path]) -> None:
    file = _of(records, "ferry")
    data = json.loads(loci("replay", file, "--to", 2, "--json").stdout)
    assert len(data["entries"]) == 2
    assert data["outcome"] is None
    start = json.loads(loci("replay", file, "--to", 0, "--json").stdout)
    assert start["entries"] == []
    assert set(start["view"]["boats"]) == {-1}
    beyond = loci("replay", file, "--to", 999)
    assert beyond.exit_code == 2
    assert "there is no entry 999" in beyond.stderr


def test_replay_in_words_tells_moves_log_table_and_result(
    loci: Callable, records: list[Path]
) -> None:
    file = _of(records, "ferry")
    first = read(file.read_text()).entries[0]
    said = loci("replay", file).stdout
    assert f"1. Player {first.seat + 1}: {first.move}\n" in said
    assert "docks at L" in said
    assert "River\n" in said
    assert "The river is full." in said
    assert "Wins" in said
    polish = loci("replay", file, "--text", "--lang", "pl").stdout
    assert f"1. Gracz {first.seat + 1}: Zacumuj przy L9 (warte 3) ({first.move})\n" in polish


def test_replay_of_an_illegal_move_names_file_line_reason_and_legal_moves(
    loci: Callable, tmp_path: Path
) -> None:
    file = tmp_path / "a.loci"
    loci("new", "ferry", "--seed", 1, "-o", file)
    record = read(file.read_text())
    first = next(iter(_open_seats(record)))
    bad = Record(record.header, [Entry(first, "dock L40")], record.hash, None, sealed=False)
    file.write_text(write(bad))
    result = loci("replay", file)
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert f"{file}: line 7: There are only 9 landings. Legal now: dock L" in result.stderr
    error = json.loads(loci("replay", file, "--json").stdout)["error"]
    assert (error["kind"], error["line"]) == ("illegal", 7)
    assert error["message"] == "There are only 9 landings."
    assert error["nearest"][0].startswith("dock L")


def _open_seats(record: Record) -> list[int]:
    from toys.ferry import GAME

    return list(GAME.decisions(GAME.new(record.header.players, {}, record.header.seed)))


def test_replay_of_a_missing_file_is_a_clear_error(loci: Callable, tmp_path: Path) -> None:
    result = loci("replay", tmp_path / "none.loci")
    assert result.exit_code == 2
    assert "There is no file" in result.stderr
    folder = loci("replay", tmp_path)
    assert folder.exit_code == 2
    assert str(tmp_path) in folder.stderr


# -- verify -----------------------------------------------------------------------------------


def test_verify_finds_records_below_folders_and_says_all_is_well(
    loci: Callable, records: list[Path]
) -> None:
    folder = records[0].parent
    (folder / "deep").mkdir()
    records[0].rename(folder / "deep" / records[0].name)
    (folder / "notes.txt").write_text("not a record")
    result = loci("verify", folder, "--json")
    assert result.exit_code == 0
    assert json.loads(result.stdout) == {"files": 3, "ok": 3, "failed": []}
    assert "3 of 3 records are good." in loci("verify", folder).stdout


def test_verify_names_file_and_line_of_damage_in_any_one_line(
    loci: Callable, records: list[Path], tmp_path: Path
) -> None:
    original = _of(records, "lantern").read_text()
    lines = original[:-1].split("\n")
    damaged = tmp_path / "damaged"
    damaged.mkdir()
    expected = {}
    for number, line in enumerate(lines, 1):
        changed = line[:-1] + ("x" if line[-1:] != "x" else "y") if line else "x"
        file = damaged / f"{number:03}.loci"
        file.write_text("\n".join([*lines[: number - 1], changed, *lines[number:]]) + "\n")
        expected[str(file)] = number
    result = loci("verify", damaged, "--json")
    assert result.exit_code == 1
    data = json.loads(result.stdout)
    assert (data["files"], data["ok"]) == (len(lines), 0)
    assert {fault["file"]: fault["line"] for fault in data["failed"]} == expected
    assert {fault["kind"] for fault in data["failed"]} == {"unreadable"}
    assert all(fault["reason"] for fault in data["failed"])
    said = loci("verify", damaged).stdout
    assert f"{damaged}/007.loci:7: unreadable: This line was changed" in said


@pytest.mark.parametrize(
    ("damage", "kind", "line"),
    [
        (lambda raw: raw[: raw.index(b"Result")], "unreadable", -1),
        (lambda raw: raw.replace(b"Players", b"Pl\xffyers"), "unreadable", 4),
        (lambda raw: raw.replace(b'"1"]\n', b'"1"]\r\n', 1), "unreadable", 1),
        (lambda _: b"", "unreadable", 1),
        (lambda raw: raw[: raw.index(b"Seal")], "unsealed", -1),
    ],
    ids=["cut-off", "not-utf8", "line-ends", "empty", "unsealed"],
)
def test_verify_finds_other_damage(
    loci: Callable,
    records: list[Path],
    damage: Callable[[bytes], bytes],
    kind: str,
    line: int,
) -> None:
    raw = damage(records[0].read_bytes())
    records[0].write_bytes(raw)
    result = loci("verify", records[0], records[1], "--json")
    (fault,) = json.loads(result.stdout)["failed"]
    assert result.exit_code == 1
    assert fault["file"] == str(records[0])
    assert fault["kind"] == kind
    if line > 0:
        assert fault["line"] == line
    else:
        assert abs(fault["line"] - raw.count(b"\n")) <= 1


def test_verify_finds_a_forged_result_under_a_fresh_seal(
    loci: Callable, records: list[Path]
) -> None:
    file = _of(records, "ferry")
    record = read(file.read_text())
    assert record.outcome is not None
    record.outcome = Outcome(record.outcome.ending, [99, 0], [0])
    file.write_text(write(record))
    result = loci("verify", file, "--json")
    (fault,) = json.loads(result.stdout)["failed"]
    assert result.exit_code == 1
    assert fault["kind"] == "illegal"
    assert fault["line"] == file.read_text().count("\n") - 1


def test_verify_goes_on_after_a_record_that_leads_the_rules_astray(
    loci: Callable, records: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    def astray(record: Record) -> AnyGame:
        if record.header.game == "lantern":
            raise KeyError("nobody thought of this")
        return find_game(record.header.game)

    monkeypatch.setattr("loci.cli.files.game_of", astray)
    data = json.loads(loci("verify", *records, "--json").stdout)
    assert (data["files"], data["ok"]) == (3, 2)
    assert data["failed"][0]["kind"] == "error"
    assert "nobody thought of this" in data["failed"][0]["reason"]


def test_verify_without_records_is_bad_input(loci: Callable, tmp_path: Path) -> None:
    assert loci("verify", tmp_path).exit_code == 2
    assert loci("verify", tmp_path / "none.loci").exit_code == 2
    assert loci("verify").exit_code == 2


def test_the_game_tag_of_a_record_imports_nothing(
    loci: Callable, records: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "harmful_module.py").write_text("raise SystemExit('imported')")
    monkeypatch.syspath_prepend(str(tmp_path))
    record = read(records[0].read_text())
    record.header.game = "harmful_module:GAME"
    records[0].write_text(write(record))
    for command in ("replay", "verify", "play"):
        assert loci(command, records[0]).exit_code in (1, 2)
    assert "harmful_module" not in sys.modules


# -- position ---------------------------------------------------------------------------------

POSITION = "game: ferry\nactive: P1\nboats: {L1: P1, L2: P2}\n"


@pytest.fixture
def position_file(tmp_path: Path) -> Path:
    file = tmp_path / "position.yaml"
    file.write_text(POSITION)
    return file


def test_position_applies_moves_and_shows_what_comes_of_it(
    loci: Callable, position_file: Path
) -> None:
    said = loci("position", position_file, "--moves", "dock L3").stdout
    assert "1 2 1 . . . . . ." in said
    assert "Player 2: Take 3 coins for 2 points?" in said
    assert "refuse" in said


def test_position_json_reads_back_as_the_same_position(
    loci: Callable, position_file: Path, tmp_path: Path
) -> None:
    result = loci("position", position_file, "--moves", "P1 dock L3; take; dock L5", "--json")
    data = json.loads(result.stdout)
    (decision,) = data.pop("decisions")
    assert decision["seat"] == 0
    assert decision["moves"][0] == "dock L4"
    assert data["boats"] == {"L1": "P1", "L2": "P2", "L3": "P1", "L5": "P2"}
    again = tmp_path / "again.yaml"
    again.write_text(json.dumps(data))
    second = json.loads(loci("position", again, "--json").stdout)
    second.pop("decisions")
    assert second == data


def test_position_shows_warnings_and_the_end_of_a_game(loci: Callable, tmp_path: Path) -> None:
    file = tmp_path / "late.yaml"
    boats = ", ".join(f"L{n}: P{n % 2 + 1}" for n in range(1, 9))
    file.write_text(f"game: ferry\nactive: P1\nboats: {{{boats}}}\ncoins: [5, 5]\n")
    end = loci("position", file, "--moves", "dock L9").stdout
    assert "The river is full." in end
    warned = loci("position", file, "--moves", "sell 4").stdout
    assert "Dock at L9" in warned
    file.write_text(POSITION + "coins: [5, 5]\n")
    assert "⚠ 3 coins do not fit" in loci("position", file, "--moves", "dock L3").stdout


@pytest.mark.parametrize(
    ("text", "moves", "kind", "words"),
    [
        (POSITION, "dock L2", "illegal", "A boat of Player 2 is there already."),
        (POSITION, "dok L3", "unreadable", "is no move of this game"),
        (POSITION, "dock", "ambiguous", "Say at which landing."),
        (POSITION + "coins: [9, 0]\n", "", "data", "a purse holds 0 to 5 coins"),
        (POSITION + "moves: [dock L1]\n", "", "illegal", "A boat of Player 1"),
        ("game: [", "", "data", "This is not YAML"),
        ("just words", "", "data", "A position is a list of keys"),
        ("game: chess\n", "", "game", "no game “chess”"),
    ],
    ids=["illegal", "unreadable", "ambiguous", "impossible", "own-moves", "yaml", "text", "game"],
)
def test_position_says_what_is_wrong(
    loci: Callable, tmp_path: Path, text: str, moves: str, kind: str, words: str
) -> None:
    file = tmp_path / "position.yaml"
    file.write_text(text)
    result = loci("position", file, "--moves", moves)
    assert result.exit_code == 2
    assert words in result.stderr
    assert result.stderr.count("\n") == 1
    error = json.loads(loci("position", file, "--moves", moves, "--json").stdout)["error"]
    assert error["kind"] == kind
    assert words in error["message"]
    assert ("nearest" in error) == (kind in ("illegal", "unreadable", "ambiguous"))


def test_position_of_a_scripted_game_shows_everybody_that_is_asked(
    loci: Callable, tmp_path: Path
) -> None:
    file = tmp_path / "position.yaml"
    file.write_text("game: lantern\nplayers: 3\n")
    data = json.loads(loci("position", file, "--json").stdout)
    assert [decision["seat"] for decision in data["decisions"]] == [0, 1, 2]
    assert loci("position", file).stdout.count("Keep your hand, or swap a card.") == 3


def test_a_record_is_analysed(loci: Callable, tmp_path: Path) -> None:
    file = tmp_path / "a.loci"
    played = ("play", "terra-mystica", "--seats", "random", "-p", 2, "--seed", 1, "-o", file)
    assert loci(*played).exit_code == 0
    found = json.loads(loci("analyse", file, "--json").stdout)
    assert found["measure"] == "own"
    assert found["costly"]
    assert len(found["curve"]) == len(read(file.read_text("utf-8")).entries) + 1
    for language, words in (
        ("en", "not what it will lead to"),
        ("pl", "własny"),
        ("ru", "подсчёт"),
    ):
        said = loci("analyse", file, "--lang", language).stdout
        assert words in said
        assert f"{found['costly'][0]['number']}. " in said
        assert "analyse-" not in said
    loci("new", "ferry", "--players", 2, "--seed", 1, "-o", tmp_path / "b.loci")
    refused = loci("analyse", tmp_path / "b.loci")
    assert refused.exit_code == 2
    assert "learned it" in refused.stderr
