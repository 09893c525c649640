"""The Tsardom of Russia: Entrench in the Face of Fear."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.state.registry import INVADER_CARDS
from tests.spirit_island.adversaries import set_up
from tests.spirit_island.jagged.test_russia import FAR, RUSSIA, at
from tests.spirit_island.tables import Island


@pytest.mark.rule("SX-44.8")
def test_entrench_in_the_face_of_fear() -> None:
    here = set_up(RUSSIA, 5)
    found = [(e.stage, e.under) for e in here.table.effects if e.kind == "entrenched"]  # type: ignore[attr-defined]
    assert found == [("2", 13 - 3), ("3", 13 - 7)]
    assert not [e for e in set_up(RUSSIA, 4).table.effects if e.kind == "entrenched"]


FRAME: dict[str, Any] = {
    "fear_deck": ["isolation", "scapegoats", "wary-of-the-interior", "emigration-accelerates"],
    "phase": "slow",
}


def entrenched(under: int, stage: str, *steps: str, **keys: Any) -> Island:
    effects = [{"kind": "entrenched", "number": under, "word": stage}]
    return at(5, {"A4": {"beasts": 1}, "A5": {"beasts": 1}, **FAR}, *steps, effects=effects, **keys)


@pytest.mark.rule("SX-44.8")
@pytest.mark.parametrize("stage", ["2", "3"])
def test_the_card_comes_up_when_the_last_fear_card_on_it_is_earned(stage: str) -> None:
    covered = entrenched(2, stage, "fear 4", "stop", **FRAME)
    assert covered.pile("build_space") == []
    here = entrenched(2, stage, "fear 8", "stop", **FRAME)
    (card,) = here.pile("build_space")
    assert INVADER_CARDS[card].stage == int(stage)
    assert card not in here.pile("invader_box") + here.pile("invader_deck")
    assert "entrenched" not in [e.kind for e in here.table.effects]


@pytest.mark.rule("SX-44.9", "SX-13.13")
def test_it_escalates_when_it_first_acts() -> None:
    """As it was never explored; once only."""
    frame: dict[str, Any] = {"phase": "invaders", "step": "build", "build": ["2-sands"]}
    lands = {"A4": {"beasts": 1}, "A5": {"beasts": 1}, **FAR}
    effects = [{"kind": "unresolved-card", "word": "2-sands"}]
    here = at(5, lands, "build-step", "stop", effects=effects, **frame)
    assert here.prompt() == "ask-adversary-explorer"
    here.answer("land A4", "land A5")
    assert here.land("A4") == {"explorer": 1, "town": 1, "beasts": 1}  # it builds there then
    assert here.table.effects == ()
    plain = at(5, lands, "build-step", "stop", **frame)
    assert plain.land("A4") == {"beasts": 1}
