"""What each viewer sees of Haunted Lands, how it reads as text, and where undo stops."""

from typing import Any

import pytest

from loci.core import OPEN, SPECTATOR, Match, undo_verdict
from loci.core.position import read_data
from loci.core.records.undo import ASK, FREE
from loci.core.words.wording import LANGUAGES, Wording
from loci.games.haunted_lands import GAME
from loci.games.haunted_lands.state.land import NAMES
from loci.games.haunted_lands.state.table import HauntedTable
from loci.games.haunted_lands.state.terms import LOST_KALENA, QUESTS, WON
from loci.games.haunted_lands.words.sections import drawing
from tests.haunted_lands.cases import skilled, states
from tests.haunted_lands.tables import TILES, act, dice, see, spectres, started, table

CHOSEN = {"P1": {"quests": [2, 5]}, "P2": {"quests": [8]}}


def quests(lands: HauntedTable, viewer: int) -> list[object]:
    return [seat["quests"] for seat in GAME.view(lands, viewer)["seats"]]


# -- secret Quests -----------------------------------------------------------------------------


@pytest.mark.rule("HL-6.10", "HL-7.5")
@pytest.mark.parametrize(("players", "cards"), [(2, [1, 2, 5, 6, 7, 8]), (3, list(range(1, 9)))])
def test_a_seat_sees_its_own_quest_cards_from_the_deal_on(players: int, cards: list[int]) -> None:
    lands = started(players)
    for viewer in range(players):
        shown = [seat["unused_quests"] for seat in GAME.view(lands, viewer)["seats"]]
        assert shown == [cards if seat == viewer else len(cards) for seat in range(players)]
        parts = parts_of(lands, viewer, "see-seat")
        for seat, lines in enumerate(parts):
            told = [line for line in lines if line.startswith("see-quest-card")]
            assert len(told) == (len(cards) if seat == viewer else 0)
    assert GAME.view(lands, SPECTATOR)["seats"][0]["unused_quests"] == len(cards)


@pytest.mark.rule("HL-7.5", "HL-E42")
def test_a_chosen_card_is_no_longer_among_the_others() -> None:
    lands = table(season=2, seats=CHOSEN)
    assert GAME.view(lands, 0)["seats"][0]["unused_quests"] == [1, 3, 4, 6, 7, 8]
    assert GAME.view(lands, 0)["seats"][1]["unused_quests"] == 7


@pytest.mark.rule("HL-7.5")
def test_quests_are_secret_from_the_moment_they_are_chosen() -> None:
    """Until then everybody at one screen may see everybody's cards: all have the same."""
    lands = table(season=2, seats=CHOSEN)
    assert [GAME.is_secret(lands, seat) for seat in range(3)] == [True, True, False]
    lands.choosing[2] = 1
    assert GAME.is_secret(lands, 2)


@pytest.mark.rule("HL-7.5", "HL-E16")
def test_chosen_quests_are_seen_by_their_seat_and_the_open_view_alone() -> None:
    lands = table(season=2, seats=CHOSEN)
    assert quests(lands, 0) == [[2, 5], 1, 0]
    assert quests(lands, 1) == [2, [8], 0]
    assert quests(lands, 2) == [2, 1, []]
    assert quests(lands, SPECTATOR) == [2, 1, 0]
    assert quests(lands, OPEN) == [[2, 5], [8], []]


@pytest.mark.rule("HL-7.5", "HL-E16")
def test_the_choice_is_told_without_the_cards() -> None:
    choosing = {"P1": {"choosing": 1}, "P2": {"choosing": 1}}
    lands = table(phase="quests", seats=choosing)
    event = act(lands, 0, "quest 5")[0]
    texts = {viewer: event.seen_by(viewer) for viewer in (0, 1, 2, SPECTATOR, OPEN)}
    ids = {viewer: seen.text().id for viewer, seen in texts.items() if seen is not None}
    assert ids == {
        0: "log-quests",
        OPEN: "log-quests",
        1: "log-quests-secret",
        2: "log-quests-secret",
        SPECTATOR: "log-quests-secret",
    }
    seen = texts[1]
    assert seen is not None
    assert "5" not in str(seen.to_data())
    assert quests(lands, 1)[0] == 1  # while P2 still chooses
    assert quests(lands, 0)[0] == [5]


@pytest.mark.rule("HL-14.1", "HL-7.5")
def test_the_scoring_reveals_all_quests_and_a_defeat_none() -> None:
    lands = table(season=3, round=3, turn=2, seats=CHOSEN)
    act(lands, 2, "end")
    assert lands.phase == WON
    for viewer in (0, 1, 2, SPECTATOR, OPEN):
        assert quests(lands, viewer) == [[2, 5], [8], []]
    lost = table(phase="lost-kalena", seats=CHOSEN)
    assert lost.phase == LOST_KALENA
    assert quests(lost, SPECTATOR) == [2, 1, 0]


@pytest.mark.rule("HL-E16")
def test_nobody_else_can_tell_other_quests_of_the_same_number() -> None:
    for lands in states():
        if lands.phase == WON or not any(lands.quests):
            continue
        for viewer in (SPECTATOR, *range(lands.players)):
            other = lands.clone()
            for seat in range(lands.players):
                if seat != viewer:
                    other.quests[seat] = [9 - card for card in lands.quests[seat]]
            assert GAME.view(other, viewer) == GAME.view(lands, viewer)
            dealt = GAME.determinize(lands, viewer, 3)
            assert GAME.view(dealt, viewer) == GAME.view(lands, viewer)


def test_a_deal_for_another_viewer_changes_only_what_it_cannot_know() -> None:
    lands = table(season=2, seats={"P1": {"quests": [2, 5]}, "P2": {"quests": [8, 1]}})
    found = {tuple(GAME.determinize(lands, 0, seed).quests[1]) for seed in range(20)}
    assert len(found) > 5
    for seed in range(5):
        dealt = GAME.determinize(lands, 0, seed)
        assert dealt.quests[0] == [2, 5]
        assert GAME.audit(dealt) == []
        one, other = lands.to_data(), dealt.to_data()
        assert {name for name in one if one[name] != other[name]} <= {"quests", "rng"}


# -- text --------------------------------------------------------------------------------------


def furnished() -> HauntedTable:
    return skilled(
        8,
        "P2 P1",
        season=2,
        hexes={
            "A5": {"windmill": "P1"},
            "A4": {"noria": "P3"},
            "A3": {"spectre": True, "exploited": True},
            "K1": {"spectre": True},
            "A0": {"exploited": True},
        },
        seats={
            "P1": {"seer": "A3", "quests": [5], "food": 2, "pecunia": 7, "valour": 3},
            "P2": {"seer": "A3", "quests": [1]},
            "P3": {"seer": "A5"},
        },
    )


def test_the_drawing_shows_spectres_buildings_seers_and_exploited_tokens() -> None:
    text = drawing(see(furnished()))
    lines = text.split("\n")
    marks = {}
    for upper, lower in zip(lines[::2], lines[1::2], strict=True):
        for name in NAMES:
            at = upper.find(name)
            if at >= 0:
                marks[name] = lower[at : at + 8].strip()
    assert set(marks) == set(NAMES)
    shown = {name: mark for name, mark in marks.items() if mark}
    assert shown == {"A3": "&x@12", "K1": "&", "A4": "N3", "A5": "W1@3", "A0": "x"}
    for word in ("###", "===", ",,,", "TTT", "^^^", "~~~"):
        assert word in text


def lines_of(lands: HauntedTable, viewer: int, language: str = "en") -> dict[str, list[str]]:
    words = Wording(language, GAME.info.package, strict=True)
    return {
        words.say(part.heading): [words.say(line) for line in part.lines]
        for part in GAME.sections(GAME.view(lands, viewer))
    }


def parts_of(lands: HauntedTable, viewer: int, heading: str) -> list[list[str]]:
    """The lines under each heading of this kind, as a developer reads them."""
    return [
        [line.plain() for line in part.lines]
        for part in GAME.sections(GAME.view(lands, viewer))
        if part.heading.id == heading
    ]


def test_the_sections_tell_without_the_drawing_what_lies_where() -> None:
    lands = furnished()
    assert GAME.sections(see(lands))[0].drawing == drawing(see(lands))
    (table_lines,) = parts_of(lands, OPEN, "see-round")
    assert "see-haunted(hexes=K1, A3)" in table_lines
    assert "see-exploited(hexes=A0, A3)" in table_lines
    assert "see-reserve(number=23)" in table_lines
    assert "see-persuasion(cost=2)" in table_lines
    assert len([line for line in table_lines if line.startswith("see-reward")]) == 3
    first, second, third = [" ".join(lines) for lines in parts_of(lands, OPEN, "see-seat")]
    for told in ("hex=A3", "food=2", "pecunia=7", "valour=3", "place=1", "hex=A5", "quest-5"):
        assert told in first
    assert "building-windmill" in first
    assert "building-noria, hex=A4" in third
    assert "building-" not in second
    assert "deck-trade" in second
    assert "see-learned" not in third


def test_the_sections_tell_prices_costs_ends_of_tracks_and_reserves() -> None:
    lands = table(
        hexes={"F5": {"windmill": "P1"}, "A5": {"noria": "P1"}},
        seats={"P1": {"travel": [4, 5], "harvest": [1, 2]}},
    )
    told = lines_of(lands, 0)
    tracks = next(line for line in told["Player 1"] if line.startswith("Active tokens"))
    assert tracks == (
        "Active tokens: Travel 4/5 (next for 8 Pecunia; the last +4 Valour), "
        "Persuasion 1/1 (next for 3, 4, 5, 6, 7 Pecunia; the last +6 Valour), Harvest 1/2, "
        "Build 1/1 (next for 8 Pecunia; the last +2 Valour)"
    )
    assert told["Buildings"] == [
        "Windmill: costs Wood, Water, +1 Valour, yields Food; 11 in the reserve",
        "Sawmill: costs Water, Mineral, +2 Valour, yields Wood; 12 in the reserve",
        "Mine: costs Water, Food, +3 Valour, yields Mineral; 12 in the reserve",
        "Noria: costs Mineral, +1 Valour, yields Water; 11 in the reserve",
    ]


@pytest.mark.rule("HL-7.5")
def test_the_sections_hide_the_quests_of_others() -> None:
    lands = furnished()
    for viewer in (0, 1, 2, SPECTATOR):
        for seat, lines in enumerate(parts_of(lands, viewer, "see-seat")):
            told = [f"quest-{card}" in " ".join(lines) for card in lands.quests[seat]]
            assert all(told) if seat == viewer else not any(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sections_have_words(language: str) -> None:
    for lands in (furnished(), *states()[::60]):
        for viewer in (0, SPECTATOR, OPEN):
            told = lines_of(lands, viewer, language)
            assert len(told) == lands.players + 3
            assert all(line for lines in told.values() for line in lines)


def test_the_view_names_who_is_asked() -> None:
    assert see(table(turn=1))["asked"] == [1]
    assert see(table(phase="haunting", rolled="plains", unplaced=1))["asked"] == [2]
    seats = {"P1": {"choosing": 1}, "P3": {"choosing": 1}}
    lands = table(phase="quests", seats=seats)
    assert lands.phase == QUESTS
    assert see(lands)["asked"] == [0, 2]


# -- undo --------------------------------------------------------------------------------------


def match_at(**keys: Any) -> Match:
    data = {"game": "haunted-lands", "players": 3, "tiles": TILES, "order": ["P1", "P2", "P3"]}
    return read_data({**data, **keys}).match


def verdict(match: Match, seat: int) -> str:
    kind: str = undo_verdict(match, seat).kind
    assert match.barriers[-1] == (kind != FREE)
    return kind


def test_travel_and_trade_can_be_taken_back() -> None:
    seats = {"P1": {"food": 1, "seer": "K1"}}
    match = match_at(market=1, seats=seats)
    before = match.state.digest()
    for move in ("travel K0", "sell food", "travel K3", "harvest K3 water"):
        match.answer(0, move)
        assert verdict(match, 0) == FREE
    assert match.barriers == [False] * 4
    for number in range(4, 0, -1):
        assert len(match.entries) == number
        after = undo_verdict(match, 0).after
        assert after is not None
        match.adopt(after)
    assert match.state.digest() == before


@pytest.mark.rule("HL-10.5")
def test_the_roll_of_a_persuasion_is_a_barrier_a_named_reward_is_none() -> None:
    keys = {"hexes": {"A5": {"spectre": True}}, "seats": {"P1": {"seer": "A5"}}}
    match = match_at(**keys)
    match.answer(0, "persuade")
    assert verdict(match, 0) == ASK
    cubes = {"chatter": ["blocked", "P1", "free", "free"]}
    match = match_at(**keys, skills=[2, 4, 7, 10], slots=cubes)
    match.answer(0, "persuade purse")
    assert verdict(match, 0) == FREE


def test_the_roll_of_a_haunting_is_a_barrier_the_end_of_a_turn_is_none() -> None:
    match = match_at(turn=1)
    match.answer(1, "end")
    assert verdict(match, 1) == FREE
    match.answer(2, "end")
    assert see(match.state)["phase"] == "haunting"
    assert verdict(match, 2) == ASK


def test_placing_a_spectre_is_no_barrier() -> None:
    match = match_at(phase="haunting", rolled="plains", unplaced=2)
    match.answer(2, "haunt A5")
    assert verdict(match, 2) == FREE
    match.answer(2, "haunt A1")
    assert verdict(match, 2) == FREE


def test_a_secret_choice_can_be_taken_back_until_the_last_has_chosen() -> None:
    seats = {"P1": {"choosing": 1}, "P2": {"choosing": 1}}
    match = match_at(phase="quests", seats=seats)
    match.answer(0, "quest 5")
    assert verdict(match, 0) == FREE
    match.answer(1, "quest 1")  # the next Season begins with a roll
    assert verdict(match, 1) == ASK


def test_the_scoring_is_a_barrier() -> None:
    match = match_at(season=3, round=3, turn=2, seats=CHOSEN)
    match.answer(2, "end")
    assert match.outcome() is not None
    assert verdict(match, 2) == ASK


def test_events_tell_where_things_happen() -> None:
    lands = dice(table(hexes=spectres("A4"), seats={"P1": {"seer": "A5"}}), rewards=["purse"])
    events = act(lands, 0, "harvest A5 food", "travel A4", "persuade")
    assert [event.places() for event in events if event.places()] == [["A5"], ["A4"], ["A4"]]
