# What only the board of Spirit Island says, in Polish.

# -- the island

si-island = Wyspa
si-near = Przyległe: { $lands }
si-ravage = Dewastacja (obrażenia: { $damage }){ $blight ->
        [0] .
        [1] , zaraza.
       *[other] , zaraza × { $blight }.
    }
si-ravage-dahan = Zniszczone wioski Dahan: { $number }.
si-ravage-invaders = Dahan niszczą najeźdźców: { $number }.
si-no-ravage = Dewastacja jest powstrzymana.
si-ravage-others = Dewastacja: obrażenia najeźdźców w przyległych krainach: { $damage }; żadnych dla tej krainy i jej wiosek Dahan.
si-build-town = Budowa: osada.
si-build-city = Budowa: miasto.
si-no-build = Budowa jest powstrzymana.
si-build-more = Więcej budynków wraz z tym: { $number }.
si-build-beside = Budynki w przyległej krainie: { $number }.
si-thieves-escape = Grabieżcy, którzy uciekną: { $number }.
si-thieves-go = Grabieżcy, którzy pójdą do { $lands }: { $number }.
si-thieves-stay = Grabieżcy, którzy nie mogą iść dalej: { $number }.
si-explore =
    { $number ->
        [1] Odkrywca przybędzie, jeśli następna karta ją wymieni.
       *[other] Odkrywcy, którzy przybędą, jeśli następna karta ją wymieni: { $number }.
    }
si-ahead = Po użyciu tej mocy:
si-ahead-land = { $land }: { $what }
si-ahead-empty = nic
si-ahead-nothing = nic się nie stanie.
si-ahead-fear = Strach: +{ $number }
si-ahead-calm = najeźdźcy nic tu nie zrobią.
si-ahead-next = Potem: { $what }

# -- pasek, panele, karty
si-turn = Runda { $turn }
si-step-growth = Rozwój
si-step-play = Karty
si-step-fast = Pośpieszne
si-step-event = Wydarzenie
si-step-fear = Strach
si-step-extra-build = Dodatkowa budowa
si-step-ravage = Dewastacja
si-step-build = Budowa
si-step-explore = Eksploracja
si-step-slow = Powolne
si-ready = w gotowości
si-busy = jeszcze działa
si-terror = Poziom terroru
si-fear = Strach
si-fear-title = Strach: { $generated } z { $markers } do następnej karty strachu
si-fear-line = Strach { $generated } z { $markers }
si-earned = Zdobyte karty strachu
si-earned-title = Zdobyte, jeszcze nierozpatrzone karty strachu: { $earned }; pozostałe na tym poziomie terroru: { $left }
si-earned-line = Zdobyte karty strachu: { $number }
si-fear-discard = Rozpatrzone karty strachu: { $number }
si-fear-earned-place = Zdobyta karta { $number }
si-fear-deck-place = W talii: karta { $number }
si-blight = Zaraza
si-blight-left = Pozostała zaraza: { $number }
si-healthy = Witalna wyspa
si-healthy-text = Gdy skończy się tu zaraza, karta zostaje odwrócona: wyspa jest zarażona.
si-blighted = Zarażona wyspa
si-no-blight-card = Bez karty zarazy
si-no-blight-text = Gdy skończy się tu zaraza, przegrywacie.
si-energy = Energia
si-energy-title = Energia { $energy }, przychód { $income } na rundę
si-plays = Pozostałe zagrania
si-plays-title = Pozostałe zagrania: { $left } z { $plays }
si-presence = Obecność na wyspie
si-presence-title = Obecność na wyspie: { $island }; zniszczona: { $destroyed }
si-destroyed = Zniszczona obecność: { $number }
si-drowned = Zatopiona witalność: { $number }
si-one-more = Jeszcze 1 × { $element } spełnia zdolność warunkową
si-free-elements = Źródła mocy do wyboru: { $number }
si-met = Zdolność warunkowa { $level }: spełniona
si-missing = Zdolność warunkowa { $level }: brakujące źródła mocy: { $number }
si-used = użyta
si-take-back = Cofnij na rękę
si-cost = Koszt w energii
si-target = Cel:
si-deck-minor = pomniejsza moc
si-deck-major = większa moc
si-deck-unique = moc unikatowa
si-deck-innate = moc wrodzona
si-my-powers = Twoje moce
si-pile-hand = Ręka
si-pile-played = W grze
si-pile-innates = Wrodzone
si-pile-discard = Odrzucone
si-growth = Rozwój
si-growth-option = Rozwój { $number }
si-growth-always = Zawsze:
si-growth-taken = wybrana
si-growth-closed = jeszcze zamknięta
si-growth-opens = otworzy się, gdy pusty będzie { $track }
si-growth-passed = wybrano drugą opcję tego toru
si-track-opens = Gdy tor jest pusty, otwiera się jedna z tych opcji rozwoju
si-growth-pick = Różne opcje w rundzie: { $number }
si-tracks = Obecność
si-track-energy = Tor energii
si-track-plays = Tor zagrań
si-covered = zakryte
si-next-space = Następne: { $what }
si-innates = Moce wrodzone
si-uniques = Własne karty
si-kind-own = własna obecność
si-kind-unblighted = bez zarazy
si-kind-invaders = najeźdźcy
si-no-spirit = Duch jeszcze niewybrany
si-belongs = Karta: { $who }
si-invaders = Najeźdźcy
si-invader-row = Karty najeźdźców
si-deck-left = Talia najeźdźców: { $number }
si-discarded = Odrzucone:
si-adversary = Przeciwnik
si-leading = Przeciwnik wiodący
si-supporting = Przeciwnik wspierający: eskalacja przy kartach etapu III
si-scenario = Scenariusz
si-events = Wydarzenia
si-events-left = Pozostałe karty wydarzeń: { $number }
si-event-asks-choice = Wybieracie razem:
si-event-asks-stage = Decyduje etap najeźdźców:
si-event-asks-terror = Decyduje poziom terroru:
si-event-asks-health = Decyduje stan wyspy:
si-event-token = Wydarzenie znaczników
si-event-dahan = Wydarzenie Dahan
si-event-price = Cena: { $energy } energii od każdego gracza, płacone wspólnie.
si-event-price-aided = Cena: { $energy } energii od każdego gracza, płacone wspólnie, wspomagane przez: { $element }.
si-event-known = W talii, karta { $number }:
si-events-past = Dotychczasowe wydarzenia: { $number }
si-in-force = Obowiązuje
si-blight-deck = Karty zarazy w talii: { $number }
si-pile-lent = Pożyczone
si-decks = Talie mocy
si-deck-cards = Pozostałe karty: { $number }
si-difficulty = Trudność { $number }
si-cards = Karty
si-about-minor = Tanie i poręczne: dobierasz cztery, zatrzymujesz jedną.
si-about-major = Potężne i drogie: zapominasz za nią jedną kartę.
si-tray = Do wyboru
si-tray-fold = Obejrzyj wyspę
si-tray-open = Wróć do wyboru
si-panel-open = Cała plansza ducha
si-all-won = Wygraliście razem, w rundzie { $turn }.
si-all-lost = Przegraliście razem, w rundzie { $turn }.
si-one-won = Wygrana w rundzie { $turn }.
si-one-lost = Przegrana w rundzie { $turn }.
si-score-own = Wynik
si-score = Wynik wszystkich
si-score-of = Z czego składa się wynik
si-score-difficulty = Trudność
si-score-victory = Zwycięstwo
si-score-cards-left = Karty najeźdźców pozostałe w talii
si-score-cards-gone = Karty najeźdźców, które opuściły talię
si-score-dahan = Ocalałe wioski Dahan na gracza
si-score-blight = Zaraza na wyspie na gracza
si-chart-invaders = Najeźdźcy na wyspie
si-chart-blight = Zaraza na wyspie
si-chart-fear = Wytworzony strach
si-chart-presence = Obecność na wyspie
si-mark = { $turn }
si-mark-end = Koniec
si-win =
    { $level ->
        [1] wygrana: brak najeźdźców
        [2] wygrana: brak osad i miast
       *[other] wygrana: brak miast
    }
si-win-scenario = wygrana: według scenariusza
si-stood-terror = Poziom terroru { ROMAN($level) }, zdobyte karty strachu: { $cards }
si-stood-invaders = Pozostali najeźdźcy: odkrywcy { $explorers }, osady { $towns }, miasta { $cities }
si-stood-blight = Zaraza na wyspie: { $island }; na karcie: { $left }
si-second-wave = Najeźdźcy przybywają znów, na wyspę taką, jaką ją zostawiliście; witają ich inne duchy.
si-number-turns = Rundy
si-number-difficulty = Poziom trudności
si-number-terror = Poziom terroru na końcu
si-number-blight = Zaraza na wyspie na końcu
si-number-blight-left = Zaraza, która została na karcie
