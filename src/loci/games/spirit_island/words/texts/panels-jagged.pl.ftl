## Rozwój i tory Rozdartej Ziemi
growth-either = { $first } albo { $second }
growth-move-presence = przesuń 1 obecność w zasięgu { $distance }
growth-elements = zyskaj na tę rundę: { $elements }
growth-one-element = zyskaj na tę rundę jedno ze źródeł mocy: { $elements }
growth-energy-per-play = zyskaj tyle energii, ile kart możesz zagrać
growth-reclaim-half = odzyskaj połowę odrzuconych kart, zaokrąglając w górę
see-space-play = 1 zagrana karta więcej
ask-move-presence = Którą obecność przesuwasz i dokąd?
ask-return-presence = Na który tor wraca obecność?
do-return = { $track }
track-energy = tor energii
track-plays = tor zagrywanych kart
do-track = Użyj: { $what }
log-presence-returned = { $who }: obecność wraca na tor ({ $land }).
log-presence-removed = { $who }: obecność w { $land } usunięta.
track-covered = Żadne odkryte pole twoich torów na to nie pozwala.
track-used = To jest już w tej rundzie zrobione.
track-cannot = Teraz nie możesz tego zrobić.
power-price = Nie możesz zapłacić za użycie: { $card }.

## Co zachowują duchy
see-kept = { $name }: { $what }
keep-markers = Przygotowane znaczniki źródeł mocy
ask-discard-marker = Który znacznik źródła mocy oddajesz? (pozostało: { $left })
ask-spend-markers = { $element }: ile przygotowanych znaczników na to wydajesz?
log-marker-prepared = { $who } przygotowuje znaczniki źródeł mocy: { $elements }.
log-marker-spent = { $who } wydaje znaczniki źródeł mocy: { $elements }.

see-still-healthy = Wciąż witalna wyspa ({ $card }): { $text } Zaraza na karcie: { $pool }

## Dwóch przeciwników, dodatkowa plansza
option-supporting = Druga kolonialna potęga, która wspiera pierwszą: jej zasady też obowiązują, a eskaluje przy kartach etapu III.
    .name = Wspierający przeciwnik
    .is-none = bez wsparcia
option-supporting-is-brandenburg-prussia = { adversary-brandenburg-prussia }
option-supporting-is-england = { adversary-england }
option-supporting-is-sweden = { adversary-sweden }
option-supporting-is-france = { adversary-france }
option-supporting-level = Poziom wspierającego przeciwnika, od 0 do 6.
    .name = Poziom wsparcia
option-supporting-alone = Wspierający przeciwnik potrzebuje innego, który prowadzi.
option-supporting-set = { $adversary } jest z zestawu { $set }, którego nie ma w grze.
see-supporting = Wspierający przeciwnik, który eskaluje przy kartach etapu III:
option-extra-board = O jedną planszę więcej niż graczy; nikt na niej nie zaczyna.
    .name = Dodatkowa plansza
option-extra-board-most = Przy tylu graczach ({ $players }) nie ma dodatkowej planszy.

## Archipelagos
layout-archipelago-1-1 = Archipelag 1 + 1
option-layout-is-archipelago-1-1 = { layout-archipelago-1-1 }
layout-archipelago-2-1 = Archipelag 2 + 1
option-layout-is-archipelago-2-1 = { layout-archipelago-2-1 }
layout-archipelago-1-1-1 = Archipelag 1 + 1 + 1
option-layout-is-archipelago-1-1-1 = { layout-archipelago-1-1-1 }
layout-archipelago-2-2 = Archipelag 2 + 2
option-layout-is-archipelago-2-2 = { layout-archipelago-2-2 }
layout-archipelago-3-1 = Archipelag 3 + 1
option-layout-is-archipelago-3-1 = { layout-archipelago-3-1 }
layout-archipelago-3-2 = Archipelag 3 + 2
option-layout-is-archipelago-3-2 = { layout-archipelago-3-2 }
layout-archipelago-2-2-1 = Archipelag 2 + 2 + 1
option-layout-is-archipelago-2-2-1 = { layout-archipelago-2-2-1 }
layout-archipelago-3-3 = Archipelag 3 + 3
option-layout-is-archipelago-3-3 = { layout-archipelago-3-3 }
layout-archipelago-2-2-2 = Archipelag 2 + 2 + 2
option-layout-is-archipelago-2-2-2 = { layout-archipelago-2-2-2 }

## Własna wyspa
option-island = Wyspa, którą ktoś sam zapisał, zamiast plansz.
    .name = Plik wyspy
island-unreadable = Nie da się odczytać pliku wyspy: { $detail }
island-key = W pliku wyspy jest coś nieznanego albo złego rodzaju ({ $where }): { $key }
island-numbers = Krainy planszy { $board } muszą mieć numery 1, 2, 3 … bez przerwy, najwyżej 20.
island-terrain = { $land }: nie ma terenu „{ $word }”; są jungle, mountain, sands i wetland.
island-unknown-land = { $land } nie może stykać się z „{ $beside }”: takiej krainy nie ma albo to ona sama.
island-one-way = { $land } styka się z { $beside }, ale { $beside } nie styka się z { $land }.
island-no-coast = Plansza { $board } nie ma nadbrzeżnej krainy.
island-apart = Do krainy { $land } nie prowadzi żadna droga.
island-piece = { $land }: „{ $word }” nie może tam leżeć na początku albo nie tyle.
option-island-scenario = W scenariusz „{ $scenario }” nie gra się na wyspie z pliku: mówi on, jak leżą wydrukowane plansze.
layout-island = własna wyspa
option-barred-response = Insurekcja Dahan: zbrojna reakcja nie sprowadza najeźdźcy do krainy, która jest izolowana. Inaczej izolacja nie ma dla niej znaczenia.
    .name = Izolacja powstrzymuje zbrojną reakcję
