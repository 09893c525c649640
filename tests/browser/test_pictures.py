"""The pictures of the README: each game's board in the middle of a game, light and dark, small.
They are made in `artefacts/pictures`; `make pictures` takes them over into docs/pictures.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.screens import MIDDLE, SEED, STEPS, replayed
from tests.browser.table import AtTable, played
from tests.browser.visitor import Visitor

OUT = Path(__file__).parents[2] / "artefacts" / "pictures"
SIZE = (1160, 760)
LARGEST = 120_000  # bytes


def middle(ada: Visitor, game: str) -> str:
    """A table of this game, half played."""
    if game != "haunted-lands":
        record = played(game, 2, SEED)
        return replayed(ada, record, len(record.entries) // 2)
    id = ada.table("me me", seed=27, options={"difficulty": "hardest"})
    with ada.live(id) as live:
        for step in STEPS[:MIDDLE]:
            live.answer(step.move)
    return id


@pytest.mark.parametrize("game", ["haunted-lands", "spirit-island", "terra-mystica"])
def test_a_picture_of_the_board(come: Callable[..., Visitor], game: str) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    ada = come("Ada", size=SIZE)
    table = AtTable(ada, middle(ada, game))
    table.is_asked()
    for colours in ("light", "dark"):
        ada.page.emulate_media(color_scheme=colours)
        ada.settle()
        file = OUT / f"{game}-{colours}.jpg"
        ada.page.locator("main .centre").screenshot(path=file, type="jpeg", quality=62)
        assert 5_000 < file.stat().st_size < LARGEST
