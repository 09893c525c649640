# The fear cards of Jagged Earth, in our own words.

fear-sense-of-dread = Sense of Dread
text-fear-sense-of-dread-1 = On each board remove 1 explorer from a land that a ravage card shows.
text-fear-sense-of-dread-2 = On each board remove 1 explorer or town from a land that a ravage card shows.
text-fear-sense-of-dread-3 = On each board remove 1 invader from a land that a ravage card shows.
fear-flee-from-dangerous-lands = Flee from Dangerous Lands
text-fear-flee-from-dangerous-lands-1 = On each board push 1 explorer or town from a land with badlands, wilds or dahan.
text-fear-flee-from-dangerous-lands-2 = On each board remove 1 explorer or town from a land with badlands, wilds or dahan.
text-fear-flee-from-dangerous-lands-3 = On each board remove 1 explorer or town from any land, or 1 city from a land with badlands, wilds or dahan.
fear-dahan-reclaim-fishing-grounds = Dahan Reclaim Fishing Grounds
text-fear-dahan-reclaim-fishing-grounds-1 = Each player chooses a coastal land with dahan, all different: 1 damage for every dahan there.
text-fear-dahan-reclaim-fishing-grounds-2 = Each player chooses a coastal land, all different, and gathers up to 1 dahan there; then 1 damage for every dahan there.
text-fear-dahan-reclaim-fishing-grounds-3 = Each player chooses a coastal land, all different, and gathers up to 1 dahan there; then 2 damage for every dahan there.
fear-beset-by-many-troubles = Beset by Many Troubles
text-fear-beset-by-many-troubles-1 = Every land with badlands, beasts, disease, wilds or strife has defend 3.
text-fear-beset-by-many-troubles-2 = Every land with badlands, beasts, disease, wilds or strife, or with at least 3 of them in adjacent lands, has defend 5.
text-fear-beset-by-many-troubles-3 = Each badlands, beasts, disease, wilds and strife gives its land and every adjacent land defend 3.
fear-nerves-fray = Nerves Fray
text-fear-nerves-fray-1 = Each player adds 1 strife in a land that no ravage card shows.
text-fear-nerves-fray-2 = Each player adds 2 strife in one land that no ravage card shows.
text-fear-nerves-fray-3 = Each player adds 2 strife in one land that no ravage card shows. 1 fear for each player.
fear-theological-strife = Theological Strife
text-fear-theological-strife-1 = Each player adds 1 strife in a land with presence.
text-fear-theological-strife-2 = Each player adds 1 strife in a land with presence. Each spirit gains 1 energy for each of its sacred sites in lands with invaders.
text-fear-theological-strife-3 = Each player adds 1 strife in a land with presence. Then every invader with strife deals its damage to other invaders of its land.
log-beset = Troubles defend the lands this turn.
effect-beset =
    { $number ->
        [1] Lands with tokens or strife have defend 3.
        [2] Lands with tokens or strife, or with at least 3 beside them, have defend 5.
       *[other] Each token and strife gives its land and the adjacent ones defend 3.
    }
