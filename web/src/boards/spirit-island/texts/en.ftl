# What only the board of Spirit Island says, in English.

# -- the island

si-island = Island
si-near = Adjacent: { $lands }
si-ravage = Ravage (damage { $damage }){ $blight ->
        [0] .
        [1] , blight.
       *[other] , blight × { $blight }.
    }
si-ravage-dahan = Dahan destroyed: { $number }.
si-ravage-invaders = The dahan destroy invaders: { $number }.
si-no-ravage = The ravage is stopped.
si-ravage-others = Ravage: damage { $damage } to invaders in adjacent lands, none to this land and its dahan.
si-build-town = Build: a town.
si-build-city = Build: a city.
si-no-build = The build is stopped.
si-build-more = More buildings with it: { $number }.
si-build-beside = Buildings in an adjacent land: { $number }.
si-thieves-escape = Thieves that will escape: { $number }.
si-thieves-go = Thieves that will go to { $lands }: { $number }.
si-thieves-stay = Thieves that cannot go on: { $number }.
si-explore =
    { $number ->
        [1] An explorer comes if the next card names it.
       *[other] Explorers that come if the next card names it: { $number }.
    }
si-ahead = With this power:
si-ahead-land = { $land }: { $what }
si-ahead-empty = nothing
si-ahead-nothing = nothing would happen.
si-ahead-fear = Fear: +{ $number }
si-ahead-calm = the invaders do nothing here.
si-ahead-next = Then: { $what }

# -- the strip, the panels, the cards
si-turn = Turn { $turn }
si-step-growth = Growth
si-step-play = Play
si-step-fast = Fast
si-step-event = Event
si-step-fear = Fear
si-step-extra-build = Extra build
si-step-ravage = Ravage
si-step-build = Build
si-step-explore = Explore
si-step-slow = Slow
si-ready = ready
si-busy = still busy
si-terror = Terror level
si-fear = Fear
si-fear-title = Fear: { $generated } of { $markers } for the next fear card
si-fear-line = Fear { $generated } of { $markers }
si-earned = Earned fear cards
si-earned-title = Fear cards earned, not resolved yet: { $earned }; left at this terror level: { $left }
si-earned-line = Earned fear cards: { $number }
si-fear-discard = Fear cards resolved: { $number }
si-fear-earned-place = Earned card { $number }
si-fear-deck-place = In the deck: card { $number }
si-blight = Blight
si-blight-left = Blight left: { $number }
si-healthy = Healthy island
si-healthy-text = When the blight here runs out, the card is flipped: the island is blighted.
si-blighted = Blighted island
si-no-blight-card = No blight card
si-no-blight-text = When the blight here runs out, you lose.
si-energy = Energy
si-energy-title = Energy { $energy }, income { $income } a turn
si-plays = Card plays left
si-plays-title = Card plays left: { $left } of { $plays }
si-presence = Presence on the island
si-presence-title = Presence on the island: { $island }; destroyed: { $destroyed }
si-destroyed = Destroyed presence: { $number }
si-drowned = Drowned health: { $number }
si-one-more = One more { $element } meets a threshold
si-free-elements = Elements still to be chosen: { $number }
si-met = Threshold { $level }: met
si-missing = Threshold { $level }: elements missing { $number }
si-used = used
si-take-back = Take back to hand
si-cost = Cost in energy
si-target = Target:
si-deck-minor = minor power
si-deck-major = major power
si-deck-unique = unique power
si-deck-innate = innate power
si-my-powers = Your powers
si-pile-hand = Hand
si-pile-played = In play
si-pile-innates = Innate
si-pile-discard = Discard
si-growth = Growth
si-growth-option = Growth { $number }
si-growth-always = Always:
si-growth-taken = taken
si-growth-closed = not open yet
si-growth-opens = opens once { $track } is empty
si-growth-passed = the other option of this track was chosen
si-track-opens = When the track is empty, one of these growth options opens
si-growth-pick = Different options each turn: { $number }
si-tracks = Presence
si-track-energy = Energy track
si-track-plays = Card-play track
si-covered = covered
si-next-space = Next: { $what }
si-innates = Innate powers
si-uniques = Own cards
si-kind-own = own presence
si-kind-unblighted = without blight
si-kind-invaders = invaders
si-no-spirit = No spirit chosen yet
si-belongs = Card of { $who }
si-invaders = Invaders
si-invader-row = Invader cards
si-deck-left = Invader deck: { $number }
si-discarded = Discard:
si-adversary = Adversary
si-leading = Leading adversary
si-supporting = Supporting adversary: it escalates with cards of stage III
si-scenario = Scenario
si-events = Events
si-events-left = Event cards left: { $number }
si-event-asks-choice = You choose together:
si-event-asks-stage = The stage of the invaders decides:
si-event-asks-terror = The terror level decides:
si-event-asks-health = The health of the island decides:
si-event-token = Token event
si-event-dahan = Dahan event
si-event-price = Price: { $energy } energy for each player, paid together.
si-event-price-aided = Price: { $energy } energy for each player, paid together, aided by { $element }.
si-event-known = In the deck, card { $number }:
si-events-past = Events so far: { $number }
si-in-force = In force
si-blight-deck = Blight cards in the deck: { $number }
si-pile-lent = Lent
si-decks = Power decks
si-deck-cards = Cards left: { $number }
si-difficulty = Difficulty { $number }
si-cards = Cards
si-about-minor = Cheap and quick: four are drawn, you keep one.
si-about-major = Mighty and dear: you forget a card for it.
si-tray = To choose from
si-tray-fold = Look at the island
si-tray-open = Back to the choice
si-panel-open = Whole panel
si-all-won = You have won together, in turn { $turn }.
si-all-lost = You have lost together, in turn { $turn }.
si-one-won = You have won, in turn { $turn }.
si-one-lost = You have lost, in turn { $turn }.
si-score-own = Score
si-score = Score of all
si-score-of = What the score is made of
si-score-difficulty = Difficulty
si-score-victory = Victory
si-score-cards-left = Invader cards left in the deck
si-score-cards-gone = Invader cards gone from the deck
si-score-dahan = Dahan alive, per player
si-score-blight = Blight on the island, per player
si-chart-invaders = Invaders on the island
si-chart-blight = Blight on the island
si-chart-fear = Fear generated
si-chart-presence = Presence on the island
si-mark = { $turn }
si-mark-end = End
si-win =
    { $level ->
        [1] win: no invaders
        [2] win: no towns, no cities
       *[other] win: no cities
    }
si-win-scenario = win: as the scenario says
si-stood-terror = Terror level { ROMAN($level) }, fear cards earned: { $cards }
si-stood-invaders = Invaders left: explorers { $explorers }, towns { $towns }, cities { $cities }
si-stood-blight = Blight on the island: { $island }; left on the card: { $left }
si-second-wave = The invaders come again, to the island as you have left it; other spirits meet them.
si-number-turns = Turns
si-number-difficulty = Difficulty
si-number-terror = Terror level at the end
si-number-blight = Blight on the island at the end
si-number-blight-left = Blight left on the card
