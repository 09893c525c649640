# Słowa polecenia `loci`: to, co mówi podczas gry, i jego własne uwagi.

## Uwagi
option-form = „{ $given }” powinno mieć postać NAZWA=WARTOŚĆ.
seats-too-many = Podano miejsc: { $given }, a graczy jest tylko { $players }.
file-missing = Nie ma pliku { $path }
file-exists = Plik { $path } już istnieje; zastąpi go --force.
file-unusable = { $path }: { $detail }
file-unwritable = Nie można zapisać { $path }: { $detail }
file-not-utf8 = Ten wiersz nie jest tekstem UTF-8.
file-no-records = Nie ma zapisów (*.loci) w { $path }
error-line = wiersz { $line }: { $reason }
error-nearest = { $reason } Dozwolone teraz: { $moves }
address-unusable = Nie można użyć adresu { $address }: { $detail }
record-fixed = Opcji { $option } nie można podać razem z zapisem: zapis już ją określa.
upgrade-one = Opcji { $option } nie można podać razem z plikami: albo baza, albo pliki.

## Gra
play-seed = { $game }: ziarno { $seed }
play-pass = Oddaj ekran: { $who }. Potem naciśnij Enter.
play-log = Dziennik
play-log-empty = Nie zdarzyło się jeszcze nic, o czym wiesz.
play-asked = { $who }: { $prompt }
play-also-asked = Odpowiada też: { $who } (wpisz „as { $seat }”, aby ta osoba odpowiedziała pierwsza)
play-more = Możliwe są też inne ruchy; wpisz któryś z nich.
play-hint = Wpisz numer, ruch, „?” albo „help”.
play-legal = Ruch „{ $move }” jest teraz dozwolony.
play-why-what = Podaj ruch: why RUCH
play-saved = Zapisano: { $file }
play-save-where = Podaj plik: save PLIK
play-save-exists = Plik { $file } już istnieje; wybierz inną nazwę.
play-undone = Cofnięto.
play-not-asked = { $who }: nie ma teraz pytania.
play-no-such-seat = Przy tym ekranie nie ma miejsca „{ $seat }”.
play-goodbye = Gra się jeszcze nie skończyła.
play-continue = Ciąg dalszy: loci play { $file }
play-help =
    Numer wybiera możliwość; ruch można też wpisać w notacji.
    ?            wypisz możliwe odpowiedzi
    why RUCH     czy ruch jest dozwolony, a jeśli nie, to dlaczego
    undo         cofnij swoją ostatnią odpowiedź (undo P2: gracza 2)
    log          co się dotąd wydarzyło, na ile ci wiadomo
    show         pokaż jeszcze raz stół i pytanie
    as P2        niech najpierw odpowie inny pytany gracz przy tym ekranie
    save [PLIK]  zapisz partię
    quit         wyjdź; zapisaną partię można kontynuować
play-seat = Gracz
play-score = Punkty
play-wins = Wygrana
play-nobody-wins = Nikt nie wygrywa.

## Odtwarzanie i pozycje
replay-auto = według stałych poleceń
replay-going-on = Gra się jeszcze nie skończyła.
replay-at = Po wpisie { $number } z { $most }.
replay-stored = Rozegrano według zasad w wersji { $rules }, pokazano tak, jak zapisano; według obecnych zasad nie da się tego odtworzyć. { $why }

## Listy gier
games-none = Nie ma zainstalowanych gier.
games-players = gracze
games-sets = zestawy
games-bots = boty
games-or = { $default }; lub { $others }
games-any = { $default }; dowolne z { $choices }
games-just = { $default }

## Turniej
tournament-twice = Bot { $bot } jest podany dwa razy.
tournament-few = Turniej wymaga co najmniej dwóch botów; podano botów: { $given }.
tournament-swiss = System szwajcarski wymaga co najmniej tylu botów, ile jest miejsc; botów jest { $given }, a miejsc { $players }.
tournament-together = W tej grze wszyscy razem wygrywają albo przegrywają, więc nie ma turnieju rodzaju { $form }; pomiń --format.
tournament-no-library = Ranking wymaga biblioteki, której nie zainstalowano: pip install "genius-loci[{ $extra }]"
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
