"""Lantern with bots that misbehave, each in its own way."""

from __future__ import annotations

import os
import time
from typing import Any

from loci.core import BadData, Budget, Decision, GameInfo, Glimpse, Move, Text
from toys.lantern.game import Lantern
from toys.lantern.moves import Word


class Bad:
    def __init__(self, fault: str) -> None:
        self.fault = fault

    def decide(self, view: Glimpse, decision: Decision, budget: Budget) -> Move:
        if self.fault == "crash":
            raise RuntimeError("nothing works")
        if self.fault == "die":
            os._exit(3)
        if self.fault == "refuse":  # as where what it has learned is of another version
            raise BadData(Text("weights-other", path="lantern.npz", what="encoding"))
        if self.fault == "sleep":
            time.sleep(60)
        return Word("keep-everything-and-more")


def _maker(fault: str) -> Any:
    return lambda *_: Bad(fault)


class Moody(Lantern):
    def __init__(self) -> None:
        super().__init__()
        old = self.info
        self.info = GameInfo(
            "moody", "Moody", old.package, old.players, old.rules_prefix, options=old.options
        )

    def bots(self) -> dict[str, Any]:
        return {fault: _maker(fault) for fault in ("crash", "sleep", "lie", "die", "refuse")}


GAME = Moody()
