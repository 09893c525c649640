"""What is different between two pieces of JSON: small where most of them is the same.

A difference is JSON itself:

- `[value]`: it has become this value;
- `{key: difference, …}`: of an object, or of a list (the keys are places in it), these members are
  different; of an object `[]` says that the member is gone;
- `[start, gone, items, start, gone, items, …]`: of a list, from each place `start` on so many
  items are gone and these have come instead, all places as they were before; an object at the end
  has the members that are different besides, with the places as they are then.

Both sides are compared as canonical JSON, byte by byte: only what differs is ever read, and what
looks alike to Python (`1`, `1.0` and `True`) is not taken for the same.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Any, Final

import msgspec

Raw = msgspec.Raw

_object: Final = msgspec.json.Decoder(dict[str, Raw])
_encode: Final = msgspec.json.Encoder().encode
_list: Final = msgspec.json.Decoder(list[Raw])
_GONE: Final[list[Any]] = []


class Differences:
    """Makes differences, each once: what several viewers see alike is compared for one of them."""

    def __init__(self) -> None:
        self._made: dict[tuple[bytes, bytes], Any] = {}

    def between(self, old: bytes, new: bytes) -> Any:
        """What turns `old` into `new`, both canonical JSON; `{}` if they are the same."""
        if old == new:
            return {}
        pair = (old, new)
        if pair not in self._made:
            self._made[pair] = self._make(old, new)
        return self._made[pair]

    def _make(self, old: bytes, new: bytes) -> Any:
        if old[:1] == new[:1] == b"{":
            return self._of_objects(_object.decode(old), _object.decode(new))
        if old[:1] == new[:1] == b"[":
            return self._of_lists(_list.decode(old), _list.decode(new))
        return [Raw(new)]

    def _of_objects(self, old: dict[str, Raw], new: dict[str, Raw]) -> dict[str, Any]:
        changed: dict[str, Any] = {}
        for key, value in new.items():
            if key not in old:
                changed[key] = [value]
            elif old[key] != value:
                changed[key] = self.between(bytes(old[key]), bytes(value))
        for key in old:
            if key not in new:
                changed[key] = _GONE
        return changed

    def _of_lists(self, old: list[Raw], new: list[Raw]) -> Any:
        if len(old) == len(new):
            places = [n for n, item in enumerate(new) if item != old[n]]
            if 2 * len(places) <= len(new):
                return {str(n): self.between(bytes(old[n]), bytes(new[n])) for n in places}
        before, after = [bytes(item) for item in old], [bytes(item) for item in new]
        splices: list[Any] = []
        changed: dict[str, Any] = {}
        was = now = 0
        # Between the items that stayed, the first ones on both sides are taken for each other.
        for place, becomes in [*_stayed(before, after), (len(before), len(after))]:
            while was < place and now < becomes:
                change = self.between(before[was], after[now])
                long = len(_encode(change)) > len(after[now]) + 2  # they have nothing in common
                changed[str(now)] = [new[now]] if long else change
                was += 1
                now += 1
            if was < place or now < becomes:
                splices += [was, place - was, new[now:becomes]]
            was, now = place + 1, becomes + 1
        if not splices:
            return changed
        return [*splices, changed] if changed else splices


def _stayed(old: list[bytes], new: list[bytes]) -> list[tuple[int, int]]:
    """Items of both lists that are the same, in order: from where to where each has gone."""
    start = 0
    shorter = min(len(old), len(new))
    while start < shorter and old[start] == new[start]:
        start += 1
    end = 0
    while end < shorter - start and old[-1 - end] == new[-1 - end]:
        end += 1
    middle = _in_order(old[start : len(old) - end], new[start : len(new) - end])
    return [
        *((n, n) for n in range(start)),
        *((start + a, start + b) for a, b in middle),
        *((len(old) - n, len(new) - n) for n in range(end, 0, -1)),
    ]


def _in_order(old: list[bytes], new: list[bytes]) -> list[tuple[int, int]]:
    """As many pairs of equal items as there are in order. Of items that are there more than once
    the first of both lists belong together, then the second, and so on."""
    places: dict[bytes, list[int]] = {}
    for place in range(len(new) - 1, -1, -1):
        places.setdefault(new[place], []).append(place)
    pairs = [(n, places[item].pop()) for n, item in enumerate(old) if places.get(item)]
    # The longest run of pairs whose second places grow: `ends` has the lowest end of each length.
    ends: list[int] = []
    last: list[int] = []  # the pair at which it ends
    before: list[int] = []  # to each pair, the one before it in its run
    for n, (_, place) in enumerate(pairs):
        length = bisect_left(ends, place)
        before.append(last[length - 1] if length else -1)
        ends[length : length + 1] = [place]
        last[length : length + 1] = [n]
    found = []
    n = last[-1] if last else -1
    while n >= 0:
        found.append(pairs[n])
        n = before[n]
    return found[::-1]


def applied(value: Any, change: Any) -> Any:
    """The value after the change, both plain data; nothing that is given is altered."""
    if isinstance(change, dict):
        return _with_members(value, change)
    if len(change) == 1:
        return change[0]
    items: list[Any] = []
    kept = 0
    for at in range(0, len(change) - len(change) % 3, 3):
        start, gone, come = change[at : at + 3]
        items += [*value[kept:start], *come]
        kept = start + gone
    items += value[kept:]
    return _with_members(items, change[-1]) if len(change) % 3 else items


def _with_members(value: Any, change: dict[str, Any]) -> Any:
    if not change:
        return value
    if isinstance(value, list):
        items = list(value)
        for place, part in change.items():
            items[int(place)] = applied(items[int(place)], part)
        return items
    members = dict(value)
    for key, part in change.items():
        if part == _GONE:
            del members[key]
        else:
            members[key] = applied(members.get(key), part)
    return members
