"""Is a match of the base set untouched by pieces of other sets?

Every game has a test that adds a foreign piece of each kind of content to its registry, and sees
that nothing of the base game changes:

    @pytest.mark.parametrize("kind", KINDS)
    def test_a_foreign_piece_changes_nothing_in_the_base_game(kind: str) -> None:
        check_foreign(GAME, foreign_piece(kind), golden_records)

where `foreign_piece(kind)` is a context manager that registers the piece and takes it out again.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import AbstractContextManager
from typing import Any

from loci.core import AnyGame, Match, Record, Rng, derived_seed
from loci.core.options import BASE, SETS
from loci.core.view import viewers


def base_face(game: AnyGame, records: Iterable[Record] = (), plays: int = 2) -> dict[str, Any]:
    """Everything that a game of the base set shows: its content, the values that its options take,
    where these records lead, and where `plays` random games lead, with every view, question and
    redeal on the way."""
    return {
        "content": game.content().get(BASE),
        "options": {
            option.name: [one for one in option.choices if one not in option.sets]
            for option in game.info.options
            if option.name != SETS
        },
        "records": [Match.replay(game, record).state.digest() for record in records],
        "plays": [
            _played(game, players, seed)
            for players in range(game.info.players[0], game.info.players[1] + 1)
            for seed in range(plays)
        ],
    }


def check_foreign(
    game: AnyGame,
    foreign: AbstractContextManager[object],
    records: Iterable[Record] = (),
    plays: int = 2,
) -> None:
    """Fail if the base game shows anything else while `foreign` is in the registry, or if the
    registry shows nothing of it."""
    kept = list(records)
    before, everything = base_face(game, kept, plays), game.content()
    with foreign:
        assert game.content() != everything, "the foreign piece is in no list of content"
        after = base_face(game, kept, plays)
    for part, was in before.items():
        assert after[part] == was, f"a piece of another set changes the base game: {part}"
    assert game.content() == everything, "the foreign piece was not taken out again"


def _played(game: AnyGame, players: int, seed: int) -> list[object]:
    """What a random game of the base set looks like at every answer."""
    state = game.new(players, {}, seed)
    rng = Rng(derived_seed(seed, "sets"))
    seen: list[object] = []
    while asked := game.decisions(state):
        seat = rng.pick("seat", list(asked))
        decision = asked[seat]
        move = rng.pick("move", decision.moves)
        seen.append([seat, decision.prompt.plain(), [one.text() for one in decision.moves]])
        if len(seen) % 16 == 1:
            dealt = game.determinize(state, seat, seed)
            seen.append(dealt.digest())
            seen += [game.view(state, viewer) for viewer in viewers(players)]
        game.apply(state, seat, move)
    seen.append(state.digest())
    return seen
