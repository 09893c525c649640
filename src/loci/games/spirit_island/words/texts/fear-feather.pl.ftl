# Karty strachu zestawu Pióro i Płomień, naszymi słowami.

fear-angry-mobs = Rozwścieczony Tłum
text-fear-angry-mobs-1 = Każdy gracz może zastąpić 1 osadę 2 odkrywcami; 1 strachu za każdego, kto to zrobi.
text-fear-angry-mobs-2 = W każdej krainie z co najmniej 2 odkrywcami zniszcz za każdych 2 odkrywców 1 odkrywcę lub osadę.
text-fear-angry-mobs-3 = W każdej krainie z co najmniej 2 odkrywcami zniszcz za każdych 2 odkrywców 1 najeźdźcę.
fear-mimic-the-dahan = Naśladowanie Dahan
text-fear-mimic-the-dahan-1 = Każdy gracz usuwa 1 odkrywcę lub osadę z krainy z co najmniej 2 wioskami Dahan.
text-fear-mimic-the-dahan-2 = Każdy gracz zastępuje 1 odkrywcę lub osadę 1 wioską Dahan w krainie z co najmniej 2 wioskami Dahan.
text-fear-mimic-the-dahan-3 = Każdy gracz zastępuje 1 odkrywcę lub osadę 1 wioską Dahan w krainie z wioską Dahan albo przyległej do co najmniej 3 wiosek Dahan.
fear-depopulation = Wyludnienie
text-fear-depopulation-1 = Na każdej planszy zastąp 1 osadę 1 odkrywcą.
text-fear-depopulation-2 = Na każdej planszy usuń 1 osadę.
text-fear-depopulation-3 = Na każdej planszy usuń 1 osadę albo zastąp 1 miasto 1 osadą.
fear-communities-in-disarray = Społeczności w Rozsypce
text-fear-communities-in-disarray-1 = Miasta zadają w tej rundzie w dewastacji po 1 obrażeniu mniej. Najeźdźcy nie leczą się pod koniec tej rundy.
text-fear-communities-in-disarray-2 = Osady i miasta zadają w tej rundzie w dewastacji po 1 obrażeniu mniej. Najeźdźcy nie leczą się pod koniec tej rundy.
text-fear-communities-in-disarray-3 = Osady i miasta zadają w tej rundzie w dewastacji po 2 obrażenia mniej. Najeźdźcy nie leczą się pod koniec tej rundy.
fear-spreading-timidity = Szerząca się Bojaźń
text-fear-spreading-timidity-1 = Każdy gracz wybiera krainę; jest ona izolowana.
text-fear-spreading-timidity-2 = Każdy gracz wybiera inną krainę: jest izolowana i ma obronę 2.
text-fear-spreading-timidity-3 = Każdy gracz wybiera inną krainę: jest izolowana i ma obronę 4.

option-explorer-joins = Odkrywca zmienia się w wioskę Dahan
option-town-joins = Osada zmienia się w wioskę Dahan
log-disarray = Osady i miasta są w tej rundzie w rozsypce: słabiej dewastują, a najeźdźcy się nie leczą.
effect-disarray = Miasta, a może i osady, zadają mniej obrażeń, a najeźdźcy się nie leczą (poziom karty: { $number }).
