# Słowa jądra: powody, błędy i nazwy wspólne dla wszystkich gier.

move-as-text = { $move }
seat-number = Gracz { $number }

## Dlaczego odpowiedź nie została przyjęta
not-asked = Nikt cię teraz o nic nie pyta.
game-over = Gra się zakończyła.
stale = To pytanie nie jest już otwarte ({ $question }). Teraz: { $now }
stale-none = nikt cię o nic nie pyta.
whose-move = Odpowiedzi „{ $move }” może udzielić kilku graczy; wskaż, który.
step-unknown = Ta gra nie ma takiego kroku: { $step }
no-import = { $game } nie czyta plików innych programów.

## Cofanie
undo-nothing = Nie ma twojej odpowiedzi, którą można by cofnąć.
undo-revealed = Po tamtej odpowiedzi coś rozstrzygnął los albo odkryto coś ukrytego.
undo-stored = Tej odpowiedzi udzielono według starszych zasad; pozostaje tak, jak ją zapisano.
undo-others-answered =
    { $lost ->
        [1] Od tamtej pory odpowiedział inny gracz; ta odpowiedź by przepadła.
       *[other] Od tamtej pory inni odpowiedzieli { $lost } razy; te odpowiedzi by przepadły.
    }

## Opcje, miejsca i gry
option-unknown = Nie ma opcji „{ $name }”. Są: { $known }
option-value = Opcja „{ $name }” nie może mieć wartości „{ $value }”. Dozwolone: { $allowed }
option-set = Opcja „{ $name }” nie może mieć wartości „{ $value }”: należy ona do zestawu „{ $set }”, który nie jest wybrany.
option-imported = Opcja „{ $name }” należy do gier rozegranych gdzie indziej: ustawia ją tylko import.
order-lone-answers = Gdzie możliwa jest tylko jedna odpowiedź, jest dawana sama; tura, w której nic więcej nie można zrobić, kończy się.
    .name = Jedyne odpowiedzi dawać automatycznie
option-sets = Z jakimi zestawami się gra; zestaw podstawowy jest zawsze.
    .name = Zestawy
    .is-base = gra podstawowa
set-unknown = Nie ma zestawu „{ $name }”. Są: { $known }
players-set = Do gry w { $given } osób potrzebny jest zestaw { $set }; bez niego gra najwyżej { $most }.
players-number = Liczba graczy ({ $given }) jest nieodpowiednia: gra jest dla { $least }–{ $most } osób.
seat-unknown = Nie ma miejsca { $seat }: partia ma ich { $players }.
game-unknown = Nie ma gry „{ $name }”. Są: { $known }
game-not-loaded = Nie udało się wczytać gry „{ $name }”: { $detail }
bot-unknown = Ta gra nie ma bota „{ $name }”. Są: { $known }
bot-name-random = losowy
bot-name-greedy = rozważny
bot-help-greedy = waży, co daje każda odpowiedź, i wybiera najlepszą; rozsądny partner na pierwsze gry
bot-help-random = daje dowolną możliwą odpowiedź, bez namysłu; dobry do wypróbowania gry
bot-name-easy = łatwy
bot-help-easy = odpowiada tak, jak się nauczył, ale często nie najlepiej, jak umie, a co piąta odpowiedź to dowolna z dobrych; na pierwsze gry
bot-name-medium = średni
bot-help-medium = od razu daje odpowiedź, której nauczył się jako najlepszej; dobry przeciwnik lub partner
bot-name-hard = trudny
bot-help-hard = umie to, co średni, i myśli naprzód około sekundy
bot-name-master = mistrz
bot-help-master = przed każdą odpowiedzią myśli naprzód około dziesięciu sekund; najsilniejszy ze wszystkich
hint-because = Dlaczego: { $reasons }.
hint-only = To jedyna możliwa odpowiedź.
hint-enough = Nic innego, co można teraz zrobić, nie da więcej.
hint-best = Według rachunku bota żadna inna odpowiedź nie jest lepsza.
hint-next = Następna w kolejności.
analysis-nobody = Tej gry nikt jeszcze nie umie ocenić: potrzeba do tego bota, który się jej nauczył.
log-told = { $who }: { $what }
move-too-long = Żaden ruch nie ma więcej niż { $most } znaków.
answers-too-many = Nie więcej niż { $most } odpowiedzi naraz.
match-number = Partia ma wpisów: { $most }; nie ma wpisu { $number }.
match-stored = Pierwsze odpowiedzi ({ $stored }) padły według starszych zasad i pozostają tak, jak je zapisano; nie ma pozycji po { $number } z nich.

## Dane
bad-json = To nie jest JSON: { $detail }
bad-yaml = To nie jest YAML: { $detail }
data-missing = Brakuje pola { $path }.
data-unknown = { $path } nie należy do danych tego rodzaju.
data-wrong = { $path }: powinno być: { $expected }, a jest: { $found }.
# Czym wartość ma być lub czym jest (w data-wrong)
form-object = obiekt
form-list = lista
form-text = tekst
form-number = liczba całkowita
form-fraction = liczba z ułamkiem
form-flag = true albo false
form-nothing = nic
form-value = wartość innego rodzaju
form-known = znane słowo
form-seed = ziarno losowe
form-words = cztery słowa po 32 bity
form-items =
    { $number ->
        [one] { $number } element
        [few] { $number } elementy
        [many] { $number } elementów
       *[other] { $number } elementu
    }
data-answer = { $path }: { $answer } nie odpowiada na żadne otwarte pytanie.
data-key = Klucze to słowa, a ten nim nie jest: { $key }
data-too-big = To więcej, niż ma jakakolwiek gra: ponad { $most } wartości.
data-too-deep = Listy i obiekty są zagnieżdżone głębiej niż { $most } poziomów.
data-number = Żadna liczba na stole nie przekracza { $most }.
data-text = Tekst jest tu za długi (ponad { $most } znaków) albo zawiera znak, którego tekst mieć nie może.
data-fault = To nie może być stół żadnej gry ({ $detail }).
data-seats = To stół dla { $found }, a nie dla { $players }.
position-impossible = Taka pozycja nie może powstać: { $detail }
data-twice = „{ $name }” występuje dwa razy (wiersz { $line }).
position-no-keys = Pozycja to lista kluczy, na przykład „game: …”, po jednym w wierszu.
position-move = Odpowiedź { $number }, „{ $move }”: { $why }
position-underway = Pozycja w trakcie pytania („{ $key }”) nie ma kroków: usuń ten klucz albo kroki.
ask-unknown = Na to ta gra nie umie odpowiedzieć: { $ask }

## Zapisy
record-cut-off = Zapis się tu urywa.
record-none = To nie jest zapis: brakuje w nim wiersza w rodzaju [Format "1"].
record-line = Takiego wiersza nie ma w tym miejscu zapisu: { $line }
record-control = W zapisie nie ma znaków sterujących.
record-line-damaged = Ten wiersz zmieniono po opieczętowaniu zapisu: { $line }
record-lines-missing = Od tego miejsca brakuje wierszy.
record-seal-damaged = Pieczęć jest uszkodzona.
record-unsealed = Zapis nie ma pieczęci.
record-not-canonical = Ten wiersz powinien brzmieć: { $expected }
record-format = Zapis ma format { $found }, którego ta wersja nie czyta.
record-tag-missing = Brakuje znacznika { $tag }.
record-tag-twice = Znacznik { $tag } występuje tu dwa razy.
record-tag-unknown = Nie ma znacznika { $tag }.
record-tag-number = Znacznik { $tag } wymaga liczby, a nie „{ $value }”.
record-numbering = Tu powinien być wpis { $expected }, a nie { $found }.
record-seat = Nie ma miejsca { $seat }: partia ma ich { $players }.
record-scores = Wynik wymaga punktów dla każdego miejsca (liczba miejsc: { $players }).
record-other-game = To zapis gry { $found }, a nie { $expected }.
record-rules-older = Partię rozegrano według zasad w wersji { $found }; obecna wersja to { $expected }. Przeniesie ją `loci upgrade`.
record-rules-newer = Partię rozpoczęto według zasad w wersji { $found }, której to wydanie nie zna: ma wersję { $expected }.
record-continued = „{ $value }” nie mówi, które odpowiedzi padły według których zasad (na przykład „1:12”).
record-stored = Powinny tu być pierwsze odpowiedzi ({ $stored }), tak jak zostały zapisane.
record-outcome = Partia tak się nie kończy; odtworzenie daje „{ $expected }”.
record-hash = Stan końcowy różni się od zapisanego; jego skrót to { $expected }.

## Wersje zasad
upgrade-needed =
    { $number ->
        [one] W bazie jest partia według starszych zasad. Najpierw ją przenieś: { $command }
       *[other] W bazie są partie według starszych zasad ({ $number }). Najpierw je przenieś: { $command }
    }
upgrade-answer = odpowiedź { $number } już nie pasuje: { $why }
upgrade-position = pozycja po odpowiedzi { $number } jest inna (w { $place })
upgrade-fault = błąd w zasadach ({ $detail })

## Zasady a testy
no-checkout = Potrzebna jest kopia robocza projektu: nie ma tu docs/rules ani tests.
rules-no-page = Nie ma strony zasad { $page }.
rules-twice = Zasada { $rule } występuje dwa razy (wiersz { $line }).
rules-line = Wiersz { $line } nie ma postaci zasady: { $found }
rules-collect = Nie udało się zebrać testów: { $detail }
rules-proved = Reguły z dowodem: { $proved } z { $rules }.
rule-ruling = nasze rozstrzygnięcie
rule-description = opis
rule-advice = rada

## Bazy danych
database-taken = Bazę danych { $path } obsługuje już inny proces ({ $process }). Może to robić tylko jeden; kilka wymaga PostgreSQL.

weights-broken = { $path } nie jest plikiem sieci.
weights-other = { $path } powstał dla innej wartości { $what } niż ta, którą gra ma teraz.

## Statystyki
statistics-row = Plik statystyk nie może mieć takiego wiersza jak { $number }: wiersz to liczba graczy, trzy słowa i trzy liczby.
statistics-form = Ten plik statystyk ma postać { $form }, a znana jest { $known }. Utwórz go od nowa poleceniem loci statistics.
statistics-game = Ten plik statystyk dotyczy gry { $game }, a nie { $wanted }.
