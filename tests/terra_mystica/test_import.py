"""Ledgers: games recorded elsewhere are read, played, compared and refused with a reason.

The ledgers are made here from golden records of our own, in both forms that are read.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from loci.core.info import Imported
from loci.games.terra_mystica import GAME
from loci.games.terra_mystica.ledger.forms import read_ledgers
from loci.games.terra_mystica.ledger.rows import Ledger
from tests.terra_mystica.ledgers import ONLINE, ledger_of, plain_of


def imported(text: str, check: bool = True) -> Imported:
    (found,) = GAME.read_foreign("given", text, check)
    return found


@pytest.mark.parametrize("name", ONLINE)
def test_a_json_ledger_is_played_and_found_equal(name: str) -> None:
    data = ledger_of(name)
    assert len(data["log"]) > 60
    assert [start["round"] for start in data["round_starts"]] == [1, 2, 3, 4, 5, 6]
    found = imported(json.dumps(data))
    assert found.wrong is None, found.wrong
    assert found.match.outcome().scores == list(data["final_vp"].values())


def test_a_ledger_with_a_wrong_number_is_found_different() -> None:
    data = ledger_of(ONLINE[0])
    row = data["log"][40]
    row["s"][1] += 1
    found = imported(json.dumps(data))
    assert found.wrong is not None
    assert found.wrong.id == "ledger-different"
    assert found.wrong.args["row"] == 40
    assert imported(json.dumps(data), check=False).wrong is None


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (lambda data: data["final_vp"].update({data["factions"][0]: 1}), "ledger-different"),
        (lambda data: data["round_starts"][2].update({"round": 4}), "ledger-different"),
        (
            lambda data: data["round_starts"][3]["factions"][data["factions"][1]].update(
                {"ship": 3}
            ),
            "ledger-different",
        ),
    ],
    ids=["final", "round", "faction"],
)
def test_round_starts_and_final_scores_are_compared(
    change: Callable[[dict[str, Any]], None], what: str
) -> None:
    data = ledger_of(ONLINE[0])
    change(data)
    found = imported(json.dumps(data))
    assert found.wrong is not None
    assert found.wrong.id == what


def test_an_illegal_row_is_refused_with_row_command_and_reason() -> None:
    data = ledger_of(ONLINE[0])
    at = next(n for n, row in enumerate(data["log"]) if row["c"][0].startswith("upgrade"))
    data["log"][at]["c"] = ["upgrade A1 to SH"]
    found = imported(json.dumps(data))
    assert found.wrong is not None
    assert found.wrong.id == "ledger-refused"
    assert (found.wrong.args["row"], found.wrong.args["command"]) == (at, "upgrade A1 to SH")
    reason = found.wrong.args["reason"]
    assert getattr(reason, "id", "") == "hex-not-own"


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("{", "bad-json"),
        ('{"id": "x"}', "data-missing"),
        (json.dumps({"id": "x", "options": [], "factions": ["orcs"]}), "ledger-faction"),
        (
            json.dumps({"id": "x", "options": ["fire-and-ice-factions"], "factions": ["witches"]}),
            "ledger-unknown",
        ),
    ],
    ids=["cut", "missing", "faction", "expansion"],
)
def test_a_broken_ledger_is_named(line: str, what: str) -> None:
    found = imported(line)
    assert found.match is None
    assert found.wrong is not None
    assert found.wrong.id == what


def test_a_plain_ledger_is_read_row_by_row() -> None:
    data = ledger_of(ONLINE[1])
    (ledger,) = read_ledgers("plain", plain_of(data))
    assert isinstance(ledger, Ledger)
    assert ledger.factions == data["factions"]
    assert ledger.scoring == data["score_tiles"]
    assert ledger.bonus == data["bonus_tiles"]
    assert ledger.options["turn-order"] == "passing"
    found = imported(plain_of(data))
    assert found.wrong is None, found.wrong
    assert found.match.outcome().scores == list(data["final_vp"].values())
