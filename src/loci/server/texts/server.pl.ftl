# Co mówi serwer: odmowy, uwagi i listy.

## Kto pyta
sign-in-first = Najpierw powiedz, kim jesteś.
name-form = Imię to jeden wiersz, najwyżej { $most } zwykłych znaków.
login-form = Login ma od 2 do 64 małych liter, cyfr lub znaków . _ @ + -
login-taken = Ten login należy do kogoś innego.
login-wrong = Nie ma takiego loginu albo hasło jest inne.
password-length = Hasło ma co najmniej { $least } znaków.
password-wrong = To nie jest twoje hasło.
account-none = Nie masz jeszcze konta, więc nie ma hasła do zmiany.
account-already = Masz już konto.
email-form = To nie jest adres e-mail.
email-none = Nie podano adresu e-mail.
email-already = Twój adres jest już potwierdzony.
email-no-mails = Ten serwer nie wysyła wiadomości e-mail.
email-link-void = Ten odnośnik nie jest już ważny. Wyślij wiadomość ponownie ze strony konta.
webhook-form = Webhook to adres, który zaczyna się od http:// lub https://
webhook-private = Ten adres prowadzi do sieci prywatnej. Nic tam nie wysyłamy.
push-too-many = Dla jednej osoby powiadamiamy najwyżej tyle przeglądarek: { $most }.
lang-unknown = Nie ma tekstów w tym języku. Są: { $known }

## Stoły i miejsca
table-unknown = Nie ma takiego stołu.
table-is-waiting = Rozgrywka jeszcze się nie zaczęła.
table-is-running = Rozgrywka trwa.
table-is-finished = Rozgrywka jest skończona.
table-is-closed = Stół jest zamknięty.
table-kept = Tę partię rozegrano według starszych zasad i pozostaje taka, jaka była; nie da się jej stąd kontynuować.
tables-too-many =
    { $most ->
        [one] Masz { $most } niedokończony stół; najpierw skończ go lub zamknij.
        [few] Masz { $most } niedokończone stoły; najpierw skończ lub zamknij któryś.
       *[many] Masz { $most } niedokończonych stołów; najpierw skończ lub zamknij któryś.
    }
seats-number = Opisano miejsca: { $given }, a graczy ma być { $players }.
seat-not-yours = To nie jest twoje miejsce.
seat-taken = Miejsce { $seat } jest zajęte.
seat-linked = Miejsce { $seat } jest zachowane dla osoby, która ma do niego odnośnik.
seats-all-taken = Nie ma wolnego miejsca.
research-not = Ten stół nie jest przeznaczony do badań.
seats-open = Nie wszystkie miejsca są zajęte.
seat-is-here = Gracz z miejsca { $seat } jest obecny; zastąpić można tylko nieobecnego.
seat-has-time = Gracz z miejsca { $seat } ma jeszcze czas na ruch.
seat-program = { $name } (program, właściciel: { $owner })
seat-left = { $name }: miejsce { $seat } zostało oddane na dobre.
seat-lost = Gospodarz na dobre oddał miejsce { $seat } botowi; { $name } nie może na nie wrócić.
link-opened = Miejsce { $seat } otworzył ktoś, kto ma do niego odnośnik. Gość z imieniem ma swoje miejsce tylko dla siebie.
link-shared = Miejsce { $seat } jest teraz otwarte przez ten sam odnośnik dwa razy naraz. Gość z imieniem ma swoje miejsce tylko dla siebie.
link-taken = { $name } ma odnośnik do miejsca { $seat } i siedzi tam teraz pod swoim imieniem. Odnośnik już nie działa.
link-void = Ten odnośnik już nie działa.
host-only = Może to zrobić tylko gospodarz.
host-is = Gospodarzem tego stołu jest teraz miejsce { $seat } ({ $name }).
seed-alone = Ziarno można wybrać tylko tam, gdzie nikt inny nie siada: zdradza wszystkie tajemnice.
fork-hidden = Nie ma wcześniejszej pozycji, w której dałoby się rozdać od nowa wszystko, co ukryte.
plan-nothing = W tej chwili nie ma czego planować.
record-not-yet = Zapis zdradza wszystkie tajemnice, więc można go mieć po zakończeniu rozgrywki.
record-at-line = Wiersz { $line }: { $reason }
record-unusable = Tego zapisu nie da się odtworzyć.
record-too-long = Zapis ma tu najwyżej { $most } odpowiedzi.
record-header-too-big = Opcje i pierwsza pozycja zapisu mają tu najwyżej { $most } bajtów.
options-unusable = Tych opcji nie można użyć: ich odczytanie trwa za długo.
look-failed = Podgląd trwał za długo albo się nie udał. Spróbuj ponownie.
rules-missing = Ta gra nie ma tu strony z zasadami.

## Programy
token-unknown = To nie jest token żadnego tutejszego programu albo już nim nie jest. Właściciel tworzy nowy na stronie konta.
program-unknown = Nie ma programu o nazwie { $name }.
program-not-yours = Nie masz takiego programu.
program-account = Programy należą do konta. Najpierw je załóż.
program-taken = Program o tej nazwie już istnieje.
programs-too-many = Jedno konto ma najwyżej tyle programów: { $most }.
program-declines = { $name } nie przyjmuje tej gry.
program-here = { $name } ma już miejsce przy tym stole.
program-busy = { $name } gra już przy tylu stołach, przy ilu może.

## Gra
match-changed = Partia potoczyła się tymczasem dalej.
match-changed-often = Ta partia zmieniała się już { $most } razy, a nawet więcej; nie można już niczego cofnąć ani zlecić.
match-too-long = Ta partia ma już { $most } odpowiedzi i więcej mieć nie może. Cofnij część, by grać dalej.
moves-number = Wyślij od jednego do { $most } ruchów naraz.
orders-none = Ta gra nie ma stałych poleceń.
chat-length = Powiedz coś, najwyżej { $most } znaków.
analysis-not-yet = Analiza jest możliwa dopiero po końcu gry.
analysis-old = Tę partię rozegrano według starszych zasad i nikt jej już nie oceni.
analysis-failed = Tym razem analiza się nie udała.
hint-failed = Bot nie ma tym razem podpowiedzi.
undo-done = { $who }: odpowiedź została cofnięta.
undo-declined = Nie ma zgody na cofnięcie odpowiedzi: { $who }.
undo-no-request = Nikt teraz nie prosi o cofnięcie.
undo-away = Potrzebna jest zgoda: { $who }. Ta osoba jest nieobecna; do jej powrotu na tym miejscu gra bot.
undo-program = Potrzebna jest zgoda: { $who }. To program, który jej nie udziela.
undo-ended = Rozgrywka jest skończona i wszystko, co ukryte, zostało pokazane, więc niczego już się nie cofa. Zagrajcie jeszcze raz albo graj dalej od dowolnego miejsca we własnej rozgrywce.
bot-too-slow = { $who } ({ $bot }): za długie myślenie; wykonano ruch losowy.
bot-crashed = { $who } ({ $bot }): błąd bota; wykonano ruch losowy.
bot-illegal = { $who } ({ $bot }): niedozwolony ruch bota; wykonano ruch losowy.
clock-out = Czas gracza { $who } minął; na tym miejscu gra dalej bot.

## Żądania
request-wrong = { $place }: { $detail }
origin-foreign = To żądanie pochodzi z innej strony.
host-unknown = Ten serwer nie odpowiada pod nazwą „{ $host }”. Kto go prowadzi, może na nią pozwolić: LOCI_HOSTS albo --origin dla adresu publicznego.
client-old = Ta strona jest starsza niż serwis. Odśwież ją, proszę.
header-missing = Brakuje nagłówka X-Loci.
body-too-big = Za dużo danych naraz.
too-fast = Za dużo naraz; poczekaj chwilę.
http-missing = Pod tym adresem nic nie ma.
http-method = Pod tym adresem nie da się tego zrobić.
http-http = Na to żądanie nie ma odpowiedzi.
server-fault = Coś się u nas popsuło. Nic się nie zmieniło.
not-ready = Serwer jeszcze nie jest gotowy.
storage-busy = Baza danych jest właśnie zajęta. Nic się nie zmieniło; spróbuj za chwilę.
storage-failing = Baza danych teraz nie działa. Nic się nie zmieniło; spróbuj później.
storage-unsure = Baza danych nie odpowiada. Czy to zapisano, będzie widać, gdy odpowie.
storage-gone = Plik bazy danych usunięto lub podmieniono w trakcie pracy serwera. Do ponownego uruchomienia serwera nic nie jest zapisywane.
states-damaged = Zapisane pozycje tej partii są uszkodzone.

## Listy
mail-subject = Twoja kolej: { $table }
mail-turn =
    { $name }, teraz twoja kolej.
    { $link }
mail-confirm-subject = Czy to twój adres?
mail-confirm =
    Ktoś, kto gra na { $site }, chce dostawać tutaj wiadomość, gdy przyjdzie jego kolej.
    Jeśli to ty, otwórz ten odnośnik w ciągu { $days } dni:
    { $link }
    Jeśli nie, nie trzeba nic robić: inne wiadomości tu nie przyjdą.
