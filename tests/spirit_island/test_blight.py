"""Section 18 of the rules: blight, cascades and the blight card."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core import Match
from loci.core.script import Script
from loci.games.spirit_island import GAME
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.invaders.blight import add_blight, remove_blight
from loci.games.spirit_island.rules.island.presence import is_sacred
from loci.games.spirit_island.rules.powers.targeting import is_target
from loci.games.spirit_island.rules.powers.targets import BLIGHTED_LAND
from tests.spirit_island.tables import Island
from tests.spirit_island.trial import Trial, nothing, plain


@pytest.fixture(autouse=True)
def _plain(trial: Trial) -> None:
    """Every test here plays with the plain spirit; its powers heal and blight."""

    def heal(act: Act) -> Script:
        remove_blight(act, 2)
        yield from ()

    def rot(act: Act) -> Script:
        yield from add_blight(act, number=2)

    trial.power("heal", heal)
    trial.power("rot", rot)


# -- where it comes from and goes ------------------------------------------------------------------


@pytest.mark.rule("SI-18.1", "SI-18.14")
@pytest.mark.parametrize("card", ["downward-spiral", None])
def test_added_blight_comes_from_the_card_or_the_space(card: str | None) -> None:
    here = plain({}, "blight A4", blight_card=card, blight_pool=5)
    assert (here.land("A4"), here.table.blight_pool) == ({"blight": 1}, 4)


@pytest.mark.rule("SI-18.2", "SI-18.5", "SI-35.9")
def test_removed_blight_goes_back_to_the_card() -> None:
    """EX-BL-4: the blighted side stays up."""
    here = plain(
        {"A4": {"blight": 2}},
        "power heal at A4",
        blight_card="downward-spiral",
        blighted=True,
        blight_pool=3,
    )
    assert (here.land("A4"), here.table.blight_pool) == ({}, 5)
    assert here.table.blight_flipped == 1


@pytest.mark.rule("SI-18.2")
def test_only_what_is_there_can_be_removed() -> None:
    here = plain({"A4": {"blight": 1}}, "power heal at A4", blight_pool=3)
    assert (here.land("A4"), here.table.blight_pool) == ({}, 4)


# -- the card --------------------------------------------------------------------------------------


@pytest.mark.rule("SI-18.3", "SI-18.4", "SI-18.5", "SI-12.2", "SI-18.21")
def test_downward_spiral_flips_and_acts_in_the_next_invader_phase() -> None:
    """EX-BL-2, with two players."""
    here = plain(
        {"A7": {"presence": {"P1": 4}}, "B7": {"presence": {"P2": 3}}},
        "blight A4",
        boards="AB",
        blight_card="downward-spiral",
        blight_pool=1,
        phase="fast",
        invader_deck=["1-mountain"],
    )
    assert (here.table.blight_flipped, here.table.blight_pool) == (1, 10)
    here.answer("done", seat=0)
    here.answer("done", seat=1)
    assert here.land("A7") == {"presence": {0: 3}}
    assert here.land("B7") == {"presence": {1: 2}}
    assert (here.table.blight_flipped, here.table.blight_pool) == (1, 10)


@pytest.mark.rule("SI-18.4")
@pytest.mark.parametrize(("card", "each"), [("downward-spiral", 5), ("memory-fades-to-dust", 4)])
@pytest.mark.parametrize("boards", ["A", "AB", "ABC"])
def test_the_blighted_side_gets_its_blight_at_once(card: str, each: int, boards: str) -> None:
    here = plain({}, "blight A4", boards=boards, blight_card=card, blight_pool=1)
    assert (here.table.blight_flipped, here.table.blight_pool) == (1, each * len(boards))
    assert here.ending() == ""


@pytest.mark.rule("SI-18.6", "SI-26.6", "SI-18.3")
def test_the_blighted_side_runs_out() -> None:
    """EX-BL-3."""
    here = plain({}, "blight A4", blight_card="downward-spiral", blighted=True, blight_pool=1)
    assert (here.table.blight_pool, here.ending()) == (0, "blight")


@pytest.mark.rule("SI-18.6", "SI-26.6")
def test_the_space_without_card_runs_out() -> None:
    here = plain({}, "blight A4", blight_card=None, blight_pool=1)
    assert (here.table.blight_pool, here.ending()) == (0, "blight")


@pytest.mark.rule("SI-18.18", "SX-12.45")
def test_a_card_that_empties_in_the_middle_flips_at_once() -> None:
    """Two blight by one effect, one of them from the new pool."""
    here = plain({}, "power rot at A4", blight_card="downward-spiral", blight_pool=1)
    assert here.land("A4") == {"blight": 2}
    assert (here.table.blight_flipped, here.table.blight_pool) == (1, 4)


@pytest.mark.rule("SI-18.21")
def test_the_island_is_healthy_until_the_card_flips() -> None:
    here = plain({"A4": {"blight": 3}}, "blight A1", blight_card="downward-spiral", blight_pool=2)
    assert (here.table.blight_flipped, here.table.blight_pool) == (0, 1)


# -- presence --------------------------------------------------------------------------------------


@pytest.mark.rule("SI-18.7", "SI-18.8", "SI-6.3", "SI-6.13", "SX-33.1")
def test_each_spirit_there_loses_one_presence() -> None:
    lands = {"A4": {"presence": {"P1": 3, "P2": 1}}}
    here = plain(lands, "blight A4", boards="AB")
    assert here.land("A4") == {"blight": 1, "presence": {0: 2}}
    assert [owner.destroyed for owner in here.table.seats] == [1, 1]
    assert [owner.energy_shown + owner.plays_shown for owner in here.table.seats] == [2, 2]


@pytest.mark.rule("SI-18.16", "SX-33.1", "SX-33.2")
def test_several_blight_of_one_effect_count_once() -> None:
    """One loss of presence and one cascade."""
    lands = {"A3": {"blight": 1, "presence": {"P1": 3}}}
    here = plain(lands, "power rot at A3", blight_pool=9).answer("cascade A2")
    assert here.land("A3") == {"blight": 3, "presence": {0: 2}}
    assert here.land("A2") == {"blight": 1}
    assert (here.prompt(), here.table.blight_pool) == ("ask-growth", 6)


# -- cascades --------------------------------------------------------------------------------------


def example_b(**keys: Any) -> Island:
    """Wetland C5 with a city and blight; P1 is yellow, P2 purple."""
    lands = {
        "C5": {"city": 1, "blight": 1},
        "C7": {"presence": {"P1": 2, "P2": 1}},
        "C1": {"presence": {"P1": 1}},
    }
    keys.setdefault("blight_pool", 9)
    return plain(lands, "ravage C5", boards="CB", **keys)


@pytest.mark.rule("SI-14.14", "SI-18.9", "SI-18.12", "SI-18.11", "SI-18.7")
def test_example_b_first_option() -> None:
    """EX-RAV-B1: the cascade goes into an empty land."""
    here = example_b()
    assert here.options() == [f"cascade C{n}" for n in (1, 2, 4, 6, 7)]
    here.answer("cascade C2")
    assert here.land("C5") == {"city": 1, "blight": 2}
    assert here.land("C2") == {"blight": 1}
    assert here.land("C7") == {"presence": {0: 2, 1: 1}}
    assert here.table.blight_pool == 9 - 2
    assert [owner.destroyed for owner in here.table.seats] == [0, 0]


@pytest.mark.rule("SI-18.9", "SI-18.10", "SI-18.7", "SI-18.8", "SI-6.6", "SI-6.3")
def test_example_b_second_option() -> None:
    """EX-RAV-B2: the cascade destroys presence; the sacred site is lost."""
    here = example_b()
    seven = here.table.island.numbers["C7"]
    assert is_sacred(here.table, 0, seven)
    here.answer("cascade C7")
    assert here.land("C5") == {"city": 1, "blight": 2}
    assert here.land("C2") == {}
    assert here.land("C7") == {"blight": 1, "presence": {0: 1}}
    assert not is_sacred(here.table, 0, seven)
    assert [owner.destroyed for owner in here.table.seats] == [1, 1]
    assert here.table.blight_pool == 9 - 2


@pytest.mark.rule("SI-18.9", "SI-18.10", "SI-18.14", "SI-18.7")
def test_a_chain_of_cascades() -> None:
    """EX-BL-1: A3, A2 and A1 in a row; A7 and B7 are far away."""
    here = plain(
        {
            "A3": {"blight": 1},
            "A2": {"blight": 1, "presence": {"P1": 2}},
            "A1": {"presence": {"P1": 1, "P2": 1}},
        },
        "blight A3",
        boards="AB",
        blight_pool=5,
    )
    here.answer("cascade A2", "cascade A1")
    assert here.land("A3") == {"blight": 2}
    assert here.land("A2") == {"blight": 2, "presence": {0: 1}}
    assert here.land("A1") == {"blight": 1}
    assert here.land("B7") == {"presence": {1: 1}}
    assert here.table.blight_pool == 2


@pytest.mark.rule("SI-14.14", "SI-18.11")
def test_the_two_common_misreadings() -> None:
    """EX-EASY-1: one blight for 6 damage, and the cascade goes to a single land."""
    here = plain({"A3": {"city": 2, "blight": 1}}, "ravage A3", blight_pool=9)
    here.answer("cascade A4")
    assert here.land("A3") == {"city": 2, "blight": 2}
    assert (here.land("A4"), here.land("A2")) == ({"blight": 1}, {})
    assert here.table.blight_pool == 7


@pytest.mark.rule("SI-18.12", "SI-18.13")
def test_a_cascade_may_cross_boards_and_never_enters_the_ocean() -> None:
    """A3 lies on the coast and touches B3, B4 and B7."""
    here = plain({"A3": {"blight": 1}}, "blight A3", boards="AB", blight_pool=9)
    assert here.options() == [f"cascade {n}" for n in ("A2", "A4", "B3", "B4", "B7")]
    here.answer("cascade B3")
    assert here.land("B3") == {"blight": 1}


@pytest.mark.rule("SI-18.17")
def test_presence_is_destroyed_before_the_cascade() -> None:
    here = plain({"A3": {"blight": 1, "presence": {"P1": 1}}}, "blight A3", blight_pool=9)
    assert here.prompt() == "ask-cascade"
    assert here.land("A3") == {"blight": 2}
    assert here.seat().destroyed == 1


# -- the rest --------------------------------------------------------------------------------------


@pytest.mark.rule("SI-18.15", "SI-2.17")
def test_blight_of_the_setup_harms_nobody() -> None:
    """Board A has blight on A4; the card keeps all of its blight."""
    options = {"spirits": ["river-surges-in-sunlight"], "boards": ["A"]}
    here = Island(Match.start(GAME, 1, options, seed=1))
    assert here.land("A4")["blight"] == 1
    assert (here.table.blight_pool, here.seat().destroyed) == (2, 0)


@pytest.mark.rule("SI-18.15", "SI-30.27")
def test_blight_of_an_adversary_in_the_setup_harms_nobody() -> None:
    """EX-BL-5: Sweden's sixth level puts a town and a blight into A8, where Earth has presence."""
    options = {
        "spirits": ["vital-strength-of-the-earth"],
        "boards": ["A"],
        "adversary": "sweden",
        "level": 6,
    }
    here = Island(Match.start(GAME, 1, options, seed=1))
    assert here.land("A8")["blight"] == 1
    assert here.land("A8")["presence"] == {0: 1}
    assert here.land("A8")["town"] == 1 + 1  # one is printed on the board
    assert sum(here.table.blight) == 1 + 1  # A4 as printed; no cascade
    assert (here.table.blight_pool, here.seat().destroyed) == (2, 0)


@pytest.mark.rule("SI-18.19", "SI-3.11")
def test_a_land_with_any_blight_is_blighted_and_may_hold_more(trial: Trial) -> None:
    power = trial.power("probe", nothing, target=BLIGHTED_LAND)
    here = plain({"A4": {"blight": 7}, "A5": {"blight": 1}})
    numbers = here.table.island.numbers
    fits = [is_target(here.table, power, numbers[name]) for name in ("A4", "A5", "A6")]
    assert fits == [True, True, False]


@pytest.mark.rule("SI-18.20", "SX-33.3")
@pytest.mark.parametrize(("explorers", "blight"), [(1, 0), (2, 1), (5, 1)])
def test_two_damage_at_once_blight_a_land(explorers: int, blight: int) -> None:
    here = plain({"A4": {"explorer": explorers}}, "ravage A4")
    assert here.land("A4").get("blight", 0) == blight
