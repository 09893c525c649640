# The minor powers of Jagged Earth, in our own words.

## Cards
power-bats-scout-for-raids-by-darkness = Bats Scout for Raids by Darkness
text-bats-scout-for-raids-by-darkness = Choose: for each dahan in the land, 1 damage to towns and cities; or 1 fear and gather up to 2 dahan.
power-birds-cry-warning = Birds Cry Warning
text-birds-cry-warning = Choose: the next time dahan would be destroyed there this turn, 2 of them are not; or push up to 3 dahan.
power-blood-draws-predators = Blood Draws Predators
text-blood-draws-predators = The next time invaders are destroyed there this turn, add 1 beasts afterwards; then 1 damage for each beasts there, of which at most 3 count.
power-call-to-guard = Call to Guard
text-call-to-guard = Gather up to 1 dahan. With dahan in the land, choose: defend 1 for each of them; or each invader that is added or moved there this turn takes 1 damage afterwards.
power-carapaced-land = Carapaced Land
text-carapaced-land = Defend 3. The range to a land with beasts is 1 longer. 2 earth: defend 3 more.
power-desiccating-winds = Desiccating Winds
text-desiccating-winds = With badlands in the land, 1 damage. Then add 1 badlands.
power-dire-metamorphosis = Dire Metamorphosis
text-dire-metamorphosis = 1 fear, 1 damage, and 1 damage to dahan. Add 1 badlands, 1 beasts, 1 disease, 1 strife, 1 wilds and 1 blight.
power-domesticated-animals-go-berserk = Domesticated Animals Go Berserk
text-domesticated-animals-go-berserk = 1 fear. Defend 5. 3 moon: add 1 beasts.
power-dry-wood-explodes-in-smoldering-splinters = Dry Wood Explodes in Smoldering Splinters
text-dry-wood-explodes-in-smoldering-splinters = 2 fear and 1 damage. You may pay 1 energy for this power to be fast.
power-entrap-the-forces-of-corruption = Entrap the Forces of Corruption
text-entrap-the-forces-of-corruption = Gather up to 1 blight. The land is isolated. Blight that is added there this turn does not cascade.
power-favor-of-the-sun-and-star-lit-dark = Favor of the Sun and Star-Lit Dark
text-favor-of-the-sun-and-star-lit-dark = Defend 4. Push up to 1 blight. 2 sun: 1 fear.
power-flow-downriver-blow-downwind = Flow Downriver, Blow Downwind
text-flow-downriver-blow-downwind = Push up to 1 explorer, town or blight.
power-gift-of-natures-connection = Gift of Nature's Connection
text-gift-of-natures-connection = The spirit chooses: 2 energy, or 2 of one element this turn. If it is another spirit, you have 1 element of your choice more this turn.
power-gift-of-twinned-days = Gift of Twinned Days
text-gift-of-twinned-days = Once this turn, the spirit may repeat its cheapest power card in play by paying its cost again. You may do the same with yours.
power-haunted-by-primal-memories = Haunted by Primal Memories
text-haunted-by-primal-memories = 1 fear, 3 with beasts in the land. Defend 3.
power-hazards-spread-across-the-island = Hazards Spread Across the Island
text-hazards-spread-across-the-island = Choose a kind of token that an adjacent land has: badlands, beasts, disease, strife or wilds. Disease costs you 1 energy. Add 1 such token.
power-like-calls-to-like = Like Calls to Like
text-like-calls-to-like = For each of explorer, town, dahan, blight and beasts that the land has, gather up to 1.
power-mesmerized-tranquility = Mesmerized Tranquility
text-mesmerized-tranquility = The land is isolated. Each invader there deals 1 damage less this turn.
power-renewing-boon = Renewing Boon
text-renewing-boon = Choose a land with presence of you and of the spirit. Remove 1 blight there, and the spirit may add 1 of its destroyed presence there.
power-scream-disease-into-the-wind = Scream Disease Into the Wind
text-scream-disease-into-the-wind = This turn all powers of the spirit have 1 more range. Once this turn, after it uses a power on a land, it may add 1 disease there.
power-sear-anger-into-the-wild-lands = Sear Anger Into the Wild Lands
text-sear-anger-into-the-wild-lands = Choose: add 1 badlands; or, with wilds and invaders in the land, 1 fear and 1 damage.
power-set-them-on-an-ever-twisting-trail = Set Them on an Ever-Twisting Trail
text-set-them-on-an-ever-twisting-trail = Choose: gather 1 explorer, or push 1 explorer. The land is isolated.
power-skies-herald-the-season-of-return = Skies Herald the Season of Return
text-skies-herald-the-season-of-return = A spirit with presence on the board of the land may add 1 of its destroyed presence there. Gather up to 2 dahan. Push 1 blight.
power-strong-and-constant-currents = Strong and Constant Currents
text-strong-and-constant-currents = Choose: push 1 explorer or town to an adjacent coastal land; or move up to 2 dahan between the land and one other coastal land. 2 water: you may do both.
power-sucking-ooze = Sucking Ooze
text-sucking-ooze = 2 fear if invaders are there. The land is isolated.
power-sunsets-fire-flows-across-the-land = Sunset's Fire Flows Across the Land
text-sunsets-fire-flows-across-the-land = 1 fear and 1 damage. You may pay 1 energy: 1 damage in one adjacent land.
power-territorial-strife = Territorial Strife
text-territorial-strife = Choose: 3 damage to explorers and towns, or 1 strife for an invader there.
power-terror-turns-to-madness = Terror Turns to Madness
text-terror-turns-to-madness = At terror level I, 3 fear. At II, choose: 2 fear or 1 strife. At III, 1 strife.
power-the-shore-seethes-with-hatred = The Shore Seethes With Hatred
text-the-shore-seethes-with-hatred = 1 fear. Add 1 badlands and 1 wilds.
power-thriving-chokefungus = Thriving Chokefungus
text-thriving-chokefungus = Add 1 disease and 1 badlands.
power-treacherous-waterways = Treacherous Waterways
text-treacherous-waterways = Choose: add 1 wilds, or push 1 explorer.
power-unquenchable-flames = Unquenchable Flames
text-unquenchable-flames = 1 fear, and 1 damage to towns and cities. Invaders there do not heal this turn. 2 fire: add 1 badlands.
power-weep-for-what-is-lost = Weep for What Is Lost
text-weep-for-what-is-lost = 1 fear for each kind of invaders in the land. For each blight there, push up to 1 explorer or town.

## Choices
option-add-badlands = Add badlands
option-gain-elements = Have 2 of one element
option-gain-energy = Gain 2 energy
option-gather-explorer = Gather an explorer
option-guard = Strike invaders that come
option-move-dahan = Move dahan along the coast
option-pay-add-disease = Pay 1 energy to add disease
option-push-along-coast = Push along the coast
option-warn-dahan = Save 2 dahan the next time

## Targets
target-mountain-sands = mountain or sands
target-not-wetland = a land that is no wetland

## Questions
do-use-hurried = Use { $card } as fast for { $energy } energy
ask-contagion = Do you add 1 disease in { $land }?
ask-ferry = Which dahan goes from or to { $land }? ({ $left } left)
ask-push-out-blight = To which land does blight go from { $land }? ({ $left } left)
ask-season-presence = Do you add 1 of your destroyed presence in { $land }?
ask-season-spirit = Which spirit may add presence?
ask-sunset = Do you pay 1 energy for 1 damage in a land adjacent to { $land }?

## What happens
effect-bloodscent = { $land }: beasts come and hunt when invaders are destroyed next.
effect-burning = { $land }: invaders do not heal this turn.
effect-contagion = { $who } may add 1 disease where a power of theirs was used.
effect-fleeing = { $land }: dahan that are not destroyed in this Action: { $number }.
effect-guarded = { $land }: invaders that come there take 1 damage.
effect-mesmerized = { $land }: the damage of each invader is less by { $number }.
effect-no-cascade = { $land }: blight that is added there does not cascade.
effect-warned = { $land }: dahan that are not destroyed the next time: { $number }.
log-birds-cry-warning = { $land }: the next time this turn, 2 fewer dahan are destroyed.
log-blood-draws-predators = { $land }: beasts come and hunt when invaders are destroyed there next this turn.
log-call-to-guard = { $land }: invaders that come there this turn take 1 damage each.
log-entrap = { $land }: blight that is added there this turn does not cascade.
log-mesmerized-tranquility = { $land }: each invader deals 1 damage less this turn.
log-scream-disease-into-the-wind = { $who } has 1 more range this turn, and may add 1 disease where a power was used.
log-unquenchable-flames = { $land }: invaders do not heal this turn.
trigger-blood-draws-predators = Blood Draws Predators: beasts hunt
trigger-call-to-guard = Call to Guard: 1 damage to those who came
trigger-scream-disease-into-the-wind = Scream Disease Into the Wind: 1 disease
