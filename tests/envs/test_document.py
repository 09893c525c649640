"""The examples of docs/research.md run as they stand."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def examples(large: bool) -> list[str]:
    """Those that need OpenSpiel, or the others."""
    text = PAGE.read_text(encoding="utf-8")
    found = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    return [code for code in found if ("pyspiel" in code) == large]


def run(codes: list[str]) -> dict[str, object]:
    names: dict[str, object] = {}
    for code in codes:
        exec(compile(code, "research.md", "exec"), names)
    return names


def test_the_examples_run() -> None:
    codes = examples(large=False)
    assert len(codes) == 4
    assert {"info", "at_once", "won", "refused"} <= set(run(codes))
