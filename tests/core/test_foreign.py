"""What comes from outside is read in linear time, within bounds, and refused in our own words."""

import re
from collections.abc import Callable
from typing import Any

import pytest

import loci.core.records.header as header_module
import loci.core.records.record as record_module
from loci.core import (
    BadData,
    BadOption,
    Entry,
    Header,
    LociError,
    Match,
    RecordError,
    Text,
    Unreadable,
    find_game,
)
from loci.core.data import Fields, decode, encode
from loci.core.foreign import DEEPEST, LONGEST, MOST_NUMBER, MOST_PARTS, check_bounds
from loci.core.options import FLAG, NUMBER, Option
from loci.core.position import read_data, read_yaml, to_data
from loci.core.records.header import header_lines
from loci.core.records.record import read, write
from loci.core.words.wording import Wording
from loci.core.yaml_text import load
from loci.games.terra_mystica.state.turn import turn_flags, turn_from_flags
from tests.core.test_records import played
from toys.ferry import GAME as FERRY
from toys.lantern import GAME as LANTERN


class Counting:
    """A pattern that counts how many characters it was shown."""

    def __init__(self, pattern: re.Pattern[str]) -> None:
        self._pattern = pattern
        self.shown = 0

    def fullmatch(self, text: str) -> re.Match[str] | None:
        self.shown += len(text)
        return self._pattern.fullmatch(text)


def test_a_long_comment_is_looked_at_a_fixed_number_of_times(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Twice as long, twice as much to look at; and each look goes through it without going back."""
    shown = []
    for length in (10_000, 20_000):
        counting = Counting(record_module._ENTRY)
        monkeypatch.setattr(record_module, "_ENTRY", counting)
        record = played(FERRY, 4).record()
        first = record.entries[0]
        record.entries[0] = Entry(first.seat, first.move, False, "x{}\\" * (length // 4))
        assert read(write(record)) == record
        shown.append(counting.shown)
        monkeypatch.undo()
    assert shown[1] < 2.1 * shown[0]
    # An alternative for every character is tried one by one, and remembered; a run of them is not.
    for pattern in (record_module._ENTRY, header_module._TAG):
        assert "(?:[^" not in pattern.pattern


@pytest.mark.parametrize("wrong", ["\0", "\x1b", "\r", "\x7f", "\t"])
def test_a_record_holds_no_control_characters(wrong: str) -> None:
    text = write(played(FERRY, 3).record())
    unsealed = text[: text.index("Seal:")]
    with pytest.raises(RecordError, match="record-control") as caught:
        read(unsealed.replace("[Players", f"[Note Event {chr(34)}a{wrong}b{chr(34)}]\n[Players"))
    assert caught.value.line == 4
    with pytest.raises(ValueError, match="cannot hold"):
        header_lines(Header("ferry", 1, 2, 1, seats={0: f"A{wrong}"}))


def test_messages_about_a_record_show_no_more_of_it_than_a_line() -> None:
    text = write(played(FERRY, 3).record())
    unsealed = text[: text.index("Seal:")]
    for wrong in (
        unsealed.replace("[Players", "x" * 100_000 + "[Players"),
        unsealed.replace("1. P", "1. Q" + "x" * 100_000),
        unsealed.replace("Result:", "Result: " + "x" * 100_000),
        unsealed.replace("[Seed", f"[{'S' * 100_000}eed"),
    ):
        with pytest.raises(RecordError) as caught:
            read(wrong)
        assert len(caught.value.reason.plain()) < 1000


def test_numbers_of_records_and_json_are_never_too_deep() -> None:
    for deep in ("[" * 100_000, '{"a":' * 100_000):
        with pytest.raises(BadData, match="bad-json"):
            decode(deep)


# -- bounds ----------------------------------------------------------------------------------------


def nested(levels: int) -> object:
    data: object = 1
    for _ in range(levels):
        data = [data]
    return data


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda: nested(DEEPEST), "data-too-deep"),
        (lambda: nested(5000), "data-too-deep"),
        (lambda: [0] * MOST_PARTS, "data-too-big"),
        (lambda: [[[0] * 1000] * 1000] * 1000, "data-too-big"),
        (lambda: {str(n): 0 for n in range(MOST_PARTS)}, "data-too-big"),
        (lambda: {"a": {1: 2}}, "data-key"),
        (lambda: {"a": [MOST_NUMBER + 1]}, "data-number"),
        (lambda: ["x" * (LONGEST + 1)], "data-text"),
        (lambda: [{"a\0b": 1}], "data-text"),
    ],
)
def test_what_no_game_has_is_refused(make: Callable[[], object], says: str) -> None:
    with pytest.raises(BadData, match=says):
        check_bounds(make())


def test_what_games_have_is_within_bounds() -> None:
    check_bounds({"a": nested(DEEPEST - 2), "rng": {"seed": 2**128}, "seed": 2**53})
    for id, players in (("spirit-island", 4), ("terra-mystica", 5), ("haunted-lands", 4)):
        check_bounds(find_game(id).new(players, {}, 1).to_data())


def test_keys_of_yaml_are_compared_once_each() -> None:
    """Each key is looked up, not compared with every other one."""
    comparisons = 0

    class Word(str):
        __slots__ = ()

        def __eq__(self, other: object) -> bool:
            nonlocal comparisons
            comparisons += 1
            return str.__eq__(self, str(other))

        __hash__ = str.__hash__

    import yaml

    from loci.core.yaml_text import _mapping, _Strict

    loader = _Strict("")
    tag = "tag:yaml.org,2002:str"
    mark = yaml.Mark("", 0, 0, 0, None, None)
    keys = [yaml.ScalarNode(tag, Word(f"key {n}"), mark, mark) for n in range(2000)]
    node = yaml.MappingNode("tag:yaml.org,2002:map", [(key, key) for key in keys], mark, mark)
    assert len(_mapping(loader, node)) == 2000
    assert comparisons < 2000 * 50


def doubled(before: str, after: str) -> str:
    """Mappings, each of which is the one before merged with itself: 2 ** 24 of them in the last."""
    return after.join(
        before.format(n=n) + f"&{chr(98 + n)} {{<<: [*{chr(97 + n)}, *{chr(97 + n)}]}}"
        for n in range(24)
    )


def test_brackets_that_are_too_many_never_reach_the_library(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It takes the square of their number in time."""
    reached: list[str] = []
    monkeypatch.setattr("loci.core.yaml_text.yaml.load", lambda text, _: reached.append(text))
    for text in ("{" * 501, "[{" * 300, "]" * 100 + "a: " + "[" * 700):
        with pytest.raises(BadData, match="data-too-deep"):
            load(text)
    assert reached == []
    load("[" * 200 + "]" * 200 + "{}" * 2000)
    assert len(reached) == 1


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("a: " + "[" * 5000, "data-too-deep"),
        ("lands: {A1: {1: 2}}", "data-key"),
        ("{[1]: 2}", "data-key"),
        ("? {a: 1}\n: 2", "data-key"),
        ("a: &x [*x, *x]", "data-too-big|data-too-deep|bad-yaml"),
        ("a: 2001-99-99", "bad-yaml"),
        ("a: 1" + ":1" * 5000, "data-number"),
        ("a: 0x" + "f" * 5000, "data-number"),
        ("a: " + "9" * 5000, "data-number"),
        ("#" * 600_000, "data-text"),
        ("a: &a {k: 1, l: 2}\n" + doubled("b{n}: ", "\n"), "data-too-big"),
        ("x: {<<: [&a {k: 1, l: 2}, " + doubled("", ", ") + "]}", "data-too-big"),
        ("a: \0", "bad-yaml"),
        ("a: !!python/object:os.system x", "bad-yaml"),
        ("\n".join([f"k{n}: 1" for n in range(20)] + ["k3: 2"]), r"data-twice\(name=k3, line=21\)"),
    ],
)
def test_strange_yaml_is_refused_in_our_own_words(text: str, says: str) -> None:
    with pytest.raises(BadData, match=says):
        load(text)


@pytest.mark.parametrize(
    "value", ["9" * 5000, "--5", "-", 10**5000, [10**5000], {"a": 1}, None, 1.5], ids=range(8)
)
def test_strange_values_of_options_are_refused(value: Any) -> None:
    for option in (
        Option("n", NUMBER, 1, "help", least=0, most=9),
        Option("f", FLAG, False, "help"),
    ):
        with pytest.raises(BadOption, match="option-value"):
            option.check(value)


@pytest.mark.parametrize("seed", ["0x" + "f" * 40, "9" * 45, "-" + "9" * 45])
def test_a_seed_has_so_many_digits(seed: str) -> None:
    with pytest.raises(BadData, match=r"data-wrong.*a seed"):
        read_yaml(f"game: ferry\nplayers: 2\nseed: {seed}\n")


def test_no_answer_is_longer_than_answers_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """One of 5,000 digits is not even a number to Python."""
    match = Match.start(LANTERN, 2, {}, 1)
    seat = min(match.decisions())
    parsed: list[str] = []
    monkeypatch.setattr(LANTERN, "parse", lambda *given: parsed.append(given[-1]))
    monkeypatch.setattr(LANTERN, "next_step", lambda *given: parsed.append(given[-1]))
    for text in ("9" * 5000, "dock L1. " * 300):
        with pytest.raises(Unreadable, match="move-too-long"):
            match.answer(seat, text)
        with pytest.raises(Unreadable, match="move-too-long"):
            LANTERN.read(match.state, seat, text)
    assert parsed == []
    with pytest.raises(Unreadable):  # nor is one of so many digits a seat
        read_yaml(f"game: ferry\nplayers: 2\nmoves: [P{'9' * 5000} take]\n")


@pytest.mark.parametrize(
    ("id", "keys", "says"),
    [
        # A hex is a bit: each number of such a set would have 125 kB, and a list of them gigabytes.
        ("terra-mystica", {"underway": {"sites": [1_000_000]}}, r"data-wrong.*sites"),
        ("terra-mystica", {"underway": {"sites": [-1]}}, r"data-wrong.*sites"),
        ("terra-mystica", {"underway": {"builds": 1, "skipped": 77}}, r"data-wrong.*skipped"),
        ("terra-mystica", {"colours": [99, 1]}, "colours"),
        ("terra-mystica", {"steps": ["power 4294967296 P1"]}, "step-unknown"),
        ("spirit-island", {"steps": ["fear 4294967296"]}, "step-unknown"),
        ("spirit-island", {"steps": ["damage 4294967296 A5"]}, "step-unknown"),
    ],
)
def test_a_position_with_more_than_a_game_has(id: str, keys: dict[str, Any], says: str) -> None:
    match = Match.start(find_game(id), 2, {}, 7)
    while len(match.entries) < 6 or "script" in to_data(match):
        asked = match.decisions()
        match.answer(min(asked), asked[min(asked)].moves[0])
    position = to_data(match)
    read_data(position)
    with pytest.raises(LociError, match=says):
        read_data(position | keys)


def test_a_hex_that_is_named_twice_is_one_hex() -> None:
    fields = Fields({"spades": 1, "sites": [3, 3, 5]})
    assert turn_flags(turn_from_flags(fields))["sites"] == [3, 5]


def test_a_fault_over_a_position_is_the_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("read_position", "decisions", "audit"):
        with monkeypatch.context() as patched:
            patched.setattr(FERRY, name, lambda *_: {}["x"])
            with pytest.raises(BadData, match=r"data-fault\(detail=KeyError\)"):
                read_yaml("game: ferry\nplayers: 2\n")


def test_long_words_in_a_message_are_cut() -> None:
    said = Wording("en", "loci.core").say(Text("game-unknown", name="x" * 9000, known="y"))
    assert said.startswith("There is no game “xxx")
    assert len(said) < 300


# -- forged starts ---------------------------------------------------------------------------------


def started(id: str, players: int) -> dict[str, Any]:
    match = Match.start(find_game(id), players, {}, 7)
    for _ in range(6):
        asked = match.decisions()
        seat = min(asked)
        match.answer(seat, asked[seat].moves[0])
    data: dict[str, Any] = decode(encode(match.state.to_data()))
    return data


def begin(id: str, players: int, start: object) -> Match:
    game = find_game(id)
    return Match(game, Header(id, game.info.rules_version, players, 7, start=start))


def stable(data: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = data.get("stable", data)
    return found


FORGED: list[tuple[str, str, Any]] = [
    ("spirit-island", "3,000 seats", lambda t: t.update(seats=t["seats"] * 1500)),
    ("spirit-island", "6 seats", lambda t: t.update(seats=t["seats"] * 3)),
    ("spirit-island", "200,000 pieces", lambda t: _pieces(t, 200_000)),
    ("spirit-island", "500 pieces", lambda t: _pieces(t, 500)),
    ("spirit-island", "long queue", lambda t: t.update(queue=["A1"] * 5000)),
    ("spirit-island", "long shown", lambda t: t.update(shown=["x"] * 5000)),
    ("spirit-island", "much energy", lambda t: t["seats"][0].update(energy=100_000)),
    ("spirit-island", "no spirit", lambda t: t["seats"][0].update(spirit="nobody")),
    ("spirit-island", "no seats", lambda t: t.update(seats=[])),
    ("spirit-island", "no blight card", lambda t: t.update(blight_card="nothing")),
    ("terra-mystica", "many players", lambda t: t.update(players=900_000)),
    ("terra-mystica", "other players", lambda t: t.update(players=3)),
    ("terra-mystica", "many coins", lambda t: t["seats"][0].update(coins=90_000)),
    ("terra-mystica", "long queue", lambda t: t.update(queue=[0] * 9000)),
    ("terra-mystica", "priests", lambda t: t["priests"].update(fire=[77, None, None, None])),
    ("haunted-lands", "many players", lambda t: t.update(players=900_000)),
    ("haunted-lands", "other players", lambda t: t.update(players=3)),
    ("haunted-lands", "Pecunia", lambda t: t.update(pecunia=[90_000, 0])),
    ("haunted-lands", "Pecunia for more", lambda t: t.update(pecunia=[0] * 9000)),
    ("haunted-lands", "turn", lambda t: t.update(turn=77)),
    ("haunted-lands", "owner", lambda t: t.update(owner={"A1": 77}, building={"A1": "mine"})),
]


def _pieces(table: dict[str, Any], number: int) -> None:
    table["lands"]["A1"] = {"pieces": ["explorer"] * number, "blight": 0}


@pytest.mark.parametrize(
    ("id", "forge"),
    [(id, forge) for id, _, forge in FORGED],
    ids=[f"{i}: {n}" for i, n, _ in FORGED],
)
def test_a_forged_start_is_refused_before_anything_is_drawn(
    id: str, forge: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = started(id, 2)
    begin(id, 2, decode(encode(data)))  # as it is, it is one of a real game
    forge(stable(data))
    drawn: list[str] = []
    game = find_game(id)
    for name in ("see", "menu", "decisions", "sections"):
        if hasattr(game, name):
            monkeypatch.setattr(game, name, lambda *_: drawn.append("drawn"))
    with pytest.raises(LociError):
        begin(id, 2, data)
    assert not drawn


@pytest.mark.parametrize("game", [FERRY, LANTERN])
def test_a_start_for_others_is_refused(game: Any) -> None:
    start = game.new(3, {}, 1).to_data()
    with pytest.raises(BadData, match=r"data-seats\(found=3, players=2\)"):
        Match(game, Header(game.info.id, 1, 2, 1, start=start))


def test_a_fault_that_a_forged_start_brings_on_is_the_records(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whatever the rules raise over a table that somebody has written."""
    start = FERRY.new(2, {}, 1).to_data()
    match = Match(FERRY, Header("ferry", 1, 2, 1, start=start))
    seat = min(match.decisions())
    match.answer(seat, match.decisions()[seat].moves[0])
    record = match.record()

    def broken(*_: object) -> None:
        raise KeyError("seat")

    monkeypatch.setattr(FERRY, "apply", broken)
    with pytest.raises(RecordError, match="data-fault"):
        Match.replay(FERRY, record)
    monkeypatch.undo()
    monkeypatch.setattr(FERRY, "load_table", broken)
    with pytest.raises(RecordError, match="data-fault"):
        Match.replay(FERRY, record)
