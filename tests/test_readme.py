"""The README's promises that a test can keep."""

import re
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_library_example_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, object] = {}
    exec(compile(code, "README.md", "exec"), names)
    assert names["text"]


def test_every_document_it_links_to_is_there() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", README.read_text(encoding="utf-8"))
    missing = [link for link in links if "://" not in link and not (README.parent / link).exists()]
    assert links
    assert missing == []


def test_every_make_target_it_names_is_there() -> None:
    makefile = (README.parent / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"make ([a-z]+)", README.read_text(encoding="utf-8")))
    assert targets - {"and"} <= set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))


def test_every_picture_it_shows_is_there_and_small() -> None:
    """Light and dark, made by the browser tests: `make pictures`."""
    shown = re.findall(r'(?:src|srcset)="([^"]+)"', README.read_text(encoding="utf-8"))
    assert len(shown) == 6
    assert all((README.parent / path).stat().st_size < 120_000 for path in shown)
