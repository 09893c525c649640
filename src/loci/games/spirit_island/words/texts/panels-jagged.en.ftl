## Growth and tracks of Jagged Earth
growth-either = { $first }, or { $second }
growth-move-presence = move 1 presence within range { $distance }
growth-elements = gain for this turn: { $elements }
growth-one-element = gain one of these for this turn: { $elements }
growth-energy-per-play = gain as much energy as you may play cards
growth-reclaim-half = reclaim half of your discard, rounded up
see-space-play = 1 more card play
ask-move-presence = Which presence do you move, and where to?
ask-return-presence = To which track does the presence return?
do-return = { $track }
track-energy = the energy track
track-plays = the card-play track
do-track = Use: { $what }
log-presence-returned = Presence of { $who } returns from { $land } to a track.
log-presence-removed = Presence of { $who } in { $land } is removed.
track-covered = No uncovered space of your tracks lets you do that.
track-used = You have already done that this turn.
track-cannot = You cannot do that now.
power-price = You cannot pay what it costs to use { $card }.

## What spirits keep
see-kept = { $name }: { $what }
keep-markers = Prepared element markers
ask-discard-marker = Which element marker do you give away? ({ $left } left)
ask-spend-markers = { $element }: how many prepared markers do you spend on this?
log-marker-prepared = { $who } prepares element markers: { $elements }.
log-marker-spent = { $who } spends element markers: { $elements }.

see-still-healthy = Still healthy island ({ $card }): { $text } Blight on the card: { $pool }

## Two adversaries, an extra board
option-supporting = A second colonial power that supports the first: its rules hold too, and it escalates with cards of stage III.
    .name = Supporting adversary
    .is-none = none
option-supporting-is-brandenburg-prussia = { adversary-brandenburg-prussia }
option-supporting-is-england = { adversary-england }
option-supporting-is-sweden = { adversary-sweden }
option-supporting-is-france = { adversary-france }
option-supporting-level = The level of the supporting adversary, from 0 to 6.
    .name = Supporting level
option-supporting-alone = A supporting adversary needs another one that leads.
option-supporting-set = { $adversary } belongs to the set { $set }, which is not played with.
see-supporting = Supporting adversary, which escalates with cards of stage III:
option-extra-board = One board more than there are players, on which nobody starts.
    .name = Extra board
option-extra-board-most = There is no extra board for { $players } players.

## Archipelagos
layout-archipelago-1-1 = Archipelago 1 + 1
option-layout-is-archipelago-1-1 = { layout-archipelago-1-1 }
layout-archipelago-2-1 = Archipelago 2 + 1
option-layout-is-archipelago-2-1 = { layout-archipelago-2-1 }
layout-archipelago-1-1-1 = Archipelago 1 + 1 + 1
option-layout-is-archipelago-1-1-1 = { layout-archipelago-1-1-1 }
layout-archipelago-2-2 = Archipelago 2 + 2
option-layout-is-archipelago-2-2 = { layout-archipelago-2-2 }
layout-archipelago-3-1 = Archipelago 3 + 1
option-layout-is-archipelago-3-1 = { layout-archipelago-3-1 }
layout-archipelago-3-2 = Archipelago 3 + 2
option-layout-is-archipelago-3-2 = { layout-archipelago-3-2 }
layout-archipelago-2-2-1 = Archipelago 2 + 2 + 1
option-layout-is-archipelago-2-2-1 = { layout-archipelago-2-2-1 }
layout-archipelago-3-3 = Archipelago 3 + 3
option-layout-is-archipelago-3-3 = { layout-archipelago-3-3 }
layout-archipelago-2-2-2 = Archipelago 2 + 2 + 2
option-layout-is-archipelago-2-2-2 = { layout-archipelago-2-2-2 }

## An island of your own
option-island = An island that you have written down yourself, in the place of the boards.
    .name = Island file
island-unreadable = The island file cannot be read: { $detail }
island-key = The island file has something unknown, or of the wrong kind, at { $where }: { $key }
island-numbers = The lands of board { $board } must be numbered 1, 2, 3 … without a gap, 20 at most.
island-terrain = { $land }: there is no terrain “{ $word }”; there are jungle, mountain, sands and wetland.
island-unknown-land = { $land } cannot touch “{ $beside }”: there is no such land, or it is itself.
island-one-way = { $land } touches { $beside }, but { $beside } does not touch { $land }.
island-no-coast = Board { $board } has no coastal land.
island-apart = No way leads to { $land }.
island-piece = { $land }: “{ $word }” cannot lie there in the beginning, or not so many.
option-island-scenario = { $scenario } cannot be played on an island of a file: it says how the printed boards lie.
layout-island = an island of your own
option-barred-response = Dahan Insurrection: Military Response brings no invader to a land that is isolated. Otherwise isolation does not matter for it.
    .name = Isolation bars Military Response
