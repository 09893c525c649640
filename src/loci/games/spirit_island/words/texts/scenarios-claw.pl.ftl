# Scenariusze zestawu „Zarośla i Szpony”, naszymi słowami.

scenario-ward-the-shores = Ochrona Brzegów
option-scenario-is-ward-the-shores = { scenario-ward-the-shores }
text-scenario-ward-the-shores = W talii są wszystkie karty strachu, a gdy się skończy, tasuje się stos kart odrzuconych. Raz na rundę każdy duch może zagrać kartę mocy zakrytą, w ramach zagrań i bez energii: w swoim miejscu kultu, za 2 energii za każdą zarazę, osadę i miasto w krainie, kreślisz wzór ochronny, który daje krainie obronę 3, dopóki nie pojawi się tam zaraza. W etapie III każda eksploracja dodaje też osadę. Wygrywacie tylko tak: od II poziomu terroru, ze wzorem w każdej krainie nadbrzeżnej.
power-warding = Wzór Ochronny
text-warding = Nakreśl tu wzór ochronny, za 2 energii za każdą zarazę, osadę i miasto w krainie.
scenario-rituals-of-the-destroying-flame = Rytuały Niszczycielskiego Płomienia
option-scenario-is-rituals-of-the-destroying-flame = { scenario-rituals-of-the-destroying-flame }
text-scenario-rituals-of-the-destroying-flame = Najeźdźcy nie otrzymują obrażeń i nie są niszczeni, chyba że w ich krainie lub obok niej jest znacznik płomienia albo ktoś zapłaci 2 energii: używający za całą moc, ktokolwiek za jedną krainę czegoś innego. W każdej rundzie po całym rozwoju każdy duch może zapomnieć kartę mocy z Ogniem: do krainy z jego obecnością trafia znacznik płomienia i 1 zaraza, duch zyskuje tyle energii, ile wynosi etap najeźdźców, a jeśli są tam najeźdźcy, wywołuje tyle strachu i zadaje 1 obrażenie za każdą wioskę Dahan w krainie.

## Pytania
ask-flame = { $land }: zapłacić 2 energii, by można było zranić tam najeźdźców?
ask-flame-power = { $land }: zapłacić 2 energii, by twoja moc mogła zranić najeźdźców?
ask-flame-land = Rytuał: w której krainie z twoją obecnością zapłonie płomień?

## Odpowiedzi
do-ward = Zagraj „{ $card }” zakrytą, dla wzoru ochronnego
do-burn = Rytuał płomienia: zapomnij „{ $card }”

## Co się stało
log-face-down = { $who } zagrywa zakrytą kartę.
effect-face-down = { $who }: zakryta karta „{ $what }”, dla wzoru ochronnego.
log-warding-pattern = { $land }: wzór ochronny.
effect-warding-pattern = { $land }: wzór ochronny (obrona 3).
log-flame-marker = { $land }: płonie płomień; rytuał: { $who }.
effect-flame-marker = { $land }: płonie płomień.
effect-ritual-over = { $who }: rytuał płomienia w tej rundzie już był.
