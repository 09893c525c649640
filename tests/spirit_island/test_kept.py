"""What a spirit keeps beside its panel: declared once, then saved, seen, audited and written."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core.data import Fields
from loci.core.errors import BadData
from loci.core.script import Script
from loci.games.spirit_island.positions.writer import write
from loci.games.spirit_island.rules.act import INCOME, Act
from loci.games.spirit_island.rules.audit import audit
from loci.games.spirit_island.rules.spirits.keeping import (
    Keep,
    keep_number,
    keep_words,
    kept_number,
    kept_words,
)
from loci.games.spirit_island.state.seat import load_seat
from loci.games.spirit_island.state.table import load_table
from loci.games.spirit_island.words.sections import sections
from loci.games.spirit_island.words.view import see
from tests.spirit_island.tables import Island
from tests.spirit_island.trial import Plain, Trial, plain

TIME = Keep.number("time", most=13, presence=True)
DAYS = Keep.cards("days")
SIGNS = Keep.elements("signs")
PATHS = Keep.words("paths", "left", "right")


class Keeper(Plain):
    keeps = (TIME, DAYS, SIGNS, PATHS)

    def __init__(self) -> None:
        super().__init__("hoarder")

    def triggers(self, act: Act, seat: int) -> None:
        def run(after: Act) -> Script:
            keep_number(after.table, seat, TIME, kept_number(after.table, seat, TIME) + 1)
            yield from ()

        if act.kind == INCOME and act.seat == seat:
            act.trigger("gain-time", run)


@pytest.fixture(autouse=True)
def _spirit(trial: Trial) -> None:
    trial.spirit(Keeper())


def hoarder(**seat: Any) -> Island:
    return plain({}, spirit="hoarder", seats={"P1": seat})


ALL: dict[str, Any] = {
    "time": 2,
    "days": ["drought", "powerstorm"],
    "signs": {"sun": 1, "air": 2},
    "paths": ["right", "left"],
}


def test_a_position_says_what_is_kept() -> None:
    table = hoarder(**ALL).table
    assert kept_number(table, 0, TIME) == 2
    assert kept_words(table, 0, DAYS) == ["drought", "powerstorm"]
    assert kept_words(table, 0, SIGNS) == ["sun", "air", "air"]
    assert kept_words(table, 0, PATHS) == ["right", "left"]
    written = write(table)["seats"]["P1"]
    assert {name: written[name] for name in ALL} == ALL
    assert "time" not in write(hoarder().table)["seats"]["P1"]


def test_cards_that_are_kept_are_in_no_deck() -> None:
    here = hoarder(days=["drought"])
    assert "drought" not in here.pile("minor_deck")
    assert audit(here.table) == []
    here.set_pile("minor_deck", ["drought"])
    assert any("power card drought 2 times" in wrong for wrong in audit(here.table))


def test_a_saved_table_has_what_is_kept() -> None:
    table = hoarder(**ALL).table
    loaded = load_table(table.to_data())
    assert loaded.seats[0].kept == table.seats[0].kept
    assert "kept" not in hoarder().table.to_data()["seats"][0]
    data = table.to_data()["seats"][0]
    data["kept"]["time"] = "long"
    with pytest.raises(BadData):
        load_seat(Fields(data), table.island)


def test_a_copy_goes_its_own_way() -> None:
    table = hoarder(time=1).table
    copy = table.clone()
    keep_number(copy, 0, TIME, 3)
    keep_words(copy, 0, PATHS, ["left"])
    assert (kept_number(table, 0, TIME), kept_words(table, 0, PATHS)) == (1, [])
    keep_number(copy, 0, TIME, 0)
    assert copy.seats[0].kept == {"paths": ("left",)}  # nothing is not written down


@pytest.mark.parametrize(
    ("name", "value", "wrong"),
    [
        ("time", 14, "time: 14"),
        ("time", ("sun",), "time: ('sun',)"),
        ("days", ("no-such-card",), "days: ('no-such-card',)"),
        ("signs", ("gold",), "signs: ('gold',)"),
        ("paths", 1, "paths: 1"),
        ("paths", ("up",), "paths: ('up',)"),
        ("gold", 1, "nobody keeps gold"),
    ],
)
def test_what_cannot_be_kept_is_found(name: str, value: Any, wrong: str) -> None:
    table = hoarder().table
    table.seats[0].kept = {name: value}
    assert any(wrong in found for found in audit(table))


def test_time_is_presence() -> None:
    table = hoarder(time=12).table
    assert audit(table) == []
    keep_number(table, 0, TIME, 13)
    assert audit(table) == ["P1 has more than 13 presence"]  # one is on the island


def test_everybody_sees_what_is_kept() -> None:
    seen = see(hoarder(**ALL).table, 0)["seats"][0]["kept"]
    assert (seen["time"], seen["signs"], seen["paths"]) == (
        2,
        {"sun": 1, "air": 2},
        ["right", "left"],
    )
    assert [card["card"] for card in seen["days"]] == ["drought", "powerstorm"]
    assert "kept" not in see(plain({}).table, 0)["seats"][0]
    lines = [line.plain() for part in sections(see(hoarder(**ALL).table, 0)) for line in part.lines]
    assert any(line.startswith("see-kept(name=keep-time") for line in lines)


def test_a_position_is_held_to_what_the_spirit_declares() -> None:
    with pytest.raises(BadData):
        hoarder(paths=["up"])
    with pytest.raises(BadData):
        hoarder(time=14)
    with pytest.raises(BadData):
        plain({}, seats={"P1": {"time": 1}})


def test_what_is_kept_changes_in_play() -> None:
    here = hoarder().answer("growth 3")
    assert kept_number(here.table, 0, TIME) == 1
