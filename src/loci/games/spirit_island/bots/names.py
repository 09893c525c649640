"""The words that questions and answers are made of, in the order in which ids and rows number them.

What is content is numbered by its id in alphabetical order, whatever the sets; the words of rules
and cards that nothing registers are listed here, in the order in which they came: a new one is
added at the end. A test finds those that are missing.
"""

from __future__ import annotations

from typing import Final

from loci.games.spirit_island.state.registry import EVENT_CARDS, SPIRITS
from loci.games.spirit_island.state.steps import (
    ADVANCE,
    BLIGHTED_ISLAND,
    BUILD_STEP,
    CHOOSING,
    EVENT_STEP,
    EXPLORE_STEP,
    FAST_POWERS,
    FEAR_STEP,
    RAVAGE_STEP,
    SETTING_UP,
    SLOW_POWERS,
    SPIRIT_PHASE,
    TIME_PASSES,
)

PLACES: Final = 60  # lands and oceans of an island that ids and rows have room for
SEATS: Final = 6
DESTROYED: Final = "destroyed"  # presence that is added again
_OR: Final = "-or-"  # between the words of two growth actions of which one is taken

#: The steps of the game; those that single adversaries and scenarios add are the last.
STEPS: Final = (
    CHOOSING,
    SETTING_UP,
    SPIRIT_PHASE,
    FAST_POWERS,
    BLIGHTED_ISLAND,
    EVENT_STEP,
    FEAR_STEP,
    RAVAGE_STEP,
    BUILD_STEP,
    EXPLORE_STEP,
    ADVANCE,
    SLOW_POWERS,
    TIME_PASSES,
    "extra-build",
    "river-build",
    "river-explore",
    "thieves",
)
_BRANCHES: Final = """
add-badlands add-badlands-wilds add-beasts add-disease add-disease-strife add-presence
add-strife add-wilds both box-blight city damage damage-each-building damage-towns defend
destroy destroy-explorers-towns destroy-presence destroy-town event-deck explorer
explorer-joins explorer-to-town fear forget forget-2-cards gain-4-energy gain-elements
gain-energy gain-major gain-minor gather-blight gather-dahan gather-explorer gather-invaders
guard guard-with-damage invader-deck jungle lead-dahan let-it-crumble lose-2-presence
lose-presence-of-each match-pace-for-energy match-pace-for-presence mists mountain
move-dahan no-build one-presence pay-3-energy pay-add-disease pay-for-damage
pay-remove-blight play-and-forget play-card play-for-half power-for-energy
presence-back-and-slow presence-disease presence-for-power presence-to-wilds
push-along-coast push-beasts push-dahan push-explorer push-explorers push-invaders
push-to-sea push-town put-under remove-blight remove-explorers remove-explorers-towns
remove-health remove-hurt remove-one remove-tokens remove-town remove-two repeat-card
replace-city replace-town return-1-presence sacred-site sands save-dahan share-secrets
shuffle-top sit-out stay-slow take-elements tend-for-energy tend-for-presence town
town-joins town-to-city warn-dahan wetland
"""
#: Branches of cards, by the word of `option`.
BRANCHES: Final = tuple(_BRANCHES.split())

_TRIGGERS: Final = """
a-real-flair-for-discord bilgewater blood-draws-predators break-on-stone call-to-guard
cleaning-up-messes-is-a-drag coalesce dahan-insurrection drowning forbidden-ground
infestation-of-venomous-spiders insights layers melt-earth-into-quicksand observed
portents-of-disaster powers-long-forgotten resourceful-populace responsibilities-to-the-dead
scream-disease-into-the-wind stretch-out-coils-of-foreboding-dread strip-the-land-bare
sworn-to-victory travel unused-token vengeance-of-the-dead
"""
#: What an Action sets off, by the word of `next`.
TRIGGERS: Final = tuple(_TRIGGERS.split())

_PROMPTS: Final = """
abundance adversary-board adversary-build adversary-city adversary-explorer adversary-first
adversary-port adversary-town agree ally ally-of-beasts badlands bargain-track blight-land
blight-option blitz-explorer brawl bulwark cascade cash-crops choke-build choke-ravage
cleanse clearcutting command contagion cull damage damage-different dart-by days deck
destroy discard discard-marker discord disease draw-in dream-presence dream-token drown
element eruption event event-land event-option event-option-in exaltation exchange-fear fast
fast-profit fear-land fear-option ferry fight-dahan fight-invader first-card flame
flame-land flame-power flow forget forget-for-card forget-for-energy forget-this
forget-unique form forms-willing gather gather-beasts-to gather-blight gather-forms
gather-presence give-card growth growth-action growth-damage guide guide-dahan hold-fast
hold-town hunting-grounds incite infested invoke join keep land-elements lesser-spirit
long-ages lose-presence mantle-of-dread memory-fades military-response move-presence
never-were next-board next-land next-spirit nourish old-stories option outpaced passage past
paths pay pay-aided pay-for-major plaguebearer play play-at-once play-more pour power-land
presence prevent prevent-energy punish-damage punish-land push push-blight push-building
push-dahan-from push-out-blight push-presence ravage-order reclaim reimagine remove
remove-among remove-health remove-tokens renewal repeat replace return-presence
return-tokens ritual-energy ritual-presence save-dahan season-presence season-spirit
second-target serpent-major shared-energy shift show-fear sit-out site-willing skip-board
skip-ravage slow source-dahan source-fire source-moving source-shift source-spared
source-use source-void source-waste spend-markers spirit star starting-land strife
strife-among sunset take target thief-way tidal-boon time token-energy torrent travel
travel-to trigger truce unfolding unlocked untended-land unweave unweave-presence use-now
vibrance vitality void-again void-presence wave-blight wave-dahan wave-token which-token
whose-presence wings wood-seeks go-on wave-crowded swarm-beasts
"""
#: What is asked: prompts without their `ask-`.
PROMPTS: Final = tuple(_PROMPTS.split())


def numbered(names: list[str] | tuple[str, ...]) -> dict[str, int]:
    """The place of each name."""
    return {name: number for number, name in enumerate(names)}


def options() -> list[str]:
    """The branches that `option` names: those of cards, then main events."""
    mains = {main.name for card in EVENT_CARDS.values() for main in card.mains}
    return [*BRANCHES, *sorted(mains - set(BRANCHES))]


def sources() -> list[str]:
    """Where presence may come from that is not in a land: tracks by name, and what is destroyed."""
    tracks = {track.name for spirit in SPIRITS.values() for track in spirit.tracks}
    usual = ["energy", "plays", DESTROYED]
    return [*usual, *sorted(tracks - set(usual))]


def growth_words() -> list[str]:
    """The words of growth actions; of one that is either of two, those of both as well."""
    words: set[str] = set()
    for spirit in SPIRITS.values():
        actions = [action for option in spirit.growth for action in option.actions]
        for action in [*actions, *spirit.always]:
            words.update([action.word, *action.word.split(_OR)])
    return sorted(words)


def track_words() -> list[str]:
    """The words on spaces of tracks that let a spirit do something."""
    return sorted({one.word for spirit in SPIRITS.values() for one in spirit.track_actions})
