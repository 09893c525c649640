# The scenarios of Jagged Earth, in our own words.

scenario-the-great-river = The Great River
option-scenario-is-the-great-river = { scenario-the-great-river }
text-scenario-the-great-river = The boards lie one below the other, all oceans in the west. After the build step the invaders build in all coastal lands with explorers and without towns and cities, after the explore step they explore all coastal lands without towns and cities. At the end of the slow phase every town moves one land inland, those farthest inland first; towns that can go no farther leave the island over its eastern edge. You lose when more than 3 towns per board have left it.
step-river-build = Build on the coast
step-river-explore = Explore on the coast

ask-hold-town = { $land }: pay 1 energy so that isolation stops a town?
log-escaped-towns = A town has left the island; so far: { $number }.
effect-escaped-towns = Towns that have left the island: { $number }.

scenario-elemental-invocation = Elemental Invocation
option-scenario-is-elemental-invocation = { scenario-elemental-invocation }
text-scenario-elemental-invocation = In setup each board has 1 town more in land 6, the fear deck 1 card more for terror level I, and the invader deck is accelerated. Once in each spirit phase each spirit may place 1 element marker on a corner of one of its lands: for 1 energy, and 1 more for each marker on an adjacent corner. The element must be on one of its power cards in hand, in play or in its discard. When a power targets a land, the elements on the corners of that land count toward its thresholds, but not for range and speed. Toward a choice event that its element aids, each marker counts as 2 energy.
ask-invoke = Which element comes to the corner { $corner }?
ask-land-elements = { $land }: with the elements on its corners { $power } meets more thresholds. How do you use it?
do-invoke = Place an element marker at { $corner } (energy: { $cost })
    .short = Marker ({ $cost })
log-element-marker = { $who } places an element marker at { $corner }: { $element }.
effect-element-marker = Element marker at { $corner }: { $what }.
effect-has-invoked = { $who } has placed an element marker in this turn.
invoked-already = You have placed an element marker in this spirit phase already.
corner-marked = There is an element marker at { $corner } already.
corner-not-yours = You have no presence in a land at { $corner }.
no-known-element = None of your power cards in hand, in play or discarded has an element.
