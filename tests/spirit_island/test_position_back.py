"""Every table that a position is written of is read back to the same table and question."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core import Match, Rng
from loci.core.data import decode, encode
from loci.core.decision import Move
from loci.core.errors import BadData
from loci.core.position import decision_data, read_data, to_data
from loci.games.spirit_island import GAME
from loci.games.spirit_island.state.registry import ADVERSARIES, SCENARIOS, SPIRITS
from loci.games.spirit_island.state.table import SpiritTable
from tests.spirit_island.tables import EVERY_SET, island, pile


def busy(rng: Rng, moves: list[Move]) -> Move:
    """Any move, but ready or stop only now and then."""
    others = [move for move in moves if move.text() not in ("done", "stop")]
    return rng.pick("move", others if others and rng.below("go on", 6) else moves)


def written(match: Match) -> Any:
    """The position as `loci position --json` prints it."""
    data = to_data(match)
    data["decisions"] = [decision_data(match, asked) for asked in match.decisions().values()]
    return decode(encode(data))


def questions(match: Match) -> list[tuple[int, str, list[str]]]:
    return [
        (seat, repr(asked.prompt.to_data()), [move.text() for move in asked.moves])
        for seat, asked in match.decisions().items()
    ]


def assert_reads_back(match: Match) -> None:
    back = read_data(written(match)).match
    table, other = GAME.table(match.state), GAME.table(back.state)  # type: ignore[arg-type]
    assert other.to_data() == table.to_data()
    assert questions(back) == questions(match)
    assert back.state.to_data() == match.state.to_data()


GAMES: list[tuple[int, dict[str, object]]] = [
    (1, {}),
    (3, {"progression": True, "bonus-growth": True, "no-initial-explore": True}),
    (2, {"blight-card": "none", "extra-blight": True}),
    *[(2, {"adversary": adversary, "level": 6, **EVERY_SET}) for adversary in ADVERSARIES],
    *[(1, {"adversary": adversary, "level": 3, **EVERY_SET}) for adversary in ADVERSARIES],
    *[(2, {"scenario": scenario, **EVERY_SET}) for scenario in SCENARIOS],
    *[
        (2, {"spirits": [spirit, "oceans-hungry-grasp"], **EVERY_SET})
        for spirit in SPIRITS
        if "ocean" not in spirit
    ],
]


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_a_table_in_play_is_read_back_with_its_question(number: int) -> None:
    """At every few answers of a random game, in the set-up and in the middle of scripts too."""
    players, options = GAMES[number]
    match = Match.start(GAME, players, options, number)
    rng = Rng(number)
    under_way = 0
    while match.decisions() and len(match.entries) < 240:
        decisions = match.decisions()
        if len(match.entries) < 6 or not rng.below("look", 7):
            assert_reads_back(match)
            under_way += "script" in to_data(match)
        seat = rng.pick("seat", sorted(decisions))
        match.answer(seat, busy(rng, decisions[seat].moves))
    assert_reads_back(match)
    assert under_way


def test_damage_that_only_others_let_a_piece_bear_is_read_back() -> None:
    """The invaders beside dahan have 1 health more; they are written before the dahan."""
    strong = [{"kind": "leave-its-strength-with-the-dahan"}]
    here = island({"A5": {"city-3": 1, "dahan-6": 1}}, options=EVERY_SET, effects=strong)
    assert here.land("A5") == {"city-3": 1, "dahan-6": 1}
    assert_reads_back(here.match)
    with pytest.raises(BadData) as refused:
        island({"A5": {"city-3": 1}}, options=EVERY_SET, effects=strong)
    assert refused.value.reason.id == "position-damage"


def test_no_spirit_comes_to_more_presence_than_it_has() -> None:
    """A position need not agree with the tracks, but from these nothing comes any more where all
    presence is elsewhere; what is more is refused, with what a spirit keeps."""
    lands = {"A5": {"presence": {"P1": 12}}, "A7": {}}
    seats: dict[str, Any] = {"P1": {"destroyed": 1}}
    here = island(lands, "add 1 presence A4 by P1 from energy", seats=seats)
    assert here.land("A4") == {}
    assert_reads_back(here.match)
    grown = island(lands, "growth 3 by P1", seats=seats, spirits=["river-surges-in-sunlight"])
    assert not [line for line in grown.options() if "energy" in line and "A" in line]
    assert_reads_back(grown.match)
    days: dict[str, Any] = {"spirits": ["fractured-days-split-the-sky"], "options": EVERY_SET}
    with pytest.raises(BadData) as refused:
        island(lands, seats={"P1": {"time": 2}}, **days)
    assert refused.value.reason.id == "position-presence"


@pytest.mark.parametrize("power", ["poisoned-dew", "ranging-hunt"])
def test_what_a_step_has_used_is_read_back(power: str) -> None:
    """A slow card of nobody's as a fast one, which lies in its deck as before; and an innate power
    of another spirit."""
    seats = {"P1": {"elements": {"animal": 2}}}
    here = island({}, f"power {power}", "stop", options=EVERY_SET, phase="fast", seats=seats)
    here.answer("target A5")
    assert here.seat().used == [power]
    assert_reads_back(here.match)


def test_a_game_that_ended_while_it_explored_is_read_back() -> None:
    """The explore card lies on its space though the position was in another phase."""
    data = {
        "game": "spirit-island",
        "players": 1,
        "boards": "A",
        "spirits": ["river-surges-in-sunlight"],
        "options": {"adversary": "france", "level": 0, **EVERY_SET},
        "lands": {"A5": {"town": 7, "presence": {"P1": 1}}},
        "invader_deck": ["2-jungle", "2-sands"],
        "steps": ["explore-step"],
        "moves": ["land A3"],
    }
    match = read_data(data).match
    table = GAME.table(match.state)  # type: ignore[arg-type]
    assert isinstance(table, SpiritTable)
    assert (table.ending, table.step, pile(table, "explore_space")) == (
        "adversary",
        "spirits",
        ["2-jungle"],
    )
    assert_reads_back(match)
