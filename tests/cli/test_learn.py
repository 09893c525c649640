"""`loci learn`."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Loci


def test_train_eval_export_and_card(loci: Loci, tmp_path: Path) -> None:
    folder = tmp_path / "training"
    little = ["--tables", "4", "--steps", "8", "--every", "1"]
    done = loci("learn", "train", "haunted-lands", str(folder), "-n", "64", *little)
    assert done.exit_code == 0, done.output
    assert "64 decisions, " in done.output
    assert (folder / "curve.svg").read_text().startswith("<svg ")
    weights = tmp_path / "haunted-lands.npz"
    told = loci("learn", "export", str(folder), str(weights), "--trial", "alone-3", "-n", "2")
    assert told.exit_code == 0, told.output
    card = json.loads(loci("learn", "card", str(weights), "--json").output)
    assert card["game"] == "haunted-lands"
    assert card["decisions"] == 64
    assert card["strength"]["alone-3"]["games"] == 2
    assert weights.stat().st_size < 8_000_000
    told = loci("learn", "eval", str(weights), "--trial", "random-3", "-n", "2", "--json")
    found = json.loads(told.output)["trials"]["random-3"]
    assert found["games"] == 2
    for command in (["export", str(folder), str(tmp_path / "no.npz")], ["eval", str(weights)]):
        refused = loci("learn", *command, "--trial", "chess")
        assert refused.exit_code == 2
        assert "chess" in refused.output
        assert "random-3" in refused.output
    assert not (tmp_path / "no.npz").exists()
    new = ["learn", "train", "haunted-lands", str(tmp_path / "new"), "-n", "32", *little]
    assert loci(*new, "--from", str(weights), "--minutes", "60").exit_code == 0
    again = loci(*new, "--from", str(weights))
    assert again.exit_code == 2
    assert "--from" in again.output
    assert found["wins"][0] in (0.0, 0.5, 1.0)


def test_what_is_wrong_is_said(loci: Loci, tmp_path: Path) -> None:
    found = loci("learn", "train", "haunted-lands", str(tmp_path), "--library", "jax")
    assert found.exit_code == 2
    assert "jax" in found.output
    found = loci("learn", "card", str(tmp_path / "none.npz"))
    assert found.exit_code == 2
    assert "none.npz" in found.output
    (tmp_path / "bad.npz").write_bytes(b"nothing")
    found = loci("learn", "eval", str(tmp_path / "bad.npz"))
    assert found.exit_code == 2
    assert "bad.npz" in found.output
