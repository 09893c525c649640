# «Остров духов» по-русски: общее для всех наборов. Наши собственные слова, термины из глоссария.

game-title = Остров духов

## Существительные
piece-explorer =
    { $number ->
        [one] { $number } разведчик
        [few] { $number } разведчика
       *[many] { $number } разведчиков
    }
    .acc =
        { $number ->
            [1] разведчика
            [one] { $number } разведчика
            [few] { $number } разведчиков
           *[many] { $number } разведчиков
        }
piece-town =
    { $number ->
        [one] { $number } поселение
        [few] { $number } поселения
       *[many] { $number } поселений
    }
    .acc =
        { $number ->
            [1] поселение
            [one] { $number } поселение
            [few] { $number } поселения
           *[many] { $number } поселений
        }
piece-city =
    { $number ->
        [one] { $number } город
        [few] { $number } города
       *[many] { $number } городов
    }
    .acc =
        { $number ->
            [1] город
            [one] { $number } город
            [few] { $number } города
           *[many] { $number } городов
        }
piece-dahan =
    { $number ->
        [one] { $number } дахан
        [few] { $number } дахана
       *[many] { $number } даханов
    }
    .acc =
        { $number ->
            [1] дахана
            [one] { $number } дахана
            [few] { $number } даханов
           *[many] { $number } даханов
        }
piece-hurt = { $piece } (урон { $damage })
    .acc = { FORM($piece, "acc") } (урон { $damage })
kind-explorer = разведчики
    .gen = разведчиков
kind-town = поселения
    .gen = поселений
kind-city = города
    .gen = городов
kind-dahan = даханы
    .gen = даханов
terrain-ocean = океан
    .in = в любой океан
terrain-jungle = джунгли
    .in = в любые джунгли
terrain-mountain = горы
    .in = в любые горы
terrain-sands = пустыня
    .in = в любую пустыню
terrain-wetland = болота
    .in = в любые болота
element-sun = солнце
element-moon = луна
element-fire = огонь
element-air = воздух
element-water = вода
element-earth = земля
element-plant = флора
element-animal = фауна
element-any = любая стихия
element-number = { $number } × { $element }
speed-fast = быстрая
speed-slow = медленная
action-ravage = разорение
    .gen = разорения
action-build = строительство
    .gen = строительства
action-explore = разведка
    .gen = разведки
deck-minor = малые способности
    .gen = малых способностей
deck-major = великие способности
    .gen = великих способностей
source-energy = со шкалы энергии
    .short = Шкала энергии
source-plays = со шкалы разыгрываемых карт
    .short = Шкала карт
source-destroyed = из вашего уничтоженного присутствия
    .short = Уничтоженное
nothing = –
nobody = никто
everywhere = все регионы
everything = всё

## Цели способностей
target-any-land = любой регион
    .in = в любой регион
target-dahan = регион с даханами
    .in = в любой регион с даханами
target-invaders = регион с захватчиками
    .in = в любой регион с захватчиками
target-dahan-invaders = регион с даханами или захватчиками
    .in = в любой регион с даханами или захватчиками
target-no-invaders = регион без захватчиков
target-blight = регион со скверной
target-no-blight = регион без скверны
target-coastal = прибрежный регион
    .in = в любой прибрежный регион
target-inland = внутренний регион
    .in = в любой внутренний регион
target-town-city = регион с поселением или городом
target-jungle-wetland = джунгли или болота
    .in = в любые джунгли или болота
target-mountain-jungle = горы или джунгли
target-mountain-wetland = горы или болота
target-sands-mountain = пустыня или горы
target-any-spirit = любой дух
target-another-spirit = другой дух
target-yourself = вы
range-none = без дальности
range-presence = дальность { $distance } от присутствия
range-presence-terrain = дальность { $distance } от присутствия (ландшафт: { $terrain })
range-sacred-site = дальность { $distance } от святилища
range-sacred-site-terrain = дальность { $distance } от святилища (ландшафт: { $terrain })
origin-presence = ваше присутствие
    .gen = вашего присутствия
origin-sacred-site = ваши святилища
    .gen = ваших святилищ

## Фазы и шаги
phase-choosing = выбор духов
phase-setup = подготовка к игре
phase-spirits = фаза духов
phase-fast = фаза быстрых способностей
phase-invaders = фаза захватчиков
phase-slow = фаза медленных способностей
phase-time-passes = течение времени
step-blighted-island = осквернённый остров
step-fear = страх
step-extra-build = дополнительное строительство
step-ravage = разорение
step-build = строительство
step-explore = разведка
step-advance = перемещение карт захватчиков

## Карты захватчиков
invader-1-jungle = I джунгли
invader-1-mountain = I горы
invader-1-sands = I пустыня
invader-1-wetland = I болота
invader-2-jungle = II джунгли (эскалация)
invader-2-mountain = II горы (эскалация)
invader-2-sands = II пустыня (эскалация)
invader-2-wetland = II болота (эскалация)
invader-2-coastal = II прибрежные регионы
invader-3-jungle-mountain = III джунгли и горы
invader-3-jungle-sands = III джунгли и пустыня
invader-3-jungle-wetland = III джунгли и болота
invader-3-mountain-sands = III горы и пустыня
invader-3-mountain-wetland = III горы и болота
invader-3-sands-wetland = III пустыня и болота

## Рост
growth-reclaim-all = вернуть все карты
growth-reclaim-one = вернуть 1 карту
growth-gain-power = получить карту способности
growth-energy =
    { $number ->
        [one] +{ $number } энергия
       *[other] +{ $number } энергии
    }
growth-plays =
    { $number ->
        [one] разыграть на этом ходу на { $number } карту больше
        [few] разыграть на этом ходу на { $number } карты больше
       *[many] разыграть на этом ходу на { $number } карт больше
    }
growth-presence =
    { $distance ->
        [0] добавить присутствие { FORM($where, "in") }, где оно уже есть (дальность 0)
       *[other] добавить присутствие { FORM($where, "in") } (дальность { $distance })
    }
growth-presence-anywhere = добавить присутствие { FORM($where, "in") }
growth-gather-presence = привлечь по 1 присутствию в каждый свой океан
growth-push-presence = вытолкнуть по 1 присутствию из каждого своего океана

## Сложность духов
complexity-low = Сложность: низкая
complexity-moderate = Сложность: средняя
complexity-high = Сложность: высокая
complexity-very-high = Сложность: очень высокая

## Вопросы
ask-spirit = Выберите духа.
ask-growth = Выберите вариант роста.
ask-growth-action = Какое действие роста следующее?
ask-play = Разыграйте карты способностей или сообщите о готовности.
ask-go-on = Позиция остановлена здесь.
ask-fast = Применяйте быстрые способности или сообщите о готовности.
ask-slow = Применяйте медленные способности или сообщите о готовности.
ask-element = Выберите стихию на этот ход.
ask-deck = Из какой колоды получить карту способности?
ask-take = Какую из взятых карт вы оставляете?
ask-forget = Какую карту способности вы забываете?
ask-reclaim = Какую карту вы возвращаете?
ask-keep = Какая из разыгранных карт возвращается на руку?
ask-presence = Добавьте присутствие.
ask-lose-presence = В каком регионе уничтожается 1 ваше присутствие?
ask-target = «{ $power }»: выберите цель.
ask-repeat = «{ $power }» можно повторить: выберите цель или остановитесь на этом.
ask-option = «{ $power }»: выберите одно.
ask-damage = { $land }: кто получает урон? (осталось: { $left })
ask-destroy = { $land }: что уничтожается? (осталось: { $left })
ask-remove = { $land }: что удаляется? (осталось: { $left })
ask-replace = { $land }: что заменяется?
ask-push = Вытолкните из { $land } (осталось: { $left }).
ask-gather = Привлеките в { $land } (осталось: { $left }).
ask-cascade = В { $land } уже есть скверна: в какой соседний регион она распространяется?
ask-next-board = То, что делается на каждом поле: какое поле следующее?
ask-next-land = То, что делается в каждом регионе: какой регион следующий?
ask-next-spirit = То, что делается для каждого духа: чья теперь очередь?
ask-skip-board = Какое поле пропускается?
ask-ravage-order = Какой регион разоряется следующим?
ask-starting-land = В каком регионе начинает ваше присутствие?

## Ответы
do-choose = { $spirit }. { $complexity }. { $character } { $style }
    .short = { $spirit }
do-growth = Рост { $option }: { $actions }
do-growth-action = Рост: { $action }
do-play =
    { $left ->
        [one] Разыграть «{ $card }», цена { $cost } (осталась { $left } карта)
        [few] Разыграть «{ $card }», цена { $cost } (осталось { $left } карты)
       *[many] Разыграть «{ $card }», цена { $cost } (осталось { $left } карт)
    }
do-play-gain =
    { $left ->
        [one] Разыграть «{ $card }» и получить энергию: { $number } (осталась { $left } карта)
        [few] Разыграть «{ $card }» и получить энергию: { $number } (осталось { $left } карты)
       *[many] Разыграть «{ $card }» и получить энергию: { $number } (осталось { $left } карт)
    }
do-take = { $card }, { $range }, { $target }. { $text }
    .short = { $card }
do-use = Применить «{ $card }» ({ $speed })
do-use-plain = Применить «{ $card }» ({ $speed }) без формул стихий
do-use-levels = Применить «{ $card }» ({ $speed }) только с формулами: { $levels }
do-repeat = Повторить «{ $card }»
do-repeat-plain = Повторить «{ $card }» без формул стихий
do-repeat-levels = Повторить «{ $card }» только с формулами: { $levels }
do-pay-repeat =
    { $energy ->
        [one] { $repeat }, заплатив { $energy } энергию
       *[other] { $repeat }, заплатив { $energy } энергии
    }
do-target = Цель: { $land } ({ $terrain }): { $holds }
do-target-far = Цель: { $land } ({ $terrain }), вне дальности, за 1 энергию: { $holds }
do-target-beyond = Цель: { $land } ({ $terrain }), вне дальности: { $holds }
do-board = Поле { $board }
do-target-spirit = Цель: { $who }
do-presence = Присутствие { $source } в { $land } ({ $terrain })
    .short = { FORM($source, "short") } → { $land }
do-presence-move = Переместить присутствие из { $start } в { $land } ({ $terrain })
do-gain = Получить карту из колоды: { $deck }
do-forget = Забыть «{ $card }»
do-reclaim = Вернуть «{ $card }»
do-keep = Взять на руку «{ $card }»
do-give = Отдать «{ $card }»
do-element = Стихия: { $element }
do-push = Вытолкнуть { FORM($piece, "acc") } в { $land } ({ $terrain })
do-gather = Привлечь { FORM($piece, "acc") } из { $land } ({ $terrain })
do-damage = 1 урон: { $piece }
do-damage-in = 1 урон в { $land }: { $piece }
do-destroy = Уничтожить { FORM($piece, "acc") }
do-remove = Удалить { FORM($piece, "acc") }
do-replace = Заменить { FORM($piece, "acc") }
do-cascade = Скверна распространяется в { $land } ({ $terrain })
do-destroy-presence = Уничтожить 1 присутствие в { $land } ({ $terrain })
do-ravage = Следующее разорение: { $land } ({ $terrain })
do-land = Выбрать { $land } ({ $terrain }): { $holds }
do-place = Начать в { $land } ({ $terrain })
do-drown =
    { $number ->
        [one] Обменять стойкость потопленных на { $number } энергию
       *[other] Обменять стойкость потопленных на { $number } энергии
    }
do-drown-piece = Потопить { FORM($piece, "acc") }
do-gather-presence = Привлечь 1 присутствие из { $land } ({ $terrain })
do-push-presence = Вытолкнуть 1 присутствие в { $land } ({ $terrain })
do-show =
    { $word ->
        [earned] Открыть полученную карту страха № { $number }
       *[deck] Открыть карту страха № { $number } с верха колоды
    }
do-yes = Да
do-no = Нет
do-stop = На этом остановиться
do-done = Готово
do-go-on = Дальше

## Предупреждения
warn-plays =
    { $number ->
        [one] Можно разыграть ещё { $number } карту; на следующий ход это не переходит.
        [few] Можно разыграть ещё { $number } карты; на следующий ход это не переходит.
       *[many] Можно разыграть ещё { $number } карт; на следующий ход это не переходит.
    }
warn-unused = Если закончить фазу сейчас, на этом ходу уже не применить: { $cards }
warn-reclaim = У вас нет карт, которые можно вернуть.
warn-presence = На шкалах не осталось присутствия: можно только перемещать то, что на острове.

## События
log-spirit = { $who }: { $spirit }.
log-turn = Начинается ход { $turn }.
log-phase-fast = Фаза быстрых способностей.
log-phase-invaders = Фаза захватчиков.
log-phase-slow = Фаза медленных способностей.
log-growth = { $who }: вариант роста { $option }.
log-presence = { $who }: присутствие добавлено в { $land }.
log-presence-moved = { $who }: присутствие перемещено в { $land }.
log-presence-destroyed = { $who }: присутствие в { $land } уничтожено.
log-energy =
    { $number ->
        [one] { $who } получает { $number } энергию.
       *[other] { $who } получает { $number } энергии.
    }
log-gained = { $who } получает карту «{ $card }».
log-forgot = { $who } забывает карту «{ $card }».
log-reclaimed = { $who } возвращает на руку карту «{ $card }».
log-reclaimed-all = { $who } возвращает все карты.
log-play = { $who } разыгрывает «{ $card }».
log-use = { $who } применяет «{ $power }».
log-use-on = { $who } применяет «{ $power }» (цель: { $other }).
log-use-in = { $who } применяет «{ $power }» в { $land }.
log-damage = { $land }: урон { $number } ({ $piece }).
log-destroyed = Уничтожение в { $land }: { $piece }.
log-removed = Удаление из { $land }: { $piece }.
log-replaced = Замена в { $land }: { $old } → { $new }.
log-moved = { $start } → { $land }: { $piece }.
log-dream = { $land }: сон о смерти ({ $piece }).
log-fear = Страх: { $number }.
log-fear-card = Получена карта страха.
log-fear-resolved = Карта страха «{ $card }» при степени ужаса { ROMAN($level) }.
log-terror = Степень ужаса { ROMAN($level) }.
log-blight = Скверна в { $land }.
log-blight-removed = { $land }: удалена скверна ({ $number }).
log-blight-card = Остров осквернён: «{ $card }».
log-defend = { $land }: защита { $number }.
log-skip = { $land }: захватчики пропускают действия на этом ходу.
log-stopped = { $land }: действие захватчиков остановлено.
log-ravage = Захватчики разоряют { $land }.
log-add = { $land }: добавляется { $piece }.
log-build = Захватчики строят в { $land }: { $piece }.
log-explore = В { $land } приходит разведчик.
log-revealed = Карта захватчиков: { $card }.
log-ending-fear = { ending-fear }
log-ending-terror-1 = { ending-terror-1 }
log-ending-terror-2 = { ending-terror-2 }
log-ending-terror-3 = { ending-terror-3 }
log-ending-scenario-won = { ending-scenario-won }
log-ending-sacrifice = { ending-sacrifice }
log-ending-blight = { ending-blight }
log-ending-presence = { ending-presence }
log-ending-invaders = { ending-invaders }
log-ending-adversary = { ending-adversary }
log-ending-scenario = { ending-scenario }

## Ответы, за которыми что-то ещё следует, в журнале
told-done = { $who } сообщает о готовности.
told-yes = { $who } говорит «да».
told-no = { $who } говорит «нет».
told-stop = { $who } на этом останавливается.
told-use = { $who } обращается к способности «{ $power }».
told-repeat = { $who } снова обращается к способности «{ $power }».
told-growth = { $who }, рост: { $action }.
told-gain = { $who } берёт из колоды: { $deck }.
told-ravage = Следующее разорение: { $land }.
told-land = { $who } выбирает { $land }.
told-choice = { $who } выбирает: { $what }

## Концовки
ending-fear = Страх изгнал захватчиков: вы победили.
ending-terror-1 = На острове не осталось захватчиков: вы победили.
ending-terror-2 = На острове не осталось поселений и городов: вы победили.
ending-terror-3 = На острове не осталось городов: вы победили.
ending-scenario-won = Цель сценария достигнута: вы победили.
ending-sacrifice = Остров спасён ценой духов: победа через самопожертвование.
ending-blight = Скверна погубила остров: вы проиграли.
ending-presence = У одного из духов не осталось присутствия: вы проиграли.
ending-invaders = Колода захватчиков закончилась: вы проиграли.
ending-adversary = Противник достиг своей цели: вы проиграли.
ending-scenario = Сценарий проигран: вы проиграли.
victory-1 = на острове не останется захватчиков
victory-2 = на острове не останется поселений и городов
victory-3 = на острове не останется городов

## Почему нет
no-such-move = «{ $move }» — не ответ в этой игре.
not-now = Это не ответ на вопрос: { $asked }
no-such-spirit = Нет духа «{ $spirit }».
spirit-taken = Духа «{ $spirit }» уже выбрал другой игрок: { $who }.
first-grow = Сначала выберите рост.
growth-number = Выберите вариант роста от 1 до { $most }.
growth-again = Вариант роста { $option } на этом ходу уже выбран.
growth-over = Ваш рост на этом ходу завершён.
growth-group = Из этого раздела за ход берут один вариант роста.
growth-closed = Этот вариант роста ещё не открыт.
only-spirit-phase = Это делают в фазе духов.
only-power-phase = Способности применяют в фазах быстрых и медленных способностей.
no-such-card = Нет способности «{ $card }».
card-in-play = Карта «{ $card }» на этом ходу уже разыграна.
card-in-discard = Карта «{ $card }» в сбросе: сначала верните её.
card-not-yours = У вас нет карты «{ $card }».
card-not-in-discard = Карты «{ $card }» нет в вашем сбросе.
card-not-among = Карты «{ $card }» нет среди тех, из которых выбирают.
card-not-played = Карта «{ $card }» в руке: сначала её надо разыграть.
no-plays =
    { $plays ->
        [one] На этом ходу можно разыграть { $plays } карту, и она уже разыграна.
        [few] На этом ходу можно разыграть { $plays } карты, и все они уже разыграны.
       *[many] На этом ходу можно разыграть { $plays } карт, и все они уже разыграны.
    }
needs-energy = Нужно энергии: { $need }, у вас { $have }.
no-reclaim = Ни одно открытое деление шкал не позволяет вернуть карту.
reclaimed-already = На этом ходу карта уже возвращена.
track-empty = На этой шкале не осталось присутствия.
presence-source =
    { $source ->
        [destroyed] Присутствие сейчас нельзя взять из уничтоженного.
       *[other] Присутствие нельзя взять отсюда: { $source }.
    }
presence-land = Сейчас нельзя добавить присутствие в { $land }: регион слишком далеко или не подходит.
power-not-yours = Среди ваших способностей нет «{ $card }».
power-used = Способность «{ $card }» на этом ходу уже применена.
power-speed = «{ $card }» — { $speed }: в этой фазе её не применяют.
no-such-level = Нет формулы { $level }.
levels-are-all = Это все выполненные формулы: не указывайте их номера.
levels-go-together = У кого хватает стихий на эти формулы, тот выполняет и другие; назовите все.
needs-elements = Для формулы стихий { $level } нужны: { $elements }; не хватает: { $short }.
no-target = Для «{ $card }» нет цели в пределах дальности.
no-origin = Не от чего считать дальность: { $origin }.
no-origin-terrain = Не от чего считать дальность: { $origin } (ландшафт: { $terrain }).
no-repeat = Сейчас ничто не позволяет повторить карту.
repeat-not-used = Карта «{ $card }» на этом ходу не применялась.
repeat-too-dear = Цена карты «{ $card }» не позволяет её повторить.
repeat-not-now = Карту «{ $card }» нельзя повторить в этой фазе, или у неё нет цели.
no-such-land = На этом острове нет региона «{ $land }».
land-not-among = Региона { $land } ({ $terrain }) нет среди тех, из которых выбирают.
target-spirit = Цель должна быть такой: { $target }.
target-ocean = { $land } — океан: там ничего не происходит.
target-wrong = { $land } ({ $terrain }) не подходит; цель: { $target }.
target-far = { $land }: расстояние от { FORM($origin, "gen") } — { $away }, а дальность — { $distance }.
not-adjacent = { $land } не соседствует с { $other }.
no-such-piece = Нет фишки «{ $piece }».
piece-not-there = В { $land } этого нет: { $piece }.
piece-not-among = Это не касается: { $piece }.

## Позиции
position-boards = На острове от одного до шести разных полей из имеющихся: { $boards }
position-added = «{ $word }» — не поле, которое может там лежать.
position-layout = Для стольких полей нет раскладки «{ $layout }»: { $number }
position-set = «{ $name }» из набора «{ $set }», с которым не играют: добавьте его в настройку «sets».
option-boards-number = В игре по одному полю на игрока, здесь { $players }: { $boards }
position-who = Здесь нет места или духа «{ $name }».
position-land = На этом острове нет региона «{ $land }».
position-corner = На этом острове нет угла «{ $corner }».
position-word = «{ $word }» не может стоять здесь: { $where }.
position-number = { $name }: число от { $least } до { $most }, а не { $value }.
position-damage = Фишка с таким уроном была бы уничтожена: { $piece }
position-spirits = У каждого игрока (их { $players }) один дух; «none» — дух ещё не выбран.
position-terror = При степени ужаса { ROMAN($terror) } игроки не могли взять столько карт страха: { $cards }.
position-fear-done = Страх, за который получена карта, сразу уходит: fear_done не больше { $most }.
position-fear-sizes = fear_sizes — это три части колоды страха.
position-step = В этой фазе нет шага захватчиков: { $phase }
position-no-blight-card = Без карты скверны переворачивать нечего.
position-innate = «{ $power }» — природная способность, а не карта.
position-presence-twice = Присутствие игрока { $name } в регионе { $land } указано дважды.
position-not-there = { $name }: здесь не может быть присутствия: { $land }.
position-ocean = { $land } — океан: фишек там не бывает.
position-word-near = «{ $word }» здесь не подходит: { $where }. Похожее: { $near }
position-effect = Эффекту «{ $kind }» нужен ключ «{ $key }».
position-setup = При подготовке на острове ещё ничего нет: у «setup» нет «lands».
position-extra = Дополнительное поле строительства есть только у Англии с уровня 3: в «extra» не может быть: { $cards }
position-chosen = В «chosen» больше стихий ({ $elements }), чем открытых делений любой стихии: { $spaces }
position-card-twice = «{ $card }» указана в двух местах: { $one } и { $other }.
position-first-card = Первую карту захватчиков ({ $card }) можно назвать только для подготовки: в фазах «choosing» и «setup».
position-extra-stage = На уровне 3 на дополнительное поле Англии не попадают карты этапов II и III: { $cards }
position-starts = Каждое место начинает на одном из полей: { $boards }
position-elements = Укажите либо «elements» (сверх карт и шкал), либо «elements_now» (все), но не оба ключа.
position-presence = { $name }: присутствия на острове и уничтоженного { $number }, а у духа его { $most }.
position-power-twice = Карта «{ $name }» ({ $card }) только одна.
position-ocean-blight = { $land } — океан, который не в игре: скверны там не бывает.
step-growth = У этого духа варианты роста от 1 до { $options }.
step-no-escalation = На этой карте захватчиков нет символа эскалации.
step-no-adversary = Без противника эскалации не бывает.
step-target-kind = Эту способность нельзя применить к { $target }: у неё другой вид цели (регион, например A5, или дух, например P1): { $card }
step-target = { $target } — недопустимая цель этой способности: { $card }
step-no-spirit = { $name }: духа ещё нет.
step-ocean = { $land } — океан, который не в игре.
step-level = Степень ужаса — 1, 2 или 3, а не { $level }.
step-held = { $name }: эта карта уже есть: { $card }
asked-neighbours = Рядом с { $land }: { $lands }.
asked-distance = От { $one } до { $other }: { $distance }.
asked-no-way = От { $one } до { $other } пути нет.
asked-lands = Регионы карты { $card }: { $lands }
asked-difficulty = Сложность { $number }.
asked-deck = Колода захватчиков сверху по этапам (карт: { $number }): { $order }

## Настройки
option-spirits = Духи мест по порядку; у кого духа нет, тот выбирает.
    .name = Духи
    .is-river-surges-in-sunlight = { spirit-river-surges-in-sunlight }
    .is-lightnings-swift-strike = { spirit-lightnings-swift-strike }
    .is-vital-strength-of-the-earth = { spirit-vital-strength-of-the-earth }
    .is-shadows-flicker-like-flame = { spirit-shadows-flicker-like-flame }
    .is-thunderspeaker = { spirit-thunderspeaker }
    .is-a-spread-of-rampant-green = { spirit-a-spread-of-rampant-green }
    .is-oceans-hungry-grasp = { spirit-oceans-hungry-grasp }
    .is-bringer-of-dreams-and-nightmares = { spirit-bringer-of-dreams-and-nightmares }
option-boards = Поля острова по порядку мест; если не указаны, то случайные.
    .name = Поля
    .is-A = A
    .is-B = B
    .is-C = C
    .is-D = D
    .is-E = E
    .is-F = F
layout-standard = стандартная
layout-top-to-top = Верхними краями
layout-coastline = Линия берега
layout-opposite-shores = Противоположные берега
layout-fragment = Фрагмент
layout-inverted-fragment = Обратный фрагмент
layout-sunrise = Восход
layout-leaf = Лист
layout-snake = Змея
layout-snail = Улитка
layout-peninsula = Полуостров
layout-v = V
layout-meeple = Мипл
layout-star = Звезда
layout-flower = Цветок
layout-caldera = Кальдера
option-layout = Как лежат поля. Для любого числа полей есть стандартная раскладка; другие — только для чисел в скобках.
    .name = Раскладка
    .is-standard = { layout-standard }
    .is-top-to-top = { layout-top-to-top } (2)
    .is-coastline = { layout-coastline } (2, 3)
    .is-opposite-shores = { layout-opposite-shores } (2)
    .is-fragment = { layout-fragment } (2)
    .is-inverted-fragment = { layout-inverted-fragment } (2)
    .is-sunrise = { layout-sunrise } (3)
    .is-leaf = { layout-leaf } (4)
    .is-snake = { layout-snake } (4)
    .is-snail = { layout-snail } (5)
    .is-peninsula = { layout-peninsula } (5)
    .is-v = { layout-v } (5)
    .is-meeple = { layout-meeple } (5)
    .is-star = { layout-star } (6)
    .is-flower = { layout-flower } (6)
    .is-caldera = { layout-caldera } (6)
option-adversary = Колониальная держава, с которой вы боретесь.
    .name = Противник
    .is-none = без противника
    .is-brandenburg-prussia = { adversary-brandenburg-prussia }
    .is-england = { adversary-england }
    .is-sweden = { adversary-sweden }
option-level = Уровень противника, от 0 до 6.
    .name = Уровень
option-scenario = Сценарий меняет цель и правила.
    .name = Сценарий
    .is-none = без сценария
    .is-blitz = { scenario-blitz }
    .is-guard-the-isles-heart = { scenario-guard-the-isles-heart }
    .is-rituals-of-terror = { scenario-rituals-of-terror }
    .is-dahan-insurrection = { scenario-dahan-insurrection }
option-blight-card = Какая карта скверны лежит на поле, или никакой (первая партия).
    .name = Карта скверны
    .is-random = случайная, неизвестная
    .is-none = без карты: по 5 скверны на игрока
    .is-downward-spiral = { blight-downward-spiral }
    .is-memory-fades-to-dust = { blight-memory-fades-to-dust }
option-left-out-blight = Игра без этих карт скверны.
    .name = Отложенные карты скверны
    .is-downward-spiral = { blight-downward-spiral }
    .is-memory-fades-to-dust = { blight-memory-fades-to-dust }
option-left-out-all = Отложены все карты скверны.
option-extra-blight = В начале на 1 скверну больше, по поздней поправке.
    .name = Дополнительная скверна
option-progression = Простые духи получают карты из готового списка, а не берут из колоды.
    .name = Изучение способностей
option-bonus-growth = Каждый дух растёт один раз до первого хода: легче.
    .name = Рост до игры
option-any-order = Игроки выбирают порядок полей, регионов и духов всякий раз, когда что-то делается для каждого; иначе это порядок острова и мест, кроме разорений, где он важен.
    .name = Выбор всякого порядка
option-no-initial-explore = Без разведки при подготовке к игре: легче.
    .name = Без начальной разведки

## Текстовый вид
see-turn = Ход { $turn }: { $phase }
see-step = Шаг: { $step }
see-adversary = Противник: { $adversary }, уровень { $level }
see-escalation = Эскалация { $text }
see-scenario = Сценарий: { $scenario }
see-layout = Раскладка полей: { $layout }
see-added = Поле { $board } лежит теперь рядом с { $beside }.
see-starts = Начальное поле: { $who } — { $board }.
see-terror = Степень ужаса { ROMAN($level) }; вы победите, когда { $victory }
see-fear = Страх: { $generated } из { $markers } до следующей карты; карт получено { $earned }, осталось { $left }
see-fear-earned = Открыта полученная карта страха: { $card }
see-fear-in-deck = Открыта карта страха № { $place } в колоде: { $card }
see-fear-earned-down = Полученная карта страха: { $card }
see-fear-in-deck-down = Карта страха № { $place } в колоде: { $card }
see-healthy = Первозданный остров; скверна на карте: { $pool }
see-blighted = Осквернённый остров ({ $card }): { $text } Скверна на карте: { $pool }
see-no-blight-card = Без карты скверны; осталось скверны: { $pool }
see-deck =
    { $left ->
        [one] Колода { FORM($deck, "gen") }: { $left } карта, в сбросе { $discarded }
        [few] Колода { FORM($deck, "gen") }: { $left } карты, в сбросе { $discarded }
       *[many] Колода { FORM($deck, "gen") }: { $left } карт, в сбросе { $discarded }
    }
see-invaders = Захватчики
see-space-ravage = Разорение: { $cards }
see-space-build = Строительство: { $cards }
see-space-explore = Разведка: { $cards }
see-space-extra = Дополнительное строительство перед разорением: { $cards }
see-coming-ravage = Будут разорены: { $lands }
see-coming-build = Будет строительство: { $lands }
see-land = { $land }
see-land-damage = { $land } (урон { $damage })
see-land-blights = { $land } (урон { $damage }, скверна)
see-land-stopped = { $land } (остановлено)
see-land-turned = { $land } (урон захватчикам в соседних регионах: { $damage })
see-invader-deck =
    { $number ->
        [one] Колода захватчиков: { $number } карта ({ $stages })
        [few] Колода захватчиков: { $number } карты ({ $stages })
       *[many] Колода захватчиков: { $number } карт ({ $stages })
    }
see-stage =
    { $stage ->
        [1] этап I: { $number }
        [2] этап II: { $number }
       *[other] этап III: { $number }
    }
see-board = Поле { $board }
see-coastal = { $terrain }, прибрежный регион
see-inland = { $terrain }
see-land-line = { $land } ({ $kind }; рядом: { $near }): { $holds }
see-land-empty = { $land } ({ $kind }; рядом: { $near }): пусто
see-nothing-there = ничего нет
see-holds-blight = скверна { $number }
see-holds-presence = присутствие ({ $who }): { $number }
see-holds-sacred = присутствие ({ $who }): { $number } (святилище)
see-holds-defence = защита { $number }
see-holds-stopped = без { FORM($action, "gen") }
see-effects = На этом ходу
see-name = { $who }
see-name-spirit = { $who }: { $spirit }
see-energy = Энергия { $energy } (доход { $income })
see-plays = Разыгрываемых карт { $plays } (разыграно { $made })
see-presence = Присутствие на шкалах { $left }, уничтожено { $destroyed }
see-drowned = Стойкость потопленных: { $number }
see-track-energy = Шкала энергии (закрытые деления в скобках): { $spaces }
see-track-plays = Шкала разыгрываемых карт (закрытые деления в скобках): { $spaces }
see-number = { $number }
see-space-reclaim = вернуть 1 карту
see-space-bare = ничего
see-marks = { $one } + { $other }
see-covered = ({ $what })
see-growth = Рост { $option }: { $actions }
see-growth-taken = Рост { $option } (выбран): { $actions }
see-growth-closed = Рост { $option } (закрыт): { $actions }
see-growth-always = Всегда: { $actions }
see-elements = Стихии: { $elements }
see-hand = Рука: { $cards }
see-played = В игре: { $cards }
see-discard = Сброс: { $cards }
see-power = { $card }, { $range }, { $target }: { $text }
card-header = { $card } (цена { $cost }, { $speed }; { $elements })
card-used = { $card } (цена { $cost }, { $speed }; { $elements }; применена)
see-innate = Природная способность «{ $power }» ({ $speed }, { $range }, { $target }): { $text }
see-innate-used = Природная способность «{ $power }» ({ $speed }, { $range }, { $target }; применена): { $text }
see-threshold = Формула стихий { $level }: { $elements }
see-threshold-met = Формула стихий { $level }, выполнена: { $elements }

## Что действует на этом ходу
effect-defend = { $land }: защита { $number }.
effect-skip = { $land }: захватчики бездействуют ({ $what }).
effect-ward = { $who }: защита { $number } во всех регионах с присутствием.
effect-no-blight = { $land }: скверна туда не попадает.
effect-health = { $land }: стойкость { FORM($what, "gen") } больше на { $number }.
effect-dahan-immune = { $land }: даханам ничто не может повредить.
effect-dahan-safe = { $land }: разорение не вредит даханам.
effect-dahan-first = { $land }: даханы бьют одновременно с захватчиками.
effect-dread = { $land }: каждая единица страха от способностей даёт там и защиту 1.
effect-range = { $who }: дальность способностей больше на { $number }.
effect-origin = { $who } может применять способности и от присутствия другого духа.
effect-hurry =
    { $number ->
        [one] { $who } может применить { $number } медленную способность как быструю.
        [few] { $who } может применить { $number } медленные способности как быстрые.
       *[many] { $who } может применить { $number } медленных способностей как быстрые.
    }
effect-repeat = { $who } может повторить применённую карту.
effect-played-and-lost = { $who }: забыта карта, разыгранная на этом ходу.
effect-keep-card = { $who } в фазе течения времени может вернуть на руку разыгранную карту.
effect-no-city = В прибрежном регионе не строят городов: { $land }.
effect-vengeance = { $land }: за всё уничтоженное там следует месть.
effect-no-explore-two-dahan = Нет разведки в регионах с двумя и более даханами.
effect-no-build-outnumbered = Нет строительства там, где даханов больше, чем поселений и городов.
effect-no-build-dahan = Нет строительства в регионах с даханами.
effect-no-build-coastal = Нет строительства в прибрежных регионах.
effect-no-build-city = Нет строительства в регионах с городом.

ask-trigger = Последствий несколько. Какое сейчас?
do-next = Сейчас: { $what }
trigger-drowning = потопление
trigger-sworn-to-victory = клятва победы
trigger-dahan-insurrection = восстание
trigger-vengeance-of-the-dead = Месть мёртвых
position-effect-key = Позиция: у эффекта «{ $kind }» нет «{ $key }».
position-not-shown = Позиция: { $card } не лежит лицом вниз среди карт страха и событий.

## Числа, по которым следят за игроком
figure-energy = энергия
figure-income = энергия за ход
figure-plays = осталось разыграть карт
figure-presence = присутствие на острове
figure-hand = карты на руке
hint-invaders = убирает захватчиков с острова
hint-dahan = поддерживает дахан
hint-blight = убирает скверну
hint-fear = вселяет страх
hint-ravage = ослабляет грядущие разорения и застройку
hint-presence = растёт присутствие на острове
hint-energy = даёт энергию
hint-tracks = шкалы теперь дают больше
hint-hand = больше карт на выбор
hint-played = способность готова к применению
