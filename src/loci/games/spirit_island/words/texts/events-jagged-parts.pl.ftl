### Wydarzenia znaczników i Dahan zestawu „Rozdarta Ziemia”, naszymi słowami.

## Wydarzenia znaczników
event-part-foreign-diseases = Obce Choroby
text-event-part-foreign-diseases = Na każdej planszy, w krainie, w której jest razem najwięcej najeźdźców i wiosek Dahan (co najmniej po 1): dołóżcie 1 znacznik Choroby, potem 2 obrażenia wioskom Dahan.
event-part-beasts-multiply = Bestie się Mnożą
text-event-part-beasts-multiply = Na każdej planszy dołóżcie 1 znacznik Bestii w krainie przyległej do Bestii, potem zniszczcie 1 wioskę Dahan w krainie z Bestiami.
event-part-casualties-of-fang-and-sting = Ofiary Kłów i Żądeł
text-event-part-casualties-of-fang-and-sting = Na każdej planszy zniszczcie 1 odkrywcę lub osadę w krainie z Bestiami.
event-part-quit-the-farmed-lands = Precz z Pól Uprawnych
text-event-part-quit-the-farmed-lands = Na każdej planszy wypchnijcie 1 znacznik Bestii do krainy bez osad i miast; 1 strachu, jeśli są tam odkrywcy.
event-part-explorers-blunder = Błąd Odkrywców
text-event-part-explorers-blunder = Na każdej planszy zniszczcie 2 odkrywców w krainach z Bestiami.
event-part-prey-on-the-heedless = Polowanie na Lekkomyślnych
text-event-part-prey-on-the-heedless = W każdej krainie z Bestiami: 1 obrażenie za każdy znacznik Bestii.
event-part-hunting-parties = Myśliwi na Łowach
text-event-part-hunting-parties = W każdej krainie z Bestiami i miastem: 1 strachu i zniszczcie 1 znacznik Bestii.
event-part-beasts-chase-off-homesteaders = Bestie Przepędzają Osadników
text-event-part-beasts-chase-off-homesteaders = Na każdej planszy wypchnijcie do 2 odkrywców albo 1 osadę z krainy z Bestiami.
event-part-terrifying-beasts = Przerażające Bestie
text-event-part-terrifying-beasts = 2 strachu za każdą planszę z co najmniej 2 znacznikami Bestii.
event-part-lair-in-untamed-lands = Legowiska na Dzikich Ziemiach
text-event-part-lair-in-untamed-lands = Na każdej planszy dołóżcie 1 znacznik Bestii w krainie bez osad, miast i zarazy.
event-part-beasts-prey-on-the-injured = Bestie Polują na Rannych
text-event-part-beasts-prey-on-the-injured = W tej rundzie Bestie liczą się też jako Pustkowia. Na każdej planszy zniszczcie 1 zranionego najeźdźcę w krainie z Bestiami.
event-part-irregular-outbreaks = Nieregularne Ogniska
text-event-part-irregular-outbreaks = W tej fazie najeźdźców Choroba nie wstrzymuje budowy. 1 strachu za każdą planszę z Chorobą.
event-part-fatalities-rise = Rośnie Liczba Ofiar
text-event-part-fatalities-rise = W każdej krainie z Chorobą: 1 obrażenie każdemu najeźdźcy i każdej wiosce Dahan. Usuńcie 1 znacznik Choroby tam, gdzie padła osada lub miasto.
event-part-plagues-bring-fear-and-death = Plagi Niosą Strach i Śmierć
text-event-part-plagues-bring-fear-and-death = 1 strachu za każdą planszę z Chorobą. Na każdej planszy 2 obrażenia wioskom Dahan w krainie z Chorobą.
event-part-outbreaks-shift = Ogniska się Przenoszą
text-event-part-outbreaks-shift = Na każdej planszy wypchnijcie 1 znacznik Choroby do przyległej krainy, w której jest najwięcej najeźdźców.
event-part-virulence-among-close-packed-homes = Zjadliwość w Ciasnych Domach
text-event-part-virulence-among-close-packed-homes = Na każdej planszy dołóżcie 1 znacznik Choroby w krainie wewnętrznej, w której jest najwięcej osad i miast.
event-part-pestilence-arrives-on-canvas-sails = Mór Przybywa pod Żaglami
text-event-part-pestilence-arrives-on-canvas-sails = Na każdej planszy dołóżcie 1 znacznik Choroby w krainie nadbrzeżnej, w której jest najwięcej osad i miast; tam 3 obrażenia wioskom Dahan.

## Wydarzenia Dahan
event-part-coordinated-defense = Skoordynowana Obrona
text-event-part-coordinated-defense = W tej rundzie podczas dewastacji każda kraina z wioską Dahan i obecnością ma obronę 5.
event-part-careful-defense = Ostrożna Obrona
text-event-part-careful-defense = W tej rundzie podczas dewastacji każda kraina z wioską Dahan ma obronę 2.
event-part-engage-on-their-own-terms = Walka na Własnych Warunkach
text-event-part-engage-on-their-own-terms = W dewastacjach tej rundy każda wioska Dahan zadaje tylko 1 obrażenie, ale przed najeźdźcami.
event-part-lay-ambushes = Zasadzki
text-event-part-lay-ambushes = W dewastacjach tej rundy wioski Dahan zadają obrażenia w tym samym czasie co najeźdźcy.
event-part-settlers-encroach-too-far = Osadnicy Posuwają się za Daleko
text-event-part-settlers-encroach-too-far = Na każdej planszy, z krainy z osadą i wioskami Dahan, wypchnijcie 1 osadę za każde 2 wioski w niej.
event-part-at-their-gates = U Ich Bram, Żądając Zadośćuczynienia
text-event-part-at-their-gates = 2 strachu za każdą krainę z wioską Dahan i miastem.
event-part-speak-of-the-spirits-anger = Mówią o Gniewie Duchów
text-event-part-speak-of-the-spirits-anger = 1 strachu za każdą planszę, na której wioska Dahan jest w krainie z osadą lub miastem.
event-part-raiding-and-retaliation = Najazdy i Odwet
text-event-part-raiding-and-retaliation = W każdej krainie z osadą lub miastem: 1 obrażenie za każdą wioskę Dahan, potem każda ocalała osada i każde miasto zadaje wioskom 1 obrażenie.
event-part-coordinated-strikes = Skoordynowane Uderzenia
text-event-part-coordinated-strikes = W każdej krainie z co najmniej 3 wioskami Dahan: 2 obrażenia i obrona 2.
event-part-rally-to-the-defense = Na Pomoc Dalekim Krewnym
text-event-part-rally-to-the-defense = Na każdej planszy zgromadźcie 1 wioskę Dahan w krainie z wioską Dahan; ma ona obronę 1 za każdą wioskę.
event-part-a-thousand-small-struggles = Tysiąc Małych Zmagań
text-event-part-a-thousand-small-struggles = Na każdej planszy, na której jest co najmniej 4 osady i miasta oraz najwyżej 4 wioski Dahan: dołóżcie 1 zarazę w krainie bez wiosek Dahan.
event-part-seek-out-new-grounds = Poszukiwanie Nowych Terenów
text-event-part-seek-out-new-grounds = Na każdej planszy zgromadźcie 1 lub 2 wioski Dahan w krainie, w której plansza nie pokazuje ich na początek gry.
event-part-return-to-old-pillars = Powrót do Dawnych Filarów
text-event-part-return-to-old-pillars = Na każdej planszy zgromadźcie 1 lub 2 wioski Dahan w krainie, w której plansza pokazuje je na początek gry.
event-part-leave-the-hostile-land = Opuszczenie Wrogiej Ziemi
text-event-part-leave-the-hostile-land = W każdej krainie wypchnijcie 1 wioskę Dahan za każdy znacznik Pustkowi i Choroby w niej, do krain bez tych znaczników.
event-part-keep-far-from-plague = Z Dala od Krain Zarażonych
text-event-part-keep-far-from-plague = Na każdej planszy wypchnijcie 3 wioski Dahan z krain z Chorobą do krain bez niej.
event-part-coming-of-age-2-dahan = Wejście w Dorosłość
text-event-part-coming-of-age-2-dahan = Na każdej planszy dołóżcie 1 wioskę Dahan w krainie z co najmniej 2 wioskami Dahan.
event-part-coming-of-age-no-token = Wejście w Dorosłość
text-event-part-coming-of-age-no-token = Na każdej planszy dołóżcie 1 wioskę Dahan w krainie z wioską Dahan i bez Pustkowi, Bestii, Choroby i Dziczy.
event-part-coming-of-age-no-blight-disease = Wejście w Dorosłość
text-event-part-coming-of-age-no-blight-disease = Na każdej planszy dołóżcie 1 wioskę Dahan w krainie z wioską Dahan i bez zarazy i Choroby.
event-part-blessings-of-bounty-and-health = Dary Dostatku i Zdrowia
text-event-part-blessings-of-bounty-and-health = Każdy duch może dołożyć 1 wioskę Dahan w jednej ze swoich krain z wioską Dahan.
event-part-clever-cooperation = Sprytna Współpraca
text-event-part-clever-cooperation = Każdy duch może wypchnąć 1 swoją obecność z krainy z wioską Dahan; 2 obrażenia w krainie, do której trafiła.
event-part-offerings-of-story-and-season = Ofiary z Opowieści i Pór Roku
text-event-part-offerings-of-story-and-season = Każdy duch, w którego krainach są łącznie co najmniej 3 wioski Dahan, zyskuje 1 energii i może odzyskać 1 kartę.
event-part-tell-the-old-stories = Opowiadanie Dawnych Historii
text-event-part-tell-the-old-stories = Każdy duch, w którego krainach są łącznie co najmniej 2 wioski Dahan, odzyskuje 1 kartę mocy albo dostaje z powrotem unikatową moc, którą zapomniał.

## Co obowiązuje
effect-beasts-are-badlands = Bestie liczą się też jako Pustkowia.
effect-coordinated-defense = Krainy z wioską Dahan i obecnością mają obronę 5.
effect-careful-defense = Krainy z wioską Dahan mają obronę 2.
effect-engage-on-their-own-terms = Każda wioska Dahan zadaje 1 obrażenie przed dewastującymi najeźdźcami.
effect-lay-ambushes = Wioski Dahan uderzają w tym samym czasie co dewastujący najeźdźcy.

## Wybory
option-push-explorers = Wypchnijcie do 2 odkrywców
ask-old-stories = Opowiadanie Dawnych Historii: którą kartę bierzesz z powrotem?
