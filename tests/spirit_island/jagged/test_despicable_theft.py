"""The scenario Despicable Theft: where thieves come from, where they go, how they are caught."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island import GAME
from loci.games.spirit_island.bots.greedy import PIECE, worth
from loci.games.spirit_island.content.scenarios.despicable_theft import ways
from loci.games.spirit_island.content.scenarios.thieves import in_supply
from loci.games.spirit_island.rules.audit import audit
from loci.games.spirit_island.rules.ending import difficulty
from loci.games.spirit_island.state.terms import PIECES
from loci.games.spirit_island.words.sections import sections
from loci.games.spirit_island.words.view import see
from tests.spirit_island.start import set_island_up
from tests.spirit_island.tables import EVERY_SET, OCEAN, Island, choices, island

THEFT: dict[str, Any] = {**EVERY_SET, "scenario": "despicable-theft"}
BEFORE_RAVAGE: dict[str, Any] = {"phase": "invaders", "step": "thieves"}


def at(lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    keys["options"] = {**THEFT, **keys.get("options", {})}
    return island(lands, *steps, **keys)


def thieves(here: Island) -> dict[str, dict[str, int]]:
    """The thieves of every land that has any."""
    names = here.table.island.names
    there = {
        name: {word: n for word, n in here.land(name).items() if word.startswith("thief")}
        for name in names
    }
    return {name: held for name, held in there.items() if held}


def moved(lands: dict[str, Any], *answers: str, **keys: Any) -> Island:
    """The step in which thieves move, and the one after it is stopped at."""
    return at(lands, "thieves-step", "stop", **BEFORE_RAVAGE, **keys).answer(*answers)


# -- how they come ---------------------------------------------------------------------------------


@pytest.mark.rule("SX-46.19")
def test_its_difficulty_and_its_supply() -> None:
    table = at({}).table
    assert difficulty(table) == 2
    assert in_supply(table) == 18
    assert in_supply(at({"A7": {"thief": 2, "thief-one": 1}}).table) == 15
    gone = [{"kind": "thieves-gone", "numbers": "0+0+3"}]
    assert in_supply(at({}, effects=gone).table) == 15


@pytest.mark.rule("SX-46.20")
def test_a_thief_comes_with_the_explorers_of_a_high_land() -> None:
    """A7 and A4 are sands; only A7 has a number high enough."""
    here = at({"A4": {"town": 1}}, "explore sands")
    assert "explorer" in here.land("A4")
    assert thieves(here) == {"A7": {"thief": 1}}
    for number in (6, 7, 8):
        assert thieves(at({}, f"explore A{number}")) == {f"A{number}": {"thief": 1}}
    low = at({f"A{n}": {"town": 1} for n in range(1, 6)}, *[f"explore A{n}" for n in range(1, 6)])
    assert thieves(low) == {}


@pytest.mark.rule("SX-46.20")
def test_one_however_many_explorers_come_and_none_where_they_are_stopped() -> None:
    lands = {"A7": {"wilds": 1}}
    assert thieves(at(lands, "explore A7")) == {}
    two = at({}, "explore A7", effects=[{"kind": "skip", "land": "A7", "word": "explore"}])
    assert thieves(two) == {}
    many = at({}, "explore A7", options={"adversary": "england", "level": 0})
    assert many.land("A7").get("explorer", 0) >= 1
    assert thieves(many) == {"A7": {"thief": 1}}
    added = at({}, "add 2 explorer A7")  # added, not explored
    assert thieves(added) == {}


@pytest.mark.rule("SX-46.20")
def test_none_comes_in_setup_and_none_from_an_empty_supply() -> None:
    start = set_island_up("A", "1-mountain", answers=[], **THEFT)
    assert "explorer" in start.land("A6")
    assert thieves(start) == {}
    full = {"A4": {"thief": 18}}
    assert thieves(at(full, "explore A7")) == {"A4": {"thief": 18}}


@pytest.mark.rule("SX-46.20")
def test_a_land_woven_of_two_has_both_numbers() -> None:
    lands = {"A5": {"presence": {"P1": 1}, "town": 1}, "A7": {}}
    assert thieves(at(lands, "explore A5", woven=["A5+A7"])) == {"A5": {"thief": 1}}
    assert thieves(at(lands, "explore A5")) == {}


# -- where they go ---------------------------------------------------------------------------------


@pytest.mark.rule("SX-46.21", "SX-46.23")
def test_they_go_one_land_toward_the_ocean_of_their_board() -> None:
    """All at once: the thief who comes to A5 does not go on, and the one who was there goes."""
    here = moved({"A7": {"thief": 1, "presence": {"P1": 1}}, "A5": {"thief": 1}})
    assert thieves(here) == {"A5": {"thief": 1}, "A1": {"thief": 1}}
    assert here.table.fear_done == 0


@pytest.mark.rule("SX-46.21")
def test_they_move_before_the_ravage_step() -> None:
    """The town in A4 has not ravaged when the thief there is asked where he goes."""
    lands = {"A4": {"thief": 1, "town": 1}}
    here = at(lands, "invader-phase", phase="invaders", ravage=["1-sands"])
    assert here.prompt() == "ask-thief-way"
    assert here.land("A4") == {"thief": 1, "town": 1}
    here.answer("land A3")
    assert here.land("A4")["blight"] == 1
    assert thieves(here)["A3"] == {"thief": 1}


@pytest.mark.rule("SX-46.23")
def test_the_players_choose_among_ways_that_are_as_short() -> None:
    """From A4 the coast is A1, A2 or A3; each of two thieves is asked for."""
    here = at({"A4": {"thief": 2}}, "thieves-step", "stop", **BEFORE_RAVAGE)
    assert here.prompt() == "ask-thief-way"
    assert here.options() == ["land A1", "land A2", "land A3"]
    assert choices(here)["land A2"].places == ["A2"]
    here.answer("land A1", "land A3")
    assert thieves(here) == {"A1": {"thief": 1}, "A3": {"thief": 1}}


@pytest.mark.rule("SX-46.23")
def test_their_board_is_the_one_they_are_on() -> None:
    """A way as short over another board is not taken: A8 touches lands of B, one beside its sea."""
    for layout in ("standard", "opposite-shores", "coastline"):
        table = at({}, boards="AB", layout=layout).table
        for land in table.island.lands:
            slot = table.island.board_of(land)
            for end in ways(table, land):
                assert table.island.board_of(end) == slot


@pytest.mark.rule("SX-46.21", "SX-46.22")
def test_at_the_ocean_they_escape() -> None:
    """Four fear are lost, and as many invader cards as the number says."""
    keys: dict[str, Any] = {"options": {**THEFT}, "fear_markers": 9, "fear_done": 8}
    blank = moved({"A1": {"thief-blank": 1}}, **keys)
    assert (thieves(blank), blank.table.fear_done) == ({}, 4)
    assert blank.pile("invader_discard") == []
    two = moved({"A1": {"thief-two": 1}}, **keys)
    before = at({}).pile("invader_deck")
    assert len(two.pile("invader_discard")) == 2
    assert len(two.pile("invader_deck")) == len(before) - 2
    both = moved({"A1": {"thief-blank": 1}, "A2": {"thief-blank": 1}}, **keys)
    assert both.table.fear_done == 0
    assert difficulty(both.table) == 2


@pytest.mark.rule("SX-46.22")
def test_only_fear_that_is_there_is_lost() -> None:
    here = moved({"A1": {"thief-blank": 1}}, fear_done=3, earned=["scapegoats"])
    assert here.table.fear_done == 0
    assert here.pile("earned") == ["scapegoats"]
    told = [event.text() for event in here.events if event.text().id == "log-thief-escaped"]
    assert [text.args["fear"] for text in told] in ([], [3])


@pytest.mark.rule("SX-46.22")
def test_the_invader_deck_loses_the_topmost_card_of_its_lowest_stage() -> None:
    """And the players lose when there is no card left to explore with."""
    deck = ["2-jungle", "1-sands", "3-jungle-wetland"]
    here = moved({"A1": {"thief-three": 1}}, invader_deck=deck)
    assert here.pile("invader_discard") == ["1-sands", "2-jungle", "3-jungle-wetland"]
    assert here.pile("invader_deck") == []
    lost = at({"A1": {"thief-one": 1}}, "invader-phase", invader_deck=["1-sands"], **BEFORE_RAVAGE)
    assert lost.ending() == "invaders"


@pytest.mark.rule("SX-46.24")
def test_isolation_holds_them() -> None:
    """Neither out of an isolated land nor into one; not even to the sea."""
    for land in ("A7", "A5", "A1"):
        effects = [{"kind": "isolate", "land": land}]
        lands = {land: {"thief-blank": 1, **({"presence": {"P1": 1}} if land == "A7" else {})}}
        assert list(thieves(moved(lands, effects=effects))) == [land]
    around = [{"kind": "isolate", "land": name} for name in ("A5", "A8")]
    lands = {"A7": {"thief-blank": 1, "presence": {"P1": 1}}}
    assert list(thieves(moved(lands, effects=around))) == ["A7"]
    wet = [{"kind": "isolate", "land": "A0"}]
    assert list(thieves(moved({"A1": {"thief-blank": 1}}, effects=wet, spirits=[OCEAN]))) == ["A1"]


@pytest.mark.rule("SX-34.18", "SX-34.19")
def test_isolation_sends_them_a_longer_way_over_another_board() -> None:
    """EX-85. A7 touches A5, A8 and, beyond the seam, B3, from which A3 is reached. There the sea of
    B is nearer, and that is where he goes in the next turn."""
    effects = [{"kind": "isolate", "land": name} for name in ("A5", "A8")]
    lands = {"A7": {"thief-blank": 1, "presence": {"P1": 1}}}
    here = moved(lands, boards="AB", effects=effects)
    assert list(thieves(here)) == ["B3"]
    table = at({"A7": {"presence": {"P1": 1}}, "B3": {"thief-blank": 1}}, boards="AB").table
    assert ways(table, table.island.numbers["B3"]) == [table.island.numbers["B0"]]
    free = moved(lands, boards="AB")
    assert list(thieves(free)) == ["A5"]


@pytest.mark.rule("SX-34.18")
def test_on_one_board_too() -> None:
    """A8 goes by A5 or A6; with A5 isolated, by A6 alone, and A7 the long way round."""
    lands = {"A8": {"thief-blank": 1, "city": 1}}
    free = at(lands, "thieves-step", "stop", **BEFORE_RAVAGE)
    assert free.options() == ["land A5", "land A6"]
    barred = [{"kind": "isolate", "land": "A5"}]
    assert list(thieves(moved(lands, effects=barred))) == ["A6"]
    seven = {"A7": {"thief-blank": 1, "presence": {"P1": 1}}}
    assert list(thieves(moved(seven, effects=barred))) == ["A8"]


def test_the_forecast_and_the_text_view_tell_where_they_go() -> None:
    lands = {"A4": {"thief": 2}, "A1": {"thief-one": 1}, "A5": {"thief": 1}}
    effects = [{"kind": "isolate", "land": "A5"}]
    view = see(at(lands, effects=effects).table, 0)
    goes = {name: said["goes"] for name, said in view["forecast"].items() if "goes" in said}
    assert goes == {
        "A4": {"number": 2, "to": ["A1", "A2", "A3"]},
        "A1": {"number": 1, "to": ["A0"]},
        "A5": {"number": 1, "to": []},
    }
    lines = [line.id for section in sections(view) for line in section.lines]
    assert {"see-thieves-go", "see-thieves-escape", "see-thieves-stay"} <= set(lines)


# -- what they are not -----------------------------------------------------------------------------


@pytest.mark.rule("SX-46.25")
def test_they_are_no_invaders() -> None:
    """They do not ravage and make no land ravage or build; dahan do not strike them; and the island
    is free of invaders though they are there."""
    lands = {"A5": {"thief": 2, "dahan": 1}}
    here = at(lands, "ravage A5", "build A5")
    assert here.land("A5") == {"thief": 2, "dahan": 1}
    both = at({"A5": {"thief": 2, "explorer": 1, "dahan": 3}}, "ravage A5")
    assert "explorer" not in both.land("A5")
    assert sum(n for word, n in both.land("A5").items() if word.startswith("thief")) == 2
    won = at({"A5": {"thief": 1}, "A8": {}}, "check")
    assert won.ending() == "terror-1"


@pytest.mark.rule("SX-46.26")
def test_fear_cards_events_and_adversaries_do_not_touch_them() -> None:
    lands = {"A5": {"thief": 1, "explorer": 1, "dahan": 2}}
    fled = at(lands, "fear-card overseas-trade-seem-safer at 1")
    assert sum(thieves(fled)["A5"].values()) == 1
    scared = at({"A5": {"thief-blank": 1, "dahan": 2}}, "fear-card wary-of-the-interior at 1")
    assert scared.prompt() == "ask-growth"
    removed = at({"A5": {"thief-blank": 1, "dahan": 2}}, "fear-card isolation at 1")
    assert thieves(removed) == {"A5": {"thief-blank": 1}}
    single = at({"A5": {"thief-blank": 1, "dahan": 2}}, "destroy 1 explorer A5")  # of nobody
    assert thieves(single) == {"A5": {"thief-blank": 1}}


# -- tables ----------------------------------------------------------------------------------------


def test_the_audit_counts_them() -> None:
    assert audit(at({"A5": {"thief": 3, "thief-three": 1}}).table) == []
    data = at({"A5": {"thief": 1}}).table.to_data()
    for words in (["thief"] * 19, ["thief-three"] * 2, ["thief-blank"] * 13):
        data["lands"]["A5"]["pieces"] = words
        assert audit(GAME.load_table(data)), words
    data["lands"]["A5"]["pieces"] = ["thief"]
    assert audit(GAME.load_table({**data, "scenario": ""}))
    mix = {"kind": "mixed-thieves", "lands": "A5", "numbers": "0+1"}
    assert audit(GAME.load_table({**data, "effects": [mix]}))
    assert audit(GAME.load_table({**data, "effects": [{**mix, "numbers": "1"}]})) == []


def test_a_bot_minds_them() -> None:
    """Most of all those with high numbers."""
    assert len(PIECE) == len(PIECES)
    points = [
        worth(at({"A5": {word: 1}}).table) for word in ("thief-three", "thief-two", "thief-one")
    ]
    assert points == sorted(points)
    assert points[-1] < worth(at({}).table)
