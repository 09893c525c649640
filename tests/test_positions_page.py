"""docs/positions.md names every key that a position can have."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from loci.core import Rng, find_game

PAGE = (Path(__file__).parents[1] / "docs" / "positions.md").read_text(encoding="utf-8")
HEADINGS = {
    "haunted-lands": "## Haunted Lands",
    "terra-mystica": "## Terra Mystica",
    "spirit-island": "## Spirit Island",
}
EVERY_SET = ["base", "branch-and-claw", "jagged-earth", "feather-and-flame"]
#: Games in which every key comes up sooner or later.
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("haunted-lands", {"mode": "burgher", "difficulty": "harder"}),
    ("terra-mystica", {"factions": ["cultists", "mermaids"], "resignation": True}),
    ("terra-mystica", {"factions": ["dwarves", "cultists"], "offers": "deferred"}),
    ("terra-mystica", {"faction-choice": "dealt-colours"}),
    ("spirit-island", {"adversary": "england", "level": 6}),
    ("spirit-island", {"sets": EVERY_SET}),
    ("spirit-island", {"sets": EVERY_SET, "scenario": "second-wave"}),
]


def named(game: str) -> set[str]:
    """The words in code of a game's chapter, and of the part that is for all."""
    first = PAGE.index(HEADINGS[game])
    end = PAGE.find("\n## ", first)
    text = PAGE[: PAGE.index("\n## ")] + PAGE[first : end if end > 0 else len(PAGE)]
    blocks = re.findall(r"```.*?```", text, re.DOTALL)
    inline = re.findall(r"`([^`]+)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL))
    return set(re.findall(r"[a-z_]+", " ".join([*blocks, *inline])))


@pytest.mark.parametrize(("id", "options"), GAMES)
def test_every_key_that_is_written_is_on_the_page(id: str, options: dict[str, Any]) -> None:
    game = find_game(id)
    written: set[str] = set()
    for seed in range(3):
        state, rng, answers = game.new(2, options, seed), Rng(seed), 0
        while asked := game.decisions(state):
            seat = rng.pick("seat", list(asked))
            game.apply(state, seat, rng.pick("move", asked[seat].moves))
            answers += 1
            if answers % 7 == 0:
                data = game.write_position(game.table(state))
                written.update(data)
                for keys in data.get("seats", {}).values():
                    written.update(keys)
    assert len(written) > 20
    assert sorted(written - named(id)) == []
