"""An exported network plays: as a policy by itself, and with a search."""

from __future__ import annotations

from pathlib import Path

import pytest

from loci.bots.aims import AIMS
from loci.bots.exported import read_network, write_network
from loci.bots.judge import Leaf
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


def test_every_listed_move_and_every_seat_is_judged(game: AnyGame, path: Path) -> None:
    players = SEATS[game.info.id]
    state = game.new(players, {}, 1)
    decision = game.advance(state)
    assert decision is not None
    leaf = Leaf(state, decision, decision.moves, decision.ids)
    policy = read_network(path, game)
    (judged,) = PolicyJudge(game, policy).judge([leaf])
    assert sum(judged.priors) == pytest.approx(1)
    assert len(judged.priors) == len(decision.moves)
    assert len(judged.values) == players
    lost, won = Outcome("end", [3] * players, []), Outcome("end", [3] * players, [0])
    settled = [PolicyJudge(game, policy).settled(state, one) for one in (lost, won)]
    assert [len(one) for one in settled] == [players, players]
    assert settled[0][0] < settled[1][0] or game.info.id == "terra-mystica"


@pytest.mark.parametrize("bot", ["policy", "search"])
def test_it_plays_whole_games(game: AnyGame, path: Path, bot: str) -> None:
    policy = read_network(path, game)

    def make(game: AnyGame, seat: int, seed: int) -> Bot:
        if bot == "policy":
            return PolicyBot(game, seat, seed, policy, warmth=1.0)
        return SearchBot(game, seat, seed, PolicyJudge(game, policy))

    bots = [make] * SEATS[game.info.id]
    done = playout(game, bots, 2, budget=Budget(playouts=2))
    assert done.answers > 20
    assert playout(game, bots, 2, budget=Budget(playouts=2)).hash == done.hash


def test_a_seat_wants_its_own_points_and_others_to_have_fewer() -> None:
    assert AIMS["terra-mystica"].wanted([100.0, 80.0, 60.0]) == [82.5, 60.0, 37.5]
    assert AIMS["spirit-island"].wanted([100.0, 100.0]) == [100.0, 100.0]
    lost = AIMS["haunted-lands"].final(Outcome("lost", [30, 20], []))
    assert lost == [10.0, 0.0]
