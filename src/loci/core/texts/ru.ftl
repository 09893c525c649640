# Слова ядра: причины, ошибки и названия, общие для всех игр.

move-as-text = { $move }
seat-number = Игрок { $number }

## Почему ответ не принят
not-asked = Сейчас вас ни о чём не спрашивают.
game-over = Игра окончена.
stale = Этот вопрос уже закрыт ({ $question }). Сейчас: { $now }
stale-none = вас ни о чём не спрашивают.
whose-move = Ответ «{ $move }» могут дать несколько игроков; укажите, какой.
step-unknown = В этой игре нет такого шага: { $step }
no-import = { $game } не читает файлы других программ.

## Отмена
undo-nothing = Нет вашего ответа, который можно было бы отменить.
undo-revealed = После этого ответа что-то решил случай или открылось что-то скрытое.
undo-stored = Этот ответ дан по старым правилам; он остаётся таким, как был сохранён.
undo-others-answered =
    { $lost ->
        [1] После этого ответил другой игрок, и его ответ пропал бы.
       *[other] После этого ответили другие (ответов: { $lost }), и эти ответы пропали бы.
    }

## Настройки, места и игры
option-unknown = Нет настройки «{ $name }». Есть: { $known }
option-value = Настройка «{ $name }» не может быть «{ $value }». Допустимо: { $allowed }
option-set = Настройка «{ $name }» не может быть «{ $value }»: это из набора «{ $set }», который не выбран.
option-imported = Настройка «{ $name }» принадлежит партиям, сыгранным в другом месте: её задаёт только импорт.
order-lone-answers = Где возможен только один ответ, он даётся сам; ход, в котором больше ничего нельзя сделать, завершается.
    .name = Давать единственные ответы автоматически
option-sets = С какими наборами играют; базовый есть всегда.
    .name = Наборы
    .is-base = базовая игра
set-unknown = Нет набора «{ $name }». Есть: { $known }
players-set = Для { $given } игроков нужен набор { $set }; без него играют не более { $most }.
players-number = Число игроков ({ $given }) не подходит: игра рассчитана на { $least }–{ $most }.
seat-unknown = Нет места { $seat }: в партии их { $players }.
game-unknown = Нет игры «{ $name }». Есть: { $known }
game-not-loaded = Не удалось загрузить игру «{ $name }»: { $detail }
bot-unknown = Для этой игры нет бота «{ $name }». Есть: { $known }
bot-name-random = случайный
bot-name-greedy = осмотрительный
bot-help-greedy = взвешивает, что даёт каждый ответ, и выбирает лучший; разумный партнёр для первых партий
bot-help-random = даёт любой возможный ответ, не думая; годится, чтобы просто попробовать
bot-name-easy = лёгкий
bot-help-easy = отвечает так, как научился, но часто не лучшим из того, что знает, а каждый пятый ответ — любой из хороших; для первых партий
bot-name-medium = средний
bot-help-medium = сразу даёт ответ, который по выученному лучший; хороший соперник или партнёр
bot-name-hard = сложный
bot-help-hard = знает то же, что средний, и думает вперёд около секунды
bot-name-master = мастер
bot-help-master = перед каждым ответом думает вперёд около десяти секунд; самый сильный из всех
hint-because = Почему: { $reasons }.
hint-only = Это единственный возможный ответ.
hint-enough = Ничто другое сейчас не даст больше.
hint-best = По расчёту бота ни один другой ответ не лучше.
hint-next = Следующий по силе.
analysis-nobody = Эту игру пока никто не умеет оценивать: для этого нужен бот, который ей научился.
log-told = { $who }: { $what }
move-too-long = Ни один ход не бывает длиннее { $most } знаков.
answers-too-many = Не больше { $most } ответов за раз.
match-number = В партии записей: { $most }; записи { $number } нет.
match-stored = Первые ответы ({ $stored }) даны по старым правилам и остаются такими, как были сохранены; позиции после { $number } из них нет.

## Данные
bad-json = Это не JSON: { $detail }
bad-yaml = Это не YAML: { $detail }
data-missing = Не хватает поля { $path }.
data-unknown = { $path } не относится к данным этого вида.
data-wrong = { $path }: должно быть: { $expected }, а здесь: { $found }.
# Чем значение должно быть или чем оно является (в data-wrong)
form-object = объект
form-list = список
form-text = текст
form-number = целое число
form-fraction = дробное число
form-flag = true или false
form-nothing = ничего
form-value = значение другого вида
form-known = известное слово
form-seed = зерно
form-words = четыре слова по 32 бита
form-items =
    { $number ->
        [one] { $number } элемент
        [few] { $number } элемента
        [many] { $number } элементов
       *[other] { $number } элемента
    }
data-answer = { $path }: { $answer } не отвечает ни на один открытый вопрос.
data-key = Ключи — слова, а этот не слово: { $key }
data-too-big = Это больше, чем бывает в игре: больше { $most } значений.
data-too-deep = Списки и объекты вложены глубже { $most } уровней.
data-number = Ни одно число на столе не превышает { $most }.
data-text = Текст здесь слишком длинный (больше { $most } знаков) или содержит недопустимый знак.
data-fault = Это не может быть столом игры ({ $detail }).
data-seats = Это стол на { $found }, а не на { $players }.
position-impossible = Такая позиция невозможна: { $detail }
data-twice = «{ $name }» встречается дважды (строка { $line }).
position-no-keys = Позиция — это список ключей, например «game: …», по одному в строке.
position-move = Ответ { $number }, «{ $move }»: { $why }
position-underway = В позиции посреди вопроса («{ $key }») шагов не бывает: уберите этот ключ или шаги.
ask-unknown = На это игра ответить не может: { $ask }

## Записи партий
record-cut-off = Запись здесь обрывается.
record-none = Это не запись: в ней нет строки вида [Format "1"].
record-line = Такой строки в этом месте записи быть не может: { $line }
record-control = В записи не бывает управляющих знаков.
record-line-damaged = Эта строка изменена после того, как на запись поставили печать: { $line }
record-lines-missing = Начиная отсюда не хватает строк.
record-seal-damaged = Печать повреждена.
record-unsealed = На записи нет печати.
record-not-canonical = Эта строка должна выглядеть так: { $expected }
record-format = Запись в формате { $found }, который эта версия не читает.
record-tag-missing = Не хватает тега { $tag }.
record-tag-twice = Тег { $tag } стоит здесь дважды.
record-tag-unknown = Тега { $tag } не существует.
record-tag-number = Тегу { $tag } нужно число, а не «{ $value }».
record-numbering = Здесь ожидается запись { $expected }, а не { $found }.
record-seat = Нет места { $seat }: в партии их { $players }.
record-scores = В результате нужны очки каждого места (мест: { $players }).
record-other-game = Это запись игры { $found }, а не { $expected }.
record-rules-older = Партия сыграна по правилам версии { $found }; теперь действует версия { $expected }. Её перенесёт `loci upgrade`.
record-rules-newer = Партия создана по правилам версии { $found }, которых этот выпуск не знает: у него версия { $expected }.
record-continued = «{ $value }» не говорит, какие ответы даны по каким правилам (например, «1:12»).
record-stored = Здесь должны быть первые ответы ({ $stored }), как они были сохранены.
record-outcome = Партия заканчивается не так; повтор даёт «{ $expected }».
record-hash = Конечное состояние не совпадает с записанным; его хеш { $expected }.

## Версии правил
upgrade-needed =
    { $number ->
        [one] В базе есть { $number } партия по старым правилам. Сначала перенесите: { $command }
       *[other] В базе есть партии по старым правилам ({ $number }). Сначала перенесите их: { $command }
    }
upgrade-answer = ответ { $number } больше не подходит: { $why }
upgrade-position = позиция после ответа { $number } другая (в { $place })
upgrade-fault = ошибка в правилах ({ $detail })

## Правила и тесты
no-checkout = Нужна рабочая копия проекта: здесь нет docs/rules и tests.
rules-no-page = Нет страницы правил { $page }.
rules-twice = Правило { $rule } встречается дважды (строка { $line }).
rules-line = Строка { $line } не имеет вида правила: { $found }
rules-collect = Не удалось собрать тесты: { $detail }
rules-proved = Правил с доказательством: { $proved } из { $rules }.
rule-ruling = наше решение
rule-description = описание
rule-advice = совет

## Базы данных
database-taken = Базу данных { $path } уже обслуживает другой процесс ({ $process }). Это может делать только один; нескольким нужен PostgreSQL.

weights-broken = { $path } — не файл сети.
weights-other = { $path } сделан для другого значения { $what }, чем у игры сейчас.

## Статистика
statistics-row = В файле статистики не может быть такой строки, как { $number }: строка — это число игроков, три слова и три числа.
statistics-form = Этот файл статистики в форме { $form }, а известна { $known }. Создайте его заново командой loci statistics.
statistics-game = Этот файл статистики относится к игре { $game }, а не { $wanted }.
