# The four spirits of moderate and high complexity, in our own words.

## Thunderspeaker
spirit-thunderspeaker = Thunderspeaker
character-thunderspeaker = A voice that rallies the dahan and walks with them into battle.
style-thunderspeaker = Gathers the dahan and leads them to strike; strong where they are many, hurt when they fall.
special-thunderspeaker-1 = Ally of the Dahan: whenever a dahan leaves a land with your presence, 1 of your presence may go along to the same land.
special-thunderspeaker-2 = Sworn to Victory: for each dahan destroyed by a ravage, 1 of your presence in that land or beside it is destroyed.
power-gather-the-warriors = Gather the Warriors
text-gather-the-warriors = 4 air: may be used as fast. 1 animal: gather up to 1 dahan for each air you have, then push up to 1 dahan for each sun you have.
power-lead-the-furious-assault = Lead the Furious Assault
text-lead-the-furious-assault = 4 air: may be used as fast. 2 sun, 1 fire: destroy 1 town for every 2 dahan there. 4 sun, 3 fire: destroy also 1 city for every 3 dahan there.
power-manifestation-of-power-and-glory = Manifestation of Power and Glory
text-manifestation-of-power-and-glory = 1 fear. Each dahan deals as much damage as you have presence there.
power-sudden-ambush = Sudden Ambush
text-sudden-ambush = You may gather 1 dahan. Then each dahan destroys 1 explorer.
power-voice-of-thunder = Voice of Thunder
text-voice-of-thunder = Push up to 4 dahan; or, if there are invaders, 2 fear.
power-words-of-warning = Words of Warning
text-words-of-warning = Defend 3. In a ravage there this turn the dahan strike at the same time as the invaders.

## A Spread of Rampant Green
spirit-a-spread-of-rampant-green = A Spread of Rampant Green
character-a-spread-of-rampant-green = Growth without measure: what is cut down today is back tomorrow.
style-a-spread-of-rampant-green = Spreads everywhere and smothers ravages and builds with its own presence; deals little damage.
special-a-spread-of-rampant-green-1 = Choke the Land with Green: when invaders would ravage or build at a sacred site of yours, you may destroy 1 of your presence there to stop them.
special-a-spread-of-rampant-green-2 = Steady Regeneration: presence added by growth may come from your destroyed presence; on a blighted island each costs 1 energy.
power-creepers-tear-into-mortar = Creepers Tear into Mortar
text-creepers-tear-into-mortar = 1 moon, 2 plant: 1 damage to 1 town or city. 2 moon, 3 plant: repeat this. 3 moon, 4 plant: repeat it once more.
power-all-enveloping-green = All-Enveloping Green
text-all-enveloping-green = 1 water, 3 plant: defend 2. 2 water, 4 plant: defend 4 instead. 3 water, 1 earth, 5 plant: remove 1 blight as well.
power-fields-choked-with-growth = Fields Choked with Growth
text-fields-choked-with-growth = Push 1 town, or push 3 dahan.
power-gift-of-proliferation = Gift of Proliferation
text-gift-of-proliferation = The spirit adds 1 presence within range 1 of its own.
power-overgrow-in-a-night = Overgrow in a Night
text-overgrow-in-a-night = Add 1 presence; or, where you have presence and there are invaders, 3 fear.
power-stem-the-flow-of-fresh-water = Stem the Flow of Fresh Water
text-stem-the-flow-of-fresh-water = 1 damage to 1 town or city. In mountains or sands it is 1 damage to every town and city instead.

## Ocean's Hungry Grasp
spirit-oceans-hungry-grasp = Ocean's Hungry Grasp
character-oceans-hungry-grasp = The sea that gives nothing back, ebbing and rising along every coast.
style-oceans-hungry-grasp = Drowns the invaders of the coast and pays its powers with them; can do nothing far inland.
special-oceans-hungry-grasp-1 = Ocean in Play: your presence may be in oceans, but never inland. On boards with your presence the ocean is a coastal wetland for powers and blight; invaders and dahan moved into it drown.
special-oceans-hungry-grasp-2 = Drowning: drowned pieces are destroyed. You keep the health of drowned invaders and may at any time turn as much of it as there are players into 1 energy.
power-pound-ships-to-splinters = Pound Ships to Splinters
text-pound-ships-to-splinters = 1 moon, 1 air, 2 water: 1 fear. 2 moon, 1 air, 3 water: 1 fear more. 3 moon, 2 air, 4 water: 2 fear more.
power-ocean-breaks-the-shore = Ocean Breaks the Shore
text-ocean-breaks-the-shore = 2 water, 1 earth: drown 1 town. 3 water, 2 earth: it may be a city instead. 4 water, 3 earth: drown 1 more town or city.
power-call-of-the-deeps = Call of the Deeps
text-call-of-the-deeps = Gather 1 explorer; into an ocean you may gather another one.
power-grasping-tide = Grasping Tide
text-grasping-tide = 2 fear and defend 4.
power-swallow-the-land-dwellers = Swallow the Land-Dwellers
text-swallow-the-land-dwellers = Drown 1 explorer, 1 town and 1 dahan.
power-tidal-boon = Tidal Boon
text-tidal-boon = The spirit gains 2 energy and may push 1 town and up to 2 dahan out of one of its lands. Dahan that come into an ocean of yours may be set down on any coast instead of drowning.

## Bringer of Dreams and Nightmares
spirit-bringer-of-dreams-and-nightmares = Bringer of Dreams and Nightmares
character-bringer-of-dreams-and-nightmares = A gentle guide of sleepers, which has learnt to send nightmares.
style-bringer-of-dreams-and-nightmares = Wins by fear alone: its powers kill nobody, but the dying dream drives invaders off the island.
special-bringer-of-dreams-and-nightmares-1 = To Dream a Thousand Deaths: your powers deal no damage and destroy nothing but your own presence. An invader they would destroy dreams of its death instead: 2 fear for a town, 5 for a city; explorers and towns are pushed.
power-spirits-may-yet-dream = Spirits May Yet Dream
text-spirits-may-yet-dream = 2 moon, 2 air: turn up any fear card that lies face down. 3 moon: the spirit gets 1 more of an element that it has.
power-night-terrors = Night Terrors
text-night-terrors = 1 moon, 1 air: 1 fear. 2 moon, 1 air, 1 animal: 1 fear more. 3 moon, 2 air, 1 animal: 1 fear more.
power-call-on-midnights-dream = Call on Midnight's Dream
text-call-on-midnights-dream = If there are dahan, gain a major power; if this is the card you forget for it, gain 1 energy for each dahan there, and you may pay for the new card and play it at once. Or, if there are invaders, 2 fear.
power-dread-apparitions = Dread Apparitions
text-dread-apparitions = This turn every fear that powers generate there also defends by 1. 1 fear.
power-dreams-of-the-dahan = Dreams of the Dahan
text-dreams-of-the-dahan = Gather up to 2 dahan; or, where a town or city is, 1 fear for each dahan, 3 at most.
power-predatory-nightmares = Predatory Nightmares
text-predatory-nightmares = 2 damage. Push up to 2 dahan.

## Choices
option-add-presence = Add presence
option-city = Choose a city
option-gain-major = Gain a major power
option-push-town = Push a town

## Questions
ask-ally = Does 1 of your presence go with the dahan from { $start } to { $land }?
ask-choke-ravage = Destroy 1 of your presence in { $land } to stop the ravage there?
ask-choke-build = Destroy 1 of your presence in { $land } to stop the build there?
ask-gather-presence = From which land does presence come into { $land }?
ask-push-presence = Into which land does presence go from { $land }?
ask-drown = Which piece in { $land } drowns?
ask-save-dahan = On which coast is the dahan set down? If on none, it drowns.
ask-tidal-boon = Out of which of your lands do you push a town and dahan?
ask-show-fear = Which fear card is turned up?
ask-play-at-once = Play { $card } at once and pay for it?

## What happens
log-dreamt-element = { $who } has more of an element this turn: { $elements }.
log-fear-shown = A fear card is turned up: “{ $card }”.
