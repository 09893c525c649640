# What only the board of Spirit Island says, in Russian.

# -- the island

si-island = Остров
si-near = Соседние: { $lands }
si-ravage = Разорение (урон: { $damage }){ $blight ->
        [0] .
        [1] , скверна.
       *[other] , скверна × { $blight }.
    }
si-ravage-dahan = Уничтожено даханов: { $number }.
si-ravage-invaders = Даханы уничтожают захватчиков: { $number }.
si-no-ravage = Разорение остановлено.
si-ravage-others = Разорение: урон захватчикам в соседних регионах { $damage }; этому региону и его даханам — нет.
si-build-town = Строительство: поселение.
si-build-city = Строительство: город.
si-no-build = Строительство остановлено.
si-build-more = Ещё зданий вместе с этим: { $number }.
si-build-beside = Зданий в соседнем регионе: { $number }.
si-thieves-escape = Воров сбежит: { $number }.
si-thieves-go = Воров пойдёт в { $lands }: { $number }.
si-thieves-stay = Воров, которым нет пути: { $number }.
si-explore =
    { $number ->
        [1] Разведчик придёт, если регион назовёт следующая карта.
       *[other] Если регион назовёт следующая карта, придут разведчики: { $number }.
    }
si-ahead = С этой способностью:
si-ahead-land = { $land }: { $what }
si-ahead-empty = пусто
si-ahead-nothing = ничего не произойдёт.
si-ahead-fear = Страх: +{ $number }
si-ahead-calm = захватчики ничего здесь не сделают.
si-ahead-next = Затем: { $what }

# -- полоса, панели, карты
si-turn = Ход { $turn }
si-step-growth = Рост
si-step-play = Карты
si-step-fast = Быстрые
si-step-event = Событие
si-step-fear = Страх
si-step-extra-build = Доп. строительство
si-step-ravage = Разорение
si-step-build = Строительство
si-step-explore = Разведка
si-step-slow = Медленные
si-ready = готовность
si-busy = ещё действует
si-terror = Степень ужаса
si-fear = Страх
si-fear-title = Страх: { $generated } из { $markers } до следующей карты страха
si-fear-line = Страх { $generated } из { $markers }
si-earned = Полученные карты страха
si-earned-title = Получено карт страха, ещё не применённых: { $earned }; осталось на этой степени ужаса: { $left }
si-earned-line = Получено карт страха: { $number }
si-fear-discard = Применённые карты страха: { $number }
si-fear-earned-place = Полученная карта { $number }
si-fear-deck-place = В колоде: карта { $number }
si-blight = Скверна
si-blight-left = Осталось скверны: { $number }
si-healthy = Первозданный остров
si-healthy-text = Когда скверна здесь закончится, карта переворачивается: остров осквернён.
si-blighted = Осквернённый остров
si-no-blight-card = Без карты скверны
si-no-blight-text = Когда скверна здесь закончится, вы проиграете.
si-energy = Энергия
si-energy-title = Энергия { $energy }, доход { $income } за ход
si-plays = Осталось разыграть карт
si-plays-title = Осталось разыграть карт: { $left } из { $plays }
si-presence = Присутствие на острове
si-presence-title = Присутствие на острове: { $island }; уничтожено: { $destroyed }
si-destroyed = Уничтоженное присутствие: { $number }
si-drowned = Потопленная стойкость: { $number }
si-one-more = Ещё 1 × { $element } выполнит формулу стихий
si-free-elements = Стихий ещё выбрать: { $number }
si-met = Формула стихий { $level }: выполнена
si-missing = Формула стихий { $level }: не хватает стихий: { $number }
si-used = применена
si-take-back = Взять обратно на руку
si-cost = Цена в энергии
si-target = Цель:
si-deck-minor = малая способность
si-deck-major = великая способность
si-deck-unique = уникальная способность
si-deck-innate = природная способность
si-my-powers = Ваши способности
si-pile-hand = На руке
si-pile-played = В игре
si-pile-innates = Природные
si-pile-discard = Сброс
si-growth = Рост
si-growth-option = Рост { $number }
si-growth-always = Всегда:
si-growth-taken = выбран
si-growth-closed = ещё закрыт
si-growth-opens = откроется, когда опустеет { $track }
si-growth-passed = выбран другой вариант этой шкалы
si-track-opens = Когда шкала пуста, открывается один из этих вариантов роста
si-growth-pick = Разных вариантов за ход: { $number }
si-tracks = Присутствие
si-track-energy = Шкала энергии
si-track-plays = Шкала разыгрываемых карт
si-covered = закрыто
si-next-space = Далее: { $what }
si-innates = Природные способности
si-uniques = Свои карты
si-kind-own = своё присутствие
si-kind-unblighted = без скверны
si-kind-invaders = захватчики
si-no-spirit = Дух ещё не выбран
si-belongs = Карта: { $who }
si-invaders = Захватчики
si-invader-row = Карты захватчиков
si-deck-left = Колода захватчиков: { $number }
si-discarded = Сброс:
si-adversary = Противник
si-leading = Ведущий противник
si-supporting = Поддерживающий противник: эскалация с картами этапа III
si-scenario = Сценарий
si-events = События
si-events-left = Осталось карт событий: { $number }
si-event-asks-choice = Вы выбираете вместе:
si-event-asks-stage = Решает этап захватчиков:
si-event-asks-terror = Решает степень ужаса:
si-event-asks-health = Решает состояние острова:
si-event-token = Событие жетонов
si-event-dahan = Событие даханов
si-event-price = Цена, энергии с каждого игрока: { $energy }, сообща.
si-event-price-aided = Цена, энергии с каждого игрока: { $energy }, сообща, при помощи: { $element }.
si-event-known = В колоде, карта { $number }:
si-events-past = Событий было: { $number }
si-in-force = В силе
si-blight-deck = Карт скверны в колоде: { $number }
si-pile-lent = Взятые на время
si-decks = Колоды способностей
si-deck-cards = Осталось карт: { $number }
si-difficulty = Сложность { $number }
si-cards = Карты
si-about-minor = Дешёвые и удобные: берутся четыре, одну вы оставляете.
si-about-major = Могучие и дорогие: за неё забывается одна карта.
si-tray = На выбор
si-tray-fold = Посмотреть на остров
si-tray-open = Вернуться к выбору
si-panel-open = Весь планшет
si-all-won = Вы победили вместе, на ходу { $turn }.
si-all-lost = Вы проиграли вместе, на ходу { $turn }.
si-one-won = Вы победили на ходу { $turn }.
si-one-lost = Вы проиграли на ходу { $turn }.
si-score-own = Счёт
si-score = Общий счёт
si-score-of = Из чего складывается счёт
si-score-difficulty = Сложность
si-score-victory = Победа
si-score-cards-left = Карты захватчиков, оставшиеся в колоде
si-score-cards-gone = Карты захватчиков, покинувшие колоду
si-score-dahan = Даханов на игрока
si-score-blight = Скверны на острове на игрока
si-chart-invaders = Захватчики на острове
si-chart-blight = Скверна на острове
si-chart-fear = Вызванный страх
si-chart-presence = Присутствие на острове
si-mark = { $turn }
si-mark-end = Конец
si-win =
    { $level ->
        [1] победа: нет захватчиков
        [2] победа: нет поселений и городов
       *[other] победа: нет городов
    }
si-win-scenario = победа: по сценарию
si-stood-terror = Степень ужаса { ROMAN($level) }, получено карт страха: { $cards }
si-stood-invaders = Осталось захватчиков: разведчики { $explorers }, поселения { $towns }, города { $cities }
si-stood-blight = Скверна на острове: { $island }; на карте: { $left }
si-second-wave = Захватчики приходят снова, на остров, каким вы его оставили; встречают их другие духи.
si-number-turns = Ходы
si-number-difficulty = Сложность
si-number-terror = Степень ужаса в конце
si-number-blight = Скверна на острове в конце
si-number-blight-left = Скверна, оставшаяся на карте
