# Карты скверны набора «Расколотая земля», нашими словами.

blight-unnatural-proliferation = Неестественное разрастание
text-blight-unnatural-proliferation = 3 скверны на игрока. Немедленно каждый дух добавляет 1 присутствие в один из своих регионов. На каждом поле добавьте 1 дахана в регион с даханами и 2 города в регион, где поселений и городов меньше всего, но хотя бы 1.
blight-all-things-weaken = Всё слабеет
text-blight-all-things-weaken = 3 скверны на игрока. Со следующего хода у захватчиков и даханов на 1 стойкость меньше (не меньше 1), скверну добавляет на 1 урон меньше, а добавленная скверна уничтожает в своём регионе всё присутствие и всех зверей и 1 присутствие в соседнем регионе.
blight-thriving-communities = Процветающие общины
text-blight-thriving-communities = 4 скверны на игрока. Немедленно на каждом поле, в 4 разных регионах: замените 1 разведчика на 1 поселение или 1 поселение на 1 город.
blight-power-corrodes-the-spirit = Сила разъедает дух
text-blight-power-corrodes-the-spirit = 4 скверны на игрока. В каждой фазе захватчиков каждый дух, у которого в игре хотя бы 3 карты способностей или одна ценой от 4, уничтожает 1 своё присутствие.
blight-untended-land-crumbles = Заброшенная земля осыпается
text-blight-untended-land-crumbles = 4 скверны на игрока. В каждой фазе захватчиков на каждом поле добавьте 1 скверну в регион по соседству со скверной, если духи не заплатят сообща 3 энергии или не уничтожат 1 присутствие на этом поле.
blight-invaders-find-the-land-to-their-liking = Земля пришлась захватчикам по нраву
text-blight-invaders-find-the-land-to-their-liking = Всё ещё первозданный остров. 2 скверны на игрока. Немедленно запас страха растёт, на каждого игрока на 1 жетон при степени ужаса I, на 1½ (с округлением вниз) при II, на 2 при III.
blight-strong-earth-shatters-slowly = Крепкая земля крошится медленно
text-blight-strong-earth-shatters-slowly = Всё ещё первозданный остров. 2 скверны на игрока. Немедленно каждый игрок добавляет 1 скверну с этой карты в регион по соседству со скверной.
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

## Вопросы
ask-blight-option = { $card }, { $land }: что вы выбираете?
ask-untended-land = Заброшенная земля осыпается, поле { $board }: защищаете ли вы его от скверны?
ask-prevent-energy = { $name }, поле { $board }: { $text } Сколько энергии вы даёте, чтобы предотвратить это там? (не хватает { $left })
option-explorer-to-town = Заменить 1 разведчика на 1 поселение
option-town-to-city = Заменить 1 поселение на 1 город
option-let-it-crumble = Пусть придёт скверна
option-tend-for-energy = Дать сообща 3 энергии
option-tend-for-presence = Дать 1 присутствие этого поля

## Что произошло
log-fear-pool-grows = Запас страха растёт.
effect-weakening-ahead = Со следующего хода всё слабеет.
