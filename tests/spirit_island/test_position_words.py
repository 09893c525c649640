"""The documentation of positions names every answer and every effect of the cards."""

from __future__ import annotations

import re
from pathlib import Path

from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.registry import EFFECTS
from tests.spirit_island.tables import EVERY_SET, island

ROOT = Path(__file__).parents[2]
GAMES_OWN = ROOT / "src" / "loci" / "games" / "spirit_island"
#: A branch of an "or" is called in a few words; what explains an option of the game is a sentence.
BRANCH = re.compile(r"^option-([a-z0-9-]+) = (?!\{).*[^.\n]$", re.MULTILINE)
#: Content whose effects the page lists; of the rest it says how they are written.
LISTED = ("events.jagged", "minor.jagged", "major.jagged", "fear.jagged", "fear.feather")


def words() -> set[str]:
    """What stands between backticks in the section of the game, word by word."""
    text = (ROOT / "docs" / "positions.md").read_text(encoding="utf-8")
    section = re.sub("```.*?```", "", text.split("## Spirit Island")[1], flags=re.DOTALL)
    return {word for found in re.findall("`([^`]+)`", section) for word in re.split("[ :,]", found)}


def test_every_verb_is_told() -> None:
    known = {value for name, value in vars(verbs).items() if name.isupper() and type(value) is str}
    assert len(known) > 60
    assert known - words() == set()


def test_every_branch_is_told() -> None:
    texts = [path.read_text(encoding="utf-8") for path in GAMES_OWN.glob("words/texts/*.en.ftl")]
    branches = {name for text in texts for name in BRANCH.findall(text)}
    branches -= {name for name in branches if "-is-" in name}
    assert {"warn-dahan", "pay-for-damage", "tend-for-energy"} <= branches
    assert branches - words() == set()


def test_every_effect_of_cards_of_jagged_earth_is_told() -> None:
    brought = {
        kind
        for kind, cls in EFFECTS.items()
        if any(f".content.{place}" in cls.__module__ for place in LISTED)
    }
    assert "quicksand" in brought
    assert brought - words() == set()


def test_the_only_way_to_use_a_power_need_not_be_told() -> None:
    """In the fast phase that is with the energy that makes it fast."""
    dry = "dry-wood-explodes-in-smoldering-splinters"
    seats = {"P1": {"played": [dry], "energy": 1}}
    lands = {"A1": {"town": 1, "presence": {"P1": 1}}}
    here = island(lands, phase="fast", seats=seats, options=EVERY_SET)
    assert here.options() == [f"use {dry} 1", "done"]
    used = island(
        lands,
        "check",
        phase="fast",
        seats=seats,
        options=EVERY_SET,
        moves=[f"use {dry}", "target A1"],
    )
    assert (used.seat().energy, used.land("A1")["town-1"]) == (0, 1)
