"""The worked example of CONTRIBUTING: a newcomer who follows it has a set that works."""

import os
import re
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

ROOT = Path(__file__).parents[1]
#: A file named in the text, and the block of code that is the next one after it.
FILE = re.compile(r"`(\S+\.(?:py|ftl))`[^`]*?\n\n( *)```\w*\n(.*?)\n *```", re.DOTALL)
MOST_LINES = 60


def example() -> dict[str, str]:
    """The files of the worked cards, by path."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    cards = text[text.index("## How to add a card") : text.index("## How to add an effect")]
    return {path: textwrap.dedent(code) + "\n" for path, _, code in FILE.findall(cards)}


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


def test_two_cards_are_fewer_than_60_lines_in_files_of_their_own() -> None:
    files = example()
    assert len(files) == 6  # two cards, three languages, their tests
    assert sum(len(code.splitlines()) for code in files.values()) < MOST_LINES
    assert [path for path in files if (ROOT / path).exists()] == []


def test_the_worked_cards_can_be_added_and_played(tmp_path: Path) -> None:
    for part in ("src/loci", "tests/golden", "tests/spirit_island", "tests/cli", "tests/toys"):
        ignored = shutil.ignore_patterns("__pycache__", "*.so")
        shutil.copytree(ROOT / part, tmp_path / part, ignore=ignored)
    for name in ("pyproject.toml", "tests/__init__.py", "tests/conftest.py"):
        shutil.copy(ROOT / name, tmp_path / name)
    for path, code in example().items():
        (tmp_path / path).write_text(code, encoding="utf-8")
    # Its own tests, and those that count and list what there is.
    names = (
        "test_reeds",
        "test_texts",
        "test_setup",
        "test_fear_cards",
    )
    tests = [f"tests/spirit_island/{name}.py" for name in names]
    passed = run(tmp_path, "pytest", "-q", *tests, "tests/cli/test_games.py")
    assert re.search(r"\d+ passed", passed)
    assert "rustling-reeds" in run(
        tmp_path, "loci.cli", "content", "spirit-island", "--set", "edge"
    )
    plays = ("sim", "spirit-island", "--option", "sets=base,edge", "--games", "2", "--seed", "1")
    assert run(tmp_path, "loci.cli", *plays)
    for check in (("check",), ("format", "--check")):
        assert run(tmp_path, "ruff", *check, *[path for path in example() if path.endswith(".py")])
