"""YAML to plain data, strictly: whatever would be dropped without a word is refused."""

from __future__ import annotations

from typing import Any

import yaml

from loci.core.errors import BadData
from loci.core.text import Text


def load(text: str) -> Any:
    """The data of one YAML document; `BadData` says what is wrong with the text."""
    try:
        return yaml.load(text, _Strict)
    except (yaml.YAMLError, ValueError) as error:  # ValueError: an impossible date
        raise BadData(Text("bad-yaml", detail=" ".join(str(error).split()))) from error


class _Strict(yaml.SafeLoader):
    """Refuses a key that is written twice, of which the library keeps the last."""


def _mapping(loader: _Strict, node: yaml.MappingNode) -> dict[Any, Any]:
    names = [key.value for key, _ in node.value]
    for key, _ in reversed(node.value):
        if names.count(key.value) > 1 and key.tag != "tag:yaml.org,2002:merge":
            line = key.start_mark.line + 1
            raise BadData(Text("data-twice", name=str(key.value), line=line))
    loader.flatten_mapping(node)
    return loader.construct_mapping(node, deep=True)


_Strict.add_constructor(yaml.resolver.BaseResolver.DEFAULT_MAPPING_TAG, _mapping)
