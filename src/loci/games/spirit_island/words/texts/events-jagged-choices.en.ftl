### Choice events of Jagged Earth, in our own words.

event-lesser-spirits-imperiled = Lesser Spirits Imperiled
event-part-tend-to-your-own-strength = Tend to Your Own Strength
text-event-part-tend-to-your-own-strength = Each spirit gains 1 energy. Discard 1 minor power from the deck for each player: for each with plant 1 blight goes from the blight card to the box, for each with animal destroy 1 dahan in a land with blight.
event-part-forge-a-web-of-mutual-support = Forge a Web of Mutual Support
text-event-part-forge-a-web-of-mutual-support = Each spirit destroys 1 of its presence. Each spirit has 1 element of its choice more for the rest of the game.
event-remnants-of-a-spirits-heart = Remnants of a Spirit's Heart
event-part-leave-its-strength-with-the-dahan = Leave Its Strength With the Dahan
text-event-part-leave-its-strength-with-the-dahan = This turn dahan have 10 health more, and invaders in lands with dahan 1 health more.
event-part-with-patient-focus-craft-a-great-warding = With Patient Focus Craft a Great Warding
text-event-part-with-patient-focus-craft-a-great-warding = This turn the spirits defend each land by 4 less. In one later spirit phase they may together defend all lands by 4 for the turn.
event-numinous-crisis = Numinous Crisis
event-part-draw-strength-from-it-while-you-can = Draw Strength From It While You Can
text-event-part-draw-strength-from-it-while-you-can = 1 blight for each player goes from the blight card to the box, and more until the card has flipped. The spirits gain 3 energy for each, divided as evenly as possible.
event-part-pour-your-strength-into-the-island = Pour Your Strength Into the Island
text-event-part-pour-your-strength-into-the-island = Each spirit chooses: pay 3 energy, forget 2 power cards, or return 1 presence from the island to its tracks. 1 blight for each spirit comes from the box onto the blight card.
event-hard-working-settlers = Hard-Working Settlers
event-part-act-cautiously-in-the-background = Act Cautiously in the Background
text-event-part-act-cautiously-in-the-background = On each board push up to 2 dahan; add 1 town to a land without towns; invaders ravage now in the land with the most invaders that a ravage card shows.
event-part-create-unnerving-distractions = Create Unnerving Distractions
text-event-part-create-unnerving-distractions = This turn 1 land of each board may be left out in the ravages of cards. 1 fear for each player. The lowest card of stage II and of stage III in the invader deck leave the game.
event-dahan-trade-with-the-invaders = Dahan Trade with the Invaders
event-part-ignore-their-interest = Ignore Their Interest
text-event-part-ignore-their-interest = Dahan take no part in ravages this turn.
event-part-display-your-wrath-at-this-betrayal = Display Your Wrath at This Betrayal
text-event-part-display-your-wrath-at-this-betrayal = Each spirit with dahan in its lands destroys 1 of them: 1 fear.
event-part-change-and-help-them-learn-from-the-enemy = Change and Help Them Learn From the Enemy
text-event-part-change-and-help-them-learn-from-the-enemy = Dahan take no part in ravages this turn. Each spirit forgets a power card. From the next turn on each dahan defends its land by 1.
event-lifes-balance-tilts = Life's Balance Tilts
event-part-let-destruction-have-its-day = Let Destruction Have Its Day
text-event-part-let-destruction-have-its-day = On each board remove 1 beasts, then add 1 disease. For each board discard the top minor power; if it is fast, add 1 blight there. Invaders and dahan have 1 health less this turn (at least 1).
event-part-fortify-the-resilience-of-life = Fortify the Resilience of Life
text-event-part-fortify-the-resilience-of-life = On each board add 1 beasts, then remove 1 disease. For each board discard the top minor power; if it is slow, remove 1 blight there. Invaders and dahan have 1 health more this turn.

## Questions and choices
ask-shared-energy = Numinous Crisis: who gains 1 energy more?
option-pay-3-energy = Pay 3 energy
option-return-1-presence = Return 1 presence to your tracks
do-great-warding = Use the great warding: defend 4 in all lands
told-great-warding = { $who } calls for the great warding.

## What happened
log-blight-refilled = Blight of the box comes onto the blight card.
log-invader-boxed-below = An invader card from below leaves the game.

## What is in force
effect-lasting-element = { $who } has 1 more of an element: { $what }.
effect-leave-its-strength-with-the-dahan = Dahan have 10 health more, invaders in their lands 1.
effect-great-warding-crafted = The spirits defend each land by 4 less.
effect-great-warding = Great warding: once, in a spirit phase, defend 4 in all lands.
effect-warding-refused = The great warding is not used this turn.
effect-dahan-trade = Dahan take no part in ravages.
effect-dahan-learn = From the next turn on each dahan defends its land by 1.
effect-dahan-have-learned = Each dahan defends its land by 1.
