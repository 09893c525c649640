"""`genius-loci`: the site for whoever just wants to play. It bears the package's name, so that
`pipx run` and `uvx` find it; everything else is in `loci`."""

from __future__ import annotations

from typing import Annotated

import typer

from loci.cli.app import print_version
from loci.cli.commands.serve import LOOPBACK, Database, Port, serve_site
from loci.cli.main import forgive_letters
from loci.cli.options import Lang

door = typer.Typer(
    name="genius-loci",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
    epilog="The command `loci` does the rest: simulations, tournaments, a site for others.",
)


@door.callback()
def genius_loci(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=print_version, is_eager=True, help="Say the version and build."
        ),
    ] = False,
) -> None:
    """Three board games about lands with a will of their own, played in the browser."""


@door.command()
def play(
    port: Port = 8000,
    db: Database = None,
    open_: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the page where there is a browser.")
    ] = True,
    lang: Lang = None,
) -> None:
    """Serve the games on this machine and open the page. Ctrl-C stops it.

    What is played is kept in the user's data folder, and is there the next time.
    """
    from loci.core import Text

    serve_site(lang, Text("site-extra"), (LOOPBACK, port), 1, open_, db=db)


def main() -> None:
    """Run the command."""
    forgive_letters()
    door(prog_name="genius-loci")
