### Wydarzenia wyboru zestawu „Rozdarta Ziemia”, naszymi słowami.

event-lesser-spirits-imperiled = Pomniejsze Duchy w Niebezpieczeństwie
event-part-tend-to-your-own-strength = Zadbajcie o Własną Siłę
text-event-part-tend-to-your-own-strength = Każdy duch zyskuje 1 energii. Odrzućcie z talii 1 pomniejszą moc za każdego gracza: za każdą z Roślinnością 1 zaraza trafia z karty zarazy do pudełka, za każdą ze Zwierzęcością zniszczcie 1 wioskę Dahan w krainie z zarazą.
event-part-forge-a-web-of-mutual-support = Utkajcie Sieć Wzajemnej Pomocy
text-event-part-forge-a-web-of-mutual-support = Każdy duch niszczy 1 swoją obecność. Każdy duch ma do końca gry o 1 wybrane źródło mocy więcej.
event-remnants-of-a-spirits-heart = Resztki Serca Ducha
event-part-leave-its-strength-with-the-dahan = Zostawcie Jego Siłę Dahan
text-event-part-leave-its-strength-with-the-dahan = W tej rundzie wioski Dahan mają o 10 witalności więcej, a najeźdźcy w krainach z nimi o 1 witalności więcej.
event-part-with-patient-focus-craft-a-great-warding = Cierpliwie Stwórzcie Wielką Ochronę
text-event-part-with-patient-focus-craft-a-great-warding = W tej rundzie obrona duchów w każdej krainie jest o 4 mniejsza. W jednej z późniejszych faz duchów mogą razem dać wszystkim krainom obronę 4 na tę rundę.
event-numinous-crisis = Kryzys Świętości
event-part-draw-strength-from-it-while-you-can = Czerpcie z Niej Siłę, Póki Możecie
text-event-part-draw-strength-from-it-while-you-can = 1 zaraza za każdego gracza trafia z karty zarazy do pudełka i kolejne, aż karta zostanie odwrócona. Duchy zyskują 3 energii za każdą, dzieląc ją jak najrówniej.
event-part-pour-your-strength-into-the-island = Przelejcie Swoją Siłę w Wyspę
text-event-part-pour-your-strength-into-the-island = Każdy duch wybiera: płaci 3 energii, zapomina 2 karty mocy albo zwraca 1 obecność z wyspy na swoje tory. Za każdego ducha 1 zaraza z pudełka trafia na kartę zarazy.
event-hard-working-settlers = Pracowici Osadnicy
event-part-act-cautiously-in-the-background = Działajcie Ostrożnie z Ukrycia
text-event-part-act-cautiously-in-the-background = Na każdej planszy wypchnijcie do 2 wiosek Dahan; dołóżcie 1 osadę w krainie bez osad; najeźdźcy dewastują teraz krainę pokazaną na karcie dewastacji, w której jest ich najwięcej.
event-part-create-unnerving-distractions = Niepokójcie i Odwracajcie Uwagę
text-event-part-create-unnerving-distractions = W tej rundzie dewastacje kart mogą pominąć 1 krainę na każdej planszy. 1 strachu za każdego gracza. Najniższa karta II etapu i najniższa III etapu w talii najeźdźców wypadają z gry.
event-dahan-trade-with-the-invaders = Handel Dahan z Najeźdźcami
event-part-ignore-their-interest = Nie Zważajcie na Ich Ciekawość
text-event-part-ignore-their-interest = Wioski Dahan nie uczestniczą w tej rundzie w dewastacjach.
event-part-display-your-wrath-at-this-betrayal = Okażcie Gniew za Tę Zdradę
text-event-part-display-your-wrath-at-this-betrayal = Każdy duch z wioską Dahan w swoich krainach niszczy 1 z nich: 1 strachu.
event-part-change-and-help-them-learn-from-the-enemy = Zmieńcie się i Pomóżcie Im Uczyć się od Wroga
text-event-part-change-and-help-them-learn-from-the-enemy = Wioski Dahan nie uczestniczą w tej rundzie w dewastacjach. Każdy duch zapomina kartę mocy. Od następnej rundy każda wioska Dahan daje swojej krainie obronę 1.
event-lifes-balance-tilts = Równowaga Życia się Chwieje
event-part-let-destruction-have-its-day = Niech Zniszczenie ma Swój Dzień
text-event-part-let-destruction-have-its-day = Na każdej planszy usuńcie 1 znacznik Bestii, potem dołóżcie 1 znacznik Choroby. Za każdą planszę odrzućcie wierzchnią pomniejszą moc; jeśli jest pośpieszna, dołóżcie tam 1 zarazę. Najeźdźcy i wioski Dahan mają w tej rundzie o 1 witalności mniej (co najmniej 1).
event-part-fortify-the-resilience-of-life = Wzmocnijcie Odporność Życia
text-event-part-fortify-the-resilience-of-life = Na każdej planszy dołóżcie 1 znacznik Bestii, potem usuńcie 1 znacznik Choroby. Za każdą planszę odrzućcie wierzchnią pomniejszą moc; jeśli jest powolna, usuńcie tam 1 zarazę. Najeźdźcy i wioski Dahan mają w tej rundzie o 1 witalności więcej.

## Pytania i wybory
ask-shared-energy = Kryzys Świętości: kto zyskuje o 1 energii więcej?
option-pay-3-energy = Zapłać 3 energii
option-return-1-presence = Zwróć 1 obecność na swoje tory
do-great-warding = Użyj wielkiej ochrony: obrona 4 we wszystkich krainach
told-great-warding = { $who } wzywa do użycia wielkiej ochrony.

## Co się stało
log-blight-refilled = Zaraza z pudełka trafia na kartę zarazy.
log-invader-boxed-below = Karta najeźdźców ze spodu wypada z gry.

## Co obowiązuje
effect-lasting-element = { $who } ma o 1 źródło mocy więcej: { $what }.
effect-leave-its-strength-with-the-dahan = Wioski Dahan mają o 10 witalności więcej, najeźdźcy w ich krainach o 1.
effect-great-warding-crafted = Obrona duchów w każdej krainie jest o 4 mniejsza.
effect-great-warding = Wielka ochrona: raz, w fazie duchów, obrona 4 we wszystkich krainach.
effect-warding-refused = W tej rundzie wielka ochrona nie jest używana.
effect-dahan-trade = Wioski Dahan nie uczestniczą w dewastacjach.
effect-dahan-learn = Od następnej rundy każda wioska Dahan daje swojej krainie obronę 1.
effect-dahan-have-learned = Każda wioska Dahan daje swojej krainie obronę 1.
