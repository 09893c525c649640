"""The commands of `loci`: every group of them lives in a module of its own."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException

from loci.cli.analyse import analyse
from loci.cli.bench import bench
from loci.cli.connect import connect
from loci.cli.foreign import import_
from loci.cli.games import content, games, rules
from loci.cli.learn import learn
from loci.cli.new import new
from loci.cli.play import play
from loci.cli.position import position
from loci.cli.replay import replay
from loci.cli.serve import serve
from loci.cli.sim import sim
from loci.cli.tournament import tournament
from loci.cli.upgrade import upgrade
from loci.cli.verify import verify

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
    *(games, content, new, play, sim, tournament, replay, analyse, verify, upgrade, position),
    *(rules, bench, serve, connect),
):
    app.command()(command)
app.command("import")(import_)
app.add_typer(learn, name="learn")


def _print_version(asked: bool) -> None:
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
            "--version", callback=_print_version, is_eager=True, help="Say the version and build."
        ),
    ] = False,
) -> None:
    """Board games about lands with a will of their own: play, simulate, replay and check."""
