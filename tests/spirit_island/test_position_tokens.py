"""Positions with tokens, strife and event cards: read, written, and carried out step by step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from loci.core.errors import BadData, Illegal, LociError
from loci.games.spirit_island.positions.queries import ask
from loci.games.spirit_island.positions.writer import write
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.events import STAGE, Main, event, event_part
from loci.games.spirit_island.rules.invaders.fear import fear
from loci.games.spirit_island.state.registry import EVENT_CARDS, EVENT_PARTS
from tests.spirit_island.tables import EVERY_SET, Island
from tests.spirit_island.trial import Trial, plain


@pytest.fixture(autouse=True)
def _cards(trial: Trial) -> Iterator[None]:
    """A card with a main event for stage I and one for the later stages, and a token event."""
    cards, parts = dict(EVENT_CARDS), dict(EVENT_PARTS)
    event_part("omen", lambda act: _frighten(act, 3), "branch-and-claw")
    mains = (
        Main("first", lambda act: _frighten(act, 1), (1,)),
        Main("later", lambda act: _frighten(act, 2), (2, 3)),
    )
    event("trial-event", STAGE, *mains, token="omen", set="branch-and-claw")
    yield
    for registry, before in ((EVENT_CARDS, cards), (EVENT_PARTS, parts)):
        registry.clear()
        registry.update(before)  # type: ignore[arg-type]


def _frighten(act: Act, number: int) -> None:
    fear(act, number)


def claw(lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    return plain(lands, *steps, options=EVERY_SET, **keys)


def refused(*steps: str, **options: Any) -> LociError:
    with pytest.raises(LociError) as caught:
        plain({"A5": {"town": 1}}, *steps, options=options)
    return caught.value


def test_tokens_are_added_pushed_and_removed_by_steps() -> None:
    here = claw({"A5": {"town": 1}}, "add 2 beasts A5", "add 1 wilds A5", "remove 1 wilds A5")
    assert here.land("A5") == {"town": 1, "beasts": 2}
    here = claw({"A5": {"beasts": 1}}, "push 1 beasts A5").answer("push beasts A4")
    assert here.lands("A5", "A4") == [{}, {"beasts": 1}]


def test_strife_is_added_by_a_step_to_a_piece_of_choice() -> None:
    here = claw({"A5": {"town": 1, "city-1": 1}}, "add 2 strife A5")
    here.answer("strife city-1", "strife city-1*1")
    assert here.land("A5") == {"town": 1, "city-1*2": 1}


@pytest.mark.parametrize(
    "step", ["add 1 beasts A5", "add 1 strife A5", "replace town A5 with beasts"]
)
def test_a_token_of_another_set_is_refused_by_its_name(step: str) -> None:
    error = refused(step)
    assert isinstance(error, BadData)
    assert (error.reason.id, error.reason.args["set"]) == ("position-set", "branch-and-claw")


def test_an_event_card_is_carried_out_by_a_step() -> None:
    keys: dict[str, Any] = {"invader_deck": ["2-sands", "1-sands"]}
    assert claw({}, "event-card trial-event", **keys).fear() == 2 + 3
    assert claw({}, "event-card trial-event at 1", **keys).fear() == 1 + 3


def test_a_step_with_an_event_card_that_cannot_be_says_why() -> None:
    error = refused("event-card trial-event at 3", **EVERY_SET)
    assert isinstance(error, Illegal)
    assert (error.reason.id, error.reason.args["mains"]) == ("step-main", 2)
    assert refused("event-card trial-event").reason.args["set"] == "branch-and-claw"
    assert refused("event-card no-such-card", **EVERY_SET).reason.id == "position-word"


def test_the_event_deck_is_as_it_is_named_and_is_written_back() -> None:
    here = claw({}, event_deck=["trial-event"], phase="invaders", step="event", turn=2)
    assert here.fear() == 1 + 3
    assert here.pile("event_discard") == ["trial-event"]
    written = write(here.table)
    assert (written["event_deck"], written["event_discard"]) == ([], ["trial-event"])


def test_the_stage_is_told() -> None:
    for deck, stage in ((["2-sands", "1-sands"], 2), ([], 3)):
        assert ask(claw({}, invader_deck=deck).table, "stage")[1] == stage
