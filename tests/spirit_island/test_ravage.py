"""Section 14 of the rules: invader actions in general, and the ravage."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core.script import Script
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.effects import defend, skip_actions
from loci.games.spirit_island.rules.invaders.actions import ravage_damage
from loci.games.spirit_island.rules.invaders.cards import lands_of_card
from loci.games.spirit_island.rules.island.pieces import put
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import EXPLORER
from tests.spirit_island.adversaries import against
from tests.spirit_island.trial import Plain, Trial, log, plain, prompt_left


@pytest.fixture(autouse=True)
def _plain(trial: Trial) -> None:
    """Every test here plays with the plain spirit, and may defend or skip."""

    def shield(act: Act) -> Script:
        defend(act, 4)
        yield from ()

    def still(act: Act) -> Script:
        skip_actions(act, action="ravage")
        yield from ()

    trial.power("shield", shield)
    trial.power("still", still)


# -- which lands -----------------------------------------------------------------------------------


@pytest.mark.rule("SI-14.1", "SI-14.3", "SI-14.6", "SI-14.10", "SX-13.2")
def test_every_land_of_the_type_with_invaders_is_ravaged() -> None:
    """EX-RAV-H too: the wetland A2 holds no invaders, the sands A4 are not on the card."""
    lands = {"A2": {"dahan": 2}, "A4": {"town": 1}, "A5": {"town": 1}}
    keys: dict[str, Any] = {"ravage": ["1-wetland"], "invader_deck": ["1-mountain"]}
    here = plain(lands, phase="fast", **keys).answer("done")
    assert log(here, "log-ravage") == [("log-ravage", "A5")]
    assert here.land("A2") == {"dahan": 2}
    assert here.land("A4") == {"town": 1}
    assert here.land("A5") == {"town": 1, "blight": 1}


@pytest.mark.rule("SI-14.2", "SI-2.28", "SX-13.1", "SX-13.16")
def test_no_card_no_action() -> None:
    """EX-RAV-G: in the first turn nobody ravages, and the card of the set-up builds."""
    lands = {"A4": {"town": 1}, "A5": {"explorer": 1}}
    here = plain(lands, phase="fast", ravage=[], build=["1-wetland"]).answer("done")
    assert log(here, "log-ravage") == []
    assert log(here, "log-build") == [("log-build", "A5")]
    assert here.pile("ravage_space") == ["1-wetland"]


@pytest.mark.rule("SI-14.4")
def test_a_stage_three_card_names_two_terrains() -> None:
    table = plain({}).table
    names = [table.island.names[land] for land in lands_of_card(table, "3-jungle-sands")]
    assert names == ["A3", "A4", "A7", "A8"]
    lands = {"A3": {"town": 1}, "A4": {"town": 1}, "A5": {"town": 1}, "A8": {"city": 1}}
    here = plain(lands, "ravage 3-jungle-sands").answer("ravage A3", "ravage A4")
    assert [here.land(n).get("blight", 0) for n in ("A3", "A4", "A5", "A8")] == [1, 1, 0, 1]


@pytest.mark.rule("SI-14.5")
def test_the_coastal_card_names_all_coastal_lands() -> None:
    """A1 is a mountain, A2 a wetland, A3 a jungle."""
    lands = {"A1": {"town": 1}, "A2": {"town": 1}, "A3": {"town": 1}, "A5": {"town": 1}}
    here = plain(lands, "ravage coastal").answer("ravage A1", "ravage A2")
    assert [here.land(name).get("blight", 0) for name in lands] == [1, 1, 1, 0]


@pytest.mark.rule("SI-14.7", "SX-13.7")
def test_the_players_choose_the_order_where_blight_threatens() -> None:
    """One land is enough where the dahan of the other answer; one explorer alone does nothing."""
    lands = {"A4": {"town": 1}, "A7": {"explorer": 1, "dahan": 1, "presence": {"P1": 3}}}
    here = plain(lands, phase="fast", ravage=["1-sands"]).answer("done")
    assert (here.prompt(), here.options()) == ("ask-ravage-order", ["ravage A4", "ravage A7"])
    here.answer("ravage A7")
    assert log(here, "log-ravage") == [("log-ravage", "A7"), ("log-ravage", "A4")]
    lands["A7"] = {"explorer": 1, "presence": {"P1": 3}}
    here = plain(lands, phase="fast", ravage=["1-sands"]).answer("done")
    assert log(here, "log-ravage") == [("log-ravage", "A4"), ("log-ravage", "A7")]


@pytest.mark.rule("SI-14.27")
def test_nobody_is_asked_about_lands_that_do_not_ravage() -> None:
    """The dahan of A7 do not strike, and it is passed first; of three lands two are asked for."""
    calm = {"explorer": 1, "dahan": 1, "presence": {"P1": 3}}
    skipped: dict[str, Any] = {
        **{"phase": "fast", "ravage": ["3-sands-wetland"]},
        "effects": [{"kind": "skip", "land": "A7"}],
    }
    here = plain({"A4": {"town": 1}, "A7": calm}, **skipped).answer("done")
    assert log(here, "log-ravage") == [("log-ravage", "A4")]
    three = {"A4": {"town": 1}, "A5": {"town": 1}, "A7": calm}
    here = plain(three, **skipped).answer("done")
    assert (here.prompt(), here.options()) == ("ask-ravage-order", ["ravage A4", "ravage A5"])


@pytest.mark.rule("SI-14.27")
def test_a_land_whose_invaders_have_fallen_since_is_not_asked_about(trial: Trial) -> None:
    class Avenger(Plain):
        def ravages_spread(self, table: SpiritTable, seat: int, serious: bool) -> bool:
            return True

    trial.spirit(Avenger("avenger"))
    keys: dict[str, Any] = {"phase": "invaders", "step": "ravage", "queue_card": "3-sands-wetland"}
    lands = {"A4": {"explorer": 1}, "A5": {"explorer": 1}, "A7": {"presence": {"P1": 3}}}
    keys |= {"ravage": ["3-sands-wetland"], "queue": ["A4", "A5", "A7"], "cards_done": 1}
    here = plain(lands, "ravage-step", "stop", spirit="avenger", **keys)
    assert (here.prompt(), here.options()) == ("ask-ravage-order", ["ravage A4", "ravage A5"])


@pytest.mark.rule("SI-14.27", "SI-30.25")
def test_a_land_that_a_ravage_may_settle_is_asked_about() -> None:
    """Against Sweden from level 5 the blight of A4 brings a town beside it, perhaps to A7, where
    nobody is left."""
    lands = {"A4": {"town": 1}, "A7": {"presence": {"P1": 3}}}
    keys: dict[str, Any] = {"phase": "invaders", "step": "ravage", "queue_card": "1-sands"}
    queue = {**keys, "queue": ["A4", "A7"], "cards_done": 1, "ravage": ["1-sands"]}
    for level, asked in ((4, False), (5, True)):
        here = against("sweden", level, lands, "ravage-step", "stop", **queue)
        assert (here.prompt() == "ask-ravage-order") == asked


@pytest.mark.rule("SI-14.7", "SI-26.1")
def test_the_order_can_decide_the_game(trial: Trial) -> None:
    """A4 takes the last blight; the dahan of A7, well defended, win the game if they are first."""

    def wall(act: Act) -> Script:
        defend(act, 3)
        yield from ()

    lands = {
        "A4": {"explorer": 2},
        "A7": {"city": 1, "dahan": 2, "presence": {"P1": 3}},
        "A8": {},
    }
    trial.power("wall", wall)
    keys: dict[str, Any] = {
        "phase": "fast",
        "ravage": ["1-sands"],
        "blight_card": None,
        "terror": 3,
    }
    seats = {"P1": {"played": ["wall"]}}
    for first, ending in (("A7", "terror-3"), ("A4", "blight")):
        here = plain(lands, blight_pool=1, seats=seats, **keys)
        here.answer("use wall", "target A7", "done", f"ravage {first}")
        assert here.ending() == ending


@pytest.mark.rule("SI-14.8", "SX-13.6")
def test_the_lands_are_fixed_before_the_first_of_them(trial: Trial) -> None:
    """An explorer that comes to A7 while A4 is ravaged does not ravage."""

    class Herald(Plain):
        def after_ravage_damage(self, act: Act, seat: int, damage: int, blighted: bool) -> Script:
            put(act.table, act.table.island.numbers["A7"], EXPLORER, 2)
            yield from ()

    trial.spirit(Herald("herald"))
    here = plain({"A4": {"explorer": 1}}, spirit="herald", phase="fast", ravage=["1-sands"])
    here.answer("done")
    assert log(here, "log-ravage") == [("log-ravage", "A4")]
    assert here.land("A7") == {"explorer": 2, "presence": {0: 1}}


@pytest.mark.rule("SI-14.9", "SI-6.8")
def test_invaders_harm_nobody_when_they_build_and_explore() -> None:
    lands = {"A5": {"town": 1, "city": 1, "dahan": 2, "presence": {"P1": 1}}}
    here = plain(lands, "build A5", "explore wetland")
    assert here.land("A5") == {
        "town": 2,
        "city": 1,
        "explorer": 1,
        "dahan": 2,
        "presence": {0: 1},
    }


@pytest.mark.rule("SI-6.8", "SI-14.9")
def test_presence_is_not_attacked() -> None:
    """One damage to the land: no blight, so nothing happens to presence."""
    here = plain({"A5": {"explorer": 1, "presence": {"P1": 1}}}, "ravage A5")
    assert here.land("A5") == {"explorer": 1, "presence": {0: 1}}


# -- damage ----------------------------------------------------------------------------------------


@pytest.mark.rule("SI-14.11")
@pytest.mark.parametrize(
    ("pieces", "damage"),
    [({"explorer": 1}, 1), ({"town": 1}, 2), ({"city": 1}, 3), ({"explorer": 2, "city": 2}, 8)],
)
def test_damage_by_kind(pieces: dict[str, int], damage: int) -> None:
    here = plain({"A5": pieces})
    assert ravage_damage(here.table, here.table.island.numbers["A5"]) == damage


@pytest.mark.rule("SI-14.11", "SI-14.13", "SI-14.14", "SI-14.16", "SI-14.17", "SI-14.19")
def test_example_a_first_step() -> None:
    """EX-RAV-A1: 3 damage to the land and 3 to the dahan, stopped where they strike back."""
    here = plain({"A5": {"dahan": 2, "town": 1, "explorer": 1}}, "ravage A5")
    assert here.prompt() == "ask-damage"
    assert here.land("A5") == {"blight": 1, "dahan-1": 1, "town": 1, "explorer": 1}


@pytest.mark.rule("SI-14.20", "SI-14.23", "SI-14.24", "SI-20.5")
def test_example_a_second_step() -> None:
    """EX-RAV-A2: the hurt survivor deals its 2 damage, to the town."""
    here = plain({"A5": {"dahan": 2, "town": 1, "explorer": 1}}, "ravage A5")
    assert prompt_left(here) == 2
    here.answer("damage town", "damage town-1")
    assert here.land("A5") == {"blight": 1, "dahan-1": 1, "explorer": 1}
    assert here.fear() == 1


@pytest.mark.rule("SI-14.14")
def test_great_damage_adds_one_blight() -> None:
    """EX-RAV-C: 9 damage to the land."""
    here = plain({"A3": {"city": 2, "town": 1, "explorer": 1}})
    assert ravage_damage(here.table, here.table.island.numbers["A3"]) == 9
    here = plain({"A3": {"city": 2, "town": 1, "explorer": 1}}, "ravage A3")
    assert here.land("A3") == {"blight": 1, "city": 2, "town": 1, "explorer": 1}


@pytest.mark.rule("SI-14.15", "SI-14.19", "SI-14.20")
def test_one_explorer_does_no_lasting_harm() -> None:
    """EX-RAV-D."""
    here = plain({"A4": {"explorer": 1, "dahan": 1}}, "ravage A4")
    assert here.land("A4") == {"dahan-1": 1}
    assert here.fear() == 0


@pytest.mark.rule("SI-14.15")
def test_small_damage_to_the_land_is_not_remembered() -> None:
    here = plain({"A4": {"explorer": 1}}, "ravage A4", "ravage A4")
    assert here.land("A4") == {"explorer": 1}


@pytest.mark.rule("SI-14.12", "SI-14.21", "SI-22.1", "SI-22.6", "SX-13.3")
def test_full_defence_and_the_dahan_strike_back() -> None:
    """EX-RAV-E: a town against defend 4."""
    here = plain({"A4": {"town": 1, "dahan": 1}}, "power shield at A4", "ravage A4")
    assert here.land("A4") == {"dahan": 1}
    assert here.fear() == 1


@pytest.mark.rule("SI-14.22")
def test_no_ravage_no_counter_attack() -> None:
    """EX-RAV-F."""
    here = plain({"A4": {"town": 1, "dahan": 3}}, "power still at A4", "ravage A4")
    assert here.land("A4") == {"town": 1, "dahan": 3}
    assert here.fear() == 0


# -- dahan -----------------------------------------------------------------------------------------


@pytest.mark.rule("SI-14.16", "SI-14.17", "SX-21.2")
@pytest.mark.parametrize(
    ("invaders", "dahan", "left"),
    [
        ({"town": 2}, 4, {"dahan": 2}),
        ({"city": 1}, 3, {"dahan": 1, "dahan-1": 1}),
        ({"city": 3}, 2, {}),
    ],
)
def test_every_two_damage_destroy_a_dahan(
    invaders: dict[str, int], dahan: int, left: dict[str, int]
) -> None:
    """As many as possible fall; the damage is never spread so that more live."""
    here = plain({"A4": {**invaders, "dahan": dahan}, "A5": {"city": 9}}, "ravage A4")
    found = here.land("A4")
    assert {name: n for name, n in found.items() if name.startswith("dahan")} == left


@pytest.mark.rule("SI-14.18", "SI-14.17", "SX-21.2")
def test_the_hurt_dahan_fall_first() -> None:
    """2 damage: the two hurt ones, and not the whole one."""
    here = plain({"A4": {"town": 1, "dahan": 1, "dahan-1": 2}}, "ravage A4")
    assert here.land("A4") == {"blight": 1, "dahan": 1}
    assert here.fear() == 1


@pytest.mark.rule("SI-14.19", "SI-19.6")
def test_a_damage_left_over_hurts_one_dahan_until_the_turn_ends() -> None:
    lands = {"A4": {"explorer": 3, "dahan": 2}}
    here = plain(lands, "ravage A4")
    assert here.land("A4") == {"blight": 1, "dahan-1": 1, "explorer": 1}
    later = plain(lands, "ravage A4", "time-passes")
    assert later.land("A4") == {"blight": 1, "dahan": 1, "explorer": 1}


@pytest.mark.rule("SI-14.23", "SI-20.7")
def test_the_players_divide_the_damage_of_the_dahan() -> None:
    here = plain({"A4": {"explorer": 1, "town": 1, "city": 1, "dahan": 4}}, "ravage A4")
    assert (prompt_left(here), here.asked()) == (2, [0])
    here.answer("damage city", "damage explorer")
    assert here.land("A4") == {"blight": 1, "town": 1, "city-1": 1, "dahan": 1}
    assert here.fear() == 0


@pytest.mark.rule("SI-14.11", "SI-14.16", "SI-14.20", "SI-20.17")
def test_the_ravage_in_the_sands() -> None:
    """EX-PG-3: a city and three dahan."""
    here = plain({"A4": {"city": 1, "dahan": 3}}, "ravage A4")
    assert here.land("A4") == {"blight": 1, "dahan": 1, "dahan-1": 1}
    assert here.fear() == 2


@pytest.mark.rule("SI-14.25", "SI-18.17")
def test_blight_comes_before_the_counter_attack() -> None:
    """Presence is gone and the cascade chosen while all invaders still stand."""
    lands = {"A3": {"town": 1, "city": 1, "dahan": 4, "blight": 1, "presence": {"P1": 2}}}
    here = plain(lands, "ravage A3")
    assert here.prompt() == "ask-cascade"
    assert here.land("A3") == {
        "town": 1,
        "city": 1,
        "dahan": 4,
        "blight": 2,
        "presence": {0: 1},
    }
    here.answer("cascade A2")
    assert here.land("A2") == {"blight": 1}
    assert here.prompt() == "ask-damage"
    assert (here.land("A3")["town"], here.land("A3")["city"]) == (1, 1)


@pytest.mark.rule("SI-14.26")
def test_the_destroyed_have_dealt_their_damage() -> None:
    """The town falls to the survivor, yet its 2 damage brought blight and a dead dahan."""
    here = plain({"A4": {"town": 1, "dahan": 2}}, "ravage A4")
    assert here.land("A4") == {"blight": 1, "dahan": 1}


@pytest.mark.rule("SI-14.20")
def test_no_dahan_no_counter_attack() -> None:
    here = plain({"A4": {"city": 1, "dahan": 1}}, "ravage A4")
    assert here.land("A4") == {"city": 1, "blight": 1}
    assert here.fear() == 0
