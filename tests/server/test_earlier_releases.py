"""The databases that earlier releases wrote are brought over and go on."""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from loci.core import AnyGame, Illegal, Move, Rng, Text, all_games, find_game
from loci.core.info import Change, GameInfo
from loci.server.settings import Settings
from tests.server.clients import Guest
from tests.server.running import Served
from tests.server.upgrading import brought, stop
from tests.versions.databases import copied, everything, restored

GAMES = ("haunted-lands", "spirit-island", "terra-mystica")


@pytest.fixture
def version_1(database: str, tmp_path: Path) -> str:
    """The database of rules version 1, on the database of this test."""
    file = restored(1, tmp_path)
    if database.startswith("postgres"):
        copied(file, database)
        return database
    return str(file)


@contextmanager
def planted(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The three games one version later, with rules that refuse one answer in eight while old
    matches are brought over."""

    def refusing(game: AnyGame) -> Callable[..., Move]:
        parse = game.parse

        def refuses(table: Any, seat: int, text: str) -> Move:
            if zlib.crc32(text.encode()) % 8 == 0:
                raise Illegal(Text("not-asked"))
            return parse(table, seat, text)

        return refuses

    for name in GAMES:
        game = find_game(name)
        monkeypatch.setattr(game, "info", _later(game.info))
    with monkeypatch.context() as patch:
        for name in GAMES:
            game = find_game(name)
            patch.setattr(game, "parse", refusing(game))
        yield


def _later(info: GameInfo) -> GameInfo:
    planted = Change(info.rules_version + 1, "Some answers are no longer taken.", form=False)
    return GameInfo(
        info.id, info.title, info.package, info.players, info.rules_prefix,
        (*info.changes, planted), info.sets, info.options[1:], info.orders[1:],
        info.options[0].help,
    )  # fmt: skip


def all_tables(server: Served) -> list[tuple[str, str, str]]:
    from sqlalchemy import select

    from loci.server.storage.db import MATCHES

    query = select(MATCHES.c.id, MATCHES.c.status, MATCHES.c.game)
    rows = server.do(server.site.store.read(lambda connection: connection.execute(query).all()))
    return [(row.id, row.status, row.game) for row in rows]


async def go_on(server: Served, id: str, answers: int) -> None:
    """Answer some questions of a table as those at it would."""
    site = server.site
    table = await site.memory.table(id)
    rng = Rng(1)
    for _ in range(answers):
        match = table.match
        assert match is not None
        asked = match.decisions()
        if not asked:
            break
        seat = rng.pick("seat", list(asked))
        move = rng.pick("move", asked[seat].moves).text()
        await site.answers.answer(table, seat, match.decision_id(asked[seat]), [move])


def open_and_play_all(server: Served) -> Counter[str]:
    """Open every table, play on where that can be done; how many had which status."""
    found: Counter[str] = Counter()
    guest = Guest(server.address, "Eve")
    for id, status, _ in all_tables(server):
        found[status] += 1
        answer = guest.http.get(f"/tables/{id}")
        if status == "running":
            assert answer.status_code == 200, answer.text
            entries = answer.json()["entries"]
            server.do(go_on(server, id, 4))
            after = guest.get(f"/tables/{id}")
            assert after["entries"] > entries or after["status"] == "finished"
        elif answer.status_code != 200:  # over, and never stored in the middle
            assert answer.json()["error"]["kind"] == "rules"
            continue
        if status != "waiting":
            with guest.live(id) as live:
                assert live.scene is not None
                assert len(live.log) == live.table["entries"]
    return found


STATUSES = Counter(running=19, finished=7, closed=1, waiting=1)


def test_the_database_of_version_1_is_brought_over_and_goes_on(
    version_1: str, tmp_path: Path
) -> None:
    report = brought(version_1)
    assert report.failed == 0
    assert brought(version_1).counts == {}
    server = Served(Settings(db=version_1, secret_file=str(tmp_path / "key"), bot_workers=1))
    try:
        assert open_and_play_all(server) == STATUSES
    finally:
        stop(server)


def test_a_breaking_change_loses_no_running_match_of_version_1(
    version_1: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with planted(monkeypatch):
        before = everything(version_1)
        checked = brought(version_1, check=True)
        assert everything(version_1) == before
        report = brought(version_1)
    assert report.counts == checked.counts
    assert report.failed == 0
    for game in GAMES:
        assert report.counts[game]["continued"] >= 2
        assert report.counts[game]["kept"] >= 1
    server = Served(Settings(db=version_1, secret_file=str(tmp_path / "key"), bot_workers=1))
    try:
        assert open_and_play_all(server) == STATUSES
    finally:
        stop(server)


def test_all_games_of_this_release_are_of_the_version_that_is_kept() -> None:
    """Before a game's version is raised, what the last release wrote is added to the tests."""
    kept = {int(folder.name) for folder in Path("tests/versions").glob("[0-9]*")}
    for game in all_games():
        assert set(range(1, game.info.rules_version)) <= kept
