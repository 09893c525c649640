"""Haunted Lands: the three modes and the optional difficulty (HL-13)."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core import BadOption
from loci.games.haunted_lands import GAME
from tests.haunted_lands.tables import (
    act,
    active,
    asked,
    goods,
    moves,
    refused,
    seat_of,
    see,
    spectres,
    started,
    table,
)

MODES = {"wanderer": 1, "builder": 2, "burgher": 3}


def season_over(mode: str, season: int, players: int = 3) -> Any:
    """The last turn of a Season is over; P2 leads."""
    game = table(
        players,
        {"mode": mode},
        season=season,
        round=3,
        turn=players - 1,
        hexes={"F5": {"exploited": True}},
        seats={"P2": {"valour": 5}},
    )
    act(game, players - 1, "end")
    assert "exploited" not in see(game)["hexes"]["F5"]
    return game


@pytest.mark.rule("HL-6.8", "HL-E10", "HL-13.1", "HL-13.2", "HL-13.3")
@pytest.mark.parametrize(("mode", "card"), MODES.items())
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_mode_fixes_the_spectre_card(mode: str, card: int, players: int) -> None:
    """It is never drawn."""
    for seed in range(40):
        assert see(started(players, {"mode": mode}, seed))["spectre_cards"] == [card]


@pytest.mark.rule("HL-13.1", "HL-6.8")
def test_wanderer_is_the_default() -> None:
    assert see(started())["mode"] == "wanderer"
    assert see(started())["spectre_cards"] == [1]
    with pytest.raises(BadOption, match="option-value"):
        GAME.new(2, {"mode": "pilgrim"}, 0)


@pytest.mark.rule("HL-13.1", "HL-E15", "HL-7.4")
@pytest.mark.parametrize(
    ("season", "players", "number"), [(1, 2, 1), (1, 4, 1), (2, 2, 1), (2, 3, 2), (2, 4, 2)]
)
def test_wanderer_quests(season: int, players: int, number: int) -> None:
    game = season_over("wanderer", season, players)
    assert asked(game) == [seat for seat in range(players) if seat != 1]
    assert all(len(move.split()) == 1 + number for move in moves(game, 0))


@pytest.mark.rule("HL-13.2", "HL-E15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_builder_quests_after_season_one_only(players: int) -> None:
    game = season_over("builder", 1, players)
    choosers = [seat for seat in range(players) if seat != 1]
    assert asked(game) == choosers
    assert refused(game, 1, "quest 1") == "no-quest-now"
    for seat in choosers:
        assert refused(game, seat, "quest 1 2") == "quest-number"
        act(game, seat, "quest 1")
    assert (see(game)["season"], see(game)["round"]) == (2, 1)
    later = season_over("builder", 2, players)
    assert (see(later)["season"], see(later)["round"]) == (3, 1)
    assert see(later)["phase"] == "haunting"
    assert all(shown["quests"] == [] for shown in see(later)["seats"])


@pytest.mark.rule("HL-13.3", "HL-E8", "HL-E15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_burgher_quests_for_everybody_after_season_one_only(players: int) -> None:
    """Two each, the leader too, and also with two players."""
    game = season_over("burgher", 1, players)
    assert asked(game) == list(range(players))
    for seat in range(players):
        assert refused(game, seat, "quest 1") == "quest-number"
        act(game, seat, "quest 1 8")
        assert seat_of(game, seat)["quests"] == [1, 8]
    assert (see(game)["season"], see(game)["round"]) == (2, 1)
    later = season_over("burgher", 2, players)
    assert (see(later)["season"], see(later)["phase"]) == (3, "haunting")


@pytest.mark.rule("HL-13.1", "HL-13.2", "HL-13.3")
@pytest.mark.parametrize("mode", MODES)
def test_the_spectre_card_of_the_mode_acts_and_no_other(mode: str) -> None:
    """A windmill beside a Spectre; a Harvest on a haunted terrain; Travel onto one."""
    here = {"F5": {"windmill": "P1"}, **spectres("F4")}
    game = table(options={"mode": mode}, hexes=here, seats={"P1": {"seer": "K2"}})
    act(game, 0, "travel F4")
    assert active(game, 0)[0] == (1 if mode == "burgher" else 2)
    if mode == "builder":
        assert refused(game, 0, "harvest F4 wood") == "harvest-spectre"
    else:
        act(game, 0, "harvest F4 wood")
    GAME.step(game, "yield")
    assert goods(game, 0)[0] == (0 if mode == "wanderer" else 1)


@pytest.mark.rule("HL-13.4", "HL-E32")
@pytest.mark.parametrize(("mode", "card"), MODES.items())
def test_harder_chooses_the_second_card_before_the_first_round(mode: str, card: int) -> None:
    """The first player names it for all; then the first Haunting begins."""
    others = sorted({1, 2, 3} - {card})
    for chosen in others:
        game = started(3, {"mode": mode, "difficulty": "harder"}, 5)
        view = see(game)
        assert (view["phase"], view["spectre_cards"]) == ("spectre-card", [card])
        first, last = view["order"][0], view["order"][-1]
        assert asked(game) == view["asked"] == [first]
        assert moves(game, first) == [f"spectre-card {other}" for other in others]
        assert refused(game, last, f"spectre-card {chosen}") == "not-first-player"
        assert refused(game, first, f"spectre-card {card}") == "card-in-play"
        assert refused(game, first, "end") == "first-spectre-card"
        events = act(game, first, f"spectre-card {chosen}")
        assert events[0].text().id == "log-spectre-card"
        assert see(game)["spectre_cards"] == [card, chosen]
        assert (see(game)["phase"], asked(game)) == ("haunting", [last])


@pytest.mark.rule("HL-13.4", "HL-E32")
@pytest.mark.parametrize(("mode", "card"), MODES.items())
def test_or_it_is_drawn_at_random(mode: str, card: int) -> None:
    options: dict[str, object] = {"mode": mode, "difficulty": "harder", "second-card": "random"}
    drawn = set()
    for seed in range(60):
        game = started(3, options, seed)
        assert see(game)["phase"] == "haunting"
        cards = see(game)["spectre_cards"]
        assert len(cards) == 2
        assert cards[0] == card
        drawn.add(cards[1])
    assert drawn == {1, 2, 3} - {card}


@pytest.mark.rule("HL-13.4")
@pytest.mark.parametrize(("mode", "card"), MODES.items())
def test_hardest_has_all_three_cards(mode: str, card: int) -> None:
    for seed in range(10):
        cards = see(started(3, {"mode": mode, "difficulty": "hardest"}, seed))["spectre_cards"]
        assert cards[0] == card
        assert sorted(cards) == [1, 2, 3]


@pytest.mark.rule("HL-13.4", "HL-9.6")
@pytest.mark.parametrize("mode", MODES)
def test_with_the_hardest_difficulty_all_effects_apply(mode: str) -> None:
    here = {"F5": {"windmill": "P1"}, **spectres("F4")}
    options: dict[str, object] = {"mode": mode, "difficulty": "hardest"}
    game = table(options=options, hexes=here, seats={"P1": {"seer": "K2"}})
    act(game, 0, "travel F4")
    assert active(game, 0)[0] == 1
    assert refused(game, 0, "harvest F4 wood") == "harvest-spectre"
    GAME.step(game, "yield")
    assert goods(game, 0)[0] == 0


@pytest.mark.rule("HL-13.4")
@pytest.mark.parametrize("mode", MODES)
def test_difficulty_leaves_the_quests_of_the_mode(mode: str) -> None:
    for difficulty in ("normal", "harder", "hardest"):
        options: dict[str, object] = {"mode": mode, "difficulty": difficulty}
        game = table(options=options, round=3, turn=2, seats={"P1": {"valour": 2}})
        act(game, 2, "end")
        assert asked(game) == ([0, 1, 2] if mode == "burgher" else [1, 2])
