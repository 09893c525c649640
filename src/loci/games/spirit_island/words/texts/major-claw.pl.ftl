# Większe moce zestawu „Zarośla i Szpony”, naszymi słowami.

## Karty
power-bloodwrack-plague = Krwawa Plaga
text-bloodwrack-plague = Dodaj 2 znaczniki Choroby. Za każdy znacznik Choroby w krainie obrona 1 w tej krainie i w każdej przyległej. 2 × Ziemia, 4 × Zwierzęcość: 2 strachu i 1 obrażenie za każdy znacznik Choroby w krainie, w niej lub w przyległych krainach.
power-cast-down-into-the-briny-deep = Strącenie w Słoną Otchłań
text-cast-down-into-the-briny-deep = 6 strachu. Zniszcz wszystkich najeźdźców. 2 × Słońce, 2 × Księżyc, 4 × Woda, 4 × Ziemia: zniszcz całą planszę z tą krainą i wszystko, co na niej jest. Zaraza z niej opuszcza grę.
power-death-falls-gently-from-open-blossoms = Śmierć Opada Łagodnie z Rozwartych Kwiatów
text-death-falls-gently-from-open-blossoms = 4 obrażenia. Jeśli zostali najeźdźcy, dodaj 1 znacznik Choroby. 3 × Powietrze, 3 × Roślinność: 3 strachu i po 1 znaczniku Choroby w 2 przyległych krainach z najeźdźcami.
power-fire-and-flood = Ogień i Powódź
text-fire-and-flood = Ta moc ma drugą wybraną krainę, najwyżej 2 krainy od tego samego miejsca kultu. 4 obrażenia w każdej z nich. 3 × Ogień: jeszcze 4 obrażenia w jednej z nich. 3 × Woda: jeszcze 4 obrażenia w jednej z nich.
power-flow-like-water-reach-like-air = Płyń jak Woda, Sięgaj jak Powietrze
text-flow-like-water-reach-like-air = W tej rundzie wszystkie moce ducha mają zasięg większy o 2. Duch może wypchnąć 1 swoją obecność, a z nią do 2 odkrywców, 2 osad i 2 wiosek Dahan. 2 × Powietrze, 2 × Woda: także do 2 miast i 2 zaraz.
power-grant-hatred-a-ravenous-form = Nienawiść w Żarłocznej Postaci
text-grant-hatred-a-ravenous-form = 1 strachu i 2 obrażenia za każdy Konflikt i każdą zarazę w krainie. Jeśli to zniszczy tam wszystkich najeźdźców, dodaj 1 znacznik Bestii. 4 × Księżyc, 2 × Ogień: po 1 Konflikcie w najwyżej 3 przyległych krainach.
power-insatiable-hunger-of-the-swarm = Nienasycony Głód Roju
text-insatiable-hunger-of-the-swarm = Dodaj 1 zarazę i 2 znaczniki Bestii, potem zgromadź do 2 znaczników Bestii. Za każdy z nich w krainie 1 strachu, 2 obrażenia najeźdźcom i 2 obrażenia wioskom Dahan. Zniszcz 1 znacznik Bestii. 2 × Powietrze, 4 × Zwierzęcość: powtórz tę moc w przyległej krainie.
power-instruments-of-their-own-ruin = Narzędzia Własnej Zguby
text-instruments-of-their-own-ruin = 1 Konflikt dla najeźdźcy w krainie. Każdy najeźdźca z Konfliktem zadaje swoje obrażenia innym najeźdźcom w krainie. 4 × Słońce, 2 × Ogień, 2 × Zwierzęcość: zamiast tego najeźdźcy, którzy w tej rundzie dewastują tę krainę, zadają obrażenia najeźdźcom w przyległych krainach, a nie krainie ani wioskom Dahan, które nie kontratakują.
power-manifest-incarnation = Objawienie Inkarnacji
text-manifest-incarnation = 6 strachu i jeszcze 1 za każdą osadę, każde miasto i każdą twoją obecność w krainie. Usuń 1 miasto, 1 osadę i 1 odkrywcę. Potem najeźdźcy dewastują tę krainę. 3 × Słońce, 3 × Księżyc: jeszcze 3 strachu, a ta dewastacja zadaje o 6 obrażeń mniej.
power-pent-up-calamity = Spętany Kataklizm
text-pent-up-calamity = Wybierz: dodaj 1 znacznik Choroby i 1 Konflikt; albo usuń dowolnie wiele znaczników Bestii, Choroby, Dziczy i Konfliktu, a za każdy z nich 1 strachu i 3 obrażenia. 2 × Księżyc, 3 × Ogień: przywróć do 2 usuniętych znaczników; jeśli żadnego nie usunięto, dodaj 2 Konflikty.
power-pyroclastic-flow = Spływ Piroklastyczny
text-pyroclastic-flow = 2 obrażenia. Zniszcz wszystkich odkrywców. W dżungli lub na mokradłach dodaj 1 zarazę. 2 × Ogień, 3 × Powietrze, 2 × Ziemia: jeszcze 4 obrażenia; dodaj 1 znacznik Dziczy.
power-savage-transformation = Dzika Przemiana
text-savage-transformation = 2 strachu. 1 odkrywca staje się znacznikiem Bestii. 2 × Księżyc, 3 × Zwierzęcość: jeszcze jeden odkrywca, w tej lub w przyległej krainie.
power-sea-monsters = Morskie Potwory
text-sea-monsters = Dodaj 1 znacznik Bestii. Jeśli są tam najeźdźcy, 2 strachu za każdy znacznik Bestii, ale najwyżej 8. 3 obrażenia za każdy znacznik Bestii i 1 za każdą zarazę. 3 × Woda, 3 × Zwierzęcość: powtórz tę moc.
power-smothering-infestation = Dusząca Plaga
text-smothering-infestation = Dodaj 1 znacznik Choroby. W dżungli lub na mokradłach 2 strachu i 3 obrażenia. 2 × Woda, 2 × Roślinność: każdy najeźdźca otrzymuje 1 obrażenie.
power-strangling-firevine = Duszące Ogniste Pnącze
text-strangling-firevine = Zniszcz wszystkich odkrywców. Dodaj 1 znacznik Dziczy w tej krainie i 1 na piaskach, od których liczono zasięg. 1 obrażenie za każdy znacznik Dziczy w krainie i w przyległych krainach. 2 × Ogień, 3 × Roślinność: jeszcze 1 obrażenie za każdy z nich.
power-sweep-into-the-sea = Zmiecenie do Morza
text-sweep-into-the-sea = Wybierz: wypchnij wszystkich odkrywców i wszystkie osady o jedną krainę bliżej najbliższego oceanu; albo w nadbrzeżnej krainie zniszcz wszystkich odkrywców i wszystkie osady. 3 × Słońce, 2 × Woda: powtórz tę moc w przyległej krainie.
power-tigers-hunting = Polowanie Tygrysów
text-tigers-hunting = 2 strachu. Dodaj 1 znacznik Bestii i zgromadź do 1 znacznika Bestii. 1 obrażenie za każdy znacznik Bestii. Wypchnij do 2 znaczników Bestii. 2 × Słońce, 2 × Księżyc, 3 × Zwierzęcość: w jednej przyległej krainie bez zarazy 1 obrażenie i jeszcze 1 za każdy znacznik Bestii w niej.
power-twisted-flowers-murmur-ultimatums = Poskręcane Kwiaty Szepczą Ultimatum
text-twisted-flowers-murmur-ultimatums = 4 strachu i 1 Konflikt dla najeźdźcy w krainie. Od poziomu terroru II usuń 2 najeźdźców. 3 × Księżyc, 2 × Powietrze, 3 × Roślinność: jeszcze 3 strachu, zanim sprawdzisz poziom terroru, i 3 obrażenia.
power-unlock-the-gates-of-deepest-power = Otwarcie Bram Najgłębszej Mocy
text-unlock-the-gates-of-deepest-power = Duch pozyskuje większą moc: dobiera 2 karty, zatrzymuje 1 i żadnej nie zapomina. 2 × Słońce, 2 × Księżyc, 2 × Ogień, 2 × Powietrze, 2 × Woda, 2 × Ziemia, 2 × Roślinność, 2 × Zwierzęcość: może ją od razu zagrać za połowę kosztu, zaokrągloną w górę, albo za darmo, jeśli podczas przemijania ją zapomni. Wszystkie zdolności warunkowe tej karty są spełnione.
power-unrelenting-growth = Niepowstrzymany Wzrost
text-unrelenting-growth = Duch dodaje 2 obecności i 1 znacznik Dziczy w jednej krainie, najwyżej 1 krainę od swojej obecności. 3 × Słońce, 3 × Roślinność: dodaj tam jeszcze 1 znacznik Dziczy i usuń 1 zarazę, a duch pozyskuje kartę mocy.
power-volcanic-eruption = Erupcja Wulkanu
text-volcanic-eruption = 6 strachu i 20 obrażeń. Zniszcz wszystkie wioski Dahan i wszystkie znaczniki Bestii. Dodaj 1 zarazę. 4 × Ogień, 3 × Ziemia: zniszcz wszystkich najeźdźców i dodaj 1 znacznik Dziczy; w każdej przyległej krainie 10 obrażeń, zniszcz wszystkie wioski Dahan i wszystkie znaczniki Bestii oraz dodaj 1 zarazę, jeśli jej tam nie ma.

## Wybory
option-add-disease-strife = Dodaj Chorobę i Konflikt
option-destroy-explorers-towns = Zniszcz wszystkich odkrywców i wszystkie osady
option-play-and-forget = Zagraj za darmo i zapomnij podczas przemijania
option-play-for-half = Zagraj za połowę kosztu
option-push-to-sea = Wypchnij wszystkich odkrywców i osady w stronę oceanu
option-remove-tokens = Usuń znaczniki

## Cele
target-city = kraina z miastem
target-coastal-wetland = nadbrzeżna kraina lub mokradła

## Pytania
ask-flow = Do której krainy przechodzi twoja obecność z { $land }?
ask-push-blight = Czy zaraza przechodzi razem z { $land }? (jeszcze { $left })
ask-remove-tokens =
    { $number ->
        [0] { $land }: który znacznik usuwasz?
       *[other] { $land }: który znacznik usuwasz? (dotąd: { $number })
    }
ask-return-tokens = { $power }: który ze znaczników wraca?
ask-second-target = { $power }: wybierz drugą krainę.
ask-unlocked = „{ $card }”: zagrywasz tę kartę teraz? Połowa jej kosztu to { $number } energii.

## Wydarzenia
effect-awe = { $land }: obrażenia od najeźdźców mniejsze o { $number }.
effect-own-ruin = { $land }: dewastacje ranią najeźdźców w przyległych krainach i nikogo więcej.
effect-unlocked = { $who }: wszystkie zdolności warunkowe karty „{ $what }” są spełnione.
log-own-ruin = { $land }: w tej rundzie dewastacje ranią najeźdźców w przyległych krainach i nikogo więcej.
see-sunk = Plansza { $board } zatonęła.
log-sunk = Plansza { $board } tonie w oceanie ze wszystkim, co na niej było.
