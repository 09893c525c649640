"""Limits per caller: buckets that fill again with time, and counters of open sockets."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter, OrderedDict
from typing import Final

_MOST_KEYS: Final = 20_000
_LINE: Final = 64  # bits of an IPv6 address that somebody's provider gives; the rest is their own


def line_of(address: str) -> str:
    """Whose limits count for an address of the network: itself, or of IPv6 the network that one
    line has, else one person had as many limits as they like."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:  # not one of the network, as where a test calls
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, _LINE), strict=False))


class Rate:
    """So much per second for each key, with a burst of some seconds' worth saved up."""

    def __init__(self, per_second: float, burst: float) -> None:
        self._per_second = per_second
        self._burst = burst
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # left, as of when

    @property
    def wait(self) -> int:
        """In how many seconds there is another one for whoever has none left."""
        return max(1, math.ceil(1 / self._per_second))

    def allows(self, key: str) -> bool:
        """Take one from the bucket of `key`; False if it is empty."""
        now = time.monotonic()
        left, at = self._buckets.pop(key, (self._burst, now))
        left = min(self._burst, left + (now - at) * self._per_second)
        allowed = left >= 1.0
        self._buckets[key] = (left - 1.0 if allowed else left, now)
        if len(self._buckets) > _MOST_KEYS:
            self._buckets.popitem(last=False)
        return allowed


class Sockets:
    """How many sockets each address has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        if self._open[address] >= self._most:
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]
