"""`loci import`: how many games of a file are equal, and the records it writes."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from loci.core import Match
from loci.core.records.record import read
from loci.games.terra_mystica import GAME
from tests.terra_mystica.ledgers import ONLINE, ledger_of


def test_the_command_says_how_many_games_are_equal(
    loci: Callable[..., Any], tmp_path: Path
) -> None:
    good, bad = ledger_of(ONLINE[0]), ledger_of(ONLINE[1])
    bad["final_vp"][bad["factions"][0]] += 1
    file = tmp_path / "games.jsonl"
    file.write_text(json.dumps(good) + "\n" + json.dumps(bad) + "\n", encoding="utf-8")
    result = loci("import", "terra-mystica", str(file), "--check", "-o", str(tmp_path / "out"))
    assert result.exit_code == 1
    assert result.stdout.splitlines()[-1] == "1 of 2 games equal"
    (written,) = (tmp_path / "out").glob("*.loci")
    record = read(written.read_text(encoding="utf-8"))
    assert Match.replay(GAME, record).state.digest() == record.hash
    again = loci("import", "terra-mystica", str(file), "-o", str(tmp_path / "out"))
    assert again.exit_code == 2  # a record is there already
    as_json = loci("import", "terra-mystica", str(file), "--check", "--json")
    answer = json.loads(as_json.stdout)
    assert (answer["good"], answer["all"]) == (1, 2)
    assert [game["good"] for game in answer["games"]] == [True, False]


def test_other_points_at_the_end_are_told_without_checking(
    loci: Callable[..., Any], tmp_path: Path
) -> None:
    data = ledger_of(ONLINE[0])
    data["final_vp"][data["factions"][0]] += 4
    file = tmp_path / "games.jsonl"
    file.write_text(json.dumps(data), encoding="utf-8")
    result = loci("import", "terra-mystica", str(file), "-o", str(tmp_path / "out"))
    assert result.exit_code == 1
    assert f"{data['final_vp'][data['factions'][0]]} VP" in result.stdout
    assert result.stdout.splitlines()[-1] == "0 of 1 games read"
    assert not list(tmp_path.glob("out/*"))
