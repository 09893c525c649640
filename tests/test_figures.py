"""The headline numbers of every game: the same in every view, and named in every language."""

from __future__ import annotations

import pytest

from loci.core import OPEN, SPECTATOR, Match, Text, find_game
from loci.core.rng import Rng
from loci.core.words.wording import LANGUAGES, Wording

GAMES = {"haunted-lands": 3, "terra-mystica": 3, "spirit-island": 2}


@pytest.mark.parametrize("id", GAMES)
def test_every_seat_has_its_numbers_and_they_have_names(id: str) -> None:
    game = find_game(id)
    match = Match.start(game, GAMES[id], {}, 5)
    rng = Rng(5)
    seen: set[str] = set()
    for _ in range(60):
        rows = game.figures(game.view(match.state, SPECTATOR))
        assert len(rows) == GAMES[id]
        for viewer in (0, OPEN):
            other = game.figures(game.view(match.state, viewer))
            assert [[f.to_data() for f in row] for row in other] == [
                [f.to_data() for f in row] for row in rows
            ]
        seen |= {figure.name for row in rows for figure in row}
        asked = match.decisions()
        if not asked:
            break
        seat = min(asked)
        moves = asked[seat].moves
        match.answer(seat, moves[rng.below("test", len(moves))])
    assert len(seen) >= 5
    for language in LANGUAGES:
        words = Wording(language, game.info.package, strict=True)
        assert all(words.say(Text(f"figure-{name}")) for name in sorted(seen))
