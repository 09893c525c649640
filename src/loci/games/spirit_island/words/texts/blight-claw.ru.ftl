# Карты скверны набора «Ветви и когти», нашими словами.

blight-back-against-the-wall = Спиной к стене
text-blight-back-against-the-wall = 2 скверны на игрока. В каждой фазе духов каждый дух получает на 1 энергию больше и может разыграть на 1 карту больше.
blight-promising-farmlands = Щедрые пашни
text-blight-promising-farmlands = 4 скверны на игрока. Немедленно на каждом поле: 1 поселение и 1 город во внутреннем регионе без поселений и городов.
blight-disintegrating-ecosystem = Распад природы
text-blight-disintegrating-ecosystem = 5 скверны на игрока. Немедленно на каждом поле: уничтожьте 1 жетон зверей, затем добавьте 1 скверну в регион с поселением или городом.
blight-aid-from-lesser-spirits = Помощь малых духов
text-blight-aid-from-lesser-spirits = 2 скверны на игрока. Немедленно возьмите на одну малую способность больше, чем духов. Каждый дух берёт одну, и она у него в игре до конца: она даёт свои стихии, и её можно применять каждый ход, без энергии и без розыгрыша карты. Последняя сбрасывается.
blight-tipping-point = Точка невозврата
text-blight-tipping-point = 5 скверны на игрока. Немедленно каждый дух уничтожает 3 своих присутствия.
blight-erosion-of-will = Угасание воли
text-blight-erosion-of-will = 3 скверны на игрока. Немедленно 2 страха на игрока; каждый дух уничтожает 1 своё присутствие и теряет 1 энергию.
blight-a-pall-upon-the-land = Мгла над землёй
text-blight-a-pall-upon-the-land = 3 скверны на игрока. Немедленно на каждом поле: уничтожьте 1 присутствие и удалите 1 поселение.
option-blight-card-is-back-against-the-wall = { blight-back-against-the-wall }
option-blight-card-is-promising-farmlands = { blight-promising-farmlands }
option-blight-card-is-disintegrating-ecosystem = { blight-disintegrating-ecosystem }
option-blight-card-is-aid-from-lesser-spirits = { blight-aid-from-lesser-spirits }
option-blight-card-is-tipping-point = { blight-tipping-point }
option-blight-card-is-erosion-of-will = { blight-erosion-of-will }
option-blight-card-is-a-pall-upon-the-land = { blight-a-pall-upon-the-land }
option-left-out-blight-is-back-against-the-wall = { blight-back-against-the-wall }
option-left-out-blight-is-promising-farmlands = { blight-promising-farmlands }
option-left-out-blight-is-disintegrating-ecosystem = { blight-disintegrating-ecosystem }
option-left-out-blight-is-aid-from-lesser-spirits = { blight-aid-from-lesser-spirits }
option-left-out-blight-is-tipping-point = { blight-tipping-point }
option-left-out-blight-is-erosion-of-will = { blight-erosion-of-will }
option-left-out-blight-is-a-pall-upon-the-land = { blight-a-pall-upon-the-land }

## Вопросы
ask-blight-land = { $card }: в каком регионе? { $text }
ask-whose-presence = Чьё присутствие в { $land } уничтожается?
ask-lesser-spirit = Какой малый дух помогает вам до конца игры?

## Что произошло
log-lesser-spirit = { $who }: «{ $card }» в игре до конца.
effect-lesser-spirit = { $who }: в игре «{ $what }».
