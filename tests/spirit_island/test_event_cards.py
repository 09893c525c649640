"""Sections 16 and 17 of the expansions' rules: the frame of events, with made-up cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from loci.core.script import Script
from loci.core.view import SPECTATOR
from loci.core.words.wording import Wording
from loci.games.spirit_island import GAME
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.cards import Level
from loci.games.spirit_island.rules.events.cards import (
    BLIGHTED,
    CHOICE,
    HEALTH,
    HEALTHY,
    STAGE,
    TERROR,
    Main,
    event,
    event_part,
)
from loci.games.spirit_island.rules.events.payment import Price
from loci.games.spirit_island.rules.events.step import (
    each_board,
    each_spirit,
    in_each_land,
    on_each_board,
    stage,
)
from loci.games.spirit_island.rules.invaders.fear import fear
from loci.games.spirit_island.rules.island.pieces import count
from loci.games.spirit_island.rules.island.tokens import add_token
from loci.games.spirit_island.rules.spirits.tracks import add_energy
from loci.games.spirit_island.state.registry import EVENT_CARDS, EVENT_PARTS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import BEASTS, DAHAN, MOON, WILDS
from tests.spirit_island.tables import EVERY_SET, Island
from tests.spirit_island.trial import Plain, Trial, log, nothing, plain

SET = "branch-and-claw"


def frighten(number: int) -> Level:
    def run(act: Act) -> None:
        fear(act, number)

    return run


@pytest.fixture(autouse=True)
def _spirit(trial: Trial) -> Iterator[None]:
    """Every test here plays with the plain spirit; what it registers is gone afterwards."""
    trial.power("moonlit", nothing, elements="moon moon")
    trial.power("starless", nothing, elements="sun")
    cards, parts = dict(EVENT_CARDS), dict(EVENT_PARTS)
    yield
    for registry, before in ((EVENT_CARDS, cards), (EVENT_PARTS, parts)):
        registry.clear()
        registry.update(before)  # type: ignore[arg-type]


def drawn(*cards: str, lands: dict[str, Any] | None = None, **keys: Any) -> Island:
    """The invader phase of the second turn begins, with these cards on top of the event deck."""
    given: dict[str, Any] = {"phase": "fast", "turn": 2, "invader_deck": ["2-jungle"]}
    given |= {"event_deck": list(cards), **keys}
    given["options"] = {**EVERY_SET, **keys.get("options", {})}
    here = plain(lands or {}, **given)
    for seat in range(len(here.table.seats)):
        here.answer("done", seat=seat)
    return here


def three(id: str = "trial-event", asks: str = TERROR) -> str:
    """A card with three main events that generate 1, 2 or 3 fear."""
    mains = [Main(f"{id}-{n}", frighten(n), when=(n,)) for n in (1, 2, 3)]
    event(id, asks, *mains, set=SET)
    return id


# -- the step --------------------------------------------------------------------------------------


@pytest.mark.rule("SX-16.1", "SX-16.7", "SX-37.3")
def test_one_card_is_drawn_after_the_blighted_island_and_before_fear() -> None:
    here = drawn(three())
    assert log(here, "log-event") == [("log-event",)]
    assert here.fear() == 1
    assert here.pile("event_discard") == ["trial-event"]


@pytest.mark.rule("SX-16.2", "SX-16.3")
def test_in_the_first_turn_the_card_passes() -> None:
    here = drawn(three(), turn=1)
    assert here.fear() == 0
    assert here.pile("event_discard") == ["trial-event"]
    assert log(here, "log-event-passed") == [("log-event-passed",)]


@pytest.mark.rule("SX-16.29")
def test_the_players_may_want_an_event_in_the_first_turn() -> None:
    here = drawn(three(), turn=1, options={"first-event": True})
    assert (here.fear() > 0, log(here, "log-event-passed")) == (True, [])


@pytest.mark.rule("SX-16.5", "SX-16.7")
@pytest.mark.parametrize("terror", [1, 2, 3])
def test_the_terror_level_tells_which(terror: int) -> None:
    before = drawn(terror=terror).fear()
    assert drawn(three(), terror=terror).fear() - before == terror


@pytest.mark.rule("SX-16.8", "SX-16.20")
@pytest.mark.parametrize(
    ("deck", "level"), [("1-sands", 1), ("2-jungle", 2), ("3-sands-jungle", 3)]
)
def test_the_top_invader_card_tells_the_stage(deck: str, level: int) -> None:
    here = drawn(three(asks=STAGE), invader_deck=[deck, "3-jungle-wetland"])
    assert here.fear() == level
    empty = plain({}, options=EVERY_SET, invader_deck=[])
    assert stage(empty.table) == 3


@pytest.mark.rule("SX-16.6")
@pytest.mark.parametrize(("flipped", "number"), [(False, 1), (True, 2)])
def test_the_blight_card_tells_the_health(flipped: bool, number: int) -> None:
    event(
        "trial-event",
        HEALTH,
        Main("well", frighten(1), when=(HEALTHY,)),
        Main("ill", frighten(2), when=(BLIGHTED,)),
        set=SET,
    )
    keys: dict[str, Any] = {"blight_card": "downward-spiral", "blighted": flipped}
    here = drawn("trial-event", lands={"A7": {"presence": {"P1": 3}}}, **keys)
    assert here.fear() == number


@pytest.mark.rule("SX-16.10", "SX-16.11", "SX-12.6", "SX-12.24")
def test_main_token_and_dahan_event_are_three_actions() -> None:
    seen: list[tuple[str, str]] = []

    def part(word: str) -> Level:
        def run(act: Act) -> None:
            seen.append((word, act.kind))

        return run

    event_part("trial-beasts", part("token"), set=SET)
    event_part("trial-dahan", part("dahan"), set=SET)
    mains = Main("trial-main", part("main"), when=(1, 2, 3))
    event("trial-event", TERROR, mains, token="trial-beasts", dahan="trial-dahan", set=SET)
    here = drawn("trial-event")
    assert dict.fromkeys(seen) == dict.fromkeys(
        [("main", "event"), ("token", "event"), ("dahan", "dahan-event")]
    )
    assert len(log(here, "log-event-part")) == 3


@pytest.mark.rule("SX-12.46", "SX-12.10")
def test_what_is_done_for_each_board_or_spirit_is_an_action_of_its_own(trial: Trial) -> None:
    """A choice event is one Action, and those for each board and each spirit are inside it."""
    over: list[str] = []

    class Noting(Plain):
        def triggers(self, act: Act, seat: int) -> None:
            if seat == 0:
                over.append(act.card)

    def on_board(act: Act, board: int) -> Script:
        fear(act, 1)
        yield from ()

    trial.spirit(Noting("noting"))
    event("trial-a", CHOICE, Main("boards", each_board(on_board)), set=SET)
    event("trial-b", CHOICE, Main("spirits", each_spirit(frighten(1))), set=SET)
    event("trial-c", CHOICE, Main("whole", frighten(1)), set=SET)
    for card, name, number in (
        ("trial-a", "boards", 4),
        ("trial-b", "spirits", 3),
        ("trial-c", "whole", 1),
    ):
        over.clear()
        keys: dict[str, Any] = {"boards": "ABC", "options": EVERY_SET, "spirit": "noting"}
        if card == "trial-b":
            keys["boards"] = "AB"
        plain({}, f"event-card {card}", **keys)
        assert over.count(name) % number == 0
        assert over.count(name) >= number


@pytest.mark.rule("SX-16.16")
def test_the_whole_card_is_shown_before_anything_is_decided() -> None:
    seats = {"P1": {"energy": 9}}
    lands = {"A4": {"town": 1}}
    here = drawn("new-species-spread", lands=lands, seats=seats)
    assert here.prompt() == "ask-event"
    now = GAME.see(here.table, SPECTATOR)["events"]["now"]
    assert now["card"] == "new-species-spread"
    assert [main["name"] for main in now["mains"]] == [
        "let-the-invasive-species-bloom",
        "transmute-the-worst-of-the-species",
    ]
    assert [(main["energy"], main["element"]) for main in now["mains"]] == [(0, None), (4, "moon")]
    assert (now["token"], now["dahan"]) == ("new-diseases", "offerings-of-pattern-and-dance")
    words = Wording("en", GAME.info.package, strict=True)
    sections = GAME.sections(GAME.see(here.table, SPECTATOR))
    lines = next(
        [words.say(line) for line in section.lines]
        for section in sections
        if section.heading.id == "see-event"
    )
    assert [line.split(".")[0] for line in lines] == [
        "Free of charge",
        "Price: 4 energy together, aided by moon",
        "Token event",
        "Dahan event",
    ]


# -- lands and boards ------------------------------------------------------------------------------


def with_dahan(table: SpiritTable, land: int) -> bool:
    return count(table, land, DAHAN) > 0


def wild(act: Act) -> None:
    add_token(act, WILDS)


@pytest.mark.rule("SX-16.14", "SX-16.15", "SX-33.7", "SX-12.10")
def test_on_each_board_its_own_choice() -> None:
    rule = on_each_board(with_dahan, wild)
    event("trial-event", TERROR, Main("trial-main", rule, when=(1, 2, 3)), set=SET)
    lands = {"A4": {"dahan": 1}, "A5": {"dahan": 1}, "B4": {"dahan": 1}, "C1": {}}
    here = drawn("trial-event", lands=lands, boards="ABC")
    assert (here.asked(), here.options()) == ([0], ["land A4", "land A5"])
    here.answer("land A5")  # B has only one, C none
    assert [here.land(name).get("wilds", 0) for name in ("A4", "A5", "B4")] == [0, 1, 1]


@pytest.mark.rule("SX-12.14")
def test_the_lands_are_found_before_the_first_of_them_acts() -> None:
    def spread(act: Act) -> None:
        for land in act.table.island.near[act.land]:
            add_token(act, BEASTS, land=land)

    rule = in_each_land(lambda table, land: count(table, land, BEASTS) > 0, spread)
    event("trial-event", TERROR, Main("trial-main", rule, when=(1, 2, 3)), set=SET)
    here = drawn("trial-event", lands={"A1": {"beasts": 1}})
    assert here.land("A1") == {"beasts": 1}


@pytest.mark.rule("SX-16.28")
def test_each_board_and_each_spirit_in_turn() -> None:
    seen: list[int] = []

    def on_board(act: Act, board: int) -> Script:
        seen.append(board)
        yield from ()

    def for_spirit(act: Act) -> None:
        add_energy(act.table, act.player, act.player + 1)
        assert act.chooser() == act.player

    event("trial-a", TERROR, Main("trial-main", each_board(on_board), when=(1, 2, 3)), set=SET)
    event("trial-b", TERROR, Main("trial-main", each_spirit(for_spirit), when=(1, 2, 3)), set=SET)
    drawn("trial-a", boards="AB")
    assert sorted(set(seen)) == [0, 1]
    here = drawn("trial-b", boards="AB")
    assert [here.seat(seat).energy for seat in (0, 1)] == [1, 2]


# -- choices and prices ----------------------------------------------------------------------------


def choice(price: Price) -> str:
    """A choice event whose second option has this price and generates 3 fear."""
    event(
        "trial-event",
        CHOICE,
        Main("trial-free", frighten(1)),
        Main("trial-dear", frighten(3), price=price),
        set=SET,
    )
    return "trial-event"


@pytest.mark.rule("SX-17.1", "SX-17.2", "SX-17.5")
def test_the_players_choose_among_what_they_can_pay() -> None:
    card = choice(Price(3))
    here = drawn(card, seats={"P1": {"energy": 3}})
    assert here.options() == ["option trial-free", "option trial-dear"]
    assert here.answer("option trial-free").fear() == 1
    poor = drawn(card, seats={"P1": {"energy": 2}})
    assert poor.fear() == 1  # only the first is left


@pytest.mark.rule("SX-17.3", "SX-17.4")
def test_the_price_is_for_each_player_and_shared_as_they_like() -> None:
    seats = {"P1": {"energy": 5}, "P2": {"energy": 3}}
    here = drawn(choice(Price(3)), seats=seats, boards="AB").answer("option trial-dear", "yes")
    assert (here.asked(), here.options()) == ([0], ["spend 3", "spend 4", "spend 5"])
    here.answer("spend 4")  # the other would have had too little for more; now it pays the rest
    paid = [dict(e.text().args)["number"] for e in here.events if e.text().id == "log-energy-paid"]
    assert paid == [4, 2]
    assert [here.seat(seat).energy for seat in (0, 1)] == [1, 1]
    assert here.fear() == 3


@pytest.mark.rule("SX-17.6", "SX-17.11")
def test_elements_in_play_count_as_energy_and_nothing_is_given_back() -> None:
    seats = {"P1": {"energy": 4, "elements": {"moon": 3}}}
    here = drawn(choice(Price(4, MOON)), seats=seats).answer("option trial-dear")
    assert (here.seat().energy, here.fear()) == (3, 3)
    rich = {"P1": {"energy": 4, "elements": {"moon": 9}}}
    free = drawn(choice(Price(4, MOON)), seats=rich).answer("option trial-dear")
    assert free.seat().energy == 4


@pytest.mark.rule("SX-17.7", "SX-17.8", "SX-17.9", "SX-17.12")
def test_cards_with_the_element_are_discarded_or_forgotten() -> None:
    hand = {"P1": {"energy": 1, "hand": ["moonlit", "starless"]}}
    rich = {"P1": {"energy": 2, "hand": ["moonlit", "starless"]}}
    here = drawn(choice(Price(4, MOON)), seats=rich).answer("option trial-dear")
    assert here.options() == ["spend 1", "spend 2", "discard moonlit", "forget moonlit"]
    here.answer("forget moonlit")
    assert (here.seat().hand, here.seat().energy) == (["starless"], 2)
    assert here.pile("removed") == ["moonlit"]
    here = drawn(choice(Price(3, MOON)), seats=hand).answer("option trial-dear")
    here.answer("discard moonlit")  # 2 of 3, and it cannot be forgotten for the rest
    assert (here.seat().discard, here.seat().energy) == (["moonlit"], 0)
    poor = {"P1": {"energy": 0, "hand": ["moonlit", "starless"]}}
    here = drawn(choice(Price(3, MOON)), seats=poor).answer("option trial-dear")
    assert here.seat().hand == ["starless"]  # to discard it would have been too little


@pytest.mark.rule("SX-17.13", "SX-17.2")
def test_without_agreement_it_is_the_first() -> None:
    seats = {"P1": {"energy": 9}, "P2": {"energy": 9}, "P3": {"energy": 9}}
    here = drawn(choice(Price(1)), seats=seats, boards="ABC").answer("option trial-dear")
    assert (here.asked(), here.options()) == ([1], ["yes", "no"])
    here.answer("yes")
    assert here.asked() == [2]
    here.answer("no")
    assert here.fear() == 1
    assert [here.seat(seat).energy for seat in range(3)] == [9, 9, 9]
    agreed = drawn(choice(Price(1)), seats=seats, boards="ABC")
    agreed.answer("option trial-dear", "yes", "yes", "spend 3")
    assert agreed.fear() == 3


@pytest.mark.rule("SX-17.10")
def test_a_played_card_that_is_forgotten_gives_its_elements_no_more() -> None:
    seats = {"P1": {"energy": 0, "played": ["moonlit"]}}
    here = drawn(choice(Price(5, MOON)), seats=seats)
    assert here.fear() == 1  # 2 elements, or 4 for the card, never 6


def test_a_card_may_go_back_into_the_deck() -> None:
    event("trial-event", CHOICE, Main("trial-back", frighten(1), back=2), set=SET)
    for name in ("trial-a", "trial-b", "trial-c"):
        three(name)
    here = drawn("trial-event", "trial-a", "trial-b", "trial-c")
    assert here.pile("event_deck")[:1] != ["trial-event"]
    assert here.pile("event_discard") == []
