# Karty zarazy zestawu „Rozdarta Ziemia”, naszymi słowami.

blight-unnatural-proliferation = Nienaturalny Rozrost
text-blight-unnatural-proliferation = 3 zarazy na gracza. Natychmiast każdy duch dodaje 1 obecność w jednej ze swoich krain. Na każdej planszy dodajcie 1 wioskę Dahan w krainie z wioską Dahan oraz 2 miasta w krainie, w której osad i miast jest najmniej, ale co najmniej 1.
blight-all-things-weaken = Wszystko Marnieje
text-blight-all-things-weaken = 3 zarazy na gracza. Od następnej rundy najeźdźcy i wioski Dahan mają o 1 witalności mniej (co najmniej 1), zarazę dodaje o 1 obrażenie mniej, a dodana zaraza niszczy w swojej krainie wszystkie obecności i Bestie oraz 1 obecność w przyległej krainie.
blight-thriving-communities = Rozwijające się Społeczności
text-blight-thriving-communities = 4 zarazy na gracza. Natychmiast na każdej planszy, w 4 różnych krainach: zastąpcie 1 odkrywcę 1 osadą albo 1 osadę 1 miastem.
blight-power-corrodes-the-spirit = Moc Deprawuje Ducha
text-blight-power-corrodes-the-spirit = 4 zarazy na gracza. W każdej fazie najeźdźców każdy duch, który ma w grze co najmniej 3 karty mocy albo jedną o koszcie co najmniej 4, niszczy 1 swoją obecność.
blight-untended-land-crumbles = Zapomniane Ziemie Niszczeją
text-blight-untended-land-crumbles = 4 zarazy na gracza. W każdej fazie najeźdźców na każdej planszy dodajcie 1 zarazę w krainie przyległej do zarazy, chyba że duchy razem zapłacą 3 energii albo zniszczą 1 obecność na tej planszy.
blight-invaders-find-the-land-to-their-liking = Kraina Odpowiednia Dla Najeźdźców
text-blight-invaders-find-the-land-to-their-liking = Wyspa wciąż witalna. 2 zarazy na gracza. Natychmiast pula strachu rośnie, na każdego gracza o 1 znacznik na poziomie terroru I, o 1½ (zaokrąglając w dół) na II, o 2 na III.
blight-strong-earth-shatters-slowly = Powolny Rozpad Wytrzymałej Ziemi
text-blight-strong-earth-shatters-slowly = Wyspa wciąż witalna. 2 zarazy na gracza. Natychmiast każdy gracz dodaje 1 zarazę z tej karty w krainie przyległej do zarazy.
option-blight-card-is-unnatural-proliferation = { blight-unnatural-proliferation }
option-blight-card-is-all-things-weaken = { blight-all-things-weaken }
option-blight-card-is-thriving-communities = { blight-thriving-communities }
option-blight-card-is-power-corrodes-the-spirit = { blight-power-corrodes-the-spirit }
option-blight-card-is-untended-land-crumbles = { blight-untended-land-crumbles }
option-blight-card-is-invaders-find-the-land-to-their-liking = { blight-invaders-find-the-land-to-their-liking }
option-blight-card-is-strong-earth-shatters-slowly = { blight-strong-earth-shatters-slowly }
option-left-out-blight-is-unnatural-proliferation = { blight-unnatural-proliferation }
option-left-out-blight-is-all-things-weaken = { blight-all-things-weaken }
option-left-out-blight-is-thriving-communities = { blight-thriving-communities }
option-left-out-blight-is-power-corrodes-the-spirit = { blight-power-corrodes-the-spirit }
option-left-out-blight-is-untended-land-crumbles = { blight-untended-land-crumbles }
option-left-out-blight-is-invaders-find-the-land-to-their-liking = { blight-invaders-find-the-land-to-their-liking }
option-left-out-blight-is-strong-earth-shatters-slowly = { blight-strong-earth-shatters-slowly }

## Pytania
ask-blight-option = { $card }, { $land }: co wybieracie?
ask-untended-land = Zapomniane Ziemie Niszczeją, plansza { $board }: czy chronicie ją przed zarazą?
ask-prevent-energy = { $name }, plansza { $board }: { $text } Ile energii dajesz, by temu tam zapobiec? (brakuje { $left })
option-explorer-to-town = Zastąpcie 1 odkrywcę 1 osadą
option-town-to-city = Zastąpcie 1 osadę 1 miastem
option-let-it-crumble = Niech przyjdzie zaraza
option-tend-for-energy = Dajcie razem 3 energii
option-tend-for-presence = Dajcie 1 obecność z tej planszy

## Co się stało
log-fear-pool-grows = Pula strachu rośnie.
effect-weakening-ahead = Od następnej rundy wszystko marnieje.
