# The major powers of Branch & Claw, in our own words.

## Cards
power-bloodwrack-plague = Bloodwrack Plague
text-bloodwrack-plague = Add 2 disease. For each disease in the land, defend 1 there and in every adjacent land. 2 earth, 4 animal: 2 fear, and 1 damage for each disease in the land, there or in adjacent lands.
power-cast-down-into-the-briny-deep = Cast Down Into the Briny Deep
text-cast-down-into-the-briny-deep = 6 fear. Destroy all invaders. 2 sun, 2 moon, 4 water, 4 earth: destroy the whole board of the land and everything on it. Its blight leaves the game.
power-death-falls-gently-from-open-blossoms = Death Falls Gently From Open Blossoms
text-death-falls-gently-from-open-blossoms = 4 damage. If invaders are left, add 1 disease. 3 air, 3 plant: 3 fear, and add 1 disease in each of 2 adjacent lands with invaders.
power-fire-and-flood = Fire and Flood
text-fire-and-flood = This power has a second target land, within 2 of the same sacred site. 4 damage in each of the two. 3 fire: 4 more damage in one of them. 3 water: 4 more damage in one of them.
power-flow-like-water-reach-like-air = Flow Like Water, Reach Like Air
text-flow-like-water-reach-like-air = This turn all powers of the spirit have 2 more range. It may push 1 of its presence, which may take along up to 2 explorers, 2 towns and 2 dahan. 2 air, 2 water: up to 2 cities and 2 blight as well.
power-grant-hatred-a-ravenous-form = Grant Hatred a Ravenous Form
text-grant-hatred-a-ravenous-form = 1 fear and 2 damage for each strife and each blight in the land. If that destroys all invaders there, add 1 beasts. 4 moon, 2 fire: 1 strife in each of up to 3 adjacent lands.
power-insatiable-hunger-of-the-swarm = Insatiable Hunger of the Swarm
text-insatiable-hunger-of-the-swarm = Add 1 blight and 2 beasts, and gather up to 2 beasts. For each beasts there 1 fear, 2 damage to invaders and 2 damage to dahan. Destroy 1 beasts. 2 air, 4 animal: repeat this power on an adjacent land.
power-instruments-of-their-own-ruin = Instruments of Their Own Ruin
text-instruments-of-their-own-ruin = 1 strife for an invader there. Every invader with strife deals its damage to other invaders there. 4 sun, 2 fire, 2 animal: instead, invaders who ravage there this turn damage invaders in adjacent lands and not the land or the dahan, who do not strike back.
power-manifest-incarnation = Manifest Incarnation
text-manifest-incarnation = 6 fear, and 1 more for each town, each city and each of your presence there. Remove 1 city, 1 town and 1 explorer. Then the invaders there ravage. 3 sun, 3 moon: 3 more fear, and the ravage deals 6 less damage.
power-pent-up-calamity = Pent-Up Calamity
text-pent-up-calamity = Choose: add 1 disease and 1 strife; or remove any number of beasts, disease, strife and wilds, and 1 fear and 3 damage for each. 2 moon, 3 fire: put up to 2 of the removed tokens back; if you removed none, add 2 strife.
power-pyroclastic-flow = Pyroclastic Flow
text-pyroclastic-flow = 2 damage. Destroy all explorers. A jungle or wetland gets 1 blight. 2 fire, 3 air, 2 earth: 4 more damage, and add 1 wilds.
power-savage-transformation = Savage Transformation
text-savage-transformation = 2 fear. 1 explorer becomes 1 beasts. 2 moon, 3 animal: so does 1 more explorer, there or in an adjacent land.
power-sea-monsters = Sea Monsters
text-sea-monsters = Add 1 beasts. If invaders are there, 2 fear for each beasts, but at most 8. 3 damage for each beasts and 1 for each blight. 3 water, 3 animal: repeat this power.
power-smothering-infestation = Smothering Infestation
text-smothering-infestation = Add 1 disease. In a jungle or wetland, 2 fear and 3 damage. 2 water, 2 plant: 1 damage to every invader.
power-strangling-firevine = Strangling Firevine
text-strangling-firevine = Destroy all explorers. Add 1 wilds there and 1 in the sands from which the range was counted. 1 damage for each wilds in the land and in adjacent lands. 2 fire, 3 plant: 1 more damage for each of them.
power-sweep-into-the-sea = Sweep Into the Sea
text-sweep-into-the-sea = Choose: push all explorers and towns one land nearer to the nearest ocean; or, in a coastal land, destroy all explorers and towns. 3 sun, 2 water: repeat this power on an adjacent land.
power-tigers-hunting = Tigers Hunting
text-tigers-hunting = 2 fear. Add 1 beasts, and gather up to 1 beasts. 1 damage for each beasts. Push up to 2 beasts. 2 sun, 2 moon, 3 animal: in one adjacent land without blight 1 damage, and 1 more for each beasts there.
power-twisted-flowers-murmur-ultimatums = Twisted Flowers Murmur Ultimatums
text-twisted-flowers-murmur-ultimatums = 4 fear, and 1 strife for an invader there. From terror level II on, remove 2 invaders. 3 moon, 2 air, 3 plant: 3 more fear before you look at the terror level, and 3 damage.
power-unlock-the-gates-of-deepest-power = Unlock the Gates of Deepest Power
text-unlock-the-gates-of-deepest-power = The spirit gains a major power: it draws 2, keeps 1 and forgets none. 2 sun, 2 moon, 2 fire, 2 air, 2 water, 2 earth, 2 plant, 2 animal: it may play the card now for half its cost, rounded up, or for nothing if it forgets the card when time passes. All thresholds of the card are met.
power-unrelenting-growth = Unrelenting Growth
text-unrelenting-growth = The spirit adds 2 presence and 1 wilds in one land within 1 of its presence. 3 sun, 3 plant: add 1 more wilds and remove 1 blight there, and the spirit gains a power card.
power-volcanic-eruption = Volcanic Eruption
text-volcanic-eruption = 6 fear and 20 damage. Destroy all dahan and all beasts. Add 1 blight. 4 fire, 3 earth: destroy all invaders and add 1 wilds; in every adjacent land 10 damage, destroy all dahan and all beasts, and add 1 blight if there is none.

## Choices
option-add-disease-strife = Add disease and strife
option-destroy-explorers-towns = Destroy all explorers and towns
option-play-and-forget = Play it for nothing, and forget it when time passes
option-play-for-half = Play it for half its cost
option-push-to-sea = Push all explorers and towns toward the ocean
option-remove-tokens = Remove tokens

## Targets
target-city = a land with a city
target-coastal-wetland = a coastal land or wetland

## Questions
ask-flow = To which land does your presence go from { $land }?
ask-push-blight = Does blight go along from { $land }? ({ $left } left)
ask-remove-tokens =
    { $number ->
        [0] { $land }: which token do you remove?
       *[other] { $land }: which token do you remove? (so far: { $number })
    }
ask-return-tokens = { $power }: which of the tokens comes back?
ask-second-target = { $power }: choose the second target land.
ask-unlocked = Do you play { $card } now? Half its cost is { $number } energy.

## What happens
effect-awe = { $land }: the damage of the invaders is less by { $number }.
effect-own-ruin = { $land }: ravages hurt invaders in adjacent lands, and nobody else.
effect-unlocked = { $who }: all thresholds of { $what } are met.
log-own-ruin = { $land }: ravages hurt invaders in adjacent lands this turn, and nobody else.
see-sunk = Board { $board } has sunk.
log-sunk = Board { $board } sinks into the ocean, with everything on it.
