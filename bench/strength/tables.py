"""The tables of docs/strength.md. What stands above the mark there is written by hand and stays."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from playing import Known, interval

from loci.bots.levels import level_bots
from loci.bots.weights import weights_file
from loci.core import find_game

MARK = "<!-- What follows is written by `make strength`. -->"


def markdown(found: Sequence[Known], path: Path) -> None:
    """Write the tables below the mark."""
    above = path.read_text(encoding="utf-8").split(MARK)[0].rstrip()
    lines = [above, "", MARK, "", *_strengths(found)]
    for one in found:
        kinds = {kind: values for kind, values in one.kinds().items() if kind}
        if len(kinds) > 1 and one.trial.measure in ("points", "won"):
            lines += ["", f"## {one.trial.title}", "", *_by_kind(one, kinds)]
        foes = one.foes()
        if foes:
            lines += ["", f"### By adversary: {one.trial.title}", "", *_by_foe(foes)]
    lines += ["", "## The networks", "", *_networks(found)]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def told(one: Known, pair: tuple[float, float]) -> str:
    mean, wide = pair
    if one.trial.measure == "points":
        return f"{mean:.1f} ± {wide:.1f}"
    return f"{100 * mean:.1f} ± {100 * wide:.1f} %"


def _strengths(found: Sequence[Known]) -> list[str]:
    lines = [
        "| games | what | is | wanted | aim | all lose | a decision takes |",
        "| ---: | --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    for one in found:
        trial = one.trial
        lost = f"{100 * one.all_lost()[0]:.1f} %" if trial.measure == "wins" else ""
        games = f"{len(one.games)} ({one.died} died)" if one.died else str(len(one.games))
        lines.append(
            f"| {games} | {trial.title} | {told(one, one.strength())} | {trial.must} "
            f"| {trial.aim} | {lost} | {1000 * one.pace():.0f} ms |"
        )
    return lines


def _by_kind(one: Known, kinds: dict[str, list[float]]) -> list[str]:
    measure = "points" if one.trial.measure == "points" else "won"
    games = max(1, len(one.games))
    lines = [f"| | {measure} | seats | in so many games |", "| --- | ---: | ---: | ---: |"]
    for kind, values in sorted(kinds.items(), key=lambda pair: -sum(pair[1]) / len(pair[1])):
        share = 100 * len(values) / games
        lines.append(f"| {kind} | {told(one, interval(values))} | {len(values)} | {share:.0f} % |")
    return lines


def _by_foe(foes: dict[str, list[float]]) -> list[str]:
    lines = ["| | won | games |", "| --- | ---: | ---: |"]
    for foe, values in sorted(foes.items()):
        mean, wide = interval(values)
        lines.append(f"| {foe} | {100 * mean:.0f} ± {100 * wide:.0f} % | {len(values)} |")
    return lines


def _networks(found: Sequence[Known]) -> list[str]:
    from loci.bots.exported import read_card

    lines = [
        "| game | parameters | file | decisions learned from | games | minutes | rules |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for game_id in sorted({one.trial.game for one in found}):
        if not level_bots(find_game(game_id)):
            continue
        path = weights_file(game_id)
        card = read_card(path)
        lines.append(
            f"| {game_id} | {card['parameters']:,} | {path.stat().st_size / 1e6:.1f} MB "
            f"| {card.get('decisions', 0):,} | {card.get('games', 0):,} "
            f"| {card.get('seconds', 0) / 60:.0f} | {card.get('rules', '')} |"
        )
    return lines
