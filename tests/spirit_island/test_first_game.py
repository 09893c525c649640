"""Second Wave after a game that was played: its record, or what it has left, as an option."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from loci.cli.app import app
from loci.core import Match
from loci.core.errors import BadOption
from loci.core.records.record import read, write
from loci.games.spirit_island import GAME
from loci.games.spirit_island.rules.act import SINGLE, Act
from loci.games.spirit_island.rules.audit import audit
from loci.games.spirit_island.rules.hidden import redeal, secrets
from loci.games.spirit_island.rules.invaders.blight import take_blight
from loci.games.spirit_island.state.first_game import left_by, read_first_game
from loci.testing.kit import Kit
from tests.spirit_island.start import carry_out
from tests.spirit_island.tables import EVERY_SET, RIVER, Island, island
from tests.spirit_island.test_kit import lively

RECORDS = Path(__file__).parents[1] / "records"
WAVE: dict[str, Any] = {**EVERY_SET, "scenario": "second-wave", "no-initial-explore": True}
SPIRAL = "downward-spiral"
HEALTHY = "invaders-find-the-land-to-their-liking"  # still
SHATTERS = "strong-earth-shatters-slowly"


def over(lands: dict[str, Any] | None = None, **keys: Any) -> Island:
    """A game of River alone on board A that is over: nobody has any presence left."""
    lands = {"A4": {"dahan": 3, "town": 1, "beasts": 2}, "A5": {"blight": 2}, **(lands or {})}
    options = {**EVERY_SET, **keys.pop("options", {})}
    here = island({**lands, "A7": {}}, "check", options=options, spirits=[RIVER], **keys)
    assert here.ending()
    return here


def following(here: Island, seed: int = 1, **options: Any) -> Island:
    """The second game after one that is over."""
    given = {**WAVE, "first-game": left_by(here.table), **options}
    return Island(Match.start(GAME, len(here.table.seats), given, seed))


def begun(here: Island, spirit: str = "lightnings-swift-strike") -> Island:
    """The second game with its set-up done, by the first answers."""
    here.answer(f"choose {spirit}")
    while here.prompt() != "ask-growth":
        here.answer(here.options()[0])
    return here


# -- what a game has left --------------------------------------------------------------------------


@pytest.mark.rule("SX-42.21")
def test_what_is_told_of_a_game() -> None:
    here = over(options={"adversary": "england", "level": 2})
    told = read_first_game(left_by(here.table))
    assert (told.boards, told.layout, told.adversary, told.level) == ("A", "standard", "england", 2)
    assert told.lands == {"A4": {"dahan": 3, "beasts": 2}, "A5": {"blight": 2}}
    assert (told.spirits, len(told.cards[0])) == ([RIVER], 4)
    assert (told.blight_card, told.used) == ("", [])  # nobody has seen which card it is
    seen = GAME.see(here.table, 0)
    assert seen["left"] == left_by(here.table)
    assert "left" not in GAME.see(island({}).table, 0)


@pytest.mark.rule("SX-42.27")
def test_boards_that_came_or_went() -> None:
    lands = {"C3": {"dahan": 2}, "A4": {"dahan": 1}}
    here = over(lands, added=["C-side0-A-side0"])
    assert read_first_game(left_by(here.table)).boards == "A"
    assert set(read_first_game(left_by(here.table)).lands) == {"A4", "A5"}


@pytest.mark.rule("SX-42.21")
def test_the_record_of_a_game_is_read() -> None:
    """A game that was really played; the match keeps what it has left, not the record."""
    text = (RECORDS / "branch_and_claw" / "france-adversary.loci").read_text("utf-8")
    first = GAME.table(Match.replay(GAME, read(text)).state)  # type: ignore[arg-type]
    options = {"sets": first.sets, "scenario": "second-wave", "first-game": text}
    here = Island(Match.start(GAME, len(first.seats), options, 3))
    kept = here.match.header.options
    assert kept["first-game"] == left_by(first)
    assert (kept["adversary"], kept.get("level", 0)) == (first.adversary, first.level)
    assert here.table.island.boards == first.island.boards
    again = Match.replay(GAME, read(write(here.match.record())))
    assert again.state.to_data() == here.match.state.to_data()


def test_what_is_no_finished_game_is_refused() -> None:
    text = (RECORDS / "branch_and_claw" / "france-adversary.loci").read_text("utf-8")
    record = read(text)
    unfinished = Match.replay(GAME, record, len(record.entries) - 5)
    options: dict[str, Any] = {"sets": record.header.options["sets"], "scenario": "second-wave"}
    left = json.loads(left_by(over().table))
    cases: list[tuple[str, dict[str, Any], str]] = [
        (write(unfinished.record()), options, "first-game-not-over"),
        ("[Format nonsense", options, "first-game-unreadable"),
        ("nonsense", options, "first-game-unreadable"),
        (json.dumps({**left, "spirits": ["nobody"]}), options, "first-game-unreadable"),
        (json.dumps({**left, "lands": {"A4": {"city": 1}}}), options, "first-game-unreadable"),
        (json.dumps({**left, "cards": [1]}), options, "first-game-unreadable"),
        (json.dumps({**left, "cards": []}), options, "first-game-unreadable"),
        ("x" * 30_000, options, "first-game-unreadable"),
        (json.dumps(left), {**options, "scenario": "blitz"}, "first-game-scenario"),
        (json.dumps({**left, "lands": {"B4": {"dahan": 1}}}), options, "position-land"),
        (
            json.dumps({**left, "blight_card": HEALTHY, "blight_pool": 1}),
            {**options, "sets": ["base", "branch-and-claw"]},
            "option-set",
        ),
    ]
    for given, more, why in cases:
        with pytest.raises(BadOption, match=why):
            Match.start(GAME, 1, {**more, "first-game": given}, 1)
    with pytest.raises(BadOption, match="option-boards-number"):
        Match.start(GAME, 2, {**options, "first-game": json.dumps(left)}, 1)


# -- the second game -------------------------------------------------------------------------------


@pytest.mark.rule("SX-42.21", "SX-42.22", "SX-42.23")
def test_the_island_is_as_it_was_left() -> None:
    here = following(over(options={"adversary": "england", "level": 2}), **WAVE)
    assert (here.table.adversary, here.table.level) == ("england", 2)
    begun(here)
    assert here.table.level == 3  # the island stayed healthy
    assert here.land("A5")["blight"] == 2
    number = sum(here.land(f"A{n}").get("dahan", 0) for n in range(1, 9))
    assert number == 4  # 3, and one more for so few
    assert sum(here.land(f"A{n}").get("beasts", 0) for n in range(1, 9)) == 1
    assert audit(here.table) == []


@pytest.mark.rule("SX-42.21")
def test_other_spirits_come() -> None:
    here = following(over())
    assert f"choose {RIVER}" not in here.options()
    assert f"choose {RIVER}--sunshine" not in here.options()
    assert here.why_not(f"choose {RIVER}") == "spirit-went-before"
    with pytest.raises(BadOption, match="spirit-went-before"):
        following(over(), spirits=[RIVER])


@pytest.mark.rule("SX-42.27")
def test_each_first_spirit_leaves_a_card() -> None:
    here = following(over({"A4": {"dahan": 2}, "A5": {}}))
    here.answer("choose lightnings-swift-strike")
    assert (here.prompt(), len(here.options())) == ("ask-first-card", 4)
    here.answer("leave flash-floods")
    left = [effect.to_data([]) for effect in here.table.effects]
    assert left == [{"kind": "first-spirits", "word": "flash-floods"}]


# -- blight ----------------------------------------------------------------------------------------


def blighted(card: str, pool: int, used: list[str] | None = None) -> Island:
    """The second game after one in which this card was turned up last."""
    keys: dict[str, Any] = {"blight_card": card, "blighted": True, "blight_pool": pool}
    if used:
        keys["blight_used"] = used
    options = {"adversary": "england", "level": 2}
    return begun(following(over(options=options, **keys)))


@pytest.mark.rule("SX-42.24")
def test_a_blighted_card_is_known_and_has_its_blight_beside_it() -> None:
    here = blighted(SPIRAL, 4)
    table = here.table
    assert (table.level, table.blight_card, table.blight_flipped) == (2, SPIRAL, 0)
    aside = [e.to_data([]) for e in table.effects if e.kind == "blight-aside"]
    assert aside == [{"kind": "blight-aside", "number": 2, "word": SPIRAL}]
    assert GAME.see(table, 0)["blight"]["known"] == SPIRAL
    assert "blight_card" not in secrets(table, 0)
    copy = table.clone()
    redeal(copy, 0, copy.rng.clone())
    assert copy.blight_card == SPIRAL
    assert SPIRAL not in table.piles[-2]


@pytest.mark.rule("SX-34.22", "SX-34.23")
def test_a_still_healthy_card_that_was_turned_up() -> None:
    here = blighted(HEALTHY, 4)
    table = here.table
    assert (table.level, table.blight_card, table.blight_flipped) == (2, HEALTHY, 0)
    assert table.blight_pool == 2
    assert HEALTHY not in here.pile("blight_deck")
    here.set_pile("blight_deck", [SPIRAL])
    flipped = spent(here, 2)
    assert (flipped.blight_card, flipped.blight_pool) == (HEALTHY, 2)  # what lay beside it
    gone_on = spent(here, 4)
    assert (gone_on.blight_card, gone_on.blight_flipped) == (SPIRAL, 1)
    assert gone_on.blight_pool == 5  # as printed, from the box


@pytest.mark.rule("SX-34.21")
def test_a_still_healthy_card_that_was_used_up_comes_first_again() -> None:
    here = blighted(SPIRAL, 5, [HEALTHY])
    table = here.table
    assert (table.blight_card, table.blight_flipped) == (HEALTHY, 0)
    assert here.pile("blight_deck")[0] == SPIRAL
    assert here.pile("blight_used") == []
    shown = spent(here, 2)
    assert (shown.blight_card, shown.blight_pool) == (HEALTHY, 2)  # as printed
    last = spent(here, 4)
    assert (last.blight_card, last.blight_pool) == (SPIRAL, 3)  # what lay beside it


def spent(here: Island, number: int) -> Any:
    """The table after so much blight has gone from the card to the box."""
    copy = here.table.clone()
    for _ in range(number):
        carry_out(take_blight(Act(copy, SINGLE)))
    return copy


@pytest.mark.rule("SX-34.20")
def test_such_cards_may_be_left_out() -> None:
    here = following(over(), **{"left-out-blight": [HEALTHY, SHATTERS]})
    cards = [here.table.blight_card, *here.pile("blight_deck")]
    assert HEALTHY not in cards
    assert SHATTERS not in cards


@pytest.mark.rule("SX-34.21")
def test_a_game_remembers_what_it_has_used_up() -> None:
    keys: dict[str, Any] = {"blight_card": HEALTHY, "blighted": True, "blight_pool": 1}
    here = island({}, "blight A4", options=EVERY_SET, blight_deck=[SPIRAL], **keys)
    assert (here.table.blight_card, here.pile("blight_used")) == (SPIRAL, [HEALTHY])
    assert GAME.see(here.table, 0)["blight"]["used"] == [HEALTHY]
    assert GAME.load_table(here.table.to_data()).to_data() == here.table.to_data()
    assert audit(here.table) == []


# -- whole games -----------------------------------------------------------------------------------


def test_a_third_wave_may_follow() -> None:
    """A second game to its end passes the kit, and its record can be followed again."""
    first = (RECORDS / "branch_and_claw" / "keeper-presence.loci").read_text("utf-8")
    players = read(first).header.players
    options = {**EVERY_SET, "scenario": "second-wave", "first-game": first}
    kit = Kit(GAME, players, options, every=24, pick=lively)
    match = kit.play(5)
    third = {**options, "first-game": write(match.record())}
    here = Island(Match.start(GAME, players, third, 6))
    assert here.prompt() == "ask-spirit"
    assert len(str(here.match.header.options["first-game"])) < 5000


def test_it_is_begun_from_the_command_line(tmp_path: Path) -> None:
    record = RECORDS / "branch_and_claw" / "keeper-presence.loci"
    out = tmp_path / "second.loci"
    players = read(record.read_text("utf-8")).header.players
    given = [
        *["new", "spirit-island", "--players", str(players), "--output", str(out), "--seed", "7"],
        *["--option", "sets=base,branch-and-claw", "--option", "scenario=second-wave"],
        *["--option", f"first-game={record}"],
    ]
    result = CliRunner().invoke(app, given)
    assert result.exit_code == 0, result.output
    made = read(out.read_text("utf-8"))
    assert made.header.options["scenario"] == "second-wave"
    assert len(str(made.header.options["first-game"])) < 5000
