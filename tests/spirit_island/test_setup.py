"""Sections 1 and 2 of the rules: components and their limits, setting the table up."""

from __future__ import annotations

import pytest

from loci.core import BadOption, Match
from loci.core.script import Script
from loci.games.spirit_island import GAME
from loci.games.spirit_island.rules.adversary import Adversary
from loci.games.spirit_island.rules.setup import set_up
from loci.games.spirit_island.rules.spirits.tracks import add_energy
from loci.games.spirit_island.state.registry import (
    ADVERSARIES,
    BLIGHT_CARDS,
    BOARDS,
    FEAR_CARDS,
    INVADER_CARDS,
    POWERS,
    SCENARIOS,
    SPIRITS,
    deck,
    of_sets,
)
from loci.games.spirit_island.state.table import SpiritTable
from tests.spirit_island import box
from tests.spirit_island.start import FOUR, carry_out, fresh, set_island_up, start
from tests.spirit_island.tables import BASE, RIVER, island, pile


def stages(cards: list[str]) -> list[int]:
    return [INVADER_CARDS[card].stage for card in cards]


# -- components and limits -------------------------------------------------------------------------


@pytest.mark.rule("SI-1.1")
def test_what_the_box_holds() -> None:
    assert of_sets(BOARDS, BASE) == list("ABCD")
    assert len(of_sets(BOARDS, BASE)) == box.BOARDS
    assert len(of_sets(SPIRITS, BASE)) == box.SPIRITS
    assert len(of_sets(ADVERSARIES, BASE)) == box.ADVERSARIES
    assert len(of_sets(SCENARIOS, BASE)) == box.SCENARIOS


@pytest.mark.rule("SI-1.6", "SI-1.7")
def test_how_many_cards_there_are() -> None:
    assert len(of_sets(FEAR_CARDS, BASE)) == box.FEAR_CARDS
    assert len(of_sets(BLIGHT_CARDS, BASE)) == box.BLIGHT_CARDS
    assert [stages(of_sets(INVADER_CARDS, BASE)).count(stage) for stage in (1, 2, 3)] == [4, 5, 6]
    assert len(deck("major", BASE)) == box.MAJOR_CARDS
    assert len(deck("minor", BASE)) == box.MINOR_CARDS
    assert len(deck("unique", BASE)) == box.UNIQUE_CARDS
    for id in of_sets(SPIRITS, BASE):
        spirit = SPIRITS[id]
        assert [POWERS[card].owner for card in spirit.uniques] == [id] * 4


@pytest.mark.rule("SI-1.8")
def test_power_progressions_belong_to_the_spirits_of_low_complexity() -> None:
    listed = [id for id in of_sets(SPIRITS, BASE) if SPIRITS[id].progression]
    assert sorted(listed) == sorted(FOUR)
    assert {SPIRITS[id].complexity for id in listed} == {"low"}


@pytest.mark.rule("SI-1.9")
def test_the_pieces_in_the_box_do_not_limit_the_invaders() -> None:
    lands = {"A5": {"explorer": 40, "town": 32, "city": 20}}
    here = island(lands, "explore A5", "build A5", "build A5")
    assert here.land("A5") == {"explorer": 41, "town": 32, "city": 22}


@pytest.mark.rule("SI-1.10")
def test_the_pieces_in_the_box_do_not_limit_the_dahan() -> None:
    here = island({"A5": {"dahan": 36}}, "power rivers-bounty at A5", spirits=[RIVER])
    assert here.land("A5") == {"dahan": 37}


@pytest.mark.rule("SI-1.11", "SI-7.8")
def test_the_markers_do_not_limit_energy() -> None:
    here = island({}, seats={"P1": {"energy": 56}})
    add_energy(here.table, 0, 5)
    assert here.seat().energy == 61


@pytest.mark.rule("SI-1.12")
def test_the_pieces_in_the_box_do_not_limit_blight() -> None:
    here = island({"A5": {"blight": 37}, "A4": {"blight": 1}}, "blight A3", blight_pool=5)
    assert (sum(here.table.blight), here.table.blight_pool) == (39, 4)


@pytest.mark.rule("SI-1.13")
def test_what_was_destroyed_can_come_again() -> None:
    here = island({"A5": {"town": 1, "explorer": 1}}, "damage 3 A5", "explore A5", "build A5")
    assert here.land("A5") == {"explorer": 1, "town": 1}


@pytest.mark.rule("SI-1.14")
def test_one_to_four_players_win_or_lose_together() -> None:
    assert GAME.info.players == (1, 4)
    with pytest.raises(BadOption):
        Match.start(GAME, 5)
    won = island({"A8": {}}, "check", boards="ABC").match.outcome()
    lost = island({"B7": {}}, "check", boards="ABC").match.outcome()
    assert won is not None
    assert lost is not None
    assert (won.winners, lost.winners) == ([0, 1, 2], [])
    assert len(set(won.scores)) == 1


# -- the invader board -----------------------------------------------------------------------------


@pytest.mark.rule("SI-2.1")
def test_adversary_and_scenario_are_there_when_the_decks_are_made() -> None:
    table = fresh("A", adversary="brandenburg-prussia", level=3, scenario="rituals-of-terror")
    assert stages(pile(table, "invader_deck")) == [1, 1, 3, 2, 2, 2, 2, 3, 3, 3, 3]
    assert len(pile(table, "fear_deck")) == box.FEAR_CARDS


@pytest.mark.rule("SI-2.2", "SI-2.4", "SI-2.5")
def test_the_fear_deck_has_9_cards_in_three_parts() -> None:
    """EX-SET-1."""
    table = fresh("A")
    assert table.fear_sizes == [3, 3, 3]
    assert (len(pile(table, "fear_deck")), len(pile(table, "fear_box"))) == (9, 6)
    dealt = pile(table, "fear_deck") + pile(table, "fear_box")
    assert sorted(dealt) == of_sets(FEAR_CARDS, BASE)


@pytest.mark.rule("SI-2.5")
@pytest.mark.parametrize(("cards", "level"), [(2, 1), (3, 2), (5, 2), (6, 3)])
def test_the_dividers_lie_under_the_third_and_the_sixth_card(cards: int, level: int) -> None:
    here = island({}, f"fear {4 * cards}")
    assert (len(here.pile("earned")), here.table.terror) == (cards, level)


@pytest.mark.rule("SI-2.4", "SI-2.6", "SI-2.18")
def test_decks_are_shuffled() -> None:
    one, other = start(1, seed=1).table, start(1, seed=2).table
    for name in ("fear_deck", "minor_deck", "major_deck"):
        assert pile(one, name) != pile(other, name)
        assert len(pile(one, name)) == len(pile(other, name))
    assert pile(one, "invader_deck")[3:7] != pile(other, "invader_deck")[3:7]


@pytest.mark.rule("SI-2.2", "SI-2.6", "SI-2.7", "SI-2.8")
def test_the_invader_deck_has_12_cards_by_stage() -> None:
    """EX-SET-2."""
    table = fresh("A")
    assert stages(pile(table, "invader_deck")) == [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3]
    assert stages(pile(table, "invader_box")) == [1, 2, 3]
    assert (
        pile(table, "explore_space")
        == pile(table, "build_space")
        == pile(table, "ravage_space")
        == []
    )


@pytest.mark.rule("SI-2.3", "SI-2.10")
@pytest.mark.parametrize(
    ("number", "fear", "blight"), [(1, 4, 2), (2, 8, 4), (3, 12, 6), (4, 16, 8)]
)
def test_fear_pool_and_blight_grow_with_the_players(number: int, fear: int, blight: int) -> None:
    """EX-SET-3."""
    table = fresh("ABCD"[:number])
    assert (table.fear_markers, table.fear_done, table.blight_pool) == (fear, 0, blight)


@pytest.mark.rule("SI-2.9")
def test_a_random_blight_card_lies_healthy_side_up() -> None:
    tables = [start(1, seed=seed).table for seed in range(12)]
    assert {table.blight_card for table in tables} == set(of_sets(BLIGHT_CARDS, BASE))
    assert all(table.blight_flipped == 0 for table in tables)


@pytest.mark.rule("SI-2.9")
def test_nobody_sees_its_back() -> None:
    here = start(1, spirits=[RIVER])
    seen = GAME.see(here.table, 0)["blight"]
    assert (seen["side"], seen["card"]) == ("healthy", None)


@pytest.mark.rule("SI-2.11", "SI-2.12")
@pytest.mark.parametrize("number", [1, 2, 4])
def test_without_a_blight_card_there_are_5_per_player(number: int) -> None:
    table = fresh("ABCD"[:number], blight_card="none")
    assert (table.blight_card, table.blight_pool) == ("", 5 * number)


@pytest.mark.rule("SI-2.11", "SI-26.6")
def test_without_a_blight_card_the_last_blight_is_defeat() -> None:
    options = {"blight-card": "none"}
    assert island({}, "blight A5", options=options, blight_pool=2).ending() == ""
    assert island({}, "blight A5", options=options, blight_pool=1).ending() == "blight"


@pytest.mark.rule("SI-2.13")
def test_one_more_blight_is_an_option() -> None:
    assert fresh("AB", extra_blight=True).blight_pool == 5
    assert fresh("AB", extra_blight=True, blight_card="none").blight_pool == 11


# -- the island ------------------------------------------------------------------------------------


@pytest.mark.rule("SI-2.14", "SI-3.1")
def test_there_are_as_many_boards_as_players_at_random() -> None:
    for number in (1, 2, 3, 4):
        boards = [start(number, seed=seed).table.island.boards for seed in range(8)]
        assert {len(set(letters)) for letters in boards} == {number}
        assert len(set(boards)) > 1


ICONS: dict[str, dict[str, dict[str, int]]] = {
    "A": {
        "A2": {"city": 1, "dahan": 1},
        "A3": {"dahan": 2},
        "A4": {"blight": 1},
        "A6": {"dahan": 1},
        "A7": {"dahan": 2},
        "A8": {"town": 1},
    },
    "B": {
        "B1": {"dahan": 1},
        "B2": {"city": 1},
        "B3": {"dahan": 2},
        "B4": {"blight": 1},
        "B6": {"town": 1},
        "B7": {"dahan": 1},
        "B8": {"dahan": 2},
    },
    "C": {
        "C1": {"dahan": 1},
        "C2": {"city": 1},
        "C3": {"dahan": 2},
        "C5": {"dahan": 2, "blight": 1},
        "C6": {"dahan": 1},
        "C7": {"town": 1},
    },
    "D": {
        "D1": {"dahan": 2},
        "D2": {"city": 1, "dahan": 1},
        "D5": {"dahan": 1, "blight": 1},
        "D7": {"town": 1, "dahan": 2},
    },
}


@pytest.mark.rule("SI-2.16", "SI-2.17")
@pytest.mark.parametrize("board", "ABCD")
def test_every_land_receives_what_its_icons_show(board: str) -> None:
    here = set_island_up(board, answers=[], no_initial_explore=True)
    for n in range(1, 9):
        found = here.land(f"{board}{n}")
        found.pop("presence", None)
        assert found == ICONS[board].get(f"{board}{n}", {})
    assert here.table.blight_pool == 2, "the blight of the icons is not of the card"


@pytest.mark.rule("SI-2.18")
def test_minor_and_major_powers_are_two_decks_with_their_discards() -> None:
    table = set_island_up("AB", answers=[]).table
    assert sorted(pile(table, "minor_deck")) == deck("minor", BASE)
    assert sorted(pile(table, "major_deck")) == deck("major", BASE)
    assert pile(table, "minor_discard") == pile(table, "major_discard") == []


# -- the players -----------------------------------------------------------------------------------


@pytest.mark.rule("SI-2.20")
def test_each_player_takes_a_spirit_with_its_four_cards() -> None:
    here = start(2)
    here.answer(f"choose {RIVER}", seat=1)
    assert here.seat(1).hand == SPIRITS[RIVER].uniques
    assert f"choose {RIVER}" not in here.options(0), "a spirit is there only once"


@pytest.mark.rule("SI-2.21", "SI-2.22")
def test_each_spirit_starts_on_a_board_of_its_own() -> None:
    table = set_island_up("CADB", answers=[]).table
    for seat, owner in enumerate(table.seats):
        boards = {land // 9 for land, number in enumerate(owner.presence) if number}
        assert boards == {seat}


@pytest.mark.rule("SI-2.23")
def test_later_every_board_is_open() -> None:
    """A3 touches B3: presence may be added there, and powers used."""
    lands = {"A3": {"presence": {"P1": 1}}, "B3": {"explorer": 1}}
    growing = island(lands, "growth 3 by P1", boards="AB").answer("presence-2 2")
    assert "presence energy B3" in growing.options()
    seats = {"P1": {"played": ["flash-floods"]}}
    using = island(lands, boards="AB", phase="fast", seats=seats)
    using.answer("use flash-floods", "target B3", seat=0)
    assert using.land("B3") == {}


@pytest.mark.rule("SI-1.3", "SI-2.24", "SI-2.25", "SI-2.26")
def test_tracks_energy_and_discards_at_the_start() -> None:
    table = set_island_up("ABCD", answers=[]).table
    for owner in table.seats:
        spirit = SPIRITS[owner.spirit]
        covered = len(spirit.energy_track) + len(spirit.plays_track) - 2
        assert covered + sum(owner.presence) == 13
        assert (owner.energy_shown, owner.plays_shown, owner.energy) == (1, 1, 0)
        assert owner.discard == owner.played == []


@pytest.mark.rule("SI-2.26")
def test_discards_are_personal() -> None:
    seats = {"P1": {"played": ["flash-floods"]}, "P2": {"played": ["raging-storm"]}}
    here = island({}, "time-passes", boards="AB", seats=seats)
    assert [here.seat(n).discard for n in (0, 1)] == [["flash-floods"], ["raging-storm"]]
    assert here.pile("minor_discard") == here.pile("major_discard") == []


# -- the initial explore ---------------------------------------------------------------------------


@pytest.mark.rule("SI-2.27", "SI-2.28")
def test_the_first_card_is_explored_and_goes_to_the_build_space() -> None:
    """EX-SET-4: A3 is coastal, A8 holds a town."""
    here = set_island_up("A", "1-jungle", answers=[])
    table = here.table
    explored = [name for name in table.island.names if "explorer" in here.land(name)]
    assert explored == ["A3", "A8"]
    assert (pile(table, "ravage_space"), pile(table, "build_space")) == ([], ["1-jungle"])
    assert (pile(table, "explore_space"), len(pile(table, "invader_deck"))) == ([], 11)


@pytest.mark.rule("SI-2.28")
def test_nothing_is_built_and_nothing_ravages_in_the_set_up() -> None:
    here = set_island_up("A", "1-jungle", answers=[])
    assert here.land("A8") == {"explorer": 1, "town": 1}
    assert here.land("A3") == {"explorer": 1, "dahan": 2}


@pytest.mark.rule("SI-2.29")
@pytest.mark.parametrize(("card", "calls"), [("2-jungle", 1), ("1-jungle", 0)])
def test_a_flag_on_the_first_card_escalates(
    monkeypatch: pytest.MonkeyPatch, card: str, calls: int
) -> None:
    class Eager(Adversary):
        def __init__(self) -> None:
            super().__init__("eager", [0], [(3, 3, 3)], ["111222233333"])
            self.escalated: list[str] = []

        def escalate(self, table: SpiritTable, card: str) -> Script:
            self.escalated.append(card)
            yield from ()

    eager = Eager()
    monkeypatch.setitem(ADVERSARIES, "eager", eager)
    table = fresh("A", card)
    table.adversary = "eager"
    carry_out(set_up(table))
    assert eager.escalated == [card] * calls


@pytest.mark.rule("SI-17.5", "SI-26.8")
def test_eleven_turns_explore_and_the_twelfth_is_too_late() -> None:
    """EX-SET-5: of 12 cards one is used in the set-up."""
    assert len(set_island_up("A", "1-jungle", answers=[]).pile("invader_deck")) == 11
    here = island({}, phase="invaders", step="explore", turn=11, invader_deck=["3-jungle-sands"])
    assert (here.ending(), here.table.turn, here.pile("invader_deck")) == ("", 12, [])
    late = island({}, phase="invaders", step="explore", turn=12, invader_deck=[])
    assert late.ending() == "invaders"
