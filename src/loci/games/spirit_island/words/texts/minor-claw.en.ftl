# The minor powers of Branch & Claw, in our own words.

## Cards
power-animated-wrackroot = Animated Wrackroot
text-animated-wrackroot = Choose: 1 fear and destroy 1 explorer, or add 1 wilds.
power-disorienting-landscape = Disorienting Landscape
text-disorienting-landscape = Push 1 explorer. In a mountain or jungle, add 1 wilds as well.
power-fire-in-the-sky = Fire in the Sky
text-fire-in-the-sky = 2 fear, and 1 strife for an invader there.
power-fleshrot-fever = Fleshrot Fever
text-fleshrot-fever = 1 fear. Add 1 disease.
power-golds-allure = Gold's Allure
text-golds-allure = Gather 1 explorer and 1 town, then 1 strife for an invader there.
power-inflame-the-fires-of-life = Inflame the Fires of Life
text-inflame-the-fires-of-life = Choose: add 1 disease, or 1 fear and 1 strife. 3 animal: you may do both.
power-infested-aquifers = Infested Aquifers
text-infested-aquifers = Choose: with disease in the land, 1 damage to every invader; or, in a mountain or wetland, 1 fear and 1 disease.
power-prowling-panthers = Prowling Panthers
text-prowling-panthers = Choose: 1 fear and 1 beasts; or, with beasts in the land, destroy 1 explorer or town.
power-razor-sharp-undergrowth = Razor-Sharp Undergrowth
text-razor-sharp-undergrowth = Destroy 1 explorer and 1 dahan. Add 1 wilds. Defend 2.
power-swarming-wasps = Swarming Wasps
text-swarming-wasps = Choose: add 1 beasts; or, with beasts in the land, push up to 2 explorers.
power-teeming-rivers = Teeming Rivers
text-teeming-rivers = Without blight in the land, add 1 beasts; with exactly 1 blight, remove it.
power-tormenting-rotflies = Tormenting Rotflies
text-tormenting-rotflies = Choose: add 1 disease; or, with invaders in the land, 2 fear, 1 more with disease and 1 more with blight there.

## Choices
option-add-beasts = Add beasts
option-add-disease = Add disease
option-add-strife = Add strife
option-add-wilds = Add wilds
option-both = Do both
option-destroy = Destroy an invader

## Targets
target-jungle-sands = jungle or sands
target-mountain = mountain
target-sands-wetland = sands or wetland
