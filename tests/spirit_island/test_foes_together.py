"""Adversaries, scenarios, events and fear cards where they meet: what each says holds of what the
others have changed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.spirit_island.events import Events
from tests.spirit_island.start import start
from tests.spirit_island.tables import EVERY_SET, RIVER, Island, island
from tests.spirit_island.test_without_events import order

SCOTLAND: dict[str, Any] = {"adversary": "scotland", "level": 1}
FORTUNE = {"kind": "fortune-seekers"}
FAR: dict[str, Any] = {"A8": {"city": 1}}


@pytest.fixture
def events(monkeypatch: pytest.MonkeyPatch) -> Events:
    return Events(monkeypatch)


def here(lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    options = {**EVERY_SET, **keys.pop("options", {})}
    return island({**FAR, **lands}, *steps, options=options, **keys)


# -- towns in the place of explorers ---------------------------------------------------------------


@pytest.mark.rule("SX-42.5", "SX-52.3")
def test_the_surge_brings_a_town_besides_that_of_a_port() -> None:
    options = {**SCOTLAND, "scenario": "ward-the-shores"}
    board = here({}, "explore 3-jungle-sands", options=options)
    assert board.land("A3") == {"town": 2}
    assert board.land("A8") == {"city": 1, "explorer": 1, "town": 1}


@pytest.mark.rule("SX-42.15", "SX-52.3")
def test_a_port_in_a_wetland_is_built_at_once() -> None:
    theirs = [{"kind": "source-found", "land": "A6", "number": 3}]
    options = {**SCOTLAND, "scenario": "powers-long-forgotten"}
    board = here({}, "explore wetland", options=options, effects=theirs)
    assert board.land("A2") == {"town": 1, "city": 1}


@pytest.mark.rule("SX-42.15", "SX-42.17", "SX-52.3")
def test_a_port_in_a_wetland_is_blighted_once() -> None:
    theirs = [{"kind": "source-found", "land": "A6", "number": n} for n in (3, 5)]
    options = {**SCOTLAND, "scenario": "powers-long-forgotten"}
    board = here({}, "explore wetland", options=options, effects=theirs)
    assert board.land("A2") == {"town": 1, "city": 1, "blight": 1}


@pytest.mark.rule("SX-52.3")
def test_promising_farmland_takes_an_explorer_that_has_just_come(events: Events) -> None:
    """A port has none, whoever was there before."""
    lands = {"A2": {"explorer": 1}, "A4": {"town": 1}, **FAR}
    steps = ["explore wetland"]
    board = events.main("promising-farmland", 1, lands, steps=steps, options=SCOTLAND)
    assert board.lands("A2", "A5") == [{"explorer": 1, "town": 1}, {"town": 1}]


@pytest.mark.rule("SX-52.3")
def test_promising_farmland_takes_the_second_explorer_of_a_port(events: Events) -> None:
    """The port is built first; of France comes an explorer besides."""
    lands = {"A5": {"wilds": 1}, **FAR}
    both = {**SCOTLAND, "supporting": "france", "supporting-level": 1}
    board = events.main("promising-farmland", 1, lands, steps=["explore wetland"], options=both)
    assert board.land("A2") == {"town": 2}


# -- cards that name other lands -------------------------------------------------------------------


@pytest.mark.rule("SX-52.3")
def test_only_coastal_lands_are_ports_of_a_card_that_names_others_too() -> None:
    board = here({}, "explore 2-coastal", options=SCOTLAND, effects=[FORTUNE])
    assert board.options() == ["land A1", "land A2", "land A3"]
    board.answer("land A2")
    assert board.lands("A1", "A2", "A7") == [
        {"town": 1},
        {"explorer": 1},
        {"explorer": 1, "presence": {0: 1}},
    ]


@pytest.mark.rule("SX-12.43")
def test_the_lowest_land_is_that_of_the_lands_which_the_card_names_now() -> None:
    """Fortune-Seekers let it name all lands without towns and cities."""
    effects = [FORTUNE, {"kind": "lowest-not-explored"}]
    board = here({}, "explore jungle", effects=effects)
    assert board.lands("A1", "A2", "A3") == [{}, {"explorer": 1}, {"explorer": 1}]
    higher = here({"A1": {"town": 1}}, "explore jungle", effects=effects)
    assert higher.lands("A2", "A3") == [{}, {"explorer": 1}]


# -- set-up ----------------------------------------------------------------------------------------


@pytest.mark.rule("SX-16.27")
def test_the_coastal_card_of_scotland_stays_where_it_was_put(events: Events) -> None:
    deck = ["2-coastal", "2-jungle", "3-jungle-sands"]
    keys: dict[str, Any] = {"invader_deck": deck}
    for level, left in ((1, deck[1:]), (2, deck[::2])):
        options = {"adversary": "scotland", "level": level}
        lands = {"A1": {"explorer": 1}, **FAR}
        card = "rising-interest-in-the-island"
        board = events.main(card, 1, lands, "land A1", options=options, **keys)
        assert board.pile("invader_deck") == left


@pytest.mark.rule("SX-28.4", "SX-42.24")
def test_the_deck_of_a_higher_level_has_two_reminder_cards_too() -> None:
    """The level rises after the first wave, and the deck is made anew."""
    options = {"adversary": "brandenburg-prussia", "level": 1, "scenario": "second-wave"}
    keys: dict[str, Any] = {"no-events": True, "no-initial-explore": True, "spirits": [RIVER]}
    board = start(1, 1, **EVERY_SET, **options, **keys)
    assert board.table.level == 2
    assert order(board.table) == "111R32222R3333"


# -- extra builds ----------------------------------------------------------------------------------


@pytest.mark.rule("SX-16.30")
def test_bureaucrats_leave_the_builds_of_england_as_they_are(events: Events) -> None:
    frame: dict[str, Any] = {"phase": "invaders", "step": "ravage", "extra": ["1-sands"]}
    frame["steps"] = ["extra-build-step", "stop"]
    frame["options"] = {"adversary": "england", "level": 4}
    few = {"A4": {"explorer": 1}, **FAR}
    board = events.main("bureaucrats-adjust-funding", 1, few, **frame)
    assert board.lands("A4", "A7") == [{"explorer": 1, "town": 1}, {"presence": {0: 1}}]
    many = {"A4": {"town": 4}, "A1": {"town": 4}, "A7": {"town": 2, "presence": {"P1": 1}}}
    board = events.main("bureaucrats-adjust-funding", 1, {**many, **FAR}, **frame)
    assert board.land("A7") == {"town": 2, "city": 1, "presence": {0: 1}}


# -- beasts that fly -------------------------------------------------------------------------------


@pytest.mark.rule("SX-12.42")
@pytest.mark.parametrize("part", ["distant-hunt", "beasts-find-new-homes", "quit-the-farmed-lands"])
def test_beasts_pushed_by_an_event_fly_for_many_minds(events: Events, part: str) -> None:
    lands = {"A3": {"beasts": 1}, **FAR}
    near = {"push beasts A2", "push beasts A4"}
    assert set(events.part(part, lands).options()) == near
    swarm = events.part(part, lands, spirits=["many-minds-move-as-one"])
    assert set(swarm.options()) == {*near, "push beasts A1", "push beasts A5"}
    stays = {"A4": {"blight": 1, "town": 1}, "A5": {"blight": 1, "town": 1}}
    away = events.part(part, {**lands, **stays}, spirits=["many-minds-move-as-one"])
    assert set(away.options()) == {"push beasts A1", "push beasts A2"}


# -- cards whose order another adversary has changed -----------------------------------------------


@pytest.mark.rule("SI-30.16", "SX-52.4")
@pytest.mark.parametrize(
    ("discard", "extra"), [(["1-sands"], ["1-jungle"]), (["1-sands", "2-sands"], [])]
)
def test_the_extra_space_does_not_come_back(discard: list[str], extra: list[str]) -> None:
    """A card of stage I that Scotland has put behind those of stage II passes England by."""
    england = {"supporting": "england", "supporting-level": 3}
    board = here(
        {},
        "advance",
        options={**SCOTLAND, "level": 2, **england},
        ravage=["1-jungle"],
        invader_discard=discard,
    )
    assert board.pile("extra_space") == extra
    assert board.pile("invader_discard") == [*discard, *([] if extra else ["1-jungle"])]
