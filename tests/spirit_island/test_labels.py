"""How answers are shown: labels and places, and what the log tells of them."""

from __future__ import annotations

import pytest

from loci.core import Match
from loci.core.decision import Decision, Move
from loci.core.rng import Rng
from loci.core.text import Text
from loci.core.words.wording import LANGUAGES, Wording
from loci.games.spirit_island import GAME
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.moves import DONE, Named, Number
from loci.games.spirit_island.state.registry import POWERS, SPIRITS
from loci.games.spirit_island.words.labels import amounts, choice, growth_word_text, label
from loci.games.spirit_island.words.notation import parse
from loci.games.spirit_island.words.places import places
from tests.spirit_island import box
from tests.spirit_island.tables import EVERY_SET, RIVER, Island, choices, island

ENGLISH = Wording("en", GAME.info.package, strict=True)


def said(here: Island, line: str, seat: int = 0) -> str:
    """An answer of any question as it is shown in English."""
    return ENGLISH.say(label(here.table, seat, parse(here.table, line)))


# -- labels ----------------------------------------------------------------------------------------


def test_growth_options_name_their_actions() -> None:
    shown = choices(island())
    growth = ENGLISH.say(shown["growth 1"].label)
    assert growth == "Growth 1: reclaim all your cards, gain a power card, gain 1 energy"
    assert ENGLISH.say(shown["growth 3"].label).endswith(
        "gain a power card, add presence in any land within range 2"
    )
    assert shown["growth 2"].places == ["growth:2"]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("push town A4", "Push a town to A4 (sands)"),
        ("push town-1 A4", "Push a town (1 damage) to A4 (sands)"),
        ("gather dahan A1", "Gather a dahan from A1 (mountain)"),
        ("damage city-2", "1 damage to a city (2 damage)"),
        ("damage explorer A5", "1 damage to an explorer in A5"),
        ("destroy explorer", "Destroy an explorer"),
        ("remove town", "Remove a town"),
        ("replace city", "Replace a city"),
        ("cascade A6", "Blight cascades to A6 (mountain)"),
        ("destroy-presence A5", "Destroy 1 presence in A5 (wetland)"),
        ("presence energy A5", "Presence from the energy track to A5 (wetland)"),
        ("presence plays A5", "Presence from the card-play track to A5 (wetland)"),
        ("presence A4 A5", "Move presence from A4 to A5 (wetland)"),
        ("target A5", "Target: A5 (wetland): nothing there"),
        ("target A5 far", "Target: A5 (wetland), out of range, for 1 energy: nothing there"),
        ("target P2", "Target: Player 2"),
        ("gain minor", "Gain a card from the deck of minor powers"),
        ("forget wash-away", "Forget Wash Away"),
        ("element fire", "Element: fire"),
        ("drown 2", "Turn drowned health into 2 energy"),
        ("drown town", "Drown a town"),
        ("show earned 1", "Turn up earned fear card 1"),
        ("show deck 3", "Turn up fear card 3 from the top of the deck"),
        ("presence-1 2", "Growth: add presence in any land within range 1"),
        ("energy-1 3", "Growth: gain 1 energy"),
        ("ravage A5", "Ravage in A5 (wetland) next"),
        ("land A5", "Choose A5 (wetland): nothing there"),
        ("place A5", "Begin in A5 (wetland)"),
        ("gather-presence A2", "Gather 1 presence from A2 (wetland)"),
        ("push-presence A2", "Push 1 presence to A2 (wetland)"),
        ("spend 1", "Spend 1 energy"),
        ("sacrifice 2", "Destroy 2 of your presence"),
        ("option town", "Choose a town"),
        ("done", "Ready"),
        ("stop", "Leave it at that"),
        ("yes", "Yes"),
    ],
)
def test_labels_in_words(line: str, words: str) -> None:
    assert said(island(), line) == words


def test_a_play_tells_its_cost_and_the_plays_left() -> None:
    seats = {"P1": {"energy": 3, "grown": 1, "plays_track": 2, "hand": ["wash-away"]}}
    shown = choices(island(seats=seats))
    assert ENGLISH.say(shown["play wash-away"].label) == (
        "Play Wash Away for 1 energy (2 plays left)"
    )
    assert shown["play wash-away"].places == ["card:wash-away"]


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ["(1 play left)", "(2 plays left)", "(5 plays left)"]),
        ("pl", ["(pozostało 1 zagranie)", "(pozostały 2 zagrania)", "(pozostało 5 zagrań)"]),
        ("ru", ["(осталась 1 карта)", "(осталось 2 карты)", "(осталось 5 карт)"]),
    ],
)
def test_plays_left_have_the_right_number(language: str, texts: list[str]) -> None:
    words = Wording(language, GAME.info.package, strict=True)
    card = Text("power-wash-away")
    for left, text in zip((1, 2, 5), texts, strict=True):
        assert words.say(Text("do-play", card=card, cost=1, left=left)).endswith(text)
        assert words.say(Text("do-play-gain", card=card, number=1, left=left)).endswith(text)


def test_a_card_with_a_cost_below_0_gives_energy() -> None:
    here = island(options={"scenario": "blitz"}, seats={"P1": {"grown": 1}})
    text = said(here, "play boon-of-vigor")
    assert text == "Play Boon of Vigor and gain 1 energy (1 play left)"


@pytest.mark.parametrize(
    ("word", "words"),
    [
        ("presence-0", "add presence in any land where you already have some (range 0)"),
        ("presence-1", "add presence in any land within range 1"),
        ("presence-2-jungle-wetland", "add presence in any jungle or wetland within range 2"),
        ("presence-2-dahan", "add presence in any land with dahan within range 2"),
        (
            "presence-4-dahan-invaders",
            "add presence in any land with dahan or invaders within range 4",
        ),
        ("presence-1-coastal", "add presence in any coastal land within range 1"),
        ("presence-anywhere-ocean", "add presence in any ocean"),
    ],
)
def test_growth_tells_where_presence_goes(word: str, words: str) -> None:
    assert ENGLISH.say(growth_word_text(word)) == words


def test_a_use_tells_speed_and_thresholds() -> None:
    here = island()
    assert said(here, "use flash-floods") == "Use Flash Floods (fast)"
    assert said(here, "use massive-flooding 1+2").endswith("with only these thresholds: 1, 2")
    assert said(here, "use natures-resilience 0").endswith("without its thresholds")


def test_a_drawn_card_is_shown_with_header_and_text() -> None:
    text = said(island(), "take call-to-tend")
    assert "(1 energy, slow; 1 water, 1 plant, 1 animal)" in text
    assert "range 1 from presence, a land with dahan" in text
    assert "remove 1 blight" in text


def test_a_target_is_told_with_what_stands_there() -> None:
    here = island({"A5": {"town": 1, "town-1": 2, "dahan": 3, "blight": 1}})
    holds = "1 town, 2 towns (1 damage), 3 dahan, 1 blight"
    assert said(here, "target A5") == f"Target: A5 (wetland): {holds}"


@pytest.mark.parametrize(
    ("line", "words", "is_news"),
    [
        ("done", "Ada is ready.", True),
        ("no", "Ada says no.", False),
        ("use wash-away", "Ada turns to Wash Away.", False),
        ("repeat wash-away", "Ada turns to Wash Away once more.", False),
        ("gain-power 1", "Ada grows: gain a power card.", False),
        ("gain minor", "Ada draws from the deck of minor powers.", False),
        ("ravage A5", "The next ravage is in A5.", False),
        ("option push-town", "Ada chooses: Push a town", True),
    ],
)
def test_the_log_tells_what_was_done_and_not_what_was_asked(
    line: str, words: str, is_news: bool
) -> None:
    """What only repeats an answer is marked as such: what comes of it is told by itself."""
    table = island().table
    event = GAME.told(table, 0, parse(table, line))
    assert ENGLISH.say(event.text(), ["Ada"]) == words
    assert event.to_data().get("answer", False) is not is_news


def test_a_yes_or_an_option_shows_the_land_that_it_is_about() -> None:
    table = island().table
    prompt = Text("ask-choke-ravage", land="A5")
    for line in ("yes", "no", "option push-town"):
        assert places(table, 0, parse(table, line), prompt) == ["A5"]
        assert places(table, 0, parse(table, line), None) == []


def test_a_spirit_to_choose() -> None:
    match = Match.start(GAME, 1, {}, 1)
    decision = match.decisions()[0]
    shown = GAME.choices(match.state, decision)  # type: ignore[arg-type]
    assert len(shown) == box.SPIRITS
    label = shown[0].label
    assert (label.id, label.args["spirit"]) == ("do-choose", Text(f"spirit-{RIVER}"))
    assert ENGLISH.say(label).startswith(
        "River Surges in Sunlight. Complexity: low. A young, playful river"
    )
    assert shown[0].places == [f"spirit:{RIVER}"]


def test_places_are_exact_and_go_from_source_to_target() -> None:
    table = island().table

    def shown(text: str, land: str = "") -> list[str]:
        prompt = Text("ask-push", left=1, land=land) if land else None
        return places(table, 0, parse(table, text), prompt)

    assert shown("push town A4", "A5") == ["A5/town", "A4"]
    assert shown("gather town-1 A4", "A5") == ["A4/town-1", "A5"]
    assert shown("damage city", "A5") == ["A5/city"]
    assert shown("push town A4") == ["A4"]
    assert shown("presence energy A5") == ["track:energy", "A5"]
    assert shown("presence destroyed A5") == ["track:destroyed", "A5"]
    assert shown("presence A4 A5") == ["A4", "A5"]
    assert shown("target P2") == ["seat:1"]
    assert shown("use wash-away") == ["card:wash-away"]
    assert shown("growth 2") == ["growth:2"]
    assert shown("gain minor") == ["deck:minor"]
    assert shown("spend 2") == ["pool:energy"]
    assert shown("stop") == []


def test_numbers_without_a_gap_are_asked_for_as_one_amount() -> None:
    spend = [Number(verbs.SPEND, n) for n in (0, 1, 2, 3)]
    [found] = amounts(Decision(0, Text("ask-ritual-energy"), list[Move](spend)))
    assert (found.name, found.least, found.most) == ("spend", 0, 3)
    assert [found.text(n) for n in range(4)] == [move.text() for move in spend]
    assert found.places == ["pool:energy"]
    gap: list[Move] = [Number(verbs.SPEND, 0), Number(verbs.SPEND, 2)]
    assert amounts(Decision(0, Text("ask-ritual-energy"), gap)) == []
    growth: list[Move] = [Number(verbs.GROWTH, 1), Number(verbs.GROWTH, 2)]
    assert amounts(Decision(0, Text("ask-growth"), growth)) == []


def test_what_ends_something_is_to_be_kept_in_sight() -> None:
    table = island().table
    assert [choice(table, 0, parse(table, text)).ends for text in ("done", "stop", "yes")] == [
        True,
        True,
        False,
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_growth_option_and_every_power_has_a_label(language: str) -> None:
    words = Wording(language, GAME.info.package, strict=True)
    for id, spirit in SPIRITS.items():
        here = island(spirits=[id], options=EVERY_SET)
        for option in range(len(spirit.growth)):
            assert words.say(label(here.table, 0, Number(verbs.GROWTH, option + 1)))
    table = island().table
    for id, power in POWERS.items():
        verb = "use" if power.deck == "innate" else "take"
        assert words.say(label(table, 0, parse(table, f"{verb} {id}")))


# -- the log ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_tells_of_every_answer_in_words(language: str) -> None:
    words = Wording(language, GAME.info.package, strict=True)
    match = Match.start(GAME, 2, {}, 5)
    rng = Rng(5)
    ready = 0
    while asked := match.decisions():
        seat = rng.pick("seat", list(asked))
        move = rng.pick("move", asked[seat].moves)
        [events] = match.answer(seat, move, listen=True).events
        assert events, move.text()
        said = [words.say(event.text(), ["Ada", "Bob"]) for event in events]
        assert all(said)
        if language == "en" and said == [f"{'Ada' if seat == 0 else 'Bob'} is ready."]:
            ready += move.text() == "done"
    assert ready or language != "en"


def test_main_events_and_terrains_can_be_pointed_at() -> None:
    table = island(options=EVERY_SET).table
    asked = Text("ask-event", card=Text("event-war-touches-the-islands-shores"))
    assert places(table, 0, Named(verbs.OPTION, "allow-the-attacks"), asked) == [
        "event:allow-the-attacks"
    ]
    asked = Text("ask-event-option", name=Text("event-part-fortification"))
    assert places(table, 0, Named(verbs.OPTION, "jungle"), asked) == ["terrain:jungle"]
    assert places(table, 0, Named(verbs.OPTION, "box-blight"), asked) == []
    there = Text("ask-event-option-in", name=Text("event-part-fortification"), land="A5")
    assert places(table, 0, Named(verbs.OPTION, "box-blight"), there) == ["A5"]


def test_other_answers_may_stand_beside_an_amount() -> None:
    moves: list[Move] = [Number(verbs.SPEND, 1), Number(verbs.SPEND, 2), DONE]
    [found] = amounts(Decision(0, Text("ask-pay"), moves))
    assert (found.least, found.most) == (1, 2)
