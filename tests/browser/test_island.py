"""The drawn island at its fullest: six boards, every kind of piece and effect in every land."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute

from tests.browser.visitor import PHONE, WIDE, Visitor

Come = Callable[..., Visitor]
SPIRITS = [
    "river-surges-in-sunlight",
    "lightnings-swift-strike",
    "vital-strength-of-the-earth",
    "shadows-flicker-like-flame",
]
#: Every kind of piece, hurt, quarrelling or whole: kind, damage, health, number, strife.
PIECES = [
    ("explorer", 0, 1, 12, 0),
    ("explorer", 0, 1, 1, 1),
    ("town", 0, 2, 3, 0),
    ("town", 1, 2, 2, 0),
    ("city", 0, 3, 2, 0),
    ("city", 2, 3, 1, 0),
    ("city", 1, 5, 1, 2),
    ("dahan", 0, 2, 10, 0),
    ("dahan", 1, 2, 2, 0),
    ("beasts", 0, 0, 2, 0),
    ("wilds", 0, 0, 1, 0),
    ("disease", 0, 0, 2, 0),
    ("badlands", 0, 0, 1, 0),
]
#: The outlines of whatever is drawn, as far as a point of one lies outside of its land.
OUTSIDE = """() => {
  const all = what => [...document.querySelectorAll(what)];
  const groups = all('.pieces'), names = all('.lines > text.name');
  const lands = new Map(all('.land').map(one => [one.dataset.place, one.querySelector('path')]));
  const found = [];
  const corners = ({ left, right, top, bottom }) =>
    [[left, top], [right, top], [left, bottom], [right, bottom]];
  const outline = shape => {
    const length = shape.getTotalLength(), matrix = shape.getScreenCTM();
    return Array.from({ length: 24 }, (_, n) => {
      const { x, y } = shape.getPointAtLength(length * n / 24).matrixTransform(matrix);
      return [x, y];
    });
  };
  names.forEach((name, n) => {
    const land = lands.get(name.textContent);
    const matrix = land.getScreenCTM().inverse();
    const leaves = points =>
      points.some(([x, y]) => !land.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix)));
    if (leaves(corners(name.getBoundingClientRect()))) found.push(name.textContent);
    for (const shape of groups[n].querySelectorAll('path, circle, rect')) {
      const group = shape.parentElement.closest('.group').getAttribute('class');
      if (leaves(outline(shape))) found.push(`${name.textContent}: ${group}`);
    }
  });
  return { found, lands: names.length, groups: all('.pieces .group').length };
}"""


def fill(view: dict[str, Any]) -> None:
    """Boards E and F beside the four, and everything in every land."""
    for new, old in (("E", "A"), ("F", "B")):
        view["boards"] += new
        for number in range(9):
            view["lands"][f"{new}{number}"] = copy.deepcopy(view["lands"][f"{old}{number}"])
    keys = ("piece", "damage", "health", "number", "strife")
    for name, land in view["lands"].items():
        if name.endswith("0"):
            continue
        land["pieces"] = [dict(zip(keys, group, strict=True)) for group in PIECES]
        land["presence"], land["sacred"] = [12, 1, 3, 1, 2, 1], [0, 2]
        land["blight"], land["defence"], land["stopped"] = 2, 14, ["build"]
        ravage = {"damage": 19, "blight": 1, "dahan": 2, "invaders": 1, "stopped": False}
        view["forecast"][name] = {"ravage": ravage, "build": "city"}


def filled(socket: WebSocketRoute) -> None:
    """A table's socket that tells of a full island."""
    server = socket.connect_to_server()

    def told(text: str | bytes) -> None:
        message = json.loads(text)
        scene = message.get("scene")
        if scene and "whole" in scene:
            fill(scene["whole"]["view"])
        socket.send(json.dumps(message))

    server.on_message(told)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_nothing_leaves_its_land(come: Come, size: tuple[int, int]) -> None:
    ada = come("Ada", size=size)
    id = ada.table("me me me me", game="spirit-island", options={"spirits": SPIRITS})
    ada.page.route_web_socket("**/socket*", filled)
    page = ada.open(f"/t/{id}")
    page.locator(".land").first.wait_for()
    drawn = page.evaluate(OUTSIDE)
    assert drawn["lands"] == 48
    assert drawn["groups"] == 48 * (len(PIECES) + 6 + 5)  # presence; blight, defence, 3 actions
    assert drawn["found"] == []


def test_nothing_leaves_its_land_when_the_island_is_turned(come: Come) -> None:
    """The window becomes high: at no moment do pieces lie where their lands were."""
    ada = come("Ada", size=PHONE, motion="no-preference")
    id = ada.table("me me me me", game="spirit-island", options={"spirits": SPIRITS})
    ada.page.route_web_socket("**/socket*", filled)
    page = ada.open(f"/t/{id}")
    page.locator(".land").first.wait_for()
    before = page.locator(".land path").first.get_attribute("d")
    page.set_viewport_size({"width": PHONE[0], "height": 1400})
    page.wait_for_function(
        "before => document.querySelector('.land path').getAttribute('d') !== before", arg=before
    )
    assert page.evaluate(OUTSIDE)["found"] == []
