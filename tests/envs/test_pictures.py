"""Pictures show what is on the table."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from loci.core import Rng, find_game
from loci.envs.course import Course, begun
from loci.envs.pictures import haunted_lands, raster, spirit_island, tables, terra_mystica
from loci.envs.pictures.drawing import GROUND, SEATS, WIDTH

GAMES = [("haunted-lands", 3), ("terra-mystica", 4), ("spirit-island", 3)]
SHAPES = Path(__file__).parents[2] / "web/src/boards/spirit-island/island/shapes.json"


def course_of(game: str, players: int, answers: int, **options: object) -> Course:
    course, rng = begun(find_game(game), players, options, 4, 1000), Rng(4)
    for _ in range(answers):
        seat = course.next_seat()
        assert seat is not None
        course.answer(seat, rng.below("move", len(course.ids(seat))))
    return course


def drawn(course: Course) -> ElementTree.Element:
    return ElementTree.fromstring(tables.svg(course))


def words(picture: ElementTree.Element) -> list[str]:
    return [one.text or "" for one in picture.iter() if one.tag.endswith("text")]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_picture_is_as_large_and_tells_of_each_seat(game: str, players: int) -> None:
    early, late = drawn(course_of(game, players, 0)), drawn(course_of(game, players, 60))
    assert early.attrib["height"] == late.attrib["height"]
    assert early.attrib["width"] == str(WIDTH)
    assert [line.split(":")[0] for line in words(late)[-players:]] == [
        f"Player {seat + 1}" for seat in range(players)
    ]


def test_haunted_lands() -> None:
    course = course_of("haunted-lands", 3, 70)
    view = course.game.view(course.state, -1)
    svg = haunted_lands.draw(view).svg("", [])
    spectres = sum(hex.get("spectre", False) for hex in view["hexes"].values())
    assert svg.count('stroke="#2c2350"') == spectres > 5
    for name in view["hexes"]:
        assert f">{name}</text>" in svg
    buildings = [hex for hex in view["hexes"].values() if "building" in hex]
    assert len(re.findall(r">[WSMN]</text>", svg)) == len(buildings) > 0


def test_terra_mystica() -> None:
    course = course_of("terra-mystica", 4, 90)
    view = course.game.view(course.state, -1)
    svg = terra_mystica.draw(view).svg("", [])
    for seat, colour in enumerate(SEATS[:4]):
        buildings = sum(hex.get("owner") == seat for hex in view["hexes"].values())
        bridges = sum(bridge["owner"] == seat for bridge in view["bridges"])
        assert svg.count(f'fill="{colour}"') == buildings > 0
        assert svg.count(f'stroke="{colour}"') == bridges
    assert svg.count(f'fill="{GROUND["river"]}"') == 36


def test_spirit_island() -> None:
    course = course_of("spirit-island", 3, 60)
    view = course.game.view(course.state, -1)
    svg = spirit_island.draw(view).svg("", [])
    towns = sum(
        group["number"]
        for land in view["lands"].values()
        for group in land["pieces"]
        if group["piece"] == "town"
    )
    assert sum(int(found) for found in re.findall(r">(\d+)T[-!\d]*</text>", svg)) == towns > 5
    presence = [sum(land["presence"][seat] for land in view["lands"].values()) for seat in range(3)]
    assert sum(int(found) for found in re.findall(r">(\d+)P\*?</text>", svg)) == sum(presence)
    for name in view["lands"]:
        assert f">{name}</text>" in svg


def test_islands_in_no_layout_are_a_list_of_lands() -> None:
    course = course_of(
        "spirit-island", 2, 0, layout="archipelago-1-1", sets=["base", "jagged-earth"]
    )
    svg = tables.svg(course)
    for name in course.game.view(course.state, -1)["lands"]:
        assert f">{name}</text>" in svg


def test_the_boards_lie_as_on_the_site() -> None:
    """`cp` of the site's file, when that has changed."""
    assert spirit_island.SHAPES.read_text("utf-8") == SHAPES.read_text("utf-8")


def test_pixels_have_the_colours_of_the_lands() -> None:
    course = course_of("haunted-lands", 2, 0)
    svg = tables.svg(course)
    assert raster.png(svg).startswith(b"\x89PNG")
    picture = raster.pixels(svg)
    assert (picture.dtype, picture.ndim) == (np.uint8, 3)
    colours = {tuple(colour) for colour in picture.reshape(-1, 3)[::7].tolist()}
    for terrain in ("plains", "forest", "mountain", "lake", "high-city", "quarter"):
        colour = GROUND[terrain]
        assert tuple(int(colour[at : at + 2], 16) for at in (1, 3, 5)) in colours


@pytest.mark.parametrize("library", ["resvg_py", "PIL"])
def test_what_is_not_installed_is_named(library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(raster.NoPictures, match=r"genius-loci\[pictures\]"):
        raster.pixels("<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>")
