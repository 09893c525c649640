# Karty strachu zestawu „Zarośla i Szpony”, które powstrzymują najeźdźców, naszymi słowami.

fear-demoralized = Upadek Morale
text-fear-demoralized-1 = Każda kraina ma obronę 1.
text-fear-demoralized-2 = Każda kraina ma obronę 2.
text-fear-demoralized-3 = Każda kraina ma obronę 3.
fear-tread-carefully = Ostrożne Kroki
text-fear-tread-carefully-1 = Każdy gracz może wybrać krainę z wioską Dahan albo taką, w której krainach przyległych jest co najmniej 5 wiosek Dahan: w tej rundzie nie ma tam dewastacji.
text-fear-tread-carefully-2 = Każdy gracz może wybrać krainę z wioską Dahan albo taką, w której krainach przyległych są co najmniej 3 wioski Dahan: w tej rundzie nie ma tam dewastacji.
text-fear-tread-carefully-3 = Każdy gracz może wybrać krainę z wioską Dahan albo przyległą do krainy z wioską Dahan: w tej rundzie nie ma tam dewastacji.
fear-explorers-are-reluctant = Odkrywcy się Wahają
text-fear-explorers-are-reluctant-1 = Najbliższa zwykła eksploracja omija na każdej planszy krainę z karty o najniższym numerze.
text-fear-explorers-are-reluctant-2 = Najbliższa zwykła eksploracja jest pominięta i nie odsłania się karty; w następnej fazie najeźdźców eksploracja ma o jedną kartę więcej.
text-fear-explorers-are-reluctant-3 = Przy najbliższej zwykłej eksploracji odsłania się kartę, razem z eskalacją, ale nic nie jest eksplorowane.
fear-immigration-slows = Imigracja Słabnie
text-fear-immigration-slows-1 = Najbliższa zwykła budowa omija na każdej planszy krainę z karty o najniższym numerze.
text-fear-immigration-slows-2 = Najbliższa zwykła budowa jest pominięta, a jej karta zostaje na miejscu.
text-fear-immigration-slows-3 = Najbliższa zwykła budowa jest pominięta; jej karta przesuwa się jak zwykle.
fear-quarantine = Kwarantanna
text-fear-quarantine-1 = W tej rundzie nie są eksplorowane krainy nadbrzeżne.
text-fear-quarantine-2 = W tej rundzie nie są eksplorowane krainy nadbrzeżne, a z krain z Chorobą nie wychodzą odkrywcy.
text-fear-quarantine-3 = W tej rundzie nie są eksplorowane krainy nadbrzeżne, a najeźdźcy nie działają w krainach z Chorobą.
fear-panicked-by-wild-beasts = Panika przed Dzikimi Bestiami
text-fear-panicked-by-wild-beasts-1 = Każdy gracz dokłada 1 Konflikt w krainie z Bestiami lub obok nich.
text-fear-panicked-by-wild-beasts-2 = Każdy gracz dokłada 1 Konflikt w krainie z Bestiami lub obok nich. W tej rundzie w krainach z Bestiami nie ma zwykłej budowy ani zwykłej eksploracji.
text-fear-panicked-by-wild-beasts-3 = Każdy gracz dokłada 1 Konflikt w krainie z Bestiami lub obok nich. W tej rundzie w krainach z Bestiami nie ma zwykłych akcji najeźdźców.

## Co trwa
log-defend-everywhere = Każda kraina ma obronę { $number }.
effect-defend-everywhere = Każda kraina ma obronę { $number }.
log-lowest-not-built = Najbliższa zwykła budowa omija na każdej planszy najniższą krainę z karty.
effect-lowest-not-built = Najbliższa zwykła budowa omija na każdej planszy najniższą krainę z karty.
log-lowest-not-explored = Najbliższa zwykła eksploracja omija na każdej planszy najniższą krainę z karty.
effect-lowest-not-explored = Najbliższa zwykła eksploracja omija na każdej planszy najniższą krainę z karty.
log-build-skipped = Najbliższa zwykła budowa jest pominięta.
effect-build-skipped = Najbliższa zwykła budowa jest pominięta.
log-build-delayed = Najbliższa zwykła budowa jest pominięta, a jej karta zostaje.
effect-build-delayed = Najbliższa zwykła budowa jest pominięta, a jej karta zostaje.
effect-build-card-stays = Karta na polu budowy zostaje tam w tej rundzie.
log-explore-delayed = Najbliższa zwykła eksploracja jest pominięta; następna ma o jedną kartę więcej.
effect-explore-delayed = Najbliższa zwykła eksploracja jest pominięta; następna ma o jedną kartę więcej.
effect-one-more-explore = Następna eksploracja ma o jedną kartę więcej.
log-explore-skipped = Karta najbliższej zwykłej eksploracji jest tylko odsłaniana.
effect-explore-skipped = Karta najbliższej zwykłej eksploracji jest tylko odsłaniana.
log-quarantine = Kwarantanna: w tej rundzie nie są eksplorowane krainy nadbrzeżne.
effect-quarantine =
    { $number ->
        [1] Kwarantanna: krainy nadbrzeżne nie są eksplorowane.
        [2] Kwarantanna: krainy nadbrzeżne nie są eksplorowane, a z krain z Chorobą nie wychodzą odkrywcy.
       *[other] Kwarantanna: krainy nadbrzeżne nie są eksplorowane, a najeźdźcy nie działają w krainach z Chorobą.
    }
log-wary-of-beasts = W tej rundzie najeźdźcy trzymają się z dala od Bestii.
effect-wary-of-beasts =
    { $number ->
        [1] W krainach z Bestiami nie ma zwykłych akcji najeźdźców.
       *[other] W krainach z Bestiami nie ma zwykłej budowy ani eksploracji.
    }
