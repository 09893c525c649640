"""What docs/positions.md says of Branch & Claw: every effect of the set, with its keys."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from loci.games.spirit_island.rules.effect import Field
from loci.games.spirit_island.state.registry import EFFECTS
from tests.spirit_island.claw import kinds
from tests.spirit_island.tables import EVERY_SET, island

#: The modules of the set whose names do not say so.
MODULES = {
    "events.lasting",
    "events.substitutes",
    "adversaries.france",
    "scenarios.forgotten_sources",
    "scenarios.powers_long_forgotten",
    "scenarios.rituals_of_the_destroying_flame",
    "scenarios.second_wave",
    "scenarios.ward_the_shores",
    "spirits.sharp_fangs_behind_the_leaves",
}
#: In force only in the middle of an Action.
SHORT = {"awe"}
SAMPLES: dict[str, Any] = {"land": "A5", "seat": "P1", "number": 1, "cards": "drought+wash-away"}


def cells() -> list[str]:
    """The first cells of the table of effects."""
    text = (Path(__file__).parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")
    own = text.split("### Branch & Claw\n")[1].split("\n### ")[0]
    return [row.split("|")[0] for row in own.split("| --- | --- |")[1].split("\n| ")[1:]]


def brought() -> list[str]:
    """The kinds of effects that the set brings."""
    modules = {kind: ".".join(cls.__module__.split(".")[-2:]) for kind, cls in EFFECTS.items()}
    own = [kind for kind, name in modules.items() if ".claw" in name or name in MODULES]
    return [kind for kind in own if kind not in SHORT]


def keys_of(kind: str) -> list[Field]:
    """The keys that a person would write."""
    return [field for field in EFFECTS[kind].fields if field.key != "came"]


@pytest.mark.parametrize("kind", brought())
def test_every_effect_of_the_set_is_documented_with_its_keys(kind: str) -> None:
    cell = next(cell for cell in cells() if f"`{kind}`" in cell)
    for field in keys_of(kind):
        assert re.search(f"`{field.key}\\b", cell)


@pytest.mark.parametrize("kind", brought())
def test_it_can_be_written_so(kind: str) -> None:
    effect = {"kind": kind}
    for field in keys_of(kind):
        effect[field.key] = field.words()[0] if field.words else SAMPLES[field.key]
    here = island({}, options=EVERY_SET, effects=[effect])
    assert kinds(here) == [kind]
