# Karty zarazy zestawu „Zarośla i Szpony”, naszymi słowami.

blight-back-against-the-wall = Przyparci do Muru
text-blight-back-against-the-wall = 2 zarazy na gracza. W każdej fazie duchów każdy duch zyskuje o 1 energii więcej i może zagrać o 1 kartę więcej.
blight-promising-farmlands = Obiecujące Pola
text-blight-promising-farmlands = 4 zarazy na gracza. Natychmiast na każdej planszy: 1 osada i 1 miasto w krainie wewnętrznej bez osad i miast.
blight-disintegrating-ecosystem = Rozpad Ekosystemu
text-blight-disintegrating-ecosystem = 5 zarazy na gracza. Natychmiast na każdej planszy: zniszcz 1 znacznik Bestii, potem dodaj 1 zarazę w krainie z osadą lub miastem.
blight-aid-from-lesser-spirits = Pomoc Pomniejszych Duchów
text-blight-aid-from-lesser-spirits = 2 zarazy na gracza. Natychmiast dobierz o jedną pomniejszą moc więcej, niż jest duchów. Każdy duch bierze jedną i ma ją w grze do końca: daje ona swoje źródła mocy i można jej używać w każdej rundzie, bez energii i bez zagrywania karty. Ostatnia jest odrzucana.
blight-tipping-point = Punkt Krytyczny
text-blight-tipping-point = 5 zarazy na gracza. Natychmiast każdy duch niszczy 3 swoje obecności.
blight-erosion-of-will = Słabnąca Wola
text-blight-erosion-of-will = 3 zarazy na gracza. Natychmiast 2 strachu na gracza; każdy duch niszczy 1 swoją obecność i traci 1 energii.
blight-a-pall-upon-the-land = Całun nad Krainą
text-blight-a-pall-upon-the-land = 3 zarazy na gracza. Natychmiast na każdej planszy: zniszcz 1 obecność i usuń 1 osadę.
option-blight-card-is-back-against-the-wall = { blight-back-against-the-wall }
option-blight-card-is-promising-farmlands = { blight-promising-farmlands }
option-blight-card-is-disintegrating-ecosystem = { blight-disintegrating-ecosystem }
option-blight-card-is-aid-from-lesser-spirits = { blight-aid-from-lesser-spirits }
option-blight-card-is-tipping-point = { blight-tipping-point }
option-blight-card-is-erosion-of-will = { blight-erosion-of-will }
option-blight-card-is-a-pall-upon-the-land = { blight-a-pall-upon-the-land }
option-left-out-blight-is-back-against-the-wall = { blight-back-against-the-wall }
option-left-out-blight-is-promising-farmlands = { blight-promising-farmlands }
option-left-out-blight-is-disintegrating-ecosystem = { blight-disintegrating-ecosystem }
option-left-out-blight-is-aid-from-lesser-spirits = { blight-aid-from-lesser-spirits }
option-left-out-blight-is-tipping-point = { blight-tipping-point }
option-left-out-blight-is-erosion-of-will = { blight-erosion-of-will }
option-left-out-blight-is-a-pall-upon-the-land = { blight-a-pall-upon-the-land }

## Pytania
ask-blight-land = { $card }: w której krainie? { $text }
ask-whose-presence = Czyja obecność w { $land } jest niszczona?
ask-lesser-spirit = Który pomniejszy duch pomaga ci do końca gry?

## Co się stało
log-lesser-spirit = { $who } ma „{ $card }” w grze do końca.
effect-lesser-spirit = { $who } ma w grze „{ $what }”.
