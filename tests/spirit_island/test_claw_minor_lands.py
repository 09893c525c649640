"""Minor powers of Branch & Claw over a land: its blight, its mists, its frights."""

from __future__ import annotations

import pytest

from tests.spirit_island import minor
from tests.spirit_island.claw import alone, kinds
from tests.spirit_island.events import Events
from tests.spirit_island.spirits import alone as of
from tests.spirit_island.tables import EVERY_SET

ABSORB = "power absorb-corruption at A5"
MISTS = "power confounding-mists at A5"
PORTENTS = "power portents-of-disaster at A5"
BLIGHT = {"A5": {"blight": 1}, "A4": {"blight": 2, "presence": {"P1": 2}}, "A6": {"blight": 1}}


def seats(energy: int) -> dict[str, dict[str, int]]:
    return {"P1": {"energy": energy}}


@pytest.mark.rule("SX-33.4")
def test_absorb_corruption_gathers_blight_that_does_no_harm() -> None:
    lands = {**BLIGHT, "A5": {"blight": 1, "presence": {"P1": 1}}}
    here = alone(lands, ABSORB, seats=seats(1)).answer("option gather-blight")
    assert here.options() == ["gather-blight A4", "gather-blight A6"]
    pool = here.table.blight_pool
    here.answer("gather-blight A4")
    assert here.land("A5") == {"blight": 2, "presence": {0: 1}}
    assert here.land("A4") == {"blight": 1, "presence": {0: 2}}
    assert (here.table.blight_pool, here.seat().energy) == (pool, 1)


def test_absorb_corruption_removes_blight_for_energy() -> None:
    here = alone(BLIGHT, ABSORB, seats=seats(1))
    assert here.options() == ["option gather-blight", "option pay-remove-blight"]
    pool = here.table.blight_pool
    here.answer("option pay-remove-blight")
    assert (here.land("A5"), here.seat().energy) == ({}, 0)
    assert here.table.blight_pool == pool + 1


def test_absorb_corruption_without_energy_or_blight() -> None:
    assert alone(BLIGHT, ABSORB, seats=seats(0)).options() == [
        "gather-blight A4",
        "gather-blight A6",
    ]
    assert alone({}, ABSORB, seats=seats(0)).land("A5") == {}


@pytest.mark.parametrize(
    ("line", "left", "energy"),
    [("both", 1, 1), ("gather-blight", 2, 2), ("pay-remove-blight", 0, 1)],
)
def test_absorb_corruption_with_its_threshold(line: str, left: int, energy: int) -> None:
    here = alone(BLIGHT, ABSORB, seats=seats(2), elements="2 plant")
    assert "option both" in here.options()
    here.answer(f"option {line}")
    if line != "pay-remove-blight":
        here.answer("gather-blight A6")
    assert (here.land("A5").get("blight", 0), here.seat().energy) == (left, energy)


def test_confounding_mists_defend() -> None:
    here = alone({"A5": {"town": 1}}, MISTS, "build A5").answer("option defend")
    assert here.defended("A5") == [4]
    assert here.land("A5") == {"town": 1, "city": 1}


def test_confounding_mists_push_what_is_added() -> None:
    here = alone({"A5": {"town": 1}}, MISTS, "build A5", "explore A5").answer("option mists")
    assert here.options() == [
        *[f"push city {land}" for land in ("A1", "A4", "A6", "A7", "A8")],
        "stop",
    ]
    here.answer("push city A6").answer("stop")
    assert here.lands("A5", "A6") == [{"town": 1, "explorer": 1}, {"city": 1}]


def test_confounding_mists_push_each_of_several() -> None:
    here = alone({"A5": {}}, MISTS, "add 3 explorer A5", "add 1 dahan A5").answer("option mists")
    here.answer("push explorer A4", "stop", "push explorer A6")
    assert here.lands("A4", "A5", "A6") == [
        {"explorer": 1},
        {"explorer": 1, "dahan": 1},
        {"explorer": 1},
    ]


def test_confounding_mists_push_more_explorers_one_by_one() -> None:
    effects = [{"kind": "reconnaissance"}, {"kind": "mists", "land": "A5", "seat": "P1"}]
    here = alone({"A5": {"town": 1}}, "explore A5", effects=effects)
    here.answer("push explorer A4", "push explorer A6")
    assert here.lands("A4", "A5", "A6") == [{"explorer": 1}, {"town": 1}, {"explorer": 1}]


def test_confounding_mists_push_what_an_event_adds(events: Events) -> None:
    effects = [{"kind": "mists", "land": "A5", "seat": "P1"}]
    lands = {"A5": {"explorer": 1}, "A8": {}}
    here = events.main("population-rises", 1, lands, "push town A4", effects=effects)
    assert here.lands("A4", "A5") == [{"town": 1}, {"explorer": 1}]


def test_confounding_mists_are_in_one_land_for_invaders_alone() -> None:
    steps = ("build A4", "power rivers-bounty at A5", "time-passes")
    here = alone({"A5": {"dahan": 2}, "A4": {"explorer": 1}}, MISTS, *steps).answer("option mists")
    assert here.land("A4") == {"explorer": 1, "town": 1}
    assert here.land("A5") == {"dahan": 3}
    assert kinds(here) == []


def test_confounding_mists_move_what_an_escalation_adds() -> None:
    """The user of the power decides, not the owner of the board."""
    here = minor.pair(
        {"A5": {"city": 1}, "A8": {}},
        f"{MISTS} by P2",
        "escalation 2-wetland",
        options={**EVERY_SET, "adversary": "brandenburg-prussia", "level": 1},
    )
    here.answer("option mists", "land A5")
    assert here.asked() == [1]
    here.answer("push town A4")
    assert here.lands("A4", "A5") == [{"town": 1}, {"city": 1}]


@pytest.mark.parametrize(("beasts", "fear"), [(0, 2), (2, 3)])
def test_here_there_be_monsters(beasts: int, fear: int) -> None:
    lands = {"A5": {"explorer": 1, "town": 1, "dahan": 1, "city": 1, "beasts": beasts}}
    here = alone(lands, "power here-there-be-monsters at A5")
    pushed = {option.split()[1] for option in here.options() if option != "stop"}
    assert pushed == {"explorer", "town", "dahan"}
    here.answer("push town A4")
    assert (here.land("A4"), here.fear()) == ({"town": 1}, fear)
    here = alone(lands, "power here-there-be-monsters at A5").answer("stop")
    assert here.land("A5").get("town") == 1


@pytest.mark.parametrize(("land", "left"), [("A3", {}), ("A5", {}), ("A6", {"explorer": 2})])
def test_poisoned_dew(land: str, left: dict[str, int]) -> None:
    here = alone({land: {"explorer": 3, "dahan": 1}}, f"power poisoned-dew at {land}")
    assert here.land(land) == {**left, "dahan": 1}


def test_portents_of_disaster_come_true_once() -> None:
    lands = {"A5": {"explorer": 4}}
    here = alone(lands, PORTENTS)
    assert (here.fear(), kinds(here)) == (2, ["portent"])
    here = alone(lands, PORTENTS, "destroy 2 explorer A5", "destroy 1 explorer A5")
    assert (here.fear(), kinds(here), here.land("A5")) == (3, [], {"explorer": 1})


def test_portents_of_disaster_look_at_invaders_of_their_land() -> None:
    lands = {"A5": {"explorer": 1, "dahan": 1, "beasts": 1}, "A4": {"explorer": 1}}
    steps = ("destroy 1 dahan A5", "destroy 1 beasts A5", "destroy 1 explorer A4")
    here = alone(lands, PORTENTS, *steps)
    assert (here.fear(), kinds(here)) == (2, ["portent"])
    assert kinds(alone(lands, PORTENTS, "time-passes")) == []
    here = alone(lands, PORTENTS, "remove 1 explorer A5")
    assert (here.fear(), kinds(here)) == (2, ["portent"])


def test_two_portents_come_true_together() -> None:
    here = alone({"A5": {"explorer": 3}}, PORTENTS, PORTENTS, "destroy 1 explorer A5")
    assert (here.fear(), kinds(here)) == (6, [])


def test_portents_and_vengeance_come_in_the_order_the_players_choose() -> None:
    """What the dead destroy may bring the portent about; the other one finds it used up."""
    lands = {"A5": {"town": 1, "explorer": 2}}
    steps = (PORTENTS, "power vengeance-of-the-dead at A5", "destroy 1 town A5")
    here = alone(lands, *steps)
    assert here.options() == ["next portents-of-disaster", "next vengeance-of-the-dead"]
    here.answer("next vengeance-of-the-dead")
    assert here.land("A5") == {"explorer": 1}
    assert (here.fear(), kinds(here)) == (2 + 3 + 1 + 1, ["vengeance"])


def test_a_dream_makes_no_portent_come_true() -> None:
    lands = {"A5": {"explorer": 1, "presence": {"P1": 1}}}
    here = of(
        "bringer-of-dreams-and-nightmares",
        lands,
        PORTENTS,
        "power poisoned-dew at A5",
        options=EVERY_SET,
    )
    here.answer(here.options()[0])
    assert kinds(here) == ["portent"]


@pytest.mark.parametrize(
    ("land", "elements", "left"),
    [
        ("A3", "", {"blight": 1}),
        ("A4", "", {"blight": 1}),
        ("A5", "", {"blight": 2}),
        ("A5", "3 plant", {"blight": 2, "wilds": 1}),
        ("A3", "3 plant", {"blight": 1, "wilds": 1}),
        ("A3", "2 plant", {"blight": 1}),
    ],
)
def test_renewing_rain(land: str, elements: str, left: dict[str, int]) -> None:
    here = alone({land: {"blight": 2}}, f"power renewing-rain at {land}", elements=elements)
    assert here.land(land) == left


def test_scour_the_land() -> None:
    here = alone({"A5": {"town": 4, "explorer": 2, "city": 1}}, "power scour-the-land at A5")
    assert here.land("A5") == {"town": 1, "city": 1, "blight": 1}
    assert here.fear() == 3


@pytest.mark.parametrize(("elements", "fast"), [("2 air", False), ("3 air", True)])
def test_scour_the_land_may_be_fast(elements: str, fast: bool) -> None:
    seat = {"P1": {"played": ["scour-the-land"]}}
    lands = {"A7": {"presence": {"P1": 2}}}
    given = {"2 air": "1 air", "3 air": "2 air"}[elements]  # the card has one itself
    here = alone(lands, phase="fast", seats=seat, elements=given)
    assert ("use scour-the-land" in here.options()) == fast
