### Карты событий набора «Расколотая земля», которые зависят от этапа захватчиков или степени ужаса, нашими словами.

event-invested-aristocracy = Заинтересованная знать
event-part-invested-aristocracy = Заинтересованная знать
text-event-part-invested-aristocracy = После разорений добавьте 1 поселение на каждом поле, где они не добавили скверны, в регион без захватчиков с наибольшим номером.
event-part-foreign-dignitaries-visit = Визит иноземных вельмож
text-event-part-foreign-dignitaries-visit = На первозданном острове разорения на этом ходу наносят на 2 урона больше в низшем регионе каждого поля, который показан на карте разорения. На осквернённом карта страха из коробки ложится на колоду страха.
event-mapmakers-chart-the-wild = Картографы в глуши
event-part-mapmakers-chart-the-wild = Картографы в глуши
text-event-part-mapmakers-chart-the-wild = На этом ходу дебри не мешают разведчикам. На полях без дебрей в каждый разведанный регион приходит на 1 разведчика больше.
event-no-bravery-without-numbers = Храбры лишь толпой
event-part-no-bravery-without-numbers = Храбры лишь толпой
text-event-part-no-bravery-without-numbers = На этом ходу захватчики разоряют только регионы, где их больше, чем степень ужаса.
event-part-courage-of-the-crowd = Храбрость толпы
text-event-part-courage-of-the-crowd = На этом ходу захватчики разоряют только регионы, где их больше, чем степень ужаса, но наносят на 2 урона больше.
event-smaller-ports-spring-up = Появляются малые порты
event-part-smaller-ports-spring-up = Появляются малые порты
text-event-part-smaller-ports-spring-up = На каждом поле, где ровно 1 прибрежный город, добавьте 1 поселение в прибрежный регион без города.
event-part-extensive-building = Обширное строительство
text-event-part-extensive-building = На каждом поле захватчики строят в регионе с захватчиками, которого нет на картах строительства.
event-harvest-bounty-harvest-dust = Урожай щедрый, урожай пыли
event-part-harvest-bounty-harvest-dust = Урожай щедрый, урожай пыли
text-event-part-harvest-bounty-harvest-dust = На первозданном острове захватчики разоряют на каждом поле регион с поселением или городом. На осквернённом вытолкните на каждом поле 1 поселение из региона, где хотя бы 2 поселения и города, в регион без них.
event-part-widespread-clearcutting = Сплошная вырубка
text-event-part-widespread-clearcutting = На каждом поле добавьте 1 скверну в регион с поселением или городом; она не распространяется. Игроки могут уничтожить там 2 присутствия или даханов, чтобы предотвратить это.
event-eager-explorers = Ретивые разведчики
event-part-eager-explorers = Ретивые разведчики
text-event-part-eager-explorers = На этом ходу на каждом поле после первого строительства добавьте 1 разведчика в соседний регион без захватчиков.
event-part-xenophobia = Ненависть к чужим
text-event-part-xenophobia = На этом ходу, когда захватчики разоряют регион с даханами, каждый из них наносит на 1 урон меньше региону и на 1 больше даханам.
event-bureaucrats-adjust-funding = Чиновники делят деньги
event-part-bureaucrats-adjust-funding = Чиновники делят деньги
text-event-part-bureaucrats-adjust-funding = На этом ходу карты строительства пропускают высший показанный регион на каждом поле, где хотя бы 9 поселений и городов, и строят в нём ещё раз, даже без захватчиков, на каждом поле, где их не больше 3.
event-part-ransack-and-run = Разграбить и бежать
text-event-part-ransack-and-run = После разорений на каждом поле захватчики разоряют регион, где больше всего городов; затем удалите там 1 город.
event-resourceful-populace = Находчивые жители
event-part-resourceful-populace = Находчивые жители
text-event-part-resourceful-populace = На этом ходу после действия, которое уничтожило поселение или город, добавьте 1 поселение в соседний регион.
event-part-strip-the-land-bare = Обобрать землю дочиста
text-event-part-strip-the-land-bare = На этом ходу каждое поселение при разорении наносит на 1 урон больше. После разорения, которое добавило скверну, удалите из его региона 1 разведчика и 1 поселение.
event-relentless-optimism = Неисправимая вера в лучшее
event-part-relentless-optimism = Неисправимая вера в лучшее
text-event-part-relentless-optimism = На этом ходу уничтоженные поселения и города не вызывают страха.
event-part-cultures-mix-and-clash = Народы смешиваются и спорят
text-event-part-cultures-mix-and-clash = На каждом поле: если даханов хотя бы на 2 больше, чем поселений и городов, замените 1 поселение на 1 дахана; если на столько же меньше, замените 1 дахана на 1 поселение.
event-pull-together-in-adversity = Вместе в невзгодах
event-part-pull-together-in-adversity = Вместе в невзгодах
text-event-part-pull-together-in-adversity = На этом ходу 1 раздор на каждом захватчике не действует и остаётся.
event-part-purge-the-land-with-salt-and-fire = Очистить землю солью и огнём
text-event-part-purge-the-land-with-salt-and-fire = На каждом поле, в регионе, где хотя бы 2 поселения: добавьте 1 скверну, которая не распространяется, и 2 жетона пустошей и удалите все поселения.
event-temporary-truce = Временное перемирие
event-part-temporary-truce = Временное перемирие
text-event-part-temporary-truce = В каждом регионе с даханами 1 дахан и 1 поселение или город на этом ходу не участвуют в разорениях.
event-part-temporary-caution = Временная осторожность
text-event-part-temporary-caution = При разорениях на каждом поле можно пропустить 1 разорение в регионе, где даханов больше, чем поселений и городов.
event-overconfidence = Самоуверенность
event-part-overconfidence = Самоуверенность
text-event-part-overconfidence = 2 полученные карты страха сбрасываются без действия. Если их нет, 2 жетона страха за каждого игрока возвращаются в запас.
event-part-terror-breeds-aggression = Ужас рождает ярость
text-event-part-terror-breeds-aggression = На этом ходу разорения наносят в каждом регионе на 1 урон больше за каждые 2 полученные карты страха.

## Вопросы
ask-skip-ravage = Пропустить разорение в { $land }?
ask-clearcutting = Сплошная вырубка, { $land }: что вы уничтожаете, чтобы предотвратить скверну? (ещё { $left })
ask-truce = Временное перемирие, { $land }: что не участвует в разорении?

## Что произошло
log-fear-markers-lost = Жетоны страха возвращаются в запас.
log-earned-card-lost = Полученная карта страха сбрасывается без действия.
trigger-resourceful-populace = Находчивые жители: 1 поселение
trigger-strip-the-land-bare = Обобрать землю дочиста: захватчики уходят

## Что действует
effect-invested-aristocracy = { $what }: после разорений приходит поселение, если не придёт скверна.
effect-foreign-dignitaries-visit = Разорения наносят на 2 урона больше в низшем регионе каждого поля, который показан на карте.
effect-mapmakers-chart-the-wild = Дебри не мешают разведчикам; на полях без дебрей приходит на 1 больше.
effect-no-bravery-without-numbers =
    { $number ->
        [0] Захватчики разоряют только там, где их больше, чем степень ужаса.
       *[other] Захватчики разоряют только там, где их больше, чем степень ужаса; урон больше на { $number }.
    }
effect-one-ravage-skipped = { $what }: можно пропустить 1 разорение.
effect-ravage-bonus = Разорения в каждом регионе: урон больше на { $number }.
effect-xenophobia = В регионах с даханами каждый захватчик наносит на 1 урон меньше региону и на 1 больше даханам.
effect-pull-together-in-adversity = 1 раздор на каждом захватчике не действует.
effect-relentless-optimism = Уничтоженные поселения и города не вызывают страха.
effect-funding-cut = { $what }: карты строительства пропускают высший регион.
effect-funding-raised = { $what }: карты строительства строят ещё раз в высшем регионе.
effect-eager-explorers = { $what }: после ближайшего строительства приходит 1 разведчик.
effect-ransack-and-run = После разорений на каждом поле регион, где больше всего городов, разоряется и теряет один.
effect-resourceful-populace = После действия, которое уничтожило поселения или города, 1 поселение приходит в соседний регион.
effect-strip-the-land-bare = Поселения при разорении наносят на 1 урон больше; после скверны захватчики уходят.
effect-temporary-truce = В регионах с даханами 1 дахан и 1 поселение или город не участвуют в разорениях.
