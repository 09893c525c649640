"""How a legal answer is shown: its words put into a message, the places it concerns, warnings.

The first word of an answer is its verb and names the message (`do-push`); the others are told apart
by their form: a land, a piece, a card, a seat, an element, a number. So a card that asks something
new needs only the message `do-<verb>`.
"""

from __future__ import annotations

import re
from typing import Final

from loci.core.decision import Choice, Move
from loci.core.event import Told
from loci.core.text import Arg, SeatName, Text
from loci.games.spirit_island.rules.growth import GrowthAction, card_plays
from loci.games.spirit_island.rules.power import Power
from loci.games.spirit_island.rules.powers import card_cost, speed_of
from loci.games.spirit_island.state.registry import FEAR_CARDS, POWERS, SPIRITS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import ELEMENTS, PIECES, SPEEDS, TERRAINS
from loci.games.spirit_island.words.view_seat import by_element
from loci.games.spirit_island.words.warnings import warnings

_PIECE: Final = re.compile(r"(explorer|town|city|dahan)(?:-([1-9][0-9]?))?")
_SEAT: Final = re.compile(r"P([1-4])")
#: Answers with one verb and two meanings: the message if they have this kind of word.
_VARIANTS: Final = {
    ("damage", "land"): "do-damage-in",
    ("drown", "piece"): "do-drown-piece",
}


def choice(table: SpiritTable, seat: int, move: Move) -> Choice:
    words = move.text().split(" ")
    return Choice(
        move.text(),
        label(table, seat, words),
        places(table, words),
        warnings(table, seat, words),
    )


def told(table: SpiritTable, seat: int, move: Move) -> Told:
    """An answer for the log; nothing that players choose is hidden from the others."""
    words = move.text().split(" ")
    return Told(seat, label(table, seat, words), places(table, words))


def label(table: SpiritTable, seat: int, words: list[str]) -> Text:
    """An answer in words."""
    verb = words[0]
    if len(words) == 2 and words[1].isdecimal() and growth_action(table, seat, verb) is not None:
        return Text("do-growth-action", action=growth_word_text(verb))
    if verb == "choose":
        return Text("do-choose", spirit=Text(f"spirit-{words[1]}"))
    if verb == "growth":
        return _growth(table, seat, int(words[1]))
    if verb == "play":
        return _play(table, seat, POWERS[words[1]])
    if verb in ("take", "gain") and words[-1] in POWERS:
        return Text("do-take", card=power_line(POWERS[words[-1]]), text=Text(f"text-{words[-1]}"))
    if verb == "use":
        return _use(table, words)
    if verb == "repeat":
        return _repeat(words)
    if verb == "pay-repeat":
        price = card_cost(table, seat, POWERS[words[1]])
        return Text("do-pay-repeat", repeat=_repeat(words), energy=price)
    if verb == "target":
        return _target(table, words)
    if verb == "presence":
        return _presence(table, words)
    if verb == "option":
        return Text(f"option-{words[1]}")
    args = _args(table, words[1:])
    for (name, given), message in _VARIANTS.items():
        if name == verb and given in args:
            return Text(message, **args)
    return Text(f"do-{verb}", **args)


def places(table: SpiritTable, words: list[str]) -> list[str]:
    """The lands, cards, tracks and growth options that an answer concerns."""
    found: list[str] = []
    for word in words[1:]:
        if word in table.island.numbers:
            found.append(word)
        elif word in POWERS:
            found.append(f"card:{word}")
        elif _SEAT.fullmatch(word):
            found.append(f"seat:{int(word[1:]) - 1}")
    if words[0] == "presence" and words[1] in ("energy", "plays"):
        found.insert(0, f"track:{words[1]}")
    if words[0] == "growth":
        found.append(f"growth:{words[1]}")
    if words[0] == "choose":
        found.append(f"spirit:{words[1]}")
    return found


# -- kinds of answers ------------------------------------------------------------------------------


def _play(table: SpiritTable, seat: int, power: Power) -> Text:
    left = card_plays(table, seat) - table.seats[seat].plays_made
    cost = card_cost(table, seat, power)
    if cost < 0:
        return Text("do-play-gain", card=card_name(power.id), number=-cost, left=left)
    return Text("do-play", card=card_name(power.id), cost=cost, left=left)


def _growth(table: SpiritTable, seat: int, option: int) -> Text:
    actions = SPIRITS[table.seats[seat].spirit].growth[option - 1]
    words = [growth_word_text(action.word) for action in actions]
    return Text("do-growth", option=option, actions=words)


def growth_action(table: SpiritTable, seat: int, word: str) -> GrowthAction | None:
    """The growth icon of the seat's spirit that is called so."""
    spirit = SPIRITS.get(table.seats[seat].spirit)
    if spirit is not None:
        for option in [*spirit.growth, spirit.always]:
            for action in option:
                if action.word == word:
                    return action
    return None


def growth_word_text(word: str) -> Text:
    """`presence-2-jungle`, `energy-3`, `plays-1`, `reclaim-all` … in words."""
    kind, *rest = word.split("-")
    if kind == "presence" and rest and (rest[0].isdecimal() or rest[0] == "anywhere"):
        where = _land_kinds(rest[1:])
        if rest[0] == "anywhere":
            return Text("growth-presence-anywhere", where=where)
        return Text("growth-presence", distance=int(rest[0]), where=where)
    if kind in ("energy", "plays") and len(rest) == 1 and rest[0].isdecimal():
        return Text(f"growth-{kind}", number=int(rest[0]))
    return Text(f"growth-{word}")


def _land_kinds(names: list[str]) -> Text:
    """Lands of any of these kinds: a single message, since languages join kinds differently."""
    if len(names) > 1:
        return Text(f"target-{'-'.join(names)}")
    return land_kind(names[0]) if names else Text("target-any-land")


def land_kind(name: str) -> Text:
    """A kind of land as panels name it."""
    return Text(f"terrain-{name}") if name in TERRAINS else Text(f"target-{name}")


def _use(table: SpiritTable, words: list[str]) -> Text:
    power = POWERS[words[1]]
    speed = Text(f"speed-{SPEEDS[speed_of(table, power)]}")
    if len(words) == 2:
        return Text("do-use", card=card_name(power.id), speed=speed)
    if words[2] == "0":
        return Text("do-use-plain", card=card_name(power.id), speed=speed)
    levels = words[2].replace("+", ", ")
    return Text("do-use-levels", card=card_name(power.id), speed=speed, levels=levels)


def _repeat(words: list[str]) -> Text:
    card = card_name(words[1])
    if len(words) == 2:
        return Text("do-repeat", card=card)
    if words[2] == "0":
        return Text("do-repeat-plain", card=card)
    return Text("do-repeat-levels", card=card, levels=words[2].replace("+", ", "))


def _target(table: SpiritTable, words: list[str]) -> Text:
    found = _SEAT.fullmatch(words[1])
    if found is not None:
        return Text("do-target-spirit", who=SeatName(int(found.group(1)) - 1))
    message = "do-target-far" if len(words) > 2 else "do-target"
    return Text(message, land=words[1], terrain=terrain_text(table, words[1]))


def _presence(table: SpiritTable, words: list[str]) -> Text:
    source, land = words[1], words[2]
    terrain = terrain_text(table, land)
    if source in table.island.numbers:
        return Text("do-presence-move", start=source, land=land, terrain=terrain)
    return Text("do-presence", source=Text(f"source-{source}"), land=land, terrain=terrain)


def _args(table: SpiritTable, words: list[str]) -> dict[str, Arg]:
    """What the words of an answer are, by their form."""
    args: dict[str, Arg] = {}
    for word in words:
        piece, seat = _PIECE.fullmatch(word), _SEAT.fullmatch(word)
        if word in table.island.numbers:
            args["land" if "land" not in args else "to"] = word
            args.setdefault("terrain", terrain_text(table, word))
        elif piece is not None:
            args["piece"] = piece_word(piece.group(1), int(piece.group(2) or 0))
        elif seat is not None:
            args["who"] = SeatName(int(seat.group(1)) - 1)
        elif word in POWERS:
            args["card"] = card_name(word)
        elif word in FEAR_CARDS:
            args["card"] = Text(f"fear-{word}")
        elif word in ELEMENTS:
            args["element"] = Text(f"element-{word}")
        elif word in ("minor", "major"):
            args["deck"] = Text(f"deck-{word}")
        elif word.isdecimal():
            args["number"] = int(word)
        else:
            args["word"] = word
    return args


# -- nouns -----------------------------------------------------------------------------------------


def piece_word(kind: str, damage: int = 0, number: int = 1) -> Text:
    """Pieces of one kind, with the damage on each of them."""
    assert kind in PIECES
    pieces = Text(f"piece-{kind}", number=number)
    return Text("piece-hurt", piece=pieces, damage=damage) if damage else pieces


def card_name(id: str) -> Text:
    return Text(f"power-{id}")


def terrain_text(table: SpiritTable, land: str) -> Text:
    return Text(f"terrain-{TERRAINS[table.island.terrain[table.island.numbers[land]]]}")


def power_line(power: Power) -> Text:
    """A card with its printed cost, speed and elements."""
    return Text(
        "card-header",
        card=card_name(power.id),
        cost=power.cost,
        speed=Text(f"speed-{SPEEDS[power.speed]}"),
        elements=elements_text(by_element(power.elements)),
    )


def elements_text(numbers: dict[str, int]) -> list[Text]:
    """`{"sun": 2}` in words; a dash when there are none."""
    found = [
        Text("element-number", number=number, element=Text(f"element-{name}"))
        for name, number in numbers.items()
    ]
    return found or [Text("nothing")]
