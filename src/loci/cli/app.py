"""The commands of `loci`: every group of them lives in a module of `commands`."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException

from loci.cli.commands.analyse import analyse
from loci.cli.commands.bench import bench
from loci.cli.commands.connect import connect
from loci.cli.commands.dataset import dataset
from loci.cli.commands.foreign import import_
from loci.cli.commands.games import content, games, rules
from loci.cli.commands.learn import learn
from loci.cli.commands.new import new
from loci.cli.commands.play import play
from loci.cli.commands.position import position
from loci.cli.commands.replay import replay
from loci.cli.commands.serve import serve
from loci.cli.commands.sim import sim
from loci.cli.commands.statistics import statistics
from loci.cli.commands.tournament import tournament
from loci.cli.commands.upgrade import upgrade
from loci.cli.commands.verify import verify

_EXIT_CODES = (
    "Exit codes: 0 all is well; 1 a check failed (a bad record, a simulated game with an error); "
    "2 bad input or usage; 130 interrupted."
)


class _Group(TyperGroup):
    """Says what is wrong with the command line in JSON too, when JSON was asked for."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        given = list(sys.argv[1:] if args is None else args)
        if not standalone_mode or "--json" not in given:
            return super().main(
                args, prog_name, complete_var, standalone_mode, windows_expand_args, **extra
            )
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except TyperException as error:
            reason = {"kind": "usage", "message": error.format_message()}
            sys.stdout.write(json.dumps({"error": reason}, ensure_ascii=False) + "\n")
            code = error.exit_code
        sys.exit(code or 0)


app = typer.Typer(
    name="loci",
    cls=_Group,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
    epilog=_EXIT_CODES,
)
for command in (
    *(games, content, new, play, sim, statistics, tournament, dataset, replay, analyse, verify),
    *(upgrade, position, rules, bench, serve, connect),
):
    app.command()(command)
app.command("import")(import_)
app.add_typer(learn, name="learn")


def print_version(asked: bool) -> None:
    """What `--version` says."""
    if asked:
        import platform

        from loci.version import VERSION, build

        typer.echo(f"genius-loci {VERSION} ({build()}, Python {platform.python_version()})")
        raise typer.Exit


@app.callback()
def loci(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=print_version, is_eager=True, help="Say the version and build."
        ),
    ] = False,
) -> None:
    """Board games about lands with a will of their own: play, simulate, replay and check."""
