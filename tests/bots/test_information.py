"""No bot sees more than its seat: whatever the others hold and whatever comes next, it answers the
same."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from loci.bots import weights
from loci.bots.hints import advice
from loci.bots.registry import bot_names, find_bot
from loci.core import AnyGame, Budget, Decision, State, find_game
from loci.core.bot import SeatView
from loci.sim.playout import playout
from loci.testing.seeds import seeds
from tests.bots.tiny import use_weights, write_tiny

GAMES = {"haunted-lands": 2, "spirit-island": 2, "terra-mystica": 3}
LEVELS = ("easy", "medium", "hard", "master")
DEALS = 3
EVERY = 9


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("weights")
    write_tiny(folder, GAMES)
    return folder


@pytest.fixture(autouse=True)
def learned(tiny: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    use_weights(monkeypatch, tiny)
    yield
    weights._loaded.cache_clear()


def positions(game: AnyGame, seed: int, most: int) -> Iterator[tuple[State, Decision]]:
    """Questions with a choice from a game at random."""
    bots = [find_bot(game, "random")] * GAMES[game.info.id]
    record = playout(game, bots, seed, {}, recorded=True).record
    assert record is not None
    state = game.new(len(bots), dict(record.header.options), record.header.seed)
    found = 0
    for number, entry in enumerate(record.entries):
        decision = game.decisions(state)[entry.seat]
        if number % EVERY == 0 and len(decision.moves) > 1:
            found += 1
            yield state.clone(), decision
        if found == most:
            return
        game.apply(state, entry.seat, game.read(state, entry.seat, entry.move))


@pytest.mark.parametrize("bot", [*LEVELS, "greedy", "hint"])
@pytest.mark.parametrize("id", GAMES)
def test_a_bot_answers_the_same_whatever_it_cannot_see(id: str, bot: str) -> None:
    game = find_game(id)
    assert set(LEVELS) < set(bot_names(game))
    different = 0
    for seed in seeds(6, 1):
        for state, decision in positions(game, seed, len(seeds(20, 4))):
            answer = _answer(game, bot, state, decision)
            for deal in range(DEALS):
                other = game.determinize(state, decision.seat, 100 + deal)
                known = game.view(state, decision.seat)
                assert game.view(other, decision.seat) == known
                different += other.digest() != state.digest()
                asked = game.decisions(other)[decision.seat]
                assert [move.text() for move in asked.moves] == [
                    move.text() for move in decision.moves
                ]
                assert _answer(game, bot, other, asked) == answer
    assert different


def _answer(game: AnyGame, bot: str, state: State, decision: Decision) -> list[str]:
    if bot == "hint":
        found = advice(game, state, decision.seat, 5, Budget(playouts=4))
        return [f"{one.move.text()} {one.value} {one.reason.plain()}" for one in found]
    made = find_bot(game, bot)(game, decision.seat, 5)
    view = SeatView(game, state, decision.seat)
    return [made.decide(view, decision, Budget(playouts=2)).text()]
