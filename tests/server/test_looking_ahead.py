"""Nobody learns what comes by trying it out: whatever the hidden part is, a look ahead shows the
same, and the same is said of a move."""

from __future__ import annotations

import random
from typing import Any

import pytest

from loci.core import Match, State, find_game
from loci.core.data import encode
from loci.server.play.looking import preview, why

MOST = 80  # entries


def looked(name: str, state: State, seat: int, moves: list[str]) -> dict[str, Any]:
    """What a seat is shown after these moves, as the server asks for it."""
    request = {"game": name, "state": encode(state.to_data()).decode(), "seat": seat}
    return preview(request | {"moves": moves, "number": 1, "answers": 0, "text": True})["scene"]


def asked_why(name: str, state: State, seat: int, move: str, after: list[str]) -> dict[str, Any]:
    request = {"game": name, "state": encode(state.to_data()).decode(), "seat": seat}
    return why(request | {"move": move, "after": after})


@pytest.mark.parametrize(
    ("name", "players", "chance"),
    [
        ("lantern", 3, True),
        ("haunted-lands", 3, True),
        ("terra-mystica", 3, False),  # nothing is drawn once it has begun
        ("spirit-island", 2, True),
    ],
)
def test_what_is_hidden_changes_no_look_ahead(name: str, players: int, chance: bool) -> None:
    game = find_game(name)
    match = Match.start(game, players, {}, 11)
    choose = random.Random(5)
    given: list[str] = []
    looks = stopped = 0
    while match.outcome() is None and len(match.entries) < MOST:
        questions = match.decisions()
        for seat, decision in questions.items():
            same = game.determinize(match.state, seat, choose.getrandbits(60))
            for move in choose.sample(decision.moves, min(2, len(decision.moves))):
                moves = [move.text()]
                seen = looked(name, match.state, seat, moves)
                assert looked(name, same, seat, moves) == seen
                looks += 1
                stopped += seen["stops"] == "true"
                if given:
                    asked = (seat, choose.choice(given), moves)
                    said = asked_why(name, match.state, *asked)
                    assert asked_why(name, same, *asked) == said
        seat = choose.choice(sorted(questions))
        move = choose.choice(questions[seat].moves)
        given.append(move.text())
        match.answer(seat, move)
    assert looks > 50
    assert (stopped > 0) == chance
