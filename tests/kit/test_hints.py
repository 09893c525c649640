"""Hints lose nothing while something else can be answered, and give a reason in words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from loci.bots import weights
from loci.bots.hints import advice
from loci.bots.registry import find_bot
from loci.core import AnyGame, Budget, Choice, Decision, Match, State, Text, find_game
from loci.core.words.wording import LANGUAGES, Wording
from loci.sim.playout import playout
from loci.testing.seeds import seeds
from tests.bots.tiny import use_no_weights, use_weights, write_tiny

GAMES = ("haunted-lands", "spirit-island", "terra-mystica")
EVERY = 11  # answers from hint to hint; where something can be lost, at each
MOST = 160  # answers of one game
OF_ONE = 20  # hints in one game


def many_positions(game: AnyGame) -> Iterator[tuple[State, Decision, list[Choice]]]:
    for seed in range(1000):
        yield from islice(positions(game, seed), OF_ONE)


def positions(game: AnyGame, seed: int) -> Iterator[tuple[State, Decision, list[Choice]]]:
    """A game of those who lose what can be lost."""
    record = playout(game, [find_bot(game, "random")] * 2, seed, {}, recorded=True).record
    assert record is not None
    match = Match.replay(game, record)
    for number in range(min(MOST, len(record.entries))):
        state = match.state_at(number)
        decision = next(iter(game.decisions(state).values()))
        choices = game.choices(state, decision)
        if number % EVERY == 0 or any(one.warnings for one in choices):
            yield state, decision, choices


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("weights")
    write_tiny(folder, GAMES)
    return folder


@pytest.fixture(params=["learned", "not learned"])
def learned(
    request: pytest.FixtureRequest, tiny: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[bool]:
    if request.param == "learned":
        use_weights(monkeypatch, tiny)
    else:
        use_no_weights(monkeypatch, tmp_path)
    yield request.param == "learned"
    weights._loaded.cache_clear()


@pytest.mark.parametrize("id", GAMES)
def test_hints_lose_nothing_and_say_why(id: str, learned: bool) -> None:
    game = find_game(id)
    words = [Wording(language, game.info.package) for language in LANGUAGES]
    reasons = set()
    risky = 0
    for state, decision, choices in islice(many_positions(game), len(seeds(200, 40))):
        found = advice(game, state, decision.seat, 1, Budget(playouts=4))
        assert len({one.move.text() for one in found}) == len(found)
        safe = [one.notation for one in choices if not one.warnings]
        if learned:
            assert len(found) <= min(3, len(safe) or len(choices))
            assert len(found) > 1 or len(safe or choices) < 4  # several are often the same answer
        else:
            assert len(found) == 1
        for place, one in enumerate(found):
            # Of one answer alone it can be said that no other is better.
            assert place == 0 or one.reason.id in ("hint-because", "hint-next")
            assert game.why_not(state, decision.seat, one.move) is None
            assert not safe or one.move.text() in safe
            reasons.add(one.reason.plain())
            for wording in words:
                assert "hint-" not in wording.say(one.reason)
        risky += len(safe) < len(choices)
        kinds = [Text(f"hint-{kind}") for kind in game.weighed(game.table(state), 0)]
        for wording in words:
            assert "hint-" not in "".join(wording.say(one) for one in kinds)
    assert len(reasons) > 3
    assert risky


def test_what_every_answer_brings_is_no_reason(learned: bool) -> None:
    """The last card of a growth option is forgotten, and income comes, whichever it is."""
    game = find_game("spirit-island")
    match = Match.start(game, 1, {"spirits": ["river-surges-in-sunlight"]}, 3)
    while (asked := match.decisions()[0]).prompt.id != "ask-forget":
        moves = [move.text() for move in asked.moves]
        wished = ("growth 1", "reclaim-all 1", "energy-1 2", "gain major")
        match.answer(0, next((move for move in wished if move in moves), moves[0]))
    energy = game.table(match.state).seats[0].energy
    reason = advice(game, match.state, 0, 1, Budget(playouts=1))[0].reason
    match.answer(0, asked.moves[0])
    assert game.table(match.state).seats[0].energy > energy
    assert "hint-energy" not in reason.plain()
