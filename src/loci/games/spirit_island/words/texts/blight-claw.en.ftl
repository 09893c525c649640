# The blight cards of Branch & Claw, in our own words.

blight-back-against-the-wall = Back Against the Wall
text-blight-back-against-the-wall = 2 blight per player. In every spirit phase each spirit gains 1 more energy and may play 1 more card.
blight-promising-farmlands = Promising Farmlands
text-blight-promising-farmlands = 4 blight per player. At once, on each board: 1 town and 1 city come to an inland land without towns and cities.
blight-disintegrating-ecosystem = Disintegrating Ecosystem
text-blight-disintegrating-ecosystem = 5 blight per player. At once, on each board: destroy 1 beasts, then add 1 blight to a land with a town or city.
blight-aid-from-lesser-spirits = Aid from Lesser Spirits
text-blight-aid-from-lesser-spirits = 2 blight per player. At once draw one minor power more than there are spirits. Each spirit takes one, which it has in play for the rest of the game: it gives its elements and may be used every turn, for no energy and no card play. The one left is discarded.
blight-tipping-point = Tipping Point
text-blight-tipping-point = 5 blight per player. At once each spirit destroys 3 of its presence.
blight-erosion-of-will = Erosion of Will
text-blight-erosion-of-will = 3 blight per player. At once 2 fear per player; each spirit destroys 1 of its presence and loses 1 energy.
blight-a-pall-upon-the-land = A Pall upon the Land
text-blight-a-pall-upon-the-land = 3 blight per player. At once, on each board: destroy 1 presence and remove 1 town.
option-blight-card-is-back-against-the-wall = { blight-back-against-the-wall }
option-blight-card-is-promising-farmlands = { blight-promising-farmlands }
option-blight-card-is-disintegrating-ecosystem = { blight-disintegrating-ecosystem }
option-blight-card-is-aid-from-lesser-spirits = { blight-aid-from-lesser-spirits }
option-blight-card-is-tipping-point = { blight-tipping-point }
option-blight-card-is-erosion-of-will = { blight-erosion-of-will }
option-blight-card-is-a-pall-upon-the-land = { blight-a-pall-upon-the-land }
option-left-out-blight-is-back-against-the-wall = { blight-back-against-the-wall }
option-left-out-blight-is-promising-farmlands = { blight-promising-farmlands }
option-left-out-blight-is-disintegrating-ecosystem = { blight-disintegrating-ecosystem }
option-left-out-blight-is-aid-from-lesser-spirits = { blight-aid-from-lesser-spirits }
option-left-out-blight-is-tipping-point = { blight-tipping-point }
option-left-out-blight-is-erosion-of-will = { blight-erosion-of-will }
option-left-out-blight-is-a-pall-upon-the-land = { blight-a-pall-upon-the-land }

## Questions
ask-blight-land = { $card }: in which land? { $text }
ask-whose-presence = Whose presence in { $land } is destroyed?
ask-lesser-spirit = Which lesser spirit aids you for the rest of the game?

## What happened
log-lesser-spirit = { $who } has “{ $card }” in play for the rest of the game.
effect-lesser-spirit = { $who } has “{ $what }” in play.
