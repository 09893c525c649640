"""The printed tiles, and the rulebook's first game. Names are those that players write."""

from __future__ import annotations

from loci.games.terra_mystica.content.spaces import BONUS_SPADE, BONUS_STEP, FAVOUR_STEP
from loci.games.terra_mystica.state.pieces import (
    BonusTile,
    FavourTile,
    FirstGame,
    Gain,
    ScoringTile,
    TownTile,
)
from loci.games.terra_mystica.state.registry import (
    FIRST_GAMES,
    add_bonus,
    add_favour,
    add_scoring,
    add_town,
)

add_bonus(BonusTile("BON1", Gain(coins=2), action=BONUS_SPADE))
add_bonus(BonusTile("BON2", Gain(coins=4), action=BONUS_STEP))
add_bonus(BonusTile("BON3", Gain(coins=6)))
add_bonus(BonusTile("BON4", Gain(power=3), sails=1))
add_bonus(BonusTile("BON5", Gain(power=3, workers=1)))
add_bonus(BonusTile("BON6", Gain(workers=2), points={"stronghold": 4, "sanctuary": 4}))
add_bonus(BonusTile("BON7", Gain(workers=1), points={"trading-house": 2}))
add_bonus(BonusTile("BON8", Gain(priests=1)))
add_bonus(BonusTile("BON9", Gain(coins=2), points={"dwelling": 1}))
add_bonus(BonusTile("BON10", Gain(power=3), points={"shipping": 3}, option="shipping-bonus-tile"))

_LARGE = {"stronghold": 5, "sanctuary": 5}
add_scoring(ScoringTile("SCORE1", {"spade": 2}, "earth", 1, Gain(coins=1)))
add_scoring(ScoringTile("SCORE2", {"town": 5}, "earth", 4, spades=1))
add_scoring(ScoringTile("SCORE3", {"dwelling": 2}, "water", 4, Gain(priests=1)))
add_scoring(ScoringTile("SCORE4", _LARGE, "fire", 2, Gain(workers=1)))
add_scoring(ScoringTile("SCORE5", {"dwelling": 2}, "fire", 4, Gain(power=4)))
add_scoring(ScoringTile("SCORE6", {"trading-house": 3}, "water", 4, spades=1))
add_scoring(ScoringTile("SCORE7", _LARGE, "air", 2, Gain(workers=1)))
add_scoring(ScoringTile("SCORE8", {"trading-house": 3}, "air", 4, spades=1))
add_scoring(
    ScoringTile("SCORE9", {"temple": 4}, "priests", 1, Gain(coins=2), option="temple-scoring-tile")
)

add_favour(FavourTile("FAV1", "fire", 3, copies=1))
add_favour(FavourTile("FAV2", "water", 3, copies=1))
add_favour(FavourTile("FAV3", "earth", 3, copies=1))
add_favour(FavourTile("FAV4", "air", 3, copies=1))
add_favour(FavourTile("FAV5", "fire", 2, town_power=6))
add_favour(FavourTile("FAV6", "water", 2, action=FAVOUR_STEP))
add_favour(FavourTile("FAV7", "earth", 2, income=Gain(workers=1, power=1)))
add_favour(FavourTile("FAV8", "air", 2, income=Gain(power=4)))
add_favour(FavourTile("FAV9", "fire", 1, income=Gain(coins=3)))
add_favour(FavourTile("FAV10", "water", 1, points={"trading-house": 3}))
add_favour(FavourTile("FAV11", "earth", 1, points={"dwelling": 2}))
add_favour(FavourTile("FAV12", "air", 1, pass_vp=(0, 2, 3, 3, 4)))

add_town(TownTile("TW1", 5, gain=Gain(coins=6)))
add_town(TownTile("TW2", 7, gain=Gain(workers=2)))
add_town(TownTile("TW3", 9, gain=Gain(priests=1)))
add_town(TownTile("TW4", 6, gain=Gain(power=8)))
add_town(TownTile("TW5", 8, steps=1))
add_town(TownTile("TW6", 2, copies=1, keys=2, steps=2, option="extra-town-tiles"))
add_town(TownTile("TW7", 4, shipping=1, option="extra-town-tiles"))
add_town(TownTile("TW8", 11, copies=1, option="extra-town-tiles"))

_SCORING = ["SCORE5", "SCORE7", "SCORE1", "SCORE6", "SCORE4", "SCORE8"]
FIRST_GAMES[2] = FirstGame(
    _SCORING,
    ["BON1", "BON3", "BON4", "BON5", "BON6"],
    {"witches": ["C3", "F4"], "nomads": ["E8", "F3", "I7"]},
)
FIRST_GAMES[3] = FirstGame(
    _SCORING,
    ["BON1", "BON3", "BON4", "BON5", "BON6", "BON8"],
    {"witches": ["E9", "F4"], "nomads": ["F3", "G4", "I7"], "alchemists": ["E5", "G5"]},
)
FIRST_GAMES[4] = FirstGame(
    _SCORING,
    ["BON1", "BON2", "BON3", "BON4", "BON5", "BON6", "BON8"],
    {
        "witches": ["E9", "F4"],
        "nomads": ["D3", "E8", "I7"],
        "halflings": ["E6", "F5"],
        "mermaids": ["D5", "E4"],
    },
)
FIRST_GAMES[5] = FirstGame(
    _SCORING,
    ["BON1", "BON2", "BON3", "BON4", "BON5", "BON6", "BON7", "BON8"],
    {
        "witches": ["C3", "E9"],
        "nomads": ["A5", "D3", "I7"],
        "halflings": ["E6", "F5"],
        "mermaids": ["E4", "H4"],
        "giants": ["D4", "D7"],
    },
)
