### Жетоны: звери, дебри, болезнь, пустоши, раздор.

piece-beasts =
    { $number ->
        [one] { $number } жетон зверей
        [few] { $number } жетона зверей
       *[many] { $number } жетонов зверей
    }
    .acc =
        { $number ->
            [1] жетон зверей
            [one] { $number } жетон зверей
            [few] { $number } жетона зверей
           *[many] { $number } жетонов зверей
        }
piece-wilds =
    { $number ->
        [one] { $number } жетон дебрей
        [few] { $number } жетона дебрей
       *[many] { $number } жетонов дебрей
    }
    .acc =
        { $number ->
            [1] жетон дебрей
            [one] { $number } жетон дебрей
            [few] { $number } жетона дебрей
           *[many] { $number } жетонов дебрей
        }
piece-disease =
    { $number ->
        [one] { $number } жетон болезни
        [few] { $number } жетона болезни
       *[many] { $number } жетонов болезни
    }
    .acc =
        { $number ->
            [1] жетон болезни
            [one] { $number } жетон болезни
            [few] { $number } жетона болезни
           *[many] { $number } жетонов болезни
        }
piece-badlands =
    { $number ->
        [one] { $number } жетон пустошей
        [few] { $number } жетона пустошей
       *[many] { $number } жетонов пустошей
    }
    .acc =
        { $number ->
            [1] жетон пустошей
            [one] { $number } жетон пустошей
            [few] { $number } жетона пустошей
           *[many] { $number } жетонов пустошей
        }
piece-strife = { $piece } (раздор: { $strife })
    .acc = { FORM($piece, "acc") } (раздор: { $strife })
kind-beasts = звери
    .gen = зверей
kind-wilds = дебри
    .gen = дебрей
kind-disease = болезнь
    .gen = болезни
kind-badlands = пустоши
    .gen = пустошей
ask-badlands = { $land }: добавить урон пустошей ({ $number }) сейчас? Иначе — при следующем уроне этого действия.
ask-strife = { $land }: среди каких захватчиков раздор? (осталось: { $left })
do-calm = Снять раздор: { $piece }
do-strife = Раздор: { $piece }
log-isolate = { $land }: регион изолирован.
effect-isolate = { $land } — изолированный регион.
log-token = { $land }: добавлено: { $piece }.
log-strife = { $land }: раздор: { $piece }.
log-strife-removed = { $land }: на 1 раздор меньше, { $piece }.
log-strife-spent = { $land }: израсходован раздор: { $number }; эти захватчики не наносят урона.
log-stopped-wilds = { $land }: дебри не пускают разведчика.
log-stopped-disease = { $land }: болезнь мешает строительству.
option-sets-is-branch-and-claw = Ветви и когти
option-sets-is-jagged-earth = Расколотая земля
