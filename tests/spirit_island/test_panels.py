"""What holds for the panel of every spirit, those to come included."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from loci.core.text import SeatName, Text
from loci.core.words.wording import LANGUAGES, Wording
from loci.games.spirit_island.rules.spirits.growth import GrowthAction
from loci.games.spirit_island.rules.spirits.tracks import energy_income
from loci.games.spirit_island.state.registry import POWERS, SPIRITS, deck
from loci.games.spirit_island.state.terms import CLAW, PRESENCE
from tests.spirit_island.spirits import of_set, presence, started
from tests.spirit_island.tables import Island, island

VENGEANCE = "vengeance-as-a-burning-plague"  # whose game begins with a presence destroyed
MORE_CARDS = {"many-minds-move-as-one": 5, "finder-of-paths-unseen": 6}
STARLIGHT = "starlight-seeks-its-form"  # which opens most of its growth options later
FRACTURED = "fractured-days-split-the-sky"  # which begins with Time and days that never were
ALWAYS_OPEN = {STARLIGHT: 4}
PACKAGE = "loci.games.spirit_island.words"
CARDS_DRAWN = Path(__file__).parents[2] / "web" / "src" / "boards" / "spirit-island" / "cards"
EMBLEMS = (CARDS_DRAWN / "emblems.ts").read_text("utf-8")
SPACE_WORDS = json.loads((CARDS_DRAWN / "space-words.json").read_text("utf-8"))
PLAIN = sorted(id for id, spirit in SPIRITS.items() if not spirit.aspect)
EVERY = pytest.mark.parametrize("id", PLAIN)
IN = pytest.mark.parametrize("language", LANGUAGES)


def set_up(id: str, board: str = "A", **options: object) -> Island:
    """A game of this spirit alone after the set-up, the first answer given to its questions."""
    here = started(id, board, **options)
    while here.prompt() != "ask-growth":
        here.answer(here.options()[0])
    return here


def growing(id: str) -> Island:
    """The spirit as it starts, with one card in hand and three to reclaim, and 3 energy; dahan
    are everywhere, for growth that asks for them."""
    lands: dict[str, dict[str, Any]] = {f"A{n}": {"dahan": 1} for n in range(1, 9)}
    lands["A8"]["city"] = 1
    for land, number in presence(set_up(id)).items():
        lands.setdefault(land, {})["presence"] = {"P1": number}
    cards = SPIRITS[id].uniques
    seat = {"hand": cards[:1], "discard": cards[1:], "energy": 3}
    return island(lands, spirits=[id], seats={"P1": seat}, options=of_set(id))


def play_growth(here: Island, option: int) -> None:
    """Take a growth option to its end: presence from the upper track, the first answer else."""
    here.answer(f"growth {option + 1}")
    while here.prompt() not in ("ask-growth", "ask-play"):
        from_track = [line for line in here.options() if line.startswith("presence energy")]
        here.answer((from_track or here.options())[0])


def open_options(id: str) -> int:
    """How many growth options are there from the start, the first ones."""
    return ALWAYS_OPEN.get(id, len(SPIRITS[id].growth))


def kept(here: Island, name: str) -> list[str]:
    return list(here.seat().kept.get(name, ()))


def time(here: Island) -> int:
    """Presence of the upper track that is Time."""
    return int(here.seat().kept.get("time", 0))


# -- parts -----------------------------------------------------------------------------------------


@EVERY
@pytest.mark.parametrize("board", "ABCD")
@pytest.mark.rule("SI-1.3")
@pytest.mark.rule("SI-2.24")
def test_tracks_and_set_up_are_13_presence(id: str, board: str) -> None:
    spirit = SPIRITS[id]
    here = set_up(id, board)
    covered = sum([len(track.spaces) - track.start for track in spirit.tracks])
    lost = 1 if id == VENGEANCE else 0
    assert covered + sum(presence(here).values()) + lost == PRESENCE
    assert (here.seat().energy_shown, here.seat().plays_shown) == (1 + time(here), 1)
    assert time(here) == (1 if id == FRACTURED else 0)
    assert here.seat().destroyed == lost


@EVERY
@pytest.mark.rule("SI-2.20")
@pytest.mark.rule("SI-2.25")
def test_it_starts_with_its_unique_cards_and_no_energy(id: str) -> None:
    spirit = SPIRITS[id]
    here = set_up(id)
    assert here.seat().hand == spirit.uniques
    assert len(set(spirit.uniques)) == MORE_CARDS.get(id, 4)
    assert here.seat().energy == 0
    owned = [power for power in POWERS.values() if power.owner == id]
    assert {power.id for power in owned if power.deck == "unique"} == set(spirit.uniques)
    assert {power.id for power in owned if power.deck == "innate"} == set(spirit.innates)
    assert spirit.innates


@EVERY
@pytest.mark.rule("SI-6.9")
def test_both_tracks_begin_with_a_number(id: str) -> None:
    spirit = SPIRITS[id]
    for track in (spirit.energy_track, spirit.plays_track):
        numbers = [space.number for space in track if space.number >= 0]
        assert track[0].number == numbers[0]
        assert numbers == sorted(numbers)
        marks = [(space.number >= 0, bool(space.elements), bool(space.words)) for space in track]
        single = [mark for mark in marks if sum(mark) == 1]
        assert (False, False, False) not in marks
        if spirit.set in ("base", CLAW):
            assert set(marks) - set(single) <= {(True, False, True)}  # a number and a card back


@EVERY
@pytest.mark.rule("SI-24.18")
@pytest.mark.rule("SI-24.20")
@pytest.mark.rule("SI-24.21")
def test_spirits_of_low_complexity_have_a_progression(id: str) -> None:
    listed = SPIRITS[id].progression
    assert bool(listed) == (SPIRITS[id].complexity == "low")
    assert len(set(listed)) == len(listed)
    here = set_up(id, progression=True)
    assert here.seat().progression == tuple(listed)
    kinds = [POWERS[card].deck for card in listed]
    if listed:
        assert (kinds.count("minor"), kinds.count("major")) == (5, 2)
        assert here.pile("minor_deck") == here.pile("major_deck") == []
    else:
        assert here.pile("minor_deck")
        days = [card for card in kept(here, "days") if POWERS[card].deck == "minor"]
        assert sorted(here.pile("minor_deck") + days) == deck("minor", here.table.sets)


# -- growth ----------------------------------------------------------------------------------------


@EVERY
@pytest.mark.rule("SI-5.2")
def test_its_growth_options_are_the_moves(id: str) -> None:
    spirit = SPIRITS[id]
    growth = [line for line in set_up(id).options() if line.startswith("growth")]
    free = [n for n in range(open_options(id)) if not spirit.growth[n].price]
    assert growth == [f"growth {n + 1}" for n in free]  # a spirit has no energy yet
    assert len(free) >= spirit.pick
    assert 1 <= spirit.pick < len(spirit.growth)
    assert "done" not in set_up(id).options()  # it must grow


@pytest.mark.parametrize(
    ("id", "option"),
    [
        (id, n)
        for id in PLAIN
        if SPIRITS[id].set in ("base", CLAW)  # those of other sets bend growth, each in its way
        for n in range(len(SPIRITS[id].growth))
    ],
)
@pytest.mark.rule("SI-5.3")
@pytest.mark.rule("SI-5.7")
@pytest.mark.rule("SI-5.8")
def test_a_growth_option_does_what_it_says(id: str, option: int) -> None:
    spirit = SPIRITS[id]
    actions = spirit.growth[option].actions + spirit.always
    here = growing(id)
    before = sum(presence(here).values())
    play_growth(here, option)
    owner = here.seat()
    added = [action for action in actions if action.word.startswith("presence-")]
    assert sum(presence(here).values()) == before + len(added)
    assert owner.energy_shown == 1 + len(added) + time(here)
    energy = sum([action.number for action in actions if action.word.startswith("energy-")])
    income = energy_income(here.table, 0) if owner.grown else 0
    assert owner.energy == 3 + energy + income - spirit.growth[option].price
    assert owner.bonus_plays == sum([a.number for a in actions if a.word.startswith("plays-")])
    gained = count(actions, "gain-power")
    back = 3 if count(actions, "reclaim-all") else count(actions, "reclaim-one")
    assert len(owner.hand) == 1 + gained + back
    assert len(owner.discard) == 3 - back


def count(actions: list[GrowthAction], word: str) -> int:
    return len([action for action in actions if action.word == word])


@EVERY
@pytest.mark.rule("SI-5.5")
def test_after_its_growth_it_plays_cards(id: str) -> None:
    spirit = SPIRITS[id]
    here = growing(id)
    groups = [option.group for option in spirit.growth]
    first = [n for n, group in enumerate(groups) if not group or group not in groups[:n]]
    for option in first[: spirit.pick]:
        assert here.prompt() == "ask-growth"
        assert f"growth {option + 1}" in here.options()
        play_growth(here, option)
        assert f"growth {option + 1}" not in here.options()
    assert here.prompt() == "ask-play"
    assert "done" in here.options()
    assert not [line for line in here.options() if line.startswith("growth")]


@EVERY
def test_it_has_an_emblem_on_the_site(id: str) -> None:
    assert f"'{id}':" in EMBLEMS or f"\n  {id}:" in EMBLEMS


def test_every_word_on_a_space_has_its_signs() -> None:
    """The client draws them; one without would be a riddle."""
    words = {word for spirit in SPIRITS.values() for word in spirit.words} - {"reclaim"}
    assert words == set(SPACE_WORDS)


# -- words -----------------------------------------------------------------------------------------


@EVERY
@IN
def test_the_panel_has_words(id: str, language: str) -> None:
    words = Wording(language, PACKAGE, strict=True)
    name = words.say(Text(f"spirit-{id}"))
    rule = words.say(Text(f"special-{id}-1"))
    assert name
    assert ": " in rule
    powers = SPIRITS[id].uniques + SPIRITS[id].innates
    names = {words.say(Text(f"power-{power}")) for power in powers}
    texts = {words.say(Text(f"text-{power}")) for power in powers}
    assert len(names) == len(texts) == len(powers)
    assert not names & texts


@IN
@pytest.mark.parametrize(
    "message",
    [
        Text("log-lightnings-boon", who=SeatName(0)),
        Text("log-gift-of-strength", who=SeatName(0), cost=3),
    ],
    ids=lambda message: message.id,
)
def test_what_the_spirits_say_has_words(language: str, message: Text) -> None:
    assert "Ada" in Wording(language, PACKAGE, strict=True).say(message, ["Ada"])


@IN
def test_concealing_shadows_have_words(language: str) -> None:
    words = Wording(language, PACKAGE, strict=True)
    assert "A5" in words.say(Text("log-concealing-shadows", land="A5"))
