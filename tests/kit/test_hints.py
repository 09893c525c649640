"""Hints lose nothing while something else can be answered, and give a reason in words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from loci.bots.hints import hint
from loci.bots.registry import find_bot
from loci.core import AnyGame, Budget, Choice, Decision, Match, State, Text, find_game
from loci.core.wording import LANGUAGES, Wording
from loci.sim.playout import playout
from loci.testing.seeds import seeds

GAMES = ("haunted-lands", "spirit-island", "terra-mystica")
EVERY = 11  # answers from hint to hint; where something can be lost, at each
MOST = 160  # answers of one game


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


@pytest.mark.parametrize("id", GAMES)
def test_a_hint_loses_nothing_and_says_why(id: str) -> None:
    game = find_game(id)
    words = [Wording(language, game.info.package) for language in LANGUAGES]
    reasons = set()
    risky = 0
    for seed in seeds(8, 2):
        for state, decision, choices in positions(game, seed):
            move, reason = hint(game, state, decision.seat, 1, Budget(playouts=1))
            assert game.why_not(state, decision.seat, move) is None
            chosen = next(one for one in choices if one.notation == move.text())
            assert not chosen.warnings or all(one.warnings for one in choices)
            risky += any(one.warnings for one in choices)
            reasons.add(reason.plain())
            kinds = [Text(f"hint-{kind}") for kind in game.weighed(game.table(state), 0)]
            for wording in words:
                assert "hint-" not in "".join(wording.say(one) for one in [reason, *kinds])
    assert len(reasons) > 3
    assert risky


def test_what_every_answer_brings_is_no_reason() -> None:
    """The last card of a growth option is forgotten, and income comes, whichever it is."""
    game = find_game("spirit-island")
    match = Match.start(game, 1, {"spirits": ["river-surges-in-sunlight"]}, 3)
    while (asked := match.decisions()[0]).prompt.id != "ask-forget":
        moves = [move.text() for move in asked.moves]
        wished = ("growth 1", "reclaim-all 1", "energy-1 2", "gain major")
        match.answer(0, next((move for move in wished if move in moves), moves[0]))
    energy = game.table(match.state).seats[0].energy
    _, reason = hint(game, match.state, 0, 1, Budget(playouts=1))
    match.answer(0, asked.moves[0])
    assert game.table(match.state).seats[0].energy > energy
    assert "hint-energy" not in reason.plain()
