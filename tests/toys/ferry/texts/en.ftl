game-title = Ferry
ask-dock = Dock a boat; before that you may sell coins.
ask-toll =
    { $coins ->
        [one] Take one coin
       *[other] Take { $coins } coins
    } for { $price } points?
do-dock = Dock at { $landing } (worth { $worth })
do-sell = Sell { $coins } coins
do-take = Take the toll
do-refuse = Refuse the toll
warn-purse = { $lost } coins do not fit into your purse.
log-docked = { $who } docks at { $landing } for { $worth }.
say-landing = Say at which landing.
no-such-move = “{ $move }” is no move of this game.
why-odd = Coins are sold in pairs; { $coins } is odd.
why-coins = That needs { $need } coins; you have { $have }.
why-no-landing = There are only { $landings } landings.
why-taken = A boat of { $who } is there already.
why-points = You have only { $have } points.
why-other-question = That answers another question.
option-landings = Length of the river.
    .name = River
    .is-9 = 9 landings
    .is-12 = 12 landings
option-coins = Coins at the start.
    .name = Coins
order-take = Take tolls that cost up to so many points.
    .name = Take tolls
ending-river-full = The river is full.
see-river = River
see-seats = Players
see-seat = { $who }: { $points } points, { $coins } coins
