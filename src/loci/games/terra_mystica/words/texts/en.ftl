# Terra Mystica in English: our own words. Tiles and action spaces keep the names of game records.

game-title = Terra Mystica

## Nouns
terrain-desert = desert
terrain-plains = plains
terrain-swamp = swamp
terrain-lakes = lakes
terrain-forest = forest
terrain-mountains = mountains
terrain-wasteland = wasteland
building-dwelling = dwelling
    .plural = dwellings
building-trading-house = trading house
    .plural = trading houses
building-temple = temple
    .plural = temples
building-stronghold = stronghold
    .plural = strongholds
building-sanctuary = sanctuary
    .plural = sanctuaries
cult-fire = Fire
cult-water = Water
cult-earth = Earth
cult-air = Air
faction-alchemists = Alchemists
faction-auren = Auren
faction-chaosmagicians = Chaos Magicians
faction-cultists = Cultists
faction-darklings = Darklings
faction-dwarves = Dwarves
faction-engineers = Engineers
faction-fakirs = Fakirs
faction-giants = Giants
faction-halflings = Halflings
faction-mermaids = Mermaids
faction-nomads = Nomads
faction-swarmlings = Swarmlings
faction-witches = Witches
amount-C =
    { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }
amount-W =
    { $number ->
        [one] { $number } worker
       *[other] { $number } workers
    }
amount-P =
    { $number ->
        [one] { $number } priest
       *[other] { $number } priests
    }
amount-PW = { $number } power
amount-VP =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
nothing = nothing
source-start = start
source-offers = power from neighbours
source-scoring = scoring tiles
source-favours = favour tiles
source-bonus = bonus tiles
source-towns = towns
source-tracks = shipping and spade tracks
source-faction = faction ability
source-trade = trade
source-cults = cults
source-area = largest area
source-resources = resources left over

## Abilities of the factions
ability-alchemists = In your turn you may trade 1 point for 1 coin, or 2 coins for 1 point.
ability-auren = No ability of their own before the stronghold is built.
ability-chaosmagicians = You begin with a single dwelling, placed last. Each temple and the sanctuary bring you 2 favour tiles.
ability-cultists = When a neighbour takes power from a building of yours, you make 1 cult step of your choice.
ability-darklings = You pay a spade with a priest and score 2 points for it. You have no spade track.
ability-dwarves = For 2 more workers you can dig or build past one hex, which scores 4 points. You have no shipping.
ability-engineers = As an action you can build a bridge for 2 workers, as often as you like.
ability-fakirs = For 1 more priest you can dig or build past one hex, which scores 4 points. You have no shipping.
ability-giants = Any terrain becomes wasteland for exactly 2 spades, never anything in between.
ability-halflings = Every spade you get scores 1 point. Better spades cost you only 1 coin besides the workers and the priest.
ability-mermaids = When you found a town you may skip one river hex. Your shipping begins at 1 and goes up to 5.
ability-nomads = You begin with three dwellings.
ability-swarmlings = Each town you found brings you 3 workers.
ability-witches = Each town you found scores 5 points more.
stronghold-alchemists = 12 power at once; from then on 2 power for every spade you get.
stronghold-auren = A favour tile at once; then, once a round, 2 steps on one cult track.
stronghold-chaosmagicians = Once a round: two actions, one after the other.
stronghold-cultists = 7 points at once.
stronghold-darklings = At once up to 3 workers may become priests.
stronghold-dwarves = A tunnel costs you only 1 more worker.
stronghold-engineers = Whenever you pass: 3 points for each bridge of yours between two of your buildings.
stronghold-fakirs = The carpet flies past up to two hexes.
stronghold-giants = Once a round: 2 spades for one hex.
stronghold-halflings = 3 spades at once; on one of their hexes you may build a dwelling.
stronghold-mermaids = A free shipping step at once.
stronghold-nomads = Once a round: a sandstorm turns a hex beside your buildings into desert.
stronghold-swarmlings = Once a round: a dwelling becomes a trading house for free.
stronghold-witches = Once a round: a free dwelling on any free forest hex.

## Tiles
tile-BON1 = income 2 coins; action: 1 spade
tile-BON2 = income 4 coins; action: 1 cult step
tile-BON3 = income 6 coins
tile-BON4 = income 3 power; shipping 1 more until you pass
tile-BON5 = income 3 power, 1 worker
tile-BON6 = income 2 workers; when you pass, 4 points each for stronghold and sanctuary
tile-BON7 = income 1 worker; when you pass, 2 points for each trading house
tile-BON8 = income 1 priest
tile-BON9 = income 2 coins; when you pass, 1 point for each dwelling
tile-BON10 = income 3 power; when you pass, 3 points for each level of shipping
tile-SCORE1 = 2 points a spade; at the end of the round 1 coin a step on Earth
tile-SCORE2 = 5 points a town; at the end of the round 1 spade for each 4 steps on Earth
tile-SCORE3 = 2 points a dwelling; at the end of the round 1 priest for each 4 steps on Water
tile-SCORE4 = 5 points for stronghold or sanctuary; at the end of the round 1 worker for each 2 steps on Fire
tile-SCORE5 = 2 points a dwelling; at the end of the round 4 power for each 4 steps on Fire
tile-SCORE6 = 3 points a trading house; at the end of the round 1 spade for each 4 steps on Water
tile-SCORE7 = 5 points for stronghold or sanctuary; at the end of the round 1 worker for each 2 steps on Air
tile-SCORE8 = 3 points a trading house; at the end of the round 1 spade for each 4 steps on Air
tile-SCORE9 = 4 points a temple; at the end of the round 2 coins for each own priest on the cult board
tile-FAV1 = 3 steps on Fire
tile-FAV2 = 3 steps on Water
tile-FAV3 = 3 steps on Earth
tile-FAV4 = 3 steps on Air
tile-FAV5 = 2 steps on Fire; power 6 is enough for a town
tile-FAV6 = 2 steps on Water; action: 1 cult step
tile-FAV7 = 2 steps on Earth; income 1 worker, 1 power
tile-FAV8 = 2 steps on Air; income 4 power
tile-FAV9 = 1 step on Fire; income 3 coins
tile-FAV10 = 1 step on Water; 3 points for each trading house you build
tile-FAV11 = 1 step on Earth; 2 points for each dwelling you build
tile-FAV12 = 1 step on Air; when you pass, 2, 3, 3 or 4 points for 1, 2, 3 or 4 trading houses
tile-TW1 = 5 points, 6 coins, a key
tile-TW2 = 7 points, 2 workers, a key
tile-TW3 = 9 points, 1 priest, a key
tile-TW4 = 6 points, 8 power, a key
tile-TW5 = 8 points, 1 step on each cult, a key
tile-TW6 = 2 points, 2 steps on each cult, two keys
tile-TW7 = 4 points, 1 shipping step (Fakirs: a longer carpet), a key
tile-TW8 = 11 points, a key
action-ACT1 = a bridge
action-ACT2 = 1 priest
action-ACT3 = 2 workers
action-ACT4 = 7 coins
action-ACT5 = 1 spade
action-ACT6 = 2 spades
action-BON1 = 1 spade
action-BON2 = 1 cult step
action-FAV6 = 1 cult step
action-ACTA = 2 steps on one cult
action-ACTC = two actions
action-ACTE = a bridge
action-ACTG = 2 spades for one hex
action-ACTN = a sandstorm
action-ACTS = a free trading house
action-ACTW = a free dwelling on any forest

## Questions
ask-faction = Choose your faction.
ask-first-dwelling = Place one of your first dwellings.
ask-first-bonus = Choose your first bonus tile.
ask-turn = Your turn: choose an action, or pass.
ask-turn-double = Double turn: choose the first of your { $left } actions.
ask-offer =
    { $price ->
        [0] You may gain { $power } power from { $giver } for free.
        [one] You may gain { $power } power from { $giver } for { $price } point.
       *[other] You may gain { $power } power from { $giver } for { $price } points.
    }
ask-cultists-step = A neighbour took your power: choose the cult for your step.
ask-burnt = Spend the { $power } power in bowl III now: an action or a conversion.
ask-town =
    { $number ->
        [one] You found a town: choose its tile.
       *[other] You found { $number } towns: choose a tile for each.
    }
ask-favour =
    { $number ->
        [one] Choose a favour tile.
       *[other] Choose { $number } favour tiles, one by one.
    }
ask-step =
    { $steps ->
        [one] Choose the cult for your step.
       *[other] Choose the cult for your { $steps } steps.
    }
ask-key = Choose the cult on which your key opens field 10.
ask-bridge = Choose where the bridge goes.
ask-ride = Choose a free forest hex for your free dwelling.
ask-house = Choose the dwelling that becomes a trading house.
ask-storm = Choose the hex that the sandstorm turns into desert.
ask-spades =
    { $spades ->
        [one] Use your spade.
       *[other] Use your { $spades } spades.
    }
ask-dwelling = You may build a dwelling where you have dug.
ask-ordain = You may turn workers into priests.
ask-done = Your action is done: end your turn, or convert first.
ask-reward =
    { $spades ->
        [one] Cult reward: use your spade.
       *[other] Cult reward: use your { $spades } spades.
    }

## Answers
do-for-points =
    { $points ->
        [one] { $what } (+{ $points } point now)
       *[other] { $what } (+{ $points } points now)
    }
    .short = { FORM($what, "short") } (+{ $points })
do-uncovers = { $what }; uncovers income { $uncovers }
    .short = { FORM($what, "short") }
do-uncovers-covers = { $what }; uncovers income { $uncovers }, covers { $covers }
    .short = { FORM($what, "short") }
do-faction = { $faction } ({ $terrain }; { $what }). { $ability } Stronghold: { $stronghold }
    .short = { $faction } ({ $terrain })
do-place = Dwelling on { $hex }
do-build = Build a dwelling on { $hex }: { $price }
do-build-tunnel = Tunnel to { $hex } and build a dwelling: { $price }
do-build-carpet = Fly to { $hex } and build a dwelling: { $price }
do-ride = Free dwelling on { $hex }
do-dig =
    { $spades ->
        [one] Buy { $spades } spade: { $price }
       *[other] Buy { $spades } spades: { $price }
    }
do-transform =
    { $spades ->
        [one] Turn { $hex } into { $terrain } with { $spades } spade
       *[other] Turn { $hex } into { $terrain } with { $spades } spades
    }
do-transform-tunnel =
    { $spades ->
        [one] Tunnel to { $hex } ({ $price }) and turn it into { $terrain } with { $spades } spade
       *[other] Tunnel to { $hex } ({ $price }) and turn it into { $terrain } with { $spades } spades
    }
    .short = Tunnel to { $hex } ({ $price }): { $terrain }
do-transform-carpet =
    { $spades ->
        [one] Fly to { $hex } ({ $price }) and turn it into { $terrain } with { $spades } spade
       *[other] Fly to { $hex } ({ $price }) and turn it into { $terrain } with { $spades } spades
    }
    .short = Fly to { $hex } ({ $price }): { $terrain }
do-home = { $what }: your home terrain
    .short = { FORM($what, "short") }: home
do-storm = Sandstorm on { $hex }: it becomes { $terrain }
do-upgrade = Upgrade { $hex } to a { $building }: { $price }
do-upgrade-free = Upgrade { $hex } to a { $building } for free
do-advance-ship = Shipping to { $level }: { $price }
do-advance-dig =
    { $workers ->
        [one] Better spades, { $workers } worker each from now on: { $price }
       *[other] Better spades, { $workers } workers each from now on: { $price }
    }
climb =
    { $power ->
        [0] { $cult } from { $start } to { $end }
       *[other] { $cult } from { $start } to { $end }, { $power } power
    }
do-send = Priest to the place for { $steps } steps: { $climb }
do-send-back = Priest back to the reserve for 1 step: { $climb }
do-step = { $climb }
do-action =
    { $name ->
        [ACTE] Your own action for { $price }: { $what }
       *[other] Power action for { $price }: { $what }
    }
do-action-free =
    { $name ->
        [BON1] Bonus tile: { $what }
        [BON2] Bonus tile: { $what }
        [FAV6] Favour tile: { $what }
       *[other] Stronghold: { $what }
    }
do-bridge = Bridge between { $one } and { $other }
do-favour = Favour tile: { $what } ({ $climb })
do-town = Town tile: { $what }
    .short = { $what }
do-town-in-all = Town tile: { $what } (in all { $points } points)
do-connect = Found a town over the river hex { $river }
do-convert = Convert { $pay } to { $get }
do-ordain =
    { $number ->
        [one] Turn { $number } worker into a priest
       *[other] Turn { $number } workers into priests
    }
do-burn =
    { $number ->
        [one] Sacrifice { $number } power token: another moves to bowl III
       *[other] Sacrifice { $number } power tokens: { $number } others move to bowl III
    }
do-accept =
    { $price ->
        [0] Accept { $power } power from { $giver } ({ $faction }) for free
        [one] Accept { $power } power from { $giver } ({ $faction }) for { $price } point
       *[other] Accept { $power } power from { $giver } ({ $faction }) for { $price } points
    }
do-decline =
    { $price ->
        [0] Decline { $power } free power from { $giver } ({ $faction })
        [one] Decline { $power } power from { $giver } ({ $faction }): keep { $price } point
       *[other] Decline { $power } power from { $giver } ({ $faction }): keep { $price } points
    }
do-first-bonus = Bonus tile: { $what }
    .short = { $what }
do-pass =
    { $coins ->
        [0] Pass and take a bonus tile: { $what }
        [one] Pass and take a bonus tile with { $coins } coin on it: { $what }
       *[other] Pass and take a bonus tile with { $coins } coins on it: { $what }
    }
    .short = Pass: { $what }
do-pass-last = Pass for the last time
do-give-up-spade =
    { $number ->
        [one] Give up { $number } spade
       *[other] Give up { $number } spades
    }
do-give-up-free-d = Give up the free dwelling
do-give-up-free-tp = Give up the free trading house
do-give-up-free-tf = Give up the sandstorm
do-give-up-convert-w-to-p = Make no priests of workers
told-done = turn ended
do-done = End your turn
do-done-first = End this action and take your second one
do-done-reward = Use no more spades
do-resign = Leave the game for good

## What would be wasted
warn-power = { $lost } power finds no room in your bowls and is lost.
warn-offer-room = Your bowls have no room for { $lost } of this power; you pay only for the rest.
warn-offer-points = Your points do not pay for { $lost } of this power.
warn-steps-key =
    { $lost ->
        [one] You have no key for field 10: { $lost } step on { $cult } is lost.
       *[other] You have no key for field 10: { $lost } steps on { $cult } are lost.
    }
warn-steps-taken =
    { $lost ->
        [one] Field 10 of { $cult } is taken: { $lost } step is lost.
       *[other] Field 10 of { $cult } is taken: { $lost } steps are lost.
    }
warn-steps-top =
    { $lost ->
        [one] { $cult } ends at 10: { $lost } step is lost.
       *[other] { $cult } ends at 10: { $lost } steps are lost.
    }
warn-steps-town =
    { $lost ->
        [one] { $lost } of the cult steps cannot be made and is lost.
       *[other] { $lost } of the cult steps cannot be made and are lost.
    }
warn-priest = You have no priest left in reserve: the priest is lost.
warn-shipping = You have no space left on a shipping track: the step is lost.
warn-favours =
    { $lost ->
        [one] There is no favour tile for you: { $lost } is lost.
       *[other] There are too few favour tiles for you: { $lost } are lost.
    }
warn-no-target = There is nothing you could use this for: the action is lost.
warn-spades =
    { $number ->
        [one] { $number } spade is lost unused.
       *[other] { $number } spades are lost unused.
    }
warn-ride = The free dwelling is lost.
warn-house = The free trading house is lost.
warn-storm = The sandstorm is lost.
warn-ordain = You cannot turn workers into priests later.
warn-second-action = Nothing follows a pass: your second action is lost.
warn-resign = You cannot come back into this game.

## What happened
log-faction = { $who } plays the { $faction }.
log-built = { $who } builds a { $building } on { $hex }.
log-transformed =
    { $spades ->
        [0] { $who } turns { $hex } into { $terrain }.
        [one] { $who } turns { $hex } into { $terrain } with { $spades } spade.
       *[other] { $who } turns { $hex } into { $terrain } with { $spades } spades.
    }
log-dug =
    { $spades ->
        [one] { $who } buys { $spades } spade.
       *[other] { $who } buys { $spades } spades.
    }
log-spades =
    { $spades ->
        [one] { $who } gets { $spades } spade.
       *[other] { $who } gets { $spades } spades.
    }
log-skipped = { $who } reaches { $hex } by tunnel or carpet.
log-given-up-spade =
    { $number ->
        [one] { $who } gives up { $number } spade.
       *[other] { $who } gives up { $number } spades.
    }
log-given-up-free-d = { $who } gives up the free dwelling.
log-given-up-free-tp = { $who } gives up the free trading house.
log-given-up-free-tf = { $who } gives up the sandstorm.
log-given-up-convert-w-to-p = { $who } makes no priests of workers.
log-advanced-ship = { $who } raises shipping to { $level }.
log-advanced-dig = { $who } improves the spades to level { $level }.
log-sent =
    { $steps ->
        [1] { $who } sends a priest to { $cult } and back to the reserve.
       *[other] { $who } sends a priest to { $cult } for { $steps } steps.
    }
log-stepped =
    { $power ->
        [0] { $who } on { $cult }: from { $start } to { $end }.
       *[other] { $who } on { $cult }: from { $start } to { $end }, { $power } power.
    }
log-used = { $who } uses an action: { $action }.
log-bridged = { $who } builds the bridge { $site }.
log-favour = { $who } takes a favour tile: { $what }.
log-town = { $who } founds a town: { $what }.
log-connected = { $who } founds a town over the river hex { $river }.
log-converted = { $who } converts { $pay } to { $get }.
log-burnt =
    { $number ->
        [one] { $who } sacrifices { $number } power token.
       *[other] { $who } sacrifices { $number } power tokens.
    }
log-bonus = { $who } begins with a bonus tile: { $what }.
log-passed =
    { $coins ->
        [0] { $who } passes and takes a bonus tile: { $what }.
        [one] { $who } passes and takes a bonus tile with { $coins } coin on it: { $what }.
       *[other] { $who } passes and takes a bonus tile with { $coins } coins on it: { $what }.
    }
log-passed-last = { $who } passes for the last time.
log-accepted =
    { $price ->
        [0] { $who } gains { $power } power from { $giver }.
        [one] { $who } gains { $power } power from { $giver } for { $price } point.
       *[other] { $who } gains { $power } power from { $giver } for { $price } points.
    }
log-declined = { $who } declines { $power } power from { $giver }.
log-income = Income of { $who }: { $what }.
log-reward = Cult reward of { $who }: { $what }.
log-all-declined = All have declined: { $who } gets { $what }.
log-scored =
    { $points ->
        [one] { $who }: { $points } point ({ $source }).
       *[other] { $who }: { $points } points ({ $source }).
    }
log-round = Round { $round } begins.
log-round-ended = Round { $round } is over.
log-setup-ended = The set-up is done.
log-left = { $who } leaves the game.

## Why not
no-such-move = “{ $move }” is no move of this game.
not-your-turn = It is { $who }’s turn.
only-in-setup = That belongs to the set-up of the game.
acted-already = You have taken your action.
action-needs-stronghold = That action needs your stronghold.
action-not-owned = You do not have that action.
action-used = That action was used in this round already.
bridge-end = Neither end of { $site } carries a building of yours.
bridge-taken = There is a bridge on { $site } already.
build-where-dug = After digging, the dwelling goes where you have dug.
burn-number = Sacrifice at least 1 token.
burn-short = That needs { $need } tokens in bowl II; you have { $have }.
connect-mermaids = Only the Mermaids found towns over rivers.
connect-no-town = Around { $river } your buildings make no town.
convert-never = Nothing is ever converted this way.
convert-number = Convert into at least 1.
convert-rate = That costs { $need }, not { $have }.
convert-short = That costs { $need }; you have { $have }.
dig-giants = The Giants need exactly 2 spades for a hex.
dig-nowhere = There is no hex in your reach that you could dig.
dig-number = Buy at least 1 spade.
dig-skip-unpaid = Nothing but a tunnel or carpet reaches a hex, and you cannot pay for it as well.
dig-too-many = No hex needs more than 3 spades.
faction-colour = { $who } plays the { $faction }: the same colour.
faction-dealt = You were dealt another colour: { $terrain }.
faction-set = This table plays without the set of the { $faction }.
factions-colours = Two of these factions have the same colour.
tile-needs-option = { $tile } needs the option { $option }.
spade-tile-late = SCORE1 cannot lie on round 5 or 6 with early-spade-tile.
factions-first-game = The first game has factions of its own: leave out the option factions.
factions-dealt = Factions cannot be given when colours are dealt.
factions-number = Name { $need } factions, one for each seat.
favour-again = You have that favour tile already.
first-act = First take an action, or pass.
first-bonus = First choose your bonus tile.
first-bought-spades =
    { $spades ->
        [one] First use the spade in hand.
       *[other] First use all { $spades } spades in hand on one hex.
    }
first-bridge = First place the bridge.
first-done = First say that this action is done; your neighbours answer before the next one.
first-dwelling = First place your dwelling.
first-faction = First choose a faction.
first-favour = First take the favour tile.
first-key = First choose the cult for your key.
first-offer = First answer the offer of power.
first-reward = First use the spades of the cult reward.
first-spades =
    { $spades ->
        [one] First use the spade in hand.
       *[other] First use the { $spades } spades in hand.
    }
first-spend = First spend all { $power } power in bowl III: you have sacrificed for it.
first-step = First take your cult steps.
first-town = First take the town tile.
first-unused = First use, or give up, what your action gave you.
give-up-nothing = You have nothing like that to give up.
give-up-number = You cannot give up that many spades.
hex-far = { $hex } is out of your reach.
hex-not-own = You have no building on { $hex }.
hex-occupied = There is a building on { $hex }.
hex-terrain = { $hex } is not { $terrain }.
keep-for-tunnel = Keep back what the tunnel for your spades costs: it could not be paid any more.
keep-for-carpet = Keep back what the flight for your spades costs: it could not be paid any more.
key-elsewhere = Your key opens nothing on { $cult } now.
needs-coins =
    { $need ->
        [one] That costs { $need } coin; you have { $have }.
       *[other] That costs { $need } coins; you have { $have }.
    }
needs-power = That costs { $need } power; bowl III holds { $have }.
needs-priests =
    { $need ->
        [one] That costs { $need } priest; you have { $have }.
       *[other] That costs { $need } priests; you have { $have }.
    }
needs-spades =
    { $need ->
        [one] That takes { $need } spade; you have { $have }.
       *[other] That takes { $need } spades; you have { $have }.
    }
needs-workers =
    { $need ->
        [one] That costs { $need } worker; you have { $have }.
       *[other] That costs { $need } workers; you have { $have }.
    }
no-bridge-now = You have no bridge to place now.
no-bridge-possible = You have no bridge left, or no place for one.
no-favour-now = You have no favour tile to take now.
no-place = On { $cult } no place for { $steps } steps is free.
no-priest-reserve =
    { $have ->
        [0] You have no priest left in reserve.
        [one] You have only { $have } priest in reserve.
       *[other] You have only { $have } priests in reserve.
    }
no-spades = You have no spade in hand.
no-step-now = You have no cult step to take now.
no-such-offer = Nobody offers you { $power } power ({ $faction }).
no-town-now = You have no town tile to take now.
none-left = You have no { $building } left.
ordain-now = Workers become priests only when the Darklings build their stronghold.
ordain-number = At most { $most } workers become priests, one priest for each.
pass-last-round = No bonus tile is taken in the last round.
pass-needs-tile = Say which bonus tile you take.
resign-option = At this table nobody can leave the game.
resigned = You have left the game.
skip-once = One action has only one tunnel or carpet flight.
spades-home-next = The other spades must make the next hex your home terrain.
spades-one-hex = These spades are for one hex only.
steps-number =
    { $steps ->
        [one] It is { $steps } step.
       *[other] It is { $steps } steps, all on one cult.
    }
storm-beside = { $hex } does not lie directly beside a building of yours.
storm-terrain = The sandstorm makes nothing but { $terrain }.
terrain-already = { $hex } is { $terrain } already.
terrain-giants = The Giants turn hexes into wasteland only.
terrain-home = { $hex } is your home terrain already.
terrain-through-home = The way to { $terrain } leads through { $home }, where you stop.
tile-gone = No such tile is left.
tile-held = { $who } holds that bonus tile.
tile-not-in-game = That bonus tile is not in this game.
tiles-number = { $name } needs { $need } tiles.
track-end-dig = Your spades cannot get any better.
track-end-ship = Your shipping is at its end.
track-none-dig = The Darklings have no spade track.
track-none-ship = Your faction has no shipping track.
upgrade-dwelling = A dwelling is built, not upgraded to.
upgrade-from = A { $building } replaces a { $old }, and there is none of yours on { $hex }.

## Options
option-setup = How the game begins.
    .name = Set-up
    .is-standard = standard: tiles at random, you choose factions and places
    .is-first-game = first game: everything as suggested for beginners
option-faction-choice = How factions are chosen.
    .name = Choice of factions
    .is-free = free, in seating order
    .is-dealt-colours = from the two factions of a dealt colour
option-factions = The factions of the seats, in order; nobody chooses then.
    .name = Fixed factions
    .is-alchemists = { faction-alchemists }
    .is-auren = { faction-auren }
    .is-chaosmagicians = { faction-chaosmagicians }
    .is-cultists = { faction-cultists }
    .is-darklings = { faction-darklings }
    .is-dwarves = { faction-dwarves }
    .is-engineers = { faction-engineers }
    .is-fakirs = { faction-fakirs }
    .is-giants = { faction-giants }
    .is-halflings = { faction-halflings }
    .is-mermaids = { faction-mermaids }
    .is-nomads = { faction-nomads }
    .is-swarmlings = { faction-swarmlings }
    .is-witches = { faction-witches }
option-scoring-tiles = The scoring tiles of rounds 1 to 6, in order.
    .name = Fixed scoring tiles
    .is-SCORE1 = { tile-SCORE1 }
    .is-SCORE2 = { tile-SCORE2 }
    .is-SCORE3 = { tile-SCORE3 }
    .is-SCORE4 = { tile-SCORE4 }
    .is-SCORE5 = { tile-SCORE5 }
    .is-SCORE6 = { tile-SCORE6 }
    .is-SCORE7 = { tile-SCORE7 }
    .is-SCORE8 = { tile-SCORE8 }
    .is-SCORE9 = { tile-SCORE9 }
option-bonus-tiles = The bonus tiles in play: three more than players.
    .name = Fixed bonus tiles
    .is-BON1 = { tile-BON1 }
    .is-BON2 = { tile-BON2 }
    .is-BON3 = { tile-BON3 }
    .is-BON4 = { tile-BON4 }
    .is-BON5 = { tile-BON5 }
    .is-BON6 = { tile-BON6 }
    .is-BON7 = { tile-BON7 }
    .is-BON8 = { tile-BON8 }
    .is-BON9 = { tile-BON9 }
    .is-BON10 = { tile-BON10 }
option-turn-order = Who acts when in the next round.
    .name = Turn order
    .is-clockwise = clockwise from whoever passed first (the rulebook)
    .is-passing = in the order of passing
option-offers = When power from neighbours is accepted or declined.
    .name = Answers to offers
    .is-at-once = before the next turn (the rulebook)
    .is-deferred = any time before the own next turn: play goes on meanwhile
option-extra-town-tiles = Adds the three later town tiles.
    .name = More town tiles
option-shipping-bonus-tile = Adds the later bonus tile (points for shipping).
    .name = Shipping bonus tile
option-temple-scoring-tile = Adds the later scoring tile (temples).
    .name = Temple scoring tile
option-early-spade-tile = The spade tile never lies on rounds 5 and 6.
    .name = Spade tile early
option-cultists-power = The Cultists gain 1 power when all neighbours decline theirs.
    .name = Power for declined Cultists
option-free-burning = Power may be sacrificed at any time of the own turn without being spent at once.
    .name = Free sacrifice
option-second-hex-dwelling = The dwelling may stand on any hex that two spades made home terrain, not only on the first.
    .name = Dwelling on the second hex
option-spade-points = Which spades the spade tile counts.
    .name = Points for spades
    .is-used = those that are used (the rulebook)
    .is-obtained = all that are got
option-resignation = A seat may leave the game for good.
    .name = Resignation
order-accept-power = Accepts power from neighbours for you, up to the price you set.
    .name = Accept power automatically
order-accept-up-to = The most points you pay for power without being asked.
    .name = Pay at most

## Positions and ledgers
position-bridge = No bridge can be built at { $site }.
position-copies = There are not that many copies of { $tile }.
position-hex-twice = Two buildings stand on { $hex }.
position-hex = There is no hex { $hex }.
position-number = { $name } must be from { $least } to { $most }.
position-places = There are only four places for priests on { $cult }.
position-reward = In this phase somebody must have spades of a cult reward left.
position-seat = Seat { $seat } needs three bowls and four cults.
position-who = There is no seat { $name }.
position-word = { $where }: there is no “{ $word }”.
ledger-answer-late = Nobody makes this offer.
ledger-different = Row { $row } ({ $faction }: { $command }): there is { $found }, the ledger says { $expected }.
ledger-faction = { $where }: there is no faction “{ $faction }”.
ledger-map = { $where }: only the map of the base game is known, not “{ $map }”.
ledger-refused = Row { $row } ({ $faction }: { $command }): { $reason }
ledger-row = Line { $line } is no row of a ledger: { $what }
ledger-tiles = { $where }: these tiles make no game: { $tiles }
ledger-unfinished = The ledger ends before the game does.
ledger-none = { $where }: no game was found in the file.
ledger-foreign = Row { $row }: the faction “{ $faction }” does not play in this game.
ledger-unknown = { $where } asks for something this game does not have: { $what }

## Endings
ending-scored = Six rounds are over, and the points decide.

## Text view
see-phase-factions = Choice of factions
see-phase-dwellings = First dwellings
see-phase-bonus = First bonus tiles
see-phase-rewards = End of round { $round }: cult rewards
see-phase-over = The game is over
see-round = Round { $round } of 6
see-scoring-now = This round, { $tile }: { $what }
see-scoring-now-last = This round, { $tile }: { $what } (not at the end of the game)
see-scoring = Round { $round }, { $tile }: { $what }
see-scoring-last = Round { $round }, { $tile }: { $what } (not at the end of the game)
see-order = Turn order: { $seats }
see-passed = Passed: { $seats }
see-asked = To decide: { $seats }
see-name = { $who }
see-name-faction = { $who } ({ $faction })
see-under-way = { $who } still has: { $left }
left-town-tiles =
    { $number ->
        [one] a town tile to take
       *[other] { $number } town tiles to take
    }
left-favour-tiles =
    { $number ->
        [one] a favour tile to take
       *[other] { $number } favour tiles to take
    }
left-cult-steps =
    { $number ->
        [one] a cult step to take
       *[other] { $number } cult steps to take
    }
left-bridges = a bridge to place
left-power = { $number } power to spend now
left-spades =
    { $number ->
        [one] { $number } spade
       *[other] { $number } spades
    }
left-dwelling = a free dwelling
left-trading-house = a free trading house
left-sandstorm = a sandstorm
left-priests = workers that may become priests
see-map = Map
see-legend = On the map: D desert, P plains, S swamp, L lakes, F forest, M mountains, W wasteland, ~ river; below, the seat and its building: 1:D dwelling of seat 1 (TP trading house, TE temple, SH stronghold, SA sanctuary), * in a town.
see-building = { $building } { $hexes }
see-buildings = { $who }: { $buildings }
see-bridge = { $site } { $who }
see-bridges = Bridges: { $bridges }
see-river-towns = Towns over river hexes: { $hexes }
see-free = Free { $terrain }: { $hexes }
see-cults = Cults
see-cult = { $cult }: { $markers }; places for priests: { $places }
see-marker = { $who } at { $number }
see-place-free = { $steps }: free
see-place = { $steps }: { $who }
see-bonus = Bonus tiles
see-bonus-free =
    { $coins ->
        [0] { $tile }, free: { $what }
        [one] { $tile }, free with { $coins } coin: { $what }
       *[other] { $tile }, free with { $coins } coins: { $what }
    }
see-bonus-held = { $tile }, held by { $who }: { $what }
see-actions = Power actions
see-action = { $name } for { $power } power: { $what }
see-action-used = { $name } for { $power } power: { $what } (used)
see-favours = Favour tiles left
see-towns = Town tiles left
see-stock = { $tile }, { $number } left: { $what }
see-offers = Offers of power
see-offer =
    { $price ->
        [0] { $who } from { $giver }: { $power } power for free
        [one] { $who } from { $giver }: { $power } power for { $price } point
       *[other] { $who } from { $giver }: { $power } power for { $price } points
    }
see-offer-later =
    { $price ->
        [0] After this turn, { $who } from { $giver }: { $power } power for free
        [one] After this turn, { $who } from { $giver }: { $power } power for { $price } point
       *[other] After this turn, { $who } from { $giver }: { $power } power for { $price } points
    }
see-vp = Points: { $vp }
see-dealt = Dealt colour: { $terrain }
see-left = Has left the game
see-has-passed = Has passed
see-vp-by-source = Points: { $vp } ({ $sources })
see-source = { $source } { $points }
see-resources = In hand: { $what }
see-bowls =
    { $removed ->
        [0] Power bowls: I { $one }, II { $two }, III { $three }
       *[other] Power bowls: I { $one }, II { $two }, III { $three }; sacrificed { $removed }
    }
see-priests = Priests in reserve { $reserve }, on the cult board { $cults }
see-spades = Spades of the cult reward: { $spades }
see-income = Next income: { $what }
see-home = Home terrain: { $terrain }
see-shipping =
    { $reach ->
        [0] Shipping { $level } of { $most }
        [one] Shipping { $level } of { $most }, reaches over { $reach } river hex
       *[other] Shipping { $level } of { $most }, reaches over { $reach } river hexes
    }
see-digging = A spade costs { $price }
see-piece = { FORM($building, "plural") } { $number }
see-pieces = Left to build: { $pieces }, bridges { $bridges }
see-area = Buildings in the largest area: { $number }
see-ability = Ability: { $what }
see-stronghold = Stronghold: { $what }
see-own-bonus = Bonus tile { $tile }: { $what }
see-own-favour = Favour tile { $tile }: { $what }
see-own-town = Town tile { $tile }: { $what }
see-keys = Unused keys: { $number }
see-used = Used this round: { $actions }

## The numbers by which a seat is followed
figure-vp = points
figure-coins = coins
figure-workers = workers
figure-priests = priests
figure-bowl-1 = bowl I
figure-bowl-2 = bowl II
figure-bowl-3 = bowl III
hint-points = it brings victory points
hint-stock = it leaves you more to spend
hint-income = your income grows
hint-buildings = one more building stands on the map
hint-cults = you climb a cult track
hint-area = your largest area grows
hint-tracks = you reach or dig further from now on
hint-prospects = it opens land to build on
hint-owed = you get something for it at once
hint-tile = the bonus tile suits you next round
