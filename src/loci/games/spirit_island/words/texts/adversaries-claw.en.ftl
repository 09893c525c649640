# The adversary of Branch & Claw, in our own words.

adversary-france = The Kingdom of France (Plantation Colony)
option-adversary-is-france = { adversary-france }
escalation-france = Demand for New Cash Crops: after the explore, on every board a land of the card gets 1 blight if it has a town or city, and else 1 town.
text-adversary-france-0 = Sprawling Plantations: there are only 7 towns per player; you lose when a town must be placed and none is left.
stands-france = Towns that are left: { $number }
text-adversary-france-1 = Frontier Explorers: an explore into a land without town and city adds 1 more explorer, but not in the set-up.
text-adversary-france-2 = Slave Labor: after a build in a land with 2 or more explorers, all of them but one become towns. The event card Slave Rebellion lies under the top 3 event cards.
text-adversary-france-3 = Early Plantations: every board begins with 1 more town in its highest land without a town, and then 1 more in land 1.
text-adversary-france-4 = Triangle Trade: when a build adds a city on the coast, 1 town comes to the adjacent land with fewest towns.
text-adversary-france-5 = Slow-Healing Ecosystem: blight removed from the island lies on the panel; as soon as it is 3 per player, all of it goes to the blight card.
text-adversary-france-6 = Persistent Explorers: after every explore card, 1 explorer comes to a land without explorers on every board. Fear cards remove no explorers; you may push them instead.

## Questions
ask-cash-crops = Escalation: which land gets blight, or a town if it has no town or city?
ask-adversary-explorer = Adversary: in which land is an explorer added?

## What lasts
log-slow-healing = The blight stays on the panel, where there is now: { $number }.
effect-slow-healing = { $number } blight on the adversary's panel.
