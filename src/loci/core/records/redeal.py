"""A deal among the answers of a scripted state: where the hidden part was dealt anew."""

from __future__ import annotations

import re
from typing import Final, final

from loci.core.decision import Move
from loci.core.view import SPECTATOR

REDEAL_SEAT: Final = -1  # beside which a `Redeal` stands among the answers
_DEALT: Final = re.compile(r"redeal (-?[0-9]{1,2}) ([0-9]{1,40})")
_RENEWED: Final = re.compile(r"renew ([0-9]{1,39})")


@final
class Redeal(Move):
    """Stands among the answers where the hidden part was dealt anew: for search, as `viewer` knows
    it, or (`renews`) only what nobody knows, after an undo."""

    __slots__ = ("renews", "seed", "viewer")

    def __init__(self, viewer: int, seed: int, renews: bool = False) -> None:
        self.viewer: Final = viewer
        self.seed: Final = seed
        self.renews: Final = renews

    def text(self) -> str:
        return f"renew {self.seed}" if self.renews else f"redeal {self.viewer} {self.seed}"


def redeal_from(text: str) -> Redeal | None:
    """Inverse of `Redeal.text`; None if it is none."""
    renewed = _RENEWED.fullmatch(text)
    if renewed is not None:
        return Redeal(SPECTATOR, int(renewed.group(1)), renews=True)
    dealt = _DEALT.fullmatch(text)
    return None if dealt is None else Redeal(int(dealt.group(1)), int(dealt.group(2)))
