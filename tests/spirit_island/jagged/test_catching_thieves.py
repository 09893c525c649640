"""The scenario Despicable Theft: what spirits do to thieves."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core.script import Script
from loci.games.spirit_island.content.scenarios.thieves import in_supply
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.island.harm import damage, damage_each, destroy_all
from loci.games.spirit_island.rules.island.harm_among import damage_among, damage_different
from loci.games.spirit_island.rules.island.movement import gather, push
from loci.games.spirit_island.state.terms import DAHAN, EXPLORER
from loci.games.spirit_island.words.view import see
from tests.spirit_island.jagged.test_despicable_theft import at, thieves
from tests.spirit_island.tables import OCEAN
from tests.spirit_island.trial import Trial

CAUGHT: dict[str, Any] = {"thief-two": 1, "dahan": 2}
STRIKE = "power rouse-the-trees-and-stones at A5"  # 2 damage, push 1 explorer


@pytest.mark.rule("SX-46.26", "SX-46.29", "SX-46.30")
def test_damage_destroys_them_where_they_can_be_caught() -> None:
    """Nobody must: they may be treated as explorers, and need not."""
    here = at({"A5": CAUGHT}, STRIKE)
    assert here.prompt() == "ask-damage"
    assert here.options() == ["damage thief-two", "stop"]
    here.answer("damage thief-two")
    assert thieves(here) == {}
    assert here.fear() == 1
    kept = at({"A5": CAUGHT}, STRIKE).answer("stop", "stop")
    assert thieves(kept) == {"A5": {"thief-two": 1}}


@pytest.mark.rule("SX-46.26")
def test_damage_is_divided_among_them_and_the_invaders() -> None:
    """As long as there is an invader to be hurt, all of it is dealt."""
    lands = {"A5": {"thief-one": 1, "thief-blank": 1, "dahan": 2, "town": 1, "explorer": 1}}
    here = at(lands, STRIKE)
    assert here.options() == [
        "damage explorer", "damage town", "damage thief-blank", "damage thief-one",
    ]  # fmt: skip
    enough = at({"A5": {**CAUGHT, "explorer": 1}}, STRIKE)
    assert enough.options() == ["damage thief-two", "stop"]  # the explorer has had 1 of the 2
    assert "explorer" not in enough.land("A5")


@pytest.mark.rule("SX-46.29")
@pytest.mark.parametrize(
    "held", [{"thief-two": 1, "dahan": 2, "town": 1, "city": 1}, {"thief": 1, "dahan": 1}]
)
def test_elsewhere_they_are_pushed(held: dict[str, int]) -> None:
    """With a town or city, or with fewer dahan; whoever strikes chooses where to. No fear."""
    word = next(word for word in held if word.startswith("thief"))
    here = at({"A5": held}, STRIKE)
    here.answer(f"damage {word}")
    while here.prompt() == "ask-damage":
        assert f"damage {word}" not in here.options()  # it is struck already
        here.answer(here.options()[0])
    assert here.prompt() == "ask-push"
    here.answer(f"push {word} A4")
    assert list(thieves(here)) == ["A4"]
    assert here.fear() == 0


@pytest.mark.rule("SX-46.29")
def test_what_holds_after_the_action_is_enough() -> None:
    """The same damage destroys the last town: the thief is caught as if it had not been there."""
    lands = {"A5": {"thief-two": 1, "dahan": 2, "town-1": 1}}
    here = at(lands, STRIKE).answer("damage thief-two")
    assert thieves(here) == {}
    assert here.land("A5") == {"dahan": 2}
    assert here.fear() == 2
    # And the other way round: 2 dahan before, none after.
    gone = at({"A5": CAUGHT}, STRIKE).answer("damage thief-two")
    assert thieves(gone) == {}


@pytest.mark.rule("SX-46.29")
def test_dahan_who_come_or_go_with_the_action(trial: Trial) -> None:
    """1 damage, then a dahan is gathered: only after it are there 2 of them. And 1 damage after 2
    were pushed away: they were there before it."""

    def gathered(act: Act) -> Script:
        yield from damage(act, 1)
        yield from gather(act, 1, DAHAN)

    def pushed(act: Act) -> Script:
        yield from push(act, 2, DAHAN)
        yield from damage(act, 1)

    trial.power("trial-gather", gathered)
    trial.power("trial-push", pushed)
    lands = {"A5": {"thief": 1, "dahan": 1}, "A4": {"dahan": 1}}
    here = at(lands, "power trial-gather at A5").answer("damage thief")
    assert here.land("A5") == {"dahan": 2}
    assert here.fear() == 1
    away = at({"A5": CAUGHT}, "power trial-push at A5")
    away.answer("push dahan A4", "push dahan A4")
    assert away.land("A5") == {"thief": 1}  # he lies face down now
    away.answer("damage thief")
    assert thieves(away) == {}
    neither = at({"A5": {"thief": 1, "dahan": 1}}, "power trial-gather at A5")
    neither.answer("damage thief")
    assert neither.prompt() == "ask-push"


@pytest.mark.rule("SX-46.26", "SX-46.29")
def test_destroying_removing_and_replacing() -> None:
    here = at({"A5": CAUGHT}, "destroy 1 explorer A5 by P1")
    assert here.options() == ["destroy thief-two", "stop"]
    assert thieves(here.answer("destroy thief-two")) == {}
    out = at({"A5": CAUGHT}, "remove 1 explorer A5 by P1").answer("remove thief-two")
    assert (thieves(out), out.fear()) == ({}, 0)
    new = at({"A5": CAUGHT}, "replace 1 explorer A5 with 1 dahan by P1")
    new.answer("replace thief-two")
    assert new.land("A5") == {"dahan": 3}
    for verb in ("destroy", "remove"):
        free = at({"A5": {"thief": 1}}, f"{verb} 1 explorer A5 by P1").answer(f"{verb} thief")
        assert free.prompt() == "ask-push"
    swap = at({"A5": {"thief": 1}}, "replace 1 explorer A5 with 1 dahan by P1")
    swap.answer("replace thief", "push thief A4")
    assert swap.land("A5") == {}
    assert swap.land("A4") == {"thief": 1}


@pytest.mark.rule("SX-46.26")
def test_what_is_done_to_every_explorer_is_a_choice_for_each_thief(trial: Trial) -> None:
    def each(act: Act) -> Script:
        yield from damage_each(act, 1)

    def all_of_them(act: Act) -> Script:
        yield from destroy_all(act, EXPLORER)

    trial.power("trial-each", each)
    trial.power("trial-all", all_of_them)
    lands = {"A5": {"thief-one": 1, "thief-blank": 2, "dahan": 2, "explorer": 2, "city": 0}}
    for power, verb in (("trial-each", "damage"), ("trial-all", "destroy")):
        here = at(lands, f"power {power} at A5")
        assert here.options() == [f"{verb} thief-blank", f"{verb} thief-one", "stop"]
        here.answer(f"{verb} thief-one", "stop")
        assert here.land("A5") == {"thief-blank": 2, "dahan": 2}
        assert here.fear() == 1


@pytest.mark.rule("SX-46.26")
def test_damage_that_is_shared_out(trial: Trial) -> None:
    """Among lands, and to different pieces."""

    def among(act: Act) -> Script:
        numbers = act.table.island.numbers
        yield from damage_among(act, 2, [numbers["A4"], numbers["A5"]])

    def different(act: Act) -> Script:
        yield from damage_different(act, 2)

    trial.power("trial-among", among)
    trial.power("trial-different", different)
    lands = {"A5": CAUGHT, "A4": {"explorer": 1}}
    here = at(lands, "power trial-among at A5")
    assert here.options() == ["damage explorer A4", "damage thief-two A5"]
    here.answer("damage explorer A4")
    assert here.options() == ["damage thief-two A5", "stop"]
    here.answer("damage thief-two A5")
    assert thieves(here) == {}
    two = at({"A5": {**CAUGHT, "town": 1}}, "power trial-different at A5")
    assert two.options() == ["damage town", "damage thief-two"]
    two.answer("damage town")
    assert two.options() == ["damage thief-two", "stop"]
    two.answer("stop")
    assert thieves(two) == {"A5": {"thief-two": 1}}


@pytest.mark.rule("SX-46.26")
def test_pushing_and_gathering() -> None:
    pushed = at({"A5": {"thief": 1, "explorer": 1}}, "push 1 explorer A5 by P1")
    assert {"push explorer A4", "push thief A4"} <= set(pushed.options())
    assert "stop" not in pushed.options()
    alone = at({"A5": {"thief": 1}}, "push 1 explorer A5 by P1")
    assert "stop" in alone.options()
    alone.answer("push thief A4")
    assert thieves(alone) == {"A4": {"thief": 1}}
    came = at({"A4": {"thief": 1}}, "gather 1 explorer A5 by P1").answer("gather thief A4")
    assert thieves(came) == {"A5": {"thief": 1}}
    none = at({"A5": {"thief": 1}}, "push 1 town A5 by P1")
    assert thieves(none) == {"A5": {"thief": 1}}
    nobody = at({"A5": {"thief": 1}}, "push 1 explorer A5")
    assert nobody.prompt() == "ask-growth"


@pytest.mark.rule("SX-46.26")
def test_no_ocean_takes_them_and_no_strife_comes_to_them() -> None:
    lands = {"A1": {"thief": 1, "explorer": 1}}
    here = at(lands, "push 1 explorer A1 by P1", spirits=[OCEAN])
    assert "push explorer A0" in here.options()
    assert "push thief A0" not in here.options()
    odds = at({"A5": {"thief": 1}}, "add 1 strife A5 by P1")
    assert odds.land("A5") == {"thief": 1}


@pytest.mark.rule("SX-46.26")
def test_they_are_not_counted_as_explorers() -> None:
    """A power whose target is a land with invaders does not find any there."""
    step = "power learn-the-invaders-tactics at A5"
    table = at({"A5": {"thief": 2}}, step, seats={"P1": {"elements": {"earth": 2}}}).table
    assert "learn-the-invaders-tactics" not in table.seats[0].used
    land = see(table, 0)["lands"]["A5"]
    assert land["damage"] == 0
    assert [group["piece"] for group in land["pieces"]] == ["thief"]


@pytest.mark.rule("SX-46.26")
def test_in_a_dream_they_flee() -> None:
    """To Dream a Thousand Deaths: as explorers do, whatever dahan are there."""
    spirits = ["bringer-of-dreams-and-nightmares"]
    here = at({"A5": CAUGHT}, STRIKE, spirits=spirits).answer("damage thief-two")
    assert here.prompt() == "ask-push"
    here.answer("push thief-two A4")
    assert list(thieves(here)) == ["A4"]
    assert here.fear() == 0


@pytest.mark.rule("SX-46.30")
def test_those_who_left_are_in_the_supply_again_in_the_next_turn() -> None:
    here = at({"A5": CAUGHT}, STRIKE).answer("damage thief-two")
    assert in_supply(here.table) == 17
    gone = [{"kind": "thieves-gone", "numbers": "2"}]
    assert in_supply(at({}, effects=gone).table) == 17
    assert in_supply(at({}, "time-passes", effects=gone).table) == 18


@pytest.mark.rule("SX-46.26")
def test_a_thief_may_flow_downriver() -> None:
    here = at({"A5": {"thief-two": 1}}, "power flow-downriver-blow-downwind at A5")
    assert "stop" in here.options()
    here.answer("push thief-two A4")
    assert thieves(here) == {"A4": {"thief": 1}}  # nobody watches him there


@pytest.mark.rule("SX-46.26")
def test_a_thief_among_your_lands_may_never_waken() -> None:
    lands = {"A5": {**CAUGHT, "presence": {"P1": 1}}, "A8": {"explorer": 1}}
    seats = {"P1": {"elements": {"moon": 3, "air": 2, "animal": 2}}}
    here = at(lands, "power sleep-and-never-waken at A8", seats=seats)
    here.answer("remove explorer", "remove thief-two A5")
    assert (thieves(here), here.fear()) == ({}, 1)
