# Terra Mystica po polsku: nasze własne słowa, terminy z polskiej edycji. Żetony i akcje mają nazwy z zapisów gier.

game-title = Terra Mystica

## Rzeczowniki
terrain-desert = pustynia
    .acc = pustynię
    .gen = pustyni
terrain-plains = łąki
    .gen = łąk
terrain-swamp = bagna
    .gen = bagien
terrain-lakes = jeziora
    .gen = jezior
terrain-forest = las
    .gen = lasu
terrain-mountains = góry
    .gen = gór
terrain-wasteland = pustkowia
    .gen = pustkowi
building-dwelling = Osada
    .acc = Osadę
    .gen = Osady
    .plural = Osady
    .many = Osad
building-trading-house = Faktoria
    .acc = Faktorię
    .gen = Faktorii
    .plural = Faktorie
    .many = Faktorii
building-temple = Świątynia
    .acc = Świątynię
    .gen = Świątyni
    .plural = Świątynie
    .many = Świątyń
building-stronghold = Twierdza
    .acc = Twierdzę
    .gen = Twierdzy
    .plural = Twierdze
    .many = Twierdz
building-sanctuary = Sanktuarium
    .plural = Sanktuaria
    .many = Sanktuariów
cult-fire = Ogień
    .gen = Ognia
cult-water = Woda
    .gen = Wody
cult-earth = Ziemia
    .gen = Ziemi
cult-air = Powietrze
    .gen = Powietrza
faction-alchemists = Alchemicy
    .ins = Alchemikami
faction-auren = Elfy
    .ins = Elfami
faction-chaosmagicians = Czarnoksiężnicy
    .ins = Czarnoksiężnikami
faction-cultists = Kultyści
    .ins = Kultystami
faction-darklings = Gremliny
    .ins = Gremlinami
faction-dwarves = Krasnoludy
    .ins = Krasnoludami
faction-engineers = Gnomy
    .ins = Gnomami
faction-fakirs = Fakirzy
    .ins = Fakirami
faction-giants = Giganci
    .ins = Gigantami
faction-halflings = Niziołki
    .ins = Niziołkami
faction-mermaids = Syreny
    .ins = Syrenami
faction-nomads = Nomadzi
    .ins = Nomadami
faction-swarmlings = Trytoni
    .ins = Trytonami
faction-witches = Wiedźmy
    .ins = Wiedźmami
amount-C =
    { $number ->
        [one] { $number } Moneta
        [few] { $number } Monety
       *[many] { $number } Monet
    }
    .acc =
        { $number ->
            [one] { $number } Monetę
            [few] { $number } Monety
           *[many] { $number } Monet
        }
amount-W =
    { $number ->
        [one] { $number } Robotnik
       *[many] { $number } Robotników
    }
    .acc =
        { $number ->
            [one] { $number } Robotnika
           *[many] { $number } Robotników
        }
amount-P =
    { $number ->
        [one] { $number } Kapłan
       *[many] { $number } Kapłanów
    }
    .acc =
        { $number ->
            [one] { $number } Kapłana
           *[many] { $number } Kapłanów
        }
amount-PW =
    { $number ->
        [one] { $number } punkt Mocy
        [few] { $number } punkty Mocy
       *[many] { $number } punktów Mocy
    }
amount-VP = { $number } PZ
nothing = nic
source-start = początek
source-offers = Moc od sąsiadów
source-scoring = żetony Punktacji
source-favours = żetony Łask
source-bonus = żetony Bonusów
source-towns = Miasta
source-tracks = tory Żeglugi i Trudności przekształcenia
source-faction = umiejętność rasy
source-trade = wymiana
source-cults = Kulty
source-area = największy obszar
source-resources = pozostałe zasoby

## Umiejętności ras
ability-alchemists = W swoim ruchu możesz wymieniać 1 PZ na 1 Monetę albo 2 Monety na 1 PZ.
ability-auren = Przed wybudowaniem Twierdzy nie mają zdolności.
ability-chaosmagicians = Zaczynasz z jedną Osadą, stawianą na samym końcu. Każda Świątynia i Sanktuarium dają ci po 2 żetony Łask.
ability-cultists = Gdy sąsiad bierze Moc z twojej Budowli, przesuwasz się o 1 pole na wybranym torze Kultu.
ability-darklings = Za Łopatę płacisz Kapłanem i dostajesz za to 2 PZ. Nie masz toru Trudności przekształcenia.
ability-dwarves = Za 2 dodatkowych Robotników możesz przekształcać lub budować z pominięciem jednego pola, co daje 4 PZ. Nie masz Żeglugi.
ability-engineers = Akcją możesz zbudować most za 2 Robotników, tyle razy, ile zechcesz.
ability-fakirs = Za 1 dodatkowego Kapłana możesz przekształcać lub budować z pominięciem jednego pola, co daje 4 PZ. Nie masz Żeglugi.
ability-giants = Każdy teren zmieniasz w pustkowia dokładnie 2 Łopatami, nigdy w nic pośredniego.
ability-halflings = Każda zdobyta Łopata daje ci 1 PZ. Obniżenie trudności przekształcenia kosztuje cię tylko 1 Monetę oprócz Robotników i Kapłana.
ability-mermaids = Zakładając Miasto, możesz pominąć jedno pole rzeki. Twoja Żegluga zaczyna się od 1 i sięga do 5.
ability-nomads = Zaczynasz z trzema Osadami.
ability-swarmlings = Każde założone Miasto daje ci 3 Robotników.
ability-witches = Każde założone Miasto daje ci o 5 PZ więcej.
stronghold-alchemists = Od razu 12 punktów Mocy; odtąd 2 punkty Mocy za każdą zdobytą Łopatę.
stronghold-auren = Od razu żeton Łask; potem raz na Turę 2 pola na jednym torze Kultu.
stronghold-chaosmagicians = Raz na Turę: dwie akcje, jedna po drugiej.
stronghold-cultists = Od razu 7 PZ.
stronghold-darklings = Od razu do 3 Robotników może zostać Kapłanami.
stronghold-dwarves = Tunel kosztuje cię tylko 1 dodatkowego Robotnika.
stronghold-engineers = Zawsze gdy pasujesz: 3 PZ za każdy twój most między dwiema twoimi Budowlami.
stronghold-fakirs = Lot dywanem może pominąć nawet dwa pola.
stronghold-giants = Raz na Turę: 2 Łopaty na jedno pole.
stronghold-halflings = Od razu 3 Łopaty; na jednym z przekształconych pól możesz zbudować Osadę.
stronghold-mermaids = Od razu darmowy krok Żeglugi.
stronghold-nomads = Raz na Turę: burza piaskowa zmienia pole obok twoich Budowli w pustynię.
stronghold-swarmlings = Raz na Turę: Osada staje się Faktorią za darmo.
stronghold-witches = Raz na Turę: darmowa Osada na dowolnym wolnym polu lasu.

## Żetony
tile-BON1 = dochód 2 Monety; akcja: 1 Łopata
tile-BON2 = dochód 4 Monety; akcja: 1 krok Kultu
tile-BON3 = dochód 6 Monet
tile-BON4 = dochód 3 punkty Mocy; Żegluga o 1 większa, póki nie spasujesz
tile-BON5 = dochód 3 punkty Mocy, 1 Robotnik
tile-BON6 = dochód 2 Robotników; przy pasowaniu po 4 PZ za Twierdzę i Sanktuarium
tile-BON7 = dochód 1 Robotnik; przy pasowaniu 2 PZ za każdą Faktorię
tile-BON8 = dochód 1 Kapłan
tile-BON9 = dochód 2 Monety; przy pasowaniu 1 PZ za każdą Osadę
tile-BON10 = dochód 3 punkty Mocy; przy pasowaniu 3 PZ za każdy poziom Żeglugi
tile-SCORE1 = 2 PZ za Łopatę; na koniec Tury 1 Moneta za każde pole na torze Ziemi
tile-SCORE2 = 5 PZ za Miasto; na koniec Tury 1 Łopata za każde 4 pola na torze Ziemi
tile-SCORE3 = 2 PZ za Osadę; na koniec Tury 1 Kapłan za każde 4 pola na torze Wody
tile-SCORE4 = 5 PZ za Twierdzę lub Sanktuarium; na koniec Tury 1 Robotnik za każde 2 pola na torze Ognia
tile-SCORE5 = 2 PZ za Osadę; na koniec Tury 4 punkty Mocy za każde 4 pola na torze Ognia
tile-SCORE6 = 3 PZ za Faktorię; na koniec Tury 1 Łopata za każde 4 pola na torze Wody
tile-SCORE7 = 5 PZ za Twierdzę lub Sanktuarium; na koniec Tury 1 Robotnik za każde 2 pola na torze Powietrza
tile-SCORE8 = 3 PZ za Faktorię; na koniec Tury 1 Łopata za każde 4 pola na torze Powietrza
tile-SCORE9 = 4 PZ za Świątynię; na koniec Tury 2 Monety za każdego własnego Kapłana na planszy Kultów
tile-FAV1 = 3 kroki na torze Ognia
tile-FAV2 = 3 kroki na torze Wody
tile-FAV3 = 3 kroki na torze Ziemi
tile-FAV4 = 3 kroki na torze Powietrza
tile-FAV5 = 2 kroki na torze Ognia; na Miasto wystarcza Moc 6
tile-FAV6 = 2 kroki na torze Wody; akcja: 1 krok Kultu
tile-FAV7 = 2 kroki na torze Ziemi; dochód 1 Robotnik, 1 punkt Mocy
tile-FAV8 = 2 kroki na torze Powietrza; dochód 4 punkty Mocy
tile-FAV9 = 1 krok na torze Ognia; dochód 3 Monety
tile-FAV10 = 1 krok na torze Wody; 3 PZ za każdą budowaną Faktorię
tile-FAV11 = 1 krok na torze Ziemi; 2 PZ za każdą budowaną Osadę
tile-FAV12 = 1 krok na torze Powietrza; przy pasowaniu 2, 3, 3 lub 4 PZ za 1, 2, 3 lub 4 Faktorie
tile-TW1 = 5 PZ, 6 Monet, klucz
tile-TW2 = 7 PZ, 2 Robotników, klucz
tile-TW3 = 9 PZ, 1 Kapłan, klucz
tile-TW4 = 6 PZ, 8 punktów Mocy, klucz
tile-TW5 = 8 PZ, po 1 kroku na każdym torze Kultu, klucz
tile-TW6 = 2 PZ, po 2 kroki na każdym torze Kultu, dwa klucze
tile-TW7 = 4 PZ, 1 krok Żeglugi (Fakirzy: dłuższy lot), klucz
tile-TW8 = 11 PZ, klucz
action-ACT1 = most
action-ACT2 = 1 Kapłan
action-ACT3 = 2 Robotników
action-ACT4 = 7 Monet
action-ACT5 = 1 Łopata
action-ACT6 = 2 Łopaty
action-BON1 = 1 Łopata
action-BON2 = 1 krok Kultu
action-FAV6 = 1 krok Kultu
action-ACTA = 2 kroki na jednym torze Kultu
action-ACTC = dwie akcje
action-ACTE = most
action-ACTG = 2 Łopaty na jedno pole
action-ACTN = burza piaskowa
action-ACTS = darmowa Faktoria
action-ACTW = darmowa Osada na dowolnym polu lasu

## Pytania
ask-faction = Wybierz swoją rasę.
ask-first-dwelling = Umieść jedną ze swoich pierwszych Osad.
ask-first-bonus = Wybierz swój pierwszy żeton Bonusów.
ask-turn = Twój ruch: wybierz akcję albo spasuj.
ask-turn-double = Podwójny ruch: wybierz pierwszą z akcji (masz ich { $left }).
ask-offer =
    Sąsiad buduje ({ $giver }): możesz wziąć { $power ->
        [one] { $power } punkt Mocy
        [few] { $power } punkty Mocy
       *[many] { $power } punktów Mocy
    } { $price ->
        [0] za darmo
       *[other] za { $price } PZ
    }.
ask-cultists-step = Sąsiad bierze Moc z twojej Budowli: wybierz Kult, na którym robisz krok.
ask-burnt = Wydaj teraz całą Moc z Naczynia III ({ $power }): na Zaklęcie albo Konwersję.
ask-town =
    { $number ->
        [one] Zakładasz Miasto: wybierz jego żeton.
       *[many] Zakładasz kilka Miast ({ $number }): wybierz żeton dla każdego.
    }
ask-favour =
    { $number ->
        [one] Wybierz żeton Łask.
       *[many] Wybierz żetony Łask (zostało: { $number }), jeden po drugim.
    }
ask-step =
    { $steps ->
        [one] Wybierz Kult, na którym robisz krok.
        [few] Wybierz Kult, na którym robisz { $steps } kroki.
       *[many] Wybierz Kult, na którym robisz { $steps } kroków.
    }
ask-key = Wybierz Kult, na którym twój klucz otwiera pole 10.
ask-bridge = Wybierz miejsce na most.
ask-ride = Wybierz wolne pole lasu na darmową Osadę.
ask-house = Wybierz Osadę, która staje się Faktorią.
ask-storm = Wybierz pole, które burza piaskowa zmienia w pustynię.
ask-spades =
    { $spades ->
        [one] Użyj Łopaty.
       *[many] Użyj Łopat (masz ich { $spades }).
    }
ask-dwelling = Możesz zbudować Osadę na przekształconym polu.
ask-ordain = Możesz zamienić Robotników w Kapłanów.
ask-done = Akcja wykonana: zakończ ruch albo zrób jeszcze Konwersję.
ask-reward =
    { $spades ->
        [one] Nagroda Kultu: użyj Łopaty.
       *[many] Nagroda Kultu: użyj Łopat (masz ich { $spades }).
    }

## Odpowiedzi
do-for-points = { $what } (teraz +{ $points } PZ)
    .short = { FORM($what, "short") } (+{ $points } PZ)
do-uncovers = { $what }; odsłania dochód: { $uncovers }
    .short = { FORM($what, "short") }
do-uncovers-covers = { $what }; odsłania dochód: { $uncovers }; zasłania: { $covers }
    .short = { FORM($what, "short") }
do-faction = { $faction } ({ $terrain }; { $what }). { $ability } Twierdza: { $stronghold }
    .short = { $faction } ({ $terrain })
do-place = Osada na { $hex }
do-build = Zbuduj Osadę na { $hex }: { $price }
do-build-tunnel = Przejdź tunelem na { $hex } i zbuduj Osadę: { $price }
do-build-carpet = Leć dywanem na { $hex } i zbuduj Osadę: { $price }
do-ride = Darmowa Osada na { $hex }
do-dig =
    { $spades ->
        [one] Kup { $spades } Łopatę: { $price }
        [few] Kup { $spades } Łopaty: { $price }
       *[many] Kup { $spades } Łopat: { $price }
    }
do-transform =
    { $spades ->
        [one] Zmień { $hex } w { FORM($terrain, "acc") }: { $spades } Łopata
        [few] Zmień { $hex } w { FORM($terrain, "acc") }: { $spades } Łopaty
       *[many] Zmień { $hex } w { FORM($terrain, "acc") }: { $spades } Łopat
    }
do-transform-tunnel =
    { $spades ->
        [one] Przejdź tunelem na { $hex } ({ $price }) i zmień pole w { FORM($terrain, "acc") }: { $spades } Łopata
        [few] Przejdź tunelem na { $hex } ({ $price }) i zmień pole w { FORM($terrain, "acc") }: { $spades } Łopaty
       *[many] Przejdź tunelem na { $hex } ({ $price }) i zmień pole w { FORM($terrain, "acc") }: { $spades } Łopat
    }
    .short = Tunel na { $hex } ({ $price }): { $terrain }
do-transform-carpet =
    { $spades ->
        [one] Leć dywanem na { $hex } ({ $price }) i zmień pole w { FORM($terrain, "acc") }: { $spades } Łopata
        [few] Leć dywanem na { $hex } ({ $price }) i zmień pole w { FORM($terrain, "acc") }: { $spades } Łopaty
       *[many] Leć dywanem na { $hex } ({ $price }) i zmień pole w { FORM($terrain, "acc") }: { $spades } Łopat
    }
    .short = Dywan na { $hex } ({ $price }): { $terrain }
do-home = { $what }: twój preferowany teren
    .short = { FORM($what, "short") }: preferowany
do-storm = Burza piaskowa na { $hex }: zmienia pole w { FORM($terrain, "acc") }
do-upgrade = Rozbuduj { $hex } w { FORM($building, "acc") }: { $price }
do-upgrade-free = Rozbuduj { $hex } w { FORM($building, "acc") } za darmo
do-advance-ship = Żegluga na { $level }: { $price }
do-advance-dig =
    { $workers ->
        [one] Obniż trudność przekształcenia (odtąd { $workers } Robotnik za Łopatę): { $price }
       *[many] Obniż trudność przekształcenia (odtąd { $workers } Robotników za Łopatę): { $price }
    }
climb =
    { $power ->
        [0] { $cult } z { $start } na { $end }
       *[other] { $cult } z { $start } na { $end }, Moc +{ $power }
    }
do-send =
    { $steps ->
        [few] Kapłan na miejsce za { $steps } kroki: { $climb }
       *[many] Kapłan na miejsce za { $steps } kroków: { $climb }
    }
do-send-back = Kapłan z powrotem do rezerwy za 1 krok: { $climb }
do-step = { $climb }
do-action =
    { $name ->
        [ACTE] Własna akcja: { $what } (koszt: { $price })
       *[other] Zaklęcie: { $what } (koszt: { $price })
    }
do-action-free =
    { $name ->
        [BON1] Żeton Bonusów: { $what }
        [BON2] Żeton Bonusów: { $what }
        [FAV6] Żeton Łask: { $what }
       *[other] Twierdza: { $what }
    }
do-bridge = Most między { $one } i { $other }
do-favour = Żeton Łask: { $what } ({ $climb })
do-town = Żeton Miasta: { $what }
    .short = { $what }
do-town-in-all = Żeton Miasta: { $what } (razem { $points } PZ)
do-connect = Załóż Miasto nad polem rzeki { $river }
do-convert = Wymień { FORM($pay, "acc") } na { FORM($get, "acc") }
do-ordain =
    { $number ->
        [one] Zamień { $number } Robotnika w Kapłana
       *[many] Zamień { $number } Robotników w Kapłanów
    }
do-burn =
    { $number ->
        [one] Poświęć { $number } znacznik Mocy: inny trafia do Naczynia III
        [few] Poświęć { $number } znaczniki Mocy: tyle samo trafia do Naczynia III
       *[many] Poświęć { $number } znaczników Mocy: tyle samo trafia do Naczynia III
    }
do-accept =
    Przyjmij { $power ->
        [one] { $power } punkt Mocy
        [few] { $power } punkty Mocy
       *[many] { $power } punktów Mocy
    } { $price ->
        [0] za darmo
       *[other] za { $price } PZ
    } ({ $giver }, { $faction })
do-decline =
    Nie bierz { $power ->
        [one] { $power } punktu Mocy
       *[many] { $power } punktów Mocy
    } { $price ->
        [0] za darmo
       *[other] za { $price } PZ
    } ({ $giver }, { $faction })
do-first-bonus = Żeton Bonusów: { $what }
    .short = { $what }
do-pass =
    { $coins ->
        [0] Spasuj i weź żeton Bonusów ({ $what })
        [one] Spasuj i weź żeton Bonusów ({ $what }) oraz { $coins } Monetę
        [few] Spasuj i weź żeton Bonusów ({ $what }) oraz { $coins } Monety
       *[many] Spasuj i weź żeton Bonusów ({ $what }) oraz { $coins } Monet
    }
    .short = Spasuj: { $what }
do-pass-last = Spasuj po raz ostatni
do-give-up-spade =
    { $number ->
        [one] Zrezygnuj z { $number } Łopaty
       *[many] Zrezygnuj z { $number } Łopat
    }
do-give-up-free-d = Zrezygnuj z darmowej Osady
do-give-up-free-tp = Zrezygnuj z darmowej Faktorii
do-give-up-free-tf = Zrezygnuj z burzy piaskowej
do-give-up-convert-w-to-p = Nie zamieniaj Robotników w Kapłanów
told-done = koniec ruchu
do-done = Zakończ ruch
do-done-first = Zakończ tę akcję i przejdź do drugiej
do-done-reward = Nie używaj więcej Łopat
do-resign = Opuść grę na dobre

## Co by przepadło
warn-power =
    { $lost ->
        [one] { $lost } punkt Mocy nie mieści się w Naczyniach i przepada.
        [few] { $lost } punkty Mocy nie mieszczą się w Naczyniach i przepadają.
       *[many] { $lost } punktów Mocy nie mieści się w Naczyniach i przepada.
    }
warn-offer-room = W twoich Naczyniach brak miejsca na całą tę Moc (nie mieści się: { $lost }); płacisz tylko za resztę.
warn-offer-points = Twoje PZ nie wystarczają na całą tę Moc (brakuje na: { $lost }).
warn-steps-key =
    { $lost ->
        [one] Nie masz klucza do pola 10: { $lost } krok na torze { FORM($cult, "gen") } przepada.
        [few] Nie masz klucza do pola 10: { $lost } kroki na torze { FORM($cult, "gen") } przepadają.
       *[many] Nie masz klucza do pola 10: { $lost } kroków na torze { FORM($cult, "gen") } przepada.
    }
warn-steps-taken =
    { $lost ->
        [one] Pole 10 na torze { FORM($cult, "gen") } jest zajęte: { $lost } krok przepada.
        [few] Pole 10 na torze { FORM($cult, "gen") } jest zajęte: { $lost } kroki przepadają.
       *[many] Pole 10 na torze { FORM($cult, "gen") } jest zajęte: { $lost } kroków przepada.
    }
warn-steps-top =
    { $lost ->
        [one] Tor { FORM($cult, "gen") } kończy się na 10: { $lost } krok przepada.
        [few] Tor { FORM($cult, "gen") } kończy się na 10: { $lost } kroki przepadają.
       *[many] Tor { FORM($cult, "gen") } kończy się na 10: { $lost } kroków przepada.
    }
warn-steps-town = Części kroków Kultu nie da się wykonać (przepada: { $lost }).
warn-priest = Nie masz już Kapłana w rezerwie: Kapłan przepada.
warn-shipping = Nie masz już pola na torze Żeglugi: krok przepada.
warn-favours = Brakuje dla ciebie żetonów Łask (przepada: { $lost }).
warn-no-target = Nie masz do czego tego użyć: akcja przepada.
warn-spades =
    { $number ->
        [one] { $number } Łopata przepada.
        [few] { $number } Łopaty przepadają.
       *[many] { $number } Łopat przepada.
    }
warn-ride = Darmowa Osada przepada.
warn-house = Darmowa Faktoria przepada.
warn-storm = Burza piaskowa przepada.
warn-ordain = Później nie zamienisz Robotników w Kapłanów.
warn-second-action = Po spasowaniu nic już nie następuje: druga akcja przepada.
warn-resign = Do tej gry nie ma powrotu.

## Co się wydarzyło
log-faction = { $who } gra { FORM($faction, "ins") }.
log-built = { $who } buduje { FORM($building, "acc") } na { $hex }.
log-transformed =
    { $spades ->
        [0] { $who } zmienia { $hex } w { FORM($terrain, "acc") }.
       *[other] { $who } zmienia { $hex } w { FORM($terrain, "acc") } (Łopaty: { $spades }).
    }
log-dug =
    { $spades ->
        [one] { $who } kupuje { $spades } Łopatę.
        [few] { $who } kupuje { $spades } Łopaty.
       *[many] { $who } kupuje { $spades } Łopat.
    }
log-spades =
    { $spades ->
        [one] { $who } otrzymuje { $spades } Łopatę.
        [few] { $who } otrzymuje { $spades } Łopaty.
       *[many] { $who } otrzymuje { $spades } Łopat.
    }
log-skipped = { $who } dociera na { $hex } tunelem lub dywanem.
log-given-up-spade =
    { $number ->
        [one] { $who } rezygnuje z { $number } Łopaty.
       *[many] { $who } rezygnuje z { $number } Łopat.
    }
log-given-up-free-d = { $who } rezygnuje z darmowej Osady.
log-given-up-free-tp = { $who } rezygnuje z darmowej Faktorii.
log-given-up-free-tf = { $who } rezygnuje z burzy piaskowej.
log-given-up-convert-w-to-p = { $who } nie zamienia Robotników w Kapłanów.
log-advanced-ship = { $who } podnosi Żeglugę na { $level }.
log-advanced-dig = { $who } obniża trudność przekształcenia (poziom { $level }).
log-sent =
    { $steps ->
        [1] { $who } wysyła Kapłana na tor { FORM($cult, "gen") } i z powrotem do rezerwy.
        [few] { $who } wysyła Kapłana na tor { FORM($cult, "gen") } za { $steps } kroki.
       *[many] { $who } wysyła Kapłana na tor { FORM($cult, "gen") } za { $steps } kroków.
    }
log-stepped =
    { $power ->
        [0] { $who } na torze { FORM($cult, "gen") }: z { $start } na { $end }.
       *[other] { $who } na torze { FORM($cult, "gen") }: z { $start } na { $end }, Moc +{ $power }.
    }
log-used = { $who } wykonuje akcję: { $action }.
log-bridged = { $who } buduje most { $site }.
log-favour = { $who } bierze żeton Łask: { $what }.
log-town = { $who } zakłada Miasto: { $what }.
log-connected = { $who } zakłada Miasto nad polem rzeki { $river }.
log-converted = { $who } wymienia { FORM($pay, "acc") } na { FORM($get, "acc") }.
log-burnt =
    { $number ->
        [one] { $who } poświęca { $number } znacznik Mocy.
        [few] { $who } poświęca { $number } znaczniki Mocy.
       *[many] { $who } poświęca { $number } znaczników Mocy.
    }
log-bonus = { $who } zaczyna z żetonem Bonusów: { $what }.
log-passed =
    { $coins ->
        [0] { $who } pasuje i bierze żeton Bonusów ({ $what }).
        [one] { $who } pasuje i bierze żeton Bonusów ({ $what }) oraz { $coins } Monetę.
        [few] { $who } pasuje i bierze żeton Bonusów ({ $what }) oraz { $coins } Monety.
       *[many] { $who } pasuje i bierze żeton Bonusów ({ $what }) oraz { $coins } Monet.
    }
log-passed-last = { $who } pasuje po raz ostatni.
log-accepted =
    { $who } bierze { $power ->
        [one] { $power } punkt Mocy
        [few] { $power } punkty Mocy
       *[many] { $power } punktów Mocy
    } { $price ->
        [0] za darmo
       *[other] za { $price } PZ
    } (sąsiad: { $giver }).
log-declined =
    { $power ->
        [one] { $who } nie bierze { $power } punktu Mocy (sąsiad: { $giver }).
       *[many] { $who } nie bierze { $power } punktów Mocy (sąsiad: { $giver }).
    }
log-income = Dochód, { $who }: { $what }.
log-reward = Nagroda Kultu, { $who }: { $what }.
log-all-declined = Nikt nie bierze Mocy, { $who } otrzymuje: { $what }.
log-scored = { $who }: { SIGNED($points) } PZ ({ $source }).
log-round = Zaczyna się Tura { $round }.
log-round-ended = Tura { $round } dobiega końca.
log-setup-ended = Przygotowanie gry zakończone.
log-left = { $who } opuszcza grę.

## Dlaczego nie
no-such-move = „{ $move }” nie jest ruchem w tej grze.
not-your-turn = Teraz rusza się { $who }.
only-in-setup = To należy do przygotowania gry.
acted-already = Twoja akcja jest już wykonana.
action-needs-stronghold = Ta akcja wymaga twojej Twierdzy.
action-not-owned = Nie masz tej akcji.
action-used = Ta akcja została już użyta w tej Turze.
bridge-end = Na żadnym końcu { $site } nie stoi twoja Budowla.
bridge-taken = Na { $site } jest już most.
build-where-dug = Po przekształceniu Osada staje na przekształconym polu.
burn-number = Poświęć co najmniej 1 znacznik Mocy.
burn-short =
    { $need ->
        [one] Potrzeba { $need } znacznika w Naczyniu II, a masz { $have }.
       *[many] Potrzeba { $need } znaczników w Naczyniu II, a masz { $have }.
    }
connect-mermaids = Tylko Syreny zakładają Miasta nad rzeką.
connect-no-town = Wokół { $river } twoje Budowle nie tworzą Miasta.
convert-never = Takiej Konwersji nie ma.
convert-number = Wymień na co najmniej 1.
convert-rate = To kosztuje { $need }, a nie { $have }.
convert-short = To kosztuje { $need }, a masz { $have }.
dig-giants = Giganci potrzebują na pole dokładnie 2 Łopat.
dig-nowhere = W twoim zasięgu nie ma pola, które można przekształcić.
dig-number = Kup co najmniej 1 Łopatę.
dig-skip-unpaid = Do pola prowadzi tylko tunel lub dywan, a na niego już ci nie starczy.
dig-too-many = Żadne pole nie wymaga więcej niż 3 Łopat.
faction-colour = { $who } gra { FORM($faction, "ins") }: to ten sam kolor.
faction-dealt = Twój wylosowany kolor to inny teren: { $terrain }.
faction-set = Przy tym stole gra się bez zestawu, w którym jest ta rasa: { $faction }.
factions-colours = Dwie z tych ras mają ten sam kolor.
tile-needs-option = { $tile } wymaga opcji { $option }.
spade-tile-late = SCORE1 nie może leżeć w Turze 5 ani 6 przy opcji early-spade-tile.
factions-first-game = Pierwsza rozgrywka ma własne rasy: pomiń opcję factions.
factions-dealt = Nie można podać ras, gdy kolory są losowane.
factions-number = Podaj rasy dla wszystkich miejsc (potrzeba: { $need }).
favour-again = Masz już ten żeton Łask.
first-act = Najpierw wykonaj akcję albo spasuj.
first-bonus = Najpierw wybierz żeton Bonusów.
first-bought-spades =
    { $spades ->
        [one] Najpierw użyj Łopaty, którą masz.
       *[many] Najpierw użyj wszystkich Łopat ({ $spades }) na jednym polu.
    }
first-bridge = Najpierw umieść most.
first-done = Najpierw zakończ tę akcję; przed następną odpowiadają sąsiedzi.
first-dwelling = Najpierw umieść Osadę.
first-faction = Najpierw wybierz rasę.
first-favour = Najpierw weź żeton Łask.
first-key = Najpierw wybierz Kult dla swojego klucza.
first-offer = Najpierw odpowiedz, czy bierzesz Moc.
first-reward = Najpierw użyj Łopat z nagrody Kultu.
first-spades =
    { $spades ->
        [one] Najpierw użyj Łopaty, którą masz.
       *[many] Najpierw użyj Łopat, które masz ({ $spades }).
    }
first-spend = Najpierw wydaj całą Moc z Naczynia III ({ $power }): po to ją poświęcasz.
first-step = Najpierw wykonaj kroki Kultu.
first-town = Najpierw weź żeton Miasta.
first-unused = Najpierw wykorzystaj to, co dała akcja, albo z tego zrezygnuj.
give-up-nothing = Nie masz z czego rezygnować.
give-up-number = Nie możesz zrezygnować z tylu Łopat.
hex-far = { $hex } jest poza twoim zasięgiem.
hex-not-own = Na { $hex } nie ma twojej Budowli.
hex-occupied = Na { $hex } stoi Budowla.
hex-terrain = Teren na { $hex } to nie { $terrain }.
keep-for-tunnel = Zachowaj to, co kosztuje tunel dla twoich Łopat: nie byłoby już czym zapłacić.
keep-for-carpet = Zachowaj to, co kosztuje lot na dywanie dla twoich Łopat: nie byłoby już czym zapłacić.
key-elsewhere = Na torze { FORM($cult, "gen") } twój klucz niczego teraz nie otwiera.
needs-coins =
    { $need ->
        [one] To kosztuje { $need } Monetę, a masz { $have }.
        [few] To kosztuje { $need } Monety, a masz { $have }.
       *[many] To kosztuje { $need } Monet, a masz { $have }.
    }
needs-power =
    { $need ->
        [one] To kosztuje { $need } punkt Mocy, a w Naczyniu III masz { $have }.
        [few] To kosztuje { $need } punkty Mocy, a w Naczyniu III masz { $have }.
       *[many] To kosztuje { $need } punktów Mocy, a w Naczyniu III masz { $have }.
    }
needs-priests =
    { $need ->
        [one] To kosztuje { $need } Kapłana, a masz { $have }.
       *[many] To kosztuje { $need } Kapłanów, a masz { $have }.
    }
needs-spades =
    { $need ->
        [one] Na to trzeba { $need } Łopaty, a masz { $have }.
       *[many] Na to trzeba { $need } Łopat, a masz { $have }.
    }
needs-workers =
    { $need ->
        [one] To kosztuje { $need } Robotnika, a masz { $have }.
       *[many] To kosztuje { $need } Robotników, a masz { $have }.
    }
no-bridge-now = Nie masz teraz mostu do umieszczenia.
no-bridge-possible = Nie masz już mostu albo miejsca na niego.
no-favour-now = Nie bierzesz teraz żetonu Łask.
no-place = Na torze { FORM($cult, "gen") } nie ma wolnego miejsca za { $steps }.
no-priest-reserve =
    { $have ->
        [0] Nie masz już Kapłana w rezerwie.
        [one] Masz w rezerwie tylko { $have } Kapłana.
       *[many] Masz w rezerwie tylko { $have } Kapłanów.
    }
no-spades = Nie masz Łopat do użycia.
no-step-now = Nie masz teraz kroków Kultu do wykonania.
no-such-offer = Nikt nie daje ci takiej okazji: Moc { $power } ({ $faction }).
no-town-now = Nie bierzesz teraz żetonu Miasta.
none-left = Nie masz już { FORM($building, "many") }.
ordain-now = Robotnicy stają się Kapłanami tylko wtedy, gdy Gremliny budują Twierdzę.
ordain-number = Kapłanami może zostać co najwyżej { $most } Robotników, każdy jednym.
pass-last-round = W ostatniej Turze nie bierze się żetonu Bonusów.
pass-needs-tile = Powiedz, który żeton Bonusów bierzesz.
resign-option = Przy tym stole nie można opuścić gry.
resigned = Nie bierzesz już udziału w tej grze.
skip-once = W jednej akcji jest tylko jeden tunel lub lot dywanem.
spades-home-next = Pozostałe Łopaty muszą zmienić następne pole w twój preferowany teren.
spades-one-hex = Te Łopaty są tylko na jedno pole.
steps-number =
    { $steps ->
        [one] Masz { $steps } krok.
        [few] Masz { $steps } kroki, wszystkie na jednym torze.
       *[many] Masz { $steps } kroków, wszystkie na jednym torze.
    }
storm-beside = { $hex } nie leży bezpośrednio obok twojej Budowli.
storm-terrain = Burza piaskowa zmienia pole tylko w { FORM($terrain, "acc") }.
terrain-already = Teren na { $hex } to już { $terrain }.
terrain-giants = Giganci zmieniają pola tylko w pustkowia.
terrain-home = { $hex } to już twój preferowany teren.
terrain-through-home = Droga do { FORM($terrain, "gen") } wiedzie przez { FORM($home, "acc") }, a tam się zatrzymujesz.
tile-gone = Nie ma już takiego żetonu.
tile-held = Ten żeton Bonusów jest zajęty: { $who }.
tile-not-in-game = Ten żeton Bonusów nie bierze udziału w tej grze.
tiles-number = { $name }: liczba potrzebnych żetonów to { $need }.
track-end-dig = Trudności przekształcenia nie możesz już obniżyć.
track-end-ship = Twoja Żegluga jest na końcu toru.
track-none-dig = Gremliny nie mają toru Trudności przekształcenia.
track-none-ship = Twoja rasa nie ma toru Żeglugi.
upgrade-dwelling = Osadę się buduje, niczego się w nią nie rozbudowuje.
upgrade-from = { $building } powstaje z { FORM($old, "gen") }, a na { $hex } jej nie masz.

## Opcje
option-setup = Jak zaczyna się gra.
    .name = Przygotowanie
    .is-standard = zwykłe: żetony losowe, rasy i miejsca do wyboru
    .is-first-game = pierwsza gra: wszystko jak dla początkujących
option-faction-choice = Jak wybiera się rasy.
    .name = Wybór ras
    .is-free = dowolnie, w kolejności miejsc
    .is-dealt-colours = z dwóch ras wylosowanego koloru
option-factions = Rasy kolejnych miejsc; nikt ich wtedy nie wybiera.
    .name = Ustalone rasy
    .is-alchemists = { faction-alchemists }
    .is-auren = { faction-auren }
    .is-chaosmagicians = { faction-chaosmagicians }
    .is-cultists = { faction-cultists }
    .is-darklings = { faction-darklings }
    .is-dwarves = { faction-dwarves }
    .is-engineers = { faction-engineers }
    .is-fakirs = { faction-fakirs }
    .is-giants = { faction-giants }
    .is-halflings = { faction-halflings }
    .is-mermaids = { faction-mermaids }
    .is-nomads = { faction-nomads }
    .is-swarmlings = { faction-swarmlings }
    .is-witches = { faction-witches }
option-scoring-tiles = Żetony Punktacji w Turach od 1 do 6, po kolei.
    .name = Ustalone żetony Punktacji
    .is-SCORE1 = { tile-SCORE1 }
    .is-SCORE2 = { tile-SCORE2 }
    .is-SCORE3 = { tile-SCORE3 }
    .is-SCORE4 = { tile-SCORE4 }
    .is-SCORE5 = { tile-SCORE5 }
    .is-SCORE6 = { tile-SCORE6 }
    .is-SCORE7 = { tile-SCORE7 }
    .is-SCORE8 = { tile-SCORE8 }
    .is-SCORE9 = { tile-SCORE9 }
option-bonus-tiles = Żetony Bonusów w grze: o trzy więcej niż graczy.
    .name = Ustalone żetony Bonusów
    .is-BON1 = { tile-BON1 }
    .is-BON2 = { tile-BON2 }
    .is-BON3 = { tile-BON3 }
    .is-BON4 = { tile-BON4 }
    .is-BON5 = { tile-BON5 }
    .is-BON6 = { tile-BON6 }
    .is-BON7 = { tile-BON7 }
    .is-BON8 = { tile-BON8 }
    .is-BON9 = { tile-BON9 }
    .is-BON10 = { tile-BON10 }
option-turn-order = Kolejność ruchów w następnej Turze.
    .name = Kolejność
    .is-clockwise = zgodnie z zegarem od pierwszego spasowania (wersja z instrukcji)
    .is-passing = w kolejności pasowania
option-offers = Kiedy odpowiada się, czy bierze się Moc od sąsiadów.
    .name = Odpowiedzi na Moc
    .is-at-once = przed następnym ruchem (wersja z instrukcji)
    .is-deferred = kiedykolwiek przed swoim ruchem: gra toczy się dalej
option-extra-town-tiles = Dodaje trzy późniejsze żetony Miast.
    .name = Więcej żetonów Miast
option-shipping-bonus-tile = Dodaje późniejszy żeton Bonusów (PZ za Żeglugę).
    .name = Bonus za Żeglugę
option-temple-scoring-tile = Dodaje późniejszy żeton Punktacji (Świątynie).
    .name = Punktacja Świątyń
option-early-spade-tile = Żeton Łopat nie trafia na Tury 5 i 6.
    .name = Wczesny żeton Łopat
option-cultists-power = Kultyści dostają 1 punkt Mocy, gdy żaden sąsiad nie bierze swojej.
    .name = Moc dla Kultystów
option-free-burning = Moc można poświęcać w każdej chwili swojego ruchu, bez wydawania jej od razu.
    .name = Swobodne poświęcanie
option-second-hex-dwelling = Osada może stanąć na każdym polu, które dwie Łopaty zmieniły w preferowany teren, nie tylko na pierwszym.
    .name = Osada na drugim polu
option-spade-points = Które Łopaty liczy żeton Łopat.
    .name = Punkty za Łopaty
    .is-used = użyte (wersja z instrukcji)
    .is-obtained = wszystkie zdobyte
option-resignation = Gracz może opuścić grę na dobre.
    .name = Rezygnacja
order-accept-power = Przyjmuje za ciebie Moc od sąsiadów, do ceny, którą ustalisz.
    .name = Przyjmuj Moc automatycznie
order-accept-up-to = Najwięcej PZ, ile płacisz za Moc bez pytania.
    .name = Płać najwyżej

## Pozycje i zapisy z sieci
position-bridge = W { $site } nie można zbudować mostu.
position-copies = Nie ma tylu egzemplarzy { $tile }.
position-hex-twice = Na polu { $hex } stoją dwie Budowle.
position-hex = Nie ma pola { $hex }.
position-number = { $name }: dozwolone od { $least } do { $most }.
position-places = Na torze { $cult } są tylko cztery miejsca dla Kapłanów.
position-reward = W tej fazie ktoś musi mieć Łopaty z nagrody Kultu.
position-seat = Miejsce { $seat } potrzebuje trzech Naczyń i czterech Kultów.
position-who = Nie ma miejsca { $name }.
position-word = { $where }: nie ma „{ $word }”.
ledger-answer-late = Nikt nie daje takiej okazji.
ledger-different = Wiersz { $row } ({ $faction }: { $command }): jest { $found }, a zapis podaje { $expected }.
ledger-faction = { $where }: nie ma rasy „{ $faction }”.
ledger-map = { $where }: znana jest tylko mapa gry podstawowej, a nie „{ $map }”.
ledger-refused = Wiersz { $row } ({ $faction }: { $command }): { $reason }
ledger-row = Linia { $line } nie jest wierszem zapisu: { $what }
ledger-tiles = { $where }: z tymi żetonami nie da się grać: { $tiles }
ledger-unfinished = Zapis kończy się przed końcem gry.
ledger-none = { $where }: w pliku nie ma żadnej gry.
ledger-foreign = Wiersz { $row }: rasa „{ $faction }” nie bierze udziału w tej grze.
ledger-unknown = { $where } wymaga czegoś, czego ta gra nie ma: { $what }

## Zakończenia
ending-scored = Minęło sześć Tur: rozstrzygają PZ.

## Widok tekstowy
see-phase-factions = Wybór ras
see-phase-dwellings = Pierwsze Osady
see-phase-bonus = Pierwsze żetony Bonusów
see-phase-rewards = Koniec Tury { $round }: nagrody Kultów
see-phase-over = Gra zakończona
see-round = Tura { $round } z 6
see-scoring-now = W tej Turze { $tile }: { $what }
see-scoring-now-last = W tej Turze { $tile }: { $what } (ale nie na koniec gry)
see-scoring = Tura { $round }, { $tile }: { $what }
see-scoring-last = Tura { $round }, { $tile }: { $what } (ale nie na koniec gry)
see-order = Kolejność ruchów: { $seats }
see-passed = Po pasowaniu: { $seats }
see-asked = Decyzja należy do: { $seats }
see-name = { $who }
see-name-faction = { $who } ({ $faction })
see-under-way = Do wykorzystania, { $who }: { $left }
left-town-tiles =
    { $number ->
        [one] żeton Miasta do wzięcia
       *[many] żetony Miast do wzięcia ({ $number })
    }
left-favour-tiles =
    { $number ->
        [one] żeton Łask do wzięcia
       *[many] żetony Łask do wzięcia ({ $number })
    }
left-cult-steps =
    { $number ->
        [one] krok Kultu do wykonania
       *[many] kroki Kultu do wykonania ({ $number })
    }
left-bridges = most do umieszczenia
left-power = Moc do wydania teraz ({ $number })
left-spades =
    { $number ->
        [one] { $number } Łopata
        [few] { $number } Łopaty
       *[many] { $number } Łopat
    }
left-dwelling = darmowa Osada
left-trading-house = darmowa Faktoria
left-sandstorm = burza piaskowa
left-priests = Robotnicy, którzy mogą zostać Kapłanami
see-map = Mapa
see-legend = Na mapie: D pustynia, P łąki, S bagna, L jeziora, F las, M góry, W pustkowia, ~ rzeka; niżej gracz i jego Budowla: 1:D Osada gracza 1 (TP Faktoria, TE Świątynia, SH Twierdza, SA Sanktuarium), * w Mieście.
see-building = { FORM($building, "plural") }: { $hexes }
see-buildings = { $who }: { $buildings }
see-bridge = { $site } – { $who }
see-bridges = Mosty: { $bridges }
see-river-towns = Miasta nad polami rzeki: { $hexes }
see-free = Wolne pola, { $terrain }: { $hexes }
see-cults = Kulty
see-cult = { $cult }: { $markers }; miejsca dla Kapłanów: { $places }
see-marker = { $who } na { $number }
see-place-free = { $steps }: wolne
see-place = { $steps }: { $who }
see-bonus = Żetony Bonusów
see-bonus-free =
    { $coins ->
        [0] { $tile }, wolny: { $what }
        [one] { $tile }, wolny, { $coins } Moneta: { $what }
        [few] { $tile }, wolny, { $coins } Monety: { $what }
       *[many] { $tile }, wolny, { $coins } Monet: { $what }
    }
see-bonus-held = { $tile } ({ $who }): { $what }
see-actions = Zaklęcia na planszy
see-action = { $name } za Moc { $power }: { $what }
see-action-used = { $name } za Moc { $power }: { $what } (użyte)
see-favours = Pozostałe żetony Łask
see-towns = Pozostałe żetony Miast
see-stock = { $tile }, zostało { $number }: { $what }
see-offers = Moc od sąsiadów
see-offer =
    { $who }: Moc { $power } { $price ->
        [0] za darmo
       *[other] za { $price } PZ
    } (sąsiad: { $giver })
see-offer-later =
    { $who }, po tym ruchu: Moc { $power } { $price ->
        [0] za darmo
       *[other] za { $price } PZ
    } (sąsiad: { $giver })
see-vp = PZ: { $vp }
see-dealt = Wylosowany kolor: { $terrain }
see-left = Poza grą (rezygnacja)
see-has-passed = Po pasowaniu
see-vp-by-source = PZ: { $vp } ({ $sources })
see-source = { $source } { $points }
see-resources = Zasoby: { $what }
see-bowls =
    { $removed ->
        [0] Naczynia Mocy: I { $one }, II { $two }, III { $three }
       *[other] Naczynia Mocy: I { $one }, II { $two }, III { $three }; poświęcone { $removed }
    }
see-priests = Kapłani w rezerwie { $reserve }, na planszy Kultów { $cults }
see-spades = Łopaty z nagrody Kultu: { $spades }
see-income = Następny dochód: { $what }
see-home = Preferowany teren: { $terrain }
see-shipping =
    { $reach ->
        [0] Żegluga { $level } z { $most }
       *[other] Żegluga { $level } z { $most }, zasięg w polach rzeki: { $reach }
    }
see-digging = Cena Łopaty: { $price }
see-piece = { FORM($building, "plural") } { $number }
see-pieces = Pozostało do zbudowania: { $pieces }, mosty { $bridges }
see-area = Budowle w największym obszarze: { $number }
see-ability = Umiejętność: { $what }
see-stronghold = Twierdza: { $what }
see-own-bonus = Żeton Bonusów { $tile }: { $what }
see-own-favour = Żeton Łask { $tile }: { $what }
see-own-town = Żeton Miasta { $tile }: { $what }
see-keys = Niewykorzystane klucze: { $number }
see-used = Użyte w tej Turze: { $actions }

## Liczby, po których poznać stan gracza
figure-vp = PZ
figure-coins = Monety
figure-workers = Robotnicy
figure-priests = Kapłani
figure-bowl-1 = naczynie I
figure-bowl-2 = naczynie II
figure-bowl-3 = naczynie III
hint-points = daje punkty zwycięstwa
hint-stock = zostawia więcej zasobów do wydania
hint-income = rośnie dochód
hint-buildings = na mapie stoi lepsza zabudowa
hint-cults = awansujesz na torze kultu
hint-area = rośnie największy obszar
hint-tracks = od teraz sięgasz dalej lub łatwiej przekształcasz teren
hint-prospects = otwiera teren pod zabudowę
hint-owed = od razu coś za to dostajesz
hint-tile = ten żeton Bonusów przyda się w następnej Turze
