"""Positions with tokens, strife and event cards: read, written, and carried out step by step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from loci.core.errors import BadData, Illegal, LociError
from loci.games.spirit_island.positions.queries import ask
from loci.games.spirit_island.positions.writer import write
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.events.cards import STAGE, Main, event, event_part
from loci.games.spirit_island.rules.invaders.fear import fear
from loci.games.spirit_island.state.registry import EVENT_CARDS, EVENT_PARTS
from tests.spirit_island.tables import EVERY_SET
from tests.spirit_island.trial import Trial, claw, plain


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


def test_strife_is_removed_by_a_step() -> None:
    lands = {"A5": {"town*1": 1, "city-1*2": 1, "explorer": 1}}
    assert claw(lands, "remove all strife A5").land("A5") == {"town": 1, "city-1": 1, "explorer": 1}
    here = claw(lands, "remove 1 strife A5")
    assert here.options() == ["calm town*1", "calm city-1*2"]
    assert here.answer("calm city-1*2").land("A5")["city-1*1"] == 1
    assert claw({"A5": {"town": 1}}, "remove 2 strife A5").land("A5") == {"town": 1}


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


def test_a_part_of_event_cards_is_carried_out_by_a_step() -> None:
    lands = {"A5": {"beasts": 1, "explorer": 2}, "A4": {"dahan": 1}}
    assert claw(lands, "event-part omen").fear() == 3
    here = claw(lands, "event-part prey-on-the-unwary", "event-part traps-and-snares")
    assert here.lands("A5", "A4") == [{"beasts": 1, "explorer": 1}, {"dahan": 1, "wilds": 1}]
    grown = claw({"A4": {"dahan": 2}}, "event-part coming-of-age-2-dahan")
    assert grown.land("A4") == {"dahan": 3}
    assert refused("event-part no-such-part", **EVERY_SET).reason.id == "position-word"
    assert refused("event-part stricken").reason.args["set"] == "branch-and-claw"


@pytest.mark.rule("SX-17.5")
def test_a_main_event_that_cannot_be_paid_is_refused() -> None:
    """By energy and what aids it together; one whose price is known only later says so itself."""
    rain = "event-card years-of-little-rain at 2"
    assert refused(rain, **EVERY_SET).reason.id == "step-main-price"
    seats: dict[str, Any] = {"P1": {"energy": 3, "elements": {"water": 1}}}
    here = plain({"A5": {"town": 1}}, rain, options=EVERY_SET, seats=seats)
    assert here.prompt() == "ask-growth"
    assert here.seat().energy == 0
    mad = "event-card a-strange-madness-among-the-beasts at 2"
    assert refused(mad, **EVERY_SET).reason.id == "step-main-price"


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


@pytest.mark.parametrize(
    ("held", "read"),
    [
        ({"town": 1, "dahan": 2, "strife": 2}, {"town*2": 1, "dahan": 2}),
        ({"town": 2, "city-1": 1, "strife": {"town": 1, "city-1": 3}},
         {"town": 1, "town*1": 1, "city-1*3": 1}),
        ({"town-1": 1, "city": 1, "strife": {"town": 1}}, {"town-1*1": 1, "city": 1}),
    ],
)  # fmt: skip
def test_strife_may_be_said_beside_its_invader(held: dict[str, Any], read: dict[str, int]) -> None:
    assert claw({"A5": held}).land("A5") == read


@pytest.mark.parametrize(
    "held",
    [
        {"town": 2, "strife": 1},
        {"town": 1, "strife": {"city": 1}},
        {"town-1": 1, "strife": {"town-2": 1}},
        {"city-1": 1, "city-2": 1, "strife": {"city": 1}},
        {"dahan": 1, "strife": 1},
        {"town": 1, "strife": "yes"},
    ],
)
def test_strife_on_nobody_is_refused(held: dict[str, Any]) -> None:
    with pytest.raises(BadData) as caught:
        claw({"A5": held})
    assert caught.value.reason.id == "position-strife"


# -- what cannot be --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("keys", "reason"),
    [
        ({"event_deck": ["outpaced"], "event_discard": ["outpaced"]}, "position-card-twice"),
        ({"event_deck": ["outpaced", "outpaced"]}, "position-impossible"),
        ({"blight_card": "tipping-point", "blight_deck": ["tipping-point"]}, "position-card-twice"),
        ({"event_deck": ["outpaced"], "shown": ["heavy-farming"]}, "position-not-shown"),
        ({"event_deck": ["no-such-card"]}, "position-word"),
        ({"lands": {"A5": {"dahan*1": 1}}}, "position-piece"),
        ({"lands": {"A5": {"beasts-1": 1}}}, "position-piece"),
        ({"lands": {"A0": {"wilds": 1}}}, "position-ocean"),
        ({"effects": [{"kind": "hidden-marker"}]}, "position-effect"),
    ],
)
def test_a_table_that_cannot_be_is_refused(keys: dict[str, Any], reason: str) -> None:
    with pytest.raises(LociError) as caught:
        claw(keys.pop("lands", {}), **keys)
    assert caught.value.reason.id == reason


@pytest.mark.parametrize(
    ("options", "lands", "keys", "reason"),
    [
        ({"no-events": True}, {}, {"event_deck": ["outpaced"]}, "position-no-events"),
        ({"no-events": True}, {}, {"event_discard": ["outpaced"]}, "position-no-events"),
        ({"unused-tokens": ["beasts"]}, {"beasts": 1}, {}, "position-unused"),
        ({"unused-tokens": ["strife"]}, {"town*2": 1}, {}, "position-unused"),
        ({"sets": ["base", "branch-and-claw"]}, {"badlands": 1}, {}, "position-set"),
    ],
)
def test_what_a_game_is_played_without_is_not_there(
    options: dict[str, Any], lands: dict[str, int], keys: dict[str, Any], reason: str
) -> None:
    with pytest.raises(BadData) as caught:
        plain({"A5": lands}, options={**EVERY_SET, **options}, **keys)
    assert caught.value.reason.id == reason


def test_an_event_card_that_everybody_knows_is_named() -> None:
    here = claw({}, event_deck=["outpaced", "heavy-farming"], shown=["heavy-farming"])
    assert here.table.shown == ["heavy-farming"]


@pytest.mark.parametrize("card", ["new-species-spread", "heavy-farming"])
def test_an_event_card_of_a_step_was_drawn(card: str) -> None:
    """It is not in the deck any more, but where it says that it goes back to it."""
    here = claw({}, f"event-card {card} at 1", "stop", event_deck=[card, "outpaced"], minor_deck=[])
    goes_back = card == "new-species-spread"
    assert here.pile("event_deck") == (["outpaced", card] if goes_back else ["outpaced"])
    assert here.pile("event_discard") == ([] if goes_back else [card])
