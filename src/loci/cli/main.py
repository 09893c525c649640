"""Where the `loci` command begins. It loads as little as it can: whoever asks what there is to play
should not wait for the library that reads command lines."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command."""
    forgive_letters()
    if not _listed(sys.argv[1:]):
        from loci.cli.app import app

        app(prog_name="loci")


def forgive_letters() -> None:
    """Never stumble over a terminal that cannot show a letter."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _listed(args: list[str]) -> bool:
    """Was this a plain `loci games` that could be answered at once?"""
    if args not in (["games"], ["games", "--json"]):
        return False
    import gc

    gc.disable()  # all that is loaded stays until the end, which is soon
    from loci.cli.frame import Frame
    from loci.cli.listing import list_games
    from loci.cli.words import default_language
    from loci.core import LociError

    try:
        list_games(Frame(default_language(), as_json="--json" in args))
    except LociError:  # a game that cannot be loaded: let the command say it
        gc.enable()
        return False
    return True
