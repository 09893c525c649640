"""The list of everything in the box that play can meet."""

import pytest

from loci.core import Text
from loci.core.words.wording import LANGUAGES, Wording
from loci.games.haunted_lands import GAME
from tests.haunted_lands.tables import see, started

COUNTS = {
    "skills": 12,
    "quests": 8,
    "markets": 3,
    "spectre cards": 3,
    "reward cards": 3,
    "buildings": 4,
    "modes": 3,
    "region tiles": 11,
}


@pytest.mark.rule("HL-2.1", "HL-2.2")
def test_the_content_is_all_there() -> None:
    assert list(GAME.content()) == list(GAME.info.sets)
    kinds = GAME.content()["base"]
    assert {kind: len(ids) for kind, ids in kinds.items()} == COUNTS
    ids = [id for some in kinds.values() for id in some]
    assert len(set(ids)) == len(ids) == 47


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [kind for kind in COUNTS if kind != "region tiles"])
def test_every_card_building_and_mode_has_words(language: str, kind: str) -> None:
    words = Wording(language, GAME.info.package, strict=True)
    said = [words.say(Text(id)) for id in GAME.content()["base"][kind]]
    assert all(said)
    assert len(set(said)) == len(said)


@pytest.mark.rule("HL-6.3", "HL-6.6", "HL-6.7")
def test_the_set_up_deals_every_tile_skill_and_market_and_nothing_else() -> None:
    kinds = GAME.content()["base"]
    met: dict[str, set[str]] = {kind: set() for kind in ("region tiles", "skills", "markets")}
    for seed in range(80):
        view = see(started(seed=seed))
        met["region tiles"].update(view["tiles"])
        met["skills"].update(f"skill-{skill['card']}" for skill in view["skills"])
        met["markets"].add(f"market-{view['market']}")
    for kind, found in met.items():
        assert found == set(kinds[kind])


@pytest.mark.rule("HL-13.1", "HL-13.2", "HL-13.3", "HL-E10")
def test_every_mode_brings_a_spectre_card_of_its_own() -> None:
    modes = [id.removeprefix("mode-") for id in GAME.content()["base"]["modes"]]
    assert [list(see(started(options={"mode": m}))["spectre_cards"]) for m in modes] == [
        [1],
        [2],
        [3],
    ]
    assert modes == list(next(o.choices for o in GAME.info.options if o.name == "mode"))
