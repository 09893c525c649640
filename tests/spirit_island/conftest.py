"""Fixtures of the Spirit Island tests."""

import pytest

from tests.spirit_island.events import Events
from tests.spirit_island.trial import Trial


@pytest.fixture
def trial(monkeypatch: pytest.MonkeyPatch) -> Trial:
    """Made-up spirits, powers and cards that exist for one test; `plain` is among them."""
    return Trial(monkeypatch)


@pytest.fixture
def events(monkeypatch: pytest.MonkeyPatch) -> Events:
    """Parts of event cards, each by itself."""
    return Events(monkeypatch)
