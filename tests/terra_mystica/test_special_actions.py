"""Action 7: special actions of strongholds, of FAV6, of BON1 and BON2 (TM-19)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.terra_mystica.rounds import EMPTY, alone, charge, end_round, holds
from tests.terra_mystica.tables import (
    asked,
    buildings,
    do,
    far_off,
    has,
    legal,
    offered,
    poor,
    rich,
    table,
    terrain,
    why_not,
)

#: A home hex of each faction, with nobody around
HOMES = {
    "alchemists": "E5",
    "auren": "C3",
    "chaosmagicians": "D4",
    "cultists": "E6",
    "darklings": "E5",
    "dwarves": "E7",
    "engineers": "E7",
    "fakirs": "F3",
    "giants": "D4",
    "halflings": "E6",
    "mermaids": "D5",
    "nomads": "F3",
    "swarmlings": "D5",
    "witches": "C3",
}
STRONGHOLD_ACTIONS = {
    "auren": "ACTA",
    "chaosmagicians": "ACTC",
    "giants": "ACTG",
    "nomads": "ACTN",
    "swarmlings": "ACTS",
    "witches": "ACTW",
}
SPECIAL = {"BON1", "BON2", "FAV6", "ACTA", "ACTC", "ACTE", "ACTG", "ACTN", "ACTS", "ACTW"}


def with_stronghold(faction: str, **more: Any) -> dict[str, Any]:
    return rich(faction, {HOMES[faction]: "SH"}, **more)


def neighbour(faction: str) -> dict[str, Any]:
    """Somebody of another colour in the corner."""
    if faction in ("dwarves", "engineers"):
        return far_off("giants", buildings={"I12": "D"})
    return far_off()


def witches(**more: Any) -> dict[str, Any]:
    return poor("witches", {"C3": "D"}, cults=[0, 0, 0, 0], bowls=EMPTY, **more)


# -- whose they are --------------------------------------------------------------------------------


@pytest.mark.rule("TM-19.3", "TM-19.9")
@pytest.mark.parametrize("faction", list(HOMES))
def test_some_strongholds_have_an_action(faction: str) -> None:
    made = table(with_stronghold(faction), neighbour(faction))
    own = {name for name in SPECIAL if f"action {name}" in offered(made)}
    if faction == "engineers":
        own -= {"ACTE"}  # a way to build, with no space to cover
    wanted = STRONGHOLD_ACTIONS.get(faction)
    assert own == ({wanted} if wanted else set())
    for name in set(STRONGHOLD_ACTIONS.values()) - own:
        assert why_not(made, f"action {name}") == "action-not-owned"


@pytest.mark.rule("TM-19.3", "TM-19.9")
@pytest.mark.parametrize("tile", ["BON1", "BON2", "FAV6"])
def test_some_tiles_have_an_action_for_their_owner(tile: str) -> None:
    held = {"favours": [tile]} if tile == "FAV6" else {"bonus": tile}
    assert legal(table(witches(**held), far_off()), f"action {tile}")
    theirs = table(witches(bonus="BON3"), far_off(**held))
    assert why_not(theirs, f"action {tile}") == "action-not-owned"


@pytest.mark.rule("TM-19.3")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12])
def test_no_other_favour_tile_has_an_action(number: int) -> None:
    plain = offered(table(witches(), far_off()))
    assert offered(table(witches(favours=[f"FAV{number}"]), far_off())) == plain


@pytest.mark.rule("TM-19.3", "TM-19.6")
@pytest.mark.parametrize("faction", list(STRONGHOLD_ACTIONS))
def test_without_the_stronghold_its_action_is_closed(faction: str) -> None:
    made = table(rich(faction, {HOMES[faction]: "TP"}), far_off())
    assert why_not(made, f"action {STRONGHOLD_ACTIONS[faction]}") == "action-needs-stronghold"


@pytest.mark.rule("TM-19.9")
def test_the_stronghold_of_another_serves_only_the_other() -> None:
    made = table(witches(), rich("nomads", {"F3": "SH"}))
    assert why_not(made, "action ACTN") == "action-not-owned"
    assert why_not(made, "action ACTW") == "action-needs-stronghold"


# -- once a round, as an action --------------------------------------------------------------------


@pytest.mark.rule("TM-19.6", "TM-19.7")
@pytest.mark.parametrize("faction", list(STRONGHOLD_ACTIONS))
def test_the_action_of_a_new_stronghold_is_free_from_the_next_turn_on(faction: str) -> None:
    action = f"action {STRONGHOLD_ACTIONS[faction]}"
    made = alone(rich(faction, {HOMES[faction]: "TP"}))
    do(made, f"upgrade {HOMES[faction]} to SH")
    if faction == "auren":
        assert why_not(made, action) == "first-favour"
        do(made, "+FAV12")
    assert why_not(made, action) == "acted-already"
    do(made, "done")
    assert made.round == 1
    assert legal(made, action)


@pytest.mark.rule("TM-19.1", "TM-19.2")
@pytest.mark.parametrize(
    ("seat", "line"),
    [
        (witches(bonus="BON1"), "action BON1"),
        (witches(bonus="BON2"), "action BON2. +FIRE"),
        (witches(favours=["FAV6"]), "action FAV6. +FIRE"),
        (with_stronghold("auren"), "action ACTA. +2FIRE"),
        (with_stronghold("giants"), "action ACTG"),
        (with_stronghold("nomads"), "action ACTN. -FREE_TF"),
        (rich("swarmlings", {"D5": "SH", "A4": "D"}), "action ACTS. upgrade A4 to TP"),
        (with_stronghold("witches"), "action ACTW. build A3"),
    ],
)
def test_a_special_action_is_the_action_of_one_turn_of_the_round(
    seat: dict[str, Any], line: str
) -> None:
    made = alone({**seat, "priests": 2})
    do(made, line)
    assert why_not(made, "send P to FIRE for 1") == "acted-already"
    do(made, "done")
    action = line.split(".", maxsplit=1)[0]
    assert why_not(made, action) == "action-used"
    do(made, "send P to FIRE for 1. done")
    assert why_not(made, action) == "action-used"
    end_round(made)
    assert legal(made, action, 0), "the next round opens it again"


@pytest.mark.rule("TM-19.1", "TM-19.2")
def test_the_double_turn_is_used_once_a_round() -> None:
    made = alone(with_stronghold("chaosmagicians"))
    do(made, "action ACTC. send P to FIRE for 1. send P to FIRE for 1")
    assert why_not(made, "send P to FIRE for 1") == "acted-already"
    do(made, "done")
    assert why_not(made, "action ACTC") == "action-used"


@pytest.mark.rule("TM-19.1", "TM-19.2", "TM-29.8", "TM-29.9")
def test_witches_get_one_free_dwelling_in_a_round() -> None:
    """EX-30"""
    made = alone(poor("witches", {"C3": "SH"}), far_off(buildings={"B6": "D"}))
    do(made, "action ACTW. build I11")
    assert buildings(made) == {"C3": "SH", "I11": "D"}
    assert (has(made)["workers"], has(made)["coins"]) == (0, 0)
    assert why_not(made, "build A3") == "acted-already"
    do(made, "done")
    assert why_not(made, "action ACTW") == "action-used"
    assert why_not(made, "build A3") == "hex-far", "not without the ride"


@pytest.mark.rule("TM-19.1", "TM-19.4", "TM-19.8")
def test_two_special_actions_in_two_turns() -> None:
    """EX-31"""
    seat = {**witches(favours=["FAV6"], bonus="BON2"), "cults": [0, 2, 0, 0]}
    made = table(seat, far_off())
    do(made, "action FAV6. +WATER")
    assert why_not(made, "action BON2") == "acted-already"
    do(made, "done. pass BON9. done. action BON2. +FIRE. done")
    assert has(made)["cults"] == [1, 3, 0, 0]
    assert charge(made) == 1
    assert why_not(made, "action FAV6") == "action-used"
    assert why_not(made, "action BON2") == "action-used"


@pytest.mark.rule("TM-19.8")
def test_all_special_actions_one_after_the_other() -> None:
    auren = {**with_stronghold("auren", favours=["FAV6"]), "bonus": "BON2"}
    made = alone({**auren, "cults": [0, 0, 0, 0]})
    do(made, "action ACTA. +2AIR. done. action FAV6. +AIR. done. action BON2. +AIR. done")
    assert has(made)["cults"] == [0, 0, 0, 4]


# -- what they do ----------------------------------------------------------------------------------


@pytest.mark.rule("TM-19.4")
@pytest.mark.parametrize("cult", ["FIRE", "WATER", "EARTH", "AIR"])
@pytest.mark.parametrize("held", [{"favours": ["FAV6"]}, {"bonus": "BON2"}])
def test_one_step_on_a_track_of_choice(held: dict[str, Any], cult: str) -> None:
    action = "action FAV6" if "favours" in held else "action BON2"
    made = alone(witches(**held))
    assert why_not(made, f"{action}. +2{cult}") == "steps-number"
    assert why_not(made, f"{action}. done") == "first-step"
    do(made, f"{action}. +{cult}")
    steps = dict(zip(("FIRE", "WATER", "EARTH", "AIR"), has(made)["cults"], strict=True))
    assert steps == {"FIRE": 0, "WATER": 0, "EARTH": 0, "AIR": 0, cult: 1}
    assert why_not(made, f"+{cult}") == "no-step-now"


@pytest.mark.rule("TM-19.5")
def test_bon1_gives_one_free_spade() -> None:
    made = alone(witches(bonus="BON1"))
    assert why_not(made, "action BON1. transform D4 to green") == "needs-spades"
    do(made, "action BON1. transform D5 to green")
    assert terrain(made, "D5") == "green"
    assert (has(made)["workers"], has(made)["coins"]) == (0, 0)
    assert why_not(made, "transform D4 to gray") == "no-spades"


@pytest.mark.rule("TM-19.10")
@pytest.mark.parametrize("held", [{"favours": ["FAV6"]}, {"bonus": "BON2"}])
@pytest.mark.parametrize("cult", ["FIRE", "WATER"])
def test_a_cult_step_may_be_used_for_nothing(held: dict[str, Any], cult: str) -> None:
    action = "action FAV6" if "favours" in held else "action BON2"
    seat = {**witches(**held, towns=["TW1"]), "cults": [10, 9, 9, 9]}
    made = alone(seat)
    do(made, f"{action}. +{cult}. done")
    assert has(made)["cults"] == [10, 9, 9, 9]
    assert charge(made) == 0
    assert why_not(made, action) == "action-used"


@pytest.mark.rule("TM-19.10")
def test_auren_may_make_no_step_at_all() -> None:
    seat = {**with_stronghold("auren"), "cults": [9, 9, 9, 9], "bowls": EMPTY}
    made = alone(seat)
    do(made, "action ACTA. +2EARTH. done")
    assert (has(made)["cults"], charge(made)) == ([9, 9, 9, 9], 0)


@pytest.mark.rule("TM-19.1", "TM-19.9")
def test_a_tile_used_by_one_owner_can_be_used_by_the_next_in_the_next_round() -> None:
    made = table(witches(bonus="BON2"), far_off())
    do(made, "action BON2. +FIRE. done. send P to FIRE for 1. done. pass BON9. done")
    do(made, "pass BON2. done")
    assert (made.round, holds(made, 1)) == (2, "BON2")
    assert asked(made) == [0]
    do(made, "pass BON8. done")
    assert legal(made, "action BON2", 1)
