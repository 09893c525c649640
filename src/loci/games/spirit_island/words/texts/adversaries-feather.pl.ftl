# Przeciwnik zestawu Pióro i Płomień, naszymi słowami.

adversary-scotland = Królestwo Szkocji (Kolonia Handlowa)
option-adversary-is-scotland = { adversary-scotland }
option-supporting-is-scotland = { adversary-scotland }
escalation-scotland = Rozrost Portów: na jednej planszy z największą liczbą osad i miast w krainach nadbrzeżnych dodaje się po 1 osadzie do krain z najmniejszą liczbą osad, do tylu, ilu jest graczy.
text-adversary-scotland-0 = Centrum Handlu: przegrywacie, gdy krain nadbrzeżnych z miastem jest więcej niż 2 na planszę.
stands-scotland = Krainy nadbrzeżne z miastem: { $number } (najwyżej { $most })
text-adversary-scotland-1 = Port Handlowy: po przygotowaniu gry karty eksploracji dodają w krainach nadbrzeżnych 1 osadę zamiast 1 odkrywcy; karta nadbrzeżna etapu II najwyżej w 2 krainach każdej planszy.
text-adversary-scotland-2 = Chwytanie Okazji: każda plansza zaczyna z 1 dodatkowym miastem w krainie 2. Karta nadbrzeżna jest trzecią kartą etapu II, a dwie przed nią są o jedną kartę wcześniej.
text-adversary-scotland-3 = Mapy Brzegów: karty budowy budują też w pasujących krainach nadbrzeżnych bez najeźdźców, jeśli przyległa kraina ma miasto.
text-adversary-scotland-4 = Ambicje Małego Narodu: najniższa karta etapu III zajmuje miejsce najniższej karty etapu I.
text-adversary-scotland-5 = Ścieki i Zęza: gdy dewastacja doda zarazę do krainy nadbrzeżnej, 1 zaraza trafia potem do oceanu tej planszy; nie rozprzestrzenia się. Zarazę wypycha się do tego oceanu z przyległych krain nadbrzeżnych i z niego gromadzi.
text-adversary-scotland-6 = Eksport Napędza Rozwój: po kroku dewastacji 1 osada trafia do każdej krainy wewnętrznej z karty dewastacji, w której lub przy której jest osada lub miasto.

ask-adversary-board = Przeciwnik: która plansza otrzymuje osady? Wybierz jej pierwszą krainę.
ask-adversary-port = Przeciwnik: która kraina nadbrzeżna otrzymuje odkrywcę, a nie osadę?
effect-no-port = { $land }: karta nadbrzeżna przynosi odkrywcę, a nie osadę.
trigger-bilgewater = ścieki w oceanie
