# What only the board of Terra Mystica says, in English.

tm-map = Map
tm-cults = Cults
tm-supply = Supply
tm-actions = Actions
tm-gallery = Factions
tm-tray = To choose from
tm-tray-fold = Look at the map
tm-tray-open = Back to the choice
tm-workers = workers
tm-coins = coins
tm-priests = priests
tm-power = power
tm-spades = spades
tm-vp = points
tm-keys = unused keys
tm-free = free
tm-used = used
tm-pass = Pass
tm-passed = has passed
tm-order = Turn order
tm-round = Round { $round }
tm-reward-now = Cult reward so far: × { $times }; steps towards the next: { $rest } of { $steps }
tm-priests-all = Priests: { $hand } in hand, { $reserve } in reserve, { $cults } on the cult board
tm-bowls = Power bowls: I { $one }, II { $two }, III { $three }
tm-burnable = Sacrificing all you can moves to bowl III: { $number }
tm-spade-price = Buy spades: the price of one
tm-income = Income of the next round
tm-income-short = next:
tm-convert = Convert and sacrifice
tm-building-of = { $building } of { $who }
tm-kind-bonus = Bonus tile
tm-kind-favour = Favour tile
tm-kind-town = Town tile
tm-kind-action = Action
tm-in-town = in a town
tm-bridge-of = Bridge { $site } of { $who }
tm-coins-on =
    { $number ->
        [one] { $number } coin lies on it
       *[other] { $number } coins lie on it
    }
tm-held-by = held by { $who }
tm-left = left: { $number }
tm-uncovers = Income that the next one uncovers
tm-prices = Prices of the buildings
tm-priest-place = Priest place for { $steps } steps on { $cult }
tm-priest-foot = A priest for 1 step on { $cult }, back to the reserve
tm-standing = The end, as things stand
tm-final = What final scoring gave
tm-area = Largest area
tm-bridges-left = Bridges left
tm-ability = Ability:
tm-stronghold = Stronghold:
tm-faction-of = { $faction } of { $who }
tm-faction-read = Read the faction board
tm-track-ship = Shipping
tm-track-dig = Spade track
tm-track-ship-help = Shipping: how many river hexes you may cross to dig and build. The next space costs 4 coins and a priest, and scores points.
tm-track-dig-help = Spade track: how many workers a spade costs. The next space costs workers, coins and a priest, and scores 6 points.
tm-action-common = Whoever comes first in a round.
tm-action-own = Once a round.
tm-action-again = As often as you like.
tm-accept = Accept
tm-decline = Decline
tm-dig =
    { $spades ->
        [one] { $hex } to { $terrain }: { $spades } spade ({ $price })
       *[other] { $hex } to { $terrain }: { $spades } spades ({ $price })
    }
tm-dig-build =
    { $spades ->
        [one] { $hex } to { $terrain }: { $spades } spade ({ $price }); then a dwelling: { $dwelling }
       *[other] { $hex } to { $terrain }: { $spades } spades ({ $price }); then a dwelling: { $dwelling }
    }
tm-transform-build =
    { $spades ->
        [one] { $hex } to { $terrain } with { $spades } spade; then a dwelling: { $dwelling }
       *[other] { $hex } to { $terrain } with { $spades } spades; then a dwelling: { $dwelling }
    }
tm-other-terrain = Another terrain…
tm-burn-act = Sacrifice power tokens: { $number }, then act (power: { $power }): { $what }
tm-overlay = Lay over the map
tm-overlay-key = lay over the map: reach, spades, towns in the making, offers of power (o)
tm-overlay-reach = Your reach: direct, by ship, by tunnel or flight
tm-overlay-spades = Spades to your home terrain
tm-overlay-towns = Towns in the making: power and buildings
tm-overlay-offers = Who would be offered power here
tm-making = { $who }: power { $power } of { $needs }, buildings { $buildings } of { $of }
tm-chart-points = Points
tm-chart-income = Income, by its worth in power
tm-chart-power = Power ready: bowl III and half of bowl II
tm-chart-area = Buildings in the largest area
tm-mark = { $round }
tm-mark-end = End
tm-kind-factions = Factions
tm-kind-scoring-tiles = Scoring tiles
tm-kind-bonus-tiles = Bonus tiles
