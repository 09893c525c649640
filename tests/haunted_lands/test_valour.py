"""Haunted Lands: the Valour track, its stacks, and the Order tokens (HL-12)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.haunted_lands.tables import (
    act,
    components_text,
    dice,
    end_turns,
    haunt_anywhere,
    seat_of,
    see,
    spectres,
    table,
    valour,
)

PLENTY = {"food": 3, "water": 3, "wood": 3, "mineral": 3}


def standing(game: Any) -> list[int]:
    """Seats from the most Valour to the least; on one space from the top of the stack down."""
    return list(see(game)["standing"])


@pytest.mark.rule("HL-12.1")
def test_valour_is_gained_at_once() -> None:
    """By building, learning, completing a track, and a blessing: each in the same action."""
    mason = table(seats={"P1": {"seer": "A3", "valour": 2, **PLENTY}})
    act(mason, 0, "build mine")
    assert valour(mason)[0] == 5
    pupil = table(4, seats={"P1": {"seer": "K1", "valour": 2, "pecunia": 8, **PLENTY}})
    act(pupil, 0, "learn chatter")
    assert valour(pupil)[0] == 6
    act(pupil, 0, "train harvest")
    assert valour(pupil)[0] == 8
    blessed = table(
        season=2, hexes=spectres("F5"), seats={"P1": {"seer": "F5", "persuasion": [2, 2]}}
    )
    dice(blessed, rewards=["blessing"])
    act(blessed, 0, "persuade")
    assert valour(blessed)[0] == 2


@pytest.mark.rule("HL-12.1")
def test_quests_bring_nothing_before_the_end() -> None:
    """Quest 2 with 30 Pecunia is worth 10: when it is chosen, and in all that follows, nothing
    moves; at the end of the game it does."""
    seats = {"P1": {"valour": 5}, "P2": {"pecunia": 30}}
    game = table(2, season=2, round=3, turn=1, seats=seats)
    act(game, 1, "end")
    act(game, 1, "quest 2")
    assert valour(game) == [5, 0]
    for _ in range(3):
        haunt_anywhere(game)
        assert valour(game) == [5, 0]
        end_turns(game)
    assert see(game)["phase"] == "won"
    assert valour(game) == [5, 10]


@pytest.mark.rule("HL-12.2")
def test_whoever_arrives_last_is_on_top() -> None:
    """P2 and P3 arrive on P1's space one after the other; those below keep their order."""
    build = {"seer": "F5", **PLENTY}
    game = table(
        4,
        seats={
            "P1": {"valour": 5},
            "P2": {"valour": 4, **build},
            "P3": {"valour": 4, **build, "seer": "E6"},
            "P4": {"valour": 4, **build, "seer": "D0"},
        },
    )
    assert standing(game) == [0, 1, 2, 3]
    act(game, 0, "end")
    act(game, 1, "build windmill")
    assert standing(game) == [1, 0, 2, 3]
    act(game, 1, "end")
    act(game, 2, "build windmill")
    assert standing(game) == [2, 1, 0, 3]
    act(game, 2, "end")
    act(game, 3, "build windmill")
    assert valour(game) == [5, 5, 5, 5]
    assert standing(game) == [3, 2, 1, 0]


@pytest.mark.rule("HL-12.2")
def test_leaving_or_passing_a_stack_does_not_disturb_it() -> None:
    miner = {"seer": "A3", **PLENTY}

    def after_a_mine(stack: list[str], heights: dict[str, int]) -> Any:
        """P2 builds a mine: 3 Valour."""
        seats = {name: {"valour": height} for name, height in heights.items()}
        seats["P2"] |= miner
        game = table(4, order=["P2", "P1", "P3", "P4"], standing=stack, seats=seats)
        act(game, 1, "build mine")
        return game

    leaving = after_a_mine(["P4", "P3", "P2", "P1"], {"P1": 4, "P2": 4, "P3": 4, "P4": 5})
    assert valour(leaving) == [4, 7, 4, 5]
    assert standing(leaving) == [1, 3, 2, 0]
    passing = after_a_mine(["P4", "P3", "P1", "P2"], {"P1": 4, "P2": 2, "P3": 4, "P4": 9})
    assert valour(passing) == [4, 5, 4, 9]
    assert standing(passing) == [3, 1, 2, 0]


@pytest.mark.rule("HL-12.2", "HL-E7")
def test_a_gain_of_nothing_does_not_move_the_token() -> None:
    """A user's skill slots show 0 Valour: learning leaves the stack as it is."""
    text = components_text(("valour = [4, 3, 2, 1]", "valour = [0, 0, 0, 0]"))
    game = table(
        2,
        {"components": text},
        order=["P2", "P1"],
        seats={"P1": {"valour": 3}, "P2": {"valour": 3, "seer": "K1", **PLENTY}},
    )
    assert standing(game) == [0, 1]
    act(game, 1, "learn chatter")
    assert seat_of(game, 1)["skills"] == [1]
    assert valour(game) == [3, 3]
    assert standing(game) == [0, 1]


@pytest.mark.rule("HL-E7", "HL-14.1")
def test_a_worthless_quest_does_not_move_the_token() -> None:
    """P2 scores after P1 and gains nothing: it stays below P1, who wins the tie."""
    seats = {"P1": {"valour": 3}, "P2": {"valour": 3, "quests": [5]}}
    game = table(2, season=3, round=3, turn=1, seats=seats)
    act(game, 1, "end")
    assert valour(game) == [3, 3]
    assert standing(game) == [0, 1]


@pytest.mark.rule("HL-12.3")
def test_the_ranking_hands_out_order_tokens_by_valour() -> None:
    seats = {"P1": {"valour": 2}, "P2": {"valour": 7}, "P3": {"valour": 0}, "P4": {"valour": 4}}
    game = table(4, turn=3, seats=seats)
    act(game, 3, "end")
    assert see(game)["order"] == [1, 3, 0, 2]
    assert see(game)["asked"] == [2]  # the trailing player places the Spectres
    haunt_anywhere(game)
    for seat in (1, 3, 0, 2):
        assert see(game)["asked"] == [seat]
        act(game, seat, "end")


@pytest.mark.rule("HL-12.3")
def test_on_one_space_the_top_of_the_stack_comes_first() -> None:
    seats = {name: {"valour": 6} for name in ("P1", "P2", "P3")}
    stack = ["P2", "P4", "P3", "P1"]
    game = table(4, turn=3, standing=stack, seats={**seats, "P4": {"valour": 6}})
    act(game, 3, "end")
    assert see(game)["order"] == [1, 3, 2, 0]


@pytest.mark.rule("HL-12.3")
def test_the_order_changes_at_the_ranking_only() -> None:
    """P3 takes the lead in its turn; the Order tokens of this Round stay."""
    seats = {"P1": {"valour": 2}, "P2": {"valour": 1, "seer": "A3", **PLENTY}}
    game = table(seats=seats)
    act(game, 0, "end")
    act(game, 1, "build mine")
    assert standing(game) == [1, 0, 2]
    assert see(game)["order"] == [0, 1, 2]
    act(game, 1, "end")
    act(game, 2, "end")
    assert see(game)["order"] == [1, 0, 2]


@pytest.mark.rule("HL-12.4")
@pytest.mark.parametrize("season", [1, 2, 3])
@pytest.mark.parametrize("round", [1, 2, 3])
def test_the_ranking_is_always_performed(season: int, round: int) -> None:
    """Also at the end of Round III of Season III, where only the scoring follows."""
    seats = {"P1": {"valour": 1}, "P2": {"valour": 3}, "P3": {"valour": 2}}
    game = table(season=season, round=round, turn=2, seats=seats)
    events = act(game, 2, "end")
    assert "log-ranking" in [event.text().id for event in events]
    assert see(game)["order"] == [1, 2, 0]
    assert (see(game)["phase"] == "won") == (season == round == 3)


@pytest.mark.rule("HL-2.6")
def test_valour_goes_on_beyond_thirty() -> None:
    """On the +30 side a token on space 1 means 31: it is ahead of a plain token on space 1, and
    of one on space 29."""
    miner = {"seer": "A3", **PLENTY}
    seats = {"P1": {"valour": 29}, "P2": {"valour": 28, **miner}, "P3": {"valour": 1}}
    game = table(order=["P2", "P1", "P3"], seats=seats)
    act(game, 1, "build mine")
    assert valour(game) == [29, 31, 1]
    assert standing(game) == [1, 0, 2]
    exact = {"P1": {"valour": 30}, "P2": {"valour": 27, **miner}, "P3": {"valour": 0}}
    game = table(order=["P2", "P1", "P3"], seats=exact)
    act(game, 1, "build mine")
    assert valour(game) == [30, 30, 0]
    assert standing(game) == [1, 0, 2]


@pytest.mark.rule("HL-E5")
def test_no_result_depends_on_where_the_track_starts() -> None:
    """The same turn with a track that starts at 7: the same order, the same differences."""
    shown = []
    for start in (0, 7):
        text = components_text(("value = 0", f"value = {start}"))
        seats = {"P1": {"valour": start}, "P2": {"valour": start, "seer": "A3", **PLENTY}}
        game = table(2, {"components": text}, seats=seats)
        act(game, 0, "end")
        act(game, 1, "build mine", "end")
        shown.append(([value - start for value in valour(game)], see(game)["order"]))
    assert shown[0] == shown[1] == ([0, 3], [1, 0])
