"""Ferry: boats on a row of landings; neighbours may take a toll, at a price in points."""

from __future__ import annotations

import re
from typing import Any, Final

from loci.core import (
    BadData,
    Choice,
    Decision,
    Event,
    GameInfo,
    Move,
    Option,
    Options,
    Outcome,
    QueueGame,
    Rng,
    SeatName,
    Section,
    Table,
    Text,
)
from loci.core.data import Fields
from loci.core.learning.encoding import Encoder
from loci.core.learning.vocabulary import Vocabulary
from toys.ferry.learning import FerryEncoder, FerryVocabulary
from toys.ferry.moves import Dock, Reply, Sell, parse

VOCABULARY: Final = FerryVocabulary()
ENCODER: Final = FerryEncoder()
PURSE: Final = 5
FREE: Final = -1


class Docked(Event):
    __slots__ = ("landing", "seat", "worth")

    def __init__(self, seat: int, landing: int, worth: int) -> None:
        self.seat: Final = seat
        self.landing: Final = landing
        self.worth: Final = worth

    def text(self) -> Text:
        return Text(
            "log-docked", who=SeatName(self.seat), landing=f"L{self.landing + 1}", worth=self.worth
        )

    def places(self) -> list[str]:
        return [f"L{self.landing + 1}"]


class FerryTable(Table):
    """`boats` has a seat or FREE per landing; `pending` the tolls not yet answered, as
    (seat, coins)."""

    __slots__ = ("active", "boats", "coins", "pending", "points")

    def __init__(self, rng: Rng, players: int, landings: int, coins: int) -> None:
        super().__init__(rng)
        self.active = 0
        self.boats = [FREE] * landings
        self.coins = [coins] * players
        self.points = [10] * players
        self.pending: list[tuple[int, int]] = []

    def clone(self) -> FerryTable:
        copy = type(self)(self.rng.clone(), 0, 0, 0)
        copy.revealed = self.revealed
        copy.active = self.active
        copy.boats = self.boats.copy()
        copy.coins = self.coins.copy()
        copy.points = self.points.copy()
        copy.pending = self.pending.copy()
        return copy

    def to_data(self) -> dict[str, Any]:
        return {
            "rng": self.rng.to_data(),
            "revealed": self.revealed,
            "active": self.active,
            "boats": self.boats.copy(),
            "coins": self.coins.copy(),
            "points": self.points.copy(),
            "pending": [list(offer) for offer in self.pending],
        }


class Ferry(QueueGame[FerryTable]):
    def __init__(self) -> None:
        super().__init__(
            GameInfo(
                "ferry",
                "Ferry",
                "toys.ferry",
                players=(2, 4),
                rules_prefix="FE",
                options=(
                    Option("landings", "choice", "9", "option-landings", choices=("9", "12")),
                    Option("coins", "number", 2, "option-coins", least=0, most=PURSE),
                ),
                orders=(Option("take-up-to", "number", 0, "order-take", least=0, most=3),),
            )
        )

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def encoder(self) -> Encoder:
        return ENCODER

    # -- flow -----------------------------------------------------------------------------------

    def setup(self, players: int, options: Options, seed: int) -> FerryTable:
        landings, coins = int(str(options["landings"])), int(str(options["coins"]))
        table = FerryTable(Rng(seed), players, landings, coins)
        table.active = table.rng.below("first", players)
        return table

    def decisions(self, state: FerryTable) -> dict[int, Decision]:
        if FREE not in state.boats and not state.pending:
            return {}
        if state.pending:
            found: dict[int, Decision] = {}
            for seat, coins in state.pending:
                if seat not in found:
                    moves: list[Move] = [Reply(False)]
                    if _price(coins) <= state.points[seat]:
                        moves.insert(0, Reply(True))
                    prompt = Text("ask-toll", coins=coins, price=_price(coins))
                    found[seat] = Decision(seat, prompt, moves)
            return found
        docks: list[Move] = [Dock(i) for i, boat in enumerate(state.boats) if boat == FREE]
        # Any even number may be sold; two at a time is enough for whoever wants a short list.
        if state.coins[state.active] >= 2:
            docks.append(Sell(2))
        prompt = Text("ask-dock")
        return {state.active: Decision(state.active, prompt, docks, complete=False)}

    def apply(self, state: FerryTable, seat: int, move: Move) -> None:
        if isinstance(move, Dock):
            self._dock(state, seat, move.landing)
        elif isinstance(move, Sell):
            state.coins[seat] -= move.coins
            state.points[seat] += move.coins // 2
        elif isinstance(move, Reply):
            at = next(i for i, offer in enumerate(state.pending) if offer[0] == seat)
            _, coins = state.pending.pop(at)
            if move.take:
                state.points[seat] -= _price(coins)
                state.coins[seat] = min(PURSE, state.coins[seat] + coins)

    def _dock(self, state: FerryTable, seat: int, landing: int) -> None:
        state.boats[landing] = seat
        state.points[seat] += _worth(landing)
        if state.sink is not None:
            state.sink.append(Docked(seat, landing, _worth(landing)))
        tolls: dict[int, int] = {}
        for near in (landing - 1, landing + 1):
            if 0 <= near < len(state.boats) and state.boats[near] not in (FREE, seat):
                tolls[state.boats[near]] = tolls.get(state.boats[near], 0) + _worth(landing)
        state.pending = [(other, tolls[other]) for other in sorted(tolls)]
        state.active = (seat + 1) % len(state.coins)

    def result(self, table: FerryTable) -> Outcome | None:
        if FREE in table.boats or table.pending:
            return None
        best = max(table.points)
        winners = [seat for seat, points in enumerate(table.points) if points == best]
        return Outcome("river-full", list(table.points), winners)

    def standing_answer(
        self, table: FerryTable, decision: Decision, orders: Options
    ) -> Move | None:
        if decision.prompt.id != "ask-toll":
            return None
        price = decision.prompt.args["price"]
        up_to = orders["take-up-to"]
        assert isinstance(price, int)
        assert isinstance(up_to, int)
        return Reply(True) if price <= min(up_to, table.points[decision.seat]) else None

    # -- words ----------------------------------------------------------------------------------

    def parse(self, table: FerryTable, seat: int, text: str) -> Move:
        return parse(text)

    def why_not(self, state: FerryTable, seat: int, move: Move) -> Text | None:
        if isinstance(move, Sell) and not state.pending and seat == state.active:
            if move.coins % 2:
                return Text("why-odd", coins=move.coins)
            if move.coins > state.coins[seat]:
                return Text("why-coins", need=move.coins, have=state.coins[seat])
            if self.result(state) is None:
                return None
        return super().why_not(state, seat, move)

    def reason(self, table: FerryTable, decision: Decision, move: Move) -> Text:
        if isinstance(move, Dock) and not table.pending:
            if move.landing >= len(table.boats):
                return Text("why-no-landing", landings=len(table.boats))
            return Text("why-taken", who=SeatName(table.boats[move.landing]))
        if isinstance(move, Reply) and table.pending:
            return Text("why-points", have=table.points[decision.seat])
        return Text("why-other-question")

    def choice(self, table: FerryTable, seat: int, move: Move) -> Choice:
        notation = move.text()
        if isinstance(move, Dock):
            place = f"L{move.landing + 1}"
            label = Text("do-dock", landing=place, worth=_worth(move.landing))
            return Choice(notation, label, [place])
        if isinstance(move, Sell):
            return Choice(notation, Text("do-sell", coins=move.coins))
        warnings = []
        coins = next(coins for other, coins in table.pending if other == seat)
        lost = table.coins[seat] + coins - PURSE
        if isinstance(move, Reply) and move.take and lost > 0:
            warnings.append(Text("warn-purse", lost=lost))
        return Choice(notation, Text(f"do-{notation}"), [], warnings)

    # -- views: everything lies open but the random source ----------------------------------------

    def see(self, table: FerryTable, viewer: int) -> dict[str, Any]:
        data = table.to_data()
        del data["rng"]
        return data

    def secrets(self, table: FerryTable, viewer: int) -> list[str]:
        return ["rng"]

    def redeal(self, table: FerryTable, viewer: int, rng: Rng, keep: list[int]) -> None:
        table.rng = rng

    def sections(self, view: dict[str, Any]) -> list[Section]:
        row = " ".join("." if boat == FREE else str(boat + 1) for boat in view["boats"])
        lines = [
            Text("see-seat", who=SeatName(seat), points=points, coins=view["coins"][seat])
            for seat, points in enumerate(view["points"])
        ]
        return [Section(Text("see-river"), [], row), Section(Text("see-seats"), lines)]

    # -- checks and positions ---------------------------------------------------------------------

    def load_table(self, data: object) -> FerryTable:
        fields = Fields(data)
        coins, boats = fields.numbers("coins"), fields.numbers("boats")
        table = FerryTable(Rng.from_data(fields.value("rng")), len(coins), len(boats), 0)
        table.revealed = fields.number("revealed")
        table.active = fields.number("active")
        table.boats = boats
        table.coins = coins
        table.points = fields.numbers("points")
        table.pending = [(int(offer[0]), int(offer[1])) for offer in fields.items("pending")]
        fields.done()
        return table

    def audit(self, table: FerryTable) -> list[str]:
        wrong = []
        if any(not 0 <= coins <= PURSE for coins in table.coins):
            wrong.append(f"a purse holds 0 to {PURSE} coins")
        if len(table.points) != len(table.coins) or not all(0 <= n < 1000 for n in table.points):
            wrong.append(f"points {table.points}")
        if not 0 <= table.active < len(table.coins) or len(table.boats) > 99:
            wrong.append("nobody to move, or too many landings")
        if len(table.pending) > len(table.coins):
            wrong.append("more offers than seats")
        if any(not FREE <= boat < len(table.coins) for boat in table.boats):
            wrong.append("a boat of nobody")
        return wrong

    def seated(self, table: FerryTable) -> int:
        return len(table.coins)

    def write_position(self, table: FerryTable) -> dict[str, Any]:
        boats = {f"L{i + 1}": f"P{b + 1}" for i, b in enumerate(table.boats) if b != FREE}
        data: dict[str, Any] = {"active": f"P{table.active + 1}", "boats": boats}
        data["coins"] = list(table.coins)
        data["points"] = list(table.points)
        data["tolls"] = [[f"P{seat + 1}", coins] for seat, coins in table.pending]
        return data

    def read_position(
        self, players: int, options: Options, seed: int, data: dict[str, Any]
    ) -> FerryTable:
        table = self.setup(players, options, seed)
        fields = Fields(data)
        for name in data:
            if name == "active":
                table.active = _seat(fields.word(name), players)
            elif name == "boats":
                boats = fields.child(name)
                for landing in boats.data:
                    at = _landing(landing, len(table.boats))
                    table.boats[at] = _seat(boats.word(landing), players)
            elif name in ("coins", "points"):
                setattr(table, name, fields.numbers(name))
            elif name == "tolls":
                table.pending = [
                    (_seat(seat, players), int(coins)) for seat, coins in fields.items(name)
                ]
        fields.done()
        return table

    def content(self) -> dict[str, dict[str, list[str]]]:
        return {"base": {"landings": [f"L{i + 1}" for i in range(12)]}}


def _worth(landing: int) -> int:
    return 1 + landing % 3


def _price(coins: int) -> int:
    return coins - 1


def _seat(text: str, players: int) -> int:
    found = re.fullmatch(r"P([1-9])", text)
    if found is None or int(found.group(1)) > players:
        raise BadData(Text("data-wrong", path="seat", expected=f"P1–P{players}", found=text))
    return int(found.group(1)) - 1


def _landing(text: str, landings: int) -> int:
    found = re.fullmatch(r"L([1-9][0-9]?)", text)
    if found is None or int(found.group(1)) > landings:
        raise BadData(Text("data-wrong", path="boats", expected=f"L1–L{landings}", found=text))
    return int(found.group(1)) - 1


GAME = Ferry()
