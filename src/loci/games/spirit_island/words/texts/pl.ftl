# Spirit Island po polsku: wspólne dla wszystkich zestawów. Własne słowa, terminy z glosariusza.

game-title = Spirit Island

## Rzeczowniki
piece-explorer =
    { $number ->
        [one] { $number } odkrywca
        [few] { $number } odkrywców
       *[many] { $number } odkrywców
    }
    .acc =
        { $number ->
            [one] odkrywcę
           *[other] { $number } odkrywców
        }
piece-town =
    { $number ->
        [one] { $number } osada
        [few] { $number } osady
       *[many] { $number } osad
    }
    .acc =
        { $number ->
            [one] osadę
            [few] { $number } osady
           *[many] { $number } osad
        }
piece-city =
    { $number ->
        [one] { $number } miasto
        [few] { $number } miasta
       *[many] { $number } miast
    }
    .acc =
        { $number ->
            [one] miasto
            [few] { $number } miasta
           *[many] { $number } miast
        }
piece-dahan =
    { $number ->
        [one] { $number } wioska Dahan
        [few] { $number } wioski Dahan
       *[many] { $number } wiosek Dahan
    }
    .acc =
        { $number ->
            [one] wioskę Dahan
            [few] { $number } wioski Dahan
           *[many] { $number } wiosek Dahan
        }
piece-hurt = { $piece } (obrażenia: { $damage })
    .acc = { FORM($piece, "acc") } (obrażenia: { $damage })
kind-explorer = odkrywcy
kind-town = osady
kind-city = miasta
kind-dahan = wioski Dahan
terrain-ocean = ocean
    .in = w dowolnym oceanie
terrain-jungle = dżungla
    .in = w dowolnej dżungli
terrain-mountain = góry
    .in = w dowolnych górach
terrain-sands = piaski
    .in = na dowolnych piaskach
terrain-wetland = mokradła
    .in = na dowolnych mokradłach
element-sun = Słońce
element-moon = Księżyc
element-fire = Ogień
element-air = Powietrze
element-water = Woda
element-earth = Ziemia
element-plant = Roślinność
element-animal = Zwierzęcość
element-any = dowolne źródło mocy
element-number = { $number } × { $element }
speed-fast = pośpieszna
speed-slow = powolna
action-ravage = dewastacja
    .gen = dewastacji
action-build = budowa
    .gen = budowy
action-explore = eksploracja
    .gen = eksploracji
deck-minor = pomniejsze moce
    .gen = pomniejszych mocy
deck-major = większe moce
    .gen = większych mocy
source-energy = toru energii
    .short = Tor energii
source-plays = toru zagrywanych kart
    .short = Tor kart
source-destroyed = twojej zniszczonej obecności
    .short = Zniszczona
nothing = –
nobody = nikt
everywhere = wszystkie krainy
everything = wszystko

## Cele mocy
target-any-land = dowolna kraina
    .in = w dowolnej krainie
target-dahan = kraina z wioską Dahan
    .in = w dowolnej krainie z wioską Dahan
target-invaders = kraina z najeźdźcami
    .in = w dowolnej krainie z najeźdźcami
target-dahan-invaders = kraina z wioską Dahan lub najeźdźcami
    .in = w dowolnej krainie z wioską Dahan lub najeźdźcami
target-no-invaders = kraina bez najeźdźców
target-blight = kraina z zarazą
target-no-blight = kraina bez zarazy
target-coastal = kraina nadbrzeżna
    .in = w dowolnej krainie nadbrzeżnej
target-inland = kraina wewnętrzna
    .in = w dowolnej krainie wewnętrznej
target-town-city = kraina z osadą lub miastem
target-jungle-wetland = dżungla lub mokradła
    .in = w dowolnej dżungli lub na mokradłach
target-mountain-jungle = góry lub dżungla
target-mountain-wetland = góry lub mokradła
target-sands-mountain = piaski lub góry
target-any-spirit = dowolny duch
target-another-spirit = inny duch
target-yourself = ty
range-none = bez zasięgu
range-presence = zasięg { $distance } od obecności
range-presence-terrain = zasięg { $distance } od obecności (teren: { $terrain })
range-sacred-site = zasięg { $distance } od miejsca kultu
range-sacred-site-terrain = zasięg { $distance } od miejsca kultu (teren: { $terrain })
origin-presence = twoja obecność
    .gen = twojej obecności
origin-sacred-site = twoje miejsca kultu
    .gen = twoich miejsc kultu

## Fazy i kroki
phase-choosing = wybór duchów
phase-setup = przygotowanie gry
phase-spirits = faza duchów
phase-fast = faza pośpiesznych mocy
phase-invaders = faza najeźdźców
phase-slow = faza powolnych mocy
phase-time-passes = przemijanie
step-blighted-island = zarażona wyspa
step-fear = strach
step-extra-build = dodatkowa budowa
step-ravage = dewastacja
step-build = budowa
step-explore = eksploracja
step-advance = awans kart najeźdźców

## Karty najeźdźców
invader-1-jungle = I dżungla
invader-1-mountain = I góry
invader-1-sands = I piaski
invader-1-wetland = I mokradła
invader-2-jungle = II dżungla (eskalacja)
invader-2-mountain = II góry (eskalacja)
invader-2-sands = II piaski (eskalacja)
invader-2-wetland = II mokradła (eskalacja)
invader-2-coastal = II krainy nadbrzeżne
invader-3-jungle-mountain = III dżungla i góry
invader-3-jungle-sands = III dżungla i piaski
invader-3-jungle-wetland = III dżungla i mokradła
invader-3-mountain-sands = III góry i piaski
invader-3-mountain-wetland = III góry i mokradła
invader-3-sands-wetland = III piaski i mokradła

## Rozwój
growth-reclaim-all = odzyskaj wszystkie karty
growth-reclaim-one = odzyskaj jedną kartę
growth-gain-power = pozyskaj kartę mocy
growth-energy = +{ $number } energii
growth-plays =
    { $number ->
        [one] zagraj w tej rundzie o { $number } kartę więcej
        [few] zagraj w tej rundzie o { $number } karty więcej
       *[many] zagraj w tej rundzie o { $number } kart więcej
    }
growth-presence =
    { $distance ->
        [0] dodaj obecność { FORM($where, "in") }, gdzie już ją masz (zasięg 0)
       *[other] dodaj obecność { FORM($where, "in") } w zasięgu { $distance }
    }
growth-presence-anywhere = dodaj obecność { FORM($where, "in") }
growth-gather-presence = zgromadź po 1 obecności w każdym swoim oceanie
growth-push-presence = wypchnij po 1 obecności z każdego swojego oceanu

## Złożoność duchów
complexity-low = Złożoność: niska
complexity-moderate = Złożoność: średnia
complexity-high = Złożoność: wysoka
complexity-very-high = Złożoność: bardzo wysoka

## Pytania
ask-spirit = Wybierz ducha.
ask-growth = Wybierz opcję rozwoju.
ask-growth-action = Która czynność rozwoju jest następna?
ask-play = Zagraj karty mocy albo zgłoś gotowość.
ask-go-on = Pozycja zatrzymuje się tutaj.
ask-fast = Użyj pośpiesznych mocy albo zgłoś gotowość.
ask-slow = Użyj powolnych mocy albo zgłoś gotowość.
ask-element = Wybierz źródło mocy na tę rundę.
ask-deck = Z której talii pozyskujesz kartę mocy?
ask-take = Którą z dobranych kart zatrzymujesz?
ask-forget = Którą kartę mocy zapominasz?
ask-reclaim = Którą kartę odzyskujesz?
ask-keep = Która z zagranych kart wraca na rękę?
ask-presence = Dodaj obecność.
ask-lose-presence = W której krainie zostaje zniszczona 1 twoja obecność?
ask-target = „{ $power }”: wybierz cel.
ask-repeat = „{ $power }” można powtórzyć: wybierz cel albo na tym poprzestań.
ask-option = „{ $power }”: wybierz jedno.
ask-damage = { $land }: co otrzymuje obrażenia? (pozostało: { $left })
ask-destroy = { $land }: co zostaje zniszczone? (pozostało: { $left })
ask-remove = { $land }: co zostaje usunięte? (pozostało: { $left })
ask-replace = { $land }: co zostaje zamienione?
ask-push = Wypchnij z { $land } (pozostało: { $left }).
ask-gather = Zgromadź w { $land } (pozostało: { $left }).
ask-cascade = W { $land } jest już zaraza: do której przyległej krainy się rozprzestrzenia?
ask-next-board = To, co dzieje się na każdej planszy: która plansza jest następna?
ask-next-land = To, co dzieje się w każdej krainie: która kraina jest następna?
ask-next-spirit = To, co robi każdy duch: na kogo teraz kolej?
ask-skip-board = Która plansza jest pomijana?
ask-ravage-order = Która kraina jest dewastowana jako następna?
ask-starting-land = W której krainie zaczyna twoja obecność?

## Odpowiedzi
do-choose = { $spirit }. { $complexity }. { $character } { $style }
    .short = { $spirit }
do-growth = Rozwój { $option }: { $actions }
do-growth-action = Rozwój: { $action }
do-play =
    { $left ->
        [one] Zagraj „{ $card }”, koszt { $cost } (pozostało { $left } zagranie)
        [few] Zagraj „{ $card }”, koszt { $cost } (pozostały { $left } zagrania)
       *[many] Zagraj „{ $card }”, koszt { $cost } (pozostało { $left } zagrań)
    }
do-play-gain =
    { $left ->
        [one] Zagraj „{ $card }” i zyskaj { $number } energii (pozostało { $left } zagranie)
        [few] Zagraj „{ $card }” i zyskaj { $number } energii (pozostały { $left } zagrania)
       *[many] Zagraj „{ $card }” i zyskaj { $number } energii (pozostało { $left } zagrań)
    }
do-take = { $card }, { $range }, { $target }. { $text }
    .short = { $card }
do-use = Użyj „{ $card }” ({ $speed })
do-use-plain = Użyj „{ $card }” ({ $speed }) bez zdolności warunkowych
do-use-levels = Użyj „{ $card }” ({ $speed }) tylko ze zdolnościami warunkowymi: { $levels }
do-repeat = Powtórz „{ $card }”
do-repeat-plain = Powtórz „{ $card }” bez zdolności warunkowych
do-repeat-levels = Powtórz „{ $card }” tylko ze zdolnościami warunkowymi: { $levels }
do-pay-repeat = { $repeat }, płacąc { $energy } energii
do-target = Cel: { $land } ({ $terrain }): { $holds }
do-target-far = Cel: { $land } ({ $terrain }), poza zasięgiem, za 1 energii: { $holds }
do-target-beyond = Cel: { $land } ({ $terrain }), poza zasięgiem: { $holds }
do-board = Plansza { $board }
do-target-spirit = Cel: { $who }
do-presence = Obecność z { $source } do { $land } ({ $terrain })
    .short = { FORM($source, "short") } → { $land }
do-presence-move = Przesuń obecność z { $start } do { $land } ({ $terrain })
do-gain = Pozyskaj kartę z talii: { $deck }
do-forget = Zapomnij „{ $card }”
do-reclaim = Odzyskaj „{ $card }”
do-keep = Weź na rękę „{ $card }”
do-give = Oddaj „{ $card }”
do-element = Źródło mocy: { $element }
do-push = Wypchnij { FORM($piece, "acc") } do { $land } ({ $terrain })
do-gather = Zgromadź { FORM($piece, "acc") } z { $land } ({ $terrain })
do-damage = 1 obrażenie: { $piece }
do-damage-in = 1 obrażenie w { $land }: { $piece }
do-destroy = Zniszcz { FORM($piece, "acc") }
do-remove = Usuń { FORM($piece, "acc") }
do-replace = Zamień { FORM($piece, "acc") }
do-cascade = Zaraza rozprzestrzenia się do { $land } ({ $terrain })
do-destroy-presence = Zniszcz 1 obecność w { $land } ({ $terrain })
do-ravage = Następna dewastacja: { $land } ({ $terrain })
do-land = Wybierz { $land } ({ $terrain }): { $holds }
do-place = Zacznij w { $land } ({ $terrain })
do-drown = Zamień zatopioną witalność w { $number } energii
do-drown-piece = Zatop { FORM($piece, "acc") }
do-gather-presence = Zgromadź 1 obecność z { $land } ({ $terrain })
do-push-presence = Wypchnij 1 obecność do { $land } ({ $terrain })
do-show =
    { $word ->
        [earned] Odkryj zdobytą kartę strachu nr { $number }
       *[deck] Odkryj kartę strachu nr { $number } od wierzchu talii
    }
do-yes = Tak
do-no = Nie
do-stop = Poprzestań na tym
do-done = Gotowe
do-go-on = Dalej

## Ostrzeżenia
warn-plays =
    { $number ->
        [one] Możesz jeszcze zagrać { $number } kartę; zagrania nie przechodzą na następne rundy.
        [few] Możesz jeszcze zagrać { $number } karty; zagrania nie przechodzą na następne rundy.
       *[many] Możesz jeszcze zagrać { $number } kart; zagrania nie przechodzą na następne rundy.
    }
warn-unused = Jeśli teraz zakończysz tę fazę, w tej rundzie nie użyjesz już: { $cards }
warn-reclaim = Nie masz kart do odzyskania.
warn-presence = Na torach nie ma już obecności: możesz tylko przesuwać tę z wyspy.

## Wydarzenia
log-spirit = { $who }: { $spirit }.
log-turn = Zaczyna się runda { $turn }.
log-phase-fast = Faza pośpiesznych mocy.
log-phase-invaders = Faza najeźdźców.
log-phase-slow = Faza powolnych mocy.
log-growth = { $who } wybiera opcję rozwoju { $option }.
log-presence = { $who } dodaje obecność w { $land }.
log-presence-moved = { $who } przesuwa obecność do { $land }.
log-presence-destroyed = { $who }: obecność w { $land } zniszczona.
log-energy = { $who } zyskuje { $number } energii.
log-gained = { $who } pozyskuje kartę „{ $card }”.
log-forgot = { $who } zapomina kartę „{ $card }”.
log-reclaimed = { $who } bierze na rękę kartę „{ $card }”.
log-reclaimed-all = { $who } odzyskuje wszystkie karty.
log-play = { $who } zagrywa kartę „{ $card }”.
log-use = { $who } używa mocy „{ $power }”.
log-use-on = { $who } używa mocy „{ $power }” (cel: { $other }).
log-use-in = { $who } używa mocy „{ $power }” w { $land }.
log-damage =
    { $number ->
        [one] { $land }: { $number } obrażenie ({ $piece }).
        [few] { $land }: { $number } obrażenia ({ $piece }).
       *[many] { $land }: { $number } obrażeń ({ $piece }).
    }
log-destroyed = Zniszczenie w { $land }: { $piece }.
log-removed = Usunięcie z { $land }: { $piece }.
log-replaced = Zamiana w { $land }: { $old } → { $new }.
log-moved = { $start } → { $land }: { $piece }.
log-dream = { $land }: sen o śmierci ({ $piece }).
log-fear = Strach: { $number }.
log-fear-card = Zdobyta karta strachu.
log-fear-resolved = Karta strachu „{ $card }” na { ROMAN($level) } poziomie terroru.
log-terror = Poziom terroru { ROMAN($level) }.
log-blight = Zaraza w { $land }.
log-blight-removed = { $land }: usunięta zaraza ({ $number }).
log-blight-card = Wyspa jest zarażona: „{ $card }”.
log-defend = { $land }: obrona { $number }.
log-skip = { $land }: najeźdźcy pomijają akcje w tej rundzie.
log-stopped = { $land }: akcja najeźdźców zatrzymana.
log-ravage = Najeźdźcy dewastują { $land }.
log-add = { $land }: dochodzi { $piece }.
log-build = Najeźdźcy budują w { $land }: { $piece }.
log-explore = Do { $land } przybywa odkrywca.
log-revealed = Karta najeźdźców: { $card }.
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

## Odpowiedzi, po których coś jeszcze następuje, w dzienniku
told-done = { $who } zgłasza gotowość.
told-yes = { $who } mówi „tak”.
told-no = { $who } mówi „nie”.
told-stop = { $who } na tym poprzestaje.
told-use = { $who } sięga po moc „{ $power }”.
told-repeat = { $who } jeszcze raz sięga po moc „{ $power }”.
told-growth = { $who }, rozwój: { $action }.
told-gain = { $who } dobiera z talii: { $deck }.
told-ravage = Następna dewastacja: { $land }.
told-land = { $who } wybiera { $land }.
told-choice = { $who } wybiera: { $what }

## Zakończenia
ending-fear = Strach wypędza najeźdźców: wygrywacie.
ending-terror-1 = Na wyspie nie ma już najeźdźców: wygrywacie.
ending-terror-2 = Na wyspie nie ma już osad ani miast: wygrywacie.
ending-terror-3 = Na wyspie nie ma już miast: wygrywacie.
ending-scenario-won = Cel scenariusza osiągnięty: wygrywacie.
ending-sacrifice = Wyspa ocalona za cenę duchów: wygrywacie przez poświęcenie.
ending-blight = Zaraza zabija wyspę: przegrywacie.
ending-presence = Jeden z duchów nie ma już obecności: przegrywacie.
ending-invaders = Skończyła się talia najeźdźców: przegrywacie.
ending-adversary = Przeciwnik osiąga własny cel: przegrywacie.
ending-scenario = Scenariusz przegrany: przegrywacie.
victory-1 = na wyspie nie będzie najeźdźców
victory-2 = na wyspie nie będzie osad ani miast
victory-3 = na wyspie nie będzie miast

## Dlaczego nie
no-such-move = „{ $move }” nie jest odpowiedzią w tej grze.
not-now = To nie jest odpowiedź na pytanie: { $asked }
no-such-spirit = Nie ma ducha „{ $spirit }”.
spirit-taken = Ducha „{ $spirit }” ma już { $who }.
first-grow = Najpierw wybierz rozwój.
growth-number = Wybierz opcję rozwoju od 1 do { $most }.
growth-again = Opcja rozwoju { $option } jest już w tej rundzie wykorzystana.
growth-over = Twój rozwój w tej rundzie jest zakończony.
growth-group = Z tej sekcji wybiera się jedną opcję rozwoju w rundzie.
growth-closed = Ta opcja rozwoju nie jest jeszcze dostępna.
only-spirit-phase = To robi się w fazie duchów.
only-power-phase = Mocy używa się w fazach pośpiesznych i powolnych mocy.
no-such-card = Nie ma mocy „{ $card }”.
card-in-play = Karta „{ $card }” jest już w tej rundzie zagrana.
card-in-discard = Karta „{ $card }” leży na stosie odrzuconych: najpierw ją odzyskaj.
card-not-yours = Nie masz karty „{ $card }”.
card-not-in-discard = Na twoim stosie odrzuconych nie ma karty „{ $card }”.
card-not-among = Karty „{ $card }” nie ma do wyboru.
card-not-played = Karta „{ $card }” jest na ręce: trzeba ją najpierw zagrać.
no-plays =
    { $plays ->
        [one] Możesz zagrać w tej rundzie { $plays } kartę i jest już zagrana.
        [few] Możesz zagrać w tej rundzie { $plays } karty i wszystkie są już zagrane.
       *[many] Możesz zagrać w tej rundzie { $plays } kart i wszystkie są już zagrane.
    }
needs-energy = To kosztuje { $need } energii, a masz { $have }.
no-reclaim = Żadne odsłonięte pole torów nie pozwala ci odzyskać karty.
reclaimed-already = Karta jest już w tej rundzie odzyskana.
track-empty = Na tym torze nie ma już obecności.
presence-source =
    { $source ->
        [destroyed] Obecność nie może teraz pochodzić spośród zniszczonej.
       *[other] Obecność nie może pochodzić stąd: { $source }.
    }
presence-land = Nie możesz teraz dodać obecności w { $land }: kraina jest za daleko albo niewłaściwa.
power-not-yours = Nie masz mocy „{ $card }”.
power-used = Moc „{ $card }” jest już w tej rundzie użyta.
power-speed = „{ $card }” to moc { $speed }: nie używa się jej w tej fazie.
no-such-level = Nie ma zdolności warunkowej { $level }.
levels-are-all = To wszystkie zdolności warunkowe, których wymagania spełniasz: pomiń ich numery.
levels-go-together = Ze źródłami mocy na te zdolności warunkowe spełniasz wymagania także innych: podaj wszystkie.
needs-elements = Zdolność warunkowa { $level } wymaga: { $elements }; brakuje ci: { $short }.
no-target = W zasięgu nie ma celu dla mocy „{ $card }”.
no-origin = Nie ma skąd liczyć zasięgu: { $origin }.
no-origin-terrain = Nie ma skąd liczyć zasięgu: { $origin } (teren: { $terrain }).
no-repeat = Nic nie pozwala ci teraz powtórzyć karty.
repeat-not-used = Karta „{ $card }” nie była w tej rundzie użyta.
repeat-too-dear = Koszt nie pozwala powtórzyć karty „{ $card }”.
repeat-not-now = Karty „{ $card }” nie można powtórzyć w tej fazie albo nie ma ona celu.
no-such-land = Na tej wyspie nie ma krainy „{ $land }”.
land-not-among = Tej krainy nie ma do wyboru: { $land } ({ $terrain }).
target-spirit = Celem musi być: { $target }.
target-ocean = { $land } to ocean: nic się tam nie dzieje.
target-wrong = { $land } ({ $terrain }) nie pasuje; celem jest: { $target }.
target-far = { $land }: odległość { $away } od { FORM($origin, "gen") }, a zasięg to { $distance }.
not-adjacent = { $land } nie jest krainą przyległą do { $other }.
no-such-piece = Nie ma komponentu „{ $piece }”.
piece-not-there = W { $land } tego nie ma: { $piece }.
piece-not-among = To nie dotyczy: { $piece }.

## Pozycje
position-boards = Wyspa ma od jednej do sześciu różnych plansz spośród istniejących: { $boards }
position-added = „{ $word }” to nie plansza, która może tam leżeć.
position-layout = Nie ma układu „{ $layout }” dla tylu plansz: { $number }
position-set = „{ $name }” należy do zestawu „{ $set }”, z którym się nie gra: dodaj go do opcji „sets”.
option-boards-number = W grze jest po jednej planszy na gracza, tutaj { $players }: { $boards }
position-who = Nie ma tu miejsca ani ducha „{ $name }”.
position-land = Na tej wyspie nie ma krainy „{ $land }”.
position-corner = Na tej wyspie nie ma rogu „{ $corner }”.
position-word = „{ $word }” nie może wystąpić tutaj: { $where }.
position-number = { $name }: liczba od { $least } do { $most }, a nie { $value }.
position-damage = Komponent z takimi obrażeniami byłby zniszczony: { $piece }
position-spirits = Każdy z graczy (jest ich { $players }) ma jednego ducha; „none” oznacza ducha jeszcze nie wybranego.
position-terror = Na { ROMAN($terror) } poziomie terroru gracze nie mogli wziąć tylu kart strachu: { $cards }.
position-fear-done = Strach, za który jest karta strachu, zdejmuje się od razu: fear_done to najwyżej { $most }.
position-fear-sizes = fear_sizes to trzy części talii strachu.
position-step = W tej fazie nie ma kroku najeźdźców: { $phase }
position-no-blight-card = Bez karty zarazy nie ma czego odwrócić.
position-innate = „{ $power }” to moc wrodzona, a nie karta.
position-presence-twice = Obecność gracza { $name } w krainie { $land } jest podana dwa razy.
position-not-there = { $name } nie może mieć obecności w krainie { $land }.
position-ocean = { $land } to ocean: nie stoją tam żadne komponenty.
position-word-near = „{ $word }” nie pasuje tu: { $where }. Podobne: { $near }
position-effect = Efekt „{ $kind }” wymaga klucza „{ $key }”.
position-setup = Podczas przygotowania nic jeszcze nie leży na wyspie: „setup” nie ma „lands”.
position-extra = Dodatkowe pole budowy ma tylko Anglia od poziomu 3: „extra” nie może zawierać: { $cards }
position-chosen = „chosen” ma więcej źródeł mocy ({ $elements }), niż jest odsłoniętych pól z dowolnym źródłem: { $spaces }
position-card-twice = „{ $card }” jest podana w dwóch miejscach: { $one } i { $other }.
position-first-card = Pierwszą kartę najeźdźców ({ $card }) można podać tylko przed przygotowaniem gry: w fazach „choosing” i „setup”.
position-extra-stage = Na poziomie 3 na dodatkowe pole Anglii nie trafia karta etapu II ani III: { $cards }
position-starts = Każde miejsce zaczyna na jednej z plansz: { $boards }
position-elements = Podaj „elements” (oprócz tych z kart i torów) albo „elements_now” (wszystkie), nie oba.
position-presence = { $name } ma { $number } obecności na wyspie i zniszczonych, a duch ma ich { $most }.
position-power-twice = Jest tylko jedna karta „{ $name }” ({ $card }).
position-ocean-blight = { $land } to ocean, który nie jest w grze: nie leży tam zaraza.
step-growth = Ten duch ma opcje rozwoju od 1 do { $options }.
step-no-escalation = Ta karta najeźdźców nie ma symbolu eskalacji.
step-no-adversary = Bez przeciwnika nie ma eskalacji.
step-target-kind = Tej mocy nie można użyć na { $target }, bo ma inny rodzaj celu (kraina, np. A5, albo duch, np. P1): { $card }
step-target = { $target } nie jest dozwolonym celem tej mocy: { $card }
step-no-spirit = { $name } nie ma jeszcze ducha.
step-ocean = { $land } to ocean, który nie jest w grze.
step-level = Poziom terroru to 1, 2 albo 3, a nie { $level }.
step-held = { $name } ma już tę kartę: { $card }
asked-neighbours = Obok { $land } leżą { $lands }.
asked-distance = Z { $one } do { $other }: { $distance }.
asked-no-way = Z { $one } nie ma drogi do { $other }.
asked-lands = Krainy karty { $card }: { $lands }
asked-difficulty = Trudność { $number }.
asked-deck = Talia najeźdźców od góry, etapami (kart: { $number }): { $order }

## Opcje
option-spirits = Duchy miejsc, po kolei; kto nie ma ducha, wybiera.
    .name = Duchy
    .is-river-surges-in-sunlight = { spirit-river-surges-in-sunlight }
    .is-lightnings-swift-strike = { spirit-lightnings-swift-strike }
    .is-vital-strength-of-the-earth = { spirit-vital-strength-of-the-earth }
    .is-shadows-flicker-like-flame = { spirit-shadows-flicker-like-flame }
    .is-thunderspeaker = { spirit-thunderspeaker }
    .is-a-spread-of-rampant-green = { spirit-a-spread-of-rampant-green }
    .is-oceans-hungry-grasp = { spirit-oceans-hungry-grasp }
    .is-bringer-of-dreams-and-nightmares = { spirit-bringer-of-dreams-and-nightmares }
option-boards = Plansze wyspy, po kolei dla miejsc; bez nich losowe.
    .name = Plansze
    .is-A = A
    .is-B = B
    .is-C = C
    .is-D = D
    .is-E = E
    .is-F = F
layout-standard = standardowy
layout-top-to-top = Szczytami
layout-coastline = Linia Brzegowa
layout-opposite-shores = Przeciwległe Brzegi
layout-fragment = Fragment
layout-inverted-fragment = Odwrócony Fragment
layout-sunrise = Wschód Słońca
layout-leaf = Liść
layout-snake = Wąż
layout-snail = Ślimak
layout-peninsula = Półwysep
layout-v = V
layout-meeple = Meeple
layout-star = Gwiazda
layout-flower = Kwiat
layout-caldera = Kaldera
option-layout = Jak leżą plansze. Dla każdej liczby plansz jest układ standardowy; inne są tylko dla liczb w nawiasach.
    .name = Układ
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
option-adversary = Kolonialna potęga, z którą się mierzycie.
    .name = Przeciwnik
    .is-none = bez przeciwnika
    .is-brandenburg-prussia = { adversary-brandenburg-prussia }
    .is-england = { adversary-england }
    .is-sweden = { adversary-sweden }
option-level = Poziom przeciwnika, od 0 do 6.
    .name = Poziom
option-scenario = Scenariusz zmienia cel i zasady.
    .name = Scenariusz
    .is-none = bez scenariusza
    .is-blitz = { scenario-blitz }
    .is-guard-the-isles-heart = { scenario-guard-the-isles-heart }
    .is-rituals-of-terror = { scenario-rituals-of-terror }
    .is-dahan-insurrection = { scenario-dahan-insurrection }
option-blight-card = Która karta zarazy leży na planszy, albo żadna (pierwsza gra).
    .name = Karta zarazy
    .is-random = losowa, nieznana
    .is-none = bez karty: 5 zarazy na gracza
    .is-downward-spiral = { blight-downward-spiral }
    .is-memory-fades-to-dust = { blight-memory-fades-to-dust }
option-left-out-blight = Gra bez tych kart zarazy.
    .name = Odłożone karty zarazy
    .is-downward-spiral = { blight-downward-spiral }
    .is-memory-fades-to-dust = { blight-memory-fades-to-dust }
option-left-out-all = Odłożono wszystkie karty zarazy.
option-extra-blight = Na początku o 1 zarazę więcej, według późniejszej erraty.
    .name = Dodatkowa zaraza
option-progression = Duchy o niskiej złożoności dostają karty z ustalonej listy zamiast dobierać.
    .name = Postęp mocy
option-bonus-growth = Każdy duch rozwija się raz przed pierwszą rundą: łatwiej.
    .name = Rozwój przed grą
option-any-order = Gracze wybierają kolejność plansz, krain i duchów, ilekroć coś dzieje się dla każdego z nich; inaczej jest to kolejność wyspy i miejsc, poza dewastacjami, przy których ma znaczenie.
    .name = Wybór każdej kolejności
option-no-initial-explore = Bez eksploracji podczas przygotowania gry: łatwiej.
    .name = Bez początkowej eksploracji

## Widok tekstowy
see-turn = Runda { $turn }: { $phase }
see-step = Krok: { $step }
see-adversary = Przeciwnik: { $adversary }, poziom { $level }
see-escalation = Eskalacja { $text }
see-scenario = Scenariusz: { $scenario }
see-layout = Układ plansz: { $layout }
see-added = Plansza { $board } leży teraz obok { $beside }.
see-starts = Plansza początkowa: { $who } – { $board }.
see-terror = Poziom terroru { ROMAN($level) }; wygracie, gdy { $victory }
see-fear = Strach: { $generated } z { $markers } do następnej karty; zdobyte karty: { $earned }, pozostałe: { $left }
see-fear-earned = Odkryta zdobyta karta strachu: { $card }
see-fear-in-deck = Odkryta karta strachu nr { $place } w talii: { $card }
see-fear-earned-down = Zdobyta karta strachu: { $card }
see-fear-in-deck-down = Karta strachu nr { $place } w talii: { $card }
see-healthy = Witalna wyspa; zaraza na karcie: { $pool }
see-blighted = Zarażona wyspa ({ $card }): { $text } Zaraza na karcie: { $pool }
see-no-blight-card = Bez karty zarazy; pozostała zaraza: { $pool }
see-deck =
    { $left ->
        [one] Talia { FORM($deck, "gen") }: { $left } karta, odrzucone: { $discarded }
        [few] Talia { FORM($deck, "gen") }: { $left } karty, odrzucone: { $discarded }
       *[many] Talia { FORM($deck, "gen") }: { $left } kart, odrzucone: { $discarded }
    }
see-invaders = Najeźdźcy
see-space-ravage = Dewastacja: { $cards }
see-space-build = Budowa: { $cards }
see-space-explore = Eksploracja: { $cards }
see-space-extra = Dodatkowa budowa przed dewastacją: { $cards }
see-coming-ravage = Krainy, które będą dewastowane: { $lands }
see-coming-build = Krainy, w których będzie budowa: { $lands }
see-land = { $land }
see-land-damage = { $land } (obrażenia: { $damage })
see-land-blights = { $land } (obrażenia: { $damage }, zaraza)
see-land-stopped = { $land } (zatrzymane)
see-land-turned = { $land } (obrażenia najeźdźców w przyległych krainach: { $damage })
see-invader-deck =
    { $number ->
        [one] Talia najeźdźców: { $number } karta ({ $stages })
        [few] Talia najeźdźców: { $number } karty ({ $stages })
       *[many] Talia najeźdźców: { $number } kart ({ $stages })
    }
see-stage =
    { $stage ->
        [1] etap I: { $number }
        [2] etap II: { $number }
       *[other] etap III: { $number }
    }
see-board = Plansza { $board }
see-coastal = { $terrain }, kraina nadbrzeżna
see-inland = { $terrain }
see-land-line = { $land } ({ $kind }; przyległe: { $near }): { $holds }
see-land-empty = { $land } ({ $kind }; przyległe: { $near }): pusta
see-nothing-there = nic tam nie ma
see-holds-blight = zaraza { $number }
see-holds-presence = obecność ({ $who }): { $number }
see-holds-sacred = obecność ({ $who }): { $number } (miejsce kultu)
see-holds-defence = obrona { $number }
see-holds-stopped = bez { FORM($action, "gen") }
see-effects = W tej rundzie
see-name = { $who }
see-name-spirit = { $who }: { $spirit }
see-energy = Energia { $energy } (przychód { $income })
see-plays = Zagrywane karty { $plays } (zagrane { $made })
see-presence = Obecność na torach { $left }, zniszczona { $destroyed }
see-drowned = Zatopiona witalność: { $number }
see-track-energy = Tor energii (zakryte pola w nawiasach): { $spaces }
see-track-plays = Tor zagrywanych kart (zakryte pola w nawiasach): { $spaces }
see-number = { $number }
see-space-reclaim = odzyskaj jedną
see-space-bare = nic
see-marks = { $one } + { $other }
see-covered = ({ $what })
see-growth = Rozwój { $option }: { $actions }
see-growth-taken = Rozwój { $option } (wykorzystany): { $actions }
see-growth-closed = Rozwój { $option } (zamknięty): { $actions }
see-growth-always = Zawsze: { $actions }
see-elements = Źródła mocy: { $elements }
see-hand = Ręka: { $cards }
see-played = W grze: { $cards }
see-discard = Odrzucone: { $cards }
see-power = { $card }, { $range }, { $target }: { $text }
card-header = { $card } (koszt { $cost }, { $speed }; { $elements })
card-used = { $card } (koszt { $cost }, { $speed }; { $elements }; użyta)
see-innate = Moc wrodzona „{ $power }” ({ $speed }, { $range }, { $target }): { $text }
see-innate-used = Moc wrodzona „{ $power }” ({ $speed }, { $range }, { $target }; użyta): { $text }
see-threshold = Zdolność warunkowa { $level }: { $elements }
see-threshold-met = Zdolność warunkowa { $level }, spełniona: { $elements }

## Co obowiązuje w tej rundzie
effect-defend = { $land }: obrona { $number }.
effect-skip = { $land }: najeźdźcy nie działają ({ $what }).
effect-ward = Obrona { $number } we wszystkich krainach z obecnością: { $who }.
effect-no-blight = { $land }: zaraza tam nie trafia.
effect-health = { $land }: { $what } mają o { $number } więcej witalności.
effect-dahan-immune = { $land }: nic nie może zranić wiosek Dahan.
effect-dahan-safe = { $land }: dewastacja nie rani wiosek Dahan.
effect-dahan-first = { $land }: wioski Dahan uderzają razem z najeźdźcami.
effect-dread = { $land }: każdy punkt strachu z mocy daje tam też obronę 1.
effect-range = Zasięg mocy większy o { $number }: { $who }.
effect-origin = { $who } może używać mocy także od obecności innego ducha.
effect-hurry =
    { $number ->
        [one] { $who } może użyć { $number } powolnej mocy jako pośpiesznej.
       *[other] { $who } może użyć { $number } powolnych mocy jako pośpiesznych.
    }
effect-repeat = { $who } może powtórzyć użytą kartę.
effect-played-and-lost = { $who }: zapomniana karta zagrana w tej rundzie.
effect-keep-card = { $who } może podczas przemijania wziąć zagraną kartę na rękę.
effect-no-city = W krainie nadbrzeżnej nie powstają miasta: { $land }.
effect-vengeance = { $land }: za wszystko, co zostaje tam zniszczone, następuje zemsta.
effect-no-explore-two-dahan = Bez eksploracji w krainach z co najmniej dwiema wioskami Dahan.
effect-no-build-outnumbered = Bez budowy w krainach, gdzie wiosek Dahan jest więcej niż osad i miast.
effect-no-build-dahan = Bez budowy w krainach z wioskami Dahan.
effect-no-build-coastal = Bez budowy w krainach nadbrzeżnych.
effect-no-build-city = Bez budowy w krainach z miastem.

ask-trigger = Następstw jest kilka. Które teraz?
do-next = Teraz: { $what }
trigger-drowning = tonięcie
trigger-sworn-to-victory = przysięga zwycięstwu
trigger-dahan-insurrection = insurekcja
trigger-vengeance-of-the-dead = Zemsta Umarłych
position-effect-key = Pozycja: efekt „{ $kind }” nie ma „{ $key }”.
position-not-shown = Pozycja: { $card } nie jest zakrytą kartą strachu ani wydarzenia.

## Liczby, po których poznać stan gracza
figure-energy = energia
figure-income = energia na turę
figure-plays = pozostałe zagrania kart
figure-presence = obecność na wyspie
figure-hand = karty na ręce
hint-invaders = usuwa najeźdźców z wyspy
hint-dahan = wzmacnia wioski Dahan
hint-blight = usuwa zarazę
hint-fear = budzi strach
hint-ravage = osłabia nadchodzące dewastacje i zabudowę
hint-presence = rośnie obecność na wyspie
hint-energy = daje energię
hint-tracks = tory dają odtąd więcej
hint-hand = masz więcej kart do wyboru
hint-played = moc jest gotowa do użycia
