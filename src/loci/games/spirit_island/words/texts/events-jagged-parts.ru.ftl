### События жетонов и даханов набора «Расколотая земля», нашими словами.

## События жетонов
event-part-foreign-diseases = Чужие болезни
text-event-part-foreign-diseases = На каждом поле, в регионе, где вместе больше всего захватчиков и даханов (хотя бы по 1): добавьте 1 жетон болезни, затем 2 урона даханам.
event-part-beasts-multiply = Звери плодятся
text-event-part-beasts-multiply = На каждом поле добавьте 1 жетон зверей в регион по соседству со зверями, затем уничтожьте 1 дахана в регионе со зверями.
event-part-casualties-of-fang-and-sting = Жертвы клыков и жал
text-event-part-casualties-of-fang-and-sting = На каждом поле уничтожьте 1 разведчика или поселение в регионе со зверями.
event-part-quit-the-farmed-lands = Прочь от пашен
text-event-part-quit-the-farmed-lands = На каждом поле вытолкните 1 жетон зверей в регион без поселений и городов; 1 страх, если там есть разведчики.
event-part-explorers-blunder = Оплошность разведчиков
text-event-part-explorers-blunder = На каждом поле уничтожьте 2 разведчиков в регионах со зверями.
event-part-prey-on-the-heedless = Охота на беспечных
text-event-part-prey-on-the-heedless = В каждом регионе со зверями: 1 урон за каждый жетон зверей.
event-part-hunting-parties = Охотничьи отряды
text-event-part-hunting-parties = В каждом регионе со зверями и городом: 1 страх, и уничтожьте 1 жетон зверей.
event-part-beasts-chase-off-homesteaders = Звери гонят поселенцев
text-event-part-beasts-chase-off-homesteaders = На каждом поле вытолкните до 2 разведчиков или 1 поселение из региона со зверями.
event-part-terrifying-beasts = Ужасные звери
text-event-part-terrifying-beasts = 2 страха за каждое поле, где хотя бы 2 жетона зверей.
event-part-lair-in-untamed-lands = Логова в диких местах
text-event-part-lair-in-untamed-lands = На каждом поле добавьте 1 жетон зверей в регион без поселений, городов и скверны.
event-part-beasts-prey-on-the-injured = Звери добивают раненых
text-event-part-beasts-prey-on-the-injured = На этом ходу звери считаются и пустошами. На каждом поле уничтожьте 1 раненого захватчика в регионе со зверями.
event-part-irregular-outbreaks = Разрозненные вспышки
text-event-part-irregular-outbreaks = В этой фазе захватчиков болезнь не мешает строительству. 1 страх за каждое поле с болезнью.
event-part-fatalities-rise = Смертей всё больше
text-event-part-fatalities-rise = В каждом регионе с болезнью: 1 урон каждому захватчику и каждому дахану. Удалите 1 жетон болезни там, где пало поселение или город.
event-part-plagues-bring-fear-and-death = Мор несёт страх и смерть
text-event-part-plagues-bring-fear-and-death = 1 страх за каждое поле с болезнью. На каждом поле 2 урона даханам в регионе с болезнью.
event-part-outbreaks-shift = Вспышки смещаются
text-event-part-outbreaks-shift = На каждом поле вытолкните 1 жетон болезни в соседний регион, где больше всего захватчиков.
event-part-virulence-among-close-packed-homes = Зараза в тесных домах
text-event-part-virulence-among-close-packed-homes = На каждом поле добавьте 1 жетон болезни во внутренний регион, где больше всего поселений и городов.
event-part-pestilence-arrives-on-canvas-sails = Мор приходит под парусами
text-event-part-pestilence-arrives-on-canvas-sails = На каждом поле добавьте 1 жетон болезни в прибрежный регион, где больше всего поселений и городов; там 3 урона даханам.

## События даханов
event-part-coordinated-defense = Слаженная оборона
text-event-part-coordinated-defense = На этом ходу при разорении у каждого региона с даханами и присутствием защита 5.
event-part-careful-defense = Осторожная оборона
text-event-part-careful-defense = На этом ходу при разорении у каждого региона с даханами защита 2.
event-part-engage-on-their-own-terms = Бой на своих условиях
text-event-part-engage-on-their-own-terms = При разорениях этого хода каждый дахан наносит только 1 урон, но раньше захватчиков.
event-part-lay-ambushes = Засады
text-event-part-lay-ambushes = При разорениях этого хода даханы наносят урон одновременно с захватчиками.
event-part-settlers-encroach-too-far = Поселенцы зашли слишком далеко
text-event-part-settlers-encroach-too-far = На каждом поле, из региона с поселением и даханами, вытолкните 1 поселение за каждых двух даханов там.
event-part-at-their-gates = У их ворот с требованием расплаты
text-event-part-at-their-gates = 2 страха за каждый регион с даханами и городом.
event-part-speak-of-the-spirits-anger = Рассказы о гневе духов
text-event-part-speak-of-the-spirits-anger = 1 страх за каждое поле, где даханы есть в регионе с поселением или городом.
event-part-raiding-and-retaliation = Набеги и возмездие
text-event-part-raiding-and-retaliation = В каждом регионе с поселением или городом: 1 урон за каждого дахана, затем каждое уцелевшее поселение и каждый город наносит даханам 1 урон.
event-part-coordinated-strikes = Слаженные удары
text-event-part-coordinated-strikes = В каждом регионе, где хотя бы 3 дахана: 2 урона и защита 2.
event-part-rally-to-the-defense = На помощь дальней родне
text-event-part-rally-to-the-defense = На каждом поле привлеките 1 дахана в регион с даханами; у него защита 1 за каждого дахана там.
event-part-a-thousand-small-struggles = Тысяча малых битв
text-event-part-a-thousand-small-struggles = На каждом поле, где хотя бы 4 поселения и города и не больше 4 даханов: добавьте 1 скверну в регион без даханов.
event-part-seek-out-new-grounds = Поиск новых угодий
text-event-part-seek-out-new-grounds = На каждом поле привлеките 1 или 2 даханов в регион, где поле не показывает их в начале игры.
event-part-return-to-old-pillars = Возвращение к старым столпам
text-event-part-return-to-old-pillars = На каждом поле привлеките 1 или 2 даханов в регион, где поле показывает их в начале игры.
event-part-leave-the-hostile-land = Уход с враждебной земли
text-event-part-leave-the-hostile-land = В каждом регионе вытолкните 1 дахана за каждый жетон пустошей и болезни там, в регионы без них.
event-part-keep-far-from-plague = Подальше от земель мора
text-event-part-keep-far-from-plague = На каждом поле вытолкните 3 даханов из регионов с болезнью в регионы без неё.
event-part-coming-of-age-2-dahan = Взросление
text-event-part-coming-of-age-2-dahan = На каждом поле добавьте 1 дахана в регион, где хотя бы 2 дахана.
event-part-coming-of-age-no-token = Взросление
text-event-part-coming-of-age-no-token = На каждом поле добавьте 1 дахана в регион с даханами и без пустошей, зверей, болезни и дебрей.
event-part-coming-of-age-no-blight-disease = Взросление
text-event-part-coming-of-age-no-blight-disease = На каждом поле добавьте 1 дахана в регион с даханами и без скверны и болезни.
event-part-blessings-of-bounty-and-health = Благословения достатка и сил
text-event-part-blessings-of-bounty-and-health = Каждый дух может добавить 1 дахана в один из своих регионов с даханами.
event-part-clever-cooperation = Умелая взаимопомощь
text-event-part-clever-cooperation = Каждый дух может вытолкнуть 1 своё присутствие из региона с даханами; 2 урона в регионе, куда оно пришло.
event-part-offerings-of-story-and-season = Подношения сказаний и времён года
text-event-part-offerings-of-story-and-season = Каждый дух, в регионах которого вместе хотя бы 3 дахана, получает 1 энергию и может вернуть 1 карту.
event-part-tell-the-old-stories = Старые сказания
text-event-part-tell-the-old-stories = Каждый дух, в регионах которого вместе хотя бы 2 дахана, возвращает 1 карту способности или получает назад свою уникальную способность, которую забыл.

## Что действует
effect-beasts-are-badlands = Звери считаются и пустошами.
effect-coordinated-defense = У регионов с даханами и присутствием защита 5.
effect-careful-defense = У регионов с даханами защита 2.
effect-engage-on-their-own-terms = Каждый дахан наносит 1 урон раньше захватчиков, которые разоряют регион.
effect-lay-ambushes = Даханы бьют одновременно с захватчиками, которые разоряют регион.

## Выбор
option-push-explorers = Вытолкнуть до 2 разведчиков
ask-old-stories = Старые сказания: какую карту вы берёте назад?
