"""Ids of moves and rows of tables, for programs that learn."""

from __future__ import annotations

import pytest

from loci.core import Rng
from loci.core.decision import Move
from loci.games.terra_mystica import GAME
from loci.games.terra_mystica.bots.realms import realm_of
from loci.games.terra_mystica.rules.economy.income import income_of
from loci.games.terra_mystica.rules.scoring import largest_area
from loci.games.terra_mystica.state.board import LAND, NUMBERS, SITE_NAMES, members
from loci.games.terra_mystica.state.moves import BUILDS, TRANSFORMS, Done, Pass
from loci.games.terra_mystica.state.registry import BOARDS
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import FACTIONS, NONE, TERRAINS
from loci.testing.learning import check_batch, check_changes, check_rows, play_on
from loci.testing.seeds import seeds
from tests.terra_mystica.starts import COLOUR
from tests.terra_mystica.tables import ONLINE, far_off, rich, table

#: Whoever changes what an id or a row means raises the version, for weights that were trained.
VOCABULARY = (2, 2249, "4c2cf8c1f62a1c1ecc849db037dd477d")
ENCODING = (2, 905, "cf4945befc523238494e52d033a4add4")
EXTRAS = {"extra-town-tiles": True, "shipping-bonus-tile": True, "temple-scoring-tile": True}
OPTIONS: list[dict[str, object]] = [
    {},
    {**ONLINE, **EXTRAS},
    {"setup": "first-game"},
    {"faction-choice": "dealt-colours", "offers": "deferred"},
]


def busy(rng: Rng, moves: list[Move]) -> Move:
    """Any move, but a pass only now and then."""
    others = [move for move in moves if not isinstance(move, Pass | Done)]
    return rng.pick("move", others if others and rng.below("keep on", 10) else moves)


def read(made: TerraTable, viewer: int) -> dict[str, list[int]]:
    encoder = GAME.encoder()
    return encoder.encoding.read(encoder.row(made, viewer))


def test_ids_and_rows_mean_what_they_meant() -> None:
    vocabulary, encoding = GAME.vocabulary(), GAME.encoder().encoding
    assert (vocabulary.version, vocabulary.size, vocabulary.digest()) == VOCABULARY
    assert (encoding.version, encoding.size, encoding.digest()) == ENCODING


def test_every_id_names_its_move() -> None:
    vocabulary = GAME.vocabulary()
    named = {id: move.text() for id, move in enumerate(vocabulary.moves) if move is not None}
    assert len(set(named.values())) == len(named) > 2000
    texts = {text: id for id, text in named.items()}
    for text, name, parts in (
        ("build E6", "build E6", {"hex": NUMBERS["E6"]}),
        ("transform E7 to green", "transform E7 4-on", {"hex": NUMBERS["E7"], "terrain": 4}),
        ("upgrade F4 to TP", "upgrade F4 TP", {"hex": NUMBERS["F4"], "building": 2}),
        ("pass", "last-pass", {}),
        ("leech 3 from witches", "leech witches power:3", {"power": 3}),
        ("convert 5PW to 1P", "convert PW P number:1", {"paid": 3, "got": 2, "number": 1}),
    ):
        assert vocabulary.name(texts[text]) == name
        found = dict(zip(vocabulary.axes, vocabulary.parts(texts[text])[1:], strict=True))
        assert {axis: found[axis] - 1 for axis in parts} == parts


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("options", OPTIONS, ids=["base", "online", "first-game", "dealt"])
def test_advance_ids_and_changes(options: dict[str, object], players: int) -> None:
    for seed in seeds(40, 1):
        assert play_on(GAME, players, options, seed, busy) > 50
        assert check_changes(GAME, players, options, seed, busy) > 50 * players


@pytest.mark.parametrize("faction", sorted(COLOUR))
def test_what_is_kept_from_row_to_row_is_up_to_date(faction: str) -> None:
    """The rows of a table under way are those of one that was loaded."""
    homes = {BOARDS[FACTIONS.index(faction)].home}
    names = [faction]
    for board in BOARDS:
        if board.name in COLOUR and board.home not in homes and len(names) < 3:
            homes.add(board.home)
            names.append(board.name)
    state = GAME.new(3, {"factions": names, **EXTRAS}, 5)
    rng = Rng(3)
    while (decision := GAME.advance(state)) is not None:
        check_rows(GAME, state, 3, 0)
        for seat in range(3):
            assert realm_of(state, seat).area == largest_area(state, seat)
        GAME.apply(state, decision.seat, busy(rng, decision.moves))
    assert state.vp[0] > 0


def test_a_batch_plays_as_single_tables_do() -> None:
    batch = check_batch(GAME, 4, {}, 128, 150)
    assert batch.cut == 0
    assert len(batch.ended) > 0


# -- what lies where -------------------------------------------------------------------------------


def test_seats_are_told_from_the_viewer() -> None:
    made = table(rich("witches", {"E6": "TP"}, bowls=[3, 4, 5]), far_off(vp=300))
    one, other = read(made, 0), read(made, 1)
    witches, dwarves = FACTIONS.index("witches") + 1, FACTIONS.index("dwarves") + 1
    assert one["seat.faction"] == [witches, dwarves, 0, 0, 0]
    assert other["seat.faction"] == [dwarves, witches, 0, 0, 0]
    assert one["seat.there"] == [1, 1, 0, 0, 0]
    assert one["seat.points"][1] == other["seat.points"][0] == 300
    assert one["seat.bowls"][:3] == other["seat.bowls"][3:6] == [3, 4, 5]
    assert [one["table.active"], other["table.active"]] == [[1], [2]]
    e6, h8 = NUMBERS["E6"], NUMBERS["H8"]
    assert [one["hex.owner"][e6], one["hex.owner"][h8]] == [1, 2]
    assert [other["hex.owner"][e6], other["hex.owner"][h8]] == [2, 1]
    assert one["hex.building"][e6] == 2
    assert members(one["reach.direct"][0]) == members(made.direct[0])
    assert members(other["reach.sailed"][1]) == members(made.sailed[0])


def test_terrains_are_told_from_home() -> None:
    made = table(rich("witches", {"E6": "TP"}), far_off())
    for viewer, home in ((0, "forest"), (1, "mountains")):
        told = read(made, viewer)
        assert told["seat.home"][0] == 1
        for hex in range(LAND):
            apart = (made.terrain[hex] - TERRAINS.index(home)) % 7
            assert told["hex.terrain"][hex] == apart


def test_transforming_is_told_from_home() -> None:
    """The same number of steps round the circle is the same id for every faction."""
    vocabulary = GAME.vocabulary()
    made = table(rich("witches", {"E6": "TP"}), far_off())
    e7 = NUMBERS["E7"]
    moves: list[Move] = [TRANSFORMS[7 * e7 + terrain] for terrain in range(7)]
    for seat, home in ((0, "forest"), (1, "mountains")):
        ids = vocabulary.ids(made, seat, moves)
        assert len(set(ids)) == 7
        at_home = ids[TERRAINS.index(home)]
        assert vocabulary.name(at_home) == "transform E7 home"
        for terrain, id in enumerate(ids):
            assert id - at_home == (terrain - TERRAINS.index(home)) % 7
    assert vocabulary.ids(made, 0, BUILDS[:3]) == [move.id for move in BUILDS[:3]]


def test_income_and_what_is_scored_in_this_round_and_the_next() -> None:
    made = table(rich("witches", {"E6": "TP", "D5": "TE"}), far_off())
    told = read(made, 1)
    assert told["seat.income"][:4] == list(income_of(made, 1))
    assert told["seat.income"][4:8] == list(income_of(made, 0)) != [0, 0, 0, 0]
    assert told["seat.income"][8:] == [0] * 12
    for round, now, then in ((0, None, 0), (1, 0, 1), (5, 4, 5), (6, 5, None)):
        made.round = round
        told = read(made, 0)
        tiles = [0 if one is None else made.scoring[one] + 1 for one in (now, then)]
        assert [told["table.scored"][0], told["table.scored-next"][0]] == tiles


def test_groups_tell_of_towns_in_the_making() -> None:
    made = table(rich("mermaids", {"D5": "TP", "E4": "SA", "I1": "D"}), far_off())
    told = read(made, 0)
    d5, e4, i1 = (NUMBERS[name] for name in ("D5", "E4", "I1"))
    together = made.near[d5] >> e4 & 1
    assert told["group.power"][d5] == (5 if together else 2)
    assert told["group.size"][e4] == (3 if together else 2)
    assert [told["group.power"][i1], told["group.size"][i1]] == [1, 1]
    assert told["seat.area"][0] == largest_area(made, 0)


def test_the_rest_of_the_board() -> None:
    made = table(
        rich("witches", {"B1": "D", "C1": "D"}), far_off(), used=["ACT3"], bridges={"B1:C1": "P1"}
    )
    told = read(made, 1)
    assert told["board.bridges"][SITE_NAMES.index("B1:C1")] == 2
    assert told["table.used"] == [made.power_used]
    assert told["given.players"] == [2]
    assert told["given.scoring"] == [tile + 1 for tile in made.scoring]
    assert sum(told["given.bonus"]) == len(made.in_game) == 5
    assert told["queue.next"] == [0] * 12


def test_before_there_are_factions() -> None:
    state = GAME.new(4, {"faction-choice": "dealt-colours"}, 1)
    told = read(state, 2)
    assert told["seat.faction"] == [0] * 5
    assert told["seat.home"] == [0] * 5
    assert state.faction[2] == NONE
    assert told["hex.terrain"] == state.terrain
    assert told["seat.colour"][:4] == [state.colours[seat] + 1 for seat in (2, 3, 0, 1)]
    assert told["queue.next"][:4] == [3, 4, 1, 2]
