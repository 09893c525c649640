"""How a legal answer is shown: in words, the places it concerns, warnings.

The verb of an answer names its message (`do-push`), so a card that asks something new needs only
that message.
"""

from __future__ import annotations

from typing import Any, Final

from loci.core.decision import Amount, Choice, Decision, Move
from loci.core.text import SeatName, Text
from loci.games.spirit_island.rules.events import Main, main_event
from loci.games.spirit_island.rules.payment import NO_ELEMENT
from loci.games.spirit_island.rules.powers.power import Power
from loci.games.spirit_island.rules.powers.speed import speed_of
from loci.games.spirit_island.rules.powers.usage import card_cost
from loci.games.spirit_island.rules.spirits.tracks import card_plays
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.moves import (
    DONE,
    NO,
    STOP,
    YES,
    AddPresence,
    Carry,
    FarTarget,
    GrowthStep,
    Named,
    Number,
    Pick,
    Place,
    ShowFear,
    TargetSpirit,
    Use,
)
from loci.games.spirit_island.state.names import (
    by_element,
    card_text,
    elements_text,
    fear_text,
    land_kind,
    piece_text,
    terrain_text,
)
from loci.games.spirit_island.state.registry import FEAR_CARDS, POWERS, SPIRITS
from loci.games.spirit_island.state.table import SpiritTable, players
from loci.games.spirit_island.state.terms import ELEMENTS, NOWHERE, SPEEDS, piece_word
from loci.games.spirit_island.words.view_seat import range_data
from loci.games.spirit_island.words.warnings import warnings


def choice(table: SpiritTable, seat: int, move: Move, prompt: Text | None = None) -> Choice:
    """How an answer is shown; the question says in which land it is asked."""
    return Choice(
        move.text(),
        label(table, seat, move),
        places(table, seat, move, prompt),
        warnings(table, seat, move),
        ends=move in (DONE, STOP),
    )


def amounts(decision: Decision) -> list[Amount]:
    """Energy to spend, presence or drowned health to give: numbers without a gap."""
    moves = decision.moves
    first = moves[0]
    if not isinstance(first, Number) or first.verb == verbs.GROWTH:
        return []
    least = first.number
    if any(m.text() != f"{first.verb} {least + n}" for n, m in enumerate(moves)):
        return []
    label = Text(f"do-{first.verb}", number=1)
    last = least + len(moves) - 1
    pool = [f"pool:{_POOLS.get(first.verb, first.verb)}"]
    return [Amount(first.verb, f"{first.verb} {{1}}", label, least, last, pool)]


_POOLS: Final = {verbs.SPEND: "energy", verbs.SACRIFICE: "presence"}


def label(table: SpiritTable, seat: int, move: Move) -> Text:
    """An answer in words."""
    if isinstance(move, Named):
        return _named(table, seat, move)
    if isinstance(move, Number):
        return _number(table, seat, move)
    if isinstance(move, GrowthStep):
        return Text("do-growth-action", action=growth_word_text(move.verb))
    if isinstance(move, ShowFear):
        return Text("do-show", word=move.pile, number=move.place)
    if isinstance(move, Use):
        return _use(table, seat, move)
    if isinstance(move, AddPresence):
        return _presence(table, move)
    if isinstance(move, Place):
        return _in_land(table, f"do-{move.verb}", move.land, move.name)
    if isinstance(move, FarTarget):
        return _in_land(table, "do-target-far", move.land, move.name)
    if isinstance(move, TargetSpirit):
        return Text("do-target-spirit", who=SeatName(move.seat))
    if isinstance(move, Carry):
        where = terrain_text(table.island, move.land)
        piece = piece_text(move.code)
        return Text(f"do-{move.verb}", piece=piece, land=move.name, terrain=where)
    if isinstance(move, Pick):
        return _pick(table, move)
    return Text(f"do-{move.text()}")


def places(table: SpiritTable, seat: int, move: Move, prompt: Text | None) -> list[str]:
    """Where an answer shows: lands, pieces in them (`A4/town-1`), cards, tracks, growth options
    (`growth:2`) and their actions (`growth:2:1`); from where to where, in this order."""
    here = "" if prompt is None else str(prompt.args.get("land", ""))
    if move in (YES, NO) or (isinstance(move, Named) and move.verb == verbs.OPTION):
        return [here] if here else []  # where it is about
    if isinstance(move, Named):
        return _named_places(move)
    if isinstance(move, Use):
        return [f"card:{move.power}"]
    if isinstance(move, Number):
        if move.verb == verbs.GROWTH:
            return [f"growth:{move.number}"]
        return [f"pool:{_POOLS.get(move.verb, move.verb)}"]
    if isinstance(move, GrowthStep):
        return [_growth_place(table, seat, move)]
    if isinstance(move, ShowFear):
        return [f"fear:{move.pile}:{move.place}"]
    if isinstance(move, AddPresence):
        return [move.source if move.start != NOWHERE else f"track:{move.source}", move.name]
    if isinstance(move, TargetSpirit):
        return [f"seat:{move.seat}"]
    if isinstance(move, Place | FarTarget):
        return [move.name]
    if isinstance(move, Carry):
        start, end = (move.name, here) if move.verb == verbs.GATHER else (here, move.name)
        piece = [f"{start}/{piece_word(move.code)}"] if start else []
        return [*piece, *([end] if end else [])]
    if isinstance(move, Pick) and (move.name or here):
        return [f"{move.name or here}/{piece_word(move.code)}"]
    return []


def _named_places(move: Named) -> list[str]:
    if move.verb == verbs.CHOOSE:
        return [f"spirit:{move.name}"]
    if move.verb in (verbs.GAIN, verbs.ELEMENT):
        return [f"{'deck' if move.verb == verbs.GAIN else 'element'}:{move.name}"]
    return [f"card:{move.name}"] if move.name in POWERS else []


def _growth_place(table: SpiritTable, seat: int, move: GrowthStep) -> str:
    """The action where it is printed; what is always taken stands under option 0."""
    owner = table.seats[seat]
    spirit = SPIRITS[owner.spirit]
    option = owner.growth_taken[-1] if owner.growth_taken else 0
    words = [action.word for action in spirit.growth[option]]
    if move.verb in words:
        return f"growth:{option + 1}:{words.index(move.verb) + 1}"
    always = [action.word for action in spirit.always]
    return f"growth:0:{always.index(move.verb) + 1 if move.verb in always else 1}"


# -- kinds of answers ------------------------------------------------------------------------------


def _named(table: SpiritTable, seat: int, move: Named) -> Text:
    verb, name = move.verb, move.name
    if verb == verbs.OPTION:
        main = main_event(name)
        return Text(f"option-{name}") if main is None else _main_event(table, main)
    if verb == verbs.NEXT:
        return Text("do-next", what=Text(f"trigger-{name}"))
    if verb == verbs.CHOOSE:
        return spirit_line(name)
    if verb == verbs.GAIN:
        return Text("do-gain", deck=Text(f"deck-{name}"))
    if verb == verbs.ELEMENT:
        return Text("do-element", element=Text(f"element-{name}"))
    if verb == verbs.TAKE:
        return Text("do-take", card=power_line(POWERS[name]), **where_text(POWERS[name]))
    if verb == verbs.PLAY:
        return _play(table, seat, POWERS[name])
    return Text(f"do-{verb}", card=fear_text(name) if name in FEAR_CARDS else card_text(name))


def _main_event(table: SpiritTable, main: Main) -> Text:
    """A main event that can be chosen, with what all pay together and which element aids them."""
    name, says = Text(f"event-part-{main.name}"), Text(f"text-event-part-{main.name}")
    price = main.price
    if price is None:
        return Text("do-event", name=name, text=says)
    energy = price.energy * players(table)
    if price.aided_by == NO_ELEMENT:
        return Text("do-event-price", name=name, text=says, energy=energy)
    element = Text(f"element-{ELEMENTS[price.aided_by]}")
    return Text("do-event-aided", name=name, text=says, energy=energy, element=element)


def _play(table: SpiritTable, seat: int, power: Power) -> Text:
    left = card_plays(table, seat) - table.seats[seat].plays_made
    cost = card_cost(table, seat, power)
    if cost < 0:
        return Text("do-play-gain", card=card_text(power.id), number=-cost, left=left)
    return Text("do-play", card=card_text(power.id), cost=cost, left=left)


def _number(table: SpiritTable, seat: int, move: Number) -> Text:
    if move.verb == verbs.GROWTH:
        spirit = SPIRITS[table.seats[seat].spirit]
        option = [action.word for action in spirit.growth[move.number - 1]]
        actions = growth_texts(option, spirit.prices.get(move.number - 1, 0))
        return Text("do-growth", option=move.number, actions=actions)
    return Text(f"do-{move.verb}", number=move.number)


def _use(table: SpiritTable, seat: int, move: Use) -> Text:
    power = POWERS[move.power]
    card = card_text(power.id)
    levels = move.marks().replace("+", ", ")
    if move.verb == verbs.USE:
        speed = Text(f"speed-{SPEEDS[speed_of(table, power)]}")
        if move.whole:
            return Text("do-use", card=card, speed=speed)
        if not move.levels:
            return Text("do-use-plain", card=card, speed=speed)
        return Text("do-use-levels", card=card, speed=speed, levels=levels)
    again = Text("do-repeat-levels", card=card, levels=levels)
    if move.whole:
        again = Text("do-repeat", card=card)
    elif not move.levels:
        again = Text("do-repeat-plain", card=card)
    if move.verb == verbs.PAY_REPEAT:
        return Text("do-pay-repeat", repeat=again, energy=card_cost(table, seat, power))
    return again


def _in_land(table: SpiritTable, message: str, land: int, name: str) -> Text:
    """An answer that names a land, with what stands there for those who do not see it."""
    pieces = table.pieces[land]
    holds = [piece_text(code, pieces.count(code)) for code in sorted(set(pieces))]
    if table.blight[land]:
        holds.append(Text("see-holds-blight", number=table.blight[land]))
    where = terrain_text(table.island, land)
    return Text(message, land=name, terrain=where, holds=holds or [Text("see-nothing-there")])


def _presence(table: SpiritTable, move: AddPresence) -> Text:
    where = terrain_text(table.island, move.land)
    if move.start != NOWHERE:
        return Text("do-presence-move", start=move.source, land=move.name, terrain=where)
    source = Text(f"source-{move.source}")
    return Text("do-presence", source=source, land=move.name, terrain=where)


def _pick(table: SpiritTable, move: Pick) -> Text:
    piece = piece_text(move.code)
    if move.land != NOWHERE:
        where = terrain_text(table.island, move.land)
        return Text(f"do-{move.verb}-in", piece=piece, land=move.name, terrain=where)
    return Text("do-drown-piece" if move.verb == verbs.DROWN else f"do-{move.verb}", piece=piece)


# -- nouns -----------------------------------------------------------------------------------------


def growth_texts(option: list[str], price: int) -> list[Text]:
    """The price of a growth option, if it has one, and its actions in words."""
    words = [growth_word_text(word) for word in option]
    return [Text("growth-price", number=price), *words] if price else words


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


def spirit_line(id: str) -> Text:
    """A spirit with its complexity, what it is like and how it plays."""
    return Text(
        "do-choose",
        spirit=Text(f"spirit-{id}"),
        complexity=Text(f"complexity-{SPIRITS[id].complexity}"),
        character=Text(f"character-{id}"),
        style=Text(f"style-{id}"),
    )


def where_text(power: Power) -> dict[str, Text]:
    """The range, the target and the text of a power."""
    printed = range_data(power.range)
    return {
        "range": range_text(printed),
        "target": land_kind(power.target.name),
        "text": Text(f"text-{power.id}"),
    }


def range_text(range: dict[str, Any] | None) -> Text:
    """A range as a view has it, in words."""
    if range is None:
        return Text("range-none")
    sacred = range["from"] == "sacred-site"
    distance = range["distance"]
    if "terrain" in range:
        terrain = Text(f"terrain-{range['terrain']}")
        message = "range-sacred-site-terrain" if sacred else "range-presence-terrain"
        return Text(message, distance=distance, terrain=terrain)
    return Text("range-sacred-site" if sacred else "range-presence", distance=distance)


def power_line(power: Power) -> Text:
    """A card with its printed cost, speed and elements."""
    return Text(
        "card-header",
        card=card_text(power.id),
        cost=power.cost,
        speed=Text(f"speed-{SPEEDS[power.speed]}"),
        elements=elements_text(by_element(power.elements)),
    )
