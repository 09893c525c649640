"""Element markers: prepared, kept, and spent for one Action (SX-7)."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core.script import Script
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.effects import defend, give_element
from loci.games.spirit_island.rules.powers.usage import repeat_on
from loci.games.spirit_island.rules.spirits.elements import elements_of
from loci.games.spirit_island.rules.spirits.markers import (
    MARKERS,
    discard_markers,
    element_count,
    markers,
    prepare_marker,
)
from loci.games.spirit_island.state.terms import AIR, EARTH
from tests.spirit_island.tables import Island
from tests.spirit_island.trial import Plain, Trial, log, plain


class Memory(Plain):
    keeps = (MARKERS,)

    def __init__(self) -> None:
        super().__init__("memory", innates=["learn"])


def learn(act: Act) -> None:
    defend(act, 5 if act.has(1) else 2)


@pytest.fixture(autouse=True)
def _spirit(trial: Trial) -> None:
    trial.spirit(Memory())
    trial.power("learn", learn, "2 earth", "1 air 2 earth", deck="innate")


def memory(*steps: str, **seat: Any) -> Island:
    keys: dict[str, Any] = {"phase": "fast"} if not steps else {}
    return plain({}, *steps, spirit="memory", seats={"P1": seat}, **keys)


def prepared(here: Island) -> dict[int, int]:
    return {element: n for element, n in enumerate(markers(here.table, 0)) if n}


@pytest.mark.rule("SX-7.2", "SX-7.3")
def test_a_marker_is_prepared_of_an_element_of_choice(trial: Trial) -> None:
    def script(act: Act) -> Script:
        for _ in range(3):
            yield from prepare_marker(act, act.seat)

    trial.power("prepare", script)
    here = memory("power prepare at A7")
    here.answer("element earth", "element air", "element earth")
    assert prepared(here) == {AIR: 1, EARTH: 2}
    assert len(log(here, "log-marker-prepared")) == 3
    assert sum(elements_of(here.table, 0)) == 0  # a marker is no element before it is spent


@pytest.mark.rule("SX-7.2")
def test_markers_make_thresholds_usable_and_are_spent_by_that() -> None:
    here = memory(markers={"earth": 2, "air": 2})
    assert here.options() == ["use learn 1+2", "use learn 1", "done"]
    here.answer("use learn 1+2", "target A7")
    assert here.defended("A7") == [5]
    assert prepared(here) == {AIR: 1}
    assert log(here, "log-marker-spent") == [("log-marker-spent",)]


def test_only_what_is_lacking_is_spent() -> None:
    here = memory(markers={"earth": 2, "air": 1}, elements={"earth": 1})
    here.answer("use learn 1", "target A7")
    assert (here.defended("A7"), prepared(here)) == ([2], {AIR: 1, EARTH: 1})


def test_what_needs_no_marker_comes_first() -> None:
    here = memory(markers={"air": 1}, elements={"earth": 2})
    assert here.options() == ["use learn", "use learn 1+2", "done"]
    here.answer("use learn", "target A7")
    assert (here.defended("A7"), prepared(here)) == ([2], {AIR: 1})


def test_a_marker_counts_for_one_action_alone(trial: Trial) -> None:
    def script(act: Act) -> None:
        defend(act, 1 + 4 * act.has())
        repeat_on(act)

    trial.power("again", script, "1 air")
    here = memory(played=["again"], markers={"air": 1})
    here.answer("use again 1", "target A7")
    assert "stop" in here.options()
    here.answer("target A7")
    assert here.defended("A7") == [5 + 1]


def test_a_repeat_may_spend_markers_anew(trial: Trial) -> None:
    def script(act: Act) -> None:
        defend(act, 1 + 4 * act.has())
        repeat_on(act)

    trial.power("again", script, "1 air")
    here = memory(played=["again"], markers={"air": 3})
    here.answer("use again 1", "target A7")
    assert here.options() == ["repeat again", "repeat again 1", "stop"]
    here.answer("repeat again 1", "target A7")
    assert (here.defended("A7"), prepared(here)) == ([10], {AIR: 1})


def test_markers_are_given_away(trial: Trial) -> None:
    def script(act: Act) -> Script:
        given = yield from discard_markers(act, act.seat, 2)
        for element in given:
            give_element(act.table, act.seat, element)

    trial.power("teach", script)
    here = memory("power teach at A7", markers={"earth": 2, "air": 1})
    here.answer("element earth", "element air")
    assert prepared(here) == {EARTH: 1}
    assert (elements_of(here.table, 0)[AIR], elements_of(here.table, 0)[EARTH]) == (1, 1)
    kept = memory("power teach at A7", markers={"earth": 2}).answer("stop")
    assert prepared(kept) == {EARTH: 2}


def test_what_counts_elements_may_count_markers(trial: Trial) -> None:
    def script(act: Act) -> Script:
        number = yield from element_count(act, AIR)
        defend(act, number)

    trial.power("winds", script)
    here = memory("power winds at A7", markers={"air": 2}, elements={"air": 1})
    assert here.options() == ["spend 0", "spend 1", "spend 2"]
    here.answer("spend 1")
    assert (here.defended("A7"), prepared(here)) == ([2], {AIR: 1})
    without = memory("power winds at A7", elements={"air": 1})
    assert without.defended("A7") == [1]


def test_thresholds_that_markers_do_not_reach_are_refused() -> None:
    here = memory(markers={"earth": 1})
    assert "use learn 1" not in here.options()
    assert here.why_not("use learn 1") == "needs-elements"
