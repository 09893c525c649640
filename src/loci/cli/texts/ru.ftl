# Слова команды `loci`: то, что она говорит во время игры, и её собственные замечания.

## Замечания
option-form = «{ $given }» должно иметь вид ИМЯ=ЗНАЧЕНИЕ.
seats-too-many = Названо мест: { $given }, а игроков только { $players }.
file-missing = Нет файла { $path }
file-exists = Файл { $path } уже есть; --force заменит его.
file-unusable = { $path }: { $detail }
file-unwritable = Нельзя записать { $path }: { $detail }
file-folder = это папка
file-nowhere = такой папки нет
file-forbidden = нет прав доступа
file-not-utf8 = Эта строка — не текст в UTF-8.
file-no-records = Нет записей (*.loci) в { $path }
error-line = строка { $line }: { $reason }
error-nearest = { $reason } Сейчас можно: { $moves }
address-unusable = Адрес { $address } использовать нельзя: { $detail }
address-taken = там уже кто-то слушает
server-extra = { $command } требует дополнения `server`: pip install 'genius-loci[server]'
site-extra = Игра в браузере требует дополнения `server`: pipx run 'genius-loci[server]' play или pip install 'genius-loci[server]'
processes-postgresql = Нескольким процессам нужен PostgreSQL: --db postgresql://…
record-fixed = { $option } нельзя задать вместе с записью: это уже сказано в ней.
upgrade-one = { $option } нельзя задать вместе с файлами: или база, или файлы.

## Игра
play-seed = { $game }: зерно { $seed }
play-pass = Передайте экран: { $who }. Затем нажмите Enter.
play-log = Журнал
play-log-empty = Пока не произошло ничего, о чём вы знаете.
play-asked = { $who }: { $prompt }
play-also-asked = Отвечает также: { $who } (наберите «as { $seat }», чтобы сначала ответил этот игрок)
play-more = Возможны и другие ходы; наберите один из них.
play-hint = Наберите номер, ход, «?» или «help».
play-legal = Ход «{ $move }» сейчас возможен.
play-why-what = Укажите ход: why ХОД
play-saved = Сохранено: { $file }
play-save-where = Укажите файл: save ФАЙЛ
play-save-exists = Файл { $file } уже есть; выберите другое имя.
play-undone = Ответ отменён.
play-not-asked = { $who }: сейчас вопросов нет.
play-no-such-seat = За этим экраном нет места «{ $seat }».
play-goodbye = Игра ещё не окончена.
play-continue = Продолжить: loci play { $file }
play-help =
    Номер выбирает вариант; ход можно ввести и в нотации.
    ?            показать возможные ответы
    why ХОД      возможен ли ход, а если нет, то почему
    hint         спросить бота, что сделал бы он и почему
    undo         отменить свой последний ответ (undo P2: ответ игрока 2)
    log          что уже произошло, насколько это вам известно
    show         показать стол и вопрос ещё раз
    as P2        пусть сначала ответит другой игрок за этим экраном
    save [ФАЙЛ]  записать партию
    quit         выйти; сохранённую партию можно продолжить
play-advice = { $number }. { $what } ({ $move }).
play-advice-less = (по его расчёту на { $less } меньше)
play-seat = Игрок
play-score = Очки
play-wins = Победа
play-nobody-wins = Никто не победил.

## Повтор и позиции
replay-auto = по постоянным указаниям
replay-going-on = Игра ещё не окончена.
replay-at = После записи { $number } из { $most }.
replay-stored = Сыграно по правилам версии { $rules } и показано, как сохранено; по нынешним правилам это не повторить. { $why }

## Разбор
analyse-learned = Чего в конце ждёт бот, который научился игре, для каждого игрока:
analyse-own = Этой игре ещё никто не научился: это собственный подсчёт игры, что у кого есть, а не к чему это приведёт.
analyse-number = После
analyse-costly = Ответы, которые стоили больше всего, по подсчёту бота «{ $bot }»:
analyse-none = Ни один ответ не стоил ничего заметного.
analyse-line = { $number }. { $who }: { $label } ({ $move }). Лучше: { $better_label } ({ $better }), на { $cost }.

## Списки игр
games-none = Установленных игр нет.
games-players = игроки
games-sets = наборы
games-bots = боты
games-or = { $default }; или { $others }
games-any = { $default }; любые из { $choices }
games-just = { $default }

learn-no-task = Ещё никто не сказал, чему сеть должна учиться в игре { $game }. Есть: { $known }
learn-trial = Для этой игры нет испытания «{ $name }». Есть: { $known }
learn-done = Обучение закончено: раундов { $rounds }.
learn-stopped = Остановлено после раундов: { $rounds }. Та же команда продолжит с этого места.

## Кластеры
cluster-extra = --cluster требует дополнения `cluster`: pip install 'genius-loci[cluster]'

## Наборы данных
dataset-extra = loci dataset требует дополнения `data`: pip install 'genius-loci[data]'
dataset-one = Набор данных делается из чего-то одного: из записей или из партий одной игры через --games или --db.
dataset-games = Записи из нескольких игр: { $games }. Набор данных бывает из одной.
dataset-nobody = Нет оконченной партии в { $game }, все игроки которой согласились на исследования.
dataset-done = { $folder }: партий: { $games }, решений: { $decisions }, файлов: { $shards }, МБ: { $megabytes }, секунд: { $seconds }.
## Статистика
statistics-counted =
    { $number ->
        [one] { $game }: учтена { $number } партия.
        [few] { $game }: учтены { $number } партии.
        [many] { $game }: учтено { $number } партий.
       *[other] { $game }: учтено { $number } партии.
    }

## Подключение
connect-who = Укажите, кто отвечает: --program КОМАНДА или --bot random.
connect-bot = Нет бота { $name }, который может играть издалека; есть: random
connect-url = «{ $url }» не адрес сайта; такой адрес начинается с http:// или https://
connect-token = В файле { $path } нет токена. Это одна строка, которая начинается с «loci.»
connect-command = Команду нельзя прочитать: { $detail }
connect-refused = Сайт отвечает: { $detail }
connect-slow = Программа не ответила за { $seconds } с.
connect-ended = Программа завершилась: { $detail }
connect-no-program = Программу нельзя запустить: { $detail }
connect-here = { $name } (программа, владелец: { $owner }) играет на { $url } – Ctrl-C завершает
connect-lost = Сайт не отвечает ({ $detail }); следующая попытка через { $seconds } с
connect-table = { $table }: место занято
connect-answer = { $table }: { $move }
connect-refused-move = { $table }: «{ $move }» не принято. { $reason }
connect-drawn = { $table }: «{ $move }» не принято. { $reason } Вместо этого по жребию: { $drawn }.
connect-failed = { $table }: { $reason }
connect-left = { $table }: место теперь принадлежит другому
connect-over = { $table }: конец, { $won ->
    [yes] победа
   *[no] без победы
  }; счёт: { $scores }. Ответы: допустимых { $legal }, недопустимых { $illegal }, по жребию { $drawn }.
