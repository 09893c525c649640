"""The end of an Action, what it sets off, victory and defeat, and the score (SI-26, SI-33)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from loci.core.decision import Decision, Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import Act, Trigger
from loci.games.spirit_island.rules.asking import ask_name
from loci.games.spirit_island.rules.effects import end_with_action
from loci.games.spirit_island.rules.island.pieces import count, put_piece
from loci.games.spirit_island.rules.island.presence import settle
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.events import Ended
from loci.games.spirit_island.state.piles import (
    BUILD_SPACE,
    EXPLORE_SPACE,
    EXTRA_SPACE,
    FEAR_DECK,
    INVADER_COVERED,
    INVADER_DECK,
    INVADER_DISCARD,
    RAVAGE_SPACE,
)
from loci.games.spirit_island.state.registry import ADVERSARIES, SCENARIOS
from loci.games.spirit_island.state.seat import Seat
from loci.games.spirit_island.state.steps import CHOOSING, SETTING_UP
from loci.games.spirit_island.state.table import EXTRA_BOARD, SpiritTable
from loci.games.spirit_island.state.terms import CITY, DAHAN, EXPLORER, TOWN, kind_of

LOST: Final = ("blight", "presence", "invaders", "adversary", "scenario")
DOOMS: Final = (
    "blight",
    "invaders",
    "adversary",
    "scenario",
)  # defeats that come when an Action is over
WON: Final = ("fear", "terror-1", "terror-2", "terror-3", "scenario-won", "sacrifice")
#: The least invader that must be gone, by terror level.
_LEAST: Final[tuple[int, ...]] = (EXPLORER, EXPLORER, TOWN, CITY)


def finish(act: Act) -> Script:
    """An Action is over: the check of victory and defeat, then whatever it sets off, one after the
    other in an order the players choose (SI-26.13, SI-26.16)."""
    table = act.table
    for run in act.at_end:
        yield from run(act)
    if act.came:
        yield from settle(act)
    if act.effects:
        end_with_action(act)
    check_end(table)
    if table.ending:
        return
    for rule, seat in holders(table, "triggers"):
        rule.triggers(act, seat)
    waiting = act.triggered
    while waiting and not table.ending:
        chosen = waiting[0]
        if len({trigger.word for trigger in waiting}) > 1:
            chosen = yield from _choose_trigger(act, waiting)
        waiting.remove(chosen)
        yield from chosen.run(act)
        check_end(table)


def end_part(part: Act) -> None:
    """A part of an Action is over. What it sets off waits until the whole Action is (SI-26.16), and
    so does the check of victory and defeat."""
    for rule, seat in holders(part.table, "triggers"):
        rule.triggers(part, seat)
    whole = part.parent
    assert whole is not None
    for trigger in part.triggered:
        whole.triggered.append(_of_part(trigger, part))


def _of_part(trigger: Trigger, part: Act) -> Trigger:
    def run(whole: Act) -> Script:  # noqa: ARG001 - it was the part that set it off
        yield from trigger.run(part)

    return Trigger(trigger.word, run)


def _choose_trigger(act: Act, waiting: list[Trigger]) -> Generator[Decision, Move, Trigger]:
    words = [trigger.word for trigger in waiting]
    choice = sorted(set(words))
    word = yield from ask_name(act.chooser(), Text("ask-trigger"), verbs.NEXT, choice)
    return waiting[words.index(word)]


def check_end(table: SpiritTable) -> None:
    """Set how the game ended, if it did. Win and loss of one Action together are a win by
    sacrifice (SI-26.12)."""
    if table.ending or table.step in (CHOOSING, SETTING_UP):
        return
    won, lost = victory(table), defeat(table)
    if won and lost:
        table.ending = "sacrifice"
    elif won:
        table.ending = won
    elif lost:
        table.ending = lost
    if table.ending:
        _call_back(table)
        if table.sink is not None:
            table.sink.append(Ended(table.ending))


def _call_back(table: SpiritTable) -> None:
    """Whoever stands aside from a ravage in which the game ends is in the land again."""
    for land, code in table.aside:
        put_piece(table, land, code)
    table.aside = ()


# -- reading ---------------------------------------------------------------------------------------


def victory(table: SpiritTable) -> str:
    """`fear`, `terror-1` … when the players have won, else nothing."""
    if table.scenario:
        won = SCENARIOS[table.scenario].is_won(table)
        if won is not None:
            return "scenario-won" if won else ""
        if not table.piles[FEAR_DECK] and SCENARIOS[table.scenario].earns_terror(table):
            return "fear"
    elif not table.piles[FEAR_DECK]:
        return "fear"
    return "" if _any_left(table) else f"terror-{table.terror}"


def _any_left(table: SpiritTable) -> bool:
    """Whether an invader stands that must be gone at this terror level, be it aside from a ravage
    (SX-18)."""
    least = _LEAST[table.terror]
    for _, code in table.aside:
        if least <= kind_of(code) <= CITY:
            return True
    for pieces in table.pieces:  # those in an ocean too, who may still come ashore
        for code in pieces:
            if least <= kind_of(code) <= CITY:
                return True
    return False


def _is_on_island(owner: Seat) -> bool:
    for number in owner.presence:
        if number:
            return True
    return False


def defeat(table: SpiritTable) -> str:
    """`blight`, `presence`, `invaders`, `adversary` or `scenario` when the players have lost."""
    if table.doom:
        return table.doom
    for owner in table.seats:
        if not _is_on_island(owner):
            return "presence"
    for rule, seat in holders(table, "is_lost"):
        if rule.is_lost(table, seat):
            is_scenario = bool(table.scenario) and rule is SCENARIOS[table.scenario]
            return "scenario" if is_scenario else "adversary"
    return ""


def difficulty(table: SpiritTable) -> int:
    """That of the adversaries and the scenario, and what a board more and several islets add."""
    total = 0
    if table.adversary:
        total = ADVERSARIES[table.adversary].difficulty[table.level]
    if table.supporting:
        other = ADVERSARIES[table.supporting].difficulty[table.supporting_level]
        total = max(total, other) + _part(min(total, other))
    if table.scenario:
        total += SCENARIOS[table.scenario].difficulty
    if EXTRA_BOARD in table.rules:
        total += min(2 + total // 3, 4)
    if table.island.islets[-1]:
        total += 1  # SX-25.11
    return total


def _part(lower: int) -> int:
    """What the easier of two adversaries adds: five eighths, to the nearest number (SX-27.14)."""
    return (5 * lower + 4) // 8


def score(table: SpiritTable) -> int:
    """5·difficulty + 10 + 2 a card left, or 2·difficulty + 1 a card gone; dahan and blight."""
    players = len(table.seats)
    spaces = (
        INVADER_DISCARD,
        INVADER_COVERED,
        RAVAGE_SPACE,
        BUILD_SPACE,
        EXTRA_SPACE,
        EXPLORE_SPACE,
    )
    if table.ending in WON:
        points = 5 * difficulty(table) + 10 + 2 * len(table.piles[INVADER_DECK])
    else:
        points = 2 * difficulty(table) + sum([len(table.piles[space]) for space in spaces])
    if table.scenario:
        points += SCENARIOS[table.scenario].more_points(table)
    dahan = sum([count(table, land, DAHAN) for land in range(len(table.pieces))])
    return points + dahan // players - sum(table.blight) // players
