# The scenarios of Branch & Claw, in our own words.

scenario-ward-the-shores = Ward the Shores
option-scenario-is-ward-the-shores = { scenario-ward-the-shores }
text-scenario-ward-the-shores = All fear cards are in the deck, and when it runs out the discard is shuffled for it. Once a turn each spirit may play a power card face down, for a card play and no energy: at a sacred site of yours, for 2 energy for each blight, town and city there, you draw a warding pattern, which gives the land defend 3 until blight comes there. In stage III every explore brings a town as well. You win only so: from terror level II on, with a pattern in every coastal land.
power-warding = Warding
text-warding = Draw a warding pattern here, for 2 energy for each blight, town and city in the land.
scenario-rituals-of-the-destroying-flame = Rituals of the Destroying Flame
option-scenario-is-rituals-of-the-destroying-flame = { scenario-rituals-of-the-destroying-flame }
text-scenario-rituals-of-the-destroying-flame = Invaders take no damage and are not destroyed unless a flame marker is in their land or beside it, or 2 energy are paid: by the user for a whole power, by anybody for one land of something else. Each turn after all growth every spirit may forget a power card with fire: a flame marker and 1 blight come to a land with its presence, it gains as much energy as the stage of the invaders, and if invaders are there, as much fear and 1 damage for each dahan there.

## Questions
ask-flame = { $land }: pay 2 energy so that the invaders there can be hurt?
ask-flame-power = { $land }: pay 2 energy so that your power can hurt invaders?
ask-flame-land = Ritual: in which land with your presence does the flame burn?

## Answers
do-ward = Play { $card } face down, to ward
do-burn = Ritual of the flame: forget { $card }

## What happened
log-face-down = { $who } plays a card face down.
effect-face-down = { $who } has played “{ $what }” face down, to ward.
log-warding-pattern = { $land }: a warding pattern.
effect-warding-pattern = { $land }: a warding pattern (defend 3).
log-flame-marker = { $land }: the flame burns; { $who } has held the ritual.
effect-flame-marker = { $land }: the flame burns.
effect-ritual-over = { $who } has held the ritual of the flame this turn.
