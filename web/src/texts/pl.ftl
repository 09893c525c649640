# Słowa serwisu po polsku.

## Wszędzie
brand-home = Genius Loci: strona główna
skip = Przejdź do treści
language = Język
theme-switch = Kolory: { $now }. Zmień
theme-system = jak w systemie
theme-light = jasne
theme-dark = ciemne
connection-connecting = łączenie…
connection-lost = brak połączenia
connection-note = Połączenie zostało przerwane. Próbujemy dalej; nic z tego, co zrobiono, nie przepadnie.
connection-old = Serwis został odnowiony. Odśwież stronę, by grać dalej; nic z tego, co zrobiono, nie przepadnie.
connection-rules = Serwer nie prowadzi w tej chwili gier według zasad tej partii. Nic nie przepadło; spróbuj później.
reload = Odśwież
loading = Wczytywanie…
cancel = Anuluj
close = Zamknij
save = Zapisz
send = Wyślij
online = przy stole
offline = nie ma przy stole
error-offline = Nie można połączyć się z serwerem.
error-status = Serwer odpowiedział: { $status }.
error-unknown = Coś poszło nie tak.
missing-title = Tu nic nie ma
missing-text = Być może w adresie jest błąd.
missing-home = Na stronę główną
link-copied = Skopiowano odnośnik
link-itself = Odnośnik: { $link }

## Strona główna
home-title = Gry planszowe na spokojny wieczór
home-text = Graj od razu z botami, ze znajomymi przez odnośnik albo po jednym ruchu dziennie. Każda zasada jest wyjaśniona tam, gdzie jej potrzebujesz, i niczego nie trzeba instalować.
home-ways = Jak zacząć
games = Gry
game-players = { $least }–{ $most } graczy
game-text = jako tekst
title-haunted-lands = Nawiedzone Krainy
title-spirit-island = Spirit Island
title-terra-mystica = Terra Mystica
about-haunted-lands = Wędruj po krainach wokół miasta Kalena, zbieraj, buduj i handluj, i przekonuj niespokojne Widma do odejścia, zanim opanują miasto.
about-spirit-island = Razem jesteście duchami wyspy: wypędźcie najeźdźców, zanim zaraza zniszczy ziemię.
about-terra-mystica = Przekształcaj teren, buduj i łącz Budowle w Miasta. 14 ras, 6 Tur i żadnego przypadku, gdy gra już się zacznie.
play-bots = Graj z botami
play-others = Graj z innymi
tables-mine = Moje stoły
tables-open = Otwarte stoły
tables-finished = Zakończone
tables-mine-none = Nie siedzisz przy żadnym stole.
tables-open-none = Nikt teraz nie czeka. Otwórz własny stół.
tables-finished-none = Żadna publiczna gra jeszcze się nie skończyła.
tables-more = Pokaż więcej
table-waiting =
    { $number ->
        [one] jedno wolne miejsce
        [few] { $number } wolne miejsca
       *[many] { $number } wolnych miejsc
    }
table-finished = zakończony
table-closed = zamknięty
table-your-turn = Twoja kolej
table-their-turn = Czeka na: { $who }
guest-name = Twoje imię
guest-go = Dalej

## Nowy stół
new-title = Nowy stół
new-game = Gra
new-name = Nazwa stołu (jeśli chcesz)
new-players = Liczba graczy
new-seat = Miejsce { $number }
new-seat-me = ja
new-seat-open = wolne dla każdego
new-seat-bot = bot: { $bot }
new-public = Pokaż stół na liście otwartych stołów
new-pace = Tempo
new-clock = Zegar
new-clock-none = bez zegara
new-clock-live = na żywo: czas na gracza
new-clock-days = dni na ruch
new-minutes = Minuty na gracza
new-increment = Sekundy dodawane za ruch
new-days = Dni na ruch
clock-live = { $minutes } min na gracza, { $seconds } s więcej za każdy ruch
clock-days =
    { $days ->
        [one] jeden dzień na ruch
        [few] { $days } dni na ruch
       *[other] { $days } dni na ruch
    }
new-undo-open = zawsze wolno
new-undo-consent = wolno, póki nic się nie ujawni, potem za zgodą innych
new-undo-strict = tylko póki nic się nie ujawni
new-options = Opcje gry
new-create = Otwórz stół
new-start = Zaczynaj

## Poczekalnia
waiting-title = Czekamy na graczy
waiting-text =
    { $number ->
        [0] Wszyscy już są.
        [one] Jedno miejsce jest wolne. Wyślij komuś odnośnik albo posadź tam bota.
        [few] { $number } miejsca są wolne. Wyślij znajomym odnośniki albo posadź tam boty.
       *[many] { $number } miejsc jest wolnych. Wyślij znajomym odnośniki albo posadź tam boty.
    }
waiting-host = Gospodarz zacznie grę, gdy wszyscy będą.
seat-open = wolne
seat-linked = zachowane dla odnośnika
seat-you = (ty)
seat-bot = Bot
seat-bot-number = Bot { $number }
seat-bot-instead = Posadź bota
sit = Usiądź
leave = Wstań
invite = Kopiuj zaproszenie
invite-link = Odnośnik zaproszenia
start = Zacznij grę
table-close = Zamknij stół
table-close-sure = Zamknąć go dla wszystkich przy stole? Nie da się go potem otworzyć.
table-close-yes = Tak, zamknij
table-unavailable = Tego stołu nie można pokazać

## Przy stole
board = Plansza
prompt = Pytanie
panels = Panele
seats = Miejsca
tab-seats = Miejsca
tab-cards = Karty
tab-log = Dziennik
tab-chat = Rozmowa
tab-rules = Zasady
tab-end = Wynik
view-text = Pokaż jako tekst
view-board = Pokaż planszę
prompt-past = Patrzysz wstecz: ruch { $number } z { $last }.
prompt-closed = Stół jest zamknięty.
prompt-sending = Wysyłanie odpowiedzi…
prompt-nobody = Nikt nie ma teraz decyzji.
prompt-won =
    { $number ->
        [one] Wygrywa { $who } z wynikiem { $score }.
       *[other] Wygrywają { $who } z wynikiem { $score }.
    }
prompt-others =
    { $number ->
        [one] Teraz decyduje { $who }.
       *[other] Teraz decydują { $who }.
    }
answers = Możliwe odpowiedzi
answers-here = Co możesz tu zrobić
answer-for = Odpowiedz za: { $who }
filter = Filtr
filter-none = Nic nie pasuje.
move-typed = Inny ruch, jako tekst
hint = Poproś bota o podpowiedź
hint-says = Bot zrobiłby tak: { $move }
compose = Złóż kilka kroków przed wysłaniem
step-remove = Cofnij od tego miejsca: { $step }
undo = Cofnij
undo-key = Cofnij swoją ostatnią odpowiedź (u)
undo-asked = { $who } prosi o cofnięcie odpowiedzi.
undo-agree = Zgoda
undo-refuse = Odmów
undo-waiting = Czekamy na: { $who }.
seat-thinking = myśli…
seat-you-decide = Twoja decyzja
seat-more = Więcej: { $who }
seat-replace = Niech bot gra za: { $who }
seat-return = Wróć na swoje miejsce
seat-kept = Do powrotu gra tu bot: { $who }.
seat-give-up = Oddaj to miejsce
seat-give-up-sure = Oddać to miejsce na dobre? Dalej będzie grał bot i nie będzie można tu wrócić.
seat-evict = Oddaj miejsce botowi
seat-evict-sure = Oddać to miejsce botowi na dobre? { $who } nie będzie mieć powrotu na nie; wszyscy to przeczytają.
orders = Stałe polecenia
orders-given =
    { $number ->
        [0] brak
       *[other] { $number }
    }
orders-clear = Usuń polecenia
clock-left = Pozostały czas
score = Punkty
table-tools = Ten stół
table-again = Jeszcze jedna taka gra
record-download = Pobierz zapis gry
forked-from = Odgałęzienie innego stołu od ruchu { $number }
log-auto = według stałego polecenia
log-untold = { $who } odpowiada.
log-stored = Odpowiedzi do numeru { $number } padły według starszych zasad gry i są pokazane tak, jak je zapisano.
log-stored-mark = według starszych zasad
log-empty = Jeszcze nic się nie wydarzyło.
since-only = Tylko od mojego ostatniego ruchu
chat-empty = Nikt jeszcze nic nie powiedział.
chat-say = Powiedz coś
history = Historia
history-at = { $number } / { $last }
history-first = Na początek (Home)
history-back = Ruch wstecz (←)
history-forward = Ruch naprzód (→)
history-last = Do bieżącej pozycji (End)
history-show = Pokaż pozycję po ruchu { $number }
history-now = Wróć do bieżącej pozycji
replay = Od twojego ruchu
replay-key = Odtwórz, co się stało od twojego ostatniego ruchu (r)
replay-stop = Zatrzymaj
fork = Co jeśli
fork-help = Wypróbuj przy własnym stole, jak gra mogłaby potoczyć się stąd dalej
plan = Plan
plan-help = Wypróbuj swoje następne ruchy przy własnym stole, gdy inni czekają
link = Kopiuj odnośnik do tej pozycji
letters = Oznacz tereny literami
zoom-in = Bliżej (+)
zoom-out = Dalej (−)
zoom-fit = Pokaż wszystko (0)
whole = Plansza na całe okno (f)
whole-leave = Wróć do stołu (Esc)
fold-left = Zwiń miejsca ([)
unfold-left = Pokaż miejsca ([)
fold-right = Zwiń panele (])
unfold-right = Pokaż panele (])
keys = Klawisze
key-moves = ruch wstecz, ruch naprzód
key-ends = na początek, do bieżącej pozycji
key-replay = odtwórz, co się stało od twojego ostatniego ruchu
key-undo = cofnij
key-rule = otwórz zasadę, której dotyczy pytanie
key-whole = plansza na całe okno; Esc ją zmniejsza
key-fold = zwiń lewą stronę, zwiń prawą stronę
key-zoom = bliżej, dalej, wszystko

## Koniec
result = Wynik
wins = wygrywa
score-sources = Punkty według źródeł

## Zasady
rules-title = Zasady
rules-contents = Spis treści
rules-search = Szukaj w zasadach
rules-page = Cała strona
rule-open = Otwórz zasadę
rule-key = Otwórz zasadę (?)
rules-found =
    { $number ->
        [one] jedno miejsce
        [few] { $number } miejsca
       *[many] { $number } miejsc
    }

## Nauka
learn-title = Naucz się grać
learn-text = Prawdziwa pierwsza gra z botem, z radą przy każdym nowym kroku. Rady możesz w każdej chwili wyłączyć i po prostu grać dalej.
learn-start = Zaczynamy
learn-table = Pierwsze kroki: { $game }
learn-done = Świetnie.
learn-back = Wstecz
learn-next = Dalej
learn-skip = Graj bez rad
learn-strayed = To był inny ruch. Cofnij go albo graj dalej po swojemu.
learn-progress = Lekcja { $number } z { $last }
learn-leave = Graj dalej

## Zapisy
record-title = Otwórz zapis
record-text = Zapis to tekst całej gry. Otwórz go, żeby obejrzeć grę ruch po ruchu i wypróbować, co mogło się stać.
record-file = Z pliku
record-paste = Albo wklej tutaj
record-open = Otwórz

## Konto
account-title = Konto
account-nobody = Gość
account-guest = Grasz jako gość
account-known = Konto { $login }
account-name = Imię
account-email = E-mail
account-email-waiting = Jeszcze niepotwierdzony: otwórz odnośnik z wiadomości wysłanej na { $email }. Do tego czasu nic innego tam nie wysyłamy.
account-email-confirmed = Potwierdzony.
account-email-unused = Ten serwer nie wysyła wiadomości e-mail.
account-email-again = Wyślij ponownie
account-email-sent = Wiadomość jest w drodze.
account-email-ask = Czy chcesz dostawać e-mail, gdy przyjdzie twoja kolej?
account-email-confirm = Tak, to mój adres
account-email-done = Adres jest potwierdzony.
account-webhook = Webhook
account-notify = Tam dostaniesz wiadomość, gdy nadejdzie twoja kolej, a nie będzie cię przy stole. Zostaw puste, jeśli tego nie chcesz.
account-make = Załóż konto
account-make-text = Z kontem znajdziesz swoje stoły na każdym urządzeniu.
account-login = Zaloguj się
account-user = Login
account-password = Hasło
account-password-change = Zmień hasło
account-password-old = Stare hasło
account-password-new = Nowe hasło
account-password-text = Wszędzie indziej nastąpi wylogowanie.
account-password-changed = Hasło zmienione. Wszędzie indziej nastąpiło wylogowanie.
account-sessions = Zalogowano
account-sessions-here = tutaj
account-out = Nastąpiło tu wylogowanie. Teraz tylko oglądasz; aby grać dalej, zaloguj się na stronie konta.
account-left-others = Wszędzie indziej nastąpiło wylogowanie.
account-saved = Zapisano.
account-entered = Zalogowano.
account-left = Wylogowano.
account-export = Pobierz wszystko, co o mnie zapisano
account-logout = Wyloguj się
account-logout-sure = Gość, który się wyloguje, nie może wrócić. Najpierw załóż konto, żeby zachować swoje stoły.
account-logout-others = Wyloguj wszędzie indziej
account-logout-everywhere = Wyloguj wszędzie
account-logout-everywhere-sure = Tutaj też?
account-delete = Usuń mnie
account-delete-sure = Tego nie da się cofnąć. Gry zostaną, bez twojego imienia.
account-delete-yes = Usuń wszystko
account-deleted = Usunięto.

## Nawiedzone Krainy
hl-map = Mapa
hl-round = { ROMAN($season) } Pora Roku · Runda { ROMAN($round) }
hl-rolled = Nawiedzenie: { $terrain }, zostało { $left }
hl-order = Kolejność tur
hl-spectres-count = Widma na Mapie: { $map }, w rezerwie: { $reserve }
hl-spectre = Widmo
hl-exploited = Żeton Zużycia
hl-building-of = { $building }, właściciel: { $who }
hl-seer-of = Widzący gracza { $who }
hl-blocked = zablokowane
hl-costs = koszt:
hl-market = Targowisko
hl-reward = Perswazja kosztuje { $cost }
hl-spectre-card = Póki krążą Widma
hl-pecunia = Pecunia
hl-quest = Zadanie
hl-quest-cards = Karty Zadań jeszcze niewybrane ({ $number })
hl-tokens = aktywne żetony: { $active } z { $tokens }
hl-track-valour =
    { $valour ->
        [one] { $track }: ostatni żeton daje { $valour } punkt Dzielności
        [few] { $track }: ostatni żeton daje { $valour } punkty Dzielności
       *[many] { $track }: ostatni żeton daje { $valour } punktów Dzielności
    }
hl-valour-track = Dzielność
hl-help-title = Ile kosztują Budynki
hl-help-windmill = Wiatrak: na Równinach; Drewno + Woda; 1 punkt Dzielności; Żywność
hl-help-sawmill = Tartak: w Lesie; Woda + Minerał; 2 punkty Dzielności; Drewno
hl-help-mine = Kopalnia: na Górze; Woda + Żywność; 3 punkty Dzielności; Minerał
hl-help-noria = Noria: przy Jeziorze; Minerał; 1 punkt Dzielności; Woda
hl-source-buildings = Budynki
hl-source-spectres = Przekonane Widma
hl-source-skills = Umiejętności
hl-source-training = Pełne tory
hl-source-quests = Zadania
hl-chart-valour = Dzielność
hl-chart-goods = Towary w Zapasach
hl-chart-pecunia = Pecunia
hl-chart-spectres = Widma na Mapie
hl-mark = { $season }.{ $round }
hl-mark-end = Koniec
hl-lesson-welcome = Witaj w Kalenie. Jesteś Widzącym: twój Znacznik Widzącego wędruje po tych krainach przez trzy Pory Roku po trzy Rundy. Wygrywa ten, kto na końcu ma najwięcej Dzielności, chyba że Widma opanują miasto: wtedy przegrywają wszyscy.
hl-lesson-haunting = Każda Runda zaczyna się Nawiedzeniem: kość wskazuje teren, a ostatni gracz umieszcza na nim cztery Widma. Bot właśnie to zrobił: zaznaczone Góry są nawiedzone.
hl-lesson-walk = Twoja Tura. Twój Widzący stoi na Wzgórzu Miejskim i ma cztery Żetony Podróży. Kliknij zaznaczoną Dzielnicę K5: kosztuje 1. Wskaż niepodświetlone pole, a dowiesz się, czemu nie możesz na nie wejść.
hl-lesson-climb = Idź dalej na Górę C2, gdzie czeka Widmo. Góra kosztuje 3 Żetony Podróży, Las 2, Równiny 1.
hl-lesson-harvest = Zbierz tu Minerał. Każde pole daje jeden Towar, a potem do końca Pory Roku leży na nim Żeton Zużycia.
hl-lesson-persuade = Teraz przekonaj Widmo. W I Porze Roku kosztuje to jeden Żeton Perswazji, a o nagrodzie decyduje kość: Pecunia, Towary albo Dzielność.
hl-lesson-build = To pole leży nad Jeziorem, więc za jedyny Minerał, który masz, możesz zbudować Norię. Od razu daje 1 punkt Dzielności, a potem Wodę w każdej Rundzie, w której obok nie stoi Widmo.
hl-lesson-end = Wszystkie żetony są wyczerpane i nic nie da się już zrobić, więc twoja Tura skończyła się sama. Żetony odświeżą się na koniec Rundy.
hl-lesson-water = Nowa Runda, a twoje żetony są znów aktywne. Zbierz Wodę z Jeziora C1 obok ciebie.
hl-lesson-home = Wróć do Dzielnicy K5.
hl-lesson-train = W Dzielnicy uczysz się Umiejętności za Towary i trenujesz za Pecunię. Trenuj Perswazję za 3 Pecunie, które masz: dostaniesz drugi żeton, gotowy od następnej Rundy.
hl-lesson-city = Przejdź na Wzgórze Miejskie, K0.
hl-lesson-sell = Tutaj się sprzedaje. Sprzedaj Wodę; Karta Targowiska obok mapy mówi, ile daje każda oferta.
hl-lesson-end-again = Zakończ Turę.
hl-lesson-haunt = Teraz prowadzi bot, więc to ty jesteś ostatnim graczem i do ciebie należy Nawiedzenie. Umieść Widma na podświetlonych polach tam, gdzie bardziej przeszkadzają botowi niż tobie.
hl-lesson-quests = Po Porze Roku wszyscy poza liderem wybierają tajne Zadania: więcej Dzielności na koniec za to, co wtedy mają. Czasem opłaca się być trochę z tyłu.
hl-lesson-on = To wszystko, czego potrzebujesz. Graj dalej i proś o podpowiedź, kiedy chcesz: lampka obok pytania.
