"""Section 29 of the rules: the solo game."""

from __future__ import annotations

import pytest

from loci.core import Match
from loci.games.spirit_island import GAME
from loci.games.spirit_island.rules.powers.power import needs
from loci.games.spirit_island.rules.spirits.elements import elements_of
from tests.spirit_island.tables import RIVER, Island, island, pile
from tests.spirit_island.trial import Trial, plain


@pytest.fixture(autouse=True)
def _plain(trial: Trial) -> None:
    """Every test here plays with the plain spirit."""


@pytest.mark.rule("SI-29.1")
def test_a_solo_game_has_one_board_and_the_usual_numbers() -> None:
    here = Island(Match.start(GAME, 1, {"spirits": [RIVER]}, seed=5))
    table = here.table
    assert (len(table.island.boards), len(table.seats)) == (1, 1)
    assert (table.fear_markers, len(pile(table, "fear_deck"))) == (4, 9)
    assert (table.blight_pool, len(pile(table, "invader_deck"))) == (2, 11)


@pytest.mark.rule("SI-29.2")
def test_powers_for_another_spirit_may_target_yourself() -> None:
    """Tidal Boon: 2 energy."""
    lands = {"A2": {"presence": {"P1": 1}}}
    seats = {"P1": {"played": ["tidal-boon"]}}
    alone = island(lands, spirits=["oceans-hungry-grasp"], phase="slow", seats=seats)
    alone.answer("use tidal-boon")
    assert alone.seat().energy == 2
    two = island(
        lands, spirits=["oceans-hungry-grasp", RIVER], boards="AB", phase="slow", seats=seats
    )
    two.answer("use tidal-boon", seat=0)
    assert (two.seat(0).energy, two.seat(1).energy) == (0, 2)


@pytest.mark.rule("SI-29.2", "SI-29.3")
def test_gift_of_constancy_for_yourself() -> None:
    """EX-SOLO-1: the energy and one card kept, without the card for the giver."""
    solo = plain({}, "power gift-of-constancy at P1")
    assert solo.seat().energy == 2
    assert [(e.kind, e.seat) for e in solo.table.effects] == [("keep-card", 0)]
    two = plain({}, "power gift-of-constancy at P2", boards="AB")
    assert (two.seat(0).energy, two.seat(1).energy) == (0, 2)
    assert sorted([(e.kind, e.seat) for e in two.table.effects]) == [
        ("keep-card", 0),
        ("keep-card", 1),
    ]


@pytest.mark.rule("SI-29.2", "SI-29.3")
def test_elemental_boon_for_yourself() -> None:
    """EX-SOLO-1: three elements once; with another spirit both have them."""
    choice = ("element sun", "element moon", "element fire")
    solo = plain({}, "power elemental-boon at P1").answer(*choice)
    assert elements_of(solo.table, 0) == needs("1 sun 1 moon 1 fire")
    two = plain({}, "power elemental-boon at P2", boards="AB").answer(*choice)
    assert elements_of(two.table, 0) == elements_of(two.table, 1) == needs("1 sun 1 moon 1 fire")


@pytest.mark.rule("SI-29.3")
def test_boon_of_vigor_for_yourself() -> None:
    """1 energy, not one for every card played."""
    seats = {"P1": {"played": ["wash-away", "flash-floods"]}}
    assert plain({}, "power boon-of-vigor at P1", seats=seats).seat().energy == 1
