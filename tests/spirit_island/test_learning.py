"""Ids of moves and rows of tables, for programs that learn."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import loci.games.spirit_island
from loci.core import Rng, derived_seed
from loci.core.data import digest
from loci.core.decision import Decision, Move
from loci.core.script import Scripted
from loci.games.spirit_island import GAME
from loci.games.spirit_island.bots.names import BRANCHES, PLACES, PROMPTS, STEPS, TRIGGERS
from loci.games.spirit_island.bots.seat_rows import (
    DISCARD,
    HAND,
    INNATES,
    KEPT,
    OPTIONS,
    PLAYED,
    TRACKS,
    USED,
    WORDS,
)
from loci.games.spirit_island.bots.table_rows import EFFECT_PLACES, FEAR_PLACES, INVADER_PLACES
from loci.games.spirit_island.bots.vocabulary import LEVELS
from loci.games.spirit_island.rules.spirits.elements import elements_of
from loci.games.spirit_island.state.moves import Named, Number, Pick, Place, Use
from loci.games.spirit_island.state.piles import FEAR_DECK, INVADER_DECK
from loci.games.spirit_island.state.registry import ADVERSARIES, POWERS, SCENARIOS, SPIRITS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import ELEMENTS
from loci.testing.learning import check_batch, check_changes, check_ids, check_rows, play_on
from loci.testing.seeds import seeds
from tests.spirit_island.tables import EVERY_SET, HOMES, OCEAN, RIVER, Island, island

#: Whoever changes what an id or a row means raises the version, for weights that were trained.
VOCABULARY = (1, 34944003, "663aba26fad061ad04785860ec49a253")
ENCODING = (1, 6697, "b474a7bb790853934ac11612f08f1c59")
FEATURES = "4a7ba55d1846c6dfdaaee7e4a1d343ff"

LIGHTNING = "lightnings-swift-strike"
PACKAGE = Path(loci.games.spirit_island.__file__).parent
NAMES = [f"{board}{number}" for board in "AB" for number in range(1, 9)]
PIECES = ("explorer", "town", "city", "dahan", "beasts", "wilds", "disease", "town-1*1", "city*2")
FLAGS = ("any-order", "no-events", "bonus-growth", "progression", "barred-response")


def any_move(rng: Rng, moves: list[Move]) -> Move:
    return rng.pick("move", moves)


def any_game(seed: int, most: int = 6) -> tuple[int, dict[str, object]]:
    """Players and options of a game with anything that all sets have."""
    rng = Rng(derived_seed(seed, "any game"))
    players = 1 + rng.below("players", most)
    panels: dict[str, list[str]] = {}
    for id, spirit in SPIRITS.items():
        panels.setdefault(spirit.panel, []).append(id)
    names = list(panels)
    rng.shuffle("panels", names)
    adversaries = list(ADVERSARIES)
    rng.shuffle("adversaries", adversaries)
    options: dict[str, object] = {
        **EVERY_SET,
        "spirits": [rng.pick("aspect", panels[name]) for name in names[:players]],
    }
    if rng.below("adversary", 3):
        options |= {"adversary": adversaries[0], "level": rng.below("level", 7)}
        if not rng.below("supporting", 3):
            options |= {"supporting": adversaries[1], "supporting-level": rng.below("level", 7)}
    if rng.below("scenario", 2):
        options["scenario"] = rng.pick("scenario", list(SCENARIOS))
    if players < 6 and not rng.below("extra board", 4):
        options["extra-board"] = True
    for flag in FLAGS:
        if not rng.below("flag", 4):
            options[flag] = True
    return players, options


def read(
    table: SpiritTable, viewer: int = 0, decision: Decision | None = None
) -> dict[str, list[int]]:
    encoder = GAME.encoder()
    return encoder.encoding.read(encoder.row(table, viewer, decision))


def asked(here: Island, seat: int = 0) -> dict[str, list[int]]:
    """The row of a seat with its open question, without the block's name."""
    told = read(here.table, seat, here.match.decisions()[seat])
    return {name.partition(".")[2]: n for name, n in told.items() if name.startswith("asked.")}


# -- ids and rows of games -------------------------------------------------------------------------


def test_ids_and_rows_mean_what_they_meant() -> None:
    vocabulary, encoder = GAME.vocabulary(), GAME.encoder()
    encoding = encoder.encoding
    assert (vocabulary.version, vocabulary.size, vocabulary.digest()) == VOCABULARY
    assert (encoding.version, encoding.size, encoding.digest()) == ENCODING
    printed = [
        [kind, one.columns, one.names, one.lines] for kind, one in encoder.features().items()
    ]
    assert digest(printed) == FEATURES


def test_advance_and_ids() -> None:
    decisions = 0
    for seed in seeds(3000, 60):
        players, options = any_game(seed)
        decisions += play_on(GAME, players, options, seed, any_move)
    assert decisions > 1000


@pytest.mark.parametrize("spirit", sorted(SPIRITS))
def test_ids_of_each_spirit_alone(spirit: str) -> None:
    for seed in seeds(20, 1):
        assert play_on(GAME, 1, {**EVERY_SET, "spirits": [spirit]}, seed, any_move) > 3


def test_spirits_are_chosen_at_the_table() -> None:
    for seed in seeds(20, 2):
        assert play_on(GAME, 3, EVERY_SET, seed, any_move) > 10
        assert check_changes(GAME, 2, EVERY_SET, seed, any_move) > 5


def test_rows_change_with_what_is_seen() -> None:
    for seed in seeds(200, 6):
        players, options = any_game(seed, most=2)
        assert check_changes(GAME, players, options, seed, any_move) > 5


def test_rows_tell_nothing_that_lies_face_down() -> None:
    checked = 0
    for seed in seeds(400, 10):
        players, options = any_game(seed, most=4)
        state = GAME.new(players, options, seed)
        rng = Rng(seed)
        while (decision := GAME.advance(state)) is not None:
            if not rng.below("check", 8):
                check_rows(GAME, state, players, seed, decision)
                checked += 1
            GAME.apply(state, decision.seat, any_move(rng, decision.moves))
    assert checked > 20


def test_a_batch_plays_as_single_tables_do() -> None:
    spirits = [RIVER, OCEAN]
    batch = check_batch(GAME, 2, {**EVERY_SET, "spirits": spirits}, 400, 150)
    assert batch.cut == 0
    assert len(batch.ended) > 0


@pytest.mark.parametrize("deck", ["minor", "major", "unique", "innate"])
def test_ids_in_every_power(deck: str) -> None:
    """Used on crowded islands, with and without their thresholds; those that cost more than energy
    are met in games."""
    powers = [power for power in POWERS.values() if power.deck == deck and not power.extra_cost]
    cards = sorted([power.id for power in powers])
    met = 0
    for seed in seeds(20, 1):
        for id in cards:
            met += _answer_power(id, seed)
    assert met > len(cards) // 2


def _answer_power(id: str, seed: int) -> int:
    """Use a power with random answers; how many questions it put."""
    rng = Rng(derived_seed(seed, id))
    lands: dict[str, Any] = {}
    for name in NAMES:
        held: dict[str, Any] = {kind: rng.below("pieces", 3) for kind in PIECES}
        lands[name] = {**held, "blight": rng.below("blight", 3), "presence": {}}
    user = POWERS[id].owner or RIVER
    for _ in range(3):
        lands[rng.pick("home", NAMES)]["presence"]["P2"] = 2
    lands.pop(f"A{HOMES.get(user, '7')}", None)  # there its presence is
    other = LIGHTNING if SPIRITS[user].panel != LIGHTNING else RIVER
    at = "" if POWERS[id].target.spirit else f" at {rng.pick('land', NAMES)}"
    elements = dict.fromkeys(ELEMENTS, rng.pick("elements", [0, 9]))
    here = island(
        lands,
        f"power {id}{at} by P1",
        spirits=[user, other],
        boards="AB",
        options=EVERY_SET,
        seats={"P1": {"elements": elements, "energy": 9}},
        blight_pool=40,
        seed=seed,
    )
    state = here.match.state
    assert isinstance(state, Scripted)
    met = 0
    for _ in range(40):
        found = GAME.advance(state)
        if found is None or GAME.underway(state) is None:
            break
        check_ids(GAME, state, found)
        met += 1
        GAME.apply(state, found.seat, any_move(rng, found.moves))
    return met


# -- words -----------------------------------------------------------------------------------------


def spoken() -> set[str]:
    """The words that rules, content and state are written with."""
    found: set[str] = set()
    for room in ("rules", "content", "state"):
        for path in sorted((PACKAGE / room).rglob("*.py")):
            found.update(re.findall(r'"([a-z0-9-]+)"', path.read_text(encoding="utf-8")))
    return found


def said(kind: str) -> set[str]:
    """The words of which the English texts say `KIND-WORD`."""
    found: set[str] = set()
    for path in sorted((PACKAGE / "words" / "texts").glob("*en.ftl")):
        text = path.read_text(encoding="utf-8")
        found.update(re.findall(rf"^{kind}-([a-z0-9-]+) *=", text, re.MULTILINE))
    return found


def test_all_words_have_numbers() -> None:
    """A new word goes to the end of its list in `bots/names.py`, and the versions are raised."""
    options = {option.name for option in GAME.info.options}
    assert (said("option") & spoken()) - options == set(BRANCHES)
    assert said("trigger") == set(TRIGGERS)
    prompts = {word.removeprefix("ask-") for word in spoken() if word.startswith("ask-")}
    assert prompts | {"go-on"} == set(PROMPTS)
    steps: set[str] = set()
    for path in sorted((PACKAGE / "content").rglob("*.py")):
        steps.update(re.findall(r'[ (]Step\("([a-z-]+)"', path.read_text(encoding="utf-8")))
    assert steps
    assert steps < set(STEPS)
    for words in (BRANCHES, TRIGGERS, PROMPTS, STEPS):
        assert len(set(words)) == len(words)


def test_moves_are_numbered_by_what_they_speak_of() -> None:
    vocabulary = GAME.vocabulary()
    here = island(spirits=[RIVER, LIGHTNING], boards="CA")
    moves: list[Move] = [
        Place("land", here.table.island.numbers["A3"], "A3"),
        Use("use", "wash-away", [0, 2], False),
        Pick("damage", 2 << 12 | 1 << 6 | 3),
        Named("way", "C1-A4"),
        Number("growth", 3),
        Named("board", "A"),
    ]
    names = [vocabulary.name(id) for id in vocabulary.ids(here.table, 0, moves)]
    assert names == [
        "land land:12",
        "use wash-away levels:5",
        "damage town strife:1 damage:3",
        "way from:1 land:13",
        "growth number:3",
        "board board:1",
    ]


@pytest.mark.parametrize(
    ("move", "why"),
    [
        (Place("land", PLACES, "F9"), "no id for land F9: 60 of 60"),
        (Named("option", "fly-away"), "no id for option fly-away"),
        (Number("spend", 256), "no id for spend 256: 256 of 256"),
        (Use("use", "wash-away", [6], False), "no id for use wash-away 7: 64 of 64"),
    ],
)
def test_what_has_no_number_is_refused(move: Move, why: str) -> None:
    with pytest.raises(ValueError, match=re.escape(why)):
        GAME.vocabulary().ids(island().table, 0, [move])


# -- what lies where -------------------------------------------------------------------------------


def test_seats_are_told_from_the_viewer() -> None:
    lands = {"A2": {"presence": {"P1": 2}}, "B3": {"presence": {"P2": 1}}}
    here = island(
        lands,
        spirits=[RIVER, LIGHTNING],
        boards="AB",
        seats={"P1": {"energy": 7, "hand": ["wash-away"]}, "P2": {"energy": 99}},
    )
    here.table.seats[1].energy = 300
    one, other = read(here.table, 0), read(here.table, 1)
    numbers = sorted(SPIRITS)
    spirits = [numbers.index(id) + 1 for id in (RIVER, LIGHTNING)]
    assert one["seat.spirit"][:2] == spirits
    assert other["seat.spirit"][:2] == spirits[::-1]
    assert one["seat.there"] == [1, 1, 0, 0, 0, 0]
    assert one["seat.energy"][:2] == [7, 255]
    assert other["seat.energy"][:2] == [255, 7]
    wash = sorted(POWERS).index("wash-away") + 1
    assert one["seat.hand"][0] == wash
    assert other["seat.hand"][len(other["seat.hand"]) // 6] == wash
    a2, b3 = (here.table.island.numbers[name] for name in ("A2", "B3"))
    assert (one["land.presence-1"][a2], one["land.presence-2"][b3]) == (2, 1)
    assert (other["land.presence-2"][a2], other["land.presence-1"][b3]) == (2, 1)
    assert (one["land.sacred"][a2], other["land.sacred"][a2]) == (1, 2)
    assert one["seat.elements"][:8] == elements_of(here.table, 0)


def test_lands_are_told_with_all_that_is_there() -> None:
    held = {"explorer": 2, "town-1": 1, "city*2": 1, "dahan": 3, "beasts": 1, "blight": 2}
    effects = [{"kind": "defend", "land": "A2", "number": 4}]
    here = island({"A2": held}, options=EVERY_SET, effects=effects)
    told = read(here.table)
    numbers = here.table.island.numbers
    a2 = numbers["A2"]
    for field, number in (
        ("explorer-0", 2),
        ("town-0", 0),
        ("town-1", 1),
        ("city-0", 1),
        ("city-strife", 2),
        ("city-struck", 1),
        ("dahan-0", 3),
        ("beasts", 1),
        ("blight", 2),
        ("damage", 1),
        ("city-health", 3),
        ("defence", 4),
    ):
        assert told[f"land.{field}"][a2] == number
    assert told["island.there"][: len(numbers)] == [2] + [1] * 8
    near = [land for land in range(PLACES) if told["island.near"][a2] >> land & 1]
    assert near == here.table.island.near[a2]
    assert told["effect.land"][0] == a2 + 1
    assert told["effect.number"][0] == 4
    assert told["island.number"][a2] == 2


def test_the_question_is_told() -> None:
    lands = {"A5": {"explorer": 3}, "A4": {"presence": {"P1": 2}}}
    here = island(lands, spirits=[RIVER], phase="slow", seats={"P1": {"played": ["wash-away"]}})
    menu = asked(here)
    assert menu["prompt"] == [PROMPTS.index("slow") + 1]
    assert menu["power"] == menu["land"] == [0]
    here.answer("use wash-away", "target A5")
    power = [sorted(POWERS).index("wash-away") + 1]
    numbers = here.table.island.numbers
    told = asked(here)
    assert told["prompt"] == [PROMPTS.index("push") + 1]
    assert told["power"] == power
    assert told["land"] == [numbers["A5"] + 1]
    assert told["left"] == [3]
    here.answer("push explorer A4")
    assert asked(here)["left"] == [2]
    assert asked(here)["power"] == power


def test_printed_cards_are_described() -> None:
    powers = GAME.encoder().features()["power"]
    line = dict(zip(powers.columns, powers.lines[powers.names.index("call-to-tend")], strict=True))
    assert {name: n for name, n in line.items() if n} == {
        **{"deck-minor": 1, "cost": 1, "slow": 1, "water": 1, "plant": 1, "animal": 1},
        **{"has-range": 1, "range": 1, "target-dahan": 1, "uses": 1},
        **{"says-push": 3, "says-remove": 1, "says-blight": 1, "says-dahan": 3},
        **{"says-choose": 1, "says-up-to": 3},
    }
    for kind, one in GAME.encoder().features().items():
        assert len(one.names) == len(one.lines), kind
        assert not any(one.lines[0]), kind
        assert all(len(line) == len(one.columns) for line in one.lines), kind
        assert all(any(line) for line in one.lines[1:]) or kind == "scenario", kind


def test_what_is_printed_on_a_new_spirit_is_known() -> None:
    spirits = GAME.encoder().features()["spirit"]
    line = dict(zip(spirits.columns, spirits.lines[spirits.names.index(RIVER)], strict=True))
    track = [space.number + 1 for space in SPIRITS[RIVER].energy_track]
    assert [line[f"energy-{n + 1}"] for n in range(len(track))] == track
    assert sorted(POWERS)[line["innate-1"] - 1] == SPIRITS[RIVER].innates[0]


def test_there_is_room_for_what_random_games_have() -> None:
    """What is beyond the places of a row would be left out of it."""
    for seed in seeds(1000, 40):
        players, options = any_game(seed)
        state = GAME.new(players, options, seed)
        rng = Rng(seed)
        while (decision := GAME.advance(state)) is not None:
            table = GAME.table(state)
            assert len(table.effects) <= EFFECT_PLACES
            assert len(table.piles[FEAR_DECK]) <= FEAR_PLACES
            assert len(table.piles[INVADER_DECK]) <= INVADER_PLACES
            assert len(table.island.names) <= PLACES
            for owner in table.seats:
                for cards, places in (
                    (owner.hand, HAND),
                    (owner.played, PLAYED),
                    (owner.discard, DISCARD),
                    (owner.used, USED),
                ):
                    assert len(cards) <= places
            GAME.apply(state, decision.seat, any_move(rng, decision.moves))


def test_the_panels_have_room() -> None:
    for spirit in SPIRITS.values():
        assert len(spirit.tracks) <= TRACKS
        assert len(spirit.growth) <= OPTIONS
        assert len(spirit.innates) <= INNATES
        assert len(spirit.keeps) <= KEPT
        assert all(len(keep.allowed) <= WORDS for keep in spirit.keeps)
    assert max(len(power.thresholds) for power in POWERS.values()) <= LEVELS
