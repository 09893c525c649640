# What only the board of Terra Mystica says, in Polish.

tm-map = Mapa
tm-cults = Kulty
tm-supply = Pula
tm-actions = Akcje
tm-gallery = Rasy
tm-tray = Do wyboru
tm-tray-fold = Obejrzyj mapę
tm-tray-open = Wróć do wyboru
tm-workers = Robotnicy
tm-coins = Monety
tm-priests = Kapłani
tm-power = Moc
tm-spades = Łopaty
tm-vp = PZ
tm-keys = niewykorzystane klucze
tm-free = za darmo
tm-used = użyte
tm-pass = Pas
tm-passed = spasował(a)
tm-order = Kolejność
tm-round = Tura { $round }
tm-reward-now = Nagroda Kultu na razie: × { $times }; kroki do następnej: { $rest } z { $steps }
tm-priests-all = Kapłani: na ręku { $hand }, w rezerwie { $reserve }, na planszy Kultów { $cults }
tm-bowls = Naczynia Mocy: I { $one }, II { $two }, III { $three }
tm-burnable = Poświęcenie wszystkiego, co można, przenosi do Naczynia III: { $number }
tm-spade-price = Kup Łopaty: cena jednej
tm-income = Dochód w następnej Turze
tm-income-short = dalej:
tm-convert = Konwersje i poświęcanie
tm-building-of = { $building } ({ $who })
tm-kind-bonus = Żeton Bonusów
tm-kind-favour = Żeton Łask
tm-kind-town = Żeton Miasta
tm-kind-action = Akcja
tm-in-town = w mieście
tm-bridge-of = Most { $site } ({ $who })
tm-coins-on = Leżące na nim Monety: { $number }
tm-held-by = gracz: { $who }
tm-left = zostało: { $number }
tm-uncovers = Dochód, który odsłania następna
tm-prices = Ceny Budowli
tm-priest-place = Miejsce Kapłana, kroki: { $steps } ({ $cult })
tm-priest-foot = Kapłan za 1 krok ({ $cult }), wraca do rezerwy
tm-standing = Koniec gry, gdyby był teraz
tm-final = Co dało końcowe punktowanie
tm-area = Największy obszar
tm-bridges-left = Pozostałe mosty
tm-ability = Zdolność:
tm-stronghold = Twierdza:
tm-faction-of = { $faction } ({ $who })
tm-faction-read = Przeczytaj planszę rasy
tm-track-ship = Żegluga
tm-track-dig = Tor Trudności przekształcenia
tm-track-ship-help = Żegluga: przez ile pól rzeki możesz się przeprawić, by przekształcać i budować. Następne pole kosztuje 4 Monety i Kapłana i daje PZ.
tm-track-dig-help = Tor Trudności przekształcenia: ilu Robotników kosztuje Łopata. Następne pole kosztuje Robotników, Monety i Kapłana i daje 6 PZ.
tm-action-common = Kto pierwszy w danej Turze.
tm-action-own = Raz na Turę.
tm-action-again = Dowolnie często.
tm-accept = Przyjmij
tm-decline = Odrzuć
tm-dig =
    { $spades ->
        [one] { $hex }, teren { $terrain }: { $spades } Łopata ({ $price })
        [few] { $hex }, teren { $terrain }: { $spades } Łopaty ({ $price })
       *[other] { $hex }, teren { $terrain }: { $spades } Łopat ({ $price })
    }
tm-dig-build =
    { $spades ->
        [one] { $hex }, teren { $terrain }: { $spades } Łopata ({ $price }); potem Osada: { $dwelling }
        [few] { $hex }, teren { $terrain }: { $spades } Łopaty ({ $price }); potem Osada: { $dwelling }
       *[other] { $hex }, teren { $terrain }: { $spades } Łopat ({ $price }); potem Osada: { $dwelling }
    }
tm-transform-build =
    { $spades ->
        [one] { $hex }, teren { $terrain }: { $spades } Łopata; potem Osada: { $dwelling }
        [few] { $hex }, teren { $terrain }: { $spades } Łopaty; potem Osada: { $dwelling }
       *[other] { $hex }, teren { $terrain }: { $spades } Łopat; potem Osada: { $dwelling }
    }
tm-other-terrain = Inny teren…
tm-burn-act = Poświęć znaczniki Mocy: { $number }, potem akcja (Moc: { $power }): { $what }
tm-overlay = Nałóż na mapę
tm-overlay-key = nałóż na mapę: zasięg, Łopaty, powstające miasta, oferty Mocy (o)
tm-overlay-reach = Twój zasięg: bezpośredni, statkiem, tunelem lub lotem
tm-overlay-spades = Łopaty do preferowanego terenu
tm-overlay-towns = Powstające miasta: Moc i Budowle
tm-overlay-offers = Komu zaproponowano by tu Moc
tm-making = { $who }: Moc { $power } z { $needs }, Budowle { $buildings } z { $of }
tm-chart-points = PZ
tm-chart-income = Dochód, przeliczony na Moc
tm-chart-power = Gotowa Moc: Naczynie III i połowa Naczynia II
tm-chart-area = Budowle w największym obszarze
tm-mark = { $round }
tm-mark-end = Koniec
tm-kind-factions = Rasy
tm-kind-scoring-tiles = Żetony Punktacji
tm-kind-bonus-tiles = Żetony Bonusów
