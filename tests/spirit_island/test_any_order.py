"""The players choose every order (option `any-order`): boards, lands and spirits for which
something is done, of events, fear, blight, adversaries and invader cards."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island import GAME
from loci.testing.kit import Kit
from tests.spirit_island.adversaries import against
from tests.spirit_island.events import Events
from tests.spirit_island.tables import EVERY_SET, RIVER, Island, island
from tests.spirit_island.test_kit import lively

TWO: dict[str, Any] = {"spirits": [RIVER, "lightnings-swift-strike"], "boards": "AB"}
CHOSEN: dict[str, Any] = {**EVERY_SET, "any-order": True}


def ordered(lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    """River and Lightning on two boards, who have agreed to choose every order."""
    options = {**CHOSEN, **keys.pop("options", {})}
    return island(lands, *steps, **TWO, options=options, **keys)


@pytest.mark.rule("SX-12.14", "SX-16.28")
def test_the_boards_of_an_event_are_chosen(events: Events) -> None:
    lands = {"A5": {"explorer": 1}, "B5": {"explorer": 1}, "A8": {}}
    here = events.main("population-rises", 1, lands, **TWO, options=CHOSEN)
    assert (here.asked(), here.prompt(), here.options()) == (
        [0],
        "ask-next-board",
        ["board A", "board B"],
    )
    here.answer("board B")  # the last is not asked for
    assert here.prompt() == "ask-growth"
    added = [event for event in here.events if event.text().id == "log-event-adds"]
    assert [event.places() for event in added] == [["B5"], ["A5"]]


@pytest.mark.rule("SX-12.14", "SX-16.28")
def test_the_lands_of_an_event_are_chosen_and_found_before_the_first(events: Events) -> None:
    """Beasts that attack: what the first Action does changes nothing in the list."""
    lands = {name: {"beasts": 1, "explorer": 1} for name in ("A4", "A5")}
    here = events.part("beasts-attack", {**lands, "A6": {"beasts": 1}}, options=CHOSEN)
    assert (here.prompt(), here.options()) == ("ask-next-land", ["land A4", "land A5"])
    here.answer("land A5")
    assert here.prompt() != "ask-next-land"


@pytest.mark.rule("SX-12.14", "SX-16.28")
def test_the_order_of_the_spirits_is_chosen() -> None:
    lands = {"A3": {"explorer": 1}, "A7": {"dahan": 1, "presence": {"P1": 1}}}
    here = ordered(lands, "fear-card belief-takes-root at 3")
    assert (here.asked(), here.options()) == ([0], ["target P1", "target P2"])
    lands = {"A7": {"presence": {"P1": 2}}, "B7": {"presence": {"P2": 2}}}
    frame: dict[str, Any] = {"phase": "invaders", "step": "blighted-island", "blighted": True}
    here = ordered(lands, **frame)
    assert here.options() == ["target P1", "target P2"]
    here.answer("target P2")
    assert (here.seat(0).destroyed, here.seat(1).destroyed) == (1, 1)


@pytest.mark.rule("SX-16.28")
@pytest.mark.parametrize(("step", "space"), [("build", "build"), ("ravage", "ravage")])
def test_the_lands_of_a_card_are_chosen(step: str, space: str) -> None:
    """A ravage asks even where it does not matter."""
    lands = {"A3": {"explorer": 1}, "A8": {"explorer": 1}, "A5": {"city": 1}}
    frame: dict[str, Any] = {"phase": "invaders", "step": step, space: ["1-jungle"]}
    here = island(lands, options=CHOSEN, spirits=[RIVER], **frame)
    verb = "ravage" if step == "ravage" else "land"
    assert here.options() == [f"{verb} A3", f"{verb} A8"]
    assert island(lands, options=EVERY_SET, spirits=[RIVER], **frame).prompt() == "ask-growth"


@pytest.mark.rule("SX-16.28")
def test_the_lands_of_an_explore_are_chosen() -> None:
    here = island({}, "explore 1-jungle", options=CHOSEN, spirits=[RIVER])
    assert (here.prompt(), here.options()) == ("ask-next-land", ["land A3", "land A8"])
    here.answer("land A8")
    assert here.lands("A3", "A8") == [{"explorer": 1}, {"city": 1, "explorer": 1}]


@pytest.mark.rule("SX-16.28")
def test_the_boards_of_an_escalation_are_chosen() -> None:
    lands = {"A5": {"town": 1}, "B5": {"town": 1}}
    usual = against("brandenburg-prussia", 0, lands, "explore 2-sands", boards="AB")
    assert usual.prompt() == "ask-adversary-town"
    options = {"adversary": "brandenburg-prussia", "level": 0}
    here = ordered(lands, "explore 2-sands", options=options)
    assert here.prompt() == "ask-next-board"
    here.answer("board B")
    assert here.options()[0].startswith("land B")


def test_it_is_a_rule_of_the_table() -> None:
    here = ordered({})
    assert "any-order" in here.table.rules
    assert GAME.load_table(here.table.to_data()).rules == here.table.rules


@pytest.mark.parametrize("adversary", ["none", "england", "scotland"])
def test_such_games_pass_the_kit(adversary: str) -> None:
    options = {**CHOSEN, "adversary": adversary, "level": 5}
    kit = Kit(GAME, 2, options, every=24, pick=lively)
    match = kit.play(3)
    asked = {entry.move.split()[0] for entry in match.entries}
    assert "land" in asked
