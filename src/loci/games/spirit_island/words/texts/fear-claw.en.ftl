# The fear cards of Branch & Claw, in our own words.

fear-plan-for-departure = Plan for Departure
text-fear-plan-for-departure-1 = Each player may gather 1 town into a coastal land.
text-fear-plan-for-departure-2 = Each player may gather 1 explorer or town into a coastal land. Every coastal land has defend 2.
text-fear-plan-for-departure-3 = Each player may gather up to 2 explorers or towns into a coastal land. Every coastal land has defend 4.
fear-dahan-attack = Dahan Attack
text-fear-dahan-attack-1 = Each player removes 1 explorer from a land with dahan.
text-fear-dahan-attack-2 = Each player chooses a land with dahan, all different: every dahan there deals 1 damage.
text-fear-dahan-attack-3 = Each player chooses a land with a town or city, all different, and gathers 1 dahan there; then 2 damage for every dahan there.
fear-flee-the-pestilent-land = Flee the Pestilent Land
text-fear-flee-the-pestilent-land-1 = Each player removes 1 explorer or town from a land with disease.
text-fear-flee-the-pestilent-land-2 = Each player removes invaders of up to 3 health from a land with disease, or 1 explorer from an inland land.
text-fear-flee-the-pestilent-land-3 = Each player removes invaders of up to 5 health from a land with disease, or 1 explorer or town from an inland land.
fear-too-many-monsters = Too Many Monsters
text-fear-too-many-monsters-1 = Each player removes 1 explorer or town from a land with beasts.
text-fear-too-many-monsters-2 = Each player removes 1 explorer and 1 town from a land with beasts, or 1 explorer from a land beside beasts.
text-fear-too-many-monsters-3 = Each player removes 2 explorers and 2 towns from a land with beasts, or 1 explorer or town from a land beside beasts.
fear-depart-the-dangerous-land = Depart the Dangerous Land
text-fear-depart-the-dangerous-land-1 = Each player removes 1 explorer from a land with beasts, disease or at least 2 dahan.
text-fear-depart-the-dangerous-land-2 = Each player removes 1 explorer or town from a land with beasts, disease or at least 2 dahan.
text-fear-depart-the-dangerous-land-3 = Each player removes invaders of up to 4 health from a land with beasts, disease or at least 2 dahan.
option-remove-health = Remove invaders by their health
option-remove-one = Remove a single invader
option-remove-explorers-towns = Remove explorers and towns
