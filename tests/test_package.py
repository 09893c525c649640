"""The package as people get it: what is in the wheel, and that it plays without a checkout."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
import zipfile
from email.message import Message
from email.parser import Parser
from html.parser import HTMLParser
from pathlib import Path
from urllib.request import urlopen

import pytest
import yaml

from loci.version import VERSION
from tests.server.clients import PATIENCE

ROOT = Path(__file__).parents[1]
STATIC = Path("src/loci/server/static")
FRAME = ("setup.py", "pyproject.toml", "LICENSE", "MANIFEST.in")


def _build(source: Path, out: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(out)]
    return subprocess.run([*command, str(source)], capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy of the sources, in which a game has been learned."""
    assert (ROOT / STATIC / "index.html").exists(), "the client is not built: make web"
    folder = tmp_path_factory.mktemp("package")
    source = folder / "source"
    ignored = shutil.ignore_patterns("__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", source / "src", ignore=ignored)
    shutil.copytree(ROOT / "docs", source / "docs")
    for name in FRAME:
        shutil.copy(ROOT / name, source)
    (source / "src/loci/bots/weights/some-game.npz").write_bytes(b"weights")
    done = _build(source, folder)
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of a new environment that has the wheel, and borrows the libraries that this
    one has locked. Nothing of the checkout can be imported there."""
    folder = tmp_path_factory.mktemp("installed") / "venv"
    uv = Path(sys.executable).with_name("uv")
    python = folder / "bin" / "python"
    for command in (
        ["venv", "-p", sys.executable, folder],
        ["pip", "install", "--no-deps", "-p", python, wheel],
    ):
        offline = [uv, *command, "--quiet", "--offline", "--no-cache"]
        subprocess.run(offline, env=_environment(folder), cwd=wheel.parent, check=True)
    (packages,) = folder.glob("lib/python*/site-packages")
    # A path in such a file is searched for modules, and not for other such files.
    (packages / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return folder / "bin"


def _environment(folder: Path) -> dict[str, str]:
    """That of somebody who has never heard of the checkout, with data in a folder of its own."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LOCI_")}
    for name in ("PYTHONPATH", "VIRTUAL_ENV"):
        kept.pop(name, None)
    return kept | {"XDG_DATA_HOME": str(folder.parent / "data"), "PYTHONUNBUFFERED": "1"}


def _metadata(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (one for one in archive.namelist() if one.endswith(".dist-info/METADATA"))
        return Parser().parsestr(archive.read(name).decode())


def test_the_wheel_holds_all_that_the_sources_do_and_the_rules_pages(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        rules = {
            name: archive.read(f"loci/server/rules/{name}").decode()
            for name in ("haunted-lands.md", "pl/haunted-lands.md", "ru/spirit-island.md")
        }
    sources = {
        path.relative_to(ROOT / "src").as_posix()
        for path in (ROOT / "src" / "loci").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert sources - names == set()
    # What would go wrong unseen, by name.
    assert {
        "loci/py.typed",
        "loci/server/static/index.html",
        "loci/server/static/licences.md",
        "loci/server/static/texts/site.ru.ftl",
        "loci/core/texts/glossary.toml",
        "loci/server/storage/migrations/script.py.mako",
        "loci/bots/weights/some-game.npz",
    } <= names
    assert rules == {name: (ROOT / "docs/rules" / name).read_text("utf-8") for name in rules}
    assert not any(name.startswith(("tests/", "docs/", "web/")) for name in names)


def test_the_metadata_say_what_it_is(wheel: Path) -> None:
    told = _metadata(wheel)
    assert (told["Name"], told["Version"]) == ("genius-loci", VERSION)
    assert (told["License-Expression"], told["License-File"]) == ("MIT", "LICENSE")
    assert told["Requires-Python"] == ">=3.11"
    assert {"server", "learn", "research"} <= set(told.get_all("Provides-Extra", []))
    assert told["Description-Content-Type"] == "text/markdown"
    assert told.get_payload().strip() == (ROOT / "docs/index.md").read_text("utf-8").strip()


def test_the_page_of_the_package_runs_and_leads_nowhere_that_is_not_there() -> None:
    """On the page of a package index there is no checkout for a link to lead to."""
    page = (ROOT / "docs/index.md").read_text("utf-8")
    assert [link for link in re.findall(r"\]\(([^)]+)\)", page) if "://" not in link] == []
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    names: dict[str, object] = {}
    exec(compile(code, "index.md", "exec"), names)
    assert names["questions"] == {}


def test_the_citation_is_of_this_version_and_these_authors(wheel: Path) -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    told = _metadata(wheel)
    assert cited["cff-version"] == "1.2.0"
    assert cited["version"] == VERSION
    assert [author["name"] for author in cited["authors"]] == [told["Author"]]
    assert cited["license"] == told["License-Expression"]


def test_no_wheel_is_built_without_the_client_unless_that_is_wanted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "source"
    (source / "src/loci").mkdir(parents=True)
    (source / "docs").mkdir()
    shutil.copy(ROOT / "docs/index.md", source / "docs")
    for name in FRAME:
        shutil.copy(ROOT / name, source)
    for name in ("__init__.py", "version.py"):
        shutil.copy(ROOT / "src/loci" / name, source / "src/loci")
    refused = _build(source, tmp_path)
    assert refused.returncode != 0
    assert "make wheel" in refused.stdout + refused.stderr
    assert list(tmp_path.glob("*.whl")) == []
    monkeypatch.setenv("LOCI_WITHOUT_CLIENT", "1")
    assert _build(source, tmp_path).returncode == 0
    assert len(list(tmp_path.glob("*.whl"))) == 1


class _Scripts(HTMLParser):
    """What a page loads."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [
            value for name, value in attrs if tag == "script" and name == "src" and value
        ]


def test_genius_loci_plays_where_there_is_no_checkout(installed: Path, tmp_path: Path) -> None:
    """It serves the page, opens it where there is a browser, keeps its data in the user's folder,
    and ends when it is told to."""
    opened = tmp_path / "opened"
    browser = tmp_path / "programs" / "xdg-open"
    browser.parent.mkdir()
    browser.write_text(f'#!/bin/sh\necho "$1" > "{opened}.new"\nmv "{opened}.new" "{opened}"\n')
    browser.chmod(0o755)
    environment = _environment(tmp_path / "home")
    environment["PATH"] = f"{browser.parent}{os.pathsep}{environment['PATH']}"
    where = subprocess.run(
        [installed / "python", "-c", "import loci; print(loci.__file__)"],
        env=environment, cwd=tmp_path, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert Path(where.stdout.strip()).is_relative_to(installed.parent)
    playing = subprocess.Popen(
        [installed / "genius-loci", "play", "--port", "0"],
        env=environment, cwd=tmp_path, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    with playing:
        try:
            assert playing.stdout is not None
            address = playing.stdout.readline().split()[2]
            with urlopen(address, timeout=PATIENCE) as answer:
                page = _Scripts()
                page.feed(answer.read().decode())
            assert page.found
            for path in (*page.found, "/texts/site.pl.ftl", "/api/games", "/healthz"):
                with urlopen(address.rstrip("/") + path, timeout=PATIENCE) as answer:
                    assert answer.read()
            _wait_for(opened, playing)
            assert opened.read_text().strip() == address
        finally:
            playing.send_signal(signal.SIGINT)
            playing.communicate(timeout=PATIENCE)
    assert playing.returncode == 0
    assert (tmp_path / "data/genius-loci/loci.db").is_file()


def _wait_for(file: Path, program: subprocess.Popen[str]) -> None:
    while not file.exists():
        assert program.poll() is None, "the program ended before it opened a page"
        time.sleep(0.05)


def test_without_the_extra_it_says_how_to_play(installed: Path, tmp_path: Path) -> None:
    """The libraries of the server are hidden, as if only the base package were installed."""
    hide = "import sys; sys.modules['fastapi'] = None; from loci.cli.doorstep import main; main()"
    done = subprocess.run(
        [installed / "python", "-c", hide, "play", "--lang", "pl"],
        env=_environment(tmp_path / "home"), capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert "wymaga dodatku `server`: pipx run 'genius-loci[server]' play" in done.stderr
