# Adversaries of Jagged Earth, in our own words.

adversary-habsburg-monarchy = The Habsburg Monarchy (Livestock Colony)
option-adversary-is-habsburg-monarchy = { adversary-habsburg-monarchy }
option-supporting-is-habsburg-monarchy = { adversary-habsburg-monarchy }
escalation-habsburg-monarchy = Seek Prime Territory: after the explore every board with at most 4 blight gets 1 town in a land without towns and blight, and with at most 2 blight one more.
text-adversary-habsburg-monarchy-0 = Irreparable Damage: blight of ravages that deal 8 or more damage to the land is counted; you lose when it is more than 1 per player.
stands-habsburg-monarchy = Irreparable blight: { $number } of at most { $most }
text-adversary-habsburg-monarchy-1 = Migratory Herders: after the build step every land of a build card gathers 1 town from an adjacent land that no build card shows.
text-adversary-habsburg-monarchy-2 = More Rural Than Urban: every board begins with 1 more town in land 2 and 1 in its highest land without symbols. Inland a build adds 2 towns in the place of a city.
text-adversary-habsburg-monarchy-3 = Fast Spread: the invader deck has one card of stage I less.
text-adversary-habsburg-monarchy-4 = Herds Thrive in Verdant Lands: towns in lands without blight are durable. They have 2 health more, and what would destroy them deals 2 damage for each.
text-adversary-habsburg-monarchy-5 = Wave of Immigration: after 5 invader cards, on every board, 1 city comes to a coastal land without a city and 1 town to each of the 3 inland lands with the fewest blight.
text-adversary-habsburg-monarchy-6 = Far-Flung Herds: a ravage deals 2 damage more if an adjacent land has a town.

ask-adversary-city = Adversary: in which land is a city added?
log-wave-of-immigration = A wave of immigration reaches the island.
effect-irreparable-damage = Irreparable blight: { $number }.
effect-wave-of-immigration = Wave of Immigration: with { $number } cards left in the invader deck.

adversary-russia = The Tsardom of Russia
option-adversary-is-russia = { adversary-russia }
option-supporting-is-russia = { adversary-russia }
escalation-russia = Stalk the Predators: for every board 2 explorers come to its lands with beasts, divided as you like; if it has no beasts, to lands with beasts of another board.
text-adversary-russia-0 = Hunters Swarm the Island: beasts destroyed by rules of the adversary lie on its panel; you lose when there are more of them than on the island.
stands-russia = Beasts on the panel: { $number }, on the island: { $most }
text-adversary-russia-1 = Hunters Seek Shell and Hide: every board begins with 1 beasts and 1 explorer in its highest land without town and city. Explorers deal 1 damage more. When a ravage adds blight to a land, 1 beasts there is destroyed.
text-adversary-russia-2 = A Sense for Impending Disaster: of the explorers that an Action would destroy, the first is pushed instead, with 1 fear.
text-adversary-russia-3 = Competition Among Hunters: ravage cards also show lands with 3 or more explorers.
text-adversary-russia-4 = Accelerated Exploitation: in the invader deck a card of stage III follows each card of stage II.
text-adversary-russia-5 = Entrench in the Face of Fear: an unused card of stage II lies under the top 3 fear cards and one of stage III under the top 7. When one comes up, it goes face up to the build space at once.
text-adversary-russia-6 = Pressure for Fast Profit: from turn 2 on, after the ravage step, every board where it added no blight gets 1 explorer and 1 town in its land with most explorers.

ask-adversary-first = Does the adversary's rule apply first, so that an explorer is pushed with 1 fear?
ask-fast-profit = Pressure for Fast Profit: which land gets an explorer and a town?
log-hunters-trophies = Hunters have killed beasts. In all: { $number }.
effect-hunters-trophies = Beasts on the panel of the Tsardom of Russia: { $number }.
effect-entrenched = An invader card lies in the fear deck; it comes up with { $number } fear cards left.
effect-unresolved-card = An invader card came to the build space out of the fear deck; it escalates when it acts.
effect-scarred-board = The ravage has added blight on the board of { $land }.
