"""What the view tells of what could come: reach, towns in the making, prizes, digging in one go."""

from typing import Any

from loci.core import SPECTATOR
from loci.games.terra_mystica import GAME
from loci.games.terra_mystica.state.table import TerraTable
from tests.terra_mystica.tables import cultists, do, far_off, has, poor, rich, table


def see(made: TerraTable) -> dict[str, Any]:
    return GAME.view(made, SPECTATOR)


def digs(made: TerraTable) -> dict[str, Any]:
    found = see(made)["turn"]["digs"]
    assert isinstance(found, dict)
    return found


# -- seats -----------------------------------------------------------------------------------------


def test_reach_is_told_apart_by_way() -> None:
    made = table(rich("witches", {"E9": "D"}, shipping=1), far_off("dwarves"))
    reach = see(made)["seats"][0]["reach"]
    assert reach["direct"] == ["D7", "E10", "F5", "F6"]
    assert "D6" in reach["ship"]
    assert "G3" not in reach["ship"]
    assert "skip" not in reach
    dwarves = see(made)["seats"][1]["reach"]
    assert set(dwarves) == {"direct", "skip"}
    assert not set(dwarves["direct"]) & set(dwarves["skip"])


def test_only_free_land_is_in_reach() -> None:
    made = table(rich("witches", {"E9": "D"}), far_off(buildings={"F6": "D"}))
    assert "F6" not in see(made)["seats"][0]["reach"]["direct"]


def test_towns_in_the_making() -> None:
    made = table(rich("cultists", {"E6": "TP", "E7": "SA", "G1": "D"}), far_off())
    seat = see(made)["seats"][0]
    assert seat["groups"] == [{"hexes": ["E6", "E7"], "buildings": 3, "power": 5}]
    assert seat["town"] == {"buildings": 4, "power": 7}
    made = table(
        rich("cultists", {"E6": "TP", "E7": "SA"}, favours=["FAV5"]), far_off(), urban=["E6", "E7"]
    )
    seat = see(made)["seats"][0]
    assert seat["groups"] == []
    assert seat["town"]["power"] == 6


def test_the_own_action_spaces_are_named() -> None:
    made = table(rich("witches", {"E9": "SH"}, bonus="BON1", favours=["FAV6"]), far_off())
    assert see(made)["seats"][0]["actions"] == ["BON1", "FAV6", "ACTW"]


# -- the table -------------------------------------------------------------------------------------


def test_the_power_beside_each_hex() -> None:
    made = table(rich("cultists", {"E6": "TP"}), rich("dwarves", {"E7": "SH"}))
    beside = see(made)["beside"]
    assert beside["F4"] == [2, 3]
    assert beside["E6"] == [0, 3]
    assert "A1" not in beside


def test_prizes_as_they_stand() -> None:
    made = table(
        rich("cultists", {"E6": "D", "E5": "D"}, cults=[5, 0, 3, 0]),
        far_off(cults=[2, 0, 3, 0]),
    )
    prizes = see(made)["prizes"]
    assert prizes["fire"] == [8, 4]
    assert prizes["water"] == [0, 0]
    assert prizes["earth"] == [6, 6]
    assert prizes["area"] == [18, 12]


def test_an_offer_tells_the_bowls_after_it() -> None:
    made = table(
        rich("cultists", {"E6": "D"}), rich("dwarves", {"E7": "TP"}, bowls=[1, 7, 0]), round=2
    )
    do(made, "upgrade E6 to TP. done")
    [offer] = see(made)["offers"]
    assert offer["gain"] == 2
    assert offer["bowls"] == [0, 7, 1]


# -- digging ---------------------------------------------------------------------------------------


def test_digging_in_one_go_has_its_price_and_points() -> None:
    made = cultists(tile="SCORE1")
    found = digs(made)
    assert found["homes"]["E5"] == {
        "spades": 1,
        "buys": 1,
        "price": {"workers": 3},
        "points": 2,
        "dwelling": {"coins": 2, "workers": 1},
        "points-built": 2,
    }
    assert found["homes"]["E7"]["price"] == {"workers": 9}
    assert found["most"] == 3
    assert found["land"] == ["D4", "E5", "E7", "F3", "F4"]


def test_every_dig_that_is_told_is_what_the_rules_do() -> None:
    for faction, hex in (("cultists", "E6"), ("dwarves", "E7"), ("fakirs", "E8"), ("giants", "G2")):
        rival = far_off("witches", buildings={"I11": "D"})
        made = table(rich(faction, {hex: "D"}, shipping=0), rival)
        assert digs(made)["homes"]
        for name, dig in digs(made)["homes"].items():
            after = made.clone()
            line = f"dig {dig['buys']}. transform {name}"
            do(after, line)
            paid = {key: has(made)[key] - has(after)[key] for key in ("workers", "priests")}
            assert {key: number for key, number in paid.items() if number} == dig["price"], name
            assert after.vp[0] - made.vp[0] == dig["points"]
            do(after, f"build {name}")
            assert after.vp[0] - made.vp[0] == dig["points-built"]


def test_spades_in_hand_are_used_before_any_are_bought() -> None:
    made = cultists({"bowls": [0, 0, 12]})
    do(made, "action ACT5")
    homes = digs(made)["homes"]
    assert homes["E5"]["price"] == {}
    assert "buys" not in homes["E5"]
    assert homes["D4"]["buys"] == 1
    assert homes["D4"]["price"] == {"workers": 3}
    assert digs(made)["most"] == 0


def test_without_coins_there_is_no_dwelling_and_without_workers_nothing() -> None:
    made = cultists({"coins": 1, "workers": 3})
    assert "dwelling" not in digs(made)["homes"]["E5"]
    assert list(digs(made)["homes"]) == ["E5", "F3"]
    made = table(poor("cultists", {"E6": "D"}), far_off())
    assert digs(made) == {"homes": {}, "most": 0, "land": []}


def test_nothing_is_dug_while_something_is_owed() -> None:
    made = table(rich("cultists", {"E6": "TP"}), far_off())
    do(made, "upgrade E6 to TE")
    assert see(made)["turn"]["digs"] is None


def test_a_dwelling_that_founds_a_town_says_so() -> None:
    made = table(rich("cultists", {"E6": "SH", "E7": "TP", "D5": "D"}), far_off())
    assert digs(made)["homes"]["F4"]["town"] is True


# -- places ----------------------------------------------------------------------------------------


def places(made: TerraTable, move: str) -> list[str]:
    return GAME.choice(made, 0, GAME.read(made, 0, move)).places


def test_another_terrain_has_a_place_on_the_circle() -> None:
    made = cultists({"bowls": [0, 0, 12]})
    do(made, "action ACT5")
    assert places(made, "transform E5 to brown") == ["E5"]
    assert places(made, "transform E5 to blue") == ["E5", "terrain:lakes"]


def test_the_last_pass_has_a_place() -> None:
    made = cultists(round=6)
    assert places(made, "pass") == ["pass"]


def test_ordaining_is_an_answer_with_a_number() -> None:
    made = table(rich("darklings", {"E5": "TP"}), far_off())
    do(made, "upgrade E5 to SH")
    [found] = [one for one in GAME.amounts(made, GAME.decisions(made)[0]) if one.name == "w-p"]
    assert (found.least, found.most) == (1, 2)
    assert found.notation == "convert {1}W to {1}P"


def test_what_happens_has_its_places() -> None:
    made = table(rich("cultists", {"E8": "TP"}, bowls=[0, 0, 12]), far_off())
    made.sink = []

    def told(line: str) -> list[str]:
        return [place for event in do(made, line) for place in event.places()]

    assert told("upgrade E8 to TE. +FAV6") == ["E8", "favour:FAV6", "cult:water"]
    do(made, "done")
    do(made, "send P to FIRE for 3. done", 1)
    assert told("action ACT1. bridge E8:G3") == ["action:ACT1", "bridge:E8:G3", "E8", "G3"]
