"""Fear cards of Branch & Claw that keep the invaders from acting."""

from __future__ import annotations

from typing import Any

import pytest

from tests.spirit_island.tables import EVERY_SET, Island, island, turn_up

JUNGLES = {"A3": {"explorer": 1}, "A8": {"explorer": 1, "city": 1}}
#: The invader deck from the top, so that it is known what is explored.
DECK = ["2-jungle", "2-sands", "2-wetland", "3-jungle-sands"]


def turned(card: str, level: int, lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    return turn_up(card, level, lands, *steps, **keys)


def towns(here: Island, *names: str) -> list[int]:
    return [here.land(name).get("town", 0) for name in names]


def explorers(here: Island, *names: str) -> list[int]:
    return [here.land(name).get("explorer", 0) for name in names]


# -- Demoralized -----------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [1, 2, 3])
def test_demoralized(level: int) -> None:
    here = turned("demoralized", level, {}, boards="AB")
    assert here.defended("A1", "A8", "B5") == [level] * 3
    later = turned("demoralized", level, {}, "time-passes")
    assert later.defended("A1") == [0]


def test_demoralized_adds_to_other_defence() -> None:
    lands = {"A5": {"town": 2, "dahan": 1}}
    here = turned("demoralized", 3, lands, "ravage A5")
    assert here.land("A5").get("blight", 0) == 0  # 1 of 4 damage is left
    assert here.land("A5")["dahan-1"] == 1


# -- by steps of a position ------------------------------------------------------------------------


@pytest.mark.parametrize("level", [2, 3])
@pytest.mark.parametrize(
    ("card", "steps", "after"),
    [
        ("immigration-slows", ["build jungle", "build A8"], {"city": 1, "town": 1, "explorer": 1}),
        ("immigration-slows", ["build A8"], {"city": 1, "explorer": 1}),
        ("explorers-are-reluctant", ["explore jungle"], {"city": 1, "explorer": 1}),
        ("explorers-are-reluctant", ["explore A8"], {"city": 1, "explorer": 1}),
    ],
)
def test_a_step_of_a_position_is_a_normal_one(
    card: str, level: int, steps: list[str], after: dict[str, int]
) -> None:
    lands = {"A8": {"city": 1, "explorer": 1}}
    assert turned(card, level, lands, *steps).land("A8") == after


@pytest.mark.rule("SX-13.12")
def test_the_card_is_turned_up_though_nothing_is_explored() -> None:
    keys: dict[str, Any] = {"phase": "invaders", "step": "explore", "invader_deck": DECK}
    here = turned("explorers-are-reluctant", 3, {}, "explore-step", "stop", **keys)
    assert (here.pile("explore_space"), here.pile("invader_deck")) == (DECK[:1], DECK[1:])
    assert explorers(here, "A3") == [0]


def test_the_card_that_is_only_revealed_is_one_step() -> None:
    here = turned("explorers-are-reluctant", 3, {}, "explore jungle", "explore sands")
    assert explorers(here, "A3", "A4", "A7") == [0, 0, 1]


# -- Tread Carefully -------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "near"), [(1, 5), (2, 3), (3, 1)])
def test_tread_carefully(level: int, near: int) -> None:
    """A5 is beside A4, which has just enough dahan, and A2 two lands away."""
    lands = {"A4": {"dahan": near}, "A5": {"town": 1}}
    here = turned("tread-carefully", level, lands, "ravage A5")
    assert here.options() == ["land A1", "land A2", "land A3", "land A4", "land A5", "stop"]
    assert here.answer("land A5").land("A5") == {"town": 1}
    few = turned("tread-carefully", level, {"A4": {"dahan": near - 1}, "A5": {"town": 1}})
    assert "land A5" not in few.options()


def test_tread_carefully_counts_all_lands_around() -> None:
    lands = {"A4": {"dahan": 2}, "A6": {"dahan": 1}}
    here = turned("tread-carefully", 2, lands)
    assert here.options() == ["land A1", "land A4", "land A5", "land A6", "stop"]


def test_tread_carefully_may_be_left_and_stops_ravages_alone() -> None:
    lands = {"A5": {"town": 1, "dahan": 1}}
    left = turned("tread-carefully", 3, lands, "ravage A5").answer("stop")
    assert left.land("A5")["blight"] == 1
    built = turned("tread-carefully", 3, lands, "build A5").answer("land A5")
    assert built.land("A5") == {"town": 1, "city": 1, "dahan": 1}


def test_tread_carefully_for_each_player() -> None:
    lands = {"A5": {"town": 1, "dahan": 1}, "B5": {"town": 1, "dahan": 1}}
    here = turned("tread-carefully", 1, lands, "ravage A5", "ravage B5", boards="AB")
    here.answer("land A5", seat=0).answer("land B5", seat=1)
    assert here.lands("A5", "B5") == [{"town": 1, "dahan": 1}] * 2


# -- Immigration Slows -----------------------------------------------------------------------------


@pytest.mark.rule("SX-13.14")
def test_immigration_slows_leaves_out_the_lowest_land() -> None:
    lands = {**JUNGLES, "B4": {"explorer": 1}, "B8": {"explorer": 1}}
    keys = {"build": ["1-jungle"], "boards": "AB"}
    here = turned("immigration-slows", 1, lands, "build-step", **keys)
    assert towns(here, "A3", "B4") == [0, 0]
    assert towns(here, "A8", "B8") == [1, 1]


def test_immigration_slows_for_the_next_build_only() -> None:
    keys = {"build": ["1-jungle"]}
    here = turned("immigration-slows", 1, JUNGLES, "build-step", "build-step", **keys)
    assert towns(here, "A3") == [1]


def test_immigration_slows_even_where_nobody_would_have_built() -> None:
    """The lowest land of the card is left out, not the lowest that would build."""
    keys = {"build": ["1-jungle"]}
    lands = {"A3": {}, "A8": {"explorer": 1, "city": 1}}
    here = turned("immigration-slows", 1, lands, "build-step", **keys)
    assert towns(here, "A8") == [1]


@pytest.mark.rule("SX-13.15")
def test_immigration_slows_no_build_that_an_adversary_adds() -> None:
    lands = {"A5": {"town": 1, "explorer": 1}, "A3": {"explorer": 1}}
    keys = {"extra": ["1-wetland"], "build": ["1-jungle"]}
    options = {"adversary": "england", "level": 3}
    steps = ("extra-build-step", "build-step")
    here = turned("immigration-slows", 3, lands, *steps, options=options, **keys)
    assert here.land("A5")["city"] == 1
    assert towns(here, "A3") == [0]


@pytest.mark.rule("SX-13.16", "SX-13.17", "SX-13.19")
def test_immigration_slows_and_the_card_stays() -> None:
    """EX-26, EX-27: two cards build next time and ravage together; meanwhile a space is empty."""
    keys = {"build": ["1-jungle"], "invader_deck": DECK}
    steps: tuple[str, ...] = ("build-step", "explore-step", "advance")
    here = turned("immigration-slows", 2, JUNGLES, *steps, **keys)
    assert towns(here, "A3", "A8") == [0, 0]
    assert here.pile("build_space") == ["1-jungle", "2-jungle"]
    assert here.pile("ravage_space") == []
    steps = (*steps, "time-passes", "build-step", "advance")
    later = turned("immigration-slows", 2, JUNGLES, *steps, **keys)
    assert later.land("A3") == {"explorer": 2, "town": 1, "city": 1}  # both cards build
    assert later.pile("ravage_space") == ["1-jungle", "2-jungle"]


def test_immigration_slows_and_the_card_moves_on() -> None:
    keys = {"build": ["1-jungle"], "invader_deck": DECK}
    here = turned("immigration-slows", 3, JUNGLES, "build-step", "advance", **keys)
    assert towns(here, "A3", "A8") == [0, 0]
    assert (here.pile("build_space"), here.pile("ravage_space")) == ([], ["1-jungle"])


@pytest.mark.parametrize("level", [1, 2, 3])
def test_immigration_slows_waits_for_the_next_build(level: int) -> None:
    """Without a card there is no build; a turn later there is."""
    here = turned("immigration-slows", level, JUNGLES, "build-step", "time-passes")
    assert len(here.table.effects) == 1
    after = turned("immigration-slows", level, JUNGLES, "build-step", "build jungle")
    assert towns(after, "A3") == [0]


# -- Explorers are Reluctant -----------------------------------------------------------------------


def test_explorers_leave_out_the_lowest_land() -> None:
    lands = {"A8": {"city": 1}, "A4": {"town": 1}, "B4": {}, "B8": {"town": 1}}
    keys = {"invader_deck": DECK, "boards": "AB"}
    here = turned("explorers-are-reluctant", 1, lands, "explore-step", **keys)
    assert explorers(here, "A3", "A8", "B4", "B8") == [0, 1, 0, 1]
    again = turned("explorers-are-reluctant", 1, lands, "explore-step", "explore-step", **keys)
    assert explorers(again, "A4") == [1]  # sands, the lowest of the second card


def test_explorers_come_twice_the_next_time() -> None:
    keys = {"invader_deck": DECK}
    here = turned("explorers-are-reluctant", 2, {}, "explore-step", "advance", **keys)
    assert explorers(here, "A3", "A8") == [0, 0]
    assert here.pile("invader_deck") == DECK
    assert here.pile("build_space") == []
    steps = ("explore-step", "advance", "time-passes", "explore-step", "advance")
    later = turned("explorers-are-reluctant", 2, {}, *steps, **keys)
    assert explorers(later, "A3", "A8", "A7") == [1, 1, 1]  # jungle, then sands beside the city
    assert later.pile("build_space") == DECK[:2]
    third = turned("explorers-are-reluctant", 2, {}, *steps, "explore-step", **keys)
    assert third.pile("explore_space") == DECK[2:3]


@pytest.mark.rule("SX-13.13", "SX-13.18")
def test_two_cards_are_explored_one_after_the_other_with_their_escalation() -> None:
    """EX-28: Prussia adds a town for each of them; that of the first is there when the second
    comes."""
    keys = {"invader_deck": DECK}
    options = {"adversary": "brandenburg-prussia", "level": 0}
    steps = ("explore-step", "advance", "time-passes", "explore-step")
    here = turned("explorers-are-reluctant", 2, {}, *steps, options=options, **keys)
    assert here.prompt() == "ask-adversary-town"
    here.answer("land A4")
    assert explorers(here, "A8") == [1]  # the first card is through
    assert here.prompt() == "ask-adversary-town"
    here.answer("land A5")
    assert explorers(here, "A4", "A7") == [1, 1]


def test_explorers_do_not_come_though_the_card_is_seen() -> None:
    keys = {"invader_deck": DECK}
    options = {"adversary": "brandenburg-prussia", "level": 0}
    steps = ("explore-step", "advance")
    here = turned("explorers-are-reluctant", 3, {}, *steps, options=options, **keys)
    here.answer("land A4")  # the escalation
    assert towns(here, "A4") == [1]
    assert explorers(here, "A3", "A8") == [0, 0]
    assert here.pile("build_space") == DECK[:1]


def test_a_late_escalation_happens_though_nothing_is_explored() -> None:
    keys = {"invader_deck": DECK}
    options = {"adversary": "sweden", "level": 0}
    lands = {"A8": {"city": 1, "dahan": 1}}
    here = turned("explorers-are-reluctant", 3, lands, "explore-step", options=options, **keys)
    assert here.land("A8") == {"city": 1, "dahan": 1}  # Sweden's asks for explored lands
    plain = island(lands, "explore-step", options={**EVERY_SET, **options}, invader_deck=DECK)
    assert plain.land("A8") == {"city": 1, "explorer": 1, "town": 1}


# -- Quarantine ------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [1, 2, 3])
def test_quarantine_of_the_coast(level: int) -> None:
    here = turned("quarantine", level, {"A8": {"city": 1}}, "explore jungle", "explore A1")
    assert explorers(here, "A1", "A3", "A8") == [0, 0, 1]


@pytest.mark.parametrize(("level", "came"), [(1, 1), (2, 0), (3, 1)])
def test_no_explorers_out_of_the_disease(level: int, came: int) -> None:
    lands = {"A8": {}, "A5": {"town": 1, "disease": 1}, "A2": {"city": 1}}
    here = turned("quarantine", level, lands, "explore A7")
    assert explorers(here, "A7") == [came]
    own = turned("quarantine", level, lands, "explore A5")
    assert explorers(own, "A5") == [0 if level > 1 else 1]


def test_another_source_is_enough() -> None:
    lands = {"A8": {"city": 1}, "A5": {"town": 1, "disease": 1}}
    assert explorers(turned("quarantine", 2, lands, "explore A5"), "A5") == [1]


@pytest.mark.parametrize(("level", "acts"), [(2, True), (3, False)])
def test_invaders_do_nothing_among_the_disease(level: int, acts: bool) -> None:
    lands = {"A5": {"town": 1, "disease": 1}}
    steps = ("ravage A5", "build A5")
    here = turned("quarantine", level, lands, *steps)
    if acts:
        assert here.land("A5") == {"town": 1, "blight": 1}  # the disease has stopped the build
    else:
        assert here.land("A5") == {"town": 1, "disease": 1}
    later = turned("quarantine", level, lands, "time-passes", "ravage A5")
    assert later.land("A5")["blight"] == 1


# -- Panicked by Wild Beasts -----------------------------------------------------------------------


def test_strife_in_a_land_with_or_beside_beasts() -> None:
    lands = {"A5": {"beasts": 1, "town": 1}, "A4": {"town": 1}, "A3": {"town": 1}, "A8": {}}
    here = turned("panicked-by-wild-beasts", 1, lands)
    assert here.options() == ["land A4", "land A5"]
    here.answer("land A4")
    assert here.lands("A4", "A5") == [{"town*1": 1}, {"beasts": 1, "town": 1}]
    none = turned("panicked-by-wild-beasts", 1, {"A5": {"beasts": 1}, "A3": {"town": 1}, "A8": {}})
    assert none.land("A3") == {"town": 1}


@pytest.mark.parametrize(("level", "blight", "built"), [(1, 1, 1), (2, 1, 0), (3, 0, 0)])
def test_invaders_keep_away_from_the_beasts(level: int, blight: int, built: int) -> None:
    lands = {"A5": {"beasts": 1, "city": 1}, "A8": {"city": 1}}
    steps = ("ravage A5", "build A5", "explore A5")
    here = turned("panicked-by-wild-beasts", level, lands, *steps)
    here.answer("land A8")
    assert here.land("A5").get("blight", 0) == blight
    assert (towns(here, "A5"), explorers(here, "A5")) == ([built], [built])


def test_beasts_keep_away_normal_actions_only() -> None:
    """Building Boom is England's own."""
    lands = {"A5": {"beasts": 1, "city": 2}, "A8": {}, "A3": {"explorer": 1}}
    options = {"adversary": "england", "level": 0}
    step = "escalation 2-jungle"
    here = turned("panicked-by-wild-beasts", 3, lands, step, "build A5", options=options)
    assert towns(here, "A5") == [1]


def test_beasts_that_have_left_keep_nobody_away() -> None:
    lands = {"A5": {"beasts": 1, "town": 1}, "A8": {}}
    steps = ("push 1 beasts A5", "build A5", "build A4")
    here = turned("panicked-by-wild-beasts", 2, lands, *steps).answer("push beasts A4")
    assert here.land("A5")["city"] == 1
