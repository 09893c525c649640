"""Options of the set-up, of spades and of burning (section 31 of the rules page)."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core import BadOption, Match, options
from loci.core.options import checked
from loci.core.position import read_data
from loci.core.records.record import read, write
from loci.games.terra_mystica import GAME
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import BONUS_NAMES, FACTIONS, SCORING_NAMES
from tests.terra_mystica.ledgers import ONLINE, imported, ledger_of
from tests.terra_mystica.tables import (
    asked,
    buildings,
    do,
    far_off,
    has,
    legal,
    offered,
    rich,
    table,
    terrain,
    why_not,
)

SEEDS = range(60)
TILES = ["SCORE8", "SCORE1", "SCORE4", "SCORE2", "SCORE6", "SCORE3"]


def start(players: int = 3, seed: int = 1, **options: object) -> TerraTable:
    """A new game; option names with underscores for dashes."""
    given = {name.replace("_", "-"): value for name, value in options.items()}
    return GAME.setup(players, checked(GAME.info.options, given), seed)


def scoring(made: TerraTable) -> list[str]:
    return [SCORING_NAMES[tile] for tile in made.scoring]


def bonus(made: TerraTable) -> list[str]:
    return [BONUS_NAMES[tile] for tile in made.in_game]


# -- what is fixed beforehand ----------------------------------------------------------------------


def test_factions_are_given_in_seating_order() -> None:
    made = start(3, factions=["nomads", "witches", "giants"])
    assert [FACTIONS[faction] for faction in made.faction] == ["nomads", "witches", "giants"]
    assert (asked(made), offered(made)[0]) == ([0], "build A5")


@pytest.mark.parametrize(
    ("names", "says"),
    [
        (["nomads", "witches"], "factions-number"),
        (["nomads", "witches", "auren"], "factions-colours"),
        (["nomads", "witches", "witches"], "option-value"),
    ],
)
def test_impossible_factions_are_refused(names: list[str], says: str) -> None:
    with pytest.raises(BadOption, match=says):
        start(3, factions=names)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_colours_are_dealt_and_each_chooses_one_of_two(seed: int) -> None:
    made = start(4, seed, faction_choice="dealt-colours")
    colours = set()
    for seat in range(4):
        assert asked(made) == [seat]
        assert len(offered(made)) == 2
        do(made, offered(made)[seed % 2])
        colours.add(GAME.see(made, seat)["seats"][seat]["colour"])
    assert len(colours) == 4


def test_a_colour_that_was_not_dealt_is_refused() -> None:
    made = start(2, faction_choice="dealt-colours")
    others = [name for name in FACTIONS if f"setup {name}" not in offered(made)]
    assert [why_not(made, f"setup {name}") for name in others] == ["faction-dealt"] * 12
    assert len(offered(start(2))) == 14


@pytest.mark.parametrize("seed", [1, 2])
def test_scoring_and_bonus_tiles_are_fixed(seed: int) -> None:
    tiles = ["BON9", "BON2", "BON4", "BON5", "BON6", "BON7"]
    made = start(3, seed, scoring_tiles=TILES, bonus_tiles=tiles)
    assert scoring(made) == TILES
    assert bonus(made) == sorted(tiles)


@pytest.mark.parametrize(
    "options", [{"scoring_tiles": TILES[:5]}, {"bonus_tiles": [f"BON{n}" for n in range(1, 6)]}]
)
def test_a_wrong_number_of_tiles_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption, match="tiles-number"):
        start(3, **options)


# -- tiles of later boxes, the early spade tile ----------------------------------------------------


@pytest.mark.rule("TM-3.9")
def test_the_spade_tile_lies_early_where_the_table_wants_it_so() -> None:
    late = [seed for seed in SEEDS if "SCORE1" in scoring(start(seed=seed))[4:]]
    assert late  # drawn without restriction by default
    for seed in SEEDS:
        drawn = scoring(start(seed=seed, early_spade_tile=True))
        assert "SCORE1" not in drawn[4:]
        assert len(set(drawn)) == 6


@pytest.mark.parametrize(
    ("option", "tile"), [("shipping_bonus_tile", "BON10"), ("temple_scoring_tile", "SCORE9")]
)
def test_later_tiles_are_drawn_only_with_their_option(option: str, tile: str) -> None:
    def drawn(made: TerraTable) -> list[str]:
        return bonus(made) + scoring(made)

    assert [seed for seed in SEEDS if tile in drawn(start(seed=seed))] == []
    found = [seed for seed in SEEDS if tile in drawn(start(seed=seed, **{option: True}))]
    assert 0 < len(found) < len(SEEDS)


def test_later_town_tiles_lie_ready_only_with_their_option() -> None:
    assert start().town_left == [2, 2, 2, 2, 2, 0, 0, 0]
    assert start(extra_town_tiles=True).town_left == [2, 2, 2, 2, 2, 1, 2, 1]


# -- burning ---------------------------------------------------------------------------------------


def burner(**more: Any) -> dict[str, Any]:
    return {**rich("witches", {"E9": "D"}, bowls=[4, 6, 2]), **more}


@pytest.mark.rule("TM-8.13")
def test_power_is_burnt_freely_and_kept() -> None:
    made = table(burner(), far_off(), options={"free-burning": True})
    do(made, "burn 1. advance dig. burn 2. done")
    assert (has(made)["bowls"], made.removed[0]) == ([4, 0, 5], 3)
    do(made, "pass BON9. done", 1)
    do(made, "action ACT4", 0)
    assert has(made)["bowls"] == [8, 0, 1]


@pytest.mark.rule("TM-8.13")
def test_without_the_option_burnt_power_is_spent_at_once() -> None:
    made = table(burner(), far_off())
    for line in ("burn 1. advance dig", "burn 1. burn 1", "burn 1. convert 1PW to 1C"):
        assert why_not(made, line) == "first-spend"
    do(made, "burn 2. action ACT4", 0)
    assert has(made)["bowls"] == [8, 2, 0]


@pytest.mark.rule("TM-8.13")
@pytest.mark.parametrize("free", [True, False])
def test_two_tokens_are_needed_for_each_one_moved(free: bool) -> None:
    made = table(burner(), far_off(), options={"free-burning": free})
    assert why_not(made, "burn 4") == "burn-short"
    assert legal(made, "burn 3")
    assert why_not(made, "burn 1", 1) == "not-your-turn"


@pytest.mark.rule("TM-8.13")
def test_only_an_import_sets_free_burning() -> None:
    wish = {"free-burning": True}
    position = {"game": "terra-mystica", "players": 2, "options": wish, "seats": {}}
    with pytest.raises(BadOption, match="option-imported"):
        Match.start(GAME, 2, wish)
    with pytest.raises(BadOption, match="option-imported"):
        GAME.new(2, wish, 1)
    with pytest.raises(BadOption, match="option-imported"):
        read_data(position)
    assert "free-burning" not in [option.name for option in options.offered(GAME.info.options)]


@pytest.mark.rule("TM-8.13")
def test_the_record_of_an_import_says_free_burning_and_replays() -> None:
    (found,) = imported(ledger_of(ONLINE[1]))
    record = read(write(found.match.record()))
    assert record.header.options["free-burning"] is True
    assert Match.replay(GAME, record).state.digest() == found.match.state.digest()


# -- two spades ------------------------------------------------------------------------------------


def digger(**more: Any) -> dict[str, Any]:
    """F6 (mountains) by E9 and E7 (mountains) by F4 take one spade each, D7 takes two."""
    return {**rich("witches", {"E9": "D", "F4": "D"}, bowls=[0, 0, 12]), **more}


@pytest.mark.rule("TM-10.30")
def test_the_dwelling_may_stand_on_the_second_hex() -> None:
    online = table(digger(), far_off(), options={"second-hex-dwelling": True})
    do(online, "action ACT6. transform F6 to green. transform E7 to green")
    assert [move for move in offered(online) if move.startswith("build")] == [
        "build E7",
        "build F6",
    ]
    do(online, "build E7")
    assert why_not(online, "build F6") == "acted-already"
    book = table(digger(), far_off())
    do(book, "action ACT6. transform F6 to green. transform E7 to green")
    assert why_not(book, "build E7") == "build-where-dug"
    do(book, "build F6")
    assert buildings(book)["F6"] == "D"


@pytest.mark.rule("TM-10.30")
def test_after_a_hex_left_half_way_the_next_one_becomes_home_terrain() -> None:
    """E17: D7 (wasteland) stops at mountains; the other spade makes forest of mountains."""
    online = table(digger(), far_off(), options={"second-hex-dwelling": True})
    do(online, "action ACT6. transform D7 to gray")
    assert why_not(online, "transform F5 to black") == "spades-home-next"
    do(online, "transform E7 to green. build E7")
    assert buildings(online)["E7"] == "D"
    book = table(digger(), far_off())
    do(book, "action ACT6. transform D7 to gray")
    assert why_not(book, "transform E7 to green") == "spades-one-hex"


# -- points for spades -----------------------------------------------------------------------------


@pytest.mark.rule("TM-10.35")
@pytest.mark.parametrize(
    ("line", "used", "obtained"),
    [
        ("action ACT6. transform F6 to green. done", 2, 4),
        ("action ACT6. done", 0, 4),
        ("action ACT5. -SPADE. done", 0, 2),
        ("action ACT6. transform D7 to green. done", 4, 4),
        ("dig 3. transform F5 to green. done", 6, 6),
    ],
)
def test_spades_score_when_used_or_when_obtained(line: str, used: int, obtained: int) -> None:
    for points, vp in (("used", used), ("obtained", obtained)):
        made = table(digger(), far_off(), tile="SCORE1", options={"spade-points": points})
        do(made, line)
        assert has(made)["vp"] == 20 + vp


@pytest.mark.rule("TM-10.35")
@pytest.mark.parametrize("points", ["used", "obtained"])
def test_spades_of_phase_iii_never_score(points: str) -> None:
    """Even if the round's tile were SCORE1: the spades come from the position here."""
    made = table(
        digger(reward=1),
        far_off(),
        phase="rewards",
        tile="SCORE1",
        options={"spade-points": points},
    )
    do(made, "transform F6 to green")
    assert (terrain(made, "F6"), has(made)["vp"], made.round) == ("green", 20, 2)


def test_the_options_are_shown_to_the_players() -> None:
    made = table(digger(), far_off(), options={"offers": "deferred", "resignation": True})
    rules = GAME.see(made, 0)["rules"]
    assert (rules["offers"], rules["resignation"], rules["turn-order"]) == (
        "deferred",
        True,
        "clockwise",
    )
