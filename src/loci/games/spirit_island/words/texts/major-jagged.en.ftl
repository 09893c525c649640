# Major powers of Jagged Earth, in our own words.

## Cards
power-angry-bears = Angry Bears
text-angry-bears = 2 fear and 2 damage. Without beasts in the land, add 1 beasts; with beasts there, 2 more damage and push up to 1 beasts. 2 fire, 3 animal: 1 fear, and destroy 1 explorer or town in one adjacent land with beasts.
power-bargains-of-power-and-protection = Bargains of Power and Protection
text-bargains-of-power-and-protection = 1 of your presence on the island leaves the game. From now on each dahan within range 1 of your presence gives its land defend 1, and you gain 1 energy less each turn. Further uses add to this. 3 sun, 2 water, 2 earth: take the presence from one of your tracks instead.
power-draw-towards-a-consuming-void = Draw Towards a Consuming Void
text-draw-towards-a-consuming-void = From every adjacent land, gather 1 explorer, 1 town, 1 city, 1 dahan, 1 beasts and 1 presence. 4 fear, 15 damage, and 5 damage to dahan. Each spirit there destroys 1 of its presence in the land. Destroy 2 beasts. With no other card in play, you may forget a minor, a major and a unique power to do it all again, as often as you can.
power-focus-the-lands-anguish = Focus the Land's Anguish
text-focus-the-lands-anguish = Gather up to 5 blight. 1 damage for each blight there. If that destroys a town or city, 5 fear. 3 sun: 1 more damage for each blight.
power-forests-of-living-obsidian = Forests of Living Obsidian
text-forests-of-living-obsidian = Add 1 badlands. Push all dahan. 1 damage to every invader, 2 if the origin land is your sacred site. 2 sun, 3 fire, 3 earth: repeat this power.
power-infestation-of-venomous-spiders = Infestation of Venomous Spiders
text-infestation-of-venomous-spiders = Add 1 beasts and gather up to 1 beasts. For each beasts there 1 fear, at most 4, and invaders skip 1 action there this turn; you say which when it would happen. 2 air, 2 earth, 3 animal: after each action skipped so, 4 damage there.
power-irresistible-call = Irresistible Call
text-irresistible-call = Gather 5 towns, 5 dahan, 5 beasts and 15 explorers. 2 sun, 3 air, 2 plant: invaders skip all actions there this turn, and the land is isolated.
power-melt-earth-into-quicksand = Melt Earth Into Quicksand
text-melt-earth-into-quicksand = 1 fear and 2 damage. The land is isolated. Invaders and dahan that are moved there this turn are destroyed afterwards. 2 moon, 4 water, 2 earth: 4 more damage, and add 1 badlands and 1 wilds.
power-sleep-and-never-waken = Sleep and Never Waken
text-sleep-and-never-waken = Invaders skip all actions there this turn. Remove up to 2 explorers. 3 moon, 2 air, 2 animal: remove up to 6 more explorers from among your lands. 1 fear for every 2 explorers removed.
power-spill-bitterness-into-the-earth = Spill Bitterness Into the Earth
text-spill-bitterness-into-the-earth = 6 damage. Add 2 tokens, each badlands or strife, and 1 blight. In up to 3 adjacent lands with blight, add 1 badlands or strife each. 3 fire, 3 water: in up to 3 adjacent lands, 1 damage to every invader.
power-storm-swath = Storm-Swath
text-storm-swath = 2 fear. 1 damage to every invader in the origin land and in the target land. 2 fire, 3 air, 2 water: 1 more range and 1 more fear; the same damage in one land adjacent to both; and destroy 1 town in each land that took damage.
power-the-wounded-wild-turns-on-its-assailants = The Wounded Wild Turns on Its Assailants
text-the-wounded-wild-turns-on-its-assailants = Add 2 badlands, and gather up to 2 beasts. 1 damage for each blight, beasts and wilds there. 2 fire, 3 plant, 2 animal: 2 fear for each invader destroyed by that, at most 8.
power-thickets-erupt-with-every-touch-of-breeze = Thickets Erupt With Every Touch of Breeze
text-thickets-erupt-with-every-touch-of-breeze = 2 damage. Choose: add 3 wilds, or remove 1 blight. 3 plant: 1 fear and 2 more damage.
power-transform-to-a-murderous-darkness = Transform to a Murderous Darkness
text-transform-to-a-murderous-darkness = The spirit may choose one of its sacred sites. All its presence there leaves the game, and 1 badlands takes the place of each; push any number of those. 3 fear, and 3 damage for each presence replaced. 3 moon, 2 fire, 2 air: twice 1 damage in an adjacent land.
power-trees-radiate-celestial-brilliance = Trees Radiate Celestial Brilliance
text-trees-radiate-celestial-brilliance = 3 fear. Defend 6. Invaders skip the next build there this turn. 3 sun, 2 moon, 2 plant: 1 damage for each sun you have.
power-unleash-a-torrent-of-the-selfs-own-essence = Unleash a Torrent of the Self's Own Essence
text-unleash-a-torrent-of-the-selfs-own-essence = Choose: 4 energy, and 4 more if you forget a power card; or pay at least 1 energy for as much damage in one of your lands. 2 sun, 3 fire: you may do both.
power-utter-a-curse-of-dread-and-bone = Utter a Curse of Dread and Bone
text-utter-a-curse-of-dread-and-bone = For each blight in the land and in adjacent lands, add 1 badlands, disease or strife there, at most 3 of a kind. 2 fear and 1 damage. 3 moon, 2 animal: of each kind that you added, add 1 more there or in an adjacent land; 1 damage in an adjacent land.
power-vanish-softly-away-forgotten-by-all = Vanish Softly Away, Forgotten by All
text-vanish-softly-away-forgotten-by-all = Choose: remove 1 invader and 1 explorer or town; or remove all invaders with damage. No rule of an adversary or scenario changes that. 3 moon, 3 air: remove 1 invader in each of 2 lands with 4 or more invaders.
power-walls-of-rock-and-thorn = Walls of Rock and Thorn
text-walls-of-rock-and-thorn = 2 damage. Defend 8. Add 1 wilds. The land is isolated. 2 earth, 2 plant: 2 more damage, defend 2 more, and add 1 badlands.

## Choices
option-gain-4-energy = Gain 4 energy
option-pay-for-damage = Pay energy for damage
option-remove-hurt = Remove all that are damaged
option-remove-two = Remove 2 invaders

## Targets
target-jungle-no-blight = jungle or a land without blight

## Questions
ask-bargain-track = From which track does the presence leave the game?
ask-forget-for-energy = Do you forget a power card for 4 more energy?
ask-infested = { $land }: do the invaders skip this action ({ $action })?
ask-remove-among = Which explorer is removed? ({ $left } left)
ask-torrent = How much energy do you pay for damage in { $land }?
ask-void-again = Do you forget a minor, a major and a unique power to do it all again?
ask-void-presence = Whose presence is drawn from { $land }?
ask-which-token = { $land }: which token do you add?

## What happens
effect-bargain = { $who }: each dahan near has defend { $number }, and so much energy is lost each turn.
effect-bargain-paid = { $who } has lost energy to bargains this turn: { $number }.
effect-infested = { $land }: actions that the invaders may skip: { $number }.
effect-no-next-build = { $land }: the next build is skipped.
effect-quicksand = { $land }: invaders and dahan moved there are destroyed.
log-bargain = { $who } has a bargain: presence on the card { $number }.
log-infested = { $land }: invader actions that may be skipped this turn: { $number }.
log-no-next-build = { $land }: the next build this turn is skipped.
log-quicksand = { $land }: invaders and dahan moved there this turn are destroyed.
trigger-infestation-of-venomous-spiders = Infestation of Venomous Spiders: 4 damage
trigger-melt-earth-into-quicksand = Melt Earth Into Quicksand: what was moved there is destroyed

## Those who settle, command, weave and dream
power-settle-into-hunting-grounds = Settle Into Hunting-Grounds
text-settle-into-hunting-grounds = This turn your presence may count as badlands and as beasts, each as you decide for every Action; it cannot move. 2 plant, 3 animal: 2 fear, and 2 damage in one of your lands.
power-voice-of-command = Voice of Command
text-voice-of-command = 1 damage for each dahan and each explorer there, to towns and cities only. Defend 2. This turn explorers there fight beside the dahan in ravages. 3 sun, 2 air: before that, gather up to 2 explorers, towns or dahan.
do-count = { $number } of your presence
ask-hunting-grounds = { $land }: how many of your presence count as { $kind } for this?
log-hunting-grounds = { $who }: presence may count as badlands and beasts this turn, and cannot move.
log-commanded = { $land }: explorers fight beside the dahan this turn.
effect-hunting-grounds = { $who }: presence may count as badlands and beasts, and cannot move.
effect-commanded = { $land }: explorers fight beside the dahan in ravages.
power-weave-together-the-fabric-of-place = Weave Together the Fabric of Place
text-weave-together-the-fabric-of-place = Until the turn ends this land and an adjacent one are a single land with the terrains and numbers of both; then what lies there is divided between the two as you like, and counts as moved. 4 air: the joined land is isolated; with invaders there, 2 fear, and remove up to 2 invaders.
ask-unweave = { $land } and { $to } are two lands again: what goes to { $to }?
ask-unweave-presence = { $start } and { $land } are two lands again: does presence of yours go to { $land }?
log-woven = { $land } and { $other } are one land this turn.
effect-woven = { $land }: one land together with another.
power-dream-of-the-untouched-land = Dream of the Untouched Land
text-dream-of-the-untouched-land = Remove up to 3 blight, and invaders of up to 3 health together. 3 moon, 2 water, 3 earth, 2 plant: once in a game a random board that is not in use comes to lie beside the target board, without anything that is printed on it. Add 2 beasts, 2 wilds, 2 badlands and up to 2 presence of any spirits anywhere on it. From now on build cards, and what adversaries do on each board or in each land, skip a board.
ask-cleanse = { $land }: how much blight do you remove?
do-cleanse = Remove { $number } blight
ask-join = Board { $board } comes to the island: which side of it lies along which lands?
do-join = Side of { $own } along { $lands }
ask-dream-token = To which land of board { $board } does this token come: { $token }?
ask-dream-presence = Whose presence comes to board { $board }?
log-board-added = Board { $board } comes to lie beside { $lands }.
log-untouched-land = From now on build cards and adversaries skip a board.
effect-untouched-land = Build cards, and what adversaries do on each board or in each land, skip a board.
