"""Comparing states field by field, without trusting their own `to_data`."""

from __future__ import annotations

from typing import Any

from loci.core.decision import Move
from loci.core.rng import Rng
from loci.core.state import State


def attributes(thing: object) -> list[str]:
    """Names of the attributes of a plain object, compiled or not, less the transient ones."""
    names: set[str] = set(getattr(thing, "__dict__", {}))
    for cls in type(thing).__mro__:
        names.update(getattr(cls, "__mypyc_attrs__", ()))
        slots = cls.__dict__.get("__slots__", ())
        names.update([slots] if isinstance(slots, str) else slots)
    names -= {"__dict__", "__weakref__"}
    if isinstance(thing, State):
        names -= set(type(thing).transient)
    return sorted(name for name in names if not name.startswith("__"))


def difference(left: Any, right: Any, path: str = "state") -> str:
    """Where two plain values differ, as a path with both values; "" when they do not."""
    if left is right:
        return ""
    if type(left) is not type(right):
        return f"{path}: {type(left).__name__} and {type(right).__name__}"
    if isinstance(left, (int, str, float, type(None), frozenset, Move)):
        return "" if left == right else f"{path}: {left!r} and {right!r}"
    if isinstance(left, set):
        return "" if left == right else f"{path}: {sorted(left ^ right)} in one only"
    if isinstance(left, (list, tuple)):
        if len(left) != len(right):
            return f"{path}: {len(left)} and {len(right)} items"
        for i, (a, b) in enumerate(zip(left, right, strict=True)):
            found = difference(a, b, f"{path}[{i}]")
            if found:
                return found
        return ""
    if isinstance(left, Rng):
        # Streams are looked up by name only, so their order means nothing.
        same = left.to_data() == right.to_data()
        return "" if same else f"{path}: {left.to_data()} and {right.to_data()}"
    if isinstance(left, dict):
        # The order counts: what iterates over a dict would otherwise differ after loading.
        if list(left) != list(right):
            return f"{path}: keys {list(left)} and {list(right)}"
        for key in left:
            found = difference(left[key], right[key], f"{path}[{key!r}]")
            if found:
                return found
        return ""
    for name in attributes(left):
        found = difference(
            getattr(left, name, _ABSENT), getattr(right, name, _ABSENT), f"{path}.{name}"
        )
        if found:
            return found
    return ""


_ABSENT = "(absent)"
