# «Терра Мистика» по-русски: наши собственные слова. Жетоны и действия носят имена из записей партий.

game-title = Терра Мистика

## Существительные
terrain-desert = пустыня
    .acc = пустыню
    .gen = пустыни
terrain-plains = равнина
    .acc = равнину
    .gen = равнины
terrain-swamp = болото
    .gen = болота
terrain-lakes = озеро
    .gen = озера
terrain-forest = лес
    .gen = леса
terrain-mountains = горы
    .gen = гор
terrain-wasteland = пустошь
    .gen = пустоши
building-dwelling = жилище
    .gen = жилища
    .plural = жилища
    .many = жилищ
building-trading-house = торговый дом
    .gen = торгового дома
    .plural = торговые дома
    .many = торговых домов
building-temple = храм
    .gen = храма
    .plural = храмы
    .many = храмов
building-stronghold = крепость
    .gen = крепости
    .plural = крепости
    .many = крепостей
building-sanctuary = святилище
    .gen = святилища
    .plural = святилища
    .many = святилищ
cult-fire = Огонь
    .gen = Огня
cult-water = Вода
    .gen = Воды
cult-earth = Земля
    .gen = Земли
cult-air = Воздух
    .gen = Воздуха
faction-alchemists = Алхимики
    .acc = Алхимиков
faction-auren = Аурены
    .acc = Ауренов
faction-chaosmagicians = Маги Хаоса
    .acc = Магов Хаоса
faction-cultists = Культисты
    .acc = Культистов
faction-darklings = Дарклинги
    .acc = Дарклингов
faction-dwarves = Гномы
    .acc = Гномов
faction-engineers = Инженеры
    .acc = Инженеров
faction-fakirs = Факиры
    .acc = Факиров
faction-giants = Великаны
    .acc = Великанов
faction-halflings = Полурослики
    .acc = Полуросликов
faction-mermaids = Русалки
    .acc = Русалок
faction-nomads = Кочевники
    .acc = Кочевников
faction-swarmlings = Роевики
    .acc = Роевиков
faction-witches = Ведьмы
    .acc = Ведьм
amount-C =
    { $number ->
        [one] { $number } монета
        [few] { $number } монеты
       *[many] { $number } монет
    }
    .acc =
        { $number ->
            [one] { $number } монету
            [few] { $number } монеты
           *[many] { $number } монет
        }
amount-W =
    { $number ->
        [one] { $number } рабочий
       *[many] { $number } рабочих
    }
    .acc =
        { $number ->
            [one] { $number } рабочего
           *[many] { $number } рабочих
        }
amount-P =
    { $number ->
        [one] { $number } жрец
        [few] { $number } жреца
       *[many] { $number } жрецов
    }
    .acc =
        { $number ->
            [one] { $number } жреца
           *[many] { $number } жрецов
        }
amount-PW =
    { $number ->
        [one] { $number } единица силы
        [few] { $number } единицы силы
       *[many] { $number } единиц силы
    }
    .acc =
        { $number ->
            [one] { $number } единицу силы
            [few] { $number } единицы силы
           *[many] { $number } единиц силы
        }
amount-VP =
    { $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[many] { $number } очков
    }
nothing = ничего
source-start = начало
source-offers = сила от соседей
source-scoring = жетоны раундов
source-favours = жетоны милости
source-bonus = жетоны бонусов
source-towns = города
source-tracks = судоходство и лопаты
source-faction = свойство народа
source-trade = обмен
source-cults = культы
source-area = самая большая область
source-resources = оставшиеся ресурсы

## Свойства народов
ability-alchemists = В свой ход вы можете менять 1 очко на 1 монету или 2 монеты на 1 очко.
ability-auren = До постройки крепости особых свойств нет.
ability-chaosmagicians = Вы начинаете с одним жилищем и ставите его в самом конце. Каждый храм и святилище дают вам по 2 жетона милости.
ability-cultists = Когда сосед берёт силу от вашего здания, вы делаете 1 шаг на любом треке культа.
ability-darklings = За лопату вы платите жрецом и получаете за это 2 очка. Трека лопат у вас нет.
ability-dwarves = За 2 дополнительных рабочих вы можете копать или строить через одну клетку, это даёт 4 очка. Судоходства у вас нет.
ability-engineers = Действием вы можете построить мост за 2 рабочих — сколько угодно раз.
ability-fakirs = За 1 дополнительного жреца вы можете копать или строить через одну клетку, это даёт 4 очка. Судоходства у вас нет.
ability-giants = Любую местность вы превращаете в пустошь ровно 2 лопатами, и ни во что промежуточное.
ability-halflings = Каждая полученная лопата даёт вам 1 очко. Улучшение лопат стоит вам лишь 1 монету кроме рабочих и жреца.
ability-mermaids = Основывая город, вы можете пропустить одну клетку реки. Ваше судоходство начинается с 1 и доходит до 5.
ability-nomads = Вы начинаете с тремя жилищами.
ability-swarmlings = Каждый основанный город даёт вам 3 рабочих.
ability-witches = Каждый основанный город даёт вам на 5 очков больше.
stronghold-alchemists = Сразу 12 единиц силы; затем 2 единицы силы за каждую полученную лопату.
stronghold-auren = Сразу жетон милости; затем раз в раунд 2 шага на одном треке культа.
stronghold-chaosmagicians = Раз в раунд: два действия подряд.
stronghold-cultists = Сразу 7 очков.
stronghold-darklings = Сразу до 3 рабочих могут стать жрецами.
stronghold-dwarves = Туннель стоит вам только 1 дополнительного рабочего.
stronghold-engineers = Каждый раз, когда вы пасуете: 3 очка за каждый ваш мост между двумя вашими зданиями.
stronghold-fakirs = Ковёр перелетает до двух клеток.
stronghold-giants = Раз в раунд: 2 лопаты на одну клетку.
stronghold-halflings = Сразу 3 лопаты; на одной из их клеток можно построить жилище.
stronghold-mermaids = Сразу бесплатный шаг судоходства.
stronghold-nomads = Раз в раунд: песчаная буря превращает клетку рядом с вашими зданиями в пустыню.
stronghold-swarmlings = Раз в раунд: жилище бесплатно становится торговым домом.
stronghold-witches = Раз в раунд: бесплатное жилище на любой свободной клетке леса.

## Жетоны
tile-BON1 = доход 2 монеты; действие: 1 лопата
tile-BON2 = доход 4 монеты; действие: 1 шаг культа
tile-BON3 = доход 6 монет
tile-BON4 = доход 3 единицы силы; судоходство на 1 больше, пока вы не спасуете
tile-BON5 = доход 3 единицы силы, 1 рабочий
tile-BON6 = доход 2 рабочих; при пасе по 4 очка за крепость и святилище
tile-BON7 = доход 1 рабочий; при пасе 2 очка за каждый торговый дом
tile-BON8 = доход 1 жрец
tile-BON9 = доход 2 монеты; при пасе 1 очко за каждое жилище
tile-BON10 = доход 3 единицы силы; при пасе 3 очка за каждый уровень судоходства
tile-SCORE1 = 2 очка за лопату; в конце раунда 1 монета за каждый шаг на треке Земли
tile-SCORE2 = 5 очков за город; в конце раунда 1 лопата за каждые 4 шага на треке Земли
tile-SCORE3 = 2 очка за жилище; в конце раунда 1 жрец за каждые 4 шага на треке Воды
tile-SCORE4 = 5 очков за крепость или святилище; в конце раунда 1 рабочий за каждые 2 шага на треке Огня
tile-SCORE5 = 2 очка за жилище; в конце раунда 4 единицы силы за каждые 4 шага на треке Огня
tile-SCORE6 = 3 очка за торговый дом; в конце раунда 1 лопата за каждые 4 шага на треке Воды
tile-SCORE7 = 5 очков за крепость или святилище; в конце раунда 1 рабочий за каждые 2 шага на треке Воздуха
tile-SCORE8 = 3 очка за торговый дом; в конце раунда 1 лопата за каждые 4 шага на треке Воздуха
tile-SCORE9 = 4 очка за храм; в конце раунда 2 монеты за каждого своего жреца на поле культов
tile-FAV1 = 3 шага на треке Огня
tile-FAV2 = 3 шага на треке Воды
tile-FAV3 = 3 шага на треке Земли
tile-FAV4 = 3 шага на треке Воздуха
tile-FAV5 = 2 шага на треке Огня; для города хватает силы 6
tile-FAV6 = 2 шага на треке Воды; действие: 1 шаг культа
tile-FAV7 = 2 шага на треке Земли; доход 1 рабочий, 1 единица силы
tile-FAV8 = 2 шага на треке Воздуха; доход 4 единицы силы
tile-FAV9 = 1 шаг на треке Огня; доход 3 монеты
tile-FAV10 = 1 шаг на треке Воды; 3 очка за каждый построенный торговый дом
tile-FAV11 = 1 шаг на треке Земли; 2 очка за каждое построенное жилище
tile-FAV12 = 1 шаг на треке Воздуха; при пасе 2, 3, 3 или 4 очка за 1, 2, 3 или 4 торговых дома
tile-TW1 = 5 очков, 6 монет, ключ
tile-TW2 = 7 очков, 2 рабочих, ключ
tile-TW3 = 9 очков, 1 жрец, ключ
tile-TW4 = 6 очков, 8 единиц силы, ключ
tile-TW5 = 8 очков, по 1 шагу на каждом треке культа, ключ
tile-TW6 = 2 очка, по 2 шага на каждом треке культа, два ключа
tile-TW7 = 4 очка, 1 шаг судоходства (Факиры: более дальний полёт), ключ
tile-TW8 = 11 очков, ключ
action-ACT1 = мост
action-ACT2 = 1 жрец
action-ACT3 = 2 рабочих
action-ACT4 = 7 монет
action-ACT5 = 1 лопата
action-ACT6 = 2 лопаты
action-BON1 = 1 лопата
action-BON2 = 1 шаг культа
action-FAV6 = 1 шаг культа
action-ACTA = 2 шага на одном треке культа
action-ACTC = два действия
action-ACTE = мост
action-ACTG = 2 лопаты на одну клетку
action-ACTN = песчаная буря
action-ACTS = бесплатный торговый дом
action-ACTW = бесплатное жилище на любой клетке леса

## Вопросы
ask-faction = Выберите свой народ.
ask-first-dwelling = Поставьте одно из первых жилищ.
ask-first-bonus = Выберите первый жетон бонуса.
ask-turn = Ваш ход: выберите действие или спасуйте.
ask-turn-double = Двойной ход: выберите первое действие (всего их { $left }).
ask-offer =
    Сосед строит ({ $giver }): вы можете взять { $power ->
        [one] { $power } единицу силы
        [few] { $power } единицы силы
       *[many] { $power } единиц силы
    } { $price ->
        [0] бесплатно
        [one] за { $price } очко
        [few] за { $price } очка
       *[many] за { $price } очков
    }.
ask-cultists-step = Сосед берёт силу от вашего здания: выберите культ для шага.
ask-burnt = Потратьте сейчас всю силу из чаши III ({ $power }): на действие или обмен.
ask-town =
    { $number ->
        [one] Вы основываете город: выберите его жетон.
       *[many] Вы основываете несколько городов ({ $number }): выберите жетон для каждого.
    }
ask-favour =
    { $number ->
        [one] Выберите жетон милости.
       *[many] Выберите жетоны милости (осталось: { $number }), один за другим.
    }
ask-step =
    { $steps ->
        [one] Выберите культ для шага.
       *[many] Выберите культ для { $steps } шагов.
    }
ask-key = Выберите культ, на котором ваш ключ открывает деление 10.
ask-bridge = Выберите место для моста.
ask-ride = Выберите свободную клетку леса для бесплатного жилища.
ask-house = Выберите жилище, которое станет торговым домом.
ask-storm = Выберите клетку, которую песчаная буря превратит в пустыню.
ask-spades =
    { $spades ->
        [one] Используйте лопату.
       *[many] Используйте лопаты (их { $spades }).
    }
ask-dwelling = Можно построить жилище там, где вы копали.
ask-ordain = Можно сделать рабочих жрецами.
ask-done = Действие выполнено: завершите ход или сначала проведите обмен.
ask-reward =
    { $spades ->
        [one] Награда культа: используйте лопату.
       *[many] Награда культа: используйте лопаты (их { $spades }).
    }

## Ответы
do-for-points =
    { $points ->
        [one] { $what } (сейчас +{ $points } очко)
        [few] { $what } (сейчас +{ $points } очка)
       *[many] { $what } (сейчас +{ $points } очков)
    }
    .short = { FORM($what, "short") } (+{ $points })
do-uncovers = { $what }; открывает доход: { $uncovers }
    .short = { FORM($what, "short") }
do-uncovers-covers = { $what }; открывает доход: { $uncovers }; закрывает: { $covers }
    .short = { FORM($what, "short") }
do-faction = { $faction } ({ $terrain }; { $what }). { $ability } Крепость: { $stronghold }
    .short = { $faction } ({ $terrain })
do-place = Жилище на { $hex }
do-build = Построить жилище на { $hex }: { $price }
do-build-tunnel = Пройти туннелем на { $hex } и построить жилище: { $price }
do-build-carpet = Перелететь на { $hex } и построить жилище: { $price }
do-ride = Бесплатное жилище на { $hex }
do-dig =
    { $spades ->
        [one] Купить { $spades } лопату: { $price }
        [few] Купить { $spades } лопаты: { $price }
       *[many] Купить { $spades } лопат: { $price }
    }
do-transform =
    { $spades ->
        [one] Превратить { $hex } в { FORM($terrain, "acc") }: { $spades } лопата
        [few] Превратить { $hex } в { FORM($terrain, "acc") }: { $spades } лопаты
       *[many] Превратить { $hex } в { FORM($terrain, "acc") }: { $spades } лопат
    }
do-transform-tunnel =
    { $spades ->
        [one] Пройти туннелем на { $hex } ({ $price }) и превратить клетку в { FORM($terrain, "acc") }: { $spades } лопата
        [few] Пройти туннелем на { $hex } ({ $price }) и превратить клетку в { FORM($terrain, "acc") }: { $spades } лопаты
       *[many] Пройти туннелем на { $hex } ({ $price }) и превратить клетку в { FORM($terrain, "acc") }: { $spades } лопат
    }
    .short = Туннель на { $hex } ({ $price }): { $terrain }
do-transform-carpet =
    { $spades ->
        [one] Перелететь на { $hex } ({ $price }) и превратить клетку в { FORM($terrain, "acc") }: { $spades } лопата
        [few] Перелететь на { $hex } ({ $price }) и превратить клетку в { FORM($terrain, "acc") }: { $spades } лопаты
       *[many] Перелететь на { $hex } ({ $price }) и превратить клетку в { FORM($terrain, "acc") }: { $spades } лопат
    }
    .short = Ковёр на { $hex } ({ $price }): { $terrain }
do-home = { $what }: ваша родная местность
    .short = { FORM($what, "short") }: родная
do-storm = Песчаная буря на { $hex }: превратить клетку в { FORM($terrain, "acc") }
do-upgrade = Улучшить { $hex } до { FORM($building, "gen") }: { $price }
do-upgrade-free = Улучшить { $hex } до { FORM($building, "gen") } бесплатно
do-advance-ship = Судоходство до { $level }: { $price }
do-advance-dig =
    { $workers ->
        [one] Улучшить лопаты (теперь по { $workers } рабочему): { $price }
       *[many] Улучшить лопаты (теперь по { $workers } рабочих): { $price }
    }
climb =
    { $power ->
        [0] { $cult } с { $start } на { $end }
       *[other] { $cult } с { $start } на { $end }, сила +{ $power }
    }
do-send =
    { $steps ->
        [few] Жрец на место за { $steps } шага: { $climb }
       *[many] Жрец на место за { $steps } шагов: { $climb }
    }
do-send-back = Жрец обратно в запас за 1 шаг: { $climb }
do-step = { $climb }
do-action =
    { $name ->
        [ACTE] Своё действие: { $what } (цена: { $price })
       *[other] Действие силы: { $what } (цена: { $price })
    }
do-action-free =
    { $name ->
        [BON1] Жетон бонуса: { $what }
        [BON2] Жетон бонуса: { $what }
        [FAV6] Жетон милости: { $what }
       *[other] Крепость: { $what }
    }
do-bridge = Мост между { $one } и { $other }
do-favour = Жетон милости: { $what } ({ $climb })
do-town = Жетон города: { $what }
    .short = { $what }
do-town-in-all =
    { $points ->
        [one] Жетон города: { $what } (всего { $points } очко)
        [few] Жетон города: { $what } (всего { $points } очка)
       *[many] Жетон города: { $what } (всего { $points } очков)
    }
do-connect = Основать город через клетку реки { $river }
do-convert = Обменять { FORM($pay, "acc") } на { FORM($get, "acc") }
do-ordain =
    { $number ->
        [one] Сделать { $number } рабочего жрецом
       *[many] Сделать { $number } рабочих жрецами
    }
do-burn =
    { $number ->
        [one] Пожертвовать { $number } жетон силы: другой уходит в чашу III
        [few] Пожертвовать { $number } жетона силы: столько же уходит в чашу III
       *[many] Пожертвовать { $number } жетонов силы: столько же уходит в чашу III
    }
do-accept =
    Принять { $power ->
        [one] { $power } единицу силы
        [few] { $power } единицы силы
       *[many] { $power } единиц силы
    } { $price ->
        [0] бесплатно
        [one] за { $price } очко
        [few] за { $price } очка
       *[many] за { $price } очков
    } ({ $giver }, { $faction })
do-decline =
    Не брать { $power ->
        [one] { $power } единицу силы
        [few] { $power } единицы силы
       *[many] { $power } единиц силы
    } { $price ->
        [0] бесплатно
        [one] за { $price } очко
        [few] за { $price } очка
       *[many] за { $price } очков
    } ({ $giver }, { $faction })
do-first-bonus = Жетон бонуса: { $what }
    .short = { $what }
do-pass =
    { $coins ->
        [0] Спасовать и взять жетон бонуса ({ $what })
        [one] Спасовать и взять жетон бонуса ({ $what }) и { $coins } монету
        [few] Спасовать и взять жетон бонуса ({ $what }) и { $coins } монеты
       *[many] Спасовать и взять жетон бонуса ({ $what }) и { $coins } монет
    }
    .short = Спасовать: { $what }
do-pass-last = Спасовать в последний раз
do-give-up-spade =
    { $number ->
        [one] Отказаться от { $number } лопаты
       *[many] Отказаться от { $number } лопат
    }
do-give-up-free-d = Отказаться от бесплатного жилища
do-give-up-free-tp = Отказаться от бесплатного торгового дома
do-give-up-free-tf = Отказаться от песчаной бури
do-give-up-convert-w-to-p = Не делать рабочих жрецами
told-done = конец хода
do-done = Завершить ход
do-done-first = Завершить это действие и перейти ко второму
do-done-reward = Больше не использовать лопаты
do-resign = Покинуть игру навсегда

## Что пропадёт
warn-power =
    { $lost ->
        [one] { $lost } единица силы не помещается в чаши и пропадёт.
        [few] { $lost } единицы силы не помещаются в чаши и пропадут.
       *[many] { $lost } единиц силы не помещаются в чаши и пропадут.
    }
warn-offer-room = Вся эта сила в чаши не поместится (лишнее: { $lost }); вы платите только за остальное.
warn-offer-points = На всю эту силу не хватает очков (не оплачено: { $lost }).
warn-steps-key =
    { $lost ->
        [one] У вас нет ключа для деления 10: { $lost } шаг на треке { FORM($cult, "gen") } пропадёт.
        [few] У вас нет ключа для деления 10: { $lost } шага на треке { FORM($cult, "gen") } пропадут.
       *[many] У вас нет ключа для деления 10: { $lost } шагов на треке { FORM($cult, "gen") } пропадут.
    }
warn-steps-taken =
    { $lost ->
        [one] Деление 10 на треке { FORM($cult, "gen") } занято: { $lost } шаг пропадёт.
        [few] Деление 10 на треке { FORM($cult, "gen") } занято: { $lost } шага пропадут.
       *[many] Деление 10 на треке { FORM($cult, "gen") } занято: { $lost } шагов пропадут.
    }
warn-steps-top =
    { $lost ->
        [one] Трек { FORM($cult, "gen") } кончается на 10: { $lost } шаг пропадёт.
        [few] Трек { FORM($cult, "gen") } кончается на 10: { $lost } шага пропадут.
       *[many] Трек { FORM($cult, "gen") } кончается на 10: { $lost } шагов пропадут.
    }
warn-steps-town = Часть шагов культа сделать нельзя (пропадёт: { $lost }).
warn-priest = В запасе больше нет жрецов: жрец пропадёт.
warn-shipping = На треке судоходства больше нет места: шаг пропадёт.
warn-favours = Жетонов милости для вас не хватает (пропадёт: { $lost }).
warn-no-target = Применить это не к чему: действие пропадёт.
warn-spades =
    { $number ->
        [one] { $number } лопата пропадёт.
        [few] { $number } лопаты пропадут.
       *[many] { $number } лопат пропадут.
    }
warn-ride = Бесплатное жилище пропадёт.
warn-house = Бесплатный торговый дом пропадёт.
warn-storm = Песчаная буря пропадёт.
warn-ordain = Позже сделать рабочих жрецами нельзя.
warn-second-action = После паса ничего не следует: второе действие пропадёт.
warn-resign = Вернуться в эту партию нельзя.

## Что произошло
log-faction = { $who } играет за { FORM($faction, "acc") }.
log-built = { $who } строит { $building } на { $hex }.
log-transformed =
    { $spades ->
        [0] { $who } превращает { $hex } в { FORM($terrain, "acc") }.
       *[other] { $who } превращает { $hex } в { FORM($terrain, "acc") } (лопаты: { $spades }).
    }
log-dug =
    { $spades ->
        [one] { $who } покупает { $spades } лопату.
        [few] { $who } покупает { $spades } лопаты.
       *[many] { $who } покупает { $spades } лопат.
    }
log-spades =
    { $spades ->
        [one] { $who } получает { $spades } лопату.
        [few] { $who } получает { $spades } лопаты.
       *[many] { $who } получает { $spades } лопат.
    }
log-skipped = { $who } достигает { $hex } туннелем или на ковре.
log-given-up-spade =
    { $number ->
        [one] { $who } отказывается от { $number } лопаты.
       *[many] { $who } отказывается от { $number } лопат.
    }
log-given-up-free-d = { $who } отказывается от бесплатного жилища.
log-given-up-free-tp = { $who } отказывается от бесплатного торгового дома.
log-given-up-free-tf = { $who } отказывается от песчаной бури.
log-given-up-convert-w-to-p = { $who } не делает рабочих жрецами.
log-advanced-ship = { $who } поднимает судоходство до { $level }.
log-advanced-dig = { $who } улучшает лопаты до уровня { $level }.
log-sent =
    { $steps ->
        [1] { $who } отправляет жреца на трек { FORM($cult, "gen") } и обратно в запас.
        [few] { $who } отправляет жреца на трек { FORM($cult, "gen") } за { $steps } шага.
       *[many] { $who } отправляет жреца на трек { FORM($cult, "gen") } за { $steps } шагов.
    }
log-stepped =
    { $power ->
        [0] { $who } на треке { FORM($cult, "gen") }: с { $start } на { $end }.
       *[other] { $who } на треке { FORM($cult, "gen") }: с { $start } на { $end }, сила +{ $power }.
    }
log-used = { $who } выполняет действие: { $action }.
log-bridged = { $who } строит мост { $site }.
log-favour = { $who } берёт жетон милости: { $what }.
log-town = { $who } основывает город: { $what }.
log-connected = { $who } основывает город через клетку реки { $river }.
log-converted = { $who } меняет { FORM($pay, "acc") } на { FORM($get, "acc") }.
log-burnt =
    { $number ->
        [one] { $who } жертвует { $number } жетон силы.
        [few] { $who } жертвует { $number } жетона силы.
       *[many] { $who } жертвует { $number } жетонов силы.
    }
log-bonus = { $who } начинает с жетоном бонуса: { $what }.
log-passed =
    { $coins ->
        [0] { $who } пасует и берёт жетон бонуса ({ $what }).
        [one] { $who } пасует и берёт жетон бонуса ({ $what }) и { $coins } монету.
        [few] { $who } пасует и берёт жетон бонуса ({ $what }) и { $coins } монеты.
       *[many] { $who } пасует и берёт жетон бонуса ({ $what }) и { $coins } монет.
    }
log-passed-last = { $who } пасует в последний раз.
log-accepted =
    { $who } берёт { $power ->
        [one] { $power } единицу силы
        [few] { $power } единицы силы
       *[many] { $power } единиц силы
    } { $price ->
        [0] бесплатно
        [one] за { $price } очко
        [few] за { $price } очка
       *[many] за { $price } очков
    } (сосед: { $giver }).
log-declined =
    { $power ->
        [one] { $who } не берёт { $power } единицу силы (сосед: { $giver }).
        [few] { $who } не берёт { $power } единицы силы (сосед: { $giver }).
       *[many] { $who } не берёт { $power } единиц силы (сосед: { $giver }).
    }
log-income = Доход, { $who }: { $what }.
log-reward = Награда культа, { $who }: { $what }.
log-all-declined = Силу не берёт никто, { $who } получает: { $what }.
log-scored =
    { $points ->
        [one] { $who }: { SIGNED($points) } очко ({ $source }).
        [few] { $who }: { SIGNED($points) } очка ({ $source }).
       *[many] { $who }: { SIGNED($points) } очков ({ $source }).
    }
log-round = Начинается раунд { $round }.
log-round-ended = Раунд { $round } завершается.
log-setup-ended = Подготовка к игре завершена.
log-left = { $who } покидает игру.

## Почему нельзя
no-such-move = «{ $move }» — не ход этой игры.
not-your-turn = Сейчас ходит { $who }.
only-in-setup = Это относится к подготовке игры.
acted-already = Ваше действие уже выполнено.
action-needs-stronghold = Для этого действия нужна ваша крепость.
action-not-owned = У вас нет этого действия.
action-used = Это действие в этом раунде уже использовано.
bridge-end = Ни на одном конце { $site } нет вашего здания.
bridge-taken = На { $site } уже есть мост.
build-where-dug = После преобразования жилище ставят на преобразованной клетке.
burn-number = Пожертвуйте хотя бы 1 жетон.
burn-short = Нужно жетонов в чаше II: { $need }, а у вас { $have }.
connect-mermaids = Только Русалки основывают города через реку.
connect-no-town = Вокруг { $river } ваши здания не образуют города.
convert-never = Такого обмена нет.
convert-number = Обменяйте хотя бы на 1.
convert-rate = Это стоит { $need }, а не { $have }.
convert-short = Это стоит { $need }, а у вас { $have }.
dig-giants = Великанам на клетку нужно ровно 2 лопаты.
dig-nowhere = В пределах досягаемости нет клетки, где можно копать.
dig-number = Купите хотя бы 1 лопату.
dig-skip-unpaid = К клетке ведёт только туннель или ковёр, а на него вам уже не хватит.
dig-too-many = Ни одна клетка не требует больше 3 лопат.
faction-colour = { $who } играет за { FORM($faction, "acc") }: это тот же цвет.
faction-dealt = Вам выпал другой цвет: { $terrain }.
faction-set = За этим столом играют без набора этого народа: { $faction }.
factions-colours = У двух из этих народов один цвет.
tile-needs-option = Для { $tile } нужна настройка { $option }.
spade-tile-late = SCORE1 не может лежать на раунде 5 или 6 при настройке early-spade-tile.
factions-first-game = В первой партии свои народы: уберите настройку factions.
factions-dealt = Народы нельзя задать, если цвета раздаются.
factions-number = Назовите народы для всех мест (нужно: { $need }).
favour-again = Такой жетон милости у вас уже есть.
first-act = Сначала выполните действие или спасуйте.
first-bonus = Сначала выберите жетон бонуса.
first-bought-spades =
    { $spades ->
        [one] Сначала используйте лопату, которая у вас есть.
       *[many] Сначала используйте все лопаты ({ $spades }) на одной клетке.
    }
first-bridge = Сначала поставьте мост.
first-done = Сначала завершите это действие; до следующего отвечают соседи.
first-dwelling = Сначала поставьте жилище.
first-faction = Сначала выберите народ.
first-favour = Сначала возьмите жетон милости.
first-key = Сначала выберите культ для ключа.
first-offer = Сначала ответьте, берёте ли вы силу.
first-reward = Сначала используйте лопаты из награды культа.
first-spades =
    { $spades ->
        [one] Сначала используйте лопату, которая у вас есть.
       *[many] Сначала используйте лопаты, которые у вас есть ({ $spades }).
    }
first-spend = Сначала потратьте всю силу из чаши III ({ $power }): для этого вы и жертвовали силу.
first-step = Сначала сделайте шаги культа.
first-town = Сначала возьмите жетон города.
first-unused = Сначала используйте то, что дало действие, или откажитесь от этого.
give-up-nothing = Вам не от чего отказываться.
give-up-number = От стольких лопат отказаться нельзя.
hex-far = { $hex } вне вашей досягаемости.
hex-not-own = На { $hex } нет вашего здания.
hex-occupied = На { $hex } стоит здание.
hex-terrain = Местность на { $hex } — не { $terrain }.
keep-for-tunnel = Оставьте то, что стоит туннель для ваших лопат: иначе заплатить будет нечем.
keep-for-carpet = Оставьте то, что стоит полёт на ковре для ваших лопат: иначе заплатить будет нечем.
key-elsewhere = На треке { FORM($cult, "gen") } ваш ключ сейчас ничего не открывает.
needs-coins =
    { $need ->
        [one] Это стоит { $need } монету, а у вас { $have }.
        [few] Это стоит { $need } монеты, а у вас { $have }.
       *[many] Это стоит { $need } монет, а у вас { $have }.
    }
needs-power =
    { $need ->
        [one] Это стоит { $need } единицу силы, а в чаше III { $have }.
        [few] Это стоит { $need } единицы силы, а в чаше III { $have }.
       *[many] Это стоит { $need } единиц силы, а в чаше III { $have }.
    }
needs-priests =
    { $need ->
        [one] Это стоит { $need } жреца, а у вас { $have }.
       *[many] Это стоит { $need } жрецов, а у вас { $have }.
    }
needs-spades =
    { $need ->
        [one] Нужна { $need } лопата, а у вас { $have }.
        [few] Нужны { $need } лопаты, а у вас { $have }.
       *[many] Нужно { $need } лопат, а у вас { $have }.
    }
needs-workers =
    { $need ->
        [one] Это стоит { $need } рабочего, а у вас { $have }.
       *[many] Это стоит { $need } рабочих, а у вас { $have }.
    }
no-bridge-now = Сейчас вы не ставите мост.
no-bridge-possible = У вас не осталось моста или места для него.
no-favour-now = Сейчас вы не берёте жетон милости.
no-place = На треке { FORM($cult, "gen") } нет свободного места за { $steps }.
no-priest-reserve =
    { $have ->
        [0] В запасе больше нет жрецов.
        [one] В запасе только { $have } жрец.
        [few] В запасе только { $have } жреца.
       *[many] В запасе только { $have } жрецов.
    }
no-spades = У вас нет лопат.
no-step-now = Сейчас у вас нет шагов культа.
no-such-offer = Такой силы вам никто не предлагает: { $power } ({ $faction }).
no-town-now = Сейчас вы не берёте жетон города.
none-left = У вас больше нет { FORM($building, "many") }.
ordain-now = Рабочие становятся жрецами, только когда Дарклинги строят крепость.
ordain-number = Жрецами могут стать не больше { $most } рабочих, каждый — одним.
pass-last-round = В последнем раунде жетон бонуса не берут.
pass-needs-tile = Назовите жетон бонуса, который берёте.
resign-option = За этим столом покинуть игру нельзя.
resigned = Вы уже не участвуете в этой игре.
skip-once = В одном действии только один туннель или полёт на ковре.
spades-home-next = Остальные лопаты должны превратить следующую клетку в вашу родную местность.
spades-one-hex = Эти лопаты только на одну клетку.
steps-number =
    { $steps ->
        [one] У вас { $steps } шаг.
        [few] У вас { $steps } шага, все на одном треке.
       *[many] У вас { $steps } шагов, все на одном треке.
    }
storm-beside = { $hex } не лежит прямо рядом с вашим зданием.
storm-terrain = Песчаная буря превращает клетку только в { FORM($terrain, "acc") }.
terrain-already = Местность на { $hex } — уже { $terrain }.
terrain-giants = Великаны превращают клетки только в пустошь.
terrain-home = { $hex } — уже ваша родная местность.
terrain-through-home = Путь до { FORM($terrain, "gen") } ведёт через { FORM($home, "acc") }, а там вы останавливаетесь.
tile-gone = Таких жетонов больше не осталось.
tile-held = Этот жетон бонуса занят: { $who }.
tile-not-in-game = Этот жетон бонуса не участвует в этой партии.
tiles-number = { $name }: нужно жетонов — { $need }.
track-end-dig = Лучше ваши лопаты уже не станут.
track-end-ship = Ваше судоходство в конце трека.
track-none-dig = У Дарклингов нет трека лопат.
track-none-ship = У вашего народа нет трека судоходства.
upgrade-dwelling = Жилище строят, до него ничего не улучшают.
upgrade-from = { $building } можно поставить вместо { FORM($old, "gen") }, а на { $hex } у вас этого нет.

## Настройки
option-setup = Как начинается игра.
    .name = Подготовка
    .is-standard = обычная: жетоны случайны, народы и места выбирают игроки
    .is-first-game = первая игра: всё как советуют новичкам
option-faction-choice = Как выбирают народы.
    .name = Выбор народов
    .is-free = свободно, по порядку мест
    .is-dealt-colours = из двух народов выпавшего цвета
option-factions = Народы мест по порядку; тогда их никто не выбирает.
    .name = Заданные народы
    .is-alchemists = { faction-alchemists }
    .is-auren = { faction-auren }
    .is-chaosmagicians = { faction-chaosmagicians }
    .is-cultists = { faction-cultists }
    .is-darklings = { faction-darklings }
    .is-dwarves = { faction-dwarves }
    .is-engineers = { faction-engineers }
    .is-fakirs = { faction-fakirs }
    .is-giants = { faction-giants }
    .is-halflings = { faction-halflings }
    .is-mermaids = { faction-mermaids }
    .is-nomads = { faction-nomads }
    .is-swarmlings = { faction-swarmlings }
    .is-witches = { faction-witches }
option-scoring-tiles = Жетоны раундов с 1 по 6, по порядку.
    .name = Заданные жетоны раундов
    .is-SCORE1 = { tile-SCORE1 }
    .is-SCORE2 = { tile-SCORE2 }
    .is-SCORE3 = { tile-SCORE3 }
    .is-SCORE4 = { tile-SCORE4 }
    .is-SCORE5 = { tile-SCORE5 }
    .is-SCORE6 = { tile-SCORE6 }
    .is-SCORE7 = { tile-SCORE7 }
    .is-SCORE8 = { tile-SCORE8 }
    .is-SCORE9 = { tile-SCORE9 }
option-bonus-tiles = Жетоны бонусов в игре: на три больше, чем игроков.
    .name = Заданные жетоны бонусов
    .is-BON1 = { tile-BON1 }
    .is-BON2 = { tile-BON2 }
    .is-BON3 = { tile-BON3 }
    .is-BON4 = { tile-BON4 }
    .is-BON5 = { tile-BON5 }
    .is-BON6 = { tile-BON6 }
    .is-BON7 = { tile-BON7 }
    .is-BON8 = { tile-BON8 }
    .is-BON9 = { tile-BON9 }
    .is-BON10 = { tile-BON10 }
option-turn-order = Кто когда ходит в следующем раунде.
    .name = Порядок хода
    .is-clockwise = по часовой стрелке от спасовавшего первым (как в правилах)
    .is-passing = в порядке пасов
option-offers = Когда отвечают, брать ли силу от соседей.
    .name = Ответы на силу
    .is-at-once = до следующего хода (как в правилах)
    .is-deferred = в любой момент до своего хода: игра идёт дальше
option-extra-town-tiles = Добавляет три поздних жетона городов.
    .name = Больше жетонов городов
option-shipping-bonus-tile = Добавляет поздний жетон бонуса (очки за судоходство).
    .name = Бонус за судоходство
option-temple-scoring-tile = Добавляет поздний жетон раунда (храмы).
    .name = Жетон храмов
option-early-spade-tile = Жетон лопат не попадает на раунды 5 и 6.
    .name = Ранний жетон лопат
option-cultists-power = Культисты получают 1 единицу силы, когда все соседи от своей отказались.
    .name = Сила для Культистов
option-free-burning = Силой можно жертвовать в любой момент своего хода, не тратя её сразу.
    .name = Жертва силы в любой момент
option-second-hex-dwelling = Жилище можно поставить на любой клетке, которую две лопаты сделали родной местностью, а не только на первой.
    .name = Жилище на второй клетке
option-spade-points = Какие лопаты считает жетон лопат.
    .name = Очки за лопаты
    .is-used = использованные (как в правилах)
    .is-obtained = все полученные
option-resignation = Игрок может покинуть игру навсегда.
    .name = Выход из игры
order-accept-power = Принимает за вас силу от соседей до цены, которую вы укажете.
    .name = Принимать силу автоматически
order-accept-up-to = Сколько очков вы самое большее платите за силу без вопроса.
    .name = Платить не больше

## Позиции и записи партий
position-bridge = В { $site } моста построить нельзя.
position-copies = Столько экземпляров { $tile } не бывает.
position-hex-twice = На клетке { $hex } стоят два здания.
position-hex = Нет клетки { $hex }.
position-number = { $name }: допустимо от { $least } до { $most }.
position-places = На треке { $cult } только четыре места для жрецов.
position-reward = В этой фазе у кого-то должны быть лопаты из награды культа.
position-seat = Месту { $seat } нужны три чаши и четыре культа.
position-who = Нет места { $name }.
position-word = { $where }: нет «{ $word }».
ledger-answer-late = Этого никто не предлагает.
ledger-different = Строка { $row } ({ $faction }: { $command }): получилось { $found }, а в записи { $expected }.
ledger-faction = { $where }: нет народа «{ $faction }».
ledger-map = { $where }: известна только карта базовой игры, а не «{ $map }».
ledger-refused = Строка { $row } ({ $faction }: { $command }): { $reason }
ledger-row = Строка { $line } — не строка записи партии: { $what }
ledger-tiles = { $where }: с такими жетонами не играют: { $tiles }
ledger-unfinished = Запись обрывается до конца партии.
ledger-none = { $where }: в файле нет ни одной партии.
ledger-foreign = Строка { $row }: народ «{ $faction }» в этой партии не играет.
ledger-unknown = { $where }: запись требует того, чего в этой игре нет: { $what }

## Окончания
ending-scored = Шесть раундов позади: решают очки.

## Текстовый вид
see-phase-factions = Выбор народов
see-phase-dwellings = Первые жилища
see-phase-bonus = Первые жетоны бонусов
see-phase-rewards = Конец раунда { $round }: награды культов
see-phase-over = Игра окончена
see-round = Раунд { $round } из 6
see-scoring-now = В этом раунде { $tile }: { $what }
see-scoring-now-last = В этом раунде { $tile }: { $what } (но не в конце игры)
see-scoring = Раунд { $round }, { $tile }: { $what }
see-scoring-last = Раунд { $round }, { $tile }: { $what } (но не в конце игры)
see-order = Порядок хода: { $seats }
see-passed = После паса: { $seats }
see-asked = Решает: { $seats }
see-name = { $who }
see-name-faction = { $who } ({ $faction })
see-under-way = { $who }, осталось: { $left }
left-town-tiles =
    { $number ->
        [one] невзятый жетон города
       *[many] невзятые жетоны городов ({ $number })
    }
left-favour-tiles =
    { $number ->
        [one] невзятый жетон милости
       *[many] невзятые жетоны милости ({ $number })
    }
left-cult-steps =
    { $number ->
        [one] шаг культа
       *[many] шаги культа ({ $number })
    }
left-bridges = мост, который надо поставить
left-power = сила, которую надо потратить сейчас ({ $number })
left-spades =
    { $number ->
        [one] { $number } лопата
        [few] { $number } лопаты
       *[many] { $number } лопат
    }
left-dwelling = бесплатное жилище
left-trading-house = бесплатный торговый дом
left-sandstorm = песчаная буря
left-priests = рабочие, которые могут стать жрецами
see-map = Карта
see-legend = На карте: D пустыня, P равнина, S болото, L озеро, F лес, M горы, W пустошь, ~ река; ниже игрок и его здание: 1:D жилище игрока 1 (TP торговый дом, TE храм, SH крепость, SA святилище), * в городе.
see-building = { FORM($building, "plural") }: { $hexes }
see-buildings = { $who }: { $buildings }
see-bridge = { $site } — { $who }
see-bridges = Мосты: { $bridges }
see-river-towns = Города через клетки реки: { $hexes }
see-free = Свободно, { $terrain }: { $hexes }
see-cults = Культы
see-cult = { $cult }: { $markers }; места для жрецов: { $places }
see-marker = { $who } на { $number }
see-place-free = { $steps }: свободно
see-place = { $steps }: { $who }
see-bonus = Жетоны бонусов
see-bonus-free =
    { $coins ->
        [0] { $tile }, свободен: { $what }
        [one] { $tile }, свободен, { $coins } монета: { $what }
        [few] { $tile }, свободен, { $coins } монеты: { $what }
       *[many] { $tile }, свободен, { $coins } монет: { $what }
    }
see-bonus-held = { $tile } ({ $who }): { $what }
see-actions = Действия силы
see-action = { $name } за силу { $power }: { $what }
see-action-used = { $name } за силу { $power }: { $what } (использовано)
see-favours = Оставшиеся жетоны милости
see-towns = Оставшиеся жетоны городов
see-stock = { $tile }, осталось { $number }: { $what }
see-offers = Сила от соседей
see-offer =
    { $who }: сила { $power } { $price ->
        [0] бесплатно
        [one] за { $price } очко
        [few] за { $price } очка
       *[many] за { $price } очков
    } (сосед: { $giver })
see-offer-later =
    { $who }, после этого хода: сила { $power } { $price ->
        [0] бесплатно
        [one] за { $price } очко
        [few] за { $price } очка
       *[many] за { $price } очков
    } (сосед: { $giver })
see-vp = Очки: { $vp }
see-dealt = Выпавший цвет: { $terrain }
see-left = Вне игры
see-has-passed = После паса
see-vp-by-source = Очки: { $vp } ({ $sources })
see-source = { $source } { $points }
see-resources = Ресурсы: { $what }
see-bowls =
    { $removed ->
        [0] Чаши силы: I { $one }, II { $two }, III { $three }
       *[other] Чаши силы: I { $one }, II { $two }, III { $three }; пожертвовано { $removed }
    }
see-priests = Жрецов в запасе { $reserve }, на поле культов { $cults }
see-spades = Лопаты из награды культа: { $spades }
see-income = Следующий доход: { $what }
see-home = Родная местность: { $terrain }
see-shipping =
    { $reach ->
        [0] Судоходство { $level } из { $most }
       *[other] Судоходство { $level } из { $most }, досягаемость в клетках реки: { $reach }
    }
see-digging = Цена лопаты: { $price }
see-piece = { FORM($building, "plural") } { $number }
see-pieces = Осталось построить: { $pieces }, мосты { $bridges }
see-area = Зданий в самой большой области: { $number }
see-ability = Свойство: { $what }
see-stronghold = Крепость: { $what }
see-own-bonus = Жетон бонуса { $tile }: { $what }
see-own-favour = Жетон милости { $tile }: { $what }
see-own-town = Жетон города { $tile }: { $what }
see-keys = Неиспользованные ключи: { $number }
see-used = Использовано в этом раунде: { $actions }

## Числа, по которым следят за игроком
figure-vp = ПО
figure-coins = монеты
figure-workers = рабочие
figure-priests = жрецы
figure-bowl-1 = чаша I
figure-bowl-2 = чаша II
figure-bowl-3 = чаша III
hint-points = приносит победные очки
hint-stock = оставляет больше ресурсов
hint-income = растёт доход
hint-buildings = на карте прибавляется построек
hint-cults = вы поднимаетесь на треке культа
hint-area = растёт самая большая область
hint-tracks = теперь вы дальше достаёте или лучше копаете
hint-prospects = открывает землю под застройку
hint-owed = за это сразу что-то полагается
hint-tile = этот жетон бонуса пригодится в следующем раунде
