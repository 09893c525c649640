# Малые силы набора «Ветвь и Коготь», нашими словами.

## Карты
power-animated-wrackroot = Ожившие корневища
text-animated-wrackroot = Выберите: 1 страх и уничтожьте 1 разведчика или добавьте 1 жетон дебрей.
power-disorienting-landscape = Сбивающая с пути местность
text-disorienting-landscape = Вытолкните 1 разведчика. В горах или джунглях добавьте ещё 1 жетон дебрей.
power-fire-in-the-sky = Огонь в небе
text-fire-in-the-sky = 2 страха и 1 раздор для захватчика в регионе.
power-fleshrot-fever = Гнилая лихорадка
text-fleshrot-fever = 1 страх. Добавьте 1 жетон болезни.
power-golds-allure = Блеск золота
text-golds-allure = Соберите 1 разведчика и 1 поселение, затем 1 раздор для захватчика в регионе.
power-inflame-the-fires-of-life = Разжечь пламя жизни
text-inflame-the-fires-of-life = Выберите: добавьте 1 жетон болезни или 1 страх и 1 раздор. 3 фауны: можно сделать и то и другое.
power-infested-aquifers = Заражённые источники
text-infested-aquifers = Выберите: если в регионе болезнь, 1 урон каждому захватчику; или в горах либо на болоте 1 страх и 1 жетон болезни.
power-prowling-panthers = Крадущиеся пантеры
text-prowling-panthers = Выберите: 1 страх и 1 жетон зверей; или, если в регионе звери, уничтожьте 1 разведчика или поселение.
power-razor-sharp-undergrowth = Заросли острее бритвы
text-razor-sharp-undergrowth = Уничтожьте 1 разведчика и 1 дахана. Добавьте 1 жетон дебрей. Защита 2.
power-swarming-wasps = Рой ос
text-swarming-wasps = Выберите: добавьте 1 жетон зверей; или, если в регионе звери, вытолкните до 2 разведчиков.
power-teeming-rivers = Полные жизни реки
text-teeming-rivers = Без скверны в регионе добавьте 1 жетон зверей; если скверны ровно 1, удалите её.
power-tormenting-rotflies = Мучительные мухи
text-tormenting-rotflies = Выберите: добавьте 1 жетон болезни; или, если в регионе захватчики, 2 страха, на 1 больше при болезни и на 1 больше при скверне.

## Выбор
option-add-beasts = Добавить зверей
option-add-disease = Добавить болезнь
option-add-strife = Добавить раздор
option-add-wilds = Добавить дебри
option-both = Сделать и то и другое
option-destroy = Уничтожить захватчика

## Цели
target-jungle-sands = джунгли или пустыня
target-mountain = горы
target-sands-wetland = пустыня или болота
