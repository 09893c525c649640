# The scenario Despicable Theft of Jagged Earth, in our own words.

scenario-despicable-theft = Despicable Theft
option-scenario-is-despicable-theft = { scenario-despicable-theft }
text-scenario-despicable-theft = Whenever invaders explore a land with number 6 or higher in play, 1 thief comes there, face down, from a supply of 18: 12 are blank, the others have the numbers 1, 1, 1, 2, 2 and 3. Before the ravage step every thief goes one land toward the ocean of its board; one that is beside it escapes: 4 fear are lost, and the invader deck is accelerated as often as its number says. Thieves are no invaders, but spirits may treat them as explorers. They lie face up in lands with 2 or more dahan. They can be destroyed, removed or replaced only in a land with 2 or more dahan and without towns and cities, before or after the Action; otherwise they are pushed. A destroyed thief gives 1 fear.
step-thieves = thieves
piece-thief =
    { $number ->
        [one] 1 thief (face down)
       *[other] { $number } thieves (face down)
    }
    .acc =
        { $number ->
            [one] a thief (face down)
           *[other] { $number } thieves (face down)
        }
    .start =
        { $number ->
            [one] A thief (face down)
           *[other] { $number } thieves (face down)
        }
piece-thief-blank =
    { $number ->
        [one] 1 thief (blank)
       *[other] { $number } thieves (blank)
    }
    .acc =
        { $number ->
            [one] a thief (blank)
           *[other] { $number } thieves (blank)
        }
    .start =
        { $number ->
            [one] A thief (blank)
           *[other] { $number } thieves (blank)
        }
piece-thief-one =
    { $number ->
        [one] 1 thief with number I
       *[other] { $number } thieves with number I
    }
    .acc =
        { $number ->
            [one] a thief with number I
           *[other] { $number } thieves with number I
        }
    .start =
        { $number ->
            [one] A thief with number I
           *[other] { $number } thieves with number I
        }
piece-thief-two =
    { $number ->
        [one] 1 thief with number II
       *[other] { $number } thieves with number II
    }
    .acc =
        { $number ->
            [one] a thief with number II
           *[other] { $number } thieves with number II
        }
    .start =
        { $number ->
            [one] A thief with number II
           *[other] { $number } thieves with number II
        }
piece-thief-three =
    { $number ->
        [one] 1 thief with number III
       *[other] { $number } thieves with number III
    }
    .acc =
        { $number ->
            [one] a thief with number III
           *[other] { $number } thieves with number III
        }
    .start =
        { $number ->
            [one] A thief with number III
           *[other] { $number } thieves with number III
        }
kind-thief = thieves that lie face down
kind-thief-blank = blank thieves
kind-thief-one = thieves with number I
kind-thief-two = thieves with number II
kind-thief-three = thieves with number III
ask-thief-way = { $land }: where does a thief go ({ $piece })?
log-thief = { $land }: a thief comes.
log-thief-turned =
    { $number ->
        [0] { $land }: a thief is turned up, and is blank.
       *[other] { $land }: a thief is turned up, with number { $number }.
    }
log-thief-escaped =
    { $number ->
        [0] { $land }: a thief escapes. Fear lost: { $fear }.
       *[other] { $land }: a thief escapes (number { $number }). Fear lost: { $fear }.
    }
effect-mixed-thieves = Among the face-down thieves of { $lands } are these numbers (0: blank): { $numbers }.
effect-thieves-gone = Numbers of the thieves that have left the island in this turn (0: blank): { $numbers }.
see-thieves-escape = { $land }: thieves that will escape: { $number }
see-thieves-go = { $land }: thieves that will go to { $lands }: { $number }
see-thieves-stay = { $land }: thieves that cannot go on: { $number }
