"""`loci dataset`: the decisions of many games as Parquet files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from loci.cli.options import (
    BotSeats,
    GameOptions,
    Jobs,
    Json,
    Lang,
    ManySeed,
    Players,
    Playouts,
    game_options,
    language_of,
    seat_list,
)
from loci.cli.workers import ClusterAddress, workers

if TYPE_CHECKING:
    from loci.cli.frame import Frame
    from loci.core import Record
    from loci.data.sources import Source


def dataset(
    what: Annotated[
        list[str],
        typer.Argument(
            metavar="GAME|FILE|DIR...",
            help="A game's id, whose games are played (--games) or taken from a server's database "
            "(--db); or records of one game, and folders to search for `*.loci`.",
        ),
    ],
    out: Annotated[Path, typer.Option("--out", "-o", help="Folder of the data set.")],
    games: Annotated[
        int | None, typer.Option("--games", "-n", min=1, help="How many games to play.")
    ] = None,
    players: Players = None,
    seats: BotSeats = "random",
    option: GameOptions = None,
    jobs: Jobs = 1,
    cluster: ClusterAddress = None,
    seed: ManySeed = 0,
    playouts: Playouts = 100,
    block: Annotated[
        int, typer.Option(min=1, help="Games of one file; for large data sets some hundreds.")
    ] = 16,
    db: Annotated[
        str | None,
        typer.Option(
            help="Take the finished matches of a server's database (an SQLite file, or "
            "postgresql://…) whose players have all agreed to research, without names."
        ),
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Write the decisions of games as a data set: observation, listed moves, answer, outcome.

    The folder gets Parquet files and a card, dataset.json; docs/dataset.md says what the columns
    mean. Stopped at any time, the same command goes on from there, with the same games. A game that
    fails is named in the card and stops nothing; the exit code is then 1.
    """
    import time
    from importlib.util import find_spec

    from loci.cli.frame import CHECK_FAILED, Frame
    from loci.core import BadOption, Text

    with Frame(language_of(lang), json) as frame:
        if find_spec("pyarrow") is None:
            raise BadOption(Text("dataset-extra"))
        if games is not None and db is not None:
            raise BadOption(Text("dataset-one"))
        if games is None and db is None:
            source = _records(frame, [Path(one) for one in what])
        elif len(what) > 1:
            raise BadOption(Text("dataset-one"))
        elif db is not None:
            source = _database(what[0], db)
        else:
            source = _self_play(what[0], games or 0, seats, players, option, seed, playouts)
        begun = time.perf_counter()
        card = _make_shown(frame, source, out, jobs, cluster, block)
        seconds = time.perf_counter() - begun
        if json:
            frame.emit({**card, "seconds": seconds})
        else:
            _print(frame, out, card, seconds)
        if card["failed"]:
            raise typer.Exit(CHECK_FAILED)


def _self_play(
    name: str,
    games: int,
    seats: str,
    players: int | None,
    option: list[str] | None,
    seed: int,
    playouts: int,
) -> Source:
    from loci.core import find_game
    from loci.data.sources import SelfPlay
    from loci.sim.many import Plan, check

    rules = find_game(name, by_object=True)
    bots = tuple(seat_list(rules, seats, players))
    plan = Plan(name, bots, games, seed, game_options(rules, option), playouts)
    check(plan)
    return SelfPlay(plan)


def _records(frame: Frame, paths: list[Path]) -> Source:
    """Each match is called as its file: two files of one name are one match."""
    from loci.cli.files import read_record, record_files
    from loci.core import BadOption, Text
    from loci.data.sources import Stored

    found: dict[str, Record] = {}
    for file in record_files(paths):
        frame.file = str(file)
        found[file.stem] = read_record(file)
    of = {record.header.game for record in found.values()}
    if len(of) > 1:
        raise BadOption(Text("dataset-games", games=", ".join(sorted(of))))
    return Stored(of.pop(), sorted(found.items(), key=lambda one: one[0]))


def _database(game: str, db: str) -> Source:
    import asyncio
    from importlib.util import find_spec

    from loci.cli.files import BadFile
    from loci.core import BadOption, Text, find_game
    from loci.data.sources import Stored

    if find_spec("sqlalchemy") is None:
        raise BadOption(Text("server-extra", command="loci dataset --db"))
    from loci.server.settings import Settings
    from loci.server.storage.research import agreed

    settings = Settings.from_environment(db=db)
    if settings.embedded and not Path(settings.db_file).is_file():
        raise BadFile(Text("file-missing", path=settings.db_file))
    id = find_game(game).info.id
    found = asyncio.run(agreed(settings.db_url, id))
    if not found:
        raise BadOption(Text("dataset-nobody", game=id))
    return Stored(id, found)


def _make_shown(
    frame: Frame, source: Source, out: Path, jobs: int, cluster: str | None, block: int
) -> dict[str, Any]:
    """Make it and show how far it has come."""
    from loci.cli.progress import progress
    from loci.data.making import make

    with workers(jobs, cluster) as there, progress(frame, len(source)) as advance:
        making = make(source, out, there, block)
        try:
            while True:
                advance(next(making))
        except StopIteration as done:
            card: dict[str, Any] = done.value
        finally:
            making.close()
    return card


def _print(frame: Frame, out: Path, card: dict[str, Any], seconds: float) -> None:
    from loci.core import Text

    counts = card["counts"]
    megabytes = f"{counts['bytes'] / 1e6:,.1f}"
    told = Text(
        "dataset-done",
        folder=str(out),
        games=counts["games"],
        decisions=counts["decisions"],
        megabytes=megabytes,
        shards=counts["shards"],
        seconds=f"{seconds:,.1f}",
    )
    frame.print(frame.words.say(told))
    for one in card["failed"]:
        frame.print(f"{one['match']}: {one['message']}", "red")
