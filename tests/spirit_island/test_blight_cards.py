"""The two blight cards."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core import Text
from loci.core.words.wording import Wording
from loci.games.spirit_island.state.registry import BLIGHT_CARDS, of_sets
from tests.spirit_island.tables import Island, island

SPIRAL = "downward-spiral"
MEMORY = "memory-fades-to-dust"


def blighted(card: str, lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    return island(lands, *steps, blight_card=card, blighted=True, blight_pool=9, **keys)


@pytest.mark.rule("SI-1.7")
def test_the_two_cards_and_their_blight() -> None:
    own = of_sets(BLIGHT_CARDS, ["base"])
    assert {id: BLIGHT_CARDS[id].blight for id in own} == {SPIRAL: 5, MEMORY: 4}


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
@pytest.mark.parametrize(("card", "blight"), [(SPIRAL, 5), (MEMORY, 4)])
def test_the_words_name_the_blight(language: str, card: str, blight: int) -> None:
    wording = Wording(language, "loci.games.spirit_island.words", strict=True)
    assert wording.say(Text(f"text-blight-{card}")).startswith(f"{blight} ")
    assert wording.say(Text(f"blight-{card}")) != ""


@pytest.mark.parametrize(("card", "blight"), [(SPIRAL, 5), (MEMORY, 4)])
@pytest.mark.rule("SI-18.3", "SI-18.4")
def test_the_last_blight_flips_the_card(card: str, blight: int) -> None:
    alone = island({}, "blight A5", blight_card=card, blight_pool=1)
    assert (alone.table.blight_flipped, alone.table.blight_pool) == (1, blight)
    assert (alone.land("A5"), alone.ending()) == ({"blight": 1}, "")
    pair = island({}, "blight A5", blight_card=card, blight_pool=1, boards="AB")
    assert pair.table.blight_pool == 2 * blight
    before = island({}, "blight A5", blight_card=card, blight_pool=2)
    assert (before.table.blight_flipped, before.table.blight_pool) == (0, 1)


@pytest.mark.rule("SI-18.18")
def test_blight_that_cascades_comes_from_the_new_pool() -> None:
    here = island({"A5": {"blight": 1}}, "blight A5", blight_card=SPIRAL, blight_pool=1)
    here.answer("cascade A6")
    assert (here.land("A6"), here.table.blight_pool) == ({"blight": 1}, 4)


@pytest.mark.parametrize("card", [SPIRAL, MEMORY])
@pytest.mark.rule("SI-18.6", "SI-26.6")
def test_the_last_blight_of_the_flipped_card_is_defeat(card: str) -> None:
    here = island({}, "blight A5", blight_card=card, blighted=True, blight_pool=1)
    assert here.ending() == "blight"


@pytest.mark.parametrize("card", [SPIRAL, MEMORY])
@pytest.mark.rule("SI-12.3")
def test_the_healthy_side_does_nothing(card: str) -> None:
    lands = {"A7": {"presence": {"P1": 2}}}
    here = island(lands, "blighted-island", blight_card=card)
    assert here.land("A7") == {"presence": {0: 2}}
    assert (here.prompt(), len(here.seat().hand)) == ("ask-growth", 4)


@pytest.mark.rule("SI-12.2")
def test_downward_spiral_destroys_a_presence_of_each_spirit() -> None:
    lands = {"A7": {"presence": {"P1": 2}}, "B7": {"presence": {"P2": 1}}}
    lands["B4"] = {"presence": {"P2": 1}}
    here = blighted(SPIRAL, lands, "blighted-island", boards="AB")
    assert here.land("A7") == {"presence": {0: 1}}  # one land: not asked
    assert (here.asked(), here.options()) == (
        [1],
        ["destroy-presence B4", "destroy-presence B7"],
    )
    here.answer("destroy-presence B7")
    assert (here.land("B4"), here.land("B7")) == ({"presence": {1: 1}}, {})
    assert [owner.destroyed for owner in here.table.seats] == [1, 1]


@pytest.mark.rule("SI-26.7", "SI-26.10")
def test_downward_spiral_can_be_the_end_of_a_spirit() -> None:
    lands = {"B7": {"presence": {"P2": 1}}, "B4": {"presence": {"P2": 1}}}
    here = blighted(SPIRAL, lands, "blighted-island", boards="AB")
    assert (here.ending(), here.asked()) == ("presence", [])
    assert (here.land("B4"), here.land("B7")) == ({"presence": {1: 1}}, {"presence": {1: 1}})


@pytest.mark.rule("SI-12.1", "SI-12.2")
def test_the_blighted_island_acts_before_fear_in_every_invader_phase() -> None:
    here = blighted(
        SPIRAL,
        {"A7": {"presence": {"P1": 3}, "explorer": 1}, "A1": {"presence": {"P1": 1}}},
        phase="invaders",
        earned=["fear-of-the-unseen"],
        invader_deck=["1-mountain", "1-jungle"],
    )
    assert here.prompt() == "ask-lose-presence"
    assert here.pile("fear_discard") == []
    here.answer("destroy-presence A7")
    assert here.pile("fear_discard") == ["fear-of-the-unseen"]
    assert here.land("A7") == {"presence": {0: 2}}


def test_memory_fades_to_dust_forgets_a_card() -> None:
    here = blighted(MEMORY, {"A7": {"presence": {"P1": 2}}}, "blighted-island")
    assert here.prompt() == "ask-memory-fades"
    assert here.options() == ["option forget", "option destroy-presence"]
    here.answer("option forget", "forget wash-away")
    assert here.land("A7") == {"presence": {0: 2}}
    assert "wash-away" not in here.seat().hand
    assert (len(here.seat().hand), here.pile("removed")) == (3, ["wash-away"])


def test_memory_fades_to_dust_or_destroys_presence() -> None:
    here = blighted(MEMORY, {"A7": {"presence": {"P1": 2}}}, "blighted-island")
    here.answer("option destroy-presence")
    assert here.land("A7") == {"presence": {0: 1}}
    assert (len(here.seat().hand), here.seat().destroyed) == (4, 1)


@pytest.mark.rule("SI-24.8")
def test_memory_fades_to_dust_forgets_from_discard_and_play_too() -> None:
    seats = {"P1": {"hand": [], "discard": ["flash-floods"], "played": ["wash-away"]}}
    here = blighted(MEMORY, {}, "blighted-island", seats=seats).answer("option forget")
    assert here.options() == ["forget flash-floods", "forget wash-away"]
    here.answer("forget flash-floods")
    assert (here.seat().discard, here.seat().played) == ([], ["wash-away"])


def test_memory_fades_to_dust_without_cards_destroys_presence() -> None:
    lands = {"A7": {"presence": {"P1": 2}}}
    seats: dict[str, Any] = {"P1": {"hand": []}}
    here = blighted(MEMORY, lands, "blighted-island", seats=seats)
    assert here.land("A7") == {"presence": {0: 1}}


def test_memory_fades_to_dust_asks_every_spirit() -> None:
    here = blighted(MEMORY, {}, "blighted-island", boards="AB")
    here.answer("option forget", "forget wash-away")
    assert (here.asked(), here.prompt()) == ([1], "ask-memory-fades")
    here.answer("option destroy-presence")
    assert here.ending() == "presence"
