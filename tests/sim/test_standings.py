"""What the games of a tournament say, and the page that shows it."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from loci.core import Text
from loci.core.words.wording import LANGUAGES
from loci.sim.contest import Broken, Contest, Ended, Seating, plan, run
from loci.sim.form import Form
from loci.sim.page import page
from loci.sim.plots import Axis, interval_plot, spread_plot
from loci.sim.standings import Standings, standings

CONTEST = Contest("ferry", ("a", "b"), 3, rounds=2)


def _ended(
    number: int,
    bots: str,
    scores: tuple[int, ...],
    winners: tuple[int, ...],
    sides: tuple[str, ...] = (),
    turns: int = 0,
) -> Ended:
    seating = Seating(number, 0, 7, tuple(bots))
    return Ended(seating, 10, "end", scores, winners, sides, turns, "00")


GAMES = [
    _ended(0, "aba", (5, 3, 1), (0,), ("x", "y", "z")),
    _ended(1, "bab", (4, 4, 2), (0, 1), ("x", "y", "z")),
    _ended(2, "aba", (1, 2, 3), (), ("y", "x", "z")),
]


def test_wins_and_points_are_counted_by_seat_and_by_side() -> None:
    found = standings(CONTEST, GAMES)
    a, b = sorted(found.bots, key=lambda standing: standing.bot)
    assert (a.total.played, a.total.wins, a.total.mean_points) == (5, 2, pytest.approx(14 / 5))
    assert (b.total.played, b.total.wins, b.points) == (4, 1, [3, 4, 2, 2])
    assert [(share.name, share.played, share.wins) for share in a.seats] == [
        ("P1", 2, 1),
        ("P2", 1, 1),
        ("P3", 2, 0),
    ]
    assert [(share.name, share.played, share.wins) for share in b.sides] == [
        ("x", 2, 1),
        ("y", 1, 0),
        ("z", 1, 0),
    ]
    assert (found.games, found.nobody_won) == (3, 1)


def test_every_two_seats_of_a_table_are_compared() -> None:
    found = standings(CONTEST, GAMES)
    order = [standing.bot for standing in found.bots]
    a, b = order.index("a"), order.index("b")
    # First game: better than b once, worse once. Second: equal, and better. Third: equal twice.
    assert (found.cross[a][b].played, found.cross[a][b].got) == (6, 1 + 1.5 + 1)
    assert (found.cross[b][a].played, found.cross[b][a].got) == (6, 6 - 3.5)
    assert found.cross[a][a].played == 0
    assert order == ["a", "b"]


def test_the_best_comes_first_and_the_ratings_tell_why() -> None:
    contest = plan(Contest("tests.sim.contests:REGATTA", ("shy", "any", "keen"), 2, rounds=8))
    found = standings(contest, list(run(contest, {})))
    assert [standing.bot for standing in found.bots] == ["keen", "any", "shy"]
    ratings = [standing.rating for standing in found.bots]
    assert all(rating is not None for rating in ratings)
    assert sum(rating.elo for rating in ratings if rating) == pytest.approx(0, abs=0.2)


def _together() -> Standings:
    contest = plan(Contest("tests.sim.contests:TOGETHER", ("shy", "keen"), 2, rounds=6))
    return standings(contest, list(run(contest, {})))


def test_who_plays_together_has_a_share_of_wins_and_no_rating() -> None:
    found = _together()
    assert [standing.rating for standing in found.bots] == [None, None]
    assert found.bots[0].total.played == 12
    assert found.bots[0].turns == 9
    assert found.bots[0].total.wins >= found.bots[1].total.wins


def test_nothing_played_claims_nothing() -> None:
    found = standings(CONTEST, [])
    assert [standing.rating for standing in found.bots] == [None, None]
    assert found.bots[0].total.to_data()["rate"] is None
    assert page(found, "Ferry", "en", _said)


# -- the page ---------------------------------------------------------------------------------


def _said(text: Text) -> str:
    return text.plain()


class _Tags(HTMLParser):
    """What a page is made of; every tag is closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.names: list[str] = []
        self.links: list[str] = []
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href", "srcset")]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_stands_by_itself() -> None:
    text = page(standings(CONTEST, GAMES), "Ferry <&>", "en", _said)
    tags = _Tags(text)
    assert tags.open == []
    assert tags.links == []
    assert not re.search(r"url\(|@import|<script|https?:", text)
    # Ratings, wins, points; by seat and by side for each of two bots.
    assert tags.names.count("svg") == 3 + 2 + 2
    assert tags.names.count("table") == 2
    assert "<title>Ferry &lt;&amp;&gt;</title>" in text


def test_who_plays_together_is_shown_without_ratings() -> None:
    text = page(_together(), "Ferry", "en", _said)
    tags = _Tags(text)
    assert tags.names.count("svg") == 2 + 2 + 2
    assert tags.names.count("table") == 1
    assert "tour-col-turns" in text
    assert "tour-col-elo" not in text


def test_games_that_failed_are_on_the_page() -> None:
    broken = Broken(Seating(7, 0, 1, ("a", "b", "a")), "KeyError: <x>")
    text = page(standings(CONTEST, [*GAMES, broken]), "Ferry", "en", _said)
    assert "KeyError: &lt;x&gt;" in text
    assert text.count("tour-broken") == 1


def test_every_word_of_the_page_is_there_in_every_language() -> None:
    from loci.cli.words import Words

    asked: list[Text] = []

    def noted(text: Text) -> str:
        asked.append(text)
        return text.plain()

    broken = Broken(Seating(7, 0, 1, ("a", "b", "a")), "KeyError")
    for found in (standings(CONTEST, [*GAMES, broken]), _together()):
        page(found, "Ferry", "en", noted)
    for form in Form:
        asked.append(Text(f"tour-form-{form.value}"))
    ours = [text for text in asked if text.id.startswith("tour-")]
    assert len(ours) > 30
    for language in LANGUAGES:
        words = Words(language)
        assert [text.id for text in ours if words.say(text) == text.id] == []


# -- plots ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("numbers", "ticks"),
    [
        ([0.0, 100.0], [0, 20, 40, 60, 80, 100]),
        ([-170.0, 260.0], [-200, -100, 0, 100, 200, 300]),
        ([3.0, 3.0], [3.0, 3.2, 3.4, 3.6, 3.8, 4.0]),
        ([], [0, 0.2, 0.4, 0.6, 0.8, 1.0]),
    ],
)
def test_an_axis_has_round_steps_and_holds_all(numbers: list[float], ticks: list[float]) -> None:
    axis = Axis(numbers)
    assert axis.ticks() == pytest.approx(ticks)
    places = [axis.at(tick) for tick in axis.ticks()]
    assert places == sorted(places)


def test_a_dot_lies_within_its_interval() -> None:
    drawn = interval_plot("Ratings", [("a", -50.0, 20.0, 90.0)])
    (left, right), dot = (
        re.findall(r'class="span" x1="([\d.]+)" x2="([\d.]+)"', drawn)[0],
        re.findall(r'cx="([\d.]+)"', drawn)[0],
    )
    assert float(left) < float(dot) < float(right)


@pytest.mark.parametrize("numbers", [[4.0], [1.0, 2.0, 3.0, 10.0], []])
def test_a_spread_is_drawn_for_any_number_of_games(numbers: list[float]) -> None:
    drawn = spread_plot("Points", [("a", numbers)])
    assert drawn.count("<rect") == bool(numbers)
    assert drawn.startswith("<svg")
