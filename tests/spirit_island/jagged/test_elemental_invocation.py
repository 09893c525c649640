"""The scenario Elemental Invocation."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core.errors import BadData
from loci.games.spirit_island import GAME
from loci.games.spirit_island.rules.audit import audit
from loci.games.spirit_island.rules.ending import difficulty
from loci.games.spirit_island.rules.payment import elements_in_play
from loci.games.spirit_island.rules.spirits.keeping import kept_words
from loci.games.spirit_island.rules.spirits.markers import MARKERS
from loci.games.spirit_island.state.registry import INVADER_CARDS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import FIRE, WATER
from loci.games.spirit_island.words.sections import sections
from loci.games.spirit_island.words.view import see
from tests.spirit_island.start import set_island_up, start
from tests.spirit_island.tables import (
    EVERY_SET,
    OCEAN,
    RIVER,
    Island,
    choices,
    island,
    pile,
    with_elements,
)

INVOCATION: dict[str, Any] = {**EVERY_SET, "scenario": "elemental-invocation"}
HOME: dict[str, Any] = {"A7": {"presence": {"P1": 1}}}


def at(lands: dict[str, Any], *steps: str, markers: str = "", **keys: Any) -> Island:
    """`markers` are written `fire A5+A7, air A7`."""
    keys["options"] = {**INVOCATION, **keys.get("options", {})}
    if markers:
        keys["effects"] = [
            {"kind": "element-marker", "word": word, "corner": corner}
            for word, corner in [one.split() for one in markers.split(", ")]
        ]
    return island(lands, *steps, **keys)


def marked(here: Island) -> dict[str, str]:
    """The element on each corner that has a marker."""
    return {
        effect["corner"]: effect["word"]
        for effect in see(here.table, 0)["effects"]
        if effect["kind"] == "element-marker"
    }


def invocations(here: Island, seat: int = 0) -> list[str]:
    return [text.split()[1] for text in here.options(seat) if text.startswith("invoke ")]


# -- set-up ----------------------------------------------------------------------------------------


def stages(table: SpiritTable) -> list[int]:
    return [INVADER_CARDS[card].stage for card in pile(table, "invader_deck")]


@pytest.mark.rule("SX-46.8")
def test_setup() -> None:
    """A town in land 6 of each board, a card of stage I less before the first explore, and one fear
    card more."""
    plain = set_island_up("AB", "1-mountain", answers=[], **EVERY_SET)
    here = set_island_up("AB", "1-sands", "1-mountain", answers=[], **INVOCATION)
    for name in ("A6", "B6"):
        assert here.land(name).get("town", 0) == plain.land(name).get("town", 0) + 1
    assert pile(here.table, "build_space") == pile(plain.table, "build_space") == ["1-mountain"]
    assert stages(plain.table) == [1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3]
    assert stages(here.table) == [1, 2, 2, 2, 2, 3, 3, 3, 3, 3]
    assert pile(here.table, "invader_discard") == ["1-sands"]
    assert plain.table.fear_sizes == [3, 3, 3]
    assert here.table.fear_sizes == [4, 3, 3]
    assert len(pile(here.table, "fear_deck")) == 10
    assert difficulty(here.table) == 1


@pytest.mark.rule("SX-46.8")
def test_setup_with_an_adversary_whose_deck_has_no_stage_one() -> None:
    """The lowest stage of the deck loses its topmost card, and the extra board has its town too."""
    options = {**INVOCATION, "adversary": "brandenburg-prussia", "level": 6}
    here = set_island_up("A", answers=[], **options)
    assert 1 not in [*stages(here.table), INVADER_CARDS[pile(here.table, "build_space")[0]].stage]
    gone = [INVADER_CARDS[card].stage for card in pile(here.table, "invader_discard")]
    assert gone == [2]
    assert here.table.fear_sizes[0] == 5
    more = start(1, spirits=[RIVER], extra_board=True, boards=["A", "B"], **INVOCATION)
    assert more.land("B6").get("town") == 1


# -- placing markers -------------------------------------------------------------------------------


@pytest.mark.rule("SX-46.9", "SX-46.15")
def test_a_marker_is_placed_once_in_a_spirit_phase() -> None:
    here = at({}, seats={"P1": {"energy": 3}})
    assert invocations(here) == ["A5+A7", "A5+A7+A8", "A7", "A7+A8"]
    here.answer("invoke A5+A7")
    assert here.prompt() == "ask-invoke"
    here.answer("element water")
    assert marked(here) == {"A5+A7": "water"}
    assert here.seat().energy == 2
    assert invocations(here) == []
    here.answer("growth 1")
    assert invocations(here) == []
    told = [event for event in here.events if event.text().id == "log-element-marker"]
    assert [event.places() for event in told] == [["corner:A5+A7"]]


@pytest.mark.rule("SX-46.9")
def test_markers_stay_and_another_comes_in_the_next_turn() -> None:
    here = at({}, "time-passes", markers="fire A7", seats={"P1": {"energy": 2}})
    assert marked(here) == {"A7": "fire"}
    assert "A7" not in invocations(here)  # one on each corner
    used = at({}, effects=[{"kind": "has-invoked", "seat": "P1"}], seats={"P1": {"energy": 2}})
    assert invocations(used) == []
    effects = [{"kind": "has-invoked", "seat": "P1"}]
    later = at({}, "time-passes", effects=effects, seats={"P1": {"energy": 2}})
    assert len(invocations(later)) == 4


@pytest.mark.rule("SX-46.9")
def test_only_in_the_spirit_phase() -> None:
    for phase in ("fast", "slow"):
        seats = {"P1": {"energy": 3, "played": ["flash-floods", "wash-away"]}}
        assert invocations(at({}, phase=phase, seats=seats)) == []


@pytest.mark.rule("SX-46.9")
def test_each_spirit_has_its_own_lands_and_its_own_marker() -> None:
    seats = {"P1": {"energy": 1}, "P2": {"energy": 1}}
    here = at({}, boards="AB", seats=seats)
    assert all("A7" in name for name in invocations(here, 0))
    assert all("B7" in name for name in invocations(here, 1))
    here.answer("invoke A7+A8", "element water", seat=0)
    assert invocations(here, 0) == []
    assert invocations(here, 1)


@pytest.mark.rule("SX-46.9")
def test_an_ocean_with_presence_is_a_land_of_its_spirit() -> None:
    here = at({}, spirits=[OCEAN], seats={"P1": {"energy": 1}})
    assert invocations(here) == ["A0+A1", "A0+A1+A2", "A0+A2+A3", "A0+A3"]


@pytest.mark.rule("SX-46.14")
def test_each_marker_beside_it_costs_one_more() -> None:
    """A7 lies between A5+A7 and A7+A8, and A5+A7+A8 between both and A5+A6+A8."""
    here = at({}, markers="fire A5+A7, air A7+A8", seats={"P1": {"energy": 2}})
    assert invocations(here) == []  # 3 energy for either of the others
    richer = at({}, markers="fire A5+A7, air A7+A8", seats={"P1": {"energy": 3}})
    assert invocations(richer) == ["A5+A7+A8", "A7"]
    shown = choices(richer)["invoke A7"]
    assert shown.places == ["corner:A7"]
    assert shown.label.args["cost"] == 3
    richer.answer("invoke A7", "element sun")
    assert richer.seat().energy == 0
    far = at({}, markers="fire A1+A6", seats={"P1": {"energy": 1}})
    assert len(invocations(far)) == 4


@pytest.mark.rule("SX-46.15")
def test_elements_of_the_cards_in_hand_in_play_and_discarded() -> None:
    def known(**cards: Any) -> list[str]:
        here = at({}, seats={"P1": {"energy": 1, **cards}})
        return [text.split()[1] for text in here.answer("invoke A7").options()]

    assert known(hand=["flash-floods", "rain-of-blood"]) == ["sun", "air", "water", "animal"]
    parts = known(hand=["flash-floods"], played=["wash-away"], discard=["rain-of-blood"])
    assert parts == ["sun", "air", "water", "earth", "animal"]
    none = at({}, seats={"P1": {"energy": 1, "hand": []}})
    assert invocations(none) == []


@pytest.mark.rule("SX-46.9", "SX-46.14", "SX-46.15")
def test_a_corner_that_cannot_be_marked_says_why() -> None:
    here = at({}, markers="fire A5+A7", seats={"P1": {"energy": 1}})
    assert here.why_not("invoke A7+A8") == ""
    assert here.why_not("invoke A5+A7") == "corner-marked"
    assert here.why_not("invoke A1+A6") == "corner-not-yours"
    assert here.why_not("invoke A1+A8") == "position-corner"
    assert here.why_not("invoke A7") == "needs-energy"
    assert (
        at({}, seats={"P1": {"energy": 1, "hand": []}}).why_not("invoke A7") == "no-known-element"
    )
    done = at({}, effects=[{"kind": "has-invoked", "seat": "P1"}], seats={"P1": {"energy": 1}})
    assert done.why_not("invoke A7") == "invoked-already"
    late = at({}, phase="fast", steps=["stop"], seats={"P1": {"energy": 1}})
    assert late.why_not("invoke A7") == "only-spirit-phase"
    assert island({}).why_not("invoke A7") == "not-now"


# -- thresholds ------------------------------------------------------------------------------------


def powers(markers: str, elements: str = "", phase: str = "slow", **keys: Any) -> Island:
    """The River beside A5, in a phase of powers, with these elements and no cards."""
    seat = {"hand": [], "elements": with_elements(elements), **keys.pop("seat", {})}
    lands = {"A5": {"explorer": 2, "town": 1, "presence": {"P1": 2}}, **keys.pop("lands", {})}
    return at(lands, markers=markers, phase=phase, seats={"P1": seat}, **keys)


FLOOD = "use massive-flooding"


@pytest.mark.rule("SX-46.16")
def test_an_innate_power_is_used_by_the_elements_of_a_land() -> None:
    """Sun and 2 water are at corners of A5; A4 has the sun and one of the waters alone."""
    corners = "sun A4+A5, water A1+A4+A5, water A5+A7"
    here = powers(corners)
    assert FLOOD in here.options()
    here.answer(FLOOD)
    assert here.prompt() == "ask-push"  # A5 is its only target, and threshold 1 all that it meets
    assert here.match.decisions()[0].prompt.args["land"] == "A5"


@pytest.mark.rule("SX-46.16")
def test_without_them_it_is_not() -> None:
    assert FLOOD not in powers("sun A4+A5, water A1+A4+A5").options()
    # a third one at a land out of its reach: A3 is 2 lands away from A5, A8 and A7 are near
    assert FLOOD not in powers("sun A0+A3, water A2+A3+A4, water A3+A4").options()


@pytest.mark.rule("SX-46.16")
def test_more_thresholds_are_a_choice_when_the_land_is_chosen() -> None:
    here = powers("sun A4+A5, water A1+A4+A5", "1 sun 2 water")
    here.answer(FLOOD, "target A5")
    assert here.prompt() == "ask-land-elements"
    assert here.options() == [FLOOD, f"{FLOOD} 1"]
    assert here.match.decisions()[0].prompt.args["land"] == "A5"
    two = here.answer(FLOOD)
    assert two.prompt() in ("ask-damage", "ask-push")
    assert two.seat().used == ["massive-flooding"]
    fewer = powers("sun A4+A5, water A1+A4+A5", "1 sun 2 water")
    fewer.answer(FLOOD, "target A5", f"{FLOOD} 1")
    assert fewer.prompt() == "ask-push"
    elsewhere = powers("sun A4+A5, water A1+A4+A5", "1 sun 2 water")
    elsewhere.answer(FLOOD, "target A8")
    assert elsewhere.prompt() != "ask-land-elements"
    assert [effect.kind for effect in elsewhere.table.effects] == ["element-marker"] * 2


@pytest.mark.rule("SX-46.16")
def test_a_card_meets_its_threshold_there() -> None:
    """Talons of Lightning without and with 3 fire and 3 air."""
    lands = {"A6": {"explorer": 1}, "A8": {"town": 2}}
    markers = "fire A1+A5+A6, fire A5+A6+A8, fire A1+A6, air A6+A8"
    keys: dict[str, Any] = {"seat": {"played": ["talons-of-lightning"]}, "lands": lands}
    here = powers(markers, "2 air", phase="fast", **keys)
    use = "use talons-of-lightning"
    here.answer(use, "target A6")
    assert here.prompt() == "ask-land-elements"
    here.answer(use)
    assert here.land("A8") == {"town": 1}
    left = powers(markers, "2 air", phase="fast", **keys)
    left.answer(use, "target A6", f"{use} 0")
    assert left.land("A8") == {"town": 2}
    short = powers(markers, "1 air", phase="fast", **keys)
    assert short.answer(use, "target A6").land("A8") == {"town": 2}


@pytest.mark.rule("SX-46.16")
def test_what_counts_elements_counts_those_of_the_land() -> None:
    """Lead the Furious Assault and Gather the Warriors: 1 dahan for each air or sun."""
    lands = {"A4": {"dahan": 3}, "A5": {"presence": {"P1": 1}}, "A7": {"presence": {"P1": 1}}}
    step = "power gather-the-warriors at A5"
    seats = {"P1": {"elements": {"animal": 1}}}
    spirits = ["thunderspeaker"]
    here = at(lands, step, spirits=spirits, seats=seats, markers="air A4+A5, air A5+A7")
    here.answer("gather dahan A4", "gather dahan A4")
    assert here.land("A5")["dahan"] == 2
    without = at(lands, step, spirits=spirits, seats=seats)
    assert "dahan" not in without.land("A5")


@pytest.mark.rule("SX-46.16")
def test_a_repeat_has_the_elements_of_its_own_land() -> None:
    """Threshold 3 of Creepers Tear Into Mortar repeats it; the second use is elsewhere."""
    lands = {
        "A5": {"town": 1, "presence": {"P1": 2}},
        "A4": {"town": 1, "presence": {"P1": 2}},
        "A7": {"presence": {"P1": 1}},
    }
    seat = {"hand": [], "elements": {"moon": 1, "plant": 2}}
    here = at(
        lands,
        spirits=["a-spread-of-rampant-green"],
        phase="slow",
        seats={"P1": seat},
        markers="moon A4+A5, plant A5+A7",
    )
    use = "use creepers-tear-into-mortar"
    here.answer(use, "target A5")
    assert here.prompt() == "ask-land-elements"
    here.answer(use)
    assert here.prompt() == "ask-repeat"
    here.answer("target A4")
    assert here.land("A4") == {"town-1": 1, "presence": {0: 2}}
    assert here.land("A5") == {"town-1": 1, "presence": {0: 2}}


@pytest.mark.rule("SX-46.17")
def test_they_do_not_make_a_power_fast() -> None:
    """Gather the Warriors is fast with 4 air; the air of the land comes too late for that."""
    lands = {"A4": {"dahan": 1}, "A5": {"presence": {"P1": 1}}}
    markers = "air A4+A5, air A5+A7, air A1+A4+A5, air A5+A7+A8, animal A1+A5+A6"

    def offered(phase: str, elements: dict[str, int]) -> list[str]:
        seats = {"P1": {"hand": [], "elements": elements}}
        here = at(
            lands,
            spirits=["thunderspeaker"],
            seats=seats,
            markers=markers,
            phase=phase,
            steps=["stop"],
        )
        return [text for text in here.options() if text.startswith("use gather")]

    assert offered("fast", {}) == []
    assert offered("fast", {"air": 4}) == ["use gather-the-warriors"]
    assert offered("slow", {}) == ["use gather-the-warriors"]


@pytest.mark.rule("SX-46.17")
def test_they_do_not_lengthen_the_range() -> None:
    """Talons of Lightning reaches 3 lands with its threshold. A1 is a mountain 2 lands from A7."""
    markers = "fire A0+A1, fire A1+A6, fire A1+A5+A6, air A1+A4+A5, air A1+A2+A4, air A0+A1+A2"
    seat = {"hand": [], "played": ["talons-of-lightning"]}
    far = at(HOME, markers=markers, phase="fast", seats={"P1": seat}, steps=["stop"])
    assert "use talons-of-lightning" in far.options()
    far.answer("use talons-of-lightning")
    assert "target A1" not in far.options()
    seat = {**seat, "elements": {"fire": 3, "air": 3}}
    own = at(HOME, phase="fast", seats={"P1": seat}).answer("use talons-of-lightning")
    assert "target A1" in own.options()


@pytest.mark.rule("SX-46.17")
def test_they_help_no_power_that_targets_a_spirit_and_no_special_rule() -> None:
    lands = {"A5": {"presence": {"P1": 2}}}
    markers = "sun A4+A5, earth A5+A7, earth A1+A4+A5, plant A5+A7+A8, plant A1+A5+A6"
    spirits = ["vital-strength-of-the-earth"]
    gift = at(lands, spirits=spirits, markers=markers, phase="fast", steps=["stop"])
    assert "use gift-of-strength" not in gift.options()
    # Swiftness of Lightning makes as many powers fast as the spirit has air.
    air = "air A4+A5, air A5+A7, air A1+A4+A5"
    seats = {"P1": {"played": ["shatter-homesteads"], "elements_now": {"air": 0}}}
    swift = at(
        lands,
        spirits=["lightnings-swift-strike"],
        markers=air,
        phase="fast",
        seats=seats,
        steps=["stop"],
    )
    assert "use shatter-homesteads" not in swift.options()


@pytest.mark.rule("SX-46.16")
def test_prepared_markers_are_spent_only_on_what_is_still_missing() -> None:
    """Observe the Ever-Changing World wants 1 moon, or 2 moon and 1 air: both moons lie at A5."""
    lands = {"A5": {"explorer": 1, "presence": {"P1": 2}}}
    seats = {"P1": {"hand": [], "markers": {"moon": 1, "air": 1}}}
    use = "use observe-the-ever-changing-world"

    def observing() -> Island:
        spirits = ["shifting-memory-of-ages"]
        frame: dict[str, Any] = {"spirits": spirits, "phase": "fast", "seats": seats}
        return at(lands, markers="moon A4+A5, moon A5+A7", **frame)

    assert [text for text in observing().options() if text.startswith(use)] == [use, f"{use} 1"]
    here = observing().answer(use, "target A5")
    assert here.options() == [use, f"{use} 1+2"]
    here.answer(use)
    assert kept(here) == ["moon", "air"]
    both = observing().answer(use, "target A5", f"{use} 1+2")
    assert kept(both) == ["moon"]


def kept(here: Island) -> list[str]:
    return kept_words(here.table, 0, MARKERS)


# -- choice events ---------------------------------------------------------------------------------


@pytest.mark.rule("SX-46.18")
def test_each_marker_counts_as_two_energy_toward_its_events() -> None:
    """Years of Little Rain: 4 energy for each player, aided by water."""
    here = at({}, markers="water A4+A5, water A5+A7, fire A7")
    assert elements_in_play(here.table, WATER) == 4
    assert elements_in_play(here.table, FIRE) == 2
    step = "event-card years-of-little-rain"
    poor = at({}, step, seats={"P1": {"hand": []}})
    eased = at({}, step, markers="water A4+A5, water A5+A7", seats={"P1": {"hand": []}})
    ease = "option act-to-ease-the-drought"
    assert poor.prompt() != "ask-event" or ease not in poor.options()
    assert eased.prompt() == "ask-event"
    eased.answer(ease)
    assert eased.seat().energy == 0


# -- the island, views, positions ------------------------------------------------------------------


@pytest.mark.rule("SX-46.12")
def test_a_marker_leaves_with_the_last_of_its_lands() -> None:
    """Board B is destroyed: B7+B8 has no land any more, A4+A5+B3 has two."""
    markers = "fire A4+A5+B3, air B7+B8, sun A6+A8"
    seats = {"P1": {"elements": with_elements("2 sun 2 moon 4 water 4 earth")}}
    step = "power cast-down-into-the-briny-deep at B1"
    here = at({"B1": {}}, step, boards="AB", markers=markers, seats=seats)
    assert here.table.island.sunk == "B"
    assert marked(here) == {"A4+A5+B3": "fire", "A6+A8": "sun"}
    assert audit(here.table) == []


def test_a_saved_table_and_a_position_keep_the_markers() -> None:
    here = at({}, markers="fire A5+A7, air A7", seats={"P1": {"energy": 3}})
    data = here.table.to_data()
    assert {"kind": "element-marker", "corner": "A7", "word": "air"} in data["effects"]
    loaded = GAME.load_table(data)
    assert loaded.to_data() == data
    with pytest.raises(BadData) as refused:
        at({}, markers="fire A1+A8")
    assert refused.value.reason.id == "position-corner"
    with pytest.raises(BadData):
        at({}, effects=[{"kind": "element-marker", "corner": "A7", "word": "steam"}])


def test_the_text_view_tells_of_markers() -> None:
    here = at({}, markers="fire A5+A7")
    lines = [line for section in sections(see(here.table, 0)) for line in section.lines]
    told = next(line for line in lines if line.id == "effect-element-marker")
    assert told.args["corner"] == "A5+A7"
    assert told.args["what"].id == "element-fire"  # type: ignore[union-attr]
