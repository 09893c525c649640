"""Every event card, carried out on random tables by random answers: on fifty in the soak.

After each answer the table is sound, is saved and comes back the same, can be told in words, and
every answer that is offered can be read.
"""

from __future__ import annotations

from typing import Any

import pytest

from loci.core import Rng, derived_seed
from loci.core.position import read_data
from loci.core.view import OPEN, SPECTATOR
from loci.core.words.wording import Wording
from loci.games.spirit_island import GAME
from loci.games.spirit_island.state.registry import (
    BLIGHT_CARDS,
    EVENT_CARDS,
    SPIRITS,
    deck,
    of_sets,
)
from loci.games.spirit_island.state.terms import CLAW
from loci.testing.seeds import seeds, soaking
from tests.spirit_island.events import for_every_game
from tests.spirit_island.tables import EVERY_SET, OCEAN, Island

TABLES = seeds(50, 6)
MOST_ANSWERS = 400
PIECES = ("explorer", "town", "city", "dahan", "beasts", "disease", "wilds", "town*1", "city-1*2")


def random_table(card: str, number: int) -> dict[str, Any]:
    """A position with anything anywhere, in which the card is carried out."""
    rng = Rng(derived_seed(number, "event", card))
    boards = ["A", "B", "C", "D"]
    rng.shuffle("boards", boards)
    boards = boards[: 1 + rng.below("players", 3)]
    spirits = [id for id in SPIRITS if id != OCEAN and SPIRITS[id].set in ("base", CLAW)]
    rng.shuffle("spirits", spirits)
    lands: dict[str, Any] = {}
    for seat, board in enumerate(boards):
        for n in range(1, 9):
            held: dict[str, Any] = {}
            for piece in PIECES:
                if rng.below("piece", 4) == 0:
                    held[piece] = 1 + rng.below("number", 2)
            if rng.below("blight", 4) == 0:
                held["blight"] = 1 + rng.below("number", 2)
            if rng.below("presence", 4) == 0 or n == 8:
                held["presence"] = {f"P{seat + 1}": 1 + rng.below("number", 2)}
            lands[f"{board}{n}"] = held
    powers = deck("minor", ["base", CLAW]) + deck("major", ["base", CLAW])
    rng.shuffle("powers", powers)
    seats: dict[str, Any] = {}
    for seat in range(len(boards)):
        cards = [powers.pop() for _ in range(8)]
        seats[f"P{seat + 1}"] = {
            "energy": rng.below("energy", 9),
            "hand": cards[:3],
            "played": cards[3:6],
            "discard": cards[6:],
            "elements": {"fire": rng.below("fire", 3), "moon": rng.below("moon", 3)},
        }
    return {
        "game": "spirit-island",
        "players": len(boards),
        "spirits": spirits[: len(boards)],
        "boards": "".join(boards),
        "options": EVERY_SET,
        "seed": derived_seed(number, "table", card) % 1_000_000,
        "turn": 2 + rng.below("turn", 4),
        "terror": 1 + rng.below("terror", 3),
        "blight_card": rng.pick("blight card", of_sets(BLIGHT_CARDS, ["base"])),
        "blighted": bool(rng.below("blighted", 2)),
        "blight_pool": 4 + rng.below("pool", 9),
        "invader_deck": [["1-sands"], ["2-jungle"], ["3-sands-jungle"]][rng.below("stage", 3)],
        "ravage": ["2-coastal"],
        "build": ["1-mountain"],
        "lands": lands,
        "seats": seats,
        "steps": [f"event-card {card}", *_phase(rng)],
    }


def _phase(rng: Rng) -> list[str]:
    """The rest of the invader phase follows now and then."""
    steps = ["ravage-step", "build-step", "explore-step", "advance"]
    return steps if rng.below("phase", 3) == 0 else []


def is_asked_of_event(here: Island) -> bool:
    """Whether the event still asks, and not the next phase."""
    return bool(here.asked()) and here.prompt() != "ask-growth"


def check(here: Island) -> None:
    table = here.table
    assert GAME.audit(table) == []
    assert GAME.load_table(table.to_data()).to_data() == table.to_data()
    words = Wording("pl", GAME.info.package, strict=True)
    for viewer in (OPEN, SPECTATOR):
        for section in GAME.sections(GAME.see(table, viewer)):
            for text in (section.heading, *section.lines):
                assert words.say(text)
    for seat, decision in here.match.decisions().items():
        assert words.say(decision.prompt)
        assert GAME.rule(decision.prompt)
        for move in decision.moves:
            assert words.say(GAME.choice(table, seat, move).label)
            assert GAME.parse(table, seat, move.text()).text() == move.text()


@pytest.mark.parametrize("card", sorted(EVENT_CARDS))
def test_an_event_on_random_tables(card: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EVENT_CARDS, card, for_every_game(EVENT_CARDS[card]))
    answers = 0
    for number in TABLES:
        here = Island(read_data(random_table(card, number)).match)
        rng = Rng(derived_seed(number, "answers", card))
        for _ in range(MOST_ANSWERS):
            if not is_asked_of_event(here):
                break
            if number % 5 == 0:
                check(here)
            here.answer(rng.pick("answer", here.options()))
            answers += 1
        else:
            raise AssertionError(f"{card} on table {number} goes on and on")
        assert GAME.audit(here.table) == []
    assert answers > len(TABLES) or not soaking()  # few tables may leave nothing to ask
