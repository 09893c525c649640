# Pomniejsze Moce zestawu „Zarośla i Szpony”, naszymi słowami.

## Karty
power-animated-wrackroot = Ożywione Korzenie
text-animated-wrackroot = Wybierz: 1 Strachu i zniszcz 1 odkrywcę albo dołóż 1 znacznik Dziczy.
power-disorienting-landscape = Zwodniczy Krajobraz
text-disorienting-landscape = Wypchnij 1 odkrywcę. W górach lub dżungli dołóż też 1 znacznik Dziczy.
power-fire-in-the-sky = Ogień na Niebie
text-fire-in-the-sky = 2 Strachu i 1 Konflikt dla najeźdźcy w krainie.
power-fleshrot-fever = Gorączka Zgnilizny
text-fleshrot-fever = 1 Strachu. Dołóż 1 znacznik Choroby.
power-golds-allure = Powab Złota
text-golds-allure = Przyciągnij 1 odkrywcę i 1 osadę, potem 1 Konflikt dla najeźdźcy w krainie.
power-inflame-the-fires-of-life = Rozpal Ognie Życia
text-inflame-the-fires-of-life = Wybierz: dołóż 1 znacznik Choroby albo 1 Strachu i 1 Konflikt. 3 zwierzęta: możesz zrobić jedno i drugie.
power-infested-aquifers = Skażone Źródła
text-infested-aquifers = Wybierz: gdy w krainie jest Choroba, 1 obrażenie każdemu najeźdźcy; albo w górach lub na mokradłach 1 Strachu i 1 znacznik Choroby.
power-prowling-panthers = Skradające się Pantery
text-prowling-panthers = Wybierz: 1 Strachu i 1 znacznik Bestii; albo, gdy w krainie są Bestie, zniszcz 1 odkrywcę lub osadę.
power-razor-sharp-undergrowth = Ostre jak Brzytwa Zarośla
text-razor-sharp-undergrowth = Zniszcz 1 odkrywcę i 1 wioskę Dahan. Dołóż 1 znacznik Dziczy. Obrona 2.
power-swarming-wasps = Rój Os
text-swarming-wasps = Wybierz: dołóż 1 znacznik Bestii; albo, gdy w krainie są Bestie, wypchnij do 2 odkrywców.
power-teeming-rivers = Rojne Rzeki
text-teeming-rivers = Bez Zarazy w krainie dołóż 1 znacznik Bestii; przy dokładnie 1 Zarazie usuń ją.
power-tormenting-rotflies = Dręczące Muchy
text-tormenting-rotflies = Wybierz: dołóż 1 znacznik Choroby; albo, gdy w krainie są najeźdźcy, 2 Strachu, o 1 więcej przy Chorobie i o 1 więcej przy Zarazie.

## Wybory
option-add-beasts = Dołóż Bestie
option-add-disease = Dołóż Chorobę
option-add-strife = Dołóż Konflikt
option-add-wilds = Dołóż Dzicz
option-both = Zrób jedno i drugie
option-destroy = Zniszcz najeźdźcę

## Cele
target-jungle-sands = dżungla lub piaski
target-mountain = góry
target-sands-wetland = piaski lub mokradła
