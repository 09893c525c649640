"""Actions of growth options that few panels have (SX-15.7, SX-15.8), with a made-up spirit."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core.script import Script
from loci.games.spirit_island.rules.setup import place_on, starting_land
from loci.games.spirit_island.rules.spirits.elements import elements_of
from loci.games.spirit_island.rules.spirits.growth import gain_energy, more_plays
from loci.games.spirit_island.rules.spirits.icons import (
    either,
    gain_elements,
    gain_energy_per_play,
    gain_one_element,
    move_own_presence,
    reclaim_half,
)
from loci.games.spirit_island.rules.spirits.spirit import Spirit
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import AIR, EARTH, MOON, PLANT
from loci.games.spirit_island.words.labels import growth_word_text
from tests.spirit_island.tables import Island
from tests.spirit_island.trial import Trial, plain


class Varied(Spirit):
    def __init__(self) -> None:
        super().__init__(
            "varied",
            energy="0 1",
            plays="2 3",
            growth=[
                [gain_elements("earth", "earth"), gain_one_element("moon", "air", "plant")],
                [either(gain_energy(2), more_plays(1)), either(gain_energy(2), more_plays(1))],
                [move_own_presence(2), gain_energy_per_play()],
                [reclaim_half()],
            ],
            uniques=[],
            innates=[],
            complexity="high",
        )

    def place(self, table: SpiritTable, seat: int) -> Script:
        place_on(table, seat, starting_land(table, seat, 7))
        yield from ()


@pytest.fixture(autouse=True)
def _spirit(trial: Trial) -> None:
    trial.spirit(Varied())


def varied(**seat: Any) -> Island:
    return plain({}, spirit="varied", seats={"P1": seat})


@pytest.mark.rule("SX-15.7")
def test_elements_are_gained_for_the_turn() -> None:
    here = varied().answer("growth 1", "element-of-moon-air-plant 2")
    assert here.options() == ["element moon", "element air", "element plant"]
    here.answer("element air")  # the other action is left
    elements = elements_of(here.table, 0)
    assert (elements[EARTH], elements[AIR], elements[MOON], elements[PLANT]) == (2, 1, 0, 0)


@pytest.mark.rule("SX-35.1")
def test_one_action_or_another_is_chosen_each_time() -> None:
    here = varied().answer("growth 2")
    assert here.options() == ["energy-2 1", "plays-1 2"]
    here.answer("energy-2 1", "plays-1 2")
    assert (here.seat().energy, here.seat().bonus_plays) == (2, 1)


def test_presence_moves_so_far_or_not_at_all() -> None:
    here = varied().answer("growth 3", "move-presence-2 1")
    assert "presence A7 A1" in here.options()
    assert "presence A7 A7" not in here.options()
    here.answer("presence A7 A1")
    assert here.land("A1")["presence"] == {0: 1}
    still = varied().answer("growth 3", "move-presence-2 1", "stop")
    assert still.land("A7")["presence"] == {0: 1}


def test_energy_by_card_plays() -> None:
    here = varied(plays_track=2).answer("growth 3", "energy-per-play 2", "stop")
    assert here.seat().energy == 3


def test_half_of_the_discard_rounded_up() -> None:
    here = varied(discard=["drought", "steam-vents", "uncanny-melting"]).answer("growth 4")
    here.answer("reclaim drought", "reclaim steam-vents")
    assert (here.seat().hand, here.seat().discard) == (
        ["drought", "steam-vents"],
        ["uncanny-melting"],
    )


def test_the_words_of_these_actions() -> None:
    words = [action.word for option in Varied().growth for action in option.actions]
    texts = [growth_word_text(word).plain() for word in words]
    assert texts[0] == "growth-elements(elements=[element-earth, element-earth])"
    assert texts[1] == "growth-one-element(elements=[element-moon, element-air, element-plant])"
    assert texts[2] == "growth-either(first=growth-energy(number=2), second=growth-plays(number=1))"
    assert texts[4] == "growth-move-presence(distance=2)"
    assert texts[5:] == ["growth-energy-per-play", "growth-reclaim-half"]
