"""Dream of the Untouched Land: a board more, and a board that build cards and adversaries skip."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core.errors import BadData
from loci.core.position import read_data
from loci.core.view import OPEN
from loci.core.words.wording import LANGUAGES, Wording
from loci.games.spirit_island import GAME
from loci.games.spirit_island.rules.audit import audit
from loci.games.spirit_island.rules.extra_board import extra_slots
from loci.games.spirit_island.rules.invaders.cards import lands_of_card
from loci.games.spirit_island.rules.invaders.forecast import explore_forecast
from loci.games.spirit_island.state.table import shares
from loci.testing.kit import Kit
from tests.spirit_island.claw import alone, pair
from tests.spirit_island.spirits import pair as two
from tests.spirit_island.tables import EVERY_SET, OCEAN, RIVER, Island, choices, island, use
from tests.spirit_island.test_island_file import TEN
from tests.spirit_island.test_kit import lively
from tests.spirit_island.test_position_back import assert_reads_back

DREAM = "dream-of-the-untouched-land"
ELEMENTS = "3 moon 2 water 3 earth 2 plant"
SITE = {"presence": {"P1": 2}}
COUNTS = {"moon": 3, "water": 2, "earth": 3, "plant": 2}


def dreamt(*answers: str, **keys: Any) -> Island:
    """River alone dreams at A5, of the board that the seed draws; the answers follow."""
    lands = {"A5": SITE, **keys.pop("lands", {})}
    return use(f"{DREAM} at A5", lands, *answers, elements=ELEMENTS, **keys)


def drawn(here: Island) -> str:
    """The board that comes."""
    return here.options()[0].split()[1][0]


def laid(*tokens: str, side: str = "A-side0", own: str = "side0", **keys: Any) -> Island:
    """The new board lies along a side, all tokens in its land 1 but for those said, no presence."""
    here = dreamt(**keys)
    board = drawn(here)
    here.answer(f"join {board}-{own}-{side}")
    lands = [*tokens, *["1"] * 6][:6]
    for number in lands:
        here.answer(f"land {board}{number}")
    return here


def board_of(here: Island) -> str:
    return here.table.island.boards[-1]


# -- without the threshold -------------------------------------------------------------------------


def test_up_to_3_blight_and_invaders_of_up_to_3_health() -> None:
    lands = {"A5": {"blight": 4, "explorer": 2, "town": 2, "city": 1}}
    here = use(f"{DREAM} at A5", lands, blight_pool=5)
    assert here.options() == [f"cleanse {n}" for n in range(4)]
    here.answer("cleanse 3", "remove town", "remove explorer")
    assert here.land("A5") == {"blight": 1, "explorer": 1, "town": 1, "city": 1}
    assert (here.table.blight_pool, here.fear(), here.prompt()) == (8, 0, "ask-growth")
    whole = use(f"{DREAM} at A5", lands, "cleanse 0", "remove city")
    assert whole.land("A5") == {"blight": 4, "explorer": 2, "town": 2}
    few = use(f"{DREAM} at A5", {"A5": {"blight": 1, "town": 1}}, "cleanse 1", "stop")
    assert few.land("A5") == {"town": 1}


def test_nothing_there_asks_nothing() -> None:
    here = use(f"{DREAM} at A5", {})
    assert (here.prompt(), here.table.island.boards) == ("ask-growth", "A")


# -- a new board -----------------------------------------------------------------------------------


@pytest.mark.rule("SX-34.7", "SX-34.44")
def test_a_board_that_is_not_in_the_game_is_drawn_at_random() -> None:
    found = {drawn(dreamt(seed=seed)) for seed in range(40)}
    assert found == set("BCDEF")  # E and F too, though some advise against them together
    here = dreamt(seed=3, lands={"A5": {**SITE, "town": 1}})
    assert (here.prompt(), here.table.revealed) == ("ask-remove-health", 0)
    here.answer("stop")
    assert (here.prompt(), here.table.revealed) == ("ask-join", 1)
    assert here.table.island.boards == "A"  # it is drawn, and does not lie anywhere yet


@pytest.mark.rule("SX-34.44", "SX-36.9")
def test_its_user_chooses_how_it_lies() -> None:
    here = dreamt(seed=1)
    board = drawn(here)
    assert (here.prompt(), len(here.options())) == ("ask-join", 9)
    offered = choices(here)[f"join {board}-side1-A-side2"]
    assert offered.places == ["side:A-side2"]
    here.answer(f"join {board}-side1-A-side2")
    laid_out = here.table.island
    assert (laid_out.boards, laid_out.laid) == (f"A{board}", "A")
    beside = {laid_out.names[n][0] for n in laid_out.near[laid_out.numbers["A6"]]}
    assert beside == {"A", board}
    far = pair({"B5": SITE}, f"power {DREAM} at B5 by P1", seats={"P1": {"elements": COUNTS}})
    assert {word.split("-")[2] for word in far.options()} == {"B"}


@pytest.mark.rule("SX-34.45")
def test_tokens_and_presence_come_to_its_lands() -> None:
    here = laid("1", "2", "3", "3", "8", "8", seed=2)
    board = board_of(here)
    assert here.prompt() == "ask-presence"
    here.answer(f"presence energy {board}1", f"presence A7 {board}8")
    assert here.lands(*[f"{board}{n}" for n in range(1, 9)]) == [
        {"beasts": 1, "presence": {0: 1}},
        {"beasts": 1},
        {"wilds": 2},
        {},
        {},
        {},
        {},
        {"badlands": 2, "presence": {0: 1}},
    ]
    assert here.seat().energy_shown == 2
    assert (audit(here.table), here.prompt()) == ([], "ask-growth")


@pytest.mark.rule("SX-34.45")
def test_presence_of_any_spirit_may_come() -> None:
    lands = {"A5": SITE, "B0": {"presence": {"P2": 1}}}
    seats = {"P1": {"elements": COUNTS}}
    here = two(RIVER, OCEAN, lands, f"power {DREAM} at A5 by P1", seats=seats, options=EVERY_SET)
    board = drawn(here)
    here.answer(here.options()[0], *[f"land {board}1"] * 6)
    assert (here.asked(), here.prompt(), here.options()) == (
        [0],
        "ask-dream-presence",
        ["target P1", "target P2", "stop"],
    )
    here.answer("target P2")
    assert (here.asked(), here.prompt(1)) == ([1], "ask-presence")
    assert f"presence plays {board}0" in here.options()  # the Ocean in its own
    assert f"presence plays {board}8" not in here.options()
    here.answer(f"presence plays {board}0", "stop")
    assert here.land(f"{board}0") == {"presence": {1: 1}}
    assert (here.asked(), here.prompt()) == ([0, 1], "ask-growth")


@pytest.mark.rule("SX-34.44")
def test_only_once_in_a_game() -> None:
    here = dreamt(effects=[{"kind": "untouched-land"}])
    assert (here.prompt(), here.table.island.boards) == ("ask-growth", "A")
    again = laid(seed=4).answer("stop", "stop")
    assert [effect.kind for effect in again.table.effects] == ["untouched-land"]


@pytest.mark.rule("SX-34.44")
def test_without_a_board_left_nothing_happens() -> None:
    spirits = [RIVER] * 6
    seats = {"P1": {"elements": COUNTS}}
    here = island(
        {"A5": SITE},
        f"power {DREAM} at A5 by P1",
        boards="ABCDEF",
        spirits=spirits,
        seats=seats,
        options=EVERY_SET,
    )
    assert (here.prompt(), here.table.effects) == ("ask-growth", ())


@pytest.mark.rule("SX-34.44")
def test_on_an_island_of_a_file_it_lies_beside_the_land() -> None:
    options = {"island": TEN, **EVERY_SET}
    seats = {"P1": {"elements": COUNTS}}
    lands = {"A4": SITE, "B4": {"presence": {"P2": 1}}}
    keys: dict[str, Any] = {"seats": seats, "options": options, "spirits": [RIVER] * 2}
    here = of_file(lands, f"power {DREAM} at A4 by P1", **keys)
    board = drawn(here)
    assert here.options() == [f"join {board}-side{n}-A4" for n in range(3)]
    assert choices(here)[f"join {board}-side1-A4"].places == ["A4"]
    here.answer(f"join {board}-side0-A4", *[f"land {board}1"] * 6, "stop")
    names = here.table.island.names
    near = [names[n] for n in here.table.island.near[here.table.island.numbers["A4"]]]
    assert {name for name in near if name[0] == board}
    again = GAME.load_table(here.table.to_data())
    assert again.to_data() == here.table.to_data()
    assert audit(again) == []
    with pytest.raises(BadData, match="position-added"):
        GAME.load_table({**here.table.to_data(), "added": [f"{board}-side0-A-side0"]})


def of_file(lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    data = {"game": "spirit-island", "players": 2, "lands": lands, "steps": list(steps), **keys}
    return Island(read_data(data).match)


# -- the board in the game -------------------------------------------------------------------------


@pytest.mark.rule("SX-34.47")
def test_it_is_a_board_like_the_others() -> None:
    here = laid(seed=5).answer("stop", "stop")
    board = board_of(here)
    table = here.table
    named = [table.island.names[land] for land in lands_of_card(table, "1-jungle")]
    assert {name[0] for name in named} == {"A", board}
    assert {table.island.names[land][0] for land, _ in explore_forecast(table)} == {"A", board}
    view = GAME.view(here.match.state, OPEN)  # type: ignore[arg-type]
    assert view["boards"] == ["A", board]
    assert view["added"] == [f"{board}-side0-A-side0"]
    headings = [section.heading.plain() for section in GAME.sections(view)]
    assert f"see-board(board={board})" in headings


@pytest.mark.rule("SX-34.47")
def test_what_set_up_counted_by_boards_stays() -> None:
    keys: dict[str, Any] = {"boards": "AB", "added": ["C-side0-A-side1"]}
    options = {"extra-board": True, **EVERY_SET}
    here = island({}, spirits=[RIVER] * 2, options=options, **keys)
    assert (shares(here.table), extra_slots(here.table)) == (2, [])
    assert here.table.starts == [0, 1]
    france = island({}, spirits=[RIVER] * 2, options={"adversary": "france", **EVERY_SET}, **keys)
    said = GAME.view(france.match.state, OPEN)["adversary"]["stands"]  # type: ignore[arg-type]
    assert said["args"]["number"] == 14


@pytest.mark.rule("SX-34.47")
def test_scenarios_keep_to_the_boards_of_the_set_up() -> None:
    keys: dict[str, Any] = {"added": ["C-side0-A-side0"], "turn": 2}
    heart = {**EVERY_SET, "scenario": "guard-the-isles-heart"}
    here = island({"C7": {"town": 1}}, "check", spirits=[RIVER], options=heart, **keys)
    assert here.ending() == ""
    lands = {"A7": {"town": 1}, "A5": SITE}
    lost = island(lands, "check", spirits=[RIVER], options=heart, **keys)
    assert lost.ending() == "scenario"
    blitz = {**EVERY_SET, "scenario": "blitz"}
    spiral: dict[str, Any] = {"blight_card": "downward-spiral", "blight_pool": 1}
    here = island({}, "blight A4", spirits=[RIVER], options=blitz, **spiral, **keys)
    assert here.table.blight_pool == 5 - 1


def test_it_is_saved_and_written() -> None:
    here = laid(seed=6).answer("stop", "stop")
    board = board_of(here)
    data = here.table.to_data()
    assert (data["boards"], data["added"]) == ("A", [f"{board}-side0-A-side0"])
    assert GAME.load_table(data).to_data() == data
    assert_reads_back(here.match)
    bad = ["A-side0-A-side1", f"{board}-side4-A-side0", f"{board}-side0-Z-side0", "E", "Z-x-A-y"]
    for wrong in bad:
        with pytest.raises(BadData, match="position-added"):
            GAME.load_table({**data, "added": [wrong]})
    other = next(letter for letter in "BCDEF" if letter != board)
    with pytest.raises(BadData, match="position-added"):  # on the first of them
        GAME.load_table({**data, "added": [*data["added"], f"{other}-side0-A-side0"]})


def test_a_board_of_another_set_is_foreign() -> None:
    table = alone({}, added=["E-side0-A-side0"]).table
    table.sets = ["base", "branch-and-claw"]
    assert any("E is of the set jagged-earth" in wrong for wrong in audit(table))


def test_it_may_sink_again() -> None:
    elements = {"sun": 2, "moon": 2, "water": 4, "earth": 4}
    here = alone(
        {"A5": SITE, "C2": {"town": 1, "dahan": 1}},
        "power cast-down-into-the-briny-deep at C2",
        added=["C-side0-A-side0"],
        seats={"P1": {"elements": elements}},
        effects=[{"kind": "untouched-land", "seat": "P1"}],
    )
    table = here.table
    assert (table.island.boards, table.island.sunk, table.island.slots) == ("AC", "C", [0])
    assert [effect.kind for effect in table.effects] == ["untouched-land"]
    assert GAME.load_table(table.to_data()).to_data() == table.to_data()
    assert audit(table) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_words(language: str) -> None:
    words = Wording(language, GAME.info.package, strict=True)
    here = laid(seed=7).answer("stop", "stop")
    said = [words.say(event.text()) for event in here.events]
    assert len([line for line in said if board_of(here) in line]) >= 7
    view = GAME.view(here.match.state, OPEN)  # type: ignore[arg-type]
    lines = [line for section in GAME.sections(view) for line in section.lines]
    assert [words.say(line) for line in lines if line.id in ("see-added", "effect-untouched-land")]


# -- games with it in hand -------------------------------------------------------------------------


@pytest.mark.parametrize("adversary", ["england", "france", "habsburg-monarchy"])
def test_games_with_the_dream_pass_the_kit(adversary: str) -> None:
    """Every check of the kit, from a table on which the card lies ready to be used."""
    options = {**EVERY_SET, "adversary": adversary, "level": 3}
    lands = {"A5": {**SITE, "town": 2, "blight": 2}, "B0": {"presence": {"P2": 2}}}
    seats = {"P1": {"hand": [], "played": [DREAM], "energy": 9, "elements": COUNTS}}
    here = two(RIVER, OCEAN, lands, phase="fast", seats=seats, options=options, blight_pool=20)
    here.answer(f"use {DREAM}", "target A5", seat=0)
    kit = Kit(GAME, 2, options, every=12, pick=lively)
    match = kit.go_on(here.match, 1)
    assert kit.tally["games"] == 1
    asked = [entry.move for entry in match.entries if entry.move.startswith(("join", "board"))]
    assert len(asked) > 1  # the board came, and boards were skipped
