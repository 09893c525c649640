# The spirits of Branch & Claw, in our own words.

## Sharp Fangs Behind the Leaves
spirit-sharp-fangs-behind-the-leaves = Sharp Fangs Behind the Leaves
option-spirits-is-sharp-fangs-behind-the-leaves = { spirit-sharp-fangs-behind-the-leaves }
character-sharp-fangs-behind-the-leaves = The jungle that watches back: claws, teeth and patience behind every leaf.
style-sharp-fangs-behind-the-leaves = Calls beasts and hunts with them where the jungle reaches; slow to spread, and its own presence feeds the pack.
special-sharp-fangs-behind-the-leaves-1 = Ally of the Beasts: whenever beasts leave a land with your presence, 1 of your presence may go along to the same land.
special-sharp-fangs-behind-the-leaves-2 = Call Forth Predators: once in each spirit phase you may put 1 beasts in the place of 1 of your presence, which leaves the game.
power-ranging-hunt = Ranging Hunt
text-ranging-hunt = 2 animal: you may gather 1 beasts. 2 plant, 3 animal: 1 damage for each beasts there. 2 animal: then you may push up to 2 beasts.
power-frenzied-assault = Frenzied Assault
text-frenzied-assault = 1 moon, 1 fire, 4 animal: 1 fear and 2 damage. 1 moon, 2 fire, 5 animal: 1 fear and 1 damage more. Then remove 1 beasts.
power-prey-on-the-builders = Prey on the Builders
text-prey-on-the-builders = You may gather 1 beasts. If beasts are there then, the invaders do not build there this turn.
power-teeth-gleam-from-darkness = Teeth Gleam from Darkness
text-teeth-gleam-from-darkness = 1 fear and add 1 beasts; or, if both beasts and invaders are there, 3 fear.
power-terrifying-chase = Terrifying Chase
text-terrifying-chase = Push 2 explorers, towns or dahan, and 2 more for each beasts there. If an invader was pushed, 2 fear.
power-too-near-the-jungle = Too Near the Jungle
text-too-near-the-jungle = 1 fear and destroy 1 explorer.

## Keeper of the Forbidden Wilds
spirit-keeper-of-the-forbidden-wilds = Keeper of the Forbidden Wilds
option-spirits-is-keeper-of-the-forbidden-wilds = { spirit-keeper-of-the-forbidden-wilds }
character-keeper-of-the-forbidden-wilds = The warden of ground on which nobody may tread, dahan no more than invaders.
style-keeper-of-the-forbidden-wilds = Grows wilds that keep explorers out and punishes whoever stands where it is strong; pays dearly to grow, and drives the dahan off.
special-keeper-of-the-forbidden-wilds-1 = Forbidden Ground: after a land has become a sacred site of yours, push all dahan out of it. Dahan events never move dahan into your sacred sites; powers may.
power-punish-those-who-trespass = Punish Those Who Trespass
text-punish-those-who-trespass = 2 sun, 1 fire, 2 plant: 2 damage; destroy 1 dahan. 2 sun, 2 fire, 3 plant: 1 damage more for each pair of a sun and a plant you have. 4 plant: you may deal part of the damage in one other land with your presence.
power-spreading-wilds = Spreading Wilds
text-spreading-wilds = 2 sun: push 1 explorer for every 2 sun you have. 1 plant: if no explorer is there then, add 1 wilds. 3 plant: range +1. 1 air: range +1.
power-boon-of-growing-power = Boon of Growing Power
text-boon-of-growing-power = The spirit gains a power card. If it is another spirit, it gains 1 energy as well.
power-regrow-from-roots = Regrow from Roots
text-regrow-from-roots = If there are at most 2 blight, remove 1 of it.
power-sacrosanct-wilderness = Sacrosanct Wilderness
text-sacrosanct-wilderness = Push 2 dahan. Then 2 damage for each wilds there, or add 1 wilds.
power-towering-wrath = Towering Wrath
text-towering-wrath = 2 fear. 2 damage for each of your sacred sites there and in the lands around. Destroy all dahan there.

## Growth
growth-price = pay { $number } energy
target-beasts = a land with beasts
target-jungle-beasts = jungle or a land with beasts
    .in = in any jungle or land with beasts
target-wilds-own = a land with wilds or your presence
    .in = in any land with wilds or your presence
target-unblighted = a land without blight
    .in = in any land without blight

## Questions
ask-ally-of-beasts = Does 1 of your presence go with the beasts from { $start } to { $land }?
ask-punish-land = In which other land of yours do you deal part of the damage to { $land }?
ask-punish-damage = How much of the damage do you deal in { $land }?

## Answers
do-call = Call predators forth in { $land }
do-split = { $number } damage

## What happened
log-presence-gone = Presence of { $who } in { $land } leaves the game.
effect-predators-called = { $who } has called predators forth this turn.
trigger-forbidden-ground = forbidden ground
