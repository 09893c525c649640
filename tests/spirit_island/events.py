"""Single parts of event cards on hand-set islands: a main event without what follows on its card, a
token event or dahan event by itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from loci.games.spirit_island.rules.events.cards import TERROR, EventCard, Main
from loci.games.spirit_island.state.registry import EVENT_CARDS, EVENT_PARTS
from loci.games.spirit_island.state.terms import CLAW
from tests.spirit_island.tables import EVERY_SET, Island, island
from tests.spirit_island.trial import nothing

TRIAL = "trial-event"
EVERY_LEVEL = (1, 2, 3)


class Events:
    """Carries parts of event cards out while a test runs."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._patch = patch

    def main(
        self, card: str, number: int, lands: Mapping[str, Any], *answers: str, **keys: Any
    ) -> Island:
        """A main event of a card, by its number; its price is not asked for."""
        main = EVENT_CARDS[card].mains[number - 1]
        return self._run(Main(main.name, main.run, when=EVERY_LEVEL), "", lands, answers, keys)

    def part(self, name: str, lands: Mapping[str, Any], *answers: str, **keys: Any) -> Island:
        """A token event or a dahan event."""
        return self._run(Main("trial-main", nothing, when=EVERY_LEVEL), name, lands, answers, keys)

    def _run(
        self,
        main: Main,
        part: str,
        lands: Mapping[str, Any],
        answers: tuple[str, ...],
        keys: dict[str, Any],
    ) -> Island:
        dahan = part if any(card.dahan == part for card in EVENT_CARDS.values()) else ""
        token = part if part and not dahan else ""
        assert not part or part in EVENT_PARTS
        card = EventCard(TRIAL, CLAW, TERROR, (main,), token, dahan, None, False)
        self._patch.setitem(EVENT_CARDS, TRIAL, card)
        steps = keys.pop("steps", [])
        options = {**EVERY_SET, **keys.pop("options", {})}
        step = f"event-card {TRIAL} at 1"
        return island(lands, step, *steps, options=options, **keys).answer(*answers)


def over(here: Island) -> bool:
    """Whether the event asks no more."""
    return here.prompt() == "ask-growth"


def for_every_game(card: EventCard) -> EventCard:
    """The card as if no adversary had to bring it."""
    parts = (card.asks, card.mains, card.token, card.dahan)
    return EventCard(card.id, card.set, *parts, None, card.again)
