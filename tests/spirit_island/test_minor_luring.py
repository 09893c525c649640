"""Minor powers that lure pieces into a land."""

from __future__ import annotations

import pytest

from tests.spirit_island.minor import alone

AROUND = {"A4": {"explorer": 1, "dahan": 2}, "A6": {"town": 1, "city": 1, "dahan": 1}}


def test_enticing_splendor_gathers_an_explorer_or_town() -> None:
    here = alone(AROUND, "power enticing-splendor at A5").answer("option gather-invaders")
    assert here.options() == ["gather explorer A4", "gather town A6"]
    here.answer("gather town A6")
    assert here.land("A5") == {"town": 1}
    assert here.land("A6") == {"city": 1, "dahan": 1}


def test_enticing_splendor_gathers_up_to_two_dahan() -> None:
    here = alone(AROUND, "power enticing-splendor at A5").answer("option gather-dahan")
    here.answer("gather dahan A4", "gather dahan A6")
    assert here.land("A5") == {"dahan": 2}
    assert here.land("A4") == {"explorer": 1, "dahan": 1}
    none = alone(AROUND, "power enticing-splendor at A5").answer("option gather-dahan", "stop")
    assert none.land("A5") == {}


@pytest.mark.rule("SI-10.1")
def test_enticing_splendor_with_nobody_near() -> None:
    here = alone({}, "power enticing-splendor at A1").answer("option gather-invaders")
    assert here.land("A1") == {}


def test_entrancing_apparitions_gather_where_there_are_no_invaders() -> None:
    lands = {"A4": {"explorer": 3, "town": 1}, "A5": {"dahan": 1}}
    here = alone(lands, "power entrancing-apparitions at A5")
    here.answer("gather explorer A4", "gather explorer A4")
    assert here.land("A5") == {"dahan": 1, "explorer": 2}
    assert here.land("A4") == {"explorer": 1, "town": 1}
    assert here.defended("A5") == [2]


def test_entrancing_apparitions_need_not_gather() -> None:
    here = alone({"A4": {"explorer": 1}}, "power entrancing-apparitions at A5").answer("stop")
    assert (here.land("A5"), here.defended("A5")) == ({}, [2])


def test_entrancing_apparitions_only_defend_where_there_are_invaders() -> None:
    lands = {"A4": {"explorer": 1}, "A5": {"town": 1}}
    here = alone(lands, "power entrancing-apparitions at A5")
    assert here.prompt() == "ask-growth"
    assert (here.land("A5"), here.defended("A5")) == ({"town": 1}, [2])


@pytest.mark.rule("SI-9.26")
def test_lure_of_the_unknown_gathers_one_explorer_or_town() -> None:
    here = alone(AROUND, "power lure-of-the-unknown at A5")
    assert here.options() == ["gather explorer A4", "gather town A6"]
    here.answer("gather explorer A4")
    assert here.land("A5") == {"explorer": 1}
    assert here.land("A4") == {"dahan": 2}


def test_lure_of_the_unknown_with_nobody_near_does_nothing() -> None:
    here = alone({"A1": {"city": 1}}, "power lure-of-the-unknown at A2")
    assert here.land("A2") == {}
    assert here.land("A1") == {"city": 1}
