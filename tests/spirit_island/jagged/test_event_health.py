"""Events of Jagged Earth that the health of the island decides."""

from __future__ import annotations

from typing import Any

import pytest

from tests.spirit_island.events import Events, over
from tests.spirit_island.tables import Island

FAR: dict[str, Any] = {"A8": {"city": 1}}
BLIGHTED: dict[str, Any] = {"blight_card": "downward-spiral", "blighted": True}


def ill(
    events: Events, card: str, lands: dict[str, Any], *answers: str, presence: int = 0, **keys: Any
) -> Island:
    """The main event of a blighted island; by default there is no presence to prevent it."""
    home = {"A7": {"presence": {"P1": 1 + presence}}}
    return events.main(card, 2, {**home, **lands}, *answers, **BLIGHTED, **keys)


def test_the_frontier_calls(events: Events) -> None:
    lands = {"A2": {"town": 1}, **FAR}
    steps = ["explore A1", "explore A2"]
    here = events.main("the-frontier-calls", 1, lands, steps=steps)
    assert here.lands("A1", "A2") == [{"explorer": 2}, {"explorer": 1, "town": 1}]


def test_self_sacrifice_buys_time(events: Events) -> None:
    steps = ["blight A5", "blight A6"]
    here = ill(events, "the-frontier-calls", FAR, presence=1, steps=steps, blight_pool=5)
    assert (here.seat().destroyed, here.table.blight_pool) == (1, 4)  # the first is from the box
    assert here.lands("A5", "A6") == [{"blight": 1}] * 2


def test_seek_new_farmland(events: Events) -> None:
    lands = {"A3": {"town": 2}, "A2": {"town": 1}, **FAR}
    here = events.main("seek-new-farmland", 1, lands)
    assert here.lands("A2", "A3", "A4") == [{"town": 1}] * 3


def test_voracious_consumption(events: Events) -> None:
    lands = {"A3": {"city": 1, "blight": 1}, **FAR}
    keys: dict[str, Any] = {"phase": "invaders", "step": "ravage", "steps": ["ravage-step", "stop"]}
    here = ill(events, "seek-new-farmland", lands, **keys)
    assert here.lands("A3", "A8") == [{"city": 1, "blight": 1}, {"city": 1, "blight": 1}]
    kept = ill(events, "seek-new-farmland", lands, presence=2, **keys)
    kept.answer("destroy-presence A7", "destroy-presence A7")
    assert (kept.land("A8"), kept.seat().destroyed) == ({"city": 1}, 2)


def test_gradual_corruption(events: Events) -> None:
    keys: dict[str, Any] = {
        "invader_discard": ["1-sands", "1-jungle"],
        "seats": {"P1": {"energy": 3}},
    }
    here = events.main("gradual-corruption", 1, FAR, **keys)
    assert here.options() == ["spend 0", "spend 1", "spend 2"]
    here.answer("spend 2")
    assert (here.land("A8"), here.seat().energy) == ({"city": 1}, 1)
    here = events.main("gradual-corruption", 1, FAR, "spend 1", **keys)
    assert (here.land("A8"), here.seat().energy) == ({"city": 1, "blight": 1}, 3)
    free = events.main("gradual-corruption", 1, FAR, "yes")  # no card is discarded yet
    assert free.land("A8") == {"city": 1}


@pytest.mark.rule("SX-15.21")
def test_a_card_that_lies_face_down_in_the_discard_counts(events: Events) -> None:
    keys: dict[str, Any] = {
        "invader_discard": ["1-sands"],
        "invader_covered": ["1-jungle"],
        "seats": {"P1": {"energy": 2}},
    }
    here = events.main("gradual-corruption", 1, FAR, "spend 2", **keys)
    assert (here.land("A8"), here.seat().energy) == ({"city": 1}, 0)


def test_ravaged_wilderness(events: Events) -> None:
    lands = {"A3": {"beasts": 1, "blight": 1}, "A4": {"wilds": 2, "blight": 1}, **FAR}
    here = ill(events, "gradual-corruption", {**lands, "A6": {"beasts": 1}})
    assert here.lands("A3", "A4", "A6") == [
        {"blight": 1},
        {"wilds": 1, "blight": 1},
        {"beasts": 1},
    ]


def test_fortune_seekers(events: Events) -> None:
    """The card shows mountains; explorers come to all lands without buildings."""
    keys: dict[str, Any] = {"phase": "invaders", "step": "explore"}
    keys["invader_deck"] = ["1-mountain"]
    steps = ["explore-step", "stop"]
    here = events.main("fortune-seekers", 1, {"A2": {"town": 1}, **FAR}, steps=steps, **keys)
    explored = [n for n in range(1, 9) if "explorer" in here.land(f"A{n}")]
    assert explored == [1, 3, 4, 5, 6, 7]
    assert [effect.kind for effect in here.table.effects] == []


def test_fortune_seekers_name_the_lands_of_one_card_and_nobody_escalates(events: Events) -> None:
    keys: dict[str, Any] = {"phase": "invaders", "step": "explore"}
    keys["invader_deck"] = ["2-mountain", "2-jungle"]
    keys["options"] = {"adversary": "russia", "level": 0}
    steps = ["explore-step", "explore-step", "stop"]
    lands = {"A2": {"town": 1}, "A5": {"beasts": 1}, **FAR}
    here = events.main("fortune-seekers", 1, lands, steps=steps, **keys)
    explored = [here.land(f"A{n}").get("explorer", 0) for n in range(1, 9)]
    # All without buildings; then the hunters among the beasts, A3 and A8 as the second card says.
    assert explored == [1, 0, 2, 1, 3, 1, 1, 1]


@pytest.mark.rule("SX-33.3")
def test_less_damage_for_blight(events: Events) -> None:
    lands = {"A4": {"explorer": 1}, "A3": {"explorer": 1, "presence": {"P1": 1}}, **FAR}
    steps = ["ravage A4", "ravage A3"]
    here = ill(events, "fortune-seekers", lands, steps=steps)
    assert "blight" in here.land("A4")
    assert "blight" not in here.land("A3")  # there is presence
    town = {"A4": {"explorer": 1}, "A3": {"town": 1}, **FAR}
    defended = [{"kind": "defend", "land": "A3", "number": 1}]
    here = ill(events, "cities-rise", town, steps=steps, effects=defended)
    assert here.lands("A4", "A3") == [{"explorer": 1}, {"town": 1, "blight": 1}]


def test_provincial_seat(events: Events) -> None:
    lands = {"A4": {"town": 3}, **FAR}
    assert events.main("provincial-seat", 1, lands).land("A8") == {"city": 1, "town": 1}


def test_lands_hollow_of_promise(events: Events) -> None:
    here = ill(events, "provincial-seat", FAR)
    assert "land A7" not in here.options()
    assert here.answer("land A6").land("A6") == {"blight": 1}


def test_cities_rise(events: Events) -> None:
    lands = {"A4": {"town": 3}, "A5": {"town": 2}, **FAR}
    assert events.main("cities-rise", 1, lands).land("A4") == {"town": 1, "city": 2}
    assert events.main("cities-rise", 1, {"A4": {"town": 1}, **FAR}).land("A4") == {"city": 1}
    assert over(events.main("cities-rise", 1, FAR))


def test_thriving_trade(events: Events) -> None:
    lands = {"A2": {"city": 1}, **FAR}
    here = events.main("thriving-trade", 1, lands)
    assert here.lands("A2", "A8") == [{"city": 2}, {"city": 1}]


def test_partitioned_wilderness(events: Events) -> None:
    towns: dict[str, Any] = {f"A{n}": {"town": 1} for n in (1, 2, 3, 4)}
    here = ill(events, "thriving-trade", {**towns, **FAR})
    assert "land A7" not in here.options()  # no town in it or beside it
    assert here.answer("land A5").land("A5") == {"blight": 1}
    del towns["A4"]
    assert over(ill(events, "thriving-trade", {**towns, **FAR}))


def test_wounded_lands_attract_explorers(events: Events) -> None:
    here = events.main("wounded-lands-attract-explorers", 1, {"A4": {"blight": 1}, **FAR})
    assert here.land("A4") == {"blight": 1, "explorer": 1}


def test_the_worlds_vibrance_fades(events: Events) -> None:
    card = "wounded-lands-attract-explorers"
    assert ill(events, card, FAR, blight_pool=5).table.blight_pool == 4
    kept = ill(events, card, FAR, "yes", presence=2, blight_pool=5)
    assert (kept.table.blight_pool, kept.seat().destroyed) == (5, 2)
    lost = ill(events, card, FAR, "no", presence=2, blight_pool=5)
    assert (lost.table.blight_pool, lost.seat().destroyed) == (4, 0)


def test_coastal_towns_multiply(events: Events) -> None:
    here = events.main("coastal-towns-multiply", 1, {"A3": {"town": 1}, **FAR})
    assert here.land("A2") == {"town": 1}
    assert over(events.main("coastal-towns-multiply", 1, {"A4": {"town": 1}, **FAR}))


@pytest.mark.rule("SX-11.3", "SX-11.12")
def test_no_town_multiplies_over_isolation(events: Events) -> None:
    lands = {"A1": {"town": 1}, "A3": {}, **FAR}
    for land, there in (("A1", {}), ("A2", {}), ("A3", {"town": 1})):
        cut = [{"kind": "isolate", "land": land}]
        here = events.main("coastal-towns-multiply", 1, lands, effects=cut)
        assert (over(here), here.land("A2")) == (True, there)


def test_cooperation_among_towns(events: Events) -> None:
    lands = {"A4": {"town": 1}, "A5": {"town": 1, "town*1": 1}, **FAR}
    defended = [{"kind": "defend", "land": land, "number": 1} for land in ("A4", "A5")]
    steps = ["ravage A4", "ravage A5"]
    here = ill(events, "coastal-towns-multiply", lands, steps=steps, effects=defended)
    assert "blight" in here.land("A4")
    assert "blight" not in here.land("A5")  # strife


def test_civic_engagement(events: Events) -> None:
    lands = {"A4": {"town*2": 1}, **FAR}
    here = events.main("civic-engagement", 1, lands)
    assert here.land("A4") == {"town*1": 1}
    calm = {"A4": {"town": 1}, "A5": {"explorer": 2}, **FAR}
    defended = [{"kind": "defend", "land": land, "number": 1} for land in ("A4", "A5")]
    steps = ["ravage A4", "ravage A5"]
    here = events.main("civic-engagement", 1, calm, steps=steps, effects=defended)
    assert here.lands("A4", "A5") == [{"town": 1, "blight": 1}, {"explorer": 2}]


def test_lifes_web_torn_asunder(events: Events) -> None:
    lands = {"A3": {"blight": 6}, **FAR}
    here = ill(events, "civic-engagement", lands, blight_pool=9)
    assert here.options() == ["land A2", "land A4"]
    assert over(ill(events, "civic-engagement", {"A3": {"blight": 5}, **FAR}))


def test_sprawl_contained_by_the_wilds(events: Events) -> None:
    lands = {"A4": {"town": 2}, **FAR}
    here = events.main("sprawl-contained-by-the-wilds", 1, lands)
    assert "land A4" not in here.options()
    here.answer("land A5")
    assert here.lands("A4", "A5") == [{"town": 2, "city": 1}, {"wilds": 1}]


@pytest.mark.rule("SX-34.1")
def test_dissolution_threatens(events: Events) -> None:
    card = "sprawl-contained-by-the-wilds"
    here = ill(events, card, FAR, presence=2)
    assert here.land("A7") == {"presence": {0: 1}, "wilds": 2}
    keys: dict[str, Any] = {"seats": {"P1": {"destroyed": 1}}, "steps": ["time-passes"]}
    back = ill(events, card, FAR, "option presence-back-and-slow", presence=2, **keys)
    assert back.land("A7") == {"presence": {0: 4}}
    assert [effect.kind for effect in back.table.effects] == ["all-slow"]


@pytest.mark.rule("SX-33.7", "SX-33.8")
def test_who_has_too_little_presence_takes_the_other_way(events: Events) -> None:
    """Unless there is none."""
    lands = {"A7": {"presence": {"P1": 1}}, **FAR}
    growth = events.main("the-struggles-of-growth", 1, lands)
    assert growth.prompt() == "ask-forget"
    card = "sprawl-contained-by-the-wilds"
    keys: dict[str, Any] = {"blight_card": "downward-spiral", "blighted": True}
    back = events.main(card, 2, lands, seats={"P1": {"destroyed": 1}}, **keys)
    assert back.land("A7") == {"presence": {0: 2}}
    lost = events.main(card, 2, lands, **keys)
    assert lost.ending() == "presence"


def test_the_struggles_of_growth(events: Events) -> None:
    lands = {"A7": {"presence": {"P1": 3}}, **FAR}
    here = events.main("the-struggles-of-growth", 1, lands, "option presence-for-power")
    assert (here.seat().destroyed, here.prompt()) == (2, "ask-deck")
    here = events.main("the-struggles-of-growth", 1, lands, "option power-for-energy")
    here.answer("forget flash-floods", "presence A7 A5", "stop")
    assert here.seat().energy == 2
    assert here.lands("A5", "A7") == [{"presence": {0: 1}}, {"presence": {0: 2}}]


def test_blight_deepens(events: Events) -> None:
    here = ill(events, "the-struggles-of-growth", {"A5": {"blight": 1}, **FAR}, "done")
    assert here.land("A5") == {"blight": 2}
    kept = ill(events, "the-struggles-of-growth", {"A5": {"blight": 1}, **FAR}, presence=1)
    kept.answer("destroy-presence A7")
    assert (kept.land("A5"), kept.seat().destroyed) == ({"blight": 1}, 1)
