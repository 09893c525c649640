"""Every screen, wide and light in English, narrow and dark in Russian, and in the soak in every
look: it fits, it is accessible, the console is silent, and a picture of it is kept in
`artefacts/screens`.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

import pytest

from loci.testing.program import Program
from loci.testing.seeds import soaking
from tests.browser.screens import SCREENS, tables
from tests.browser.visitor import PHONE, WIDE, Visitor

OUT = Path(__file__).parents[2] / "artefacts" / "screens"
SIZES = {"wide": WIDE, "phone": PHONE}
Colours = Literal["light", "dark"]
BOTH: list[Colours] = ["light", "dark"]
LOOKS: list[tuple[str, str, list[Colours]]] = [
    ("wide", "en", BOTH if soaking() else ["light"]),
    ("phone", "ru", BOTH if soaking() else ["dark"]),
]
if soaking():
    LOOKS += [("wide", "ru", BOTH), ("phone", "en", BOTH)]
LIMITS = dict.fromkeys(("moves_per_second", "guests_per_minute", "tables_per_guest"), 1000)
EXPECTED = "status of 4|WebSocket connection to"  # what three of the screens are about


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    """`loci serve` without the toys of the tests."""
    games = [name for name in os.environ["LOCI_GAMES"].split(",") if not name.startswith("toys.")]
    monkeypatch.setenv("LOCI_GAMES", ",".join(games))
    started = Program(str(tmp_path / "loci.db"), tmp_path, settings=LIMITS)
    yield started
    started.stop()


@pytest.mark.parametrize(("size", "language", "colours"), LOOKS)
def test_every_screen(
    come: Callable[..., Visitor], program: Program, size: str, language: str, colours: list[Colours]
) -> None:
    place: dict[str, Any] = {"address": program.address, "size": SIZES[size], "language": language}
    ada = come("Ada", **place, has_touch=size == "phone")
    ada.allow(EXPECTED)
    made = tables(ada, come("Bob", **place))
    OUT.mkdir(parents=True, exist_ok=True)
    faults = []
    for name, reach in SCREENS[size].items():
        ada.page.emulate_media(color_scheme=colours[0])
        reach(ada, made)
        if wide := ada.too_wide():
            faults.append(f"{name}: {wide} px too wide")
        if empty := ada.empty_below():
            faults.append(f"{name}: {empty} px of nothing below")
        for number, colour in enumerate(colours):
            ada.page.emulate_media(color_scheme=colour)
            ada.settle()
            ada.page.screenshot(path=OUT / f"{name}.{size}.{colour}.{language}.png")
            # All that axe-core looks for, and where only the colours differ, the contrast.
            found = ada.barriers(["color-contrast"] if number else None)
            faults += [f"{name}, {colour}: {fault}" for fault in found]
        ada.page.evaluate("localStorage.clear()")  # what one screen switched on is off for the next
    assert faults == []
