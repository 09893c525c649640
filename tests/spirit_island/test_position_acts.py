"""Steps that do one single thing, whole steps of the invader phase, and stopping after a step."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core.decision import Decision
from loci.core.errors import LociError
from loci.core.position import read_data
from tests.spirit_island.tables import Island
from tests.spirit_island.test_position_back import assert_reads_back

LANDS: dict[str, Any] = {"A5": {"presence": {"P1": 2}}, "A8": {"city": 1}}


def here(*steps: str, **keys: Any) -> Island:
    """River on board A; what `land` has comes to the lands above."""
    data = {"game": "spirit-island", "boards": "A", "spirits": ["River"], **keys}
    data["lands"] = {**LANDS, **keys.get("lands", {})}
    return Island(read_data({**data, "steps": list(steps)}).match)


def two(*steps: str, spirits: list[str], lands: dict[str, Any], **keys: Any) -> Island:
    data = {"game": "spirit-island", "boards": "AB", "spirits": spirits, **keys}
    return Island(read_data({**data, "lands": lands, "steps": list(steps)}).match)


# -- pieces ----------------------------------------------------------------------------------------


def test_pieces_are_pushed_one_by_one() -> None:
    land = here("push 2 explorer/town A4", lands={"A4": {"explorer": 1, "town": 2, "dahan": 1}})
    assert land.prompt() == "ask-push"
    land.answer("push town A2", "push explorer A3")
    assert land.land("A4") == {"town": 1, "dahan": 1}
    assert land.land("A2") == {"town": 1}
    assert land.land("A3") == {"explorer": 1}
    assert land.prompt() == "ask-growth"


def test_up_to_may_be_left_at_nothing() -> None:
    land = here("push up to 2 explorer A4", lands={"A4": {"explorer": 2}})
    assert "stop" in land.options()
    assert land.answer("stop").land("A4") == {"explorer": 2}


def test_all_that_are_there_are_gathered() -> None:
    land = here("gather all dahan A4", lands={"A2": {"dahan": 1}, "A3": {"dahan": 2}})
    while land.prompt() == "ask-gather":
        land.answer(land.options()[0])
    assert land.land("A4") == {"dahan": 3}


def test_what_is_destroyed_frightens_and_what_is_removed_does_not() -> None:
    there = {"A4": {"town": 2}}
    assert here("destroy 1 town A4", lands=there).table.fear_done == 1
    removed = here("remove 1 town A4", lands=there)
    assert (removed.table.fear_done, removed.land("A4")) == (0, {"town": 1})

    assert here("destroy all invaders A4", lands=there).land("A4") == {}


@pytest.mark.rule("SX-32.5")
def test_all_that_are_there_are_destroyed_durable_ones_too() -> None:
    habsburg = {"sets": ["base", "jagged-earth"], "adversary": "habsburg-monarchy", "level": 4}
    whole: dict[str, Any] = {"lands": {"A4": {"town": 2}}, "options": habsburg}
    assert here("destroy all town A4", **whole).land("A4") == {}
    assert here("destroy 1 town A4", **whole).land("A4") == {"town": 1, "town-2": 1}


def test_a_piece_is_replaced_and_keeps_its_damage() -> None:
    land = here("replace city A4 with 2 town", lands={"A4": {"city-1": 1}})
    assert land.land("A4") == {"town": 1, "town-1": 1}
    both = here("replace 2 town A4 with explorer", lands={"A4": {"town": 2}})
    assert both.land("A4") == {"explorer": 2}


def test_pieces_are_added() -> None:
    land = here("add 2 explorer A4", "add dahan A4", "add 1 cities A4")
    assert land.land("A4") == {"explorer": 2, "city": 1, "dahan": 1}


def test_the_named_spirit_decides_and_drowns() -> None:
    """Ocean's Hungry Grasp may push into an ocean that is in play; without `by` nobody can."""
    lands = {"A5": {"presence": {"P1": 1}}, "B0": {"presence": {"P2": 2}}, "B1": {"explorer": 2}}
    spirits = ["River", "Ocean"]
    land = two("push 1 explorer B1 by P2", spirits=spirits, lands=lands)
    assert land.asked() == [1]
    assert "push explorer B0" in land.options()
    assert land.answer("push explorer B0").table.seats[1].drowned == 1
    other = two("push 1 explorer B1", spirits=spirits, lands=lands)
    assert "push explorer B0" not in other.options()


# -- blight, presence, cards -----------------------------------------------------------------------


def test_blight_is_added_and_removed() -> None:
    land = here("add 2 blight A4", lands={"A4": {"town": 1}}, blight_card="downward-spiral")
    assert (land.land("A4")["blight"], land.table.blight_pool) == (2, 5)  # the card has flipped
    back = here("remove 2 blight A4", lands={"A4": {"blight": 3}}, blight_pool=2)
    assert (back.land("A4")["blight"], back.table.blight_pool) == (1, 4)
    assert here("remove all blight A4", lands={"A4": {"blight": 3}}).land("A4") == {}


def test_added_blight_destroys_presence_and_cascades() -> None:
    land = here("add 1 blight A5", lands={"A5": {"presence": {"P1": 2}, "blight": 1}})
    assert land.prompt() == "ask-cascade"
    assert land.table.seats[0].destroyed == 1


def test_presence_is_added_from_where_it_is_said() -> None:
    land = here("add 2 presence A4 by River from energy")
    assert land.table.seats[0].energy_shown == 3
    assert land.land("A4") == {"presence": {0: 2}}
    lost = here("add 1 presence A4 from destroyed", seats={"P1": {"destroyed": 1}})
    assert lost.table.seats[0].destroyed == 0
    none = here("add 1 presence A4 from destroyed")
    assert none.land("A4") == {}


def test_without_a_source_the_player_is_asked() -> None:
    land = here("add 1 presence A4 by P1")
    assert land.options() == ["presence energy A4", "presence plays A4", "presence A5 A4"]


def test_presence_is_destroyed() -> None:
    land = here("destroy 1 presence A5 by P1")
    assert (land.land("A5"), land.table.seats[0].destroyed) == ({"presence": {0: 1}}, 1)


def test_cards_are_gained() -> None:
    named = here("gain drought by P1")
    assert "drought" in named.table.seats[0].hand
    assert all("drought" not in pile for pile in named.table.piles)
    assert len(here("gain minor").options()) == 4
    assert here("gain power").options() == ["gain minor", "gain major"]


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        ("push 1 town A0", "step-ocean"),
        ("replace town A4 with 0 explorer", "position-number"),
        ("push 1 town A9", "position-land"),
        ("push 1 castle A4", "position-word"),
        ("push 1 town A4 by P2", "position-who"),
        ("push 1 town", "step-unknown"),
        ("push 1 town A4 with city", "step-unknown"),
        ("replace town A4", "step-unknown"),
        ("add all town A4", "step-unknown"),
        ("add 1 town A4 from energy", "step-unknown"),
        ("gather 1 blight A4", "step-unknown"),
        ("gain wash-away", "step-held"),
        ("gain massive-flooding", "position-innate"),
        ("gain wash-awai", "position-word-near"),
        ("dance-step", "step-unknown"),
    ],
)
def test_an_act_that_cannot_be_says_why(step: str, reason: str) -> None:
    with pytest.raises(LociError, match=reason):
        here(step)


WET = {
    "A0": {"presence": {"P2": 1}},
    "A2": {"town": 1, "dahan": 1, "presence": {"P1": 1}},
    "B8": {"city": 1},
}


@pytest.mark.rule("SI-20.26")
def test_a_single_act_by_a_spirit_is_a_power_of_it_for_every_rule() -> None:
    """Bringer's town cannot drown, and is washed ashore; River's drowns."""
    push = ("push 1 town A2 by P1", "stop")
    dream = two(*push, spirits=["Bringer", "Ocean"], lands=WET).answer("push town A0")
    assert dream.prompt() == "ask-push"
    dream.answer("push town A3")
    assert (dream.land("A0"), dream.land("A3")) == ({"presence": {1: 1}}, {"town": 1})
    real = two(*push, spirits=["River", "Ocean"], lands=WET).answer("push town A0")
    assert (real.land("A0"), real.seat(1).drowned) == ({"presence": {1: 1}}, 2)


def test_nothing_is_added_to_an_ocean() -> None:
    for step in ("add 2 dahan A0 by P1", "add 1 town A0"):
        with pytest.raises(LociError, match=r"position-ocean\(land=A0\)"):
            two(step, spirits=["Bringer", "Ocean"], lands=WET)


def test_the_ocean_cannot_be_put_inland() -> None:
    with pytest.raises(LociError, match="position-not-there"):
        here(
            "add 1 presence A4", spirits=["Ocean"], lands={"A5": {}, "A0": {"presence": {"P1": 1}}}
        )


# -- whole steps -----------------------------------------------------------------------------------


def test_the_fear_step_resolves_every_earned_card() -> None:
    land = here("fear-step", earned=["isolation", "scapegoats"], lands={"A4": {"town": 1}})
    while land.prompt() != "ask-growth":
        land.answer(land.options()[0])
    assert land.table.fear_resolved == 2


def test_a_whole_step_acts_in_all_lands_of_its_cards() -> None:
    lands = {"A1": {"explorer": 1}, "A3": {"explorer": 1}}
    wide = here("build-step", build=["2-coastal"], lands=lands)
    assert wide.land("A1") == wide.land("A3") == {"explorer": 1, "town": 1}
    assert here("explore-step", explore=["2-coastal"]).land("A2") == {"explorer": 1}
    ravaged = here("ravage-step", ravage=["1-sands"], lands={"A4": {"town": 1}})
    assert ravaged.land("A4") == {"town": 1, "blight": 1}


def test_a_step_that_an_adversary_adds_is_one_like_others() -> None:
    keys = {"options": {"adversary": "england", "level": 3}, "extra": ["1-sands"]}
    assert here("extra-build-step", lands={"A4": {"explorer": 1}}, **keys).land("A4") == {
        "explorer": 1,
        "town": 1,
    }
    with pytest.raises(LociError, match="step-unknown"):
        here("extra-build-step")


def test_the_invader_phase_as_a_step() -> None:
    lands = {"A4": {"town": 1}, "A3": {"explorer": 1}}
    cards = {"ravage": ["1-sands"], "build": ["1-jungle"], "explore": ["2-coastal"]}
    land = here("invader-phase", lands=lands, **cards)
    assert land.land("A4") == {"town": 1, "blight": 1}
    assert land.land("A3") == {"explorer": 2, "town": 1}
    table = land.table
    assert (table.step, table.turn) == ("spirits", 1)  # as it was before the step
    data = table.to_data()["piles"]
    assert (data["ravage_space"], data["build_space"]) == (["1-jungle"], ["2-coastal"])


def test_of_a_phase_under_way_the_rest_is_done() -> None:
    cards = {"ravage": ["1-sands"], "explore": ["2-coastal"]}
    keys = {"phase": "invaders", "step": "build", **cards, "lands": {"A4": {"town": 1}}}
    land = here("invader-phase", "stop", **keys)
    assert land.land("A4") == {"town": 1}
    assert land.land("A1") == {"explorer": 1}
    assert land.table.step == "slow"


def test_an_advance_where_it_is_due_is_the_only_one() -> None:
    keys = {"phase": "invaders", "step": "advance"}
    land = here("advance", ravage=["1-sands"], build=["1-jungle"], explore=["2-coastal"], **keys)
    piles = land.table.to_data()["piles"]
    assert (piles["ravage_space"], piles["build_space"]) == (["1-jungle"], ["2-coastal"])
    assert piles["invader_discard"] == ["1-sands"]


# -- stopping --------------------------------------------------------------------------------------


def test_a_stop_shows_the_table_after_a_step() -> None:
    keys = {"phase": "invaders", "step": "ravage", "ravage": ["1-sands"]}
    land = here("ravage A4", "stop", lands={"A4": {"town": 1}}, **keys)
    assert (land.table.step, land.land("A4")) == ("ravage", {"town": 1, "blight": 1})
    assert (land.prompt(), land.options()) == ("ask-go-on", ["go-on"])
    land.answer("go-on")
    assert land.land("A4")["blight"] == 2
    assert land.prompt() == "ask-cascade"


def test_more_steps_follow_a_stop() -> None:
    land = here("add 1 town A4", "stop", "add 1 city A4", phase="invaders", explore=["1-jungle"])
    assert land.land("A4") == {"town": 1}
    assert land.answer("go-on").land("A4") == {"town": 1, "city": 1}


def test_at_a_stop_the_question_is_the_one_that_follows_anyway() -> None:
    land = here("time-passes", "stop", phase="slow")
    assert land.prompt() == "ask-growth"
    assert land.answer("growth 2").prompt() != "ask-go-on"


def test_at_a_stop_nobody_is_passed_over() -> None:
    land = here("stop", phase="fast", seats={"P1": {"ready": True}})
    assert (land.table.step, land.prompt()) == ("fast", "ask-go-on")
    assert here("stop", phase="fast").options() == ["done"]


def test_a_stop_is_read_back() -> None:
    assert_reads_back(here("add 1 town A4", "stop", "push 1 town A4", phase="invaders").match)


def test_a_question_of_a_step_is_read_back() -> None:
    lands = {"A4": {"explorer": 1, "town": 2}, "A3": {"town": 1}}
    land = here("push 2 explorer/town A4", "gather 1 town A4", lands=lands)
    for answer in ("push town A2", "push town A3"):
        assert_reads_back(land.match)
        land.answer(answer)
    assert land.prompt() == "ask-gather"
    assert_reads_back(land.match)


def test_two_terrains_are_named_in_either_order() -> None:
    land = here("ravage sands-jungle", lands={"A4": {"town": 1}})
    assert land.options() == ["ravage A4", "ravage A8"]
    table = here(ravage=["3-sands-jungle"], invader_deck=["3-wetland-mountain"]).table
    piles = table.to_data()["piles"]
    assert piles["ravage_space"] == ["3-jungle-sands"]
    assert piles["invader_deck"] == ["3-mountain-wetland"]
    with pytest.raises(LociError, match="position-card-twice"):
        here(ravage=["3-sands-jungle"], build=["3-jungle-sands"])


# -- phases of powers ------------------------------------------------------------------------------


def passing(**keys: Any) -> Island:
    data = {"game": "spirit-island", "boards": "A", "spirits": ["River"], "lands": LANDS}
    return Island(read_data({**data, **keys}).match)


def test_with_nothing_to_use_a_phase_of_powers_passes() -> None:
    assert (passing(phase="fast").table.turn, passing(phase="slow").table.turn) == (2, 2)
    stays = passing(phase="fast", seats={"P1": {"ready": False}})
    assert (stays.table.step, stays.options()) == ("fast", ["done"])
    assert passing(phase="fast", steps=[]).table.step == "fast"


def test_a_done_that_is_written_all_the_same_changes_nothing() -> None:
    seats = {"P1": {"played": ["rivers-bounty"], "hand": []}}
    for keys in ({}, {"moves": ["done"]}):
        land = passing(phase="fast", seats=seats, **keys)
        assert (land.table.step, land.table.turn) == ("slow", 1)
    grown = passing(phase="fast", moves=["growth 1"])
    assert (grown.table.turn, grown.table.seats[0].growth_taken) == (2, (0,))


def test_only_who_has_nothing_passes() -> None:
    lands = {"A5": {"presence": {"P1": 2}, "town": 1}, "B5": {"presence": {"P2": 1}}}
    keys = {"spirits": ["River", "Earth"], "boards": "AB", "lands": lands, "phase": "fast"}
    seats = {"P1": {"played": ["flash-floods"]}}
    land = passing(**keys, seats=seats)
    assert land.asked() == [0]
    decision = land.match.decisions()[0]
    assert isinstance(decision, Decision)
    assert "use flash-floods" in land.options()
    moves = ["use flash-floods", "target A5", "P2 done", "P1 done"]
    assert passing(**keys, seats=seats, moves=moves).table.turn == 2
