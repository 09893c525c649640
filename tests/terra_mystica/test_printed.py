"""What is printed on boards and tiles, as the client has it."""

import json
from pathlib import Path

from loci.games.terra_mystica import GAME
from loci.games.terra_mystica.words.printed import printed

PRINTED = Path(__file__).parents[2] / "web/src/boards/terra-mystica/printed.json"


#: What the client calls it, and the content listing.
PAIRS = [
    ("factions", "factions"),
    ("scoring", "scoring"),
    ("bonus", "bonus"),
    ("favours", "favour"),
    ("towns", "town"),
    ("actions", "actions"),
]


def made() -> str:
    """One line for each thing, so that changes can be read."""
    parts = []
    for name, what in printed().items():
        if isinstance(what, dict):
            rows = [f"    {json.dumps(key)}: {json.dumps(row)}" for key, row in what.items()]
            parts.append(f"  {json.dumps(name)}: {{\n" + ",\n".join(rows) + "\n  }")
        else:
            parts.append(f"  {json.dumps(name)}: {json.dumps(what)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def test_the_client_has_what_is_printed() -> None:
    """Made anew by `python -m tests.terra_mystica.test_printed`."""
    assert PRINTED.read_text("utf-8") == made()


def test_everything_that_can_be_named_is_printed() -> None:
    known = printed()
    for kind, names in PAIRS:
        listed = [name for found in GAME.content().values() for name in found.get(names, [])]
        assert sorted(known[kind]) == sorted(listed), kind
    assert known["factions"]["witches"]["prices"]["dwelling"] == {"coins": 2, "workers": 1}
    assert known["factions"]["giants"]["ways"]["desert"] == {"wasteland": 2}
    assert known["factions"]["darklings"]["dig"]["rates"] == [{"priests": 1}]


if __name__ == "__main__":
    PRINTED.write_text(made(), "utf-8")
