# Слова сайта по-русски.

## Везде
brand-home = Genius Loci: главная страница
skip = Перейти к содержанию
language = Язык
theme-switch = Цвета: { $now }. Сменить
theme-system = как в системе
theme-light = светлые
theme-dark = тёмные
connection-connecting = соединение…
connection-lost = нет связи
connection-note = Связь прервалась. Мы пробуем снова; ничего из сделанного не пропадёт.
connection-old = Сайт обновился. Обновите страницу, чтобы продолжить; ничего из сделанного не пропадёт.
connection-rules = Сервер сейчас не ведёт игры по правилам этой партии. Ничего не потеряно; попробуйте позже.
reload = Обновить
loading = Загрузка…
cancel = Отмена
close = Закрыть
save = Сохранить
send = Отправить
online = здесь
offline = отсутствует
error-offline = Нет связи с сервером.
error-status = Сервер ответил: { $status }.
error-unknown = Что-то пошло не так.
missing-title = Здесь ничего нет
missing-text = Возможно, в адресе опечатка.
missing-home = На главную страницу
link-copied = Ссылка скопирована
link-itself = Ссылка: { $link }
file-choose = Выбрать файл
file-none = файл не выбран

## Главная страница
home-title = Настольные игры для спокойного вечера
home-text = Играйте сразу с ботами, с друзьями по ссылке или по ходу в день. Каждое правило объясняется там, где оно нужно, и ничего не надо устанавливать.
home-ways = С чего начать
games = Игры
game-players = Игроков: { $least }–{ $most }
game-text = в виде текста
title-haunted-lands = Земли призраков
title-spirit-island = Остров духов
title-terra-mystica = Терра Мистика
about-haunted-lands = Странствуйте по землям вокруг города Калены, добывайте, стройте, торгуйте и уговаривайте беспокойных призраков уйти, пока они не захватили город.
about-spirit-island = Вместе вы — духи острова: прогоните захватчиков, пока скверна не погубила землю.
about-terra-mystica = Преобразуйте землю, стройте и соединяйте постройки в города. Четырнадцать народов, шесть раундов и никаких случайностей, когда партия началась.
play-alone = Играть одному
play-bots = Играть с ботами
play-others = Играть с другими
tables-mine = Мои столы
tables-open = Открытые столы
tables-finished = Законченные
tables-trials = Пробы
tables-mine-none = Вы не сидите ни за одним столом.
tables-open-none = Сейчас никто не ждёт. Откройте свой стол.
tables-finished-none = Ни одна открытая для всех партия ещё не закончена.
tables-trials-none = Проб нет.
tables-more = Показать ещё
tables-over = Законченные столы
tables-over-all = Показать все законченные ({ $number })
table-waiting =
    { $number ->
        [one] { $number } свободное место
        [few] { $number } свободных места
       *[many] { $number } свободных мест
    }
table-finished = игра окончена
table-won = победа
table-lost = поражение
table-won-together = победили вместе
table-lost-together = проиграли вместе
table-trial-what-if = Что, если с хода { $number }
table-trial-plan = План с хода { $number }
table-closed = стол закрыт
table-your-turn = Ваш ход
next-asked =
    { $number ->
        [one] Вас ждёт ещё { $number } стол. Перейти к нему
        [few] Вас ждут ещё { $number } стола. Перейти к следующему
       *[many] Вас ждут ещё { $number } столов. Перейти к следующему
    }
table-their-turn = Ждём: { $who }
guest-name = Ваше имя
guest-go = Дальше
guest-why = Достаточно имени, учётная запись не нужна.

## Новый стол
new-title = Новый стол
new-table-part = Стол
new-game = Игра
new-name = Название стола (если хотите)
new-players = Число игроков
new-seat = Место { $number }
new-seat-me = я
new-seat-open = свободно для любого
new-seat-bot = бот: { $bot }
new-seat-name = Имя на месте { $number }
new-hot-seat = Несколько человек за этим экраном? Дайте каждому месту имя.
new-bot = { $bot }: { $help }.
new-players-range = Возможное число игроков: { $least }–{ $most }.
new-players-more = С набором { $set }: до { $most }.
new-preset = Вид игры
preset-first = Первая партия
preset-first-text = Самое простое начало.
preset-standard = Стандартная
preset-standard-text = Так, как играют чаще всего.
preset-branch-and-claw = Ветви и когти
preset-branch-and-claw-text = Базовая игра с жетонами, событиями, способностями, духами и картами скверны этого дополнения.
preset-jagged-earth = Расколотая земля
preset-jagged-earth-text = Базовая игра с полями, пустошами, аспектами, духами, способностями и событиями этого дополнения; до шести игроков.
preset-feather-and-flame = Перо и пламя
preset-feather-and-flame-text = Базовая игра с духами, аспектами, картами страха и Шотландией этого дополнения.
preset-everything = Всё сразу
preset-everything-text = Со всем, что есть; для тех, кто знает игру.
preset-own = На свой выбор
option-choose = Выбрать: { $name }
option-any = как выпадет
option-order = Учитываются в порядке отметки.
option-yes = да
option-no = нет
new-seed = Начальное число (если хотите)
new-seed-help = То же число даёт ту же раздачу. Только за столами без свободных мест.
new-public = Показать стол в списке открытых
new-research = Даю согласие использовать партию для исследований; остальных спросят
research-agree = Даю согласие использовать эту партию для исследований
research-help = Только если согласятся все за столом, и без имён: ответы оконченной партии войдут в набор данных. Согласие можно отозвать в любое время.
research-asked = Эту партию можно использовать для исследований, без имён, если согласятся все за столом. Согласие отмечают у своего места, и его можно отозвать в любое время.
new-pace = Темп
new-clock = Часы
new-clock-none = без часов
new-clock-live = вживую: время на игрока
new-clock-days = дни на ход
new-minutes = Минут на игрока
new-increment = Секунд добавляется за ход
new-days = Дней на ход
clock-live = { $minutes } мин на игрока, ещё { $seconds } с за каждый ход
clock-days =
    { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
       *[other] { $days } дней на ход
    }
new-undo = Отмена ответов
new-undo-open = свободная
new-undo-open-help = Отменить можно любой ответ.
new-undo-consent = с согласия
new-undo-consent-help = Свободно, пока ничего не открылось, затем с согласия других.
new-undo-strict = строгая
new-undo-strict-help = Только пока ничего не открылось.
new-options = Настройки игры
new-create = Открыть стол
new-start = Начать

## Ожидание
waiting-title = Ждём игроков
waiting-text =
    { $number ->
        [0] Все на месте.
        [one] Свободно { $number } место. Отправьте ссылку другу или посадите бота.
        [few] Свободно { $number } места. Отправьте ссылки друзьям или посадите ботов.
       *[many] Свободно { $number } мест. Отправьте ссылки друзьям или посадите ботов.
    }
waiting-host = Хозяин стола начнёт игру, когда все соберутся.
seat-open = свободно
seat-linked = оставлено для ссылки
seat-you = (вы)
seat-bot = Бот
seat-bot-number = Бот { $number }
seat-bot-instead = Посадить бота
seat-is-program = { $name } (программа)
seat-program-of = программа, владелец: { $owner }
seat-program-invite = Пригласить программу
seat-program-name = Имя программы
seat-program-seat = Посадить
sit = Сесть
leave = Встать
invite = Скопировать приглашение
invite-link = Ссылка-приглашение
start = Начать игру
table-close = Закрыть стол
table-close-sure = Закрыть его для всех за столом? Открыть снова будет нельзя.
table-close-yes = Да, закрыть
table-unavailable = Этот стол нельзя показать

## За столом
board = Поле
prompt = Вопрос
panels = Панели
seats = Места
tab-seats = Места
tab-log = Журнал
tab-chat = Чат
tab-rules = Правила
tab-analysis = Разбор
analysis-help = Бот проходит всю партию: как стоит каждая позиция, какие ответы стоили больше всего и что сделал бы он сам.
analysis-begin = Разобрать эту партию
analysis-running = Партия разбирается. Пока можно смотреть дальше.
analysis-done = ответов: { $done } из { $of }
analysis-stop = Прервать
analysis-learned = Чего бот, который научился игре, ждёт в конце для каждого, после каждого ответа: очков игрока за вычетом части очков других. Где все побеждают или проигрывают вместе, 100 — это победа.
analysis-own = Этой игре ещё никто не научился. Поэтому здесь собственный подсчёт игры, что у кого есть после каждого ответа, а не предсказание конца.
analysis-curve = Оценка после каждого ответа
analysis-curve-help = Чем выше линия, тем лучше стоял игрок. Выберите точку, чтобы увидеть её позицию; кружок отмечает ответ, который дорого обошёлся.
analysis-after = После ответа
analysis-all = Все вместе
analysis-costly = Ответы, которые стоили больше всего
analysis-by = Так считает бот «{ $bot }». Выберите ответ, чтобы увидеть позицию перед ним.
analysis-none = Ни один ответ не стоил ничего заметного: по подсчёту бота, явно лучшего ни у кого не было.
analysis-better = Лучше: { $move }
analysis-look = Посмотреть позицию перед этим ответом
tab-end = Итог
view-text = Показать текстом
view-board = Показать поле
prompt-past = Вы смотрите назад: ход { $number } из { $last }.
prompt-closed = Стол закрыт.
prompt-sending = Отправляем ваш ответ…
prompt-nobody = Сейчас никто не принимает решений.
prompt-won =
    { $number ->
        [one] Побеждает { $who }, счёт { $score }.
       *[other] Побеждают { $who }, счёт { $score }.
    }
prompt-others =
    { $number ->
        [one] Сейчас решает { $who }.
       *[other] Сейчас решают { $who }.
    }
handover = Передайте экран: { $who }.
handover-text = То, что дальше, только для игрока: { $who }.
handover-go = { $who } смотрит: показать
handover-alone = Я играю за все эти места: больше не спрашивать
handover-way = Передавать экран между моими местами, когда что-то тайное
answers = Возможные ответы
answers-here = Что здесь можно сделать
summary = С тех пор, как вас спрашивали
summary-key = Что случилось с тех пор, как вас спрашивали (s)
summary-none = С тех пор ничего не случилось.
summary-replay = Показать ещё раз
news-skip =
    { $left ->
        [0] Любая клавиша или щелчок — дальше.
       *[other] Любая клавиша или щелчок — дальше (осталось: { $left }).
    }
key-summary = что случилось с тех пор, как вас спрашивали
pace = О событиях рассказывается
pace-slow = медленно
pace-normal = спокойно
pace-fast = быстро
pace-off = никак, они только показаны
changed = изменилось
move-nearest = Возможно:
lone = Давать единственный возможный ответ автоматически и завершать ход, в котором больше нечего делать
ways-play = Как вы играете
answers-from-here = Отсюда: выберите куда
source-chosen = Выберите куда
source-back = Назад
fewer = Меньше
more = Больше
reader = Карта
reader-asked = Прочитать карту
read-key = Прочитать крупно (i или долгое нажатие)
strip = Что у вас есть
tab-news = новое
hint-key = Попросить у бота подсказку (h)
key-answer = дать ответ с этим номером
key-hint = попросить у бота подсказку
key-filter = отобрать ответы
key-read = прочитать выбранную карту
key-leave = назад: от источника, меню, карты, всего окна
answer-for = Ответить за: { $who }
filter = Фильтр
filter-none = Ничего не подходит.
move-typed = Другой ход, текстом
move-help = Как записываются ходы
move-help-text = Запишите ответ так, как он стоит в записи партии; несколько подряд разделяются точками. Отклонённое остаётся здесь вместе с ближайшими возможными ответами. Сейчас, например:
hint = Попросить у бота подсказку
hint-says = Бот сделал бы так: { $move }
hint-or = Или: { $move }
hint-less = (на { $less } меньше)
compose = Шаги: собрать несколько и отправить вместе
compose-short = Шаги
step-remove = Отменить отсюда: { $step }
undo = Отменить
undo-key = Отменить свой последний ответ (u)
undo-to = Отменить до этого места
redo = Дать ответ снова
redo-key = Дать отменённый ответ снова (y)
undo-asked = { $who } просит отменить ответ.
undo-agree = Согласиться
undo-refuse = Отказать
undo-waiting = Ждём: { $who }.
seat-thinking = думает…
seat-plans = Сейчас сделает: { $what }
seat-you-decide = Решаете вы
seat-more = Подробнее: { $who }
seat-replace = Пусть бот играет за: { $who }
seat-return = Вернуться на своё место
seat-kept = Пока не вернётся { $who }, здесь играет бот.
seat-kept-mine = За вас играет бот.
seat-give-up = Отдать это место
seat-give-up-sure = Отдать это место навсегда? Дальше будет играть бот, и вернуться будет нельзя.
seat-evict = Отдать место боту
seat-evict-sure = Отдать это место боту навсегда? { $who } не сможет на него вернуться; это прочтут все.
orders = Постоянные указания
orders-given =
    { $number ->
        [0] нет
       *[other] { $number }
    }
orders-clear = Снять указания
clock-left = Осталось времени
score = Очки
table-tools = Этот стол
table-again = Ещё одна такая игра
record-download = Сохранить запись
log-auto = (само собой)
log-auto-help = Никого не спрашивали: ответ был один или его дало постоянное указание.
log-untold = { $who } отвечает.
log-undone =
    { $number ->
        [one] { $who }: отменён { $number } ответ.
        [few] { $who }: отменены { $number } ответа.
       *[many] { $who }: отменено { $number } ответов.
    }
log-stored = Ответы до номера { $number } даны по более старым правилам игры и показаны так, как сохранены.
log-stored-mark = по старым правилам
log-empty = Пока ничего не произошло.
since-only = Только после моего последнего хода
log-answers = Все ответы, и те, после которых ничего не происходит
chat-empty = Пока никто ничего не сказал.
chat-say = Скажите что-нибудь
history = История
history-at = { $number } / { $last }
history-first = В начало (Home)
history-back = На ход назад (←)
history-forward = На ход вперёд (→)
history-last = К текущей позиции (End)
history-show = Показать позицию после хода { $number }
history-now = К текущей позиции
history-whole = И то, что тогда было скрыто
replay = После вашего хода
replay-key = Показать, что произошло после вашего последнего хода (r)
replay-stop = Остановить
fork = Что, если
fork-help = Попробовать за своим столом, как игра могла бы пойти отсюда
plan = План
plan-help = Попробовать свои следующие ходы за своим столом
fork-from = Что, если с хода { $number }
fork-text = За своим столом игра пойдёт отсюда дальше. Настоящая партия останется как есть.
plan-text = Попробуйте следующие ходы за своим столом. То, чего вы знать не можете, раздаётся заново; настоящая партия останется как есть.
trial = Проба
trial-others = Кто играет на остальных местах?
trial-others-same = Боты там, где играют сейчас, а за людей я
trial-others-bots = Боты
trial-others-me = Я играю за всех
trial-open = Попробовать
trial-what-if = Что, если: { $table }, с хода { $number }. Здесь ничего не засчитывается.
trial-plan = План: { $table }, с хода { $number }. Здесь ничего не засчитывается.
trial-back = Вернуться к игре
trial-back-short = Вернуться
trial-away = Выбросить
link = Скопировать ссылку на эту позицию
letters = Подписать местность буквами
zoom-in = Ближе (+)
zoom-out = Дальше (−)
zoom-fit = Показать всё (0)
whole = Поле во всё окно (f)
whole-leave = Вернуться к столу (Esc)
fold-left = Свернуть места ([)
unfold-left = Показать места ([)
fold-right = Свернуть панели (])
unfold-right = Показать панели (])
keys = Клавиши
key-moves = на ход назад, на ход вперёд
key-ends = к началу, к текущей позиции
key-replay = повторить то, что было после вашего последнего хода
key-undo = отменить ответ
key-redo = дать снова отменённое
key-rule = открыть правило, к которому относится вопрос
key-whole = поле во всё окно; Esc — обратно
key-fold = свернуть левую сторону, свернуть правую сторону
key-zoom = ближе, дальше, всё поле

## Конец игры
result = Итог
wins = победа
score-sources = Очки по источникам
score-total = Всего

## Правила
rules-title = Правила
rules-contents = Содержание
rules-none = Такой игры здесь нет. Правила есть у этих:
rules-search = Искать в правилах
rules-page = Вся страница
rule-open = Открыть правило
rule-key = Открыть правило (?)
rules-found =
    { $number ->
        [one] { $number } место
        [few] { $number } места
       *[many] { $number } мест
    }

## Обучение
learn-title = Научиться играть
learn-text = Прочтите, как играть, или начните настоящую первую игру с советом на каждом новом шаге. От советов можно отказаться в любой момент и просто играть дальше.
how-title = Как играть
how-first = Игры с подсказками
how-rules = Пронумерованные правила: { $game }
learn-start = Игра с подсказками
learn-table = Первые шаги: { $game }
learn-done = Отлично.
learn-back = Назад
learn-next = Дальше
learn-skip = Играть без советов
learn-strayed = Это был другой ход. Отмените его или играйте дальше по-своему.
learn-progress = Урок { $number } из { $last }
learn-leave = Играть дальше

## Записи
record-title = Открыть запись
record-text = Запись — это текст всей игры. Откройте её, чтобы посмотреть игру ход за ходом и попробовать, как могло бы быть.
record-file = Из файла
record-paste = Или вставьте сюда
record-open = Открыть

## Учётная запись
account-title = Учётная запись
account-nobody = Гость
account-guest = Вы играете как гость
account-known = Учётная запись { $login }
account-name = Имя
account-email = Эл. почта
account-email-waiting = Ещё не подтверждён: откройте ссылку из письма на { $email }. До тех пор туда больше ничего не отправляется.
account-email-confirmed = Подтверждён.
account-email-unused = Этот сервер не отправляет писем.
account-email-again = Отправить ещё раз
account-email-sent = Письмо уже в пути.
account-email-ask = Хотите получать письмо, когда наступит ваша очередь?
account-email-confirm = Да, это мой адрес
account-email-done = Адрес подтверждён.
account-webhook = Вебхук
account-notify = Сюда придёт сообщение, когда наступит ваша очередь, а вас не будет за столом. Оставьте поля пустыми, если это не нужно.
alert-title = Когда ваш ход
alert-browser = Сообщать в этом браузере
alert-browser-text = И тогда, когда сайт не открыт. По пути сообщение ничего не говорит об игре.
alert-sound = Со звуком, пока сайт открыт
alert-refused = Браузер этого не разрешает или не может связаться со своей службой уведомлений.
account-make = Завести учётную запись
account-make-text = С учётной записью ваши столы доступны на любом устройстве.
account-stranger = Чтобы играть, достаточно имени. Потом здесь можно завести учётную запись, чтобы находить свои столы на любом устройстве.
account-login = Войти
account-user = Логин
account-password = Пароль
account-password-change = Сменить пароль
account-password-old = Старый пароль
account-password-new = Новый пароль
account-password-text = Во всех других местах вы при этом выйдете.
account-password-changed = Пароль изменён. Во всех других местах вы вышли.
account-sessions = Вход выполнен
account-sessions-here = здесь
account-out = Здесь вы вышли. Теперь вы только смотрите; чтобы продолжить, войдите на странице учётной записи.
account-left-others = Во всех других местах вы вышли.
account-saved = Сохранено.
account-entered = Вы вошли.
account-left = Вы вышли.
account-export = Скачать всё, что обо мне хранится
account-logout = Выйти
account-logout-sure = Гость, который вышел, не может вернуться. Чтобы сохранить свои столы, сначала заведите учётную запись.
account-logout-others = Выйти во всех других местах
account-logout-everywhere = Выйти везде
account-logout-everywhere-sure = Здесь тоже?
account-delete = Удалить меня
account-delete-sure = Это нельзя отменить. Игры останутся без вашего имени.
account-delete-yes = Удалить всё
account-deleted = Удалено.

## Статистика
stats-title = Статистика
stats-of = Статистика: { $game }
stats-group = Чьи партии
stats-group-people = С людьми ({ $number })
stats-group-people-text = Партии, сыгранные на этом сайте до конца, в которых был хотя бы один человек. Боты за теми же столами тоже считаются. Никто не назван по имени.
stats-group-bots = Боты между собой ({ $number })
stats-group-bots-text = Партии без людей: сыгранные здесь или подсчитанные заранее тем, кто держит сайт. Ниже сказано, какие это были боты.
stats-players = Число игроков
stats-players-all = любое
stats-measure = Что сравнивается
stats-measure-wins = Победы
stats-measure-points = Очки в среднем
stats-measure-share = Доля
stats-number = Сколько раз
stats-games = Партии
stats-won = Кто-то победил
stats-own-won = Победы
stats-mean-points = Очки в среднем
stats-mean-answers = Ответы в среднем
stats-median-minutes = Медиана минут (не меньше)
stats-too-few = Партий слишком мало, чтобы что-то сказать; пока их { $number }. Графики появятся, когда их будет { $enough }.
stats-few = слишком мало данных
stats-few-number = слишком мало данных: { $number }
stats-of-number = из { $number }
stats-interval = В скобках и тонкой чертой: где с уверенностью 95 % лежит эта доля.
stats-chance = Пунктир: столько дал бы один случай.
stats-heat-wins = Победы; чем сильнее цвет, тем больше. Точка: меньше { $number }.
stats-heat-points = Очки в среднем; чем сильнее цвет, тем больше. Точка: меньше { $number }.
stats-points = Очки
stats-answers = Длительность в ответах
stats-minutes = Длительность в минутах
stats-endings = Чем кончалось
stats-seats = По местам, в порядке начала
stats-who = Кто играл
stats-person = люди
stats-options = С чем играли
stats-crossed = { $one } × { $other }
stats-numbered = { $what } { $number }
stats-value = Значение
stats-as-table = Таблицей
stats-export = Скачать:
me-title = Мои партии
me-text = Эту страницу видите только вы. Считается то, что сыграно здесь до конца; столы, за которыми все места были вашими, есть в списке, но это не победы и не поражения.
me-nobody = Сначала назовите имя или войдите: тогда ваши партии будут здесь подсчитаны.
me-none = Вы ещё не сыграли ни одной партии до конца.
me-games = Сыгранные партии
me-table = Стол
me-played-with = С чем
me-when = Когда
me-place = место { $place } из { $players }, очки: { $points }
me-against = Против кого
me-with = С кем
me-who = Кто
me-before = Вы были выше
me-after = Они были выше
me-forgotten = кто-то, кого удалили

## Программы
programs-title = Программы, которые играют за вас
programs-text = Ваша программа или языковая модель играет здесь под собственным именем за столами, куда её по этому имени пригласил хозяин. Все видят, что это программа и чья она. Её узнают по токену: у кого он есть, тот играет от её имени.
programs-token = Это токен программы { $name }. Его видно только сейчас: сохраните его в файле, который больше никто не читает.
programs-token-label = Токен
programs-copy = Скопировать токен
programs-copied = Токен скопирован
programs-no-token = токена нет
programs-since = токен создан { $when }
programs-accept = Играет
programs-accept-all = в любую игру, куда пригласят
programs-accept-games = в эти игры
programs-accept-none = ни во что
programs-new-token = Новый токен
programs-revoke = Отозвать токен
programs-delete = Удалить
programs-delete-sure = Удалить { $name }? На её местах продолжат боты.
programs-name = Имя новой программы
programs-make = Создать программу
