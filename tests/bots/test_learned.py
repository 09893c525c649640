"""An exported network plays: as a policy by itself, and with a search."""

from __future__ import annotations

from pathlib import Path

import pytest

from loci.bots.aims import AIMS
from loci.bots.exported import read_network, write_network
from loci.bots.judge import Leaf
from loci.bots.learned import LearnedPolicy, read_policy
from loci.bots.network import Network, Sizes
from loci.bots.policy import PolicyJudge
from loci.bots.policy_bot import PolicyBot
from loci.bots.reading import Reading
from loci.bots.search_bot import SearchBot
from loci.core import AnyGame, Bot, Budget, Outcome
from loci.games.haunted_lands import GAME as HAUNTED
from loci.games.spirit_island import GAME as SPIRITS
from loci.games.terra_mystica import GAME as TERRA
from loci.sim.playout import playout

SMALL = Sizes(thing=8, whole=16, move=8, layers=1)
SEATS = {"haunted-lands": 2, "spirit-island": 1, "terra-mystica": 3}


@pytest.fixture(params=[HAUNTED, TERRA, SPIRITS], ids=lambda game: game.info.id)
def game(request: pytest.FixtureRequest) -> AnyGame:
    found: AnyGame = request.param
    return found


@pytest.fixture
def path(game: AnyGame, tmp_path: Path) -> Path:
    """A network that has learned nothing yet."""
    reading = Reading(game)
    values = 1 if AIMS[game.info.id].won else reading.seats
    network = Network(reading, SMALL, values)
    found = tmp_path / f"{game.info.id}.npz"
    write_network(found, network, network.first(3), {"game": game.info.id})
    return found


def test_values_are_what_each_seat_wants(game: AnyGame, path: Path) -> None:
    players, aim = SEATS[game.info.id], AIMS[game.info.id]
    state = game.new(players, {}, 1)
    decision = game.advance(state)
    assert decision is not None
    policy = read_policy(game, path)
    leaf = Leaf(state, decision.seat, decision.moves, decision.ids)
    (judged,) = PolicyJudge(game, policy).judge([leaf])
    assert sum(judged.priors) == pytest.approx(1)
    assert len(judged.priors) == len(decision.moves)
    assert len(judged.values) == players
    assert policy.team == (game is SPIRITS)
    assert all(abs(value) < 20 for value in judged.values)
    assert aim.scale > 0


@pytest.mark.parametrize("bot", ["policy", "search"])
def test_it_plays_whole_games(game: AnyGame, path: Path, bot: str) -> None:
    policy = read_policy(game, path)

    def make(game: AnyGame, seat: int, seed: int) -> Bot:
        if bot == "policy":
            return PolicyBot(game, seat, seed, policy, warmth=1.0)
        return SearchBot(game, seat, seed, PolicyJudge(game, policy))

    bots = [make] * SEATS[game.info.id]
    done = playout(game, bots, 2, budget=Budget(playouts=2))
    assert done.answers > 20
    assert playout(game, bots, 2, budget=Budget(playouts=2)).hash == done.hash


@pytest.mark.parametrize(
    ("name", "outcome", "wanted"),
    [
        ("terra-mystica", Outcome("scored", [120, 100, 80], [0]), [4.875, 3.75, 2.625]),
        ("haunted-lands", Outcome("victory", [30, 20], [0]), [2.0, 0.5]),
        ("haunted-lands", Outcome("kalena-overrun", [30, 20], []), [1.0, -0.5]),
        ("spirit-island", Outcome("fear", [40, 40], [0, 1]), [4.0, 4.0]),
        ("spirit-island", Outcome("blight", [3, 3], []), [0.0, 0.0]),
    ],
)
def test_ends_are_counted_in_the_same_units(
    name: str, outcome: Outcome, wanted: list[float], tmp_path: Path
) -> None:
    game = {"terra-mystica": TERRA, "haunted-lands": HAUNTED, "spirit-island": SPIRITS}[name]
    network = Network(Reading(game), SMALL, 1 if AIMS[name].won else Reading(game).seats)
    path = tmp_path / "network.npz"
    write_network(path, network, network.first(3), {"game": name})
    assert LearnedPolicy(read_network(path, game)).settled(outcome) == pytest.approx(wanted)
