### Event cards of Jagged Earth that the stage of the invaders or the terror level decides, in our own words.

event-invested-aristocracy = Invested Aristocracy
event-part-invested-aristocracy = Invested Aristocracy
text-event-part-invested-aristocracy = After the ravage step add 1 town on each board on which it added no blight, to the land with the highest number without invaders.
event-part-foreign-dignitaries-visit = Foreign Dignitaries Visit
text-event-part-foreign-dignitaries-visit = On a healthy island ravages deal 2 damage more this turn in the lowest land of each board that a ravage card shows. On a blighted one a fear card of the box comes onto the fear deck.
event-mapmakers-chart-the-wild = Mapmakers Chart the Wild
event-part-mapmakers-chart-the-wild = Mapmakers Chart the Wild
text-event-part-mapmakers-chart-the-wild = This turn wilds stop no explorers. On boards without wilds 1 explorer more comes to each explored land.
event-no-bravery-without-numbers = No Bravery without Numbers
event-part-no-bravery-without-numbers = No Bravery without Numbers
text-event-part-no-bravery-without-numbers = This turn invaders ravage only in lands with more of them than the terror level.
event-part-courage-of-the-crowd = Courage of the Crowd
text-event-part-courage-of-the-crowd = This turn invaders ravage only in lands with more of them than the terror level, but with 2 damage more.
event-smaller-ports-spring-up = Smaller Ports Spring Up
event-part-smaller-ports-spring-up = Smaller Ports Spring Up
text-event-part-smaller-ports-spring-up = On each board with exactly 1 coastal city add 1 town to a coastal land without a city.
event-part-extensive-building = Extensive Building
text-event-part-extensive-building = On each board invaders build in a land with invaders that no build card shows.
event-harvest-bounty-harvest-dust = Harvest Bounty, Harvest Dust
event-part-harvest-bounty-harvest-dust = Harvest Bounty, Harvest Dust
text-event-part-harvest-bounty-harvest-dust = On a healthy island invaders ravage on each board in a land with a town or city. On a blighted one push 1 town on each board from a land with at least 2 towns and cities to a land without.
event-part-widespread-clearcutting = Widespread Clearcutting
text-event-part-widespread-clearcutting = On each board add 1 blight to a land with a town or city; it does not cascade. The players may destroy 2 presence or dahan there to prevent it.
event-eager-explorers = Eager Explorers
event-part-eager-explorers = Eager Explorers
text-event-part-eager-explorers = This turn, on each board, after the first build add 1 explorer to an adjacent land without invaders.
event-part-xenophobia = Xenophobia
text-event-part-xenophobia = This turn, when invaders ravage a land with dahan, each of them deals 1 damage less to the land and 1 more to dahan.
event-bureaucrats-adjust-funding = Bureaucrats Adjust Funding
event-part-bureaucrats-adjust-funding = Bureaucrats Adjust Funding
text-event-part-bureaucrats-adjust-funding = This turn build cards leave out the highest land that they show on each board with at least 9 towns and cities, and build there once more, even without invaders, on each board with at most 3.
event-part-ransack-and-run = Ransack and Run
text-event-part-ransack-and-run = After the ravage step, on each board, invaders ravage in the land with the most cities; then remove 1 city there.
event-resourceful-populace = Resourceful Populace
event-part-resourceful-populace = Resourceful Populace
text-event-part-resourceful-populace = This turn, after an Action that destroyed a town or city, add 1 town to an adjacent land.
event-part-strip-the-land-bare = Strip the Land Bare
text-event-part-strip-the-land-bare = This turn each town deals 1 damage more in ravages. After a ravage that added blight remove 1 explorer and 1 town from its land.
event-relentless-optimism = Relentless Optimism
event-part-relentless-optimism = Relentless Optimism
text-event-part-relentless-optimism = This turn destroyed towns and cities cause no fear.
event-part-cultures-mix-and-clash = Cultures Mix and Clash
text-event-part-cultures-mix-and-clash = On each board: if dahan outnumber towns and cities by at least 2, replace 1 town with 1 dahan; if these outnumber dahan so, replace 1 dahan with 1 town.
event-pull-together-in-adversity = Pull Together in Adversity
event-part-pull-together-in-adversity = Pull Together in Adversity
text-event-part-pull-together-in-adversity = This turn 1 strife on each invader is ignored, and stays.
event-part-purge-the-land-with-salt-and-fire = Purge the Land with Salt and Fire
text-event-part-purge-the-land-with-salt-and-fire = On each board, in a land with at least 2 towns: add 1 blight that does not cascade and 2 badlands, and remove all towns.
event-temporary-truce = Temporary Truce
event-part-temporary-truce = Temporary Truce
text-event-part-temporary-truce = In each land with dahan 1 dahan and 1 town or city take no part in ravages this turn.
event-part-temporary-caution = Temporary Caution
text-event-part-temporary-caution = In the ravage step, on each board, 1 ravage may be skipped in a land with more dahan than towns and cities.
event-overconfidence = Overconfidence
event-part-overconfidence = Overconfidence
text-event-part-overconfidence = 2 earned fear cards are discarded without effect. If there are none, 2 fear markers for each player go back to the pool.
event-part-terror-breeds-aggression = Terror Breeds Aggression
text-event-part-terror-breeds-aggression = This turn ravages deal 1 damage more in each land for every 2 earned fear cards.

## Questions
ask-skip-ravage = Is the ravage in { $land } skipped?
ask-clearcutting = Widespread Clearcutting, { $land }: which piece do you destroy to prevent the blight? ({ $left } left)
ask-truce = Temporary Truce, { $land }: which piece takes no part in the ravage?

## What happened
log-fear-markers-lost = Fear markers go back to the pool.
log-earned-card-lost = An earned fear card is discarded without effect.
trigger-resourceful-populace = Resourceful Populace: 1 town
trigger-strip-the-land-bare = Strip the Land Bare: invaders leave

## What is in force
effect-invested-aristocracy = { $what }: after the ravages a town comes, if no blight does.
effect-foreign-dignitaries-visit = Ravages deal 2 damage more in the lowest land of each board that a card shows.
effect-mapmakers-chart-the-wild = Wilds stop no explorers; on boards without wilds 1 more comes.
effect-no-bravery-without-numbers =
    { $number ->
        [0] Invaders ravage only where they are more than the terror level.
       *[other] Invaders ravage only where they are more than the terror level, with { $number } damage more.
    }
effect-one-ravage-skipped = { $what }: 1 ravage may be skipped.
effect-ravage-bonus = Ravages deal { $number } damage more in each land.
effect-xenophobia = In lands with dahan each invader deals 1 damage less to the land and 1 more to dahan.
effect-pull-together-in-adversity = 1 strife on each invader is ignored.
effect-relentless-optimism = Destroyed towns and cities cause no fear.
effect-funding-cut = { $what }: build cards leave out the highest land.
effect-funding-raised = { $what }: build cards build once more in the highest land.
effect-eager-explorers = { $what }: after the next build 1 explorer comes.
effect-ransack-and-run = After the ravages the land with the most cities on each board ravages, and loses one.
effect-resourceful-populace = After an Action that destroyed towns or cities 1 town comes to an adjacent land.
effect-strip-the-land-bare = Towns deal 1 damage more in ravages; after blight invaders leave.
effect-temporary-truce = In lands with dahan 1 dahan and 1 town or city take no part in ravages.
