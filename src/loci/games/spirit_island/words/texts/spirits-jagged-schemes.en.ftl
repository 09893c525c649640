# Grinning Trickster Stirs Up Trouble and Many Minds Move as One, in our own words.

## Grinning Trickster Stirs Up Trouble
spirit-grinning-trickster-stirs-up-trouble = Grinning Trickster Stirs Up Trouble
option-spirits-is-grinning-trickster-stirs-up-trouble = { spirit-grinning-trickster-stirs-up-trouble }
character-grinning-trickster-stirs-up-trouble = A laugh in the dark and a knife in the wrong hand; it wants to see what everybody does next.
style-grinning-trickster-stirs-up-trouble = Sets invaders against each other and against whoever stands nearby; flexible and quick, but much of what it does is left to chance, and it hates to tidy up.
special-grinning-trickster-stirs-up-trouble-1 = A Real Flair for Discord: after one of your powers adds strife in a land, you may pay 1 energy to add 1 strife in a land within range 1 of it.
special-grinning-trickster-stirs-up-trouble-2 = Cleaning Up Messes Is a Drag: after one of your powers removes blight, destroy 1 of your presence; not for Let's See What Happens.
power-lets-see-what-happens = Let's See What Happens
text-lets-see-what-happens = 1 moon, 1 fire, 2 air: discard cards of the minor power deck until one targets a land, and do at once in this land what it says, whatever its range and target; do each “up to” as far as possible, and each “or” as “and”. 2 moon, 1 fire, 2 air: you may forget a power card to take that card into your hand and gain 1 energy.
power-why-dont-you-and-them-fight = Why Don't You and Them Fight
text-why-dont-you-and-them-fight = 3 moon: you may use this power as slow. 3 air: 1 strife. 3 sun: 1 invader and 1 dahan deal their damage to each other. 3 fire: the same, unless it has happened. 3 animal: with beasts in the land 2 damage; without, you may gather 1 beasts.
power-impersonate-authority = Impersonate Authority
text-impersonate-authority = 1 strife for an invader there.
power-incite-the-mob = Incite the Mob
text-incite-the-mob = 1 invader with strife deals its damage to other invaders in the land. 1 fear for each invader that this power destroys.
power-overenthusiastic-arson = Overenthusiastic Arson
text-overenthusiastic-arson = Destroy 1 town. Discard the top card of the minor power deck; if it has fire, 1 fear, 2 damage and 1 blight in the land.
power-unexpected-tigers = Unexpected Tigers
text-unexpected-tigers = If invaders are there, 1 fear. If you can gather 1 beasts, do that and then push 1 explorer; if not, add 1 beasts.

see-space-push-dahan = push 1 dahan from one of your lands
ask-push-dahan-from = From which of your lands do you push 1 dahan?
ask-discord = In which land do you add 1 strife for 1 energy?
ask-forget-for-card = Which power card do you forget for { $card } and 1 energy?
ask-fight-invader = { $land }: which invader fights a dahan?
ask-fight-dahan = { $land }: which dahan fights the invader?
ask-incite = { $land }: which invader with strife turns on the others?
trigger-a-real-flair-for-discord = a flair for discord
trigger-cleaning-up-messes-is-a-drag = cleaning up is a drag

## Many Minds Move as One
spirit-many-minds-move-as-one = Many Minds Move as One
option-spirits-is-many-minds-move-as-one = { spirit-many-minds-move-as-one }
character-many-minds-move-as-one = Wings, claws and stings without number, and one thought that turns them all at once.
style-many-minds-move-as-one = Gathers swarms from afar to frighten and to shield, and leads friends out of danger; it breaks few walls itself and has little energy at first.
special-many-minds-move-as-one-1 = Fly Fast as Thought: beasts that you gather or push may come from or go to lands up to 2 lands away.
special-many-minds-move-as-one-2 = A Joining of Swarms and Flocks: each of your sacred sites may also count as 1 beasts. What happens to such beasts happens to 2 of your presence there together.
power-the-teeming-host-arrives = The Teeming Host Arrives
text-the-teeming-host-arrives = 2 air, 1 animal: gather up to 1 beasts. 3 air, 1 water, 2 animal: instead, gather up to 1 beasts for each air you have. 1 fire, 4 air, 2 animal: push up to 3 beasts.
power-beset-and-confound-the-invaders = Beset and Confound the Invaders
text-beset-and-confound-the-invaders = Only the highest level counts for which there are beasts enough in the land. 1 air, 2 animal: with 2 beasts, 2 fear and defend 2. 2 air, 3 animal: with 3 beasts, 3 fear and defend 4. 3 air, 4 animal: with 4 beasts, 4 fear and defend 7. 4 air, 1 earth, 5 animal: with 5 beasts, 6 fear and defend 10.
power-a-dreadful-tide-of-scurrying-flesh = A Dreadful Tide of Scurrying Flesh
text-a-dreadful-tide-of-scurrying-flesh = Remove up to half of the beasts there, rounded down. For each of them 2 fear, and the invaders skip one action there this turn, as you choose.
power-boon-of-swarming-bedevilment = Boon of Swarming Bedevilment
text-boon-of-swarming-bedevilment = This turn each presence of the spirit defends its land by 1. The spirit may push up to 1 of its presence.
power-ever-multiplying-swarm = Ever-Multiplying Swarm
text-ever-multiplying-swarm = Add 2 beasts.
power-guide-the-way-on-feathered-wings = Guide the Way on Feathered Wings
text-guide-the-way-on-feathered-wings = Move 1 beasts from there up to two lands. Up to 2 dahan may go with it, for a part of the way or all of it.
power-pursue-with-scratches-pecks-and-stings = Pursue with Scratches, Pecks, and Stings
text-pursue-with-scratches-pecks-and-stings = 1 fear. For each beasts there beyond the first, push 1 explorer or town.

target-two-beasts = land with 2 or more beasts
    .in = in any land with 2 or more beasts
see-space-buy-card = pay 2 energy to gain a power card
growth-swarm-3 = add 1 presence and 1 beasts to one land within range 3
growth-gather-beasts-2 = gather 1 beasts to a land within range 2
ask-swarm-beasts = To which land do 1 beasts come?
ask-gather-beasts-to = To which land do you gather 1 beasts?
ask-site-willing = Does your sacred site count as beasts, which go from { $start } to { $land }? It would be 2 of your presence.
ask-guide = Where do the beasts lead the way from { $land }?
ask-guide-dahan = Which dahan go along to { $to }? ({ $left } left)
do-push-site = Your sacred site, as beasts, to { $land } ({ $terrain })
do-gather-site = A sacred site, as beasts, from { $land } ({ $terrain })
do-remove-site = Your sacred site, as beasts: 2 presence in { $land } ({ $terrain })
log-overrun = { $land }: invader actions that may be skipped this turn: { $number }.
log-bedevilled = { $who }: presence defends its land this turn.
effect-overrun = { $land }: actions that the invaders may skip: { $number }.
effect-bedevilled = { $who }: each presence defends its land by 1.
