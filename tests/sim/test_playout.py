"""One game between bots."""

from __future__ import annotations

import pytest

from loci.bots.random_bot import RandomBot
from loci.core import AnyGame, BadOption, Illegal, Match
from loci.core.records.record import read, write
from loci.sim.playout import Stuck, playout
from tests.sim.faulty import CHEATED, ENDLESS, Cheat
from toys.ferry import GAME as FERRY
from toys.lantern import GAME as LANTERN

GAMES = [FERRY, LANTERN]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
def test_the_record_of_a_playout_replays_to_its_outcome_and_hash(game: AnyGame) -> None:
    done = playout(game, [RandomBot] * 3, 11, recorded=True)
    assert done.record is not None
    match = Match.replay(game, read(write(done.record)))
    assert match.outcome() == done.outcome
    assert match.state.digest() == done.hash
    assert len(match.entries) == done.answers


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
def test_a_playout_is_the_same_with_and_without_its_record(game: AnyGame) -> None:
    with_record = playout(game, [RandomBot] * 2, 4, recorded=True)
    without = playout(game, [RandomBot] * 2, 4)
    assert without.record is None
    assert (without.hash, without.answers) == (with_record.hash, with_record.answers)


def test_options_reach_the_game_and_its_record() -> None:
    done = playout(FERRY, [RandomBot] * 2, 4, {"landings": "12"}, recorded=True)
    assert done.record is not None
    assert done.record.header.options == {"landings": "12"}
    assert sum(entry.move.startswith("dock") for entry in done.record.entries) == 12
    with pytest.raises(BadOption):
        playout(FERRY, [RandomBot] * 2, 4, {"landings": "13"})


def test_seats_asked_at_once_answer_in_varying_order() -> None:
    firsts = set()
    for seed in range(20):
        record = playout(LANTERN, [RandomBot] * 3, seed, recorded=True).record
        assert record is not None
        firsts.add(record.entries[0].seat)
    assert firsts == {0, 1, 2}


def test_a_bot_that_answers_what_it_may_not_is_found_out() -> None:
    with pytest.raises(Illegal) as caught:
        playout(CHEATED, [Cheat, Cheat], 1)
    assert caught.value.reason.id == "why-no-landing"
    assert caught.value.nearest


def test_a_game_that_asks_nobody_before_its_end_is_a_fault() -> None:
    with pytest.raises(Stuck, match="nobody is asked"):
        playout(ENDLESS, [RandomBot] * 2, 1)
