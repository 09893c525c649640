# Większe moce zestawu „Rozdarta Ziemia”, naszymi słowami.

## Karty
power-angry-bears = Rozwścieczone Niedźwiedzie
text-angry-bears = 2 strachu i 2 obrażenia. Gdy w krainie nie ma Bestii, dodaj 1 znacznik Bestii; gdy są, jeszcze 2 obrażenia i wypchnij do 1 znacznika Bestii. 2 × Ogień, 3 × Zwierzęcość: 1 strachu i zniszcz 1 odkrywcę lub osadę w jednej przyległej krainie z Bestiami.
power-bargains-of-power-and-protection = Porozumienie o Mocy i Ochronie
text-bargains-of-power-and-protection = 1 twoja obecność z wyspy opuszcza grę. Odtąd każda wioska Dahan w zasięgu 1 od twojej obecności daje swojej krainie obronę 1, a ty zyskujesz w każdej rundzie o 1 energii mniej. Kolejne użycia się sumują. 3 × Słońce, 2 × Woda, 2 × Ziemia: weź tę obecność z jednego ze swoich torów.
power-draw-towards-a-consuming-void = Przyciąganie Pochłaniającej Pustki
text-draw-towards-a-consuming-void = Z każdej przyległej krainy zgromadź 1 odkrywcę, 1 osadę, 1 miasto, 1 wioskę Dahan, 1 znacznik Bestii i 1 obecność. 4 strachu, 15 obrażeń i 5 obrażeń wioskom Dahan. Każdy obecny tam duch niszczy 1 swoją obecność w tej krainie. Zniszcz 2 znaczniki Bestii. Jeśli nie masz w grze innych kart, możesz zapomnieć pomniejszą, większą i unikatową moc, aby zrobić to wszystko ponownie, dowolnie wiele razy.
power-focus-the-lands-anguish = Skupienie Udręki Ziemi
text-focus-the-lands-anguish = Zgromadź do 5 zaraz. 1 obrażenie za każdą zarazę w krainie. Jeśli to zniszczy osadę lub miasto, 5 strachu. 3 × Słońce: jeszcze 1 obrażenie za każdą zarazę.
power-forests-of-living-obsidian = Lasy Ożywionego Obsydianu
text-forests-of-living-obsidian = Dodaj 1 znacznik Pustkowi. Wypchnij wszystkie wioski Dahan. 1 obrażenie każdemu najeźdźcy, a jeśli źródłowa kraina jest twoim miejscem kultu, 2. 2 × Słońce, 3 × Ogień, 3 × Ziemia: powtórz tę moc.
power-infestation-of-venomous-spiders = Inwazja Jadowitych Pająków
text-infestation-of-venomous-spiders = Dodaj 1 znacznik Bestii i zgromadź do 1 znacznika Bestii. Za każdy z nich w krainie 1 strachu, najwyżej 4, a najeźdźcy pomijają tam w tej rundzie 1 akcję; mówisz którą, gdy miałaby nastąpić. 2 × Powietrze, 2 × Ziemia, 3 × Zwierzęcość: po każdej tak pominiętej akcji 4 obrażenia w krainie.
power-irresistible-call = Nieodparte Wezwanie
text-irresistible-call = Zgromadź 5 osad, 5 wiosek Dahan, 5 znaczników Bestii i 15 odkrywców. 2 × Słońce, 3 × Powietrze, 2 × Roślinność: najeźdźcy pomijają tam w tej rundzie wszystkie akcje, a kraina jest izolowana.
power-melt-earth-into-quicksand = Pochłaniająca Stopiona Ziemia
text-melt-earth-into-quicksand = 1 strachu i 2 obrażenia. Kraina jest izolowana. Najeźdźcy i wioski Dahan przesunięci tam w tej rundzie zostają potem zniszczeni. 2 × Księżyc, 4 × Woda, 2 × Ziemia: jeszcze 4 obrażenia; dodaj 1 znacznik Pustkowi i 1 znacznik Dziczy.
power-sleep-and-never-waken = Sen bez Przebudzenia
text-sleep-and-never-waken = Najeźdźcy pomijają tam w tej rundzie wszystkie akcje. Usuń do 2 odkrywców. 3 × Księżyc, 2 × Powietrze, 2 × Zwierzęcość: usuń jeszcze do 6 odkrywców ze swoich krain. 1 strachu za każdych 2 usuniętych odkrywców.
power-spill-bitterness-into-the-earth = Rozlana w Ziemi Gorycz
text-spill-bitterness-into-the-earth = 6 obrażeń. Dodaj 2 znaczniki, każdy Pustkowi lub Konfliktu, i 1 zarazę. W najwyżej 3 przyległych krainach z zarazą dodaj po 1 znaczniku Pustkowi lub Konfliktu. 3 × Ogień, 3 × Woda: w najwyżej 3 przyległych krainach 1 obrażenie każdemu najeźdźcy.
power-storm-swath = Pas Burzy
text-storm-swath = 2 strachu. 1 obrażenie każdemu najeźdźcy w źródłowej i w wybranej krainie. 2 × Ogień, 3 × Powietrze, 2 × Woda: zasięg większy o 1 i jeszcze 1 strachu; takie same obrażenia w jednej krainie przyległej do obu; zniszcz 1 osadę w każdej krainie, w której były obrażenia.
power-the-wounded-wild-turns-on-its-assailants = Zraniona Dzicz Zwraca się przeciw Napastnikom
text-the-wounded-wild-turns-on-its-assailants = Dodaj 2 znaczniki Pustkowi i zgromadź do 2 znaczników Bestii. 1 obrażenie za każdą zarazę i każdy znacznik Bestii i Dziczy w krainie. 2 × Ogień, 3 × Roślinność, 2 × Zwierzęcość: 2 strachu za każdego zniszczonego tym najeźdźcę, najwyżej 8.
power-thickets-erupt-with-every-touch-of-breeze = Zarośla Wybuchają przy Każdym Podmuchu
text-thickets-erupt-with-every-touch-of-breeze = 2 obrażenia. Wybierz: dodaj 3 znaczniki Dziczy albo usuń 1 zarazę. 3 × Roślinność: 1 strachu i jeszcze 2 obrażenia.
power-transform-to-a-murderous-darkness = Przemiana w Mordercze Ciemności
text-transform-to-a-murderous-darkness = Duch może wybrać jedno ze swoich miejsc kultu. Cała jego obecność opuszcza tam grę, a miejsce każdej zajmuje 1 znacznik Pustkowi; wypchnij dowolnie wiele z nich. 3 strachu i 3 obrażenia za każdą zastąpioną obecność. 3 × Księżyc, 2 × Ogień, 2 × Powietrze: dwa razy po 1 obrażeniu w przyległej krainie.
power-trees-radiate-celestial-brilliance = Drzewa Jaśnieją Niebiańskim Blaskiem
text-trees-radiate-celestial-brilliance = 3 strachu. Obrona 6. Najeźdźcy pomijają tam następną budowę w tej rundzie. 3 × Słońce, 2 × Księżyc, 2 × Roślinność: 1 obrażenie za każde twoje Słońce.
power-unleash-a-torrent-of-the-selfs-own-essence = Uwolnij Strumień Własnej Istoty
text-unleash-a-torrent-of-the-selfs-own-essence = Wybierz: 4 energii i jeszcze 4, jeśli zapomnisz kartę mocy; albo zapłać co najmniej 1 energii za tyle samo obrażeń w jednej ze swoich krain. 2 × Słońce, 3 × Ogień: możesz zrobić jedno i drugie.
power-utter-a-curse-of-dread-and-bone = Rzuć Klątwę Grozy i Kości
text-utter-a-curse-of-dread-and-bone = Za każdą zarazę w krainie i w przyległych krainach dodaj tam 1 znacznik Pustkowi, Choroby lub Konfliktu, najwyżej 3 każdego rodzaju. 2 strachu i 1 obrażenie. 3 × Księżyc, 2 × Zwierzęcość: po 1 znaczniku więcej każdego dodanego rodzaju, tam lub w przyległej krainie; 1 obrażenie w przyległej krainie.
power-vanish-softly-away-forgotten-by-all = Rozpłyń się Cicho, Zapomniany przez Wszystkich
text-vanish-softly-away-forgotten-by-all = Wybierz: usuń 1 najeźdźcę oraz 1 odkrywcę lub osadę; albo usuń wszystkich najeźdźców z obrażeniami. Zasady przeciwnika i scenariusza tego nie zmieniają. 3 × Księżyc, 3 × Powietrze: usuń po 1 najeźdźcy w 2 krainach z co najmniej 4 najeźdźcami.
power-walls-of-rock-and-thorn = Mury Skał i Cierni
text-walls-of-rock-and-thorn = 2 obrażenia. Obrona 8. Dodaj 1 znacznik Dziczy. Kraina jest izolowana. 2 × Ziemia, 2 × Roślinność: jeszcze 2 obrażenia i obrona 2; dodaj 1 znacznik Pustkowi.

## Wybory
option-gain-4-energy = Zyskaj 4 energii
option-pay-for-damage = Zapłać energią za obrażenia
option-remove-hurt = Usuń wszystkich z obrażeniami
option-remove-two = Usuń 2 najeźdźców

## Cele
target-jungle-no-blight = dżungla lub kraina bez zarazy

## Pytania
ask-bargain-track = Z którego toru obecność opuszcza grę?
ask-forget-for-energy = Czy zapominasz kartę mocy za jeszcze 4 energii?
ask-infested = { $land }: czy najeźdźcy pomijają tę akcję ({ $action })?
ask-remove-among = Który odkrywca zostaje usunięty? (jeszcze { $left })
ask-torrent = Ile energii płacisz za obrażenia w { $land }?
ask-void-again = Czy zapominasz pomniejszą, większą i unikatową moc, aby zrobić to wszystko ponownie?
ask-void-presence = Czyja obecność przechodzi z { $land }?
ask-which-token = { $land }: który znacznik dodajesz?

## Wydarzenia
effect-bargain = { $who }: każda bliska wioska Dahan daje obronę { $number }, a tyle samo energii przepada w każdej rundzie.
effect-bargain-paid = { $who }: energia utracona w tej rundzie przez porozumienia: { $number }.
effect-infested = { $land }: akcje, które najeźdźcy mogą jeszcze pominąć: { $number }.
effect-no-next-build = { $land }: następna budowa jest pomijana.
effect-quicksand = { $land }: przesunięci tam najeźdźcy i wioski Dahan zostają zniszczeni.
log-bargain = { $who } zawiera porozumienie: obecność na karcie: { $number }.
log-infested = { $land }: akcje najeźdźców, które można w tej rundzie pominąć: { $number }.
log-no-next-build = { $land }: następna budowa w tej rundzie jest pomijana.
log-quicksand = { $land }: przesunięci tam w tej rundzie najeźdźcy i wioski Dahan zostają zniszczeni.
trigger-infestation-of-venomous-spiders = Inwazja Jadowitych Pająków: 4 obrażenia
trigger-melt-earth-into-quicksand = Pochłaniająca Stopiona Ziemia: przesunięte komponenty zostają zniszczone

## Ci, którzy się osiedlają, rozkazują, splatają i śnią
power-settle-into-hunting-grounds = Osiedlenie na Terenach Łowieckich
text-settle-into-hunting-grounds = W tej rundzie twoja obecność może się liczyć jako Pustkowia i jako Bestie, każda tak, jak zdecydujesz przy każdej akcji; nie może się przesuwać. 2 × Roślinność, 3 × Zwierzęcość: 2 strachu i 2 obrażenia w jednej z twoich krain.
power-voice-of-command = Głos Rozkazu
text-voice-of-command = 1 obrażenie za każdą wioskę Dahan i każdego odkrywcę w krainie, tylko osadom i miastom. Obrona 2. W tej rundzie odkrywcy w krainie walczą przy dewastacji po stronie Dahan. 3 × Słońce, 2 × Powietrze: najpierw zgromadź do 2 odkrywców, osad lub wiosek Dahan.
do-count = Twoje obecności: { $number }
ask-hunting-grounds = { $land }: ile twoich obecności liczy się teraz jako { $kind }?
log-hunting-grounds = { $who }: obecność może się w tej rundzie liczyć jako Pustkowia i Bestie i nie może się przesuwać.
log-commanded = { $land }: odkrywcy walczą w tej rundzie po stronie Dahan.
effect-hunting-grounds = { $who }: obecność może się liczyć jako Pustkowia i Bestie i nie może się przesuwać.
effect-commanded = { $land }: odkrywcy walczą przy dewastacji po stronie Dahan.
power-weave-together-the-fabric-of-place = Spleciona w Jedno Okolica
text-weave-together-the-fabric-of-place = Do końca rundy ta kraina i jedna przyległa są jedną krainą, z rodzajami terenu i numerami obu; potem to, co w niej leży, dzielisz między obie, jak chcesz, i liczy się to jako przesunięte. 4 × Powietrze: połączona kraina jest izolowana; jeśli są w niej najeźdźcy, 2 strachu i usuń do 2 najeźdźców.
ask-unweave = { $land } i { $to } są znów dwiema krainami: co przechodzi do { $to }?
ask-unweave-presence = { $start } i { $land } są znów dwiema krainami: czy twoja obecność przechodzi do { $land }?
log-woven = { $land } i { $other } są w tej rundzie jedną krainą.
effect-woven = { $land }: jedna kraina razem z inną.
power-dream-of-the-untouched-land = Marzenia o Nietkniętej Krainie
text-dream-of-the-untouched-land = Usuń do 3 zarazy i najeźdźców o łącznej witalności do 3. 3 × Księżyc, 2 × Woda, 3 × Ziemia, 2 × Roślinność: raz na grę obok wybranej planszy kładzie się losową planszę, która nie jest w użyciu, bez niczego, co na niej nadrukowano. Dodaj na niej gdziekolwiek po 2 znaczniki Bestii, Dziczy i Pustkowi i do 2 obecności dowolnych duchów. Od teraz karty budowy oraz to, co przeciwnicy robią na każdej planszy lub w każdej krainie, pomijają jedną planszę.
ask-cleanse = { $land }: ile zarazy usuwasz?
do-cleanse = Usuń zarazę: { $number }
ask-join = Na wyspę trafia plansza { $board }: który jej bok leży wzdłuż których krain?
do-join = Bok { $own } wzdłuż { $lands }
ask-dream-token = Do której krainy planszy { $board } trafia ten znacznik: { $token }?
ask-dream-presence = Czyja obecność trafia na planszę { $board }?
log-board-added = Plansza { $board } kładzie się obok { $lands }.
log-untouched-land = Od teraz karty budowy i przeciwnicy pomijają jedną planszę.
effect-untouched-land = Karty budowy oraz to, co przeciwnicy robią na każdej planszy lub w każdej krainie, pomijają jedną planszę.
