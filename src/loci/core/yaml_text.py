"""YAML to plain data, strictly: whatever would be dropped without a word is refused."""

from __future__ import annotations

from typing import Any

import yaml

from loci.core.errors import BadData
from loci.core.foreign import DEEPEST, check_bounds, clipped
from loci.core.text import Text


def load(text: str) -> Any:
    """The data of one YAML document; `BadData` says what is wrong with the text."""
    try:
        data = yaml.load(text, _Strict)
    except RecursionError as deep:
        raise BadData(Text("data-too-deep", most=DEEPEST)) from deep
    except BadData:
        raise
    except Exception as error:  # ValueError of an impossible date, and what its scanner lets pass
        raise BadData(Text("bad-yaml", detail=" ".join(str(error).split()))) from error
    check_bounds(data)
    return data


class _Strict(yaml.SafeLoader):
    """Refuses a key that is written twice, of which the library keeps the last."""


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


_Strict.add_constructor(yaml.resolver.BaseResolver.DEFAULT_MAPPING_TAG, _mapping)
