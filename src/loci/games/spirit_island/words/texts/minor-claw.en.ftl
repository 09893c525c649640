# The minor powers of Branch & Claw, in our own words.

## Cards
power-absorb-corruption = Absorb Corruption
text-absorb-corruption = Choose: gather 1 blight, or pay 1 energy to remove 1 blight. 2 plant: you may do both.
power-animated-wrackroot = Animated Wrackroot
text-animated-wrackroot = Choose: 1 fear and destroy 1 explorer, or add 1 wilds.
power-call-to-ferocity = Call to Ferocity
text-call-to-ferocity = Choose: gather up to 3 dahan; or, with dahan in the land, 1 fear, push 1 explorer and push 1 town.
power-call-to-trade = Call to Trade
text-call-to-trade = You may gather 1 dahan. At terror level I or II, gather 1 town as well, and the first ravage there this turn becomes a build.
power-confounding-mists = Confounding Mists
text-confounding-mists = Choose: defend 4, or each invader added to the land this turn may be pushed at once.
power-cycles-of-time-and-tide = Cycles of Time and Tide
text-cycles-of-time-and-tide = With dahan in the land, add 1 dahan; without, remove 1 blight.
power-disorienting-landscape = Disorienting Landscape
text-disorienting-landscape = Push 1 explorer. In a mountain or jungle, add 1 wilds as well.
power-elusive-ambushes = Elusive Ambushes
text-elusive-ambushes = Choose: 1 damage, or defend 4.
power-fire-in-the-sky = Fire in the Sky
text-fire-in-the-sky = 2 fear, and 1 strife for an invader there.
power-fleshrot-fever = Fleshrot Fever
text-fleshrot-fever = 1 fear. Add 1 disease.
power-golds-allure = Gold's Allure
text-golds-allure = Gather 1 explorer and 1 town, then 1 strife for an invader there.
power-growth-through-sacrifice = Growth Through Sacrifice
text-growth-through-sacrifice = 1 of your presence is destroyed. In one of its lands, the spirit removes 1 blight or adds 1 presence. 2 sun: it may do both, in the same land.
power-guardian-serpents = Guardian Serpents
text-guardian-serpents = Add 1 beasts in one of the spirit's lands; if that is its sacred site, defend 4 there.
power-here-there-be-monsters = Here There Be Monsters
text-here-there-be-monsters = You may push 1 explorer, town or dahan. 2 fear, 3 with beasts in the land.
power-infested-aquifers = Infested Aquifers
text-infested-aquifers = Choose: with disease in the land, 1 damage to every invader; or, in a mountain or wetland, 1 fear and 1 disease.
power-inflame-the-fires-of-life = Inflame the Fires of Life
text-inflame-the-fires-of-life = Choose: add 1 disease, or 1 fear and 1 strife. 3 animal: you may do both.
power-pact-of-the-joined-hunt = Pact of the Joined Hunt
text-pact-of-the-joined-hunt = The spirit gathers 1 dahan into one of its lands. There, 1 damage for each dahan.
power-poisoned-dew = Poisoned Dew
text-poisoned-dew = Destroy 1 explorer; in a jungle or wetland, destroy them all.
power-portents-of-disaster = Portents of Disaster
text-portents-of-disaster = 2 fear. The next time an invader is destroyed there this turn, 1 fear more.
power-promises-of-protection = Promises of Protection
text-promises-of-protection = Gather up to 2 dahan. This turn dahan have 2 more health while they are there.
power-prowling-panthers = Prowling Panthers
text-prowling-panthers = Choose: 1 fear and 1 beasts; or, with beasts in the land, destroy 1 explorer or town.
power-razor-sharp-undergrowth = Razor-Sharp Undergrowth
text-razor-sharp-undergrowth = Destroy 1 explorer and 1 dahan. Add 1 wilds. Defend 2.
power-renewing-rain = Renewing Rain
text-renewing-rain = In a jungle or sands, remove 1 blight. 3 plant: add 1 wilds.
power-rites-of-the-lands-rejection = Rites of the Land's Rejection
text-rites-of-the-lands-rejection = Choose: invaders do not build there this turn, and 1 fear for each town and city or for each dahan there, whichever are fewer; or push up to 3 dahan.
power-scour-the-land = Scour the Land
text-scour-the-land = Destroy 3 towns and all explorers. Add 1 blight. 3 air: this power may be fast.
power-sky-stretches-to-shore = Sky Stretches to Shore
text-sky-stretches-to-shore = This turn the spirit may use 1 slow power as fast or 1 fast power as slow, and its powers have 3 more range to coastal lands.
power-spur-on-with-words-of-fire = Spur on With Words of Fire
text-spur-on-with-words-of-fire = Another spirit gains 1 energy. The spirit may at once play one more card from hand by paying for it.
power-swarming-wasps = Swarming Wasps
text-swarming-wasps = Choose: add 1 beasts; or, with beasts in the land, push up to 2 explorers.
power-teeming-rivers = Teeming Rivers
text-teeming-rivers = Without blight in the land, add 1 beasts; with exactly 1 blight, remove it.
power-tormenting-rotflies = Tormenting Rotflies
text-tormenting-rotflies = Choose: add 1 disease; or, with invaders in the land, 2 fear, 1 more with disease and 1 more with blight there.
power-twilight-fog-brings-madness = Twilight Fog Brings Madness
text-twilight-fog-brings-madness = 1 strife for an invader there. Push 1 dahan. Each dahan that is left takes 1 damage.

## Choices
option-add-beasts = Add beasts
option-add-disease = Add disease
option-add-strife = Add strife
option-add-wilds = Add wilds
option-both = Do both
option-destroy = Destroy an invader
option-gather-blight = Gather blight
option-mists = Let new invaders be pushed
option-no-build = Prevent building
option-pay-remove-blight = Pay 1 energy to remove blight

## Targets
target-jungle-sands = jungle or sands
target-mountain = mountain
target-sands-wetland = sands or wetland

## Questions
ask-gather-blight = From which land does blight come into { $land }? ({ $left } left)
ask-play-more = Which card do you play now?
ask-power-land = { $power }: choose a land.
do-gather-blight = Gather 1 blight from { $land } ({ $terrain })
do-push-blight = Take 1 blight along to { $land } ({ $terrain })

## What happens
effect-any-speed = { $who } may use 1 power at the other speed.
effect-coastal-range =
    { $number ->
        [one] { $who } has 1 more range to coastal lands.
       *[other] { $who } has { $number } more range to coastal lands.
    }
effect-made-slow = { $who } has used { $what } as a slow power this turn.
effect-mists = { $land }: invaders added there may be pushed at once.
effect-portent = { $land }: 1 fear when an invader is destroyed next.
effect-trade = { $land }: the next ravage becomes a build.
log-blight-moved = 1 blight goes from { $start } to { $land }.
log-call-to-trade = { $land }: the next ravage this turn becomes a build.
log-confounding-mists = { $land }: invaders added there this turn may be pushed at once.
log-portents-of-disaster = { $land }: 1 fear when an invader is destroyed there next this turn.
log-promises-of-protection = Dahan in { $land } have 2 more health this turn.
log-sky-stretches-to-shore = { $who } may use 1 power at the other speed this turn, and has 3 more range to coastal lands.
trigger-portents-of-disaster = Portents of Disaster: 1 fear
