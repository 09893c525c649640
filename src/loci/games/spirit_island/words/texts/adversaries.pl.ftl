# Przeciwnicy gry podstawowej, naszymi własnymi słowami.

adversary-brandenburg-prussia = Królestwo Brandenburgii i Prus
escalation-brandenburg-prussia = „Szturm”: na każdej planszy z osadą lub miastem przed eksploracją przybywa 1 osada w krainie tej planszy bez osad.
text-adversary-brandenburg-prussia-0 = Eskalacja jest taka sama na każdym poziomie.
text-adversary-brandenburg-prussia-1 = Szybki Start: na każdej planszy na początku jest o 1 osadę więcej w krainie 3.
text-adversary-brandenburg-prussia-2 = Napływ Kolonistów: przed kartami etapu II leży jedna karta etapu III.
text-adversary-brandenburg-prussia-3 = Wydajność: o 1 kartę etapu I mniej.
text-adversary-brandenburg-prussia-4 = Agresywne Planowanie: o 1 kartę etapu II mniej.
text-adversary-brandenburg-prussia-5 = Bezlitosna Efektywność: o kolejną kartę etapu I mniej.
text-adversary-brandenburg-prussia-6 = Przerażająca Efektywność: odpada też ostatnia karta etapu I.
adversary-england = Królestwo Anglii
escalation-england = „Rozkwit Budownictwa”: na każdej planszy z osadą lub miastem przed eksploracją odbywa się budowa w krainie tej planszy, w której jest ich najwięcej.
text-adversary-england-0 = Dumna i Potężna Stolica: przegrywacie, gdy tylko w jednej krainie stoi łącznie 7 osad i miast.
text-adversary-england-1 = Słudzy Otrzymują Ziemię: budowa obejmuje też krainy bez najeźdźców, jeśli w przyległych krainach są łącznie co najmniej 2 osady i miasta.
text-adversary-england-2 = Kryminaliści i Malkontenci: na każdej planszy na początku jest o 1 miasto więcej w krainie 1 i o 1 osadę więcej w krainie 2.
text-adversary-england-3 = Wysoka Migracja: karta etapu I, która wywołała dewastację, w następnej rundzie przed dewastacją buduje jeszcze raz.
text-adversary-england-4 = Wysoka Migracja w pełni: karty etapów II i III, które wywołały dewastację, też budują jeszcze raz.
text-adversary-england-5 = Lokalna Autonomia: osady i miasta mają o 1 więcej witalności.
text-adversary-england-6 = Niezależna Wola: karta strachu wymaga o 1 strachu na gracza więcej, a w fazie najeźdźców bez kart strachu dodatkowa budowa odbywa się dwa razy.
adversary-sweden = Imperium Szwedzkie
escalation-sweden = „Pod Wpływem Najeźdźców”: po eksploracji w każdej eksplorowanej krainie, w której najeźdźców jest co najmniej tylu, co wiosek Dahan, 1 wioska Dahan zamienia się w osadę.
text-adversary-sweden-0 = Eskalacja jest taka sama na każdym poziomie.
text-adversary-sweden-1 = Intensywne Wydobycie: dewastacja z co najmniej 6 obrażeniami krainy dodaje jeszcze 1 zarazę, która nie niszczy obecności ani się nie rozprzestrzenia.
text-adversary-sweden-2 = Presja Populacji: na każdej planszy na początku jest o 1 miasto więcej w krainie 4; zaraza z tej krainy trafia do krainy 5.
text-adversary-sweden-3 = Solidna Stal na Narzędzia i Broń: osady zadają 3 obrażenia, a miasta 5.
text-adversary-sweden-4 = Królewskie Wsparcie: na koniec przygotowania odrzuca się wierzchnią kartę najniższego etapu; na każdej planszy przybywa 1 osada w krainie typu wskazanego na tej karcie z najmniejszą liczbą najeźdźców.
text-adversary-sweden-5 = Gorączka Wydobycia: dewastacja, która dodaje zarazę, dodaje też 1 osadę w przyległej krainie bez osad i miast.
text-adversary-sweden-6 = Placówka Poszukiwawcza: na każdej planszy na początku jest o 1 osadę i o 1 zarazę więcej w krainie 8.

## Pytania
ask-adversary-town = Przeciwnik: w której krainie przybywa osada?
ask-adversary-build = Eskalacja: w której krainie najeźdźcy budują?

## Co się stało
log-adversary-adds = { $land }: przeciwnik dodaje { FORM($piece, "acc") }.
log-invader-discarded = Odrzucono kartę najeźdźców: { $card }.
