# Większe moce podstawowej gry, naszymi własnymi słowami.

## Karty
power-accelerated-rot = Przyspieszony Rozkład
text-accelerated-rot = 2 strachu i 4 obrażenia. 3 × Słońce, 2 × Woda, 3 × Roślinność: jeszcze 5 obrażeń; usuń 1 zarazę.
power-blazing-renewal = Odrodzenie w Płomieniach
text-blazing-renewal = 2 zniszczone obecności ducha wracają razem do jednej krainy, najwyżej 2 krainy od twojej obecności. Jeśli wróciła choć jedna, każda osada i każde miasto w tej krainie otrzymuje 2 obrażenia. 3 × Ogień, 3 × Ziemia, 2 × Roślinność: jeszcze 4 obrażenia w tej krainie.
power-cleansing-floods = Oczyszczające Powodzie
text-cleansing-floods = 4 obrażenia; usuń 1 zarazę. 4 × Woda: jeszcze 10 obrażeń.
power-dissolve-the-bonds-of-kinship = Zerwanie Więzów Pokrewieństwa
text-dissolve-the-bonds-of-kinship = Miasto zamienia się w 2 odkrywców, osada w 1 odkrywcę, wioska Dahan w 1 odkrywcę; potem wypchnij wszystkich odkrywców do jak największej liczby krain. 2 × Ogień, 2 × Woda, 3 × Zwierzęcość: zanim odejdą, odkrywcy oraz osady i miasta zadają sobie nawzajem obrażenia w tej samej chwili.
power-entwined-power = Splecione Moce
text-entwined-power = W tej rundzie ty i ten duch możecie liczyć zasięg także od obecności drugiego. Duch pozyskuje kartę mocy, a ty jedną z tych, które dobrał i zostawił. 2 × Woda, 4 × Roślinność: obaj zyskujecie 3 energii i każdy może dać drugiemu kartę z ręki.
power-indomitable-claim = Niezłomne Roszczenie
text-indomitable-claim = Dodaj 1 swoją obecność, nawet tam, gdzie jej być nie może; obrona 20. 2 × Słońce, 3 × Ziemia: 3 strachu, jeśli są tam najeźdźcy, i pomijają oni w tej rundzie wszystkie akcje w tej krainie.
power-infinite-vitality = Nieskończona Witalność
text-infinite-vitality = W tej rundzie wioski Dahan mają w tej krainie o 4 więcej witalności, a zaraza, która miałaby tam trafić, zostaje na karcie. 4 × Ziemia: wiosek Dahan nie można tam zranić ani zniszczyć; usuń 1 zarazę stamtąd lub z przyległej krainy.
power-mists-of-oblivion = Mgły Zapomnienia
text-mists-of-oblivion = Każdy najeźdźca otrzymuje 1 obrażenie. 1 strachu, ale najwyżej 4, za każdą osadę i każde miasto zniszczone tą mocą. 2 × Księżyc, 3 × Powietrze, 2 × Woda: jeszcze 3 obrażenia.
power-paralyzing-fright = Paraliżujący Strach
text-paralyzing-fright = 4 strachu; najeźdźcy pomijają w tej rundzie wszystkie akcje w tej krainie. 2 × Powietrze, 3 × Ziemia: jeszcze 4 strachu.
power-pillar-of-living-flame = Słup Żywego Ognia
text-pillar-of-living-flame = 3 strachu i 5 obrażeń; w dżungli lub na mokradłach dodaj 1 zarazę. 4 × Ogień: jeszcze 2 strachu i 5 obrażeń.
power-poisoned-land = Zatrute Ziemie
text-poisoned-land = 1 strachu i 7 obrażeń, potem dodaj 1 zarazę i zniszcz wszystkie wioski Dahan. 3 × Ziemia, 2 × Roślinność, 2 × Zwierzęcość: jeszcze 1 strachu i 4 obrażenia za każdą zarazę w krainie.
power-powerstorm = Burza Mocy
text-powerstorm = Duch zyskuje 3 energii i może w tej rundzie powtórzyć jedną swoją kartę mocy, jeśli ponownie za nią zapłaci. 2 × Słońce, 2 × Ogień, 3 × Powietrze: może tak powtórzyć jeszcze 2 karty.
power-talons-of-lightning = Szpony Błyskawic
text-talons-of-lightning = 3 strachu i 5 obrażeń. 3 × Ogień, 3 × Powietrze: zasięg wynosi 3; zniszcz 1 osadę w każdej przyległej krainie.
power-terrifying-nightmares = Przerażające Koszmary
text-terrifying-nightmares = 2 strachu; wypchnij do 4 odkrywców lub osad. 4 × Księżyc: jeszcze 4 strachu.
power-the-jungle-hungers = Głód Dżungli
text-the-jungle-hungers = Zniszcz wszystkich odkrywców, osady i wioski Dahan. 2 × Księżyc, 3 × Roślinność: zniszcz też 1 miasto, a wioski Dahan oszczędź.
power-the-land-thrashes-in-furious-pain = Ziemia Miota się we Wściekłym Bólu
text-the-land-thrashes-in-furious-pain = 2 obrażenia za każdą zarazę w krainie i 1 za każdą w przyległych. 3 × Księżyc, 3 × Ziemia: powtórz to w przyległej krainie.
power-the-trees-and-stones-speak-of-war = Drzewa i Głazy Mówią o Wojnie
text-the-trees-and-stones-speak-of-war = 1 obrażenie i obrona 2 za każdą wioskę Dahan. 2 × Słońce, 2 × Ziemia, 2 × Roślinność: wypchnij do 2 wiosek Dahan; każda zabiera ze sobą 2 obrony.
power-tsunami = Tsunami
text-tsunami = 2 strachu i 8 obrażeń; zniszcz 2 wioski Dahan. 3 × Woda, 2 × Ziemia: w każdej innej nadbrzeżnej krainie tej planszy 1 strachu i 4 obrażenia; zniszcz tam 1 wioskę Dahan.
power-vengeance-of-the-dead = Zemsta Umarłych
text-vengeance-of-the-dead = 3 strachu. Do końca rundy, ilekroć coś zniszczy tam osady, miasta lub wioski Dahan, 1 obrażenie w tej krainie za każde z nich. 3 × Zwierzęcość: te obrażenia można zadać w przyległych krainach.
power-vigor-of-the-breaking-dawn = Energia o Brzasku
text-vigor-of-the-breaking-dawn = 2 obrażenia za każdą wioskę Dahan. 3 × Słońce, 2 × Zwierzęcość: wypchnij do 2 wiosek Dahan; w każdej krainie, do której trafiły, 2 obrażenia za każdą wioskę Dahan.
power-winds-of-rust-and-atrophy = Wichry Rdzy i Zaniku
text-winds-of-rust-and-atrophy = 1 strachu i obrona 6; zamień miasto w osadę albo osadę w odkrywcę. 3 × Powietrze, 3 × Woda, 2 × Zwierzęcość: powtórz tę moc.
power-wrap-in-wings-of-sunlight = W Skrzydłach Słonecznego Blasku
text-wrap-in-wings-of-sunlight = Przenieś do 5 wiosek Dahan razem do dowolnej krainy; tam obrona 5. 2 × Słońce, 2 × Powietrze, 2 × Zwierzęcość: najpierw zgromadź do 3 wiosek Dahan.

## Wybory
option-replace-city = Zamień miasto w osadę
option-replace-town = Zamień osadę w odkrywcę

## Pytania
ask-give-card = Którą kartę dajesz graczowi { $other }?
ask-renewal = Do której krainy wraca obecność?
ask-vitality = Z której krainy usuwasz zarazę?
ask-wings = Do której krainy przenosisz wioski Dahan?

## Wydarzenia
log-avenged = Zemsta umarłych, { $land }: { $number ->
    [one] { $number } obrażenie
    [few] { $number } obrażenia
   *[many] { $number } obrażeń
}.
log-dahan-immune = { $land }: w tej rundzie nic nie może zranić wiosek Dahan.
log-entwined = { $who } i { $other } mogą w tej rundzie używać mocy także od obecności drugiego.
log-gave-card = { $who } → { $other }: karta „{ $card }”.
log-infinite-vitality = { $land }: w tej rundzie wioski Dahan mają o 4 więcej witalności, a zaraza tam nie trafia.
log-powerstorm = { $number ->
    [one] { $who } może w tej rundzie powtórzyć kartę mocy, płacąc za nią ponownie.
    [few] { $who } może w tej rundzie powtórzyć { $number } karty mocy, płacąc za nie ponownie.
   *[many] { $who } może w tej rundzie powtórzyć { $number } kart mocy, płacąc za nie ponownie.
}
log-vengeance = { $land }: za wszystko, co zostanie tu zniszczone w tej rundzie, nastąpi zemsta.
