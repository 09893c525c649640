"""The Kingdom of France."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core.position import read_data
from loci.core.text import Text
from loci.games.spirit_island import GAME
from loci.games.spirit_island.content.adversaries.france import REBELLION, towns_left
from loci.games.spirit_island.rules.ending import difficulty
from loci.games.spirit_island.words.sections import sections
from tests.spirit_island.adversaries import against, set_up, stages
from tests.spirit_island.tables import Island

FEAR = {
    0: [3, 3, 3],
    1: [3, 3, 3],
    2: [3, 4, 3],
    3: [4, 4, 3],
    4: [4, 4, 4],
    5: [4, 5, 4],
    6: [4, 5, 5],
}
DECK = ["2-jungle", "2-sands", "3-jungle-sands"]


def france(level: int, lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    return against("france", level, lands, *steps, **keys)


def on_board(here: Island, kind: str, board: str = "A") -> dict[str, int]:
    """The lands of a board with a kind of piece, and how many."""
    names = [f"{board}{n}" for n in range(1, 9)]
    return {name: here.land(name)[kind] for name in names if kind in here.land(name)}


@pytest.mark.parametrize("level", range(7))
def test_decks_by_level(level: int) -> None:
    here = set_up("france", level)
    assert stages(here) == "111222233333"
    assert here.table.fear_sizes == FEAR[level]
    assert here.table.fear_markers == 4


def test_difficulty_by_level() -> None:
    found = [difficulty(set_up("france", level).table) for level in range(7)]
    assert found == [2, 3, 5, 7, 8, 9, 10]


# -- Sprawling Plantations -------------------------------------------------------------------------


@pytest.mark.rule("SX-41.1")
def test_seven_towns_for_each_player_those_of_setup_included() -> None:
    here = set_up("france", 0)
    assert towns_left(here.table) == 7 - sum(on_board(here, "town").values()) == 6
    assert towns_left(set_up("france", 0, "AB").table) == 14 - 2


def test_the_towns_that_are_left_are_told() -> None:
    table = france(0, {"A5": {"town": 4}}).table
    seen = GAME.see(table, 0)
    assert seen["adversary"]["stands"] == {"id": "stands-france", "args": {"number": 3}}
    assert Text("stands-france", number=3) in sections(seen)[0].lines


@pytest.mark.rule("SX-26.13")
def test_with_an_extra_board_the_boards_count() -> None:
    options = {"adversary": "france", "sets": ["base", "branch-and-claw"]}
    data = {"game": "spirit-island", "players": 1, "boards": "AB", "options": options}
    lands = {"A7": {"presence": {"P1": 1}}, "B8": {"city": 1}}
    here = Island(read_data({**data, "spirits": ["River"], "lands": lands}).match)
    assert towns_left(here.table) == 14


@pytest.mark.rule("SX-41.1")
@pytest.mark.parametrize(("towns", "ending"), [(6, ""), (7, "adversary")])
def test_no_town_left_is_defeat(towns: int, ending: str) -> None:
    lands = {"A5": {"town": towns}, "A6": {"explorer": 1}}
    here = france(0, lands, "build A6")
    assert (here.ending(), towns_left(here.table)) == (ending, 7 - towns - 1)


@pytest.mark.rule("SX-41.1")
def test_destroyed_removed_and_replaced_towns_come_back() -> None:
    lands = {"A5": {"town": 6}, "A4": {"town": 1}, "A6": {"explorer": 1}}
    for step in ("destroy 1 town A4", "remove 1 town A4", "replace town A4 with explorer"):
        assert france(0, lands, step, "build A6").ending() == ""


@pytest.mark.rule("SX-41.1")
def test_a_town_that_falls_at_once_was_needed_all_the_same() -> None:
    """A city with 2 damage that becomes a town falls; the town had to be there for it."""
    lands = {"A5": {"town": 7}, "A4": {"city-2": 1}}
    assert france(0, lands, "replace city A4 with town").ending() == "adversary"


@pytest.mark.rule("SX-41.1")
def test_cities_and_moved_towns_need_none() -> None:
    lands = {"A5": {"town": 7, "explorer": 1}, "A4": {}}
    built = france(0, lands, "build A5")
    assert (built.ending(), built.land("A5")["city"]) == ("", 1)
    moved = france(0, lands, "push 1 town A5").answer("push town A4")
    assert moved.ending() == ""


# -- the escalation --------------------------------------------------------------------------------


@pytest.mark.rule("SX-41.2", "SX-12.25")
def test_cash_crops_after_the_explore_on_each_board() -> None:
    lands = {"A8": {"city": 1}, "B8": {}, "A7": {"presence": {"P1": 1}}}
    here = france(0, lands, "explore-step", invader_deck=DECK, boards="AB")
    assert (here.asked(), here.options()) == ([0], ["land A3", "land A8"])
    assert here.land("A8") == {"city": 1, "explorer": 1}  # it is explored already
    here.answer("land A8")
    assert (here.asked(), here.options()) == ([1], ["land B4", "land B8"])
    here.answer("land B8")
    assert here.land("A8") == {"city": 1, "explorer": 1, "blight": 1}
    assert here.land("B8") == {"town": 1}


@pytest.mark.rule("SX-41.2")
def test_cash_crops_blight_destroys_presence_and_cascades() -> None:
    lands = {"A8": {"city": 1, "blight": 1, "presence": {"P1": 1}}}
    here = france(0, lands, "escalation 2-jungle", blight_pool=5)
    here.answer("land A8", "cascade A6")
    assert here.lands("A6", "A8") == [{"blight": 1}, {"city": 1, "blight": 2}]
    assert here.seat().destroyed == 1


@pytest.mark.rule("SX-41.2")
def test_no_cash_crops_without_the_symbol() -> None:
    here = france(0, {}, "explore-step", invader_deck=["1-jungle", *DECK])
    assert here.prompt() == "ask-growth"


# -- level 1 ---------------------------------------------------------------------------------------


@pytest.mark.rule("SX-41.3")
@pytest.mark.parametrize(("level", "number"), [(0, 1), (1, 2)])
def test_frontier_explorers(level: int, number: int) -> None:
    lands = {"A8": {"city": 1}, "A2": {"explorer": 1}}
    here = france(level, lands, "explore jungle", "explore A2")
    assert on_board(here, "explorer") == {"A2": 1 + number, "A3": number, "A8": 1}


@pytest.mark.rule("SX-41.3")
def test_frontier_explorers_are_kept_away_by_wilds_and_do_not_come_in_setup() -> None:
    here = france(1, {"A3": {"wilds": 1}}, "explore A3")
    assert here.land("A3") == {}
    start = set_up("france", 1, explore=True)
    assert set(on_board(start, "explorer").values()) == {1}


# -- level 2 ---------------------------------------------------------------------------------------


@pytest.mark.rule("SX-41.4")
@pytest.mark.parametrize(
    ("level", "explorers", "left"),
    [
        (1, 3, {"explorer": 3, "town": 1}),
        (2, 1, {"explorer": 1, "town": 1}),
        (2, 2, {"explorer": 1, "town": 2}),
        (2, 4, {"explorer": 1, "town": 4}),
    ],
)
def test_slave_labor(level: int, explorers: int, left: dict[str, int]) -> None:
    assert france(level, {"A5": {"explorer": explorers}}, "build A5").land("A5") == left


@pytest.mark.rule("SX-41.4")
def test_no_slave_labor_without_a_build() -> None:
    here = france(2, {"A5": {"explorer": 3, "disease": 1}}, "build A5")
    assert here.land("A5") == {"explorer": 3}


@pytest.mark.rule("SX-41.4")
def test_slave_labor_keeps_the_strife() -> None:
    here = france(2, {"A5": {"explorer": 1, "explorer*1": 1}}, "build A5")
    here.answer("replace explorer*1")
    assert here.land("A5") == {"explorer": 1, "town": 1, "town*1": 1}


@pytest.mark.rule("SX-41.4", "SX-16.3")
def test_the_rebellion_lies_under_three_event_cards() -> None:
    for seed in (1, 2, 3):
        here = set_up("france", 2, seed=seed)
        assert here.pile("event_deck").index(REBELLION) == 3
        assert here.pile("event_deck").count(REBELLION) == 1
    assert REBELLION not in set_up("france", 1).pile("event_deck")


# -- level 3 ---------------------------------------------------------------------------------------


@pytest.mark.rule("SX-41.5")
def test_early_plantations() -> None:
    """On board A a town is printed in land 8, on B in land 4."""
    assert on_board(set_up("france", 2), "town") == {"A8": 1}
    here = set_up("france", 3, "AB")
    assert on_board(here, "town") == {"A1": 1, "A7": 1, "A8": 1}
    before = on_board(set_up("france", 2, "AB"), "town", "B")
    assert on_board(here, "town", "B") == {"B1": 1, **before, "B8": 1}


# -- level 4 ---------------------------------------------------------------------------------------


@pytest.mark.rule("SX-41.6")
def test_triangle_trade() -> None:
    lands = {"A2": {"town": 1}, "A1": {"town": 1}, "A3": {"town": 1}}
    here = france(4, lands, "build A2")
    assert here.land("A2") == {"town": 1, "city": 1}
    assert here.land("A4") == {"town": 1}  # of A1, A3 and A4 the one without
    assert on_board(france(3, lands, "build A2"), "town") == {"A1": 1, "A2": 1, "A3": 1}


@pytest.mark.rule("SX-41.6")
def test_triangle_trade_leaves_equal_lands_to_the_players() -> None:
    here = france(4, {"A2": {"town": 1}, "A1": {"town": 1}}, "build A2")
    assert here.options() == ["land A3", "land A4"]
    assert here.answer("land A3").land("A3") == {"town": 1}


@pytest.mark.rule("SX-41.6")
def test_no_triangle_trade_inland_or_with_towns() -> None:
    inland = france(4, {"A5": {"town": 1}}, "build A5")
    assert on_board(inland, "town") == {"A5": 1}
    town = france(4, {"A2": {"explorer": 1}}, "build A2")
    assert on_board(town, "town") == {"A2": 1}


# -- level 5 ---------------------------------------------------------------------------------------


@pytest.mark.rule("SX-41.7")
def test_slow_healing() -> None:
    lands = {"A5": {"blight": 4}}
    plain = france(4, lands, "remove 2 blight A5", blight_pool=3)
    assert plain.table.blight_pool == 5
    here = france(5, lands, "remove 2 blight A5", blight_pool=3)
    assert (here.land("A5"), here.table.blight_pool) == ({"blight": 2}, 3)
    assert [effect.to_data([]) for effect in here.table.effects] == [
        {"kind": "slow-healing", "number": 2}
    ]
    full = france(5, lands, "remove 2 blight A5", "time-passes", "remove 1 blight A5")
    assert (full.table.blight_pool, full.table.effects) == (2 + 3, ())


@pytest.mark.rule("SX-41.7")
def test_the_panel_holds_three_for_each_player() -> None:
    lands = {"A5": {"blight": 9}}
    here = france(5, lands, "remove 5 blight A5", blight_pool=3, boards="AB")
    assert here.table.blight_pool == 3
    more = france(5, lands, "remove 5 blight A5", "remove 2 blight A5", blight_pool=3, boards="AB")
    assert more.table.blight_pool == 3 + 7


# -- level 6 ---------------------------------------------------------------------------------------


@pytest.mark.rule("SX-41.8")
def test_persistent_explorers() -> None:
    lands = {"A8": {"city": 1}, "A5": {"explorer": 1}}
    here = france(6, lands, "explore-step", invader_deck=["1-jungle", *DECK], boards="AB")
    assert here.asked() == [0]
    assert here.options() == ["land A1", "land A2", "land A4", "land A6", "land A7"]
    here.answer("land A7", seat=0).answer("land B5", seat=1)
    assert here.lands("A7", "B5") == [{"explorer": 1, "presence": {0: 1}}, {"explorer": 1}]
    assert on_board(here, "explorer") == {"A3": 2, "A5": 1, "A7": 1, "A8": 1}


@pytest.mark.rule("SX-41.9")
def test_persistent_explorers_of_setup() -> None:
    here = set_up("france", 6, explore=True)
    assert here.prompt() == "ask-adversary-explorer"
    before = len(on_board(here, "explorer"))
    here.answer(here.options()[0])
    assert len(on_board(here, "explorer")) == before + 1


@pytest.mark.rule("SX-26.6", "SX-41.9")
def test_persistent_explorers_of_setup_come_to_no_extra_board() -> None:
    options = {
        "adversary": "france",
        "level": 6,
        "boards": ["A", "B"],
        "spirits": ["river-surges-in-sunlight"],
        "extra-board": True,
        "sets": ["base", "branch-and-claw", "jagged-earth"],
    }
    data = {"game": "spirit-island", "players": 1, "seed": 0, "options": options}
    here = Island(read_data(data).match)
    assert here.prompt() == "ask-adversary-explorer"
    here.answer(here.options()[0])
    assert (here.prompt(), on_board(here, "explorer", "B")) == ("ask-growth", {})


@pytest.mark.rule("SX-41.8")
@pytest.mark.parametrize(("answer", "there"), [("push explorer A4", 1), ("stop", 2)])
def test_fear_cards_remove_no_explorers(answer: str, there: int) -> None:
    lands = {"A5": {"explorer": 2, "dahan": 1}}
    here = france(6, lands, "fear-card dahan-attack at 1")
    assert here.prompt() == "ask-push"
    here.answer(answer)
    assert here.land("A5") == {"explorer": there, "dahan": 1}
    assert here.land("A4").get("explorer", 0) == 2 - there
    five = france(5, lands, "fear-card dahan-attack at 1")
    assert five.land("A5") == {"explorer": 1, "dahan": 1}


@pytest.mark.rule("SX-41.8")
def test_fear_cards_destroy_explorers_and_remove_others_still() -> None:
    struck = france(6, {"A5": {"explorer": 1, "dahan": 1}}, "fear-card dahan-attack at 2")
    assert struck.land("A5") == {"dahan": 1}
    lands = {"A5": {"town": 1, "disease": 1}}
    gone = france(6, lands, "fear-card flee-the-pestilent-land at 1")
    assert gone.land("A5") == {"disease": 1}
    power = france(6, {"A5": {"explorer": 1}}, "remove 1 explorer A5")
    assert power.land("A5") == {}
