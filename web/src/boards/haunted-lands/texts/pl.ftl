# Słowa planszy Nawiedzonych Krain po polsku.

hl-cards = Karty
hl-map = Mapa
hl-round = { ROMAN($season) } Pora Roku · Runda { ROMAN($round) }
hl-rolled = Nawiedzenie: { $terrain }, zostało { $left }
hl-order = Kolejność tur
hl-spectres-count = Widma na Mapie: { $map }, w rezerwie: { $reserve }
hl-spectre = Widmo
hl-exploited = Żeton Zużycia
hl-building-of = { $building }, właściciel: { $who }
hl-seer-of = Widzący gracza { $who }
hl-blocked = zablokowane
hl-costs = koszt:
hl-market = Targowisko
hl-reward = Perswazja kosztuje { $cost }
hl-spectre-card = Póki krążą Widma
hl-pecunia = Pecunia
hl-quest = Zadanie
hl-quest-cards = Karty Zadań jeszcze niewybrane ({ $number })
hl-tokens = aktywne żetony: { $active } z { $tokens }
hl-track-valour =
    { $valour ->
        [one] { $track }: ostatni żeton daje { $valour } punkt Dzielności
        [few] { $track }: ostatni żeton daje { $valour } punkty Dzielności
       *[many] { $track }: ostatni żeton daje { $valour } punktów Dzielności
    }
hl-valour-track = Dzielność
hl-help-title = Ile kosztują Budynki
hl-help-windmill = Wiatrak: na Równinach; Drewno + Woda; 1 punkt Dzielności; Żywność
hl-help-sawmill = Tartak: w Lesie; Woda + Minerał; 2 punkty Dzielności; Drewno
hl-help-mine = Kopalnia: na Górze; Woda + Żywność; 3 punkty Dzielności; Minerał
hl-help-noria = Noria: przy Jeziorze; Minerał; 1 punkt Dzielności; Woda
hl-source-buildings = Budynki
hl-source-spectres = Przekonane Widma
hl-source-skills = Umiejętności
hl-source-training = Pełne tory
hl-source-quests = Zadania
hl-chart-valour = Dzielność
hl-chart-goods = Towary w Zapasach
hl-chart-pecunia = Pecunia
hl-chart-spectres = Widma na Mapie
hl-mark = { $season }.{ $round }
hl-mark-end = Koniec
hl-lesson-welcome = Witaj w Kalenie. Jesteś Widzącym: twój Znacznik Widzącego wędruje po tych krainach przez trzy Pory Roku po trzy Rundy. Wygrywa ten, kto na końcu ma najwięcej Dzielności, chyba że Widma opanują miasto: wtedy przegrywają wszyscy.
hl-lesson-haunting = Każda Runda zaczyna się Nawiedzeniem: kość wskazuje teren, a ostatni gracz umieszcza na nim cztery Widma. Bot właśnie to zrobił: zaznaczone Góry są nawiedzone.
hl-lesson-walk = Twoja Tura. Twój Widzący stoi na Wzgórzu Miejskim i ma cztery Żetony Podróży. Kliknij zaznaczoną Dzielnicę K5: kosztuje 1. Wskaż niepodświetlone pole, a dowiesz się, czemu nie możesz na nie wejść.
hl-lesson-climb = Idź dalej na Górę C2, gdzie czeka Widmo. Góra kosztuje 3 Żetony Podróży, Las 2, Równiny 1.
hl-lesson-harvest = Zbierz tu Minerał. Każde pole daje jeden Towar, a potem do końca Pory Roku leży na nim Żeton Zużycia.
hl-lesson-persuade = Teraz przekonaj Widmo. W I Porze Roku kosztuje to jeden Żeton Perswazji, a o nagrodzie decyduje kość: Pecunia, Towary albo Dzielność.
hl-lesson-build = To pole leży nad Jeziorem, więc za jedyny Minerał, który masz, możesz zbudować Norię. Od razu daje 1 punkt Dzielności, a potem Wodę w każdej Rundzie, w której obok nie stoi Widmo.
hl-lesson-end = Wszystkie żetony są wyczerpane i nic nie da się już zrobić, więc twoja Tura skończyła się sama. Żetony odświeżą się na koniec Rundy.
hl-lesson-water = Nowa Runda, a twoje żetony są znów aktywne. Zbierz Wodę z Jeziora C1 obok ciebie.
hl-lesson-home = Wróć do Dzielnicy K5.
hl-lesson-train = W Dzielnicy uczysz się Umiejętności za Towary i trenujesz za Pecunię. Trenuj Perswazję za 3 Pecunie, które masz: dostaniesz drugi żeton, gotowy od następnej Rundy.
hl-lesson-city = Przejdź na Wzgórze Miejskie, K0.
hl-lesson-sell = Tutaj się sprzedaje. Sprzedaj Wodę; Karta Targowiska obok mapy mówi, ile daje każda oferta.
hl-lesson-end-again = Zakończ Turę.
hl-lesson-haunt = Teraz prowadzi bot, więc to ty jesteś ostatnim graczem i do ciebie należy Nawiedzenie. Umieść Widma na podświetlonych polach tam, gdzie bardziej przeszkadzają botowi niż tobie.
hl-lesson-quests = Po Porze Roku wszyscy poza liderem wybierają tajne Zadania: więcej Dzielności na koniec za to, co wtedy mają. Czasem opłaca się być trochę z tyłu.
hl-lesson-on = To wszystko, czego potrzebujesz. Graj dalej i proś o podpowiedź, kiedy chcesz: lampka obok pytania.
hl-number-rounds = Rozegrane Rundy
hl-number-spectres = Widma na Mapie na końcu
