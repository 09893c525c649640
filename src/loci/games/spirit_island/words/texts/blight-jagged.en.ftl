# The blight cards of Jagged Earth, in our own words.

blight-unnatural-proliferation = Unnatural Proliferation
text-blight-unnatural-proliferation = 3 blight per player. At once each spirit adds 1 presence to one of its lands. On each board add 1 dahan to a land with dahan, and 2 cities to the land with the fewest towns and cities, but at least 1.
blight-all-things-weaken = All Things Weaken
text-blight-all-things-weaken = 3 blight per player. From the next turn on invaders and dahan have 1 health less (at least 1), 1 damage less adds blight, and blight that is added destroys all presence and beasts in its land and 1 presence in an adjacent land.
blight-thriving-communities = Thriving Communities
text-blight-thriving-communities = 4 blight per player. At once, on each board, in 4 different lands: replace 1 explorer with 1 town or 1 town with 1 city.
blight-power-corrodes-the-spirit = Power Corrodes the Spirit
text-blight-power-corrodes-the-spirit = 4 blight per player. In each invader phase each spirit with at least 3 power cards in play, or with one of cost 4 or more, destroys 1 of its presence.
blight-untended-land-crumbles = Untended Land Crumbles
text-blight-untended-land-crumbles = 4 blight per player. In each invader phase, on each board, add 1 blight to a land adjacent to blight, unless the spirits pay 3 energy together or destroy 1 presence on the board.
blight-invaders-find-the-land-to-their-liking = Invaders Find the Land to Their Liking
text-blight-invaders-find-the-land-to-their-liking = Still healthy. 2 blight per player. At once the fear pool grows, for each player by 1 marker at terror level I, 1½ (rounded down) at II, 2 at III.
blight-strong-earth-shatters-slowly = Strong Earth Shatters Slowly
text-blight-strong-earth-shatters-slowly = Still healthy. 2 blight per player. At once each player adds 1 blight of this card to a land adjacent to blight.
option-blight-card-is-unnatural-proliferation = { blight-unnatural-proliferation }
option-blight-card-is-all-things-weaken = { blight-all-things-weaken }
option-blight-card-is-thriving-communities = { blight-thriving-communities }
option-blight-card-is-power-corrodes-the-spirit = { blight-power-corrodes-the-spirit }
option-blight-card-is-untended-land-crumbles = { blight-untended-land-crumbles }
option-blight-card-is-invaders-find-the-land-to-their-liking = { blight-invaders-find-the-land-to-their-liking }
option-blight-card-is-strong-earth-shatters-slowly = { blight-strong-earth-shatters-slowly }
option-left-out-blight-is-unnatural-proliferation = { blight-unnatural-proliferation }
option-left-out-blight-is-all-things-weaken = { blight-all-things-weaken }
option-left-out-blight-is-thriving-communities = { blight-thriving-communities }
option-left-out-blight-is-power-corrodes-the-spirit = { blight-power-corrodes-the-spirit }
option-left-out-blight-is-untended-land-crumbles = { blight-untended-land-crumbles }
option-left-out-blight-is-invaders-find-the-land-to-their-liking = { blight-invaders-find-the-land-to-their-liking }
option-left-out-blight-is-strong-earth-shatters-slowly = { blight-strong-earth-shatters-slowly }

## Questions
ask-blight-option = { $card }, { $land }: which do you choose?
ask-untended-land = Untended Land Crumbles, board { $board }: is it protected from blight?
ask-prevent-energy = { $name }, board { $board }: { $text } How much energy do you offer to prevent it there? ({ $left } left)
option-explorer-to-town = Replace 1 explorer with 1 town
option-town-to-city = Replace 1 town with 1 city
option-let-it-crumble = Let the blight come
option-tend-for-energy = Offer 3 energy together
option-tend-for-presence = Offer 1 presence of the board

## What happened
log-fear-pool-grows = The fear pool grows.
effect-weakening-ahead = From the next turn on all things weaken.
