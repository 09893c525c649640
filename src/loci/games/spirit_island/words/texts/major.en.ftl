# The major powers of the base game, in our own words.

## Cards
power-accelerated-rot = Accelerated Rot
text-accelerated-rot = 2 fear and 4 damage. 3 sun, 2 water, 3 plant: 5 more damage, and remove 1 blight.
power-blazing-renewal = Blazing Renewal
text-blazing-renewal = 2 destroyed presence of the spirit come back, both into one land at most 2 lands from your presence. If any did, every town and city there takes 2 damage. 3 fire, 3 earth, 2 plant: 4 more damage in that land.
power-cleansing-floods = Cleansing Floods
text-cleansing-floods = 4 damage, and remove 1 blight. 4 water: 10 more damage.
power-dissolve-the-bonds-of-kinship = Dissolve the Bonds of Kinship
text-dissolve-the-bonds-of-kinship = A city becomes 2 explorers, a town 1 explorer, a dahan 1 explorer; then push all explorers to as many lands as you can. 2 fire, 2 water, 3 animal: before they go, explorers on one side and towns and cities on the other damage each other at the same time.
power-entwined-power = Entwined Power
text-entwined-power = This turn you and the spirit may both count range from the other's presence. It gains a power card, and you gain one of those it drew and left. 2 water, 4 plant: both gain 3 energy, and each may give the other a card from hand.
power-indomitable-claim = Indomitable Claim
text-indomitable-claim = Add 1 of your presence, even where it could not be, and defend 20. 2 sun, 3 earth: 3 fear if invaders are there, and they skip all their actions there this turn.
power-infinite-vitality = Infinite Vitality
text-infinite-vitality = This turn dahan have 4 more health while they are there, and blight meant for the land stays on the card. 4 earth: the dahan there cannot be damaged or destroyed, and remove 1 blight there or in an adjacent land.
power-mists-of-oblivion = Mists of Oblivion
text-mists-of-oblivion = Every invader takes 1 damage. 1 fear, but at most 4, for each town and city this power destroys. 2 moon, 3 air, 2 water: 3 more damage.
power-paralyzing-fright = Paralyzing Fright
text-paralyzing-fright = 4 fear; invaders skip all their actions there this turn. 2 air, 3 earth: 4 more fear.
power-pillar-of-living-flame = Pillar of Living Flame
text-pillar-of-living-flame = 3 fear and 5 damage; a jungle or wetland gets 1 blight. 4 fire: 2 more fear and 5 more damage.
power-poisoned-land = Poisoned Land
text-poisoned-land = 1 fear and 7 damage, then add 1 blight and destroy all dahan. 3 earth, 2 plant, 2 animal: 1 more fear and 4 more damage for each blight there.
power-powerstorm = Powerstorm
text-powerstorm = The spirit gains 3 energy and may repeat one of its power cards this turn if it pays for it again. 2 sun, 2 fire, 3 air: it may do so with 2 cards more.
power-talons-of-lightning = Talons of Lightning
text-talons-of-lightning = 3 fear and 5 damage. 3 fire, 3 air: the range is 3, and 1 town is destroyed in every adjacent land.
power-terrifying-nightmares = Terrifying Nightmares
text-terrifying-nightmares = 2 fear, and push up to 4 explorers or towns. 4 moon: 4 more fear.
power-the-jungle-hungers = The Jungle Hungers
text-the-jungle-hungers = Destroy all explorers, towns and dahan. 2 moon, 3 plant: destroy 1 city as well, and spare the dahan.
power-the-land-thrashes-in-furious-pain = The Land Thrashes in Furious Pain
text-the-land-thrashes-in-furious-pain = 2 damage for each blight there, and 1 for each in adjacent lands. 3 moon, 3 earth: repeat this in an adjacent land.
power-the-trees-and-stones-speak-of-war = The Trees and Stones Speak of War
text-the-trees-and-stones-speak-of-war = 1 damage and defend 2 for every dahan. 2 sun, 2 earth, 2 plant: push up to 2 dahan, each of whom takes 2 of the defence along.
power-tsunami = Tsunami
text-tsunami = 2 fear and 8 damage, and destroy 2 dahan. 3 water, 2 earth: in every other coastal land of the board 1 fear and 4 damage, and destroy 1 dahan.
power-vengeance-of-the-dead = Vengeance of the Dead
text-vengeance-of-the-dead = 3 fear. For the rest of the turn, whenever something has destroyed towns, cities or dahan there, 1 damage there for each of them. 3 animal: this damage may go to adjacent lands instead.
power-vigor-of-the-breaking-dawn = Vigor of the Breaking Dawn
text-vigor-of-the-breaking-dawn = 2 damage for every dahan. 3 sun, 2 animal: push up to 2 dahan; in each land they went to, 2 damage for every dahan there.
power-winds-of-rust-and-atrophy = Winds of Rust and Atrophy
text-winds-of-rust-and-atrophy = 1 fear and defend 6; turn a city into a town, or a town into an explorer. 3 air, 3 water, 2 animal: repeat this power.
power-wrap-in-wings-of-sunlight = Wrap in Wings of Sunlight
text-wrap-in-wings-of-sunlight = Move up to 5 dahan together to any land, and defend 5 where they come down. 2 sun, 2 air, 2 animal: first gather up to 3 dahan.

## Choices
option-replace-city = Turn a city into a town
option-replace-town = Turn a town into an explorer

## Questions
ask-give-card = Which card do you give to { $other }?
ask-renewal = To which land does your presence come back?
ask-vitality = From which land do you remove blight?
ask-wings = To which land do the dahan go?

## What happens
log-avenged = The dead of { $land } are avenged: { $number } damage.
log-dahan-immune = The dahan in { $land } cannot be hurt this turn.
log-entwined = { $who } and { $other } may target from each other's presence this turn.
log-gave-card = { $who } gives { $other } a card: { $card }.
log-infinite-vitality = Dahan in { $land } have 4 more health this turn, and no blight comes there.
log-powerstorm = { $number ->
    [one] { $who } may repeat a power card this turn by paying for it again.
   *[other] { $who } may repeat { $number } power cards this turn by paying for them again.
}
log-vengeance = What dies in { $land } this turn will be avenged.
