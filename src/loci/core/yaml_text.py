"""YAML to plain data, strictly: whatever would be dropped without a word is refused."""

from __future__ import annotations

import re
from typing import Any, Final

import yaml

from loci.core.errors import BadData
from loci.core.foreign import DEEPEST, MOST_NUMBER, MOST_PARTS, check_bounds, clipped
from loci.core.text import Text

_LONGEST: Final = 500_000  # characters; the library takes seconds for as many
_MOST_BRACKETS: Final = 500  # that are open at a time, those in texts too
_DIGITS: Final = 50  # of a number; a seed has 39


def load(text: str) -> Any:
    """The data of one YAML document; `BadData` says what is wrong with the text."""
    if len(text) > _LONGEST:
        raise BadData(Text("data-text", most=_LONGEST))
    if _brackets(text) > _MOST_BRACKETS:
        raise BadData(Text("data-too-deep", most=DEEPEST))
    try:
        data = yaml.load(text, _Strict)
    except RecursionError as deep:
        raise BadData(Text("data-too-deep", most=DEEPEST)) from deep
    except BadData:
        raise
    except Exception as error:  # ValueError of an impossible date, and what its scanner lets pass
        raise BadData(Text("bad-yaml", detail=clipped(" ".join(str(error).split())))) from error
    check_bounds(data)
    return data


def _brackets(text: str) -> int:
    """How many brackets are open at most. The library takes the square of it in time."""
    most = depth = 0
    for bracket in re.findall(r"[][{}]", text):
        depth += 1 if bracket in "[{" else -1
        most = max(most, depth)
    return most


class _Strict(yaml.SafeLoader):
    """Refuses a key that is written twice, of which the library keeps the last; and what would
    grow without end: merged mappings of merged mappings, and numbers of very many digits."""

    def flatten_mapping(self, node: yaml.MappingNode) -> None:
        super().flatten_mapping(node)  # which comes here for every mapping that is merged
        if len(node.value) > MOST_PARTS:
            raise BadData(Text("data-too-big", most=MOST_PARTS))


def _mapping(loader: _Strict, node: yaml.MappingNode) -> dict[Any, Any]:
    seen: dict[str, yaml.Node] = {}
    for key, _ in node.value:
        if not isinstance(key, yaml.ScalarNode):
            raise BadData(Text("data-key", key=f"line {key.start_mark.line + 1}"))
        twice = seen.setdefault(key.value, key) is not key
        if twice and key.tag != "tag:yaml.org,2002:merge":
            line = key.start_mark.line + 1
            raise BadData(Text("data-twice", name=clipped(key.value), line=line))
    loader.flatten_mapping(node)
    return loader.construct_mapping(node, deep=True)


def _number(loader: _Strict, node: yaml.ScalarNode) -> int:
    if len(node.value) > _DIGITS:
        raise BadData(Text("data-number", most=MOST_NUMBER))
    return int(loader.construct_yaml_int(node))


_Strict.add_constructor("tag:yaml.org,2002:int", _number)
_Strict.add_constructor(yaml.resolver.BaseResolver.DEFAULT_MAPPING_TAG, _mapping)
