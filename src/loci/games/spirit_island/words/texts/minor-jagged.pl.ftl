# Pomniejsze moce zestawu „Rozdarta Ziemia”, naszymi słowami.

## Karty
power-bats-scout-for-raids-by-darkness = Nietoperze Prowadzą Nocne Wypady
text-bats-scout-for-raids-by-darkness = Wybierz: za każdą wioskę Dahan w krainie 1 obrażenie osadom i miastom; albo 1 strachu i zgromadź do 2 wiosek Dahan.
power-birds-cry-warning = Ostrzegawczy Krzyk Ptaków
text-birds-cry-warning = Wybierz: gdy w tej rundzie następny raz miałyby tam zostać zniszczone wioski Dahan, 2 z nich nie zostają zniszczone; albo wypchnij do 3 wiosek Dahan.
power-blood-draws-predators = Krew Przyciąga Drapieżniki
text-blood-draws-predators = Gdy w tej rundzie następny raz zostaną tam zniszczeni najeźdźcy, dodaj potem 1 znacznik Bestii, a następnie 1 obrażenie za każdy znacznik Bestii w krainie (liczą się najwyżej 3).
power-call-to-guard = Wezwanie na Straż
text-call-to-guard = Zgromadź do 1 wioski Dahan. Gdy w krainie są wioski Dahan, wybierz: obrona 1 za każdą z nich; albo każdy najeźdźca, który w tej rundzie zostanie tam dodany lub przesunięty, otrzymuje potem 1 obrażenie.
power-carapaced-land = Opancerzona Ziemia
text-carapaced-land = Obrona 3. Zasięg do krainy z Bestiami jest większy o 1. 2 × Ziemia: jeszcze obrona 3.
power-desiccating-winds = Wysuszające Wiatry
text-desiccating-winds = Gdy w krainie są Pustkowia, 1 obrażenie. Potem dodaj 1 znacznik Pustkowi.
power-dire-metamorphosis = Złowroga Metamorfoza
text-dire-metamorphosis = 1 strachu, 1 obrażenie i 1 obrażenie wioskom Dahan. Dodaj po 1 znaczniku Pustkowi, Bestii, Choroby, Konfliktu i Dziczy oraz 1 zarazę.
power-domesticated-animals-go-berserk = Szał Udomowionych Zwierząt
text-domesticated-animals-go-berserk = 1 strachu. Obrona 5. 3 × Księżyc: dodaj 1 znacznik Bestii.
power-dry-wood-explodes-in-smoldering-splinters = Suche Drewno Pryska Tlącymi Drzazgami
text-dry-wood-explodes-in-smoldering-splinters = 2 strachu i 1 obrażenie. Możesz zapłacić 1 energii, aby ta moc była pośpieszna.
power-entrap-the-forces-of-corruption = Pułapka na Siły Zepsucia
text-entrap-the-forces-of-corruption = Zgromadź do 1 zarazy. Kraina jest izolowana. Zaraza dodana tam w tej rundzie nie rozprzestrzenia się.
power-favor-of-the-sun-and-star-lit-dark = Łaska Słońca i Gwiezdnego Mroku
text-favor-of-the-sun-and-star-lit-dark = Obrona 4. Wypchnij do 1 zarazy. 2 × Słońce: 1 strachu.
power-flow-downriver-blow-downwind = Z Nurtem Rzeki, z Podmuchem Wiatru
text-flow-downriver-blow-downwind = Wypchnij do 1 odkrywcy, osady lub zarazy.
power-gift-of-natures-connection = Dar Więzi z Naturą
text-gift-of-natures-connection = Duch wybiera: 2 energii albo 2 × jedno źródło mocy na tę rundę. Jeśli to inny duch, masz w tej rundzie 1 wybrane źródło mocy więcej.
power-gift-of-twinned-days = Dar Bliźniaczych Dni
text-gift-of-twinned-days = Raz w tej rundzie duch może powtórzyć najtańszą ze swoich kart mocy w grze, płacąc ponownie jej koszt. Możesz zrobić to samo ze swoją.
power-haunted-by-primal-memories = Nawiedzeni przez Pradawne Wspomnienia
text-haunted-by-primal-memories = 1 strachu, a gdy w krainie są Bestie, 3 strachu. Obrona 3.
power-hazards-spread-across-the-island = Zagrożenia Ogarniają Wyspę
text-hazards-spread-across-the-island = Wybierz rodzaj znacznika obecny w przyległej krainie: Pustkowia, Bestie, Choroba, Konflikt lub Dzicz. Choroba kosztuje cię 1 energii. Dodaj 1 taki znacznik.
power-like-calls-to-like = Swój Przyzywa Swego
text-like-calls-to-like = Z odkrywców, osad, wiosek Dahan, zarazy i Bestii zgromadź do 1 sztuki każdego rodzaju, który jest w krainie.
power-mesmerized-tranquility = Mesmeryczny Spokój
text-mesmerized-tranquility = Kraina jest izolowana. Każdy najeźdźca zadaje tam w tej rundzie o 1 obrażenie mniej.
power-renewing-boon = Odnawiający Dar
text-renewing-boon = Wybierz krainę z obecnością twoją i tego ducha. Usuń tam 1 zarazę, a duch może dodać tam 1 swoją zniszczoną obecność.
power-scream-disease-into-the-wind = Wrzask Niosący Chorobę
text-scream-disease-into-the-wind = W tej rundzie wszystkie moce ducha mają zasięg większy o 1. Raz w tej rundzie, po użyciu mocy na krainie, duch może dodać tam 1 znacznik Choroby.
power-sear-anger-into-the-wild-lands = Wypal Gniew w Dzikich Krainach
text-sear-anger-into-the-wild-lands = Wybierz: dodaj 1 znacznik Pustkowi; albo, gdy w krainie są Dzicz i najeźdźcy, 1 strachu i 1 obrażenie.
power-set-them-on-an-ever-twisting-trail = Skieruj Ich na Kręty Szlak
text-set-them-on-an-ever-twisting-trail = Wybierz: zgromadź 1 odkrywcę albo wypchnij 1 odkrywcę. Kraina jest izolowana.
power-skies-herald-the-season-of-return = Niebo Zwiastuje Czas Powrotu
text-skies-herald-the-season-of-return = Jeden duch z obecnością na planszy tej krainy może dodać w niej 1 swoją zniszczoną obecność. Zgromadź do 2 wiosek Dahan. Wypchnij 1 zarazę.
power-strong-and-constant-currents = Silne i Stałe Prądy
text-strong-and-constant-currents = Wybierz: wypchnij 1 odkrywcę lub osadę do przyległej nadbrzeżnej krainy; albo przesuń do 2 wiosek Dahan między tą a jedną inną nadbrzeżną krainą. 2 × Woda: możesz zrobić jedno i drugie.
power-sucking-ooze = Wciągający Szlam
text-sucking-ooze = 2 strachu, jeśli są tam najeźdźcy. Kraina jest izolowana.
power-sunsets-fire-flows-across-the-land = Ogień Zachodu Płynie przez Ziemię
text-sunsets-fire-flows-across-the-land = 1 strachu i 1 obrażenie. Możesz zapłacić 1 energii: 1 obrażenie w jednej przyległej krainie.
power-territorial-strife = Spory o Ziemię
text-territorial-strife = Wybierz: 3 obrażenia odkrywcom i osadom albo 1 Konflikt dla najeźdźcy w krainie.
power-terror-turns-to-madness = Terror Przechodzi w Szaleństwo
text-terror-turns-to-madness = Na poziomie terroru I 3 strachu. Na II wybierz: 2 strachu albo 1 Konflikt. Na III 1 Konflikt.
power-the-shore-seethes-with-hatred = Brzeg Kipi Nienawiścią
text-the-shore-seethes-with-hatred = 1 strachu. Dodaj 1 znacznik Pustkowi i 1 znacznik Dziczy.
power-thriving-chokefungus = Bujny Duszogrzyb
text-thriving-chokefungus = Dodaj 1 znacznik Choroby i 1 znacznik Pustkowi.
power-treacherous-waterways = Zdradliwe Szlaki Wodne
text-treacherous-waterways = Wybierz: dodaj 1 znacznik Dziczy albo wypchnij 1 odkrywcę.
power-unquenchable-flames = Nieugaszone Płomienie
text-unquenchable-flames = 1 strachu i 1 obrażenie osadom i miastom. Najeźdźcy nie leczą się tam w tej rundzie. 2 × Ogień: dodaj 1 znacznik Pustkowi.
power-weep-for-what-is-lost = Opłakiwanie Tego, co Utracone
text-weep-for-what-is-lost = 1 strachu za każdy rodzaj najeźdźców w krainie. Za każdą zarazę w krainie wypchnij do 1 odkrywcy lub osady.

## Wybory
option-add-badlands = Dodaj Pustkowia
option-gain-elements = Weź 2 × jedno źródło mocy
option-gain-energy = Zyskaj 2 energii
option-gather-explorer = Zgromadź odkrywcę
option-guard = Uderzaj w przybywających najeźdźców
option-move-dahan = Przesuń wioski Dahan wzdłuż brzegu
option-pay-add-disease = Zapłać 1 energii i dodaj Chorobę
option-push-along-coast = Wypchnij wzdłuż brzegu
option-warn-dahan = Następnym razem ocal 2 wioski Dahan

## Cele
target-mountain-sands = góry lub piaski
target-not-wetland = kraina inna niż mokradła

## Pytania
do-use-hurried = Użyj: { $card }, jako pośpiesznej, płacąc energią: { $energy }
ask-contagion = Czy dodajesz 1 znacznik Choroby w { $land }?
ask-ferry = Która wioska Dahan przechodzi z { $land } lub do niej? (jeszcze { $left })
ask-push-out-blight = Do której krainy przechodzi zaraza z { $land }? (jeszcze { $left })
ask-season-presence = Czy dodajesz 1 swoją zniszczoną obecność w { $land }?
ask-season-spirit = Który duch może dodać obecność?
ask-sunset = Czy płacisz 1 energii za 1 obrażenie w krainie przyległej do { $land }?

## Wydarzenia
effect-bloodscent = { $land }: gdy następny raz zostaną zniszczeni najeźdźcy, przychodzą Bestie i polują.
effect-burning = { $land }: najeźdźcy nie leczą się w tej rundzie.
effect-contagion = { $who } może dodać 1 znacznik Choroby tam, gdzie użyje mocy.
effect-fleeing = { $land }: wioski Dahan, które ta akcja jeszcze oszczędza: { $number }.
effect-guarded = { $land }: przybywający najeźdźcy otrzymują 1 obrażenie.
effect-mesmerized = { $land }: obrażenia każdego najeźdźcy mniejsze o { $number }.
effect-no-cascade = { $land }: dodana tam zaraza nie rozprzestrzenia się.
effect-warned = { $land }: wioski Dahan ocalone następnym razem: { $number }.
log-birds-cry-warning = { $land }: następnym razem w tej rundzie 2 wioski Dahan mniej zostają zniszczone.
log-blood-draws-predators = { $land }: gdy w tej rundzie następny raz zostaną tam zniszczeni najeźdźcy, przychodzą Bestie i polują.
log-call-to-guard = { $land }: najeźdźcy, którzy tam w tej rundzie przybędą, otrzymują po 1 obrażeniu.
log-entrap = { $land }: zaraza dodana tam w tej rundzie nie rozprzestrzenia się.
log-mesmerized-tranquility = { $land }: w tej rundzie każdy najeźdźca zadaje o 1 obrażenie mniej.
log-scream-disease-into-the-wind = { $who } ma w tej rundzie zasięg większy o 1 i może dodać 1 znacznik Choroby tam, gdzie użyje mocy.
log-unquenchable-flames = { $land }: najeźdźcy nie leczą się w tej rundzie.
trigger-blood-draws-predators = Krew Przyciąga Drapieżniki: polowanie Bestii
trigger-call-to-guard = Wezwanie na Straż: 1 obrażenie przybyłym
trigger-scream-disease-into-the-wind = Wrzask Niosący Chorobę: 1 znacznik Choroby
