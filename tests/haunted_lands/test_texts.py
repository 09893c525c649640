"""Every message of Haunted Lands is there in every language, and used."""

from __future__ import annotations

from loci.games.haunted_lands import GAME
from loci.testing import texts


def test_no_message_is_missing_or_unused() -> None:
    assert texts.problems(GAME.info.package) == []


def test_every_option_and_value_has_a_name() -> None:
    assert texts.unnamed(GAME.info) == []
