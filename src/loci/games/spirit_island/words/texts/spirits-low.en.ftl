# The four spirits of low complexity, in our own words.

## River Surges in Sunlight
spirit-river-surges-in-sunlight = River Surges in Sunlight
character-river-surges-in-sunlight = A young, playful river that carries everything along, gently or in flood.
style-river-surges-in-sunlight = Pushes explorers and towns about, feeds allies with energy and grows fast; weak alone against cities.
special-river-surges-in-sunlight-1 = River's Domain: a wetland is your sacred site with a single presence.
power-massive-flooding = Massive Flooding
text-massive-flooding = The highest level counts. 1 sun, 2 water: push 1 explorer or town. 2 sun, 3 water: 2 damage, then push up to 3 explorers or towns. 3 sun, 4 water, 1 earth: every invader takes 2 damage.
power-boon-of-vigor = Boon of Vigor
text-boon-of-vigor = On yourself: gain 1 energy. On another spirit: it gains 1 energy for each card it has played this turn.
power-flash-floods = Flash Floods
text-flash-floods = 1 damage, or 2 damage on the coast.
power-rivers-bounty = River's Bounty
text-rivers-bounty = Gather up to 2 dahan. With at least 2 dahan there, add 1 dahan and gain 1 energy.
power-wash-away = Wash Away
text-wash-away = Push up to 3 explorers or towns.

## Lightning's Swift Strike
spirit-lightnings-swift-strike = Lightning's Swift Strike
character-lightnings-swift-strike = A storm that strikes before anybody looks up, and shelters nobody.
style-lightnings-swift-strike = Destroys quickly, with almost everything fast; defends nothing and adds little presence.
special-lightnings-swift-strike-1 = Swiftness of Lightning: for each air you have, you may use one of your slow powers in the fast phase.
power-thundering-destruction = Thundering Destruction
text-thundering-destruction = 3 fire, 2 air: destroy 1 town. 4 fire, 3 air: it may be a city. 5 fire, 4 air, 1 water: destroy 1 more town or city. 5 fire, 5 air, 2 water: and yet another.
power-harbingers-of-the-lightning = Harbingers of the Lightning
text-harbingers-of-the-lightning = Push up to 2 dahan. If any of them came to a town or city, 1 fear.
power-lightnings-boon = Lightning's Boon
text-lightnings-boon = The spirit may use two of its slow powers as fast ones this turn.
power-raging-storm = Raging Storm
text-raging-storm = Every invader takes 1 damage.
power-shatter-homesteads = Shatter Homesteads
text-shatter-homesteads = 1 fear, and destroy 1 town.

## Vital Strength of the Earth
spirit-vital-strength-of-the-earth = Vital Strength of the Earth
character-vital-strength-of-the-earth = The patient might of rock and soil: slow to wake, hard to move.
style-vital-strength-of-the-earth = Defends its sacred sites without effort and holds the land; plays few cards and starts slowly.
special-vital-strength-of-the-earth-1 = Earth's Vitality: your sacred sites are always defended by 3.
power-gift-of-strength = Gift of Strength
text-gift-of-strength = The spirit may repeat one of its cards this turn, free of charge. 1 sun, 2 earth, 2 plant: one that costs 1 at most. 2 sun, 3 earth, 2 plant: 3 at most. 2 sun, 4 earth, 3 plant: 6 at most.
power-a-year-of-perfect-stillness = A Year of Perfect Stillness
text-a-year-of-perfect-stillness = Invaders neither ravage nor build nor explore there this turn.
power-draw-of-the-fruitful-earth = Draw of the Fruitful Earth
text-draw-of-the-fruitful-earth = Gather up to 2 explorers and up to 2 dahan.
power-guard-the-healing-land = Guard the Healing Land
text-guard-the-healing-land = Remove 1 blight and defend 4.
power-rituals-of-destruction = Rituals of Destruction
text-rituals-of-destruction = 2 damage. With at least 3 dahan there it is 5 damage and 2 fear.

## Shadows Flicker Like Flame
spirit-shadows-flicker-like-flame = Shadows Flicker Like Flame
character-shadows-flicker-like-flame = Dark and fire woven together: it tempts, it lures, it swallows stragglers.
style-shadows-flicker-like-flame = Sows fear and picks off explorers one by one, at any distance where dahan live; struggles against cities.
special-shadows-flicker-like-flame-1 = Shadows of the Dahan: for 1 energy your power may target a land with dahan however far away.
power-darkness-swallows-the-unwary = Darkness Swallows the Unwary
text-darkness-swallows-the-unwary = All levels in turn. 2 moon, 1 fire: gather 1 explorer. 3 moon, 2 fire: destroy up to 2 explorers, 1 fear for each. 4 moon, 3 fire, 2 air: 3 damage, 1 fear for each invader it destroys.
power-concealing-shadows = Concealing Shadows
text-concealing-shadows = 1 fear. Ravaging invaders do not hurt the dahan there this turn.
power-crops-wither-and-fade = Crops Wither and Fade
text-crops-wither-and-fade = 2 fear. Choose: one town becomes an explorer, or one city becomes a town.
power-favors-called-due = Favors Called Due
text-favors-called-due = Gather up to 4 dahan. If there are invaders, and fewer of them than dahan, 3 fear.
power-mantle-of-dread = Mantle of Dread
text-mantle-of-dread = 2 fear. The spirit may push 1 explorer and 1 town out of one land with its presence.

## Questions
ask-mantle-of-dread = Out of which of your lands do you push an explorer and a town?

## What happens
effect-made-fast = { $who } has used { $what } as a fast power this turn.
log-concealing-shadows = Ravages do not hurt the dahan in { $land } this turn.
log-gift-of-strength = { $who } may repeat a card that costs { $cost } at most this turn.
log-lightnings-boon = { $who } may use two slow powers as fast ones this turn.
