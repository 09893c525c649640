# Karty strachu zestawu „Rozdarta Ziemia”, naszymi słowami.

fear-sense-of-dread = Poczucie Grozy
text-fear-sense-of-dread-1 = Na każdej planszy usuńcie 1 odkrywcę z krainy, którą pokazuje karta dewastacji.
text-fear-sense-of-dread-2 = Na każdej planszy usuńcie 1 odkrywcę lub osadę z krainy, którą pokazuje karta dewastacji.
text-fear-sense-of-dread-3 = Na każdej planszy usuńcie 1 najeźdźcę z krainy, którą pokazuje karta dewastacji.
fear-flee-from-dangerous-lands = Ucieczka z Niebezpiecznych Krain
text-fear-flee-from-dangerous-lands-1 = Na każdej planszy wypchnijcie 1 odkrywcę lub osadę z krainy z Pustkowiami, Dziczą lub wioską Dahan.
text-fear-flee-from-dangerous-lands-2 = Na każdej planszy usuńcie 1 odkrywcę lub osadę z krainy z Pustkowiami, Dziczą lub wioską Dahan.
text-fear-flee-from-dangerous-lands-3 = Na każdej planszy usuńcie 1 odkrywcę lub osadę z dowolnej krainy albo 1 miasto z krainy z Pustkowiami, Dziczą lub wioską Dahan.
fear-dahan-reclaim-fishing-grounds = Dahan Odzyskują Łowiska
text-fear-dahan-reclaim-fishing-grounds-1 = Każdy gracz wybiera inną krainę nadbrzeżną z wioską Dahan: 1 obrażenie za każdą wioskę w niej.
text-fear-dahan-reclaim-fishing-grounds-2 = Każdy gracz wybiera inną krainę nadbrzeżną i gromadzi w niej do 1 wioski Dahan; potem 1 obrażenie za każdą wioskę w niej.
text-fear-dahan-reclaim-fishing-grounds-3 = Każdy gracz wybiera inną krainę nadbrzeżną i gromadzi w niej do 1 wioski Dahan; potem 2 obrażenia za każdą wioskę w niej.
fear-beset-by-many-troubles = Nękani Wieloma Kłopotami
text-fear-beset-by-many-troubles-1 = Każda kraina z Pustkowiami, Bestiami, Chorobą, Dziczą lub Konfliktem ma obronę 3.
text-fear-beset-by-many-troubles-2 = Każda kraina z Pustkowiami, Bestiami, Chorobą, Dziczą lub Konfliktem albo z co najmniej 3 takimi znacznikami w krainach przyległych ma obronę 5.
text-fear-beset-by-many-troubles-3 = Każdy znacznik Pustkowi, Bestii, Choroby, Dziczy i Konfliktu daje swojej krainie i każdej przyległej obronę 3.
fear-nerves-fray = Puszczają Nerwy
text-fear-nerves-fray-1 = Każdy gracz dokłada 1 Konflikt w krainie, której nie pokazuje karta dewastacji.
text-fear-nerves-fray-2 = Każdy gracz dokłada 2 Konflikty w jednej krainie, której nie pokazuje karta dewastacji.
text-fear-nerves-fray-3 = Każdy gracz dokłada 2 Konflikty w jednej krainie, której nie pokazuje karta dewastacji. 1 strachu za każdego gracza.
fear-theological-strife = Spory o Wiarę
text-fear-theological-strife-1 = Każdy gracz dokłada 1 Konflikt w krainie z obecnością.
text-fear-theological-strife-2 = Każdy gracz dokłada 1 Konflikt w krainie z obecnością. Każdy duch zyskuje 1 energii za każde swoje miejsce kultu w krainach z najeźdźcami.
text-fear-theological-strife-3 = Każdy gracz dokłada 1 Konflikt w krainie z obecnością. Potem każdy najeźdźca z Konfliktem zadaje swoje obrażenia innym najeźdźcom w swojej krainie.
log-beset = W tej rundzie krain bronią kłopoty najeźdźców.
effect-beset =
    { $number ->
        [1] Krainy ze znacznikami lub Konfliktem mają obronę 3.
        [2] Krainy ze znacznikami lub Konfliktem albo z co najmniej 3 obok mają obronę 5.
       *[other] Każdy znacznik i każdy Konflikt daje swojej krainie i przyległym obronę 3.
    }
