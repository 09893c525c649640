"""The three Market cards (HL-11.2): which Goods one Sell action takes, and what they bring."""

from __future__ import annotations

from typing import Final


def _offers() -> list[dict[tuple[int, ...], int]]:
    one: dict[tuple[int, ...], int] = {(good,): 2 for good in range(4)}
    same = dict(one)
    different = dict(one)
    for good in range(4):
        same[(good, good)] = 5
        same[(good, good, good)] = 8
        for other in range(good + 1, 4):
            different[(good, other)] = 5
            for third in range(other + 1, 4):
                different[(good, other, third)] = 8
    each = {**one, (0, 1, 2, 3): 12}
    return [{}, same, different, each]


OFFERS: Final = _offers()  # by number of the Market card: Goods → Pecunia
