"""`make bench-web`: how soon the site is there in a browser, and how smoothly it moves.

Starts the server itself on an empty database, opens its pages in a real Chromium or Chrome with an
empty cache each time, and says what it found. Nothing is asserted.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
from collections import Counter
from dataclasses import asdict
from pathlib import Path

from browsing import PHONE, WIDE, Panning, Visit, pan, visit
from pages import markdown_table, measured_on, write
from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table as Grid

from loci.server.app import STATIC
from loci.testing.program import Program

GAMES = ("haunted-lands", "terra-mystica", "spirit-island")
BOARDS, PIECES = 6, 40
LIMITS = {"guests_per_minute": 10_000, "tables_per_guest": 1000, "requests_per_second": 10_000}
FLAGS = (
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
)
VISITS = (
    "page",
    "window",
    "first paint ms",
    "first content ms",
    "first answer ms",
    "next question ms",
    "requests",
    "sent KB",
)
PANNED = (
    "window",
    "groups drawn",
    "frames/s",
    "dropped",
    "frame p50 ms",
    "frame p95 ms",
    "longest ms",
    "page busy %",
)
FILES = ("file", "KB", "gzip KB", "brotli KB")


def main() -> None:
    args = arguments()
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory(prefix="loci-web-") as folder, sync_playwright() as playwright:
        server = Program(f"{folder}/loci.db", Path(folder), settings=LIMITS)
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("LOCI_BROWSER") or None, args=FLAGS
        )
        try:
            visits = visited(browser, server.address, args.times)
            panned = [pan(browser, server.address, size, BOARDS, PIECES) for size in (WIDE, PHONE)]
            version = browser.version
        finally:
            browser.close()
            server.stop()
    files = bundles(STATIC)
    if args.json:
        told = {
            "visits": [asdict(one) for one in visits],
            "panned": [asdict(one) for one in panned],
            "files": files,
        }
        print(json.dumps(told, indent=2))
    else:
        show("Pages, opened with an empty cache", VISITS, [visit_cells(one) for one in visits])
        show(f"An island of {BOARDS} boards, panned", PANNED, [pan_cells(one) for one in panned])
        show("What is fetched", FILES, file_cells(files))
    if args.markdown is not None:
        facts = (
            f"{measured_on(load)} Chromium {version}, software rendering; medians of {args.times}."
        )
        parts = [
            facts,
            markdown_table(VISITS, [visit_cells(one) for one in visits], 2),
            f"An island of {BOARDS} boards with {PIECES} pieces each, dragged to and fro:",
            markdown_table(PANNED, [pan_cells(one) for one in panned], 1),
            "The client's files, by size; a board's are fetched with its first table:",
            markdown_table(FILES, file_cells(files), 1),
        ]
        write(args.markdown, "\n\n".join(parts), "bench-web")


def visited(browser: Browser, address: str, times: int) -> list[Visit]:
    pages = [("/", ""), ("/new", ""), ("/learn/spirit-island", ""), *(("", game) for game in GAMES)]
    visit(browser, address, "/", WIDE, 1)  # the browser and the server have to warm up
    return [
        visit(browser, address, path, size, times, game)
        for path, game in pages
        for size in (WIDE, PHONE)
    ]


def bundles(static: Path) -> dict[str, tuple[int, int, int]]:
    """The size of every script, style and text of the client: as it is, by gzip and by brotli."""
    sizes: Counter[str] = Counter()
    found: dict[str, tuple[int, int, int]] = {}
    for path in sorted(static.rglob("*")):
        if path.suffix not in (".js", ".css", ".ftl"):
            continue
        name = path.relative_to(static).as_posix()
        packed = [path.with_name(path.name + end).stat().st_size for end in (".gz", ".br")]
        found[name] = (path.stat().st_size, packed[0], packed[1])
        sizes[name] = path.stat().st_size
    return {name: found[name] for name, _ in sizes.most_common()}


def visit_cells(one: Visit) -> list[str]:
    times = [one.paint, one.content, one.asked, one.answered]
    return [
        one.page,
        one.size,
        *["–" if time is None else f"{time:,.0f}" for time in times],
        str(one.requests),
        f"{one.sent / 1024:,.0f}",
    ]


def pan_cells(one: Panning) -> list[str]:
    return [
        one.size,
        str(one.pieces),
        f"{one.rate:.1f}",
        str(one.dropped),
        f"{one.p50:.1f}",
        f"{one.p95:.1f}",
        f"{one.longest:.0f}",
        f"{100 * one.busy:.0f}",
    ]


def file_cells(files: dict[str, tuple[int, int, int]]) -> list[list[str]]:
    """Those of ten kilobytes and more, and all together."""
    large = {name: sizes for name, sizes in files.items() if sizes[0] >= 10_240}
    whole = [sum(sizes[n] for sizes in files.values()) for n in range(3)]
    rows = [[name, *[f"{size / 1024:,.1f}" for size in sizes]] for name, sizes in large.items()]
    return [*rows, [f"all {len(files)}", *[f"{size / 1024:,.1f}" for size in whole]]]


def show(title: str, headings: tuple[str, ...], rows: list[list[str]]) -> None:
    grid = Grid(*headings, title=title)
    for row in rows:
        grid.add_row(*row)
    Console(width=150).print(grid)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench/server/web.py", description=__doc__)
    add = parser.add_argument
    add("--times", type=int, default=5, help="of each page (default: %(default)s)")
    add("--json", action="store_true", help="print JSON instead of tables")
    add("--markdown", type=Path, help="also write the figures into this page, between its marks")
    return parser.parse_args()


if __name__ == "__main__":
    main()
