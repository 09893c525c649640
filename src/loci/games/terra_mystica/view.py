"""What everybody sees, and how it reads as text."""

from __future__ import annotations

from typing import Any

from loci.core.view import Section
from loci.games.terra_mystica.table import TerraTable


def see(table: TerraTable) -> dict[str, Any]:
    return {name: value for name, value in table.to_data().items() if name != "rng"}


def sections(view: dict[str, Any]) -> list[Section]:  # noqa: ARG001
    return []
