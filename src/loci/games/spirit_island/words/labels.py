"""How a legal answer is shown: in words, the places it concerns, warnings.

The verb of an answer names its message (`do-push`), so a card that asks something new needs only
that message.
"""

from __future__ import annotations

from typing import Any

from loci.core.decision import Amount, Choice, Decision, Move
from loci.core.text import SeatName, Text
from loci.games.spirit_island.rules.events.cards import Main
from loci.games.spirit_island.rules.events.payment import NO_ELEMENT
from loci.games.spirit_island.rules.events.step import main_event
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.rules.powers.power import Power
from loci.games.spirit_island.rules.powers.repeats import card_cost
from loci.games.spirit_island.rules.powers.speed import speed_of
from loci.games.spirit_island.rules.spirits.elements import price_of
from loci.games.spirit_island.rules.spirits.spirit import spirit_of
from loci.games.spirit_island.rules.spirits.tracks import card_plays
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.island_words import added_from_word, lands_beside
from loci.games.spirit_island.state.moves import (
    DONE,
    STOP,
    AddPresence,
    Carry,
    CarryPresence,
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
from loci.games.spirit_island.state.terms import ELEMENTS, NOWHERE, SPEEDS
from loci.games.spirit_island.words.places import POOLS, places
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
    """Energy to spend, presence or drowned health to give: numbers without a gap, of which other
    answers may stand beside."""
    first = decision.moves[0]
    if not isinstance(first, Number) or first.verb == verbs.GROWTH:
        return []
    least = first.number
    numbers = [m for m in decision.moves if isinstance(m, Number)]
    if any(m.text() != f"{first.verb} {least + n}" for n, m in enumerate(numbers)):
        return []
    label = Text(f"do-{first.verb}", number=1)
    last = least + len(numbers) - 1
    pool = [f"pool:{POOLS.get(first.verb, first.verb)}"]
    return [Amount(first.verb, f"{first.verb} {{1}}", label, least, last, pool)]


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
        paid = spirit_of(table, seat).far_price
        far = "do-target-far" if paid else "do-target-beyond"
        return _in_land(table, far, move.land, move.name)
    if isinstance(move, TargetSpirit):
        return Text("do-target-spirit", who=SeatName(move.seat))
    if isinstance(move, Carry):
        where = terrain_text(table.island, move.land)
        piece = piece_text(move.code)
        return Text(f"do-{move.verb}", piece=piece, land=move.name, terrain=where)
    if isinstance(move, CarryPresence):
        where = terrain_text(table.island, move.land)
        return Text("do-push-presence-of", who=SeatName(move.seat), land=move.name, terrain=where)
    if isinstance(move, Pick):
        return _pick(table, move)
    return Text(f"do-{move.text()}")


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
    if verb == verbs.WAY:
        one, _, other = name.partition("-")
        return Text("do-way", one=one, other=other) if other else Text("do-way-none")
    if verb == verbs.BOARD:
        return Text("do-board", board=name)
    if verb == verbs.JOIN:
        own, beside = lands_beside(table.island, added_from_word(name))
        return Text("do-join", own=", ".join(own), lands=", ".join(beside))
    if verb == verbs.RETURN:
        return Text("do-return", track=Text(f"track-{name}"))
    if verb == verbs.TIME:
        return Text("do-time-track", source=Text(f"source-{name}"))
    if verb == verbs.SWAP:
        return Text("do-swap", card=Text(f"invader-{name}"))
    if verb == verbs.TRACK:
        return Text("do-track", what=Text(f"see-space-{name}"))
    if verb == verbs.INVOKE:
        return Text("do-invoke", corner=name, cost=_price(table, seat, move))
    if verb == verbs.ELEMENT:
        return Text("do-element", element=Text(f"element-{name}"))
    if verb == verbs.TAKE:
        return Text("do-take", card=power_line(POWERS[name]), **where_text(POWERS[name]))
    if verb == verbs.PLAY:
        return _play(table, seat, POWERS[name])
    return Text(f"do-{verb}", card=fear_text(name) if name in FEAR_CARDS else card_text(name))


def _price(table: SpiritTable, seat: int, move: Move) -> int:
    """The energy that an answer which a rule offers costs."""
    rules = holders(table, "answer_price")
    return sum([rule.answer_price(table, holder, seat, move) for rule, holder in rules])


def _main_event(table: SpiritTable, main: Main) -> Text:
    """A main event that can be chosen, with what all pay together and which element aids them."""
    name, says = Text(f"event-part-{main.name}"), Text(f"text-event-part-{main.name}")
    price = price_data(main, players(table))
    energy = int(price["energy"])
    if not energy:
        return Text("do-event", name=name, text=says)
    if price["element"] is None:
        return Text("do-event-price", name=name, text=says, energy=energy)
    element = Text(f"element-{price['element']}")
    return Text("do-event-aided", name=name, text=says, energy=energy, element=element)


def price_data(main: Main, payers: int) -> dict[str, Any]:
    """What so many players pay together for a main event, and the element that aids them; or that
    it `varies`, and the text of the event says it."""
    price = main.price
    if price is None:
        data: dict[str, Any] = {"energy": 0, "element": None}
        return {**data, "varies": True} if main.possible is not None else data
    aided = price.aided_by != NO_ELEMENT
    element = ELEMENTS[price.aided_by] if aided else None
    return {"energy": price.energy * payers, "element": element}


def _play(table: SpiritTable, seat: int, power: Power) -> Text:
    left = card_plays(table, seat) - table.seats[seat].plays_made
    cost = card_cost(table, seat, power)
    if cost < 0:
        return Text("do-play-gain", card=card_text(power.id), number=-cost, left=left)
    return Text("do-play", card=card_text(power.id), cost=cost, left=left)


def _number(table: SpiritTable, seat: int, move: Number) -> Text:
    if move.verb == verbs.GROWTH:
        growth = SPIRITS[table.seats[seat].spirit].growth[move.number - 1]
        actions = growth_texts([action.word for action in growth.actions], growth.price)
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
        if power.prices and power.fast_at in move.levels:
            return Text("do-use-hurried", card=card, energy=price_of(power, move.levels))
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
    one, _, other = word.partition("-or-")
    if other:
        return Text("growth-either", first=growth_word_text(one), second=growth_word_text(other))
    kind, *rest = word.split("-")
    if kind == "presence" and rest and (rest[0].isdecimal() or rest[0] == "anywhere"):
        where = _land_kinds(rest[1:])
        if rest[0] == "anywhere":
            return Text("growth-presence-anywhere", where=where)
        return Text("growth-presence", distance=int(rest[0]), where=where)
    if kind in ("energy", "plays") and len(rest) == 1 and rest[0].isdecimal():
        return Text(f"growth-{kind}", number=int(rest[0]))
    if word.startswith("move-presence-"):
        return Text("growth-move-presence", distance=int(rest[-1]))
    if kind == "elements":
        return Text("growth-elements", elements=[Text(f"element-{name}") for name in rest])
    if word.startswith("element-of-"):
        return Text("growth-one-element", elements=[Text(f"element-{name}") for name in rest[1:]])
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
