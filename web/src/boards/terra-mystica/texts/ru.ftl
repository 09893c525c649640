# What only the board of Terra Mystica says, in Russian.

tm-map = Карта
tm-cults = Культы
tm-supply = Запас
tm-actions = Действия
tm-gallery = Народы
tm-tray = На выбор
tm-tray-fold = Посмотреть на карту
tm-tray-open = Вернуться к выбору
tm-workers = рабочие
tm-coins = монеты
tm-priests = жрецы
tm-power = сила
tm-spades = лопаты
tm-vp = очки
tm-keys = неиспользованные ключи
tm-free = бесплатно
tm-used = использовано
tm-pass = Пас
tm-passed = пас
tm-order = Порядок хода
tm-round = Раунд { $round }
tm-reward-now = Награда культа пока: × { $times }; шагов до следующей: { $rest } из { $steps }
tm-priests-all = Жрецы: на руках { $hand }, в резерве { $reserve }, на поле культов { $cults }
tm-bowls = Чаши силы: I { $one }, II { $two }, III { $three }
tm-burnable = Если пожертвовать всем, чем можно, в чашу III перейдёт { $number }
tm-spade-price = Купить лопаты: цена одной
tm-income = Доход следующего раунда
tm-income-short = далее:
tm-convert = Обмен и пожертвования
tm-building-of = { $building } ({ $who })
tm-kind-bonus = Жетон бонуса
tm-kind-favour = Жетон милости
tm-kind-town = Жетон города
tm-kind-action = Действие
tm-in-town = в городе
tm-bridge-of = Мост { $site } ({ $who })
tm-coins-on = Монет на нём: { $number }
tm-held-by = игрок: { $who }
tm-left = осталось: { $number }
tm-uncovers = Доход, который откроет следующее
tm-prices = Цены зданий
tm-priest-place = Место жреца, шагов: { $steps } ({ $cult })
tm-priest-foot = Жрец за 1 шаг ({ $cult }), возвращается в резерв
tm-standing = Конец игры, будь он сейчас
tm-final = Что дал финальный подсчёт
tm-area = Наибольшая область
tm-bridges-left = Оставшиеся мосты
tm-ability = Способность:
tm-stronghold = Крепость:
tm-faction-of = { $faction } ({ $who })
tm-faction-read = Прочитать планшет народа
tm-track-ship = Судоходство
tm-track-dig = Трек лопат
tm-track-ship-help = Судоходство: через сколько речных клеток можно преобразовывать и строить. Следующее деление стоит 4 монеты и жреца и даёт очки.
tm-track-dig-help = Трек лопат: сколько рабочих стоит лопата. Следующее деление стоит рабочих, монет и жреца и даёт 6 очков.
tm-action-common = Кто успеет первым в раунде.
tm-action-own = Раз в раунд.
tm-action-again = Сколько угодно раз.
tm-accept = Принять
tm-decline = Отказаться
tm-dig =
    { $spades ->
        [one] { $hex }, { $terrain }: { $spades } лопата ({ $price })
        [few] { $hex }, { $terrain }: { $spades } лопаты ({ $price })
       *[other] { $hex }, { $terrain }: { $spades } лопат ({ $price })
    }
tm-dig-build =
    { $spades ->
        [one] { $hex }, { $terrain }: { $spades } лопата ({ $price }); затем жилище: { $dwelling }
        [few] { $hex }, { $terrain }: { $spades } лопаты ({ $price }); затем жилище: { $dwelling }
       *[other] { $hex }, { $terrain }: { $spades } лопат ({ $price }); затем жилище: { $dwelling }
    }
tm-transform-build =
    { $spades ->
        [one] { $hex }, { $terrain }: { $spades } лопата; затем жилище: { $dwelling }
        [few] { $hex }, { $terrain }: { $spades } лопаты; затем жилище: { $dwelling }
       *[other] { $hex }, { $terrain }: { $spades } лопат; затем жилище: { $dwelling }
    }
tm-other-terrain = Другая местность…
tm-burn-act = Пожертвовать жетоны силы: { $number }, затем действие (сила: { $power }): { $what }
tm-overlay = Наложить на карту
tm-overlay-key = наложить на карту: досягаемость, лопаты, будущие города, предложения силы (o)
tm-overlay-reach = Досягаемость: напрямую, кораблём, туннелем или полётом
tm-overlay-spades = Лопаты до родной местности
tm-overlay-towns = Будущие города: сила и здания
tm-overlay-offers = Кому здесь предложат силу
tm-making = { $who }: сила { $power } из { $needs }, здания { $buildings } из { $of }
tm-chart-points = Очки
tm-chart-income = Доход в пересчёте на силу
tm-chart-power = Готовая сила: чаша III и половина чаши II
tm-chart-area = Здания в наибольшей области
tm-mark = { $round }
tm-mark-end = Конец
tm-kind-factions = Народы
tm-kind-scoring-tiles = Жетоны раундов
tm-kind-bonus-tiles = Жетоны бонусов
