# Cztery duchy o średniej i wysokiej złożoności, naszymi własnymi słowami.

## Głos Burzy
spirit-thunderspeaker = Głos Burzy
special-thunderspeaker-1 = Sprzymierzeniec Dahan: gdy wioska Dahan opuszcza krainę z twoją obecnością, 1 twoja obecność może przejść razem z nią do tej samej krainy.
special-thunderspeaker-2 = Przysięga Zwycięstwu: za każdą wioskę Dahan zniszczoną przez dewastację zostaje zniszczona 1 twoja obecność w tej krainie lub w przyległej.
power-gather-the-warriors = Zwołanie Wojowników
text-gather-the-warriors = 4 × Powietrze: można użyć jako pośpiesznej. 1 × Zwierzęcość: zgromadź do 1 wioski Dahan za każde posiadane Powietrze, potem wypchnij do 1 wioski Dahan za każde posiadane Słońce.
power-lead-the-furious-assault = Rozjuszony Atak
text-lead-the-furious-assault = 4 × Powietrze: można użyć jako pośpiesznej. 2 × Słońce, 1 × Ogień: zniszcz 1 osadę za każde 2 wioski Dahan w tej krainie. 4 × Słońce, 3 × Ogień: zniszcz też 1 miasto za każde 3 wioski Dahan w tej krainie.
power-manifestation-of-power-and-glory = Objawienie Potęgi i Chwały
text-manifestation-of-power-and-glory = 1 strachu. Każda wioska Dahan zadaje tyle obrażeń, ile masz tam obecności.
power-sudden-ambush = Nagła Zasadzka
text-sudden-ambush = Możesz zgromadzić 1 wioskę Dahan. Potem każda wioska Dahan niszczy 1 odkrywcę.
power-voice-of-thunder = Głos Gromu
text-voice-of-thunder = Wypchnij do 4 wiosek Dahan albo, jeśli są tam najeźdźcy, 2 strachu.
power-words-of-warning = Słowa Przestrogi
text-words-of-warning = Obrona 3. Podczas dewastacji w tej rundzie wioski Dahan uderzają tam jednocześnie z najeźdźcami.

## Nieokiełznany Siewca Zieleni
spirit-a-spread-of-rampant-green = Nieokiełznany Siewca Zieleni
special-a-spread-of-rampant-green-1 = Kraina Zduszona Zielenią: gdy najeźdźcy mieliby dewastować lub budować w twoim miejscu kultu, możesz zniszczyć tam 1 swoją obecność, by ich powstrzymać.
special-a-spread-of-rampant-green-2 = Ciągłe Odradzanie: obecność dodawana przez rozwój możesz brać spośród zniszczonej; na zarażonej wyspie każda taka kosztuje 1 energii.
power-creepers-tear-into-mortar = Pnącza Kruszące Mury
text-creepers-tear-into-mortar = 1 × Księżyc, 2 × Roślinność: 1 obrażenie 1 osadzie lub miastu. 2 × Księżyc, 3 × Roślinność: powtórz. 3 × Księżyc, 4 × Roślinność: powtórz jeszcze raz.
power-all-enveloping-green = Wszechogarniająca Zieleń
text-all-enveloping-green = 1 × Woda, 3 × Roślinność: obrona 2. 2 × Woda, 4 × Roślinność: zamiast tego obrona 4. 3 × Woda, 1 × Ziemia, 5 × Roślinność: usuń też 1 zarazę.
power-fields-choked-with-growth = Zarośnięte Pola
text-fields-choked-with-growth = Wypchnij 1 osadę albo wypchnij 3 wioski Dahan.
power-gift-of-proliferation = Dar Rozrostu
text-gift-of-proliferation = Duch dodaje 1 obecność w zasięgu 1 od swojej obecności.
power-overgrow-in-a-night = Zarośnięcie w Jedną Noc
text-overgrow-in-a-night = Dodaj 1 obecność albo, jeśli są tam twoja obecność i najeźdźcy, 3 strachu.
power-stem-the-flow-of-fresh-water = Zatrzymany Przepływ Świeżej Wody
text-stem-the-flow-of-fresh-water = 1 obrażenie 1 osadzie lub miastu. W górach i na piaskach zamiast tego 1 obrażenie każdej osadzie i każdemu miastu.

## Zryw Wygłodniałego Oceanu
spirit-oceans-hungry-grasp = Zryw Wygłodniałego Oceanu
special-oceans-hungry-grasp-1 = Wpływ Oceanu: twoja obecność może być w oceanach, ale nigdy w krainach wewnętrznych. Na planszach z twoją obecnością ocean jest dla mocy i zarazy nadbrzeżnymi mokradłami; najeźdźcy i wioski Dahan przesunięte do niego toną.
special-oceans-hungry-grasp-2 = Zatapianie: zatopione komponenty są zniszczone. Witalność zatopionych najeźdźców zachowujesz i w każdej chwili możesz zamienić jej tyle, ilu jest graczy, na 1 energii.
power-pound-ships-to-splinters = Okręty Rozbite w Drzazgi
text-pound-ships-to-splinters = 1 × Księżyc, 1 × Powietrze, 2 × Woda: 1 strachu. 2 × Księżyc, 1 × Powietrze, 3 × Woda: jeszcze 1 strachu. 3 × Księżyc, 2 × Powietrze, 4 × Woda: jeszcze 2 strachu.
power-ocean-breaks-the-shore = Ocean Wdziera się na Brzeg
text-ocean-breaks-the-shore = 2 × Woda, 1 × Ziemia: zatop 1 osadę. 3 × Woda, 2 × Ziemia: może to być zamiast niej miasto. 4 × Woda, 3 × Ziemia: zatop jeszcze 1 osadę lub miasto.
power-call-of-the-deeps = Zew Głębin
text-call-of-the-deeps = Zgromadź 1 odkrywcę; do oceanu możesz zgromadzić jeszcze jednego.
power-grasping-tide = Porywający Przypływ
text-grasping-tide = 2 strachu i obrona 4.
power-swallow-the-land-dwellers = Pochłonięcie Mieszkańców Lądu
text-swallow-the-land-dwellers = Zatop 1 odkrywcę, 1 osadę i 1 wioskę Dahan.
power-tidal-boon = Dar Przypływu
text-tidal-boon = Duch zyskuje 2 energii i może wypchnąć 1 osadę i do 2 wiosek Dahan z jednej ze swoich krain. Wioski Dahan, które trafią do twojego oceanu, możesz zamiast zatapiać przenieść do dowolnej krainy nadbrzeżnej.

## Zsyłający Sny i Koszmary
spirit-bringer-of-dreams-and-nightmares = Zsyłający Sny i Koszmary
special-bringer-of-dreams-and-nightmares-1 = Sen o Tysiącu Śmierci: twoje moce nie zadają obrażeń i nie niszczą niczego poza twoją obecnością. Najeźdźca, którego by zniszczyły, śni zamiast tego o śmierci: 2 strachu za osadę, 5 za miasto; odkrywcy i osady zostają wypchnięci.
power-spirits-may-yet-dream = Duchy Wciąż Mogą Śnić
text-spirits-may-yet-dream = 2 × Księżyc, 2 × Powietrze: odkryj dowolną zakrytą kartę strachu. 3 × Księżyc: duch otrzymuje jeszcze 1 źródło mocy, które już posiada.
power-night-terrors = Nocne Lęki
text-night-terrors = 1 × Księżyc, 1 × Powietrze: 1 strachu. 2 × Księżyc, 1 × Powietrze, 1 × Zwierzęcość: jeszcze 1 strachu. 3 × Księżyc, 2 × Powietrze, 1 × Zwierzęcość: jeszcze 1 strachu.
power-call-on-midnights-dream = Wezwanie Snu o Północy
text-call-on-midnights-dream = Jeśli są tam wioski Dahan, pozyskaj większą moc; jeśli zapomnisz za nią właśnie tę kartę, zyskujesz 1 energii za każdą tamtejszą wioskę Dahan i możesz od razu opłacić i zagrać nową kartę. Albo, jeśli są tam najeźdźcy, 2 strachu.
power-dread-apparitions = Straszliwe Zjawy
text-dread-apparitions = W tej rundzie każdy strach generowany tam przez moce daje też obronę 1. 1 strachu.
power-dreams-of-the-dahan = Sny Dahan
text-dreams-of-the-dahan = Zgromadź do 2 wiosek Dahan albo, jeśli jest tam osada lub miasto, 1 strachu za każdą wioskę Dahan, najwyżej 3.
power-predatory-nightmares = Drapieżne Koszmary
text-predatory-nightmares = 2 obrażenia. Wypchnij do 2 wiosek Dahan.

## Wybory
option-add-presence = Dodaj obecność
option-city = Wybierz miasto
option-gain-major = Pozyskaj większą moc
option-push-town = Wypchnij osadę

## Pytania
ask-ally = Czy 1 twoja obecność idzie z wioską Dahan ({ $start } → { $land })?
ask-choke-ravage = Zniszczyć 1 twoją obecność ({ $land }), by powstrzymać tam dewastację?
ask-choke-build = Zniszczyć 1 twoją obecność ({ $land }), by powstrzymać tam budowę?
ask-gather-presence = Z której krainy obecność przechodzi do oceanu { $land }?
ask-push-presence = Do której krainy obecność wychodzi z oceanu { $land }?
ask-drown = { $land }: co tonie?
ask-save-dahan = Do której krainy nadbrzeżnej trafia wioska Dahan? Bez wyboru tonie.
ask-tidal-boon = Z której swojej krainy wypychasz osadę i wioski Dahan?
ask-show-fear = Którą kartę strachu odkrywasz?
ask-play-at-once = Zagrać od razu kartę „{ $card }” i zapłacić za nią?

## Wydarzenia
log-dreamt-element = { $who } ma w tej rundzie więcej: { $elements }.
log-fear-shown = Odkryta karta strachu: „{ $card }”.
