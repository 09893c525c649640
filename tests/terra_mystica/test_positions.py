"""Positions that no game can have are refused with a reason."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core import BadData
from loci.core.position import read_data
from tests.terra_mystica.tables import far_off, rich

WITCHES = rich("witches", {"F4": "D"})


@pytest.mark.parametrize(
    ("seats", "keys", "reason"),
    [
        ([WITCHES, rich("giants", {"F4": "D"})], {}, "position-hex-twice"),
        ([{**WITCHES, "bowls": [6, 6, 1]}, far_off()], {}, "13 power tokens"),
        ([{**WITCHES, "towns": ["TW1"] * 3}, far_off()], {}, "position-copies"),
        ([{**WITCHES, "towns": ["TW6"]}, far_off()], {}, "position-copies"),
        ([WITCHES, far_off()], {"scoring": ["SCORE2"] * 5}, "tiles-number"),
    ],
    ids=["hex", "tokens", "towns", "extra town", "scoring"],
)
def test_what_cannot_be_is_refused(
    seats: list[dict[str, Any]], keys: dict[str, Any], reason: str
) -> None:
    given = {f"P{number + 1}": seat for number, seat in enumerate(seats)}
    with pytest.raises(BadData, match=reason):
        read_data({"game": "terra-mystica", "players": 2, "seats": given, **keys})
