"""Positions say everything about a table; impossible ones are refused."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core import Match, Rng
from loci.core.data import decode, encode
from loci.core.decision import Move
from loci.core.errors import BadData
from loci.core.options import checked
from loci.core.position import read_data, to_data
from loci.games.spirit_island import GAME
from loci.games.spirit_island.content.fear.trading import NoCity
from loci.games.spirit_island.positions.writer import write
from loci.games.spirit_island.rules.audit import audit
from loci.games.spirit_island.rules.effects import Defend, Skip
from loci.games.spirit_island.state.piles import (
    EARNED,
    FEAR_DECK,
    INVADER_DECK,
    MAJOR_DECK,
    MINOR_DECK,
    RAVAGE_SPACE,
    add_card,
    take_top,
)
from loci.games.spirit_island.state.registry import FEAR_CARDS, of_sets
from loci.games.spirit_island.state.steps import SETTING_UP
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import CITY, TOWN, piece
from tests.spirit_island.tables import BASE, EVERY_SET, RIVER, island, pile

LIGHTNING = "lightnings-swift-strike"


def again(table: SpiritTable, options: dict[str, object]) -> SpiritTable:
    """The table written as a position and read back."""
    data = decode(encode(write(table)))
    return GAME.read_position(len(table.seats), checked(GAME.info.options, options), 77, data)


def same(table: SpiritTable, other: SpiritTable) -> bool:
    """Whether two tables differ in nothing but chance."""
    one, two = table.to_data(), other.to_data()
    for data in (one, two):
        del data["rng"], data["revealed"]
    return one == two


def busy(rng: Rng, moves: list[Move]) -> Move:
    """Any move, but ready or stop only now and then."""
    others = [move for move in moves if move.text() not in ("done", "stop")]
    return rng.pick("move", others if others and rng.below("go on", 8) else moves)


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {}),
        (2, {"adversary": "england", "level": 6, "blight-card": "none"}),
        (2, {"scenario": "blitz", "adversary": "sweden", "level": 3}),
        (2, {"scenario": "rituals-of-terror", "extra-blight": True}),
        (3, {"progression": True, "bonus-growth": True, "no-initial-explore": True}),
        (4, {"spirits": ["oceans-hungry-grasp", "bringer-of-dreams-and-nightmares"]}),
    ],
)
def test_positions_say_everything_about_a_table(players: int, options: dict[str, object]) -> None:
    """In whole games, between any two answers, in the middle of scripts too (but for the set-up,
    which only its own script can end)."""
    phases: set[str] = set()
    for seed in (1, 2):
        match = Match.start(GAME, players, options, seed)
        rng = Rng(seed)
        while match.decisions() and len(match.entries) < 150:
            table = GAME.table(match.state)  # type: ignore[arg-type]
            if table.step != SETTING_UP:
                assert same(table, again(table, options)), write(table)
            phases.add(write(table)["phase"])
            decisions = match.decisions()
            seat = rng.pick("seat", sorted(decisions))
            match.answer(seat, busy(rng, decisions[seat].moves))
    assert {"choosing", "spirits", "fast"} <= phases


def test_a_match_can_be_written_and_read_as_a_position() -> None:
    match = Match.start(GAME, 2, {"spirits": [RIVER, LIGHTNING]}, 4)
    for _ in range(6):
        seat = min(match.decisions())
        match.answer(seat, match.decisions()[seat].moves[0])
    read = read_data(decode(encode(to_data(match)))).match
    assert same(GAME.table(match.state), GAME.table(read.state))  # type: ignore[arg-type]


def test_what_is_written_reads_easily() -> None:
    lands = {"A5": {"town-1": 1, "dahan": 2, "blight": 1, "presence": {"P1": 2}}}
    seats = {
        "P1": {"energy": 2, "hand": ["wash-away"], "elements": {"sun": 2}, "growth_taken": [2]}
    }
    data = write(island(lands, seats=seats, phase="fast", terror=2).table)
    assert data["lands"]["A5"] == lands["A5"]
    assert (data["boards"], data["phase"], data["terror"]) == ("A", "fast", 2)
    assert data["seats"]["P1"] == {
        "energy": 2,
        "grown": 1,
        "energy_track": 1,
        "plays_track": 1,
        "hand": ["wash-away"],
        "elements": {"sun": 2},
        "growth_taken": [2],
    }
    assert "effects" not in data
    assert "step" not in data


# -- keys ------------------------------------------------------------------------------------------


def test_effects_are_read_with_what_they_have() -> None:
    effects = [
        {"kind": "defend", "land": "A5", "number": 3, "seat": "P1"},
        {"kind": "skip", "land": "A4", "word": "build"},
        {"kind": "no-city"},
    ]
    table = island(effects=effects).table
    numbers = table.island.numbers
    assert table.effects == (
        Defend(numbers["A5"], 0, 3),
        Skip(numbers["A4"], action="build"),
        NoCity(),
    )


def test_a_card_named_in_one_place_is_in_no_other() -> None:
    here = island(
        minor_discard=["drought"],
        fear_discard=["scapegoats"],
        invader_discard=["1-jungle"],
        seats={"P1": {"played": ["wash-away"], "discard": ["flash-floods"]}},
    )
    table = here.table
    assert "drought" not in pile(table, "minor_deck")
    assert "scapegoats" not in pile(table, "fear_deck") + pile(table, "fear_box")
    assert "1-jungle" not in pile(table, "invader_deck") + pile(table, "invader_box")
    assert sorted(table.seats[0].hand) == ["boon-of-vigor", "rivers-bounty"]
    assert audit(table) == []


def test_a_given_invader_deck_leaves_the_rest_in_the_box() -> None:
    table = island(invader_deck=["2-coastal", "3-jungle-sands"]).table
    assert pile(table, "invader_deck") == ["2-coastal", "3-jungle-sands"]
    assert len(pile(table, "invader_box")) == 13
    assert not set(pile(table, "invader_deck")) & set(pile(table, "invader_box"))


def test_cards_of_a_progression_are_not_in_the_decks() -> None:
    table = island(options={"progression": True}).table
    assert table.seats[0].progression[0] == "uncanny-melting"
    assert pile(table, "minor_deck") == []  # everybody has a progression: the decks leave the game
    assert "uncanny-melting" not in pile(table, "removed")


def test_spirits_may_still_be_unchosen() -> None:
    data = {"game": "spirit-island", "players": 2, "phase": "choosing", "spirits": ["none", RIVER]}
    match = read_data(data).match
    assert list(match.decisions()) == [0]
    assert f"choose {RIVER}" not in [move.text() for move in match.decisions()[0].moves]


@pytest.mark.parametrize(
    ("keys", "reason"),
    [
        ({"effects": [{"kind": "xyzzy"}]}, "position-word"),
        ({"effects": [{"kind": "defend", "land": "Z1"}]}, "position-land"),
        ({"effects": [{"kind": "defend", "seat": "P4"}]}, "position-who"),
        ({"minor_deck": ["no-such-card"]}, "position-word"),
        ({"fear_discard": ["drought"]}, "position-word"),
        ({"queue": ["Z1"]}, "position-land"),
        ({"spirits": ["nobody"]}, "position-word"),
        ({"seats": {"P1": {"chosen": ["steel"]}}}, "position-word"),
        ({"seats": {"P1": {"colour": 3}}}, "data-unknown"),
        ({"lands": {"A5": {"town-2": 1}}}, "position-damage"),
        ({"terror": 4}, "position-number"),
        ({"weather": "fine"}, "data-unknown"),
    ],
)
def test_what_is_wrong_is_said(keys: dict[str, Any], reason: str) -> None:
    data = {"game": "spirit-island", "boards": "A", "spirits": [RIVER], **keys}
    with pytest.raises(BadData) as error:
        read_data(data)
    assert error.value.reason.id == reason


@pytest.mark.rule("SX-21.7")
def test_health_is_that_of_the_whole_land_in_whatever_order_it_is_written() -> None:
    """Dahan give health by an event, blight takes that of durable towns."""
    options = {**EVERY_SET, "adversary": "habsburg-monarchy", "level": 4}
    effects = [{"kind": "leave-its-strength-with-the-dahan"}]
    for lands in ({"A5": {"city-3": 1, "dahan": 1}}, {"A5": {"dahan": 1, "city-3": 1}}):
        assert island(lands, options=EVERY_SET, effects=effects).land("A5") == lands["A5"]
    for blighted in ({"A5": {"town-2": 1, "blight": 1}}, {"A5": {"blight": 1, "town-2": 1}}):
        with pytest.raises(BadData) as error:
            island(blighted, options=options)
        assert error.value.reason.id == "position-damage"
    assert island({"A5": {"town-3": 1}}, options=options).land("A5") == {"town-3": 1}


# -- the audit -------------------------------------------------------------------------------------


def found(change: Any) -> str:
    """What the audit finds after a change to a sound table."""
    match = Match.start(GAME, 2, {"spirits": [RIVER, LIGHTNING]}, 1)
    table = GAME.table(match.state).clone()  # type: ignore[arg-type]
    assert audit(table) == []
    change(table)
    return "; ".join(audit(table))


def test_cards_twice_are_found() -> None:
    def hand(table: SpiritTable) -> None:
        table.seats[0].hand.append(pile(table, "minor_deck")[0])

    def fear(table: SpiritTable) -> None:
        add_card(table, EARNED, table.piles[FEAR_DECK][0])

    def invader(table: SpiritTable) -> None:
        add_card(table, RAVAGE_SPACE, table.piles[INVADER_DECK][0])

    assert "power card" in found(hand)
    assert "fear card" in found(fear)
    assert "invader card" in found(invader)


def test_cards_of_the_wrong_kind_are_found() -> None:
    def misplaced(table: SpiritTable) -> None:
        add_card(table, MINOR_DECK, take_top(table, MAJOR_DECK))

    def unknown(table: SpiritTable) -> None:
        table.seats[0].hand.append("no-card")
        add_card(table, FEAR_DECK, "no-fear")

    assert "among the minor powers" in found(misplaced)
    assert "no-card is no power card" in found(unknown)
    assert "no fear card no-fear" in found(unknown)


def test_pieces_that_cannot_be_are_found() -> None:
    def dead(table: SpiritTable) -> None:
        table.pieces[5] = (piece(TOWN, 2),)

    def wet(table: SpiritTable) -> None:
        table.pieces[0] = (piece(CITY),)

    def order(table: SpiritTable) -> None:
        table.pieces[5] = (piece(CITY), piece(TOWN))

    assert "should be destroyed" in found(dead)
    assert "in the ocean" in found(wet)
    assert "out of order" in found(order)


def test_numbers_out_of_bounds_are_found() -> None:
    def seat(table: SpiritTable) -> None:
        table.seats[0].energy = -1
        table.seats[0].presence[5] = 14
        table.seats[1].shown = (99, 1)
        table.seats[1].presence[0] = 1

    def island_numbers(table: SpiritTable) -> None:
        table.terror = 4
        table.fear_done = 99
        table.blight_pool = -1
        table.blight[4] = -1

    said = found(seat)
    for part in ("-1 energy", "more than 13 presence", "spaces uncovered", "presence in the ocean"):
        assert part in said
    said = found(island_numbers)
    for part in ("terror level 4", "99 of 8 fear", "-1 blight on the card", "4: -1 blight"):
        assert part in said


def test_impossible_positions_are_refused() -> None:
    with pytest.raises(BadData) as error:
        island(fear_deck=[of_sets(FEAR_CARDS, BASE)[0]] * 2)
    assert error.value.reason.id == "position-impossible"


@pytest.mark.parametrize(
    ("key", "word"), [("ending", "bla"), ("doom", "foo"), ("queue_card", "nonsense")]
)
def test_words_of_the_flow_are_known_ones(key: str, word: str) -> None:
    with pytest.raises(BadData, match=rf"position-word.*where={key}"):
        island(**{key: word})


def test_endings_dooms_and_cards_are_read() -> None:
    for ending in ("terror-2", "presence", "sacrifice"):
        assert island(ending=ending).table.ending == ending
    assert island(doom="blight", phase="invaders").table.doom in ("", "blight")
    assert island(queue_card="1-jungle").table.queue_card == "1-jungle"


def test_damage_is_written_as_in_answers_and_read_in_two_ways() -> None:
    for word in ("town-1", "town@1"):
        table = island({"A5": {word: 2}}).table
        assert write(table)["lands"]["A5"] == {"town-1": 2}
