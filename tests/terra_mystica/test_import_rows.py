"""Ledgers: rows as players really write them, and files that are broken in one place."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core import Match, Rng
from loci.games.terra_mystica import GAME
from loci.games.terra_mystica.ledger.commands import in_our_words
from loci.games.terra_mystica.ledger.comparison import Different
from loci.games.terra_mystica.ledger.forms import read_ledgers
from loci.games.terra_mystica.ledger.rows import (
    ALL_INCOME,
    COMMANDS,
    SITE,
    Ledger,
    Row,
)
from loci.games.terra_mystica.rules.economy.gains import holdings
from loci.games.terra_mystica.state.events import RoundEnded, SpadesGot
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.words.shorthand import in_order
from tests.terra_mystica.ledgers import (
    ONLINE,
    go,
    imported,
    ledger_from,
    ledger_of,
    plain_of,
    wrong,
)
from tests.terra_mystica.tables import ONLINE as SITE_RULES
from tests.terra_mystica.tables import do, far_off, rich, table, terrain


def first(data: dict[str, Any], word: str) -> int:
    """The first row in which a command begins so."""
    return next(n for n, row in enumerate(data["log"]) if row["c"][-1].startswith(word))


# -- rows ------------------------------------------------------------------------------------------


def test_spades_of_an_action_come_before_those_bought_just_before_it() -> None:
    assert in_order(["dig 1", "action ACT5", "build E7"]) == ["action ACT5", "dig 1", "build E7"]
    paid = ["burn 2", "dig 1", "convert 1W to 1C", "action ACT6", "build E7"]
    assert in_order(paid) == ["burn 2", "convert 1W to 1C", "action ACT6", "dig 1", "build E7"]


def test_spades_that_were_used_stay_where_they_are() -> None:
    double = ["action ACTC", "dig 1", "build H8", "action BON1", "transform G7 to red"]
    assert in_order(double) == double


def test_answers_to_offers_come_first() -> None:
    assert in_order(["pass BON1", "leech 1 from giants"]) == ["leech 1 from giants", "pass BON1"]


def test_wait_answers_nothing() -> None:
    data = ledger_of(ONLINE[1])
    at = first(data, "leech")
    data["log"].insert(at, {"f": data["log"][at]["f"], "c": ["wait"]})
    assert wrong(data) == ""


def test_blanks_do_not_count() -> None:
    data = ledger_of(ONLINE[1])
    row = data["log"][first(data, "leech")]
    row["c"] = [row["c"][0].replace(" ", "   ")]
    assert wrong(data) == ""


def test_a_turn_may_be_written_over_two_rows_with_answers_between() -> None:
    data = ledger_of(ONLINE[1])
    log = data["log"]
    at = next(
        n
        for n, row in enumerate(log)
        if row["c"][-1].startswith("+FAV") and log[n + 1]["c"][0].startswith(("leech", "decline"))
    )
    later = {"f": log[at]["f"], "c": [log[at]["c"].pop()], "s": log[at].pop("s")}
    end = next(n for n in range(at + 1, len(log)) if not log[n]["c"][0].startswith(("lee", "dec")))
    log.insert(end, later)
    assert wrong(data) == ""


def test_a_spade_that_nobody_could_use_may_be_given_up_in_words() -> None:
    data, at, state = one_spade_of_the_giants()
    (found,) = imported(data)
    assert found.wrong is None, found.wrong
    data["log"].insert(at + 1, {"f": "giants", "c": ["-SPADE"], "s": state})
    assert wrong(data) == ""
    data["log"].insert(at + 1, {"f": "giants", "c": ["-SPADE"], "s": state})
    assert wrong(data) == "give-up-number"  # there was one


def one_spade_of_the_giants() -> tuple[dict[str, Any], int, list[int]]:
    """A game in which the Giants get a single cult spade, the row that ends that round, and what
    they have then."""
    options = {**SITE, "factions": ["giants", "darklings"], "turn-order": "passing"}
    for seed in range(200):
        match = Match.start(GAME, 2, options, seed, imported=True)
        rng = Rng(seed)
        lucky = 0
        while asked := match.decisions():
            seat = rng.pick("seat", list(asked))
            moves = [m for m in asked[seat].moves if m.text() != "resign"]
            sent = [m for m in moves if m.text().startswith(("send", "+"))]
            move = rng.pick("move", sent or moves)
            for events in match.answer(seat, move, listen=True).events:
                if any(isinstance(event, RoundEnded) for event in events):
                    spades = [e for e in events if isinstance(e, SpadesGot) and e.seat == 0]
                    others = [e for e in events if isinstance(e, SpadesGot) and e.seat == 1]
                    if [e.spades for e in spades] == [1] and not others and not lucky:
                        lucky = match.counts[0]
                        ended = events
        if lucky:
            data = ledger_from("giants", match.record())
            holdings = next(e.holdings for e in ended if isinstance(e, RoundEnded))
            for at, row in enumerate(data["log"]):
                last = row["c"][-1].startswith("pass")
                if last and row["f"] == "giants" and row["s"] == holdings[0]:
                    later = [r for r in data["log"][at + 1 :] if r["c"][0].startswith("pass")]
                    if later and later[0]["s"] == holdings[1]:
                        return data, data["log"].index(later[0]), holdings[0]
                if last and row["f"] == "darklings" and row["s"] == holdings[1]:
                    return data, at, holdings[0]
    raise AssertionError("no such game")


# -- files -----------------------------------------------------------------------------------------


def test_a_ledger_that_breaks_off_is_not_equal() -> None:
    data = ledger_of(ONLINE[0])
    del data["log"][-20:], data["final_vp"]
    (found,) = imported(data)
    assert found.wrong is not None
    assert getattr(found.wrong.args["reason"], "id", "") == "ledger-unfinished"


def test_one_broken_line_spoils_no_other() -> None:
    good = ledger_of(ONLINE[0])
    found = imported(good, '{"id": "broken"', good)
    assert [one.wrong is None for one in found] == [True, False, True]
    assert found[1].wrong is not None
    assert found[1].wrong.id == "bad-json"


@pytest.mark.parametrize(
    ("row", "what"),
    [
        ({"f": "witches", "c": ["pass BON1"]}, "ledger-foreign"),
        ({"f": "nomads", "c": ["[score fire]"], "s": [20] * 11}, "ledger-row"),
        ({"f": "nomads", "c": ["pass BON1"], "s": [20]}, "ledger-row"),
    ],
)
def test_a_row_that_cannot_be_is_named(row: dict[str, Any], what: str) -> None:
    data = ledger_of(ONLINE[0])
    data["log"].append(row)
    assert wrong(data) == what


@pytest.mark.parametrize(
    "start", [{"bridges": 5}, {"factions": []}, {"factions": {"giants": {}}}, {"bonus_coins": 1}]
)
def test_a_round_start_of_the_wrong_form_is_a_difference(start: dict[str, Any]) -> None:
    data = ledger_of(ONLINE[0])
    data["round_starts"][1].update(start)
    assert wrong(data) == "ledger-different"


def test_the_first_value_that_differs_is_named() -> None:
    data = ledger_of(ONLINE[0])
    data["log"][40]["s"][2] += 3
    (found,) = imported(data)
    assert found.wrong is not None
    assert str(found.wrong.args["expected"]) == f"{data['log'][40]['s'][2]} W"


@pytest.mark.parametrize("text", ["", "just words\n", "\ufeff"])
def test_a_file_without_a_game_says_so(text: str) -> None:
    (found,) = GAME.read_foreign("given", text, True)
    assert found.wrong is not None
    assert found.wrong.id == "ledger-none"


# -- other forms of a row --------------------------------------------------------------------------


def test_lines_with_the_sites_button_behind_them_are_read() -> None:
    data = ledger_of(ONLINE[1])
    lines = plain_of(data).splitlines()
    buttons = ["map original", *[line for line in lines if "\t" not in line]]
    text = "\n".join([f"{line}\tshow history" for line in buttons] + lines[len(buttons) - 1 :])
    (ledger,) = read_ledgers("plain", text)
    assert isinstance(ledger, Ledger)
    assert ledger.options["turn-order"] == "passing"
    assert ledger.bonus == data["bonus_tiles"]
    assert wrong(text) == ""


def test_any_other_map_with_the_button_behind_it_is_refused() -> None:
    text = "map 95a66999127893f5925a5f591d54f8bcb9a670e6\tshow history\n"
    assert wrong(text + plain_of(ledger_of(ONLINE[1]))) == "ledger-map"


def test_a_favour_tile_may_be_counted() -> None:
    data = ledger_of(ONLINE[1])
    changed = 0
    for row in data["log"]:
        for at, command in enumerate(row["c"]):
            if command.startswith("+FAV"):
                row["c"][at] = f"+1{command[1:]}"
                changed += 1
    assert changed > 3
    assert wrong(data) == ""


@pytest.mark.parametrize(
    ("word", "colour"),
    [
        ("desert", "yellow"),
        ("plains", "brown"),
        ("Swamp", "black"),
        ("lake", "blue"),
        ("lakes", "blue"),
        ("forest", "green"),
        ("mountain", "gray"),
        ("mountains", "gray"),
        ("wasteland", "red"),
        ("red", "red"),
    ],
)
def test_a_terrain_may_be_named_instead_of_its_colour(word: str, colour: str) -> None:
    assert in_our_words("nomads", [f"transform E7 to {word}"]) == [f"transform E7 to {colour}"]


# -- the cult reward and the income in one row -----------------------------------------------------


def rewarded(spades: int) -> TerraTable:
    return table(
        rich("auren", {"F5": "D"}, reward=spades),
        far_off("nomads"),
        options=SITE_RULES,
        phase="rewards",
    )


def told_at_once(made: TerraTable, kind: str, change: int = 0) -> TerraTable:
    """The income rows of both, then the Auren's spade; `change` is a fault in their income."""
    after = made.clone()
    do(after, "transform F6 to green", 0)
    paid = [holdings(after, seat) for seat in range(2)]
    paid[0][1] += change
    ledger = Ledger("small")
    ledger.factions = ["auren", "nomads"]
    ledger.rows = [
        Row(0, "auren", kind, [], paid[0]),
        Row(1, "nomads", kind, [], paid[1]),
        Row(2, "auren", COMMANDS, ["transform F6 to green"], paid[0]),
        Row(3, "auren", COMMANDS, ["send P to FIRE for 3"], []),
    ]
    return go(made, ledger)


def test_spades_of_a_reward_may_be_used_after_the_income() -> None:
    after = told_at_once(rewarded(1), ALL_INCOME)
    assert (after.round, after.active, terrain(after, "F6")) == (2, 1, "green")


def test_an_income_told_before_the_spades_is_compared() -> None:
    with pytest.raises(Different):
        told_at_once(rewarded(1), ALL_INCOME, change=1)


@pytest.mark.parametrize("word", ["all_income_for_faction", "income_for_faction"])
def test_the_site_writes_it_so(word: str) -> None:
    lines = plain_of(ledger_of(ONLINE[1])).splitlines()
    setup = next(line for line in lines if line.endswith("\tsetup"))
    (ledger,) = read_ledgers("plain", "\n".join([*lines, setup.replace("setup", word)]))
    assert isinstance(ledger, Ledger)
    assert (ledger.rows[-1].kind, ledger.rows[-1].commands) == (ALL_INCOME, [])
