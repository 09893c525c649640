"""The games pass OpenSpiel's own tests, and its searches play them."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.sample_some_states import sample_some_states
from open_spiel.python.tests import games_sim_test

from loci.envs.open_spiel import LociGame, game_name, options_of
from tests.envs.test_document import examples, run

GAMES = [("haunted-lands", 3), ("terra-mystica", 2), ("spirit-island", 2)]
each_game = pytest.mark.parametrize(("game", "players"), GAMES)


def loaded(game: str, players: int, **params: Any) -> Any:
    return pyspiel.load_game(game_name(game), {"players": players, "deals": 3} | params)


def dealt(game: Any, deal: int = 1) -> Any:
    state = game.new_initial_state()
    state.apply_action(deal)
    return state


def played_to(state: Any, answers: int, seed: int) -> Any:
    """So many random answers on."""
    rng = np.random.RandomState(seed)
    for _ in range(answers):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@each_game
def test_random_simulations_of_openspiel(game: str, players: int) -> None:
    """Clones, masks, serialised states, observations, utilities and lengths, at every step."""
    pyspiel.random_sim_test(loaded(game, players), num_sims=1, serialize=True, verbose=False)


@each_game
def test_the_simulations_of_its_python_tests(game: str, players: int) -> None:
    """The same from Python, with pickled games, types and states."""
    np.random.seed(1)  # it chooses answers with it
    games_sim_test.GamesSimTest("test_pig").sim_game(loaded(game, players, deals=1))


@each_game
def test_its_api_tests_on_a_part_of_the_tree(game: str, players: int) -> None:
    random.seed(1)  # it samples states with it
    kind = type("Enforced", (api_test.EnforceAPIOnPartialTreeBase,), {})
    kind.game, kind.game_name = loaded(game, players), game_name(game)  # type: ignore[attr-defined]
    # As its own preparation, which takes 400 states.
    kind.some_states = sample_some_states(kind.game, max_states=50)  # type: ignore[attr-defined]
    kind.game_type = kind.game.get_type()  # type: ignore[attr-defined]
    names = [name for name in dir(kind) if name.startswith("test_")]
    assert len(names) >= 5
    for name in names:
        getattr(kind(name), name)()


@each_game
def test_its_search_with_what_a_seat_knows_plays(game: str, players: int) -> None:
    loaded_game, random_state = loaded(game, players), np.random.RandomState(2)
    evaluator = mcts.RandomRolloutEvaluator(1, random_state)
    bots = [
        ismcts.ISMCTSBot(loaded_game, evaluator, 2.0, 5, random_state=random_state),
        mcts.MCTSBot(loaded_game, 2.0, 5, evaluator, random_state=random_state),
    ]
    state = played_to(dealt(loaded_game), 5, 2)
    for bot in bots * 2:
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@each_game
def test_what_is_dealt_anew_looks_the_same(game: str, players: int) -> None:
    """As `ResampleInfostateTest` of its C++ tests, which Python cannot call, asks for."""
    state, sampler = dealt(loaded(game, players)), pyspiel.UniformProbabilitySampler(5, 0.0, 1.0)
    rng = np.random.RandomState(5)
    differed = 0
    while not state.is_terminal():
        if state.move_number() % 7 == 0:
            for player in range(players):
                other = state.resample_from_infostate(player, sampler)
                assert other.information_state_string(player) == state.information_state_string(
                    player
                )
                assert other.observation_tensor(player) == state.observation_tensor(player)
                assert other.observation_string(player) == state.observation_string(player)
                assert other.current_player() == state.current_player()
                assert other.legal_actions() == state.legal_actions()
                assert other.history() == state.history()
                differed += str(other) != str(state)
        state.apply_action(rng.choice(state.legal_actions()))
    assert differed > 0


@each_game
def test_a_history_and_a_pickle_lead_to_the_same_state(game: str, players: int) -> None:
    state = played_to(dealt(loaded(game, players)), 20, 3)
    again = loaded(game, players).new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    kept = pickle.loads(pickle.dumps(state))
    seat = state.current_player()
    assert kept.information_state_string(seat) == state.information_state_string(seat)
    for one in (state, kept):
        played_to(one, 10, 4)
    assert str(kept) == str(state)
    assert str(dealt(loaded(game, players), 2)) != str(dealt(loaded(game, players), 1))
    assert str(dealt(loaded(game, players, seed=9))) != str(dealt(loaded(game, players)))


def test_memories_tell_apart_what_a_table_does_not() -> None:
    """Perfect recall: a table that looks the same after other answers is another one."""
    state = dealt(loaded("haunted-lands", 2))
    seat, action = state.current_player(), state.legal_actions()[0]
    one = state.child(action)
    other = state.child(action)
    assert one.information_state_string(seat) == other.information_state_string(seat)
    memories = other.play.memories
    memories[seat] = bytes(len(memories[seat]))
    assert one.observation_string(seat) == other.observation_string(seat)
    assert one.information_state_string(seat) != other.information_state_string(seat)


def test_its_environments_play() -> None:
    env = rl_environment.Environment(loaded("terra-mystica", 2))
    env.seed(1)
    step, rng = env.reset(), np.random.RandomState(1)
    while not step.last():
        seat = step.observations["current_player"]
        step = env.step([rng.choice(step.observations["legal_actions"][seat])])
    assert set(step.rewards) <= {1.0, -1.0}


def test_settings_in_the_name_of_a_game() -> None:
    text = (
        f"{game_name('spirit-island')}"
        "(players=1,options=adversary:england;level:2;sets:base+jagged-earth,width=300)"
    )
    game = pyspiel.load_game(text)
    assert isinstance(game, LociGame)
    assert (game.options["adversary"], game.options["level"]) == ("england", 2)
    assert game.options["sets"] == ["base", "jagged-earth"]
    assert game.num_distinct_actions() == 300
    assert str(pyspiel.load_game(str(game))) == str(game)


@pytest.mark.parametrize(
    ("params", "said"),
    [
        ({"options": "loud"}, "'loud' is no option"),
        ({"options": "loud:yes"}, "loud"),
        ({"width": "wide"}, "wide"),
        ({"deals": 0}, "at least 1"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_wrong_settings_are_named(params: dict[str, Any], said: str) -> None:
    with pytest.raises(Exception, match=said):
        loaded("haunted-lands", 2, **params)


def test_so_many_cannot_play() -> None:
    with pytest.raises(Exception, match="9"):
        loaded("haunted-lands", 9)


def test_options_are_read() -> None:
    assert options_of("") == {}
    assert options_of("level:1;sets:a+b") == {"level": "1", "sets": "a,b"}


def test_the_interpreter_ends_well() -> None:
    """What OpenSpiel keeps of Python is let go after the interpreter is gone."""
    code = "import pyspiel, loci.envs.open_spiel; pyspiel.load_game('python_loci_haunted_lands')"
    assert subprocess.run([sys.executable, "-c", code], timeout=120, check=False).returncode == 0


def test_the_example_of_the_research_page_runs() -> None:
    codes = examples(large=True)
    assert len(codes) == 1
    assert "action" in run(codes)
