# Duchy zestawu Rozdarta Ziemia, naszymi słowami.

## Niewzruszony Opór Skały
spirit-stones-unyielding-defiance = Niewzruszony Opór Skały
option-spirits-is-stones-unyielding-defiance = { spirit-stones-unyielding-defiance }
character-stones-unyielding-defiance = Sama skała macierzysta: przyjmuje każdy cios, nie ustępuje i pozwala im się roztrzaskać.
style-stones-unyielding-defiance = Znosi zarazę tam, gdzie inni by się rozsypali, i oddaje tym, którzy dewastują; zagrywa mało kart, dopóki nie odsłoni głębokich warstw.
special-stones-unyielding-defiance-1 = Wytrzymałość Skały: zaraza, która trafia do twojej krainy, nie rozprzestrzenia się ani nie niszczy obecności żadnego ducha, dopóki nie ma tam więcej zarazy niż twojej obecności.
special-stones-unyielding-defiance-2 = Odsłonięte Głębokie Warstwy: gdy po raz pierwszy odkryjesz każde z pól z dodatkowym zagraniem karty, pozyskaj pomniejszą moc.
power-hold-the-island-fast-with-a-bulwark-of-will = Utrzymanie Wyspy Bastionem Woli
text-hold-the-island-fast-with-a-bulwark-of-will = 2 × Ziemia: w tej rundzie zaraza, która trafia do twoich krain, może za 2 energii każda pochodzić z pudełka, a nie z karty. 4 × Ziemia: za 1 energii każda. 6 × Ziemia, 1 × Roślinność: w tej rundzie możesz za 1 energii każdą ocalić obecność, którą wydarzenie lub karta zarazy każe zniszczyć.
power-let-them-break-themselves-against-the-stone = Niechaj Roztrzaskają się o Skały
text-let-them-break-themselves-against-the-stone = 3 × Ziemia: w tej rundzie, ilekroć najeźdźcy zadadzą obrażenia tej krainie, zadaj potem 2 obrażenia najeźdźcom w niej. 5 × Ziemia: i jeszcze połowę tego, co zadali krainie, zaokrąglając w dół. 2 × Słońce, 7 × Ziemia: powtórz tę moc.
power-jagged-shards-push-from-the-earth = Ostre Odłamki Wyrastają z Ziemi
text-jagged-shards-push-from-the-earth = Dodaj 1 znacznik Pustkowi. Wypchnij do 2 wiosek Dahan.
power-plows-shatter-on-rocky-ground = Pługi Pękają na Skalistej Glebie
text-plows-shatter-on-rocky-ground = 1 obrażenie każdej osadzie i każdemu miastu, potem wypchnij do 1 osady; albo zniszcz 1 osadę.
power-scarred-and-stony-land = Poorana i Kamienista Ziemia
text-scarred-and-stony-land = 2 obrażenia. Dodaj 1 znacznik Pustkowi. 1 zaraza wraca stamtąd do pudełka, a nie na kartę.
power-stubborn-solidity = Nieugięta Wytrzymałość
text-stubborn-solidity = Obrona 1 za każdą wioskę Dahan w krainie. W tej rundzie nic nie zmienia wiosek Dahan w tej krainie: nie otrzymują obrażeń, nie można ich zniszczyć, usunąć, zastąpić ani przesunąć.

target-mountain-own = góry lub kraina z twoją obecnością
    .in = w dowolnych górach lub krainie z twoją obecnością
option-destroy-town = Zniszcz osadę
keep-layers = Odsłonięte warstwy
ask-bulwark = Zaraza trafia do krainy { $land }. Czy płacisz { $number } energii, żeby pochodziła z pudełka?
ask-hold-fast = Czy płacisz 1 energii, żeby ocalić obecność w { $land }?
log-break-on-stone = Skała odda w tej rundzie każdemu, kto dewastuje w { $land }.
log-solid = W tej rundzie nic nie zmienia wiosek Dahan w { $land }.
effect-bulwark = { $who }: zaraza w jego krainach może za { $number } energii pochodzić z pudełka.
effect-held-fast = { $who }: może za 1 energii ocalić każdą obecność przed wydarzeniami i kartami zarazy.
effect-break-on-stone = { $land }: po dewastacji, która zada obrażenia krainie, najeźdźcy otrzymują 2 obrażenia lub więcej.
effect-solid = { $land }: nic nie zmienia wiosek Dahan.
trigger-layers = głębokie warstwy
trigger-break-on-stone = skała oddaje

## Wulkan Wznoszący się Wysoko
spirit-volcano-looming-high = Wulkan Wznoszący się Wysoko
option-spirits-is-volcano-looming-high = { spirit-volcano-looming-high }
character-volcano-looming-high = Góra, która w ciszy zbiera swój ogień, aż go już nie utrzyma.
style-volcano-looming-high = Gromadzi obecność w górach i oddaje ją w jednej erupcji; ma niewiele miejsc dla siebie, a wiosek Dahan nie oszczędza bardziej niż najeźdźców.
special-volcano-looming-high-1 = Górski Dom: twoją obecność można dodać lub przesunąć tylko do gór.
special-volcano-looming-high-2 = Pogrzebanie w Strumieniu Lawy i Pary: gdy twoja obecność zostaje zniszczona, zadaj za każdą 1 obrażenie najeźdźcom w tej krainie i tyle samo wioskom Dahan.
special-volcano-looming-high-3 = Wulkaniczne Szczyty: twoje karty mocy mają zasięg +1 z krainy z co najmniej 3 twoimi obecnościami.
power-explosive-eruption = Wybuchowa Erupcja
text-explosive-eruption = Zniszcz tam dowolną liczbę swoich obecności, co najmniej 1. Wszystkie obrażenia zadaj najeźdźcom i drugi raz wioskom Dahan; zniszczonych musi być tyle, ile podano. 2 × Ogień, 2 × Ziemia: przy 2 zniszczonych w jednej krainie w zasięgu 1 po 1 obrażeniu za każdą. 3 × Ogień, 3 × Ziemia: przy 4 zniszczonych 1 strachu za każdą. 4 × Ogień, 2 × Powietrze, 4 × Ziemia: przy 6 zniszczonych 4 obrażenia w każdej krainie w zasięgu 1; dodaj tam 1 zarazę, która nie niszczy twojej obecności. 5 × Ogień, 3 × Powietrze, 5 × Ziemia: przy 10 zniszczonych jeszcze 4 obrażenia w każdej krainie w zasięgu 2; dodaj 1 zarazę do każdej przyległej krainy bez zarazy.
power-powered-by-the-furnace-of-the-earth = Napędzany Paleniskiem Ziemi
text-powered-by-the-furnace-of-the-earth = 3 × Ziemia: dodaj tam 1 swoją zniszczoną obecność. 3 × Ogień: zapłać 2 energii, żeby pozyskać kartę mocy. 4 × Ogień, 4 × Ziemia: przesuń tam do 2 swoich obecności z dowolnych krain. 5 × Ogień: zwróć na swoje tory do 2 zniszczonych obecności.
power-exaltation-of-molten-stone = Uniesienie Płynnej Skały
text-exaltation-of-molten-stone = 1 energii za każdy posiadany Ogień, podzielona między ciebie i ducha jak najrówniej. Moce tego ducha mają w tej rundzie zasięg +1 z gór.
power-lava-flows = Potoki Lawy
text-lava-flows = Dodaj 1 znacznik Pustkowi i 1 znacznik Dziczy; albo 1 obrażenie.
power-pyroclastic-bombardment = Piroklastyczne Bombardowanie
text-pyroclastic-bombardment = 1 obrażenie każdej osadzie, każdemu miastu i każdej wiosce Dahan. Potem 1 obrażenie. Potem 1 obrażenie wioskom Dahan.
power-rain-of-ash = Deszcz Popiołu
text-rain-of-ash = Jeśli są tam najeźdźcy, 2 strachu. Wypchnij 2 wioski Dahan i 2 odkrywców lub osady, tylko do krain bez twojej obecności.

option-add-badlands-wilds = Dodaj Pustkowia i Dzicz
ask-eruption = Ile swoich obecności w { $land } niszczysz?
ask-draw-in = Z której krainy przychodzi obecność do { $land }? (pozostało: { $left })
ask-exaltation = Kto z was zyskuje nieparzystą energię?
log-mountain-range = { $who }: moce sięgają w tej rundzie dalej z gór.
effect-mountain-range = { $who }: moce mają zasięg +1 z gór.

## Zew Głębokiej Dziczy
spirit-lure-of-the-deep-wilderness = Zew Głębokiej Dziczy
option-spirits-is-lure-of-the-deep-wilderness = { spirit-lure-of-the-deep-wilderness }
character-lure-of-the-deep-wilderness = Ciche wołanie z serca wyspy, na które żaden odkrywca nie umie nie odpowiedzieć.
style-lure-of-the-deep-wilderness = Wabi najeźdźców w głąb wyspy i zostawia ich niebezpieczeństwom dziczy; bezradny nad brzegiem i słaby wobec miast.
special-lure-of-the-deep-wilderness-1 = Serce Wyspy Domem: twoją obecność można dodać lub przesunąć tylko do krain wewnętrznych.
special-lure-of-the-deep-wilderness-2 = Urzeczeni Odkrywcy: za każdą twoją obecność w krainie do 2 odkrywców nie uczestniczy tam w dewastacji.
power-forsake-society-to-chase-after-dreams = Porzucić Wszystko dla Marzeń
text-forsake-society-to-chase-after-dreams = 2 × Księżyc: wybierz 1 odkrywcę. 2 × Księżyc, 1 × Powietrze: albo zastąp 1 osadę 2 odkrywcami. 3 × Księżyc, 2 × Powietrze, 1 × Zwierzęcość: albo zastąp 1 miasto 3 odkrywcami. Potem dowolni z tych odkrywców idą do przyległych krain z twoją obecnością; jeśli została tam osada lub miasto, 1 strachu. 4 × Powietrze: powtórz tę moc.
power-never-heard-from-again = Słuch po Nich Zaginął
text-never-heard-from-again = 1 × Ogień, 3 × Roślinność: dodaj 1 znacznik Pustkowi. 2 × Roślinność: zniszcz do 2 odkrywców za każdy znacznik Pustkowi, Bestii, Choroby i Dziczy w krainie. 4 × Roślinność, 1 × Zwierzęcość: 2 obrażenia. Potem 1 strachu, jeśli zniszczono odkrywców, i jeszcze 1, jeśli co najmniej 5. 6 × Roślinność: powtórz tę moc.
power-gift-of-the-untamed-wild = Dar Nieujarzmionej Dziczy
text-gift-of-the-untamed-wild = Duch dodaje 1 znacznik Dziczy do jednej ze swoich krain albo zastępuje 1 swoją obecność 1 Chorobą.
power-perils-of-the-deepest-island = Zagrożenia Głębi Wyspy
text-perils-of-the-deepest-island = 1 strachu. Dodaj 1 znacznik Pustkowi. Dodaj 1 znacznik Bestii w krainie w zasięgu 1. Wypchnij do 2 wiosek Dahan.
power-softly-beckon-ever-inward = Ciche Wabienie w Głąb
text-softly-beckon-ever-inward = Zgromadź do 2 odkrywców, do 2 osad, do 2 znaczników Bestii i do 2 wiosek Dahan.
power-swallowed-by-the-wilderness = Pochłonięci przez Dzicz
text-swallowed-by-the-wilderness = 2 strachu. 1 obrażenie za każdy znacznik Bestii, Choroby, Dziczy i Pustkowi w krainie; liczy się najwyżej 5.

option-presence-disease = Zastąp obecność Chorobą
ask-sit-out = Kto w { $land } nie uczestniczy w dewastacji? (pozostało: { $left })
do-sit-out = { $piece }: nie uczestniczy

## Zemsta Gorejącej Plagi
spirit-vengeance-as-a-burning-plague = Zemsta Gorejącej Plagi
option-spirits-is-vengeance-as-a-burning-plague = { spirit-vengeance-as-a-burning-plague }
character-vengeance-as-a-burning-plague = To, czym oddycha zraniona ziemia: gorączka i gniew, który przeżywa własną śmierć.
style-vengeance-as-a-burning-plague = Im więcej zarazy, tym mocniej uderza; pozwala chorym osadom rosnąć i zabiera je później, a sama rośnie dobrze tylko tam, gdzie kraina już cierpi.
special-vengeance-as-a-burning-plague-1 = Groza Powolnej Plagi: gdy Choroba zapobiegłaby budowie na planszy z twoją obecnością, możesz na nią pozwolić; wtedy nie usuwa się Choroby i jest 1 strachu.
special-vengeance-as-a-burning-plague-2 = Trwająca Zaraźliwość: gdy twoją obecność zniszczy coś innego niż akcja ducha, za każdą dodaj 1 Chorobę w jej krainie.
special-vengeance-as-a-burning-plague-3 = Pomsta za Skażoną Krainę: w twoich akcjach każda zaraza liczy się też jako Pustkowia.
power-epidemics-run-rampant = Szalejące Epidemie
text-epidemics-run-rampant = Obrażenia zadaj najeźdźcom i drugi raz wioskom Dahan. 1 × Ogień, 3 × Zwierzęcość: 1 obrażenie za każdą Chorobę w krainie. 2 × Ogień, 1 × Woda, 4 × Zwierzęcość: jeszcze 1 za każdą. 3 × Ogień, 3 × Woda, 5 × Zwierzęcość: jeszcze 1 za każdą; 1 strachu za każdą Chorobę, najwyżej 5; usuń 1 Chorobę.
power-savage-revenge = Dziki Odwet
text-savage-revenge = 3 × Powietrze: zasięg +1. 3 × Ogień, 1 × Zwierzęcość: 1 obrażenie. 4 × Ogień, 2 × Zwierzęcość: jeszcze 2. 5 × Ogień, 2 × Powietrze, 2 × Zwierzęcość: jeszcze 3.
power-fetid-breath-spreads-infection = Cuchnący Oddech Zakażenia
text-fetid-breath-spreads-infection = 1 strachu. Dodaj 1 Chorobę.
power-fiery-vengeance = Ognista Zemsta
text-fiery-vengeance = Kosztuje ducha 1 zniszczoną obecność, która opuszcza grę. 1 strachu i 1 obrażenie w jednej z jego krain.
power-plaguebearers = Nosiciele Plagi
text-plaguebearers = Jeśli są tam najeźdźcy, 1 strachu. Za każdą Chorobę w krainie wypchnij 2 odkrywców, osady lub wioski Dahan; z każdym z tych komponentów może przejść 1 Choroba.
power-strike-low-with-sudden-fevers = Powaleni Nagłą Gorączką
text-strike-low-with-sudden-fevers = 1 strachu. W tej rundzie najeźdźcy tam nie dewastują.

target-disease = kraina z Chorobą
target-town-city-blight = kraina z osadą, miastem lub zarazą
    .in = w dowolnej krainie z osadą, miastem lub zarazą
growth-disease-1 = dodaj 1 Chorobę w zasięgu 1
ask-disease = W której krainie dodajesz Chorobę?
ask-unfolding = Choroba zapobiegłaby budowie w { $land }. Czy pozwalasz budować za 1 strachu?
ask-plaguebearer = Czy przechodzi też 1 Choroba: { $start } → { $land }?

## Całun Bezszelestnej Mgły
spirit-shroud-of-silent-mist = Całun Bezszelestnej Mgły
option-spirits-is-shroud-of-silent-mist = { spirit-shroud-of-silent-mist }
character-shroud-of-silent-mist = Zimny, cichy i wszędzie naraz; kogo dotknie, ten już nie wydobrzeje.
style-shroud-of-silent-mist = Płynie tam, gdzie go trzeba, i wyniszcza ofiary przez wiele rund; ubogi, powolny i rzadko kończy szybko.
special-shroud-of-silent-mist-1 = Moc Chłodu i Mroku: raz na rundę, gdy pozyskasz kartę mocy bez Ognia, zyskaj 1 energii.
special-shroud-of-silent-mist-2 = Płynące Mgły: gdy wybierasz krainę na cel mocy, możesz zgromadzić 1 swoją obecność do niej albo do krainy do niej przyległej; liczy się to dla zasięgu.
special-shroud-of-silent-mist-3 = Powolna Cicha Śmierć: najeźdźcy i wioski Dahan w twoich krainach nie leczą się. W czasie przemijania 1 strachu za każdą twoją krainę ze zranionymi najeźdźcami, najwyżej 5, i 1 energii za każde 3 takie krainy.
power-suffocating-shroud = Duszący Całun
text-suffocating-shroud = 1 × Księżyc, 2 × Powietrze, 1 × Woda: 1 obrażenie. 2 × Księżyc, 3 × Powietrze, 2 × Woda: za każdą przyległą krainę z twoją obecnością 1 obrażenie innemu najeźdźcy. 4 × Księżyc, 4 × Powietrze, 3 × Woda: 1 obrażenie. 5 × Księżyc, 6 × Powietrze, 4 × Woda: 1 obrażenie każdemu najeźdźcy.
power-lost-in-the-swirling-haze = Zagubieni w Kłębach Mgły
text-lost-in-the-swirling-haze = 1 × Powietrze, 2 × Woda: wypchnij do 1 wioski Dahan. 2 × Powietrze, 3 × Woda: wypchnij do 2 odkrywców lub wiosek Dahan. 3 × Powietrze, 4 × Woda: wypchnij jeszcze do 2.
power-dissolving-vapors = Żrące Opary
text-dissolving-vapors = 1 strachu. 1 obrażenie każdemu najeźdźcy. 1 obrażenie każdej wiosce Dahan.
power-flowing-and-silent-forms-dart-by = Snujące się Oblicza
text-flowing-and-silent-forms-dart-by = Jeśli są tam najeźdźcy, 2 strachu. W tej rundzie właściciel może wypchnąć obecność, która miałaby tam zostać zniszczona. Możesz zgromadzić 1 obecność lub miejsce kultu innego ducha, jeśli się zgodzi.
power-the-fog-closes-in = Mgła Gęstnieje
text-the-fog-closes-in = Za każdą przyległą krainę z twoją obecnością 1 obrażenie innemu najeźdźcy. Wypchnij 2 wioski Dahan.
power-unnerving-pall = Niepokojąca Zasłona
text-unnerving-pall = 1 strachu. Do 3 zranionych najeźdźców nie uczestniczy tam w tej rundzie w dewastacji; albo obrona 1 za każdą twoją obecność w krainie.

see-space-drift = przesuń 1 obecność do przyległej krainy
option-one-presence = Jedna obecność
option-sacred-site = Miejsce kultu: dwie obecności
option-sit-out = Zranieni najeźdźcy nie uczestniczą w dewastacji
ask-shift = Którą obecność gromadzisz, wybierając na cel { $land }?
ask-damage-different = { $land }: kto jeszcze otrzymuje 1 obrażenie? (pozostało: { $left })
ask-dart-by = Dokąd wypychasz obecność z { $land }, żeby nie została zniszczona?
ask-gather-forms = Obecność, { $who }: z której krainy gromadzisz ją do { $land }?
ask-forms-willing =
    { $number ->
        [one] Czy twoją obecność można zgromadzić: { $start } → { $land }?
        [few] Czy { $number } twoje obecności można zgromadzić: { $start } → { $land }?
       *[many] Czy { $number } twoich obecności można zgromadzić: { $start } → { $land }?
    }
log-forms-dart-by = W tej rundzie obecność w { $land } może umknąć zniszczeniu.
log-pall = W tej rundzie zranieni najeźdźcy w { $land } mogą nie uczestniczyć w dewastacji.
effect-gathered-power = { $who }: energia za kartę bez Ognia w tej rundzie już zyskana.
effect-forms-dart-by = { $land }: obecność można wypchnąć, zamiast ją niszczyć.
effect-pall = { $land }: do 3 zranionych najeźdźców nie uczestniczy w dewastacji.
