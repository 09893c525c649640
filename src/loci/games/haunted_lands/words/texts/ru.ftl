# «Земли призраков» по-русски: наши собственные слова, термины из глоссария.

game-title = Земли призраков

## Существительные
good-food = еда
    .acc = еду
    .gen = еды
    .one = жетон еды
    .few = жетона еды
    .many = жетонов еды
good-water = вода
    .acc = воду
    .gen = воды
    .one = жетон воды
    .few = жетона воды
    .many = жетонов воды
good-wood = древесина
    .acc = древесину
    .gen = древесины
    .one = жетон древесины
    .few = жетона древесины
    .many = жетонов древесины
good-mineral = минерал
    .gen = минералов
    .one = минерал
    .few = минерала
    .many = минералов
terrain-plains = поле
terrain-forest = лес
terrain-mountain = гора
terrain-lake = водоём
terrain-high-city = верхний город
terrain-quarter = квартал
building-windmill = мельница
    .acc = мельницу
    .many = мельниц
building-sawmill = лесопилка
    .acc = лесопилку
    .many = лесопилок
building-mine = шахта
    .acc = шахту
    .many = шахт
building-noria = нория
    .acc = норию
    .many = норий
track-travel = исследование
    .gen = исследования
    .start = Исследование
track-persuasion = контакт
    .gen = контакта
    .start = Контакт
track-harvest = добыча
    .acc = добычу
    .gen = добычи
    .start = Добыча
track-build = строительство
    .gen = строительства
    .start = Строительство
deck-chatter = беседа
    .dat = беседе
    .ins = беседой
    .start = Беседа
deck-wandering = странствие
    .dat = странствию
    .ins = странствием
    .start = Странствие
deck-trade = торговля
    .dat = торговле
    .ins = торговлей
    .start = Торговля
deck-crafting = ремесло
    .dat = ремеслу
    .ins = ремеслом
    .start = Ремесло
reward-purse = кошель
reward-cache = тайник
reward-blessing = благословение
reward-own = { $name }
mode-wanderer = странник
mode-builder = строитель
mode-burgher = горожанин

## Карты навыков
skill-1 = За каждый контакт с призраком вы получаете ещё и 1 очко доблести.
skill-2 = При контакте можно назвать награду самостоятельно, не бросая кубик.
skill-3 = Каждый контакт обновляет один из ваших жетонов контакта.
skill-4 = Переход в лес обходится вам всего в 1 жетон исследования.
skill-5 = Переход на гору обходится вам всего в 2 жетона исследования.
skill-6 = Продажа доступна вам и в кварталах, а обучение и тренировка — и в верхнем городе.
skill-7 = В ваших запасах помещается на один ресурс каждого вида больше.
skill-8 = Каждая продажа приносит вам на 1 пекунию больше.
skill-9 = Продавая за одно действие 3 ресурса и больше, вы обновляете любой свой жетон действия.
skill-10 = Каждая ваша постройка, которая что-то производит, даёт на один ресурс больше.
skill-11 = За каждую возведённую постройку вы получаете на 1 очко доблести больше.
skill-12 = Каждая добыча приносит вам ещё и один ресурс на выбор.

## Карты заданий
quest-1 = 3 очка доблести за каждые три ресурса одного вида в запасах
quest-2 = 1 очко доблести за каждые 3 пекунии
quest-3 = 4 очка доблести за каждый регион с наибольшим числом своих построек (без ничьей)
quest-4 = 2 очка доблести за каждый свой кубик на последней ячейке над навыком
quest-5 = 2 очка доблести за каждую свою мельницу
quest-6 = 2 очка доблести за каждую свою норию
quest-7 = 3 очка доблести за каждую свою лесопилку
quest-8 = 3 очка доблести за каждую свою шахту
quest-now = { $quest } (сейчас: { $now })

## Карты рынка, призраков и наград
market-1 = любой ресурс за 2 пекунии; два одинаковых за 5; три одинаковых за 8
market-2 = любой ресурс за 2 пекунии; два разных за 5; три разных за 8
market-3 = любой ресурс за 2 пекунии; набор из четырёх разных за 12
spectre-card-1 = Постройки рядом с призраком ничего не производят.
spectre-card-2 = Там, где стоит призрак, добычи нет.
spectre-card-3 = Переход на местность с призраком стоит на 1 жетон исследования больше.
reward-card-1 = Награды сезона I
reward-card-2 = Награды сезона II
reward-card-3 = Награды сезона III

## Вопросы
ask-turn = Ваш ход: выберите действие или завершите ход.
ask-haunt = На кубике — { $terrain }. Поставьте призрака (осталось: { $left }).
ask-good = Выберите ресурс, который берёте (осталось: { $left }).
ask-refresh = Выберите жетон, который обновляете.
ask-spectre-card = Выберите вторую карту призрака для всех игроков.
ask-quests =
    { $number ->
        [one] Выберите одну карту задания. Она остаётся тайной до конца игры.
        [few] Выберите { $number } карты заданий. Они остаются тайными до конца игры.
       *[many] Выберите { $number } карт заданий. Они остаются тайными до конца игры.
    }

## Ответы
do-haunt = Призрак на { $hex } ({ $terrain })
do-travel =
    { $cost ->
        [one] Перейти на { $hex } ({ $terrain }) за { $cost } жетон исследования
        [few] Перейти на { $hex } ({ $terrain }) за { $cost } жетона исследования
       *[many] Перейти на { $hex } ({ $terrain }) за { $cost } жетонов исследования
    }
do-harvest = Добыть { FORM($good, "acc") } на { $hex }
do-build = Построить здесь { FORM($building, "acc") } (доблесть +{ $valour })
do-persuade = Вступить в контакт с призраком и бросить кубик награды
do-persuade-for = Вступить в контакт с призраком и выбрать награду: { $reward }
do-sell =
    { $pecunia ->
        [one] Продать за { $pecunia } пекунию: { TALLY($goods) }
        [few] Продать за { $pecunia } пекунии: { TALLY($goods) }
       *[many] Продать за { $pecunia } пекуний: { TALLY($goods) }
    }
do-learn = Обучиться { FORM($deck, "dat") } (цена: { TALLY($cost) }; доблесть +{ $valour }): { $skill }
    .short = Обучиться { FORM($deck, "dat") } (цена: { TALLY($cost) })
do-train =
    { $price ->
        [one] Тренировать { FORM($track, "acc") } за { $price } пекунию
        [few] Тренировать { FORM($track, "acc") } за { $price } пекунии
       *[many] Тренировать { FORM($track, "acc") } за { $price } пекуний
    }
do-gain = Взять { FORM($good, "acc") }
do-refresh = Обновить жетон { FORM($track, "gen") }
do-quest = Выбрать: { $quests }
do-end = Завершить ход
do-spectre-card = Вторая карта призрака: { $card }
warn-no-room = Для { FORM($good, "gen") } больше нет места: лишнее пропадёт.
warn-reserve = Призраков в запасе: { $reserve }. Если в этом раунде не проводить ещё { $missing }, следующее распространение не разместит 4 призраков и проиграют все (наше решение).
warn-reserve-now = Призраков в запасе: { $reserve }, не хватает { $missing }: распространение после этого хода завершит игру, и проиграют все (наше решение).

## Что произошло
log-round = Сезон { ROMAN($season) }: начинается раунд { ROMAN($round) }.
log-terrain-rolled = Распространение: { $who } бросает кубик, выпадает { $terrain }.
log-spectre = На { $hex } появляется призрак.
log-travel =
    { $cost ->
        [one] { $who } переходит на { $hex } за { $cost } жетон исследования.
        [few] { $who } переходит на { $hex } за { $cost } жетона исследования.
       *[many] { $who } переходит на { $hex } за { $cost } жетонов исследования.
    }
log-harvest = { $who } добывает { FORM($good, "acc") } на { $hex }.
log-harvest-lost = { $who } добывает { FORM($good, "acc") } на { $hex }, но места для этого нет.
log-gain =
    { $number ->
        [0] { $who }: для { FORM($good, "gen") } нет места (пропадает: { $lost }).
        [one] { $who } получает { $number } { FORM($good, "one") }{ $lost ->
            [0] .
           *[other] {""} (не помещается: { $lost }).
        }
        [few] { $who } получает { $number } { FORM($good, "few") }{ $lost ->
            [0] .
           *[other] {""} (не помещается: { $lost }).
        }
       *[many] { $who } получает { $number } { FORM($good, "many") }{ $lost ->
            [0] .
           *[other] {""} (не помещается: { $lost }).
        }
    }
log-build = { $who } строит { FORM($building, "acc") } на { $hex }.
log-persuade = { $who } вступает в контакт с призраком на { $hex }: { $reward }.
log-pecunia =
    { $amount ->
        [one] { $who } получает { $amount } пекунию.
        [few] { $who } получает { $amount } пекунии.
       *[many] { $who } получает { $amount } пекуний.
    }
log-valour =
    { $amount ->
        [one] { $who } получает { $amount } очко доблести (всего: { $now }).
        [few] { $who } получает { $amount } очка доблести (всего: { $now }).
       *[many] { $who } получает { $amount } очков доблести (всего: { $now }).
    }
log-sell = { $who } продаёт: { TALLY($goods) }.
log-learn = { $who } обучается { FORM($deck, "dat") } (навык { $skill }).
log-train = { $who } тренирует { FORM($track, "acc") }.
log-refresh = { $who } обновляет жетон { FORM($track, "gen") }.
log-end = { $who } завершает ход.
log-end-itself = { $who } больше ничего не может сделать: ход окончен.
log-ranking = Отдых и рейтинг: впереди { $first }, замыкает { $last }.
log-season-end = Сезон { ROMAN($season) } завершается.
log-quests-secret =
    { $number ->
        [one] { $who } выбирает карту задания.
        [few] { $who } выбирает { $number } карты заданий.
       *[many] { $who } выбирает { $number } карт заданий.
    }
log-quests = { $who } выбирает: { $quests }.
quest-quoted = «{ $quest }»
log-quest-scored =
    { $valour ->
        [one] { $who } открывает «{ $quest }»: { $valour } очко доблести.
        [few] { $who } открывает «{ $quest }»: { $valour } очка доблести.
       *[many] { $who } открывает «{ $quest }»: { $valour } очков доблести.
    }
log-lost-kalena = Призраки стоят на всех местностях Калены. Всё потеряно.
log-lost-placing = Всех призраков разместить нельзя. Всё потеряно.
log-lost-reserve = Для распространения нужны 4 призрака, а в запасе { $reserve }. По нашему решению (правила молчат) всё потеряно.
log-reserve-short = Призраков в запасе: { $reserve }. До следующего распространения нужно проводить ещё { $missing }, иначе всё потеряно (наше решение).
log-spectre-card = { $who } выкладывает вторую карту призрака: { $card }

## Почему нельзя
no-such-move = «{ $move }» — не ход этой игры.
not-your-turn = Сейчас ходит { $who }.
not-first-player = Вторую карту призрака называет первый игрок: { $who }.
not-last-player = Призраков расставляет последний игрок: { $who }.
no-quest-now = Сейчас вы не выбираете карты заданий.
first-haunt = Сначала нужно расставить призраков.
first-spectre-card = Сначала нужно выбрать вторую карту призрака.
card-in-play = Карта призрака { $card } уже в игре.
first-quest = Сначала нужно выбрать карты заданий.
first-good = Сначала выберите ресурс, который получаете.
first-refresh = Сначала выберите жетон, который обновляете.
only-in-answer = Это ответ на вопрос, которого вам сейчас никто не задаёт.
no-exhausted = Среди ваших жетонов { FORM($track, "gen") } нет использованных.
haunt-lake = { $hex } — водоём: призраков туда не ставят.
haunt-building = Постройка не пускает призраков на { $hex }.
haunt-spectre = На { $hex } уже стоит призрак.
haunt-elsewhere = Сначала местность, выпавшая на кубике, затем следующие по порядку. Среди тех, что раньше { $hex }, ещё есть свободное поле, поэтому призрака туда пока не ставят.
travel-far = { $hex } не граничит с местностью вашего сенсорика.
travel-lake = В водоём войти нельзя.
harvest-far = { $hex } — не местность вашего сенсорика и не соседний с ней водоём.
harvest-city = Из верхнего города никогда ничего не добывают.
harvest-building = Там стоит постройка.
harvest-exploited = На { $hex } лежит жетон истощения.
harvest-spectre = Призрак не даёт там ничего добывать.
harvest-other = На { $hex } не добыть { FORM($good, "gen") }.
build-city = В Калене ничего не строят.
build-spectre = Там стоит призрак.
build-building = Там уже есть постройка.
build-terrain = На этой местности нельзя построить { FORM($building, "acc") }.
build-none-left = В запасе больше нет { FORM($building, "many") }.
no-cubes = У вас не осталось кубика игрока, чтобы это отметить.
persuade-nobody = Там, где стоит ваш сенсорик, нет призрака.
persuade-roll = Назвать награду можно только с навыком 2; бросьте кубик.
sell-where = Там, где стоит ваш сенсорик, продажа недоступна.
sell-offer = На рынке нет предложения для таких ресурсов.
study-where = Там, где стоит ваш сенсорик, обучение и тренировка недоступны.
learn-again = Этот навык у вас уже есть: { $deck }.
learn-full = Над { FORM($deck, "ins") } нет свободной ячейки.
train-full = Ваш трек { FORM($track, "gen") } заполнен.
needs-pecunia =
    { $need ->
        [one] Это стоит { $need } пекунию, а у вас { $have }.
        [few] Это стоит { $need } пекунии, а у вас { $have }.
       *[many] Это стоит { $need } пекуний, а у вас { $have }.
    }
needs-tokens =
    { $need ->
        [one] Нужен { $need } активный жетон { FORM($track, "gen") }, а у вас { $have }.
        [few] Нужны { $need } активных жетона { FORM($track, "gen") }, а у вас { $have }.
       *[many] Нужно { $need } активных жетонов { FORM($track, "gen") }, а у вас { $have }.
    }
needs-goods = Нужно { FORM($good, "gen") }: { $need }, а у вас { $have }.
quest-not-with-two = В игре вдвоём задание { $quest } не используется.
quest-again = Задание { $quest } вы уже выбрали.
quest-number =
    { $number ->
        [one] Выберите ровно одну карту задания.
        [few] Выберите ровно { $number } разные карты заданий.
       *[many] Выберите ровно { $number } разных карт заданий.
    }

## Настройки
option-mode = Какая карта призрака в игре и когда выбирают задания.
    .name = Режим
    .is-wanderer = Странник: для первых партий
    .is-builder = Строитель: постройки ценнее
    .is-burgher = Горожанин: планы на будущее
option-difficulty = Сколько карт призраков в игре.
    .name = Сложность
    .is-normal = обычная: одна карта
    .is-harder = повышенная: ещё одна карта
    .is-hardest = наивысшая: все три карты
option-second-card = Откуда берётся вторая карта призрака в более сложной игре.
    .name = Вторая карта призрака
    .is-chosen = её выбирают игроки, называет первый игрок (наше решение; в правилах не сказано как)
    .is-random = наугад
option-overflow = Куда идут призраки, когда на выпавшей местности нет места.
    .name = Призраки без места
    .is-cascade = в любой регион, затем в Калену (как в правилах)
    .is-straight = сразу в Калену (возможно, так было в оригинале)
option-short-reserve = Что происходит, когда в запасе меньше 4 призраков.
    .name = Мало призраков
    .is-loss = все проигрывают (наше решение; правила молчат)
    .is-place-rest = ставят тех, что остались
option-turn-end = Что происходит, когда вам недоступно ни одно действие.
    .name = Конец хода
    .is-by-itself = ход завершается сам (как в правилах)
    .is-asked = игра просит завершить ход
option-components = Файл TOML с числами вашего экземпляра игры.
    .name = Свои компоненты
order-end-turn = Там, где игра просит завершить ход: когда больше ничего нельзя сделать, ваш ход завершается сам.
    .name = Завершать ход автоматически
components-wrong = Компоненты: { $path } — должно быть: { $expected }.
components-most = не больше { $number }
components-least = не меньше { $number }
components-city = один верхний город
components-section = раздел с таким именем
components-nothing = ничего: это имя неизвестно
components-reason = обоснование
components-value = значение
components-deep = слишком глубокая вложенность
components-slots = от 3 до 9 чисел
components-word = слово строчными буквами
components-reward = три числа (пекуния, ресурсы, доблесть) или таблица с именами
position-decks = по одной карте из каждой колоды
components-size = Компоненты: в файле не больше { $most } знаков, а в строке не больше { $dots } точек.
components-toml = Компоненты: это не TOML: { $detail }
step-not-free = На { $hex } нельзя поместить призрака.
set-missing = В наборах { $sets } нет того, что нужно для режима { $mode }.
position-tiles = Для карты нужны шесть существующих регионов, а указано: { $tiles }

## Окончания
ending-victory = Калена спасена: пора подсчитать доблесть сенсориков.
ending-kalena-overrun = Призраки захватывают Калену: проигрывают все.
ending-no-room-for-spectres = Распространение не может разместить 4 призраков: проигрывают все.
    .ruling = Если их не хватает в запасе, это наше решение, а не правила.

## Текстовый вид
see-round = Сезон { ROMAN($season) }, раунд { ROMAN($round) }
see-legend = На карте: ,,, поле, TTT лес, ^^^ гора, ~~~ водоём, ### верхний город, === квартал; & призрак, x жетон истощения, W1 мельница (S лесопилка, M шахта, N нория) игрока 1, @12 сенсорики игроков 1 и 2.
see-mode = Режим игры: { $mode }
see-order = Порядок хода: { $seats }
see-name = { $who }
see-spectres = Призраков на карте: { $number }
see-reserve = Призраков в запасе: { $number }
see-market = Рынок: { $card }
see-persuasion =
    { $cost ->
        [one] Контакт в этом сезоне стоит { $cost } жетон.
        [few] Контакт в этом сезоне стоит { $cost } жетона.
       *[many] Контакт в этом сезоне стоит { $cost } жетонов.
    }
see-reward = Награда «{ $name }»: { $parts }
see-part-pecunia = пекуния { $number }
see-part-goods = ресурсы на выбор { $number }
see-part-valour = доблесть { $number }
see-part-good = { $good } { $number }
see-haunted = Местности с призраками: { $hexes }
see-exploited = Жетоны истощения: { $hexes }
see-seat = { $who }
see-valour = Доблесть: { $valour } (место { $place })
see-seer = Сенсорик на { $hex } ({ $terrain })
see-pecunia = Пекуния: { $pecunia }
see-goods = Еда: { $food }, вода: { $water }, древесина: { $wood }, минералы: { $mineral }
see-tracks = Активные жетоны: { $tracks }
see-track = { $track } { $active }/{ $tokens }
see-track-open = { $track } { $active }/{ $tokens } (следующие за пекунии: { $prices }; последний: доблесть +{ $valour })
see-building = { $building } на { $hex }
see-buildings = Постройки: { $buildings }
see-learned = Навыки: { $skills }
see-skill-name = { FORM($deck, "start") } { $card }
see-quests = Задания: { $quests }
see-quest-card = Карта задания { $number }, ещё не выбрана: { $quest }
see-quests-secret = Тайных карт заданий: { $number }
see-skills = Навыки
see-kinds = Постройки
see-kind = { $building }: цена: { TALLY($cost) }, доблесть +{ $valour }, производит: { $income }; в запасе: { $left }
see-skill = { FORM($deck, "start") } ({ $slots }; цена: { TALLY($cost) }): { $skill }

## Числа, по которым следят за игроком
figure-valour = доблесть
figure-food = { good-food }
figure-water = { good-water }
figure-wood = { good-wood }
figure-mineral = { good-mineral }
figure-pecunia = пекуния
figure-travel = { track-travel }
figure-persuasion = { track-persuasion }
figure-harvest = { track-harvest }
figure-build = { track-build }
hint-valour = приносит очки доблести
hint-goods = приносит нужные ресурсы
hint-pecunia = приносит пекунию
hint-training = каждый ход можно сделать больше
hint-skills = вы осваиваете навык
hint-buildings = постройки дают больше
hint-quests = задание становится ближе
hint-spectres = меньше призраков угрожает землям
hint-persuasion = призраки оказываются в пределах досягаемости
hint-market = ресурсы ближе к городу
