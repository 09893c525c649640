# Scenariusze Rozdartej Ziemi, naszymi własnymi słowami.

scenario-the-great-river = Wielka Rzeka
option-scenario-is-the-great-river = { scenario-the-great-river }
text-scenario-the-great-river = Plansze leżą jedna pod drugą, wszystkie oceany na zachodzie. Po kroku budowy najeźdźcy budują we wszystkich krainach nadbrzeżnych z odkrywcami, a bez osad i miast; po kroku eksploracji eksplorują wszystkie krainy nadbrzeżne bez osad i miast. Pod koniec fazy powolnych mocy każda osada przesuwa się o jedną krainę w głąb wyspy, zaczynając od tych, które są najdalej; osady, które nie mogą iść dalej, opuszczają wyspę przez jej wschodnią krawędź. Przegrywacie, gdy opuściły ją więcej niż 3 osady na planszę.
step-river-build = Budowa w krainach nadbrzeżnych
step-river-explore = Eksploracja krain nadbrzeżnych

ask-hold-town = { $land }: zapłacić 1 energii, by izolacja zatrzymała osadę?
log-escaped-towns = Osada opuściła wyspę; razem: { $number }.
effect-escaped-towns = Osady, które opuściły wyspę: { $number }.

scenario-elemental-invocation = Przywołanie Żywiołów
option-scenario-is-elemental-invocation = { scenario-elemental-invocation }
text-scenario-elemental-invocation = Podczas przygotowania na każdej planszy stoi 1 osada więcej w krainie 6, w talii strachu jest 1 karta więcej na poziom terroru I, a talię najeźdźców się pospiesza. Raz w każdej fazie duchów każdy duch może położyć 1 znacznik źródła mocy na rogu jednej ze swoich krain: za 1 energii i o 1 więcej za każdy znacznik na przyległym rogu. To źródło mocy musi być na jednej z jego kart mocy: na ręce, zagranej lub odrzuconej. Gdy celem mocy jest kraina, źródła mocy z rogów tej krainy liczą się do jej zdolności warunkowych, ale nie do zasięgu i szybkości. W wydarzeniu wyboru wspomaganym przez jego źródło mocy każdy znacznik liczy się jak 2 energii.
ask-invoke = Jakie źródło mocy trafi na róg { $corner }?
ask-land-elements = { $land }: dzięki źródłom mocy na jej rogach spełniasz wymagania kolejnych zdolności warunkowych („{ $power }”). Jak jej używasz?
do-invoke = Połóż znacznik źródła mocy na rogu { $corner } (energia: { $cost })
    .short = Znacznik ({ $cost })
log-element-marker = { $who }: znacznik źródła mocy na rogu { $corner }: { $element }.
effect-element-marker = Znacznik źródła mocy na rogu { $corner }: { $what }.
effect-has-invoked = { $who }: znacznik źródła mocy położony w tej rundzie.
invoked-already = W tej fazie duchów masz już położony znacznik źródła mocy.
corner-marked = Na rogu { $corner } jest już znacznik źródła mocy.
corner-not-yours = Nie masz obecności w krainie przy rogu { $corner }.
no-known-element = Żadna z twoich kart mocy na ręce, zagranych ani odrzuconych nie ma źródła mocy.
