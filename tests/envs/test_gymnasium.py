"""The games pass Gymnasium's own checks, and are what they say."""

from __future__ import annotations

import re

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from loci.core import find_game
from loci.envs.ids import VERSION, all_ids, env_id
from loci.envs.modes import MODES
from loci.envs.observations import OBSERVATIONS, ROW
from loci.envs.seat import SeatEnv

GAMES = [("haunted-lands", 2), ("terra-mystica", 3), ("spirit-island", 2)]


def made(game: str, players: int, **settings: object) -> gymnasium.Env:  # type: ignore[type-arg]
    return gymnasium.make(env_id(game, players), opponents="random", **settings)  # type: ignore[arg-type]


def played(env: gymnasium.Env, seed: int) -> list[object]:  # type: ignore[type-arg]
    """A game of random answers from the mask: what each step gave, and the end."""
    rng = np.random.default_rng(seed)
    observed, info = env.reset(seed=seed)
    course: list[object] = [observed["observation"].tobytes()]
    for _ in range(10_000):
        places = np.flatnonzero(observed["action_mask"])
        if not len(places):
            break
        observed, reward, over, cut, info = env.step(int(rng.choice(places)))
        assert observed in env.observation_space
        course.append((observed["observation"].tobytes(), reward, over, cut))
        if over:
            course.append(info)
            break
    return course


@pytest.mark.parametrize(("game", "players"), GAMES)
@pytest.mark.parametrize("observation", OBSERVATIONS)
@pytest.mark.filterwarnings("ignore:.*render_fps.*")
def test_the_checks_of_gymnasium(game: str, players: int, observation: str) -> None:
    """Rendering included, in every mode that its environments have, where the row is observed."""
    env = made(game, players, observation=observation)
    check_env(env.unwrapped, skip_render_check=observation != ROW)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_seed_gives_the_same_game(game: str, players: int) -> None:
    first = played(made(game, players), 5)
    assert first == played(made(game, players), 5)
    assert first != played(made(game, players), 6)
    assert "outcome" in first[-1]  # type: ignore[operator]


def test_every_id_is_registered() -> None:
    for id, (game, players) in all_ids().items():
        assert gymnasium.spec(id).kwargs == {"game": game, "players": players}
        assert players in range(
            find_game(game).info.players[0], find_game(game).info.most_players() + 1
        )


def test_a_version_stands_for_the_rules_the_rows_and_the_ids() -> None:
    """Where one of these has been raised, the same actions may lead elsewhere: then
    `loci.envs.ids.VERSION` is raised too, once a release, and what it stands for put here."""
    found: dict[str, tuple[int, int, int]] = {}
    for game_id in sorted({game for game, _ in all_ids().values()}):
        game = find_game(game_id)
        encoder, vocabulary = game.encoder(), game.vocabulary()
        assert encoder is not None
        assert vocabulary is not None
        found[game_id] = (
            game.info.rules_version, encoder.encoding.version, vocabulary.version,
        )  # fmt: skip
    assert VERSION == 1
    assert found == {
        "haunted-lands": (2, 1, 1),
        "spirit-island": (2, 1, 1),
        "terra-mystica": (2, 2, 2),
    }


def test_an_action_outside_the_mask_loses() -> None:
    env = made("haunted-lands", 2)
    observed, _ = env.reset(seed=3)
    wrong = int(np.flatnonzero(observed["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_a_game_that_an_illegal_action_ended_can_still_be_looked_at() -> None:
    """Whoever films a game takes a picture after its last step too."""
    env = SeatEnv("haunted-lands", 2, opponents="random", render_mode="ansi")
    env.reset(seed=3)
    before = env.render()
    *_, over, _, _ = env.step(255)
    assert over
    assert env.render() == before
    assert env.action_masks().any()
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    env.reset(seed=3)
    assert not env.step(0)[2]


def test_ids_as_actions_lead_to_the_same_game() -> None:
    by_place, by_id = made("terra-mystica", 3), made("terra-mystica", 3, actions="ids")
    placed, _ = by_place.reset(seed=4)
    named, _ = by_id.reset(seed=4)
    rng = np.random.default_rng(4)
    over, steps = False, 0
    while not over:
        assert (placed["observation"] == named["observation"]).all()
        listed = placed["moves"][placed["action_mask"] == 1]
        assert set(listed) == set(np.flatnonzero(named["action_mask"]))
        place = int(rng.integers(len(listed)))
        placed, *paid, _ = by_place.step(place)
        named, *also, _ = by_id.step(int(listed[place]))
        assert paid == also
        over = paid[1]
        steps += 1
    assert steps > 10


def test_a_game_with_too_many_ids_says_so() -> None:
    with pytest.raises(ValueError, match="too many for a mask"):
        made("spirit-island", 2, actions="ids")


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_fields_say_what_the_row_says(game: str, players: int) -> None:
    rows, fields = made(game, players), made(game, players, observation="fields")
    row, _ = rows.reset(seed=7)
    named, _ = fields.reset(seed=7)
    assert named in fields.observation_space
    encoder = find_game(game).encoder()
    assert encoder is not None
    for name, numbers in encoder.encoding.read(row["observation"].tobytes()).items():
        found = named["observation"][name]
        if found.ndim == 3:  # sets: bits, the lowest first
            found = (found.astype(object) << np.arange(found.shape[2])).sum(2)
        assert found.ravel().tolist() == numbers, name


@pytest.mark.parametrize(("game", "players"), GAMES)
@pytest.mark.parametrize("actions", ["listed", "ids"])
def test_words_say_what_each_action_is(game: str, players: int, actions: str) -> None:
    if (game, actions) == ("spirit-island", "ids"):
        return
    env = made(game, players, observation="text", actions=actions)
    observed, _ = env.reset(seed=8)
    lines = observed["observation"].splitlines()
    legal = np.flatnonzero(observed["action_mask"])
    told = [line for line in lines if re.match(r"[0-9]+ \S.*: ", line)][-len(legal) :]
    assert sorted(int(line.split()[0]) for line in told) == legal.tolist()
    course = env.unwrapped.course  # type: ignore[attr-defined]
    moves = [move.text() for move in course.asked()[course.next_seat()].moves]
    for line, move in zip(told, moves, strict=True):
        assert line.split(" ", 1)[1].startswith(move + ": ")


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_every_mode_shows_the_table(
    game: str, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """To people each step shows it by itself."""
    shown, told = {}, {}
    for mode in MODES:
        env = made(game, players, render_mode=mode)
        env.reset(seed=2)
        first = capsys.readouterr().out
        env.step(0)
        shown[mode], told[mode] = env.render(), (first, capsys.readouterr().out)
    assert shown["human"] is None
    assert told["human"][0] not in ("", told["human"][1])
    assert told["human"][1] == shown["ansi"] + "\n"
    assert all(told[mode] == ("", "") for mode in MODES if mode != "human")
    assert shown["svg"].startswith("<svg ")
    assert shown["rgb_array"].shape[1:] == (800, 3)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"reward": "gold"}, "reward is 'gold'"),
        ({"observation": "sound"}, "observation is 'sound'"),
        ({"actions": "loud"}, "actions is 'loud'"),
        ({"seat": 2}, "seat is 2"),
        ({"opponents": ["random", "random"]}, "2 opponents for 2 players"),
        ({"render_mode": "smell"}, "render_mode is 'smell'"),
    ],
)
def test_wrong_settings_are_named(wrong: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        SeatEnv("haunted-lands", 2, **({"opponents": "random"} | wrong))  # type: ignore[arg-type]


def test_a_game_that_is_over_wants_a_reset() -> None:
    env = SeatEnv("haunted-lands", 2, opponents="random")
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    played(env, 1)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("spirit-island", {"sets": ["base", "branch-and-claw", "jagged-earth"]}),
        ("haunted-lands", {"mode": "builder"}),
        ("terra-mystica", {"setup": "first-game"}),
    ],
)
def test_games_with_sets_and_options(game: str, options: dict[str, object]) -> None:
    env = made(game, 2, options=options)
    course = played(env, 9)
    assert "outcome" in course[-1]  # type: ignore[operator]
    assert course != played(made(game, 2), 9)
