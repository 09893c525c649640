"""Records of earlier releases: each is replayed under the present rules, or kept as it was."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from loci.cli.app import app
from loci.core import Match, find_game
from loci.core.records.record import read
from loci.core.records.versions import KEPT, REPLAYED, Saved, bring

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("[0-9]*/records/*/*.loci"))
#: Those that the present rules do not lead to the same end, and how many answers they take.
KEPT_AS_STORED = {"three-spirits-fear": 135}


def test_there_are_some() -> None:
    assert len(FILES) >= 34


@pytest.mark.parametrize("file", FILES, ids=lambda path: f"{path.parts[-4]}-{path.stem}")
def test_a_record_is_replayed_or_kept(file: Path) -> None:
    record = read(file.read_text(encoding="utf-8"))
    game = find_game(record.header.game)
    assert record.outcome is not None
    saved = Saved(record.header, record.entries, {}, record.outcome, over=True)
    found = bring(game, saved)
    shown = CliRunner().invoke(app, ["replay", str(file), "--json"])
    assert shown.exit_code == 0
    data = json.loads(shown.stdout)
    assert data["outcome"] == record.outcome.to_data()
    assert len(data["entries"]) == len(record.entries)
    if record.header.rules == game.info.rules_version:
        assert Match.replay(game, record).state.digest() == record.hash
    elif file.stem in KEPT_AS_STORED:
        assert found.kind == KEPT
        assert found.reason is not None
        assert data["stored"]["kind"] == "illegal"
    else:
        assert found.kind == REPLAYED
        assert found.match is not None
        assert found.match.header.rules == game.info.rules_version
        assert found.match.outcome() == record.outcome


def test_verify_says_which_are_kept() -> None:
    shown = CliRunner().invoke(app, ["verify", str(HERE / "1" / "records"), "--json"])
    data = json.loads(shown.stdout)
    assert shown.exit_code == 0
    assert (data["files"], data["ok"], data["failed"]) == (34, 33, [])
    assert {Path(one["file"]).stem: one["replayed"] for one in data["kept"]} == KEPT_AS_STORED
