"""Ids of moves and rows of tables, for programs that learn."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import loci.games.spirit_island
from loci.core import Rng, derived_seed
from loci.core.decision import Move
from loci.core.script import Scripted
from loci.games.spirit_island import GAME
from loci.games.spirit_island.bots.names import BRANCHES, PLACES, PROMPTS, STEPS, TRIGGERS
from loci.games.spirit_island.state.moves import Named, Number, Pick, Place, Use
from loci.games.spirit_island.state.registry import POWERS, SPIRITS
from loci.games.spirit_island.state.terms import ELEMENTS
from loci.testing.learning import check_batch, check_changes, check_ids, check_rows, play_on
from loci.testing.seeds import seeds
from tests.spirit_island.any_game import LIGHTNING, any_game, any_move
from tests.spirit_island.tables import EVERY_SET, HOMES, OCEAN, RIVER, island

#: Whoever changes what an id or a row means raises the version, for weights that were trained.
VOCABULARY = (1, 34944003, "663aba26fad061ad04785860ec49a253")
ENCODING = (1, 6697, "b474a7bb790853934ac11612f08f1c59")
FEATURES = "4a7ba55d1846c6dfdaaee7e4a1d343ff"

PACKAGE = Path(loci.games.spirit_island.__file__).parent
NAMES = [f"{board}{number}" for board in "AB" for number in range(1, 9)]
PIECES = ("explorer", "town", "city", "dahan", "beasts", "wilds", "disease", "town-1*1", "city*2")


# -- ids and rows of games -------------------------------------------------------------------------


def test_ids_and_rows_mean_what_they_meant() -> None:
    """In a tree with further sets too: what those bring is numbered among the rest."""
    command = [sys.executable, "-m", "tests.spirit_island.own_numbers"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {
        "vocabulary": list(VOCABULARY),
        "encoding": list(ENCODING),
        "features": FEATURES,
    }


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
