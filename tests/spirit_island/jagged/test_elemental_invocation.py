"""The scenario Elemental Invocation."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core.errors import BadData
from loci.games.spirit_island import GAME
from loci.games.spirit_island.rules.audit import audit
from loci.games.spirit_island.rules.ending import difficulty
from loci.games.spirit_island.rules.events.payment import elements_in_play
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
