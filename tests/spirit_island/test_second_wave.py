"""Second Wave."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core.position import read_data
from loci.games.spirit_island.rules.act import SCENARIO as SCENARIO_ACT
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.ending import difficulty
from loci.games.spirit_island.rules.invaders.blight import take_blight
from loci.games.spirit_island.rules.sequence import sequence
from loci.games.spirit_island.rules.spirits.elements import elements_of
from loci.games.spirit_island.state.registry import POWERS
from tests.spirit_island.start import FOUR, carry_out, start
from tests.spirit_island.tables import RIVER, Island, island

SETS = ["base", "branch-and-claw"]
SCENARIO = "second-wave"


def wave(lands: dict[str, Any], boards: str = "A", **keys: Any) -> Island:
    """The set-up on what a first game has left."""
    options = {"sets": SETS, "scenario": SCENARIO, "no-initial-explore": True}
    data = {
        "game": "spirit-island",
        "players": len(boards),
        "boards": boards,
        "spirits": FOUR[: len(boards)],
        "phase": "setup",
        "lands": lands,
        "options": {**options, **keys.pop("options", {})},
        **keys,
    }
    return Island(read_data(data).match)


def total(here: Island, kind: str) -> int:
    return sum([here.land(name).get(kind, 0) for name in here.table.island.names])


@pytest.mark.rule("SX-42.31")
def test_the_panel() -> None:
    assert difficulty(island({}, options={"sets": SETS, "scenario": SCENARIO}).table) == 0


# -- what the first game has left ------------------------------------------------------------------


@pytest.mark.rule("SX-42.21", "SX-42.22")
def test_presence_and_invaders_are_gone() -> None:
    lands = {"A4": {"town": 2, "presence": {"P1": 3}, "dahan": 2}, "A6": {"city": 1, "dahan": 2}}
    here = wave(lands)
    assert here.lands("A4", "A6") == [{"dahan": 3}, {"dahan": 2}]  # and one more for so few
    assert sum(here.seat().presence) == 1  # of the set-up


@pytest.mark.rule("SX-42.21")
def test_without_a_first_game_it_is_what_is_printed() -> None:
    here = start(1, 1, sets=SETS, scenario=SCENARIO, spirits=[RIVER], boards=["A"])
    while here.prompt() == "ask-wave-token":
        here.answer(here.options()[0])
    assert total(here, "dahan") == 6
    assert (total(here, "beasts"), total(here, "disease"), total(here, "blight")) == (1, 1, 1)


@pytest.mark.rule("SX-42.22")
def test_as_many_tokens_as_boards() -> None:
    lands = {"A4": {"beasts": 2}, "A5": {"beasts": 1, "wilds": 1}, "A6": {"disease": 1}}
    here = wave(lands)
    assert (here.prompt(), here.options()) == ("ask-wave-token", ["land A4", "land A5"])
    here.answer("land A4", "land A5")
    assert here.lands("A4", "A6") == [{"beasts": 1}, {"disease": 1}]
    assert total(here, "wilds") == 1


@pytest.mark.rule("SX-42.22")
def test_badlands_are_tokens_too() -> None:
    lands = {"A4": {"badlands": 1}, "A5": {"badlands": 1}}
    here = wave(lands, options={"sets": [*SETS, "jagged-earth"]})
    here.answer("land A5")
    assert (here.land("A4"), total(here, "badlands")) == ({"badlands": 1}, 1)


@pytest.mark.rule("SX-42.22")
def test_two_blight_on_each_board() -> None:
    lands = {"A4": {"blight": 2}, "A5": {"blight": 1}, "B4": {"blight": 1}, "B5": {"blight": 1}}
    here = wave(lands, "AB")
    assert (here.prompt(), here.options()) == ("ask-wave-blight", ["land A4", "land A5"])
    here.answer("land A4")
    assert [here.land(name).get("blight", 0) for name in ("A4", "A5", "B4", "B5")] == [1] * 4


@pytest.mark.rule("SX-42.23")
def test_dahan_spread_out() -> None:
    here = wave({"A5": {"dahan": 4}, "A4": {"dahan": 2}})
    assert here.prompt() == "ask-push"
    here.answer("push dahan A6", "push dahan A7")
    assert [here.land(f"A{n}").get("dahan", 0) for n in (4, 5, 6, 7)] == [2, 2, 1, 1]


@pytest.mark.rule("SX-42.23")
def test_dahan_may_go_to_a_full_land_and_on_from_there() -> None:
    """But never back to where they came from, as long as another land is there."""
    here = wave({"A5": {"dahan": 3}, "A4": {"dahan": 2}})
    assert "push dahan A4" in here.options()
    here.answer("push dahan A4")
    assert {"push dahan A2", "push dahan A3"} <= set(here.options())
    assert "push dahan A5" not in here.options()
    here.answer("push dahan A3")
    assert [here.land(f"A{n}").get("dahan", 0) for n in (3, 4, 5)] == [1, 2, 2]


@pytest.mark.rule("SX-42.23")
def test_the_players_choose_which_crowded_land_goes_first() -> None:
    here = wave({"A5": {"dahan": 3}, "A2": {"dahan": 3}})
    assert (here.prompt(), here.options()) == ("ask-wave-crowded", ["land A2", "land A5"])
    here.answer("land A5", "push dahan A8")
    assert here.prompt() == "ask-push"
    assert "push dahan A3" in here.options()


@pytest.mark.rule("SX-42.23")
def test_whoever_always_takes_the_first_answer_comes_to_an_end() -> None:
    """However the dahan lie, with room only far away."""
    lands = {f"A{n}": {"dahan": 2} for n in (1, 2, 3, 4, 6, 8)}
    here = wave({**lands, "A5": {"dahan": 5}, "A7": {}})
    while here.prompt() in ("ask-wave-crowded", "ask-push"):
        here.answer(here.options()[0])
    assert here.prompt() == "ask-wave-dahan"
    far = wave({f"A{n}": {"dahan": 4 if n == 8 else 2} for n in (1, 2, 4, 5, 6, 7, 8)})
    while far.prompt() in ("ask-wave-crowded", "ask-push"):
        far.answer(far.options()[0])
    assert [far.land(f"A{n}").get("dahan", 0) for n in range(1, 9)] == [2] * 8


@pytest.mark.rule("SX-42.23")
def test_more_dahan_than_there_is_room_for_stay() -> None:
    """They spread no farther; then all but 8 go."""
    here = wave({f"A{n}": {"dahan": 3 if n == 8 else 2} for n in range(1, 9)})
    assert here.prompt() == "ask-wave-dahan"
    while here.prompt() == "ask-wave-dahan":
        here.answer(here.options()[-1])
    assert total(here, "dahan") == 8


@pytest.mark.rule("SX-42.23")
@pytest.mark.parametrize(
    ("dahan", "after"),
    [([1], [1]), ([1, 1], [2, 1]), ([2, 2], [3, 2]), ([2, 2, 1], [2, 2, 1]), ([2] * 4, [2] * 4)],
)
def test_few_dahan_get_one_more(dahan: list[int], after: list[int]) -> None:
    lands = {f"A{n + 1}": {"dahan": number} for n, number in enumerate(dahan)}
    here = wave(lands)
    assert [here.land(name).get("dahan", 0) for name in lands] == after


@pytest.mark.rule("SX-42.23")
def test_many_dahan_lose_some() -> None:
    here = wave({f"A{n}": {"dahan": 2} for n in (1, 2, 3, 4, 5)})
    assert here.prompt() == "ask-wave-dahan"
    here.answer("land A1", "land A1")
    assert (total(here, "dahan"), here.land("A1").get("dahan", 0)) == (8, 0)


# -- the second game -------------------------------------------------------------------------------


@pytest.mark.rule("SX-42.24")
@pytest.mark.parametrize(
    ("blighted", "level", "after"), [(False, 2, 3), (True, 2, 2), (False, 6, 6)]
)
def test_a_healthy_island_raises_the_level(blighted: bool, level: int, after: int) -> None:
    options = {"adversary": "england", "level": level}
    here = wave({"A4": {"dahan": 1}}, options=options, blighted=blighted)
    assert here.table.level == after
    sizes = {2: [4, 4, 3], 3: [4, 5, 4], 6: [4, 5, 4]}
    assert here.table.fear_sizes == sizes[after]
    assert len(here.pile("fear_deck")) == sum(sizes[after])


@pytest.mark.rule("SX-42.24")
def test_the_steps_of_the_higher_level_are_there() -> None:
    """England's extra build comes with level 3."""
    options = {"adversary": "england", "level": 2}
    here = wave({"A4": {"dahan": 1}}, options=options)
    assert "extra-build" in [step.name for step in sequence(here.table)]


HEALTHY = "invaders-find-the-land-to-their-liking"


@pytest.mark.rule("SX-34.20", "SX-34.21")
def test_a_still_healthy_card_that_was_used_up_comes_first_again() -> None:
    """EX-89: the position names it as the card of the second game, which is healthy."""
    options = {"sets": [*SETS, "jagged-earth"], "adversary": "england", "level": 1}
    here = wave({"A4": {"dahan": 1}}, options=options, blight_card=HEALTHY)
    table = here.table
    assert (table.blight_card, table.blight_flipped, table.blight_pool) == (HEALTHY, 0, 2)


@pytest.mark.rule("SX-34.22", "SX-34.23")
def test_a_still_healthy_card_that_was_turned_up_counts_as_blighted() -> None:
    """EX-89: the adversary is as strong as before, and of the blight some lies beside the card; a
    card that follows has its own."""
    options = {"sets": [*SETS, "jagged-earth"], "adversary": "england", "level": 1}
    keys: dict[str, Any] = {"blight_card": HEALTHY, "blighted": True, "blight_pool": 5}
    keys["blight_deck"] = ["downward-spiral"]
    table = wave({"A4": {"dahan": 1}}, options=options, **keys).table
    assert (table.level, table.blight_flipped, table.blight_pool) == (1, 0, 2)
    act = Act(table, SCENARIO_ACT)
    carry_out(take_blight(act))
    carry_out(take_blight(act))
    assert (table.blight_card, table.blight_flipped, table.blight_pool) == (HEALTHY, 1, 3)
    for _ in range(3):
        carry_out(take_blight(act))
    assert (table.blight_card, table.blight_pool) == ("downward-spiral", 5)


@pytest.mark.rule("SX-42.24")
def test_a_blighted_card_keeps_its_blight_beside_it() -> None:
    keys: dict[str, Any] = {"blighted": True, "blight_pool": 6}
    keys["blight_card"] = "downward-spiral"
    here = wave({"A4": {"blight": 3, "dahan": 1}}, **keys)
    assert (here.table.blight_flipped, here.table.blight_pool) == (0, 2)
    aside = [effect.to_data([]) for effect in here.table.effects]
    assert aside == [{"kind": "blight-aside", "number": 6 + 1 - 2, "word": "downward-spiral"}]


@pytest.mark.rule("SX-42.30")
@pytest.mark.parametrize("pool", [1, 4])
def test_after_a_healthy_island_the_card_has_what_a_game_begins_with(pool: int) -> None:
    table = wave({"A4": {"blight": 3, "dahan": 1}}, blight_pool=pool).table
    assert (table.blight_flipped, table.blight_pool) == (0, 2)
    assert not [effect for effect in table.effects if effect.kind == "blight-aside"]


@pytest.mark.rule("SX-42.24")
def test_what_lay_aside_comes_onto_the_card_when_it_flips() -> None:
    options = {"sets": SETS, "scenario": SCENARIO}
    keys: dict[str, Any] = {"effects": [{"kind": "blight-aside", "number": 7}], "blight_pool": 1}
    here = island({}, "blight A5", options=options, **keys)
    assert (here.table.blight_flipped, here.table.blight_pool) == (1, 7)
    assert here.table.effects == ()
    usual = island({}, "blight A5", options=options, blight_pool=1)
    assert usual.table.blight_pool == 5


@pytest.mark.rule("SX-42.25")
def test_the_invaders_land_closer_to_the_coast() -> None:
    """On board A a city is printed in land 2 and a town in land 8, which lands in 5."""
    here = wave({"A1": {"dahan": 1}})
    found = {name: here.land(name) for name in ("A2", "A5", "A8")}
    assert found["A2"]["city"] == 1
    assert (found["A5"]["town"], found["A8"]) == (2, {})


@pytest.mark.rule("SX-42.25")
def test_blight_of_the_adversary_comes_from_the_card() -> None:
    options = {"adversary": "sweden", "level": 5}
    here = wave({"A1": {"dahan": 1}}, options=options)  # level 6 now
    assert (here.land("A8")["blight"], here.table.blight_pool) == (1, 1)


# -- the first spirits -----------------------------------------------------------------------------

LEFT = [{"kind": "first-spirits", "word": "cleansing-floods"}]


def assisted(deck: str, **keys: Any) -> Island:
    options = {"sets": SETS, "scenario": SCENARIO}
    keys.setdefault("effects", LEFT)
    lands = {"A1": {"blight": 1}, "A2": {"blight": 1}}
    return island(lands, options=options, invader_deck=[deck, "3-jungle-sands"], **keys)


@pytest.mark.rule("SX-42.26")
@pytest.mark.parametrize(("deck", "now"), [("2-jungle", False), ("3-mountain-sands", True)])
def test_they_assist_from_stage_three_on(deck: str, now: bool) -> None:
    assert ("assist cleansing-floods" in assisted(deck).options()) is now


@pytest.mark.rule("SX-42.26")
def test_their_card_costs_nothing_and_gives_no_elements() -> None:
    here = assisted("3-mountain-sands", seats={"P1": {"energy": 0, "grown": 1}})
    here.answer("assist cleansing-floods")
    assert sum(elements_of(here.table, 0)) == 0
    assert (here.seat().energy, here.seat().plays_made) == (0, 0)
    assert "assist cleansing-floods" not in here.options()


@pytest.mark.rule("SX-42.26")
def test_their_card_reaches_any_land_with_its_threshold() -> None:
    assert POWERS["cleansing-floods"].thresholds
    held = [{"kind": "assistance", "seat": "P1", "word": "cleansing-floods"}]
    here = assisted("3-mountain-sands", effects=held, phase="slow")
    use = [line for line in here.options() if line.startswith("use cleansing-floods")]
    assert use[0] == "use cleansing-floods"  # with all that it can do
    here.answer("use cleansing-floods")
    reached = [line.split()[-1] for line in here.options() if line.startswith("target")]
    assert reached == [f"A{n}" for n in range(1, 9)]


@pytest.mark.rule("SX-42.26")
def test_their_card_is_used_once() -> None:
    held = [{"kind": "assistance", "seat": "P1", "word": "cleansing-floods"}]
    options = {"sets": SETS, "scenario": SCENARIO}
    here = island({}, "time-passes", options=options, effects=held)
    assert (here.table.effects, "cleansing-floods" in here.pile("removed")) == ((), True)
