# Scenariusz „Druga Fala”, naszymi słowami.

scenario-second-wave = Druga Fala
option-scenario-is-second-wave = { scenario-second-wave }
text-scenario-second-wave = Gracie na Wyspie, jaką pozostawiła inna gra, przeciw temu samemu przeciwnikowi. Każdego rodzaju znaczników zostaje tyle, ile jest plansz, na każdej planszy 2 zarazy oraz wioski Dahan, rozproszone; obecności i najeźdźców nie ma. Jeśli wyspa była witalna, przeciwnik ma poziom wyższy o jeden; jeśli była zarażona, zaraza z jej karty liczy się, gdy karta znów się odwróci. Nadrukowani najeźdźcy z krain 6–8 lądują o 3 numery niżej, a w krainie 5 każdej planszy jest o 1 osadę więcej. Od etapu III można użyć kart mocy pozostawionych przez pierwsze duchy, każdej raz: za darmo, w dowolnej krainie, ze zdolnościami warunkowymi do 10 źródeł mocy.
ask-wave-token = Więcej znaczników niż plansz: z której krainy usunąć jeden ({ $token })?
ask-wave-blight = Więcej niż 2 zarazy na planszy: z której krainy jedna wraca na kartę?
ask-wave-crowded = Z której krainy z 3 lub większą liczbą wiosek Dahan wypchnąć je teraz?
ask-wave-dahan = Więcej niż 8 wiosek Dahan na planszy: z której krainy usunąć jedną?
do-assist = Pomoc pierwszych duchów: „{ $card }”
effect-blight-aside = Zaraza obok karty, na jej odwrócenie: { $number }.
effect-first-spirits = Pierwsze duchy pozostawiły „{ $what }”.
effect-assistance = { $who } ma pomoc pierwszych duchów: „{ $what }”.
option-first-game = Dla Drugiej Fali: zapis gry, która była przed nią. Przejmuje się jej plansze, przeciwnika i to, co zostawiła na wyspie.
    .name = Pierwsza gra
first-game-unreadable = Nie da się odczytać tego, co zostawiła pierwsza gra: { $reason }
first-game-not-over = Pierwsza gra jeszcze się nie skończyła.
first-game-scenario = Pierwszą grę kontynuuje tylko scenariusz Druga Fala.
first-game-boards = Pierwszą grę rozegrano na planszach { $boards }, w tylu graczy, ile było w niej duchów.
spirit-went-before = { $spirit }: ten duch był w pierwszej grze; teraz przychodzą inne.
see-healthy-known = Witalna wyspa; zaraza na karcie ({ $card }): { $pool }
ask-first-card = { $spirit }: którą kartę mocy pozostawia ten duch?
do-leave = Pozostaw „{ $card }”
log-first-card = Pierwsze duchy pozostawiają „{ $card }”.
effect-went-before = Pierwsza gra, { $who }: { $what }.
