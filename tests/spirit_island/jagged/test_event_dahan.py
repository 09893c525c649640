"""Dahan events of Jagged Earth."""

from __future__ import annotations

from typing import Any

import pytest

from tests.spirit_island.events import Events, over

FAR: dict[str, Any] = {"A8": {"city": 1}}
HOME: dict[str, Any] = {"A7": {"presence": {"P1": 1}}}


# -- ravages ---------------------------------------------------------------------------------------


def test_coordinated_and_careful_defense(events: Events) -> None:
    lands = {"A4": {"dahan": 1, "presence": {"P1": 1}}, "A5": {"dahan": 2}, **FAR}
    here = events.part("coordinated-defense", lands)
    assert here.defended("A4", "A5", "A8") == [5, 0, 0]
    here = events.part("careful-defense", lands)
    assert here.defended("A4", "A5", "A8") == [2, 2, 0]
    assert events.part("careful-defense", lands, steps=["time-passes"]).defended("A4") == [0]


def test_engage_on_their_own_terms(events: Events) -> None:
    """Two dahan deal 1 each before the town can; nothing is left to ravage."""
    lands = {"A4": {"dahan": 2, "town": 1}, "A5": {"dahan": 1, "town": 1}, **FAR}
    here = events.part("engage-on-their-own-terms", lands, steps=["ravage A4", "ravage A5"])
    assert here.land("A4") == {"dahan": 2}
    assert here.land("A5") == {"town-1": 1, "blight": 1}  # and they do not strike back


def test_lay_ambushes(events: Events) -> None:
    lands = {"A4": {"dahan": 1, "town": 1}, **FAR}
    here = events.part("lay-ambushes", lands, steps=["ravage A4"])
    assert here.land("A4") == {"blight": 1}


# -- war -------------------------------------------------------------------------------------------


def test_settlers_encroach_too_far(events: Events) -> None:
    lands = {"A3": {"dahan": 5, "town": 3}, "A6": {"dahan": 1, "town": 1}, **FAR}
    here = events.part("settlers-encroach-too-far", lands, "push town A2", "push town A4")
    assert here.lands("A2", "A3", "A4") == [{"town": 1}, {"dahan": 5, "town": 1}, {"town": 1}]


def test_at_their_gates(events: Events) -> None:
    lands = {"A3": {"dahan": 1, "city": 2}, "A4": {"dahan": 1, "town": 1}, **FAR}
    assert events.part("at-their-gates", lands).fear() == 2


def test_speak_of_the_spirits_anger(events: Events) -> None:
    lands = {
        "A3": {"dahan": 1, "town": 1},
        "A4": {"dahan": 1, "city": 1},
        "B3": {"dahan": 1},
        **FAR,
    }
    assert events.part("speak-of-the-spirits-anger", lands, boards="AB").fear() == 1


@pytest.mark.rule("SX-4.14")
def test_raiding_and_retaliation(events: Events) -> None:
    lands = {"A3": {"dahan": 3, "city": 2, "town*1": 1}, "A4": {"dahan": 1, "explorer": 1}, **FAR}
    here = events.part("raiding-and-retaliation", lands, *["damage city", "damage city-1"])
    here.answer("damage city-2")
    # the other city deals 1 damage, the town is kept from it by strife
    assert here.land("A3") == {"city": 1, "town": 1, "dahan": 2, "dahan-1": 1}
    assert here.land("A4") == lands["A4"]


def test_coordinated_strikes(events: Events) -> None:
    lands = {"A3": {"dahan": 3, "town": 1}, "A4": {"dahan": 2, "town": 1}, **FAR}
    here = events.part("coordinated-strikes", lands)
    assert here.lands("A3", "A4") == [{"dahan": 3}, lands["A4"]]
    assert here.defended("A3", "A4") == [2, 0]


def test_rally_to_the_defense(events: Events) -> None:
    lands = {"A3": {"dahan": 1}, "A4": {"dahan": 1}, "A6": {"dahan": 1}, **FAR}
    here = events.part("rally-to-the-defense", lands)
    assert here.options() == ["land A3", "land A4"]  # A6 has none beside it
    here.answer("land A3")
    assert (here.land("A3"), here.defended("A3")) == ({"dahan": 2}, [2])
    lone = events.part("rally-to-the-defense", {"A6": {"dahan": 2}, **FAR})
    assert lone.defended("A6") == [2]


@pytest.mark.parametrize(("dahan", "towns", "blight"), [(4, 3, 1), (5, 3, 0), (4, 2, 0)])
def test_a_thousand_small_struggles(events: Events, dahan: int, towns: int, blight: int) -> None:
    lands = {"A3": {"dahan": dahan, "town": towns}, **FAR}
    here = events.part("a-thousand-small-struggles", lands)
    assert over(here) is not bool(blight)
    if blight:
        assert "land A3" not in here.options()
        assert here.answer("land A6").land("A6") == {"blight": 1}


# -- flight and homes ------------------------------------------------------------------------------


def test_seek_out_new_grounds(events: Events) -> None:
    """Board A shows dahan in lands 2, 3, 6 and 7."""
    lands = {"A3": {"dahan": 3}, **FAR}
    here = events.part("seek-out-new-grounds", lands)
    assert here.lands("A3", "A4")[0] == {"dahan": 2}  # A4 is the only one beside A3
    assert here.options() == ["gather dahan A3", "stop"]
    here.answer("gather dahan A3")
    assert here.lands("A3", "A4") == [{"dahan": 1}, {"dahan": 2}]


def test_return_to_old_pillars(events: Events) -> None:
    lands = {"A4": {"dahan": 1}, **FAR}
    here = events.part("return-to-old-pillars", lands)
    assert here.options() == ["land A2", "land A3"]
    assert here.answer("land A2").lands("A2", "A4") == [{"dahan": 1}, {}]


def test_the_printed_dahan_stay_where_lands_are_hidden_or_joined(events: Events) -> None:
    """Without A1 the others keep their numbers; A4 joined with A3 has dahan printed."""
    stasis = [{"kind": "stasis", "land": "A1"}]
    hidden = events.part("return-to-old-pillars", {"A4": {"dahan": 1}, **FAR}, effects=stasis)
    assert hidden.options() == ["land A2", "land A3"]
    effects = [{"kind": "woven", "land": "A4", "other": "A3", "seat": "P1"}]
    keys: dict[str, Any] = {"woven": ["A4+A3"], "effects": effects}
    joined = events.part("return-to-old-pillars", {"A5": {"dahan": 1}, **FAR}, **keys)
    assert joined.options() == ["land A4", "land A6", "land A7"]


def test_leave_the_hostile_land(events: Events) -> None:
    lands = {"A3": {"dahan": 3, "badlands": 1, "disease": 1}, "A2": {"disease": 1}, **FAR}
    here = events.part("leave-the-hostile-land", lands)
    assert here.lands("A3", "A4") == [{"dahan": 1, "badlands": 1, "disease": 1}, {"dahan": 2}]


@pytest.mark.rule("SX-20.3")
def test_presence_does_not_make_a_land_hostile(events: Events) -> None:
    grounds = [{"kind": "hunting-grounds", "seat": "P1"}]
    lands = {
        "A3": {"dahan": 2, "disease": 1},
        "A7": {"presence": {"P1": 1}},
        "A4": {"presence": {"P1": 2}, "dahan": 1},
        **FAR,
    }
    here = events.part("leave-the-hostile-land", lands, "push dahan A4", effects=grounds)
    assert here.lands("A3", "A4") == [
        {"dahan": 1, "disease": 1},
        {"dahan": 2, "presence": {0: 2}},
    ]


def test_keep_far_from_plague(events: Events) -> None:
    lands = {"A3": {"dahan": 2, "disease": 1}, "A2": {"dahan": 2, "disease": 1}, **FAR}
    here = events.part("keep-far-from-plague", lands, "land A3", "land A3")
    assert here.lands("A3", "A4") == [{"disease": 1}, {"dahan": 2}]
    here.answer("push dahan A1")
    assert here.lands("A1", "A2") == [{"dahan": 1}, {"dahan": 1, "disease": 1}]


# -- peace -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "grows", "not_there"),
    [
        ("2-dahan", {"dahan": 2}, {"dahan": 1}),
        ("no-token", {"dahan": 1, "blight": 1}, {"dahan": 1, "wilds": 1}),
        ("no-blight-disease", {"dahan": 1, "beasts": 1}, {"dahan": 1, "blight": 1}),
    ],
)
def test_coming_of_age(
    events: Events, name: str, grows: dict[str, int], not_there: dict[str, int]
) -> None:
    here = events.part(f"coming-of-age-{name}", {"A3": grows, "A4": not_there, **FAR})
    assert here.land("A3") == {**grows, "dahan": grows["dahan"] + 1}
    assert here.land("A4") == not_there


def test_blessings_of_bounty_and_health(events: Events) -> None:
    lands = {"A7": {"presence": {"P1": 1}, "dahan": 1}, "A3": {"dahan": 1}, **FAR}
    here = events.part("blessings-of-bounty-and-health", lands)
    assert here.options() == ["land A7", "stop"]
    assert here.answer("land A7").land("A7")["dahan"] == 2


def test_clever_cooperation(events: Events) -> None:
    lands = {"A7": {"presence": {"P1": 2}, "dahan": 1}, "A5": {"town": 1}, **FAR}
    here = events.part("clever-cooperation", lands, "land A7", "push-presence A5")
    assert here.land("A5") == {"presence": {0: 1}}
    left = events.part("clever-cooperation", lands, "stop")
    assert left.land("A5") == {"town": 1}
    grounds = [{"kind": "hunting-grounds", "seat": "P1"}]
    held = events.part("clever-cooperation", lands, effects=grounds)
    assert (over(held), held.land("A5")) == (True, {"town": 1})


def test_offerings_of_story_and_season(events: Events) -> None:
    seats = {"P1": {"discard": ["flash-floods"]}}
    lands = {"A7": {"presence": {"P1": 1}, "dahan": 3}, **FAR}
    here = events.part("offerings-of-story-and-season", lands, "reclaim flash-floods", seats=seats)
    assert here.seat().energy == 1
    assert "flash-floods" in here.seat().hand
    few = {"A7": {"presence": {"P1": 1}, "dahan": 2}, **FAR}
    assert events.part("offerings-of-story-and-season", few, seats=seats).seat().energy == 0


@pytest.mark.rule("SX-34.2")
def test_tell_the_old_stories(events: Events) -> None:
    """A unique power that was forgotten in play lies among the removed cards."""
    lands = {"A7": {"presence": {"P1": 1}, "dahan": 2}, **FAR}
    cards = ["boon-of-vigor", "rivers-bounty", "wash-away"]
    keys: dict[str, Any] = {
        "seats": {"P1": {"hand": cards[:2], "discard": cards[2:]}},
        "removed": ["flash-floods"],
    }
    here = events.part("tell-the-old-stories", lands, **keys)
    assert here.options() == ["reclaim wash-away", "take flash-floods"]
    here.answer("take flash-floods")
    assert "flash-floods" in here.seat().hand
    assert here.pile("removed") == []
    again = events.part("tell-the-old-stories", lands, "reclaim wash-away", **keys)
    assert "wash-away" in again.seat().hand


@pytest.mark.rule("SX-4.14", "SX-4.15")
def test_strife_is_spent_in_a_retaliation_that_is_defended(events: Events) -> None:
    """Each town with strife deals none and loses one, though nobody would have been hurt."""
    lands = {"A3": {"dahan": 1, "city*2": 1, "town*1": 1}, **FAR}
    keys: dict[str, Any] = {"effects": [{"kind": "defend", "land": "A3", "number": 9}]}
    here = events.part("raiding-and-retaliation", lands, "damage city*2", **keys)
    assert here.land("A3") == {"dahan": 1, "city-1*1": 1, "town": 1}
