# Kuglarz Zwiastujący Tarapaty i Jednomyślność Istnień, naszymi słowami.

## Kuglarz Zwiastujący Tarapaty
spirit-grinning-trickster-stirs-up-trouble = Kuglarz Zwiastujący Tarapaty
option-spirits-is-grinning-trickster-stirs-up-trouble = { spirit-grinning-trickster-stirs-up-trouble }
character-grinning-trickster-stirs-up-trouble = Śmiech w ciemności i nóż w niewłaściwej ręce; chce zobaczyć, co wszyscy zrobią dalej.
style-grinning-trickster-stirs-up-trouble = Napuszcza najeźdźców na siebie nawzajem i na każdego, kto stoi obok; zwinny i szybki, ale wiele zostawia przypadkowi i nie cierpi po sobie sprzątać.
special-grinning-trickster-stirs-up-trouble-1 = Prawdziwy Talent do Niezgody: gdy jedna z twoich mocy doda Konflikt w krainie, możesz potem zapłacić 1 energii, żeby dodać 1 Konflikt w krainie w zasięgu 1 od niej.
special-grinning-trickster-stirs-up-trouble-2 = Sprzątanie To Nuda: gdy jedna z twoich mocy usunie zarazę, zniszcz potem 1 swoją obecność; nie dotyczy mocy Zobaczmy, Co Się Stanie.
power-lets-see-what-happens = Zobaczmy, Co Się Stanie
text-lets-see-what-happens = 1 × Księżyc, 1 × Ogień, 2 × Powietrze: odrzucaj karty z talii pomniejszych mocy, aż trafisz na taką, której celem jest kraina, i od razu wykonaj w tej krainie to, co mówi, bez względu na jej zasięg i cel; każde „do” wykonaj w miarę możliwości w całości, a każde „albo” jak „i”. 2 × Księżyc, 1 × Ogień, 2 × Powietrze: możesz zapomnieć kartę mocy, żeby wziąć tamtą kartę na rękę i zyskać 1 energii.
power-why-dont-you-and-them-fight = A Może Się Pobijecie
text-why-dont-you-and-them-fight = 3 × Księżyc: możesz użyć tej mocy jako powolnej. 3 × Powietrze: 1 Konflikt. 3 × Słońce: 1 najeźdźca i 1 wioska Dahan zadają sobie nawzajem obrażenia. 3 × Ogień: to samo, jeśli się jeszcze nie stało. 3 × Zwierzęcość: gdy w krainie są Bestie, 2 obrażenia; gdy ich nie ma, możesz zgromadzić 1 znacznik Bestii.
power-impersonate-authority = Podszycie się pod Władzę
text-impersonate-authority = 1 Konflikt dla najeźdźcy w krainie.
power-incite-the-mob = Podjudzenie Tłumu
text-incite-the-mob = 1 najeźdźca z Konfliktem zadaje swoje obrażenia innym najeźdźcom w krainie. 1 strachu za każdego najeźdźcę zniszczonego tą mocą.
power-overenthusiastic-arson = Nadgorliwe Podpalenie
text-overenthusiastic-arson = Zniszcz 1 osadę. Odrzuć wierzchnią kartę talii pomniejszych mocy; jeśli ma Ogień, 1 strachu, 2 obrażenia i 1 zaraza w krainie.
power-unexpected-tigers = Niespodziewane Tygrysy
text-unexpected-tigers = Jeśli są tam najeźdźcy, 1 strachu. Jeśli możesz zgromadzić 1 znacznik Bestii, zrób to, a potem wypchnij 1 odkrywcę; jeśli nie, dodaj 1 znacznik Bestii.

see-space-push-dahan = wypchnij 1 wioskę Dahan z jednej ze swoich krain
ask-push-dahan-from = Z której swojej krainy wypychasz 1 wioskę Dahan?
ask-discord = W której krainie dodajesz 1 Konflikt za 1 energii?
ask-forget-for-card = Którą kartę mocy zapominasz za kartę „{ $card }” i 1 energii?
ask-fight-invader = { $land }: który najeźdźca walczy z wioską Dahan?
ask-fight-dahan = { $land }: która wioska Dahan walczy z najeźdźcą?
ask-incite = { $land }: który najeźdźca z Konfliktem rzuca się na innych?
trigger-a-real-flair-for-discord = talent do niezgody
trigger-cleaning-up-messes-is-a-drag = sprzątanie to nuda

## Jednomyślność Istnień
spirit-many-minds-move-as-one = Jednomyślność Istnień
option-spirits-is-many-minds-move-as-one = { spirit-many-minds-move-as-one }
character-many-minds-move-as-one = Skrzydła, pazury i żądła bez liku, i jedna myśl, która zwraca je wszystkie naraz.
style-many-minds-move-as-one = Zwołuje roje z daleka, żeby straszyć i osłaniać, i wyprowadza przyjaciół z niebezpieczeństwa; sama burzy niewiele, a na początku ma mało energii.
special-many-minds-move-as-one-1 = Lot Szybki Jak Myśl: Bestie, które gromadzisz lub wypychasz, mogą przyjść z krain odległych do 2 krain albo do takich odejść.
special-many-minds-move-as-one-2 = Złączenie Rojów i Stad: każde twoje miejsce kultu może się też liczyć jako 1 znacznik Bestii. Co spotyka takie Bestie, spotyka naraz 2 twoje obecności w tej krainie.
power-the-teeming-host-arrives = Nadciąga Nieprzebrana Rzesza
text-the-teeming-host-arrives = 2 × Powietrze, 1 × Zwierzęcość: zgromadź do 1 znacznika Bestii. 3 × Powietrze, 1 × Woda, 2 × Zwierzęcość: zamiast tego zgromadź do 1 znacznika Bestii za każde posiadane Powietrze. 1 × Ogień, 4 × Powietrze, 2 × Zwierzęcość: wypchnij do 3 znaczników Bestii.
power-beset-and-confound-the-invaders = Osaczenie i Zamęt
text-beset-and-confound-the-invaders = Liczy się tylko najwyższy poziom, na który w krainie jest dość Bestii. 1 × Powietrze, 2 × Zwierzęcość: przy 2 znacznikach Bestii 2 strachu i obrona 2. 2 × Powietrze, 3 × Zwierzęcość: przy 3 znacznikach 3 strachu i obrona 4. 3 × Powietrze, 4 × Zwierzęcość: przy 4 znacznikach 4 strachu i obrona 7. 4 × Powietrze, 1 × Ziemia, 5 × Zwierzęcość: przy 5 znacznikach 6 strachu i obrona 10.
power-a-dreadful-tide-of-scurrying-flesh = Straszliwa Fala Rojących się Ciał
text-a-dreadful-tide-of-scurrying-flesh = Usuń do połowy znaczników Bestii w krainie, zaokrąglając w dół. Za każdy z nich 2 strachu, a najeźdźcy pomijają tam w tej rundzie jedną akcję, którą wybierzesz.
power-boon-of-swarming-bedevilment = Błogosławieństwo Dręczącego Roju
text-boon-of-swarming-bedevilment = W tej rundzie każda obecność ducha daje swojej krainie obronę 1. Duch może wypchnąć do 1 swojej obecności.
power-ever-multiplying-swarm = Wciąż Rosnący Rój
text-ever-multiplying-swarm = Dodaj 2 znaczniki Bestii.
power-guide-the-way-on-feathered-wings = Wskazanie Drogi na Skrzydłach
text-guide-the-way-on-feathered-wings = Przesuń stamtąd 1 znacznik Bestii o najwyżej dwie krainy. Do 2 wiosek Dahan może iść z nim, przez część drogi lub całą.
power-pursue-with-scratches-pecks-and-stings = Pościg Pazurów, Dziobów i Żądeł
text-pursue-with-scratches-pecks-and-stings = 1 strachu. Za każdy znacznik Bestii w krainie poza pierwszym wypchnij 1 odkrywcę lub osadę.

target-two-beasts = kraina z co najmniej 2 znacznikami Bestii
    .in = w dowolnej krainie z co najmniej 2 znacznikami Bestii
see-space-buy-card = zapłać 2 energii, żeby pozyskać kartę mocy
growth-swarm-3 = dodaj 1 obecność i 1 znacznik Bestii w jednej krainie w zasięgu 3
growth-gather-beasts-2 = zgromadź 1 znacznik Bestii w krainie w zasięgu 2
ask-swarm-beasts = Do której krainy trafia 1 znacznik Bestii?
ask-gather-beasts-to = W której krainie gromadzisz 1 znacznik Bestii?
ask-site-willing = Czy twoje miejsce kultu liczy się jako Bestie, które idą z { $start } do { $land }? Byłyby to 2 twoje obecności.
ask-guide = Dokąd Bestie wskazują drogę z { $land }?
ask-guide-dahan = Która wioska Dahan idzie z nimi do { $to }? (pozostało: { $left })
do-push-site = Twoje miejsce kultu, jako Bestie, do { $land } ({ $terrain })
do-gather-site = Miejsce kultu, jako Bestie, z { $land } ({ $terrain })
do-remove-site = Twoje miejsce kultu, jako Bestie: 2 obecności w { $land } ({ $terrain })
log-overrun = { $land }: akcje najeźdźców, które można w tej rundzie pominąć: { $number }.
log-bedevilled = { $who }: obecność broni w tej rundzie swoich krain.
effect-overrun = { $land }: akcje, które najeźdźcy mogą jeszcze pominąć: { $number }.
effect-bedevilled = { $who }: każda obecność daje swojej krainie obronę 1.
