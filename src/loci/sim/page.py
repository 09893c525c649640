"""The report of a tournament as one page that needs nothing else: tables and plots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from loci.core import Text
from loci.sim.plots import STYLE, interval_plot, spread_plot
from loci.sim.standings import Meeting, Share, Standing, Standings

Say = Callable[[Text], str]

_MOST_FAULTS: Final = 10  # in a terminal

_STYLE: Final = f"""{STYLE}
body {{ margin: 2rem auto; padding: 0 1rem; max-width: 60rem; color: var(--ink);
  background: var(--paper); font: 16px/1.5 system-ui, sans-serif; }}
h1 {{ font-size: 1.6rem; margin: 0; }} h2 {{ font-size: 1.15rem; margin: 2.2rem 0 .6rem; }}
h3 {{ font-size: 1rem; margin: 1.4rem 0 .3rem; }} p {{ margin: .4rem 0; color: var(--soft); }}
.wide {{ overflow-x: auto; }}
table {{ border-collapse: collapse; }}
th, td {{ padding: .25rem .7rem; border-bottom: 1px solid var(--rule); text-align: right; }}
th:first-child, td:first-child {{ text-align: left; }} th {{ font-weight: 600; }}
svg {{ width: 100%; max-width: 760px; height: auto; display: block; }}
"""


def page(found: Standings, title: str, language: str, say: Say) -> str:
    """The whole page, in the words of `say`."""
    parts = [
        f"<h1>{escape(title)}</h1>",
        *(f"<p>{escape(line)}</p>" for line in about(found, say)),
        _section(say, "tour-standings", _table(headings(found, say), rows(found))),
    ]
    if not found.contest.together:
        parts.append(_section(say, "tour-cross", _cross(found)))
        parts.append(_section(say, "tour-ratings", _rating_plot(found, say), "tour-ratings-about"))
    parts.append(_section(say, "tour-wins", _win_plot(found, say), "tour-wins-about"))
    parts.append(_section(say, "tour-points", _points_plot(found, say), "tour-points-about"))
    parts.append(_section(say, "tour-by-seat", _plots_by(found, say, "tour-by-seat", _seats)))
    if any(standing.sides for standing in found.bots):
        parts.append(_section(say, "tour-by-side", _plots_by(found, say, "tour-by-side", _sides)))
    if found.broken:
        failures = [
            [str(game.seating.number), ", ".join(game.seating.bots), game.message]
            for game in found.broken
        ]
        heads = [say(Text(f"tour-col-{name}")) for name in ("number", "bots", "fault")]
        parts.append(_section(say, "tour-broken", _table(heads, failures)))
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n"
        f"<body>\n{body}\n</body>\n</html>\n"
    )


# -- words that the terminal shows too ---------------------------------------------------------


def about(found: Standings, say: Say) -> list[str]:
    """What was played, in a line or two."""
    contest = found.contest
    form = "together" if contest.together else contest.form.value
    lines = [
        say(
            Text(
                "tour-about",
                form=Text(f"tour-form-{form}"),
                games=found.games,
                players=contest.players,
                seed=str(contest.seed),
            )
        )
    ]
    if found.games < contest.games():
        lines.append(say(Text("tour-unfinished", games=contest.games())))
    if found.nobody_won and not contest.together:
        lines.append(say(Text("tour-nobody", games=found.nobody_won)))
    return lines


def headings(found: Standings, say: Say) -> list[str]:
    """The columns of the table of standings."""
    names = ["bot", "elo", "interval"] if not found.contest.together else ["bot"]
    names += ["played", "rate", "rate-interval", "points"]
    if any(standing.turns is not None for standing in found.bots):
        names.append("turns")
    return [say(Text(f"tour-col-{name}")) for name in names]


def rows(found: Standings) -> list[list[str]]:
    """The standings, line by line."""
    timed = any(standing.turns is not None for standing in found.bots)
    return [_row(found, standing, timed) for standing in found.bots]


def _row(found: Standings, standing: Standing, timed: bool) -> list[str]:
    total, rating = standing.total, standing.rating
    cells = [standing.bot]
    if not found.contest.together:
        cells += (
            ["–", "–"]
            if rating is None
            else [f"{rating.elo:+.0f}", f"{rating.low:+.0f} … {rating.high:+.0f}"]
        )
    low, high = total.interval
    cells += [
        str(total.played),
        "–" if total.rate is None else f"{total.rate:.1%}",
        f"{low:.1%}–{high:.1%}",
        "–" if total.mean_points is None else f"{total.mean_points:.1f}",
    ]
    if timed:
        cells.append("–" if standing.turns is None else f"{standing.turns:.1f}")
    return cells


def faults(found: Standings, say: Say) -> list[str]:
    """The first games that failed, under a heading."""
    if not found.broken:
        return []
    lines = [say(Text("tour-broken"))]
    for game in found.broken[:_MOST_FAULTS]:
        seating = game.seating
        lines.append(f"  {seating.number} ({', '.join(seating.bots)}): {game.message}")
    return lines + (["  …"] if len(found.broken) > _MOST_FAULTS else [])


# -- parts of the page ---------------------------------------------------------------------------


def _section(say: Say, heading: str, inside: str, about: str = "") -> str:
    told = f"<p>{escape(say(Text(about)))}</p>\n" if about else ""
    return f"<section>\n<h2>{escape(say(Text(heading)))}</h2>\n{told}{inside}\n</section>"


def _table(heads: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in heads)
    body = "\n".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in line) + "</tr>" for line in lines
    )
    return f'<div class="wide"><table>\n<tr>{head}</tr>\n{body}\n</table></div>'


def _cross(found: Standings) -> str:
    names = [standing.bot for standing in found.bots]
    lines = [
        [name, *(_met(meeting) for meeting in line)]
        for name, line in zip(names, found.cross, strict=True)
    ]
    return _table(["", *names], lines)


def _met(meeting: Meeting) -> str:
    if not meeting.played:
        return "–"
    return f"{meeting.got / meeting.played:.0%} ({meeting.got:g}/{meeting.played})"


def _rating_plot(found: Standings, say: Say) -> str:
    lines = [
        (standing.bot, standing.rating.low, standing.rating.elo, standing.rating.high)
        for standing in found.bots
        if standing.rating is not None
    ]
    return interval_plot(say(Text("tour-ratings")), lines)


def _win_plot(found: Standings, say: Say) -> str:
    shares = [(standing.bot, standing.total) for standing in found.bots]
    return _share_plot(say(Text("tour-wins")), shares)


def _points_plot(found: Standings, say: Say) -> str:
    lines = [(standing.bot, standing.points) for standing in found.bots]
    return spread_plot(say(Text("tour-points")), lines)


def _plots_by(
    found: Standings, say: Say, title: str, shares_of: Callable[[Standing], list[Share]]
) -> str:
    """A plot for each bot."""
    parts = []
    for standing in found.bots:
        shares = [(_said(say, share.name), share) for share in shares_of(standing)]
        parts.append(f"<h3>{escape(standing.bot)}</h3>")
        parts.append(_share_plot(f"{say(Text(title))}: {standing.bot}", shares))
    return "\n".join(parts)


def _share_plot(title: str, shares: Sequence[tuple[str, Share]]) -> str:
    lines = []
    for name, share in shares:
        low, high = share.interval
        lines.append((f"{name} ({share.played})", low, share.rate or 0.0, high))
    return interval_plot(title, lines, percent=True)


def _said(say: Say, name: str) -> str:
    """A side by its name in words; a seat is called as it is."""
    return say(Text(name)) if "-" in name else name


def _seats(standing: Standing) -> list[Share]:
    return standing.seats


def _sides(standing: Standing) -> list[Share]:
    return standing.sides
