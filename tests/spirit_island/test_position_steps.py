"""Positions as outsiders write them: piles that agree, forced answers, single steps."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core.errors import BadData, Illegal, LociError
from loci.core.position import Position, read_data, read_yaml
from loci.games.spirit_island import GAME
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import EXPLORER, piece
from tests.spirit_island import box
from tests.spirit_island.tables import EVERY_SET, RIVER, Island, island, pile

EARTH = "vital-strength-of-the-earth"
LANDS = {"A7": {"presence": {"P1": 2}}, "A8": {"city": 1}}


def position(lands: dict[str, Any] | None = None, **keys: Any) -> Position:
    data = {"game": "spirit-island", "boards": "A", "spirits": [RIVER]}
    return read_data({**data, "lands": {**LANDS, **(lands or {})}, **keys})


def table_of(lands: dict[str, Any] | None = None, **keys: Any) -> SpiritTable:
    return Island(position(lands, **keys).match).table


# -- piles -----------------------------------------------------------------------------------------


@pytest.mark.rule("SI-25.11")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    ("earned", "terror", "left"),
    [
        ([], 1, 9),
        (["isolation", "scapegoats"], 1, 7),
        ([], 2, 6),
        (["isolation"], 2, 6),
        (["isolation", "scapegoats", "retreat", "dahan-raid"], 2, 5),
        ([], 3, 3),
    ],
)
def test_the_fear_deck_is_as_long_as_terror_and_earned_cards_say(
    earned: list[str], terror: int, left: int, seed: int
) -> None:
    table = table_of(earned=earned, terror=terror, seed=seed)
    assert (len(pile(table, "fear_deck")), pile(table, "earned")) == (left, earned)
    cards = pile(table, "fear_deck") + pile(table, "fear_box") + earned
    assert len(cards) == box.FEAR_CARDS
    assert not {*pile(table, "fear_deck")} & {*pile(table, "earned")}


@pytest.mark.rule("SI-25.11")
@pytest.mark.parametrize("earned", [["isolation", "scapegoats"], ["retreat", "dahan-raid"]])
def test_the_third_card_raises_the_terror_whatever_the_others_are(earned: list[str]) -> None:
    table = table_of({"A5": {"town": 1}}, earned=earned, fear_done=3, steps=["fear 1"])
    assert (len(pile(table, "earned")), table.terror, len(pile(table, "fear_deck"))) == (3, 2, 6)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("card", ["1-jungle", "1-sands", "2-mountain", "3-jungle-sands"])
def test_a_card_on_a_space_is_one_of_the_twelve(card: str, seed: int) -> None:
    table = table_of(ravage=[card], seed=seed)
    assert len(pile(table, "invader_deck")) == 11
    assert card not in pile(table, "invader_deck") + pile(table, "invader_box")


@pytest.mark.rule("SI-16.1")
def test_the_card_to_explore_is_the_next_of_the_deck() -> None:
    table = table_of(phase="invaders", step="explore", explore=["1-wetland"])
    assert (pile(table, "build_space"), len(pile(table, "invader_deck"))) == (["1-wetland"], 11)
    assert (
        table.pieces[2] == table.pieces[5] == (piece(EXPLORER),)
    )  # A2 on the coast, A5 beside the city


@pytest.mark.parametrize(
    ("keys", "pool"),
    [
        ({}, 2),
        ({"blighted": True, "blight_card": "downward-spiral"}, 5),
        ({"blighted": True, "blight_card": "memory-fades-to-dust"}, 4),
        ({"blight_card": None}, 5),
        ({"options": {"scenario": "blitz"}}, 3),
        ({"blighted": True, "blight_card": "downward-spiral", "blight_pool": 1}, 1),
    ],
)
def test_the_blight_on_the_card_is_that_of_its_side(keys: dict[str, Any], pool: int) -> None:
    assert table_of(**keys).blight_pool == pool


@pytest.mark.rule("SI-24.17")
def test_cards_in_hand_are_no_longer_in_the_progression() -> None:
    seats = {"P1": {"hand": ["wash-away", "uncanny-melting"]}}
    table = table_of(options={"progression": True}, seats=seats)
    assert "uncanny-melting" not in table.seats[0].progression
    assert table.seats[0].progression


def test_as_many_players_as_spirits() -> None:
    two = read_data({"game": "spirit-island", "spirits": ["River", "Lightning"]}).match
    assert two.header.players == 2
    table = Island(two).table
    assert [owner.spirit for owner in table.seats] == [RIVER, "lightnings-swift-strike"]


# -- answers ---------------------------------------------------------------------------------------


def test_an_answer_without_alternative_may_be_written_or_not() -> None:
    lands = {"A5": {"town": 1, "presence": {"P1": 1}}}
    steps = ["damage 2 A5"]
    left_out = table_of(lands, steps=steps)
    written = table_of(lands, steps=steps, moves=["damage town", "damage town-1"])
    assert written.to_data() == left_out.to_data()
    with pytest.raises(Illegal, match=r"position-move\(number=3, move=damage town"):
        position(lands, steps=steps, moves=["damage town", "damage town-1", "damage town"])


@pytest.mark.parametrize("word", ["energy-2", "energy-2 2", "energy-2 1"])
def test_the_number_of_a_growth_action_may_be_left_out_or_be_an_older_one(word: str) -> None:
    """Of `presence-1 1` and `energy-2 2` the second is number 1 once the first is done."""
    first = ["growth 3", "presence-1 1", "presence energy A7"]
    later = table_of(spirits=[EARTH], moves=first)
    earlier = table_of(spirits=[EARTH], moves=["growth 3", word, "presence energy A7"])
    assert later.seats[0].energy == earlier.seats[0].energy == 5


def test_after_the_end_no_answer_is_taken() -> None:
    with pytest.raises(Illegal, match="game-over"):
        position({"A7": {}, "A8": {"city": 1}}, steps=["check"], moves=["done"])


# -- steps -----------------------------------------------------------------------------------------


@pytest.mark.rule("SI-14.6", "SI-15.5", "SI-16.4")
@pytest.mark.parametrize("step", ["ravage A3", "build A3", "explore A4"])
def test_no_action_where_the_rules_have_none(step: str) -> None:
    """A3 has no invaders; A4 is inland and has no source."""
    table = table_of({"A3": {"dahan": 1}}, steps=[step])
    assert table.pieces == table_of({"A3": {"dahan": 1}}).pieces


@pytest.mark.rule("SI-30.20")
def test_the_escalation_of_sweden_follows_the_explore() -> None:
    lands = {"A3": {"dahan": 1}}
    options = {"adversary": "sweden", "level": 0}
    both = island(lands, "explore jungle", "escalation 2-jungle", options=options)
    card = island(lands, "explore 2-jungle", options=options)
    assert both.land("A3") == card.land("A3") == {"explorer": 1, "town": 1}


@pytest.mark.rule("SI-26.10")
def test_a_ravage_stops_where_the_game_ends() -> None:
    lands = {"A4": {"presence": {"P1": 1}, "town": 1}, "A7": {"city-2": 1, "dahan": 4}, "A8": {}}
    here = position(lands, terror=3, steps=["ravage sands"], moves=["ravage A4"])
    assert Island(here.match).land("A7") == {"city-2": 1, "dahan": 4}
    outcome = here.match.outcome()
    assert outcome is not None
    assert outcome.ending == "presence"


@pytest.mark.rule("SI-31.1")
def test_the_extra_explorer_of_blitz_comes_with_the_explore() -> None:
    here = island({"A8": {"town": 1}}, "explore jungle", options={"scenario": "blitz"})
    assert here.options() == ["land A3", "land A8"]


@pytest.mark.rule("SI-8.7", "SI-9.12")
@pytest.mark.parametrize(
    "step", ["power massive-flooding at A5", "power thundering-destruction at A5"]
)
def test_an_innate_power_without_its_elements_does_nothing(step: str) -> None:
    lands = {"A5": {"town": 1, "presence": {"P1": 1}}}
    assert table_of(lands, steps=[step]).pieces == table_of(lands).pieces


@pytest.mark.rule("SI-9.12")
def test_a_power_on_a_land_that_is_no_target_does_nothing() -> None:
    table = table_of({"A5": {"town": 1}}, steps=["power tsunami at A5"])
    assert table.pieces == table_of({"A5": {"town": 1}}).pieces


@pytest.mark.rule("SI-5.15", "SI-5.16")
def test_growth_by_a_step_brings_the_income() -> None:
    steps, moves = ["growth 3 by P1"], ["energy-2", "presence energy A7"]
    table = table_of(spirits=[EARTH], steps=steps, moves=moves)
    assert (table.seats[0].energy, table.seats[0].grown) == (5, 1)


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        ("blight A0", "step-ocean"),
        ("power drought at A0", "step-ocean"),
        ("power drought at P1", "step-target-kind"),
        ("power elemental-boon at A5", "step-target-kind"),
        ("power elemental-boon at P3", "position-who"),
        ("power droughtt at A5", "position-word-near"),
        ("growth 9 by P1", "step-growth"),
        ("escalation 2-coastal", "step-no-adversary"),
        ("fear-card nothing", "position-word"),
        ("build A9", "position-land"),
        ("dance", "step-unknown"),
    ],
)
def test_a_step_that_cannot_be_says_why(step: str, reason: str) -> None:
    with pytest.raises(LociError, match=reason):
        position(steps=[step])


def test_a_card_without_the_symbol_does_not_escalate() -> None:
    with pytest.raises(Illegal, match="step-no-escalation"):
        position(options={"adversary": "england", "level": 0}, steps=["escalation 2-coastal"])


@pytest.mark.parametrize(
    ("keys", "reason"),
    [
        ({"boards": "ABCDG"}, "position-boards"),
        ({"boards": "E"}, r"position-set\(name=E, set=jagged-earth"),
        ({"players": 2, "boards": "AA"}, "position-boards"),
        ({"spirits": ["River", "Earth"], "players": 1}, "position-spirits"),
        ({"terror": 1, "earned": ["isolation", "retreat", "scapegoats"]}, "position-terror"),
        ({"fear_done": 4}, "position-fear-done"),
        ({"step": "ravage"}, "position-step"),
        ({"turn": 0}, "position-number"),
        ({"blighted": True, "blight_card": None}, "position-no-blight-card"),
        ({"seats": {"P1": {"hand": ["massive-flooding"]}}}, "position-innate"),
        ({"seats": {"P1": {"elements": {"sun": -1}}}}, "position-number"),
        ({"lands": {"A0": {"dahan": 9}}}, "position-ocean"),
        ({"lands": {"A5": {"presence": {"P1": 1, "River": 1}}}}, "position-presence-twice"),
        ({"spirits": ["Ocean"], "lands": {"A5": {"presence": {"P1": 1}}}}, "position-not-there"),
        ({"lands": {"A5": {"presence": {"P1": 14}}}}, r"name=A5\.presence\.P1"),
        ({"pending": ["garbage"]}, "step-unknown"),
        ({"fear_sizes": []}, "position-fear-sizes"),
    ],
)
def test_what_cannot_be_is_refused(keys: dict[str, Any], reason: str) -> None:
    data = {"game": "spirit-island", "boards": "A", "spirits": [RIVER], **keys}
    with pytest.raises(LociError, match=reason):
        read_data(data)


def test_a_key_written_twice_is_refused() -> None:
    text = "game: spirit-island\nlands:\n  A5: {town: 1}\n  A5: {dahan: 2}\n"
    with pytest.raises(BadData, match=r"data-twice\(name=A5, line=4\)"):
        read_yaml(text)


# -- elements --------------------------------------------------------------------------------------


@pytest.mark.rule("SI-6.12", "SI-6.19", "SI-6.20")
def test_an_any_space_gives_an_element_also_after_the_spirit_phase() -> None:
    seats = {"P1": {"energy_track": 6, "played": ["dread-apparitions"], "hand": []}}
    here = position(spirits=["Bringer"], phase="fast", seats=seats)
    asked = here.match.decisions()[0]
    assert asked.prompt.id == "ask-element"
    here.answer("element animal")
    assert here.match.decisions()[0].prompt.id == "ask-fast"
    assert len(GAME.table(here.match.state).seats[0].chosen_elements) == 1  # type: ignore[arg-type]


@pytest.mark.rule("SI-6.14")
def test_a_card_is_reclaimed_between_growth_actions_too() -> None:
    seats = {"P1": {"plays_track": 5, "discard": ["flash-floods"]}}
    here = position(seats=seats, moves=["growth 3", "reclaim flash-floods"])
    assert "flash-floods" in Island(here.match).table.seats[0].hand
    assert not any("reclaim" in move.text() for move in here.match.decisions()[0].moves)


def test_boon_of_vigor_counts_a_card_that_was_forgotten_since() -> None:
    moves = ["P2 use call-on-midnights-dream", "P2 take vengeance-of-the-dead"]
    moves += ["P2 forget call-on-midnights-dream", "P2 no"]
    here = read_data(
        {
            "game": "spirit-island",
            "boards": "AB",
            "spirits": ["River", "Bringer"],
            "phase": "fast",
            "lands": {
                "A5": {"presence": {"P1": 1}, "explorer": 1},
                "B5": {"presence": {"P2": 2}, "dahan": 3},
            },
            "seats": {
                "P1": {"played": ["boon-of-vigor"]},
                "P2": {"played": ["call-on-midnights-dream", "dreams-of-the-dahan"]},
            },
            "moves": [*moves, "P1 use boon-of-vigor", "P1 target P2"],
        }
    )
    assert Island(here.match).table.seats[1].energy == 5  # 3 of the dahan, 2 of the boon


def test_what_comes_after_a_step_comes_after_all_lands_of_a_card() -> None:
    """By events: 1 blight among cities after the ravages; a town where these added no blight."""
    lands: dict[str, Any] = {"A3": {"explorer": 2}, "A1": {"city": 1}, "A8": {}}
    keys: dict[str, Any] = {"options": EVERY_SET, "blight_pool": 9}
    eaten = [{"kind": "voracious-consumption"}]
    here = island(lands, "ravage wetland", effects=eaten, **keys)
    assert here.land("A1") == {"city": 1, "blight": 1}
    assert island(lands, "ravage A5", effects=eaten, **keys).land("A1") == {"city": 1}
    invested = [{"kind": "invested-aristocracy", "word": "A"}]
    assert island(lands, "ravage sands", effects=invested, **keys).land("A8") == {"town": 1}
    blighted = island(lands, "ravage jungle", effects=invested, **keys)
    assert blighted.lands("A3", "A8") == [{"explorer": 2, "blight": 1}, {}]


@pytest.mark.rule("SX-15.4")
def test_growth_by_a_step_is_paid_for() -> None:
    with pytest.raises(Illegal, match="needs-energy"):
        island({}, "growth 1", spirits=["sharp-fangs-behind-the-leaves"], options=EVERY_SET)


# -- powers for a price ----------------------------------------------------------------------------


SERPENT = "serpent-slumbering-beneath-the-island"
FRACTURED = "fractured-days-split-the-sky"
ROUSES = "serpent-rouses-in-anger"
#: All three thresholds of it, of which the last costs 7 energy.
ANGRY = {"moon": 5, "fire": 6, "earth": 6}


def serpent(*steps: str, energy: int = 9, **keys: Any) -> Island:
    seats = {"P1": {"energy": energy, "elements": ANGRY}}
    lands = {"A5": {"presence": {"P1": 1}}, "A7": {}}
    return island(lands, *steps, spirits=[SERPENT], options=EVERY_SET, seats=seats, **keys)


@pytest.mark.rule("SX-15.14")
@pytest.mark.parametrize(("named", "left"), [("", 9), (" 1+2", 9), (" 1+2+3", 2), (" 3", 9)])
def test_a_power_step_pays_for_the_thresholds_that_it_names(named: str, left: int) -> None:
    """As `use` does: without a name those that cost nothing, and the price of those that are
    named. Thresholds that go together are named together."""
    step, line = f"power {ROUSES}{named} at A5", f"use {ROUSES}{named}"
    if named == " 3":
        with pytest.raises(Illegal) as refused:
            serpent(step)
        assert refused.value.reason.id == serpent(phase="slow").why_not(line)
        return
    assert serpent(step, "stop").seat().energy == left
    if named != " 1+2":  # that are all, and so written without names
        used = serpent(phase="slow", boards="A").answer(line)
        assert used.seat().energy == left


@pytest.mark.rule("SX-15.14")
def test_a_power_step_without_the_energy_is_refused() -> None:
    """With the reason that `use` gives."""
    with pytest.raises(Illegal) as refused:
        serpent(f"power {ROUSES} 1+2+3 at A5", energy=6)
    assert refused.value.reason.id == "needs-energy"
    assert serpent(energy=6, phase="slow").why_not(f"use {ROUSES} 1+2+3") == "needs-energy"
    with pytest.raises(Illegal) as unknown:
        serpent(f"power {ROUSES} 4 at A5")
    assert unknown.value.reason.id == "no-such-level"
    assert serpent(f"power {ROUSES} 0 at A5", "stop").seat().used == []  # which does nothing


@pytest.mark.rule("SX-15.10")
@pytest.mark.parametrize("at", ["", " at P1"])
@pytest.mark.parametrize(("time", "left"), [(6, 3), (2, 2)])
def test_a_power_step_pays_what_using_it_costs(at: str, time: int, left: int) -> None:
    """With a target or without, as far as it can be paid."""
    lands = {"A5": {"presence": {"P1": 3}}, "A7": {"presence": {"P1": 1}}}
    seats = {"P1": {"time": time, "plays_track": 4, "energy_track": 4}}
    power = f"power pour-time-sideways{at}"
    here = island(lands, power, spirits=[FRACTURED], options=EVERY_SET, seats=seats)
    while here.prompt() == "ask-return-presence":
        here.answer(here.options()[0])
    assert here.seat().kept["time"] == left
