# Karty strachu gry podstawowej, naszymi własnymi słowami.

fear-avoid-the-dahan = Unikanie Dahan
text-fear-avoid-the-dahan-1 = W tej rundzie najeźdźcy nie eksplorują krain z co najmniej 2 wioskami Dahan.
text-fear-avoid-the-dahan-2 = W tej rundzie najeźdźcy nie budują tam, gdzie wiosek Dahan jest więcej niż osad i miast.
text-fear-avoid-the-dahan-3 = W tej rundzie najeźdźcy nie budują w krainach z wioskami Dahan.
fear-belief-takes-root = Wiara Zapuszcza Korzenie
text-fear-belief-takes-root-1 = Każda kraina z obecnością ma obronę 2.
text-fear-belief-takes-root-2 = Każda kraina z obecnością ma obronę 2. Każdy duch zyskuje 1 energii za każde swoje miejsce kultu z najeźdźcami.
text-fear-belief-takes-root-3 = Każdy gracz może wybrać krainę, każdy inną, i usunąć z niej najeźdźców o łącznej witalności do 2 za każdą obecność w tej krainie.
fear-dahan-enheartened = Dahanie Nabierają Otuchy
text-fear-dahan-enheartened-1 = Każdy gracz może wypchnąć 1 wioskę Dahan z krainy z najeźdźcami albo zgromadzić 1 w takiej krainie.
text-fear-dahan-enheartened-2 = Każdy gracz wybiera krainę, każdy inną, i gromadzi w niej do 2 wiosek Dahan; jeśli są tam potem jakieś wioski, 1 obrażenie.
text-fear-dahan-enheartened-3 = Każdy gracz wybiera krainę, każdy inną, i gromadzi w niej do 2 wiosek Dahan; potem 1 obrażenie za każdą wioskę Dahan w tej krainie.
fear-dahan-on-their-guard = Dahanie na Straży
text-fear-dahan-on-their-guard-1 = Każda kraina ma obronę 1 za każdą wioskę Dahan w niej.
text-fear-dahan-on-their-guard-2 = Każda kraina z wioskami Dahan ma obronę 1 oraz jeszcze 1 za każdą z nich.
text-fear-dahan-on-their-guard-3 = Każda kraina ma obronę 2 za każdą wioskę Dahan w niej.
fear-dahan-raid = Najazd Dahan
text-fear-dahan-raid-1 = Każdy gracz wybiera krainę z wioskami Dahan, każdy inną: 1 obrażenie w niej.
text-fear-dahan-raid-2 = Każdy gracz wybiera krainę z wioskami Dahan, każdy inną: 1 obrażenie za każdą wioskę Dahan w niej.
text-fear-dahan-raid-3 = Każdy gracz wybiera krainę z wioskami Dahan, każdy inną: 2 obrażenia za każdą wioskę Dahan w niej.
fear-emigration-accelerates = Fala Emigracji
text-fear-emigration-accelerates-1 = Każdy gracz usuwa 1 odkrywcę z krainy nadbrzeżnej.
text-fear-emigration-accelerates-2 = Każdy gracz usuwa 1 odkrywcę lub osadę z krainy nadbrzeżnej.
text-fear-emigration-accelerates-3 = Każdy gracz usuwa 1 odkrywcę lub osadę z dowolnej krainy.
fear-fear-of-the-unseen = Strach przed Niewidocznym
text-fear-fear-of-the-unseen-1 = Każdy gracz usuwa 1 odkrywcę lub osadę z krainy z miejscem kultu.
text-fear-fear-of-the-unseen-2 = Każdy gracz usuwa 1 odkrywcę lub osadę z krainy z obecnością.
text-fear-fear-of-the-unseen-3 = Każdy gracz usuwa 1 odkrywcę lub osadę z krainy z obecnością albo 1 miasto z krainy z miejscem kultu.
fear-isolation = Osamotnienie
text-fear-isolation-1 = Każdy gracz usuwa 1 odkrywcę lub osadę, jeśli to jedyny najeźdźca w swojej krainie.
text-fear-isolation-2 = Każdy gracz usuwa 1 odkrywcę lub osadę z krainy z najwyżej 2 najeźdźcami.
text-fear-isolation-3 = Każdy gracz usuwa 1 najeźdźcę z krainy z najwyżej 2 najeźdźcami.
fear-overseas-trade-seem-safer = Handel Zamorski Wydaje się Bezpieczniejszy
text-fear-overseas-trade-seem-safer-1 = Każda kraina nadbrzeżna ma obronę 3.
text-fear-overseas-trade-seem-safer-2 = Każda kraina nadbrzeżna ma obronę 6, a w tej rundzie nie powstają w nich miasta.
text-fear-overseas-trade-seem-safer-3 = Każda kraina nadbrzeżna ma obronę 9, a w tej rundzie nic się w nich nie buduje.
fear-retreat = Odwrót!
text-fear-retreat-1 = Każdy gracz może wypchnąć do 2 odkrywców z jednej krainy wewnętrznej.
text-fear-retreat-2 = Każdy gracz może wypchnąć do 3 odkrywców lub osad z jednej krainy wewnętrznej.
text-fear-retreat-3 = Każdy gracz może wypchnąć dowolną liczbę odkrywców i osad z jednej krainy.
fear-scapegoats = Kozły Ofiarne
text-fear-scapegoats-1 = Każda osada niszczy 1 odkrywcę w swojej krainie.
text-fear-scapegoats-2 = Każda osada niszczy 1 odkrywcę w swojej krainie, a każde miasto 2.
text-fear-scapegoats-3 = W krainach z osadą lub miastem zostają zniszczeni wszyscy odkrywcy; potem każde miasto niszczy 1 osadę w swojej krainie.
fear-seek-safety = W Poszukiwaniu Schronienia
text-fear-seek-safety-1 = Każdy gracz może wypchnąć 1 odkrywcę do krainy, w której jest więcej osad i miast niż w opuszczanej.
text-fear-seek-safety-2 = Każdy gracz może zgromadzić 1 odkrywcę w krainie z osadą lub miastem albo 1 osadę w krainie z miastem.
text-fear-seek-safety-3 = Każdy gracz może usunąć z krainy bez miasta najeźdźców o łącznej witalności do 3.
fear-tall-tales-of-savagery = Opowieści o Dzikusach
text-fear-tall-tales-of-savagery-1 = Każdy gracz usuwa 1 odkrywcę z krainy z wioską Dahan.
text-fear-tall-tales-of-savagery-2 = Każdy gracz usuwa 2 odkrywców albo 1 osadę z krainy z wioską Dahan.
text-fear-tall-tales-of-savagery-3 = Z każdej krainy z wioską Dahan usuwa się 2 odkrywców albo 1 osadę, potem 1 miasto z każdej krainy z co najmniej 2 wioskami Dahan.
fear-trade-suffers = Upadek Handlu
text-fear-trade-suffers-1 = W tej rundzie najeźdźcy nie budują w krainach z miastem.
text-fear-trade-suffers-2 = Każdy gracz może zamienić 1 osadę w krainie nadbrzeżnej w odkrywcę.
text-fear-trade-suffers-3 = Każdy gracz może zamienić w krainie nadbrzeżnej 1 miasto w osadę albo 1 osadę w odkrywcę.
fear-wary-of-the-interior = Lęk przed Głębią Wyspy
text-fear-wary-of-the-interior-1 = Każdy gracz usuwa 1 odkrywcę z krainy wewnętrznej.
text-fear-wary-of-the-interior-2 = Każdy gracz usuwa 1 odkrywcę lub osadę z krainy wewnętrznej.
text-fear-wary-of-the-interior-3 = Każdy gracz usuwa 1 odkrywcę lub osadę z dowolnej krainy.

## Pytania
ask-fear-land = Karta strachu „{ $card }”: { $text } Którą krainę wybierasz?
ask-fear-option = Karta strachu „{ $card }”, { $land }: co wybierasz?
ask-remove-health = { $land }: których najeźdźców usunąć? Pozostała witalność: { $left }.

## Odpowiedzi
option-remove-explorers = Usuń 2 odkrywców
option-remove-town = Usuń 1 osadę

## Co się stało
log-no-explore-two-dahan = W tej rundzie najeźdźcy nie eksplorują krain z co najmniej 2 wioskami Dahan.
log-no-build-outnumbered = W tej rundzie najeźdźcy nie budują tam, gdzie wiosek Dahan jest więcej niż osad i miast.
log-no-build-dahan = W tej rundzie najeźdźcy nie budują w krainach z wioskami Dahan.
log-no-build-coastal = W tej rundzie najeźdźcy nie budują w krainach nadbrzeżnych.
log-no-build-city = W tej rundzie najeźdźcy nie budują w krainach z miastem.
log-no-city = W tej rundzie w krainach nadbrzeżnych nie powstają miasta.
