"""Section 16 of the rules: exploring, and the escalation of stage II cards."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.state.registry import INVADER_CARDS
from tests.spirit_island.trial import Trial, log, plain

#: No city far off, so that nothing but the test's own lands is a source.
BARE = {"A8": {}, "A5": {"explorer": 1}}


@pytest.fixture(autouse=True)
def _plain(trial: Trial) -> None:
    """Every test here plays with the plain spirit."""


# -- sources ---------------------------------------------------------------------------------------


@pytest.mark.rule("SI-16.4", "SX-13.5")
@pytest.mark.parametrize("source", ["town", "city"])
def test_a_building_in_the_land_is_a_source(source: str) -> None:
    """EX-EXPL-A, and a city does as well."""
    here = plain({"A8": {source: 1}}, "explore A8")
    assert here.land("A8") == {source: 1, "explorer": 1}
    here = plain({"A8": {source: 1}}, "explore jungle")
    assert here.land("A8") == {source: 1, "explorer": 1}


@pytest.mark.rule("SI-16.4", "SI-16.7")
def test_inland_without_a_building_near_nothing_happens() -> None:
    """EX-EXPL-B."""
    here = plain({**BARE, "A7": {"presence": {"P1": 1}}}, "explore jungle")
    assert here.land("A8") == {}


@pytest.mark.rule("SI-16.5", "SI-16.6")
def test_two_sources_bring_one_explorer() -> None:
    """EX-EXPL-C: next to a city and to a town."""
    here = plain({"A8": {}, "A5": {"city": 1}, "A6": {"town": 1}}, "explore jungle")
    assert here.land("A8") == {"explorer": 1}
    assert (here.land("A5"), here.land("A6")) == ({"city": 1}, {"town": 1})


@pytest.mark.rule("SI-16.4", "SI-16.5", "SI-3.7")
def test_coastal_and_next_to_a_city_brings_one_explorer() -> None:
    """EX-EXPL-D: either reason alone does."""
    both = plain({"A4": {"city": 1}}, "explore jungle")
    assert (both.land("A3"), both.land("A4")) == ({"explorer": 1}, {"city": 1})
    coast = plain({"A4": {}}, "explore jungle")
    assert coast.land("A3") == {"explorer": 1}


@pytest.mark.rule("SI-16.7")
def test_explorers_are_no_source() -> None:
    """EX-EXPL-E: neither in the land nor next to it."""
    here = plain({"A8": {"explorer": 1}, "A5": {"explorer": 3}}, "explore jungle")
    assert here.land("A8") == {"explorer": 1}
    assert here.land("A5") == {"explorer": 3}


@pytest.mark.rule("SI-16.6")
def test_explorers_come_from_the_supply() -> None:
    """Those on the island stay where they are."""
    here = plain({"A8": {"town": 1}, "A5": {"explorer": 2}}, "explore jungle")
    assert here.land("A5") == {"explorer": 2}
    assert here.land("A8") == {"town": 1, "explorer": 1}


@pytest.mark.rule("SI-16.8", "SI-3.5")
def test_a_source_on_another_board_counts() -> None:
    """B4 touches A3; without that town B4 finds no source."""
    lands = {"A8": {"explorer": 1}, "A3": {"town": 1}}
    here = plain(lands, "explore jungle", boards="AB")
    assert here.land("B4") == {"explorer": 1}
    assert here.land("B8") == {}
    without = plain({**lands, "A3": {}}, "explore jungle", boards="AB")
    assert without.land("B4") == {}


# -- the card --------------------------------------------------------------------------------------


@pytest.mark.rule("SI-16.1", "SI-34.11")
def test_the_top_card_is_revealed_and_explored() -> None:
    """Jungle: A3 on the coast and A8 with its city; one explorer each."""
    here = plain({}, phase="fast", invader_deck=["1-jungle", "1-sands"]).answer("done")
    assert log(here, "log-revealed", "log-explore") == [
        ("log-revealed",),
        ("log-explore", "A3"),
        ("log-explore", "A8"),
    ]
    assert here.land("A3") == {"explorer": 1}
    assert here.land("A8") == {"city": 1, "explorer": 1}
    assert here.pile("invader_deck") == ["1-sands"]
    assert here.pile("build_space") == ["1-jungle"]


@pytest.mark.rule("SI-16.2", "SI-26.8", "SI-26.10")
def test_an_empty_deck_loses_the_game() -> None:
    """EX-EXPL-F: the reason is the time of the invader deck."""
    here = plain({}, phase="fast", invader_deck=[])
    assert here.ending() == ""
    here.answer("done")
    assert here.ending() == "invaders"
    assert here.asked() == []


# -- escalation ------------------------------------------------------------------------------------


@pytest.mark.rule("SI-16.9")
def test_the_flag_is_on_the_stage_two_cards_but_the_coastal_one() -> None:
    flagged = [id for id, card in INVADER_CARDS.items() if card.flagged]
    assert flagged == ["2-jungle", "2-mountain", "2-sands", "2-wetland"]


@pytest.mark.rule("SI-16.3", "SI-16.11", "SI-16.12", "SI-30.10")
def test_escalation_comes_before_exploring() -> None:
    """EX-EXPL-G: Brandenburg-Prussia's town in A5 is a source for the jungle A8; the city of A2,
    which lets the board escalate, is none."""
    here = plain(
        {"A8": {}, "A2": {"city": 1}},
        phase="fast",
        options={"adversary": "brandenburg-prussia", "level": 0},
        invader_deck=["2-jungle", "3-jungle-sands"],
    )
    here.answer("done")
    assert here.prompt() == "ask-adversary-town"
    here.answer("land A5")
    assert here.land("A5") == {"town": 1}
    assert here.land("A8") == {"explorer": 1}
    assert here.land("A2") == {"city": 1}


@pytest.mark.rule("SI-16.10")
def test_without_adversary_the_flag_is_ignored() -> None:
    """EX-EXPL-H: one explorer on the coast, no question, no town."""
    keys: dict[str, Any] = {"invader_deck": ["2-jungle", "3-jungle-sands"]}
    here = plain({"A8": {"city": 1}}, phase="fast", **keys).answer("done")
    assert here.land("A3") == {"explorer": 1}
    assert (here.table.turn, here.prompt()) == (2, "ask-growth")
    assert log(here, "log-adversary-adds") == []


@pytest.mark.rule("SI-16.3", "SI-16.13", "SX-13.13")
def test_escalation_is_tied_to_the_reveal() -> None:
    """The flagged card escalates once, and not when it builds and ravages; the coastal one and
    those of other stages never do."""
    here = plain(
        {"A4": {"explorer": 1}, "A7": {"presence": {"P1": 3}}},
        phase="fast",
        options={"adversary": "brandenburg-prussia", "level": 0},
        invader_deck=["2-sands", "2-coastal", "1-jungle", "3-jungle-sands"],
    )
    here.answer("done", "land A7")
    assert here.land("A7") == {"town": 1, "explorer": 1, "presence": {0: 3}}
    here.answer("growth 3", "done")  # sands build, the coast is explored
    assert here.land("A7") == {"town": 1, "city": 1, "explorer": 1, "presence": {0: 3}}
    here.answer("growth 3", "done", "ravage A4")  # sands ravage, the jungles are explored
    assert here.land("A7")["blight"] == 1
    assert (here.table.turn, here.prompt()) == (4, "ask-growth")
    assert log(here, "log-adversary-adds") == [("log-adversary-adds", "A7")]
