"""Section 27 of the rules: time passes."""

from __future__ import annotations

import pytest

from loci.core.script import Script
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.effects import defend, skip_actions
from loci.games.spirit_island.rules.powers.power import needs
from loci.games.spirit_island.rules.spirits.elements import elements_of
from loci.games.spirit_island.state.steps import SPIRIT_PHASE
from tests.spirit_island.tables import with_elements
from tests.spirit_island.trial import Trial, nothing, plain


@pytest.fixture(autouse=True)
def _plain(trial: Trial) -> None:
    """Every test here plays with the plain spirit."""
    trial.power("spark", nothing, elements="fire")
    trial.power("breeze", nothing, elements="air")


@pytest.mark.rule("SI-27.1", "SI-8.3", "SX-37.5")
def test_played_cards_go_to_their_owners_discards() -> None:
    """Used or not, each to its own player."""
    here = plain(
        {},
        "time-passes",
        boards="AB",
        seats={
            "P1": {"played": ["spark"], "used": ["spark"], "discard": ["wash-away"]},
            "P2": {"played": ["breeze"]},
        },
    )
    assert (here.seat(0).played, here.seat(1).played) == ([], [])
    assert here.seat(0).discard == ["wash-away", "spark"]
    assert here.seat(1).discard == ["breeze"]
    assert here.seat(0).used == []


@pytest.mark.rule("SI-27.2", "SI-8.4")
def test_all_elements_are_gone() -> None:
    seats = {"P1": {"played": ["spark"], "elements": with_elements("2 moon")}}
    before = plain({}, seats=seats)
    assert elements_of(before.table, 0) == needs("2 moon 1 fire")
    after = plain({}, "time-passes", seats=seats)
    assert elements_of(after.table, 0) == needs("")


@pytest.mark.rule("SI-27.6", "SI-6.18")
def test_elements_of_tracks_are_there_again() -> None:
    """The last space of the energy track gives fire."""
    here = plain({}, "time-passes", seats={"P1": {"played": ["spark"], "energy_track": 6}})
    assert elements_of(here.table, 0) == needs("1 fire")


@pytest.mark.rule("SI-27.3", "SX-37.5")
def test_all_damage_is_gone() -> None:
    lands = {"A4": {"city-2": 1, "town-1": 2, "dahan-1": 1}, "A5": {"city-1": 1}}
    here = plain(lands, "time-passes")
    assert here.land("A4") == {"city": 1, "town": 2, "dahan": 1}
    assert here.land("A5") == {"city": 1}


@pytest.mark.rule("SI-27.4", "SI-22.4", "SI-10.14", "SX-37.5")
def test_effects_of_the_turn_end(trial: Trial) -> None:
    def guard(act: Act) -> Script:
        defend(act, 3)
        skip_actions(act)
        yield from ()

    trial.power("guard", guard)
    before = plain({}, "power guard at A5")
    assert len(before.table.effects) == 2
    assert plain({}, "power guard at A5", "time-passes").table.effects == ()


@pytest.mark.rule("SI-27.5", "SI-7.4", "SI-7.7")
def test_what_stays() -> None:
    """Energy, presence, tracks, hand, fear markers, blight, pieces; card plays do not."""
    here = plain(
        {"A4": {"explorer": 2, "blight": 1, "presence": {"P1": 2}}},
        "time-passes",
        fear_done=3,
        seats={
            "P1": {
                "energy": 5,
                "energy_track": 3,
                "plays_track": 2,
                "hand": ["spark", "breeze"],
                "bonus_plays": 2,
                "plays_made": 1,
            }
        },
    )
    owner = here.seat()
    assert (owner.energy, owner.energy_shown, owner.plays_shown) == (5, 3, 2)
    assert owner.hand == ["spark", "breeze"]
    assert here.land("A4") == {"explorer": 2, "blight": 1, "presence": {0: 2}}
    assert here.table.fear_done == 3
    assert (owner.bonus_plays, owner.plays_made) == (0, 0)


@pytest.mark.rule("SI-4.1", "SI-4.3")
def test_the_next_turn_begins_with_growth() -> None:
    here = plain({}, phase="slow", turn=4).answer("done")
    assert (here.table.turn, here.table.step, here.prompt()) == (5, SPIRIT_PHASE, "ask-growth")
