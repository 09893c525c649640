"""Differences between pieces of JSON: applied, they give the same bytes as the whole."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from loci.core.data import decode, encode
from loci.server.play.difference import Differences, applied
from loci.testing import golden

# The client's tests apply these.
CASES = Path(__file__).parents[2] / "web" / "src" / "lib" / "difference.cases.json"

leaf = (
    st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from([0.0, 1.0, 0.5, "", "a", "0"])
)
json_data = st.recursive(
    leaf,
    lambda inner: (
        st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from("abc012"), inner, max_size=4)
    ),
    max_leaves=25,
)


def check(before: Any, after: Any) -> Any:
    """The difference as it goes over the wire."""
    change = decode(encode(Differences().between(encode(before), encode(after))))
    kept = encode(before)
    assert encode(applied(before, change)) == encode(after)
    assert encode(before) == kept
    return change


@given(json_data, json_data)
def test_any_two_things(before: Any, after: Any) -> None:
    check(before, after)


@given(st.lists(st.sampled_from("abcd")), st.lists(st.sampled_from("abcd")))
def test_any_two_lists_of_the_same_few_things(before: list[str], after: list[str]) -> None:
    check(before, after)


@pytest.mark.parametrize(
    ("before", "after", "change"),
    [
        ({"a": 1, "b": [1]}, {"a": 1, "b": [1]}, {}),
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": [3]}),
        ({"a": 1, "b": 2}, {"a": 1}, {"b": []}),
        ({"a": 1}, {"a": [1]}, {"a": [[1]]}),
        ({"a": {"b": {"c": 1}}}, {"a": {"b": {"c": 2}}}, {"a": {"b": {"c": [2]}}}),
        ([1, 2, 3], [1, 5, 3], {"1": [5]}),
        ([1, 2, 3], [1, 3], [1, 1, []]),
        ([1, 3], [1, 2, 3], [1, 0, [2]]),
        ([1, 2, 3, 4], [2, 3, 4, 5], [0, 1, [], 4, 0, [5]]),
        ([{"a": 1, "b": "long"}, 2, 3], [{"a": 2, "b": "long"}, 3], [1, 1, [], {"0": {"a": [2]}}]),
        (1, True, [True]),
        ({"a": 1}, {"a": 1.0}, {"a": [1.0]}),
        ([], {}, [{}]),
    ],
)
def test_what_differences_look_like(before: Any, after: Any, change: Any) -> None:
    assert check(before, after) == change


def test_a_change_in_a_long_list_is_short() -> None:
    lines = [{"id": f"line-{n}", "args": {"number": n}} for n in range(60)]
    after = [*lines[:3], {"id": "new"}, *lines[3:20], *lines[22:40], {"id": "x"}, *lines[41:]]
    assert len(encode(check(lines, after))) < 100


def _some(choose: random.Random, depth: int = 3) -> Any:
    kind = choose.randrange(6 if depth else 4)
    if kind < 4:
        return choose.choice([None, True, False, 0, 1, 2, "", "a", "word", 0.5])
    if kind == 4:
        return [_some(choose, depth - 1) for _ in range(choose.randrange(5))]
    return {name: _some(choose, depth - 1) for name in choose.sample("abcd01", choose.randrange(5))}


def _altered(choose: random.Random, data: Any) -> Any:
    """Much the same."""
    if choose.random() < 0.15:
        return _some(choose)
    if isinstance(data, dict):
        kept = {name: _altered(choose, part) for name, part in data.items()}
        for name in choose.sample("abcd", choose.randrange(2)):
            kept[name] = _some(choose)
        return kept
    if isinstance(data, list):
        items = [_altered(choose, part) for part in data if choose.random() < 0.85]
        if choose.random() < 0.4:
            items.insert(choose.randrange(len(items) + 1), _some(choose))
        return items
    return data


def test_the_client_is_tested_with_what_the_server_makes(regenerate_golden: bool) -> None:
    choose = random.Random(11)
    cases = []
    for _ in range(60):
        before = {name: _some(choose, 4) for name in "abc"}
        after = _altered(choose, before)
        cases.append({"before": before, "change": check(before, after), "after": after})
    text = "[\n" + ",\n".join(json.dumps(case, sort_keys=True) for case in cases) + "\n]\n"
    golden.check(CASES, text, regenerate_golden)
