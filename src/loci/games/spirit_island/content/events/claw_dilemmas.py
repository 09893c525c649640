"""Choice events of Branch & Claw in which the price follows from what the spirits do: for each
land, each beasts or each power card."""

from __future__ import annotations

from typing import Final

from loci.core.decision import Move
from loci.games.spirit_island.content.events.parts import (
    box_blight,
    choose_branch,
    one_by_one,
    sacred,
    settled,
    sites_in,
)
from loci.games.spirit_island.content.fear.parts import with_token
from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.act import decider
from loci.games.spirit_island.rules.asking import ask
from loci.games.spirit_island.rules.events.cards import CHOICE, Main, event
from loci.games.spirit_island.rules.events.payment import pay_energy, worth_of_all
from loci.games.spirit_island.rules.events.step import (
    choose_land,
    each_spirit,
    event_act,
    in_each_land,
    on_each_board,
)
from loci.games.spirit_island.rules.invaders.blight import choose_to_lose
from loci.games.spirit_island.rules.island.harm import remove_piece
from loci.games.spirit_island.rules.island.pieces import tokens_in
from loci.games.spirit_island.rules.island.presence import destroy_presence
from loci.games.spirit_island.rules.powers.at_once import use_now
from loci.games.spirit_island.rules.powers.cards import discard_from_play
from loci.games.spirit_island.rules.powers.speed import speed_of
from loci.games.spirit_island.state.moves import STOP, Pick
from loci.games.spirit_island.state.registry import POWERS
from loci.games.spirit_island.state.terms import piece

PRICE: Final = 3  # energy for each land, each beasts, each power card

# -- Sacred Sites under Threat ---------------------------------------------------------------------


def repulse(act: Act) -> Script:
    """Each sacred site there pushes 1 explorer or town."""
    yield from push(act, sites_in(act.table, act.land), EXPLORER, TOWN)


def spend_blight(act: Act) -> Script:
    """1 blight for each player goes from the card to the box."""
    yield from box_blight(act, players(act.table))


def guard(act: Act) -> Script:
    """In each land with a sacred site and invaders 2 damage, for 3 energy; or each spirit there
    loses 1 presence. How much is paid is settled before anything is done."""
    table = act.table
    threatened = [n for n in table.island.lands if sacred(table, n) and settled(table, n)]
    most = worth_of_all(table, FIRE) // PRICE
    fought: list[int] = []
    for land in threatened:
        lines = ["guard-with-damage"] if len(fought) < most else []
        one = event_act(table, act.card, land)
        line = yield from choose_branch(one, *lines, "lose-presence-of-each")
        if line == "guard-with-damage":
            fought.append(land)
    yield from pay_energy(act, PRICE * len(fought), FIRE)
    for land in threatened:
        one = event_act(table, act.card, land)
        if land in fought:
            yield from damage(one, 2)
        else:
            for seat in range(players(table)):
                if table.seats[seat].presence[land]:
                    yield from destroy_presence(one, seat, land)
        yield from finish(one)
        if table.ending:
            return


event(
    "sacred-sites-under-threat",
    CHOICE,
    Main(
        "let-the-islands-strength-repulse-them",
        one_by_one(in_each_land(both(sacred, holding(EXPLORER, TOWN)), repulse), spend_blight),
    ),
    Main("guard-them-yourself-for-well-or-ill", guard),
    token="beasts-prowl",
    dahan="spirit-speakers",
    set=CLAW,
)


# -- A Strange Madness among the Beasts ------------------------------------------------------------


def rampage(act: Act) -> Script:
    """Each beasts destroys 1 dahan."""
    yield from destroy(act, tokens_in(act.table, act.land, BEASTS), DAHAN)


def can_guide(table: SpiritTable) -> bool:
    """The least price is that of one beasts."""
    return worth_of_all(table, ANIMAL) >= PRICE


def cull(act: Act) -> Script:
    """Any number of beasts is removed, so many at least that the others can be paid for; then they
    are."""
    table = act.table
    most = worth_of_all(table, ANIMAL) // PRICE
    while True:
        lands = [land for land in table.island.lands if tokens_in(table, land, BEASTS)]
        kept = sum([tokens_in(table, land, BEASTS) for land in lands])
        names = table.island.names
        moves: list[Move] = [Pick(verbs.REMOVE, piece(BEASTS), n, names[n]) for n in lands]
        if kept <= most:
            moves.append(STOP)
        price = max(PRICE, PRICE * kept)
        answer = yield from ask(decider(table), Text("ask-cull", number=kept, price=price), moves)
        if not isinstance(answer, Pick):
            yield from pay_energy(act, price, ANIMAL)
            return
        yield from remove_piece(act, answer.land, answer.code)


def lead(act: Act) -> Script:
    """The spirit may push 1 beasts."""
    act.land = yield from choose_land(act, lands_with(act.table, BEASTS), optional=True)
    if act.land != NOWHERE:
        yield from push(act, 1, BEASTS)


event(
    "a-strange-madness-among-the-beasts",
    CHOICE,
    Main(
        "let-them-rampage-unto-death",
        one_by_one(
            in_each_land(both(with_token(BEASTS), holding(DAHAN)), rampage),
            on_each_board(with_token(BEASTS), remove_one(BEASTS)),
        ),
    ),
    Main("guide-the-madness", one_by_one(cull, each_spirit(lead)), possible=can_guide),
    token="savage-frenzy",
    dahan="seek-a-safer-home",
    set=CLAW,
)


# -- Outpaced --------------------------------------------------------------------------------------


def outpaced(act: Act) -> Script:
    """For each slow power card in play that the spirit has not used: discard it for energy, or pay
    to keep it, and then it may be used now."""
    table, seat = act.table, act.player
    owner = table.seats[seat]
    for card in [n for n in owner.played if n not in owner.used]:
        if speed_of(table, POWERS[card]) != SLOW or card not in owner.played:
            continue
        presence = sum([owner.presence[land] for land in lands_of(table, seat)])
        prices = [PAYING] if owner.energy >= PRICE else []
        if presence >= 2:
            prices.append(LOSING)
        prompt = Text("ask-outpaced", card=Text(f"power-{card}"))
        line = yield from ask_name(seat, prompt, verbs.OPTION, ["stay-slow", *prices])
        if line == "stay-slow":
            discard_from_play(table, seat, card)
            add_energy(table, seat, 1 + POWERS[card].cost)
            continue
        if line == PAYING:
            add_energy(table, seat, -PRICE)
        else:
            for _ in range(2):
                yield from choose_to_lose(act, seat, lands_of(table, seat))
        yield from use_now(act, seat, [card], Text(f"event-part-{act.card}"))


PAYING: Final = "match-pace-for-energy"
LOSING: Final = "match-pace-for-presence"


event(
    "outpaced",
    CHOICE,
    Main("outpaced", each_spirit(outpaced)),
    token="lingering-plagues",
    dahan="raids-in-force",
    set=CLAW,
)
