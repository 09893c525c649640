"""The toys as a later release may have them: version 2 of their rules.

Tables are saved in another form (words where there were numbers, a new field), an option has
another default, and boats `berth` where they `dock`ed. `KIND` has no other change, so every match
fits; in `HARSH` an answer that was legal is no longer: coins cannot be sold, and a swapped card
gives no light.
"""

from __future__ import annotations

import copy
from typing import Any, Final

from loci.core import (
    Decision,
    GameInfo,
    Move,
    Option,
    Options,
    Rng,
    Run,
    Script,
    Text,
    Unreadable,
    beside,
)
from loci.core.info import Change
from toys.ferry.game import FREE, Ferry, FerryTable
from toys.ferry.moves import Dock, Sell
from toys.lantern.game import Lantern
from toys.lantern.moves import OnCard, Word
from toys.lantern.table import LanternTable, draw, load, shed

PHASES: Final = ("prepare", "choose", "resolve", "over")
CHANGES: Final = (Change(2, "Tables are saved in words; some answers are no longer legal."),)


class Berth(Dock):
    """A boat docks, in the words of version 2."""

    __slots__ = ()

    def text(self) -> str:
        return super().text().replace("dock", "berth")


class WordyFerryTable(FerryTable):
    """Saves boats by the names of seats."""

    def to_data(self) -> dict[str, Any]:
        data = super().to_data()
        data["boats"] = [_boat(boat) for boat in self.boats]
        data["weather"] = "fair"
        return data


class FerryNext(Ferry):
    def __init__(self, harsh: bool) -> None:
        super().__init__()
        self.harsh = harsh
        self.info = GameInfo(
            "ferry",
            "Ferry",
            "toys.ferry",
            players=(2, 4),
            rules_prefix="FE",
            changes=CHANGES,
            options=(
                Option("landings", "choice", "9", "option-landings", choices=("9", "12")),
                Option("coins", "number", 3, "option-coins", least=0, most=5),
            ),
            orders=(Option("take-up-to", "number", 0, "order-take", least=0, most=3),),
        )

    def upgrade_options(self, options: dict[str, object], version: int) -> dict[str, object]:
        return {"coins": 2, **options}  # the default was 2

    def upgrade_answer(self, table: FerryTable, seat: int, text: str, version: int) -> str:
        return text.replace("dock ", "berth ")

    def parse(self, table: FerryTable, seat: int, text: str) -> Move:
        if text.startswith("dock "):
            raise Unreadable(Text("why-other-question"))
        move = super().parse(table, seat, text.replace("berth ", "dock "))
        return Berth(move.landing) if isinstance(move, Dock) else move

    def upgrade_data(self, data: Any, version: int) -> Any:
        return {**data, "boats": [_boat(boat) for boat in data["boats"]], "weather": "fair"}

    def setup(self, players: int, options: Options, seed: int) -> FerryTable:
        return _wordy(super().setup(players, options, seed))

    def load_table(self, data: object) -> FerryTable:
        assert isinstance(data, dict)
        plain = copy.copy(data)
        assert plain.pop("weather") == "fair"
        plain["boats"] = [int(boat[1:]) - 1 if boat else FREE for boat in plain["boats"]]
        return _wordy(super().load_table(plain))

    def see(self, table: FerryTable, viewer: int) -> dict[str, Any]:
        return super().see(table, viewer) | {"boats": table.boats.copy()}

    def decisions(self, state: FerryTable) -> dict[int, Decision]:
        return {
            seat: Decision(
                seat,
                asked.prompt,
                [
                    Berth(move.landing) if isinstance(move, Dock) else move
                    for move in asked.moves
                    if not self.harsh or not isinstance(move, Sell)
                ],
                asked.complete,
            )
            for seat, asked in super().decisions(state).items()
        }

    def why_not(self, state: FerryTable, seat: int, move: Move) -> Text | None:
        if self.harsh and isinstance(move, Sell):
            return Text("why-other-question")
        return super().why_not(state, seat, move)


class WordyLanternTable(LanternTable):
    """Saves the phase by its name."""

    def to_data(self) -> dict[str, Any]:
        return {**super().to_data(), "phase": PHASES[self.phase]}

    def clone(self) -> WordyLanternTable:
        return _wordy_lantern(super().clone())


class LanternNext(Lantern):
    def __init__(self, harsh: bool) -> None:
        super().__init__()
        self.harsh = harsh
        old = self.info
        self.info = GameInfo(
            old.id, old.title, old.package, old.players, old.rules_prefix, CHANGES,
            options=old.options[1:],
        )  # fmt: skip

    def upgrade_data(self, data: Any, version: int) -> Any:
        stable = data["stable"]
        return {**data, "stable": {**stable, "phase": PHASES[stable["phase"]]}}

    def setup(self, players: int, options: Options, seed: int) -> LanternTable:
        return _wordy_lantern(super().setup(players, options, seed))

    def load_table(self, data: object) -> LanternTable:
        assert isinstance(data, dict)
        return _wordy_lantern(load({**data, "phase": PHASES.index(data["phase"])}))

    def begin(self, table: LanternTable, seat: int, move: Move) -> Run | None:
        if self.harsh and isinstance(move, OnCard) and move.word == "swap":
            return beside(seat, _swap(table, seat, move.card))
        return super().begin(table, seat, move)


def _swap(table: LanternTable, seat: int, card: str) -> Script:
    shed(table, seat, card)
    yield Decision(seat, Text("ask-swap"), [Word("draw")])
    draw(table, seat)
    table.prepared[seat] = True


def _boat(seat: int) -> str:
    return "" if seat == FREE else f"P{seat + 1}"


def _wordy(table: FerryTable) -> WordyFerryTable:
    made = WordyFerryTable(Rng(0), 0, 0, 0)
    for name in ("rng", "revealed", "active", "boats", "coins", "points", "pending"):
        setattr(made, name, getattr(table, name))
    return made


def _wordy_lantern(table: LanternTable) -> WordyLanternTable:
    made = WordyLanternTable(Rng(0), 0)
    for name in ("rng", "revealed", *LanternTable.__slots__):
        setattr(made, name, getattr(table, name))
    return made


KIND: Final = {"ferry": FerryNext(False), "lantern": LanternNext(False)}
HARSH: Final = {"ferry": FerryNext(True), "lantern": LanternNext(True)}

# By name, for `LOCI_GAMES`
FERRY, LANTERN = KIND["ferry"], KIND["lantern"]
HARSH_FERRY, HARSH_LANTERN = HARSH["ferry"], HARSH["lantern"]
