### Znaczniki: Bestie, Dzicz, Choroba, Pustkowia, Konflikt.

piece-beasts =
    { $number ->
        [one] { $number } znacznik Bestii
        [few] { $number } znaczniki Bestii
       *[many] { $number } znaczników Bestii
    }
    .acc =
        { $number ->
            [one] znacznik Bestii
            [few] { $number } znaczniki Bestii
           *[many] { $number } znaczników Bestii
        }
piece-wilds =
    { $number ->
        [one] { $number } znacznik Dziczy
        [few] { $number } znaczniki Dziczy
       *[many] { $number } znaczników Dziczy
    }
    .acc =
        { $number ->
            [one] znacznik Dziczy
            [few] { $number } znaczniki Dziczy
           *[many] { $number } znaczników Dziczy
        }
piece-disease =
    { $number ->
        [one] { $number } znacznik Choroby
        [few] { $number } znaczniki Choroby
       *[many] { $number } znaczników Choroby
    }
    .acc =
        { $number ->
            [one] znacznik Choroby
            [few] { $number } znaczniki Choroby
           *[many] { $number } znaczników Choroby
        }
piece-badlands =
    { $number ->
        [one] { $number } znacznik Pustkowi
        [few] { $number } znaczniki Pustkowi
       *[many] { $number } znaczników Pustkowi
    }
    .acc =
        { $number ->
            [one] znacznik Pustkowi
            [few] { $number } znaczniki Pustkowi
           *[many] { $number } znaczników Pustkowi
        }
piece-strife = { $piece } (Konflikt: { $strife })
    .acc = { FORM($piece, "acc") } (Konflikt: { $strife })
kind-beasts = Bestie
kind-wilds = Dzicz
kind-disease = Choroba
kind-badlands = Pustkowia
ask-badlands = { $land }: czy Pustkowia dodają swoje obrażenia ({ $number }) teraz? Jeśli nie, to przy późniejszych obrażeniach tej akcji.
ask-strife = { $land }: który najeźdźca dostaje Konflikt? (pozostało: { $left })
do-calm = Zdejmij Konflikt: { $piece }
do-strife = Konflikt dla: { $piece }
log-isolate = { $land } zostaje odizolowana.
effect-isolate = { $land } jest izolowana.
log-token = { $land }: dołożono { FORM($piece, "acc") }.
log-strife = { $land }: Konflikt dla: { $piece }.
log-strife-removed = { $land }: 1 Konflikt mniej, { $piece }.
log-strife-spent = { $land }: zużyty Konflikt: { $number }; ci najeźdźcy nie zadają obrażeń.
log-stopped-wilds = { $land }: Dzicz nie wpuszcza odkrywcy.
log-stopped-disease = { $land }: Choroba wstrzymuje budowę.
option-sets-is-branch-and-claw = Zarośla i Szpony
option-sets-is-jagged-earth = Rozdarta Ziemia
