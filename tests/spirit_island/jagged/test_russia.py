"""The Tsardom of Russia."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core.position import read_data
from loci.games.spirit_island import GAME
from loci.games.spirit_island.rules.ending import difficulty
from loci.games.spirit_island.rules.invaders.cards import stages as stages_in
from loci.games.spirit_island.rules.island.pieces import strength
from loci.games.spirit_island.state.registry import ADVERSARIES
from loci.games.spirit_island.state.terms import EXPLORER
from loci.games.spirit_island.words.view import see
from tests.spirit_island.adversaries import against, set_up, stages
from tests.spirit_island.tables import EVERY_SET, OCEAN, Island, island

RUSSIA = "russia"
BRINGER = "bringer-of-dreams-and-nightmares"
FEAR = [[3, 3, 3], [3, 3, 4], [4, 3, 4], [4, 4, 3], [4, 4, 4], [4, 5, 4], [5, 5, 4]]
FAR: dict[str, Any] = {"A8": {"city": 1}}


def at(level: int, lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    return against(RUSSIA, level, lands, *steps, **keys)


def trophies(here: Island) -> list[int]:
    return [e.beasts for e in here.table.effects if e.kind == "hunters-trophies"]  # type: ignore[attr-defined]


@pytest.mark.parametrize("level", range(7))
@pytest.mark.rule("SX-44.6")
def test_decks_and_difficulty_by_level(level: int) -> None:
    here = set_up(RUSSIA, level)
    assert stages(here) == ("111222233333" if level < 4 else "111232323233")
    assert here.table.fear_sizes == FEAR[level]
    assert difficulty(here.table) == [1, 3, 4, 6, 7, 9, 11][level]


def test_its_deck_is_what_its_change_makes_of_it() -> None:
    russia = ADVERSARIES[RUSSIA]
    assert russia.deck_changes[4](stages_in("111-2222-33333")) == stages_in(russia.invader_decks[4])


# -- base level ------------------------------------------------------------------------------------


@pytest.mark.rule("SX-44.1")
def test_hunters_swarm_the_island() -> None:
    """More beasts on the panel than on the island lose the game; as many do not."""
    lands = {"A4": {"city": 1, "beasts": 1}, "A5": {"beasts": 1}, **FAR}
    even = at(1, lands, "ravage A4")
    assert (trophies(even), even.land("A4").get("beasts"), even.ending()) == ([1], None, "")
    assert see(even.table, 0)["adversary"]["stands"]["args"] == {"number": 1, "most": 1}
    last = at(1, {"A4": {"city": 1, "beasts": 1}, **FAR}, "ravage A4")
    assert last.ending() == "adversary"


@pytest.mark.rule("SX-44.1")
def test_beasts_that_others_destroy_are_no_trophies() -> None:
    here = at(6, {"A4": {"beasts": 1}, "A5": {"beasts": 1}, **FAR}, "destroy beasts A4")
    assert (here.land("A4"), trophies(here), here.ending()) == ({}, [], "")


@pytest.mark.rule("SX-44.2")
def test_stalk_the_predators() -> None:
    lands = {"A4": {"beasts": 1}, "A5": {"beasts": 2}, **FAR}
    here = at(0, lands, "escalation 2-jungle")
    assert here.options() == ["land A4", "land A5"]
    here.answer("land A4", "land A5")
    assert here.lands("A4", "A5") == [{"explorer": 1, "beasts": 1}, {"explorer": 1, "beasts": 2}]
    both = at(0, lands, "escalation 2-jungle").answer("land A5", "land A5")
    assert both.land("A5")["explorer"] == 2
    none = at(0, FAR, "escalation 2-jungle", "stop")
    assert not any("explorer" in none.land(f"A{n}") for n in range(1, 9))


@pytest.mark.rule("SX-44.2", "SX-12.25")
def test_a_board_without_beasts_sends_its_hunters_to_another() -> None:
    """Both of them to one other board."""
    lands = {"A4": {"beasts": 1}, "C4": {"beasts": 1}, "C5": {"beasts": 1}, **FAR}
    here = at(0, lands, "escalation 2-jungle", boards="ABC")
    assert here.options() == ["land A4", "land C4", "land C5"]  # for board B
    here.answer("land C5")
    assert here.options() == ["land C4", "land C5"]
    here.answer("land C4", "land C4", "land C4")
    found = [here.land(name).get("explorer", 0) for name in ("A4", "C4", "C5")]
    assert found == [2, 3, 1]


def test_it_escalates_before_the_explore() -> None:
    frame: dict[str, Any] = {"phase": "invaders", "step": "explore", "invader_deck": ["2-sands"]}
    here = at(0, {"A4": {"beasts": 1}, "A5": {"beasts": 1}, **FAR}, "explore-step", **frame)
    assert "explorer" not in here.land("A7")
    assert here.prompt() == "ask-adversary-explorer"


# -- level 1 ---------------------------------------------------------------------------------------


@pytest.mark.rule("SX-44.3")
def test_hunters_seek_shell_and_hide_in_set_up() -> None:
    """On board A land 8 has a town, so that it is land 7."""
    here = set_up(RUSSIA, 1)
    assert here.land("A7") == {"explorer": 1, "dahan": 2, "beasts": 1}
    assert here.land("A1") == {"beasts": 1}  # of the usual set-up
    assert set_up(RUSSIA, 0).land("A7") == {"dahan": 2}
    two = set_up(RUSSIA, 1, boards="AB")
    highest = max(n for n in range(1, 9) if not {"town", "city"} & set(two.land(f"B{n}")))
    assert two.land(f"B{highest}")["beasts"] == two.land(f"B{highest}")["explorer"] == 1


@pytest.mark.rule("SX-44.4")
def test_an_extra_board_gets_the_beasts_alone() -> None:
    data: dict[str, Any] = {
        "adversary": RUSSIA, "level": 1, "boards": ["A", "B"], "extra-board": True,
        "spirits": ["river-surges-in-sunlight"], "no-initial-explore": True, **EVERY_SET,
    }  # fmt: skip
    here = Island(read_data({"game": "spirit-island", "players": 1, "options": data}).match)
    assert [here.land("A7").get(kind) for kind in ("explorer", "beasts")] == [1, 1]
    assert [here.land("B8").get(kind) for kind in ("explorer", "beasts")] == [None, 1]


@pytest.mark.rule("SX-44.3")
def test_explorers_deal_more_damage() -> None:
    lands = {"A4": {"explorer": 1}, **FAR}
    assert at(1, lands, "ravage A4").land("A4")["blight"] == 1
    assert "blight" not in at(0, lands, "ravage A4").land("A4")
    table = at(1, lands).table
    assert strength(table, table.island.numbers["A4"], EXPLORER) == 2


@pytest.mark.rule("SX-44.3")
def test_blight_of_a_ravage_destroys_beasts_where_it_cascades_too() -> None:
    lands = {
        "A4": {"city": 1, "blight": 1, "beasts": 2},
        "A3": {"beasts": 1},
        "A5": {"beasts": 2},
        **FAR,
    }
    here = at(1, lands, "ravage A4").answer("cascade A3")
    assert [here.land(name).get("beasts", 0) for name in ("A4", "A3", "A5")] == [1, 0, 2]
    assert trophies(here) == [2]
    other = at(1, {"A4": {"beasts": 1}, **FAR}, "blight A4")
    assert (other.land("A4"), trophies(other)) == ({"beasts": 1, "blight": 1}, [])
    before = at(0, lands, "ravage A4").answer("cascade A3")
    assert before.land("A4")["beasts"] == 2


@pytest.mark.rule("SX-44.3")
def test_beasts_fall_where_stone_holds_the_land() -> None:
    stone = "stones-unyielding-defiance"
    lands = {"A4": {"city": 1, "beasts": 1, "presence": {"P1": 2}}, "A5": {"beasts": 2}, **FAR}
    here = at(1, lands, "ravage A4", spirits=[stone])
    assert (here.land("A4")["presence"], trophies(here)) == ({0: 2}, [1])


# -- level 2 ---------------------------------------------------------------------------------------


@pytest.mark.rule("SX-44.5", "SX-31.3", "SX-12.50")
def test_one_explorer_of_each_action_flees() -> None:
    here = at(2, {"A4": {"explorer": 3}, **FAR}, "destroy 2 explorer A4")
    assert here.options() == [f"push explorer A{n}" for n in (1, 2, 3, 5)]
    here.answer("push explorer A3")
    assert here.lands("A3", "A4") == [{"explorer": 1}, {"explorer": 1}]
    assert here.fear() == 1
    again = at(2, {"A4": {"explorer": 2}, **FAR}, "destroy explorer A4", "destroy explorer A4")
    again.answer("push explorer A3", "push explorer A3")
    assert (again.land("A3"), again.fear()) == ({"explorer": 2}, 2)
    before = at(1, {"A4": {"explorer": 3}, **FAR}, "destroy 2 explorer A4")
    assert (before.land("A4"), before.fear()) == ({"explorer": 1}, 0)


@pytest.mark.rule("SX-44.5", "SX-12.11")
def test_on_each_board_one_is_saved() -> None:
    """A fear card by which each player destroys explorers is an Action for each."""
    lands = {"A4": {"explorer": 2}, "B4": {"explorer": 2}, **FAR}
    here = at(2, lands, "destroy 2 explorer A4", "destroy 2 explorer B4", boards="AB")
    here.answer("push explorer A3")
    here.answer("push explorer B3")
    assert here.lands("A3", "A4", "B3", "B4") == [{"explorer": 1}, {}, {"explorer": 1}, {}]
    assert here.fear() == 2


@pytest.mark.rule("SX-44.5")
def test_damage_that_destroys_counts_too_and_the_saved_one_is_not_hurt_again() -> None:
    here = at(2, {"A4": {"explorer": 1, "dahan": 2}, **FAR}, "ravage A4")
    here.answer("push explorer A3")
    assert here.lands("A3", "A4") == [{"explorer": 1}, {"dahan": 1, "blight": 1}]
    assert here.fear() == 1


@pytest.mark.rule("SX-44.5", "SX-22.1")
def test_an_explorer_that_flees_leaves_its_damage_behind() -> None:
    """Beside dahan it has 2 health this turn, elsewhere 1."""
    options = {**EVERY_SET, "adversary": RUSSIA, "level": 2}
    effects = [{"kind": "leave-its-strength-with-the-dahan"}]
    lands = {"A4": {"explorer-1": 1, "dahan": 1}, **FAR}
    here = island(lands, "damage 1 A4", options=options, effects=effects)
    here.answer("push explorer-1 A3")
    assert (here.lands("A3", "A4"), here.fear()) == ([{"explorer": 1}, {"dahan": 1}], 1)


@pytest.mark.rule("SX-31.3", "SX-22.1")
def test_one_that_replaces_a_hurt_town_flees_unhurt() -> None:
    here = at(2, {"A4": {"town-1": 1}, **FAR}, "replace town A4 with explorer")
    assert (here.prompt(), here.land("A4")) == ("ask-push", {"explorer": 1})
    assert GAME.audit(here.table) == []
    here.answer("push explorer A3")
    assert here.lands("A3", "A4") == [{"explorer": 1}, {}]


@pytest.mark.rule("SX-44.5", "SX-11.11")
def test_isolation_may_keep_it_from_fleeing() -> None:
    effects = [{"kind": "isolate", "land": "A4"}]
    here = at(2, {"A4": {"explorer": 1}, **FAR}, "destroy explorer A4", effects=effects)
    assert "stop" in here.options()
    here.answer("stop")
    assert (here.land("A4"), here.fear()) == ({}, 0)
    power = at(2, {"A4": {"explorer": 1}, **FAR}, "destroy explorer A4 by P1", effects=effects)
    assert "stop" in power.options()  # it is not the spirit that pushes it
    power.answer("push explorer A3")
    assert (power.lands("A3", "A4"), power.fear()) == ([{"explorer": 1}, {}], 1)


@pytest.mark.rule("SX-31.6")
def test_a_chain_of_actions_saves_the_same_explorer_twice() -> None:
    """EX-23: Song of Sanctity pushes explorers into quicksand; one flees to the ocean, and back."""
    options = {**EVERY_SET, "adversary": RUSSIA, "level": 2}
    lands = {"A0": {"presence": {"P1": 2}}, "A1": {"explorer": 3}, "A2": {}, **FAR}
    effects = [{"kind": "quicksand", "land": "A2", "seat": "P1"}]
    here = island(
        lands, "power song-of-sanctity at A1", spirits=[OCEAN], options=options, effects=effects
    )
    here.answer("push explorer A2", "push explorer A2", "push explorer A2", "push explorer A0")
    assert here.prompt() == "ask-push"
    here.answer("push explorer A2")
    assert here.lands("A0", "A1", "A2") == [{"presence": {0: 2}}, {}, {"explorer": 1}]
    assert (here.fear(), here.seat().drowned) == (2, 0)


@pytest.mark.rule("SX-31.4")
@pytest.mark.parametrize("first", [True, False])
def test_bringer_chooses_which_rule_comes_first(first: bool) -> None:
    """EX-63."""
    options = {**EVERY_SET, "adversary": RUSSIA, "level": 2}
    lands = {"A4": {"explorer": 2, "presence": {"P1": 1}}, **FAR}
    here = island(lands, "power predatory-nightmares at A4", spirits=[BRINGER], options=options)
    while here.prompt() == "ask-damage":
        here.answer("damage explorer")
    assert here.prompt() == "ask-adversary-first"
    here.answer("yes" if first else "no", "push explorer A3", "push explorer A5")
    assert here.lands("A3", "A4", "A5")[0::2] == [{"explorer": 1}, {"explorer": 1}]
    assert here.fear() == (1 if first else 0)


# -- levels 3 to 6 ---------------------------------------------------------------------------------


@pytest.mark.rule("SX-44.7")
def test_competition_among_hunters() -> None:
    """Jungle is A3 and A8; A4 has three explorers, A5 two."""
    lands = {"A4": {"explorer": 3}, "A5": {"explorer": 2}, **FAR}
    frame: dict[str, Any] = {"phase": "invaders", "step": "ravage", "ravage": ["1-jungle"]}
    here = at(3, lands, "ravage-step", "stop", **frame)
    if here.prompt() == "ask-ravage-order":
        here.answer("ravage A4")
    assert here.land("A4")["blight"] == 1
    assert "blight" not in here.land("A5")
    before = at(2, lands, "ravage-step", "stop", **frame)
    assert "blight" not in before.land("A4")


@pytest.mark.rule("SX-44.7")
def test_a_ravage_of_a_terrain_has_them_too() -> None:
    """As a single step of a position, which is that of a card."""
    lands = {"A4": {"explorer": 3}, "A5": {"explorer": 2}, **FAR}
    assert at(3, lands, "ravage mountain").land("A4")["blight"] == 1
    assert "blight" not in at(2, lands, "ravage mountain").land("A4")


@pytest.mark.rule("SX-44.7")
def test_a_land_of_the_card_ravages_once() -> None:
    lands = {"A4": {"explorer": 3}, "A8": {}, "A1": {"city": 1}}
    frame: dict[str, Any] = {"phase": "invaders", "step": "ravage", "ravage": ["1-sands"]}
    here = at(3, lands, "ravage-step", "stop", **frame)
    assert here.land("A4") == {"explorer": 3, "blight": 1}


@pytest.mark.rule("SX-44.10")
def test_pressure_for_fast_profit() -> None:
    lands = {
        "A4": {"explorer": 1}, "A5": {"explorer": 2}, "A6": {"explorer": 2}, **FAR,
        "B4": {"explorer": 1}, "B5": {"city": 1},
    }  # fmt: skip
    frame: dict[str, Any] = {"phase": "invaders", "step": "ravage", "turn": 2}
    here = at(6, lands, "ravage-step", "stop", boards="AB", **frame)
    assert here.options() == ["land A5", "land A6"]
    here.answer("land A6")
    assert here.lands("A5", "A6", "B4") == [
        {"explorer": 2},
        {"explorer": 3, "town": 1},
        {"explorer": 2, "town": 1},
    ]
    first = at(6, lands, "ravage-step", "stop", boards="AB", **{**frame, "turn": 1})
    assert first.land("A6") == {"explorer": 2}
    before = at(5, lands, "ravage-step", "stop", boards="AB", **frame)
    assert before.land("A6") == {"explorer": 2}


@pytest.mark.rule("SX-44.10", "SX-35.6")
def test_fast_profit_comes_twice_where_time_is_poured() -> None:
    poured = [{"kind": "time-poured", "seat": "P1", "word": "A"}]
    poured.append({"kind": "time-poured", "seat": "P1", "word": "B", "number": 1})
    lands = {"A4": {"explorer": 1}, "B4": {"explorer": 1}, **FAR}
    frame: dict[str, Any] = {"phase": "invaders", "step": "ravage", "turn": 2, "effects": poured}
    here = at(6, lands, "ravage-step", "stop", boards="AB", **frame)
    assert here.lands("A4", "B4") == [{"explorer": 3, "town": 2}, {"explorer": 1}]


@pytest.mark.rule("SX-44.10")
@pytest.mark.parametrize("place", [{"phase": "invaders", "step": "ravage"}, {}])
def test_a_board_with_new_blight_gets_nothing(place: dict[str, str]) -> None:
    """Whatever the phase in which a position does the whole step."""
    lands = {"A4": {"explorer": 1}, "B1": {"explorer": 1}, **FAR}
    frame: dict[str, Any] = {**place, "turn": 2}
    here = at(6, lands, "ravage-step", "stop", boards="AB", ravage=["1-sands"], **frame)
    assert here.land("A4") == {"explorer": 1, "blight": 1}
    assert here.land("B1") == {"explorer": 2, "town": 1}
    assert here.table.effects == ()
    bare = at(6, FAR, "ravage-step", "stop", **frame)
    assert not any("town" in bare.land(f"A{n}") for n in range(1, 9))


@pytest.mark.rule("SX-27.1", "SX-27.11")
def test_beside_another() -> None:
    """It supports with its escalation on stage III, and its loss condition."""
    options: dict[str, Any] = {
        **EVERY_SET, "adversary": "brandenburg-prussia", "level": 4,
        "supporting": RUSSIA, "supporting-level": 4,
    }  # fmt: skip
    lands = {"A4": {"beasts": 1}, **FAR}
    here = island(lands, "escalation 3-jungle-sands", options=options)
    assert here.land("A4") == {"explorer": 2, "beasts": 1}
    lost = island({"A4": {"city": 1, "beasts": 1}, **FAR}, "ravage A4", options=options)
    assert lost.ending() == "adversary"
    assert difficulty(here.table) == 7 + 4
    assert here.table.fear_sizes == [5, 5, 4]
    begun = {**options, "boards": ["A"], "spirits": ["river-surges-in-sunlight"]}
    begun["no-initial-explore"] = True
    data = {"game": "spirit-island", "players": 1, "options": begun}
    assert stages(Island(read_data(data).match)) == "1133232323"
