"""The factions of the plains: Halflings and Cultists (TM-29.22 to TM-29.33)."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.terra_mystica.positions import reader as position
from tests.terra_mystica.tables import (
    asked,
    buildings,
    do,
    far_off,
    has,
    legal,
    offered,
    offers,
    poor,
    rich,
    table,
    terrain,
    why_not,
)

# From E6: E5 (swamp) and F3 (desert) take 1 spade, D4 (wasteland) 2, E7 and F4 take 3.


def halflings(**more: Any) -> dict[str, Any]:
    return {**rich("halflings", {"E6": "D"}, bowls=[0, 0, 12]), **more}


# -- Halflings -------------------------------------------------------------------------------------


@pytest.mark.rule("TM-29.22")
@pytest.mark.parametrize(
    ("line", "vp"),
    [
        ("dig 1. transform E5 to brown", 1),
        ("dig 2. transform D4 to brown", 2),
        ("dig 3. transform E7 to brown", 3),
        ("action ACT5. transform E5 to brown", 1),
        ("action ACT5. dig 2. transform E7 to brown", 3),
        ("action ACT6. transform D4 to brown", 2),
        ("action ACT6. transform E5 to brown. transform F3 to brown", 2),
        ("action BON1. transform E5 to brown", 1),
    ],
)
@pytest.mark.parametrize(("tile", "each"), [("SCORE4", 0), ("SCORE1", 2)])
def test_halflings_score_every_spade(line: str, vp: int, tile: str, each: int) -> None:
    made = table(halflings(bonus="BON1"), far_off(), tile=tile)
    do(made, line)
    assert has(made)["vp"] == 20 + vp + each * vp


@pytest.mark.rule("TM-29.22")
@pytest.mark.parametrize(("steps", "vp"), [(3, 0), (4, 1), (9, 2)])
def test_halflings_score_spades_of_cult_rewards(steps: int, vp: int) -> None:
    made = table(halflings(cults=[0, 0, steps, 0]), far_off(), tile="SCORE2")
    position.step(made, "end-round")
    assert has(made)["vp"] == 20 + vp


@pytest.mark.rule("TM-29.23")
def test_halflings_pay_one_coin_for_cheaper_spades() -> None:
    seat = poor("halflings", {"E6": "D"}, coins=1, workers=2, priests=1)
    made = table(seat, far_off())
    do(made, "advance dig")
    assert (has(made)["coins"], has(made)["workers"], has(made)["priests"]) == (0, 0, 0)
    assert (has(made)["vp"], has(made)["digging"]) == (26, 1)
    assert why_not(table({**seat, "coins": 0}, far_off()), "advance dig") == "needs-coins"


def with_house(**more: Any) -> dict[str, Any]:
    """Halflings about to build their stronghold for 4 workers and 8 coins; G5 is swamp, by H7."""
    seat = poor("halflings", {"E6": "TP", "H7": "D"}, workers=5, coins=10)
    return {**seat, **more}


@pytest.mark.rule("TM-29.24")
@pytest.mark.parametrize(
    "hexes", [["E5", "F3", "G5"], ["D4", "E5"], ["E5", "D4"], ["E7"], ["E5"], []]
)
def test_three_spades_come_with_the_stronghold(hexes: list[str]) -> None:
    made = table(with_house(), far_off())
    do(made, "upgrade E6 to SH")
    assert has(made)["vp"] == 20 + 3
    for hex in hexes:
        do(made, f"transform {hex} to brown")
    assert [terrain(made, hex) for hex in hexes] == ["brown"] * len(hexes)
    assert (has(made)["workers"], has(made)["coins"]) == (1, 2)
    do(made, "done")  # spades not used are lost
    assert made.active == 1


@pytest.mark.rule("TM-29.24")
def test_the_three_spades_follow_the_usual_rules() -> None:
    made = table(with_house(workers=20), far_off())
    do(made, "upgrade E6 to SH")
    assert why_not(made, "transform G1 to brown") == "hex-far"
    assert why_not(made, "transform E5 to brown. transform E7 to brown") == "needs-spades"
    assert why_not(made, "dig 1") == "acted-already"
    do(made, "done")
    assert why_not(made, "transform E5 to brown", 0) == "not-your-turn"


@pytest.mark.rule("TM-29.25", "TM-29.26")
@pytest.mark.parametrize("site", ["E5", "F3", "G5"])
def test_one_dwelling_on_any_of_the_hexes(site: str) -> None:
    made = table(with_house(), far_off())
    do(made, "upgrade E6 to SH. transform E5 to brown. transform F3 to brown")
    do(made, "transform G5 to brown")
    assert [move for move in offered(made) if move.startswith("build")] == [
        "build E5",
        "build F3",
        "build G5",
    ]
    do(made, f"build {site}")
    assert buildings(made) == {"E6": "SH", "H7": "D", site: "D"}
    assert (has(made)["workers"], has(made)["coins"]) == (0, 0)


@pytest.mark.rule("TM-29.25")
def test_the_dwelling_is_paid_and_there_is_only_one() -> None:
    for short, reason in (({"workers": 4}, "needs-workers"), ({"coins": 9}, "needs-coins")):
        made = table(with_house(**short), far_off())
        assert why_not(made, "upgrade E6 to SH. build E5") == reason
    made = table(with_house(workers=20, coins=20), far_off())
    do(made, "upgrade E6 to SH. build E5")
    assert legal(made, "transform F3 to brown")  # spades are left after it
    do(made, "transform F3 to brown")
    assert why_not(made, "build F3") == "acted-already"


@pytest.mark.rule("TM-29.25", "TM-29.26")
def test_the_dwelling_needs_one_of_the_hexes_transformed() -> None:
    """Home terrain that was there before would be an action of its own."""
    made = table(with_house(), far_off(), terrain={"F4": "brown"})
    do(made, "upgrade E6 to SH")
    assert why_not(made, "build F4") == "first-spades"
    assert why_not(made, "transform E5 to brown. -2SPADE. build F4") == "build-where-dug"
    assert why_not(made, "transform D4 to yellow. -2SPADE. build D4") == "build-where-dug"


@pytest.mark.rule("TM-29.25")
def test_giving_the_spades_up_gives_no_other_dwelling() -> None:
    made = table(with_house(), far_off(), terrain={"F4": "brown"})
    do(made, "upgrade E6 to SH. -3SPADE")
    assert not legal(made, "build F4")
    assert "build F4" not in offered(made)


@pytest.mark.rule("TM-29.27")
def test_stronghold_and_dwelling_are_two_offers() -> None:
    """E4 touches the dwelling on E5 only, F4 the stronghold on E6 only."""
    neighbours = [
        rich("mermaids", {"E4": "TP"}, bowls=[5, 7, 0]),
        rich("witches", {"F4": "TP"}, bowls=[5, 7, 0]),
    ]
    made = table(with_house(), *neighbours)
    do(made, "upgrade E6 to SH. build E5. done")
    assert sorted(offer[1:] for offer in made.offers) == [(0, 1, 2), (0, 2, 2)]
    assert len({offer[0] for offer in made.offers}) == 2


@pytest.mark.rule("TM-29.27")
def test_the_two_offers_are_paid_apart() -> None:
    """F4 touches both hexes: 1 + 1 power cost nothing, 2 at once would cost a point."""
    neighbour = rich("witches", {"F4": "D"}, bowls=[5, 7, 0], vp=20)
    made = table(with_house(), neighbour)
    do(made, "upgrade E6 to SH. build F3. done")
    assert [offer[2:] for offer in made.offers] == [(1, 1), (1, 1)]
    do(made, "leech 1 from halflings")
    assert asked(made) == [1]
    do(made, "leech 1 from halflings")
    assert (has(made, 1)["vp"], has(made, 1)["bowls"]) == (20, [3, 9, 0])


# -- Cultists --------------------------------------------------------------------------------------


def cultists(**more: Any) -> dict[str, Any]:
    seat = rich("cultists", {"E6": "D"}, cults=[1, 0, 2, 0], bowls=[12, 0, 0])
    return {**seat, **more}


def two_neighbours(**more: Any) -> list[dict[str, Any]]:
    """Both touch E6, with power 1 and 2."""
    return [
        {**rich("giants", {"D4": "D"}, bowls=[5, 7, 0]), **more},
        {**rich("witches", {"F4": "TP"}, bowls=[5, 7, 0]), **more},
    ]


@pytest.mark.rule("TM-29.28", "TM-29.29", "TM-29.32")
def test_the_first_acceptance_brings_one_step_before_the_others_decide() -> None:
    made = table(cultists(), *two_neighbours())
    do(made, "upgrade E6 to TP. done")
    assert asked(made) == [1]
    do(made, "leech 1 from cultists", 1)
    assert asked(made) == [0]
    assert why_not(made, "leech 2 from cultists", 2) == "no-such-offer"
    assert offered(made, 0) == ["+FIRE", "+WATER", "+EARTH", "+AIR"]
    assert why_not(made, "+2EARTH", 0) == "steps-number"
    assert why_not(made, "done", 0) == "first-step"
    do(made, "+EARTH", 0)
    assert (has(made)["cults"], has(made)["bowls"]) == ([1, 0, 3, 0], [11, 1, 0])
    assert asked(made) == [2]
    do(made, "leech 2 from cultists", 2)
    assert (asked(made), made.active) == ([1], 1)  # the next turn, and no second step
    assert has(made)["cults"] == [1, 0, 3, 0]


@pytest.mark.rule("TM-29.28")
def test_a_later_acceptance_brings_the_step_too() -> None:
    made = table(cultists(), *two_neighbours())
    do(made, "upgrade E6 to TP. done")
    do(made, "decline 1 from cultists")
    do(made, "leech 2 from cultists")
    assert asked(made) == [0]
    do(made, "+FIRE")
    assert has(made)["cults"] == [2, 0, 2, 0]
    assert (asked(made), made.active) == ([1], 1)


@pytest.mark.rule("TM-29.30", "TM-29.31")
def test_without_an_acceptance_there_is_neither_step_nor_power() -> None:
    made = table(cultists(), *two_neighbours())
    do(made, "upgrade E6 to TP. done")
    do(made, "decline 1 from cultists")
    do(made, "decline 2 from cultists")
    assert asked(made) == [1]
    assert (has(made)["cults"], has(made)["bowls"]) == ([1, 0, 2, 0], [12, 0, 0])


@pytest.mark.rule("TM-29.30")
def test_nobody_to_ask_is_no_acceptance() -> None:
    made = table(cultists(), *two_neighbours(bowls=[0, 0, 12]))
    do(made, "upgrade E6 to TP. done")
    assert (asked(made), made.active) == ([1], 1)
    assert has(made)["cults"] == [1, 0, 2, 0]


@pytest.mark.rule("TM-29.28")
@pytest.mark.parametrize(
    ("start", "line"),
    [
        ({"E6": "D"}, "build E5"),
        ({"E6": "TP"}, "upgrade E6 to TE. +FAV11"),
        ({"E6": "TP"}, "upgrade E6 to SH"),
        ({"E6": "TE"}, "upgrade E6 to SA. +FAV11"),
    ],
)
def test_every_building_event_counts(start: dict[str, str], line: str) -> None:
    neighbours = [rich("mermaids", {"E4": "D"}), rich("witches", {"F4": "D"})]
    made = table(cultists(buildings=start), *neighbours, terrain={"E5": "brown"})
    do(made, f"{line}. done")
    who = asked(made)[0]
    assert sum(offers(made).values()) == 1
    do(made, "leech 1 from cultists", who)
    assert asked(made) == [0]
    do(made, "+AIR", 0)
    assert has(made)["cults"][3] == 1


@pytest.mark.rule("TM-29.28")
def test_other_factions_make_no_step() -> None:
    made = table(halflings(), *two_neighbours())
    do(made, "upgrade E6 to TP. done")
    do(made, "leech 1 from halflings")
    do(made, "leech 2 from halflings")
    assert (asked(made), made.active) == ([1], 1)
    assert has(made)["cults"] == [0, 0, 1, 1]


@pytest.mark.rule("TM-29.28")
def test_the_step_to_field_ten_needs_a_key() -> None:
    for towns, end in (([], 9), (["TW1"], 10)):
        made = table(cultists(cults=[9, 0, 0, 0], towns=towns), *two_neighbours())
        do(made, "upgrade E6 to TP. done")
        do(made, "leech 1 from cultists")
        do(made, "+FIRE")
        assert has(made)["cults"][0] == end
        assert has(made)["bowls"] == ([9, 3, 0] if end == 10 else [12, 0, 0])


@pytest.mark.rule("TM-29.33")
@pytest.mark.parametrize(("tile", "extra"), [("SCORE2", 0), ("SCORE4", 5)])
def test_the_stronghold_of_the_cultists_scores_seven(tile: str, extra: int) -> None:
    made = table(cultists(buildings={"E6": "TP"}), far_off(), tile=tile)
    do(made, "upgrade E6 to SH. done")
    assert has(made)["vp"] == 20 + 7 + extra
