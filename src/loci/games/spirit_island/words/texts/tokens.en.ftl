### Tokens: beasts, wilds, disease, badlands, strife.

piece-beasts = { $number } beasts
    .acc =
        { $number ->
            [one] beasts
           *[other] { $number } beasts
        }
    .start =
        { $number ->
            [one] Beasts
           *[other] { $number } beasts
        }
piece-wilds = { $number } wilds
    .acc =
        { $number ->
            [one] wilds
           *[other] { $number } wilds
        }
    .start =
        { $number ->
            [one] Wilds
           *[other] { $number } wilds
        }
piece-disease = { $number } disease
    .acc =
        { $number ->
            [one] disease
           *[other] { $number } disease
        }
    .start =
        { $number ->
            [one] Disease
           *[other] { $number } disease
        }
piece-badlands = { $number } badlands
    .acc =
        { $number ->
            [one] badlands
           *[other] { $number } badlands
        }
    .start =
        { $number ->
            [one] Badlands
           *[other] { $number } badlands
        }
piece-strife = { $piece } with { $strife } strife
    .acc = { FORM($piece, "acc") } with { $strife } strife
    .start = { FORM($piece, "start") } with { $strife } strife
kind-beasts = beasts
kind-wilds = wilds
kind-disease = disease
kind-badlands = badlands
ask-badlands = { $land }: do the badlands add their { $number } damage now? Otherwise with later damage of this Action.
ask-strife = { $land }: which invader gets strife? ({ $left } left)
do-calm = Take strife from { FORM($piece, "acc") }
do-strife = Strife for { FORM($piece, "acc") }
log-isolate = { $land } is isolated.
effect-isolate = { $land } is isolated.
log-token = { $land }: { $piece } added.
log-strife = { $land }: strife for { FORM($piece, "acc") }.
log-strife-removed = { $land }: 1 strife less on { FORM($piece, "acc") }.
log-strife-spent = { $land }: { $number } strife used up; those invaders do no damage.
log-stopped-wilds = { $land }: wilds keep the explorer away.
log-stopped-disease = { $land }: disease stops the building.
option-sets-is-branch-and-claw = Branch & Claw
option-sets-is-jagged-earth = Jagged Earth
