"""Tables and records of earlier rules versions open and go on.

`data/version_1` holds tables in the middle of games, as version 1 saved them, with the questions
that were open there, the answers that followed and the outcome they led to; `tests/versions/1` the
golden records as version 1 wrote them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from golden.records import load, paths_of
from loci.core import Match, Outcome, Record
from loci.core.records.record import Header
from loci.games.haunted_lands import GAME
from loci.games.haunted_lands.state.table import HauntedTable

STATES = sorted((Path(__file__).parent / "data" / "version_1").glob("*.json"))
EACH_STATE = pytest.mark.parametrize("path", STATES, ids=[path.stem for path in STATES])
RECORDS = sorted((Path(__file__).parents[1] / "versions/1/records/haunted_lands").glob("*.loci"))
EACH_RECORD = pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])


def saved(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def opened(path: Path) -> HauntedTable:
    return GAME.load(GAME.upgrade_data(saved(path)["state"], 1))


def test_every_mode_number_of_players_and_question_is_kept() -> None:
    names = [path.stem.split("-") for path in STATES]
    assert {name[0] for name in names} == {"wanderer", "builder", "burgher"}
    assert {name[1] for name in names} == {"2", "3", "4"}
    assert {name[2] for name in names} == {"haunting", "turns", "good", "token", "quests", "end"}
    assert any(name[-1] == "own" for name in names)


@EACH_STATE
def test_a_table_of_version_1_asks_what_it_asked(path: Path) -> None:
    lands = opened(path)
    assert GAME.audit(lands) == []
    assert lands.valour == saved(path)["valour"]
    asked = {str(seat): [m.text() for m in d.moves] for seat, d in GAME.decisions(lands).items()}
    assert asked == saved(path)["asked"]
    assert GAME.load(lands.to_data()).to_data() == lands.to_data()


@EACH_STATE
def test_a_table_of_version_1_plays_on_to_the_same_end(path: Path) -> None:
    """The dice fall as they would have fallen, and every answer fits."""
    lands = opened(path)
    for answer in saved(path)["answers"]:
        seat, text = int(answer[1]) - 1, answer.split(" ", 1)[1]
        GAME.apply(lands, seat, GAME.read(lands, seat, text))
    outcome = saved(path)["outcome"]
    expected = Outcome(outcome["ending"], outcome["scores"], outcome["winners"])
    assert GAME.outcome(lands) == expected


def numbers(data: Any) -> list[str]:
    """Where whole numbers stand in saved data, by their path without places in lists."""
    if isinstance(data, dict):
        return [f"{key}.{path}" for key, value in data.items() for path in numbers(value)]
    if isinstance(data, list):
        return sorted({path for value in data for path in numbers(value)})
    return [""] if isinstance(data, int) else []


@EACH_STATE
def test_what_is_saved_is_words(path: Path) -> None:
    """Numbers are left where something is counted, and for seats."""
    counted = {"revealed", "players", "season", "round", "turn", "unplaced"}
    counted |= {"pecunia", "valour", "choosing", "goods", "tokens", "active"}
    seats = {"order", "standing", "owner"}
    found = {where.split(".")[0] for where in numbers(opened(path).to_data())}
    assert found - {"rng"} <= counted | seats


def replayed(record: Record) -> Match:
    """The record under the present rules, with what its options meant."""
    header = record.header
    options = GAME.upgrade_options(header.options, header.rules)
    now = Header(
        header.game, GAME.info.rules_version, header.players, header.seed, options, header.seats
    )
    match = Match(GAME, now)
    for entry in record.entries:
        match.answer(entry.seat, entry.move)
    return match


@EACH_RECORD
def test_a_record_of_version_1_replays_to_its_outcome(path: Path) -> None:
    record = load(path)
    assert record.header.rules == 1
    match = replayed(record)
    assert match.outcome() == record.outcome
    assert match.decisions() == {}


@EACH_RECORD
def test_the_present_record_ends_as_that_of_version_1(path: Path) -> None:
    """The same game without the answers that the rules now give: the same final position."""
    [present] = [one for one in paths_of("haunted_lands") if one.name == path.name]
    one, other = replayed(load(path)).state.to_data(), Match.replay(GAME, load(present)).state
    rules, present_rules = one.pop("rules"), GAME.table(other).rules.to_data()
    assert {**other.to_data(), "rules": None} == {**one, "rules": None}
    assert {**present_rules, "turn-end": "asked", "second-card": "random"} == rules


def test_the_options_of_version_1_keep_their_meaning() -> None:
    """The second card was drawn, and the end of every Turn was asked for."""
    old = GAME.upgrade_options({"difficulty": "harder"}, 1)
    assert old == {"difficulty": "harder", "second-card": "random", "turn-end": "asked"}
    assert GAME.upgrade_options({"mode": "builder"}, 2) == {"mode": "builder"}
    assert GAME.info.rules_version == 2
    assert [change.version for change in GAME.info.changes] == [2]
