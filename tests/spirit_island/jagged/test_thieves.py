"""Thieves of Despicable Theft: face up, face down, and what is known of those who lie face down."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from loci.core import Match, Rng
from loci.core.records.record import read, write
from loci.core.view import OPEN
from loci.games.spirit_island import GAME
from loci.games.spirit_island.content.scenarios.thieves import (
    NUMBERS,
    add_thief,
    look_around,
    mixes,
    seen_numbers,
    turn_up,
    went_on,
)
from loci.games.spirit_island.rules.audit import audit
from loci.games.spirit_island.rules.hidden import secrets
from loci.games.spirit_island.rules.island.pieces import put, take
from loci.games.spirit_island.state.island import with_woven
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import DAHAN, THIEF, THIEVES, kind_of, piece
from loci.games.spirit_island.words.sections import sections
from loci.games.spirit_island.words.view import see
from tests.spirit_island.tables import EVERY_SET, Island, island

THEFT: dict[str, Any] = {**EVERY_SET, "scenario": "despicable-theft"}
THREE = {"kind": "mixed-thieves", "lands": "A5", "numbers": "3"}


def at(lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    return island(lands, *steps, options=THEFT, **keys)


def thieves(here: Island, name: str) -> dict[str, int]:
    return {word: n for word, n in here.land(name).items() if word.startswith("thief")}


def known(here: Island) -> list[tuple[list[str], list[int]]]:
    names = here.table.island.names
    return [([names[land] for land in lands], numbers) for lands, numbers in mixes(here.table)]


def number(here: Island, name: str) -> int:
    return here.table.island.numbers[name]


@pytest.mark.rule("SX-46.19")
def test_as_many_as_there_are_have_each_number() -> None:
    assert NUMBERS == (12, 3, 2, 1)
    table = at({}).table.clone()
    for _ in range(18):
        add_thief(table, 5)
    faces = [kind_of(turn_up(table, 5)) - THIEF - 1 for _ in range(18)]
    assert [faces.count(n) for n in range(4)] == [12, 3, 2, 1]
    add_thief(table, 5)
    assert len(table.pieces[5]) == 18
    assert audit(table) == []


# -- face up and face down -------------------------------------------------------------------------


@pytest.mark.rule("SX-46.27")
def test_they_lie_face_up_while_two_dahan_are_there() -> None:
    """As soon as the second comes; face down again when there is only one."""
    here = at({"A5": {"thief": 2, "dahan": 1}, "A4": {"dahan": 1}}, "gather 1 dahan A5 by P1")
    assert "thief" not in thieves(here, "A5")
    assert sum(thieves(here, "A5").values()) == 2
    added = at({"A5": {"thief": 1, "dahan": 1}}, "add 1 dahan A5")
    assert "thief" not in thieves(added, "A5")
    left = at({"A5": {"thief-two": 1, "dahan": 2}}, "destroy 1 dahan A5")
    assert thieves(left, "A5") == {"thief": 1}
    fought = at({"A5": {"thief-two": 1, "dahan": 2, "town": 1}}, "ravage A5")
    assert thieves(fought, "A5") == {"thief": 1}
    born = at({"A7": {"dahan": 2, "presence": {"P1": 1}}}, "explore A7")
    assert "thief" not in thieves(born, "A7")


@pytest.mark.rule("SX-46.27")
def test_a_thief_who_is_moved_is_turned_where_he_comes() -> None:
    lands = {"A5": {"thief-three": 1, "dahan": 2}}
    out = at(lands, "push 1 explorer A5 by P1").answer("push thief-three A4")
    assert thieves(out, "A4") == {"thief": 1}
    assert known(out) == [(["A4"], [3])]
    back = at({"A5": {"dahan": 2}, "A4": {"thief": 1}}, "gather 1 explorer A5 by P1",
              effects=[{**THREE, "lands": "A4"}])  # fmt: skip
    back.answer("gather thief A4")
    assert thieves(back, "A5") == {"thief-three": 1}
    assert known(back) == []


# -- what is known ---------------------------------------------------------------------------------


@pytest.mark.rule("SX-46.28")
def test_what_was_seen_stays_known_and_is_mixed() -> None:
    """Two in A5, one of them with number 3; one goes on to A4, and may be him."""
    here = at({"A5": {"thief": 2}}, "push 1 explorer A5 by P1", effects=[THREE])
    here.answer("push thief A4")
    assert known(here) == [(["A4", "A5"], [3])]
    alone = at({"A5": {"thief": 1}}, "push 1 explorer A5 by P1", effects=[THREE])
    assert known(alone.answer("push thief A4")) == [(["A4"], [3])]
    joined = at({"A5": {"thief": 1}, "A4": {"thief": 2}}, "push 1 explorer A5 by P1",
                effects=[THREE, {**THREE, "lands": "A4", "numbers": "0"}])  # fmt: skip
    assert known(joined.answer("push thief A4")) == [(["A4"], [0, 3])]
    unseen = at({"A5": {"thief": 1}, "A4": {"thief": 1}}, "push 1 explorer A5 by P1")
    assert known(unseen.answer("push thief A4")) == []


@pytest.mark.rule("SX-46.28")
def test_a_new_thief_is_mixed_with_those_of_his_land() -> None:
    """Number 3 is one of two then: turned up, he is each of them as often as the other."""
    seen: Counter[int] = Counter()
    for seed in range(200):
        table = at({"A5": {"thief": 1}}, effects=[THREE]).table.clone()
        table.rng = Rng(seed)
        five = table.island.numbers["A5"]
        put(table, five, THIEF)
        seen[kind_of(turn_up(table, five)) - THIEF - 1] += 1
        assert audit(table) == []
    assert 70 < seen[3] < 130
    assert seen[0] > 40


@pytest.mark.rule("SX-46.28")
def test_the_doubt_is_shared_by_the_lands() -> None:
    """A 3 is among two thieves in A4 and A5: the other one is he if the first is not."""
    for seed in range(60):
        mix = {**THREE, "lands": "A4+A5"}
        table = at({"A5": {"thief": 1}, "A4": {"thief": 1}}, effects=[mix]).table.clone()
        table.rng = Rng(seed)
        faces = [turn_up(table, table.island.numbers[name]) for name in ("A4", "A5")]
        assert piece(THIEVES[4]) in faces
        assert mixes(table) == []


@pytest.mark.rule("SX-46.28")
def test_a_number_that_is_known_elsewhere_is_not_drawn() -> None:
    """All but the blank ones are known to be in A4: in A5 there is a blank one."""
    numbers = {**THREE, "lands": "A4", "numbers": "1+1+1+2+2+3"}
    for seed in range(40):
        table = at({"A5": {"thief": 1}, "A4": {"thief": 6}}, effects=[numbers]).table.clone()
        table.rng = Rng(seed)
        assert turn_up(table, table.island.numbers["A5"]) == piece(THIEVES[1])
    gone = {"kind": "thieves-gone", "numbers": "0+" * 11 + "0"}
    for seed in range(20):
        table = at({"A5": {"thief": 1}}, effects=[gone]).table.clone()
        table.rng = Rng(seed)
        assert turn_up(table, table.island.numbers["A5"]) != piece(THIEVES[1])


@pytest.mark.rule("SX-46.28")
def test_who_is_certainly_known_needs_no_chance() -> None:
    here = at({"A5": {"thief": 1}}, effects=[THREE])
    table = here.table.clone()
    before = table.rng.to_data()
    assert turn_up(table, number(here, "A5")) == piece(THIEVES[4])
    assert table.rng.to_data() == before


@pytest.mark.rule("SX-46.28")
def test_what_is_known_follows_what_becomes_of_them() -> None:
    """Nobody is left: nothing is known. A land woven into another: there."""
    here = at({"A5": {"thief": 2}}, effects=[{**THREE, "numbers": "0+3"}])
    table = here.table.clone()
    take(table, number(here, "A5"), piece(THIEF))
    look_around(table)
    assert [len(numbers) for _, numbers in mixes(table)] == [1]
    take(table, number(here, "A5"), piece(THIEF))
    look_around(table)
    assert mixes(table) == []
    five = number(here, "A5")
    woven = at({"A5": {"thief": 1}, "A4": {"thief": 1}}, effects=[{**THREE, "lands": "A4"}])
    copy = woven.table.clone()
    copy.pieces[five] = (piece(THIEF),) * 2
    copy.pieces[number(here, "A4")] = ()
    copy.island = with_woven(copy.island, ((five, number(here, "A4")),))
    look_around(copy)
    assert mixes(copy) == [([five], [3])]


@pytest.mark.rule("SX-46.28")
def test_those_who_leave_the_island_are_turned_up() -> None:
    frame: dict[str, Any] = {"phase": "invaders", "step": "thieves"}
    here = at({"A1": {"thief": 1}}, "thieves-step", "stop", **frame)
    assert len(seen_numbers(here.table)) == 1
    assert thieves(here, "A1") == {}


# -- hidden ----------------------------------------------------------------------------------------


def hidden_table() -> SpiritTable:
    mix = {**THREE, "numbers": "0"}
    return at({"A5": {"thief": 2}, "A4": {"thief": 1, "thief-one": 1, "dahan": 2}},
              effects=[mix]).table  # fmt: skip


def test_nothing_hidden_is_written_down() -> None:
    """A table with other numbers to come is the same table but for its random source."""
    one = hidden_table().clone()
    other = one.clone()
    other.rng = Rng(99)
    data, twin = one.to_data(), other.to_data()
    assert {key: value for key, value in data.items() if key != "rng"} == {
        key: value for key, value in twin.items() if key != "rng"
    }
    assert see(one, 0) == see(other, 0)
    assert see(one, OPEN) == see(other, OPEN)
    assert "rng" in secrets(one, 0)
    drawn = {turn_up(table, table.island.numbers["A5"]) for table in _dealt(one)}
    assert len(drawn) > 2


def _dealt(table: SpiritTable) -> list[SpiritTable]:
    found = []
    for seed in range(40):
        copy = table.clone()
        GAME.redeal(copy, 0, Rng(seed), [])
        found.append(copy)
    return found


def test_views_tell_what_is_known_and_no_more() -> None:
    view = see(hidden_table(), 0)
    groups = {group["piece"]: group["number"] for group in view["lands"]["A4"]["pieces"]}
    assert groups == {"dahan": 2, "thief": 1, "thief-one": 1}
    mix = next(effect for effect in view["effects"] if effect["kind"] == "mixed-thieves")
    assert (mix["lands"], mix["numbers"]) == ("A5", "0")
    lines = [line for section in sections(view) for line in section.lines]
    told = next(line for line in lines if line.id == "effect-mixed-thieves")
    assert (told.args["lands"], told.args["numbers"]) == ("A5", "0")


def test_a_number_turned_up_is_a_barrier_for_undo() -> None:
    """Taking back an answer is free as long as nobody has seen a number by it."""
    lands = {"A5": {"thief": 1, "dahan": 1}, "A4": {"dahan": 1}, "A1": {"dahan": 1}}
    here = at(lands, "gather up to 1 dahan A5 by P1").answer("gather dahan A4")
    assert "thief" not in thieves(here, "A5")
    assert here.match.barriers[-1]
    seen = at(lands, "gather up to 1 dahan A5 by P1").answer("stop")
    assert not seen.match.barriers[-1]
    moved = at({"A5": {"thief": 1}}, "push 1 explorer A5 by P1").answer("push thief A4")
    assert not moved.match.barriers[-1]


def test_a_record_replays_to_the_same_numbers() -> None:
    lands = {"A5": {"thief": 4, "dahan": 1}, "A4": {"dahan": 1}, "A1": {"dahan": 1}}
    here = at(lands, "gather up to 1 dahan A5 by P1").answer("gather dahan A4")
    again = Match.replay(GAME, read(write(here.match.record())))
    table = GAME.table(again.state)  # type: ignore[arg-type]
    assert table.to_data() == here.table.to_data()


def test_a_position_keeps_what_is_known() -> None:
    here = at({"A5": {"thief": 2}}, effects=[THREE, {"kind": "thieves-gone", "numbers": "0+1"}])
    data = here.table.to_data()
    assert GAME.load_table(data).to_data() == data
    written = GAME.write_position(here.table)
    assert THREE in written["effects"]
    assert written["lands"]["A5"] == {"thief": 2}


def test_one_who_goes_where_nobody_was_seen_takes_nothing_along() -> None:
    table = at({"A5": {"thief": 1}, "A4": {"dahan": 1}}).table.clone()
    went_on(table, table.island.numbers["A5"], table.island.numbers["A4"])
    assert mixes(table) == []
    put(table, table.island.numbers["A5"], DAHAN, 2)
    look_around(table)
    assert not table.pieces[table.island.numbers["A5"]].count(piece(THIEF))
