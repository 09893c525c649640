"""Rules you can trace: pages, marks and the matrix; and every shipped rule has its test."""

from pathlib import Path

import pytest

from loci.core import BadData, all_games
from loci.testing.rules import Matrix, collect, find_root, pages, read_page, read_pages

PAGE = """# Lantern

- **LA-1.1** A night has three rounds,
  of three phases each.
- **LA-1.2** *description* The cards are square.
- **LA-1.3** *ruling* A tie is won together.

## More

- **LA-2.1** **Wind.** Takes lights.
- A plain remark.
"""


def page(folder: Path, text: str = PAGE) -> Path:
    path = folder / "lantern.md"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_page_is_read(tmp_path: Path) -> None:
    rules = read_page(page(tmp_path))
    assert [(rule.id, rule.kind) for rule in rules] == [
        ("LA-1.1", "rule"),
        ("LA-1.2", "description"),
        ("LA-1.3", "ruling"),
        ("LA-2.1", "rule"),
    ]
    assert rules[0].text == "A night has three rounds, of three phases each."
    assert rules[3].line == 10


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (PAGE + "- **LA-1.1** Again.\n", "rules-twice"),
        (PAGE + "- **LA-3.1**no blank\n", "rules-line"),
        (PAGE + "- **LA-3.1** \n", "rules-line"),
    ],
)
def test_a_page_of_another_form_is_refused(tmp_path: Path, text: str, says: str) -> None:
    with pytest.raises(BadData, match=says):
        read_page(page(tmp_path, text))
    with pytest.raises(BadData, match="rules-no-page"):
        read_page(tmp_path / "none.md")


def test_the_matrix_says_what_is_proved(tmp_path: Path) -> None:
    tests = {"LA-1.1": ["t::a", "t::b"], "LA-9.9": ["t::c"], "XX-1": ["t::d"]}
    matrix = Matrix(read_page(page(tmp_path)), tests)
    assert matrix.proved == ["LA-1.1"]
    assert matrix.unproved == ["LA-1.3", "LA-2.1"], "descriptions need no proof"
    assert matrix.unknown == ["LA-9.9"]


def test_marks_are_collected_by_pytest_itself(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    (tmp_path / "pyproject.toml").write_text(
        '[tool.pytest.ini_options]\naddopts = "-p loci.testing.pytest_plugin --strict-markers"\n'
    )
    (tests / "test_x.py").write_text(
        "import pytest\n"
        "@pytest.mark.rule('LA-1.1', 'LA-1.2')\n"
        "def test_a():\n    pass\n"
        "@pytest.mark.parametrize('n', [pytest.param(1, marks=pytest.mark.rule('LA-2.1')), 2])\n"
        "def test_b(n):\n    pass\n"
    )
    assert collect(tmp_path) == {
        "LA-1.1": ["tests/test_x.py::test_a"],
        "LA-1.2": ["tests/test_x.py::test_a"],
        "LA-2.1": ["tests/test_x.py::test_b[1]"],
    }
    (tests / "test_y.py").write_text("import nowhere\n")
    with pytest.raises(BadData, match="rules-collect"):
        collect(tmp_path)


def test_every_rule_of_every_game_has_a_test() -> None:
    root = find_root()
    shipped = [game for game in all_games() if game.info.package.startswith("loci.games.")]
    there = {path.name for path in (root / "docs" / "rules").glob("*.md")}
    known = {page.name for game in shipped for page in pages(root, game.info.id)}
    assert there - {"README.md", "coverage.md"} == known
    tests = collect(root)
    for game in shipped:
        matrix = Matrix(read_pages(root, game.info.id), tests)
        assert matrix.unproved == []
        assert matrix.unknown == []


def test_rules_are_read_in_the_words_of_a_language() -> None:
    root = find_root()
    first = {language: read_pages(root, "haunted-lands", language)[0] for language in ("en", "pl")}
    assert {rule.id for rule in first.values()} == {"HL-1.1"}
    assert "Seers" in first["en"].text
    assert "Widzących" in first["pl"].text
    with pytest.raises(BadData):
        read_pages(root, "no-such-game")
