"""Every screen, wide and narrow, light and dark, in English and Russian: it fits, it is accessible,
the console is silent, and a picture of it is kept in `artefacts/screens`.
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
# Every two of width, language and colours meet; `make soak` takes the other looks too.
LOOKS: list[tuple[str, str, Colours]] = [
    ("wide", "en", "light"),
    ("wide", "en", "dark"),
    ("phone", "en", "light"),
    ("wide", "ru", "light"),
    ("phone", "ru", "dark"),
]
MORE: list[tuple[str, str, Colours]] = [
    ("wide", "ru", "dark"),
    ("phone", "en", "dark"),
    ("phone", "ru", "light"),
]
# What axe-core looks for: all it knows, and where only the colours differ, the contrast. The
# language changes nothing for it.
LOOKED_FOR: dict[tuple[str, str, str], list[str] | None] = {
    ("wide", "en", "light"): None,
    ("wide", "en", "dark"): ["color-contrast"],
    ("phone", "en", "light"): None,
}
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


@pytest.mark.parametrize(("size", "language", "colours"), LOOKS + (MORE if soaking() else []))
def test_every_screen(
    come: Callable[..., Visitor], program: Program, size: str, language: str, colours: Colours
) -> None:
    place: dict[str, Any] = {"address": program.address, "size": SIZES[size], "language": language}
    ada = come("Ada", **place, has_touch=size == "phone", color_scheme=colours)
    ada.allow(EXPECTED)
    made = tables(ada, come("Bob", **place))
    OUT.mkdir(parents=True, exist_ok=True)
    faults = []
    for name, reach in SCREENS[size].items():
        reach(ada, made)
        if wide := ada.too_wide():
            faults.append(f"{name}: {wide} px too wide")
        ada.settle()
        ada.page.screenshot(path=OUT / f"{name}.{size}.{colours}.{language}.png")
        look = (size, language, colours)
        if look in LOOKED_FOR:
            faults += [f"{name}: {found}" for found in ada.barriers(LOOKED_FOR[look])]
        ada.page.evaluate("localStorage.clear()")  # what one screen switched on is off for the next
    assert faults == []
