# „Nawiedzone Krainy” po polsku: nasze własne słowa, terminy z glosariusza (glossary.toml).

game-title = Nawiedzone Krainy

## Rzeczowniki
good-food = Żywność
    .gen = Żywności
    .one = Żywność
    .few = Żywności
good-water = Woda
    .acc = Wodę
    .gen = Wody
    .one = Wodę
    .few = Wody
good-wood = Drewno
    .gen = Drewna
    .one = Drewno
    .few = Drewna
good-mineral = Minerał
    .gen = Minerałów
    .one = Minerał
    .few = Minerały
terrain-plains = Równiny
terrain-forest = Las
terrain-mountain = Góra
    .acc = Górę
terrain-lake = Jezioro
terrain-high-city = Wzgórze Miejskie
terrain-quarter = Dzielnica
building-windmill = Wiatrak
    .many = Wiatraków
building-sawmill = Tartak
    .many = Tartaków
building-mine = Kopalnia
    .acc = Kopalnię
    .many = Kopalni
building-noria = Noria
    .acc = Norię
    .many = Norii
track-travel = Podróż
    .gen = Podróży
track-persuasion = Perswazja
    .acc = Perswazję
    .gen = Perswazji
track-harvest = Zbiory
    .gen = Zbiorów
track-build = Budowa
    .acc = Budowę
    .gen = Budowy
deck-chatter = Pogawędka
    .gen = Pogawędki
    .ins = Pogawędką
deck-wandering = Wędrówka
    .gen = Wędrówki
    .ins = Wędrówką
deck-trade = Handel
    .gen = Handlu
    .ins = Handlem
deck-crafting = Wytwórstwo
    .gen = Wytwórstwa
    .ins = Wytwórstwem
reward-purse = sakiewka
reward-cache = skrytka
reward-blessing = błogosławieństwo
reward-own = { $name }
mode-wanderer = Wędrowiec
mode-builder = Budowniczy
mode-burgher = Mieszczanin

## Karty Umiejętności
skill-1 = Każde przekonane Widmo daje ci dodatkowo 1 punkt Dzielności.
skill-2 = Przy Perswazji możesz wskazać nagrodę, zamiast rzucać kością.
skill-3 = Każda Perswazja odświeża jeden z twoich Żetonów Perswazji.
skill-4 = Za wejście do Lasu płacisz tylko 1 Żeton Podróży.
skill-5 = Za wejście na Górę płacisz tylko 2 Żetony Podróży.
skill-6 = Możesz wykonywać Sprzedaż także w Dzielnicach, a Naukę i Trening na Wzgórzu Miejskim.
skill-7 = W twoich Zapasach mieści się o jedną sztukę każdego Towaru więcej.
skill-8 = Każda Sprzedaż przynosi ci o 1 Pecunię więcej.
skill-9 = Gdy jedna Sprzedaż obejmuje 3 Towary lub więcej, odświeżasz dowolny swój Żeton Akcji.
skill-10 = Każdy twój Budynek, który wytwarza coś podczas Urodzaju, daje o jeden Towar więcej.
skill-11 = Za każdy postawiony Budynek dostajesz o 1 punkt Dzielności więcej.
skill-12 = Każde Zbiory przynoszą ci dodatkowo jeden wybrany Towar.

## Karty Zadań
quest-1 = 3 punkty Dzielności za każde trzy Towary tego samego rodzaju w Zapasach
quest-2 = 1 punkt Dzielności za każde 3 Pecunie
quest-3 = 4 punkty Dzielności za każdy Kafel Regionu z największą liczbą własnych Budynków (bez remisu)
quest-4 = 2 punkty Dzielności za każdą własną kostkę na ostatnim polu nad Umiejętnością
quest-5 = 2 punkty Dzielności za każdy własny Wiatrak
quest-6 = 2 punkty Dzielności za każdą własną Norię
quest-7 = 3 punkty Dzielności za każdy własny Tartak
quest-8 = 3 punkty Dzielności za każdą własną Kopalnię
quest-now = { $quest } (teraz: { $now })

## Karty Targowiska, Widma i Nagrody
market-1 = dowolny Towar za 2 Pecunie; dwa jednakowe za 5; trzy jednakowe za 8
market-2 = dowolny Towar za 2 Pecunie; dwa różne za 5; trzy różne za 8
market-3 = dowolny Towar za 2 Pecunie; komplet czterech różnych za 12
spectre-card-1 = Budynek obok Widma niczego nie wytwarza.
spectre-card-2 = Tam, gdzie stoi Widmo, nie ma Zbiorów.
spectre-card-3 = Za wejście na Teren z Widmem płaci się o 1 Żeton Podróży więcej.
reward-card-1 = Nagrody w I Porze Roku
reward-card-2 = Nagrody w II Porze Roku
reward-card-3 = Nagrody w III Porze Roku

## Pytania
ask-turn = Twoja Tura: wybierz akcję albo zakończ Turę.
ask-haunt = Kość wskazuje { FORM($terrain, "acc") }. Umieść Widmo (pozostało: { $left }).
ask-good = Wybierz Towar, który bierzesz (pozostało: { $left }).
ask-refresh = Wybierz żeton, który odświeżasz.
ask-spectre-card = Wybierz drugą Kartę Widma dla wszystkich graczy.
ask-quests =
    { $number ->
        [one] Wybierz jedną Kartę Zadania. Pozostaje tajna do końca gry.
        [few] Wybierz { $number } Karty Zadań. Pozostają tajne do końca gry.
       *[many] Wybierz { $number } Kart Zadań. Pozostają tajne do końca gry.
    }

## Odpowiedzi
do-haunt = Widmo na { $hex } ({ $terrain })
do-travel =
    { $cost ->
        [one] Przejdź na { $hex } ({ $terrain }) za { $cost } Żeton Podróży
        [few] Przejdź na { $hex } ({ $terrain }) za { $cost } Żetony Podróży
       *[many] Przejdź na { $hex } ({ $terrain }) za { $cost } Żetonów Podróży
    }
do-harvest = Zbierz { FORM($good, "acc") } na { $hex }
do-build = Zbuduj tu { FORM($building, "acc") } (Dzielność +{ $valour })
do-persuade = Przekonaj stojące tu Widmo i rzuć kością o nagrodę
do-persuade-for = Przekonaj stojące tu Widmo i wybierz nagrodę: { $reward }
do-sell =
    { $pecunia ->
        [one] Sprzedaj za { $pecunia } Pecunię: { TALLY($goods) }
        [few] Sprzedaj za { $pecunia } Pecunie: { TALLY($goods) }
       *[many] Sprzedaj za { $pecunia } Pecunii: { TALLY($goods) }
    }
do-learn = Naucz się { FORM($deck, "gen") } (koszt: { TALLY($cost) }; Dzielność +{ $valour }): { $skill }
    .short = Naucz się { FORM($deck, "gen") } (koszt: { TALLY($cost) })
do-train =
    { $price ->
        [one] Trenuj { FORM($track, "acc") } za { $price } Pecunię
        [few] Trenuj { FORM($track, "acc") } za { $price } Pecunie
       *[many] Trenuj { FORM($track, "acc") } za { $price } Pecunii
    }
do-gain = Weź { FORM($good, "acc") }
do-refresh = Odśwież Żeton { FORM($track, "gen") }
do-quest = Wybierz: { $quests }
do-end = Zakończ Turę
do-spectre-card = Druga Karta Widma: { $card }
warn-no-room = Nie masz miejsca na więcej { FORM($good, "gen") }: nadmiar przepadnie.
warn-reserve = Widma w rezerwie: { $reserve }. Jeśli w tej Rundzie nie przekonacie kolejnych ({ $missing }), następne Nawiedzenie nie rozmieści 4 Widm i wszyscy przegrają (nasze rozstrzygnięcie).
warn-reserve-now = Widma w rezerwie: { $reserve }, o { $missing } za mało: Nawiedzenie po tej Turze kończy grę i wszyscy przegrywają (nasze rozstrzygnięcie).

## Co się wydarzyło
log-round = { ROMAN($season) } Pora Roku: zaczyna się Runda { ROMAN($round) }.
log-terrain-rolled = Nawiedzenie: { $who } rzuca kością, wynik: { $terrain }.
log-spectre = Na { $hex } pojawia się Widmo.
log-travel =
    { $cost ->
        [one] { $who } przechodzi na { $hex } za { $cost } Żeton Podróży.
        [few] { $who } przechodzi na { $hex } za { $cost } Żetony Podróży.
       *[many] { $who } przechodzi na { $hex } za { $cost } Żetonów Podróży.
    }
log-harvest = { $who } zbiera { FORM($good, "acc") } na { $hex }.
log-harvest-lost = { $who } zbiera { FORM($good, "acc") } na { $hex }, ale nie ma na to miejsca.
log-gain =
    { $number ->
        [0] { $who } nie ma miejsca na { FORM($good, "acc") } (przepada: { $lost }).
        [one] { $who } otrzymuje { $number } { FORM($good, "one") }{ $lost ->
            [0] .
           *[other] {""} (nie mieści się: { $lost }).
        }
        [few] { $who } otrzymuje { $number } { FORM($good, "few") }{ $lost ->
            [0] .
           *[other] {""} (nie mieści się: { $lost }).
        }
       *[many] { $who } otrzymuje { $number } { FORM($good, "gen") }{ $lost ->
            [0] .
           *[other] {""} (nie mieści się: { $lost }).
        }
    }
log-build = { $who } buduje { FORM($building, "acc") } na { $hex }.
log-persuade = { $who } przekonuje Widmo na { $hex }: { $reward }.
log-pecunia =
    { $amount ->
        [one] { $who } otrzymuje { $amount } Pecunię.
        [few] { $who } otrzymuje { $amount } Pecunie.
       *[many] { $who } otrzymuje { $amount } Pecunii.
    }
log-valour =
    { $amount ->
        [one] { $who } zdobywa { $amount } punkt Dzielności (razem: { $now }).
        [few] { $who } zdobywa { $amount } punkty Dzielności (razem: { $now }).
       *[many] { $who } zdobywa { $amount } punktów Dzielności (razem: { $now }).
    }
log-sell = { $who } sprzedaje: { TALLY($goods) }.
log-learn = { $who } uczy się { FORM($deck, "gen") } (Umiejętność { $skill }).
log-train = { $who } trenuje { FORM($track, "acc") }.
log-refresh = { $who } odświeża Żeton { FORM($track, "gen") }.
log-end = { $who } kończy Turę.
log-end-itself = { $who } nie może już nic zrobić: Tura się kończy.
log-ranking = Odpoczynek i Ranking: prowadzi { $first }, stawkę zamyka { $last }.
log-season-end = { ROMAN($season) } Pora Roku dobiega końca.
log-quests-secret =
    { $number ->
        [one] { $who } wybiera Kartę Zadania.
        [few] { $who } wybiera { $number } Karty Zadań.
       *[many] { $who } wybiera { $number } Kart Zadań.
    }
log-quests = { $who } wybiera: { $quests }.
quest-quoted = „{ $quest }”
log-quest-scored =
    { $valour ->
        [one] { $who } odkrywa „{ $quest }”: { $valour } punkt Dzielności.
        [few] { $who } odkrywa „{ $quest }”: { $valour } punkty Dzielności.
       *[many] { $who } odkrywa „{ $quest }”: { $valour } punktów Dzielności.
    }
log-lost-kalena = Widma stoją na wszystkich Terenach Kaleny. Wszystko stracone.
log-lost-placing = Nie da się rozmieścić wszystkich Widm. Wszystko stracone.
log-lost-reserve = Nawiedzenie wymaga 4 Widm, a w rezerwie jest ich { $reserve }. Według naszego rozstrzygnięcia (instrukcja milczy) wszystko stracone.
log-reserve-short = Widma w rezerwie: { $reserve }. Przed następnym Nawiedzeniem trzeba przekonać jeszcze { $missing }, inaczej wszystko stracone (nasze rozstrzygnięcie).
log-spectre-card = { $who } wykłada drugą Kartę Widma: { $card }

## Dlaczego nie
no-such-move = „{ $move }” nie jest ruchem w tej grze.
not-your-turn = Swoją Turę rozgrywa teraz { $who }.
not-first-player = Drugą Kartę Widma wskazuje Pierwszy Gracz: { $who }.
not-last-player = Widma rozmieszcza Ostatni Gracz: { $who }.
no-quest-now = Nie wybierasz teraz Kart Zadań.
first-haunt = Najpierw trzeba rozmieścić Widma.
first-spectre-card = Najpierw trzeba wybrać drugą Kartę Widma.
card-in-play = Karta Widma { $card } jest już w grze.
first-quest = Najpierw trzeba wybrać Karty Zadań.
first-good = Najpierw wybierz Towar, który otrzymujesz.
first-refresh = Najpierw wybierz żeton, który odświeżasz.
only-in-answer = To odpowiedź na pytanie, którego nikt ci teraz nie zadaje.
no-exhausted = Żaden z twoich Żetonów { FORM($track, "gen") } nie jest wyczerpany.
haunt-lake = { $hex } to Jezioro: Widma tam nie stają.
haunt-building = Budynek chroni { $hex } przed Widmami.
haunt-spectre = Na { $hex } stoi już Widmo.
haunt-elsewhere = Najpierw Teren wskazany kostką, potem następne w kolejności. Wśród wcześniejszych niż { $hex } jest jeszcze wolne pole, więc Widmo tam teraz nie staje.
travel-far = { $hex } nie sąsiaduje z Terenem twojego Widzącego.
travel-lake = Na Jezioro nie można wejść.
harvest-far = { $hex } nie jest ani Terenem twojego Widzącego, ani sąsiednim Jeziorem.
harvest-city = Ze Wzgórza Miejskiego nigdy niczego się nie zbiera.
harvest-building = Stoi tam Budynek.
harvest-exploited = Na { $hex } leży Żeton Zużycia.
harvest-spectre = Widmo nie dopuszcza tam do Zbiorów.
harvest-other = Na { $hex } nie zbierzesz { FORM($good, "gen") }.
build-city = W Kalenie niczego się nie buduje.
build-spectre = Stoi tam Widmo.
build-building = Stoi tam już Budynek.
build-terrain = { $building } nie pasuje do tego Terenu.
build-none-left = W rezerwie nie ma już { FORM($building, "many") }.
no-cubes = Nie masz już Kostki Gracza, żeby to oznaczyć.
persuade-nobody = Tam, gdzie stoi twój Widzący, nie ma Widma.
persuade-roll = Nagrodę można wskazać tylko z Umiejętnością 2; rzuć kością.
sell-where = Tam, gdzie stoi twój Widzący, nie ma Sprzedaży.
sell-offer = Na Targowisku nie ma oferty na takie Towary.
study-where = Tam, gdzie stoi twój Widzący, nie ma Nauki ani Treningu.
learn-again = Masz już tę Umiejętność: { $deck }.
learn-full = Nad { FORM($deck, "ins") } nie ma wolnego pola.
train-full = Twój Tor { FORM($track, "gen") } jest pełny.
needs-pecunia =
    { $need ->
        [one] To kosztuje { $need } Pecunię, a masz { $have }.
        [few] To kosztuje { $need } Pecunie, a masz { $have }.
       *[many] To kosztuje { $need } Pecunii, a masz { $have }.
    }
needs-tokens =
    { $need ->
        [one] Potrzeba { $need } aktywnego Żetonu { FORM($track, "gen") }, a masz { $have }.
       *[many] Potrzeba { $need } aktywnych Żetonów { FORM($track, "gen") }, a masz { $have }.
    }
needs-goods =
    { $need ->
        [one] Musisz oddać { $need } { FORM($good, "one") }, a masz { $have }.
        [few] Musisz oddać { $need } { FORM($good, "few") }, a masz { $have }.
       *[many] Musisz oddać { $need } { FORM($good, "gen") }, a masz { $have }.
    }
quest-not-with-two = W grze dwuosobowej nie używa się Zadania { $quest }.
quest-again = Masz już Zadanie { $quest }.
quest-number =
    { $number ->
        [one] Wybierz dokładnie jedną Kartę Zadania.
        [few] Wybierz dokładnie { $number } różne Karty Zadań.
       *[many] Wybierz dokładnie { $number } różnych Kart Zadań.
    }

## Opcje
option-mode = Która Karta Widma jest w grze i kiedy wybiera się Zadania.
    .name = Tryb
    .is-wanderer = Wędrowiec: na pierwsze partie
    .is-builder = Budowniczy: Budynki znaczą więcej
    .is-burgher = Mieszczanin: plany na dłuższą metę
option-difficulty = Ile Kart Widm jest w grze.
    .name = Poziom trudności
    .is-normal = zwykły: jedna karta
    .is-harder = trudniejszy: druga karta
    .is-hardest = najtrudniejszy: wszystkie trzy karty
option-second-card = Skąd się bierze druga Karta Widma w trudniejszej grze.
    .name = Druga Karta Widma
    .is-chosen = wybierają ją gracze, wskazuje Pierwszy Gracz (nasza decyzja; instrukcja nie mówi jak)
    .is-random = losowo
option-overflow = Dokąd trafiają Widma, gdy na Terenach wskazanych przez kość brak miejsca.
    .name = Widma bez miejsca
    .is-cascade = do dowolnego regionu, potem do Kaleny (instrukcja)
    .is-straight = od razu do Kaleny (być może pierwotna zasada)
option-short-reserve = Co się dzieje, gdy w rezerwie zostały mniej niż 4 Widma.
    .name = Za mało Widm
    .is-loss = wszyscy przegrywają (nasze rozstrzygnięcie; instrukcja milczy)
    .is-place-rest = umieszcza się te, które zostały
option-turn-end = Co się dzieje, gdy nie możesz wykonać żadnej Akcji.
    .name = Koniec Tury
    .is-by-itself = Tura kończy się sama (instrukcja)
    .is-asked = gra pyta cię o koniec Tury
option-components = Plik TOML z liczbami z twojego egzemplarza gry.
    .name = Własne komponenty
order-end-turn = Tam, gdzie gra pyta o koniec Tury: gdy nie można zrobić nic innego, twoja Tura kończy się sama.
    .name = Automatyczny koniec Tury
components-wrong = Komponenty: { $path } – powinno być: { $expected }.
components-most = najwyżej { $number }
components-least = co najmniej { $number }
components-city = jedno Wzgórze Miejskie
components-section = sekcja o tej nazwie
components-nothing = nic, bo ta nazwa jest nieznana
components-reason = uzasadnienie
components-value = wartość
components-deep = zagnieżdżenie jest zbyt głębokie
components-slots = od 3 do 9 liczb
components-word = słowo małymi literami
components-reward = trzy liczby (Pecunia, Towary, Dzielność) albo tabela z nazwami
position-decks = po jednej karcie z każdej talii
components-size = Komponenty: plik ma najwyżej { $most } znaków, a wiersz najwyżej { $dots } kropek.
components-toml = Komponenty: to nie jest TOML: { $detail }
step-not-free = Na { $hex } nie można umieścić Widma.
set-missing = Zestawy { $sets } nie zawierają tego, czego wymaga tryb { $mode }.
position-tiles = Mapa wymaga sześciu istniejących Kafli Regionów, a podano: { $tiles }

## Zakończenia
ending-victory = Kalena ocalona: pora podliczyć Dzielność Widzących.
ending-kalena-overrun = Widma opanowują Kalenę: wszyscy przegrywają.
ending-no-room-for-spectres = Nawiedzenie nie może rozmieścić 4 Widm: wszyscy przegrywają.
    .ruling = Gdy brakuje ich w rezerwie, to nasze rozstrzygnięcie, nie instrukcja.

## Widok tekstowy
see-round = { ROMAN($season) } Pora Roku, Runda { ROMAN($round) }
see-legend = Na mapie: ,,, Równiny, TTT Las, ^^^ Góra, ~~~ Jezioro, ### Wzgórze Miejskie, === Dzielnica; & Widmo, x Żeton Zużycia, W1 Wiatrak (S Tartak, M Kopalnia, N Noria) gracza 1, @12 Widzący graczy 1 i 2.
see-mode = Tryb Gry: { $mode }
see-order = Kolejność tur: { $seats }
see-name = { $who }
see-spectres = Widma na Mapie: { $number }
see-reserve = Widma w rezerwie: { $number }
see-market = Targowisko: { $card }
see-persuasion =
    { $cost ->
        [one] Perswazja kosztuje w tej Porze Roku { $cost } żeton.
        [few] Perswazja kosztuje w tej Porze Roku { $cost } żetony.
       *[many] Perswazja kosztuje w tej Porze Roku { $cost } żetonów.
    }
see-reward = Nagroda „{ $name }”: { $parts }
see-part-pecunia = Pecunia { $number }
see-part-goods = Towary do wyboru { $number }
see-part-valour = Dzielność { $number }
see-part-good = { $good } { $number }
see-haunted = Tereny z Widmami: { $hexes }
see-exploited = Żetony Zużycia: { $hexes }
see-seat = { $who }
see-valour = Dzielność: { $valour } (miejsce { $place })
see-seer = Widzący na { $hex } ({ $terrain })
see-pecunia = Pecunia: { $pecunia }
see-goods = Żywność: { $food }, Woda: { $water }, Drewno: { $wood }, Minerały: { $mineral }
see-tracks = Aktywne żetony: { $tracks }
see-track = { $track } { $active }/{ $tokens }
see-track-open = { $track } { $active }/{ $tokens } (kolejne za Pecunię: { $prices }; ostatni: Dzielność +{ $valour })
see-building = { $building } na { $hex }
see-buildings = Budynki: { $buildings }
see-learned = Umiejętności: { $skills }
see-skill-name = { $deck } { $card }
see-quests = Zadania: { $quests }
see-quest-card = Karta Zadania { $number }, jeszcze niewybrana: { $quest }
see-quests-secret = Tajne Karty Zadań: { $number }
see-skills = Umiejętności
see-kinds = Budynki
see-kind = { $building }: koszt: { TALLY($cost) }, Dzielność +{ $valour }, wytwarza: { $income }; w rezerwie: { $left }
see-skill = { $deck } ({ $slots }; koszt: { TALLY($cost) }): { $skill }

## Liczby, po których poznać stan gracza
figure-valour = Dzielność
figure-food = { good-food }
figure-water = { good-water }
figure-wood = { good-wood }
figure-mineral = { good-mineral }
figure-pecunia = Pecunia
figure-travel = { track-travel }
figure-persuasion = { track-persuasion }
figure-harvest = { track-harvest }
figure-build = { track-build }
hint-valour = daje punkty Dzielności
hint-goods = daje potrzebne Towary
hint-pecunia = daje Pecunię
hint-training = w każdej Turze możesz zrobić więcej
hint-skills = zdobywasz Umiejętność
hint-buildings = Budynki dają więcej
hint-quests = Zadanie jest bliżej
hint-spectres = mniej Widm zagraża krainie
hint-persuasion = Widma są w zasięgu
hint-market = Towary są bliżej miasta
