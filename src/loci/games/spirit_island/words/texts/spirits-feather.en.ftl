# Spirits of Feather & Flame, in our own words.
option-sets-is-feather-and-flame = Feather & Flame

## Heart of the Wildfire
spirit-heart-of-the-wildfire = Heart of the Wildfire
option-spirits-is-heart-of-the-wildfire = { spirit-heart-of-the-wildfire }
character-heart-of-the-wildfire = A hunger that lights the sky; where it has passed, the ground is black and warm.
style-heart-of-the-wildfire = Burns invaders wherever its presence goes, and blights the land while it does; it must let its own scars heal again before they end the game.
special-heart-of-the-wildfire-1 = Blazing Presence: after set-up, whenever your presence is added or moved to a land, deal 1 damage there for each fire that shows on your tracks; with 2 or more add 1 blight; then push all beasts and any number of dahan. Presence that comes to a land at the same time does this once.
special-heart-of-the-wildfire-2 = Destructive Nature: blight that spirits add does not destroy your presence, not even where it cascades.
power-firestorm = Firestorm
text-firestorm = 1 plant: 1 damage for every 2 fire you have. 3 plant: 1 damage for each fire instead. 4 fire, 2 air: this damage may be split between the land and your other lands with blight. 7 fire: in one land with blight and your presence push all dahan, destroy all invaders and all beasts, and add 1 blight.
power-the-burned-land-regrows = The Burned Land Regrows
text-the-burned-land-regrows = 4 fire, 1 plant: if there are 2 blight or more, remove 1. 4 fire, 2 plant: remove 1 blight instead, however many there are. 5 fire, 2 earth, 2 plant: remove 1 more blight.
power-asphyxiating-smoke = Asphyxiating Smoke
text-asphyxiating-smoke = 1 fear. Destroy 1 town. Push 1 dahan.
power-flames-fury = Flame's Fury
text-flames-fury = The spirit gains 1 energy. This turn each of its powers that deals damage deals 1 damage more.
power-flash-fires = Flash-Fires
text-flash-fires = 1 fear. 1 damage. 2 air: this power may be used as fast.
power-threatening-flames = Threatening Flames
text-threatening-flames = 2 fear. Push 1 explorer or town for each terror level, only to lands without your presence. If no adjacent land is without it, 2 more fear.

target-blight-invaders = a land with blight and invaders
growth-energy-per-fire = gain 1 energy for each fire on your tracks
log-power-damage = Powers of { $who } deal { $number } more damage this turn.
effect-power-damage = { $who }: powers that deal damage deal { $number } more.

## Serpent Slumbering Beneath the Island
spirit-serpent-slumbering-beneath-the-island = Serpent Slumbering Beneath the Island
option-spirits-is-serpent-slumbering-beneath-the-island = { spirit-serpent-slumbering-beneath-the-island }
character-serpent-slumbering-beneath-the-island = The oldest thing there is, asleep under everybody's feet; its dreams move the tides.
style-serpent-slumbering-beneath-the-island = Helps the others while it sleeps and takes a part of them in return; slow for many turns, then stronger than anything else.
special-serpent-slumbering-beneath-the-island-1 = Deep Slumber: you have at most 5 presence on the island. For each presence that you have absorbed the limit rises: 7, 8, 10, 11, 12, 13. The earth space belongs to both tracks: it is uncovered when both have come to it, and nothing behind it before.
power-serpent-wakes-in-power = Serpent Wakes in Power
text-serpent-wakes-in-power = 2 fire, 1 water, 1 plant: gain 1 energy, and so does each other spirit of which you have absorbed presence. 2 water, 3 earth, 2 plant: add 1 presence within range 1; other spirits of which you have absorbed 2 may do so too. 3 fire, 3 water, 3 earth, 3 plant: gain a major power and forget nothing for it; other spirits of which you have absorbed 3 may do so too.
power-serpent-rouses-in-anger = Serpent Rouses in Anger
text-serpent-rouses-in-anger = 1 fire, 1 earth: for each fire with an earth that you have, 1 damage to a town or city. 2 moon, 2 earth: for every 2 moon with 2 earth that you have, 2 fear, and you may push 1 town. 5 moon, 6 fire, 6 earth: for 7 energy, in every land as much damage as you have presence in it and in the lands adjacent to it.
power-absorb-essence = Absorb Essence
text-absorb-essence = Gain 3 energy. 1 presence of the spirit goes from the island to your slumber, for good. The spirit gains 1 energy and 1 element of its choice.
power-elemental-aegis = Elemental Aegis
text-elemental-aegis = Defend 2 there and in all adjacent lands, and 1 more for each presence that you have absorbed.
power-gift-of-flowing-power = Gift of Flowing Power
text-gift-of-flowing-power = The spirit gains 1 energy. Then it pays for another card of its hand and plays it, or gains 1 fire and 1 water.
power-gift-of-the-primordial-deeps = Gift of the Primordial Deeps
text-gift-of-the-primordial-deeps = The spirit gains a minor power. Then it pays for it and plays it now, or gains 1 moon and 1 earth.

option-play-card = Pay for a card and play it now
option-take-elements = Gain the elements
ask-serpent-major = Do you gain a major power, without forgetting a card?
track-closed = That space cannot be uncovered yet.
keep-absorbed = Absorbed presence
keep-absorbed-P1 = player 1
keep-absorbed-P2 = player 2
keep-absorbed-P3 = player 3
keep-absorbed-P4 = player 4
keep-absorbed-P5 = player 5
keep-absorbed-P6 = player 6

## Downpour Drenches the World
spirit-downpour-drenches-the-world = Downpour Drenches the World
option-spirits-is-downpour-drenches-the-world = { spirit-downpour-drenches-the-world }
character-downpour-drenches-the-world = Rain without end, on roofs, on fields, on quarrels, until nobody lifts a hand.
style-downpour-drenches-the-world = Uses the same few powers over and over and keeps everybody from fighting; has little energy, and little that kills.
special-downpour-drenches-the-world-1 = Drench the Landscape: for the Actions and special rules of spirits each of your sacred sites is a wetland besides its own terrain.
special-downpour-drenches-the-world-2 = Pour Down Power Across the Island: for every 2 water you have, at most 5 times a turn, you may once, as a fast or a slow power is used, gain 1 energy, or pay for a power card that targets a land and repeat it.
power-rain-and-mud-suppress-conflict = Rain and Mud Suppress Conflict
text-rain-and-mud-suppress-conflict = 1 air, 3 water: each of your presence defends its land by 1 and lessens the damage of the dahan there who strike back by 1. 5 water, 1 earth: the same again. 3 air, 9 water, 2 earth: 2 fear; invaders and dahan in your lands have 1 health less, but at least 1.
power-water-nourishes-lifes-growth = Water Nourishes Life's Growth
text-water-nourishes-lifes-growth = 3 water, 2 plant: gain 1 energy; you may remove 1 of your presence from there to remove 1 blight. 5 water, 1 earth, 2 plant: gain 1 more energy; gather up to 1 dahan. 7 water, 2 earth, 3 plant: blight that would come there this turn stays on the card.
power-dark-skies-loose-a-stinging-rain = Dark Skies Loose a Stinging Rain
text-dark-skies-loose-a-stinging-rain = Isolate the land. Push up to 1 explorer and up to 2 dahan.
power-foundations-sink-into-mud = Foundations Sink into Mud
text-foundations-sink-into-mud = 2 damage to towns. In a wetland you may deal 1 damage to each town and each city instead.
power-gift-of-abundance = Gift of Abundance
text-gift-of-abundance = The spirit gains 2 energy, or may repeat one power card this turn for its cost. Then you or the spirit may add 1 of its destroyed presence to a wetland with your presence.
power-unbearable-deluge = Unbearable Deluge
text-unbearable-deluge = 1 fear. Push 2 dahan. Defend 3. If it is a wetland, isolate it.

growth-discard-2 = discard 2 power cards from your hand
option-damage-towns = 2 damage to towns
option-damage-each-building = 1 damage to each town and city
option-repeat-card = You may repeat a card for its cost
do-pour-energy = Pour down power: gain 1 energy
ask-discard = Which card do you discard? ({ $left } left)
ask-nourish = Do you remove 1 of your presence from { $land } to remove 1 blight?
ask-abundance = Whose destroyed presence comes back?
log-rain-and-mud = Presence of { $who } defends its lands and quiets the dahan this turn.
log-mired = Invaders and dahan in the lands of { $who } have 1 health less this turn.
log-nourished = Blight for { $land } stays on the card this turn.
log-abundance = { $who } may repeat a card for its cost this turn.
effect-poured-down = { $who } has poured down power once this turn.
effect-rain-and-mud = { $who }: each presence defends its land (by { $number }), and lessens what the dahan strike back with.
effect-mired = { $who }: in its lands invaders and dahan have 1 health less.
effect-nourished = { $land }: blight stays on the card.


## Finder of Paths Unseen
spirit-finder-of-paths-unseen = Finder of Paths Unseen
option-spirits-is-finder-of-paths-unseen = { spirit-finder-of-paths-unseen }
character-finder-of-paths-unseen = It knows the door in every wall and the step between two shores, and it shows them to whom it will.
style-finder-of-paths-unseen = Moves everybody to where they do no harm and cuts lands off; it can hardly kill, and pays for it when it does.
special-finder-of-paths-unseen-1 = Responsibilities to the Dead: after an Action of yours that destroys dahan or invaders, or leads to it by moving them, destroy 1 of your presence and lose 1 energy; if you have none, destroy 1 more presence.
special-finder-of-paths-unseen-2 = Open the Ways: two of your lands may be adjacent to each other as you like; you may change which ones once between Actions. The way ends when an Action is over and one of them is no longer your land.
power-lay-paths-they-cannot-help-but-walk = Lay Paths They Cannot Help But Walk
text-lay-paths-they-cannot-help-but-walk = 2 moon, 2 air: push up to half of the invaders there, and likewise of the dahan, of the presence of all spirits, and of the beasts, each rounded down. 2 sun, 2 air: push up to 1 invader, dahan, presence or beasts. 2 moon, 4 air, 3 water: repeat this power.
power-close-the-ways = Close the Ways
text-close-the-ways = 1 air, 2 water: the land is isolated. 2 air, 2 earth: once more, with a target of its own. 3 air, 2 plant: once more, with a target of its own.
power-a-circuitous-and-wending-journey = A Circuitous and Wending Journey
text-a-circuitous-and-wending-journey = Push up to half of the invaders there, and likewise of the dahan, of the presence of all spirits, and of the beasts, each rounded up.
power-aid-from-the-spirit-speakers = Aid from the Spirit-Speakers
text-aid-from-the-spirit-speakers = For each dahan there you may move 1 invader, dahan, presence or beasts from there to a land within range 2 with dahan.
power-offer-passage-between-worlds = Offer Passage Between Worlds
text-offer-passage-between-worlds = Move up to 4 dahan between this land and one of your lands; or the next time that dahan would be destroyed there, 2 fewer are.
power-paths-tied-by-nature = Paths Tied by Nature
text-paths-tied-by-nature = Move up to 2 invaders, dahan, presence or beasts from there to one land within range 2 with the same terrain.
power-travelers-boon = Traveler's Boon
text-travelers-boon = The spirit moves up to 3 of its presence to one of your lands. Up to 1 invader, 1 dahan and 1 beasts may come along.
power-ways-of-shore-and-heartland = Ways of Shore and Heartland
text-ways-of-shore-and-heartland = Push up to 2 invaders, dahan, presence or beasts; from a coastal land to coastal lands, from an inland one to inland lands.

growth-ignore-range = your powers ignore range this turn
see-space-energy-2 = 2 more energy
see-space-energy-1 = 1 more energy
see-space-range = range +1
see-space-push-building = push 1 town or city out of one of your lands
keep-way-changed = Way changed since the last Action
do-way = Open a way between { $one } and { $other }
do-way-none = Close the way
do-push-presence-of = Presence of { $who }: to { $land } ({ $terrain })
option-lead-dahan = Move dahan
option-save-dahan = Save 2 dahan from destruction
ask-paths = { $land }: who goes, and where to? ({ $left } left)
ask-passage = { $land }: which dahan go there or come from there? ({ $left } left)
ask-push-building = Out of which of your lands do you push a town or city?
log-no-range = Powers of { $who } ignore range this turn.
log-open-way = A way opens between { $land } and { $other }.
log-passage = In { $land } up to 2 dahan are saved the next time that they would be destroyed.
effect-no-range = { $who }: powers ignore range.
effect-open-way = { $who } has a way open from { $land } to another of its lands.
effect-passage = { $land }: dahan saved when they would next be destroyed: { $number }.
trigger-responsibilities-to-the-dead = responsibilities to the dead
