# Cztery duchy o niskiej złożoności, naszymi własnymi słowami.

## Skąpana Słońcem Rzeka
spirit-river-surges-in-sunlight = Skąpana Słońcem Rzeka
special-river-surges-in-sunlight-1 = Władztwo Rzeki: na mokradłach do miejsca kultu wystarczy ci jedna obecność.
power-massive-flooding = Wielka Powódź
text-massive-flooding = Liczy się tylko najwyższa spełniona zdolność warunkowa. 1 × Słońce, 2 × Woda: wypchnij 1 odkrywcę lub osadę. 2 × Słońce, 3 × Woda: 2 obrażenia, potem wypchnij do 3 odkrywców lub osad. 3 × Słońce, 4 × Woda, 1 × Ziemia: każdy najeźdźca otrzymuje 2 obrażenia.
power-boon-of-vigor = Dar Wigoru
text-boon-of-vigor = Jeśli celem jesteś ty: zyskujesz 1 energii. Jeśli inny duch: zyskuje on 1 energii za każdą kartę, którą zagrał w tej rundzie.
power-flash-floods = Nagły Przybór
text-flash-floods = 1 obrażenie, a w krainie nadbrzeżnej 2 obrażenia.
power-rivers-bounty = Szczodrość Rzeki
text-rivers-bounty = Zgromadź do 2 wiosek Dahan. Jeśli są tam co najmniej 2 wioski Dahan, dodaj 1 wioskę Dahan i zyskaj 1 energii.
power-wash-away = Zmycie
text-wash-away = Wypchnij do 3 odkrywców lub osad.

## Błyskawica z Serca Burzy
spirit-lightnings-swift-strike = Błyskawica z Serca Burzy
special-lightnings-swift-strike-1 = Piorunująca Szybkość: za każde posiadane Powietrze możesz użyć jednej ze swoich powolnych mocy w fazie pośpiesznych mocy.
power-thundering-destruction = Grzmiąca Zagłada
text-thundering-destruction = 3 × Ogień, 2 × Powietrze: zniszcz 1 osadę. 4 × Ogień, 3 × Powietrze: może to być miasto. 5 × Ogień, 4 × Powietrze, 1 × Woda: zniszcz jeszcze 1 osadę lub miasto. 5 × Ogień, 5 × Powietrze, 2 × Woda: i jeszcze jedno.
power-harbingers-of-the-lightning = Zwiastuni Błyskawicy
text-harbingers-of-the-lightning = Wypchnij do 2 wiosek Dahan. Jeśli któraś trafiła do krainy z osadą lub miastem, 1 strachu.
power-lightnings-boon = Dar Błyskawicy
text-lightnings-boon = W tej rundzie duch może użyć dwóch swoich powolnych mocy jako pośpiesznych.
power-raging-storm = Szalejąca Burza
text-raging-storm = Każdy najeźdźca otrzymuje 1 obrażenie.
power-shatter-homesteads = Strzaskane Domostwa
text-shatter-homesteads = 1 strachu i zniszcz 1 osadę.

## Kolosalna Siła Ziemi
spirit-vital-strength-of-the-earth = Kolosalna Siła Ziemi
special-vital-strength-of-the-earth-1 = Witalność Ziemi: twoje miejsca kultu mają zawsze obronę 3.
power-gift-of-strength = Dar Siły
text-gift-of-strength = W tej rundzie duch może bez opłaty powtórzyć jedną ze swoich kart. 1 × Słońce, 2 × Ziemia, 2 × Roślinność: o koszcie do 1. 2 × Słońce, 3 × Ziemia, 2 × Roślinność: do 3. 2 × Słońce, 4 × Ziemia, 3 × Roślinność: do 6.
power-a-year-of-perfect-stillness = Rok Absolutnego Bezruchu
text-a-year-of-perfect-stillness = W tej rundzie najeźdźcy nie dewastują tam, nie budują ani nie eksplorują.
power-draw-of-the-fruitful-earth = Powab Żyznej Ziemi
text-draw-of-the-fruitful-earth = Zgromadź do 2 odkrywców i do 2 wiosek Dahan.
power-guard-the-healing-land = Ochrona Uzdrawianej Krainy
text-guard-the-healing-land = Usuń 1 zarazę; obrona 4.
power-rituals-of-destruction = Rytuały Zniszczenia
text-rituals-of-destruction = 2 obrażenia. Jeśli są tam co najmniej 3 wioski Dahan, jest to 5 obrażeń i 2 strachu.

## Cień Migoczący Niczym Płomień
spirit-shadows-flicker-like-flame = Cień Migoczący Niczym Płomień
special-shadows-flicker-like-flame-1 = Cienie Pośród Dahan: za 1 energii twoja moc może sięgnąć krainy z wioską Dahan, choćby najdalszej.
power-darkness-swallows-the-unwary = Ciemność Pochłania Nieostrożnych
text-darkness-swallows-the-unwary = Wszystkie spełnione zdolności warunkowe po kolei. 2 × Księżyc, 1 × Ogień: zgromadź 1 odkrywcę. 3 × Księżyc, 2 × Ogień: zniszcz do 2 odkrywców, za każdego 1 strachu. 4 × Księżyc, 3 × Ogień, 2 × Powietrze: 3 obrażenia, za każdego zniszczonego nimi najeźdźcę 1 strachu.
power-concealing-shadows = Skrywające Cienie
text-concealing-shadows = 1 strachu. W tej rundzie dewastacja nie rani tam wiosek Dahan.
power-crops-wither-and-fade = Więdnące Plony
text-crops-wither-and-fade = 2 strachu. Wybierz: osada staje się odkrywcą albo miasto staje się osadą.
power-favors-called-due = Czas Spłaty Długów
text-favors-called-due = Zgromadź do 4 wiosek Dahan. Jeśli są tam najeźdźcy i jest ich mniej niż wiosek Dahan, 3 strachu.
power-mantle-of-dread = Płaszcz Grozy
text-mantle-of-dread = 2 strachu. Duch może wypchnąć 1 odkrywcę i 1 osadę z jednej krainy ze swoją obecnością.

## Pytania
ask-mantle-of-dread = Z której swojej krainy wypychasz odkrywcę i osadę?

## Wydarzenia
effect-made-fast = { $who }: w tej rundzie użyta jako pośpieszna moc „{ $what }”.
log-concealing-shadows = { $land }: w tej rundzie dewastacja nie rani wiosek Dahan.
log-gift-of-strength = { $who } może w tej rundzie powtórzyć kartę o koszcie do { $cost }.
log-lightnings-boon = { $who } może w tej rundzie użyć dwóch powolnych mocy jako pośpiesznych.
