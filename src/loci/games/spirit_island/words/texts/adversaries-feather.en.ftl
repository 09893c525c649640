# The adversary of Feather & Flame, in our own words.

adversary-scotland = The Kingdom of Scotland (Trading Colony)
option-adversary-is-scotland = { adversary-scotland }
option-supporting-is-scotland = { adversary-scotland }
escalation-scotland = Ports Sprawl Outward: on the one board with the most towns and cities on its coast, 1 town comes to each of the lands with the fewest towns, as many lands as there are players.
text-adversary-scotland-0 = Trade Hub: you lose when more coastal lands have a city than 2 for each board.
stands-scotland = Coastal lands with a city: { $number } of at most { $most }
text-adversary-scotland-1 = Trading Port: after set-up, explore cards add 1 town in the place of 1 explorer in coastal lands; the coastal card of stage II in at most 2 lands of each board.
text-adversary-scotland-2 = Seize Opportunity: every board begins with 1 more city in land 2. The coastal card is the third of stage II, and the two before it come one card earlier.
text-adversary-scotland-3 = Chart the Coastline: build cards also build in matching coastal lands without invaders if an adjacent land has a city.
text-adversary-scotland-4 = Ambition of a Minor Nation: the lowest card of stage III takes the place of the lowest of stage I.
text-adversary-scotland-5 = Runoff and Bilgewater: after a ravage adds blight to a coastal land, 1 blight comes to the ocean of that board; it does not cascade. Blight is pushed into that ocean from its coast and gathered from it.
text-adversary-scotland-6 = Exports Fuel Inward Growth: after the ravage step 1 town comes to each inland land of a ravage card that has a town or city in it or adjacent to it.

ask-adversary-board = Adversary: which board gets the towns? Choose its first land.
ask-adversary-port = Adversary: which coastal land gets an explorer, no town?
effect-no-port = { $land }: the coastal card brings an explorer, no town.
trigger-bilgewater = runoff into the ocean
