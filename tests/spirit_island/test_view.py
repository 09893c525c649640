"""What each viewer sees of Spirit Island, what stays hidden, and how it reads as text."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core import OPEN, SPECTATOR, Match, Rng
from loci.core.words.wording import LANGUAGES, Wording
from loci.games.spirit_island import GAME
from loci.games.spirit_island.rules.hidden import redeal, secrets
from loci.games.spirit_island.state.registry import BLIGHT_CARDS, FEAR_CARDS, INVADER_CARDS, of_sets
from loci.games.spirit_island.state.steps import BUILD_STEP, RAVAGE_STEP
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.words.view import see
from tests.spirit_island import box
from tests.spirit_island.tables import BASE, RIVER, Island, island, pile, set_pile, with_elements

LIGHTNING = "lightnings-swift-strike"


def started(players: int = 2, **options: object) -> SpiritTable:
    """A table after set-up."""
    given = {"spirits": [RIVER, LIGHTNING][:players], **options}
    table = GAME.table(Match.start(GAME, players, given, 5).state)  # type: ignore[arg-type]
    assert isinstance(table, SpiritTable)
    return table


def viewed(here: Island, viewer: int = SPECTATOR) -> dict[str, Any]:
    return see(here.table, viewer)


# -- the island ------------------------------------------------------------------------------------


def test_a_land_tells_pieces_damage_blight_presence_and_neighbours() -> None:
    lands = {"A5": {"town": 1, "town-1": 2, "dahan": 3, "blight": 1, "presence": {"P1": 1}}}
    land = viewed(island(lands))["lands"]["A5"]
    assert land["pieces"] == [
        {"piece": "town", "damage": 0, "health": 2, "number": 1},
        {"piece": "town", "damage": 1, "health": 2, "number": 2},
        {"piece": "dahan", "damage": 0, "health": 2, "number": 3},
    ]
    assert (land["terrain"], land["coastal"], land["blight"]) == ("wetland", False, 1)
    assert land["near"] == ["A1", "A4", "A6", "A7", "A8"]
    assert land["presence"] == [1]
    assert land["sacred"] == [0]  # one presence is enough for River in a wetland


def test_the_ocean_is_there_but_not_in_play() -> None:
    ocean = viewed(island())["lands"]["A0"]
    assert ocean["terrain"] == "ocean"
    assert ocean["in_play"] is False
    assert viewed(island(spirits=["oceans-hungry-grasp"], lands={"A0": {"presence": {"P1": 1}}}))[
        "lands"
    ]["A0"]["in_play"]


@pytest.mark.rule("SI-22.3")
def test_defence_and_the_damage_of_a_ravage_to_come() -> None:
    effects = [{"kind": "defend", "land": "A5", "number": 1}, {"kind": "skip", "land": "A6"}]
    lands = {"A5": {"town": 1, "explorer": 1}, "A6": {"city": 1}, "A4": {"dahan": 2}}
    seen = viewed(island(lands, effects=effects))["lands"]
    assert (seen["A5"]["defence"], seen["A5"]["damage"]) == (1, 2)
    assert (seen["A4"]["defence"], seen["A4"]["damage"]) == (0, 0)
    assert seen["A5"]["stopped"] == []
    assert seen["A6"]["stopped"] == ["ravage", "build", "explore"]


def test_health_counts_effects() -> None:
    effects = [{"kind": "health", "land": "A5", "number": 4, "word": "dahan"}]
    lands = {"A5": {"dahan-5": 1}, "A4": {"dahan": 1}}
    seen = viewed(island(lands, effects=effects))["lands"]
    assert seen["A5"]["pieces"] == [{"piece": "dahan", "damage": 5, "health": 6, "number": 1}]
    assert seen["A4"]["pieces"][0]["health"] == 2


def test_the_lands_that_the_open_cards_name() -> None:
    lands = {"A5": {"town": 1}, "A3": {"explorer": 1}, "A6": {"dahan": 1}}
    cards: dict[str, Any] = {"ravage": ["1-wetland"], "build": ["1-mountain"]}
    before = viewed(island(lands, **cards))
    assert before["coming"] == {"ravage": ["A5"], "build": []}
    assert before["invaders"]["ravage"] == ["1-wetland"]
    building = viewed(island({"A1": {"explorer": 1}, "A6": {"town": 1}}, **cards))
    assert building["coming"]["build"] == ["A1", "A6"]


def test_what_a_step_has_behind_it_does_not_come_again() -> None:
    table = island({"A5": {"town": 1}, "A1": {"town": 1}, "A6": {"town": 1}}).table.clone()
    set_pile(table, "ravage_space", ["1-wetland"])
    set_pile(table, "build_space", ["1-mountain"])
    table.step = RAVAGE_STEP
    table.cards_done, table.queue = 1, [table.island.numbers["A5"]]  # one land is left
    assert see(table, 0)["coming"] == {"ravage": ["A5"], "build": ["A1", "A6"]}
    table.step, table.cards_done, table.queue = BUILD_STEP, 1, [table.island.numbers["A6"]]
    assert see(table, 0)["coming"] == {"ravage": [], "build": ["A6"]}


# -- fear, invaders, blight ------------------------------------------------------------------------


@pytest.mark.rule("SI-25.3")
def test_fear_is_told_with_the_cards_face_down() -> None:
    fear = viewed(island(boards="AB", spirits=[RIVER, LIGHTNING], fear_done=3))["fear"]
    assert (fear["generated"], fear["markers"], fear["terror"]) == (3, 8, 1)
    assert fear["deck"] == [None] * 9
    assert fear["parts"] == [3, 3, 3]
    assert fear["earned"] == []


def test_a_fear_card_that_was_turned_up_is_seen_where_it_lies() -> None:
    card = "avoid-the-dahan"
    earned = viewed(island(earned=[card, "scapegoats"], fear_shown=[card]))["fear"]
    assert earned["earned"] == [card, None]
    deck = of_sets(FEAR_CARDS, BASE)[:9]
    inside = viewed(
        island(fear_deck=deck, fear_box=of_sets(FEAR_CARDS, BASE)[9:], fear_shown=[deck[4]])
    )
    assert inside["fear"]["deck"] == [None] * 4 + [deck[4]] + [None] * 4


def test_the_invader_deck_shows_its_stages_only() -> None:
    table = started()
    seen = see(table, 0)["invaders"]
    assert seen["deck"] == [1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3]
    assert "order" not in seen
    assert len(seen["build"]) == 1  # explored with during set-up
    assert see(table, OPEN)["invaders"]["order"] == pile(table, "invader_deck")


@pytest.mark.rule("SI-2.9")
def test_the_blight_card_is_unknown_until_it_flips() -> None:
    healthy = viewed(island(blight_card="downward-spiral", blight_pool=2))["blight"]
    assert (healthy["side"], healthy["pool"], healthy["card"]) == ("healthy", 2, None)
    flipped = viewed(island(blight_card="downward-spiral", blighted=True, blight_pool=5))["blight"]
    assert (flipped["side"], flipped["card"]) == ("blighted", "downward-spiral")
    none = viewed(island(options={"blight-card": "none"}))["blight"]
    assert (none["side"], none["pool"], none["card"]) == ("none", 5, None)


def test_the_open_view_sees_what_lies_face_down() -> None:
    table = started()
    every = see(table, OPEN)
    assert every["fear"]["deck"] == pile(table, "fear_deck")
    assert every["blight"]["card"] == table.blight_card
    assert every["decks"]["minor"]["order"] == pile(table, "minor_deck")
    assert every["decks"]["major"]["order"] == pile(table, "major_deck")


def test_decks_tell_their_number_and_their_discard() -> None:
    seen = viewed(island(minor_discard=["drought"]))["decks"]
    assert (seen["minor"]["left"], seen["minor"]["discard"]) == (box.MINOR_CARDS - 1, ["drought"])
    assert (seen["major"]["left"], seen["major"]["discard"]) == (box.MAJOR_CARDS, [])
    assert "order" not in seen["minor"]


# -- seats -----------------------------------------------------------------------------------------


def test_a_seat_tells_energy_income_plays_and_tracks() -> None:
    seats = {"P1": {"energy": 4, "energy_track": 4, "plays_track": 5, "destroyed": 2}}
    seat = viewed(island(seats=seats))["seats"][0]
    assert (seat["energy"], seat["income"], seat["plays"]) == (4, 3, 3)
    assert (seat["presence_left"], seat["destroyed"]) == (5, 2)
    track = seat["plays_track"]
    assert [space["uncovered"] for space in track] == [True] * 5 + [False] * 2
    assert track[4] == {"uncovered": True, "reclaim": True}
    assert track[5] == {"uncovered": False, "number": 4}
    assert seat["growth"][1] == ["presence-1", "presence-1"]


def test_how_far_the_powers_of_a_seat_reach() -> None:
    seats = {"P1": {"hand": ["flash-floods", "boon-of-vigor"], "played": []}}
    seat = viewed(island({"A7": {"presence": {"P1": 1}}}, seats=seats))["seats"][0]
    assert seat["reach"] == {"flash-floods": ["A5", "A7", "A8"], "massive-flooding": []}


def test_cards_are_told_with_their_headers() -> None:
    seats = {"P1": {"hand": ["flash-floods"], "played": ["wash-away"], "used": ["wash-away"]}}
    seat = viewed(island(seats=seats))["seats"][0]
    assert seat["hand"] == [
        {
            "card": "flash-floods",
            "deck": "unique",
            "cost": 2,
            "speed": "fast",
            "elements": {"sun": 1, "water": 1},
            "range": {"from": "presence", "distance": 1},
            "target": "any-land",
            "thresholds": [],
            "used": False,
        }
    ]
    assert seat["played"][0]["used"] is True
    assert seat["elements"] == {"water": 1, "earth": 1}
    assert seat["discard"] == []


def test_innates_tell_which_thresholds_are_met() -> None:
    seats = {"P1": {"elements": with_elements("2 sun 3 water")}}
    innate = viewed(island(seats=seats))["seats"][0]["innates"][0]
    assert innate["card"] == "massive-flooding"
    assert innate["range"] == {"from": "sacred-site", "distance": 1}
    assert [level["met"] for level in innate["thresholds"]] == [True, True, False]
    assert innate["thresholds"][0]["needs"] == {"sun": 1, "water": 2}


def test_a_seat_without_a_spirit_has_nothing_yet() -> None:
    match = Match.start(GAME, 2, {}, 1)
    first = GAME.view(match.state, 0)  # type: ignore[arg-type]
    assert first["phase"] == "choosing"
    assert first["seats"] == [{"spirit": None}, {"spirit": None}]
    match.answer(1, f"choose {RIVER}")
    second = GAME.view(match.state, 0)  # type: ignore[arg-type]
    assert second["seats"][0] == {"spirit": None}
    assert len(second["seats"][1]["hand"]) == 4
    assert second["coming"] == {"ravage": [], "build": []}


def test_effects_in_force_adversary_scenario_and_phase() -> None:
    effects = [{"kind": "defend", "land": "A5", "number": 3, "seat": "P1"}, {"kind": "no-city"}]
    options = {"adversary": "england", "level": 5, "scenario": "blitz"}
    seen = viewed(island(effects=effects, options=options, phase="fast", turn=4))
    assert seen["effects"] == [
        {"kind": "defend", "seat": 0, "land": "A5", "number": 3, "word": ""},
        {"kind": "no-city", "seat": None, "land": None, "number": 0, "word": ""},
    ]
    assert seen["adversary"] == {"id": "england", "level": 5}
    assert seen["scenario"] == "blitz"
    assert (seen["turn"], seen["phase"], seen["step"], seen["difficulty"]) == (4, "fast", None, 9)
    assert seen["lands"]["A8"]["pieces"][0]["health"] == 4  # Local Autonomy


# -- hidden information ----------------------------------------------------------------------------


def test_hidden_are_the_decks_and_what_never_came_out_of_the_box() -> None:
    table = started()
    hidden = secrets(table, 0)
    assert {"rng", "blight_card"} <= set(hidden)
    for name in ("minor_deck", "major_deck", "fear_deck", "fear_box", "earned"):
        assert f"piles.{name}" in hidden
    for name in ("invader_deck", "invader_box"):  # the backs tell the stages
        assert [path for path in hidden if path.startswith(f"piles.{name}")] == [
            f"piles.{name}.{place}" for place in range(len(pile(table, name)))
        ]
    seen = ("seats", "piles.invader_discard", "piles.build_space")
    assert not any(path.startswith(seen) for path in hidden)
    assert secrets(table, 1) == secrets(table, SPECTATOR) == hidden


def test_what_was_turned_up_is_no_secret() -> None:
    here = island(earned=["scapegoats", "avoid-the-dahan"], fear_shown=["scapegoats"])
    hidden = secrets(here.table, 0)
    assert "piles.earned.1" in hidden
    assert "piles.earned.0" not in hidden
    assert "piles.earned" not in hidden
    assert "piles.fear_deck" in hidden
    flipped = island(blight_card="downward-spiral", blighted=True)
    assert "blight_card" not in secrets(flipped.table, 0)
    assert "blight_card" not in secrets(island(options={"blight-card": "none"}).table, 0)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_nobody_can_tell_another_order_of_the_decks(viewer: int) -> None:
    table = started()
    other = table.clone()
    for name in ("minor_deck", "major_deck", "fear_deck", "fear_box"):
        set_pile(other, name, pile(table, name)[::-1])
    first, second, *rest = pile(table, "invader_deck")
    set_pile(other, "invader_deck", [second, first, *rest])
    other.blight_card = next(
        card for card in of_sets(BLIGHT_CARDS, BASE) if card != table.blight_card
    )
    assert see(other, viewer) == see(table, viewer)
    assert see(other, OPEN) != see(table, OPEN)


def piles(table: SpiritTable) -> dict[str, list[str]]:
    """The cards that lie face down, put together as far as they could be exchanged."""
    return {
        "minor": sorted(pile(table, "minor_deck")),
        "major": sorted(pile(table, "major_deck")),
        "fear": sorted(pile(table, "fear_deck") + pile(table, "fear_box") + pile(table, "earned")),
        "invaders": sorted(pile(table, "invader_deck") + pile(table, "invader_box")),
    }


def test_a_deal_changes_only_what_nobody_knows_and_loses_no_card() -> None:
    table = started()
    before = see(table, 0)
    orders = set()
    for seed in range(20):
        dealt = table.clone()
        redeal(dealt, 0, Rng(seed))
        assert see(dealt, 0) == before
        assert piles(dealt) == piles(table)
        assert GAME.audit(dealt) == []
        stages = [INVADER_CARDS[card].stage for card in pile(dealt, "invader_deck")]
        assert stages == [1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3]
        one, other = table.to_data(), dealt.to_data()
        changed = {name for name in one if one[name] != other[name]}
        assert changed <= {"rng", "piles", "blight_card"}
        moved = {name for name in one["piles"] if one["piles"][name] != other["piles"][name]}
        assert moved <= {
            "minor_deck", "major_deck", "fear_deck", "fear_box", "invader_deck", "invader_box",
        }  # fmt: skip
        orders.add(tuple(pile(dealt, "invader_deck")))
    assert len(orders) > 10


def test_a_deal_leaves_turned_up_fear_cards_where_they_lie() -> None:
    deck = of_sets(FEAR_CARDS, BASE)[:9]
    here = island(
        fear_deck=deck,
        fear_box=of_sets(FEAR_CARDS, BASE)[10:],
        earned=[of_sets(FEAR_CARDS, BASE)[9]],
        fear_shown=[deck[2]],
    )
    others = set()
    for seed in range(20):
        dealt = here.table.clone()
        redeal(dealt, 0, Rng(seed))
        assert pile(dealt, "fear_deck")[2] == deck[2]
        assert piles(dealt) == piles(here.table)
        others.add(pile(dealt, "earned")[0])
    assert len(others) > 3


# -- text ------------------------------------------------------------------------------------------


def told(here: Island) -> list[str]:
    """Every line of the sections, as a developer reads it."""
    parts = GAME.sections(viewed(here))
    return [line.plain() for part in parts for line in part.lines]


def test_the_sections_tell_what_lies_where() -> None:
    lands = {"A5": {"town-1": 1, "dahan": 2, "blight": 1, "presence": {"P1": 1}}}
    lines = told(island(lands, ravage=["1-wetland"]))
    (line,) = [text for text in lines if text.startswith("see-land-line(land=A5")]
    for part in ("terrain-wetland", "piece-town(number=1), damage=1", "piece-dahan(number=2)"):
        assert part in line
    assert "near=A1, A4, A6, A7, A8" in line
    assert "see-holds-blight(number=1)" in line
    assert "see-holds-sacred(who=seat 1, number=1)" in line
    assert "see-coming-ravage(lands=[see-land-blights(land=A5, damage=2)])" in lines
    assert "see-space-ravage(cards=[invader-1-wetland])" in lines
    assert any(text.startswith("see-land-empty(land=A1") for text in lines)
    assert not any("land=A0" in text for text in lines)


def test_the_sections_tell_a_seat_and_what_is_in_force() -> None:
    seats = {"P1": {"energy": 3, "hand": ["wash-away"], "elements": with_elements("1 sun 2 water")}}
    effects = [{"kind": "skip", "land": "A5", "word": "build"}]
    here = island(seats=seats, effects=effects)
    lines = told(here)
    assert "see-energy(energy=3, income=1)" in lines
    assert any("effect-skip" in text and "action-build" in text for text in lines)
    assert any(text.startswith("see-threshold-met(level=1") for text in lines)
    assert any(text.startswith("see-threshold(level=2") for text in lines)
    assert any(text.startswith("see-hand") and "power-wash-away" in text for text in lines)
    headings = [part.heading.id for part in GAME.sections(viewed(here))]
    assert headings == ["see-turn", "see-invaders", "see-board", "see-effects", "see-name-spirit"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sections_have_words(language: str) -> None:
    words = Wording(language, GAME.info.package, strict=True)
    tables = [
        started(1),
        started(2, adversary="sweden", level=6),
        started(2, scenario="rituals-of-terror"),
    ]
    match = Match.start(GAME, 3, {}, 1)
    tables.append(GAME.table(match.state))  # type: ignore[arg-type]
    for table in tables:
        for viewer in (0, OPEN):
            parts = GAME.sections(see(table, viewer))
            assert len(parts) >= 3 + len(table.seats)
            for part in parts:
                assert words.say(part.heading)
                assert all(words.say(line) for line in part.lines)
