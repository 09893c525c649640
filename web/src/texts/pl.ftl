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
connection-old = Serwis został zaktualizowany. Odśwież stronę, by grać dalej; nic z tego, co zrobiono, nie przepadnie.
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
file-choose = Wybierz plik
file-none = nie wybrano pliku

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
play-alone = Graj solo
play-bots = Graj z botami
play-others = Graj z innymi
tables-mine = Moje stoły
tables-open = Otwarte stoły
tables-finished = Zakończone
tables-trials = Próby
tables-mine-none = Nie siedzisz przy żadnym stole.
tables-open-none = Nikt teraz nie czeka. Otwórz własny stół.
tables-finished-none = Żadna publiczna gra jeszcze się nie skończyła.
tables-trials-none = Nie ma żadnych prób.
tables-more = Pokaż więcej
tables-over = Zakończone stoły
tables-over-all = Pokaż wszystkie zakończone ({ $number })
table-waiting =
    { $number ->
        [one] jedno wolne miejsce
        [few] { $number } wolne miejsca
       *[many] { $number } wolnych miejsc
    }
table-finished = zakończony
table-won = wygrana
table-lost = przegrana
table-won-together = wspólna wygrana
table-lost-together = wspólna przegrana
table-trial-what-if = Co jeśli, od ruchu { $number }
table-trial-plan = Plan, od ruchu { $number }
table-closed = zamknięty
table-your-turn = Twoja kolej
next-asked =
    { $number ->
        [one] Czeka na ciebie inny stół. Przejdź do niego
        [few] Czekają na ciebie { $number } inne stoły. Przejdź do następnego
       *[many] Czeka na ciebie { $number } innych stołów. Przejdź do następnego
    }
table-their-turn = Czeka na: { $who }
guest-name = Twoje imię
guest-go = Dalej
guest-why = Wystarczy imię, konto nie jest potrzebne.

## Nowy stół
new-title = Nowy stół
new-table-part = Stół
new-game = Gra
new-name = Nazwa stołu (jeśli chcesz)
new-players = Liczba graczy
new-seat = Miejsce { $number }
new-seat-me = ja
new-seat-open = wolne dla każdego
new-seat-bot = bot: { $bot }
new-seat-name = Imię na miejscu { $number }
new-hot-seat = Kilka osób przy tym ekranie? Nadaj każdemu miejscu imię.
new-bot = { $bot }: { $help }.
new-players-range = Możliwa liczba graczy: { $least }–{ $most }.
new-players-more = Z zestawem { $set }: do { $most }.
new-preset = Rodzaj gry
preset-first = Pierwsza gra
preset-first-text = Najłatwiejszy początek.
preset-standard = Standardowo
preset-standard-text = Tak, jak gra się najczęściej.
preset-branch-and-claw = Zarośla i Szpony
preset-branch-and-claw-text = Gra podstawowa ze znacznikami, wydarzeniami, mocami, duchami i kartami zarazy tego dodatku.
preset-jagged-earth = Rozdarta Ziemia
preset-jagged-earth-text = Gra podstawowa z planszami, pustkowiami, aspektami, duchami, mocami i wydarzeniami tego dodatku; do sześciu graczy.
preset-feather-and-flame = Pióro i Płomień
preset-feather-and-flame-text = Gra podstawowa z duchami, aspektami, kartami strachu i Szkocją tego zestawu.
preset-everything = Wszystko
preset-everything-text = Ze wszystkim, co jest; dla znających grę.
preset-own = Własny wybór
option-choose = Wybierz: { $name }
option-any = jak wylosowano
option-order = Liczą się w kolejności zaznaczania.
option-yes = tak
option-no = nie
new-seed = Ziarno losowe (jeśli chcesz)
new-seed-help = Ta sama liczba daje to samo rozdanie. Tylko przy stołach bez wolnych miejsc.
new-public = Pokaż stół na liście otwartych stołów
new-research = Zgadzam się, by partia posłużyła do badań; pozostali zostaną zapytani
research-agree = Zgadzam się, by ta partia posłużyła do badań
research-help = Tylko jeśli zgodzą się wszyscy przy stole, i bez imion: odpowiedzi z zakończonej partii wejdą do zbioru danych. Zgodę można wycofać w każdej chwili.
research-asked = Ta partia może posłużyć do badań, bez imion, jeśli zgodzą się wszyscy przy stole. Zgodę zaznacza się przy swoim miejscu i można ją wycofać w każdej chwili.
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
new-undo = Cofanie odpowiedzi
new-undo-open = swobodne
new-undo-open-help = Cofnąć można każdą odpowiedź.
new-undo-consent = za zgodą
new-undo-consent-help = Swobodnie, póki nic się nie ujawni, potem za zgodą innych.
new-undo-strict = ścisłe
new-undo-strict-help = Tylko póki nic się nie ujawni.
new-options = Opcje gry
new-create = Otwórz stół
new-start = Rozpocznij

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
seat-is-program = { $name } (program)
seat-program-of = program, właściciel: { $owner }
seat-program-invite = Zaproś program
seat-program-name = Nazwa programu
seat-program-seat = Posadź
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
tab-log = Dziennik
tab-chat = Rozmowa
tab-rules = Zasady
tab-analysis = Analiza
analysis-help = Bot przechodzi przez całą grę: jak stoi każda pozycja, które odpowiedzi kosztowały najwięcej i co zrobiłby sam.
analysis-begin = Przeanalizuj tę grę
analysis-running = Gra jest analizowana. W tym czasie możesz dalej oglądać.
analysis-done = odpowiedzi: { $done } z { $of }
analysis-stop = Przerwij
analysis-learned = Czego bot, który nauczył się gry, oczekuje na koniec dla każdego, po każdej odpowiedzi: punktów gracza minus część punktów innych. Tam, gdzie wszyscy wygrywają lub przegrywają razem, 100 to zwycięstwo.
analysis-own = Tej gry nikt się jeszcze nie nauczył. To więc własny rachunek gry z tego, co kto ma po każdej odpowiedzi, a nie przewidywanie końca.
analysis-curve = Ocena po każdej odpowiedzi
analysis-curve-help = Im wyżej linia, tym lepiej stał gracz. Wybierz punkt, by obejrzeć jego pozycję; kółko oznacza odpowiedź, która dużo kosztowała.
analysis-after = Po odpowiedzi
analysis-all = Wszyscy razem
analysis-costly = Odpowiedzi, które kosztowały najwięcej
analysis-by = Tak liczy bot „{ $bot }”. Wybierz jedną, żeby zobaczyć pozycję przed nią.
analysis-none = Żadna odpowiedź nie kosztowała nic znaczącego: według bota nikt nie miał wyraźnie lepszej.
analysis-better = Lepiej: { $move }
analysis-look = Zobacz pozycję przed tą odpowiedzią
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
handover = Przekaż ekran graczowi: { $who }.
handover-text = To, co teraz, jest tylko dla gracza: { $who }.
handover-go = { $who } patrzy: pokaż
handover-alone = Gram na wszystkich tych miejscach: nie pytaj więcej
handover-way = Przekazywanie ekranu między moimi miejscami, gdy coś jest tajne
answers = Możliwe odpowiedzi
answers-here = Co możesz tu zrobić
summary = Odkąd ostatnio pytano cię o ruch
summary-key = Co się stało, odkąd ostatnio pytano cię o ruch (s)
summary-none = Od tego czasu nic się nie stało.
summary-replay = Pokaż jeszcze raz
news-skip =
    { $left ->
        [0] Dowolny klawisz lub kliknięcie: dalej.
       *[other] Dowolny klawisz lub kliknięcie: dalej (zostało: { $left }).
    }
key-summary = co się stało, odkąd ostatnio pytano cię o ruch
pace = Wydarzenia opowiadane są
pace-slow = powoli
pace-normal = spokojnie
pace-fast = szybko
pace-off = wcale, tylko pokazane
changed = zmiana
move-nearest = Możliwe:
lone = Jedyną możliwą odpowiedź dawać automatycznie i kończyć turę, w której nic więcej nie można zrobić
ways-play = Jak grasz
answers-from-here = Stąd: wybierz dokąd
source-chosen = Wybierz dokąd
source-back = Cofnij wybór
fewer = Mniej
more = Więcej
reader = Karta
reader-asked = Przeczytaj kartę
read-key = Przeczytaj w powiększeniu (i albo dłuższe przytrzymanie)
strip = Co masz
tab-news = nowe
hint-key = Poproś bota o podpowiedź (h)
key-answer = odpowiedz numerem
key-hint = poproś bota o podpowiedź
key-filter = przefiltruj odpowiedzi
key-read = przeczytaj wybraną kartę
key-leave = wróć: z wybranego źródła, menu, karty, całego okna
answer-for = Odpowiedz za: { $who }
filter = Filtr
filter-none = Nic nie pasuje.
move-typed = Inny ruch, jako tekst
move-help = Jak zapisuje się ruchy
move-help-text = Zapisz odpowiedź tak jak w zapisie gry; kilka po kolei rozdziel kropkami. To, co zostanie odrzucone, zostaje tutaj, wraz z najbliższymi możliwościami. Teraz na przykład:
hint = Poproś bota o podpowiedź
hint-says = Bot zrobiłby tak: { $move }
hint-or = Albo: { $move }
hint-less = (o { $less } mniej)
compose = Kroki: złóż kilka, potem wyślij razem
compose-short = Kroki
step-remove = Cofnij od tego miejsca: { $step }
undo = Cofnij
undo-key = Cofnij swoją ostatnią odpowiedź (u)
undo-to = Cofnij do tego miejsca
redo = Powtórz odpowiedź
redo-key = Powtórz cofniętą odpowiedź (y)
undo-asked = { $who } prosi o cofnięcie odpowiedzi.
undo-agree = Zgoda
undo-refuse = Odmów
undo-waiting = Czekamy na: { $who }.
seat-thinking = myśli…
seat-plans = Zaraz zrobi: { $what }
seat-you-decide = Twoja decyzja
seat-more = Więcej: { $who }
seat-replace = Niech bot gra za: { $who }
seat-return = Wróć na swoje miejsce
seat-kept = { $who }: do powrotu gra tu bot.
seat-kept-mine = Na twoim miejscu gra bot.
seat-give-up = Oddaj to miejsce
seat-give-up-sure = Oddać to miejsce na dobre? Dalej będzie grał bot i nie będzie można tu wrócić.
seat-evict = Oddaj miejsce botowi
seat-evict-sure = Oddać to miejsce botowi na dobre? { $who } już na nie nie wróci; wszyscy to przeczytają.
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
log-auto = (automatycznie)
log-auto-help = Nikt nie był pytany: to była jedyna odpowiedź albo dało ją stałe polecenie.
log-untold = { $who } odpowiada.
log-undone = { $who }: cofnięte odpowiedzi: { $number }.
log-stored = Odpowiedzi do numeru { $number } padły według starszych zasad gry i są pokazane tak, jak je zapisano.
log-stored-mark = według starszych zasad
log-empty = Jeszcze nic się nie wydarzyło.
since-only = Tylko od mojego ostatniego ruchu
log-answers = Każda odpowiedź, także gdy nic się nie dzieje
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
history-whole = Także to, co było wtedy ukryte
replay = Od twojego ruchu
replay-key = Odtwórz, co się stało od twojego ostatniego ruchu (r)
replay-stop = Zatrzymaj
fork = Co jeśli
fork-help = Wypróbuj przy własnym stole, jak gra mogłaby potoczyć się stąd dalej
plan = Plan
plan-help = Wypróbuj swoje następne ruchy przy własnym stole
fork-from = Co jeśli, od ruchu { $number }
fork-text = Przy własnym stole gra toczy się stąd dalej. Prawdziwa gra pozostaje bez zmian.
plan-text = Wypróbuj następne ruchy przy własnym stole. To, czego nie możesz wiedzieć, jest losowane od nowa; prawdziwa gra pozostaje bez zmian.
trial = Próba
trial-others = Kto gra na pozostałych miejscach?
trial-others-same = Boty tam, gdzie grają teraz, a za ludzi ja
trial-others-bots = Boty
trial-others-me = Gram na wszystkich
trial-open = Wypróbuj
trial-what-if = Co jeśli: { $table }, od ruchu { $number }. Tutaj nic się nie liczy.
trial-plan = Plan: { $table }, od ruchu { $number }. Tutaj nic się nie liczy.
trial-back = Wróć do gry
trial-back-short = Wróć
trial-away = Wyrzuć
link = Kopiuj odnośnik do tej pozycji
letters = Oznacz tereny literami
zoom-in = Bliżej (+)
zoom-out = Dalej (−)
zoom-fit = Pokaż wszystko (0)
whole = Plansza w całym oknie (f)
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
key-redo = powtórz to, co cofnięto
key-rule = otwórz zasadę, której dotyczy pytanie
key-whole = plansza w całym oknie; Esc ją zmniejsza
key-fold = zwiń lewą stronę, zwiń prawą stronę
key-zoom = bliżej, dalej, wszystko

## Koniec
result = Wynik
wins = wygrywa
score-sources = Punkty według źródeł
score-total = Razem

## Zasady
rules-title = Zasady
rules-contents = Spis treści
rules-none = Takiej gry tu nie ma. Zasady mają:
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
learn-text = Przeczytaj, jak się gra, albo rozpocznij prawdziwą pierwszą grę z radą przy każdym nowym kroku. Rady możesz w każdej chwili wyłączyć i po prostu grać dalej.
how-title = Jak grać
how-first = Gry z przewodnikiem
how-rules = Ponumerowane zasady: { $game }
learn-start = Gra z przewodnikiem
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
alert-title = Gdy przychodzi twoja kolej
alert-browser = Powiadamiaj w tej przeglądarce
alert-browser-text = Także wtedy, gdy strona nie jest otwarta. Wiadomość nie zdradza po drodze niczego o grze.
alert-sound = Z dźwiękiem, gdy strona jest otwarta
alert-refused = Przeglądarka na to nie pozwala albo nie może połączyć się ze swoją usługą powiadomień.
account-make = Załóż konto
account-make-text = Z kontem znajdziesz swoje stoły na każdym urządzeniu.
account-stranger = Do gry wystarczy imię. Potem możesz tu założyć konto, aby mieć swoje stoły na każdym urządzeniu.
account-login = Zaloguj się
account-user = Login
account-password = Hasło
account-password-change = Zmień hasło
account-password-old = Stare hasło
account-password-new = Nowe hasło
account-password-text = Wszędzie indziej nastąpi wylogowanie.
account-password-changed = Hasło zmienione. Wszędzie indziej nastąpiło wylogowanie.
account-sessions = Zalogowane urządzenia
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

## Statystyki
stats-title = Statystyki
stats-of = Statystyki: { $game }
stats-group = Czyje partie
stats-group-people = Z ludźmi ({ $number })
stats-group-people-text = Partie rozegrane do końca w tym serwisie z co najmniej jednym człowiekiem. Boty przy tych samych stołach też się liczą. Nikt nie jest wymieniony z imienia.
stats-group-bots = Boty między sobą ({ $number })
stats-group-bots-text = Partie bez ludzi: rozegrane tutaj albo policzone wcześniej przez tego, kto prowadzi serwis. Niżej jest napisane, które to były boty.
stats-players = Liczba graczy
stats-players-all = dowolna
stats-measure = Co się porównuje
stats-measure-wins = Zwycięstwa
stats-measure-points = Średnia punktów
stats-measure-share = Udział
stats-number = Ile razy
stats-games = Partie
stats-won = Ktoś wygrał
stats-own-won = Wygrane
stats-mean-points = Średnia punktów
stats-mean-answers = Średnia odpowiedzi
stats-median-minutes = Mediana minut (co najmniej)
stats-too-few = Za mało partii, by coś powiedzieć: dotąd { $number }. Wykresy pojawią się, gdy będzie ich { $enough }.
stats-few = za mało, by coś powiedzieć
stats-few-number = za mało, by coś powiedzieć: { $number }
stats-of-number = z { $number }
stats-interval = W nawiasie i jako cienka kreska: gdzie z pewnością 95 % leży ten odsetek.
stats-chance = Linia przerywana: tyle dałby sam przypadek.
stats-heat-wins = Zwycięstwa; im mocniejszy kolor, tym więcej. Kropka: mniej niż { $number }.
stats-heat-points = Średnia punktów; im mocniejszy kolor, tym więcej. Kropka: mniej niż { $number }.
stats-points = Punkty
stats-answers = Długość w odpowiedziach
stats-minutes = Długość w minutach
stats-endings = Jak się kończyło
stats-seats = Według miejsca, w kolejności na początku
stats-who = Kto grał
stats-person = ludzie
stats-options = Z czym grano
stats-crossed = { $one } × { $other }
stats-numbered = { $what } { $number }
stats-value = Wartość
stats-as-table = Jako tabela
stats-export = Pobierz:
me-title = Moje partie
me-text = Tę stronę widzisz tylko ty. Liczy się to, co rozegrano tu do końca; stoły, przy których wszystkie miejsca były twoje, są na liście, ale nie są ani wygrane, ani przegrane.
me-nobody = Najpierw podaj imię albo się zaloguj: wtedy twoje partie będą tu policzone.
me-none = Nie masz tu jeszcze partii rozegranej do końca.
me-games = Rozegrane partie
me-table = Stół
me-played-with = Z czym
me-when = Kiedy
me-place = miejsce { $place } z { $players }, punkty: { $points }
me-against = Przeciwko komu
me-with = Z kim
me-who = Kto
me-before = Twoje miejsce było lepsze
me-after = Ich miejsce było lepsze
me-forgotten = ktoś, kto został usunięty

## Programy
programs-title = Programy, które grają za ciebie
programs-text = Twój program albo model językowy gra tu pod własną nazwą, przy stołach, do których zaprosi go po niej gospodarz. Wszyscy widzą, że to program i czyj. Rozpoznaje go token: kto go ma, gra w jego imieniu.
programs-token = To jest token programu { $name }. Widać go tylko teraz: zapisz go w pliku, którego nikt inny nie czyta.
programs-token-label = Token
programs-copy = Skopiuj token
programs-copied = Skopiowano token
programs-no-token = bez tokenu
programs-since = token utworzony { $when }
programs-accept = Gra
programs-accept-all = w każdą grę, do której go zaproszą
programs-accept-games = w te gry
programs-accept-none = w nic
programs-new-token = Nowy token
programs-revoke = Unieważnij token
programs-delete = Usuń
programs-delete-sure = Usunąć { $name }? Na jego miejscach będą grały boty.
programs-name = Nazwa nowego programu
programs-make = Utwórz program
