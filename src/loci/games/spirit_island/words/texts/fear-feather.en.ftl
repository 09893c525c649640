# The fear cards of Feather & Flame, in our own words.

fear-angry-mobs = Angry Mobs
text-fear-angry-mobs-1 = Each player may replace 1 town with 2 explorers; 1 fear for each who does.
text-fear-angry-mobs-2 = In each land with 2 or more explorers destroy 1 explorer or town for every 2 explorers.
text-fear-angry-mobs-3 = In each land with 2 or more explorers destroy 1 invader for every 2 explorers.
fear-mimic-the-dahan = Mimic the Dahan
text-fear-mimic-the-dahan-1 = Each player removes 1 explorer or town from a land with 2 or more dahan.
text-fear-mimic-the-dahan-2 = Each player replaces 1 explorer or town with 1 dahan in a land with 2 or more dahan.
text-fear-mimic-the-dahan-3 = Each player replaces 1 explorer or town with 1 dahan in a land with dahan, or adjacent to 3 or more dahan.
fear-depopulation = Depopulation
text-fear-depopulation-1 = On each board replace 1 town with 1 explorer.
text-fear-depopulation-2 = On each board remove 1 town.
text-fear-depopulation-3 = On each board remove 1 town, or replace 1 city with 1 town.
fear-communities-in-disarray = Communities in Disarray
text-fear-communities-in-disarray-1 = Cities deal 1 damage less each in ravages this turn. Invaders do not heal when this turn ends.
text-fear-communities-in-disarray-2 = Towns and cities deal 1 damage less each in ravages this turn. Invaders do not heal when this turn ends.
text-fear-communities-in-disarray-3 = Towns and cities deal 2 damage less each in ravages this turn. Invaders do not heal when this turn ends.
fear-spreading-timidity = Spreading Timidity
text-fear-spreading-timidity-1 = Each player chooses a land, which is isolated.
text-fear-spreading-timidity-2 = Each player chooses a land, all different: it is isolated and has defend 2.
text-fear-spreading-timidity-3 = Each player chooses a land, all different: it is isolated and has defend 4.

option-explorer-joins = An explorer becomes a dahan
option-town-joins = A town becomes a dahan
log-disarray = Towns and cities are in disarray this turn: they ravage less, and invaders do not heal.
effect-disarray = Cities, or towns too, deal less damage, and invaders do not heal (terror level of the card: { $number }).
