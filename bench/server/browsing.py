"""The site in a browser, measured: what is fetched, when something is seen, when one can answer,
and how smoothly a large board is panned."""

from __future__ import annotations

import json
import statistics
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute

WIDE, PHONE = (1440, 900), (390, 844)
ANSWER = ".answers [data-move]"
_GUESTS = {"X-Loci": "1"}

#: Nothing stands between the page and its first question; when its answers are in sight is noted.
_WATCH = f"""
if (location.protocol === 'http:')
  for (const [name, value] of [['handover', 'no'], ['lone', 'no'], ['pace', 'off']])
    localStorage.setItem(`loci.${{name}}`, value);
addEventListener('DOMContentLoaded', () => {{
  const look = () => {{
    const chip = document.querySelector('{ANSWER}');
    if (!chip || !chip.getClientRects().length) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => (window.asked = performance.now())));
  }};
  const watch = new MutationObserver(look);
  watch.observe(document.documentElement, {{ childList: true, subtree: true }});
}});
"""
#: What was fetched up to now (bytes as they were sent), and when something was painted.
_SEEN = """() => {
  const of = kind => performance.getEntriesByType(kind);
  const fetched = [...of('navigation'), ...of('resource')];
  const painted = Object.fromEntries(of('paint').map(one => [one.name, one.startTime]));
  return {
    sent: fetched.reduce((sum, one) => sum + one.transferSize, 0),
    requests: fetched.length,
    paint: painted['first-paint'] ?? null,
    content: painted['first-contentful-paint'] ?? null,
    asked: window.asked ?? null,
  };
}"""
#: Moves the pointer that is down to and fro, a little with each frame; the times between frames,
#: in milliseconds. (From outside no pointer moves as often as that.)
_DRAG = """([x, y, dx, dy, frames]) => new Promise(done => {
  const drawing = document.elementFromPoint(x, y);
  const gaps = [];
  let before = performance.now();
  const move = now => {
    gaps.push(now - before);
    before = now;
    if (gaps.length > frames) return done(gaps);
    const way = Math.sin(gaps.length * Math.PI / 60);
    const at = { clientX: x + way * dx, clientY: y + way * dy };
    const more = { pointerId: 1, buttons: 1, bubbles: true };
    drawing.dispatchEvent(new PointerEvent('pointermove', { ...at, ...more }));
    requestAnimationFrame(move);
  };
  requestAnimationFrame(move);
})"""
_SPIRITS = [
    "river-surges-in-sunlight",
    "lightnings-swift-strike",
    "vital-strength-of-the-earth",
    "shadows-flicker-like-flame",
]
_DRAGGED = 300  # frames
_TRACED = ("devtools.timeline", "disabled-by-default-devtools.timeline.frame", "toplevel", "cc")


@dataclass
class Visit:
    """One page, opened by somebody who was never there: medians."""

    page: str
    size: str
    paint: float
    content: float
    asked: float | None
    answered: float | None
    requests: int
    sent: int


@dataclass
class Panning:
    """A board that was dragged about."""

    page: str
    size: str
    pieces: int
    seconds: float
    frames: int
    dropped: int
    p50: float
    p95: float
    longest: float
    busy: float

    @property
    def rate(self) -> float:
        return self.frames / self.seconds


@contextmanager
def visitor(browser: Browser, address: str, size: tuple[int, int]) -> Iterator[BrowserContext]:
    """A browser of somebody new, who is a guest of the site."""
    width, height = size
    context = browser.new_context(
        base_url=address, viewport={"width": width, "height": height}, has_touch=True, locale="en"
    )
    try:
        made = context.request.post(f"{address}/api/me", data={"name": "Ada"}, headers=_GUESTS)
        assert made.ok, made.text()
        yield context
    finally:
        context.close()


def table(context: BrowserContext, address: str, game: str, seats: int, **more: Any) -> str:
    """A table of mine, all seats; its address."""
    asked = {"game": game, "players": seats, "seats": [{"kind": "me"}] * seats, "seed": "7", **more}
    made = context.request.post(f"{address}/api/tables", data=asked, headers=_GUESTS)
    assert made.ok, made.text()
    return f"/t/{made.json()['id']}"


def visit(
    browser: Browser, address: str, path: str, size: tuple[int, int], times: int, game: str = ""
) -> Visit:
    """Open a page so many times with an empty cache; a table is answered once."""
    found: list[dict[str, Any]] = []
    for _ in range(times):
        with visitor(browser, address, size) as context:
            page = context.new_page()
            page.add_init_script(_WATCH)
            where = table(context, address, game, 2) if game else path
            page.goto(where, wait_until="networkidle")
            if game:
                page.wait_for_function("() => window.asked !== undefined")
            seen = page.evaluate(_SEEN)
            found.append({**seen, "answered": _answer(page) if game else None})
    name = game or path
    return Visit(
        name,
        _named(size),
        _median(found, "paint") or 0.0,
        _median(found, "content") or 0.0,
        _median(found, "asked"),
        _median(found, "answered"),
        round(_median(found, "requests") or 0),
        round(_median(found, "sent") or 0),
    )


def _answer(page: Page) -> float:
    """How long it takes from the click on an answer to the answers of the next question."""
    return float(
        page.evaluate(
            f"""() => new Promise(done => {{
              const chip = document.querySelector('{ANSWER}');
              const begun = performance.now();
              new MutationObserver((_, watch) => {{
                if (chip.isConnected) return;
                watch.disconnect();
                requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
              }}).observe(document.documentElement, {{ childList: true, subtree: true }});
              chip.click();
            }})"""
        )
    )


def pan(browser: Browser, address: str, size: tuple[int, int], boards: int, pieces: int) -> Panning:
    """Drag an island of so many boards, with so many pieces on each, to and fro."""
    with visitor(browser, address, size) as context:
        where = table(context, address, "spirit-island", 4, options={"spirits": _SPIRITS})
        page = context.new_page()
        page.add_init_script(_WATCH)
        page.route_web_socket("**/socket*", lambda socket: _crowded(socket, boards, pieces))
        page.goto(where, wait_until="networkidle")
        page.locator(".land").first.wait_for()
        for _ in range(3):
            page.keyboard.press("+")
        drawing = page.get_by_role("group", name="Island").or_(page.locator(".island")).first
        box = drawing.bounding_box()
        assert box is not None
        across, down = (
            box["x"] + box["width"] / 2,
            box["y"] + box["height"] / 4,
        )  # above what is asked
        page.mouse.move(across, down)
        page.mouse.down()
        browser.start_tracing(page=page, categories=list(_TRACED))
        reach = [across, down, box["width"] / 3, box["height"] / 4, _DRAGGED]
        gaps = page.evaluate(_DRAG, reach)
        traced = json.loads(browser.stop_tracing())["traceEvents"]
        page.mouse.up()
        drawn = page.locator(".pieces .group").count()
        return panned(_named(size), drawn, gaps, traced)


def panned(size: str, pieces: int, gaps: list[float], traced: list[dict[str, Any]]) -> Panning:
    names = [event["name"] for event in traced]
    tasks = [
        event
        for event in traced
        if event["name"] in ("RunTask", "ThreadControllerImpl::RunTask") and event.get("dur")
    ]
    threads: dict[tuple[int, int], float] = {}
    for task in tasks:
        thread = (task["pid"], task["tid"])
        threads[thread] = threads.get(thread, 0.0) + task["dur"] / 1e6
    main = _main_thread(traced)
    seconds = sum(gaps) / 1000
    return Panning(
        "spirit-island",
        size,
        pieces,
        seconds,
        names.count("DrawFrame"),
        names.count("DroppedFrame"),
        statistics.median(gaps),
        statistics.quantiles(gaps, n=20)[-1],
        max(gaps),
        threads.get(main, 0.0) / seconds if main else 0.0,
    )


def _main_thread(traced: list[dict[str, Any]]) -> tuple[int, int] | None:
    """The page's own thread: the one that fired the most animation frames."""
    fired: dict[tuple[int, int], int] = {}
    for event in traced:
        if event["name"] == "FireAnimationFrame":
            thread = (event["pid"], event["tid"])
            fired[thread] = fired.get(thread, 0) + 1
    return max(fired, key=lambda thread: fired[thread]) if fired else None


def _crowded(socket: WebSocketRoute, boards: int, pieces: int) -> None:
    """A table's socket that tells of an island with so much on it."""
    server = socket.connect_to_server()

    def told(text: str | bytes) -> None:
        message = json.loads(text)
        scene = message.get("scene")
        if scene and "whole" in scene:
            _crowd(scene["whole"]["view"], boards, pieces)
        socket.send(json.dumps(message))

    server.on_message(told)


_KINDS = (
    ("explorer", 0, 1),
    ("town", 0, 2),
    ("city", 0, 3),
    ("town", 1, 2),
    ("dahan", 0, 2),
    ("dahan", 1, 2),
)


def _crowd(view: dict[str, Any], boards: int, pieces: int) -> None:
    """Boards beside those that are there, and pieces in all lands: as many groups of their own as
    there are pieces."""
    there = view["boards"]
    for new in "ABCDEF"[len(there) : boards]:
        view["boards"] += new
        for number in range(9):
            view["lands"][f"{new}{number}"] = json.loads(
                json.dumps(view["lands"][f"{there[0]}{number}"])
            )
    for name, land in view["lands"].items():
        if name.endswith("0"):
            continue
        land["pieces"] = [
            {"piece": kind, "damage": damage, "health": health, "number": 1, "strife": 0}
            for kind, damage, health in _KINDS[: -(-pieces // 8)]
        ]


def _median(found: list[dict[str, Any]], key: str) -> float | None:
    values = [one[key] for one in found if one[key] is not None]
    return statistics.median(values) if values else None


def _named(size: tuple[int, int]) -> str:
    return f"{size[0]} × {size[1]}"
