"""Ids of moves and rows of tables, for programs that learn."""

from __future__ import annotations

import pytest

from loci.core import Budget, Rng
from loci.core.bot import SeatView
from loci.core.decision import Move
from loci.games.haunted_lands import GAME
from loci.games.haunted_lands.bots.greedy import make_greedy
from loci.games.haunted_lands.rules.questions import buildings_left, cubes_left
from loci.games.haunted_lands.state.land import NUMBERS
from loci.games.haunted_lands.state.moves import Build, Persuade, Quest, Sell
from loci.games.haunted_lands.state.table import HauntedTable
from loci.testing.learning import check_batch, check_changes, check_ids, check_rows, play_on
from loci.testing.seeds import seeds
from tests.haunted_lands.tables import table

#: Whoever changes what an id or a row means raises the version, for weights that were trained.
VOCABULARY = (1, 1225, "c0a4872bd760c843c0ba912de43bdcfa")
ENCODING = (1, 675, "771b2222d18b9b7b17a06dc26ddb9997")
OPTIONS: list[dict[str, object]] = [
    {},
    {"mode": "builder", "difficulty": "harder"},
    {"mode": "burgher", "difficulty": "hardest", "overflow": "straight"},
    {"turn-end": "asked", "short-reserve": "place-rest"},
]


def any_move(rng: Rng, moves: list[Move]) -> Move:
    return rng.pick("move", moves)


def read(made: HauntedTable, viewer: int) -> dict[str, list[int]]:
    encoder = GAME.encoder()
    return encoder.encoding.read(encoder.row(made, viewer))


def test_ids_and_rows_mean_what_they_meant() -> None:
    vocabulary, encoding = GAME.vocabulary(), GAME.encoder().encoding
    assert (vocabulary.version, vocabulary.size, vocabulary.digest()) == VOCABULARY
    assert (encoding.version, encoding.size, encoding.digest()) == ENCODING


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=["wanderer", "builder", "burgher", "asked"])
def test_advance_ids_and_changes(options: dict[str, object], players: int) -> None:
    for seed in seeds(60, 3):
        assert play_on(GAME, players, options, seed, any_move) > 20
        assert check_changes(GAME, players, options, seed, any_move) > 20 * players


@pytest.mark.parametrize(
    ("mode", "kinds"),
    [
        ("wanderer", (Sell, Build, Quest)),
        ("builder", (Sell, Build, Quest)),
        ("burgher", (Sell, Build, Quest)),
    ],
)
def test_rows_and_ids_of_whole_games(mode: str, kinds: tuple[type[Move], ...]) -> None:
    """Greedy bots come to the end, so that Quests are chosen, which the others do not see."""
    met: set[type[Move]] = set()
    secret = 0
    for seed in seeds(20, 2):
        state = GAME.new(3, {"mode": mode}, seed)
        bots = [make_greedy(GAME, seat, seed) for seat in range(3)]
        while (decision := GAME.advance(state)) is not None:
            check_ids(GAME, state, decision)
            check_rows(GAME, state, 3, seed)
            met.update(type(move) for move in decision.moves)
            secret += any(state.quests)
            seat = decision.seat
            answer = bots[seat].decide(SeatView(GAME, state, seat), decision, Budget(playouts=1))
            GAME.apply(state, seat, answer)
    assert met.issuperset(kinds)
    assert secret > 0


def test_a_batch_plays_as_single_tables_do() -> None:
    batch = check_batch(GAME, 3, {}, 64, 150)
    assert batch.cut == 0
    assert len(batch.ended) > 0


def test_moves_are_numbered_by_what_they_speak_of() -> None:
    vocabulary = GAME.vocabulary()
    made = table()
    moves: list[Move] = [Sell((0, 0, 3)), Build(4), Persuade("cache"), Quest((3,)), Quest((3, 7))]
    names = [vocabulary.name(id) for id in vocabulary.ids(made, 0, moves)]
    assert names == [
        "sell food:2 water:0 wood:0 mineral:1",
        "build building:4",
        "choose-reward reward:1",
        "quest quest:3 second-quest:3",
        "quest quest:3 second-quest:7",
    ]
    with pytest.raises(ValueError, match="no id for quest 1 2 3"):
        vocabulary.ids(made, 0, [Quest((1, 2, 3))])
    with pytest.raises(ValueError, match="sell: food 5 of 5"):
        vocabulary.ids(made, 0, [Sell((0, 0, 0, 0, 0))])


# -- what lies where -------------------------------------------------------------------------------


def test_seats_are_told_from_the_viewer() -> None:
    seats = {
        "P1": {"pecunia": 7, "seer": "B4", "food": 2},
        "P2": {"pecunia": 300, "valour": 260},
    }
    made = table(3, seats=seats, hexes={"A2": {"mine": "P2"}})
    one, other = read(made, 0), read(made, 1)
    assert one["seat.there"] == [1, 1, 1, 0]
    assert one["seat.pecunia"][:3] == [7, 255, 0]
    assert other["seat.pecunia"][:3] == [255, 0, 7]
    assert other["seat.valour"][0] == 260
    assert one["seat.hex"][0] == NUMBERS["B4"]
    assert one["seat.goods"][:4] == other["seat.goods"][8:12] == [2, 0, 0, 0]
    assert [one["table.active"], other["table.active"]] == [[1], [3]]
    a2 = NUMBERS["A2"]
    assert [one["hex.owner"][a2], other["hex.owner"][a2]] == [2, 1]
    assert one["hex.building"][a2] == 3
    assert one["seat.cubes"][:3] == [cubes_left(made, seat) for seat in range(3)]
    assert one["table.left"][1:5] == [buildings_left(made, kind) for kind in range(1, 5)]
    assert one["hex.terrain"] == made.land.terrain


def test_chosen_quests_are_told_to_their_owner_alone() -> None:
    made = table(3, season=2, seats={"P1": {"quests": [5, 7]}, "P2": {"quests": [8]}})
    assert read(made, 0)["seat.cards"] == [1 << 5 | 1 << 7, 0, 0, 0]
    assert read(made, 1)["seat.cards"] == [1 << 8, 0, 0, 0]
    assert read(made, 2)["seat.quests"] == [0, 2, 1, 0]
