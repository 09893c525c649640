# The fear cards of Branch & Claw that keep the invaders from acting, in our own words.

fear-demoralized = Demoralized
text-fear-demoralized-1 = Every land has defend 1.
text-fear-demoralized-2 = Every land has defend 2.
text-fear-demoralized-3 = Every land has defend 3.
fear-tread-carefully = Tread Carefully
text-fear-tread-carefully-1 = Each player may choose a land with dahan or with at least 5 dahan in the lands around: the invaders do not ravage there this turn.
text-fear-tread-carefully-2 = Each player may choose a land with dahan or with at least 3 dahan in the lands around: the invaders do not ravage there this turn.
text-fear-tread-carefully-3 = Each player may choose a land with dahan or beside dahan: the invaders do not ravage there this turn.
fear-explorers-are-reluctant = Explorers are Reluctant
text-fear-explorers-are-reluctant-1 = In the next normal explore the lowest-numbered land of the card on each board is left out.
text-fear-explorers-are-reluctant-2 = The next normal explore is skipped and no card revealed; the invader phase after that explores with one card more.
text-fear-explorers-are-reluctant-3 = In the next normal explore the card is revealed, with its escalation, but nothing explored.
fear-immigration-slows = Immigration Slows
text-fear-immigration-slows-1 = In the next normal build the lowest-numbered land of the card on each board is left out.
text-fear-immigration-slows-2 = The next normal build is skipped, and its card stays where it is.
text-fear-immigration-slows-3 = The next normal build is skipped; its card moves on as usual.
fear-quarantine = Quarantine
text-fear-quarantine-1 = This turn no coastal land is explored.
text-fear-quarantine-2 = This turn no coastal land is explored, and no explorers come out of lands with disease.
text-fear-quarantine-3 = This turn no coastal land is explored, and the invaders do not act in lands with disease.
fear-panicked-by-wild-beasts = Panicked by Wild Beasts
text-fear-panicked-by-wild-beasts-1 = Each player adds 1 strife in a land with or beside beasts.
text-fear-panicked-by-wild-beasts-2 = Each player adds 1 strife in a land with or beside beasts. This turn there is no normal build and no normal explore in lands with beasts.
text-fear-panicked-by-wild-beasts-3 = Each player adds 1 strife in a land with or beside beasts. This turn there are no normal invader actions in lands with beasts.

## What lasts
log-defend-everywhere = Every land is defended by { $number }.
effect-defend-everywhere = Every land is defended by { $number }.
log-lowest-not-built = The next normal build leaves out the lowest land of its card on each board.
effect-lowest-not-built = The next normal build leaves out the lowest land of its card on each board.
log-lowest-not-explored = The next normal explore leaves out the lowest land of its card on each board.
effect-lowest-not-explored = The next normal explore leaves out the lowest land of its card on each board.
log-build-skipped = The next normal build is skipped.
effect-build-skipped = The next normal build is skipped.
log-build-delayed = The next normal build is skipped, and its card stays.
effect-build-delayed = The next normal build is skipped, and its card stays.
effect-build-card-stays = The card on the build space stays there this turn.
log-explore-delayed = The next normal explore is skipped; the one after it has one card more.
effect-explore-delayed = The next normal explore is skipped; the one after it has one card more.
effect-one-more-explore = The next explore has one card more.
log-explore-skipped = The card of the next normal explore is only revealed.
effect-explore-skipped = The card of the next normal explore is only revealed.
log-quarantine = Quarantine: no coastal land is explored this turn.
effect-quarantine =
    { $number ->
        [1] Quarantine: no coastal land is explored.
        [2] Quarantine: no coastal land is explored, and no explorers come out of lands with disease.
       *[other] Quarantine: no coastal land is explored, and the invaders do not act in lands with disease.
    }
log-wary-of-beasts = The invaders keep away from the beasts this turn.
effect-wary-of-beasts =
    { $number ->
        [1] No normal invader actions in lands with beasts.
       *[other] No normal build or explore in lands with beasts.
    }
