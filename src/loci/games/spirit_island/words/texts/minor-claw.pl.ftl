# Pomniejsze moce zestawu „Zarośla i Szpony”, naszymi słowami.

## Karty
power-absorb-corruption = Wchłonięcie Skazy
text-absorb-corruption = Wybierz: zgromadź 1 zarazę albo zapłać 1 energii, aby usunąć 1 zarazę. 2 × Roślinność: możesz zrobić jedno i drugie.
power-animated-wrackroot = Ożywione Korzenie
text-animated-wrackroot = Wybierz: 1 strachu i zniszcz 1 odkrywcę albo dodaj 1 znacznik Dziczy.
power-call-to-ferocity = Wezwanie do Zajadłości
text-call-to-ferocity = Wybierz: zgromadź do 3 wiosek Dahan; albo, gdy w krainie są wioski Dahan, 1 strachu, wypchnij 1 odkrywcę i 1 osadę.
power-call-to-trade = Wezwanie do Handlu
text-call-to-trade = Możesz zgromadzić 1 wioskę Dahan. Na poziomie terroru I lub II zgromadź też 1 osadę, a pierwsza dewastacja w tej krainie w tej rundzie staje się budową.
power-confounding-mists = Zwodnicze Mgły
text-confounding-mists = Wybierz: obrona 4 albo każdego najeźdźcę dodanego do krainy w tej rundzie można od razu wypchnąć.
power-cycles-of-time-and-tide = Cykle Czasu i Pływów
text-cycles-of-time-and-tide = Gdy w krainie są wioski Dahan, dodaj 1 wioskę Dahan; gdy ich nie ma, usuń 1 zarazę.
power-disorienting-landscape = Zwodniczy Krajobraz
text-disorienting-landscape = Wypchnij 1 odkrywcę. W górach lub dżungli dodaj też 1 znacznik Dziczy.
power-elusive-ambushes = Nieuchwytne Zasadzki
text-elusive-ambushes = Wybierz: 1 obrażenie albo obrona 4.
power-fire-in-the-sky = Ogień na Niebie
text-fire-in-the-sky = 2 strachu i 1 Konflikt dla najeźdźcy w krainie.
power-fleshrot-fever = Gorączka Zgnilizny
text-fleshrot-fever = 1 strachu. Dodaj 1 znacznik Choroby.
power-golds-allure = Powab Złota
text-golds-allure = Zgromadź 1 odkrywcę i 1 osadę, potem 1 Konflikt dla najeźdźcy w krainie.
power-growth-through-sacrifice = Wzrost przez Poświęcenie
text-growth-through-sacrifice = Zniszcz 1 swoją obecność. W jednej ze swoich krain duch usuwa 1 zarazę albo dodaje 1 obecność. 2 × Słońce: może zrobić jedno i drugie w tej samej krainie.
power-guardian-serpents = Węże Strażnicy
text-guardian-serpents = Dodaj 1 znacznik Bestii w jednej z krain ducha; jeśli to jego miejsce kultu, obrona 4 w tej krainie.
power-here-there-be-monsters = Tu Żyją Potwory
text-here-there-be-monsters = Możesz wypchnąć 1 odkrywcę, osadę lub wioskę Dahan. 2 strachu, a gdy w krainie są Bestie, 3 strachu.
power-infested-aquifers = Skażone Źródła
text-infested-aquifers = Wybierz: gdy w krainie jest Choroba, 1 obrażenie każdemu najeźdźcy; albo w górach lub na mokradłach 1 strachu i 1 znacznik Choroby.
power-inflame-the-fires-of-life = Rozpal Ognie Życia
text-inflame-the-fires-of-life = Wybierz: dodaj 1 znacznik Choroby albo 1 strachu i 1 Konflikt. 3 × Zwierzęcość: możesz zrobić jedno i drugie.
power-pact-of-the-joined-hunt = Pakt Wspólnych Łowów
text-pact-of-the-joined-hunt = Duch gromadzi 1 wioskę Dahan w jednej ze swoich krain. W tej krainie 1 obrażenie za każdą wioskę Dahan.
power-poisoned-dew = Zatruta Rosa
text-poisoned-dew = Zniszcz 1 odkrywcę; w dżungli lub na mokradłach zniszcz wszystkich.
power-portents-of-disaster = Zwiastuny Katastrofy
text-portents-of-disaster = 2 strachu. Gdy w tej rundzie następny raz zostanie tam zniszczony najeźdźca, jeszcze 1 strachu.
power-promises-of-protection = Obietnice Ochrony
text-promises-of-protection = Zgromadź do 2 wiosek Dahan. W tej rundzie wioski Dahan mają w tej krainie o 2 więcej witalności.
power-prowling-panthers = Skradające się Pantery
text-prowling-panthers = Wybierz: 1 strachu i 1 znacznik Bestii; albo, gdy w krainie są Bestie, zniszcz 1 odkrywcę lub osadę.
power-razor-sharp-undergrowth = Ostre jak Brzytwa Zarośla
text-razor-sharp-undergrowth = Zniszcz 1 odkrywcę i 1 wioskę Dahan. Dodaj 1 znacznik Dziczy. Obrona 2.
power-renewing-rain = Odradzający Deszcz
text-renewing-rain = W dżungli lub na piaskach usuń 1 zarazę. 3 × Roślinność: dodaj 1 znacznik Dziczy.
power-rites-of-the-lands-rejection = Rytuały Odrzucenia przez Ziemię
text-rites-of-the-lands-rejection = Wybierz: najeźdźcy nie budują tam w tej rundzie, a strachu jest tyle, ile w krainie osad i miast albo wiosek Dahan, zależnie od tego, czego jest mniej; albo wypchnij do 3 wiosek Dahan.
power-scour-the-land = Spustoszenie Ziemi
text-scour-the-land = Zniszcz 3 osady i wszystkich odkrywców. Dodaj 1 zarazę. 3 × Powietrze: ta moc może być pośpieszna.
power-sky-stretches-to-shore = Niebo Sięga Brzegu
text-sky-stretches-to-shore = W tej rundzie duch może użyć 1 powolnej mocy jako pośpiesznej albo 1 pośpiesznej jako powolnej, a jego moce mają o 3 większy zasięg do nadbrzeżnych krain.
power-spur-on-with-words-of-fire = Zachęta Ognistych Słów
text-spur-on-with-words-of-fire = Inny duch zyskuje 1 energii. Duch może od razu zagrać jeszcze jedną kartę z ręki, płacąc za nią.
power-swarming-wasps = Rój Os
text-swarming-wasps = Wybierz: dodaj 1 znacznik Bestii; albo, gdy w krainie są Bestie, wypchnij do 2 odkrywców.
power-teeming-rivers = Rojne Rzeki
text-teeming-rivers = Bez zarazy w krainie dodaj 1 znacznik Bestii; przy dokładnie 1 zarazie usuń ją.
power-tormenting-rotflies = Dręczące Muchy
text-tormenting-rotflies = Wybierz: dodaj 1 znacznik Choroby; albo, gdy w krainie są najeźdźcy, 2 strachu, o 1 więcej przy Chorobie i o 1 więcej przy zarazie.
power-twilight-fog-brings-madness = Mgła Zmierzchu Niesie Obłęd
text-twilight-fog-brings-madness = 1 Konflikt dla najeźdźcy w krainie. Wypchnij 1 wioskę Dahan. Każda wioska Dahan, która została, otrzymuje 1 obrażenie.

## Wybory
option-add-beasts = Dodaj Bestie
option-add-disease = Dodaj Chorobę
option-add-strife = Dodaj Konflikt
option-add-wilds = Dodaj Dzicz
option-both = Zrób jedno i drugie
option-destroy = Zniszcz najeźdźcę
option-gather-blight = Zgromadź zarazę
option-mists = Nowych najeźdźców można wypychać
option-no-build = Nie dopuść do budowy
option-pay-remove-blight = Zapłać 1 energii i usuń zarazę

## Cele
target-jungle-sands = dżungla lub piaski
target-mountain = góry
target-sands-wetland = piaski lub mokradła

## Pytania
ask-gather-blight = Z której krainy zaraza przechodzi do { $land }? (jeszcze { $left })
ask-play-more = Którą kartę zagrywasz teraz?
ask-power-land = { $power }: wybierz krainę.
do-gather-blight = Zgromadź 1 zarazę z { $land } ({ $terrain })
do-push-blight = Zabierz 1 zarazę do { $land } ({ $terrain })

## Wydarzenia
effect-any-speed = { $who } może użyć 1 mocy z przeciwną szybkością.
effect-coastal-range = Zasięg mocy do nadbrzeżnych krain większy o { $number }: { $who }.
effect-made-slow = { $who }: w tej rundzie użyta jako powolna moc „{ $what }”.
effect-mists = { $land }: dodanych tam najeźdźców można od razu wypchnąć.
effect-portent = { $land }: 1 strachu, gdy następny najeźdźca zostanie zniszczony.
effect-trade = { $land }: następna dewastacja staje się budową.
log-blight-moved = { $start } → { $land }: 1 zaraza.
log-call-to-trade = { $land }: następna dewastacja w tej rundzie staje się budową.
log-confounding-mists = { $land }: najeźdźców dodanych tam w tej rundzie można od razu wypchnąć.
log-portents-of-disaster = { $land }: 1 strachu, gdy w tej rundzie następny najeźdźca zostanie tam zniszczony.
log-promises-of-protection = { $land }: w tej rundzie wioski Dahan mają o 2 więcej witalności.
log-sky-stretches-to-shore = { $who } może w tej rundzie użyć 1 mocy z przeciwną szybkością i ma o 3 większy zasięg do nadbrzeżnych krain.
trigger-portents-of-disaster = Zwiastuny Katastrofy: 1 strachu
