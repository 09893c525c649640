# Słowa polecenia `loci`: to, co mówi podczas gry, i jego własne uwagi.

## Uwagi
option-form = „{ $given }” powinno mieć postać NAZWA=WARTOŚĆ.
seats-too-many = Podano miejsc: { $given }, a graczy jest tylko { $players }.
file-missing = Nie ma pliku { $path }
file-exists = Plik { $path } już istnieje; zastąpi go --force.
file-unusable = { $path }: { $detail }
file-unwritable = Nie można zapisać { $path }: { $detail }
file-folder = to jest folder
file-nowhere = nie ma takiego folderu
file-forbidden = brak uprawnień
file-not-utf8 = Ten wiersz nie jest tekstem UTF-8.
file-no-records = Nie ma zapisów (*.loci) w { $path }
error-line = wiersz { $line }: { $reason }
error-nearest = { $reason } Dozwolone teraz: { $moves }
address-unusable = Nie można użyć adresu { $address }: { $detail }
address-taken = ktoś inny już tam nasłuchuje
server-extra = { $command } wymaga dodatku `server`: pip install 'genius-loci[server]'
site-extra = Gra w przeglądarce wymaga dodatku `server`: pipx run 'genius-loci[server]' play albo pip install 'genius-loci[server]'
processes-postgresql = Kilka procesów wymaga PostgreSQL: --db postgresql://…
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
    hint         zapytaj bota, co by zrobił i dlaczego
    undo         cofnij swoją ostatnią odpowiedź (undo P2: gracza 2)
    log          co się dotąd wydarzyło, na ile ci wiadomo
    show         pokaż jeszcze raz stół i pytanie
    as P2        niech najpierw odpowie inny pytany gracz przy tym ekranie
    save [PLIK]  zapisz partię
    quit         wyjdź; zapisaną partię można kontynuować
play-advice = { $number }. { $what } ({ $move }).
play-advice-less = (według jego rachunku o { $less } mniej)
play-seat = Gracz
play-score = Punkty
play-wins = Wygrana
play-nobody-wins = Nikt nie wygrywa.

## Odtwarzanie i pozycje
replay-auto = według stałych poleceń
replay-going-on = Gra się jeszcze nie skończyła.
replay-at = Po wpisie { $number } z { $most }.
replay-stored = Rozegrano według zasad w wersji { $rules }, pokazano tak, jak zapisano; według obecnych zasad nie da się tego odtworzyć. { $why }

## Analiza
analyse-learned = Czego na koniec oczekuje bot, który nauczył się gry, dla każdego gracza:
analyse-own = Tej gry nikt się jeszcze nie nauczył: to własny rachunek gry z tego, co kto ma, a nie do czego to doprowadzi.
analyse-number = Po
analyse-costly = Odpowiedzi, które kosztowały najwięcej, według rachunku bota „{ $bot }”:
analyse-none = Żadna odpowiedź nie kosztowała nic, o czym warto mówić.
analyse-line = { $number }. { $who }: { $label } ({ $move }). Lepiej: { $better_label } ({ $better }), o { $cost }.

## Listy gier
games-none = Nie ma zainstalowanych gier.
games-players = gracze
games-sets = zestawy
games-bots = boty
games-or = { $default }; lub { $others }
games-any = { $default }; dowolne z { $choices }
games-just = { $default }

learn-no-task = Nikt jeszcze nie powiedział, czego sieć ma się uczyć w grze { $game }. Są: { $known }
learn-trial = Ta gra nie ma próby „{ $name }”. Są: { $known }
learn-done = Nauka skończona: rund { $rounds }.
learn-stopped = Zatrzymano po rundach: { $rounds }. To samo polecenie prowadzi dalej od tego miejsca.

## Klastry
cluster-extra = --cluster wymaga dodatku `cluster`: pip install 'genius-loci[cluster]'

## Zbiory danych
dataset-extra = loci dataset wymaga dodatku `data`: pip install 'genius-loci[data]'
dataset-one = Zbiór danych tworzy się z jednego źródła: z zapisów albo z partii jednej gry, przez --games lub --db.
dataset-games = Zapisy są z kilku gier: { $games }. Zbiór danych dotyczy jednej.
dataset-nobody = Nie ma zakończonej partii gry { $game }, której wszyscy gracze zgodzili się na badania.
dataset-done = { $folder }: partie: { $games }, decyzje: { $decisions }, pliki: { $shards }, MB: { $megabytes }, sekundy: { $seconds }.
## Statystyki
statistics-counted =
    { $number ->
        [one] { $game }: policzono jedną grę.
        [few] { $game }: policzono { $number } gry.
        [many] { $game }: policzono { $number } gier.
       *[other] { $game }: policzono { $number } gry.
    }

## Połączenie
connect-who = Podaj, kto odpowiada: --program POLECENIE albo --bot random.
connect-bot = Nie ma bota { $name }, który może grać zdalnie; jest: random
connect-url = „{ $url }” nie jest adresem serwisu; taki adres zaczyna się od http:// lub https://
connect-token = W pliku { $path } nie ma tokenu. To jeden wiersz, który zaczyna się od „loci.”
connect-command = Nie można odczytać polecenia: { $detail }
connect-refused = Serwis odpowiada: { $detail }
connect-slow = Program nie odpowiedział w ciągu { $seconds } s.
connect-ended = Program zakończył działanie: { $detail }
connect-no-program = Nie można uruchomić programu: { $detail }
connect-here = { $name } (program, właściciel: { $owner }) gra na { $url } – Ctrl-C kończy
connect-lost = Serwis nie odpowiada ({ $detail }); ponowna próba za { $seconds } s
connect-table = { $table }: program ma miejsce
connect-answer = { $table }: { $move }
connect-refused-move = { $table }: „{ $move }” nie przyjęto. { $reason }
connect-drawn = { $table }: „{ $move }” nie przyjęto. { $reason } Zamiast tego wylosowano: { $drawn }.
connect-failed = { $table }: { $reason }
connect-left = { $table }: miejsce należy teraz do kogoś innego
connect-over = { $table }: koniec, { $won ->
    [yes] wygrana
   *[no] bez wygranej
  }; wyniki: { $scores }. Odpowiedzi: dozwolone { $legal }, niedozwolone { $illegal }, wylosowane { $drawn }.
