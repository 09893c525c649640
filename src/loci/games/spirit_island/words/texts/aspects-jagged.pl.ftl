# Aspekty z Rozdartej Ziemi, naszymi własnymi słowami.

spirit-lightnings-swift-strike--pandemonium = { spirit-lightnings-swift-strike } (Pandemonium)
option-spirits-is-lightnings-swift-strike--pandemonium = { spirit-lightnings-swift-strike--pandemonium }
character-lightnings-swift-strike--pandemonium = Burza tak głośna, że osadnicy rzucają się na siebie nawzajem.
style-lightnings-swift-strike--pandemonium = Skłóca najeźdźców i sieje strach tam, gdzie kiedyś burzyła domy.
special-lightnings-swift-strike--pandemonium-1 = { special-lightnings-swift-strike-1 }
special-lightnings-swift-strike--pandemonium-2 = Aspekt Pandemonium: zamiast mocy wrodzonej Grzmiąca Zagłada masz Rozdarte Piorunami Niebo.

spirit-lightnings-swift-strike--wind = { spirit-lightnings-swift-strike } (Porywista)
option-spirits-is-lightnings-swift-strike--wind = { spirit-lightnings-swift-strike--wind }
character-lightnings-swift-strike--wind = Wiatr przed burzą: porywa innych ze sobą.
style-lightnings-swift-strike--wind = Mniej własnych pośpiesznych mocy, za to szybkość i zasięg dla siebie i sojusznika.
special-lightnings-swift-strike--wind-1 = Aspekt Porywista: zamiast zasady specjalnej Piorunująca Szybkość masz drugą moc wrodzoną, Uniesienie Burzowego Wiatru.

spirit-river-surges-in-sunlight--sunshine = { spirit-river-surges-in-sunlight } (Słoneczna)
option-spirits-is-river-surges-in-sunlight--sunshine = { spirit-river-surges-in-sunlight--sunshine }
character-river-surges-in-sunlight--sunshine = Rzeka, która bardziej lśni i grzeje, niż zalewa.
style-river-surges-in-sunlight--sunshine = Wciąż na nowo daje energię, gdy odsłoni swój tor, i pozwala innym leczyć krainy.
special-river-surges-in-sunlight--sunshine-1 = { special-river-surges-in-sunlight-1 }
special-river-surges-in-sunlight--sunshine-2 = Aspekt Słoneczna: zamiast unikatowej mocy Dar Wigoru masz drugą moc wrodzoną, Dar Słonecznej Obietnicy, i zaczynasz z 1 energii.

spirit-shadows-flicker-like-flame--madness = { spirit-shadows-flicker-like-flame } (Nieobliczalny)
option-spirits-is-shadows-flicker-like-flame--madness = { spirit-shadows-flicker-like-flame--madness }
character-shadows-flicker-like-flame--madness = Cienie, które szepczą, aż nikt nie ufa sąsiadowi.
style-shadows-flicker-like-flame--madness = Rosnąc, sieje Konflikt, a wypierany straszy; nie sięga już daleko.
special-shadows-flicker-like-flame--madness-1 = Cienie Rzucają Subtelny Obłęd (zamiast Cieni Pośród Dahan): gdy rozwój dodaje twoją obecność do krainy, możesz dodać tam 1 Konflikt.
special-shadows-flicker-like-flame--madness-2 = Przebłysk Mrocznej Pustki: gdy twoja obecność zostaje zniszczona w krainie z najeźdźcami, 1 strachu za każdą.

spirit-shadows-flicker-like-flame--reach = { spirit-shadows-flicker-like-flame } (Sięgający)
option-spirits-is-shadows-flicker-like-flame--reach = { spirit-shadows-flicker-like-flame--reach }
character-shadows-flicker-like-flame--reach = Cienie tak długie, że starcza ich na całą wyspę.
style-shadows-flicker-like-flame--reach = Raz na rundę jest tam, gdzie trzeba; prostszy niż jego inne postacie.
special-shadows-flicker-like-flame--reach-1 = Sięganie Przez Ulotny Dystans (zamiast Cieni Pośród Dahan): raz na rundę możesz pominąć zasięg jednej mocy albo obecności dodawanej przez rozwój.

spirit-vital-strength-of-the-earth--resilience = { spirit-vital-strength-of-the-earth } (Odporny)
option-spirits-is-vital-strength-of-the-earth--resilience = { spirit-vital-strength-of-the-earth--resilience }
character-vital-strength-of-the-earth--resilience = Gleba, która znosi to, co gdzie indziej by ją złamało.
style-vital-strength-of-the-earth--resilience = Nie wpuszcza zarazy do swoich miejsc kultu, ale nie osłania tam już wiosek Dahan.
special-vital-strength-of-the-earth--resilience-1 = Zakotwiczona Odporność Ziemi (zamiast Witalności Ziemi): w krainach z twoim miejscem kultu dewastacja musi zadać ziemi o 8 obrażeń więcej, by dodać zarazę. Obrażenia wiosek Dahan się nie zmieniają.

power-lightning-torn-skies-incite-pandemonium = Rozdarte Piorunami Niebo
text-lightning-torn-skies-incite-pandemonium = Wszystkie spełnione zdolności warunkowe. 3 × Ogień, 2 × Powietrze: 2 strachu i dodaj 1 Konflikt. 4 × Ogień, 3 × Powietrze: 2 strachu i dodaj 1 Konflikt. 1 × Księżyc, 5 × Ogień, 4 × Powietrze: 3 strachu i dodaj 1 Konflikt. 2 × Księżyc, 5 × Ogień, 5 × Powietrze: 4 strachu i dodaj 1 Konflikt.
power-exaltation-of-the-storm-wind = Uniesienie Burzowego Wiatru
text-exaltation-of-the-storm-wind = Wszystkie spełnione zdolności warunkowe, dla ciebie i dla ducha. 1 × Powietrze: jedna powolna moc, która nie jest większa, może być w tej rundzie pośpieszna. 3 × Powietrze: +1 zasięgu wszystkich mocy w tej rundzie. 4 × Powietrze, 1 × Woda: wypchnij do 2 odkrywców z jednej ze swoich krain. 5 × Powietrze, 2 × Woda: powtórz tę moc.
power-boon-of-sunshines-promise = Dar Słonecznej Obietnicy
text-boon-of-sunshines-promise = Wszystkie spełnione zdolności warunkowe. 2 × Słońce: duch zyskuje o 1 energii mniej niż najwyższa odsłonięta liczba na twoim torze energii. 3 × Słońce, 1 × Woda: ty zyskujesz tyle samo. 4 × Słońce, 2 × Woda: duch może usunąć 1 zarazę z jednej ze swoich krain z wioskami Dahan.
log-storm-wind = { $who }: jedna powolna moc, która nie jest większa, może być pośpieszna.
log-storm-wind-range = { $who }: moce sięgają o 1 krainę dalej.
effect-hurry-lesser = { $who }: w tej rundzie jedna powolna moc, która nie jest większa, może być pośpieszna.
effect-range-ignored = { $who }: zasięg w tej rundzie już pominięty.
