# Scenariusze gry podstawowej, naszymi własnymi słowami.

scenario-blitz = Błyskawiczna Kolonizacja
text-scenario-blitz = Wszystkie moce są pośpieszne. Moc, która i tak jest pośpieszna albo staje się taka dzięki efektowi, kosztuje o 1 mniej energii; za moc wrodzoną lub kartę o koszcie 0 zyskujesz zamiast tego 1 energii. Przy każdej eksploracji na każdą planszę trafia o 1 odkrywcę więcej, do jednej z eksplorowanych krain. Na karcie zarazy leży na początku o 1 zarazę na planszę więcej, a po jej odwróceniu o 1 na planszę mniej. Po początkowej eksploracji najeźdźcy jeszcze raz budują i eksplorują.
scenario-guard-the-isles-heart = Ochrona Serca Wyspy
text-scenario-guard-the-isles-heart = Na każdej planszy jest jedna kraina serca wyspy. Od drugiej rundy przegrywacie, gdy tylko w którejś z nich stoi osada lub miasto. Na początku nie ma żadnych osad, w każdej krainie serca jest dodatkowo 1 odkrywca i 1 obecność ducha tej planszy, a każdy duch ma dodatkowo po jednej losowej pomniejszej i większej mocy.
scenario-rituals-of-terror = Rytuały Terroru
text-scenario-rituals-of-terror = W talii są wszystkie karty strachu, a sam strach nie podnosi poziomu terroru. Zdobyte karty strachu czekają na rytuał: w fazie mocy, w krainie z obecnością każdego ducha i 3 wioskami Dahan na gracza, duchy wydają razem 3 energii i niszczą tam razem 3 swoje obecności. Poziom terroru rośnie o jeden (trzeci rytuał oznacza zwycięstwo), działają wszystkie zdobyte karty strachu, a wioski Dahan z tej krainy są wypychane równomiernie do wszystkich przyległych krain.
scenario-dahan-insurrection = Insurekcja Dahan
text-scenario-dahan-insurrection = Po akcji, która przesunęła wioski Dahan, każda z nich zadaje 1 obrażenie tam, gdzie się znalazła. Następnie za każde zniszczone miasto przybywa osada, a za każdą zniszczoną osadę odkrywca, do najbliższej krainy z wioską Dahan. Na II poziomie terroru wygrywacie, gdy w żadnej krainie osady i miasta nie mają przewagi nad wioskami Dahan, a na III, gdy mają ją w mniejszej liczbie krain, niż jest graczy. Gdy skończy się talia strachu, wszystkie wioski Dahan uderzają raz jak po dewastacji, po czym wygrywacie albo przegrywacie. Przegrywacie też, gdy zostaną mniej niż 2 wioski Dahan na gracza.

## Pytania
ask-blitz-explorer = Do której krainy planszy { $board } trafia jeszcze jeden odkrywca?
ask-ritual-energy = Ile energii wydajesz na rytuał?
ask-ritual-presence = Ile swojej obecności ({ $land }) niszczysz dla rytuału?
ask-military-response = Zbrojna reakcja, { $piece }: do której z najbliższych krain z wioskami Dahan?

## Odpowiedzi
do-ritual = Rytuał terroru, { $land }
do-spend = Wydaj { $number } energii
do-sacrifice =
    { $number ->
        [one] Zniszcz { $number } swoją obecność
        [few] Zniszcz { $number } swoje obecności
       *[many] Zniszcz { $number } swoich obecności
    }

## Co się stało
log-ritual = { $who } wzywa do rytuału terroru, { $land }.
log-raid = { $number ->
        [one] Najazd Dahan, { $land }: { $number } obrażenie.
        [few] Najazd Dahan, { $land }: { $number } obrażenia.
       *[other] Najazd Dahan, { $land }: { $number } obrażeń.
    }
log-military-response = Zbrojna reakcja: { $piece }, { $land }.
log-insurrection = Dahanie powstają we wszystkich krainach.
