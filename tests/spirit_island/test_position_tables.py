"""Tables that positions can say: the set-up, exact elements; and those that cannot be."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from loci.core.errors import LociError
from loci.core.position import read_data, to_data
from loci.core.text import Text
from loci.games.spirit_island import GAME
from loci.games.spirit_island.rules.spirits.elements import elements_of
from loci.games.spirit_island.state.terms import ELEMENTS
from tests.spirit_island.tables import Island
from tests.spirit_island.test_position_back import assert_reads_back

LANDS: dict[str, Any] = {"A5": {"presence": {"P1": 2}}, "A8": {"city": 1}}


def here(**keys: Any) -> Island:
    data = {"game": "spirit-island", "boards": "A", "spirits": ["River"], **keys}
    return Island(read_data(data).match)


# -- the set-up ------------------------------------------------------------------------------------


@pytest.mark.rule("SI-2.27")
def test_the_first_invader_card_is_explored_in_the_set_up() -> None:
    for card, explored in (("1-jungle", "A3"), ("1-sands", "A4")):
        table = here(first_card=card).table
        assert table.step == "spirits"
        assert table.to_data()["piles"]["build_space"] == [card]
        assert "explorer" in here(first_card=card).land(explored)
        assert len(table.to_data()["piles"]["invader_deck"]) == 11


def test_questions_of_the_set_up_are_asked_and_read_back() -> None:
    keys = {"phase": "setup", "spirits": ["Ocean"], "options": {"bonus-growth": True}}
    land = here(**keys, first_card="1-wetland")
    assert (land.table.step, land.prompt()) == ("setup", "ask-starting-land")
    assert_reads_back(land.match)
    land.answer("place A2")
    assert (land.table.step, land.prompt()) == ("setup", "ask-growth")
    assert land.land("A2")["presence"] == {0: 1}
    assert_reads_back(land.match)
    assert here(**keys, moves=["place A2"]).prompt() == "ask-growth"


def test_a_first_card_comes_only_before_the_set_up() -> None:
    with pytest.raises(LociError, match="position-first-card"):
        here(first_card="1-jungle", phase="fast", lands=LANDS)
    with pytest.raises(LociError, match="position-card-twice"):
        here(first_card="1-jungle", invader_deck=["1-jungle", "1-sands"])
    with pytest.raises(LociError, match="position-setup"):
        here(phase="setup", lands=LANDS)


def test_a_seat_starts_on_the_board_of_its_number_or_on_another() -> None:
    data = {"game": "spirit-island", "spirits": ["River", "Earth"], "phase": "setup"}
    starts = {"P1": "C", "Earth": "A"}
    for keys in ({"boards": "CA"}, {"boards": "CA", "starts": starts}, {"boards": "AC"}):
        table = Island(read_data({**data, "starts": starts, **keys}).match).table
        named = zip(table.island.names, table.seats[0].presence, strict=True)
        assert {name[0] for name, number in named if number} == {"C"}


# -- elements --------------------------------------------------------------------------------------


def had(land: Island) -> dict[str, int]:
    return {ELEMENTS[n]: number for n, number in enumerate(elements_of(land.table, 0)) if number}


def test_elements_can_be_fixed() -> None:
    seats = {"P1": {"played": ["flash-floods"], "elements_now": {"moon": 3}, "plays_track": 3}}
    land = here(seats=seats, lands=LANDS)
    assert had(land) == {"moon": 3}
    assert_reads_back(land.match)
    seats = {"P1": {"energy_track": 6, "elements_now": {"air": 2}}}
    bringer = here(spirits=["Bringer"], phase="fast", seats=seats, lands=LANDS, steps=[])
    assert (bringer.prompt(), had(bringer)) == ("ask-fast", {"air": 2})


# -- what cannot be --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("keys", "reason"),
    [
        ({"lands": {"A0": {"blight": 1}}}, "position-ocean-blight"),
        (
            {"options": {"adversary": "england", "level": 3}, "extra": ["2-jungle"]},
            "position-extra-stage",
        ),
        ({"extra": ["1-jungle"]}, "position-extra"),
        (
            {"fear_shown": ["isolation"], "earned": ["retreat"], "fear_deck": []},
            "position-not-shown",
        ),
        ({"lands": {"A1": {"presence": {"P1": 7}}, "A2": {"presence": {"P1": 7}}}}, "position-pre"),
        ({"seats": {"P1": {"destroyed": 13}}, "lands": LANDS}, "position-presence"),
        ({"seats": {"P1": {"hand": ["wash-away", "wash-away"]}}}, "position-power-twice"),
        ({"seats": {"P1": {"hand": ["wash-away"], "played": ["wash-away"]}}}, "position-power"),
        ({"seats": {"P1": {"hand": ["drought"]}}, "minor_discard": ["drought"]}, "power-twice"),
        ({"seats": {"P1": {"elements": {}, "elements_now": {}}}}, "position-elements"),
        ({"starts": {"P1": "B"}}, "position-word"),
        ({"script": {"before": {}, "without": [], "answers": ["stop"]}}, "data-answer"),
        (
            {"script": {"before": {}, "without": [], "answers": []}, "steps": ["check"]},
            "position-underway",
        ),
    ],
)
def test_an_impossible_table_is_refused(keys: dict[str, Any], reason: str) -> None:
    with pytest.raises(LociError, match=reason):
        here(**keys)


def test_a_table_that_came_about_is_taken_as_it_is() -> None:
    """What a game leads to is never refused: here presence of Ocean's Hungry Grasp inland."""
    land = here(spirits=["Ocean"], lands={"A0": {"presence": {"P1": 1}}, "A8": {"city": 1}})
    data = to_data(land.match)
    data["lands"]["A5"] = {"presence": {"P1": 1}}
    assert Island(read_data(data).match).land("A5") == {"presence": {0: 1}}


# -- questions about a table -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("neighbours A4", ["A1", "A2", "A3", "A5", "B3"]),
        ("neighbours B0", ["B1", "B2", "B3"]),
        ("distance A1 B7", 3),
        ("distance A4 A4", 0),
        ("lands 2-coastal", ["A1", "A2", "A3", "B1", "B2", "B3"]),
        ("lands jungle", ["A3", "A8", "B4", "B8"]),
        ("lands 3-sands-jungle", ["A3", "A4", "A7", "A8", "B3", "B4", "B5", "B8"]),
        ("difficulty", 9),
        ("deck", "111-2222-33333"),
    ],
)
def test_a_position_answers_questions(question: str, answer: object) -> None:
    lands = {"A5": {"presence": {"P1": 1}, "town": 1}, "B0": {"presence": {"P2": 1}}}
    options = {"adversary": "england", "level": 5}
    table = here(boards="AB", spirits=["River", "Ocean"], lands=lands, options=options).table
    words, data = GAME.ask(table, question)
    assert isinstance(words, Text)
    assert data == answer


@pytest.mark.parametrize(
    ("question", "reason"),
    [
        ("neighbours A0", "step-ocean"),
        ("neighbours Z9", "position-land"),
        ("lands nowhere", "position-word"),
        ("weather", "ask-unknown"),
    ],
)
def test_a_question_without_an_answer_says_so(question: str, reason: str) -> None:
    with pytest.raises(LociError, match=reason):
        GAME.ask(here(lands=LANDS).table, question)


def test_while_spirits_are_chosen_the_island_is_known_too() -> None:
    table = here(phase="choosing", spirits=["none"]).table
    assert GAME.ask(table, "distance A1 A8")[1] == 2


@pytest.fixture
def loci(tmp_path: Path) -> Callable[..., str]:
    from loci.cli.app import app

    file = tmp_path / "position.yaml"
    data = {"game": "spirit-island", "boards": "A", "spirits": ["River"], "lands": LANDS}
    file.write_text(json.dumps(data))

    def run(*args: str) -> str:
        result = CliRunner().invoke(app, ["position", str(file), *args], catch_exceptions=False)
        return result.output

    return run


def test_the_command_answers_several_questions(loci: Callable[..., str]) -> None:
    said = loci("--ask", "difficulty", "--ask", "lands coastal")
    assert said.splitlines() == ["Difficulty 0.", "Lands of coastal: A1, A2, A3"]
    data = json.loads(loci("--ask", "difficulty", "--json"))
    assert data["asked"] == [{"ask": "difficulty", "answer": 0}]
    assert read_data(data).match.decisions()


def test_only_cards_that_were_turned_up_are_called_so(loci: Callable[..., str]) -> None:
    assert "turned up" not in loci()
    assert "Fear card 1 of the deck: " in loci()
