# Przeciwnicy zestawu „Rozdarta Ziemia”, naszymi słowami.

adversary-habsburg-monarchy = Monarchia Habsburgów (Kolonia Hodowlana)
option-adversary-is-habsburg-monarchy = { adversary-habsburg-monarchy }
option-supporting-is-habsburg-monarchy = { adversary-habsburg-monarchy }
escalation-habsburg-monarchy = Szukanie Najlepszych Ziem: po eksploracji każda plansza z najwyżej 4 zarazami dostaje 1 osadę w krainie bez osad i zarazy, a z najwyżej 2 zarazami jeszcze jedną.
text-adversary-habsburg-monarchy-0 = Nieodwracalne Szkody: liczy się zaraza z dewastacji, które zadają krainie co najmniej 8 obrażeń; przegrywacie, gdy jest jej więcej niż 1 na gracza.
stands-habsburg-monarchy = Nieodwracalna zaraza: { $number } (najwyżej { $most })
text-adversary-habsburg-monarchy-1 = Wędrowni Pasterze: po budowie każda kraina z karty budowy gromadzi 1 osadę z przyległej krainy, której nie pokazuje karta budowy.
text-adversary-habsburg-monarchy-2 = Bardziej Wieś niż Miasto: każda plansza zaczyna z 1 osadą więcej w krainie 2 i 1 w najwyższej krainie bez symboli. W krainach wewnętrznych budowa dodaje 2 osady zamiast miasta.
text-adversary-habsburg-monarchy-3 = Szybka Ekspansja: talia najeźdźców ma o jedną kartę I etapu mniej.
text-adversary-habsburg-monarchy-4 = Stada Kwitną na Zielonych Ziemiach: osady w krainach bez zarazy są wytrwałe. Mają o 2 witalności więcej, a to, co by je zniszczyło, zadaje 2 obrażenia za każdą.
text-adversary-habsburg-monarchy-5 = Fala Imigracji: po 5 kartach najeźdźców na każdej planszy 1 miasto trafia do krainy nadbrzeżnej bez miasta i po 1 osadzie do 3 krain wewnętrznych, w których jest najmniej zarazy.
text-adversary-habsburg-monarchy-6 = Rozproszone Stada: dewastacja zadaje o 2 obrażenia więcej, jeśli w przyległej krainie jest osada.

ask-adversary-city = Przeciwnik: w której krainie przybywa miasto?
log-wave-of-immigration = Do wyspy dociera fala imigracji.
effect-irreparable-damage = Nieodwracalna zaraza: { $number }.
effect-wave-of-immigration = Fala Imigracji: gdy w talii najeźdźców zostanie tyle kart: { $number }.

adversary-russia = Carstwo Moskiewskie
option-adversary-is-russia = { adversary-russia }
option-supporting-is-russia = { adversary-russia }
escalation-russia = Tropienie Drapieżników: za każdą planszę 2 odkrywców przybywa do jej krain z Bestiami, w dowolnym podziale; jeśli nie ma na niej Bestii, do krain z Bestiami innej planszy.
text-adversary-russia-0 = Łowcy Zalewają Wyspę: Bestie zniszczone przez zasady przeciwnika trafiają na jego planszę; przegrywacie, gdy jest ich tam więcej niż na wyspie.
stands-russia = Bestie na planszy przeciwnika: { $number }, na wyspie: { $most }
text-adversary-russia-1 = Łowcy Szukają Skorup i Skór: każda plansza zaczyna z 1 znacznikiem Bestii i 1 odkrywcą w najwyższej krainie bez osad i miast. Odkrywcy zadają o 1 obrażenie więcej. Gdy dewastacja dodaje zarazę do krainy, zniszczony zostaje w niej 1 znacznik Bestii.
text-adversary-russia-2 = Przeczucie Zbliżającej się Katastrofy: z odkrywców, których Akcja by zniszczyła, pierwszy zostaje wypchnięty: 1 strachu.
text-adversary-russia-3 = Rywalizacja Łowców: karty dewastacji pokazują też krainy z co najmniej 3 odkrywcami.
text-adversary-russia-4 = Przyspieszona Eksploatacja: w talii najeźdźców po każdej karcie II etapu leży karta III etapu.
text-adversary-russia-5 = Okopani w Obliczu Strachu: nieużyta karta II etapu leży pod 3 górnymi kartami strachu, a karta III etapu pod 7. Gdy się odsłoni, od razu trafia odkryta na pole budowy.
text-adversary-russia-6 = Presja Szybkiego Zysku: od 2. rundy po kroku dewastacji każda plansza, na której nie przybyło w nim zarazy, dostaje 1 odkrywcę i 1 osadę w krainie, w której jest najwięcej odkrywców.

ask-adversary-first = Czy najpierw działa zasada przeciwnika: odkrywca zostaje wypchnięty i 1 strachu?
ask-fast-profit = Presja Szybkiego Zysku: która kraina dostaje odkrywcę i osadę?
log-hunters-trophies = Łowcy zabili Bestie: razem { $number }.
effect-hunters-trophies = Bestie na planszy Carstwa Moskiewskiego: { $number }.
effect-entrenched = W talii strachu leży karta najeźdźców; odsłoni się, gdy zostanie tyle kart strachu: { $number }.
effect-unresolved-card = Z talii strachu na pole budowy trafiła karta najeźdźców; wywoła eskalację, gdy zadziała.
effect-scarred-board = Dewastacja dodała zarazę na planszy krainy { $land }.
