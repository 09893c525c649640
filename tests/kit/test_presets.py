"""Presets: options that go well together, with any number of players."""

from __future__ import annotations

import pytest

from loci.core import Match, all_games
from loci.core.info import EVERYTHING, FIRST_GAME, STANDARD_GAME
from loci.core.options import checked


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.info.id)
def test_every_preset_begins_a_game_for_every_number_of_players(game) -> None:  # type: ignore[no-untyped-def]
    least, most = game.info.players
    for preset in game.info.presets:
        for players in range(least, most + 1):
            assert Match.start(game, players, preset.options, 7).decisions()


@pytest.mark.parametrize("id", ["haunted-lands", "spirit-island", "terra-mystica"])
def test_the_three_games_have_three_presets(id: str) -> None:
    info = next(game.info for game in all_games() if game.info.id == id)
    assert [one.name for one in info.presets] == [FIRST_GAME, STANDARD_GAME, EVERYTHING]
    chosen = [checked(info.options, one.options) for one in info.presets]
    assert chosen[0] != chosen[1] != chosen[2]
    assert chosen[2]["sets"] == list(info.sets)
