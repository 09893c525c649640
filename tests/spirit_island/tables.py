"""Islands of Spirit Island for tests: hand-set positions, single steps, answers in notation.

Seats are numbers from 0 in Python and P1 … in positions. `island` makes an otherwise empty island;
`lands` and the other keys are those of a position (docs/positions.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from loci.core import Event, Match
from loci.core.decision import Choice
from loci.core.position import read_data
from loci.games.spirit_island import GAME
from loci.games.spirit_island.rules.effects import defence
from loci.games.spirit_island.rules.powers.targeting import target_lands
from loci.games.spirit_island.state.piles import PILE_NUMBERS
from loci.games.spirit_island.state.registry import POWERS, SPIRITS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import ELEMENTS, piece_word

RIVER = "river-surges-in-sunlight"
OCEAN = "oceans-hungry-grasp"
#: Where spirits are that may not be in land 7.
HOMES = {OCEAN: "0", "volcano-looming-high": "6"}
BASE = ["base"]
EVERY_SET = {"sets": list(GAME.info.sets)}  # the option of a game with all there is


class Island:
    """A match at a hand-set position, and short ways to play and read it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.events: list[Event] = []

    @property
    def table(self) -> SpiritTable:
        table = GAME.table(self.match.state)  # type: ignore[arg-type]
        assert isinstance(table, SpiritTable)
        return table

    # -- playing --------------------------------------------------------------------------------

    def answer(self, *lines: str, seat: int | None = None) -> Island:
        """Answer the open questions one after the other; each must be legal."""
        for line in lines:
            who = self.asked()[0] if seat is None else seat
            answered = self.match.answer(who, line, listen=True)
            for events in answered.events:
                self.events += events
        return self

    def asked(self) -> list[int]:
        return list(self.match.decisions())

    def options(self, seat: int | None = None) -> list[str]:
        """The answers that are open to a seat."""
        who = self.asked()[0] if seat is None else seat
        return [move.text() for move in self.match.decisions()[who].moves]

    def prompt(self, seat: int | None = None) -> str:
        who = self.asked()[0] if seat is None else seat
        return self.match.decisions()[who].prompt.id

    def why_not(self, line: str, seat: int = 0) -> str:
        """The id of the reason why an answer is refused; nothing when it is legal."""
        error = GAME.explain(self.match.state, seat, line)  # type: ignore[arg-type]
        return "" if error is None else error.reason.id

    # -- reading --------------------------------------------------------------------------------

    def land(self, name: str) -> dict[str, Any]:
        """What a land holds: `{"explorer": 2, "town-1": 1, "blight": 1, "presence": {0: 2}}`."""
        table = self.table
        number = table.island.numbers[name]
        found: dict[str, Any] = {}
        for code in table.pieces[number]:
            found[piece_word(code)] = found.get(piece_word(code), 0) + 1
        if table.blight[number]:
            found["blight"] = table.blight[number]
        presence = {s: o.presence[number] for s, o in enumerate(table.seats) if o.presence[number]}
        if presence:
            found["presence"] = presence
        return found

    def lands(self, *names: str) -> list[dict[str, Any]]:
        """What these lands hold, one after the other."""
        return [self.land(name) for name in names]

    def defended(self, *names: str) -> list[int]:
        """The defence of these lands."""
        return [defence(self.table, self.table.island.numbers[name]) for name in names]

    def fear(self) -> int:
        """All fear generated so far: cards earned and markers moved."""
        cards = len(self.pile("earned") + self.pile("fear_discard"))
        return cards * self.table.fear_markers + self.table.fear_done

    def pile(self, name: str) -> list[str]:
        return pile(self.table, name)

    def seat(self, seat: int = 0) -> Any:
        return self.table.seats[seat]

    def set_pile(self, name: str, cards: list[str]) -> None:
        set_pile(self.table, name, cards)

    def ending(self) -> str:
        return self.table.ending


def pile(table: SpiritTable, name: str) -> list[str]:
    """The cards of a pile from the top, by its name in saved tables (`fear_deck`, `removed` …)."""
    return list(table.piles[PILE_NUMBERS[name]])


def set_pile(table: SpiritTable, name: str, cards: list[str]) -> None:
    table.piles[PILE_NUMBERS[name]] = tuple(cards)


def island(
    lands: Mapping[str, Any] | None = None,
    *steps: str,
    spirits: list[str] | None = None,
    boards: str = "A",
    options: Mapping[str, object] | None = None,
    **keys: Any,
) -> Island:
    """A position on these boards (one a player), the steps to carry out, the other keys by name.

    So that nothing ends the game by accident, a city stands far off in land 8 of the first board
    and every spirit has presence in land 7 of its board (the Ocean in the sea), unless `lands` says
    what is there.
    """
    spirits = spirits or _spirits(len(boards))
    placed: dict[str, Any] = {}
    for seat, board in enumerate(boards):
        home = HOMES.get(spirits[seat], "7")
        placed[f"{board}{home}"] = {"presence": {f"P{seat + 1}": 1}}
    placed[f"{boards[0]}8"] = {"city": 1}
    placed.update(lands or {})
    if "sets" in (options or {}):
        keys.setdefault("blight_card", "downward-spiral")  # others may ask when they flip
    data = {
        "game": "spirit-island",
        "players": len(boards),
        "spirits": spirits,
        "boards": boards,
        "options": dict(options or {}),
        "lands": placed,
        "steps": list(steps),
        **keys,
    }
    return Island(read_data(data).match)


def choices(here: Island, seat: int = 0) -> dict[str, Choice]:
    """The choices of the open question by notation."""
    state = here.match.state
    decision = here.match.decisions()[seat]
    return {c.notation: c for c in GAME.choices(state, decision)}  # type: ignore[arg-type]


def targets(here: Island, id: str, levels: list[int] | None = None, seat: int = 0) -> list[str]:
    """The lands that a seat may target with a power, making use of these thresholds."""
    reached = target_lands(here.table, seat, POWERS[id], levels or [])
    return [here.table.island.names[land] for land in reached]


def use(power: str, lands: Mapping[str, Any], *answers: str, **keys: Any) -> Island:
    """A power card used by the River on an otherwise empty island, with these answers:
    `use("call-to-tend at A5", {"A5": {"dahan": 1}}, "option push-dahan", "push dahan A4")`.
    `elements="2 sun"` are had from the start. Cards of every set can be used."""
    keys["options"] = {**EVERY_SET, **keys.get("options", {})}
    if "elements" in keys:
        keys["seats"] = {"P1": {"elements": with_elements(keys.pop("elements"))}}
    return island(lands, f"power {power}", spirits=[RIVER], **keys).answer(*answers)


def turn_up(card: str, level: int, lands: Mapping[str, Any], *steps: str, **keys: Any) -> Island:
    """A fear card at a terror level, and what follows it: `turn_up("isolation", 2, {…})`.
    Cards of every set can be turned up."""
    keys["options"] = {**EVERY_SET, **keys.get("options", {})}
    return island(lands, f"fear-card {card} at {level}", *steps, **keys)


def _spirits(number: int) -> list[str]:
    return list(SPIRITS)[:number]


def with_elements(text: str) -> dict[str, int]:
    """`2 sun 1 fire` as the elements of a seat in a position."""
    words = text.split()
    return {
        name: int(n) for n, name in zip(words[::2], words[1::2], strict=True) if name in ELEMENTS
    }
