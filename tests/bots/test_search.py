"""Search: stronger than what does not look ahead, blind to what its seat cannot see, the same for
the same seed, and stopped when somebody says so."""

from __future__ import annotations

from threading import Event

import pytest

from loci.bots.random_bot import RandomBot
from loci.bots.registry import find_bot
from loci.bots.search import Answer, Search, Settings
from loci.bots.search_bot import SearchBot
from loci.core import AnyGame, Bot, BotMaker, Budget, Rng, State
from loci.core.bot import SeatView
from loci.games.haunted_lands import GAME as HAUNTED
from loci.games.haunted_lands.bots.greedy import rounds_left
from loci.sim.playout import playout
from tests.bots.lantern import GAME as LANTERN
from tests.bots.made_up import OneStep, Rollouts
from toys.ferry import GAME as FERRY
from toys.lantern import GAME as WORDLESS

PLAYOUTS = Budget(playouts=200)
SHARP = Settings(boldness=0.7, batch=4)


def _searching(rollouts: int = 1, settings: Settings | None = None) -> BotMaker:
    def make(game: AnyGame, seat: int, seed: int) -> Bot:
        return SearchBot(game, seat, seed, Rollouts(game, seed, rollouts), settings=settings)

    return make


def _share_of_wins(
    game: AnyGame, bot: BotMaker, rival: BotMaker, seeds: int, options: dict[str, object]
) -> float:
    """Of games for two, everybody in every seat once; a shared win is half a win."""
    got = 0.0
    for seed in range(seeds):
        for seat in range(2):
            bots = [rival, rival]
            bots[seat] = bot
            winners = playout(game, bots, seed, options, PLAYOUTS).outcome.winners
            got += (seat in winners) / len(winners)
    return got / (2 * seeds)


@pytest.mark.parametrize(
    ("game", "rival", "bot", "options", "least"),
    [
        (FERRY, RandomBot, _searching(), {}, 0.9),
        (FERRY, OneStep, _searching(4, SHARP), {"landings": "12"}, 0.75),
        (LANTERN, RandomBot, _searching(), {}, 0.9),
        (LANTERN, OneStep, _searching(), {}, 0.75),
    ],
    ids=["ferry-random", "ferry-greedy", "lantern-random", "lantern-greedy"],
)
def test_looking_ahead_beats_what_does_not(
    game: AnyGame, rival: BotMaker, bot: BotMaker, options: dict[str, object], least: float
) -> None:
    assert _share_of_wins(game, bot, rival, 5, options) >= least


def _play_on(state: State, bots: list[Bot]) -> int:
    """How far the first of them is ahead at the end; a loss of all is a defeat by many points."""
    while asked := HAUNTED.decisions(state):  # type: ignore[arg-type]
        seat = min(asked)
        view = SeatView(HAUNTED, state, seat)
        HAUNTED.apply(state, seat, bots[seat].decide(view, asked[seat], PLAYOUTS))  # type: ignore[arg-type]
    outcome = HAUNTED.outcome(state)  # type: ignore[arg-type]
    assert outcome is not None
    return outcome.scores[0] - outcome.scores[1] if outcome.winners else -30


def test_the_last_rounds_of_haunted_lands_go_better_with_a_search_than_at_random() -> None:
    greedy = find_bot(HAUNTED, "greedy")
    state = HAUNTED.new(2, {}, 0)
    bots = [greedy(HAUNTED, seat, seat) for seat in range(2)]
    while rounds_left(state) > 2:
        ((seat, asked),) = HAUNTED.decisions(state).items()
        HAUNTED.apply(
            state, seat, bots[seat].decide(SeatView(HAUNTED, state, seat), asked, PLAYOUTS)
        )
    leads = {}
    for name, maker in (("random", RandomBot), ("search", _searching())):
        rival = greedy(HAUNTED, 1, 5)
        leads[name] = _play_on(state.clone(), [maker(HAUNTED, 0, 9), rival])
    assert leads["search"] >= leads["random"] + 5


# -- what it may know ---------------------------------------------------------------------------


def _told(answers: list[Answer]) -> list[tuple[str, int, float | None]]:
    return [(answer.move.text(), answer.visits, answer.value) for answer in answers]


def _answers(game: AnyGame, state: State, seat: int, seed: int = 3) -> list[Answer]:
    search = Search(game, seat, Rollouts(game, seed), seed)
    decision = game.decisions(state)[seat]
    return search.answers(SeatView(game, state, seat), decision, Budget(playouts=40))


def _positions(game: AnyGame, players: int, every: int) -> list[tuple[State, int]]:
    """Some positions of a random game, each with a seat that is asked there and has a choice."""
    rng = Rng(8)
    state = game.new(players, {}, 8)
    found: list[tuple[State, int]] = []
    step = 0
    while asked := game.decisions(state):
        seat = rng.pick("seat", list(asked))
        if len(asked[seat].moves) > 1:
            step += 1
            if step % every == 0:
                found.append((state.clone(), seat))
        game.apply(state, seat, rng.pick("move", asked[seat].moves))
    return found


@pytest.mark.parametrize("game", [LANTERN, HAUNTED], ids=["lantern", "haunted-lands"])
def test_what_is_hidden_changes_no_answer(game: AnyGame) -> None:
    positions = _positions(game, 3, 3 if game is LANTERN else 12)
    differing = 0
    for number, (state, seat) in enumerate(positions):
        other = game.determinize(state, seat, 1000 + number)
        differing += other.digest() != state.digest()
        assert _told(_answers(game, other, seat)) == _told(_answers(game, state, seat))
    assert differing >= 3


# -- the same for the same seed, and stopped when told ----------------------------------------


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    def course(seed: int) -> list[str]:
        bots = [
            lambda game, seat, _: SearchBot(game, seat, seed, Rollouts(game, seed)),
            RandomBot,
        ]
        record = playout(LANTERN, bots, 5, budget=Budget(playouts=30), recorded=True).record
        assert record is not None
        return [entry.move for entry in record.entries]

    assert course(1) == course(1)
    assert course(1) != course(2)


class _After:
    """Says stop when it has been asked so often."""

    def __init__(self, times: int) -> None:
        self.times = times

    def is_set(self) -> bool:
        self.times -= 1
        return self.times < 0


def test_a_search_that_is_stopped_answers_with_what_it_has() -> None:
    state, seat = _positions(LANTERN, 2, 4)[0]
    decision = LANTERN.decisions(state)[seat]
    view = SeatView(LANTERN, state, seat)

    def visits(stop: _After | Event) -> int:
        search = Search(LANTERN, seat, Rollouts(LANTERN, 3), 3)
        answers = search.answers(view, decision, Budget(seconds=3600.0), stop)
        assert {answer.move for answer in answers} == set(decision.moves)
        return sum(answer.visits for answer in answers)

    stopped = Event()
    stopped.set()
    assert visits(stopped) == 0
    assert [visits(_After(times)) for times in (10, 60)] == [10, 60]


def test_a_bot_that_is_stopped_still_answers() -> None:
    state, seat = _positions(LANTERN, 2, 4)[0]
    bot = SearchBot(LANTERN, seat, 3, Rollouts(LANTERN, 3), seconds=3600.0)
    bot.stop.set()
    decision = LANTERN.decisions(state)[seat]
    assert bot.decide(SeatView(LANTERN, state, seat), decision, Budget()) in decision.moves


@pytest.mark.parametrize("playouts", [1, 7, 8, 50])
def test_a_search_walks_exactly_as_often_as_it_may(playouts: int) -> None:
    state, seat = _positions(LANTERN, 2, 4)[0]
    judge = Rollouts(LANTERN, 3)
    search = Search(LANTERN, seat, judge, 3, Settings(batch=8))
    decision = LANTERN.decisions(state)[seat]
    answers = search.answers(SeatView(LANTERN, state, seat), decision, Budget(playouts=playouts))
    assert sum(answer.visits for answer in answers) == playouts
    assert judge.batches[0] == 1  # the root alone
    assert max(judge.batches) <= 8
    assert playouts < 50 or max(judge.batches) >= 4  # the walks did part


def test_who_is_hasty_answers_the_same_after_fewer_walks() -> None:
    """What is left undone could not have changed the answer."""
    saved = 0
    for state, seat in _positions(FERRY, 2, 3):
        decision = FERRY.decisions(state)[seat]
        found = []
        for hasty in (False, True):
            search = Search(FERRY, seat, Rollouts(FERRY, 1), 1, Settings(hasty=hasty))
            view = SeatView(FERRY, state, seat)
            found.append(search.answers(view, decision, Budget(playouts=120)))
        whole, hurried = found
        assert hurried[0].move == whole[0].move
        saved += sum(one.visits for one in whole) - sum(one.visits for one in hurried)
    assert saved > 0


def test_without_time_it_answers_what_is_likeliest() -> None:
    state, seat = _positions(LANTERN, 2, 4)[0]
    decision = LANTERN.decisions(state)[seat]
    search = Search(LANTERN, seat, Rollouts(LANTERN, 3), 3)
    answers = search.answers(SeatView(LANTERN, state, seat), decision, Budget(seconds=0.0))
    assert [answer.visits for answer in answers] == [0] * len(decision.moves)
    assert all(answer.value is None for answer in answers)


def test_a_bot_multiplies_playouts_and_keeps_to_the_shorter_time() -> None:
    state, seat = _positions(LANTERN, 2, 4)[0]
    decision = LANTERN.decisions(state)[seat]
    judge = Rollouts(LANTERN, 3)
    bot = SearchBot(LANTERN, seat, 3, judge, seconds=3600.0, times=3)
    bot.decide(SeatView(LANTERN, state, seat), decision, Budget(playouts=20))
    assert 30 < sum(judge.batches) <= 61  # some walks end with the game, and nobody judges
    bot.decide(SeatView(LANTERN, state, seat), decision, Budget(seconds=0.0))
    hasty = SearchBot(LANTERN, seat, 3, judge, seconds=0.0)
    assert hasty.decide(SeatView(LANTERN, state, seat), decision, Budget(seconds=3600.0))


def test_a_game_whose_moves_have_no_ids_is_refused() -> None:
    with pytest.raises(ValueError, match="vocabulary"):
        Search(WORDLESS, 0, Rollouts(WORDLESS, 1), 1)


# -- what is kept between answers ------------------------------------------------------------


def _reuses(game: AnyGame, players: int) -> list[int]:
    """What the first seat's search began with, at each of its decisions in a game; all it answers
    is legal."""
    rng = Rng(2)
    search = Search(game, 0, Rollouts(game, 2), 2)
    state = game.new(players, {}, 6)
    found = []
    while asked := game.decisions(state):
        seat = min(asked)
        decision = asked[seat]
        move = decision.moves[0]
        if seat == 0 and len(decision.moves) > 1:
            answers = search.answers(SeatView(game, state, 0), decision, Budget(playouts=120))
            assert {answer.move for answer in answers} == set(decision.moves)
            found.append(search.reused)
            move = answers[0].move
            search.keep(move)
            assert game.why_not(state, 0, move) is None
        elif seat:
            move = rng.pick("move", decision.moves)
        game.apply(state, seat, move)
    return found


@pytest.mark.parametrize("game", [LANTERN, FERRY], ids=["lantern", "ferry"])
def test_what_was_seen_is_kept_where_it_comes_as_it_was_seen(game: AnyGame) -> None:
    reused = _reuses(game, 2)
    assert reused[0] == 0
    assert any(reused)


def test_what_came_otherwise_is_forgotten() -> None:
    """The second question of another game is not what was seen in the first."""
    search = Search(FERRY, 0, Rollouts(FERRY, 2), 2)
    for landings in ("9", "12"):
        state = FERRY.new(2, {"landings": landings}, 6)
        while 0 not in FERRY.decisions(state):
            ((seat, asked),) = FERRY.decisions(state).items()
            FERRY.apply(state, seat, asked.moves[0])
        decision = FERRY.decisions(state)[0]
        answers = search.answers(SeatView(FERRY, state, 0), decision, Budget(playouts=60))
        assert search.reused == 0
        search.keep(answers[0].move)
