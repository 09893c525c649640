# Малые способности набора «Расколотая земля», нашими словами.

## Карты
power-bats-scout-for-raids-by-darkness = Летучие мыши ведут ночные набеги
text-bats-scout-for-raids-by-darkness = Выберите: за каждого дахана в регионе 1 урон поселениям и городам; или 1 страх и привлеките до 2 даханов.
power-birds-cry-warning = Тревожный крик птиц
text-birds-cry-warning = Выберите: когда на этом ходу там в следующий раз были бы уничтожены даханы, 2 из них остаются; или вытолкните до 3 даханов.
power-blood-draws-predators = Кровь приманивает хищников
text-blood-draws-predators = Когда на этом ходу там в следующий раз будут уничтожены захватчики, добавьте после этого 1 жетон зверей; затем 1 урон за каждый жетон зверей там, считая не больше 3.
power-call-to-guard = Призыв к охране
text-call-to-guard = Привлеките до 1 дахана. Если в регионе даханы, выберите: защита 1 за каждого из них; или каждый захватчик, который на этом ходу добавлен или перемещён туда, получает после этого 1 урон.
power-carapaced-land = Панцирь земли
text-carapaced-land = Защита 3. Дальность до региона со зверями больше на 1. 2 × земля: ещё защита 3.
power-desiccating-winds = Иссушающие ветры
text-desiccating-winds = Если в регионе пустоши, 1 урон. Затем добавьте 1 жетон пустошей.
power-dire-metamorphosis = Жуткое превращение
text-dire-metamorphosis = 1 страх, 1 урон и 1 урон даханам. Добавьте по 1 жетону пустошей, зверей, болезни, раздора и дебрей и 1 скверну.
power-domesticated-animals-go-berserk = Бешенство домашнего скота
text-domesticated-animals-go-berserk = 1 страх. Защита 5. 3 × луна: добавьте 1 жетон зверей.
power-dry-wood-explodes-in-smoldering-splinters = Сухое дерево взрывается тлеющими щепками
text-dry-wood-explodes-in-smoldering-splinters = 2 страха и 1 урон. Вы можете заплатить 1 энергию, чтобы эта способность была быстрой.
power-entrap-the-forces-of-corruption = Западня для сил тлена
text-entrap-the-forces-of-corruption = Привлеките до 1 скверны. Регион изолирован. Скверна, добавленная туда на этом ходу, не распространяется.
power-favor-of-the-sun-and-star-lit-dark = Милость солнца и звёздной тьмы
text-favor-of-the-sun-and-star-lit-dark = Защита 4. Вытолкните до 1 скверны. 2 × солнце: 1 страх.
power-flow-downriver-blow-downwind = Вниз по реке, по ветру
text-flow-downriver-blow-downwind = Вытолкните до 1 разведчика, поселения или скверны.
power-gift-of-natures-connection = Дар связи с природой
text-gift-of-natures-connection = Дух выбирает: 2 энергии или 2 × одна стихия на этот ход. Если это другой дух, у вас на этом ходу на 1 стихию по вашему выбору больше.
power-gift-of-twinned-days = Дар сдвоенных дней
text-gift-of-twinned-days = Один раз на этом ходу дух может повторить свою самую дешёвую карту способности в игре, снова заплатив её цену. Вы можете сделать то же со своей.
power-haunted-by-primal-memories = Преследуемые древней памятью
text-haunted-by-primal-memories = 1 страх, а если в регионе звери — 3 страха. Защита 3.
power-hazards-spread-across-the-island = Опасности расходятся по острову
text-hazards-spread-across-the-island = Выберите вид жетона, который есть в соседнем регионе: пустоши, звери, болезнь, раздор или дебри. Болезнь стоит вам 1 энергию. Добавьте 1 такой жетон.
power-like-calls-to-like = Подобное зовёт подобное
text-like-calls-to-like = Из разведчиков, поселений, даханов, скверны и зверей привлеките до 1 каждого вида, который есть в регионе.
power-mesmerized-tranquility = Заворожённый покой
text-mesmerized-tranquility = Регион изолирован. Каждый захватчик там на этом ходу наносит на 1 урон меньше.
power-renewing-boon = Обновляющее благо
text-renewing-boon = Выберите регион с присутствием вашим и этого духа. Удалите там 1 скверну, а дух может добавить туда 1 своё уничтоженное присутствие.
power-scream-disease-into-the-wind = Крик, несущий болезнь
text-scream-disease-into-the-wind = На этом ходу дальность всех способностей духа больше на 1. Один раз на этом ходу, применив способность к региону, он может добавить туда 1 жетон болезни.
power-sear-anger-into-the-wild-lands = Выжечь гнев в диких землях
text-sear-anger-into-the-wild-lands = Выберите: добавьте 1 жетон пустошей; или, если в регионе дебри и захватчики, 1 страх и 1 урон.
power-set-them-on-an-ever-twisting-trail = Пустить их по петляющей тропе
text-set-them-on-an-ever-twisting-trail = Выберите: привлеките 1 разведчика или вытолкните 1 разведчика. Регион изолирован.
power-skies-herald-the-season-of-return = Небеса возвещают пору возвращения
text-skies-herald-the-season-of-return = Один дух с присутствием на поле этого региона может добавить в него 1 своё уничтоженное присутствие. Привлеките до 2 даханов. Вытолкните 1 скверну.
power-strong-and-constant-currents = Сильные и ровные течения
text-strong-and-constant-currents = Выберите: вытолкните 1 разведчика или поселение в соседний прибрежный регион; или переместите до 2 даханов между этим и одним другим прибрежным регионом. 2 × вода: можно сделать и то и другое.
power-sucking-ooze = Засасывающая жижа
text-sucking-ooze = 2 страха, если там захватчики. Регион изолирован.
power-sunsets-fire-flows-across-the-land = Огонь заката течёт по земле
text-sunsets-fire-flows-across-the-land = 1 страх и 1 урон. Вы можете заплатить 1 энергию: 1 урон в одном соседнем регионе.
power-territorial-strife = Распри из-за земли
text-territorial-strife = Выберите: 3 урона разведчикам и поселениям или 1 раздор для захватчика в регионе.
power-terror-turns-to-madness = Ужас переходит в безумие
text-terror-turns-to-madness = При степени ужаса I 3 страха. При II выберите: 2 страха или 1 раздор. При III 1 раздор.
power-the-shore-seethes-with-hatred = Берег кипит ненавистью
text-the-shore-seethes-with-hatred = 1 страх. Добавьте 1 жетон пустошей и 1 жетон дебрей.
power-thriving-chokefungus = Буйный гриб-душитель
text-thriving-chokefungus = Добавьте 1 жетон болезни и 1 жетон пустошей.
power-treacherous-waterways = Коварные воды
text-treacherous-waterways = Выберите: добавьте 1 жетон дебрей или вытолкните 1 разведчика.
power-unquenchable-flames = Неугасимое пламя
text-unquenchable-flames = 1 страх и 1 урон поселениям и городам. Захватчики там на этом ходу не исцеляются. 2 × огонь: добавьте 1 жетон пустошей.
power-weep-for-what-is-lost = Плач об утраченном
text-weep-for-what-is-lost = 1 страх за каждый вид захватчиков в регионе. За каждую скверну там вытолкните до 1 разведчика или поселения.

## Выбор
option-add-badlands = Добавить пустоши
option-gain-elements = Взять 2 × одну стихию
option-gain-energy = Получить 2 энергии
option-gather-explorer = Привлечь разведчика
option-guard = Бить приходящих захватчиков
option-move-dahan = Переместить даханов вдоль берега
option-pay-add-disease = Заплатить 1 энергию и добавить болезнь
option-push-along-coast = Вытолкнуть вдоль берега
option-warn-dahan = Спасти 2 даханов в следующий раз

## Цели
target-mountain-sands = горы или пустыня
target-not-wetland = регион, кроме болот

## Вопросы
do-use-hurried = Применить: { $card }, как быструю, заплатив энергией: { $energy }
ask-contagion = Добавить 1 жетон болезни в { $land }?
ask-ferry = Какой дахан уходит из { $land } или приходит туда? (осталось { $left })
ask-push-out-blight = В какой регион уходит скверна из { $land }? (осталось { $left })
ask-season-presence = Добавить 1 своё уничтоженное присутствие в { $land }?
ask-season-spirit = Какой дух может добавить присутствие?
ask-sunset = Заплатить 1 энергию за 1 урон в регионе, соседнем с { $land }?

## События
effect-bloodscent = { $land }: когда в следующий раз будут уничтожены захватчики, придут звери и начнут охоту.
effect-burning = { $land }: захватчики на этом ходу не исцеляются.
effect-contagion = { $who } может добавить 1 жетон болезни там, где применит способность.
effect-fleeing = { $land }: даханы, которых это действие ещё щадит: { $number }.
effect-guarded = { $land }: приходящие захватчики получают 1 урон.
effect-mesmerized = { $land }: урон каждого захватчика меньше на { $number }.
effect-no-cascade = { $land }: добавленная туда скверна не распространяется.
effect-warned = { $land }: даханы, спасённые в следующий раз: { $number }.
log-birds-cry-warning = { $land }: в следующий раз на этом ходу уничтожено на 2 дахана меньше.
log-blood-draws-predators = { $land }: когда на этом ходу там в следующий раз будут уничтожены захватчики, придут звери и начнут охоту.
log-call-to-guard = { $land }: захватчики, которые придут туда на этом ходу, получают по 1 урону.
log-entrap = { $land }: скверна, добавленная туда на этом ходу, не распространяется.
log-mesmerized-tranquility = { $land }: на этом ходу каждый захватчик наносит на 1 урон меньше.
log-scream-disease-into-the-wind = { $who }: на этом ходу дальность больше на 1, и можно добавить 1 жетон болезни там, где применена способность.
log-unquenchable-flames = { $land }: захватчики на этом ходу не исцеляются.
trigger-blood-draws-predators = Кровь приманивает хищников: звери охотятся
trigger-call-to-guard = Призыв к охране: 1 урон пришедшим
trigger-scream-disease-into-the-wind = Крик, несущий болезнь: 1 жетон болезни
