# Сценарий «Подлая кража» из «Расколотой земли», нашими собственными словами.

scenario-despicable-theft = Подлая кража
option-scenario-is-despicable-theft = { scenario-despicable-theft }
text-scenario-despicable-theft = Когда во время игры захватчики разведывают регион с номером 6 или больше, туда приходит 1 скрытый вор из запаса в 18: 12 без номера, у остальных номера 1, 1, 1, 2, 2 и 3. Перед шагом разорения каждый вор идёт на один регион к океану своего поля; тот, кто рядом с ним, сбегает: теряется 4 страха, а колода захватчиков ускоряется столько раз, каков его номер. Воры не захватчики, но духи могут обращаться с ними как с разведчиками. Они лежат открыто в регионах с 2 и более даханами. Уничтожить, удалить или заменить их можно только в регионе с 2 и более даханами и без поселений и городов, до действия или после него; иначе их выталкивают. Уничтоженный вор даёт 1 страх.
step-thieves = воры
piece-thief =
    { $number ->
        [one] { $number } вор (скрытый)
        [few] { $number } вора (скрытых)
       *[many] { $number } воров (скрытых)
    }
    .acc =
        { $number ->
            [1] вора (скрытого)
            [one] { $number } вора (скрытого)
            [few] { $number } воров (скрытых)
           *[many] { $number } воров (скрытых)
        }
piece-thief-blank =
    { $number ->
        [one] { $number } вор без номера
        [few] { $number } вора без номера
       *[many] { $number } воров без номера
    }
    .acc =
        { $number ->
            [1] вора без номера
            [one] { $number } вора без номера
            [few] { $number } воров без номера
           *[many] { $number } воров без номера
        }
piece-thief-one =
    { $number ->
        [one] { $number } вор с номером I
        [few] { $number } вора с номером I
       *[many] { $number } воров с номером I
    }
    .acc =
        { $number ->
            [1] вора с номером I
            [one] { $number } вора с номером I
            [few] { $number } воров с номером I
           *[many] { $number } воров с номером I
        }
piece-thief-two =
    { $number ->
        [one] { $number } вор с номером II
        [few] { $number } вора с номером II
       *[many] { $number } воров с номером II
    }
    .acc =
        { $number ->
            [1] вора с номером II
            [one] { $number } вора с номером II
            [few] { $number } воров с номером II
           *[many] { $number } воров с номером II
        }
piece-thief-three =
    { $number ->
        [one] { $number } вор с номером III
        [few] { $number } вора с номером III
       *[many] { $number } воров с номером III
    }
    .acc =
        { $number ->
            [1] вора с номером III
            [one] { $number } вора с номером III
            [few] { $number } воров с номером III
           *[many] { $number } воров с номером III
        }
kind-thief = скрытые воры
    .gen = скрытых воров
kind-thief-blank = воры без номера
    .gen = воров без номера
kind-thief-one = воры с номером I
    .gen = воров с номером I
kind-thief-two = воры с номером II
    .gen = воров с номером II
kind-thief-three = воры с номером III
    .gen = воров с номером III
ask-thief-way = { $land }: куда идёт вор ({ $piece })?
log-thief = { $land }: приходит вор.
log-thief-turned =
    { $number ->
        [0] { $land }: открыт вор без номера.
       *[other] { $land }: открыт вор с номером { $number }.
    }
log-thief-escaped =
    { $number ->
        [0] { $land }: вор сбегает. Потеряно страха: { $fear }.
       *[other] { $land }: вор сбегает (номер { $number }). Потеряно страха: { $fear }.
    }
effect-mixed-thieves = Среди скрытых воров в { $lands } есть номера (0: без номера): { $numbers }.
effect-thieves-gone = Номера воров, покинувших остров на этом ходу (0: без номера): { $numbers }.
see-thieves-escape = { $land }: воров сбежит: { $number }
see-thieves-go = { $land }: воров пойдёт в { $lands }: { $number }
see-thieves-stay = { $land }: воров, которым нет пути: { $number }
