"""Sets of content: the option that every game has, values of sets, foreign pieces."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from loci.core import BadOption, Match, all_games
from loci.core.options import FLAG, Option, checked
from loci.core.position import read_data
from loci.testing.sets import base_face, check_foreign
from tests.toys import sets as toy
from tests.toys.sets import GAME, TwoSets
from toys.ferry import GAME as FERRY


def test_every_game_has_the_option_first() -> None:
    for game in all_games():
        option = game.info.options[0]
        assert (option.name, option.kind, option.default) == ("sets", "choices", ["base"])
        assert option.choices == game.info.sets
        assert game.info.sets[0] == "base"


@pytest.mark.parametrize(
    ("given", "played"),
    [
        ("", ["base"]),
        ("base", ["base"]),
        ("night", ["base", "night"]),
        ("night,base", ["base", "night"]),
        (["night"], ["base", "night"]),
        ([], ["base"]),
    ],
)
def test_the_base_set_is_always_played_with(given: object, played: list[str]) -> None:
    assert checked(GAME.info.options, {"sets": given})["sets"] == played


def test_a_set_that_there_is_not_is_refused() -> None:
    with pytest.raises(BadOption, match=r"option-value\(name=sets, value=dawn"):
        Match.start(GAME, 2, {"sets": ["dawn"]})
    with pytest.raises(BadOption, match="option-value"):
        Match.start(FERRY, 2, {"sets": ["night"]})


@pytest.mark.parametrize(("name", "value"), [("landings", "12"), ("fog", "yes"), ("fog", True)])
def test_a_value_of_a_set_needs_the_set(name: str, value: object) -> None:
    with pytest.raises(BadOption, match=r"option-set\(.*set=night"):
        Match.start(GAME, 2, {name: value})
    Match.start(GAME, 2, {name: value, "sets": "night"})


def test_a_value_may_be_of_any_of_several_sets() -> None:
    option = Option("moon", FLAG, False, "option-moon", sets={"yes": ("night", "dawn")})
    option.check_sets(True, ["base", "dawn"])
    option.check_sets(False, ["base"])
    with pytest.raises(BadOption, match=r"option-set\(.*set=night"):
        option.check_sets(True, ["base"])
    assert option.to_data()["sets"] == {"yes": ["night", "dawn"]}


def test_records_say_the_sets_that_are_not_usual() -> None:
    assert Match.start(GAME, 2, {"sets": "base"}).header.options == {}
    header = Match.start(GAME, 2, {"sets": "night"}).header
    assert header.options == {"sets": ["base", "night"]}
    assert Match.replay(GAME, Match(GAME, header).record()).header == header


def test_positions_take_sets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOCI_GAMES", "tests.toys.sets:GAME")
    data = {"game": "ferry-sets", "options": {"sets": ["night"], "landings": "12"}}
    assert len(read_data(data).match.state.to_data()["boats"]) == 12
    with pytest.raises(BadOption, match="set=night"):
        read_data({"game": "ferry-sets", "options": {"landings": "12"}})


def test_options_as_data_name_the_sets_of_their_values() -> None:
    data = {option.name: option.to_data() for option in GAME.info.options}
    assert data["landings"]["sets"] == {"12": "night"}
    assert data["fog"]["sets"] == {"yes": "night"}
    assert "sets" not in data["coins"]


@contextmanager
def _river(set: str) -> Iterator[None]:
    toy.RIVERS["15"] = set
    try:
        yield
    finally:
        del toy.RIVERS["15"]


def test_a_foreign_piece_leaves_the_base_game_alone() -> None:
    records = [Match.start(GAME, 2, {}, seed=3).record()]
    assert base_face(GAME, records)["content"] == {"rivers": ["9"]}
    assert base_face(GAME, records)["options"] == {"landings": ["9"], "coins": [], "fog": []}
    check_foreign(GAME, _river("night"), records)


def test_a_piece_that_comes_into_the_base_game_is_found() -> None:
    with pytest.raises(AssertionError, match="changes the base game: content"):
        check_foreign(GAME, _river("base"))


def test_a_piece_that_changes_the_deal_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = TwoSets.setup

    def careless(game: TwoSets, *args: object) -> object:  # deals whatever is there
        table = setup(game, *args)  # type: ignore[arg-type]
        table.coins[0] += len(toy.RIVERS) - 2
        return table

    monkeypatch.setattr(TwoSets, "setup", careless)
    with pytest.raises(AssertionError, match="changes the base game: plays"):
        check_foreign(GAME, _river("night"))
