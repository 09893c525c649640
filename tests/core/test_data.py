"""Data, options, positions and the registry: bad input gets a clear, specific error."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from loci.core import (
    Ambiguous,
    BadData,
    BadOption,
    Illegal,
    Option,
    UnknownGame,
    Unreadable,
    all_games,
    find_game,
)
from loci.core.data import Fields, decode, digest, encode
from loci.core.options import checked
from loci.core.position import decision_data, read_data, read_yaml, to_data
from toys.ferry import GAME as FERRY

POSITION = """
game: ferry
players: 3
options: {coins: 4}
seed: 9
active: P2
boats: {L2: P1, L3: P3}
points: [9, 8, 7]
"""


def test_canonical_json_does_not_depend_on_order() -> None:
    assert encode({"b": 1, "a": [2, {"d": 3, "c": 4}]}) == b'{"a":[2,{"c":4,"d":3}],"b":1}'
    assert digest({"b": 1, "a": 2}) == digest({"a": 2, "b": 1})
    assert digest({"a": 2}) == "cb720520f35a7a4dfa14b53390567962"
    with pytest.raises(BadData, match="bad-json"):
        decode(b"{")


def test_fields_say_what_is_wrong_and_where() -> None:
    data = {"n": 1, "flag": True, "word": "x", "list": [1, "2"], "child": {"n": None}}
    fields = Fields(data)
    assert (fields.number("n"), fields.flag("flag"), fields.word("word")) == (1, True, "x")
    for read, says in (
        (lambda: fields.number("flag"), r"\$.flag, expected=form-number"),
        (lambda: fields.flag("n"), r"\$.n, expected=form-flag"),
        (lambda: fields.word("n"), r"\$.n, expected=form-text"),
        (lambda: fields.numbers("list"), r"\$.list\[1\]"),
        (lambda: fields.words("list"), r"\$.list\[0\]"),
        (lambda: fields.number("none"), r"data-missing\(path=\$.none"),
        (lambda: fields.child("child").number("n"), r"\$.child.n.*found=form-nothing"),
        (lambda: fields.items("word"), r"\$.word, expected=form-list"),
        (lambda: fields.children("list"), r"\$.list\[0\], expected=form-object"),
    ):
        with pytest.raises(BadData, match=says):
            read()
    with pytest.raises(BadData, match=r"data-unknown\(path=\$.more"):
        Fields({"more": 1}).done()


OPTIONS = (
    Option("flag", "flag", False, "h"),
    Option("number", "number", 3, "h", least=1, most=5),
    Option("choice", "choice", "a", "h", choices=("a", "b")),
    Option("several", "choices", [], "h", choices=("a", "b", "c")),
    Option("file", "file", "", "h"),
)


def test_options_take_what_a_command_line_gives() -> None:
    given = {"flag": "yes", "number": "5", "choice": "b", "several": "c,a", "file": "x.yaml"}
    assert checked(OPTIONS, given) == {
        "flag": True,
        "number": 5,
        "choice": "b",
        "several": ["c", "a"],
        "file": "x.yaml",
    }
    defaults = checked(OPTIONS, {})
    assert defaults == {"flag": False, "number": 3, "choice": "a", "several": [], "file": ""}
    assert checked(OPTIONS, defaults) == defaults


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("flag", "maybe"),
        ("flag", 2),
        ("number", 0),
        ("number", "6"),
        ("number", "x"),
        ("number", True),
        ("number", None),
        ("choice", "c"),
        ("choice", 1),
        ("choice", None),
        ("several", "a,d"),
        ("several", "a,a"),
        ("several", 5),
        ("file", 5),
    ],
)
def test_options_refuse_the_rest_with_what_they_take(name: str, value: object) -> None:
    with pytest.raises(BadOption, match="option-value") as caught:
        checked(OPTIONS, {name: value})
    assert caught.value.reason.args["allowed"]
    with pytest.raises(BadOption, match="option-unknown"):
        checked(OPTIONS, {"nothing": 1})


def test_a_position_is_read_and_written_again() -> None:
    match = read_yaml(POSITION).match
    data = to_data(match)
    assert data["boats"] == {"L2": "P1", "L3": "P3"}
    assert data["points"] == [9, 8, 7]
    assert data["options"] == {"coins": 4}
    again = read_data(data).match
    assert to_data(again) == data
    decision = decision_data(match, match.decisions()[1])
    assert decision["seat"] == 1
    assert "dock L1" in decision["moves"]
    assert decision["prompt"]["id"] == "ask-dock"


def test_moves_of_a_position_are_played() -> None:
    match = read_yaml(POSITION + "moves: [dock L1, P1 take]\n").match
    assert [(e.seat, e.move) for e in match.entries] == [(1, "dock L1"), (0, "take")]
    with pytest.raises(Illegal, match="why-taken"):
        read_yaml(POSITION + "moves: [dock L2]\n")
    with pytest.raises(Unreadable):
        read_yaml(POSITION + "moves: [swim]\n")
    with pytest.raises(Ambiguous, match="whose-move"):
        read_yaml(POSITION + "tolls: [[P1, 1], [P2, 1]]\nmoves: [take]\n")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "bad-yaml"),
        ("[1]", "position-no-keys"),
        ("players: 2", r"data-missing\(path=\$.game"),
        ("game: chess", "game-unknown"),
        ("game: toys.ferry:GAME", "game-unknown"),
        ("game: ferry\nday: 2001-99-99", "bad-yaml"),
        (POSITION.replace("players: 3", "players: 7"), "players-number"),
        (POSITION.replace("coins: 4", "coins: 40"), "option-value"),
        (POSITION + "ships: 3\n", "data-unknown"),
        (POSITION.replace("L3: P3", "L3: P4"), "data-wrong"),
        (POSITION.replace("[9, 8, 7]", "[9, -8, 7]"), "position-impossible"),
        (POSITION + "steps: [flood]\n", "step-unknown"),
    ],
)
def test_a_bad_position_says_what_is_wrong(text: str, says: str) -> None:
    with pytest.raises((BadData, BadOption, UnknownGame, Unreadable), match=says):
        read_yaml(text)


def test_games_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert find_game("toys.ferry:GAME", by_object=True) is FERRY
    monkeypatch.setenv("LOCI_GAMES", "toys.lantern:GAME, toys.ferry:GAME")
    assert find_game("ferry") is FERRY
    assert {"ferry", "lantern"} <= {game.info.id for game in all_games()}
    for name in ("toys.ferry:NONE", "nowhere:GAME", "toys.ferry.moves:Dock", ":"):
        with pytest.raises(UnknownGame, match="game-not-loaded"):
            find_game(name, by_object=True)


def test_the_rules_import_next_to_nothing() -> None:
    """Importing the kernel and the games loads no third-party package but these."""
    code = (
        "import json, sys, loci.core, loci.games\n"
        "print(json.dumps(sorted({name.partition('.')[0] for name in sys.modules})))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(json.loads(done.stdout))
    heavy = {"typer", "rich", "yaml", "fluent", "babel", "pytest", "numpy", "click", "hypothesis"}
    assert not loaded & heavy


def test_every_position_of_the_documentation_can_be_read() -> None:
    text = (Path(__file__).parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```yaml\n(.*?)```", text, re.DOTALL)
    games = [read_yaml(block).match.header.game for block in blocks]
    assert games == ["ferry", "haunted-lands", "terra-mystica", *["spirit-island"] * 3]
