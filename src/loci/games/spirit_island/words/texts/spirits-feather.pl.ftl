# Duchy zestawu Pióro i Płomień, naszymi słowami.
option-sets-is-feather-and-flame = Pióro i Płomień

## Serce Pożogi
spirit-heart-of-the-wildfire = Serce Pożogi
option-spirits-is-heart-of-the-wildfire = { spirit-heart-of-the-wildfire }
character-heart-of-the-wildfire = Głód, który rozświetla niebo; gdzie przeszedł, ziemia jest czarna i ciepła.
style-heart-of-the-wildfire = Pali najeźdźców wszędzie, dokąd trafi jego obecność, i niesie przy tym zarazę; musi pozwolić krainom zagoić blizny, zanim zakończą one grę.
special-heart-of-the-wildfire-1 = Płonąca Obecność: po przygotowaniu gry, ilekroć twoja obecność zostaje dodana lub przesunięta do krainy, zadaj tam 1 obrażenie za każdy Ogień odsłonięty na twoich torach; przy co najmniej 2 dodaj 1 zarazę; potem wypchnij wszystkie Bestie i dowolną liczbę wiosek Dahan. Obecności, które trafiają do krainy jednocześnie, robią to raz.
special-heart-of-the-wildfire-2 = Niszczycielska Natura: zaraza dodana przez duchy nie niszczy twojej obecności, także tam, dokąd się rozprzestrzenia.
power-firestorm = Burza Ognia
text-firestorm = 1 × Roślinność: 1 obrażenie za każde 2 posiadane Ognie. 3 × Roślinność: zamiast tego 1 obrażenie za każdy Ogień. 4 × Ogień, 2 × Powietrze: te obrażenia możesz podzielić między tę krainę i inne swoje krainy z zarazą. 7 × Ogień: w jednej krainie z zarazą i twoją obecnością wypchnij wszystkie wioski Dahan, zniszcz wszystkich najeźdźców i wszystkie Bestie i dodaj 1 zarazę.
power-the-burned-land-regrows = Wypalona Ziemia Odrasta
text-the-burned-land-regrows = 4 × Ogień, 1 × Roślinność: jeśli są tam co najmniej 2 zarazy, usuń 1. 4 × Ogień, 2 × Roślinność: zamiast tego usuń 1 zarazę, bez względu na ich liczbę. 5 × Ogień, 2 × Ziemia, 2 × Roślinność: usuń jeszcze 1 zarazę.
power-asphyxiating-smoke = Duszący Dym
text-asphyxiating-smoke = 1 strachu. Zniszcz 1 osadę. Wypchnij 1 wioskę Dahan.
power-flames-fury = Furia Płomieni
text-flames-fury = Duch zyskuje 1 energii. W tej rundzie każda jego moc, która zadaje obrażenia, zadaje o 1 obrażenie więcej.
power-flash-fires = Nagłe Pożary
text-flash-fires = 1 strachu. 1 obrażenie. 2 × Powietrze: tej mocy można użyć jako pośpiesznej.
power-threatening-flames = Groźne Płomienie
text-threatening-flames = 2 strachu. Za każdy poziom terroru wypchnij 1 odkrywcę lub osadę, tylko do krain bez twojej obecności. Jeśli żadna przyległa kraina nie jest od niej wolna, jeszcze 2 strachu.

target-blight-invaders = kraina z zarazą i najeźdźcami
growth-energy-per-fire = zyskaj 1 energii za każdy Ogień na swoich torach
log-power-damage = { $who }: moce zadają w tej rundzie więcej obrażeń (+{ $number }).
effect-power-damage = { $who }: moce, które zadają obrażenia, zadają ich więcej (+{ $number }).

## Drzemiący Strażnik Wnętrza Wyspy
spirit-serpent-slumbering-beneath-the-island = Drzemiący Strażnik Wnętrza Wyspy
option-spirits-is-serpent-slumbering-beneath-the-island = { spirit-serpent-slumbering-beneath-the-island }
character-serpent-slumbering-beneath-the-island = Najstarsze, co istnieje, uśpione pod stopami wszystkich; jego sny poruszają przypływy.
style-serpent-slumbering-beneath-the-island = We śnie pomaga innym i bierze w zamian część każdego z nich; przez wiele rund powolny, potem silniejszy niż wszystko inne.
special-serpent-slumbering-beneath-the-island-1 = Głęboki Sen: masz na wyspie najwyżej 5 obecności. Za każdą pochłoniętą obecność granica rośnie: 7, 8, 10, 11, 12, 13. Pole z Ziemią należy do obu torów: odsłania się je, gdy oba do niego dojdą, a niczego za nim wcześniej.
power-serpent-wakes-in-power = Strażnik Budzi się w Potędze
text-serpent-wakes-in-power = 2 × Ogień, 1 × Woda, 1 × Roślinność: zyskaj 1 energii; tak samo każdy inny duch, którego obecność pochłonięto. 2 × Woda, 3 × Ziemia, 2 × Roślinność: dodaj 1 obecność w zasięgu 1; inne duchy, których 2 obecności pochłonięto, mogą zrobić to samo. 3 × Ogień, 3 × Woda, 3 × Ziemia, 3 × Roślinność: pozyskaj większą moc, nie zapominając niczego; inne duchy, których 3 obecności pochłonięto, mogą zrobić to samo.
power-serpent-rouses-in-anger = Strażnik Zrywa się w Gniewie
text-serpent-rouses-in-anger = 1 × Ogień, 1 × Ziemia: za każdą posiadaną parę Ognia i Ziemi 1 obrażenie osadzie lub miastu. 2 × Księżyc, 2 × Ziemia: za każde posiadane 2 Księżyce z 2 Ziemiami 2 strachu i możesz wypchnąć 1 osadę. 5 × Księżyc, 6 × Ogień, 6 × Ziemia: za 7 energii w każdej krainie tyle obrażeń, ile masz obecności w niej i w krainach do niej przyległych.
power-absorb-essence = Pochłonięcie Esencji
text-absorb-essence = Zyskaj 3 energii. 1 obecność ducha przechodzi z wyspy do twojego snu, na zawsze. Duch zyskuje 1 energii i 1 źródło mocy do wyboru.
power-elemental-aegis = Egida Żywiołów
text-elemental-aegis = Obrona 2 w tej krainie i we wszystkich przyległych, i jeszcze 1 za każdą pochłoniętą obecność.
power-gift-of-flowing-power = Dar Płynącej Mocy
text-gift-of-flowing-power = Duch zyskuje 1 energii. Potem płaci za kolejną kartę z ręki i zagrywa ją albo zyskuje 1 × Ogień i 1 × Woda.
power-gift-of-the-primordial-deeps = Dar Pierwotnych Głębin
text-gift-of-the-primordial-deeps = Duch pozyskuje pomniejszą moc. Potem płaci za nią i zagrywa ją teraz albo zyskuje 1 × Księżyc i 1 × Ziemia.

option-play-card = Zapłać za kartę i zagraj ją teraz
option-take-elements = Zyskaj źródła mocy
ask-serpent-major = Czy pozyskujesz większą moc, nie zapominając karty?
track-closed = Tego pola nie można jeszcze odsłonić.
keep-absorbed = Pochłonięte obecności
keep-absorbed-P1 = gracz 1
keep-absorbed-P2 = gracz 2
keep-absorbed-P3 = gracz 3
keep-absorbed-P4 = gracz 4
keep-absorbed-P5 = gracz 5
keep-absorbed-P6 = gracz 6

## Nawałnica Zatapiająca Świat
spirit-downpour-drenches-the-world = Nawałnica Zatapiająca Świat
option-spirits-is-downpour-drenches-the-world = { spirit-downpour-drenches-the-world }
character-downpour-drenches-the-world = Deszcz bez końca: na dachach, polach i sporach, aż nikt nie podniesie ręki.
style-downpour-drenches-the-world = Wciąż na nowo używa tych samych kilku mocy i nie pozwala nikomu walczyć; ma mało energii i mało tego, co zabija.
special-downpour-drenches-the-world-1 = Zalany Krajobraz: dla akcji i zasad specjalnych duchów każde twoje miejsce kultu jest też mokradłami, oprócz własnego terenu.
special-downpour-drenches-the-world-2 = Ulewa Mocy: za każde 2 posiadane Wody, najwyżej 5 razy na rundę, możesz raz, w fazie pośpiesznych lub powolnych mocy, zyskać 1 energii albo zapłacić za kartę mocy wymierzoną w krainę i powtórzyć ją.
power-rain-and-mud-suppress-conflict = Deszcz i Błoto Tłumią Walki
text-rain-and-mud-suppress-conflict = 1 × Powietrze, 3 × Woda: każda twoja obecność daje swojej krainie obronę 1 i zmniejsza o 1 obrażenia, które wioski Dahan zadają tam w odwecie. 5 × Woda, 1 × Ziemia: to samo jeszcze raz. 3 × Powietrze, 9 × Woda, 2 × Ziemia: 2 strachu; najeźdźcy i wioski Dahan w twoich krainach mają witalność mniejszą o 1, ale co najmniej 1.
power-water-nourishes-lifes-growth = Woda Karmi Życie
text-water-nourishes-lifes-growth = 3 × Woda, 2 × Roślinność: zyskaj 1 energii; możesz usunąć stamtąd 1 swoją obecność, żeby usunąć 1 zarazę. 5 × Woda, 1 × Ziemia, 2 × Roślinność: zyskaj jeszcze 1 energii; zgromadź do 1 wioski Dahan. 7 × Woda, 2 × Ziemia, 3 × Roślinność: zaraza, która miałaby tam trafić w tej rundzie, zostaje na karcie.
power-dark-skies-loose-a-stinging-rain = Ciemne Niebo Siecze Deszczem
text-dark-skies-loose-a-stinging-rain = Kraina jest izolowana. Wypchnij do 1 odkrywcy i do 2 wiosek Dahan.
power-foundations-sink-into-mud = Fundamenty Toną w Błocie
text-foundations-sink-into-mud = 2 obrażenia osadom. Na mokradłach możesz zamiast tego zadać 1 obrażenie każdej osadzie i każdemu miastu.
power-gift-of-abundance = Dar Obfitości
text-gift-of-abundance = Duch zyskuje 2 energii albo może w tej rundzie powtórzyć jedną kartę mocy za jej koszt. Potem ty albo ten duch możecie dodać 1 swoją zniszczoną obecność na mokradłach z twoją obecnością.
power-unbearable-deluge = Nieznośny Potop
text-unbearable-deluge = 1 strachu. Wypchnij 2 wioski Dahan. Obrona 3. Mokradła są izolowane.

growth-discard-2 = odrzuć 2 karty mocy z ręki
option-damage-towns = 2 obrażenia osadom
option-damage-each-building = 1 obrażenie każdej osadzie i każdemu miastu
option-repeat-card = Możesz powtórzyć kartę za jej koszt
do-pour-energy = Ulewa mocy: zyskaj 1 energii
ask-discard = Którą kartę odrzucasz? (pozostało: { $left })
ask-nourish = Czy usuwasz 1 swoją obecność z { $land }, żeby usunąć 1 zarazę?
ask-abundance = Czyja zniszczona obecność wraca?
log-rain-and-mud = { $who }: w tej rundzie obecność broni swoich krain i ucisza wioski Dahan.
log-mired = { $who }: w tej rundzie najeźdźcy i wioski Dahan w jego krainach mają witalność mniejszą o 1.
log-nourished = W tej rundzie zaraza dla krainy { $land } zostaje na karcie.
log-abundance = { $who }: w tej rundzie można powtórzyć kartę za jej koszt.
effect-poured-down = { $who }: moc spłynęła w tej rundzie już raz.
effect-rain-and-mud = { $who }: każda obecność daje swojej krainie obronę ({ $number }) i zmniejsza odwet wiosek Dahan.
effect-mired = { $who }: w jego krainach najeźdźcy i wioski Dahan mają witalność mniejszą o 1.
effect-nourished = { $land }: zaraza zostaje na karcie.


## Odkrywca Niewidzialnych Ścieżek
spirit-finder-of-paths-unseen = Odkrywca Niewidzialnych Ścieżek
option-spirits-is-finder-of-paths-unseen = { spirit-finder-of-paths-unseen }
character-finder-of-paths-unseen = Zna drzwi w każdej ścianie i krok między dwoma brzegami; pokazuje je, komu zechce.
style-finder-of-paths-unseen = Przenosi każdego tam, gdzie nie szkodzi, i odcina krainy; prawie nie umie zabijać, a gdy to zrobi, sam za to płaci.
special-finder-of-paths-unseen-1 = Powinności wobec Zmarłych: po twojej akcji, która zniszczy wioski Dahan lub najeźdźców albo doprowadzi do tego, przesuwając ich, zniszcz 1 swoją obecność i strać 1 energii; jeśli jej nie masz, zniszcz jeszcze 1 obecność.
special-finder-of-paths-unseen-2 = Otwarte Drogi: dwie twoje krainy mogą do siebie przylegać, jeśli chcesz; raz między akcjami możesz zmienić które. Droga kończy się po akcji, po której jedna z nich nie jest już twoją krainą.
power-lay-paths-they-cannot-help-but-walk = Ścieżki, Którymi Muszą Iść
text-lay-paths-they-cannot-help-but-walk = 2 × Księżyc, 2 × Powietrze: wypchnij do połowy najeźdźców z krainy, i tak samo osobno wiosek Dahan, obecności wszystkich duchów i Bestii, zaokrąglając w dół. 2 × Słońce, 2 × Powietrze: wypchnij do 1 najeźdźcy, wioski Dahan, obecności lub Bestii. 2 × Księżyc, 4 × Powietrze, 3 × Woda: powtórz tę moc.
power-close-the-ways = Zamknięte Drogi
text-close-the-ways = 1 × Powietrze, 2 × Woda: kraina jest izolowana. 2 × Powietrze, 2 × Ziemia: jeszcze raz, z własnym celem. 3 × Powietrze, 2 × Roślinność: jeszcze raz, z własnym celem.
power-a-circuitous-and-wending-journey = Kręta i Okrężna Podróż
text-a-circuitous-and-wending-journey = Wypchnij do połowy najeźdźców z krainy, i tak samo osobno wiosek Dahan, obecności wszystkich duchów i Bestii, zaokrąglając w górę.
power-aid-from-the-spirit-speakers = Pomoc Mówiących z Duchami
text-aid-from-the-spirit-speakers = Za każdą wioskę Dahan w krainie możesz przesunąć stamtąd 1 najeźdźcę, wioskę Dahan, obecność lub Bestie do krainy w zasięgu 2 z wioską Dahan.
power-offer-passage-between-worlds = Przejście Między Światami
text-offer-passage-between-worlds = Przesuń do 4 wiosek Dahan między tą krainą a jedną z twoich krain; albo gdy następnym razem wioski Dahan miałyby tam zostać zniszczone, zniszcz o 2 mniej.
power-paths-tied-by-nature = Ścieżki Związane Naturą
text-paths-tied-by-nature = Przesuń stamtąd do 2 najeźdźców, wiosek Dahan, obecności lub Bestii do jednej krainy w zasięgu 2 o tym samym terenie.
power-travelers-boon = Dar Wędrowca
text-travelers-boon = Duch przesuwa do 3 swoich obecności do jednej z twoich krain. Może iść z nimi do 1 najeźdźcy, 1 wioski Dahan i 1 znacznika Bestii.
power-ways-of-shore-and-heartland = Drogi Brzegu i Głębi
text-ways-of-shore-and-heartland = Wypchnij do 2 najeźdźców, wiosek Dahan, obecności lub Bestii; z krainy nadbrzeżnej do nadbrzeżnych, z wewnętrznej do wewnętrznych.

growth-ignore-range = twoje moce w tej rundzie nie zważają na zasięg
see-space-energy-2 = o 2 energii więcej
see-space-energy-1 = o 1 energii więcej
see-space-range = zasięg +1
see-space-push-building = wypchnij 1 osadę lub miasto z jednej ze swoich krain
keep-way-changed = Droga zmieniona od ostatniej akcji
do-way = Otwórz drogę: { $one } – { $other }
do-way-none = Zamknij drogę
do-push-presence-of = Obecność, { $who }: do { $land } ({ $terrain })
option-lead-dahan = Przesuń wioski Dahan
option-save-dahan = Ocal 2 wioski Dahan przed zniszczeniem
ask-paths = { $land }: kto idzie i dokąd? (pozostało: { $left })
ask-passage = { $land }: które wioski Dahan tam idą lub stamtąd wychodzą? (pozostało: { $left })
ask-push-building = Z której ze swoich krain wypychasz osadę lub miasto?
log-no-range = { $who }: moce nie zważają w tej rundzie na zasięg.
log-open-way = Otwiera się droga: { $land } – { $other }.
log-passage = { $land }: gdy następnym razem wioski Dahan miałyby zostać zniszczone, ocaleją najwyżej 2.
effect-no-range = { $who }: moce nie zważają na zasięg.
effect-open-way = { $who }: otwarta droga z { $land } do innej jego krainy.
effect-passage = { $land }: z wiosek Dahan, które następne miałyby zostać zniszczone, ocalone: { $number }.
trigger-responsibilities-to-the-dead = powinności wobec zmarłych
