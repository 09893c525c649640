"""The powers of Fractured Days Split the Sky."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core.view import SPECTATOR
from loci.games.spirit_island import GAME
from loci.games.spirit_island.rules.audit import audit
from loci.games.spirit_island.rules.island.presence import lands_of
from loci.games.spirit_island.rules.spirits.elements import elements_of
from loci.games.spirit_island.state.names import by_element
from loci.games.spirit_island.state.registry import SPIRITS
from tests.spirit_island.spirits import alone, pair, printed, thresholds
from tests.spirit_island.tables import EVERY_SET, RIVER, Island, island, targets

FRACTURED = "fractured-days-split-the-sky"
SLIP, VISIONS = SPIRITS[FRACTURED].innates
STASIS, BLUR, POUR, PAST = SPIRITS[FRACTURED].uniques
OWN = {"P1": 1}
SITE = {"P1": 2}


def days(lands: dict[str, Any] | None = None, *steps: str, **keys: Any) -> Island:
    return alone(FRACTURED, lands or {}, *steps, **keys)


def seat(**keys: Any) -> dict[str, Any]:
    return {"P1": keys}


def time(here: Island) -> int:
    return int(here.seat().kept.get("time", 0))


def test_the_headers() -> None:
    assert printed(STASIS) == (1, "fast", "sun air earth", "sacred 2", "any-land")
    assert printed(BLUR) == (1, "fast", "sun moon air", "presence 1", "any-land")
    assert printed(POUR) == (1, "fast", "moon air water", "", "yourself")
    assert printed(PAST) == (0, "fast", "sun moon", "", "nothing")
    assert printed(SLIP) == (0, "fast", "", "", "any-spirit")
    assert thresholds(SLIP, "3 moon 1 air", "2 sun 2 moon", "3 sun 2 air")
    assert printed(VISIONS) == (0, "slow", "", "", "yourself")
    assert thresholds(VISIONS, "1 sun 2 moon 2 air", "2 sun 3 moon 2 air")


# -- Slip the Flow of Time -------------------------------------------------------------------------


def slipping(elements: dict[str, int], time: int = 0, **river: Any) -> Island:
    seats = {
        "P1": {"elements": elements, "time": time, "plays_track": 4, "hand": []},
        "P2": river,
    }
    return pair(FRACTURED, RIVER, {}, phase="fast", seats=seats)


@pytest.mark.rule("SX-12.44")
def test_a_slow_power_is_used_now() -> None:
    lands = {"B7": {"town": 1, "presence": {"P2": 1}}}
    seats = {"P1": {"elements": {"moon": 3, "air": 1}, "hand": []}, "P2": {"played": ["wash-away"]}}
    here = pair(FRACTURED, RIVER, lands, phase="fast", seats=seats)
    here.answer(f"use {SLIP}", "target P2", seat=0)
    assert (here.prompt(1), here.options(1)) == ("ask-use-now", ["use wash-away", "stop"])
    here.answer("use wash-away", "target B7", "push town B8", seat=1)
    assert here.seat(1).used == ["wash-away"]
    assert here.seat(1).hurried == 0  # no other permission is spent for that


def test_a_card_comes_back_from_play_or_discard() -> None:
    here = slipping({"sun": 2, "moon": 2}, played=["wash-away"], discard=["flash-floods"])
    here.answer(f"use {SLIP}", "target P2", seat=0)
    assert here.options(1) == ["reclaim flash-floods", "reclaim wash-away", "stop"]
    here.answer("reclaim wash-away", seat=1)
    assert "wash-away" in here.seat(1).hand
    assert by_element(elements_of(here.table, 1)) == {}  # its elements are lost


def test_a_card_is_played_for_its_cost() -> None:
    here = slipping({"sun": 3, "air": 2}, hand=["wash-away", "flash-floods"], energy=1)
    here.answer(f"use {SLIP}", "target P2", seat=0)
    assert here.options(1) == ["play wash-away", "stop"]
    here.answer("play wash-away", seat=1)
    assert (here.seat(1).played, here.seat(1).energy) == (["wash-away"], 0)


def test_a_card_that_came_back_may_be_used_again() -> None:
    elements = {"sun": 3, "moon": 2, "air": 2}
    here = slipping(elements, played=["flash-floods"], used=["flash-floods"], energy=5, hand=[])
    here.answer(f"use {SLIP}", "target P2", seat=0)
    here.answer("reclaim flash-floods", "play flash-floods", seat=1)
    assert (here.seat(1).played, here.seat(1).used) == (["flash-floods"], [])


def test_each_further_use_costs_time() -> None:
    here = slipping({"sun": 2, "moon": 2}, time=3, discard=["wash-away", "flash-floods"])
    here.answer(f"use {SLIP}", "target P2", seat=0).answer("reclaim wash-away", seat=1)
    assert time(here) == 3
    here.answer(f"use {SLIP}", "target P2", seat=0).answer("reclaim flash-floods", seat=1)
    assert time(here) == 2
    here.answer(f"use {SLIP}", "target P1", seat=0)
    assert (time(here), here.seat().shown) == (0, (1, 1))
    assert here.why_not(f"use {SLIP}") == "power-price"


# -- Visions of a Shifting Future ------------------------------------------------------------------

DECK = ["1-jungle", "1-sands", "1-wetland", "2-jungle"]


def seen(elements: str, *answers: str, deck: list[str] | None = None, **keys: Any) -> Island:
    here = days({}, f"power {VISIONS}", elements=elements, invader_deck=deck or DECK, **keys)
    return here.answer("option invader-deck", *answers)


def test_the_top_cards_are_shuffled() -> None:
    tops = {tuple(seen("1 sun 2 moon 2 air", seed=n).pile("invader_deck")[:2]) for n in range(8)}
    assert tops == {("1-jungle", "1-sands"), ("1-sands", "1-jungle")}
    here = seen("1 sun 2 moon 2 air")
    assert here.pile("invader_deck")[2:] == DECK[2:]
    assert here.table.shown == []


def test_the_top_card_goes_under_the_deck() -> None:
    here = seen("2 sun 3 moon 2 air", "option put-under")
    assert here.pile("invader_deck") == [*DECK[1:], DECK[0]]
    assert here.table.shown == ["1-jungle"]  # everybody knows it
    back = seen("2 sun 3 moon 2 air", "option shuffle-top")
    assert sorted(back.pile("invader_deck")[:2]) == DECK[:2]


PLACED = [
    ("brandenburg-prussia", 2, ["3-jungle-sands", "2-sands", "3-sands-wetland"]),
    ("scotland", 2, ["2-coastal", "2-sands", "3-sands-wetland"]),  # by name
    ("scotland", 2, ["2-jungle", "1-sands", "2-coastal"]),
]


@pytest.mark.rule("SX-16.27")
@pytest.mark.parametrize(("adversary", "level", "deck"), PLACED)
def test_a_card_that_set_up_has_placed_stays(adversary: str, level: int, deck: list[str]) -> None:
    options = {**EVERY_SET, "adversary": adversary, "level": level}
    here = seen("2 sun 3 moon 2 air", deck=deck, options=options)
    assert here.prompt() == "ask-growth"
    assert deck[0] in here.pile("invader_deck")[:2]


OTHERS = [
    ("brandenburg-prussia", 1, ["3-jungle-sands", "2-sands"], []),
    ("brandenburg-prussia", 2, ["3-jungle-sands", "2-sands"], ["3-sands-wetland"]),  # not the early
    ("scotland", 1, ["2-coastal", "2-sands", "3-sands-wetland"], []),
    ("", 0, ["3-jungle-sands", "3-sands-wetland", "2-sands"], []),
]


@pytest.mark.rule("SX-16.27")
@pytest.mark.parametrize(("adversary", "level", "deck", "gone"), OTHERS)
def test_a_card_above_what_was_put_under_goes_under_too(
    adversary: str, level: int, deck: list[str], gone: list[str]
) -> None:
    options = {**EVERY_SET, **({"adversary": adversary, "level": level} if adversary else {})}
    keys: dict[str, Any] = {"deck": deck, "options": options, "invader_discard": gone}
    here = seen("2 sun 3 moon 2 air", "option put-under", **keys)
    assert here.pile("invader_deck") == [*deck[1:], deck[0]]


def test_the_event_deck_is_looked_at() -> None:
    keys = {"options": EVERY_SET, "elements": "2 sun 3 moon 2 air"}
    here = days({}, f"power {VISIONS}", **keys)
    assert here.options() == ["option invader-deck", "option event-deck"]
    top = here.pile("event_deck")[0]
    here.answer("option event-deck", "option put-under")
    assert here.pile("event_deck")[-1] == top


# -- Absolute Stasis -------------------------------------------------------------------------------


def frozen(*steps: str, **keys: Any) -> Island:
    lands = {
        "A5": {"town": 2, "dahan": 1, "presence": SITE},
        "A4": {"town": 1, "presence": OWN},
    }
    seats = seat(time=1, plays_track=2)
    return days(lands, f"power {STASIS} at A5", *steps, seats=seats, **keys)


@pytest.mark.rule("SX-35.34")
def test_a_land_in_stasis_does_not_exist() -> None:
    here = frozen()
    table = here.table
    number = table.island.numbers["A5"]
    assert number not in table.island.lands
    assert all(number not in near for near in table.island.near)
    assert lands_of(table, 0) == [table.island.numbers[name] for name in ("A4", "A7")]
    assert "A5" not in targets(here, BLUR)
    assert audit(table) == []


def test_nothing_happens_in_a_land_in_stasis() -> None:
    here = frozen("ravage wetland", "ravage sands", "build wetland", "explore wetland")
    assert here.land("A5") == {"town": 2, "dahan": 1, "presence": {0: 2}}
    assert "blight" in here.land("A4")


def test_range_does_not_pass_through_it() -> None:
    lands = {"A5": {"presence": SITE}, "A7": {}}
    here = days(lands, f"power {STASIS} at A5", seats=seat(time=1, plays_track=2))
    assert targets(here, BLUR) == []


def test_stasis_ends_with_the_slow_phase() -> None:
    here = frozen("time-passes")
    assert here.table.island.hidden == []
    assert here.table.island.numbers["A5"] in here.table.island.lands


def test_stasis_lasts_through_the_slow_phase() -> None:
    keys: dict[str, Any] = {"played": [STASIS], "hand": [], "time": 1, "energy_track": 2}
    lands = {"A5": {"town": 1, "presence": SITE}, "A7": {"presence": OWN}}
    here = days(lands, phase="fast", seats=seat(**keys), build=["1-wetland"], blight_pool=9)
    here.answer(f"use {STASIS}", "target A5", "done")
    while here.prompt() not in ("ask-growth", "ask-slow"):
        here.answer(here.options()[0])
    assert here.table.island.hidden == []  # nothing was slow, and the turn is over
    assert here.land("A5")["town"] == 1


def test_stasis_is_saved() -> None:
    here = frozen()
    loaded = GAME.load_table(here.table.to_data())
    assert loaded.island.hidden == here.table.island.hidden != []


def test_stasis_costs_time() -> None:
    keys: dict[str, Any] = {"played": [STASIS], "hand": []}
    poor = days({"A5": {"presence": SITE}}, phase="fast", seats=seat(**keys))
    assert f"use {STASIS}" not in poor.options()
    keys |= {"time": 1, "energy_track": 2}
    here = days({"A5": {"presence": SITE}}, phase="fast", seats=seat(**keys))
    here.answer(f"use {STASIS}", "target A5")
    assert (time(here), here.seat().shown) == (0, (1, 1))


def test_presence_in_stasis_still_counts_for_defeat() -> None:
    lands = {"A5": {"presence": SITE}, "A7": {}}
    seats = seat(time=1, plays_track=2)
    here = days(lands, f"power {STASIS} at A5", "check", seats=seats)
    assert here.ending() == ""


# -- Blur the Arc of Years -------------------------------------------------------------------------


def test_years_heal_an_empty_land() -> None:
    here = days({"A5": {"blight": 2, "presence": OWN}}, f"power {BLUR} at A5")
    assert here.land("A5")["blight"] == 1


def test_years_of_invaders() -> None:
    here = days({"A5": {"explorer": 1, "presence": SITE}}, f"power {BLUR} at A5")
    assert here.land("A5") == {"explorer": 1, "town": 1, "blight": 1, "presence": {0: 1}}


def test_years_of_dahan() -> None:
    here = days({"A5": {"dahan": 1, "presence": OWN}}, f"power {BLUR} at A5")
    assert here.land("A5")["dahan"] == 2
    here.answer("push dahan A4", "stop")
    assert here.lands("A4", "A5") == [{"dahan": 1}, {"dahan": 1, "presence": {0: 1}}]


def test_more_years_for_time() -> None:
    lands = {"A5": {"blight": 3, "presence": OWN}}
    here = days(lands, f"power {BLUR} at A5", seats=seat(time=2, plays_track=3))
    assert here.options() == ["target A5", "stop"]
    here.answer("target A5")
    assert (here.land("A5")["blight"], time(here)) == (1, 1)
    assert here.prompt() == "ask-growth"  # once
    kept = days(lands, f"power {BLUR} at A5", seats=seat(time=1, plays_track=2)).answer("stop")
    assert (kept.land("A5")["blight"], time(kept)) == (2, 1)


# -- The Past Returns Again ------------------------------------------------------------------------

DISCARD = ["1-mountain", "2-sands", "3-jungle-wetland"]


def past(**keys: Any) -> Island:
    seats = {"P1": {"time": 2, "plays_track": 3, "energy": 1}}
    data = {"invader_deck": DECK, "invader_discard": DISCARD, "seats": seats, **keys}
    return days({}, f"power {PAST}", **data)


@pytest.mark.rule("SX-15.20", "SX-15.21")
def test_the_past_returns() -> None:
    here = past()
    assert here.options() == ["swap 1-mountain", "swap 2-sands"]  # not two stages away
    here.answer("swap 2-sands")
    assert here.pile("invader_deck") == ["2-sands", *DECK[1:]]
    assert here.pile("invader_discard") == ["1-mountain", "3-jungle-wetland"]
    assert here.pile("invader_covered") == ["1-jungle"]
    assert here.table.shown == ["2-sands"]


@pytest.mark.rule("SX-15.22")
def test_without_a_discard_nothing_is_swapped() -> None:
    here = past(invader_discard=[])
    assert here.pile("invader_deck") == DECK


@pytest.mark.rule("SX-15.12", "SX-15.19")
def test_what_the_past_costs() -> None:
    seats: dict[str, Any] = {
        "P1": {"time": 3, "plays_track": 4, "energy": 1, "played": [PAST], "hand": []},
        "P2": {"energy": 1},
    }
    keys = {"invader_deck": DECK, "invader_discard": DISCARD, "phase": "fast"}
    here = pair(FRACTURED, RIVER, {}, seats=seats, **keys)
    here.answer(f"use {PAST}", seat=0)
    while here.prompt(here.asked()[0]) in ("ask-target", "ask-pay", "ask-return-presence"):
        here.answer(here.options()[0])
    assert (time(here), here.seat(0).energy, here.seat(1).energy) == (1, 0, 0)
    poor = pair(FRACTURED, RIVER, {}, seats={**seats, "P2": {"energy": 0}}, **keys)
    assert f"use {PAST}" not in poor.options(0)


@pytest.mark.rule("SX-35.35")
def test_a_card_in_the_discard_that_lies_face_down_is_not_chosen() -> None:
    here = past(invader_covered=["1-wetland"], invader_deck=["1-jungle", "1-sands"])
    assert here.options() == ["swap 1-mountain", "swap 2-sands"]


def test_a_face_down_card_of_the_discard_is_not_seen() -> None:
    here = past().answer("swap 2-sands")
    seen = GAME.see(here.table, SPECTATOR)["invaders"]
    assert (seen["covered"], seen["known"]) == ([1], ["2-sands"])
    assert "piles.invader_covered" in GAME.secrets(here.table, SPECTATOR)


@pytest.mark.rule("SX-35.6")
@pytest.mark.parametrize("adversary", ["brandenburg-prussia", "england"])
def test_time_poured_counts_for_escalations_with_a_condition(adversary: str) -> None:
    """On the board entered twice, on the board left never; each with its own choice of a land."""
    effects = [
        {"kind": "time-poured", "seat": "P1", "word": "A", "number": 1},
        {"kind": "time-poured", "seat": "P1", "word": "B"},
    ]
    lands = {"A5": {"town": 1}, "B5": {"town": 1}, "A8": {}}
    options = {**EVERY_SET, "adversary": adversary, "level": 0}
    keys: dict[str, Any] = {"boards": "AB", "spirits": [RIVER, RIVER], "options": options}
    here = island(lands, "escalation 2-jungle", effects=effects, **keys)
    while here.prompt().startswith("ask-adversary"):
        assert here.options()[0].startswith("land B")
        here.answer(here.options()[0])
    built = [
        sum(here.land(f"{board}{n}").get(kind, 0) for n in range(1, 9) for kind in ("town", "city"))
        for board in "AB"
    ]
    assert built == [1, 3]


@pytest.mark.parametrize(("before", "after"), [(3, 0), (2, 2), (0, 0)])
def test_a_step_pays_with_time_only_if_there_is_enough(before: int, after: int) -> None:
    seats = seat(time=before, plays_track=4)
    here = days({"A4": {"presence": OWN}}, f"power {POUR}", seats=seats)
    while here.prompt() == "ask-return-presence":
        here.answer(here.options()[0])
    here.answer("presence A4 A7")
    assert (time(here), here.land("A7")["presence"]) == (after, {0: 2})
