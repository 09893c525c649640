# Słowa turniejów: czego nie można rozegrać i sprawozdanie.

tournament-twice = Bot { $bot } jest podany dwa razy.
tournament-few = Turniej wymaga co najmniej dwóch botów; podano botów: { $given }.
tournament-swiss = System szwajcarski wymaga co najmniej tylu botów, ile jest miejsc; botów jest { $given }, a miejsc { $players }.
tournament-together = W tej grze wszyscy razem wygrywają albo przegrywają, więc nie ma turnieju rodzaju { $form }; pomiń --format.
tournament-no-file = { $path } nie jest plikiem turnieju.
tournament-other = { $path } należy do innego turnieju: „{ $name }” było tam inne.
tournament-line = Nie można odczytać { $path }: coś jest nie tak w wierszu { $line }.
tour-about = { $form }. Rozgrywki: { $games }, gracze: { $players }, ziarno { $seed }.
tour-unfinished = Nie wszystko zostało rozegrane: turniej ma { $games ->
    [one] { $games } rozgrywkę
    [few] { $games } rozgrywki
   *[many] { $games } rozgrywek
}.
tour-nobody = Rozgrywki przegrane przez wszystkich: { $games }.
tour-form-round-robin = Każdy z każdym
tour-form-gauntlet = Pierwszy bot przeciw wszystkim innym
tour-form-swiss = System szwajcarski
tour-form-together = Każdy bot na wszystkich miejscach w tych samych rozdaniach
tour-standings = Tabela
tour-cross = Każdy z każdym
tour-ratings = Ranking
tour-ratings-about = Punkty Elo powyżej lub poniżej średniej wszystkich, z przedziałami 95 %.
tour-wins = Udział wygranych
tour-wins-about = Wśród rozegranych miejsc (ich liczba stoi po nazwie), z przedziałami 95 %.
tour-points = Punkty
tour-points-about = Od najmniejszej do największej liczby; środkowa połowa jako pole, mediana jako kreska, średnia jako kropka.
tour-by-seat = Udział wygranych według miejsca
tour-by-side = Udział wygranych według tego, czym grano
tour-broken = Nieudane rozgrywki
tour-col-bot = bot
tour-col-elo = Elo
tour-col-interval = przedział 95 %
tour-col-played = rozegrane
tour-col-rate = udział wygranych
tour-col-rate-interval = przedział 95 %
tour-col-points = średnia punktów
tour-col-turns = średnia tur
tour-col-number = rozgrywka
tour-col-bots = boty
tour-col-fault = błąd
cluster-away = Pod adresem { $address } nie odpowiada żaden klaster: { $detail }
cluster-version = Węzeł klastra ma genius-loci w wersji { $there }, a tutaj jest { $here }; tylko ta sama wersja rozgrywa te same partie.

statistics-people = Pominięto: zapis nie mówi, które boty grały.
statistics-unfinished = Pominięto: gra się nie skończyła.
statistics-unreadable = Pominięto: tego pliku nie da się przeczytać jako tekstu.
statistics-lost = Pominięto: proces, który odtwarzał zapis, zakończył się nagle.
