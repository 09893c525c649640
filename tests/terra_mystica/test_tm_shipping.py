"""Adjacency over rivers and the shipping track (TM-11, TM-12)."""

from __future__ import annotations

import pytest

from tm_tables import do, far_off, has, legal, poor, rich, table, why_not


@pytest.mark.rule("TM-12.1", "TM-12.2", "TM-12.3")
def test_auren_advance_shipping_and_join_their_buildings() -> None:
    """EX-17"""
    auren = poor("auren", {"C4": "D", "E9": "D"}, shipping=1, priests=1, coins=4, vp=20)
    made = table(auren, far_off())
    do(made, "advance ship")
    assert (has(made)["shipping"], has(made)["vp"]) == (2, 23)
    assert (has(made)["priests"], has(made)["coins"]) == (0, 0)


@pytest.mark.rule("TM-12.5")
@pytest.mark.parametrize(("faction", "length"), [("witches", 3), ("mermaids", 5)])
def test_at_the_end_of_the_track_there_is_nothing_to_advance(faction: str, length: int) -> None:
    home = {"witches": "C3", "mermaids": "D5"}[faction]
    assert legal(table(rich(faction, {home: "D"}, shipping=length - 1), far_off()), "advance ship")
    at_end = table(rich(faction, {home: "D"}, shipping=length), far_off())
    assert why_not(at_end, "advance ship") == "track-end-ship"


@pytest.mark.rule("TM-12.6", "TM-29.41", "TM-29.80")
@pytest.mark.parametrize(("faction", "hex"), [("dwarves", "E7"), ("fakirs", "E8")])
def test_dwarves_and_fakirs_have_no_shipping_track(faction: str, hex: str) -> None:
    made = table(rich(faction, {hex: "D"}), far_off("giants", buildings={"I12": "D"}))
    assert why_not(made, "advance ship") == "track-none-ship"
