# Scenariusz Podła Grabież z Rozdartej Ziemi, naszymi własnymi słowami.

scenario-despicable-theft = Podła Grabież
option-scenario-is-despicable-theft = { scenario-despicable-theft }
text-scenario-despicable-theft = Ilekroć w trakcie gry najeźdźcy eksplorują krainę o numerze 6 lub wyższym, przybywa tam 1 zakryty grabieżca z zasobu 18: 12 jest bez numeru, pozostali mają numery 1, 1, 1, 2, 2 i 3. Przed krokiem dewastacji każdy grabieżca idzie o jedną krainę w stronę oceanu swojej planszy; ten, który jest przy nim, ucieka: tracicie 4 strachu, a talię najeźdźców pospiesza się tyle razy, ile wskazuje jego numer. Grabieżcy nie są najeźdźcami, ale duchy mogą ich traktować jak odkrywców. Leżą odkryci w krainach z 2 lub więcej wioskami Dahan. Można ich zniszczyć, usunąć lub zamienić tylko w krainie z 2 lub więcej wioskami Dahan, a bez osad i miast, przed akcją lub po niej; inaczej zostają wypchnięci. Zniszczony grabieżca daje 1 strachu.
step-thieves = grabieżcy
piece-thief =
    { $number ->
        [one] { $number } grabieżca (zakryty)
        [few] { $number } grabieżców (zakrytych)
       *[many] { $number } grabieżców (zakrytych)
    }
    .acc =
        { $number ->
            [one] grabieżcę (zakrytego)
           *[other] { $number } grabieżców (zakrytych)
        }
piece-thief-blank =
    { $number ->
        [one] { $number } grabieżca bez numeru
        [few] { $number } grabieżców bez numeru
       *[many] { $number } grabieżców bez numeru
    }
    .acc =
        { $number ->
            [one] grabieżcę bez numeru
           *[other] { $number } grabieżców bez numeru
        }
piece-thief-one =
    { $number ->
        [one] { $number } grabieżca z numerem I
        [few] { $number } grabieżców z numerem I
       *[many] { $number } grabieżców z numerem I
    }
    .acc =
        { $number ->
            [one] grabieżcę z numerem I
           *[other] { $number } grabieżców z numerem I
        }
piece-thief-two =
    { $number ->
        [one] { $number } grabieżca z numerem II
        [few] { $number } grabieżców z numerem II
       *[many] { $number } grabieżców z numerem II
    }
    .acc =
        { $number ->
            [one] grabieżcę z numerem II
           *[other] { $number } grabieżców z numerem II
        }
piece-thief-three =
    { $number ->
        [one] { $number } grabieżca z numerem III
        [few] { $number } grabieżców z numerem III
       *[many] { $number } grabieżców z numerem III
    }
    .acc =
        { $number ->
            [one] grabieżcę z numerem III
           *[other] { $number } grabieżców z numerem III
        }
kind-thief = zakryci grabieżcy
kind-thief-blank = grabieżcy bez numeru
kind-thief-one = grabieżcy z numerem I
kind-thief-two = grabieżcy z numerem II
kind-thief-three = grabieżcy z numerem III
ask-thief-way = { $land }: dokąd idzie grabieżca ({ $piece })?
log-thief = { $land }: przybywa grabieżca.
log-thief-turned =
    { $number ->
        [0] { $land }: odkryto grabieżcę bez numeru.
       *[other] { $land }: odkryto grabieżcę z numerem { $number }.
    }
log-thief-escaped =
    { $number ->
        [0] { $land }: grabieżca ucieka. Utracony strach: { $fear }.
       *[other] { $land }: grabieżca ucieka (numer { $number }). Utracony strach: { $fear }.
    }
effect-mixed-thieves = Wśród zakrytych grabieżców z { $lands } są numery (0: bez numeru): { $numbers }.
effect-thieves-gone = Numery grabieżców, którzy opuścili wyspę w tej rundzie (0: bez numeru): { $numbers }.
see-thieves-escape = { $land }: grabieżcy, którzy uciekną: { $number }
see-thieves-go = { $land }: grabieżcy, którzy pójdą do { $lands }: { $number }
see-thieves-stay = { $land }: grabieżcy, którzy nie mogą iść dalej: { $number }
