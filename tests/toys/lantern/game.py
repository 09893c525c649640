"""Lantern as a game object: flow, view and hidden information."""

from __future__ import annotations

from typing import Any

from loci.core import (
    OPEN,
    Choice,
    Decision,
    GameInfo,
    Move,
    Option,
    Options,
    Outcome,
    Rng,
    Run,
    ScriptedGame,
    SeatName,
    Section,
    Text,
    beside,
    exclusive,
)
from toys.lantern import table as t
from toys.lantern.cards import resolve, swap
from toys.lantern.moves import OnCard, Victim, Word, parse
from toys.lantern.table import LanternTable


class Lantern(ScriptedGame[LanternTable]):
    def __init__(self) -> None:
        super().__init__(
            GameInfo(
                "lantern",
                "Lantern",
                "toys.lantern",
                players=(2, 4),
                rules_prefix="LA",
                options=(Option("hand", "number", t.HAND, "option-hand", least=2, most=4),),
            )
        )

    # -- flow -----------------------------------------------------------------------------------

    def setup(self, players: int, options: Options, seed: int) -> LanternTable:
        table = LanternTable(Rng(seed), players)
        table.deck = [card for card in t.CARDS for _ in range(t.COPIES)]
        table.rng.shuffle("deck", table.deck)
        for seat in range(players):
            for _ in range(int(options["hand"])):  # type: ignore[call-overload]
                t.draw(table, seat)
        return table

    def menu(self, table: LanternTable) -> list[Decision]:
        if table.phase == t.PREPARE:
            return [
                Decision(seat, Text("ask-prepare"), [Word("keep"), *_cards("swap", hand)])
                for seat, hand in enumerate(table.hands)
                if not table.prepared[seat]
            ]
        return [
            Decision(seat, Text("ask-play"), _cards("play", hand))
            for seat, hand in enumerate(table.hands)
            if hand and not table.chosen[seat]
        ]

    def begin(self, table: LanternTable, seat: int, move: Move) -> Run | None:
        if isinstance(move, OnCard) and move.word == "swap":
            return beside(seat, swap(table, seat, move.card))
        if isinstance(move, OnCard):
            table.hands[seat].remove(move.card)
            table.chosen[seat] = move.card
        else:
            table.prepared[seat] = True
        return None

    def due(self, table: LanternTable) -> Run | None:
        if table.phase == t.RESOLVE:
            return exclusive(resolve(table))
        if table.phase == t.PREPARE and all(table.prepared):
            return exclusive(self._open_choosing(table))
        if table.phase == t.CHOOSE and all(
            card or not hand for card, hand in zip(table.chosen, table.hands, strict=True)
        ):
            return exclusive(self._reveal(table))
        return None

    def _open_choosing(self, table: LanternTable) -> Any:
        table.phase = t.CHOOSE
        yield from ()

    def _reveal(self, table: LanternTable) -> Any:
        table.phase = t.RESOLVE
        table.revealed += 1
        table.queue = [seat for seat, card in enumerate(table.chosen) if card]
        if not table.queue:
            table.phase = t.OVER
        yield from ()

    def result(self, table: LanternTable) -> Outcome | None:
        if table.phase != t.OVER:
            return None
        best = max(table.lights)
        winners = [seat for seat, lights in enumerate(table.lights) if lights == best]
        return Outcome("night-over", list(table.lights), winners)

    # -- words ----------------------------------------------------------------------------------

    def parse(self, table: LanternTable, seat: int, text: str) -> Move:
        return parse(text)

    def reason(self, table: LanternTable, decision: Decision, move: Move) -> Text:
        if isinstance(move, OnCard) and move.card not in table.hands[decision.seat]:
            return Text("why-no-card", card=Text(f"card-{move.card}"))
        if isinstance(move, Victim) and decision.prompt.id == "ask-victim":
            return Text("why-no-lights") if move.seat != decision.seat else Text("why-yourself")
        return Text("why-other-question")

    def choice(self, table: LanternTable, seat: int, move: Move) -> Choice:
        notation = move.text()
        if isinstance(move, OnCard):
            label = Text(f"do-{move.word}", card=Text(f"card-{move.card}"))
            return Choice(notation, label, [f"card:{move.card}"])
        if isinstance(move, Victim):
            return Choice(notation, Text("do-blow", who=SeatName(move.seat)))
        if isinstance(move, Word):
            return Choice(notation, Text(f"do-{move.word}"))
        return Choice(notation, Text("move-as-text", move=notation))

    # -- views ----------------------------------------------------------------------------------

    def see(self, table: LanternTable, viewer: int) -> dict[str, Any]:
        everything = viewer == OPEN
        shown = table.phase in (t.RESOLVE, t.OVER)
        return {
            "round": table.round,
            "phase": table.phase,
            "deck": sorted(table.deck) if everything else len(table.deck),
            "discard": list(table.discard),
            "lights": list(table.lights),
            "hands": [
                sorted(hand) if everything or seat == viewer else len(hand)
                for seat, hand in enumerate(table.hands)
            ],
            "chosen": [
                card if everything or shown or seat == viewer else bool(card)
                for seat, card in enumerate(table.chosen)
            ],
            "prepared": list(table.prepared),
            "queue": list(table.queue),
        }

    def secrets(self, table: LanternTable, viewer: int) -> list[str]:
        hidden = ["rng", "revealed", "deck"]
        for seat in range(len(table.hands)):
            if seat != viewer:
                hidden.append(f"hands.{seat}")
                if table.phase == t.CHOOSE and table.chosen[seat]:
                    hidden.append(f"chosen.{seat}")
        return hidden

    def redeal(self, table: LanternTable, viewer: int, rng: Rng, keep: list[int]) -> None:
        others = [seat for seat in range(len(table.hands)) if seat not in (viewer, *keep)]
        laid = [seat for seat in others if table.phase == t.CHOOSE and table.chosen[seat]]
        pool = list(table.deck)
        for seat in others:
            pool += table.hands[seat]
        pool += [table.chosen[seat] for seat in laid]
        rng.shuffle("redeal", pool)
        for seat in laid:
            table.chosen[seat] = pool.pop()
        for seat in others:
            table.hands[seat] = [pool.pop() for _ in table.hands[seat]]
        table.deck = pool
        table.rng = rng

    def sections(self, view: dict[str, Any]) -> list[Section]:
        lines = [
            Text("see-seat", who=SeatName(seat), lights=view["lights"][seat], hand=_say_hand(hand))
            for seat, hand in enumerate(view["hands"])
        ]
        return [Section(Text("see-round", round=view["round"]), lines)]

    # -- checks ---------------------------------------------------------------------------------

    def load_table(self, data: object) -> LanternTable:
        return t.load(data)

    def audit(self, table: LanternTable) -> list[str]:
        cards = table.deck + table.discard + [card for card in table.chosen if card]
        for hand in table.hands:
            cards = cards + hand
        wrong = [card for card in t.CARDS if cards.count(card) != t.COPIES]
        problems = [f"{cards.count(card)} cards {card}, not {t.COPIES}" for card in wrong]
        if not all(0 <= lights < 1000 for lights in table.lights):
            problems.append(f"lights {table.lights}")
        lists = (table.lights, table.prepared, table.chosen)
        if any(len(one) != len(table.hands) for one in lists) or len(table.queue) > 99:
            problems.append("more or less of something than seats")
        return problems

    def seated(self, table: LanternTable) -> int:
        return len(table.hands)

    def content(self) -> dict[str, dict[str, list[str]]]:
        return {"base": {"cards": list(t.CARDS)}}


def _cards(word: str, hand: list[str]) -> list[Move]:
    return [OnCard(word, card) for card in sorted(set(hand))]


def _say_hand(hand: Any) -> Text:
    if isinstance(hand, int):
        return Text("hand-unseen", number=hand)
    return Text("hand-seen", cards=[Text(f"card-{card}") for card in hand])


GAME = Lantern()
