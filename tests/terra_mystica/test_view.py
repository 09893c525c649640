"""What everybody sees of Terra Mystica, and how it reads as text."""

import json
from typing import Any

import pytest

from loci.core import OPEN, SPECTATOR
from loci.core.options import checked
from loci.core.rng import Rng
from loci.core.words.wording import LANGUAGES, Wording
from loci.games.terra_mystica import GAME
from loci.games.terra_mystica.state.board import NAMES
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.words.sections import drawing
from tests.terra_mystica.tables import ONLINE, do, far_off, rich, table

PACKAGE = GAME.info.package


def see(made: TerraTable) -> dict[str, Any]:
    return GAME.view(made, SPECTATOR)


def played(players: int, seed: int, **options: object) -> list[TerraTable]:
    """Every twentieth table of a random game."""
    state = GAME.setup(players, checked(GAME.info.options, options), seed)
    rng = Rng(seed)
    found = [state.clone()]
    number = 0
    while decisions := GAME.decisions(state):
        number += 1
        seat = rng.pick("seat", sorted(decisions))
        GAME.play(state, seat, rng.pick("move", decisions[seat].moves))
        if number % 20 == 0:
            found.append(state.clone())
    return [*found, state]


TABLES = [*played(2, 1), *played(4, 2, **ONLINE), *played(5, 3), *played(3, 4, setup="first-game")]


def furnished() -> TerraTable:
    return table(
        rich(
            "mermaids",
            {"E4": "D", "D5": "TP", "H4": "TE"},
            favours=["FAV11"],
            towns=["TW5"],
            bonus="BON4",
            points={"start": 20, "towns": 8},
            vp=28,
            bowls=[1, 2, 7],
            used=["FAV6"],
        ),
        rich("darklings", {"E5": "D"}, bonus="BON1"),
        round=3,
        bridges={"C4:D5": "P1"},
        urban=["D5"],
        rivers=["r20"],
        priests={"fire": ["P2", "P1"]},
        used=["ACT6"],
        offers=[{"from": "P1", "to": "P2", "power": 3}],
        underway={"acting": 1, "actions": 0, "ending": 1},
    )


# -- the view --------------------------------------------------------------------------------------


def test_the_view_is_json_equal_for_all_and_without_the_random_source() -> None:
    for made in TABLES:
        view = see(made)
        assert json.loads(json.dumps(view)) == view
        assert "rng" not in view
        for viewer in (*range(made.players), OPEN):
            assert GAME.view(made, viewer) == view
        other = made.clone()
        other.rng = Rng(12345)
        assert see(other) == view


def test_the_view_names_who_is_asked() -> None:
    for made in TABLES:
        assert see(made)["asked"] == sorted(GAME.decisions(made))


def test_the_boards() -> None:
    view = see(furnished())
    assert len(view["hexes"]) == 77
    assert view["hexes"]["D5"] == {
        "terrain": "lakes",
        "printed": "lakes",
        "building": "trading-house",
        "owner": 0,
        "town": True,
    }
    assert view["hexes"]["A1"] == {"terrain": "plains", "printed": "plains"}
    assert view["bridges"] == [{"site": "C4:D5", "ends": ["C4", "D5"], "owner": 0}]
    assert view["rivers"] == ["r20"]
    assert view["cults"]["fire"] == {
        "markers": [0, 0],
        "priests": [1, 0, None, None],
        "worth": [3, 2, 2, 2],
    }
    assert {a["action"]: a["used"] for a in view["actions"]} == {
        **{f"ACT{n}": False for n in range(1, 6)},
        "ACT6": True,
    }
    assert view["favours"]["FAV11"] == 2
    assert view["towns"]["TW5"] == 1


def test_the_tiles_tell_what_they_give() -> None:
    view = see(furnished())
    now = [tile for tile in view["scoring"] if tile["now"]]
    assert now == [
        {
            "tile": "SCORE7",
            "round": 3,
            "now": True,
            "points": {"stronghold": 5, "sanctuary": 5},
            "cult": "air",
            "steps": 2,
            "reward": {"workers": 1},
        }
    ]
    assert view["scoring"][-1]["reward"] is None
    held = {tile["tile"]: tile["holder"] for tile in view["bonus"]}
    assert held["BON4"] == 0
    assert held["BON1"] == 1
    assert list(held.values()).count(None) == 3


def test_a_seat() -> None:
    seat = see(furnished())["seats"][0]
    expected: dict[str, Any] = {
        "faction": "mermaids",
        "home": "lakes",
        "vp": 28,
        "points": {"start": 20, "towns": 8},
        "bowls": [1, 2, 7],
        "room": 4,
        "removed": 2,
        "keys": 1,
        "priests": {"hand": 5, "reserve": 1, "cults": 1},
        "bonus": "BON4",
        "favours": ["FAV11"],
        "towns": ["TW5"],
        "used": ["FAV6"],
        "bridges": 2,
        "income": {"coins": 2, "workers": 2, "priests": 1, "power": 4},
        "passed": False,
        "left": False,
    }
    assert {name: seat[name] for name in expected} == expected
    assert seat["shipping"]["level"] == 1
    assert seat["shipping"]["reach"] == 2
    assert seat["digging"]["spade"] == {"workers": 3}
    house = seat["buildings"]["trading-house"]
    assert house == {
        "built": 1,
        "left": 3,
        "cost": {"coins": 3, "workers": 2},
        "next": {"coins": 2, "power": 1},
    }
    assert see(furnished())["seats"][1]["digging"]["spade"] == {"priests": 1}


def test_offers_and_the_turn_under_way() -> None:
    view = see(furnished())
    assert view["offers"] == [
        {"from": 0, "to": 1, "power": 3, "gain": 3, "price": 2, "bowls": [2, 10, 0], "open": True}
    ]
    made = table(rich("witches", {"E9": "D"}, bowls=[0, 0, 12]), far_off(), round=6)
    do(made, "action ACT6")
    turn = see(made)["turn"]
    assert turn["seat"] == 0
    assert turn["unused"] == {"spades": 2}
    assert turn["owed"] == {}
    assert see(made)["seats"][0]["income"] is None


# -- text ------------------------------------------------------------------------------------------


def test_the_drawing_shows_every_hex_with_its_building() -> None:
    text = drawing(see(furnished()))
    lines = text.split("\n")
    assert len(lines) == 18
    assert max(len(line) for line in lines) <= 80
    marks = {}
    for upper, lower in zip(lines[::2], lines[1::2], strict=True):
        for name in NAMES[:77]:
            at = f"{upper} ".find(f"{name} ")
            if at >= 0:
                marks[name] = lower[at : at + 6].strip()
    assert set(marks) == set(NAMES[:77])
    assert {name: mark for name, mark in marks.items() if mark} == {
        "E4": "1:D",
        "D5": "1:TP*",
        "H4": "1:TE",
        "E5": "2:D",
    }
    assert text.count("~~*~") == 1


def told(made: TerraTable, language: str) -> dict[str, list[str]]:
    words = Wording(language, PACKAGE, strict=True)
    return {
        words.say(part.heading): [words.say(line) for line in part.lines]
        for part in GAME.sections(see(made))
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sections_have_words(language: str) -> None:
    for made in (furnished(), *TABLES[::4], TABLES[-1]):
        found = told(made, language)
        assert len(found) >= 7 + made.players
        assert all(line for lines in found.values() for line in lines)


def test_the_sections_tell_what_lies_where() -> None:
    found = told(furnished(), "en")
    assert "Player 1 (Mermaids): dwelling E4, trading house D5*, temple H4" in found["Map"]
    assert "Bridges: C4:D5 Player 1 (Mermaids)" in found["Map"]
    assert found["Offers of power"] == ["Player 2 from Player 1: 3 power for 2 points"]
    assert "ACT6 for 6 power: 2 spades (used)" in found["Power actions"]
    assert (
        "Fire: Player 1 (Mermaids) at 0, Player 2 (Darklings) at 0; "
        "places for priests: 3: Player 2 (Darklings), 2: Player 1 (Mermaids), 2: free, 2: free"
    ) in found["Cults"]
    mermaids = found["Player 1 (Mermaids)"]
    assert "Next income: 2 coins, 2 workers, 1 priest, 4 power" in mermaids
    assert "Power bowls: I 1, II 2, III 7; sacrificed 2" in mermaids
    assert "Shipping 1 of 5, reaches over 2 river hexes" in mermaids
    assert any(line.startswith("This round, SCORE7") for line in found["Round 3 of 6"])
    assert "To decide: Player 2 (Darklings)" in found["Round 3 of 6"]


def test_a_turn_under_way_is_told() -> None:
    made = table(rich("witches", {"E9": "D"}, bowls=[0, 0, 12]), far_off())
    do(made, "action ACT6")
    assert "Player 1 (Witches) still has: 2 spades" in told(made, "en")["Round 1 of 6"]
