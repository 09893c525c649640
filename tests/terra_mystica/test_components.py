"""What is in the box, what is limited and what is not (TM-1)."""

from __future__ import annotations

import pytest

from loci.core import BadData, BadOption, Match
from loci.games.terra_mystica import GAME
from loci.games.terra_mystica.positions import reader as positions
from tests.terra_mystica.starts import APART, BOARDS, COLOUR, PRINTED, chosen, new, other
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

#: A hex and one directly beside it, far from everybody.
HERE, BESIDE = "E6", "E7"
FULL = {"D": 8, "TP": 4, "TE": 3, "SH": 1, "SA": 1}
#: What each building is upgraded from.
PATHS = {("D", "TP"), ("TP", "TE"), ("TP", "SH"), ("TE", "SA")}


@pytest.mark.rule("TM-1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_can_play(players: int) -> None:
    match = Match.start(GAME, players)
    chose: list[int] = []
    while match.decisions()[seat := min(match.decisions())].prompt.id == "ask-faction":
        chose.append(seat)
        match.answer(seat, match.decisions()[seat].moves[0])
    assert chose == list(range(players))


@pytest.mark.rule("TM-1.1")
@pytest.mark.parametrize("players", [1, 6])
def test_nobody_plays_alone_or_with_six(players: int) -> None:
    with pytest.raises(BadOption, match="players-number"):
        Match.start(GAME, players)


@pytest.mark.rule("TM-1.2")
@pytest.mark.parametrize("colour", list(BOARDS))
def test_the_two_factions_of_a_board_never_meet(colour: str) -> None:
    one, two = BOARDS[colour]
    for first, second in ((one, two), (two, one)):
        made = new(2)
        assert len(offered(made)) == 14
        do(made, f"setup {first}")
        assert why_not(made, f"setup {second}") == "faction-colour"
        assert why_not(made, f"setup {first}") == "faction-colour"
        rest = [f"setup {name}" for name in COLOUR if name not in (one, two)]
        assert sorted(offered(made)) == sorted(rest)
        with pytest.raises(BadOption, match="factions-colours"):
            new(2, factions=[first, second])


@pytest.mark.rule("TM-1.3", "TM-4.5")
@pytest.mark.parametrize("faction", list(COLOUR))
def test_each_faction_has_one_home_terrain(faction: str) -> None:
    """Of the 77 land hexes exactly the eleven of one terrain are open to its first dwelling."""
    made = chosen(faction, "giants" if COLOUR[faction] == "green" else "witches")
    while asked(made) != [0]:  # the Chaos Magicians come last
        do(made, offered(made)[0])
    homes = [f"build {hex}" for hex in PRINTED[COLOUR[faction]]]
    assert sorted(offered(made)) == sorted(homes)
    for colour, hexes in PRINTED.items():
        for hex in hexes:
            why = why_not(made, f"build {hex}")
            assert why in (("",) if colour == COLOUR[faction] else ("hex-terrain", "hex-occupied"))


@pytest.mark.rule("TM-1.4")
@pytest.mark.parametrize("faction", list(COLOUR))
def test_a_faction_builds_on_home_terrain_only(faction: str) -> None:
    for colour in PRINTED:
        made = table(rich(faction, {HERE: "D"}), other(faction), terrain={BESIDE: colour})
        expected = "" if colour == COLOUR[faction] else "hex-terrain"
        assert why_not(made, f"build {BESIDE}") == expected


@pytest.mark.rule("TM-1.4")
def test_not_even_the_ride_or_cult_spades_build_elsewhere() -> None:
    witches = rich("witches", {"C3": "SH"})
    made = table(witches, far_off())
    do(made, "action ACTW")
    assert why_not(made, "build E6") == "hex-terrain"
    homes = [f"build {hex}" for hex in PRINTED["green"] if hex != "C3"]
    assert sorted(line for line in offered(made) if line.startswith("build")) == sorted(homes)
    spades = {**witches, "reward": 1}
    made = table(spades, far_off(), phase="rewards", tile="SCORE8")
    assert why_not(made, "build D5") == "first-reward"


@pytest.mark.rule("TM-1.5", "TM-1.6", "TM-2.13")
@pytest.mark.parametrize("faction", list(COLOUR))
@pytest.mark.parametrize("code", ["TP", "TE", "SH", "SA"])
def test_every_colour_has_so_many_buildings(faction: str, code: str) -> None:
    old = {after: before for before, after in PATHS}[code]
    for built in (FULL[code] - 1, FULL[code]):
        placed = {**dict.fromkeys(APART[:built], code), HERE: old}
        made = table(rich(faction, placed), other(faction))
        expected = "none-left" if built == FULL[code] else ""
        assert why_not(made, f"upgrade {HERE} to {code}") == expected


@pytest.mark.rule("TM-1.5", "TM-1.6")
@pytest.mark.parametrize("faction", list(COLOUR))
def test_the_ninth_dwelling_is_not_there_until_one_comes_back(faction: str) -> None:
    ground = {BESIDE: COLOUR[faction]}
    seven = {HERE: "D", **dict.fromkeys(APART[:6], "D")}
    made = table(rich(faction, seven), other(faction), terrain=ground)
    assert legal(made, f"build {BESIDE}")
    eight = {**seven, APART[6]: "D"}
    made = table(rich(faction, eight), other(faction), terrain=ground, passed=["P2"])
    assert why_not(made, f"build {BESIDE}") == "none-left"
    do(made, f"upgrade {HERE} to TP. done. build {BESIDE}")
    assert list(buildings(made).values()).count("D") == 8


@pytest.mark.rule("TM-1.5", "TM-1.6")
@pytest.mark.parametrize("faction", list(COLOUR))
def test_three_bridges_and_no_more(faction: str) -> None:
    placed = {"A3": "D", "A7": "D", "A11": "D", "B1": "D"}
    two = {"A3:C1": "P1", "A7:C3": "P1"}
    power = rich(faction, placed, bowls=[0, 0, 12])
    made = table(power, other(faction), bridges=two)
    do(made, "action ACT1. bridge A11:C5. done")
    assert made.bridges[0] == 0
    made = table(power, other(faction), bridges={**two, "A11:C5": "P1"})
    assert why_not(made, "action ACT1") == "no-bridge-possible"


@pytest.mark.rule("TM-1.5", "TM-1.6", "TM-1.8")
@pytest.mark.parametrize("faction", list(COLOUR))
def test_seven_priests_and_no_more(faction: str) -> None:
    seat = rich(faction, {HERE: "D"}, bowls=[0, 2, 10], priests=4)
    made = table(seat, other(faction), priests={"fire": ["P1", "P1"]})
    do(made, "convert 5PW to 1P")
    assert (has(made)["priests"], has(made)["bowls"]) == (5, [5, 2, 5])
    assert why_not(made, "convert 5PW to 1P") == "no-priest-reserve"
    do(made, "action ACT2")  # paid for nothing
    assert (has(made)["priests"], has(made)["bowls"]) == (5, [8, 2, 2])


@pytest.mark.rule("TM-1.8")
def test_priests_of_the_others_are_no_help() -> None:
    seat = rich("witches", {HERE: "D"}, bowls=[0, 0, 12], priests=3)
    lots = {"fire": ["P1", "P1", "P1", "P1"]}
    made = table(seat, far_off(priests=0), priests=lots)
    assert why_not(made, "convert 5PW to 1P") == "no-priest-reserve"
    back = table({**seat, "priests": 4}, far_off(priests=0), priests={"fire": ["P1"] * 3})
    do(back, "send P to AIR for 1")  # this one goes back to the reserve
    do(back, "convert 5PW to 1P")
    assert has(back)["priests"] == 4


@pytest.mark.rule("TM-1.5", "TM-2.26")
def test_seven_markers_stand_on_seven_tracks() -> None:
    """Points, shipping, spades and four cults, each of which moves on its own."""
    seat = rich("engineers", {HERE: "D"}, priests=6)
    made = table(seat, other("engineers"), passed=["P2"])
    names = ("vp", "shipping", "digging", "cults")
    seen = []
    sends = [f"send P to {cult} for 1" for cult in ("FIRE", "WATER", "EARTH", "AIR")]
    for line in ("advance ship", "advance dig", *sends):
        do(made, f"{line}. done")
        seen.append([has(made)[name] for name in names])
    assert seen == [
        [22, 1, 0, [0, 0, 0, 0]],
        [28, 1, 1, [0, 0, 0, 0]],
        [28, 1, 1, [1, 0, 0, 0]],
        [28, 1, 1, [1, 1, 0, 0]],
        [28, 1, 1, [1, 1, 1, 0]],
        [28, 1, 1, [1, 1, 1, 1]],
    ]


@pytest.mark.rule("TM-1.7", "TM-7.19")
def test_coins_and_workers_have_no_limit() -> None:
    seat = rich("witches", {"C3": "TP", "F4": "D"}, coins=900, workers=900, bowls=[0, 4, 8])
    made = table({**seat, "bonus": "BON6"}, far_off())
    positions.step(made, "income P1")
    assert (has(made)["coins"], has(made)["workers"]) == (902, 904)
    do(made, "action ACT4")
    assert has(made)["coins"] == 909


@pytest.mark.rule("TM-1.10")
@pytest.mark.parametrize("faction", list(COLOUR))
def test_everybody_begins_with_twelve_power_tokens(faction: str) -> None:
    made = chosen(faction, "witches" if COLOUR[faction] != "green" else "giants")
    assert sum(has(made, 0)["bowls"]) == 12
    assert sum(has(made, 1)["bowls"]) == 12


@pytest.mark.rule("TM-1.11", "TM-2.7")
@pytest.mark.parametrize("kind", range(1, 13))
def test_favour_tiles_last_for_one_or_three(kind: int) -> None:
    """A tile of three steps exists once, the others three times."""
    tile = f"FAV{kind}"
    copies = 1 if kind <= 4 else 3
    for taken in (copies - 1, copies):
        seats = [rich("witches", {HERE: "TP"})]
        for n, faction in enumerate(("dwarves", "giants", "mermaids")):
            favours = [tile] if n < taken else []
            seats.append(rich(faction, {APART[n]: "D"}, favours=favours))
        made = table(*seats)
        do(made, f"upgrade {HERE} to TE")
        assert why_not(made, f"+{tile}") == ("tile-gone" if taken == copies else "")
        assert len(offered(made)) == (11 if taken == copies else 12)


@pytest.mark.rule("TM-1.11", "TM-2.8")
@pytest.mark.parametrize("kind", range(1, 6))
def test_town_tiles_last_for_two_of_each_kind(kind: int) -> None:
    tile = f"TW{kind}"
    town = {"E6": "SH", "E7": "TP", "D4": "D", "F4": "D"}
    for taken in (1, 2):
        seat = rich("witches", {**town, "E7": "D", "F4": "TP"}, bowls=[12, 0, 0])
        made = table(seat, far_off(towns=[tile] * taken))
        do(made, "upgrade E7 to TP")
        left = [f"+TW{n}" for n in range(1, 6) if n != kind or taken == 1]
        assert sorted(offered(made)) == left
        assert why_not(made, f"+{tile}") == ("tile-gone" if taken == 2 else "")
        assert why_not(made, "+TW6") == "tile-gone"


@pytest.mark.rule("TM-1.11")
def test_nine_bonus_and_eight_scoring_tiles_are_in_the_box() -> None:
    bonus: set[int] = set()
    scoring: set[int] = set()
    for seed in range(60):
        made = new(5, seed)
        bonus |= set(made.in_game)
        scoring |= set(made.scoring)
    assert bonus == set(range(9))
    assert scoring == set(range(8))


@pytest.mark.rule("TM-1.12")
def test_terrain_tiles_do_not_run_out() -> None:
    """More hexes are covered than the 56 tiles of the box could cover."""
    covered = [hex for colour, hexes in PRINTED.items() if colour != "green" for hex in hexes]
    covered = [hex for hex in covered if hex not in (HERE, BESIDE, "H8")]
    made = table(rich("witches", {HERE: "D"}), far_off(), terrain=dict.fromkeys(covered, "green"))
    assert len(covered) == 63
    do(made, f"dig 1. transform {BESIDE} to green")
    assert terrain(made, BESIDE) == "green"


@pytest.mark.rule("TM-1.13")
def test_action_tokens_do_not_run_out() -> None:
    """All fifteen spaces that four factions can cover in a round are covered."""
    factions = {"nomads": "ACTN", "swarmlings": "ACTS", "giants": "ACTG"}
    seats = [rich("auren", {HERE: "SH"}, favours=["FAV6"], bonus="BON1", used=["FAV6", "BON1"])]
    for n, (faction, action) in enumerate(factions.items()):
        favours = ["FAV6"] if n < 2 else []
        used = [action, *favours, *(["BON2"] if n == 2 else [])]
        tile = {"bonus": "BON2"} if n == 2 else {}
        seats.append(rich(faction, {APART[n]: "SH"}, favours=favours, used=used, **tile))
    made = table(*seats, used=["ACT1", "ACT2", "ACT3", "ACT4", "ACT5", "ACT6"])
    do(made, "action ACTA. +2FIRE")
    covered = sum(bits.bit_count() for bits in made.used) + made.power_used.bit_count()
    assert covered == 15
    do(made, "done")
    for action in ("ACTN", "FAV6", "ACT4"):
        assert why_not(made, f"action {action}") == "action-used"


@pytest.mark.rule("TM-1.14")
@pytest.mark.parametrize("points", [98, 99, 100, 398])
def test_points_have_no_upper_limit(points: int) -> None:
    made = table(rich("witches", {HERE: "D"}, vp=points, shipping=2), far_off())
    do(made, "advance ship")
    assert has(made)["vp"] == points + 4


@pytest.mark.rule("TM-1.15")
def test_only_land_carries_a_building() -> None:
    made = chosen("witches", "giants")
    rows = zip("ABCDEFGHI", (13, 6, 5, 8, 11, 7, 7, 8, 12), strict=True)
    land = [f"{row}{n}" for row, most in rows for n in range(1, most + 1)]
    assert sorted(land) == sorted(hex for hexes in PRINTED.values() for hex in hexes)
    assert {why_not(made, f"build {hex}") for hex in land} == {"", "hex-terrain"}
    for river in range(36):
        assert why_not(made, f"build r{river}") == "no-such-move"
    beside = table(rich("mermaids", {"D5": "D"}), far_off())
    assert why_not(beside, "connect r35") == "connect-no-town", "a river hex"
    assert why_not(beside, "connect r36") == "no-such-move", "no hex at all"
    with pytest.raises(BadData, match="position-hex"):
        table(rich("witches", {"r10": "D"}), far_off())


@pytest.mark.rule("TM-1.16")
@pytest.mark.parametrize("cult", ["FIRE", "WATER", "EARTH", "AIR"])
def test_each_cult_has_its_own_places_for_priests(cult: str) -> None:
    seat = rich("engineers", {HERE: "D"})
    for taken, places in ((0, "3 2 1"), (1, "2 1"), (3, "2 1"), (4, "1")):
        filled = {cult.lower(): ["P2"] * taken}
        made = table(seat, far_off("witches", buildings={"I11": "D"}, priests=0), priests=filled)
        for steps in "321":
            expected = "" if steps in places.split() else "no-place"
            assert why_not(made, f"send P to {cult} for {steps}") == expected
        elsewhere = "FIRE" if cult != "FIRE" else "AIR"
        assert legal(made, f"send P to {elsewhere} for 3")


@pytest.mark.rule("TM-1.16")
@pytest.mark.parametrize(("towns", "field", "keys"), [([], 9, 0), (["TW2"], 10, 0)])
def test_the_last_field_needs_the_key_of_a_town(towns: list[str], field: int, keys: int) -> None:
    for at, cult in enumerate(("FIRE", "WATER", "EARTH", "AIR")):
        cults = [0, 0, 0, 0]
        cults[at] = 8
        made = table(rich("engineers", {HERE: "D"}, cults=cults, towns=towns), other("engineers"))
        do(made, f"send P to {cult} for 2")
        assert has(made)["cults"][at] == field
        assert has(made)["keys"] == keys


@pytest.mark.rule("TM-1.18")
def test_a_faction_departs_from_the_rules_alone() -> None:
    """Each exception holds for its faction and for nobody else, the other side of the board too."""
    lines = {
        "alchemists": ("convert 1VP to 1C", "darklings", "convert-never"),
        "giants": ("dig 2. transform E7 to red", "chaosmagicians", "first-bought-spades"),
        "dwarves": ("build D5", "engineers", "hex-far"),
        "mermaids": ("connect r9", "swarmlings", "connect-mermaids"),
        "witches": ("action ACTW", "auren", "action-not-owned"),
    }
    for faction, (line, rival, why) in lines.items():
        placed = {"E6": "SH"}
        if faction == "mermaids":  # four buildings of power 7, a river hex between them
            placed = {"C2": "TP", "B2": "TP", "C3": "TP", "D4": "D"}
        ground = {"D5": COLOUR[faction], "E7": "gray" if COLOUR[faction] == "red" else "brown"}
        own = table(rich(faction, placed), other(faction), terrain=ground)
        assert why_not(own, line) == "", faction
        assert why_not(table(rich(rival, placed), other(rival), terrain=ground), line) == why


@pytest.mark.rule("TM-1.19")
@pytest.mark.parametrize("old", list(FULL))
def test_building_paths(old: str) -> None:
    made = table(rich("witches", {HERE: old}), far_off())
    for code in ("TP", "TE", "SH", "SA"):
        expected = "" if (old, code) in PATHS else "upgrade-from"
        assert why_not(made, f"upgrade {HERE} to {code}") == expected


@pytest.mark.rule("TM-1.19")
def test_a_sanctuary_is_three_upgrades_away() -> None:
    made = table(rich("witches", {HERE: "D"}), far_off(), passed=["P2"])
    do(made, f"upgrade {HERE} to TP. done")
    do(made, f"upgrade {HERE} to TE. +FAV9. done")
    do(made, f"upgrade {HERE} to SA. +FAV10. done")
    assert buildings(made) == {HERE: "SA"}
