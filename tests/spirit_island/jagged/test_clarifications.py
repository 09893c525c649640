"""Statements of the expansions' rules that no card or spirit of its own proves."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core.errors import BadOption
from loci.core.options import checked
from loci.core.rng import Rng
from loci.games.spirit_island import GAME
from loci.games.spirit_island.rules.events.substitutes import blight_cards
from loci.games.spirit_island.rules.hidden import redeal
from loci.games.spirit_island.rules.invaders.blight import is_blighted
from loci.games.spirit_island.rules.invaders.sources import has_source
from loci.games.spirit_island.rules.setup import new_table
from loci.games.spirit_island.rules.spirits.elements import elements_of
from loci.games.spirit_island.state.names import by_element
from loci.games.spirit_island.state.registry import BLIGHT_CARDS, INVADER_CARDS
from tests.spirit_island.adversaries import against
from tests.spirit_island.start import start
from tests.spirit_island.tables import EVERY_SET, OCEAN, island

FAR: dict[str, Any] = {"A8": {"city": 1}}


@pytest.mark.rule("SX-9.7")
def test_blight_cards_may_be_left_out() -> None:
    gone = ["downward-spiral", "tipping-point", "all-things-weaken"]
    here = start(1, 3, **{**EVERY_SET, "left-out-blight": gone})
    table = here.table
    there = {table.blight_card, *here.pile("blight_deck")}
    assert there == set(BLIGHT_CARDS) - set(gone) == set(blight_cards(table))
    one = start(1, 3, **{"left-out-blight": ["downward-spiral"]})
    assert one.table.blight_card == "memory-fades-to-dust"
    redeal(one.table, 0, Rng(5))
    assert one.table.blight_card == "memory-fades-to-dust"
    assert not is_blighted(one.table)


@pytest.mark.rule("SX-9.7")
@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"left-out-blight": ["downward-spiral", "memory-fades-to-dust"]}, "option-left-out-all"),
        (
            {"left-out-blight": ["downward-spiral"], "blight-card": "downward-spiral"},
            "option-blight-card-unused",
        ),
    ],
)
def test_one_is_left_in(options: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        new_table(1, checked(GAME.info.options, options), 1)


@pytest.mark.rule("SX-11.8")
def test_an_isolated_ocean_is_no_source() -> None:
    lands = {"A0": {"presence": {"P1": 1}}, **FAR}
    open_sea = island(lands, spirits=[OCEAN], options=EVERY_SET).table
    effects = [{"kind": "isolate", "land": "A0"}]
    cut_off = island(lands, spirits=[OCEAN], options=EVERY_SET, effects=effects).table
    numbers = open_sea.island.numbers
    assert [has_source(open_sea, numbers[f"A{n}"]) for n in (1, 2, 3)] == [True] * 3
    assert [has_source(cut_off, numbers[f"A{n}"]) for n in (1, 2, 3)] == [False] * 3
    assert cut_off.island.coastal[numbers["A2"]]


@pytest.mark.rule("SX-11.12")
def test_isolation_keeps_what_would_come_beside_a_land_away() -> None:
    """Triangle Trade of France, and Mining Rush of Sweden."""
    lands = {"A2": {"town": 1}, **FAR}
    cut_off: dict[str, Any] = {"effects": [{"kind": "isolate", "land": "A2"}]}
    trade = against("france", 4, lands, "build A2", **cut_off)
    assert trade.land("A2") == {"town": 1, "city": 1}
    assert not any(trade.land(f"A{n}").get("town") for n in (1, 3, 4))
    mines = against("sweden", 5, {"A2": {"city": 1}, **FAR}, "ravage A2", **cut_off)
    assert mines.land("A2")["blight"] == 1
    assert not any(mines.land(f"A{n}").get("town") for n in (1, 3, 4))


@pytest.mark.rule("SX-32.2")
def test_herders_gather_though_the_ravage_was_a_build() -> None:
    """A4 and A7 are sands; the ravage card is that of the mountains."""
    lands = {"A3": {"town": 1}, **FAR}
    frame: dict[str, Any] = {"phase": "invaders", "step": "ravage"}
    frame |= {"ravage": ["1-mountain"], "build": ["1-sands"]}
    frame |= {"effects": [{"kind": "ravage-turned"}]}
    here = against("habsburg-monarchy", 1, lands, "ravage-step", "build-step", "stop", **frame)
    assert here.table.effects == ()
    assert here.lands("A3", "A4") == [{}, {"town": 1}]


@pytest.mark.rule("SX-34.16")
def test_military_response_ignores_isolation() -> None:
    lands = {"A6": {"town": 1}, "A5": {"dahan": 1}, "A3": {"dahan": 2}, "A8": {"city": 1}}
    effects = [{"kind": "isolate", "land": land} for land in ("A5", "A6")]
    options = {**EVERY_SET, "scenario": "dahan-insurrection"}
    here = island(lands, "damage 2 A6", options=options, effects=effects)
    assert here.land("A5") == {"explorer": 1, "dahan": 1}


@pytest.mark.rule("SX-36.5")
def test_accelerating_takes_the_topmost_card_of_the_lowest_stage() -> None:
    """EX-74: the deck of Prussia at level 6 begins with stage III, and Sweden accelerates it."""
    options: dict[str, Any] = {**EVERY_SET, "adversary": "brandenburg-prussia", "level": 6}
    options |= {"supporting": "sweden", "supporting-level": 4, "no-initial-explore": True}
    options |= {"spirits": ["river-surges-in-sunlight"], "boards": ["A"]}
    here = start(1, 4, **options)
    while here.asked() and here.prompt() == "ask-adversary-town":
        here.answer(here.options()[0])
    stages = [INVADER_CARDS[card].stage for card in here.pile("invader_deck")]
    assert stages == [3, 2, 2, 3, 3, 3, 3]
    assert [INVADER_CARDS[card].stage for card in here.pile("invader_discard")] == [2]


@pytest.mark.rule("SX-12.18")
def test_what_a_track_gives_all_the_time_is_no_action() -> None:
    """Elements of an uncovered space are there without anybody doing anything."""
    seats = {"P1": {"energy_track": 3}}
    here = island({}, spirits=[OCEAN], seats=seats, phase="fast", options=EVERY_SET)
    assert by_element(elements_of(here.table, 0)) == {"moon": 1, "water": 1}
    assert here.match.entries == []


@pytest.mark.rule("SX-34.17")
def test_isolation_may_bar_the_military_response() -> None:
    """The nearest land with dahan that is not isolated, wherever isolation lies between."""
    lands = {"A6": {"town": 1}, "A5": {"dahan": 1}, "A3": {"dahan": 2}, "A8": {"city": 1}}
    effects = [{"kind": "isolate", "land": land} for land in ("A5", "A6", "A4", "A1", "A2")]
    options = {**EVERY_SET, "scenario": "dahan-insurrection", "barred-response": True}
    here = island(lands, "damage 2 A6", options=options, effects=effects)
    assert here.lands("A5", "A3") == [{"dahan": 1}, {"explorer": 1, "dahan": 2}]
    everywhere = [{"kind": "isolate", "land": land} for land in ("A3", "A5")]
    none = island(lands, "damage 2 A6", options=options, effects=everywhere)
    assert none.lands("A5", "A3") == [{"dahan": 1}, {"dahan": 2}]
