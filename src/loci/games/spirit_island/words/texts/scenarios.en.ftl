# The scenarios of the base game, in our own words.

scenario-blitz = Blitz
text-scenario-blitz = All powers are fast. A power that is fast anyway, or made fast by an effect, costs 1 energy less; for an innate power or a card of cost 0 you gain 1 energy instead. With every explore one more explorer comes to each board, into a land that is explored. The blight card begins with 1 more blight per board, and gets 1 less per board when it flips. After the initial explore the invaders build and explore once more.
scenario-guard-the-isles-heart = Guard the Isle's Heart
text-scenario-guard-the-isles-heart = Each board has one inner land, together the heart of the island. From the second turn on you lose as soon as a town or city stands in one of them. At the start there are no towns, every inner land has 1 explorer and 1 presence of its board's spirit more, and every spirit has one random minor and one random major power more.
scenario-rituals-of-terror = Rituals of Terror
text-scenario-rituals-of-terror = All fear cards are in the deck, and fear alone raises no terror level. Earned fear cards are kept for the ritual: in a power phase, in a land with presence of every spirit and 3 dahan per player, the spirits together spend 3 energy and destroy 3 of their presence there. The terror level rises by one (the third ritual wins the game), all earned fear cards take effect, and the dahan of the land are pushed evenly to all lands around.
scenario-dahan-insurrection = Dahan Insurrection
text-scenario-dahan-insurrection = After an action that moved dahan, each of them deals 1 damage where it now is. Then for each destroyed city a town, and for each destroyed town an explorer, comes to the nearest land with dahan. You win on terror level II when towns and cities outnumber the dahan in no land, and on level III in fewer lands than there are players. When the fear deck is empty, all dahan strike once as after a ravage, and you win or lose. You also lose with fewer than 2 dahan per player.

## Questions
ask-blitz-explorer = Into which land of board { $board } does one more explorer come?
ask-ritual-energy = How much energy do you spend on the ritual?
ask-ritual-presence = How much of your presence in { $land } do you destroy for the ritual?
ask-military-response = Military response, { $piece }: to which of the nearest lands with dahan?

## Answers
do-ritual = Ritual of terror in { $land }
do-spend = Spend { $number } energy
do-sacrifice = Destroy { $number } of your presence

## What happened
log-ritual = { $who } calls for the ritual of terror in { $land }.
log-raid = The dahan raid { $land }: { $number } damage.
log-military-response = Military response: { $piece } in { $land }.
log-insurrection = The dahan rise in all lands.
