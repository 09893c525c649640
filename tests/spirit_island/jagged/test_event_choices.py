"""Choice events of Jagged Earth."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island import GAME
from loci.games.spirit_island.rules.island.pieces import health
from loci.games.spirit_island.rules.spirits.elements import elements_of
from loci.games.spirit_island.state.names import by_element
from loci.games.spirit_island.state.terms import piece_named
from tests.spirit_island.claw import kinds
from tests.spirit_island.events import Events
from tests.spirit_island.tables import EVERY_SET, Island, island

FAR: dict[str, Any] = {"A8": {"city": 1}}
BLIGHTED: dict[str, Any] = {"blight_card": "downward-spiral", "blighted": True}


def of(here: Island, land: str, word: str) -> int:
    return health(here.table, here.table.island.numbers[land], piece_named(word))


# -- Lesser Spirits Imperiled ----------------------------------------------------------------------


def test_tend_to_your_own_strength(events: Events) -> None:
    card = "lesser-spirits-imperiled"
    lands = {"A4": {"dahan": 2, "blight": 1}, "A5": {"dahan": 1}, **FAR}
    plant = events.main(card, 1, lands, minor_deck=["enticing-splendor"], blight_pool=5)
    assert (plant.seat().energy, plant.table.blight_pool) == (1, 4)
    assert plant.land("A4") == {"dahan": 2, "blight": 1}
    animal = events.main(card, 1, lands, minor_deck=["call-to-bloodshed"], blight_pool=5)
    assert animal.table.blight_pool == 5
    assert animal.lands("A4", "A5") == [{"dahan": 1, "blight": 1}, {"dahan": 1}]


def test_forge_a_web_of_mutual_support(events: Events) -> None:
    lands = {"A7": {"presence": {"P1": 2}}, **FAR}
    here = events.main("lesser-spirits-imperiled", 2, lands, "element moon")
    assert here.seat().destroyed == 1
    assert by_element(elements_of(here.table, 0)) == {"moon": 1}
    effect = {"kind": "lasting-element", "seat": "P1", "word": "moon"}
    later = island(lands, "time-passes", options=EVERY_SET, effects=[effect])
    assert by_element(elements_of(later.table, 0)) == {"moon": 1}


# -- Remnants of a Spirit's Heart ------------------------------------------------------------------


def test_leave_its_strength_with_the_dahan(events: Events) -> None:
    lands = {"A4": {"dahan": 1, "town": 1}, "A5": {"town": 1}, **FAR}
    here = events.main("remnants-of-a-spirits-heart", 1, lands)
    assert [of(here, "A4", word) for word in ("dahan", "town", "explorer")] == [12, 3, 2]
    assert of(here, "A5", "town") == 2


@pytest.mark.rule("SX-21.4")
@pytest.mark.parametrize(
    "step", ["push dahan A4", "destroy dahan A4", "remove dahan A4", "replace dahan A4 with town"]
)
def test_invaders_whom_the_dahan_leave_lose_their_health(events: Events, step: str) -> None:
    lands = {"A4": {"dahan": 1, "town-2": 1, "city-2": 1, "explorer-1": 1}, "A3": {}, **FAR}
    card = "remnants-of-a-spirits-heart"
    effects = [{"kind": "leave-its-strength-with-the-dahan"}]
    here = island(lands, step, effects=effects, options=EVERY_SET)
    if step.startswith("push"):
        here.answer("push dahan A3")
    left = {"city-2": 1, "town": 1} if "town" in step else {"city-2": 1}
    assert (here.land("A4"), here.fear()) == (left, 1)
    two = {"A4": {"dahan": 2, "town-2": 1}, "A3": {}, **FAR}
    stays = island(two, "destroy dahan A4", effects=effects, options=EVERY_SET)
    assert stays.land("A4") == {"dahan": 1, "town-2": 1}
    later = events.main(card, 1, FAR, steps=["time-passes"])
    assert kinds(later) == []


def test_a_great_warding_is_crafted(events: Events) -> None:
    """Only what spirits defend is lowered, to 0 at least; what others do is not."""
    defended = [
        {"kind": "defend", "land": "A4", "seat": "P1", "number": 6},
        {"kind": "defend", "land": "A5", "seat": "P1", "number": 3},
        {"kind": "defend", "land": "A6", "number": 3},
    ]
    here = events.main("remnants-of-a-spirits-heart", 2, FAR, effects=defended)
    assert here.defended("A4", "A5", "A6") == [2, 0, 3]
    later = events.main("remnants-of-a-spirits-heart", 2, FAR, steps=["time-passes"])
    assert kinds(later) == ["great-warding"]
    later.answer("great-warding")
    assert later.defended("A1", "A8") == [4, 4]
    assert kinds(later) == ["defend-everywhere"]


def test_the_great_warding_takes_all_spirits() -> None:
    keys: dict[str, Any] = {"options": EVERY_SET, "effects": [{"kind": "great-warding"}]}
    here = island({}, boards="AB", **keys)
    here.answer("great-warding", seat=0).answer("no", seat=1)
    assert here.defended("A1") == [0]
    assert "great-warding" not in here.options(0)


# -- Numinous Crisis -------------------------------------------------------------------------------


def test_draw_strength_from_it(events: Events) -> None:
    """The card is emptied until it flips."""
    lands = {"A7": {"presence": {"P1": 3}}, **FAR}
    here = events.main("numinous-crisis", 1, lands, blight_card="downward-spiral", blight_pool=3)
    assert (here.table.blight_flipped, here.table.blight_pool) == (1, 5)
    assert here.seat().energy == 9
    flipped = events.main("numinous-crisis", 1, lands, blight_pool=4, **BLIGHTED)
    assert (flipped.table.blight_pool, flipped.seat().energy) == (3, 3)


def test_the_strength_is_divided_evenly(events: Events) -> None:
    keys: dict[str, Any] = {"blight_card": "downward-spiral", "blight_pool": 3, "boards": "AB"}
    here = events.main("numinous-crisis", 1, FAR, **keys)
    assert here.options() == ["target P1", "target P2"]
    here.answer("target P2")
    assert [here.seat(n).energy for n in (0, 1)] == [4, 5]


def test_pour_your_strength_into_the_island(events: Events) -> None:
    card = "numinous-crisis"
    lands = {"A7": {"presence": {"P1": 3}}, **FAR}
    keys: dict[str, Any] = {"blight_pool": 3, "seats": {"P1": {"energy": 3}}}
    paid = events.main(card, 2, lands, "option pay-3-energy", **keys)
    assert (paid.seat().energy, paid.table.blight_pool) == (0, 4)
    lost = events.main(card, 2, lands, "option forget-2-cards", blight_pool=3)
    lost.answer("forget flash-floods", "forget wash-away")
    assert (len(lost.seat().hand), lost.table.blight_pool) == (2, 4)
    back = events.main(card, 2, lands, "option return-1-presence", blight_pool=3)
    assert back.table.blight_pool == 4
    assert back.land("A7")["presence"] == {0: 2}


# -- Hard-Working Settlers -------------------------------------------------------------------------


def test_act_cautiously_in_the_background(events: Events) -> None:
    lands = {"A4": {"dahan": 1, "town": 1, "explorer": 1}, "A7": {"explorer": 1}, **FAR}
    lands["A5"] = {"presence": {"P1": 1}}
    here = events.main("hard-working-settlers", 1, lands, ravage=["1-sands"])
    here.answer("land A4", "push dahan A3", "stop")
    assert "land A4" not in here.options()
    here.answer("land A6")
    assert here.lands("A3", "A6") == [{"dahan": 1}, {"town": 1}]
    assert here.land("A4") == {"town": 1, "explorer": 1, "blight": 1}


def test_create_unnerving_distractions(events: Events) -> None:
    deck = ["1-jungle", "2-sands", "2-jungle", "3-jungle-sands", "3-jungle-mountain"]
    here = events.main("hard-working-settlers", 2, FAR, invader_deck=deck)
    assert here.pile("invader_deck") == ["1-jungle", "2-sands", "3-jungle-sands"]
    assert (here.fear(), kinds(here)) == (1, ["one-ravage-skipped"])


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_one_land_of_a_board_is_left_out(events: Events, answer: str) -> None:
    keys: dict[str, Any] = {"phase": "invaders", "step": "ravage", "ravage": ["1-sands"]}
    lands = {"A4": {"town": 1}, **FAR}
    steps = ["ravage-step", "stop"]
    here = events.main("hard-working-settlers", 2, lands, answer, steps=steps, **keys)
    assert ("blight" in here.land("A4")) is (answer == "no")


# -- Dahan Trade with the Invaders -----------------------------------------------------------------


@pytest.mark.rule("SX-18.1", "SX-18.3")
def test_ignore_their_interest(events: Events) -> None:
    lands = {"A4": {"dahan": 1, "town": 1}, **FAR}
    here = events.main("dahan-trade-with-the-invaders", 1, lands, steps=["ravage A4"])
    assert here.land("A4") == {"dahan": 1, "town": 1, "blight": 1}


def test_display_your_wrath(events: Events) -> None:
    lands = {"A7": {"presence": {"P1": 1}, "dahan": 2}, "A4": {"dahan": 1}, **FAR}
    here = events.main("dahan-trade-with-the-invaders", 2, lands)
    assert (here.land("A7")["dahan"], here.land("A4"), here.fear()) == (1, {"dahan": 1}, 1)
    assert events.main("dahan-trade-with-the-invaders", 2, FAR).fear() == 0


def test_help_them_learn_from_the_enemy(events: Events) -> None:
    card = "dahan-trade-with-the-invaders"
    lands = {"A4": {"dahan": 2}, **FAR}
    here = events.main(card, 3, lands, "forget flash-floods")
    assert (kinds(here), here.defended("A4")) == (["dahan-trade", "dahan-learn"], [0])
    later = events.main(card, 3, lands, "forget flash-floods", steps=["time-passes"])
    assert (kinds(later), later.defended("A4")) == (["dahan-have-learned"], [2])


# -- Life's Balance Tilts --------------------------------------------------------------------------


def test_let_destruction_have_its_day(events: Events) -> None:
    lands = {"A4": {"beasts": 1, "town": 1}, **FAR}
    here = events.main("lifes-balance-tilts", 1, lands, "land A5", minor_deck=["enticing-splendor"])
    assert here.lands("A4", "A5") == [{"town": 1}, {"disease": 1}]
    here.answer("land A6")  # it is fast
    assert here.land("A6") == {"blight": 1}
    assert [of(here, "A4", word) for word in ("town", "city", "dahan")] == [1, 2, 1]


def test_fortify_the_resilience_of_life(events: Events) -> None:
    lands = {"A4": {"disease": 1, "blight": 1}, **FAR}
    here = events.main("lifes-balance-tilts", 2, lands, "land A5", minor_deck=["call-to-tend"])
    assert here.lands("A4", "A5") == [{}, {"beasts": 1}]
    assert [of(here, "A4", word) for word in ("town", "city", "dahan")] == [3, 4, 3]


@pytest.mark.rule("SX-18.4", "SX-21.4")
def test_dahan_who_stand_aside_still_strengthen_the_invaders() -> None:
    """In a ravage in which the dahan take no part, nobody falls for want of their strength."""
    lands = {"A4": {"dahan": 1, "town-2": 1, "blight": 1}, **FAR}
    effects = [{"kind": "leave-its-strength-with-the-dahan"}, {"kind": "dahan-trade"}]
    here = island(lands, "ravage A4", effects=effects, options=EVERY_SET, blight_pool=9)
    assert here.prompt() == "ask-cascade"
    assert GAME.audit(here.table) == []
    here.answer(here.options()[0])
    assert (here.land("A4"), here.fear()) == ({"dahan": 1, "town-2": 1, "blight": 2}, 0)


@pytest.mark.rule("SX-21.9", "SI-27.4")
def test_what_falls_when_time_has_passed_falls_everywhere_at_once() -> None:
    """Nobody heals beside the Shroud, and explorers have lost their strength. Russia pushes one of
    them, and while that is asked none stands anywhere with more damage than it can bear."""
    own = {"presence": {"P1": 1}}
    lands = {"A4": {"explorer-1": 1, **own}, "A5": {"explorer-1": 2, "town-1": 1, **own}, **FAR}
    keys: dict[str, Any] = {
        "spirits": ["shroud-of-silent-mist"],
        "effects": [{"kind": "sturdy", "word": "explorer"}],
        "options": {**EVERY_SET, "adversary": "russia", "level": 2},
    }
    here = island(lands, "time-passes", "stop", **keys)
    before = here.fear()
    assert (here.prompt(), {option.split()[1] for option in here.options()}) == (
        "ask-push",
        {"explorer"},
    )
    assert GAME.audit(here.table) == []
    here.answer("push explorer A3")
    assert here.prompt() != "ask-push"
    assert here.lands("A3", "A4", "A5") == [
        {"explorer": 1},
        {"presence": {0: 1}},
        {"town-1": 1, "presence": {0: 1}},
    ]
    assert here.fear() == before + 1


@pytest.mark.rule("SX-21.4", "SX-31.3")
def test_while_one_who_falls_is_pushed_the_table_is_in_order() -> None:
    """Against Russia the first explorer is pushed and is whole again; the others fall."""
    lands = {"A4": {"dahan": 1, "explorer-1": 3}, "A3": {}, **FAR}
    options = {**EVERY_SET, "adversary": "russia", "level": 2}
    strong = [{"kind": "leave-its-strength-with-the-dahan"}]
    here = island(lands, "destroy dahan A4", effects=strong, options=options)
    assert here.prompt() == "ask-push"
    assert GAME.audit(here.table) == []
    line = next(option for option in here.options() if option.endswith("A3"))
    here.answer(line)
    assert here.lands("A3", "A4") == [{"explorer": 1}, {}]
