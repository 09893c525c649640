"""Events of Branch & Claw that the health of the island decides."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.rules.island.pieces import health
from loci.games.spirit_island.state.terms import piece_named
from tests.spirit_island.events import Events, over
from tests.spirit_island.tables import Island

FAR: dict[str, Any] = {"A8": {"city": 1}}
BLIGHTED: dict[str, Any] = {"blight_card": "downward-spiral", "blighted": True}


def ill(
    events: Events, card: str, lands: dict[str, Any], *answers: str, presence: int = 0, **keys: Any
) -> Island:
    """The main event of a blighted island; by default there is no presence to prevent it."""
    home = {"A7": {"presence": {"P1": 1 + presence}}}
    return events.main(card, 2, {**home, **lands}, *answers, **BLIGHTED, **keys)


def of(here: Island, land: str, word: str) -> int:
    return health(here.table, here.table.island.numbers[land], piece_named(word))


# -- a healthy island ------------------------------------------------------------------------------


def test_putting_down_roots(events: Events) -> None:
    lands = {"A2": {"explorer": 1}, "A4": {"explorer": 2}, **FAR}
    here = events.main("putting-down-roots", 1, lands)
    assert here.lands("A2", "A4") == [{"explorer": 1}, {"explorer": 1, "town": 1}]
    assert over(events.main("putting-down-roots", 1, {"A2": {"explorer": 1}, **FAR}))


def test_search_for_new_lands(events: Events) -> None:
    lands = {"A3": {"explorer": 3}, "A4": {"town": 1}, "A1": {"explorer": 1}, **FAR}
    here = events.main("search-for-new-lands", 1, lands)
    assert here.lands("A1", "A2", "A3") == [{"explorer": 1}, {"explorer": 1}, {"explorer": 2}]
    full = {"A3": {"explorer": 3}, "A4": {"town": 1}, "A2": {"explorer": 1}, **FAR}
    assert events.main("search-for-new-lands", 1, full).land("A3") == {"explorer": 3}


def test_invaders_surge_inland(events: Events) -> None:
    """One or two lands away, but inland; on each board one town."""
    lands = {"A3": {"town": 2}, "A5": {"town": 1}, **FAR}
    here = events.main("invaders-surge-inland", 1, lands)
    assert here.options() == ["push town A4", "push town A5"]
    here.answer("push town A5")
    assert here.lands("A3", "A5") == [{"town": 1}, {"town": 2}]
    assert over(events.main("invaders-surge-inland", 1, {"A5": {"town": 1}, **FAR}))


@pytest.mark.rule("SX-16.12", "SX-21.8")
def test_tight_knit_communities(events: Events) -> None:
    lands = {"A4": {"town-1": 1, "city": 1, "explorer": 1, "dahan": 1}, **FAR}
    here = events.main("tight-knit-communities", 1, lands)
    words = ("town", "city", "explorer", "dahan")
    assert [of(here, "A4", word) for word in words] == [3, 4, 1, 2]
    here = events.main("tight-knit-communities", 1, lands, steps=["damage 1 A4", "time-passes"])
    here.answer("damage town-1")
    assert here.land("A4")["town"] == 1  # it had 1 health more, and has healed
    assert [of(here, "A4", word) for word in words] == [2, 3, 1, 2]


def test_well_prepared_explorers(events: Events) -> None:
    here = events.main("well-prepared-explorers", 1, {"A4": {"explorer": 1}, **FAR})
    assert [of(here, "A4", word) for word in ("explorer", "town", "city")] == [2, 2, 3]
    hurt = events.main("well-prepared-explorers", 1, {"A4": {"explorer": 1}}, steps=["damage 1 A4"])
    assert hurt.land("A4") == {"explorer-1": 1}


def test_population_rises(events: Events) -> None:
    lands = {"A4": {"explorer": 1}, "A5": {"town": 1}, "A6": {"dahan": 1}, **FAR}
    here = events.main("population-rises", 1, lands)
    assert here.options() == ["land A4", "land A5"]  # a city alone does not do
    assert here.answer("land A5").land("A5") == {"town": 2}


@pytest.mark.parametrize(
    ("card", "kind", "damage"), [("urban-development", "city", 5), ("heavy-farming", "town", 3)]
)
@pytest.mark.rule("SX-4.24", "SX-13.14")
def test_the_next_normal_ravage_is_harder(
    events: Events, card: str, kind: str, damage: int
) -> None:
    """With its damage the land would just be blighted; strife keeps all of it away (EX-07)."""
    defended = [{"kind": "defend", "land": "A4", "number": damage - 2}]
    ravaged: dict[str, Any] = {"phase": "invaders", "step": "ravage", "ravage": ["1-sands"]}
    ravaged |= {"steps": ["ravage-step", "stop"], "effects": defended}
    here = events.main(card, 1, {"A4": {kind: 1}, **FAR}, **ravaged)
    assert here.land("A4") == {kind: 1, "blight": 1}
    assert [effect.kind for effect in here.table.effects] == ["defend"]  # it is over
    at_odds = events.main(card, 1, {"A4": {f"{kind}*1": 1}, **FAR}, **ravaged)
    assert at_odds.land("A4") == {kind: 1}


@pytest.mark.rule("SX-16.22", "SX-13.14", "SX-13.16")
def test_it_waits_for_a_ravage(events: Events) -> None:
    """No card on the space, and a whole turn in between; a ravage that no card asks for is not
    normal."""
    keys: dict[str, Any] = {"phase": "invaders", "step": "ravage"}
    steps = ["ravage-step", "time-passes", "stop"]
    here = events.main("urban-development", 1, FAR, steps=steps, **keys)
    assert [effect.kind for effect in here.table.effects] == ["ravage-strength"]
    lands = {"A4": {"city": 1}, **FAR}
    defended = [{"kind": "defend", "land": "A4", "number": 3}]
    here = ill(
        events,
        "promising-farmland",
        lands,
        "option sands",
        effects=[*defended, {"kind": "ravage-strength", "word": "city", "number": 2}],
    )
    assert here.land("A4") == {"city": 1}


def test_promising_farmland(events: Events) -> None:
    """Once on each board, where an explorer has come; the players choose where."""
    lands = {"A1": {"explorer": 1}, "B3": {"town": 1}, **FAR}
    steps = ["explore mountain", "explore sands"]
    here = events.main("promising-farmland", 1, lands, boards="AB", steps=steps)
    assert here.options() == ["land A1", "land A6"]  # on board B only B2 has a source
    here.answer("land A6")
    assert here.lands("A1", "A6", "B2") == [{"explorer": 2}, {"town": 1}, {"town": 1}]
    assert here.land("A4") == {"explorer": 1}  # once on a board
    stopped = events.main(
        "promising-farmland",
        1,
        {"A3": {"wilds": 1}, "A8": {}, "A4": {"town": 1}},
        steps=["explore A3", "time-passes", "explore wetland"],
    )
    assert stopped.lands("A2", "A5") == [{"explorer": 1}, {"explorer": 1}]


def test_promising_farmland_where_the_explorer_was_pushed_on(events: Events) -> None:
    """One that was there before, with strife, is none that has come."""
    lands = {"A3": {"explorer*1": 1}, "A8": {"presence": {"P1": 1}}}
    mists = [{"kind": "mists", "land": "A3", "seat": "P1"}]
    steps = ["explore jungle"]
    here = events.main("promising-farmland", 1, lands, steps=steps, effects=mists)
    here.answer("push explorer A2")
    assert here.lands("A2", "A3") == [{"explorer": 1}, {"explorer*1": 1}]


# -- a blighted island: where the blight comes -----------------------------------------------------

WHERE = [
    ("putting-down-roots", {}, ["A4", "A5", "A6", "A7", "A8"]),
    ("search-for-new-lands", {}, ["A1", "A2", "A3"]),
    ("invaders-surge-inland", {}, ["A5", "A6", "A7", "A8"]),
    ("tight-knit-communities", {"A3": {"blight": 1}}, ["A2", "A4"]),
    ("well-prepared-explorers", {"A3": {"blight": 1}}, ["A2", "A4"]),
    ("heavy-farming", {"A1": {"city": 1}, "A2": {"town": 1}}, ["A1", "A8"]),
    (
        "urban-development",
        {"A1": {"blight": 2}, "A2": {"blight": 1}, "A3": {"blight": 3}},
        ["A1", "A3"],
    ),
]


@pytest.mark.parametrize(("card", "lands", "fits"), WHERE)
def test_where_the_blight_comes(
    events: Events, card: str, lands: dict[str, Any], fits: list[str]
) -> None:
    here = ill(events, card, {**lands, **FAR})
    assert here.options() == [f"land {land}" for land in fits]
    before = here.land(fits[0]).get("blight", 0)
    here.answer(f"land {fits[0]}")
    assert here.land(fits[0])["blight"] == before + 1


@pytest.mark.parametrize(
    "card", ["putting-down-roots", "search-for-new-lands", "urban-development"]
)
def test_no_blight_on_a_board_without_invaders(events: Events, card: str) -> None:
    here = ill(events, card, {"A1": {"blight": 2}, "B4": {"blight": 2}, **FAR}, boards="AB")
    here.answer(here.options()[0])
    while not over(here):
        here.answer(here.options()[0])
    assert here.land("B4") == {"blight": 2}


@pytest.mark.parametrize("card", ["tight-knit-communities", "well-prepared-explorers"])
def test_blight_does_not_spread_from_nowhere(events: Events, card: str) -> None:
    assert over(ill(events, card, FAR, presence=2))  # nothing to prevent either


def test_no_blight_without_a_city_or_enough_blight(events: Events) -> None:
    explorer = {"A8": {"explorer": 1}, "A1": {"blight": 1}}
    assert over(ill(events, "heavy-farming", explorer))
    assert over(ill(events, "urban-development", explorer))


def test_festering_pits_do_not_cascade(events: Events) -> None:
    lands = {"A1": {"blight": 2, "presence": {"P1": 1}}, **FAR}
    here = ill(events, "urban-development", lands)
    assert here.land("A1") == {"blight": 3}  # the presence is destroyed all the same
    assert over(here)
    spread = ill(events, "heavy-farming", {"A8": {"city": 1, "blight": 1}}, "cascade A6")
    assert spread.lands("A6", "A8") == [{"blight": 1}, {"city": 1, "blight": 2}]


# -- a blighted island: prevented ------------------------------------------------------------------

PRICES = [
    ("putting-down-roots", 3, {}),
    ("search-for-new-lands", 2, {}),
    ("invaders-surge-inland", 2, {}),
    ("tight-knit-communities", 2, {"A3": {"blight": 1}}),
    ("well-prepared-explorers", 2, {"A3": {"blight": 1}}),
    ("heavy-farming", 2, {}),
]


@pytest.mark.parametrize(("card", "price", "lands"), PRICES)
def test_presence_prevents_it(events: Events, card: str, price: int, lands: dict[str, Any]) -> None:
    here = ill(events, card, {**lands, **FAR}, presence=price)
    assert here.options() == ["destroy-presence A7", "done"]
    blight = sum(here.table.blight)
    here.answer(*["destroy-presence A7"] * price)
    assert over(here)
    assert here.seat().destroyed == price
    assert sum(here.table.blight) == blight
    kept = ill(events, card, {**lands, **FAR}, "done", presence=price)
    assert kept.prompt() != "ask-prevent"
    assert kept.seat().destroyed == 0
    assert ill(events, card, {**lands, **FAR}, presence=price - 2).prompt() != "ask-prevent"


@pytest.mark.rule("SX-16.24")
def test_presence_of_all_spirits_prevents_it_together(events: Events) -> None:
    """Each board by itself, with the presence on it; nothing is lost if it is not enough."""
    lands = {
        "A4": {"presence": {"P1": 1, "P2": 1}},
        "A7": {"presence": {"P2": 1}},
        "B7": {"presence": {"P1": 2, "P2": 1}},
        **FAR,
        "B8": {"city": 1},
    }
    here = events.main("heavy-farming", 2, lands, boards="AB", **BLIGHTED)
    assert (here.asked(), here.options()) == ([0], ["destroy-presence A4", "done"])
    here.answer("destroy-presence A4")
    assert (here.asked(), here.options()) == (
        [1],
        ["destroy-presence A4", "destroy-presence A7", "done"],
    )
    here.answer("done")  # so it is not enough
    assert here.land("A8")["blight"] == 1
    assert here.seat(0).destroyed == 0
    assert here.options(0) == ["destroy-presence B7", "done"]
    here.answer("destroy-presence B7", "done")
    assert here.asked() == [1]
    here.answer("destroy-presence B7")
    assert "blight" not in here.land("B8")
    assert [here.seat(seat).destroyed for seat in (0, 1)] == [1, 1]


# -- Power Fades -----------------------------------------------------------------------------------


def test_power_fades(events: Events) -> None:
    lands = {"A4": {"presence": {"P1": 2}}, **FAR}
    keys: dict[str, Any] = {"blight_pool": 5, "seats": {"P1": {"hand": ["wash-away", "drought"]}}}
    here = ill(events, "population-rises", lands, **keys)
    choice = ["option lose-2-presence", "option forget-2-cards", "option box-blight"]
    assert here.options() == choice
    here.answer("option lose-2-presence", "destroy-presence A4", "destroy-presence A7")
    assert here.seat().destroyed == 2
    here = ill(events, "population-rises", lands, **keys)
    here.answer("option forget-2-cards", "forget drought")
    assert here.seat().hand == []
    here = ill(events, "population-rises", lands, "option box-blight", **keys)
    assert here.table.blight_pool == 4


def test_power_fades_to_the_last(events: Events) -> None:
    """Who has too little of all else has no choice; the last blight loses the game."""
    keys: dict[str, Any] = {"seats": {"P1": {"hand": ["drought"]}}}
    here = ill(events, "population-rises", FAR, blight_pool=2, **keys)
    assert here.table.blight_pool == 1
    assert ill(events, "population-rises", FAR, blight_pool=1, **keys).ending() == "blight"


# -- New Cash Crops Take Hold ----------------------------------------------------------------------

CARDS: dict[str, Any] = {"ravage": ["2-jungle"], "build": ["1-wetland"]}


@pytest.mark.rule("SX-16.25")
def test_new_cash_crops(events: Events) -> None:
    """The players choose the terrain among those that no card shows; a skipped ravage stays so."""
    lands = {"A1": {"town": 1}, "A6": {"town": 1}, "A4": {"city": 1}, **FAR}
    here = ill(events, "promising-farmland", lands, **CARDS)
    assert here.options() == ["option mountain", "option sands"]
    here.answer("option sands")
    assert here.land("A4") == {"city": 1, "blight": 1}
    assert here.land("A1") == {"town": 1}
    skip = [{"kind": "skip", "land": "A4"}]
    here = ill(events, "promising-farmland", lands, "option sands", effects=skip, **CARDS)
    assert here.land("A4") == {"city": 1}


def test_new_cash_crops_are_prevented_board_by_board(events: Events) -> None:
    lands = {"A4": {"city": 1}, "B3": {"city": 1}, "B7": {"presence": {"P2": 3}}, **FAR}
    here = ill(events, "promising-farmland", lands, "option sands", boards="AB", **CARDS)
    assert (here.asked(), here.options()) == ([1], ["destroy-presence B7", "done"])
    here.answer("destroy-presence B7", "destroy-presence B7")
    assert here.lands("A4", "B3") == [{"city": 1, "blight": 1}, {"city": 1}]


def test_no_new_cash_crops_where_every_terrain_is_shown(events: Events) -> None:
    cards: dict[str, Any] = {"ravage": ["3-jungle-sands"], "build": ["3-wetland-mountain"]}
    lands = {"A4": {"city": 1}, **FAR}
    assert over(ill(events, "promising-farmland", lands, presence=2, **cards))
