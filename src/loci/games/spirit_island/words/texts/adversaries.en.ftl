# The adversaries of the base game, in our own words.

adversary-brandenburg-prussia = The Kingdom of Brandenburg-Prussia
escalation-brandenburg-prussia = Land Rush: on every board with a town or city, 1 town comes to a land of that board without towns, before the explore.
text-adversary-brandenburg-prussia-0 = The escalation is the same at every level.
text-adversary-brandenburg-prussia-1 = Fast Start: every board begins with 1 more town in land 3.
text-adversary-brandenburg-prussia-2 = Surge of Colonists: one stage III card comes before the stage II cards.
text-adversary-brandenburg-prussia-3 = Efficient: 1 stage I card fewer.
text-adversary-brandenburg-prussia-4 = Aggressive Timetable: 1 stage II card fewer.
text-adversary-brandenburg-prussia-5 = Ruthlessly Efficient: another stage I card fewer.
text-adversary-brandenburg-prussia-6 = Terrifyingly Efficient: the last stage I card is gone too.
adversary-england = The Kingdom of England
escalation-england = Building Boom: on every board with a town or city, a build in the land of that board with most of them, before the explore.
text-adversary-england-0 = Proud & Mighty Capital: you lose as soon as a land holds 7 towns and cities together.
text-adversary-england-1 = Indentured Servants Earn Land: the invaders also build in lands without invaders if there are at least 2 towns and cities in the lands beside them.
text-adversary-england-2 = Criminals and Malcontents: every board begins with 1 more city in land 1 and 1 more town in land 2.
text-adversary-england-3 = High Immigration: a stage I card that has ravaged builds once more next turn, before the ravage.
text-adversary-england-4 = High Immigration, in full: cards of stages II and III that have ravaged build once more as well.
text-adversary-england-5 = Local Autonomy: towns and cities have 1 more health.
text-adversary-england-6 = Independent Resolve: a fear card takes 1 more fear per player, and the additional build happens twice in an invader phase without fear cards.
adversary-sweden = The Kingdom of Sweden
escalation-sweden = Swayed by the Invaders: after the explore, in every explored land with at least as many invaders as dahan, 1 dahan becomes a town.
text-adversary-sweden-0 = The escalation is the same at every level.
text-adversary-sweden-1 = Heavy Mining: a ravage with 6 or more damage to the land adds 1 more blight, which destroys no presence and does not cascade.
text-adversary-sweden-2 = Population Pressure at Home: every board begins with 1 more city in land 4; blight of that land moves to land 5.
text-adversary-sweden-3 = Fine Steel for Tools and Guns: towns deal 3 damage and cities 5.
text-adversary-sweden-4 = Royal Backing: at the end of the set-up the top card of the lowest stage is discarded; on every board 1 town comes to the land of its type with fewest invaders.
text-adversary-sweden-5 = Mining Rush: a ravage that adds blight also adds 1 town to an adjacent land without town or city.
text-adversary-sweden-6 = Prospecting Outpost: every board begins with 1 more town and 1 more blight in land 8.

## Questions
ask-adversary-town = Adversary: in which land is a town added?
ask-adversary-build = Escalation: in which land do the invaders build?

## What happened
log-adversary-adds = { $land }: the adversary adds { $piece }.
log-invader-discarded = An invader card is discarded: { $card }.
