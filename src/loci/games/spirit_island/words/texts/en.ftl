# Spirit Island in English: what all sets share. Our own words, with the glossary's terms.

game-title = Spirit Island

## Nouns
piece-explorer =
    { $number ->
        [one] 1 explorer
       *[other] { $number } explorers
    }
    .acc =
        { $number ->
            [one] an explorer
           *[other] { $number } explorers
        }
    .start =
        { $number ->
            [one] An explorer
           *[other] { $number } explorers
        }
piece-town =
    { $number ->
        [one] 1 town
       *[other] { $number } towns
    }
    .acc =
        { $number ->
            [one] a town
           *[other] { $number } towns
        }
    .start =
        { $number ->
            [one] A town
           *[other] { $number } towns
        }
piece-city =
    { $number ->
        [one] 1 city
       *[other] { $number } cities
    }
    .acc =
        { $number ->
            [one] a city
           *[other] { $number } cities
        }
    .start =
        { $number ->
            [one] A city
           *[other] { $number } cities
        }
piece-dahan = { $number } dahan
    .acc =
        { $number ->
            [one] a dahan
           *[other] { $number } dahan
        }
    .start =
        { $number ->
            [one] A dahan
           *[other] { $number } dahan
        }
piece-hurt = { $piece } ({ $damage } damage)
    .acc = { FORM($piece, "acc") } ({ $damage } damage)
    .start = { FORM($piece, "start") } ({ $damage } damage)
kind-explorer = explorers
kind-town = towns
kind-city = cities
kind-dahan = dahan
terrain-ocean = ocean
    .in = in any ocean
terrain-jungle = jungle
    .in = in any jungle
terrain-mountain = mountain
    .in = on any mountain
terrain-sands = sands
    .in = in any sands
terrain-wetland = wetland
    .in = in any wetland
element-sun = sun
element-moon = moon
element-fire = fire
element-air = air
element-water = water
element-earth = earth
element-plant = plant
element-animal = animal
element-any = any element
element-number = { $number } { $element }
speed-fast = fast
speed-slow = slow
action-ravage = ravage
action-build = build
action-explore = explore
deck-minor = minor powers
deck-major = major powers
source-energy = the energy track
    .short = Energy track
source-plays = the card-play track
    .short = Card-play track
source-destroyed = your destroyed presence
    .short = Destroyed
nothing = –
nobody = nobody
everywhere = all lands
everything = everything

## What powers may target
target-any-land = any land
    .in = in any land
target-dahan = a land with dahan
    .in = in any land with dahan
target-invaders = a land with invaders
    .in = in any land with invaders
target-dahan-invaders = a land with dahan or invaders
    .in = in any land with dahan or invaders
target-no-invaders = a land without invaders
target-blight = a land with blight
target-no-blight = a land without blight
target-coastal = a coastal land
    .in = in any coastal land
target-inland = an inland land
    .in = in any inland land
target-town-city = a land with a town or city
target-jungle-wetland = jungle or wetland
    .in = in any jungle or wetland
target-mountain-jungle = mountain or jungle
target-mountain-wetland = mountain or wetland
target-sands-mountain = sands or mountain
target-any-spirit = any spirit
target-another-spirit = another spirit
target-yourself = yourself
range-none = no range
range-presence = range { $distance } from presence
range-presence-terrain = range { $distance } from presence in { $terrain }
range-sacred-site = range { $distance } from a sacred site
range-sacred-site-terrain = range { $distance } from a sacred site in { $terrain }
origin-presence = your presence
origin-sacred-site = your sacred sites

## Phases and steps
phase-choosing = choosing spirits
phase-setup = set-up
phase-spirits = spirit phase
phase-fast = fast powers
phase-invaders = invader phase
phase-slow = slow powers
phase-time-passes = time passes
step-blighted-island = blighted island
step-fear = fear
step-extra-build = extra build
step-ravage = ravage
step-build = build
step-explore = explore
step-advance = advance of the invader cards

## Invader cards
invader-1-jungle = I jungle
invader-1-mountain = I mountain
invader-1-sands = I sands
invader-1-wetland = I wetland
invader-2-jungle = II jungle (escalation)
invader-2-mountain = II mountain (escalation)
invader-2-sands = II sands (escalation)
invader-2-wetland = II wetland (escalation)
invader-2-coastal = II coastal lands
invader-3-jungle-mountain = III jungle and mountain
invader-3-jungle-sands = III jungle and sands
invader-3-jungle-wetland = III jungle and wetland
invader-3-mountain-sands = III mountain and sands
invader-3-mountain-wetland = III mountain and wetland
invader-3-sands-wetland = III sands and wetland

## Growth
growth-reclaim-all = reclaim all your cards
growth-reclaim-one = reclaim one card
growth-gain-power = gain a power card
growth-energy = gain { $number } energy
growth-plays =
    { $number ->
        [one] play 1 more card this turn
       *[other] play { $number } more cards this turn
    }
growth-presence =
    { $distance ->
        [0] add presence { FORM($where, "in") } where you already have some (range 0)
       *[other] add presence { FORM($where, "in") } within range { $distance }
    }
growth-presence-anywhere = add presence { FORM($where, "in") }
growth-gather-presence = gather 1 presence into each of your oceans
growth-push-presence = push 1 presence out of each of your oceans

## Complexity of spirits
complexity-low = Complexity: low
complexity-moderate = Complexity: moderate
complexity-high = Complexity: high
complexity-very-high = Complexity: very high

## Questions
ask-spirit = Choose a spirit.
ask-growth = Choose a growth option.
ask-growth-action = Which action of the growth comes next?
ask-play = Play power cards, or say that you are ready.
ask-go-on = The position stops here.
ask-fast = Use fast powers, or say that you are ready.
ask-slow = Use slow powers, or say that you are ready.
ask-element = Choose an element for this turn.
ask-deck = Gain a power card of which deck?
ask-take = Which of the drawn cards do you keep?
ask-forget = Which power card do you forget?
ask-reclaim = Which card do you reclaim?
ask-keep = Which of your played cards goes back to your hand?
ask-presence = Add a presence.
ask-lose-presence = In which land is 1 of your presence destroyed?
ask-target = { $power }: choose the target.
ask-repeat = { $power } may be repeated: choose the target, or leave it at that.
ask-option = { $power }: choose one.
ask-damage = { $land }: what takes damage? ({ $left } left)
ask-destroy = { $land }: what is destroyed? ({ $left } left)
ask-remove = { $land }: what is removed? ({ $left } left)
ask-replace = { $land }: what is replaced?
ask-push = Push out of { $land }. ({ $left } left)
ask-gather = Gather into { $land }. ({ $left } left)
ask-cascade = There is blight in { $land } already: to which adjacent land does it cascade?
ask-next-board = What is done on each board: which board is next?
ask-next-land = What is done in each land: which land is next?
ask-next-spirit = What is done for each spirit: whose turn is next?
ask-skip-board = Which board is skipped?
ask-ravage-order = Which land is ravaged next?
ask-starting-land = In which land does your presence begin?

## Answers
do-choose = { $spirit }. { $complexity }. { $character } { $style }
    .short = { $spirit }
do-growth = Growth { $option }: { $actions }
do-growth-action = Growth: { $action }
do-play =
    { $left ->
        [one] Play { $card } for { $cost } energy (1 play left)
       *[other] Play { $card } for { $cost } energy ({ $left } plays left)
    }
do-play-gain =
    { $left ->
        [one] Play { $card } and gain { $number } energy (1 play left)
       *[other] Play { $card } and gain { $number } energy ({ $left } plays left)
    }
do-take = { $card }, { $range }, { $target }. { $text }
    .short = { $card }
do-use = Use { $card } ({ $speed })
do-use-plain = Use { $card } ({ $speed }) without its thresholds
do-use-levels = Use { $card } ({ $speed }) with only these thresholds: { $levels }
do-repeat = Repeat { $card }
do-repeat-plain = Repeat { $card } without its thresholds
do-repeat-levels = Repeat { $card } with only these thresholds: { $levels }
do-pay-repeat = { $repeat }, paying { $energy } energy
do-target = Target: { $land } ({ $terrain }): { $holds }
do-target-far = Target: { $land } ({ $terrain }), out of range, for 1 energy: { $holds }
do-target-beyond = Target: { $land } ({ $terrain }), out of range: { $holds }
do-board = Board { $board }
do-target-spirit = Target: { $who }
do-presence = Presence from { $source } to { $land } ({ $terrain })
    .short = { FORM($source, "short") } → { $land }
do-presence-move = Move presence from { $start } to { $land } ({ $terrain })
do-gain = Gain a card from the deck of { $deck }
do-forget = Forget { $card }
do-reclaim = Reclaim { $card }
do-keep = Take { $card } back to your hand
do-give = Give { $card }
do-element = Element: { $element }
do-push = Push { FORM($piece, "acc") } to { $land } ({ $terrain })
do-gather = Gather { FORM($piece, "acc") } from { $land } ({ $terrain })
do-damage = 1 damage to { FORM($piece, "acc") }
do-damage-in = 1 damage to { FORM($piece, "acc") } in { $land }
do-destroy = Destroy { FORM($piece, "acc") }
do-remove = Remove { FORM($piece, "acc") }
do-replace = Replace { FORM($piece, "acc") }
do-cascade = Blight cascades to { $land } ({ $terrain })
do-destroy-presence = Destroy 1 presence in { $land } ({ $terrain })
do-ravage = Ravage in { $land } ({ $terrain }) next
do-land = Choose { $land } ({ $terrain }): { $holds }
do-place = Begin in { $land } ({ $terrain })
do-drown = Turn drowned health into { $number } energy
do-drown-piece = Drown { FORM($piece, "acc") }
do-gather-presence = Gather 1 presence from { $land } ({ $terrain })
do-push-presence = Push 1 presence to { $land } ({ $terrain })
do-show =
    { $word ->
        [earned] Turn up earned fear card { $number }
       *[deck] Turn up fear card { $number } from the top of the deck
    }
do-yes = Yes
do-no = No
do-stop = Leave it at that
do-done = Ready
do-go-on = Go on

## Warnings
warn-plays =
    { $number ->
        [one] You can still play a card; plays are not kept for later turns.
       *[other] You can still play { $number } cards; plays are not kept for later turns.
    }
warn-unused = If you end this phase now, you can no longer use this turn: { $cards }
warn-reclaim = You have no card to reclaim.
warn-presence = No presence is left on your tracks: you can only move what is on the island.

## What happened
log-spirit = { $who } is { $spirit }.
log-turn = Turn { $turn } begins.
log-phase-fast = Fast powers.
log-phase-invaders = Invader phase.
log-phase-slow = Slow powers.
log-growth = { $who } takes growth option { $option }.
log-presence = { $who } adds presence in { $land }.
log-presence-moved = { $who } moves presence to { $land }.
log-presence-destroyed = Presence of { $who } in { $land } is destroyed.
log-energy = { $who } gains { $number } energy.
log-gained = { $who } gains { $card }.
log-forgot = { $who } forgets { $card }.
log-reclaimed = { $who } takes { $card } back to hand.
log-reclaimed-all = { $who } reclaims all cards.
log-play = { $who } plays { $card }.
log-use = { $who } uses { $power }.
log-use-on = { $who } uses { $power } on { $other }.
log-use-in = { $who } uses { $power } in { $land }.
log-damage = { $land }: { $number } damage to { FORM($piece, "acc") }.
log-destroyed = { FORM($piece, "start") } in { $land } is destroyed.
log-removed = { FORM($piece, "start") } in { $land } is removed.
log-replaced = { $land }: { $new } in place of { $old }.
log-moved = { FORM($piece, "start") } moves from { $start } to { $land }.
log-dream = { FORM($piece, "start") } in { $land } dreams of its end.
log-fear = { $number } fear.
log-fear-card = A fear card is earned.
log-fear-resolved = Fear card “{ $card }” at terror level { ROMAN($level) }.
log-terror = Terror level { ROMAN($level) }.
log-blight = Blight comes to { $land }.
log-blight-removed = { $number } blight is removed from { $land }.
log-blight-card = The island is blighted: { $card }.
log-defend = { $land } is defended by { $number }.
log-skip = { $land }: the invaders skip actions this turn.
log-stopped = { $land }: the invader action is stopped.
log-ravage = The invaders ravage { $land }.
log-add = { $land }: { $piece } is added.
log-build = The invaders build in { $land }: { $piece }.
log-explore = An explorer comes to { $land }.
log-revealed = Invader card: { $card }.
log-ending-fear = { ending-fear }
log-ending-terror-1 = { ending-terror-1 }
log-ending-terror-2 = { ending-terror-2 }
log-ending-terror-3 = { ending-terror-3 }
log-ending-scenario-won = { ending-scenario-won }
log-ending-sacrifice = { ending-sacrifice }
log-ending-blight = { ending-blight }
log-ending-presence = { ending-presence }
log-ending-invaders = { ending-invaders }
log-ending-adversary = { ending-adversary }
log-ending-scenario = { ending-scenario }

## Answers of which more is to come, in the log
told-done = { $who } is ready.
told-yes = { $who } says yes.
told-no = { $who } says no.
told-stop = { $who } leaves it at that.
told-use = { $who } turns to { $power }.
told-repeat = { $who } turns to { $power } once more.
told-growth = { $who } grows: { $action }.
told-gain = { $who } draws from the deck of { $deck }.
told-ravage = The next ravage is in { $land }.
told-land = { $who } chooses { $land }.
told-choice = { $who } chooses: { $what }

## Endings
ending-fear = Fear has driven the invaders out: you win.
ending-terror-1 = No invader is left on the island: you win.
ending-terror-2 = No town and no city is left on the island: you win.
ending-terror-3 = No city is left on the island: you win.
ending-scenario-won = You have done what the scenario demands: you win.
ending-sacrifice = The island is saved at the price of its spirits: you win by sacrifice.
ending-blight = The island is dead of blight: you lose.
ending-presence = A spirit has no presence left: you lose.
ending-invaders = The invader deck has run out: you lose.
ending-adversary = The adversary has reached its own goal: you lose.
ending-scenario = The scenario is lost: you lose.
victory-1 = no invader is left on the island
victory-2 = no town and no city is left on the island
victory-3 = no city is left on the island

## Why not
no-such-move = “{ $move }” is no answer of this game.
not-now = That is no answer to this question: { $asked }
no-such-spirit = There is no spirit “{ $spirit }”.
spirit-taken = { $spirit } is taken by { $who }.
first-grow = First choose your growth.
growth-number = Choose a growth option from 1 to { $most }.
growth-again = You have already taken growth option { $option } this turn.
growth-over = Your growth of this turn is done.
growth-group = Of this group one growth option is taken in a turn.
growth-closed = This growth option is not open yet.
only-spirit-phase = That is done in the spirit phase.
only-power-phase = Powers are used in the fast and slow phases.
no-such-card = There is no power “{ $card }”.
card-in-play = You have already played { $card } this turn.
card-in-discard = { $card } is in your discard: reclaim it first.
card-not-yours = You do not have { $card }.
card-not-in-discard = { $card } is not in your discard.
card-not-among = { $card } is not among the cards to choose from.
card-not-played = { $card } is in your hand: a card must be played before it is used.
no-plays =
    { $plays ->
        [one] You have already played the 1 card that you may play this turn.
       *[other] You have already played the { $plays } cards that you may play this turn.
    }
needs-energy = That costs { $need } energy; you have { $have }.
no-reclaim = No uncovered space of your tracks lets you reclaim a card.
reclaimed-already = You have already reclaimed a card this turn.
track-empty = No presence is left on that track.
presence-source = Your presence cannot come from { $source }.
presence-land = You cannot add presence in { $land } now: it is too far or not of the right kind.
power-not-yours = { $card } is not among your powers.
power-used = You have already used { $card } this turn.
power-speed = { $card } is { $speed }: it is not used in this phase.
no-such-level = There is no threshold { $level }.
levels-are-all = These are all thresholds you meet: leave their numbers out.
levels-go-together = With the elements for these thresholds you meet others too: name them all.
needs-elements = Level { $level } needs { $elements }; you lack { $short }.
no-target = { $card } has no target within range.
no-origin = There is nothing to count the range from: { $origin }.
no-origin-terrain = There is nothing to count the range from: { $origin } in { $terrain }.
no-repeat = Nothing lets you repeat a card now.
repeat-not-used = { $card } has not been used this turn.
repeat-too-dear = { $card } costs too much to be repeated.
repeat-not-now = { $card } cannot be repeated in this phase, or has no target.
no-such-land = There is no land “{ $land }” on this island.
land-not-among = { $land } ({ $terrain }) is not among the lands to choose from.
target-spirit = The target must be: { $target }.
target-ocean = { $land } is ocean: nothing happens there.
target-wrong = { $land } ({ $terrain }) is not { $target }.
target-far = { $land } is { $away } away from { $origin }; the range is { $distance }.
not-adjacent = { $land } is not adjacent to { $other }.
no-such-piece = There is no piece “{ $piece }”.
piece-not-there = { $land } does not hold { FORM($piece, "acc") }.
piece-not-among = This does not affect { FORM($piece, "acc") }.

## Positions
position-boards = An island has one to six different boards of those that there are: { $boards }
position-added = “{ $word }” is no board that can lie there.
position-layout = There is no layout “{ $layout }” for so many boards: { $number }
position-set = “{ $name }” belongs to the set “{ $set }”, which is not played with: add it to the option “sets”.
option-boards-number = A game has one board for each player, { $players } here: { $boards }
position-who = There is no seat or spirit “{ $name }” here.
position-land = There is no land “{ $land }” on this island.
position-corner = There is no corner “{ $corner }” on this island.
position-word = “{ $word }” is nothing that { $where } can have.
position-number = { $name } must be from { $least } to { $most }, not { $value }.
position-damage = A piece with so much damage would be destroyed: { $piece }
position-spirits = There is one spirit for each of the { $players } players; “none” for one that is still to be chosen.
position-terror = At terror level { ROMAN($terror) } the players cannot have taken { $cards } fear cards.
position-fear-done = Fear that makes a fear card is taken off at once: fear_done is at most { $most }.
position-fear-sizes = fear_sizes are the three parts of the fear deck.
position-step = In this phase there is no step of the invaders: { $phase }
position-no-blight-card = Without a blight card nothing can be flipped.
position-innate = “{ $power }” is an innate power, not a card.
position-presence-twice = The presence of { $name } in { $land } is written twice.
position-not-there = { $name } cannot have presence in { $land }.
position-ocean = { $land } is an ocean: no pieces stand there.
position-word-near = “{ $word }” is nothing that { $where } can have. Near to it: { $near }
position-effect = An effect “{ $kind }” needs the key “{ $key }”.
position-setup = In the set-up nothing lies on the island yet: “setup” has no “lands”.
position-extra = Only England from level 3 on has an extra build space: “extra” cannot have { $cards }.
position-chosen = “chosen” has more elements ({ $elements }) than there are uncovered “any” spaces: { $spaces }
position-card-twice = “{ $card }” is named at two places: { $one } and { $other }.
position-first-card = The first invader card ({ $card }) can only be named for the set-up: the phases “choosing” and “setup”.
position-extra-stage = At level 3 no card of stage II or III comes to England’s extra space: { $cards }
position-starts = Each seat starts on one of the boards: { $boards }
position-elements = Write “elements” (besides those of cards and tracks) or “elements_now” (all that there are), not both.
position-presence = { $name } has { $number } presence on the island and destroyed; a spirit has { $most }.
position-power-twice = There is only one card “{ $name }” ({ $card }).
position-ocean-blight = { $land } is an ocean that is not in play: no blight lies there.
step-growth = This spirit has the growth options 1 to { $options }.
step-no-escalation = This invader card has no escalation symbol.
step-no-adversary = Without an adversary nothing escalates.
step-target-kind = { $card } cannot be used on { $target }: it is for the other kind of target (a land such as A5, or a spirit such as P1).
step-target = { $target } is no legal target of this power: { $card }
step-no-spirit = { $name } has no spirit yet.
step-ocean = { $land } is an ocean that is not in play.
step-level = A terror level is 1, 2 or 3, not { $level }.
step-held = { $name } has this card already: { $card }
asked-neighbours = Beside { $land } lie { $lands }.
asked-distance = From { $one } to { $other } it is { $distance }.
asked-no-way = There is no way from { $one } to { $other }.
asked-lands = Lands of { $card }: { $lands }
asked-difficulty = Difficulty { $number }.
asked-deck = Invader deck from the top, { $number } cards by stage: { $order }

## Options
option-spirits = The spirits of the seats, in order; who has none chooses.
    .name = Spirits
    .is-river-surges-in-sunlight = { spirit-river-surges-in-sunlight }
    .is-lightnings-swift-strike = { spirit-lightnings-swift-strike }
    .is-vital-strength-of-the-earth = { spirit-vital-strength-of-the-earth }
    .is-shadows-flicker-like-flame = { spirit-shadows-flicker-like-flame }
    .is-thunderspeaker = { spirit-thunderspeaker }
    .is-a-spread-of-rampant-green = { spirit-a-spread-of-rampant-green }
    .is-oceans-hungry-grasp = { spirit-oceans-hungry-grasp }
    .is-bringer-of-dreams-and-nightmares = { spirit-bringer-of-dreams-and-nightmares }
option-boards = The island boards of the seats, in order; at random if there are none.
    .name = Boards
    .is-A = A
    .is-B = B
    .is-C = C
    .is-D = D
    .is-E = E
    .is-F = F
layout-standard = standard
layout-top-to-top = Top to Top
layout-coastline = Coastline
layout-opposite-shores = Opposite Shores
layout-fragment = Fragment
layout-inverted-fragment = Inverted Fragment
layout-sunrise = Sunrise
layout-leaf = Leaf
layout-snake = Snake
layout-snail = Snail
layout-peninsula = Peninsula
layout-v = V
layout-meeple = Meeple
layout-star = Star
layout-flower = Flower
layout-caldera = Caldera
option-layout = How the boards lie. There is a standard layout for every number of boards; the others are for the numbers in brackets only.
    .name = Layout
    .is-standard = { layout-standard }
    .is-top-to-top = { layout-top-to-top } (2)
    .is-coastline = { layout-coastline } (2, 3)
    .is-opposite-shores = { layout-opposite-shores } (2)
    .is-fragment = { layout-fragment } (2)
    .is-inverted-fragment = { layout-inverted-fragment } (2)
    .is-sunrise = { layout-sunrise } (3)
    .is-leaf = { layout-leaf } (4)
    .is-snake = { layout-snake } (4)
    .is-snail = { layout-snail } (5)
    .is-peninsula = { layout-peninsula } (5)
    .is-v = { layout-v } (5)
    .is-meeple = { layout-meeple } (5)
    .is-star = { layout-star } (6)
    .is-flower = { layout-flower } (6)
    .is-caldera = { layout-caldera } (6)
option-adversary = The colonial power that you face.
    .name = Adversary
    .is-none = none
    .is-brandenburg-prussia = { adversary-brandenburg-prussia }
    .is-england = { adversary-england }
    .is-sweden = { adversary-sweden }
option-level = The level of the adversary, from 0 to 6.
    .name = Level
option-scenario = A scenario changes goal and rules.
    .name = Scenario
    .is-none = none
    .is-blitz = { scenario-blitz }
    .is-guard-the-isles-heart = { scenario-guard-the-isles-heart }
    .is-rituals-of-terror = { scenario-rituals-of-terror }
    .is-dahan-insurrection = { scenario-dahan-insurrection }
option-blight-card = Which blight card lies on the board, or none (for a first game).
    .name = Blight card
    .is-random = at random, unknown
    .is-none = none: 5 blight per player
    .is-downward-spiral = { blight-downward-spiral }
    .is-memory-fades-to-dust = { blight-memory-fades-to-dust }
option-left-out-blight = Leave these blight cards out of the game.
    .name = Left out blight cards
    .is-downward-spiral = { blight-downward-spiral }
    .is-memory-fades-to-dust = { blight-memory-fades-to-dust }
option-left-out-all = All blight cards were left out of the game.
option-extra-blight = 1 blight more at the start, as a later erratum says.
    .name = Extra blight
option-progression = Low-complexity spirits gain the cards of a fixed list instead of drawing.
    .name = Power progression
option-bonus-growth = Everybody grows once before the first turn: easier.
    .name = Growth before the game
option-any-order = The players choose the order of boards, lands and spirits whenever something is done for each of them; else it is that of the island and the seats, but for ravages where it matters.
    .name = Every order is chosen
option-no-initial-explore = The invaders do not explore during set-up: easier.
    .name = No initial explore

## Text view
see-turn = Turn { $turn }: { $phase }
see-step = Step: { $step }
see-adversary = Adversary: { $adversary }, level { $level }
see-escalation = Escalation: { $text }
see-scenario = Scenario: { $scenario }
see-layout = Layout of the boards: { $layout }
see-added = Board { $board } has come to lie beside { $beside }.
see-starts = { $who } started on board { $board }.
see-terror = Terror level { ROMAN($level) }; you win when { $victory }
see-fear = Fear: { $generated } of { $markers } for the next card; cards earned { $earned }, left { $left }
see-fear-earned = Earned fear card turned up: { $card }
see-fear-in-deck = Fear card { $place } of the deck turned up: { $card }
see-fear-earned-down = Earned fear card: { $card }
see-fear-in-deck-down = Fear card { $place } of the deck: { $card }
see-healthy = Healthy island; blight on the card: { $pool }
see-blighted = Blighted island ({ $card }): { $text } Blight on the card: { $pool }
see-no-blight-card = No blight card; blight left: { $pool }
see-deck =
    { $left ->
        [one] Deck of { $deck }: 1 card, { $discarded } discarded
       *[other] Deck of { $deck }: { $left } cards, { $discarded } discarded
    }
see-invaders = Invaders
see-space-ravage = Ravage: { $cards }
see-space-build = Build: { $cards }
see-space-explore = Explore: { $cards }
see-space-extra = Extra build before the ravage: { $cards }
see-coming-ravage = Lands that will be ravaged: { $lands }
see-coming-build = Lands that will be built in: { $lands }
see-land = { $land }
see-land-damage = { $land } ({ $damage } damage)
see-land-blights = { $land } ({ $damage } damage, blight)
see-land-stopped = { $land } (stopped)
see-land-turned = { $land } ({ $damage } damage to invaders beside it)
see-invader-deck =
    { $number ->
        [one] Invader deck: 1 card ({ $stages })
       *[other] Invader deck: { $number } cards ({ $stages })
    }
see-stage =
    { $stage ->
        [1] stage I: { $number }
        [2] stage II: { $number }
       *[other] stage III: { $number }
    }
see-board = Board { $board }
see-coastal = { $terrain }, coastal
see-inland = { $terrain }
see-land-line = { $land } ({ $kind }; beside { $near }): { $holds }
see-land-empty = { $land } ({ $kind }; beside { $near }): empty
see-nothing-there = nothing there
see-holds-blight = { $number } blight
see-holds-presence = presence of { $who }: { $number }
see-holds-sacred = presence of { $who }: { $number } (sacred site)
see-holds-defence = defend { $number }
see-holds-stopped = no { $action }
see-effects = This turn
see-name = { $who }
see-name-spirit = { $who }: { $spirit }
see-energy = Energy { $energy } (income { $income })
see-plays = Card plays { $plays } (made { $made })
see-presence = Presence on the tracks { $left }, destroyed { $destroyed }
see-drowned = Drowned health: { $number }
see-track-energy = Energy track (covered spaces in brackets): { $spaces }
see-track-plays = Card-play track (covered spaces in brackets): { $spaces }
see-number = { $number }
see-space-reclaim = reclaim one
see-space-bare = nothing
see-marks = { $one } + { $other }
see-covered = ({ $what })
see-growth = Growth { $option }: { $actions }
see-growth-taken = Growth { $option } (taken): { $actions }
see-growth-closed = Growth { $option } (not open): { $actions }
see-growth-always = Always: { $actions }
see-elements = Elements: { $elements }
see-hand = Hand: { $cards }
see-played = In play: { $cards }
see-discard = Discard: { $cards }
see-power = { $card }, { $range }, { $target }: { $text }
card-header = { $card } ({ $cost } energy, { $speed }; { $elements })
card-used = { $card } ({ $cost } energy, { $speed }; { $elements }; used)
see-innate = Innate power { $power } ({ $speed }, { $range }, { $target }): { $text }
see-innate-used = Innate power { $power } ({ $speed }, { $range }, { $target }; used): { $text }
see-threshold = Level { $level }: { $elements }
see-threshold-met = Level { $level }, met: { $elements }

## What is in force this turn
effect-defend = { $land } is defended by { $number }.
effect-skip = { $land }: the invaders do not act ({ $what }).
effect-ward = All lands with presence of { $who } are defended by { $number }.
effect-no-blight = No blight comes to { $land }.
effect-health = { $land }: { $what } have { $number } more health.
effect-dahan-immune = { $land }: nothing can hurt the dahan.
effect-dahan-safe = { $land }: a ravage does not hurt the dahan.
effect-dahan-first = { $land }: the dahan strike at the same time as the invaders.
effect-dread = { $land }: each fear from a power there also defends it by 1.
effect-range =
    { $number ->
        [one] The powers of { $who } reach 1 land farther.
       *[other] The powers of { $who } reach { $number } lands farther.
    }
effect-origin = { $who } may target from another spirit's presence.
effect-hurry =
    { $number ->
        [one] { $who } may use 1 slow power as a fast one.
       *[other] { $who } may use { $number } slow powers as fast ones.
    }
effect-repeat = { $who } may repeat a card that has been used.
effect-played-and-lost = { $who } has forgotten a card that was played this turn.
effect-keep-card = { $who } may take a played card back to hand when time passes.
effect-no-city = No city is built on the coast: { $land }.
effect-vengeance = What dies in { $land } is avenged.
effect-no-explore-two-dahan = No explore in lands with two or more dahan.
effect-no-build-outnumbered = No build in lands with more dahan than towns and cities.
effect-no-build-dahan = No build in lands with dahan.
effect-no-build-coastal = No build in coastal lands.
effect-no-build-city = No build in lands with a city.

ask-trigger = Several things follow. Which comes next?
do-next = Next: { $what }
trigger-drowning = drowning
trigger-sworn-to-victory = sworn to victory
trigger-dahan-insurrection = the insurrection
trigger-vengeance-of-the-dead = Vengeance of the Dead
position-effect-key = A position: the effect “{ $kind }” has no “{ $key }”.
position-not-shown = A position: { $card } is no fear card or event card that lies face down.

## The numbers by which a seat is followed
figure-energy = energy
figure-income = energy a turn
figure-plays = card plays left
figure-presence = presence on the island
figure-hand = cards in hand
hint-invaders = it takes invaders off the island
hint-dahan = it keeps the dahan strong
hint-blight = it takes blight away
hint-fear = it spreads fear
hint-ravage = it keeps the next ravages and builds small
hint-presence = your presence on the island grows
hint-energy = it brings energy
hint-tracks = your tracks give more from now on
hint-hand = you have more cards to choose from
hint-played = a power is ready to be used
