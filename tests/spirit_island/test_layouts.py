"""Boards and layouts chosen freely, and where the spirits start on them."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core import Match, Rng
from loci.core.errors import BadOption, LociError
from loci.core.position import read_data
from loci.core.words.wording import LANGUAGES, Wording
from loci.games.spirit_island import GAME
from loci.games.spirit_island.rules.act import decider
from loci.games.spirit_island.state.boards import layouts_for
from loci.games.spirit_island.state.island import island as make_island
from loci.games.spirit_island.state.registry import LAYOUTS
from loci.games.spirit_island.state.table import load_table
from loci.games.spirit_island.words.sections import sections
from tests.spirit_island.start import start
from tests.spirit_island.tables import Island
from tests.spirit_island.test_position_back import assert_reads_back, written

CITY = {"city": 1}


def here(**keys: Any) -> Island:
    return Island(read_data({"game": "spirit-island", **keys}).match)


def across(boards: str, layout: str) -> set[str]:
    """The pairs of adjacent lands of different boards: `A7-B3`."""
    made = make_island(boards, layout)
    return {
        f"{made.names[land]}-{made.names[other]}"
        for land in made.lands
        for other in made.near[land]
        if made.board_of(land) < made.board_of(other)
    }


# -- layouts ---------------------------------------------------------------------------------------


def islets(*sizes: str) -> list[str]:
    return [f"archipelago-{one}" for one in sizes]


@pytest.mark.rule("SI-2.30", "SX-24.2")
def test_which_layouts_there_are_for_so_many_boards() -> None:
    two = ["standard", "top-to-top", "coastline", "opposite-shores", "fragment"]
    assert layouts_for(1) == ["standard"]
    assert layouts_for(2) == [*two, "inverted-fragment", "archipelago-1-1"]
    assert layouts_for(3) == ["standard", "coastline", "sunrise", *islets("2-1", "1-1-1")]
    assert layouts_for(4) == ["standard", "coastline", "leaf", "snake", *islets("2-2", "3-1")]
    five = ["standard", "coastline", "snail", "peninsula", "v", "meeple"]
    assert layouts_for(5) == [*five, *islets("3-2", "2-2-1")]
    six = ["standard", "coastline", "star", "flower", "caldera"]
    assert layouts_for(6) == [*six, *islets("3-3", "2-2-2")]


@pytest.mark.rule("SI-2.30", "SI-3.5")
@pytest.mark.parametrize(
    ("boards", "layout", "pairs"),
    [
        ("AB", "coastline", "A7-B8 A5-B8 A4-B8 A4-B6 A3-B6 A3-B1"),
        ("AB", "opposite-shores", "A8-B7 A7-B7 A7-B8"),
        ("AB", "top-to-top", "A1-B8 A6-B8 A6-B6 A8-B6 A8-B1"),
        ("AB", "fragment", "A8-B3 A7-B3 A7-B4 A7-B7"),
        ("AC", "inverted-fragment", "A8-C8 A7-C8 A7-C6 A7-C1"),
    ],
)
def test_two_boards_touch_along_the_edges_that_are_joined(
    boards: str, layout: str, pairs: str
) -> None:
    assert across(boards, layout) == set(pairs.split())


@pytest.mark.rule("SI-2.30", "SI-3.6")
def test_boards_that_meet_at_a_point_only_touch_there() -> None:
    """In the layout Sunrise the first and the third board have one point in common."""
    pairs = across("ABC", "sunrise")
    assert {pair for pair in pairs if "A" in pair and "C" in pair} == {"A8-C3"}
    assert {pair for pair in across("ABC", "coastline") if "A" in pair and "C" in pair} == set()


def test_every_layout_is_one_island() -> None:
    for layout, numbers in LAYOUTS.items():
        for number in numbers:
            made = make_island("ABCDEF"[:number], layout)
            assert made.within([made.lands[0]], 20) == made.lands, layout


@pytest.mark.rule("SX-24.1", "SX-24.8")
def test_five_and_six_boards_lie_as_crab_and_two_centers() -> None:
    """Three boards around a point, once or twice; what touches there touches all of it."""
    crab = across("ABCDE", "standard")
    to_others = {pair for pair in crab if pair[0] == "A" and pair[3] in "CDE"}
    assert to_others == {"A7-D6", "A5-D6", "A5-D7", "A4-D7", "A3-D7", "A3-D8", "A3-C8"}
    centers = across("ABCDEF", "standard")
    for one, other in (("A7", "B7"), ("A7", "C4"), ("B7", "C4"), ("D6", "E6"), ("E6", "F7")):
        assert f"{one}-{other}" in centers


@pytest.mark.rule("SX-24.9")
def test_no_ocean_touches_lands_of_other_boards() -> None:
    for number in (5, 6):
        for layout in layouts_for(number):
            made = make_island("ABCDEF"[:number], layout)
            for ocean in made.oceans:
                shores = {made.board_of(land) for land in made.shore[ocean]}
                assert shores == {made.board_of(ocean)}


@pytest.mark.rule("SX-2.1", "SX-2.3")
def test_five_and_six_players_need_the_boards_of_jagged_earth() -> None:
    sets = {"sets": ["jagged-earth"]}
    for players in (5, 6):
        table = GAME.table(Match.start(GAME, players, sets, 3).state)  # type: ignore[arg-type]
        assert len(table.island.boards) == len(table.seats) == players
    with pytest.raises(BadOption, match=r"players-set\(given=5, most=4, set=jagged-earth\)"):
        Match.start(GAME, 5, {}, 3)
    with pytest.raises(BadOption, match="players-number"):
        Match.start(GAME, 7, sets, 3)
    together = Match.start(
        GAME, 2, {**sets, "boards": ["E", "B"]}, 3
    )  # though it is advised against
    assert GAME.table(together.state).island.boards == "EB"  # type: ignore[arg-type]


def test_an_island_is_made_once_for_its_boards_and_layout() -> None:
    assert make_island("AB", "coastline") is make_island("AB", "coastline")
    assert make_island("AB", "coastline") is not make_island("AB")


@pytest.mark.rule("SI-2.30")
def test_a_game_is_played_in_a_layout() -> None:
    table = start(2, boards=["A", "B"], layout="coastline").table
    assert (table.island.boards, table.island.layout) == ("AB", "coastline")
    view = GAME.see(table, 0)
    assert (view["layout"], view["starts"]) == ("coastline", ["A", "B"])
    assert "B1" in view["lands"]["A3"]["near"]
    with pytest.raises(BadOption, match=r"position-layout\(layout=leaf, number=2\)"):
        Match.start(GAME, 2, {"layout": "leaf"}, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unusual_island_is_told_in_words(language: str) -> None:
    words = Wording(language, GAME.info.package, strict=True)
    keys = {"boards": "AB", "lands": {"A8": CITY}}
    assert told(words, here(**keys)) == []
    for layout in layouts_for(2)[1:]:
        assert len(told(words, here(**keys, layout=layout))) == 1
    assert len(told(words, here(**keys, layout="coastline", starts={"P1": "B"}))) == 3


def told(words: Wording, found: Island) -> list[str]:
    lines = sections(GAME.see(found.table, 0))[0].lines
    return [words.say(line) for line in lines if line.id in ("see-layout", "see-starts")]


@pytest.mark.parametrize(
    ("layout", "beside"),
    [("standard", "A2 A4 B3 B4 B7"), ("coastline", "A2 A4 B1 B6"), ("top-to-top", "A2 A4")],
)
def test_questions_follow_the_layout(layout: str, beside: str) -> None:
    keys = {"boards": "AB", "layout": layout, "lands": {"A8": CITY}}
    state = here(players=1, **keys).match.state
    assert GAME.ask(GAME.table(state), "neighbours A3")[1] == beside.split()  # type: ignore[arg-type]
    away = {"standard": 1, "coastline": 3, "top-to-top": 6}
    assert GAME.ask(GAME.table(state), "distance A3 B3")[1] == away[layout]  # type: ignore[arg-type]


# -- boards and starts -----------------------------------------------------------------------------


@pytest.mark.rule("SI-2.31")
def test_more_boards_than_players() -> None:
    found = here(players=1, boards="AB", spirits=["Earth"], phase="setup")
    lands = [name for name in found.table.island.names if found.land(name).get("presence")]
    assert {name[0] for name in lands} == {"A"}
    assert found.land("B2")["city"] == 1  # both boards are set up
    assert found.table.fear_markers == 4  # numbers follow the players
    assert_reads_back(found.match)


@pytest.mark.rule("SI-2.31")
def test_two_spirits_on_one_board() -> None:
    keys = {"spirits": ["Earth", "Lightning"], "phase": "setup"}
    found = here(boards="A", **keys)
    assert found.table.starts == [0, 0]
    assert [sum(owner.presence) for owner in found.table.seats] == [3, 2]
    assert found.table.fear_markers == 8
    assert_reads_back(found.match)
    named = here(boards="AB", starts={"P1": "A", "Lightning": "A"}, **keys)
    presence = zip(named.table.island.names, named.table.seats[1].presence, strict=True)
    assert {name for name, number in presence if number} == {"A7"}
    assert_reads_back(named.match)


@pytest.mark.rule("SI-2.31")
@pytest.mark.parametrize(
    ("spirit", "lands"),
    [
        ("River", {"B6"}),
        ("Shadows", {"B5", "B8"}),
        ("Bringer", {"B5"}),
        ("Thunderspeaker", {"B3", "B8"}),
        ("Green", {"B4", "B6"}),
    ],
)
def test_a_spirit_begins_on_its_starting_board(spirit: str, lands: set[str]) -> None:
    found = here(boards="AB", players=1, spirits=[spirit], starts={"P1": "B"}, phase="setup")
    presence = zip(found.table.island.names, found.table.seats[0].presence, strict=True)
    assert {name for name, number in presence if number} == lands


@pytest.mark.rule("SI-2.31")
def test_the_ocean_begins_in_the_ocean_of_its_starting_board() -> None:
    keys = {"spirits": ["Ocean"], "starts": {"P1": "B"}, "phase": "setup"}
    found = here(boards="AB", players=1, **keys)
    assert found.options() == ["place B1", "place B2", "place B3"]


@pytest.mark.rule("SI-28.7")
def test_who_decides_for_a_board_of_several_spirits_or_of_none() -> None:
    keys = {"boards": "ABC", "spirits": ["River", "Earth"], "lands": {"A8": CITY}}
    table = here(**keys, starts={"P1": "B", "P2": "B"}).table
    numbers = table.island.numbers
    assert [decider(table, numbers[name]) for name in ("A4", "B4", "C4")] == [0, 0, 0]
    table = here(**keys, starts={"P1": "C", "P2": "B"}).table
    assert [decider(table, numbers[name]) for name in ("A4", "B4", "C4")] == [0, 1, 0]
    lands = {"B3": {"town": 1, "blight": 1}, "A8": CITY}
    cascade = here(**{**keys, "lands": lands}, starts={"P1": "C"}, steps=["ravage B3"])
    assert (cascade.asked(), cascade.prompt()) == ([1], "ask-cascade")


@pytest.mark.rule("SI-31.6", "SX-24.7")
@pytest.mark.parametrize(
    ("layout", "inner"),
    [("standard", "A7 B8 C4 D8"), ("leaf", "A7 B8 C8 D6"), ("snake", "A7 B7 C7 D7")],
)
def test_the_inner_lands_of_other_layouts(layout: str, inner: str) -> None:
    keys: dict[str, Any] = {"options": {"scenario": "guard-the-isles-heart"}, "phase": "setup"}
    found = here(**keys, boards="ABCD", layout=layout, players=1, first_card="1-jungle")
    found.answer(found.options()[0])  # where presence comes from
    made = found.table.island
    names = [made.names[land] for land in made.centre] or [f"{board}7" for board in made.boards]
    assert names == inner.split()
    assert all(found.land(name).get("explorer") for name in names)


# -- saving, and what is refused -------------------------------------------------------------------


def test_layout_and_starts_are_saved_in_words() -> None:
    keys = {"boards": "ABC", "spirits": ["River", "Earth"], "lands": {"A8": CITY}}
    table = here(**keys, layout="sunrise", starts={"P1": "C"}).table
    data = table.to_data()
    assert (data["layout"], data["starts"]) == ("sunrise", ["C", "B"])
    assert load_table(data).to_data() == data
    said = written(here(**keys, layout="sunrise", starts={"P1": "C"}).match)
    assert (said["layout"], said["starts"]) == ("sunrise", {"P1": "C", "P2": "B"})


def test_older_tables_have_the_standard_layout_and_a_board_for_each_seat() -> None:
    data = start(3).table.to_data()
    assert "layout" not in data
    assert "starts" not in data
    back = load_table(data)
    assert (back.island.layout, back.starts) == ("standard", [0, 1, 2])


@pytest.mark.parametrize(
    ("keys", "error"),
    [
        ({"boards": "AA"}, "position-boards"),
        ({"boards": "AX"}, "position-boards"),
        ({"boards": ""}, "position-boards"),
        ({"boards": "AB", "layout": "leaf"}, r"position-layout\(layout=leaf, number=2\)"),
        ({"boards": "AB", "layout": "coastlin"}, "position-word-near"),
        ({"boards": "AB", "starts": {"P1": "C"}}, "position-word"),
        ({"boards": "AB", "starts": {"P3": "A"}}, "position-who"),
    ],
)
def test_what_is_no_island_is_refused(keys: dict[str, Any], error: str) -> None:
    with pytest.raises(LociError, match=error):
        here(players=1, **keys)


# -- playing ---------------------------------------------------------------------------------------

UNUSUAL: list[dict[str, Any]] = [
    {"boards": "AB", "spirits": ["Ocean"], "starts": {"P1": "B"}},
    {"boards": "A", "spirits": ["Thunderspeaker", "Green"]},
    {"boards": "DCB", "spirits": ["River", "Ocean"], "starts": {"P1": "B", "P2": "B"}},
    {"boards": "BD", "spirits": ["Shadows", "Bringer", "Earth"], "layout": "fragment"},
    {"boards": "CABD", "spirits": ["Lightning", "Green", "Ocean"], "layout": "snake"},
]
FOES: list[dict[str, Any]] = [
    {"adversary": "sweden", "level": 6},
    {"adversary": "england", "level": 6, "scenario": "blitz"},
    {"adversary": "brandenburg-prussia", "level": 6, "scenario": "rituals-of-terror"},
    {"scenario": "guard-the-isles-heart"},
    {"scenario": "dahan-insurrection"},
]


@pytest.mark.rule("SI-2.31")
@pytest.mark.parametrize("number", range(len(UNUSUAL)))
def test_an_unusual_island_is_played_to_the_end(number: int) -> None:
    """Random games on every unusual island against every foe, with a sound table all the way."""
    for seed, foe in enumerate(FOES):
        found = here(**UNUSUAL[number], options=foe, phase="setup", seed=seed)
        rng = Rng(seed)
        answers = 0
        while asked := found.match.decisions():
            seat = rng.pick("seat", list(asked))
            found.match.answer(seat, rng.pick("move", asked[seat].moves).text())
            answers += 1
            if answers % 20 == 0:
                assert GAME.audit(found.table) == []
                assert_reads_back(found.match)
        assert found.ending()
