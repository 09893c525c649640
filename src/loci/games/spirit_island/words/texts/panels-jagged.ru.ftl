## Рост и шкалы «Расколотой земли»
growth-either = { $first } или { $second }
growth-move-presence = переместите 1 присутствие в пределах дальности { $distance }
growth-elements = получите на этот ход: { $elements }
growth-one-element = получите на этот ход одну из стихий: { $elements }
growth-energy-per-play = получите столько энергии, сколько карт можете разыграть
growth-reclaim-half = верните половину своего сброса, округляя вверх
see-space-play = ещё 1 розыгрыш карты
ask-move-presence = Какое присутствие вы перемещаете и куда?
ask-return-presence = На какую шкалу возвращается присутствие?
do-return = { $track }
track-energy = шкала энергии
track-plays = шкала разыгрываемых карт
do-track = Применить: { $what }
log-presence-returned = { $who }: присутствие возвращается на шкалу ({ $land }).
log-presence-removed = { $who }: присутствие в { $land } удалено.
track-covered = Ни одно открытое деление ваших шкал этого не позволяет.
track-used = На этом ходу вы это уже сделали.
track-cannot = Сейчас это невозможно.
power-price = Вам нечем заплатить за применение: { $card }.

## Что хранят духи
see-kept = { $name }: { $what }
keep-markers = Подготовленные жетоны стихий
ask-discard-marker = Какой жетон стихии вы отдаёте? (осталось: { $left })
ask-spend-markers = { $element }: сколько подготовленных жетонов вы тратите на это?
log-marker-prepared = { $who } готовит жетоны стихий: { $elements }.
log-marker-spent = { $who } тратит жетоны стихий: { $elements }.

see-still-healthy = Всё ещё первозданный остров ({ $card }): { $text } Скверна на карте: { $pool }

## Два противника, дополнительное поле
option-supporting = Вторая колониальная держава, которая поддерживает первую: её правила тоже действуют, а эскалация — на картах этапа III.
    .name = Поддерживающий противник
    .is-none = нет
option-supporting-is-brandenburg-prussia = { adversary-brandenburg-prussia }
option-supporting-is-england = { adversary-england }
option-supporting-is-sweden = { adversary-sweden }
option-supporting-is-france = { adversary-france }
option-supporting-level = Уровень поддерживающего противника, от 0 до 6.
    .name = Уровень поддержки
option-supporting-alone = Поддерживающему противнику нужен другой, ведущий.
option-supporting-set = { $adversary }: из набора { $set }, с которым вы не играете.
see-supporting = Поддерживающий противник (эскалация на картах этапа III):
option-extra-board = На одно поле больше, чем игроков; на нём никто не начинает.
    .name = Дополнительное поле
option-extra-board-most = Для такого числа игроков ({ $players }) дополнительного поля нет.

## Archipelagos
layout-archipelago-1-1 = Архипелаг 1 + 1
option-layout-is-archipelago-1-1 = { layout-archipelago-1-1 }
layout-archipelago-2-1 = Архипелаг 2 + 1
option-layout-is-archipelago-2-1 = { layout-archipelago-2-1 }
layout-archipelago-1-1-1 = Архипелаг 1 + 1 + 1
option-layout-is-archipelago-1-1-1 = { layout-archipelago-1-1-1 }
layout-archipelago-2-2 = Архипелаг 2 + 2
option-layout-is-archipelago-2-2 = { layout-archipelago-2-2 }
layout-archipelago-3-1 = Архипелаг 3 + 1
option-layout-is-archipelago-3-1 = { layout-archipelago-3-1 }
layout-archipelago-3-2 = Архипелаг 3 + 2
option-layout-is-archipelago-3-2 = { layout-archipelago-3-2 }
layout-archipelago-2-2-1 = Архипелаг 2 + 2 + 1
option-layout-is-archipelago-2-2-1 = { layout-archipelago-2-2-1 }
layout-archipelago-3-3 = Архипелаг 3 + 3
option-layout-is-archipelago-3-3 = { layout-archipelago-3-3 }
layout-archipelago-2-2-2 = Архипелаг 2 + 2 + 2
option-layout-is-archipelago-2-2-2 = { layout-archipelago-2-2-2 }

## Свой остров
option-island = Остров, который записан вами, вместо полей.
    .name = Файл острова
island-unreadable = Файл острова не читается: { $detail }
island-key = В файле острова что-то неизвестное или не того рода ({ $where }): { $key }
island-numbers = Регионы поля { $board } должны иметь номера 1, 2, 3 … без пропусков, не больше 20.
island-terrain = { $land }: нет ландшафта «{ $word }»; есть jungle, mountain, sands и wetland.
island-unknown-land = { $land } не может граничить с «{ $beside }»: такого региона нет или это он сам.
island-one-way = { $land } граничит с { $beside }, но { $beside } не граничит с { $land }.
island-no-coast = У поля { $board } нет прибрежного региона.
island-apart = К региону { $land } нет пути.
island-piece = { $land }: «{ $word }» не может лежать там в начале, или не столько.
option-island-scenario = В сценарий «{ $scenario }» не играют на острове из файла: он говорит, как лежат напечатанные поля.
layout-island = свой остров
option-barred-response = «Восстание даханов»: ответ войск не приводит захватчика в изолированный регион. Иначе изоляция для него не важна.
    .name = Изоляция удерживает ответ войск
