"""What lies where in the rows of Spirit Island, and what is told of printed content."""

from __future__ import annotations

from loci.core import Rng
from loci.core.decision import Decision
from loci.games.spirit_island import GAME
from loci.games.spirit_island.bots.names import PLACES, PROMPTS
from loci.games.spirit_island.bots.seat_rows import (
    DISCARD,
    HAND,
    INNATES,
    KEPT,
    OPTIONS,
    PLAYED,
    TRACKS,
    USED,
    WORDS,
)
from loci.games.spirit_island.bots.table_rows import EFFECT_PLACES, FEAR_PLACES, INVADER_PLACES
from loci.games.spirit_island.bots.vocabulary import LEVELS
from loci.games.spirit_island.rules.spirits.elements import elements_of
from loci.games.spirit_island.state.piles import FEAR_DECK, INVADER_DECK
from loci.games.spirit_island.state.registry import POWERS, SPIRITS
from loci.games.spirit_island.state.table import SpiritTable
from loci.testing.seeds import seeds
from tests.spirit_island.any_game import LIGHTNING, any_game, any_move
from tests.spirit_island.tables import EVERY_SET, RIVER, Island, island


def read(
    table: SpiritTable, viewer: int = 0, decision: Decision | None = None
) -> dict[str, list[int]]:
    encoder = GAME.encoder()
    return encoder.encoding.read(encoder.row(table, viewer, decision))


def asked(here: Island, seat: int = 0) -> dict[str, list[int]]:
    """The row of a seat with its open question, without the block's name."""
    told = read(here.table, seat, here.match.decisions()[seat])
    return {name.partition(".")[2]: n for name, n in told.items() if name.startswith("asked.")}


def test_seats_are_told_from_the_viewer() -> None:
    lands = {"A2": {"presence": {"P1": 2}}, "B3": {"presence": {"P2": 1}}}
    here = island(
        lands,
        spirits=[RIVER, LIGHTNING],
        boards="AB",
        seats={"P1": {"energy": 7, "hand": ["wash-away"]}, "P2": {"energy": 99}},
    )
    here.table.seats[1].energy = 300
    one, other = read(here.table, 0), read(here.table, 1)
    numbers = sorted(SPIRITS)
    spirits = [numbers.index(id) + 1 for id in (RIVER, LIGHTNING)]
    assert one["seat.spirit"][:2] == spirits
    assert other["seat.spirit"][:2] == spirits[::-1]
    assert one["seat.there"] == [1, 1, 0, 0, 0, 0]
    assert one["seat.energy"][:2] == [7, 255]
    assert other["seat.energy"][:2] == [255, 7]
    wash = sorted(POWERS).index("wash-away") + 1
    assert one["seat.hand"][0] == wash
    assert other["seat.hand"][len(other["seat.hand"]) // 6] == wash
    a2, b3 = (here.table.island.numbers[name] for name in ("A2", "B3"))
    assert (one["land.presence-1"][a2], one["land.presence-2"][b3]) == (2, 1)
    assert (other["land.presence-2"][a2], other["land.presence-1"][b3]) == (2, 1)
    assert (one["land.sacred"][a2], other["land.sacred"][a2]) == (1, 2)
    assert one["seat.elements"][:8] == elements_of(here.table, 0)


def test_lands_are_told_with_all_that_is_there() -> None:
    held = {"explorer": 2, "town-1": 1, "city*2": 1, "dahan": 3, "beasts": 1, "blight": 2}
    effects = [{"kind": "defend", "land": "A2", "number": 4}]
    here = island({"A2": held}, options=EVERY_SET, effects=effects)
    told = read(here.table)
    numbers = here.table.island.numbers
    a2 = numbers["A2"]
    for field, number in (
        ("explorer-0", 2),
        ("town-0", 0),
        ("town-1", 1),
        ("city-0", 1),
        ("city-strife", 2),
        ("city-struck", 1),
        ("dahan-0", 3),
        ("beasts", 1),
        ("blight", 2),
        ("damage", 1),
        ("city-health", 3),
        ("defence", 4),
    ):
        assert told[f"land.{field}"][a2] == number
    assert told["island.there"][: len(numbers)] == [2] + [1] * 8
    near = [land for land in range(PLACES) if told["island.near"][a2] >> land & 1]
    assert near == here.table.island.near[a2]
    assert told["effect.land"][0] == a2 + 1
    assert told["effect.number"][0] == 4
    assert told["island.number"][a2] == 2


def test_the_question_is_told() -> None:
    lands = {"A5": {"explorer": 3}, "A4": {"presence": {"P1": 2}}}
    here = island(lands, spirits=[RIVER], phase="slow", seats={"P1": {"played": ["wash-away"]}})
    menu = asked(here)
    assert menu["prompt"] == [PROMPTS.index("slow") + 1]
    assert menu["power"] == menu["land"] == [0]
    here.answer("use wash-away", "target A5")
    power = [sorted(POWERS).index("wash-away") + 1]
    numbers = here.table.island.numbers
    told = asked(here)
    assert told["prompt"] == [PROMPTS.index("push") + 1]
    assert told["power"] == power
    assert told["land"] == [numbers["A5"] + 1]
    assert told["left"] == [3]
    here.answer("push explorer A4")
    assert asked(here)["left"] == [2]
    assert asked(here)["power"] == power


def test_printed_cards_are_described() -> None:
    powers = GAME.encoder().features()["power"]
    line = dict(zip(powers.columns, powers.lines[powers.names.index("call-to-tend")], strict=True))
    assert {name: n for name, n in line.items() if n} == {
        **{"deck-minor": 1, "cost": 1, "slow": 1, "water": 1, "plant": 1, "animal": 1},
        **{"has-range": 1, "range": 1, "target-dahan": 1, "uses": 1},
        **{"says-push": 3, "says-remove": 1, "says-blight": 1, "says-dahan": 3},
        **{"says-choose": 1, "says-up-to": 3},
    }
    for kind, one in GAME.encoder().features().items():
        assert len(one.names) == len(one.lines), kind
        assert not any(one.lines[0]), kind
        assert all(len(line) == len(one.columns) for line in one.lines), kind
        assert all(any(line) for line in one.lines[1:]) or kind == "scenario", kind


def test_what_is_printed_on_a_new_spirit_is_known() -> None:
    spirits = GAME.encoder().features()["spirit"]
    line = dict(zip(spirits.columns, spirits.lines[spirits.names.index(RIVER)], strict=True))
    track = [space.number + 1 for space in SPIRITS[RIVER].energy_track]
    assert [line[f"energy-{n + 1}"] for n in range(len(track))] == track
    assert sorted(POWERS)[line["innate-1"] - 1] == SPIRITS[RIVER].innates[0]


def test_there_is_room_for_what_random_games_have() -> None:
    """What is beyond the places of a row would be left out of it."""
    for seed in seeds(1000, 40):
        players, options = any_game(seed)
        state = GAME.new(players, options, seed)
        rng = Rng(seed)
        while (decision := GAME.advance(state)) is not None:
            table = GAME.table(state)
            assert len(table.effects) <= EFFECT_PLACES
            assert len(table.piles[FEAR_DECK]) <= FEAR_PLACES
            assert len(table.piles[INVADER_DECK]) <= INVADER_PLACES
            assert len(table.island.names) <= PLACES
            for owner in table.seats:
                for cards, places in (
                    (owner.hand, HAND),
                    (owner.played, PLAYED),
                    (owner.discard, DISCARD),
                    (owner.used, USED),
                ):
                    assert len(cards) <= places
            GAME.apply(state, decision.seat, any_move(rng, decision.moves))


def test_the_panels_have_room() -> None:
    for spirit in SPIRITS.values():
        assert len(spirit.tracks) <= TRACKS
        assert len(spirit.growth) <= OPTIONS
        assert len(spirit.innates) <= INNATES
        assert len(spirit.keeps) <= KEPT
        assert all(len(keep.allowed) <= WORDS for keep in spirit.keeps)
    assert max(len(power.thresholds) for power in POWERS.values()) <= LEVELS
