"""The verbs of the notation: each is written once, read, and said in words."""

from __future__ import annotations

import ast
import importlib
from pathlib import Path

import pytest

from loci.core.words.wording import LANGUAGES, Wording
from loci.games.spirit_island import GAME
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.moves import Answer, Plain, Written
from loci.games.spirit_island.words.labels import label
from loci.games.spirit_island.words.notation import parse
from tests.spirit_island.tables import RIVER, island

#: Where the verb of an answer stands among the arguments of whatever makes or asks for it.
VERB_AT = {
    "Named": 0,
    "Number": 0,
    "Use": 0,
    "Place": 0,
    "Pick": 0,
    "Carry": 0,
    "ask_land": 4,
    "ask_piece": 2,
    "ask_carry": 3,
    "ask_name": 2,
    "ask_number": 2,
}


def asked() -> list[ast.expr]:
    """The verbs of all answers that the rules make or ask for, as they stand in the source."""
    found: list[ast.expr] = []
    folder = Path(str(importlib.import_module(type(GAME).__module__).__file__)).parent
    for path in [*folder.glob("rules/**/*.py"), *folder.glob("content/**/*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                at = VERB_AT.get(node.func.id, 99)
                found += node.args[at : at + 1]
    return found


def test_a_verb_is_written_in_one_place() -> None:
    """Whatever makes an answer names the verb by its constant."""
    written = [ast.unparse(verb) for verb in asked()]
    assert "verbs.PUSH" in written
    assert "verbs.RITUAL" in written
    literal = [verb for verb in written if not verb.startswith("verbs.")]
    assert set(literal) <= {"verb", "move.verb", "_OF_SITES[verb]"}  # what somebody was given


def test_every_verb_is_read_to_an_answer_that_begins_with_it() -> None:
    table = island().table
    for verb in sorted(verbs.VERBS - set(verbs.ALONE)):
        move = parse(table, SAMPLES.get(verb, f"{verb} A5"))
        assert isinstance(move, Answer)
        assert (move.verb, isinstance(move, Written)) == (verb, False)
        assert move.text() == SAMPLES.get(verb, f"{verb} A5")
    for verb in verbs.ALONE:
        assert isinstance(parse(table, verb), Plain)


@pytest.mark.parametrize(
    "line", ["push wizard A4", "push town Z9", "hello", "hello world", "done now"]
)
def test_what_names_nothing_is_only_written(line: str) -> None:
    move = parse(island().table, line)
    assert isinstance(move, Written)
    assert move.text() == line


#: An answer of each kind, for the verbs whose words are not lands.
SAMPLES = {
    "return": "return energy",
    "track": "track reclaim",
    "choose": f"choose {RIVER}",
    "growth": "growth 1",
    "presence": "presence energy A5",
    "gain": "gain minor",
    "take": "take drought",
    "forget": "forget drought",
    "discard": "discard wash-away",
    "reclaim": "reclaim drought",
    "play": "play drought",
    "keep": "keep drought",
    "give": "give drought",
    "use": "use drought",
    "pay-repeat": "pay-repeat drought",
    "repeat": "repeat drought",
    "element": "element sun",
    "next": "next drowning",
    "option": "option push-dahan",
    "push": "push town A4",
    "gather": "gather town A4",
    "damage": "damage town",
    "destroy": "destroy town",
    "remove": "remove town",
    "strife": "strife town-1*2",
    "calm": "calm town*1",
    "sit-out": "sit-out explorer",
    "replace": "replace town",
    "drown": "drown 1",
    "show": "show deck 1",
    "spend": "spend 1",
    "sacrifice": "sacrifice 1",
    "split": "split 1",
    "awaken": "awaken 1",
    "count": "count 1",
    "set-aside": "set-aside drought",
    "swap": "swap 1-jungle",
    "cleanse": "cleanse 1",
    "leave": "leave flash-floods",
    "board": "board A",
    "join": "join E-side0-A-side2",
    "way": "way A5-A4",
    "ward": "ward flash-floods",
    "burn": "burn flash-floods",
    "assist": "assist flash-floods",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_answer_has_words(language: str) -> None:
    words = Wording(language, GAME.info.package, strict=True)
    table = island().table
    lines = [SAMPLES.get(verb, f"{verb} A5") for verb in sorted(verbs.VERBS - set(verbs.ALONE))]
    for line in (*lines, *verbs.ALONE, "show earned 1", "drown town", "damage town A5"):
        assert words.say(label(table, 0, parse(table, line))), line
