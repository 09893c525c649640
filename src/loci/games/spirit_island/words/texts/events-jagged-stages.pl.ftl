### Karty wydarzeń zestawu „Rozdarta Ziemia”, o których decyduje etap najeźdźców lub poziom terroru, naszymi słowami.

event-invested-aristocracy = Zaangażowana Arystokracja
event-part-invested-aristocracy = Zaangażowana Arystokracja
text-event-part-invested-aristocracy = Po dewastacjach dołóżcie 1 osadę na każdej planszy, na której nie dodały one zarazy, w krainie bez najeźdźców o najwyższym numerze.
event-part-foreign-dignitaries-visit = Wizyta Obcych Dostojników
text-event-part-foreign-dignitaries-visit = Na witalnej wyspie dewastacje zadają w tej rundzie o 2 obrażenia więcej w najniższej krainie każdej planszy, którą pokazuje karta dewastacji. Na zarażonej karta strachu z pudełka trafia na talię strachu.
event-mapmakers-chart-the-wild = Kartografowie na Dzikich Ziemiach
event-part-mapmakers-chart-the-wild = Kartografowie na Dzikich Ziemiach
text-event-part-mapmakers-chart-the-wild = W tej rundzie Dzicz nie wstrzymuje odkrywców. Na planszach bez Dziczy do każdej eksplorowanej krainy trafia o 1 odkrywcę więcej.
event-no-bravery-without-numbers = Odwaga Tylko w Grupie
event-part-no-bravery-without-numbers = Odwaga Tylko w Grupie
text-event-part-no-bravery-without-numbers = W tej rundzie najeźdźcy dewastują tylko krainy, w których jest ich więcej niż wynosi poziom terroru.
event-part-courage-of-the-crowd = Odwaga Tłumu
text-event-part-courage-of-the-crowd = W tej rundzie najeźdźcy dewastują tylko krainy, w których jest ich więcej niż wynosi poziom terroru, ale zadają o 2 obrażenia więcej.
event-smaller-ports-spring-up = Powstają Mniejsze Porty
event-part-smaller-ports-spring-up = Powstają Mniejsze Porty
text-event-part-smaller-ports-spring-up = Na każdej planszy z dokładnie 1 nadbrzeżnym miastem dołóżcie 1 osadę w krainie nadbrzeżnej bez miasta.
event-part-extensive-building = Rozległa Budowa
text-event-part-extensive-building = Na każdej planszy najeźdźcy budują w krainie z najeźdźcami, której nie pokazuje karta budowy.
event-harvest-bounty-harvest-dust = Żniwa Obfite, Żniwa Jałowe
event-part-harvest-bounty-harvest-dust = Żniwa Obfite, Żniwa Jałowe
text-event-part-harvest-bounty-harvest-dust = Na witalnej wyspie najeźdźcy dewastują na każdej planszy krainę z osadą lub miastem. Na zarażonej wypchnijcie na każdej planszy 1 osadę z krainy z co najmniej 2 osadami i miastami do krainy bez nich.
event-part-widespread-clearcutting = Powszechny Wyrąb
text-event-part-widespread-clearcutting = Na każdej planszy dołóżcie 1 zarazę w krainie z osadą lub miastem; nie rozprzestrzenia się ona. Gracze mogą zniszczyć tam 2 obecności lub wioski Dahan, by temu zapobiec.
event-eager-explorers = Gorliwi Odkrywcy
event-part-eager-explorers = Gorliwi Odkrywcy
text-event-part-eager-explorers = W tej rundzie na każdej planszy po pierwszej budowie dołóżcie 1 odkrywcę w przyległej krainie bez najeźdźców.
event-part-xenophobia = Ksenofobia
text-event-part-xenophobia = W tej rundzie, gdy najeźdźcy dewastują krainę z wioską Dahan, każdy z nich zadaje o 1 obrażenie mniej krainie i o 1 więcej wioskom Dahan.
event-bureaucrats-adjust-funding = Urzędnicy Przesuwają Środki
event-part-bureaucrats-adjust-funding = Urzędnicy Przesuwają Środki
text-event-part-bureaucrats-adjust-funding = W tej rundzie karty budowy omijają najwyższą pokazaną krainę na każdej planszy z co najmniej 9 osadami i miastami, a budują w niej jeszcze raz, nawet bez najeźdźców, na każdej planszy z najwyżej 3.
event-part-ransack-and-run = Splądruj i Uciekaj
text-event-part-ransack-and-run = Po dewastacjach na każdej planszy najeźdźcy dewastują krainę, w której jest najwięcej miast; potem usuńcie tam 1 miasto.
event-resourceful-populace = Zaradni Mieszkańcy
event-part-resourceful-populace = Zaradni Mieszkańcy
text-event-part-resourceful-populace = W tej rundzie po akcji, która zniszczyła osadę lub miasto, dołóżcie 1 osadę w przyległej krainie.
event-part-strip-the-land-bare = Ogołocić Ziemię
text-event-part-strip-the-land-bare = W tej rundzie każda osada zadaje w dewastacjach o 1 obrażenie więcej. Po dewastacji, która dodała zarazę, usuńcie z jej krainy 1 odkrywcę i 1 osadę.
event-relentless-optimism = Niezachwiany Optymizm
event-part-relentless-optimism = Niezachwiany Optymizm
text-event-part-relentless-optimism = W tej rundzie zniszczone osady i miasta nie wywołują strachu.
event-part-cultures-mix-and-clash = Kultury się Mieszają i Ścierają
text-event-part-cultures-mix-and-clash = Na każdej planszy: jeśli wiosek Dahan jest o co najmniej 2 więcej niż osad i miast, zastąpcie 1 osadę 1 wioską; jeśli o tyle mniej, zastąpcie 1 wioskę 1 osadą.
event-pull-together-in-adversity = Razem w Niedoli
event-part-pull-together-in-adversity = Razem w Niedoli
text-event-part-pull-together-in-adversity = W tej rundzie 1 Konflikt na każdym najeźdźcy nie działa i zostaje.
event-part-purge-the-land-with-salt-and-fire = Oczyścić Ziemię Solą i Ogniem
text-event-part-purge-the-land-with-salt-and-fire = Na każdej planszy, w krainie z co najmniej 2 osadami: dołóżcie 1 zarazę, która się nie rozprzestrzenia, i 2 znaczniki Pustkowi oraz usuńcie wszystkie osady.
event-temporary-truce = Tymczasowy Rozejm
event-part-temporary-truce = Tymczasowy Rozejm
text-event-part-temporary-truce = W każdej krainie z wioską Dahan 1 wioska oraz 1 osada lub miasto nie uczestniczą w tej rundzie w dewastacjach.
event-part-temporary-caution = Tymczasowa Ostrożność
text-event-part-temporary-caution = W kroku dewastacji na każdej planszy można pominąć 1 dewastację w krainie, w której jest więcej wiosek Dahan niż osad i miast.
event-overconfidence = Zbytnia Pewność Siebie
event-part-overconfidence = Zbytnia Pewność Siebie
text-event-part-overconfidence = 2 zdobyte karty strachu są odrzucane bez efektu. Jeśli ich nie ma, 2 znaczniki strachu za każdego gracza wracają do puli.
event-part-terror-breeds-aggression = Terror Rodzi Agresję
text-event-part-terror-breeds-aggression = W tej rundzie dewastacje zadają w każdej krainie o 1 obrażenie więcej za każde 2 zdobyte karty strachu.

## Pytania
ask-skip-ravage = Czy pomijacie dewastację w { $land }?
ask-clearcutting = Powszechny Wyrąb, { $land }: co niszczycie, by zapobiec zarazie? (jeszcze { $left })
ask-truce = Tymczasowy Rozejm, { $land }: co nie uczestniczy w dewastacji?

## Co się stało
log-fear-markers-lost = Znaczniki strachu wracają do puli.
log-earned-card-lost = Zdobyta karta strachu jest odrzucana bez efektu.
trigger-resourceful-populace = Zaradni Mieszkańcy: 1 osada
trigger-strip-the-land-bare = Ogołocić Ziemię: najeźdźcy odchodzą

## Co obowiązuje
effect-invested-aristocracy = { $what }: po dewastacjach przybywa osada, jeśli nie przybędzie zarazy.
effect-foreign-dignitaries-visit = Dewastacje zadają o 2 obrażenia więcej w najniższej krainie każdej planszy, którą pokazuje karta.
effect-mapmakers-chart-the-wild = Dzicz nie wstrzymuje odkrywców; na planszach bez Dziczy trafia o 1 więcej.
effect-no-bravery-without-numbers =
    { $number ->
        [0] Najeźdźcy dewastują tylko tam, gdzie jest ich więcej niż wynosi poziom terroru.
       *[other] Najeźdźcy dewastują tylko tam, gdzie jest ich więcej niż wynosi poziom terroru; obrażenia większe o { $number }.
    }
effect-one-ravage-skipped = { $what }: można pominąć 1 dewastację.
effect-ravage-bonus = Dewastacje w każdej krainie: obrażenia większe o { $number }.
effect-xenophobia = W krainach z wioską Dahan każdy najeźdźca zadaje o 1 obrażenie mniej krainie i o 1 więcej wioskom.
effect-pull-together-in-adversity = 1 Konflikt na każdym najeźdźcy nie działa.
effect-relentless-optimism = Zniszczone osady i miasta nie wywołują strachu.
effect-funding-cut = { $what }: karty budowy omijają najwyższą krainę.
effect-funding-raised = { $what }: karty budowy budują jeszcze raz w najwyższej krainie.
effect-eager-explorers = { $what }: po najbliższej budowie przybywa 1 odkrywca.
effect-ransack-and-run = Po dewastacjach na każdej planszy kraina, w której jest najwięcej miast, jest dewastowana i traci jedno.
effect-resourceful-populace = Po akcji, która zniszczyła osady lub miasta, 1 osada trafia do przyległej krainy.
effect-strip-the-land-bare = Osady zadają w dewastacjach o 1 obrażenie więcej; po zarazie najeźdźcy odchodzą.
effect-temporary-truce = W krainach z wioską Dahan 1 wioska oraz 1 osada lub miasto nie uczestniczą w dewastacjach.
