"""Starlight Seeks Its Form: becomes, track by track, what it chooses to be."""

from __future__ import annotations

from typing import Final, final

from loci.core.decision import Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import RULE, Act
from loci.games.spirit_island.rules.asking import ask, ask_land, ask_name
from loci.games.spirit_island.rules.effects import ask_again, lasting
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.island.harm import damage
from loci.games.spirit_island.rules.island.pieces import invaders
from loci.games.spirit_island.rules.island.presence import lands_of
from loci.games.spirit_island.rules.powers.speed import Hurry
from loci.games.spirit_island.rules.setup import place_on, starting_lands
from loci.games.spirit_island.rules.spirits.growth import (
    GrowthAction,
    add_presence,
    gain_card,
    gain_energy,
    more_plays,
    reclaim_cards,
    reclaim_one_card,
)
from loci.games.spirit_island.rules.spirits.icons import move_own_presence, reclaim_half
from loci.games.spirit_island.rules.spirits.keeping import Keep, keep_words, kept_words
from loci.games.spirit_island.rules.spirits.spirit import GrowthOption, Spirit, Track
from loci.games.spirit_island.rules.spirits.tracks import add_energy, track_left, track_number
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.moves import Number
from loci.games.spirit_island.state.registry import SPIRITS
from loci.games.spirit_island.state.spirit_events import ElementsGained
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import ELEMENTS, JAGGED, NOWHERE

STARLIGHT = "starlight-seeks-its-form"
ONCE: Final = "energy-once"  # on a space: 1 energy for the presence that is added from there
COALESCE: Final = "coalesce"  # what uncovering a star or emptying a growth track sets off
PICKS: Final = 3
ALWAYS_OPEN: Final = 4  # growth options
#: The star spaces by track and place, and the element that each has got.
STARS: Final = (
    ("energy", 2, Keep.elements("star-energy")),
    ("plays", 1, Keep.elements("star-plays-2")),
    ("plays", 2, Keep.elements("star-plays-3")),
    ("growth-3", 1, Keep.elements("star-growth")),
)
GROWTH_TRACKS: Final = ("growth-1", "growth-2", "growth-3", "growth-4")
#: The two options that each growth track may open, in the order of the growth options.
FORMS: Final = (
    "reclaim-half",
    "power-and-move",
    "energy",
    "play-and-move",
    "reclaim-all",
    "power-and-energy",
    "damage",
    "play-and-hurry",
)
FORM: Final = Keep.words("forms", *FORMS)


def deal_damage(number: int) -> GrowthAction:
    """So much damage in one of your lands: `damage-2`."""

    def do(act: Act) -> Script:
        table = act.table
        settled = [land for land in lands_of(table, act.seat) if invaders(table, land)]
        prompt = Text("ask-growth-damage", number=number)
        land = yield from ask_land(table.island, act.seat, prompt, settled)
        if land != NOWHERE:
            yield from damage(act, number, land=land)

    return GrowthAction(f"damage-{number}", do, number)


def hurry_one() -> GrowthAction:
    """One slow power may be fast this turn."""

    def do(act: Act) -> Script:
        lasting(act.table, Hurry(act.seat, 1))
        yield from ()

    return GrowthAction("hurry-one", do)


@final
class Starlight(Spirit):
    keeps = (*[keep for _, _, keep in STARS], FORM)
    grows_alone = True

    def __init__(self) -> None:
        super().__init__(
            STARLIGHT,
            energy="1 2 star 4",
            plays="2 star star 3",
            tracks=[
                Track("growth-1", "-", start=0),
                Track("growth-2", "-", start=0),
                Track("growth-3", "energy-once energy-once+star", start=0),
                Track("growth-4", "energy-once energy-once", start=0),
            ],
            growth=[
                [reclaim_one_card()],
                [add_presence(0)],
                [gain_energy(1)],
                [move_own_presence(3)],
                GrowthOption([reclaim_half()], track="growth-1"),
                GrowthOption([gain_card(), move_own_presence(1)], track="growth-1"),
                GrowthOption([gain_energy(3)], track="growth-2"),
                GrowthOption([more_plays(1), move_own_presence(2)], track="growth-2"),
                GrowthOption([reclaim_cards()], track="growth-3"),
                GrowthOption([gain_card(), gain_energy(1)], track="growth-3"),
                GrowthOption([deal_damage(2)], track="growth-4"),
                GrowthOption([more_plays(1), hurry_one()], track="growth-4"),
            ],
            pick=PICKS,
            uniques=[
                "boon-of-reimagining",
                "gather-the-scattered-light-of-stars",
                "peace-of-the-nighttime-sky",
                "shape-the-self-anew",
            ],
            innates=[
                "air-moves-earth-endures",
                "fire-burns-water-soothes",
                "wood-seeks-growth-humans-seek-freedom",
                "sidereal-guidance",
                "stars-blaze-in-the-daytime-sky",
            ],
            complexity="very-high",
            specials=2,
            set=JAGGED,
        )

    def place(self, table: SpiritTable, seat: int) -> Script:
        board = starting_lands(table, seat)
        lands = [land for land in board if table.blight[land]] or board
        prompt = Text("ask-starting-land")
        land = yield from ask_land(table.island, seat, prompt, lands, verbs.PLACE)
        place_on(table, seat, land)

    def more_elements(self, table: SpiritTable, seat: int, user: int) -> list[int]:
        """Slowly Coalescing Nature: a star counts as its element while it is uncovered."""
        if user != seat:
            return []
        shown = table.seats[seat].shown
        found: list[int] = []
        for name, place, keep in STARS:
            if shown[track_number(table, seat, name)] > place:
                found += [ELEMENTS.index(word) for word in kept_words(table, seat, keep)]
        return found

    def opens_growth(self, table: SpiritTable, seat: int, option: int) -> bool:
        """Growth Begets Growth: an option that was chosen, while its track is empty (SX-35.17)."""
        if option < ALWAYS_OPEN:
            return True
        form = option - ALWAYS_OPEN
        is_empty = not track_left(table, seat, GROWTH_TRACKS[form // 2])
        return is_empty and FORMS[form] in kept_words(table, seat, FORM)

    def triggers(self, act: Act, seat: int) -> None:
        """Energy for presence added from some spaces; then stars and growth tracks."""
        table = act.table
        bare = [(name, place) for holder, name, place in act.uncovered if holder == seat]
        if not bare:
            return
        for name, place in bare:
            if ONCE in self.tracks[track_number(table, seat, name)].spaces[place].words:
                add_energy(table, seat, 1)
        stars = [
            star for star in STARS if star[:2] in bare and not kept_words(table, seat, star[2])
        ]
        tracks = [
            number
            for number, name in enumerate(GROWTH_TRACKS)
            if not track_left(table, seat, name) and not _has_chosen(table, seat, number)
        ]

        def coalesce(after: Act) -> Script:
            own = after.after(COALESCE, RULE, seat)
            for name, _, keep in stars:
                yield from _choose_star(table, seat, name, keep)
            for number in tracks:
                yield from _choose_form(table, seat, number)
            yield from finish(own)

        if stars or tracks:
            act.trigger(COALESCE, coalesce)


SPIRITS[STARLIGHT] = Starlight()


def _has_chosen(table: SpiritTable, seat: int, number: int) -> bool:
    """Whether one of the two options of a growth track is chosen for good."""
    chosen = kept_words(table, seat, FORM)
    return any([form in chosen for form in FORMS[2 * number : 2 * number + 2]])


def _choose_star(table: SpiritTable, seat: int, track: str, keep: Keep) -> Script:
    prompt = Text("ask-star", track=Text(f"track-{track}"))
    name = yield from ask_name(seat, prompt, verbs.ELEMENT, list(ELEMENTS))
    keep_words(table, seat, keep, [name])
    ask_again(table, seat)
    if table.sink is not None:
        table.sink.append(ElementsGained(seat, [ELEMENTS.index(name)], "log-star"))


def _choose_form(table: SpiritTable, seat: int, track: int) -> Script:
    first = ALWAYS_OPEN + 2 * track
    moves: list[Move] = [Number(verbs.GROWTH, first + n + 1) for n in range(2)]
    answer = yield from ask(seat, Text("ask-form"), moves)
    form = FORMS[2 * track + moves.index(answer)]
    keep_words(table, seat, FORM, [*kept_words(table, seat, FORM), form])
