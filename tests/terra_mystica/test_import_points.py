"""Ledgers: points at the end, points by source, and the rows of the end scoring."""

from __future__ import annotations

import json
from typing import Any

import pytest

from loci.games.terra_mystica import GAME
from loci.games.terra_mystica.ledger.round_state import describe
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import SOURCES
from tests.terra_mystica.ledgers import ONLINE, imported, ledger_of, plain_of, wrong

#: A word of the site for each source of ours; it does not tell trade from resources.
WORDS = {
    "start": "initial",
    "offers": "leech",
    "scoring": "TP >> 3",
    "favours": "FAV10",
    "bonus": "BON7",
    "towns": "TW",
    "tracks": "advance_ship",
    "faction": "faction",
    "trade": "convert",
    "cults": "water",
    "area": "network",
    "resources": "convert",
}


def with_sources() -> dict[str, Any]:
    """A ledger that tells at the end where all points came from."""
    data = ledger_of(ONLINE[0])
    final = imported(data)[0].match.state
    assert isinstance(final, TerraTable)
    data["final"] = json.loads(json.dumps(describe(final)))
    for seat, faction in enumerate(data["factions"]):
        sums: dict[str, int] = {}
        for source, name in enumerate(SOURCES):
            points = final.points[len(SOURCES) * seat + source]
            sums[WORDS[name]] = sums.get(WORDS[name], 0) + points
        data["final"]["factions"][faction]["vp_source"] = sums
    return data


def told(data: dict[str, Any]) -> dict[str, int]:
    found: dict[str, int] = data["final"]["factions"][data["factions"][1]]["vp_source"]
    return found


# -- by source -------------------------------------------------------------------------------------


def test_points_by_source_are_compared() -> None:
    data = with_sources()
    assert wrong(data) == ""
    told(data)["FAV11"] = 3
    told(data)["FAV10"] -= 3  # several words for one source of ours
    assert wrong(data) == ""


@pytest.mark.parametrize("word", sorted(set(WORDS.values())))
def test_points_from_another_source_are_different(word: str) -> None:
    data = with_sources()
    sums = told(data)
    sums[word] += 2
    sums["TW" if word != "TW" else "leech"] -= 2
    (found,) = imported(data)
    assert found.wrong is not None
    assert found.wrong.id == "ledger-different"
    assert "vp_source" in str(found.wrong.args["found"])


@pytest.mark.parametrize("points", [{"luck": 2}, 7, {"TW": "many"}])
def test_sources_that_there_are_not_are_different(points: object) -> None:
    data = with_sources()
    data["final"]["factions"][data["factions"][1]]["vp_source"] = points
    assert wrong(data) == "ledger-different"


# -- rows of the end scoring -----------------------------------------------------------------------


def scoring(data: dict[str, Any], word: str) -> list[dict[str, Any]]:
    return [row for row in data["log"] if row["c"][0].startswith(f"[score {word}")]


@pytest.mark.parametrize("word", ["fire", "network", "resources"])
@pytest.mark.parametrize("value", range(11))
def test_every_value_of_a_scoring_row_is_compared(word: str, value: int) -> None:
    data = ledger_of(ONLINE[0])
    scoring(data, word)[1]["s"][value] += 1
    assert wrong(data) == "ledger-different"


def test_the_points_of_a_scoring_row_are_compared() -> None:
    data = ledger_of(ONLINE[0])
    row = scoring(data, "network")[0]
    row["c"] = ["[score network 5]"]
    assert wrong(data) == "ledger-different"


# -- without --check -------------------------------------------------------------------------------


def unchecked(text: str) -> str:
    (found,) = GAME.read_foreign("given", text, False)
    return "" if found.wrong is None else found.wrong.id


def test_other_points_at_the_end_are_told_without_checking() -> None:
    data = ledger_of(ONLINE[0])
    scoring(data, "network")[0]["s"][0] += 1  # a row is not compared
    assert unchecked(json.dumps(data)) == ""
    data["final_vp"][data["factions"][1]] += 1
    assert unchecked(json.dumps(data)) == "ledger-different"


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("last", ["score", "pass", "middle"])
def test_the_last_points_that_rows_tell_are_compared(last: str, plain: bool) -> None:
    data = ledger_of(ONLINE[0])
    del data["final_vp"]
    if last == "score":
        data["log"] = [row for row in data["log"] if row["c"] != ["[score resources]"]]
    else:
        data["log"] = [row for row in data["log"] if not row["c"][0].startswith("[score")]
    if last == "middle":
        data["log"] = data["log"][: len(data["log"]) // 2]
    write = plain_of if plain else json.dumps
    assert unchecked(write(data)) == ""
    for faction in data["factions"]:
        row = [row for row in data["log"] if row["f"] == faction][-1]
        row["s"][0] += 1
        assert unchecked(write(data)) == "ledger-different"
        row["s"][0] -= 1


@pytest.mark.parametrize("form", ["plain", "rows", "final"])
def test_points_at_the_end_are_found_wherever_they_stand(form: str) -> None:
    data = with_sources()
    del data["final_vp"]
    if form != "final":
        del data["final"]
    if form == "final":
        data["log"] = [row for row in data["log"] if row["c"] != ["[score resources]"]]
    write = plain_of if form == "plain" else json.dumps
    assert unchecked(write(data)) == ""
    if form == "final":
        data["final"]["factions"][data["factions"][2]]["VP"] -= 1
    else:
        scoring(data, "resources")[2]["s"][0] -= 1
    assert unchecked(write(data)) == "ledger-different"
