"""Ledgers: games that cannot be set up, what `--check` compares, and rows in other words."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from loci.core import Match, Rng
from loci.games.terra_mystica import GAME
from loci.games.terra_mystica.ledger.commands import in_our_words
from loci.games.terra_mystica.ledger.comparison import Different
from loci.games.terra_mystica.ledger.round_state import describe
from loci.games.terra_mystica.ledger.rows import COMMANDS, INCOME, RESOURCES, SITE, Ledger, Row
from loci.games.terra_mystica.rules.economy.gains import holdings
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import FACTIONS, REWARDED
from tests.terra_mystica.ledgers import (
    ONLINE,
    go,
    imported,
    ledger_from,
    ledger_of,
    plain_of,
    played,
    refusal,
    wrong,
)
from tests.terra_mystica.tables import ONLINE as SITE_RULES
from tests.terra_mystica.tables import far_off, rich, table

FULL_NAMES = {"TP": "Trading Post", "TE": "temple", "SH": "Stronghold", "SA": "SANCTUARY"}


# -- games that cannot be set up -------------------------------------------------------------------


def without_options(data: dict[str, Any]) -> None:
    data["options"] = []
    data["bonus_tiles"] = ["BON10", *[t for t in data["bonus_tiles"] if t != "BON10"][1:]]


def one_faction(data: dict[str, Any]) -> None:
    only = data["factions"][0]
    data["factions"] = [only]
    data["log"] = [row for row in data["log"] if row["f"] == only]


def six_factions(data: dict[str, Any]) -> None:
    rest = [name for name in FACTIONS if name not in data["factions"]]
    data["factions"] += rest[: 6 - len(data["factions"])]


@pytest.mark.parametrize(
    "change",
    [
        without_options,
        lambda data: data["bonus_tiles"].pop(),
        lambda data: data["score_tiles"].__setitem__(1, data["score_tiles"][0]),
        one_faction,
        six_factions,
    ],
    ids=["option", "bonus", "scoring", "one", "six"],
)
def test_a_game_that_cannot_be_set_up_spoils_no_other(
    change: Callable[[dict[str, Any]], None],
) -> None:
    good, bad = ledger_of(ONLINE[0]), ledger_of(ONLINE[0])
    change(bad)
    bad["id"] = "bad"
    found = imported(good, bad, good)
    assert [one.wrong is None for one in found] == [True, False, True]
    assert found[1].name == "bad"
    assert found[1].match is None


def test_a_plain_ledger_without_the_removed_tiles_is_refused() -> None:
    lines = plain_of(ledger_of(ONLINE[0])).splitlines()
    text = "\n".join([line for line in lines if not line.startswith("Removing")])
    (found,) = GAME.read_foreign("given", text, True)
    assert found.match is None
    assert found.wrong is not None


# -- maps ------------------------------------------------------------------------------------------

SITE_MAP = "126fe960806d587c78546b30f1a90853b1ada468"


@pytest.mark.parametrize("name", ["base", "original", SITE_MAP])
def test_the_base_map_is_known_by_all_its_names(name: str) -> None:
    data = ledger_of(ONLINE[0])
    assert wrong(f"map {name}\n{plain_of(data)}") == ""
    assert wrong({**data, "map": name}) == ""


@pytest.mark.parametrize("name", ["fire-and-ice", "95a66999127893f5925a5f591d54f8bcb9a670e6"])
def test_any_other_map_is_refused(name: str) -> None:
    data = ledger_of(ONLINE[0])
    assert wrong(f"map {name}\n{plain_of(data)}") == "ledger-map"
    assert wrong({**data, "map": name}) == "ledger-map"


# -- what is compared ------------------------------------------------------------------------------


def test_an_empty_log_is_not_equal() -> None:
    data = ledger_of(ONLINE[0])
    data["log"] = []
    assert wrong(data) == "ledger-unfinished"


def with_final() -> dict[str, Any]:
    """A ledger with the full state at its end, as the site writes it."""
    data = ledger_of(ONLINE[0])
    match = imported(data)[0].match
    data["final"] = json.loads(json.dumps(describe(match.state)))
    data["final"]["order"] = list(reversed(data["factions"]))
    for state in data["final"]["factions"].values():
        state["bonus"] = "pending"
    return data


def test_the_state_at_the_end_is_compared() -> None:
    assert wrong(with_final()) == ""


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("VP", 1),
        ("C", 99),
        ("PW", [1, 1, 1]),
        ("cults", [0, 0, 0, 0]),
        ("buildings", {"A1": "SH"}),
        ("favours", ["FAV1", "FAV2", "FAV3"]),
        ("ship", 9),
    ],
)
def test_a_difference_at_the_end_names_faction_and_value(field: str, value: object) -> None:
    data = with_final()
    faction = data["factions"][1]
    data["final"]["factions"][faction][field] = value
    (found,) = imported(data)
    assert found.wrong is not None
    assert found.wrong.id == "ledger-different"
    assert str(found.wrong.args["found"]).startswith(f"{faction} {field} ")
    assert found.wrong.args["expected"] == str(value)


@pytest.mark.parametrize("place", ["round_starts", "final"])
@pytest.mark.parametrize("told", [5, {"favours": 3}, {"favours": [3]}])
def test_a_state_of_the_wrong_form_spoils_no_other_game(place: str, told: object) -> None:
    good, bad = ledger_of(ONLINE[0]), with_final()
    state = bad["final"] if place == "final" else bad["round_starts"][2]
    state["factions"][bad["factions"][0]] = told
    found = imported(bad, good)
    assert [one.wrong is None for one in found] == [False, True]


# -- keys ------------------------------------------------------------------------------------------

SQUARE = {"E1": "D", "E2": "D", "D1": "D", "D2": "TP"}


def before_a_town(faction: str, colour: str, **more: Any) -> TerraTable:
    """A dwelling on E3 founds a town; its owner stands on 9 of two tracks."""
    seat = rich(faction, SQUARE, bowls=[0, 12, 0], cults=[9, 9, 0, 0], **more)
    far = far_off("nomads" if faction != "nomads" else "auren")
    return table(seat, far, options=SITE_RULES, terrain={"E3": colour})


def test_the_power_of_a_key_can_be_spent_in_the_same_row() -> None:
    made = before_a_town("auren", "green", favours=["FAV5"])
    after = played(made, ("auren", "build E3. +TW5. convert 3PW to 3C", []))
    assert after.cult[:4] == [10, 9, 1, 1]
    assert (after.bowl1[0], after.bowl3[0]) == (3, 0)


def test_a_key_is_used_before_the_second_action_of_a_double_turn() -> None:
    made = table(
        rich(
            "chaosmagicians",
            {**SQUARE, "E2": "TP", "D2": "SH"},
            bowls=[0, 12, 0],
            cults=[9, 9, 0, 0],
        ),
        far_off("nomads"),
        options=SITE_RULES,
        terrain={"E3": "red"},
    )
    row = "action ACTC. build E3. +TW5. send P to EARTH"
    state = holdings(played(made, ("chaosmagicians", row, [])), 0)
    assert state[7:] == [10, 9, 4, 1]
    state[7:] = [9, 10, 4, 1]  # the row's state tells which track the key was for
    assert played(made, ("chaosmagicians", row, state)).cult[:4] == [9, 10, 4, 1]


def test_a_step_may_be_taken_back_in_an_earlier_row_than_the_town() -> None:
    made = before_a_town("auren", "green", favours=["FAV5"])
    built = holdings(played(made, ("auren", "build E3", [])), 0)
    taken_back = [*built[:7], 8, *built[8:]]
    after = played(made, ("auren", "build E3. -FIRE", taken_back), ("auren", "+TW5", []))
    assert after.cult[:4] == [9, 10, 1, 1]


# -- answers ---------------------------------------------------------------------------------------


def test_an_offer_that_could_bring_nothing_is_answered_after_the_last_pass() -> None:
    made = table(
        rich("auren", {"E6": "D"}, bowls=[5, 7, 0]),
        rich("nomads", {"E7": "TP"}, bowls=[0, 0, 12]),
        options=SITE_RULES,
        round=6,
    )
    rows = [
        ("nomads", "pass", []),
        ("auren", "upgrade E6 to TP", []),
        ("auren", "pass", []),
    ]
    made.active = 1
    full = holdings(played(made, rows[0]), 1)
    assert full[4:7] == [0, 0, 12]
    after = played(made, *rows, ("nomads", "leech 2 from auren", full))
    assert after.bowl1[1] == 12  # the end scoring has come
    hungry = made.clone()
    hungry.bowl1[1], hungry.bowl3[1] = 1, 11
    assert refusal(hungry, *rows, ("nomads", "leech 3 from auren", [])) == "no-such-offer"


# -- rows in other words ---------------------------------------------------------------------------


def test_a_done_that_is_not_needed_changes_nothing() -> None:
    data = ledger_of(ONLINE[1])
    log: list[dict[str, Any]] = []
    for row in data["log"]:
        log.append(row)
        if row["c"][0].startswith(("upgrade", "send", "advance", "pass", "transform")):
            log.append({"f": row["f"], "c": ["done"], "s": row["s"]})
    assert len(log) > len(data["log"]) + 20
    data["log"] = log
    assert wrong(data) == ""


def test_a_done_behind_the_last_cult_spade_changes_nothing() -> None:
    seat = {**rich("auren", {"F5": "D"}), "reward": 1}
    made = table(seat, far_off("nomads"), options=SITE_RULES, phase="rewards")
    assert made.phase == REWARDED
    after = played(made, ("auren", "transform F6 to green. done", []))
    assert after.phase != REWARDED


def test_a_done_that_leaves_a_choice_out_is_refused() -> None:
    made = table(rich("auren", {"E6": "TP"}), far_off("nomads"), options=SITE_RULES)
    assert refusal(made, ("auren", "upgrade E6 to TE. done", [])) != ""


def test_giants_buy_their_spades_at_once() -> None:
    paid = ["dig 1", "convert 1W to 1C", "dig 1", "build E7"]
    assert in_our_words("giants", paid) == ["convert 1W to 1C", "dig 2", "build E7"]
    assert in_our_words("nomads", paid) == paid
    made = table(rich("giants", {"D4": "D"}), far_off("nomads"), options=SITE_RULES)
    after = played(made, ("giants", "dig 1. dig 1. build D5", []))
    assert after.active == 1


def test_buildings_may_be_written_in_full() -> None:
    data = ledger_of(ONLINE[1])
    changed = 0
    for row in data["log"]:
        for at, command in enumerate(row["c"]):
            if command.startswith("upgrade"):
                row["c"][at] = command[:-2] + FULL_NAMES[command[-2:]]
                changed += 1
    assert changed > 10
    assert wrong(data) == ""
    assert in_our_words("auren", ["upgrade E7 to trading house"]) == ["upgrade E7 to TP"]


def test_the_second_row_of_a_turn_may_hold_more_than_the_choice() -> None:
    made = table(
        rich("auren", {**SQUARE, "E1": "TP"}, bowls=[0, 8, 4], cults=[9, 0, 0, 0]),
        rich("nomads", {"E3": "D"}, bowls=[5, 7, 0]),
        options=SITE_RULES,
    )
    rows = [
        ("auren", "upgrade E2 to TP", []),
        ("nomads", "leech 1 from auren", []),
        ("auren", "+TW5. convert 2PW to 2C", []),
    ]
    alone = holdings(played(made, ("auren", "upgrade E2 to TP. +TW5. convert 2PW to 2C", [])), 0)
    rows[2] = (*rows[2][:2], alone)
    after = played(made, *rows)
    assert after.active == 1
    assert after.bowl1[1] == 4


# -- factions that dropped out ---------------------------------------------------------------------


def after_dropping(row: Row) -> tuple[TerraTable, Ledger]:
    made = table(
        rich("auren", {"F5": "D"}),
        far_off("nomads"),
        rich("giants", {"B3": "D"}),
        options={**SITE_RULES, "resignation": True},
    )
    ledger = Ledger("small")
    ledger.factions = ["auren", "nomads", "giants"]
    ledger.rows = [Row(0, "auren", COMMANDS, ["resign"], []), row]
    return made, ledger


@pytest.mark.parametrize("kind", [INCOME, RESOURCES])
def test_rows_of_a_faction_that_dropped_out_are_not_compared(kind: str) -> None:
    made, ledger = after_dropping(Row(1, "auren", kind, [], [99] * 11))
    assert go(made, ledger).gone[0]
    made, ledger = after_dropping(Row(1, "giants", kind, [], [99] * 11))
    with pytest.raises(Different):
        go(made, ledger)


def with_resignation() -> tuple[dict[str, Any], str]:
    """A game of three that one leaves in round 2, made by chance; and who left."""
    options = {**SITE, "factions": ["auren", "nomads", "giants"], "turn-order": "passing"}
    match = Match.start(GAME, 3, options, 5, imported=True)
    rng = Rng(5)
    left = False
    while asked := match.decisions():
        state = match.state
        assert isinstance(state, TerraTable)
        if state.round == 2 and state.active == 0 and not state.raised and not left:
            left = True
            match.answer(0, "resign")
            continue
        seat = rng.pick("seat", list(asked))
        moves = [move for move in asked[seat].moves if move.text() != "resign"]
        match.answer(seat, rng.pick("move", moves))
    return ledger_from("left", match.record()), "auren"


@pytest.mark.parametrize("word", ["[dropped]", "drop-faction {}", "resign", ""])
@pytest.mark.parametrize("field", ["name", "list", ""])
def test_a_faction_drops_out_where_its_row_says_so(word: str, field: str) -> None:
    data, faction = with_resignation()
    at = next(n for n, row in enumerate(data["log"]) if row["c"] == ["resign"])
    data["log"][at]["c"] = [word.format(faction)]
    if not word:
        del data["log"][at]  # after its last commands then
    if field:
        data["dropout"] = faction if field == "name" else [faction]
    for start in data["round_starts"][2:]:
        start["factions"][faction]["C"] += 7  # the site goes on paying it
    data["final_vp"][faction] += 7
    assert (wrong(data) == "") == bool(word or field)


def test_a_faction_that_does_not_play_cannot_drop_out() -> None:
    assert wrong({**ledger_of(ONLINE[0]), "dropout": "swarmlings"}) == "ledger-foreign"
