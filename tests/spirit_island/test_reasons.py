"""Why an answer is refused: the rule that forbids it, with the numbers."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core import Match
from loci.core.errors import Illegal, Unreadable
from loci.games.spirit_island import GAME
from tests.spirit_island.tables import RIVER, Island, island, with_elements

LIGHTNING = "lightnings-swift-strike"


def why(here: Island, line: str, seat: int = 0) -> str:
    """The reason as a developer reads it; nothing when the answer is legal."""
    error = GAME.explain(here.match.state, seat, line)  # type: ignore[arg-type]
    if error is None:
        return ""
    assert isinstance(error, Illegal)
    return error.reason.plain()


def at_play(**seat: Any) -> Island:
    """The spirit phase after growth."""
    return island(seats={"P1": {"grown": 1, **seat}})


# -- choosing and growing --------------------------------------------------------------------------


def test_a_spirit_that_is_taken_or_unknown() -> None:
    match = Match.start(GAME, 2, {}, 1)
    match.answer(0, f"choose {RIVER}")
    here = Island(match)
    assert why(here, f"choose {RIVER}", 1) == (f"spirit-taken(spirit=spirit-{RIVER}, who=seat 1)")
    assert why(here, "choose nobody", 1) == "no-such-spirit(spirit=nobody)"
    assert why(here, "choose thunderspeaker", 1) == ""
    assert why(here, "growth 1", 0) == "not-asked"


@pytest.mark.rule("SI-5.1")
def test_growth_comes_before_cards() -> None:
    here = island()
    assert why(here, "play wash-away") == "first-grow"
    assert why(here, "done") == "first-grow"
    assert why(here, "growth 4") == "growth-number(most=3)"
    assert why(here, "use wash-away") == "only-power-phase"
    assert why(here, "growth 2") == ""
    assert why(at_play(), "growth 2") == "growth-over"


def test_an_option_is_not_taken_twice() -> None:
    here = island(spirits=["oceans-hungry-grasp"], seats={"P1": {"growth_taken": [1]}})
    assert why(here, "growth 1").startswith("growth-again(option=1)")


# -- playing cards ---------------------------------------------------------------------------------


@pytest.mark.rule("SI-5.17", "SI-7.3")
def test_a_card_that_cannot_be_paid_or_played() -> None:
    poor = at_play(energy=1, hand=["flash-floods", "wash-away"])
    assert why(poor, "play flash-floods") == "needs-energy(need=2, have=1)"
    assert why(poor, "play wash-away") == ""
    busy = at_play(energy=9, plays_made=1, hand=["wash-away"])
    assert why(busy, "play wash-away") == "no-plays(plays=1)"


def test_a_card_that_is_not_in_hand() -> None:
    here = at_play(energy=9, hand=[], played=["wash-away"], discard=["flash-floods"])
    assert why(here, "play wash-away") == "card-in-play(card=power-wash-away)"
    assert why(here, "play flash-floods") == "card-in-discard(card=power-flash-floods)"
    assert why(here, "play drought") == "card-not-yours(card=power-drought)"
    assert why(here, "play nonsense") == "no-such-card(card=nonsense)"


@pytest.mark.rule("SI-6.14")
def test_reclaiming_one_card_by_a_track() -> None:
    here = at_play(hand=[], discard=["wash-away"])
    assert why(here, "reclaim wash-away") == "no-reclaim"
    shown = {"hand": [], "discard": ["wash-away"], "plays_track": 5}
    assert why(at_play(**shown), "reclaim wash-away") == ""
    assert why(at_play(**shown), "reclaim flash-floods") == (
        "card-not-in-discard(card=power-flash-floods)"
    )
    assert why(at_play(**shown, reclaimed=1), "reclaim wash-away") == "reclaimed-already"


# -- using powers ----------------------------------------------------------------------------------


def using(phase: str = "fast", **seat: Any) -> Island:
    lands = {"A5": {"town": 1, "presence": {"P1": 1}}}
    return island(lands, phase=phase, seats={"P1": {"hand": [], **seat}})


@pytest.mark.rule("SI-11.4")
def test_a_power_of_the_other_speed() -> None:
    here = using(played=["wash-away", "flash-floods"])
    assert why(here, "use wash-away") == "power-speed(card=power-wash-away, speed=speed-slow)"
    assert why(here, "use flash-floods") == ""
    slow = using("slow", played=["wash-away", "flash-floods"])
    assert why(slow, "use flash-floods") == "power-speed(card=power-flash-floods, speed=speed-fast)"


@pytest.mark.rule("SI-10.8")
def test_a_power_used_already_or_not_played() -> None:
    both = ["flash-floods", "boon-of-vigor"]
    here = using(played=both, used=["flash-floods"])
    assert why(here, "use flash-floods") == "power-used(card=power-flash-floods)"
    assert why(here, "use rivers-bounty") == "power-not-yours(card=power-rivers-bounty)"
    held = using(hand=["flash-floods"], played=["boon-of-vigor"])
    assert why(held, "use flash-floods") == "card-not-played(card=power-flash-floods)"
    assert why(here, "play flash-floods") == "only-spirit-phase"
    assert why(here, "use nonsense") == "no-such-card(card=nonsense)"


@pytest.mark.rule("SI-8.6")
def test_a_threshold_that_is_not_met() -> None:
    card = {"played": ["wash-away"], "elements": with_elements("2 sun")}
    assert why(using("slow", **card), "use massive-flooding") == (
        "needs-elements(level=1, "
        "elements=[element-number(number=1, element=element-sun), "
        "element-number(number=2, element=element-water)], "
        "short=[element-number(number=1, element=element-water)])"
    )
    card["elements"] = with_elements("2 sun 3 water")
    met = using("slow", **card)
    assert why(met, "use massive-flooding") == ""
    assert why(met, "use massive-flooding 1") == ""
    assert why(met, "use massive-flooding 3").startswith("needs-elements(level=3")
    assert why(met, "use massive-flooding 4") == "no-such-level(level=4)"
    assert why(met, "use massive-flooding 2") == "levels-go-together"
    assert why(met, "use massive-flooding 1+2") == "levels-are-all"


def test_a_power_without_target_or_origin() -> None:
    unsacred = island(
        {"A6": {"presence": {"P1": 1}}, "A7": {}},
        phase="slow",
        seats={"P1": {"hand": [], "played": ["uncanny-melting", "wash-away"]}},
    )
    assert why(unsacred, "use uncanny-melting") == "no-origin(origin=origin-sacred-site)"
    tend = island(phase="slow", seats={"P1": {"played": ["call-to-tend", "wash-away"]}})
    assert why(tend, "use call-to-tend") == "no-target(card=power-call-to-tend)"


@pytest.mark.rule("SI-23.4")
def test_a_repeat_needs_leave_a_use_and_a_fitting_cost() -> None:
    seat = {"hand": [], "played": ["flash-floods", "boon-of-vigor"], "used": ["flash-floods"]}
    lands = {"A5": {"town": 1, "presence": {"P1": 1}}}

    def repeating(number: int, **more: Any) -> Island:
        effects = [{"kind": "repeat", "seat": "P1", "number": number}]
        return island(lands, phase="fast", seats={"P1": {**seat, **more}}, effects=effects)

    assert (
        why(island(lands, phase="fast", seats={"P1": seat}), "repeat flash-floods") == "no-repeat"
    )
    assert why(repeating(3), "repeat flash-floods") == ""
    assert why(repeating(1), "repeat flash-floods") == "repeat-too-dear(card=power-flash-floods)"
    assert why(repeating(3), "repeat boon-of-vigor") == "repeat-not-used(card=power-boon-of-vigor)"
    assert why(repeating(3), "repeat flash-floods 1") == "no-such-level(level=1)"


# -- targets ---------------------------------------------------------------------------------------


@pytest.mark.rule("SI-9.6")
def test_a_land_out_of_range() -> None:
    here = using(played=["flash-floods"]).answer("use flash-floods")
    assert why(here, "target A3") == (
        "target-far(land=A3, away=2, distance=1, origin=origin-presence)"
    )
    assert why(here, "target A5") == ""
    assert why(here, "target B1") == "no-such-land(land=B1)"
    assert why(here, "target A0") == "target-ocean(land=A0)"


@pytest.mark.rule("SI-9.12")
def test_a_land_of_the_wrong_kind() -> None:
    lands = {"A5": {"presence": {"P1": 1}}, "A4": {"dahan": 1}, "A6": {"dahan": 1}}
    seats = {"P1": {"played": ["call-to-tend", "wash-away"]}}
    here = island(lands, phase="slow", seats=seats).answer("use call-to-tend")
    assert why(here, "target A5") == (
        "target-wrong(land=A5, terrain=terrain-wetland, target=target-dahan)"
    )
    assert why(here, "target A4") == ""


def test_a_spirit_is_no_land() -> None:
    seats = {"P1": {"hand": [], "played": ["boon-of-vigor"]}}
    here = island(boards="AB", spirits=[RIVER, LIGHTNING], phase="fast", seats=seats)
    here.answer("use boon-of-vigor", seat=0)
    assert why(here, "target A5") == "target-spirit(target=target-any-spirit)"
    assert why(here, "target P2") == ""


# -- pieces and other answers ----------------------------------------------------------------------


def test_what_cannot_be_pushed_or_gathered() -> None:
    here = island({"A5": {"explorer": 1, "city": 1}}, "power wash-away at A5")
    assert why(here, "push town A4") == "piece-not-there(piece=piece-town(number=1), land=A5)"
    assert why(here, "push explorer A2") == "not-adjacent(land=A2, other=A5)"
    assert why(here, "push city A4") == "piece-not-among(piece=piece-city(number=1))"
    assert why(here, "push explorer Z9") == "no-such-land(land=Z9)"
    assert why(here, "push explorer A4") == ""
    assert why(here, "gather dahan A4") == "not-now(asked=ask-push(left=3, land=A5))"
    gathering = island({"A4": {"dahan": 1}, "A1": {"dahan": 1}}, "power rivers-bounty at A5")
    assert why(gathering, "gather dahan A6") == (
        "piece-not-there(piece=piece-dahan(number=1), land=A6)"
    )


def test_what_cannot_be_damaged() -> None:
    here = island({"A5": {"explorer": 1, "city": 1, "dahan": 1}}, "damage 2 A5")
    assert why(here, "damage town") == "piece-not-there(piece=piece-town(number=1), land=A5)"
    assert why(here, "damage dahan") == "piece-not-among(piece=piece-dahan(number=1))"
    assert why(here, "damage wizard") == "no-such-piece(piece=wizard)"
    assert why(here, "damage city") == ""


@pytest.mark.rule("SI-5.10")
def test_presence_that_cannot_be_added() -> None:
    here = island(seats={"P1": {"plays_track": 7}}).answer("growth 2")
    assert why(here, "presence plays A7") == "track-empty"
    assert why(here, "presence destroyed A7") == "presence-source(source=destroyed)"
    assert why(here, "presence energy A1") == "presence-land(land=A1)"
    assert why(here, "presence energy A7") == ""


def test_cards_that_are_not_offered() -> None:
    here = island().answer("growth 3", "gain-power 1", "gain minor")
    offered = here.options()[0]
    assert why(here, offered) == ""
    assert why(here, "take wash-away") == "card-not-among(card=power-wash-away)"
    assert why(here, "take nonsense") == "no-such-card(card=nonsense)"


def test_a_land_that_is_not_offered() -> None:
    here = island({"A5": {"blight": 1}}, "blight A5")
    assert here.prompt() == "ask-cascade"
    assert why(here, "cascade A2") == "land-not-among(land=A2, terrain=terrain-wetland)"
    assert why(here, "yes") == "not-now(asked=ask-cascade(land=A5))"


def test_words_that_name_nothing() -> None:
    """A verb with words that fit it badly is refused for the words."""
    here = island({"A5": {"explorer": 1}}, "power wash-away at A5")
    assert why(here, "push wizard A4") == "no-such-piece(piece=wizard)"
    assert why(here, "push explorer") == "not-now(asked=ask-push(left=3, land=A5))"
    assert why(island(), "growth many") == "growth-number(most=3)"
    assert why(island(), "use wash-away all") == "only-power-phase"
    assert why(using(), "growth many") == "only-spirit-phase"
    assert why(using(played=["flash-floods"]), "use flash-floods all") == "no-such-level(level=all)"
    placing = island().answer("growth 2")
    assert why(placing, "presence energy Z9") == "presence-land(land=Z9)"
    blighted = island({"A5": {"blight": 1}}, "blight A5")
    assert why(blighted, "cascade Z9") == "no-such-land(land=Z9)"
    assert why(blighted, "hello world") == "not-now(asked=ask-cascade(land=A5))"


def test_garbage_is_unreadable() -> None:
    here = island()
    error = GAME.explain(here.match.state, 0, "~ no such move ~")  # type: ignore[arg-type]
    assert isinstance(error, Unreadable)
    assert error.reason.id == "no-such-move"
    assert error.nearest
