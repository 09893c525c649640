### События с выбором набора «Расколотая земля», нашими словами.

event-lesser-spirits-imperiled = Малые духи в опасности
event-part-tend-to-your-own-strength = Заботиться о своей силе
text-event-part-tend-to-your-own-strength = Каждый дух получает 1 энергию. Сбросьте из колоды 1 малую способность за каждого игрока: за каждую с флорой 1 скверна уходит с карты скверны в коробку, за каждую с фауной уничтожьте 1 дахана в регионе со скверной.
event-part-forge-a-web-of-mutual-support = Сплести сеть взаимной поддержки
text-event-part-forge-a-web-of-mutual-support = Каждый дух уничтожает 1 своё присутствие. У каждого духа до конца игры на 1 стихию по выбору больше.
event-remnants-of-a-spirits-heart = Остатки сердца духа
event-part-leave-its-strength-with-the-dahan = Оставить его силу даханам
text-event-part-leave-its-strength-with-the-dahan = На этом ходу у даханов на 10 стойкости больше, а у захватчиков в регионах с ними на 1 стойкость больше.
event-part-with-patient-focus-craft-a-great-warding = Терпеливо сотворить великий оберег
text-event-part-with-patient-focus-craft-a-great-warding = На этом ходу защита духов в каждом регионе на 4 меньше. В одной из следующих фаз духов они могут вместе дать всем регионам защиту 4 на этот ход.
event-numinous-crisis = Кризис священного
event-part-draw-strength-from-it-while-you-can = Черпать силу, пока можно
text-event-part-draw-strength-from-it-while-you-can = 1 скверна за каждого игрока уходит с карты скверны в коробку, и ещё, пока карта не перевернётся. Духи получают 3 энергии за каждую, поделив как можно ровнее.
event-part-pour-your-strength-into-the-island = Влить свою силу в остров
text-event-part-pour-your-strength-into-the-island = Каждый дух выбирает: заплатить 3 энергии, забыть 2 карты способностей или вернуть 1 присутствие с острова на свои шкалы. За каждого духа 1 скверна из коробки ложится на карту скверны.
event-hard-working-settlers = Трудолюбивые поселенцы
event-part-act-cautiously-in-the-background = Действовать осторожно и скрытно
text-event-part-act-cautiously-in-the-background = На каждом поле вытолкните до 2 даханов; добавьте 1 поселение в регион без поселений; захватчики сейчас разоряют показанный на карте разорения регион, где их больше всего.
event-part-create-unnerving-distractions = Тревожить и отвлекать
text-event-part-create-unnerving-distractions = На этом ходу разорения карт могут пропустить 1 регион на каждом поле. 1 страх за каждого игрока. Низшая карта II этапа и низшая III этапа в колоде захватчиков выходят из игры.
event-dahan-trade-with-the-invaders = Торговля даханов с захватчиками
event-part-ignore-their-interest = Не замечать их любопытства
text-event-part-ignore-their-interest = Даханы на этом ходу не участвуют в разорениях.
event-part-display-your-wrath-at-this-betrayal = Явить гнев за эту измену
text-event-part-display-your-wrath-at-this-betrayal = Каждый дух с даханами в своих регионах уничтожает 1 из них: 1 страх.
event-part-change-and-help-them-learn-from-the-enemy = Измениться и помочь им учиться у врага
text-event-part-change-and-help-them-learn-from-the-enemy = Даханы на этом ходу не участвуют в разорениях. Каждый дух забывает карту способности. Со следующего хода каждый дахан даёт своему региону защиту 1.
event-lifes-balance-tilts = Равновесие жизни шатко
event-part-let-destruction-have-its-day = Пусть разрушение торжествует
text-event-part-let-destruction-have-its-day = На каждом поле удалите 1 жетон зверей, затем добавьте 1 жетон болезни. За каждое поле сбросьте верхнюю малую способность; если она быстрая, добавьте там 1 скверну. У захватчиков и даханов на этом ходу на 1 стойкость меньше (не меньше 1).
event-part-fortify-the-resilience-of-life = Укрепить стойкость жизни
text-event-part-fortify-the-resilience-of-life = На каждом поле добавьте 1 жетон зверей, затем удалите 1 жетон болезни. За каждое поле сбросьте верхнюю малую способность; если она медленная, удалите там 1 скверну. У захватчиков и даханов на этом ходу на 1 стойкость больше.

## Вопросы и выбор
ask-shared-energy = Кризис священного: кто получает на 1 энергию больше?
option-pay-3-energy = Заплатить 3 энергии
option-return-1-presence = Вернуть 1 присутствие на свои шкалы
do-great-warding = Применить великий оберег: защита 4 во всех регионах
told-great-warding = { $who } призывает применить великий оберег.

## Что произошло
log-blight-refilled = Скверна из коробки ложится на карту скверны.
log-invader-boxed-below = Карта захватчиков снизу колоды выходит из игры.

## Что действует
effect-lasting-element = { $who }: на 1 стихию больше: { $what }.
effect-leave-its-strength-with-the-dahan = У даханов на 10 стойкости больше, у захватчиков в их регионах на 1.
effect-great-warding-crafted = Защита духов в каждом регионе на 4 меньше.
effect-great-warding = Великий оберег: один раз, в фазе духов, защита 4 во всех регионах.
effect-warding-refused = На этом ходу великий оберег не применяется.
effect-dahan-trade = Даханы не участвуют в разорениях.
effect-dahan-learn = Со следующего хода каждый дахан даёт своему региону защиту 1.
effect-dahan-have-learned = Каждый дахан даёт своему региону защиту 1.
