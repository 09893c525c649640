# Слова турниров: чего нельзя сыграть и отчёт.

tournament-twice = Бот { $bot } назван дважды.
tournament-few = Для турнира нужно не меньше двух ботов; названо ботов: { $given }.
tournament-swiss = Для швейцарской системы нужно не меньше ботов, чем мест; ботов: { $given }, мест: { $players }.
tournament-together = В этой игре все побеждают или проигрывают вместе, поэтому турнира вида { $form } нет; не указывайте --format.
tournament-no-file = { $path } — не файл турнира.
tournament-other = { $path } — от другого турнира: «{ $name }» там другое.
tournament-line = Нельзя прочесть { $path }: что-то не так в строке { $line }.
tour-about = { $form }. Партии: { $games }, игроки: { $players }, зерно { $seed }.
tour-unfinished = Сыграно не всё: в турнире { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}.
tour-nobody = Партии, проигранные всеми: { $games }.
tour-form-round-robin = Каждый с каждым
tour-form-gauntlet = Первый бот против всех остальных
tour-form-swiss = Швейцарская система
tour-form-together = Каждый бот на всех местах в одних и тех же раздачах
tour-standings = Таблица
tour-cross = Каждый с каждым
tour-ratings = Рейтинг
tour-ratings-about = Очки Эло выше или ниже среднего по всем, с интервалами 95 %.
tour-wins = Доля побед
tour-wins-about = Среди сыгранных мест (их число стоит после имени), с интервалами 95 %.
tour-points = Очки
tour-points-about = От наименьшего до наибольшего; средняя половина — прямоугольник, медиана — черта, среднее — точка.
tour-by-seat = Доля побед по местам
tour-by-side = Доля побед по тому, чем играли
tour-broken = Неудавшиеся партии
tour-col-bot = бот
tour-col-elo = Эло
tour-col-interval = интервал 95 %
tour-col-played = сыграно
tour-col-rate = доля побед
tour-col-rate-interval = интервал 95 %
tour-col-points = среднее очков
tour-col-turns = среднее ходов
tour-col-number = партия
tour-col-bots = боты
tour-col-fault = ошибка
cluster-away = По адресу { $address } не отвечает ни один кластер: { $detail }
cluster-version = На узле кластера genius-loci версии { $there }, а здесь { $here }; только одинаковые версии играют одинаковые партии.

statistics-people = Пропущено: запись не говорит, какие боты играли.
statistics-unfinished = Пропущено: партия не окончена.
statistics-unreadable = Пропущено: этот файл не читается как текст.
statistics-lost = Пропущено: процесс, который воспроизводил запись, погиб.
