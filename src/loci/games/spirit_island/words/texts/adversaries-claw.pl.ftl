# Przeciwnik zestawu „Zarośla i Szpony”, naszymi słowami.

adversary-france = Królestwo Francji (Kolonia Plantacyjna)
option-adversary-is-france = { adversary-france }
escalation-france = „Popyt na Nowe Uprawy”: po eksploracji na każdej planszy jedna kraina z karty otrzymuje 1 zarazę, jeśli stoi w niej osada lub miasto, a w przeciwnym razie 1 osadę.
text-adversary-france-0 = Rozległe Plantacje: jest tylko 7 osad na gracza; przegrywacie, gdy trzeba położyć osadę, a żadnej już nie ma.
stands-france = Pozostałe osady: { $number }
text-adversary-france-1 = Odkrywcy Pogranicza: eksploracja krainy bez osad i miast dodaje o 1 odkrywcę więcej, ale nie podczas przygotowania.
text-adversary-france-2 = Praca Niewolnicza: po budowie w krainie z co najmniej 2 odkrywcami wszyscy oprócz jednego stają się osadami. Karta wydarzenia „Bunt Niewolników” leży pod 3 wierzchnimi kartami wydarzeń.
text-adversary-france-3 = Wczesne Plantacje: na każdej planszy na początku jest o 1 osadę więcej w najwyższej krainie bez osady, a potem o 1 więcej w krainie 1.
text-adversary-france-4 = Handel Trójkątny: gdy budowa dodaje miasto w krainie nadbrzeżnej, 1 osada trafia do przyległej krainy z najmniejszą liczbą osad.
text-adversary-france-5 = Powolne Gojenie: zaraza usunięta z Wyspy leży na panelu; gdy jest jej 3 na gracza, cała trafia na kartę zarazy.
text-adversary-france-6 = Wytrwali Odkrywcy: po każdej karcie eksploracji na każdej planszy przybywa 1 odkrywca w krainie bez odkrywców. Karty strachu nie usuwają odkrywców; możecie ich zamiast tego wypchnąć.

## Pytania
ask-cash-crops = Eskalacja: która kraina otrzymuje zarazę, a jeśli nie ma w niej osad i miast, osadę?
ask-adversary-explorer = Przeciwnik: w której krainie przybywa odkrywca?

## Co trwa
log-slow-healing = Zaraza zostaje na panelu; leży jej tam: { $number }.
effect-slow-healing = Zaraza na panelu przeciwnika: { $number }.
