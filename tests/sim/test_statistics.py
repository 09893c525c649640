"""Statistics of finished games: what one adds, and that it is the same however it is counted."""

from __future__ import annotations

import pytest

from loci.core import BadData, Match, find_game
from loci.core.data import decode, encode
from loci.sim.statistics import (
    PERSON,
    Cell,
    Facts,
    Sums,
    added,
    counts_from,
    counts_of,
    facts_of,
    file_data,
    from_file,
    rows_of,
)
from tests.golden.records import RECORDS, load


def facts(path: str, minutes: int | None = None) -> Facts:
    record = load(RECORDS / f"{path}.loci")
    game = find_game(record.header.game)
    match = Match.replay(game, record)
    who = ["greedy"] * (match.header.players - 1) + [PERSON]
    answers = len(match.entries)
    return facts_of(game, match.state, match.header.options, answers, who, minutes)


TERRA = "terra_mystica/4-alchemists-swarmlings-fakirs-chaos"
SPIRITS = "spirit_island/england-adversary"
HAUNTED = "haunted_lands/wanderer-2-victory"


def test_what_a_game_of_points_adds() -> None:
    one = facts(TERRA, minutes=45)
    counts = counts_of(one)
    assert counts[Cell(4, "games", "", "")] == Sums(1, 1, one.answers)
    assert counts[Cell(4, "minutes", "32", "")] == Sums(1, 1, 0)
    assert counts[Cell(4, "factions", "chaosmagicians", "")] == Sums(1, 1, 97)
    assert counts[Cell(4, "factions", "fakirs", "")] == Sums(1, 0, 44)
    assert counts[Cell(4, "factions/scoring-tiles", "fakirs", "SCORE6")] == Sums(1, 0, 44)
    assert Cell(4, "factions/scoring-tiles", "fakirs", "SCORE1") not in counts  # not in this game
    assert counts[Cell(4, "sources", "cults", "")] == Sums(4, 1, 9 + 19 + 3 + 25)
    assert counts[Cell(4, "sources", "cults", "chaosmagicians")] == Sums(1, 1, 25)
    assert counts[Cell(4, "seats", "4", "")] == Sums(1, 1, 97)
    assert counts[Cell(4, "who", "greedy", "")] == Sums(3, 0, 72 + 69 + 44)
    assert counts[Cell(4, "points", "97", "")] == Sums(1, 1, 97)
    assert one.places() == [2, 3, 4, 1]


def test_what_a_game_of_all_together_adds() -> None:
    one = facts(SPIRITS)
    counts = counts_of(one)
    assert one.places() == [1, 1]
    assert counts[Cell(2, "games", "", "")] == Sums(1, 0, one.answers)
    assert counts[Cell(2, "endings", "adversary", "")] == Sums(1, 0, 0)
    assert counts[Cell(2, "adversary/level", "england", "4")] == Sums(1, 0, 0)
    river = Cell(2, "spirits/adversary", "river-surges-in-sunlight", "england")
    assert counts[river] == Sums(1, 0, 16)
    assert counts[Cell(2, "numbers", "turns", "4")] == Sums(1, 0, 0)
    assert not any(cell.kind == "minutes" for cell in counts)  # nobody measured
    assert not any(cell.kind == "options" for cell in counts)  # the sheet names what is unusual


def test_options_that_are_not_as_usual_are_counted() -> None:
    counts = counts_of(facts("haunted_lands/builder-4-straight-victory"))
    assert counts[Cell(4, "options", "overflow", "straight")] == Sums(1, 1, 0)
    sets = counts_of(facts("jagged_earth/aspects-blight"))
    assert sets[Cell(3, "options", "sets", "jagged-earth")].number == 1


def test_what_is_somebodys_own() -> None:
    counts = counts_of(facts(TERRA), own=[2])
    assert counts[Cell(4, "games", "", "")].wins == 0  # another seat has won
    assert counts[Cell(4, "sources", "cults", "")] == Sums(1, 0, 3)
    assert Cell(4, "factions", "chaosmagicians", "") not in counts


@pytest.mark.parametrize("path", [TERRA, SPIRITS, HAUNTED])
def test_it_is_kept_as_data(path: str) -> None:
    one = facts(path, minutes=3)
    again = Facts.from_data(decode(encode(one.to_data())))
    assert counts_of(again) == counts_of(one)


def test_games_add_up_in_any_order_and_are_taken_away_again() -> None:
    one, other = counts_of(facts(TERRA)), counts_of(facts("terra_mystica/4-by-passing"))
    both = added([one, other])
    assert both == added([other, one])
    assert both[Cell(4, "games", "", "")].number == 2
    less = {cell: Sums(-sums.number, -sums.wins, -sums.points) for cell, sums in other.items()}
    assert added([both, less]) == one
    assert counts_from(decode(encode(rows_of(both)))) == both


def test_a_file_is_read_again_or_refused() -> None:
    data = file_data("terra-mystica", counts_of(facts(TERRA)))
    assert data["games"] == 1
    assert from_file(decode(encode(data)), "terra-mystica") == counts_of(facts(TERRA))
    with pytest.raises(BadData, match="statistics-game"):
        from_file(data, "spirit-island")
    with pytest.raises(BadData, match="statistics-form"):
        from_file(data | {"form": 99}, "terra-mystica")
    with pytest.raises(BadData, match="statistics-row"):
        from_file(data | {"counts": [[2, "games", "", "", 1, 1]]}, "terra-mystica")
    with pytest.raises(BadData, match="statistics-row"):
        from_file(data | {"counts": [[True, "games", "", "", 1, 1, 1]]}, "terra-mystica")
