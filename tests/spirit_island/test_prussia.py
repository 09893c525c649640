"""The Kingdom of Brandenburg-Prussia."""

from __future__ import annotations

import pytest

from loci.core import Text
from loci.core.words.wording import Wording
from loci.games.spirit_island.rules.ending import difficulty
from loci.games.spirit_island.state.registry import ADVERSARIES
from tests.spirit_island import box
from tests.spirit_island.adversaries import BOARD_A, against, board_a, set_up, stages
from tests.spirit_island.tables import EVERY_SET, island

PRUSSIA = "brandenburg-prussia"

DECKS = {
    0: "111222233333",
    1: "111222233333",
    2: "111322223333",
    3: "11322223333",
    4: "1132223333",
    5: "132223333",
    6: "32223333",
}
FEAR = {
    0: [3, 3, 3],
    1: [3, 3, 3],
    2: [3, 3, 3],
    3: [3, 4, 3],
    4: [4, 4, 3],
    5: [4, 4, 3],
    6: [4, 4, 4],
}


@pytest.mark.parametrize("level", range(7))
@pytest.mark.rule("SI-30.5", "SI-30.6", "SI-30.9", "SI-30.11")
def test_decks_by_level(level: int) -> None:
    here = set_up(PRUSSIA, level)
    assert stages(here) == DECKS[level]
    assert here.table.fear_sizes == FEAR[level]
    assert len(here.pile("fear_deck")) == sum(FEAR[level])
    assert here.table.fear_markers == 4
    left = len(here.pile("invader_box"))
    assert left + len(DECKS[level]) == box.INVADER_CARDS


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
@pytest.mark.parametrize("adversary", [PRUSSIA, "england", "sweden"])
def test_every_adversary_and_level_has_words(language: str, adversary: str) -> None:
    wording = Wording(language, "loci.games.spirit_island.words", strict=True)
    ids = [f"text-adversary-{adversary}-{level}" for level in range(7)]
    ids += [f"adversary-{adversary}", f"escalation-{adversary}"]
    assert len({wording.say(Text(id)) for id in ids}) == 9


@pytest.mark.rule("SI-33.3")
def test_difficulty_by_level() -> None:
    found = [difficulty(set_up(PRUSSIA, level).table) for level in range(7)]
    assert found == [1, 2, 4, 6, 7, 9, 10]


@pytest.mark.rule("SI-30.3")
def test_the_base_level_changes_no_set_up() -> None:
    assert board_a(set_up(PRUSSIA, 0)) == BOARD_A


@pytest.mark.parametrize("level", [1, 6])
@pytest.mark.rule("SI-30.4")
def test_fast_start_adds_a_town_to_land_3_of_each_board(level: int) -> None:
    here = set_up(PRUSSIA, level, "AB")
    assert here.land("A3") == {"dahan": 2, "town": 1}
    assert here.land("B3") == {"dahan": 2, "town": 1}
    alone = set_up(PRUSSIA, level)
    assert board_a(alone) == {**BOARD_A, "A3": {"dahan": 2, "town": 1}}


@pytest.mark.rule("SI-30.10")
def test_land_rush_adds_a_town_to_a_land_without_one() -> None:
    here = against(PRUSSIA, 0, {"A5": {"town": 1}}, "escalation 2-jungle")
    assert here.prompt() == "ask-adversary-town"
    assert here.options() == [f"land A{n}" for n in (1, 2, 3, 4, 6, 7, 8)]
    here.answer("land A8")
    assert here.land("A8") == {"city": 1, "town": 1}


@pytest.mark.rule("SI-30.10", "SI-28.3")
def test_land_rush_looks_at_each_board_by_itself() -> None:
    lands = {"A8": {"city": 1}, "B4": {"explorer": 3}}
    one = against(PRUSSIA, 0, lands, "escalation 2-jungle", boards="AB").answer("land A1")
    assert one.prompt() == "ask-growth"  # no town or city on board B
    both = against(PRUSSIA, 0, {"B4": {"town": 1}}, "escalation 2-jungle", boards="AB")
    both.answer("land A1")
    assert both.asked() == [1]
    both.answer("land B1")
    assert (both.land("A1"), both.land("B1")) == ({"town": 1}, {"town": 1})


def test_land_rush_finds_no_land_where_every_land_has_a_town() -> None:
    lands = {f"A{n}": {"town": 1} for n in range(1, 7)}
    lands |= {"A7": {"town": 1, "presence": {"P1": 1}}, "A8": {"town": 1}}  # type: ignore[dict-item]
    here = against(PRUSSIA, 0, lands, "escalation 2-jungle")
    assert [here.land(f"A{n}")["town"] for n in range(1, 9)] == [1] * 8


@pytest.mark.rule("SI-16.3", "SI-16.11", "SI-16.12")
def test_land_rush_comes_before_exploring_and_its_town_is_a_source() -> None:
    lands = {"A8": {}, "A2": {"city": 1}}
    keys = {"phase": "invaders", "step": "explore"}
    here = against(PRUSSIA, 0, lands, invader_deck=["2-jungle", "3-jungle-sands"], **keys)
    here.answer("land A5")
    assert (here.land("A5"), here.land("A8")) == ({"town": 1}, {"explorer": 1})
    far = against(PRUSSIA, 0, lands, invader_deck=["2-jungle", "3-jungle-sands"], **keys)
    far.answer("land A1")
    assert (far.land("A1"), far.land("A8")) == ({"town": 1}, {})


@pytest.mark.rule("SI-16.9")
@pytest.mark.parametrize("card", ["1-jungle", "2-coastal", "3-jungle-sands"])
def test_only_a_flagged_card_escalates(card: str) -> None:
    here = against(
        PRUSSIA, 0, {}, phase="invaders", step="explore", invader_deck=[card, "3-jungle-wetland"]
    )
    assert here.prompt() == "ask-growth"
    assert all("town" not in here.land(f"A{n}") for n in range(1, 9))


@pytest.mark.rule("SX-12.29", "SX-13.9", "SX-13.10")
def test_land_rush_is_no_build_and_nothing_stops_it() -> None:
    here = against(
        PRUSSIA, 0, {}, "fear-card overseas-trade-seem-safer at 3", "escalation 2-jungle"
    )
    here.answer("land A1")
    assert here.land("A1") == {"town": 1}


def test_there_is_no_additional_defeat() -> None:
    here = against(PRUSSIA, 6, {"A4": {"town": 6, "city": 6}}, "check")
    assert here.ending() == ""
    assert ADVERSARIES[PRUSSIA].set == "base"


@pytest.mark.rule("SX-12.25", "SX-35.6")
def test_land_rush_is_an_action_for_each_board_and_twice_where_time_is_poured() -> None:
    poured = [{"kind": "time-poured", "seat": "P1", "word": "A"}]
    poured.append({"kind": "time-poured", "seat": "P1", "word": "B", "number": 1})
    lands = {"A1": {"town": 1}, "B1": {"town": 1}}
    options = {**EVERY_SET, "adversary": PRUSSIA, "level": 0}
    here = island(lands, "escalation 2-jungle", boards="AB", options=options, effects=poured)
    here.answer("land A2", "land A3")
    assert [here.land(name).get("town", 0) for name in ("A2", "A3", "B2")] == [1, 1, 0]
    assert here.prompt() != "ask-adversary-town"
