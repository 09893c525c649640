"""Who plays whom, and who sits where: the line-ups of each round of a tournament.

Every round has as many games as the others and one deal, which all of them share; within a line-up
everybody sits in every seat once. So luck of the deal and of the seat falls on all alike.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from loci.core import BadOption, Rng, Text, derived_seed
from loci.sim.form import Form

LineUp = tuple[str, ...]  # a bot per seat


def check_form(form: Form, bots: Sequence[str], players: int, together: bool) -> None:
    """`BadOption` if these bots cannot play such a tournament."""
    twice = [bot for bot in bots if bots.count(bot) > 1]
    if twice:
        raise BadOption(Text("tournament-twice", bot=twice[0]))
    if together:
        if form != Form.ROUND_ROBIN:
            raise BadOption(Text("tournament-together", form=form.value))
        return
    if len(bots) < 2:
        raise BadOption(Text("tournament-few", given=len(bots)))
    if form == Form.SWISS and len(bots) < players:
        raise BadOption(Text("tournament-swiss", given=len(bots), players=players))


def line_ups(form: Form, bots: Sequence[str], players: int, together: bool) -> list[LineUp]:
    """The games of every round, where they do not depend on earlier ones (all but Swiss).

    In a game that is played together each bot has all seats. Where there are fewer bots than
    seats they take turns around the table.
    """
    if together:
        return [(bot,) * players for bot in bots]
    if form == Form.GAUNTLET:
        first, *others = bots
        return [
            (other,) * seat + (first,) + (other,) * (players - seat - 1)
            for other in others
            for seat in range(players)
        ]
    if len(bots) < players:
        number = len(bots)
        return [
            tuple(bots[(seat + first) % number] for seat in range(players))
            for first in range(number)
        ]
    return [
        line_up for group in combinations(bots, players) for line_up in _every_seat(list(group))
    ]


def swiss_line_ups(
    bots: Sequence[str], players: int, seed: int, played: Sequence[Mapping[str, float]]
) -> list[LineUp]:
    """A round of Swiss: whoever has done as well as oneself so far, but if possible nobody twice.

    `played` has a game each: what each bot that was in it has got of it, from 0 to 1. Who is left
    over when the seats do not come out even sits out, those first who have sat out least.
    """
    lots = list(bots)
    Rng(derived_seed(seed, "lots")).shuffle("lots", lots)
    games = {bot: [game[bot] for game in played if bot in game] for bot in bots}
    mean = {bot: sum(got) / len(got) if got else 0.5 for bot, got in games.items()}
    ranked = sorted(lots, key=lambda bot: -mean[bot])  # equals stay in the order of the lots
    # Each round everybody plays equally often or not at all: who has played most sits out.
    over = len(bots) % players
    resting = sorted(ranked, key=lambda bot: (-len(games[bot]), mean[bot]))[:over]
    left = [bot for bot in ranked if bot not in resting]
    found: list[LineUp] = []
    while left:
        group = [left.pop(0)]
        while len(group) < players:
            next_one = min(left, key=lambda bot: (_meetings(bot, group, played), left.index(bot)))
            left.remove(next_one)
            group.append(next_one)
        found += _every_seat(group)
    return found


def swiss_games(bots: int, players: int) -> int:
    """How many games a round of Swiss has."""
    return bots // players * players


def _every_seat(group: list[str]) -> list[LineUp]:
    """The group around the table, turned until everybody has sat in every seat."""
    return [tuple(group[turn:] + group[:turn]) for turn in range(len(group))]


def _meetings(bot: str, group: Sequence[str], played: Sequence[Mapping[str, float]]) -> int:
    return sum(other in game for game in played if bot in game for other in group)
