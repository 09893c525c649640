# Duchy zestawu „Zarośla i Szpony”, naszymi słowami.

## Gąszcz Ostrych Kłów
spirit-sharp-fangs-behind-the-leaves = Gąszcz Ostrych Kłów
option-spirits-is-sharp-fangs-behind-the-leaves = { spirit-sharp-fangs-behind-the-leaves }
character-sharp-fangs-behind-the-leaves = Dżungla, która też patrzy: pazury, kły i cierpliwość za każdym liściem.
style-sharp-fangs-behind-the-leaves = Wzywa Bestie i poluje z nimi tam, dokąd sięga dżungla; rozrasta się powoli, a własną obecnością karmi stado.
special-sharp-fangs-behind-the-leaves-1 = Sprzymierzeniec Bestii: ilekroć Bestie opuszczają krainę z twoją obecnością, 1 twoja obecność może przejść z nimi do tej samej krainy.
special-sharp-fangs-behind-the-leaves-2 = Wezwanie Drapieżników: raz w każdej fazie duchów możesz zastąpić 1 swoją obecność 1 Bestiami; ta obecność opuszcza grę.
power-ranging-hunt = Rozległe Łowy
text-ranging-hunt = 2 × Zwierzęcość: możesz zgromadzić 1 znacznik Bestii. 2 × Roślinność, 3 × Zwierzęcość: 1 obrażenie za każdy znacznik Bestii w krainie. 2 × Zwierzęcość: potem możesz wypchnąć do 2 znaczników Bestii.
power-frenzied-assault = Wściekły Atak
text-frenzied-assault = 1 × Księżyc, 1 × Ogień, 4 × Zwierzęcość: 1 strachu i 2 obrażenia. 1 × Księżyc, 2 × Ogień, 5 × Zwierzęcość: jeszcze 1 strachu i 1 obrażenie. Potem usuń 1 znacznik Bestii.
power-prey-on-the-builders = Polowanie na Budowniczych
text-prey-on-the-builders = Możesz zgromadzić 1 znacznik Bestii. Jeśli są tam wtedy Bestie, najeźdźcy nie budują tam w tej rundzie.
power-teeth-gleam-from-darkness = Kły Lśniące w Ciemności
text-teeth-gleam-from-darkness = 1 strachu i dodaj 1 znacznik Bestii; albo, jeśli są tam i Bestie, i najeźdźcy, 3 strachu.
power-terrifying-chase = Przerażający Pościg
text-terrifying-chase = Wypchnij 2 odkrywców, osady lub wioski Dahan, i jeszcze 2 za każdy znacznik Bestii w krainie. Jeśli wypchnięto najeźdźcę, 2 strachu.
power-too-near-the-jungle = Zbyt Blisko Dżungli
text-too-near-the-jungle = 1 strachu i zniszcz 1 odkrywcę.

## Protektor Niezgłębionej Dziczy
spirit-keeper-of-the-forbidden-wilds = Protektor Niezgłębionej Dziczy
option-spirits-is-keeper-of-the-forbidden-wilds = { spirit-keeper-of-the-forbidden-wilds }
character-keeper-of-the-forbidden-wilds = Strażnik ziemi, po której nikt nie może stąpać: najeźdźcy ani Dahan.
style-keeper-of-the-forbidden-wilds = Rozrasta Dzicz, która nie wpuszcza odkrywców, i karze tych, którzy stoją tam, gdzie jest silny; za rozwój płaci drogo, a wioski Dahan wypycha.
special-keeper-of-the-forbidden-wilds-1 = Zakazany Teren: gdy kraina stanie się twoim miejscem kultu, wypchnij z niej wszystkie wioski Dahan. Wydarzenia Dahan nigdy nie przesuwają wiosek Dahan do twoich miejsc kultu; moce mogą.
power-punish-those-who-trespass = Kara dla Intruzów
text-punish-those-who-trespass = 2 × Słońce, 1 × Ogień, 2 × Roślinność: 2 obrażenia; zniszcz 1 wioskę Dahan. 2 × Słońce, 2 × Ogień, 3 × Roślinność: jeszcze 1 obrażenie za każdą posiadaną parę Słońca i Roślinności. 4 × Roślinność: część obrażeń możesz zadać w jednej innej krainie ze swoją obecnością.
power-spreading-wilds = Rozrastająca się Dzicz
text-spreading-wilds = 2 × Słońce: wypchnij 1 odkrywcę za każde 2 posiadane Słońca. 1 × Roślinność: jeśli nie ma tam wtedy odkrywców, dodaj 1 znacznik Dziczy. 3 × Roślinność: zasięg +1. 1 × Powietrze: zasięg +1.
power-boon-of-growing-power = Dar Rosnącej Mocy
text-boon-of-growing-power = Duch zyskuje kartę mocy. Jeśli to inny duch, zyskuje też 1 energii.
power-regrow-from-roots = Odrodzenie z Korzeni
text-regrow-from-roots = Jeśli są tam najwyżej 2 zarazy, usuń 1 z nich.
power-sacrosanct-wilderness = Nietykalna Głusza
text-sacrosanct-wilderness = Wypchnij 2 wioski Dahan. Potem 2 obrażenia za każdy znacznik Dziczy w krainie albo dodaj 1 znacznik Dziczy.
power-towering-wrath = Górujący Gniew
text-towering-wrath = 2 strachu. 2 obrażenia za każde twoje miejsce kultu w tej krainie i w krainach przyległych. Zniszcz tam wszystkie wioski Dahan.

## Rozwój
growth-price = zapłać { $number } energii
target-beasts = kraina z Bestiami
target-jungle-beasts = dżungla lub kraina z Bestiami
    .in = w dowolnej dżungli lub krainie z Bestiami
target-wilds-own = kraina z Dziczą lub twoją obecnością
    .in = w dowolnej krainie z Dziczą lub twoją obecnością
target-unblighted = kraina bez zarazy
    .in = w dowolnej krainie bez zarazy

## Pytania
ask-ally-of-beasts = Czy 1 twoja obecność idzie z Bestiami: { $start } → { $land }?
ask-punish-land = W której innej swojej krainie zadajesz część obrażeń ({ $land })?
ask-punish-damage = Ile obrażeń zadajesz w { $land }?

## Odpowiedzi
do-call = Wezwij drapieżniki, { $land }
do-split =
    { $number ->
        [one] { $number } obrażenie
        [few] { $number } obrażenia
       *[many] { $number } obrażeń
    }

## Co się stało
log-presence-gone = { $who }: obecność w { $land } opuszcza grę.
effect-predators-called = { $who }: drapieżniki w tej rundzie już wezwane.
trigger-forbidden-ground = zakazany teren
