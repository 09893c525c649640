# Haunted Lands in English: our own words, with the glossary's terms.

game-title = Haunted Lands

## Nouns
good-food = Food
good-water = Water
good-wood = Wood
good-mineral = Mineral
terrain-plains = Plains
terrain-forest = Forest
terrain-mountain = Mountain
terrain-lake = Lake
terrain-high-city = High City
terrain-quarter = Quarter
building-windmill = Windmill
building-sawmill = Sawmill
building-mine = Mine
building-noria = Noria
track-travel = Travel
track-persuasion = Persuasion
track-harvest = Harvest
track-build = Build
deck-chatter = Chatter
deck-wandering = Wandering
deck-trade = Trade
deck-crafting = Crafting
reward-purse = purse
reward-cache = cache
reward-blessing = blessing
reward-own = { $name }
mode-wanderer = Wanderer
mode-builder = Builder
mode-burgher = Burgher

## Skill cards
skill-1 = Persuading a Spectre also earns you 1 Valour.
skill-2 = When you persuade, you may name the reward instead of rolling for it.
skill-3 = Each Persuasion refreshes one of your Persuasion tokens.
skill-4 = Entering a Forest costs you only 1 Travel token.
skill-5 = Entering a Mountain costs you only 2 Travel tokens.
skill-6 = You may Sell on Quarters, and Learn and Train on the High City.
skill-7 = One more of each Good fits into your storage.
skill-8 = Each Sell action brings you 1 Pecunia more.
skill-9 = Selling 3 or more Goods in one action refreshes any one of your tokens.
skill-10 = Each of your Buildings that produces in the Yield gives one Good more.
skill-11 = Each Building you put up earns you 1 Valour more.
skill-12 = Each Harvest also brings you one Good of your choice.

## Quest cards
quest-1 = 3 Valour for every three Goods of one type in your storage
quest-2 = 1 Valour for every 3 Pecunia you hold
quest-3 = 4 Valour for every Region tile where you alone have the most Buildings
quest-4 = 2 Valour for every cube of yours on the last slot above a Skill
quest-5 = 2 Valour for every Windmill of yours
quest-6 = 2 Valour for every Noria of yours
quest-7 = 3 Valour for every Sawmill of yours
quest-8 = 3 Valour for every Mine of yours
quest-now = { $quest } (now { $now })

## Market, Spectre and Reward cards
market-1 = any Good 2 Pecunia; two of a kind 5; three of a kind 8
market-2 = any Good 2 Pecunia; two different 5; three different 8
market-3 = any Good 2 Pecunia; one of each of the four 12
spectre-card-1 = Buildings next to a Spectre produce nothing.
spectre-card-2 = No Harvest on a terrain with a Spectre.
spectre-card-3 = Travel onto a terrain with a Spectre costs 1 token more.
reward-card-1 = Rewards of Season I
reward-card-2 = Rewards of Season II
reward-card-3 = Rewards of Season III

## Questions
ask-turn = Your Turn: choose an action, or end it.
ask-haunt = The die shows { $terrain }. Place a Spectre ({ $left } left).
ask-good = Choose a Good to take ({ $left } left).
ask-refresh = Choose the token to refresh.
ask-spectre-card = Choose the second Spectre card for all players.
ask-quests =
    { $number ->
        [one] Choose one Quest card. It stays secret until the end.
       *[other] Choose { $number } Quest cards. They stay secret until the end.
    }

## Answers
do-haunt = Spectre on { $hex } ({ $terrain })
do-travel = Travel to { $hex } ({ $terrain }), { $cost } Travel
do-harvest = Harvest { $good } on { $hex }
do-build = Build a { $building } here (+{ $valour } Valour)
do-persuade = Persuade the Spectre here and roll for the reward
do-persuade-for = Persuade the Spectre here for the { $reward }
do-sell = Sell { $goods } for { $pecunia } Pecunia
do-learn = Learn { $deck } for { $cost } (+{ $valour } Valour): { $skill }
    .short = Learn { $deck } for { $cost }
do-train = Train { $track } for { $price } Pecunia
do-gain = Take { $good }
do-refresh = Refresh a { $track } token
do-quest = Choose: { $quests }
do-end = End the Turn
do-spectre-card = Second Spectre card: { $card }
warn-no-room = There is no room for more { $good }: it will be discarded.
warn-reserve = Only { $reserve } Spectres are in the reserve. Unless { $missing } more are persuaded this Round, the next Haunting cannot place 4 and everybody loses (our ruling).
warn-reserve-now = Only { $reserve } Spectres are in the reserve, { $missing } too few: the Haunting that follows this Turn ends the game, and everybody loses (our ruling).

## What happened
log-round = Season { ROMAN($season) }, Round { ROMAN($round) } begins.
log-terrain-rolled = { $who } rolls { $terrain } for the Haunting.
log-spectre = A Spectre appears on { $hex }.
log-travel = { $who } travels to { $hex } for { $cost } Travel.
log-harvest = { $who } harvests { $good } on { $hex }.
log-harvest-lost = { $who } harvests { $good } on { $hex }, but has no room for it.
log-gain =
    { $lost ->
        [0] { $who } takes { $number } { $good }.
       *[other] { $who } takes { $number } { $good }; { $lost } found no room.
    }
log-build = { $who } builds a { $building } on { $hex }.
log-persuade = { $who } persuades the Spectre on { $hex }: { $reward }.
log-pecunia = { $who } receives { $amount } Pecunia.
log-valour = { $who } gains { $amount } Valour and stands at { $now }.
log-sell = { $who } sells { $goods }.
log-learn = { $who } learns { $deck } (Skill { $skill }).
log-train = { $who } trains { $track }.
log-refresh = { $who } refreshes a { $track } token.
log-end = { $who } ends the Turn.
log-end-itself = { $who } can do nothing more: the Turn ends.
log-ranking = Rest and Ranking: { $first } leads, { $last } comes last.
log-season-end = Season { ROMAN($season) } is over.
log-quests-secret =
    { $number ->
        [one] { $who } chooses a Quest card.
       *[other] { $who } chooses { $number } Quest cards.
    }
log-quests = { $who } chooses: { $quests }.
quest-quoted = { $quest }
log-quest-scored = { $who } reveals “{ $quest }”: { $valour } Valour.
log-lost-kalena = Spectres stand on every terrain of Kalena. All is lost.
log-lost-placing = The Spectres cannot all be placed. All is lost.
log-lost-reserve = A Haunting places 4 Spectres, and the reserve holds { $reserve }. By our ruling (the rulebook is silent) all is lost.
log-reserve-short = Only { $reserve } Spectres are left in the reserve: { $missing } more must be persuaded before the next Haunting, or all is lost (our ruling).
log-spectre-card = { $who } lays out the second Spectre card: { $card }

## Why not
no-such-move = “{ $move }” is no move of this game.
not-your-turn = It is { $who }’s Turn.
not-first-player = { $who } is the first player and names the second Spectre card.
not-last-player = { $who } is the last player and places the Spectres.
no-quest-now = You do not choose Quest cards now.
first-haunt = First the Spectres must be placed.
first-spectre-card = First the second Spectre card must be chosen.
card-in-play = Spectre card { $card } is in play already.
first-quest = First the Quest cards must be chosen.
first-good = First choose the Good you receive.
first-refresh = First choose the token to refresh.
only-in-answer = That is an answer to a question nobody asks you now.
no-exhausted = None of your { $track } tokens is exhausted.
haunt-lake = { $hex } is a Lake: no Spectre goes there.
haunt-building = A Building keeps Spectres away from { $hex }.
haunt-spectre = A Spectre stands on { $hex } already.
haunt-elsewhere = The terrain that the die shows comes first, then the next in order. One of those before { $hex } has a free hex still, so no Spectre goes there yet.
travel-far = { $hex } is not next to your Seer.
travel-lake = A Lake cannot be entered.
harvest-far = { $hex } is neither your Seer’s terrain nor a Lake next to it.
harvest-city = Nothing is ever harvested from the High City.
harvest-building = A Building stands there.
harvest-exploited = { $hex } is Exploited.
harvest-spectre = The Spectre there forbids a Harvest.
harvest-other = { $hex } does not offer { $good }.
build-city = Nothing is ever built in Kalena.
build-spectre = A Spectre stands there.
build-building = A Building stands there already.
build-terrain = A { $building } does not belong on this terrain.
build-none-left = No { $building } is left.
no-cubes = You have no cube left to mark it with.
persuade-nobody = There is no Spectre where your Seer stands.
persuade-roll = Only Skill 2 lets you name the reward; roll for it.
sell-where = You cannot Sell where your Seer stands.
sell-offer = The market has no offer for these Goods.
study-where = You cannot Learn or Train where your Seer stands.
learn-again = You have learned { $deck } already.
learn-full = There is no free slot above { $deck }.
train-full = Your { $track } track is full.
needs-pecunia = That costs { $need } Pecunia; you have { $have }.
needs-tokens = That needs { $need } active { $track } tokens; you have { $have }.
needs-goods = That needs { $need } { $good }; you have { $have }.
quest-not-with-two = Quest { $quest } is not used with two players.
quest-again = You have chosen Quest { $quest } already.
quest-number =
    { $number ->
        [one] Choose exactly one Quest card.
       *[other] Choose exactly { $number } different Quest cards.
    }

## Options
option-mode = Which Spectre card is in play, and when Quests are chosen.
    .name = Mode
    .is-wanderer = Wanderer: for first games
    .is-builder = Builder: Buildings count for more
    .is-burgher = Burgher: plans for the long run
option-difficulty = How many Spectre cards are in play.
    .name = Difficulty
    .is-normal = normal: one card
    .is-harder = harder: a second card
    .is-hardest = hardest: all three cards
option-second-card = How the second Spectre card of the harder game is found.
    .name = Second Spectre card
    .is-chosen = the players choose it; the first player names it (our ruling; the rulebook does not say how)
    .is-random = at random
option-overflow = Where Spectres go when the rolled terrain is full.
    .name = Spectres without room
    .is-cascade = to any region, then to Kalena (the rulebook)
    .is-straight = straight to Kalena (perhaps the original rule)
option-short-reserve = What happens when fewer than 4 Spectres are left in the reserve.
    .name = Too few Spectres
    .is-loss = everybody loses (our ruling; the rulebook is silent)
    .is-place-rest = those that are left are placed
option-turn-end = What happens when you can take no action.
    .name = End of a Turn
    .is-by-itself = the Turn ends by itself (the rulebook)
    .is-asked = you are asked to end it
option-components = A TOML file with the numbers of your printed copy.
    .name = Your own components
order-end-turn = Where the end of a Turn is asked for: as soon as nothing else can be done, yours ends by itself.
    .name = End the Turn automatically
components-wrong = Components: { $path } should be { $expected }.
components-most = at most { $number }
components-least = at least { $number }
components-city = one High City
components-section = a section of this name
components-nothing = left out: it is not known
components-reason = a reason
components-value = a value
components-deep = nested too deeply
components-slots = 3 to 9 numbers
components-word = a word in small letters
components-reward = three numbers (Pecunia, Goods, Valour), or a table by name
position-decks = one card of each deck
components-size = Components: a file has at most { $most } characters, and a line at most { $dots } dots.
components-toml = Components: this is not TOML: { $detail }
step-not-free = No Spectre can be placed on { $hex }.
set-missing = The sets { $sets } do not hold what a game of { $mode } needs.
position-tiles = A map needs six region tiles that exist, not: { $tiles }

## Endings
ending-victory = Kalena stands, and its Seers are counted.
ending-kalena-overrun = Kalena is overrun by Spectres: everybody loses.
ending-no-room-for-spectres = A Haunting cannot place its 4 Spectres: everybody loses.
    .ruling = With too few in the reserve this is our ruling, not the rulebook’s.

## Text view
see-round = Season { ROMAN($season) }, Round { ROMAN($round) }
see-legend = On the map: ,,, Plains, TTT Forest, ^^^ Mountain, ~~~ Lake, ### High City, === Quarter; & Spectre, x Exploited, W1 Windmill (S Sawmill, M Mine, N Noria) of seat 1, @12 Seers of seats 1 and 2.
see-mode = Mode: { $mode }
see-order = Order of play: { $seats }
see-name = { $who }
see-spectres = Spectres on the map: { $number }
see-reserve = Spectres in the reserve: { $number }
see-market = Market: { $card }
see-persuasion = Persuasion costs { $cost } this Season.
see-reward = Reward { $name }: { $parts }
see-part-pecunia = { $number } Pecunia
see-part-goods =
    { $number ->
        [one] 1 Good of your choice
       *[other] { $number } Goods of your choice
    }
see-part-valour = { $number } Valour
see-part-good = { $number } { $good }
see-haunted = Haunted: { $hexes }
see-exploited = Exploited: { $hexes }
see-seat = { $who }
see-valour = Valour { $valour } (place { $place })
see-seer = Seer on { $hex } ({ $terrain })
see-pecunia = Pecunia { $pecunia }
see-goods = Food { $food }, Water { $water }, Wood { $wood }, Mineral { $mineral }
see-tracks = Active tokens: { $tracks }
see-track = { $track } { $active }/{ $tokens }
see-track-open = { $track } { $active }/{ $tokens } (next for { $prices } Pecunia; the last +{ $valour } Valour)
see-building = { $building } on { $hex }
see-buildings = Buildings: { $buildings }
see-learned = Skills: { $skills }
see-skill-name = { $deck } { $card }
see-quests = Quests: { $quests }
see-quest-card = Quest card { $number }, not chosen yet: { $quest }
see-quests-secret = Secret Quest cards: { $number }
see-skills = Skills
see-kinds = Buildings
see-kind = { $building }: costs { $cost }, +{ $valour } Valour, yields { $income }; { $left } in the reserve
see-skill = { $deck } ({ $slots }; costs { $cost }): { $skill }

## The numbers by which a seat is followed
figure-valour = Valour
figure-food = { good-food }
figure-water = { good-water }
figure-wood = { good-wood }
figure-mineral = { good-mineral }
figure-pecunia = Pecunia
figure-travel = { track-travel }
figure-persuasion = { track-persuasion }
figure-harvest = { track-harvest }
figure-build = { track-build }
hint-valour = it brings Valour
hint-goods = it brings Goods that you need
hint-pecunia = it brings Pecunia
hint-training = you can do more every Turn
hint-skills = it teaches you a Skill
hint-buildings = your Buildings yield more
hint-quests = a Quest comes closer
hint-spectres = fewer Spectres threaten the land
hint-persuasion = Spectres come within your reach
hint-market = your Goods come closer to the town
