"""Choices that powers put to their user."""

from __future__ import annotations

from collections.abc import Generator

from loci.core.decision import Decision, Move
from loci.core.text import Text
from loci.games.spirit_island.rules.act import Act, ask_option


def choose_one(act: Act, *options: str) -> Generator[Decision, Move, str]:
    """One of the branches of an "or"; the name of it. Texts: `option-<name>`."""
    prompt = Text("ask-option", power=Text(f"power-{act.power}"))
    return (yield from ask_option(act.chooser(), prompt, list(options)))
