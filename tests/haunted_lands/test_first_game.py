"""The guided first game of the site: what its lessons say of the table is so."""

from __future__ import annotations

from tests.courses import LEARNER, Course


def test_the_lesson_about_the_haunting_shows_where_the_spectres_are() -> None:
    course = Course("haunted-lands", 1)
    course.wait_for_the_learner()
    hexes = course.game.view(course.match.state, LEARNER)["hexes"]
    haunted = sorted(name for name, hex in hexes.items() if hex.get("spectre"))
    lessons = course.data["steps"]
    assert [x["places"] for x in lessons if x["text"].endswith("-haunting")] == [haunted]
