# The fear cards of the base game, in our own words.

fear-avoid-the-dahan = Avoid the Dahan
text-fear-avoid-the-dahan-1 = This turn invaders explore no land with 2 or more dahan.
text-fear-avoid-the-dahan-2 = This turn invaders build in no land with more dahan than towns and cities.
text-fear-avoid-the-dahan-3 = This turn invaders build in no land with dahan.
fear-belief-takes-root = Belief Takes Root
text-fear-belief-takes-root-1 = Every land with presence has defend 2.
text-fear-belief-takes-root-2 = Every land with presence has defend 2. Each spirit gains 1 energy for each of its sacred sites with invaders.
text-fear-belief-takes-root-3 = Each player may choose a land, all different, and remove invaders of up to 2 health for every presence there.
fear-dahan-enheartened = Dahan Enheartened
text-fear-dahan-enheartened-1 = Each player may push 1 dahan out of a land with invaders, or gather 1 into one.
text-fear-dahan-enheartened-2 = Each player chooses a land, all different, and gathers up to 2 dahan there; if there are any then, 1 damage.
text-fear-dahan-enheartened-3 = Each player chooses a land, all different, and gathers up to 2 dahan there; then 1 damage for every dahan there.
fear-dahan-on-their-guard = Dahan on their Guard
text-fear-dahan-on-their-guard-1 = Every land has defend 1 for each dahan there.
text-fear-dahan-on-their-guard-2 = Every land with dahan has defend 1, and 1 more for each of them.
text-fear-dahan-on-their-guard-3 = Every land has defend 2 for each dahan there.
fear-dahan-raid = Dahan Raid
text-fear-dahan-raid-1 = Each player chooses a land with dahan, all different: 1 damage there.
text-fear-dahan-raid-2 = Each player chooses a land with dahan, all different: 1 damage for every dahan there.
text-fear-dahan-raid-3 = Each player chooses a land with dahan, all different: 2 damage for every dahan there.
fear-emigration-accelerates = Emigration Accelerates
text-fear-emigration-accelerates-1 = Each player removes 1 explorer from a coastal land.
text-fear-emigration-accelerates-2 = Each player removes 1 explorer or town from a coastal land.
text-fear-emigration-accelerates-3 = Each player removes 1 explorer or town from any land.
fear-fear-of-the-unseen = Fear of the Unseen
text-fear-fear-of-the-unseen-1 = Each player removes 1 explorer or town from a land with a sacred site.
text-fear-fear-of-the-unseen-2 = Each player removes 1 explorer or town from a land with presence.
text-fear-fear-of-the-unseen-3 = Each player removes 1 explorer or town from a land with presence, or 1 city from a land with a sacred site.
fear-isolation = Isolation
text-fear-isolation-1 = Each player removes 1 explorer or town that is the only invader of its land.
text-fear-isolation-2 = Each player removes 1 explorer or town from a land with at most 2 invaders.
text-fear-isolation-3 = Each player removes 1 invader from a land with at most 2 invaders.
fear-overseas-trade-seem-safer = Overseas Trade Seem Safer
text-fear-overseas-trade-seem-safer-1 = Every coastal land has defend 3.
text-fear-overseas-trade-seem-safer-2 = Every coastal land has defend 6, and no city is built there this turn.
text-fear-overseas-trade-seem-safer-3 = Every coastal land has defend 9, and nothing is built there this turn.
fear-retreat = Retreat!
text-fear-retreat-1 = Each player may push up to 2 explorers out of one inland land.
text-fear-retreat-2 = Each player may push up to 3 explorers and towns out of one inland land.
text-fear-retreat-3 = Each player may push any number of explorers and towns out of one land.
fear-scapegoats = Scapegoats
text-fear-scapegoats-1 = Every town destroys 1 explorer of its land.
text-fear-scapegoats-2 = Every town destroys 1 explorer of its land, and every city 2.
text-fear-scapegoats-3 = All explorers in lands with a town or city are destroyed; then every city destroys 1 town of its land.
fear-seek-safety = Seek Safety
text-fear-seek-safety-1 = Each player may push 1 explorer into a land with more towns and cities than the one it leaves.
text-fear-seek-safety-2 = Each player may gather 1 explorer into a land with a town or city, or 1 town into a land with a city.
text-fear-seek-safety-3 = Each player may remove invaders of up to 3 health from a land without a city.
fear-tall-tales-of-savagery = Tall Tales of Savagery
text-fear-tall-tales-of-savagery-1 = Each player removes 1 explorer from a land with dahan.
text-fear-tall-tales-of-savagery-2 = Each player removes 2 explorers or 1 town from a land with dahan.
text-fear-tall-tales-of-savagery-3 = 2 explorers or 1 town are removed from every land with dahan, then 1 city from every land with 2 or more dahan.
fear-trade-suffers = Trade Suffers
text-fear-trade-suffers-1 = This turn invaders build in no land with a city.
text-fear-trade-suffers-2 = Each player may turn 1 town of a coastal land into an explorer.
text-fear-trade-suffers-3 = Each player may turn 1 city of a coastal land into a town, or 1 town of one into an explorer.
fear-wary-of-the-interior = Wary of the Interior
text-fear-wary-of-the-interior-1 = Each player removes 1 explorer from an inland land.
text-fear-wary-of-the-interior-2 = Each player removes 1 explorer or town from an inland land.
text-fear-wary-of-the-interior-3 = Each player removes 1 explorer or town from any land.

## Questions
ask-fear-land = Fear card “{ $card }”: { $text } Which land do you choose?
ask-fear-option = Fear card “{ $card }”, { $land }: which do you choose?
ask-remove-health = { $land }: which invaders are removed? Health left: { $left }.

## Answers
option-remove-explorers = Remove 2 explorers
option-remove-town = Remove 1 town

## What happened
log-no-explore-two-dahan = Nobody explores lands with 2 or more dahan this turn.
log-no-build-outnumbered = Nobody builds this turn where dahan outnumber towns and cities.
log-no-build-dahan = Nobody builds in lands with dahan this turn.
log-no-build-coastal = Nobody builds in coastal lands this turn.
log-no-build-city = Nobody builds in lands with a city this turn.
log-no-city = No city is built in coastal lands this turn.
