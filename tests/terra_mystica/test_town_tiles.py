"""Appendix V: town tiles (TM-28), and the later tiles TW6 to TW8."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.terra_mystica.positions import reader as position
from loci.games.terra_mystica.state.board import NAMES, bits
from loci.games.terra_mystica.state.table import TerraTable
from tests.terra_mystica.tables import do, far_off, has, legal, offered, poor, rich, table, why_not

FIVE = ["TW1", "TW2", "TW3", "TW4", "TW5"]
EXTRA = {"extra-town-tiles": True}
GROUP = {"E9": "TP", "D7": "TP", "E10": "TP"}  # a dwelling on F6 makes it a town
FOUND = "build F6"


def founder(faction: str = "alchemists", **more: Any) -> dict[str, Any]:
    """A seat whose dwelling on F6 founds a town and uses everything in hand."""
    seat = poor(faction, GROUP, workers=1, coins=2, bowls=[12, 0, 0], cults=[0, 0, 0, 0])
    return {**seat, **more}


def before(seat: dict[str, Any], *others: dict[str, Any], **keys: Any) -> TerraTable:
    """The table on which F6 is to be built, in a round whose tile scores no towns."""
    colour = {"alchemists": "black", "dwarves": "gray", "fakirs": "yellow", "mermaids": "blue"}
    keys.setdefault("tile", "SCORE4")
    terrain = {"F6": colour[seat["faction"]]}
    corner = far_off("giants", buildings={"I12": "D"})
    return table(seat, *(others or [corner]), terrain=terrain, **keys)


# -- choosing --------------------------------------------------------------------------------------


@pytest.mark.rule("TM-28.1", "TM-28.2")
def test_the_founder_picks_one_of_five_kinds_with_two_copies_each() -> None:
    made = before(founder())
    assert made.town_left == [2, 2, 2, 2, 2, 0, 0, 0]
    do(made, FOUND)
    assert offered(made) == [f"+{kind}" for kind in FIVE]
    assert why_not(made, "done") == "first-town"
    for later in ("TW6", "TW7", "TW8"):
        assert why_not(made, f"+{later}") == "tile-gone"
    do(made, "+TW3")
    assert made.town_left == [2, 2, 1, 2, 2, 0, 0, 0]
    assert why_not(made, "+TW3") == "no-town-now"


@pytest.mark.rule("TM-28.1", "TM-28.2")
@pytest.mark.parametrize("kind", FIVE)
def test_a_kind_is_gone_after_two_copies(kind: str) -> None:
    for others, left in (([kind], True), ([kind, kind], False)):
        made = before(founder(), far_off("giants", buildings={"I12": "D"}, towns=others))
        do(made, FOUND)
        assert (f"+{kind}" in offered(made)) is left
        assert why_not(made, f"+{kind}") == ("" if left else "tile-gone")


@pytest.mark.rule("TM-28.5")
@pytest.mark.parametrize("kind", FIVE)
def test_a_player_may_have_two_of_a_kind(kind: str) -> None:
    made = before(founder(towns=[kind]))
    do(made, f"{FOUND}. +{kind}")
    assert made.towns[FIVE.index(kind)] == 2
    assert has(made)["keys"] == 2


@pytest.mark.rule("TM-28.3")
def test_the_tile_marks_the_buildings_of_its_town() -> None:
    made = before(founder(buildings={**GROUP, "I11": "D"}))
    do(made, f"{FOUND}. +TW1")
    assert [NAMES[hex] for hex in bits(made.urban)] == ["D7", "E9", "E10", "F6"]


# -- what they give --------------------------------------------------------------------------------


@pytest.mark.rule("TM-28.4", "TM-28.6", "TM-28.7", "TM-28.8", "TM-28.9", "TM-28.10")
@pytest.mark.parametrize(
    ("kind", "vp", "gain"),
    [
        ("TW1", 5, {"coins": 6}),
        ("TW2", 7, {"workers": 2}),
        ("TW3", 9, {"priests": 1}),
        ("TW4", 6, {"bowls": [4, 8, 0]}),
        ("TW5", 8, {"cults": [1, 1, 1, 1]}),
    ],
)
def test_a_tile_gives_points_a_key_and_its_bonus_once(
    kind: str, vp: int, gain: dict[str, Any]
) -> None:
    made = before(founder(bonus="BON3"))
    do(made, f"{FOUND}. +{kind}")
    start: dict[str, Any] = {"coins": 0, "workers": 0, "priests": 0, "bowls": [12, 0, 0]}
    start |= {"cults": [0, 0, 0, 0], "keys": 1, "vp": 20 + vp}
    expected = {**start, **gain}
    assert {name: has(made)[name] for name in expected} == expected


@pytest.mark.rule("TM-28.4")
def test_tiles_give_nothing_later() -> None:
    """Income is that of a dwelling and BON3."""
    seat = poor("witches", {"I11": "D"}, bonus="BON3", bowls=[12, 0, 0], cults=[0, 0, 0, 0])
    made = table({**seat, "towns": FIVE}, far_off("giants", buildings={"I1": "D"}))
    position.step(made, "end-round")
    assert (has(made)["coins"], has(made)["workers"], has(made)["priests"]) == (6, 2, 0)
    assert (has(made)["bowls"], has(made)["cults"]) == ([12, 0, 0], [0, 0, 0, 0])
    assert (has(made)["vp"], has(made)["keys"]) == (20, 5)


@pytest.mark.rule("TM-28.8")
@pytest.mark.parametrize(("in_hand", "sent", "after"), [(6, 0, 7), (7, 0, 7), (5, 2, 5)])
def test_the_priest_of_tw3_comes_from_the_reserve(in_hand: int, sent: int, after: int) -> None:
    made = before(founder(priests=in_hand), priests={"fire": ["P1"] * sent})
    do(made, f"{FOUND}. +TW3")
    assert has(made)["priests"] == after


@pytest.mark.rule("TM-28.9")
@pytest.mark.parametrize(
    ("bowls", "after"), [([5, 7, 0], [0, 9, 3]), ([0, 5, 7], [0, 0, 12]), ([9, 0, 3], [1, 8, 3])]
)
def test_the_power_of_tw4_follows_the_bowl_rules(bowls: list[int], after: list[int]) -> None:
    made = before(founder(bowls=bowls))
    do(made, f"{FOUND}. +TW4")
    assert has(made)["bowls"] == after


@pytest.mark.rule("TM-28.10")
def test_the_steps_of_tw5_bring_power() -> None:
    made = before(founder(cults=[2, 4, 6, 1]))
    do(made, f"{FOUND}. +TW5")
    assert has(made)["cults"] == [3, 5, 7, 2]
    assert has(made)["bowls"] == [7, 5, 0]  # 1 + 2 + 2


# -- keys and TW5 ----------------------------------------------------------------------------------


@pytest.mark.rule("TM-28.11")
def test_the_key_of_tw5_carries_its_own_step_to_ten() -> None:
    made = before(founder(cults=[9, 0, 0, 0]))
    do(made, f"{FOUND}. +TW5. done")
    assert has(made)["cults"] == [10, 1, 1, 1]
    assert (has(made)["keys"], has(made)["bowls"]) == (0, [9, 3, 0])


@pytest.mark.rule("TM-28.11")
@pytest.mark.parametrize("chosen", ["FIRE", "AIR"])
def test_with_two_markers_on_nine_the_owner_chooses(chosen: str) -> None:
    made = before(founder(cults=[9, 0, 0, 9]))
    do(made, f"{FOUND}. +TW5")
    assert has(made)["cults"] == [9, 1, 1, 9]
    assert offered(made) == ["+FIRE", "+AIR"]
    assert why_not(made, "done") == "first-key"
    assert why_not(made, "+WATER") == "key-elsewhere"
    do(made, f"+{chosen}. done")
    assert has(made)["cults"] == ([10, 1, 1, 9] if chosen == "FIRE" else [9, 1, 1, 10])
    assert (has(made)["keys"], has(made)["bowls"]) == (0, [9, 3, 0])


@pytest.mark.rule("TM-28.11")
def test_an_older_key_serves_the_second_marker() -> None:
    made = before(founder(cults=[9, 0, 0, 9], towns=["TW1"]))
    do(made, f"{FOUND}. +TW5. done")
    assert has(made)["cults"] == [10, 1, 1, 10]
    assert (has(made)["keys"], has(made)["bowls"]) == (0, [6, 6, 0])


@pytest.mark.rule("TM-28.11")
def test_a_taken_field_ten_stays_closed() -> None:
    other = far_off("giants", buildings={"I12": "D"}, cults=[10, 0, 0, 0], towns=["TW1"])
    made = before(founder(cults=[9, 0, 0, 9]), other)
    do(made, f"{FOUND}. +TW5. done")
    assert has(made)["cults"] == [9, 1, 1, 10]


# -- the later tiles (E77) -------------------------------------------------------------------------


def test_later_tiles_have_one_two_and_one_copies() -> None:
    made = before(founder(), options=EXTRA)
    assert made.town_left == [2, 2, 2, 2, 2, 1, 2, 1]
    do(made, FOUND)
    assert offered(made) == [f"+TW{n}" for n in range(1, 9)]


def test_tw8_gives_eleven_points_and_a_key() -> None:
    made = before(founder(), options=EXTRA)
    do(made, f"{FOUND}. +TW8. done")
    assert (has(made)["vp"], has(made)["keys"]) == (31, 1)
    assert (has(made)["coins"], has(made)["workers"], has(made)["bowls"]) == (0, 0, [12, 0, 0])
    assert made.town_left[7] == 0


def test_tw6_gives_two_keys_and_two_steps_on_every_cult() -> None:
    made = before(founder(cults=[8, 9, 1, 0]), options=EXTRA)
    do(made, f"{FOUND}. +TW6. done")
    assert has(made)["cults"] == [10, 10, 3, 2]
    assert (has(made)["vp"], has(made)["keys"]) == (22, 0)
    assert has(made)["bowls"] == [5, 7, 0]  # 3 + 3 + 1


@pytest.mark.parametrize(
    ("faction", "shipping", "after", "vp"),
    [
        ("alchemists", 0, 1, 2),
        ("alchemists", 2, 3, 4),
        ("alchemists", 3, 3, 0),
        ("mermaids", 4, 5, 5),
        ("mermaids", 5, 5, 0),
        ("dwarves", 0, 0, 0),
        ("fakirs", 0, 0, 0),
    ],
)
def test_tw7_is_a_step_on_the_shipping_track(
    faction: str, shipping: int, after: int, vp: int
) -> None:
    made = before(founder(faction, shipping=shipping), options=EXTRA)
    do(made, f"{FOUND}. +TW7. done")
    assert has(made)["shipping"] == after
    assert has(made)["vp"] == 20 + 4 + vp


def test_tw7_lengthens_the_carpets_of_fakirs_but_not_the_tunnels_of_dwarves() -> None:
    for faction, colour, longer in (("fakirs", "yellow", True), ("dwarves", "gray", False)):
        seat = rich(faction, GROUP)
        corner = far_off("giants", buildings={"I12": "D"})
        hexes = {"F6": colour, "C4": colour}  # C4 is three steps from E9
        made = table(seat, corner, options=EXTRA, terrain=hexes)
        assert why_not(made, "build C4") == "hex-far"
        do(made, f"{FOUND}. +TW7. done. pass BON9. done")
        assert legal(made, "build C4", 0) is longer
