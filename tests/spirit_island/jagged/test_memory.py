"""Shifting Memory of Ages: panel, special rules, innate and unique powers."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core.errors import BadData
from loci.games.spirit_island.rules.act import EVENT, Act
from loci.games.spirit_island.rules.effect import effect_from
from loci.games.spirit_island.rules.powers.cards import forget
from loci.games.spirit_island.state.names import by_element
from loci.games.spirit_island.state.registry import POWERS, SPIRITS
from loci.games.spirit_island.state.table import load_table
from tests.spirit_island.spirits import (
    alone,
    frame,
    growth,
    income,
    lands_to_grow,
    pair,
    panel,
    plays,
    presence,
    printed,
    started,
    thresholds,
)
from tests.spirit_island.start import carry_out
from tests.spirit_island.tables import EVERY_SET, RIVER, Island, targets

MEMORY = "shifting-memory-of-ages"
LEARN, OBSERVE = "learn-the-invaders-tactics", "observe-the-ever-changing-world"
OWN = {"P1": 1}
SETTLED = {"A5": {"town": 1, "presence": OWN}}


def memory(lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    return alone(MEMORY, lands, *steps, **keys)


def prepared(here: Island) -> dict[str, int]:
    names = here.seat().kept.get("markers", ())
    return {name: names.count(name) for name in names}


# -- the panel -------------------------------------------------------------------------------------


def test_the_panel() -> None:
    assert panel(MEMORY) == (
        "0 1 2 3+marker 4 reclaim 5 6+marker",
        "1 2 2 markers-for-play 3",
    )
    assert growth(MEMORY) == [
        ["reclaim-all", "presence-0"],
        ["gain-power", "presence-2"],
        ["presence-1", "energy-2"],
        ["energy-9"],
    ]
    assert frame(MEMORY) == (1, "moderate", "jagged-earth")


def test_the_headers() -> None:
    boon = (1, "slow", "moon water earth plant", "", "any-spirit")
    assert printed("boon-of-ancient-memories") == boon
    assert printed("elemental-teachings") == (0, "fast", "moon air earth", "", "any-spirit")
    secrets = (0, "fast", "sun air earth", "sacred 1", "any-land")
    assert printed("share-secrets-of-survival") == secrets
    assert thresholds("share-secrets-of-survival", "3 air")
    study = (0, "fast", "moon air animal", "presence 0", "town-city")
    assert printed("study-the-invaders-fears") == study
    assert SPIRITS[MEMORY].innates == [LEARN, OBSERVE]
    assert printed(LEARN) == (0, "fast", "", "presence 1", "invaders")
    assert thresholds(LEARN, "2 earth", "1 air 2 earth", "2 moon 3 air 4 earth")
    assert printed(OBSERVE) == (0, "fast", "", "presence 1", "any-land")
    assert thresholds(OBSERVE, "1 moon", "2 moon 1 air")


@pytest.mark.parametrize(
    ("board", "land"), [("A", "A7"), ("B", "B7"), ("C", "C7"), ("D", "D8"), ("E", "E6")]
)
@pytest.mark.rule("SX-7.2")
def test_set_up(board: str, land: str) -> None:
    here = started(MEMORY, board)
    assert presence(here) == {land: 2}
    assert prepared(here) == {"moon": 1, "air": 1, "earth": 1}


# -- growth and tracks -----------------------------------------------------------------------------


def test_growth() -> None:
    seats = {"P1": {"discard": ["elemental-teachings"], "energy": 0}}
    first = memory({}, "growth 1", seats=seats).answer("reclaim-all 1")
    assert "elemental-teachings" in first.seat().hand
    assert {line.split()[-1] for line in first.options()} == {"A7"}
    second = memory({}, "growth 2").answer("presence-2 2")
    assert lands_to_grow(second) == {f"A{n}" for n in (1, 4, 5, 6, 7, 8)}
    third = memory({}, "growth 3", seats=seats).answer("energy-2 2")
    assert (third.seat().energy, third.prompt()) == (2, "ask-presence")
    assert memory({}, "growth 4", seats=seats).seat().energy == 9


@pytest.mark.parametrize(
    ("shown", "energy"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 4), (7, 5), (8, 6)]
)
def test_the_energy_track(shown: int, energy: int) -> None:
    assert income(MEMORY, shown) == (energy, {})


@pytest.mark.parametrize(("shown", "number"), [(1, 1), (2, 2), (3, 2), (4, 2), (5, 3)])
def test_the_plays_track(shown: int, number: int) -> None:
    assert plays(MEMORY, shown) == (number, False)


def test_a_space_takes_a_card_back() -> None:
    seats = {"P1": {"energy_track": 6, "discard": ["elemental-teachings"]}}
    assert "reclaim elemental-teachings" in memory({}, seats=seats).options()


@pytest.mark.parametrize(("shown", "markers"), [(3, 0), (4, 1), (7, 1), (8, 2)])
@pytest.mark.rule("SX-35.32")
def test_markers_come_with_the_income(shown: int, markers: int) -> None:
    here = memory({}, seats={"P1": {"energy_track": shown}}).answer("growth 4")
    for _ in range(markers):
        assert here.prompt() == "ask-element"
        here.answer("element plant")
    assert (here.prompt(), prepared(here)) == ("ask-play", {"plant": markers} if markers else {})


def test_a_space_uncovered_in_this_growth_prepares_a_marker() -> None:
    here = memory({}, seats={"P1": {"energy_track": 3}})
    here.answer("growth 1", "reclaim-all 1", "presence energy A7", "element sun")
    assert prepared(here) == {"sun": 1}


def test_two_markers_are_traded_for_a_card_play() -> None:
    seats = {"P1": {"plays_track": 4, "markers": {"moon": 2, "air": 1}}}
    here = memory({}, seats=seats)
    assert "track markers-for-play" in here.options()
    here.answer("track markers-for-play")
    assert here.options() == ["element moon", "element air"]  # it cannot stop
    here.answer("element moon", "element air")
    assert (prepared(here), here.seat().bonus_plays) == ({"moon": 1}, 1)
    assert here.why_not("track markers-for-play") == "track-used"
    one = memory({}, seats={"P1": {"plays_track": 4, "markers": {"moon": 1}}})
    assert one.why_not("track markers-for-play") == "track-cannot"
    covered = memory({}, seats={"P1": {"plays_track": 3, "markers": {"moon": 2}}})
    assert covered.why_not("track markers-for-play") == "track-covered"


# -- special rules ---------------------------------------------------------------------------------


@pytest.mark.rule("SX-35.31")
def test_a_card_of_the_hand_may_be_discarded_and_not_forgotten() -> None:
    hand = ["elemental-teachings", "study-the-invaders-fears"]
    here = memory({}, seats={"P1": {"hand": hand, "discard": ["share-secrets-of-survival"]}})
    act = Act(here.table, EVENT)
    carry_out(forget(act, 0), "forget elemental-teachings", "discard elemental-teachings")
    assert here.seat().discard == ["share-secrets-of-survival", "elemental-teachings"]
    carry_out(forget(act, 0), "forget study-the-invaders-fears")  # once in an Action
    assert (here.seat().hand, here.pile("removed")) == ([], ["study-the-invaders-fears"])
    carry_out(forget(Act(here.table, EVENT), 0), "forget elemental-teachings")  # not of the hand
    assert here.pile("removed") == ["study-the-invaders-fears", "elemental-teachings"]


def test_it_may_forget_all_the_same() -> None:
    here = memory({}, seats={"P1": {"hand": ["elemental-teachings"]}})
    act = Act(here.table, EVENT)
    carry_out(forget(act, 0), "forget elemental-teachings", "forget elemental-teachings")
    assert here.pile("removed") == ["elemental-teachings"]


def test_a_major_power_is_paid_for_by_a_discarded_card() -> None:
    here = memory({}, "growth 2").answer("gain-power 1", "gain major")
    here.answer(here.options()[0], "forget elemental-teachings", "discard elemental-teachings")
    assert (here.seat().discard, len(here.seat().hand)) == (["elemental-teachings"], 4)


@pytest.mark.rule("SX-12.47")
def test_an_event_of_several_actions_lets_it_discard_twice() -> None:
    """EX-24."""
    hand = ["elemental-teachings", "share-secrets-of-survival", "boon-of-ancient-memories"]
    seats = {"P1": {"hand": hand, "energy": 2}}
    event = "event-card dahan-trade-with-the-invaders at 3"
    here = alone(MEMORY, {}, event, seats=seats, options=EVERY_SET)
    here.answer("forget elemental-teachings", "discard elemental-teachings", "spend 2")
    here.answer("forget share-secrets-of-survival", "discard share-secrets-of-survival")
    assert here.seat().discard == ["elemental-teachings", "share-secrets-of-survival"]
    assert (here.pile("removed"), here.seat().hand) == ([], ["boon-of-ancient-memories"])


# -- innate powers ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("elements", "defence"),
    [("2 earth", 2), ("1 air 2 earth", 3), ("2 moon 3 air 4 earth", 6)],
)
def test_learning_tactics(elements: str, defence: int) -> None:
    discard = ["1-jungle", "1-sands", "1-wetland"]
    keys = {"elements": elements, "invader_discard": discard}
    here = memory(SETTLED, f"power {LEARN} at A5", **keys)
    assert here.defended("A5") == [defence]


def test_tactics_are_learned_where_invaders_are() -> None:
    assert targets(memory(SETTLED), LEARN) == ["A5", "A8"]


def test_observing_prepares_a_marker() -> None:
    here = memory(SETTLED, f"power {OBSERVE} at A5", elements="1 moon").answer("element fire")
    assert prepared(here) == {"fire": 1}


def observed(*steps: str, **keys: Any) -> Island:
    lands = {"A5": {"town": 3, "dahan": 1, "presence": OWN}}
    return memory(lands, f"power {OBSERVE} at A5", *steps, elements="2 moon 1 air", **keys)


@pytest.mark.rule("SX-35.9", "SX-35.10", "SX-12.32")
def test_a_change_is_observed_once_in_an_action_and_damage_is_none() -> None:
    """EX-72."""
    here = observed("destroy 2 town A5", "damage 1 A5")
    assert here.prompt() == "ask-element"
    here.answer("element plant")
    assert prepared(here) == {"plant": 1}
    assert here.land("A5")["town-1"] == 1


@pytest.mark.parametrize(
    "step",
    [
        "add 1 explorer A5",
        "remove 1 dahan A5",
        "add 1 beasts A5",
        "add 1 blight A5",
        "add 1 presence A5 by P1 from energy",
        "add 1 strife A5",
        "push 1 dahan A5",
    ],
)
@pytest.mark.rule("SX-36.2")
def test_what_changes_the_pieces_of_a_land(step: str) -> None:
    here = observed(step)
    while here.prompt() not in ("ask-element", "ask-growth"):
        here.answer(here.options()[0])
    assert here.prompt() == "ask-element"


def test_three_changes_are_observed() -> None:
    here = observed(*["add 1 explorer A5"] * 4)
    here.answer("element sun", "element sun", "element moon")
    assert prepared(here) == {"sun": 2, "moon": 1}
    assert here.prompt() == "ask-growth"
    elsewhere = observed("add 1 explorer A4")
    assert elsewhere.prompt() == "ask-growth"


def test_what_is_observed_is_saved() -> None:
    here = observed()
    effect = here.table.effects[-1]
    data = effect.to_data(here.table.island)
    assert data == {
        "kind": "observed",
        "land": "A5",
        "seat": "P1",
        "number": 3,
        "before": "1.P1+1.dahan+3.town",
    }
    assert effect_from(here.table, data) == effect
    assert load_table(here.table.to_data()).island is here.table.island
    for wrong in ("a b", 7):
        with pytest.raises(BadData):
            effect_from(here.table, {**data, "before": wrong})


# -- unique powers ---------------------------------------------------------------------------------

BOON = "power boon-of-ancient-memories at"


def test_the_boon_for_itself() -> None:
    here = memory({}, f"{BOON} P1")
    assert here.prompt() == "ask-take"
    assert {POWERS[line.removeprefix("take ")].deck for line in here.options()} == {"minor"}


def test_the_boon_for_another_spirit() -> None:
    seats = {"P2": {"energy": 3}}
    here = pair(MEMORY, RIVER, {}, f"{BOON} P2", seats=seats).answer("gain major", seat=1)
    here.answer(here.options(1)[0], seat=1).answer("spend 2", seat=1)
    assert (here.seat(1).energy, len(here.seat(1).hand)) == (1, 5)
    kept = pair(MEMORY, RIVER, {}, f"{BOON} P2", seats=seats).answer("gain major", seat=1)
    kept.answer(kept.options(1)[0], seat=1).answer("stop", seat=1)
    assert kept.prompt(1) == "ask-forget"
    poor = pair(MEMORY, RIVER, {}, f"{BOON} P2", seats={"P2": {"energy": 1}})
    poor.answer("gain major", seat=1).answer(poor.options(1)[0], seat=1)
    assert poor.prompt(1) == "ask-forget"
    minor = pair(MEMORY, RIVER, {}, f"{BOON} P2", seats=seats).answer("gain minor", seat=1)
    minor.answer(minor.options(1)[0], seat=1)
    assert minor.seat(1).energy == 3


def test_elemental_teachings() -> None:
    seats = {"P1": {"markers": {"earth": 1}}}
    here = pair(MEMORY, RIVER, {}, "power elemental-teachings at P2", seats=seats)
    here.answer("element fire", "element fire", "element earth", seat=0)
    assert by_element(list(here.seat(1).extra_elements)) == {"fire": 1, "earth": 1}
    assert prepared(here) == {}
    four = memory({}, "power elemental-teachings at P1", seats={"P1": {"markers": {"sun": 4}}})
    four.answer("element sun", *["element sun"] * 3)
    assert (prepared(four), four.prompt()) == ({"sun": 2}, "ask-growth")
    none = memory({}, "power elemental-teachings at P1", seats=seats).answer("element air", "stop")
    assert prepared(none) == {"air": 1, "earth": 1}


SECRETS = "power share-secrets-of-survival at A5"


@pytest.mark.parametrize(("dahan", "left"), [(1, 1), (2, 2), (4, 2)])
def test_secrets_keep_dahan_alive_in_each_action(dahan: int, left: int) -> None:
    lands = {"A5": {"dahan": dahan, "presence": {"P1": 2}}}
    here = memory(lands, SECRETS, f"destroy {dahan} dahan A5").answer("option share-secrets")
    assert here.land("A5")["dahan"] == left
    twice = memory(lands, SECRETS, *[f"destroy {dahan} dahan A5"] * 2)
    twice.answer("option share-secrets")
    assert twice.land("A5")["dahan"] == left


def test_secrets_in_a_ravage() -> None:
    lands = {"A5": {"city": 2, "dahan": 3, "presence": {"P1": 2}}}
    here = memory(lands, SECRETS, "ravage A5").answer("option share-secrets")
    assert here.land("A5")["dahan"] == 2
    assert here.prompt() == "ask-damage"  # they strike back with 4


def test_secrets_gather() -> None:
    lands = {"A5": {"presence": {"P1": 2}}, "A4": {"dahan": 3}}
    here = memory(lands, SECRETS)
    assert here.options() == ["option share-secrets", "option gather-dahan"]
    here.answer("option gather-dahan", "gather dahan A4", "gather dahan A4")
    assert here.land("A5")["dahan"] == 2
    both = memory(lands, SECRETS, "destroy 2 dahan A5", elements="3 air")
    both.answer("option both", "gather dahan A4", "stop")
    assert both.land("A5")["dahan"] == 1


def test_studying_fears() -> None:
    here = memory(SETTLED, "power study-the-invaders-fears at A5")
    assert here.fear() == 2
    assert here.table.shown == [here.pile("fear_deck")[0]]
    earned = memory(SETTLED, "power study-the-invaders-fears at A5", fear_done=3)
    assert len(earned.pile("earned")) == 1
    assert earned.table.shown == [earned.pile("fear_deck")[0]]  # the next one
    assert targets(memory(SETTLED), "study-the-invaders-fears") == ["A5"]


# -- markers that aid ------------------------------------------------------------------------------


def drought(of_other: int, **own: Any) -> Island:
    """A choice event of 4 energy a player, aided by water, for one of two options."""
    seats = {"P1": {"hand": [], **own}, "P2": {"hand": [], "energy": of_other}}
    keys: dict[str, Any] = {"options": EVERY_SET, "seats": seats}
    return pair(MEMORY, RIVER, {}, "event-card years-of-little-rain", **keys)


@pytest.mark.rule("SX-17.14")
def test_a_marker_counts_where_its_element_aids() -> None:
    here = drought(4, energy=3, markers={"water": 2, "fire": 1})
    here.answer("option act-to-ease-the-drought", seat=0).answer("yes", seat=1)
    assert here.options(0) == ["spend 1", "spend 2", "spend 3", "element water"]
    here.answer("element water", "spend 3", seat=0)
    assert (prepared(here), here.seat(1).energy) == ({"water": 1, "fire": 1}, 4)
    assert here.options(0) == ["element water", "done"]
    here.answer("element water", seat=0)
    assert prepared(here) == {"fire": 1}
    assert [here.seat(n).energy for n in (0, 1)] == [0, 1]  # the other pays what is left


@pytest.mark.rule("SX-17.14")
def test_without_enough_markers_the_option_is_not_there() -> None:
    assert drought(4, energy=2, markers={"water": 2}).prompt() == "ask-event"
    assert drought(4, energy=1, markers={"water": 2, "fire": 5}).prompt() != "ask-event"
