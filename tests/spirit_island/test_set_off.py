"""What an Action sets off comes after it, in an order the players choose, and never sets itself
off again; England's extra build is a step of the turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from loci.core.position import read_data, to_data
from loci.core.script import Script
from loci.games.spirit_island.rules.act import RULE, Act
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.island.movement import gather
from loci.games.spirit_island.rules.island.pieces import count
from loci.games.spirit_island.rules.sequence import sequence
from loci.games.spirit_island.state.terms import EXPLORER
from tests.spirit_island.spirits import BRINGER, GREEN, THUNDER
from tests.spirit_island.tables import OCEAN, RIVER, Island, island
from tests.spirit_island.trial import Plain, Trial, log, plain

INSURRECTION = {"scenario": "dahan-insurrection"}
VENGEANCE = "power vengeance-of-the-dead at A5"


def by_the_sea(lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    """River on board A as P1; Ocean as P2 with presence in the ocean of board A."""
    placed = {"A0": {"presence": {"P2": 1}}, **lands}
    return island(placed, *steps, spirits=[RIVER, OCEAN], boards="AB", **keys)


# -- drowning --------------------------------------------------------------------------------------


@pytest.mark.rule("SI-20.26", "SI-26.16")
def test_the_dahan_of_rivers_bounty_are_counted_before_they_drown() -> None:
    """2 dahan in the ocean give 1 energy and a third dahan; then all of them drown."""
    here = by_the_sea({"A1": {"dahan": 2}}, "power rivers-bounty at A0")
    here.answer("gather dahan A1")
    assert here.land("A0") == {"dahan": 1, "presence": {1: 1}}
    here.answer("gather dahan A1")
    assert (here.land("A0"), here.land("A1")) == ({"presence": {1: 1}}, {})
    assert here.seat().energy == 1
    assert log(here, "log-destroyed") == [("log-destroyed", "A0")] * 3


@pytest.mark.rule("SI-20.26", "SX-12.33", "SX-13.21")
def test_what_a_power_moves_into_the_ocean_stands_there_for_the_rest_of_it(trial: Trial) -> None:
    seen: list[int] = []

    def lure(act: Act) -> Script:
        yield from gather(act, 2, EXPLORER)
        seen.append(count(act.table, act.land, EXPLORER))

    trial.power("lure", lure)
    here = by_the_sea({"A1": {"explorer": 2}}, "power lure at A0")
    assert seen == [2]
    assert (here.land("A0"), here.seat(1).drowned) == ({"presence": {1: 1}}, 2)


# -- order -----------------------------------------------------------------------------------------


def ravaged(*answers: str) -> Island:
    """A dahan falls where Thunderspeaker is sworn to victory and the dead are avenged."""
    lands = {"A5": {"town": 1, "explorer": 1, "dahan": 1}, "A4": {"presence": {"P1": 2}}, "A7": {}}
    steps = (VENGEANCE, "ravage A5")
    return island(lands, *steps, spirits=[THUNDER], blight_pool=9).answer(*answers)


@pytest.mark.rule("SI-26.16", "SX-12.40")
def test_the_players_choose_what_comes_next() -> None:
    here = ravaged()
    assert (here.asked(), here.prompt()) == ([0], "ask-trigger")
    assert here.options() == ["next sworn-to-victory", "next vengeance-of-the-dead"]
    sworn = ravaged("next sworn-to-victory")
    assert (sworn.seat().destroyed, sworn.prompt()) == (1, "ask-damage")
    dead = ravaged("next vengeance-of-the-dead")
    assert (dead.seat().destroyed, dead.prompt()) == (0, "ask-damage")
    for both in (sworn, dead):
        both.answer("damage explorer")
        assert both.land("A5") == {"town": 1, "blight": 1}
        assert (both.seat().destroyed, both.prompt()) == (1, "ask-growth")


@pytest.mark.rule("SI-26.16", "SX-13.20")
@pytest.mark.parametrize("first", ["drowning", "dahan-insurrection"])
def test_drowning_and_the_raid_of_the_insurrection(first: str) -> None:
    lands = {"A1": {"dahan": 2}, "A2": {"explorer": 1}, "A3": {"dahan": 4}}
    here = by_the_sea(lands, "power call-to-migrate at A1", options=INSURRECTION)
    here.answer("push dahan A0", "push dahan A2")
    assert (here.asked(), here.prompt()) == ([0], "ask-trigger")
    assert here.options() == ["next dahan-insurrection", "next drowning"]
    here.answer(f"next {first}")
    assert (here.land("A0"), here.land("A2")) == ({"presence": {1: 1}}, {"dahan": 1})
    assert here.prompt() == "ask-growth"


@pytest.mark.rule("SI-26.16")
def test_what_is_alike_is_not_asked_for() -> None:
    """Two Vengeances of the Dead in one land: 1 damage each, and no order."""
    here = island({"A5": {"town-1": 1, "explorer": 5}}, VENGEANCE, VENGEANCE, "damage 1 A5")
    here.answer("damage town-1")
    assert (here.land("A5"), here.prompt()) == ({"explorer": 3}, "ask-growth")


@pytest.mark.rule("SI-26.16", "SI-26.10")
def test_nothing_is_set_off_once_the_game_has_ended() -> None:
    """The blight of the ravage loses the game; no presence is lost for the dahan, none avenged."""
    lands = {"A5": {"town": 1, "dahan": 1}, "A4": {"presence": {"P1": 2}}}
    keys: dict[str, Any] = {"blight_card": "downward-spiral", "blighted": True, "blight_pool": 1}
    here = island(lands, VENGEANCE, "ravage A5", spirits=[THUNDER], **keys)
    assert (here.ending(), here.asked()) == ("blight", [])
    assert here.land("A5") == {"town": 1, "blight": 1}
    assert (here.land("A4"), here.seat().destroyed) == ({"presence": {0: 2}}, 0)


# -- no circles ------------------------------------------------------------------------------------


class Echo(Plain):
    """After every Action come Actions of these words, and so they would after those."""

    def __init__(self, id: str, *words: str) -> None:
        super().__init__(id)
        self.words = words
        self.heard: list[str] = []

    def triggers(self, act: Act, seat: int) -> None:
        for word in self.words:
            act.trigger(word, self._answer(word, seat))

    def _answer(self, word: str, seat: int) -> Callable[[Act], Script]:
        def run(act: Act) -> Script:
            self.heard.append(word)
            yield from finish(act.after(word, RULE, seat))

        return run


@pytest.mark.rule("SI-26.17", "SX-12.37")
def test_what_was_set_off_does_not_set_itself_off(trial: Trial) -> None:
    echo = Echo("echo", "echo")
    trial.spirit(echo)
    plain({}, "fear 1", spirit="echo")
    assert echo.heard == ["echo"]


@pytest.mark.rule("SI-26.17", "SX-12.37")
def test_neither_does_it_through_others(trial: Trial) -> None:
    """Each of the two sets the other off once, wherever it stands."""
    echo = Echo("echo", "high", "low")
    trial.spirit(echo)
    here = plain({}, "fear 1", spirit="echo")
    assert here.options() == ["next high", "next low"]
    here.answer("next high")
    assert echo.heard == ["high", "low", "low", "high"]


# -- England's extra build -------------------------------------------------------------------------


def steps_against(level: int) -> list[str]:
    table = island(options={"adversary": "england", "level": level}).table
    return [step.name for step in sequence(table)]


@pytest.mark.rule("SI-30.15")
def test_the_extra_build_is_a_step_before_the_ravage() -> None:
    usual = [step.name for step in sequence(island().table)]
    assert steps_against(2) == usual
    at = usual.index("ravage")
    assert steps_against(3) == [*usual[:at], "extra-build", *usual[at:]]


@pytest.mark.rule("SI-30.15")
def test_a_position_may_begin_with_the_extra_build() -> None:
    lands = {"A3": {"explorer": 1, "presence": {"P1": 2}}, "A4": {"presence": {"P1": 1}}}
    here = island(
        lands,
        spirits=[GREEN],
        options={"adversary": "england", "level": 3},
        phase="invaders",
        step="extra-build",
        extra=["1-jungle"],
    )
    assert (here.table.step, here.prompt()) == ("extra-build", "ask-choke-build")
    here.answer("no")
    assert here.land("A3")["town"] == 1


# -- pieces that are about to drown ----------------------------------------------------------------


@pytest.mark.rule("SI-20.26", "SI-26.2")
def test_invaders_who_only_dream_of_drowning_are_not_gone() -> None:
    """The last explorer is pushed into the ocean by Bringer and comes ashore again."""
    lands = {"A0": {"presence": {"P2": 1}}, "A1": {"explorer": 1}, "A8": {}}
    here = island(lands, "power wash-away at A1 by P1", spirits=[BRINGER, OCEAN], boards="AB")
    here.answer("push explorer A0")
    assert (here.ending(), here.prompt()) == ("", "ask-push")
    here.answer("push explorer A2")
    assert (here.land("A2"), here.ending()) == ({"explorer": 1}, "")


@pytest.mark.rule("SI-20.26")
def test_dahan_that_may_yet_be_saved_are_counted_by_the_insurrection() -> None:
    """5 dahan, and 4 are needed: two of them may be set down ashore."""
    lands = {"A1": {"dahan": 2, "presence": {"P1": 1}}, "A2": {"dahan": 3}, "A7": {}}
    here = by_the_sea(lands, "power tidal-boon by P2", options=INSURRECTION)
    here.answer("land A1", "push dahan A0", "push dahan A0")
    assert here.ending() == ""
    assert "next drowning" in here.options()


def test_a_position_in_the_middle_of_such_a_power_can_be_read() -> None:
    here = by_the_sea({"A1": {"dahan": 2}}, "power rivers-bounty at A0")
    here.answer("gather dahan A1")
    again = Island(read_data(to_data(here.match)).match)
    assert again.land("A0") == here.land("A0") == {"dahan": 1, "presence": {1: 1}}
