"""The examples of docs/research.md run as they stand."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_examples_run() -> None:
    names: dict[str, object] = {}
    examples = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    for code in examples:
        exec(compile(code, "research.md", "exec"), names)
    assert len(examples) == 5
    assert {"info", "at_once", "won", "action", "refused"} <= set(names)
