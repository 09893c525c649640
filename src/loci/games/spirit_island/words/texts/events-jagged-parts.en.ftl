### Token events and dahan events of Jagged Earth, in our own words.

## Token events
event-part-foreign-diseases = Foreign Diseases
text-event-part-foreign-diseases = On each board, in the land with the most invaders and dahan together (at least 1 of each): add 1 disease, then 2 damage to dahan.
event-part-beasts-multiply = Beasts Multiply
text-event-part-beasts-multiply = On each board add 1 beasts to a land adjacent to beasts, then destroy 1 dahan in a land with beasts.
event-part-casualties-of-fang-and-sting = Casualties of Fang and Sting
text-event-part-casualties-of-fang-and-sting = On each board destroy 1 explorer or town in a land with beasts.
event-part-quit-the-farmed-lands = Quit the Farmed Lands
text-event-part-quit-the-farmed-lands = On each board push 1 beasts to a land without towns and cities; 1 fear if explorers are there.
event-part-explorers-blunder = Explorers Blunder
text-event-part-explorers-blunder = On each board destroy 2 explorers in lands with beasts.
event-part-prey-on-the-heedless = Prey on the Heedless
text-event-part-prey-on-the-heedless = In each land with beasts: 1 damage for each beasts.
event-part-hunting-parties = Hunting Parties
text-event-part-hunting-parties = In each land with beasts and a city: 1 fear, and destroy 1 beasts.
event-part-beasts-chase-off-homesteaders = Beasts Chase Off Homesteaders
text-event-part-beasts-chase-off-homesteaders = On each board push up to 2 explorers, or 1 town, from a land with beasts.
event-part-terrifying-beasts = Terrifying Beasts
text-event-part-terrifying-beasts = 2 fear for each board with at least 2 beasts.
event-part-lair-in-untamed-lands = Lair in Untamed Lands
text-event-part-lair-in-untamed-lands = On each board add 1 beasts to a land without towns, cities and blight.
event-part-beasts-prey-on-the-injured = Beasts Prey on the Injured
text-event-part-beasts-prey-on-the-injured = This turn beasts count as badlands too. On each board destroy 1 damaged invader in a land with beasts.
event-part-irregular-outbreaks = Irregular Outbreaks
text-event-part-irregular-outbreaks = Disease stops no building in this invader phase. 1 fear for each board with disease.
event-part-fatalities-rise = Fatalities Rise
text-event-part-fatalities-rise = In each land with disease: 1 damage to each invader and to each dahan. Remove 1 disease where a town or city fell.
event-part-plagues-bring-fear-and-death = Plagues Bring Fear and Death
text-event-part-plagues-bring-fear-and-death = 1 fear for each board with disease. On each board 2 damage to dahan in a land with disease.
event-part-outbreaks-shift = Outbreaks Shift
text-event-part-outbreaks-shift = On each board push 1 disease to the adjacent land with the most invaders.
event-part-virulence-among-close-packed-homes = Virulence Among Close-Packed Homes
text-event-part-virulence-among-close-packed-homes = On each board add 1 disease to the inland land with the most towns and cities.
event-part-pestilence-arrives-on-canvas-sails = Pestilence Arrives on Canvas Sails
text-event-part-pestilence-arrives-on-canvas-sails = On each board add 1 disease to the coastal land with the most towns and cities; there 3 damage to dahan.

## Dahan events
event-part-coordinated-defense = Coordinated Defense
text-event-part-coordinated-defense = This turn each land with dahan and presence has defence 5 when it is ravaged.
event-part-careful-defense = Careful Defense
text-event-part-careful-defense = This turn each land with dahan has defence 2 when it is ravaged.
event-part-engage-on-their-own-terms = Engage on Their Own Terms
text-event-part-engage-on-their-own-terms = In ravages this turn dahan deal only 1 damage each, but before the invaders.
event-part-lay-ambushes = Lay Ambushes
text-event-part-lay-ambushes = In ravages this turn dahan deal their damage at the same time as the invaders.
event-part-settlers-encroach-too-far = Settlers Encroach Too Far
text-event-part-settlers-encroach-too-far = On each board, from a land with a town and dahan, push 1 town for every 2 dahan there.
event-part-at-their-gates = At Their Gates Demanding Redress
text-event-part-at-their-gates = 2 fear for each land with dahan and a city.
event-part-speak-of-the-spirits-anger = Speak of the Spirits' Anger
text-event-part-speak-of-the-spirits-anger = 1 fear for each board with dahan in a land with a town or city.
event-part-raiding-and-retaliation = Raiding and Retaliation
text-event-part-raiding-and-retaliation = In each land with a town or city: 1 damage for each dahan, then each town and city that is left deals 1 damage to dahan.
event-part-coordinated-strikes = Coordinated Strikes
text-event-part-coordinated-strikes = In each land with at least 3 dahan: 2 damage and defend 2.
event-part-rally-to-the-defense = Rally to the Defense of Distant Kin
text-event-part-rally-to-the-defense = On each board gather 1 dahan into a land with dahan; it has defend 1 for each dahan there.
event-part-a-thousand-small-struggles = A Thousand Small Struggles
text-event-part-a-thousand-small-struggles = On each board with at least 4 towns and cities and at most 4 dahan: add 1 blight to a land without dahan.
event-part-seek-out-new-grounds = Seek Out New Grounds
text-event-part-seek-out-new-grounds = On each board gather 1 or 2 dahan into a land in which the board shows none for the setup.
event-part-return-to-old-pillars = Return to Old Pillars
text-event-part-return-to-old-pillars = On each board gather 1 or 2 dahan into a land in which the board shows some for the setup.
event-part-leave-the-hostile-land = Leave the Hostile Land
text-event-part-leave-the-hostile-land = In each land push 1 dahan for each badlands and disease there, to lands without these.
event-part-keep-far-from-plague = Keep Far From the Lands of Plague
text-event-part-keep-far-from-plague = On each board push 3 dahan from lands with disease to lands without.
event-part-coming-of-age-2-dahan = Coming of Age
text-event-part-coming-of-age-2-dahan = On each board add 1 dahan to a land with at least 2 dahan.
event-part-coming-of-age-no-token = Coming of Age
text-event-part-coming-of-age-no-token = On each board add 1 dahan to a land with dahan and without badlands, beasts, disease and wilds.
event-part-coming-of-age-no-blight-disease = Coming of Age
text-event-part-coming-of-age-no-blight-disease = On each board add 1 dahan to a land with dahan and without blight and disease.
event-part-blessings-of-bounty-and-health = Blessings of Bounty and Health
text-event-part-blessings-of-bounty-and-health = Each spirit may add 1 dahan to one of its lands with dahan.
event-part-clever-cooperation = Clever Cooperation
text-event-part-clever-cooperation = Each spirit may push 1 of its presence from a land with dahan; 2 damage in the land it comes to.
event-part-offerings-of-story-and-season = Offerings of Story and Season
text-event-part-offerings-of-story-and-season = Each spirit with at least 3 dahan in all its lands together gains 1 energy and may reclaim 1 card.
event-part-tell-the-old-stories = Tell the Old Stories
text-event-part-tell-the-old-stories = Each spirit with at least 2 dahan in all its lands together reclaims 1 power card, or gets back a unique power that it has forgotten.

## What is in force
effect-beasts-are-badlands = Beasts count as badlands too.
effect-coordinated-defense = Lands with dahan and presence have defence 5.
effect-careful-defense = Lands with dahan have defence 2.
effect-engage-on-their-own-terms = Dahan deal 1 damage each before the invaders who ravage.
effect-lay-ambushes = Dahan strike at the same time as the invaders who ravage.

## Choices
option-push-explorers = Push up to 2 explorers
ask-old-stories = Tell the Old Stories: which card do you take back?
