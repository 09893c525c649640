"""Presets: options that go well together, with any number of players."""

from __future__ import annotations

import pytest

from loci.core import Match, all_games
from loci.core.info import EVERYTHING, FIRST_GAME, STANDARD_GAME
from loci.core.options import BASE, checked


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.info.id)
def test_every_preset_begins_a_game_for_every_number_of_players(game) -> None:  # type: ignore[no-untyped-def]
    least, most = game.info.players
    for preset in game.info.presets:
        for players in range(least, most + 1):
            assert Match.start(game, players, preset.options, 7).decisions()


#: The sets that have a preset, and words for it in the client; any other is chosen by the option.
SETS: dict[str, list[str]] = {
    "haunted-lands": [],
    "spirit-island": ["branch-and-claw", "jagged-earth", "feather-and-flame"],
    "terra-mystica": [],
}


@pytest.mark.parametrize("id", SETS)
def test_the_three_games_have_three_presets_and_one_for_each_set_of_their_own(id: str) -> None:
    info = next(game.info for game in all_games() if game.info.id == id)
    sets = SETS[id]
    names = [FIRST_GAME, STANDARD_GAME, *sets, EVERYTHING]
    assert [one.name for one in info.presets] == names
    assert set(sets) <= set(info.sets)
    chosen = {one.name: checked(info.options, one.options) for one in info.presets}
    assert all(chosen[one] != chosen[other] for one in names for other in names if one != other)
    assert [chosen[one]["sets"] for one in sets] == [[BASE, one] for one in sets]
    assert chosen[EVERYTHING]["sets"] == list(info.sets)
