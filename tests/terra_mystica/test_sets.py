"""Factions and tiles belong to sets: what is not of a table's sets is nowhere at it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from golden.records import load, paths_of
from loci.core.options import checked
from loci.games.terra_mystica import GAME
from loci.games.terra_mystica.rules.setup import new_table
from loci.games.terra_mystica.state import moves, registry, terms
from loci.games.terra_mystica.state.pieces import (
    ActionSpace,
    BonusTile,
    Cost,
    Faction,
    FavourTile,
    Gain,
    ScoringTile,
    TownTile,
)
from loci.games.terra_mystica.state.table import TerraTable
from loci.testing.sets import check_foreign
from tests.terra_mystica.tables import far_off, rich, table, why_not

SET = "far-away"
#: Everything that registration appends to.
LISTS = [
    *(registry.BOARDS, registry.BONUS, registry.SCORING, registry.FAVOUR, registry.TOWN),
    *(registry.SPACES, registry.COMMON),
    *(terms.FACTIONS, terms.BONUS_NAMES, terms.SCORING_NAMES, terms.FAVOUR_NAMES),
    *(terms.TOWN_NAMES, terms.ACTIONS),
    *(moves.SETUPS, moves.PASSES, moves.USES, moves.FAVOURS, moves.TOWNS),
    *(moves.LEECHES, moves.DECLINES),
]


class Nap(ActionSpace):
    def use(self, table: TerraTable, seat: int) -> None:
        table.coins[seat] += 1


FOREIGN: dict[str, Callable[[], object]] = {
    "factions": lambda: registry.add_faction(Faction("sleepers", "desert", SET)),
    "bonus": lambda: registry.add_bonus(BonusTile("BON99", Gain(coins=9), set=SET)),
    "scoring": lambda: registry.add_scoring(
        ScoringTile("SCORE99", {"spade": 9}, "fire", 1, Gain(coins=9), set=SET)
    ),
    "favour": lambda: registry.add_favour(FavourTile("FAV99", "fire", 3, set=SET)),
    "town": lambda: registry.add_town(TownTile("TW99", 99, set=SET)),
    "actions": lambda: registry.add_space(Nap("ACT99", Cost(power=1), common=True, set=SET)),
}
KINDS = pytest.mark.parametrize("kind", FOREIGN)


@contextmanager
def foreign(kind: str) -> Iterator[None]:
    """A piece of another set in the registry, until the block ends."""
    before = [list(pieces) for pieces in LISTS]
    FOREIGN[kind]()
    try:
        yield
    finally:
        for pieces, kept in zip(LISTS, before, strict=True):
            pieces[:] = kept  # type: ignore[index]


@pytest.mark.rule("TM-31.2")
@KINDS
def test_a_foreign_piece_changes_nothing_in_the_base_game(kind: str) -> None:
    records = [load(path) for path in paths_of("terra_mystica")[:4]]
    check_foreign(GAME, foreign(kind), records, plays=1)


@KINDS
def test_a_foreign_piece_is_listed_under_its_set(kind: str) -> None:
    with foreign(kind):
        assert list(GAME.content()[SET]) == [kind]
    assert SET not in GAME.content()


def far_away(players: int = 2, **given: object) -> TerraTable:
    """The start of a game with both sets."""
    options = checked(GAME.info.options, given)
    return new_table(players, {**options, "sets": ["base", SET]}, 0)


@pytest.mark.rule("TM-31.2")
def test_a_faction_is_chosen_only_where_its_set_is_played() -> None:
    with foreign("factions"):
        base = new_table(2, checked(GAME.info.options, {}), 0)
        setup = "setup sleepers"
        assert why_not(base, setup) == "faction-set"
        assert setup in [m.text() for m in GAME.decisions(far_away())[0].moves]
        assert setup not in [m.text() for m in GAME.decisions(base)[0].moves]


@pytest.mark.rule("TM-31.2")
def test_tiles_are_dealt_only_where_their_set_is_played() -> None:
    with foreign("bonus"):
        assert far_away(5, **{"bonus-tiles": []}).bonus_coins == [0] * 11
        drawn = {tile for seed in range(20) for tile in _dealt(seed, ["base", SET]).in_game}
        assert len(registry.BONUS) - 1 in drawn
        assert len(registry.BONUS) - 1 not in {
            tile for seed in range(20) for tile in _dealt(seed, ["base"]).in_game
        }
    with foreign("favour"):
        assert far_away().favour_left[-1] == 3
        assert _dealt(0, ["base"]).favour_left[-1] == 0
    with foreign("town"):
        assert far_away().town_left[-1] == 2
        assert _dealt(0, ["base"]).town_left[-1] == 0
    with foreign("scoring"):
        assert any(
            len(registry.SCORING) - 1 in _dealt(seed, ["base", SET]).scoring for seed in range(20)
        )


def _dealt(seed: int, sets: list[str]) -> TerraTable:
    return new_table(5, {**checked(GAME.info.options, {}), "sets": list(sets)}, seed)


def test_an_action_space_of_another_set_is_not_there() -> None:
    with foreign("actions"):
        seat = rich("witches", {"E9": "D"}, bowls=[0, 0, 12])
        made = table(seat, far_off())
        assert why_not(made, "action ACT99") == "action-not-owned"
        assert "ACT99" not in [space["action"] for space in GAME.view(made, 0)["actions"]]


def test_the_sets_of_a_table_are_saved_with_it() -> None:
    with foreign("town"):
        made = far_away()
        again = GAME.load(made.to_data())
        assert again.sets == ["base", SET]
        assert again == made
