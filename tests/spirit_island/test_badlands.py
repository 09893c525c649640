"""Section 6 of the expansions' rules, and what section 5 says of badlands."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core.script import Script
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.effects import defend
from loci.games.spirit_island.rules.island.harm import damage, damage_each, damage_one, destroy
from loci.games.spirit_island.rules.island.tokens import add_token
from loci.games.spirit_island.state.terms import BADLANDS, CITY, DAHAN, TOWN
from tests.spirit_island.tables import EVERY_SET, Island
from tests.spirit_island.trial import Trial, plain


@pytest.fixture(autouse=True)
def _spirit(trial: Trial) -> None:
    """Every test here plays with the plain spirit."""


def rough(lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    return plain(lands, *steps, options=EVERY_SET, **keys)


def used(trial: Trial, rule: Any, **land: int) -> Island:
    """A power with this rule, used on A5."""
    trial.power("trial-power", rule)
    return rough({"A5": land}, "power trial-power at A5")


@pytest.mark.rule("SX-5.6", "SX-5.7", "SX-5.8", "SX-6.1", "SX-6.3", "SX-6.4")
def test_badlands_hurt_dahan_in_a_ravage_and_leave_the_land_alone() -> None:
    """EX-01: 1 damage to the land, 2 to the dahan."""
    here = rough({"A5": {"explorer": 1, "dahan": 1, "badlands": 1}}, "ravage A5")
    assert here.land("A5") == {"explorer": 1, "badlands": 1}


@pytest.mark.rule("SX-5.9", "SX-5.10", "SX-5.11", "SX-6.2", "SX-6.8")
def test_no_damage_stays_none_and_the_dahan_strike_back_harder() -> None:
    """EX-02: everything is defended against, and 2 + 2 damage destroy both towns."""
    lands = {"A5": {"town": 2, "dahan": 1, "badlands": 2}}
    here = rough(lands, "ravage A5", effects=[{"kind": "defend", "land": "A5", "number": 4}])
    assert (here.land("A5"), here.fear()) == ({"dahan": 1, "badlands": 2}, 2)


@pytest.mark.rule("SX-5.12", "SX-6.14")
def test_badlands_stay_and_blight_changes_nothing_about_them() -> None:
    here = rough({"A5": {"town": 1, "dahan": 2, "badlands": 1}}, "ravage A5")
    assert here.land("A5") == {"badlands": 1, "blight": 1, "dahan-1": 1}


@pytest.mark.rule("SX-6.15")
def test_what_hits_one_piece_hits_it_harder() -> None:
    """EX-03."""
    here = rough({"A3": {"town": 2, "badlands": 1}}, "power stem-the-flow-of-fresh-water at A3")
    assert here.land("A3") == {"town": 1, "badlands": 1}


@pytest.mark.rule("SX-6.7", "SX-6.10", "SX-6.16")
@pytest.mark.parametrize(
    ("answers", "left"),
    [
        (["damage city-1", "damage city-2"], {"explorer": 1, "town-1": 2}),
        (["damage town-1", "damage town-1"], {"explorer": 1, "city-1": 1}),
    ],
)
def test_what_hits_every_piece_is_added_to_once(answers: list[str], left: dict[str, int]) -> None:
    """EX-04: 1 damage to each building, and 2 more among them; the explorer is none."""
    lands = {"A4": {"town": 2, "city": 1, "explorer": 1, "badlands": 2}}
    here = rough(lands, "power stem-the-flow-of-fresh-water at A4").answer(*answers)
    assert here.land("A4") == left | {"badlands": 2}


@pytest.mark.rule("SX-6.13")
def test_badlands_count_from_the_moment_they_are_placed(trial: Trial) -> None:
    """EX-05."""

    def rule(act: Act) -> Script:
        add_token(act, BADLANDS)
        yield from damage(act, 1)

    assert used(trial, rule, badlands=1, city=1).land("A5") == {"badlands": 2}


@pytest.mark.rule("SX-6.9")
def test_a_maximum_is_not_lifted(trial: Trial) -> None:
    """EX-06: 4 damage and at most 5, with 3 badlands."""

    def rule(act: Act) -> Script:
        yield from damage(act, 4, most=5)

    here = used(trial, rule, badlands=3, city=2)
    while here.prompt() == "ask-damage":
        here.answer(here.options()[-1])  # the one that was hurt most
    assert here.land("A5") == {"badlands": 3, "city-2": 1}


@pytest.mark.rule("SX-6.12")
def test_destroying_is_not_made_more_of(trial: Trial) -> None:
    def rule(act: Act) -> Script:
        yield from destroy(act, 1, TOWN)

    assert used(trial, rule, badlands=3, town=2).land("A5") == {"badlands": 3, "town": 1}


@pytest.mark.rule("SX-6.5", "SX-6.6", "SX-12.49")
@pytest.mark.parametrize(
    ("answers", "left"),
    [(["yes"], {"city-1": 1}), (["no", "yes"], {"town-1": 1, "city-2": 1})],
)
def test_a_power_of_several_damages_adds_to_one_of_them(
    trial: Trial, answers: list[str], left: dict[str, int]
) -> None:
    """First 1 damage to a town, then 1 to a city."""

    def rule(act: Act) -> Script:
        act.several = True
        yield from damage(act, 1, TOWN)
        yield from damage(act, 1, CITY)

    here = used(trial, rule, badlands=1, town=1, city=1).answer(*answers)
    assert here.land("A5") == left | {"badlands": 1}


def test_what_was_put_off_to_the_end_comes_at_the_end(trial: Trial) -> None:
    def rule(act: Act) -> Script:
        act.several = True
        yield from damage(act, 1, TOWN)

    here = used(trial, rule, badlands=1, town=1, city=1).answer("no")
    assert here.land("A5") == {"badlands": 1, "city": 1}  # the second damage has followed


@pytest.mark.rule("SX-6.11")
def test_every_land_adds_its_own(trial: Trial) -> None:
    def rule(act: Act) -> Script:
        for name in ("A4", "A5"):
            yield from damage(act, 1, land=act.table.island.numbers[name])

    trial.power("trial-power", rule)
    lands = {"A4": {"city": 1, "badlands": 1}, "A5": {"city": 1, "badlands": 2}}
    here = rough(lands, "power trial-power at A5")
    assert here.lands("A4", "A5") == [{"city-2": 1, "badlands": 1}, {"badlands": 2}]


def test_dahan_and_invaders_are_added_to_apart(trial: Trial) -> None:
    def rule(act: Act) -> Script:
        yield from damage_each(act, 1)
        yield from damage_each(act, 1, DAHAN)

    here = used(trial, rule, badlands=1, city=1, dahan=1)
    assert here.land("A5") == {"badlands": 1, "city-2": 1}


def test_nothing_there_uses_nothing_up(trial: Trial) -> None:
    def rule(act: Act) -> Script:
        defend(act, 1)
        yield from damage_one(act, 1, TOWN)
        yield from damage(act, 1, CITY)

    assert used(trial, rule, badlands=1, city=1).land("A5") == {"badlands": 1, "city-2": 1}
