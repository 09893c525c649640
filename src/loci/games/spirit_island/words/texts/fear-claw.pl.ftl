# Karty strachu zestawu „Zarośla i Szpony”, naszymi słowami.

fear-plan-for-departure = Plan Odwrotu
text-fear-plan-for-departure-1 = Każdy gracz może przyciągnąć 1 osadę do krainy nadmorskiej.
text-fear-plan-for-departure-2 = Każdy gracz może przyciągnąć 1 odkrywcę lub osadę do krainy nadmorskiej. Każda kraina nadmorska ma obronę 2.
text-fear-plan-for-departure-3 = Każdy gracz może przyciągnąć do 2 odkrywców lub osad do krainy nadmorskiej. Każda kraina nadmorska ma obronę 4.
fear-dahan-attack = Atak Dahan
text-fear-dahan-attack-1 = Każdy gracz usuwa 1 odkrywcę z krainy z wioską Dahan.
text-fear-dahan-attack-2 = Każdy gracz wybiera inną krainę z wioską Dahan: każda zadaje tam 1 obrażenie.
text-fear-dahan-attack-3 = Każdy gracz wybiera inną krainę z osadą lub miastem i przyciąga tam 1 wioskę Dahan; potem 2 obrażenia za każdą wioskę w krainie.
fear-flee-the-pestilent-land = Ucieczka z Krainy Zarazków
text-fear-flee-the-pestilent-land-1 = Każdy gracz usuwa 1 odkrywcę lub osadę z krainy z Chorobą.
text-fear-flee-the-pestilent-land-2 = Każdy gracz usuwa najeźdźców o łącznej witalności do 3 z krainy z Chorobą albo 1 odkrywcę z krainy śródlądowej.
text-fear-flee-the-pestilent-land-3 = Każdy gracz usuwa najeźdźców o łącznej witalności do 5 z krainy z Chorobą albo 1 odkrywcę lub osadę z krainy śródlądowej.
fear-too-many-monsters = Zbyt Wiele Potworów
text-fear-too-many-monsters-1 = Każdy gracz usuwa 1 odkrywcę lub osadę z krainy z Bestiami.
text-fear-too-many-monsters-2 = Każdy gracz usuwa 1 odkrywcę i 1 osadę z krainy z Bestiami albo 1 odkrywcę z krainy obok Bestii.
text-fear-too-many-monsters-3 = Każdy gracz usuwa 2 odkrywców i 2 osady z krainy z Bestiami albo 1 odkrywcę lub osadę z krainy obok Bestii.
fear-depart-the-dangerous-land = Opuszczenie Niebezpiecznej Krainy
text-fear-depart-the-dangerous-land-1 = Każdy gracz usuwa 1 odkrywcę z krainy z Bestiami, Chorobą lub co najmniej 2 wioskami Dahan.
text-fear-depart-the-dangerous-land-2 = Każdy gracz usuwa 1 odkrywcę lub osadę z krainy z Bestiami, Chorobą lub co najmniej 2 wioskami Dahan.
text-fear-depart-the-dangerous-land-3 = Każdy gracz usuwa najeźdźców o łącznej witalności do 4 z krainy z Bestiami, Chorobą lub co najmniej 2 wioskami Dahan.
option-remove-health = Usuń najeźdźców według witalności
option-remove-one = Usuń jednego najeźdźcę
option-remove-explorers-towns = Usuń odkrywców i osady
