"""The worked example of CONTRIBUTING: a newcomer who follows it has a set that works."""

import os
import re
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

from loci.core.words.wording import LANGUAGES

ROOT = Path(__file__).parents[1]
#: A file named in the text, and the block of code that is the next one after it.
FILE = re.compile(r"`(\S+\.(?:py|ftl))`[^`]*?\n\n( *)```\w*\n(.*?)\n *```", re.DOTALL)
MOST_LINES = 60
#: What the worked effect promises: it stops an explore below its crowd, and no other.
STILLNESS = """
from tests.spirit_island.tables import island


def test_stillness() -> None:
    effects = [{"kind": "stillness", "land": "A5", "number": 2}]
    one = island({"A5": {"explorer": 1}, "A8": {"city": 1}}, "explore A5", effects=effects)
    assert one.land("A5") == {"explorer": 1}
    two = island({"A5": {"explorer": 2}, "A8": {"city": 1}}, "explore A5", effects=effects)
    assert two.land("A5") == {"explorer": 3}
"""


def example() -> dict[str, str]:
    """The files of the worked cards, by path."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    cards = text[text.index("## How to add a card") : text.index("## How to add an effect")]
    return {path: textwrap.dedent(code) + "\n" for path, _, code in FILE.findall(cards)}


def section(begins: str, ends: str) -> str:
    """The Python of a chapter of the text."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    found = re.search(
        r"```python\n(.*?)```", text[text.index(begins) : text.index(ends)], re.DOTALL
    )
    assert found is not None
    return found[1]


#: The faction that the chapter names, of a set of its own.
TOADS = """
from typing import final

from loci.games.terra_mystica.rules.economy.gains import score
from loci.games.terra_mystica.state.pieces import Faction
from loci.games.terra_mystica.state.registry import add_faction
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import FROM_FACTION


@final
class Toads(Faction):
    def __init__(self) -> None:
        super().__init__("toads", "swamp", "edge")
        self.cults = [0, 2, 0, 0]
        self.printed()

    def on_town(self, table: TerraTable, seat: int) -> None:
        score(table, seat, 3, FROM_FACTION)


add_faction(Toads())
"""
TOADS_TEXTS = """
option-sets-is-edge = …
option-factions-is-toads = …
faction-toads = …
ability-toads = …
stronghold-toads = …
"""


def effect() -> str:
    """The module of the worked effect."""
    return section("## How to add an effect", "## How to add a spirit")


def run(folder: Path, *command: str) -> str:
    env = {**os.environ, "PYTHONPATH": str(folder / "src")}
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=folder,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def copy_tree(folder: Path, *tests: str) -> None:
    """The sources and some of the tests, to add something to."""
    for part in ("src/loci", *tests):
        ignored = shutil.ignore_patterns("__pycache__", "*.so")
        shutil.copytree(ROOT / part, folder / part, ignore=ignored)
    for name in ("pyproject.toml", "tests/__init__.py", "tests/conftest.py"):
        shutil.copy(ROOT / name, folder / name)


def test_two_cards_are_fewer_than_60_lines_in_files_of_their_own() -> None:
    files = example()
    assert len(files) == 6  # two cards, three languages, their tests
    assert sum(len(code.splitlines()) for code in files.values()) < MOST_LINES
    assert [path for path in files if (ROOT / path).exists()] == []


def test_the_worked_faction_is_the_one_that_is_played() -> None:
    module = ROOT / "src/loci/games/terra_mystica/content/factions/darklings.py"
    source = module.read_text(encoding="utf-8")
    code = section("## How to add a faction", "What a turn still owes")
    assert source.endswith(code)


def test_the_worked_cards_can_be_added_and_played(tmp_path: Path) -> None:
    folders = ("golden", "spirit_island", "cli", "kit", "toys")
    copy_tree(tmp_path, *[f"tests/{folder}" for folder in folders])
    for path, code in example().items():
        (tmp_path / path).write_text(code, encoding="utf-8")
    # Its own tests, those that count and list what there is, and those that try every set.
    names = (
        "test_reeds.py",
        "test_texts.py",
        "test_setup.py",
        "test_fear_cards.py",
        "test_kit.py::test_a_set_alone_passes_the_kit[edge-1]",
        "test_learning.py::test_ids_and_rows_mean_what_they_meant",
    )
    tests = [f"tests/spirit_island/{name}" for name in names]
    others = ("tests/cli/test_games.py", "tests/kit/test_presets.py")
    passed = run(tmp_path, "pytest", "-q", *tests, *others)
    assert re.search(r"\d+ passed", passed)
    assert "rustling-reeds" in run(
        tmp_path, "loci.cli", "content", "spirit-island", "--set", "edge"
    )
    plays = ("sim", "spirit-island", "--option", "sets=base,edge", "--games", "2", "--seed", "1")
    assert run(tmp_path, "loci.cli", *plays)
    for check in (("check",), ("format", "--check")):
        assert run(tmp_path, "ruff", *check, *[path for path in example() if path.endswith(".py")])


def test_the_worked_effect_can_be_added_and_does_what_it_says(tmp_path: Path) -> None:
    copy_tree(tmp_path, "tests/golden", "tests/spirit_island", "tests/toys")
    game = tmp_path / "src/loci/games/spirit_island"
    (game / "content/minor/stillness.py").write_text(effect())
    (tmp_path / "tests/spirit_island/test_stillness.py").write_text(STILLNESS)
    for language in LANGUAGES:
        (game / f"words/texts/edge.{language}.ftl").write_text("effect-stillness = …\n")
    tests = [f"tests/spirit_island/test_{name}.py" for name in ("stillness", "texts", "verbs")]
    assert re.search(r"\d+ passed", run(tmp_path, "pytest", "-q", *tests))


def test_a_faction_of_another_set_can_be_added_and_played(tmp_path: Path) -> None:
    copy_tree(tmp_path, "tests/golden", "tests/records", "tests/terra_mystica", "tests/versions")
    game = tmp_path / "src/loci/games/terra_mystica"
    (game / "content/factions/toads.py").write_text(TOADS)
    for language in LANGUAGES:
        (game / f"words/texts/edge.{language}.ftl").write_text(TOADS_TEXTS, encoding="utf-8")
    tests = [f"tests/terra_mystica/test_{name}.py" for name in ("texts", "records", "options")]
    assert re.search(r"\d+ passed", run(tmp_path, "pytest", "-q", *tests))
    assert "toads" in run(tmp_path, "loci.cli", "content", "terra-mystica", "--set", "edge")
    chosen = ("--option", "sets=base,edge", "--option", "factions=toads,witches")
    assert run(tmp_path, "loci.cli", "sim", "terra-mystica", *chosen, "--games", "2", "--seed", "1")
