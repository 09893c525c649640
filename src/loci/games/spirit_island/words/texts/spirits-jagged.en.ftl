# Spirits of Jagged Earth, in our own words.

## Stone's Unyielding Defiance
spirit-stones-unyielding-defiance = Stone's Unyielding Defiance
option-spirits-is-stones-unyielding-defiance = { spirit-stones-unyielding-defiance }
character-stones-unyielding-defiance = The bedrock itself: it takes every blow, gives no ground, and lets them break.
style-stones-unyielding-defiance = Bears blight where others would crumble and strikes back at those who ravage; few card plays until its deep layers lie bare.
special-stones-unyielding-defiance-1 = Bestow the Endurance of Bedrock: blight that comes to a land of yours neither cascades nor destroys any spirit's presence, as long as there is no more blight than your presence there.
special-stones-unyielding-defiance-2 = Deep Layers Exposed to the Surface: the first time that you uncover each space with a card play more, gain a minor power.
power-hold-the-island-fast-with-a-bulwark-of-will = Hold the Island Fast with a Bulwark of Will
text-hold-the-island-fast-with-a-bulwark-of-will = 2 earth: this turn, for 2 energy each, blight that comes to your lands may come from the box and not from the card. 4 earth: for 1 energy each. 6 earth, 1 plant: this turn, for 1 energy each, you may save presence that an event or a blight card destroys by its own words.
power-let-them-break-themselves-against-the-stone = Let Them Break Themselves Against the Stone
text-let-them-break-themselves-against-the-stone = 3 earth: this turn, after each time that invaders deal damage to this land, deal 2 damage to the invaders there. 5 earth: and half as much as they dealt to the land, rounded down. 2 sun, 7 earth: repeat this power.
power-jagged-shards-push-from-the-earth = Jagged Shards Push from the Earth
text-jagged-shards-push-from-the-earth = Add 1 badlands. Push up to 2 dahan.
power-plows-shatter-on-rocky-ground = Plows Shatter on Rocky Ground
text-plows-shatter-on-rocky-ground = 1 damage to each town and each city, then push up to 1 town; or destroy 1 town.
power-scarred-and-stony-land = Scarred and Stony Land
text-scarred-and-stony-land = 2 damage. Add 1 badlands. 1 blight goes from there to the box, not to the card.
power-stubborn-solidity = Stubborn Solidity
text-stubborn-solidity = Defend 1 for each dahan there. This turn nothing changes the dahan of that land: they are not hurt, destroyed, removed, replaced or moved.

target-mountain-own = a mountain or a land with your presence
    .in = in any mountain or land with your presence
option-destroy-town = Destroy a town
keep-layers = Layers laid bare
ask-bulwark = Blight comes to { $land }. Do you pay { $number } energy so that it comes from the box?
ask-hold-fast = Do you pay 1 energy to save the presence in { $land }?
log-break-on-stone = Whoever ravages in { $land } this turn is struck back by the stone.
log-solid = Nothing changes the dahan in { $land } this turn.
effect-bulwark = { $who } may pay { $number } energy for each blight in its lands, which then comes from the box.
effect-held-fast = { $who } may save presence from events and blight cards for 1 energy each.
effect-break-on-stone = { $land }: after a ravage that hurts the land, 2 damage to the invaders, or more.
effect-solid = { $land }: nothing changes the dahan.
trigger-layers = deep layers
trigger-break-on-stone = the stone strikes back

## Volcano Looming High
spirit-volcano-looming-high = Volcano Looming High
option-spirits-is-volcano-looming-high = { spirit-volcano-looming-high }
character-volcano-looming-high = A mountain that gathers its fire in silence, until it gathers no more.
style-volcano-looming-high = Piles its presence up in the mountains and blows it away again in one eruption; it has few places to go and spares the dahan no more than the invaders.
special-volcano-looming-high-1 = Mountain Home: your presence is only ever added or moved to mountains.
special-volcano-looming-high-2 = Collapse in a Blast of Lava and Steam: when your presence is destroyed, deal 1 damage for each to the invaders in that land, and as much to the dahan there.
special-volcano-looming-high-3 = Volcanic Peaks Tower Over the Landscape: your power cards have range +1 from a land with 3 or more of your presence.
power-explosive-eruption = Explosive Eruption
text-explosive-eruption = Destroy any number of your presence there, at least 1. All damage is dealt to the invaders and again to the dahan; each level wants so many destroyed. 2 fire, 2 earth: with 2 destroyed, in one land within range 1, 1 damage for each. 3 fire, 3 earth: with 4 destroyed, 1 fear for each. 4 fire, 2 air, 4 earth: with 6 destroyed, 4 damage in each land within range 1; add 1 blight there, which does not destroy your presence. 5 fire, 3 air, 5 earth: with 10 destroyed, 4 more damage in each land within range 2; add 1 blight to each adjacent land without blight.
power-powered-by-the-furnace-of-the-earth = Powered by the Furnace of the Earth
text-powered-by-the-furnace-of-the-earth = 3 earth: add 1 of your destroyed presence there. 3 fire: pay 2 energy to gain a power card. 4 fire, 4 earth: move up to 2 of your presence there from any lands. 5 fire: return up to 2 of your destroyed presence to your tracks.
power-exaltation-of-molten-stone = Exaltation of Molten Stone
text-exaltation-of-molten-stone = 1 energy for each fire you have, shared between you and the spirit as evenly as can be. The powers of the spirit have range +1 from mountains this turn.
power-lava-flows = Lava Flows
text-lava-flows = Add 1 badlands and 1 wilds; or 1 damage.
power-pyroclastic-bombardment = Pyroclastic Bombardment
text-pyroclastic-bombardment = 1 damage to each town, each city and each dahan. Then 1 damage. Then 1 damage to dahan.
power-rain-of-ash = Rain of Ash
text-rain-of-ash = If invaders are there, 2 fear. Push 2 dahan and 2 explorers or towns, only to lands without your presence.

option-add-badlands-wilds = Add badlands and wilds
ask-eruption = How much of your presence in { $land } do you destroy?
ask-draw-in = From which land does presence come to { $land }? ({ $left } left)
ask-exaltation = Which of you gains the odd energy?
log-mountain-range = The powers of { $who } reach farther from mountains this turn.
effect-mountain-range = { $who }: range +1 for powers from mountains.

## Lure of the Deep Wilderness
spirit-lure-of-the-deep-wilderness = Lure of the Deep Wilderness
option-spirits-is-lure-of-the-deep-wilderness = { spirit-lure-of-the-deep-wilderness }
character-lure-of-the-deep-wilderness = A soft call from the heart of the island that no explorer can leave unanswered.
style-lure-of-the-deep-wilderness = Draws invaders inward and lets the perils of the wilderness have them; helpless on the coast, and weak against cities.
special-lure-of-the-deep-wilderness-1 = Home of the Island's Heart: your presence is only ever added or moved to inland lands.
special-lure-of-the-deep-wilderness-2 = Enthrall the Foreign Explorers: for each of your presence in a land, up to 2 explorers there do not participate in a ravage.
power-forsake-society-to-chase-after-dreams = Forsake Society to Chase After Dreams
text-forsake-society-to-chase-after-dreams = 2 moon: choose 1 explorer. 2 moon, 1 air: or replace 1 town with 2 explorers. 3 moon, 2 air, 1 animal: or replace 1 city with 3 explorers. Then any of these explorers go to adjacent lands with your presence; if a town or city is left behind, 1 fear. 4 air: repeat this power.
power-never-heard-from-again = Never Heard from Again
text-never-heard-from-again = 1 fire, 3 plant: add 1 badlands. 2 plant: destroy up to 2 explorers for each badlands, beasts, disease and wilds there. 4 plant, 1 animal: 2 damage. Then 1 fear if this destroyed explorers, and 1 more if at least 5. 6 plant: repeat this power.
power-gift-of-the-untamed-wild = Gift of the Untamed Wild
text-gift-of-the-untamed-wild = The spirit adds 1 wilds to one of its lands, or replaces 1 of its presence with 1 disease.
power-perils-of-the-deepest-island = Perils of the Deepest Island
text-perils-of-the-deepest-island = 1 fear. Add 1 badlands. Add 1 beasts in a land within range 1. Push up to 2 dahan.
power-softly-beckon-ever-inward = Softly Beckon Ever Inward
text-softly-beckon-ever-inward = Gather up to 2 explorers, up to 2 towns, up to 2 beasts and up to 2 dahan.
power-swallowed-by-the-wilderness = Swallowed by the Wilderness
text-swallowed-by-the-wilderness = 2 fear. 1 damage for each beasts, disease, wilds and badlands there, of which at most 5 count.

option-presence-disease = Replace presence with disease
ask-sit-out = Who in { $land } does not participate in the ravage? ({ $left } left)
do-sit-out = { $piece }: does not participate

## Vengeance as a Burning Plague
spirit-vengeance-as-a-burning-plague = Vengeance as a Burning Plague
option-spirits-is-vengeance-as-a-burning-plague = { spirit-vengeance-as-a-burning-plague }
character-vengeance-as-a-burning-plague = What the wounded land breathes back: fever, and a fury that outlives its own death.
style-vengeance-as-a-burning-plague = The more blight there is, the harder it strikes; it lets diseased towns grow and takes them later, and grows well only where the land already suffers.
special-vengeance-as-a-burning-plague-1 = The Terror of a Slowly Unfolding Plague: when disease would prevent a build on a board with your presence, you may let it happen; then no disease is removed, and 1 fear.
special-vengeance-as-a-burning-plague-2 = Lingering Pestilence: when anything but an Action of a spirit destroys your presence, add 1 disease in its land for each.
special-vengeance-as-a-burning-plague-3 = Wreak Vengeance for the Land's Corruption: for your Actions each blight counts as badlands as well.
power-epidemics-run-rampant = Epidemics Run Rampant
text-epidemics-run-rampant = The damage is dealt to the invaders and again to the dahan. 1 fire, 3 animal: 1 damage for each disease there. 2 fire, 1 water, 4 animal: 1 more for each. 3 fire, 3 water, 5 animal: 1 more for each; 1 fear for each disease, at most 5; remove 1 disease.
power-savage-revenge = Savage Revenge
text-savage-revenge = 3 air: range +1. 3 fire, 1 animal: 1 damage. 4 fire, 2 animal: 2 more. 5 fire, 2 air, 2 animal: 3 more.
power-fetid-breath-spreads-infection = Fetid Breath Spreads Infection
text-fetid-breath-spreads-infection = 1 fear. Add 1 disease.
power-fiery-vengeance = Fiery Vengeance
text-fiery-vengeance = It costs the spirit 1 destroyed presence, which leaves the game. 1 fear and 1 damage in one of its lands.
power-plaguebearers = Plaguebearers
text-plaguebearers = If invaders are there, 1 fear. For each disease there push 2 explorers, towns or dahan; with each of them 1 disease may go along.
power-strike-low-with-sudden-fevers = Strike Low with Sudden Fevers
text-strike-low-with-sudden-fevers = 1 fear. The invaders do not ravage there this turn.

target-disease = a land with disease
target-town-city-blight = a land with a town, city or blight
    .in = in any land with a town, city or blight
growth-disease-1 = add 1 disease within range 1
ask-disease = In which land do you add the disease?
ask-unfolding = Disease would keep the invaders from building in { $land }. Do you let them build, for 1 fear?
ask-plaguebearer = Does 1 disease go along from { $start } to { $land }?

## Shroud of Silent Mist
spirit-shroud-of-silent-mist = Shroud of Silent Mist
option-spirits-is-shroud-of-silent-mist = { spirit-shroud-of-silent-mist }
character-shroud-of-silent-mist = Cold, quiet and everywhere at once; those it has touched do not get well again.
style-shroud-of-silent-mist = Drifts to wherever it is needed and wears its prey down over many turns; poor, slow to strike, and seldom able to finish quickly.
special-shroud-of-silent-mist-1 = Gather Power from the Cool and Dark: once a turn, when you gain a power card without fire, gain 1 energy.
special-shroud-of-silent-mist-2 = Mists Shift and Flow: when you target a land with a power, you may gather 1 of your presence to it or to a land adjacent to it; that counts for its range.
special-shroud-of-silent-mist-3 = Slow and Silent Death: invaders and dahan in your lands do not heal. When time passes, 1 fear for each land of yours with damaged invaders, at most 5, and 1 energy for every 3 such lands.
power-suffocating-shroud = Suffocating Shroud
text-suffocating-shroud = 1 moon, 2 air, 1 water: 1 damage. 2 moon, 3 air, 2 water: for each adjacent land with your presence, 1 damage to a different invader. 4 moon, 4 air, 3 water: 1 damage. 5 moon, 6 air, 4 water: 1 damage to each invader.
power-lost-in-the-swirling-haze = Lost in the Swirling Haze
text-lost-in-the-swirling-haze = 1 air, 2 water: push up to 1 dahan. 2 air, 3 water: push up to 2 explorers or dahan. 3 air, 4 water: push up to 2 more.
power-dissolving-vapors = Dissolving Vapors
text-dissolving-vapors = 1 fear. 1 damage to each invader. 1 damage to each dahan.
power-flowing-and-silent-forms-dart-by = Flowing and Silent Forms Dart By
text-flowing-and-silent-forms-dart-by = If invaders are there, 2 fear. This turn presence that would be destroyed there may be pushed by its owner instead. You may gather 1 presence or sacred site of another spirit that is willing.
power-the-fog-closes-in = The Fog Closes In
text-the-fog-closes-in = For each adjacent land with your presence, 1 damage to a different invader. Push 2 dahan.
power-unnerving-pall = Unnerving Pall
text-unnerving-pall = 1 fear. Up to 3 damaged invaders do not participate in ravages there this turn; or defend 1 for each of your presence there.

see-space-drift = move 1 presence to an adjacent land
option-one-presence = One presence
option-sacred-site = The sacred site: two presence
option-sit-out = Damaged invaders do not participate in ravages
ask-shift = Which presence do you gather as you target { $land }?
ask-damage-different = { $land }: who else takes 1 damage? ({ $left } left)
ask-dart-by = Where is the presence from { $land } pushed, so that it is not destroyed?
ask-gather-forms = Presence of { $who }: from which land do you gather it to { $land }?
ask-forms-willing =
    { $number ->
        [one] May your presence be gathered from { $start } to { $land }?
       *[other] May { $number } of your presence be gathered from { $start } to { $land }?
    }
log-forms-dart-by = Presence in { $land } may dart away from destruction this turn.
log-pall = Damaged invaders in { $land } may stand aside from ravages this turn.
effect-gathered-power = { $who } has gained energy for a card without fire this turn.
effect-forms-dart-by = { $land }: presence may be pushed instead of being destroyed.
effect-pall = { $land }: up to 3 damaged invaders do not participate in ravages.
