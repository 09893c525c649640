"""Every guided first game: its moves can be made, whatever the bots do; its lessons are told."""

from __future__ import annotations

import pytest

from loci.core.words.wording import LANGUAGES
from tests.courses import COURSES, LEARNER, Course
from tests.words.sources import GAMES, client


def test_every_game_has_one() -> None:
    assert sorted(COURSES) == sorted(GAMES)


@pytest.mark.parametrize("seed", [1, 7, 20_000])
@pytest.mark.parametrize("game", COURSES)
def test_every_move_that_a_lesson_asks_for_is_legal(game: str, seed: int) -> None:
    course = Course(game, seed)
    for lesson in course.data["steps"]:
        course.follow(lesson)
    mine = [entry for entry in course.match.entries if entry.seat == LEARNER]
    asked = [lesson for lesson in course.data["steps"] if "move" in lesson]
    assert len(mine) >= len(asked) > 10
    assert course.match.decisions(), "the game goes on"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", COURSES)
def test_every_lesson_has_its_words(game: str, language: str) -> None:
    told = {lesson["text"] for lesson in Course(game, 1).data["steps"]}
    lessons = {id for id in client(language) if id.startswith(f"{GAMES[game]}-lesson-")}
    assert told == lessons


def test_the_places_of_lessons_to_read_are_there() -> None:
    """A lesson without an answer may show lands and hexes."""
    for game in COURSES:
        course = Course(game, 1)
        for lesson in course.data["steps"]:
            course.follow(lesson)
            view = course.game.view(course.match.state, LEARNER)
            known = view.get("hexes") or view["lands"]
            if "move" not in lesson:
                assert set(lesson.get("places", [])) <= set(known), lesson


def test_the_witches_score_as_the_lessons_say() -> None:
    course = Course("terra-mystica", 1)
    for lesson in course.data["steps"]:
        course.follow(lesson)
    seat = course.game.view(course.match.state, LEARNER)["seats"][LEARNER]
    assert seat["faction"] == "witches"
    assert seat["points"]["scoring"] == 2 + 5  # a dwelling, then a sanctuary


def test_the_river_keeps_its_lands_whole() -> None:
    """What the lessons promise: no blight in two turns, a dahan more, and some fear."""
    course = Course("spirit-island", 1)
    for lesson in course.data["steps"]:
        course.follow(lesson)
    view = course.game.view(course.match.state, LEARNER)
    assert [land for land, data in view["lands"].items() if data.get("blight")] == []
    pieces = view["lands"]["A5"]["pieces"]
    assert [(piece["piece"], piece["number"]) for piece in pieces] == [("dahan", 3)]
    assert view["fear"]["generated"] == 1
