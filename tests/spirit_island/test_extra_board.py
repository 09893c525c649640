"""A board more than there are players (SX-26)."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core.errors import BadOption
from loci.core.options import checked
from loci.core.position import read_data
from loci.games.spirit_island import GAME
from loci.games.spirit_island.positions.queries import ask
from loci.games.spirit_island.rules.extra_board import extra_slots, settled_slots
from loci.games.spirit_island.rules.setup import new_table, set_up
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import DAHAN, INVADERS, PIECES, kind_of
from tests.spirit_island.start import carry_out
from tests.spirit_island.tables import EVERY_SET, Island

SPIRITS = [
    "river-surges-in-sunlight",
    "lightnings-swift-strike",
    "vital-strength-of-the-earth",
    "shadows-flicker-like-flame",
    "bringer-of-dreams-and-nightmares",
]


def laid_out(number: int, **more: Any) -> SpiritTable:
    """The table of so many players after the set-up; the last of boards A to F is the extra one."""
    given = {
        "extra-board": True,
        "boards": list("ABCDEF"[: number + 1]),
        "spirits": SPIRITS[:number],
        **EVERY_SET,
        **more,
    }
    table = new_table(number, checked(GAME.info.options, given), 1)
    carry_out(set_up(table))
    return table


def kinds_on(table: SpiritTable, slot: int, *kinds: int) -> set[str]:
    return {
        PIECES[kind_of(code)]
        for land in table.island.lands_on(slot)
        for code in table.pieces[land]
        if kind_of(code) in kinds
    }


@pytest.mark.rule("SX-26.1")
def test_there_is_one_board_more_on_which_nobody_starts() -> None:
    table = laid_out(2)
    assert (table.island.boards, table.starts) == ("ABC", [0, 1])
    assert (extra_slots(table), settled_slots(table)) == ([2], [0, 1])
    assert not any(owner.presence[land] for owner in table.seats for land in range(18, 27))
    drawn = new_table(2, checked(GAME.info.options, {"extra-board": True, **EVERY_SET}), 5)
    assert len(drawn.island.boards) == 3


@pytest.mark.rule("SX-26.2", "SX-26.3")
def test_blight_counts_boards_and_fear_one_more() -> None:
    table = laid_out(2)
    assert (table.blight_pool, table.fear_markers) == (2 * 3, 5 * 2)
    assert laid_out(2, **{"extra-board": False, "boards": ["A", "B"]}).fear_markers == 4 * 2
    data = {
        "game": "spirit-island",
        "players": 1,
        "boards": "AB",
        "options": {"extra-board": True, **EVERY_SET},
        "spirits": SPIRITS[:1],
        "lands": {"A5": {"presence": {"P1": 3}}, "B8": {"city": 1}},
        "blight_card": "downward-spiral",
        "blight_pool": 1,
        "steps": ["blight A4"],
    }
    assert Island(read_data(data).match).table.blight_pool == 5 * 2


@pytest.mark.rule("SX-26.4", "SX-26.5")
def test_dahan_blight_and_tokens_are_there_as_usual() -> None:
    table = laid_out(1)
    assert kinds_on(table, 1, DAHAN) == {"dahan"}
    tokens = kinds_on(table, 1, *range(DAHAN + 1, len(PIECES)))
    assert {"beasts", "disease"} <= tokens
    assert sum(table.blight[land] for land in table.island.lands_on(1)) > 0


@pytest.mark.rule("SX-26.7", "SX-26.8", "SX-26.9", "SX-26.10", "SX-26.11")
@pytest.mark.parametrize(
    ("number", "printed"),
    [(1, set()), (2, set()), (3, {"city"}), (4, {"town"}), (5, {"town", "city"})],
)
def test_the_invaders_of_the_extra_board(number: int, printed: set[str]) -> None:
    """EX-47."""
    table = laid_out(number)
    found = kinds_on(table, number, *INVADERS)
    assert found - {"explorer"} == printed
    explored = [land for land in table.island.lands_on(number) if table.pieces[land]]
    assert explored
    if number == 1:
        assert "explorer" not in found


@pytest.mark.rule("SX-26.8")
def test_two_players_have_the_first_explorers_there() -> None:
    found = [kinds_on(laid_out(2, boards=list(boards)), 2, *INVADERS) for boards in ("ABC", "ABD")]
    assert {"explorer"} in found


@pytest.mark.rule("SX-26.6")
def test_an_adversary_brings_nothing_there() -> None:
    table = laid_out(2, adversary="england", level=2)
    assert kinds_on(table, 0, *INVADERS) >= {"city", "town"}
    assert not kinds_on(table, 2, *INVADERS) - {"explorer"}


@pytest.mark.rule("SX-26.14")
@pytest.mark.parametrize(("level", "number"), [(0, 1 + 2), (1, 3 + 3), (3, 6 + 4), (6, 11 + 4)])
def test_it_is_more_difficult(level: int, number: int) -> None:
    """EX-49."""
    table = laid_out(1, adversary="england", level=level)
    assert ask(table, "difficulty")[1] == number
    assert ask(laid_out(1), "difficulty")[1] == 2


def test_six_players_have_no_extra_board() -> None:
    with pytest.raises(BadOption, match="option-extra-board-most"):
        new_table(6, checked(GAME.info.options, {"extra-board": True, **EVERY_SET}), 1)
    with pytest.raises(BadOption, match="option-boards-number"):
        laid_out(2, boards=["A", "B"])
