# Духи набора «Ветвь и Коготь», нашими словами.

## Острые Клыки в Листве
spirit-sharp-fangs-behind-the-leaves = Острые Клыки в Листве
option-spirits-is-sharp-fangs-behind-the-leaves = { spirit-sharp-fangs-behind-the-leaves }
special-sharp-fangs-behind-the-leaves-1 = Союзник зверей: когда звери покидают регион с вашим присутствием, 1 ваше присутствие может уйти с ними в тот же регион.
special-sharp-fangs-behind-the-leaves-2 = Призыв хищников: раз в каждой фазе духов вы можете заменить 1 своё присутствие 1 зверями; это присутствие выбывает из игры.
power-ranging-hunt = Вольная охота
text-ranging-hunt = 2 × фауна: можно привлечь 1 зверей. 2 × флора, 3 × фауна: 1 урон за каждых зверей в регионе. 2 × фауна: затем можно вытолкнуть до 2 зверей.
power-frenzied-assault = Яростное нападение
text-frenzied-assault = 1 × луна, 1 × огонь, 4 × фауна: 1 страх и 2 урона. 1 × луна, 2 × огонь, 5 × фауна: ещё 1 страх и 1 урон. Затем удалите 1 зверей.
power-prey-on-the-builders = Охота на строителей
text-prey-on-the-builders = Можно привлечь 1 зверей. Если там теперь есть звери, захватчики на этом ходу там не строят.
power-teeth-gleam-from-darkness = Клыки блестят во тьме
text-teeth-gleam-from-darkness = 1 страх; добавьте 1 зверей. Или, если там есть и звери, и захватчики, — 3 страха.
power-terrifying-chase = Ужасающая погоня
text-terrifying-chase = Вытолкните 2 разведчиков, поселения или даханов и ещё 2 за каждых зверей в регионе. Если вытолкнут захватчик, — 2 страха.
power-too-near-the-jungle = Слишком близко к джунглям
text-too-near-the-jungle = 1 страх; уничтожьте 1 разведчика.

## Хранитель Запретных Дебрей
spirit-keeper-of-the-forbidden-wilds = Хранитель Запретных Дебрей
option-spirits-is-keeper-of-the-forbidden-wilds = { spirit-keeper-of-the-forbidden-wilds }
special-keeper-of-the-forbidden-wilds-1 = Запретная земля: когда регион стал вашим святилищем, вытолкните из него всех даханов. События даханов никогда не перемещают даханов в ваши святилища; способности могут.
power-punish-those-who-trespass = Кара нарушителям
text-punish-those-who-trespass = 2 × солнце, 1 × огонь, 2 × флора: 2 урона; уничтожьте 1 дахана. 2 × солнце, 2 × огонь, 3 × флора: ещё 1 урон за каждую вашу пару солнца и флоры. 4 × флора: часть урона можно нанести в одном другом регионе с вашим присутствием.
power-spreading-wilds = Наступление дебрей
text-spreading-wilds = 2 × солнце: вытолкните 1 разведчика за каждые 2 ваших солнца. 1 × флора: если разведчиков там не осталось, добавьте 1 дебри. 3 × флора: дальность +1. 1 × воздух: дальность +1.
power-boon-of-growing-power = Дар растущей силы
text-boon-of-growing-power = Дух получает карту способности. Если это другой дух, он получает и 1 энергию.
power-regrow-from-roots = Возрождение из корней
text-regrow-from-roots = Если скверны там не больше 2, удалите 1 из неё.
power-sacrosanct-wilderness = Неприкосновенная глушь
text-sacrosanct-wilderness = Вытолкните 2 даханов. Затем 2 урона за каждые дебри в регионе — или добавьте 1 дебри.
power-towering-wrath = Вздымающийся гнев
text-towering-wrath = 2 страха. 2 урона за каждое ваше святилище в этом регионе и в соседних. Уничтожьте там всех даханов.

## Рост
growth-price =
    { $number ->
        [one] заплатить { $number } энергию
       *[other] заплатить { $number } энергии
    }
target-beasts = регион со зверями
target-jungle-beasts = джунгли или регион со зверями
    .in = в любые джунгли или регион со зверями
target-wilds-own = регион с дебрями или вашим присутствием
    .in = в любой регион с дебрями или вашим присутствием
target-unblighted = регион без скверны
    .in = в любой регион без скверны
see-number-reclaim = { $number } + вернуть 1 карту

## Вопросы
ask-ally-of-beasts = Уходит ли 1 ваше присутствие вместе со зверями: { $start } → { $land }?
ask-punish-land = В каком другом своём регионе вы наносите часть урона ({ $land })?
ask-punish-damage = Сколько урона вы наносите в { $land }?

## Ответы
do-call = Призвать хищников, { $land }
do-split = Урон: { $number }

## Что произошло
log-presence-gone = { $who }: присутствие в { $land } выбывает из игры.
effect-predators-called = { $who }: хищники на этом ходу уже призваны.
trigger-forbidden-ground = запретная земля
