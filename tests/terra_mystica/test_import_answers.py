"""Ledgers: answers to offers beside the Cultists' steps and sacrifices, and rows that wait."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core.position import read_data
from loci.games.terra_mystica.ledger.commands import in_our_words, is_answer, takes_step
from loci.games.terra_mystica.ledger.comparison import Different
from loci.games.terra_mystica.rules.economy.gains import holdings
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.words.shorthand import in_order
from tests.terra_mystica.ledgers import imported, ledger_of, played, refusal
from tests.terra_mystica.tables import IMPORTED, ONLINE, far_off, has, rich, table, why_not

LEECH = "leech 3 from dwarves"


def cultists(**more: Any) -> dict[str, Any]:
    """Room for 3 power, of which the step to field 3 of air takes 1."""
    return rich("cultists", {"F3": "TP"}, bowls=[0, 3, 9], cults=[0, 0, 0, 2], **more)


def offered(**keys: Any) -> dict[str, Any]:
    """The Cultists have earned a step, and the Dwarves offer them 3 power."""
    return {"earned": 1, "offers": [{"from": "P2", "to": "P1", "power": 3}], **keys}


def before_the_step(**more: Any) -> TerraTable:
    return table(cultists(**more), far_off(), options=IMPORTED, **offered())


# -- answers and the Cultists' step ----------------------------------------------------------------


def test_an_answer_keeps_its_place_behind_a_step_that_begins_the_row() -> None:
    assert in_order(["+AIR", LEECH]) == ["+AIR", LEECH]
    assert in_order([LEECH, "+AIR"]) == [LEECH, "+AIR"]
    assert in_order(["+AIR", "pass BON1", LEECH]) == ["+AIR", LEECH, "pass BON1"]
    assert in_order(["action FAV6", "+AIR", LEECH]) == [LEECH, "action FAV6", "+AIR"]


def test_a_step_before_an_answer_makes_it_cheaper() -> None:
    after = played(before_the_step(), ("cultists", f"+AIR. {LEECH}", []))
    assert (has(after)["vp"], has(after)["bowls"]) == (19, [0, 0, 12])
    after = played(before_the_step(), ("cultists", f"{LEECH}. +AIR", []))
    assert (has(after)["vp"], has(after)["bowls"]) == (18, [0, 0, 12])


@pytest.mark.parametrize("seat", ["P1 ", ""])
@pytest.mark.parametrize(("line", "vp"), [(f"+AIR. {LEECH}", 19), (f"{LEECH}. +AIR", 18)])
def test_a_line_of_a_position_keeps_that_order_too(line: str, vp: int, seat: str) -> None:
    data = {
        "game": "terra-mystica",
        "players": 2,
        "options": ONLINE,
        "seats": {"P1": cultists(), "P2": far_off()},
        "moves": [f"{seat}{line}"],
        **offered(turn="P2"),
    }
    after = read_data(data).match.state
    assert isinstance(after, TerraTable)
    assert after.vp[0] == vp


@pytest.mark.rule("TM-15.18")
def test_bowls_that_a_step_has_filled_take_the_offer_back() -> None:
    made = table(
        rich("cultists", {"F3": "TP"}, bowls=[0, 1, 11], cults=[0, 0, 0, 2]),
        far_off(),
        options=IMPORTED,
        **offered(),
    )
    after = played(made, ("cultists", f"+AIR. {LEECH}", []))
    assert (has(after)["vp"], has(after)["bowls"], after.offers) == (20, [0, 0, 12], [])


# -- steps written late, or together ---------------------------------------------------------------


def test_a_step_written_after_the_next_action_is_taken() -> None:
    made = table(cultists(), far_off(), options=IMPORTED, earned=1)
    after = played(made, ("cultists", "upgrade F3 to TE. +FAV8. +EARTH", []))
    assert has(after)["cults"] == [0, 0, 1, 4]
    assert after.active == 1


def test_a_step_may_stand_in_the_row_after_the_next_action() -> None:
    tiles = dict.fromkeys(["BON1", "BON3", "BON5", "BON8", "BON9"], 0)
    made = table(cultists(), far_off(), options=IMPORTED, earned=1, bonus=tiles)
    rows = [
        ("cultists", "send P to FIRE for 3", []),
        ("dwarves", "pass BON1", []),
        ("cultists", "+EARTH. convert 1W to 1C. send P to WATER for 3", []),
    ]
    after = played(made, *rows)
    assert has(after)["cults"] == [3, 3, 1, 2]
    assert has(after)["workers"] == 19


@pytest.mark.parametrize(
    ("row", "bowls"),
    [
        ("convert 1PW to 1C. send P to FIRE for 3", [0, 3, 9]),
        ("burn 1. action ACT3", [4, 0, 7]),
    ],
)
@pytest.mark.parametrize("own_row", [False, True])
def test_a_late_step_is_taken_before_what_is_exchanged(
    row: str, bowls: list[int], own_row: bool
) -> None:
    made = table(cultists(), far_off(), options=IMPORTED, earned=1)
    rows = [row, "+AIR"] if own_row else [f"{row}. +AIR"]
    after = played(made, *[("cultists", commands, []) for commands in rows])
    assert has(after)["cults"][3] == 3
    assert has(after)["bowls"] == bowls
    assert (after.active, after.earned) == (1, 0)


def is_lone_step(row: dict[str, Any]) -> bool:
    return row["f"] == "cultists" and [*map(takes_step, row["c"])] == [True]


def written_late(log: list[dict[str, Any]], at: int, own_row: bool) -> list[dict[str, Any]]:
    """The rows with the step in row `at` behind the next action of the Cultists, or none if they
    answer an offer before it: then it would be another game."""
    later = [n for n in range(at + 1, len(log)) if log[n]["f"] == "cultists"]
    if not later or is_answer(log[later[0]]["c"][0]) or is_lone_step(log[later[0]]):
        return []
    action = log[later[0]]
    both = [{**action, "c": action["c"] + log[at]["c"]}]
    if own_row:
        both = [{**action, "s": []}, {**log[at], "s": action["s"]}]
    return log[:at] + log[at + 1 : later[0]] + both + log[later[0] + 1 :]


@pytest.mark.parametrize("own_row", [False, True])
def test_every_step_of_a_game_may_be_written_late(own_row: bool) -> None:
    data = ledger_of("4-online-cultists-witches-engineers-giants")
    steps = [n for n, row in enumerate(data["log"]) if is_lone_step(row)]
    moved = [log for at in steps if (log := written_late(data["log"], at, own_row))]
    (end,) = {one.match.state.digest() for one in imported(data)}
    assert moved
    for one in imported(*[{**data, "log": log} for log in moved]):
        assert one.wrong is None
        assert one.match.state.digest() == end


def test_a_step_of_an_action_and_an_earned_one_may_be_written_together() -> None:
    made = table(cultists(favours=["FAV6"]), far_off(), options=IMPORTED, earned=1)
    for row in ("action FAV6. +2AIR", "action FAV6. +AIR. +AIR", "+AIR. action FAV6. +AIR"):
        assert has(played(made, ("cultists", row, [])))["cults"] == [0, 0, 0, 4]


def test_two_steps_of_the_auren_may_be_written_apart() -> None:
    assert in_our_words("auren", ["action ACTA", "+AIR", "+air"]) == ["action ACTA", "+2AIR"]
    made = table(
        rich("auren", {"F5": "SH"}, cults=[0, 0, 0, 0]), far_off("nomads"), options=IMPORTED
    )
    assert has(played(made, ("auren", "action ACTA. +AIR. +AIR", [])))["cults"] == [0, 0, 0, 2]
    assert refusal(made, ("auren", "action ACTA. +AIR. +FIRE", [])) != ""


# -- sacrifices ------------------------------------------------------------------------------------


def before_the_answer(**more: Any) -> TerraTable:
    """P1 has 4 tokens in bowl II and is offered 3 power."""
    offer = [{"from": "P2", "to": "P1", "power": 3}]
    seat = rich("nomads", {"E7": "D"}, bowls=[0, 4, 8])
    return table(seat, far_off(), options={**IMPORTED, **more}, offers=offer)


@pytest.mark.rule("TM-8.13")
def test_a_sacrifice_before_an_answer_makes_it_cheaper() -> None:
    after = played(before_the_answer(), ("nomads", f"burn 1. {LEECH}", []))
    assert (has(after)["vp"], has(after)["bowls"]) == (19, [0, 0, 11])
    after = played(before_the_answer(), ("nomads", LEECH, []))
    assert (has(after)["vp"], has(after)["bowls"]) == (18, [0, 1, 11])


def test_an_offer_may_be_answered_in_the_row_after_a_sacrifice() -> None:
    rows = [("nomads", "burn 1", []), ("nomads", f"{LEECH}", [])]
    assert has(played(before_the_answer(), *rows))["vp"] == 19


@pytest.mark.rule("TM-15.18")
def test_a_sacrifice_that_leaves_no_room_takes_the_offer_back() -> None:
    after = played(before_the_answer(), ("nomads", f"burn 2. {LEECH}", []))
    assert (has(after)["vp"], has(after)["bowls"], after.offers) == (20, [0, 0, 10], [])


@pytest.mark.rule("TM-8.13")
def test_without_the_option_the_offer_comes_first() -> None:
    made = before_the_answer(**{"free-burning": False})
    assert why_not(made, "burn 1", 0) == "first-offer"
    assert in_order(["burn 1", LEECH]) == [LEECH, "burn 1"]
    assert in_order(["burn 1", LEECH], burning=True) == ["burn 1", LEECH]


def test_a_conversion_declines_as_any_action_does() -> None:
    made = before_the_answer()
    after = played(made, ("nomads", "convert 1W to 1C. send P to FIRE for 3", []))
    assert (has(after)["vp"], after.offers) == (20, [])


# -- rows that wait --------------------------------------------------------------------------------


def beside_nomads(**more: Any) -> TerraTable:
    """The Cultists can build beside the Nomads, who have room for power."""
    return table(
        rich("cultists", {"E6": "D"}, bowls=[5, 7, 0]),
        rich("nomads", {"E7": "D"}, bowls=[5, 7, 0]),
        options={**IMPORTED, **more},
    )


BUILT = ("cultists", "upgrade E6 to TP", [])
DECLINED = ("nomads", "decline 1 from cultists", [])
TAKEN = ("nomads", "leech 1 from cultists", [])


def test_a_row_that_waits_behind_the_cultists_power_tells_of_it() -> None:
    made = beside_nomads()
    rows = [BUILT, DECLINED]
    after = played(made, *rows)
    assert has(after)["bowls"] == [4, 8, 0]
    told = holdings(after, 0)
    played(made, *rows, ("cultists", "wait", told))
    before = [*told[:4], 5, 7, 0, *told[7:]]
    with pytest.raises(Different):
        played(made, *rows, ("cultists", "wait", before))


def test_a_row_that_tells_of_the_power_comes_before_the_last_answer_and_is_compared() -> None:
    made = beside_nomads()
    without = holdings(played(made, BUILT), 0)
    told = holdings(played(made, BUILT, DECLINED), 0)
    assert without != told
    played(made, BUILT, ("cultists", "[cultist_power]", told), DECLINED)
    played(made, BUILT, DECLINED, ("cultists", "[cultist_power]", told))
    for wrong in (without, [told[0] + 1, *told[1:]]):
        with pytest.raises(Different):
            played(made, BUILT, ("cultists", "[cultist_power]", wrong), DECLINED)
        with pytest.raises(Different):
            played(made, BUILT, DECLINED, ("cultists", "[cultist_power]", wrong))
    said = "[all opponents declined power]"
    played(made, BUILT, ("cultists", said, told), DECLINED)
    # Where nobody plays with that rule the power never comes.
    made = beside_nomads(**{"cultists-power": False})
    later = ("cultists", "wait", [])
    with pytest.raises(Different):
        played(made, BUILT, ("cultists", "[cultist_power]", told), DECLINED, later)


def test_a_row_that_tells_of_an_earned_step_is_compared_before_the_step() -> None:
    made = beside_nomads()
    told = holdings(played(made, BUILT), 0)
    played(made, BUILT, TAKEN, ("cultists", "[cultist_step_earned]", told))
    with pytest.raises(Different):
        wrong = [*told[:10], told[10] + 1]
        played(made, BUILT, TAKEN, ("cultists", "[cultist_step_earned]", wrong))
