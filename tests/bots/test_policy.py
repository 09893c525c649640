"""Policies as bots see them: as the judge of a search, and answering by themselves."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from loci.bots.judge import Leaf
from loci.bots.policy import PolicyJudge, learned_parts
from loci.bots.policy_bot import PolicyBot
from loci.bots.search_bot import SearchBot
from loci.core import Budget, Decision, State
from loci.core.bot import SeatView
from loci.sim.playout import playout
from tests.bots.lantern import GAME as LANTERN
from tests.bots.policies import Liking
from toys.ferry import GAME as FERRY
from toys.ferry.game import VOCABULARY
from toys.lantern import GAME as WORDLESS

L2, L3 = VOCABULARY.verb("dock").id([1]), VOCABULARY.verb("dock").id([2])


def _start() -> tuple[State, Decision]:
    state = FERRY.new(3, {}, 1)
    decision = FERRY.advance(state)
    assert decision is not None
    return state, decision


def test_a_batch_is_packed_for_whom_it_asks_and_filled_up() -> None:
    state, decision = _start()
    later = state.clone()
    FERRY.apply(later, decision.seat, decision.moves[0])  # type: ignore[arg-type]
    then = FERRY.advance(later)  # type: ignore[arg-type]
    assert then is not None
    policy = Liking({L3: 2.0})
    leaves = [
        Leaf(one, asked, asked.moves, asked.ids)
        for one, asked in ((state, decision), (later, then))
    ]
    first, second = PolicyJudge(FERRY, policy).judge(leaves)
    ((rows, ids, masks),) = policy.calls
    encoder = FERRY.encoder()
    assert [row.tobytes() for row in rows] == [
        encoder.row(FERRY.table(one), asked.seat)  # type: ignore[arg-type]
        for one, asked in ((state, decision), (later, then))
    ]
    assert (rows.dtype, ids.dtype, masks.dtype) == (np.uint8, np.int32, np.bool_)
    assert ids.shape == masks.shape == (2, max(len(decision.ids), len(then.ids)))
    assert [list(line[mask]) for line, mask in zip(ids, masks, strict=True)] == [
        decision.ids,
        then.ids,
    ]
    assert len(second.priors) == len(then.moves) < len(first.priors)
    assert sum(first.priors) == pytest.approx(1)
    assert first.priors.index(max(first.priors)) == decision.ids.index(L3)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_values_around_the_table_come_into_its_order(seat: int) -> None:
    state, decision = _start()
    asked = Decision(seat, decision.prompt, decision.moves)
    leaf = Leaf(state, asked, decision.moves, decision.ids)
    (judged,) = PolicyJudge(FERRY, Liking({})).judge([leaf])
    wanted = [0.4, 0.3, 0.2]
    assert judged.values == pytest.approx([wanted[(one - seat) % 3] for one in range(3)])
    (shared,) = PolicyJudge(FERRY, Liking({}, team=True)).judge([leaf])
    assert shared.values == pytest.approx([0.4] * 3)


def test_the_plain_policy_takes_what_it_likes_best() -> None:
    state, decision = _start()
    bot = PolicyBot(FERRY, decision.seat, 5, Liking({L2: 1.0, L3: 3.0}))
    view = SeatView(FERRY, state, decision.seat)
    assert {bot.decide(view, decision, Budget()).text() for _ in range(5)} == {"dock L3"}


def test_a_warm_one_takes_each_as_often_as_it_likes_it() -> None:
    state, decision = _start()
    view = SeatView(FERRY, state, decision.seat)

    def counted(warmth: float) -> Counter[str]:
        bot = PolicyBot(FERRY, decision.seat, 5, Liking({L3: 3.0}), warmth=warmth)
        return Counter(bot.decide(view, decision, Budget()).text() for _ in range(500))

    usual, warm = counted(1.0), counted(3.0)
    share = np.exp(3.0) / (np.exp(3.0) + len(decision.moves) - 1)
    assert usual["dock L3"] / 500 == pytest.approx(share, abs=0.07)
    assert 500 / len(decision.moves) < warm["dock L3"] < usual["dock L3"]
    assert len(warm) == len(decision.moves)


def test_one_that_goes_astray_stays_among_the_good() -> None:
    state, decision = _start()
    view = SeatView(FERRY, state, decision.seat)
    bot = PolicyBot(FERRY, decision.seat, 5, Liking({L2: 9.0, L3: 10.0}), astray=0.5)
    counts = Counter(bot.decide(view, decision, Budget()).text() for _ in range(400))
    assert set(counts) == {"dock L2", "dock L3"}
    assert counts["dock L2"] / 400 == pytest.approx(0.25, abs=0.07)


def test_the_same_seed_answers_the_same() -> None:
    state, decision = _start()
    view = SeatView(FERRY, state, decision.seat)

    def course(seed: int) -> list[str]:
        bot = PolicyBot(FERRY, decision.seat, seed, Liking({}), warmth=1.0, astray=0.2)
        return [bot.decide(view, decision, Budget()).text() for _ in range(20)]

    assert course(1) == course(1) != course(2)


def test_what_is_hidden_changes_no_answer() -> None:
    state = LANTERN.new(3, {}, 4)
    decision = LANTERN.decisions(state)[1]
    other = LANTERN.determinize(state, 1, 99)
    assert other.digest() != state.digest()
    policies = [Liking({}), Liking({})]
    told = []
    for one, policy in zip((state, other), policies, strict=True):
        bot = PolicyBot(LANTERN, 1, 5, policy, warmth=1.0)
        told.append(bot.decide(SeatView(LANTERN, one, 1), decision, Budget()).text())
    assert told[0] == told[1]
    assert policies[0].calls[0][0].tobytes() == policies[1].calls[0][0].tobytes()


@pytest.mark.parametrize("team", [False, True])
def test_a_search_with_a_policy_plays_whole_games(team: bool) -> None:
    policy = Liking({}, team)
    bots = [lambda game, seat, seed: SearchBot(game, seat, seed, PolicyJudge(game, policy))] * 3
    done = playout(LANTERN, bots, 3, budget=Budget(playouts=25))
    assert done.outcome.ending == "night-over"
    assert max(len(rows) for rows, _, _ in policy.calls) > 1


def test_a_game_that_nobody_learns_is_refused() -> None:
    with pytest.raises(ValueError, match="lantern has no encoder or no vocabulary"):
        learned_parts(WORDLESS)
