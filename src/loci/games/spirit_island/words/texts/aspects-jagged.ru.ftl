# Аспекты «Расколотой земли», нашими собственными словами.

spirit-lightnings-swift-strike--pandemonium = { spirit-lightnings-swift-strike } (Пандемониум)
option-spirits-is-lightnings-swift-strike--pandemonium = { spirit-lightnings-swift-strike--pandemonium }
character-lightnings-swift-strike--pandemonium = Буря так громка, что поселенцы бросаются друг на друга.
style-lightnings-swift-strike--pandemonium = Ссорит захватчиков и пугает там, где прежде рушила постройки.
special-lightnings-swift-strike--pandemonium-1 = { special-lightnings-swift-strike-1 }
special-lightnings-swift-strike--pandemonium-2 = Аспект «Пандемониум»: вместо природной способности «Громовое разрушение» у вас «Разорванное молниями небо».

spirit-lightnings-swift-strike--wind = { spirit-lightnings-swift-strike } (Ветер)
option-spirits-is-lightnings-swift-strike--wind = { spirit-lightnings-swift-strike--wind }
character-lightnings-swift-strike--wind = Ветер перед бурей: увлекает других за собой.
style-lightnings-swift-strike--wind = Меньше своих быстрых способностей, зато скорость и дальность для себя и союзника.
special-lightnings-swift-strike--wind-1 = Аспект «Ветер»: вместо особого правила «Быстрота молнии» у вас вторая природная способность, «Упоение штормового ветра».

spirit-river-surges-in-sunlight--sunshine = { spirit-river-surges-in-sunlight } (Солнечный свет)
option-spirits-is-river-surges-in-sunlight--sunshine = { spirit-river-surges-in-sunlight--sunshine }
character-river-surges-in-sunlight--sunshine = Река, которая больше сверкает и греет, чем затопляет.
style-river-surges-in-sunlight--sunshine = Снова и снова даёт энергию, когда открыта её шкала энергии, и помогает другим лечить землю.
special-river-surges-in-sunlight--sunshine-1 = { special-river-surges-in-sunlight-1 }
special-river-surges-in-sunlight--sunshine-2 = Аспект «Солнечный свет»: вместо уникальной способности «Дар несокрушимости» у вас вторая природная способность, «Дар солнечного обещания», и вы начинаете с 1 энергией.

spirit-shadows-flicker-like-flame--madness = { spirit-shadows-flicker-like-flame } (Безумие)
option-spirits-is-shadows-flicker-like-flame--madness = { spirit-shadows-flicker-like-flame--madness }
character-shadows-flicker-like-flame--madness = Тени шепчут, пока никто не верит соседу.
style-shadows-flicker-like-flame--madness = Распространяясь, сеет раздор, а изгнанная — пугает; далеко больше не дотягивается.
special-shadows-flicker-like-flame--madness-1 = Тени навевают безумие (вместо «Теней даханов»): когда рост добавляет ваше присутствие в регион, можно добавить там 1 раздор.
special-shadows-flicker-like-flame--madness-2 = Проблеск тёмной пустоты: когда ваше присутствие уничтожается в регионе с захватчиками, 1 страх за каждое.

spirit-shadows-flicker-like-flame--reach = { spirit-shadows-flicker-like-flame } (Досягаемость)
option-spirits-is-shadows-flicker-like-flame--reach = { spirit-shadows-flicker-like-flame--reach }
character-shadows-flicker-like-flame--reach = Тени, которых хватает на весь остров.
style-shadows-flicker-like-flame--reach = Раз за ход она там, где нужно; проще других своих обличий.
special-shadows-flicker-like-flame--reach-1 = Сквозь зыбкую даль (вместо «Теней даханов»): раз за ход можно не учитывать дальность одной способности или присутствия, которое добавляет рост.

spirit-vital-strength-of-the-earth--resilience = { spirit-vital-strength-of-the-earth } (Стойкость)
option-spirits-is-vital-strength-of-the-earth--resilience = { spirit-vital-strength-of-the-earth--resilience }
character-vital-strength-of-the-earth--resilience = Почва, которая выносит то, что сломило бы её в другом месте.
style-vital-strength-of-the-earth--resilience = Не пускает скверну в свои святилища, но больше не укрывает там даханов.
special-vital-strength-of-the-earth--resilience-1 = Опора стойкой земли (вместо «Жизненной силы земли»): в регионах с вашим святилищем разорение должно нанести региону на 8 урона больше, чтобы добавить скверну. Урон даханам не меняется.

power-lightning-torn-skies-incite-pandemonium = Разорванное молниями небо
text-lightning-torn-skies-incite-pandemonium = Все выполненные формулы. 3 × огонь, 2 × воздух: 2 страха и добавьте 1 раздор. 4 × огонь, 3 × воздух: 2 страха и добавьте 1 раздор. 1 × луна, 5 × огонь, 4 × воздух: 3 страха и добавьте 1 раздор. 2 × луна, 5 × огонь, 5 × воздух: 4 страха и добавьте 1 раздор.
power-exaltation-of-the-storm-wind = Упоение штормового ветра
text-exaltation-of-the-storm-wind = Все выполненные формулы, для вас и для духа. 1 × воздух: одна медленная способность, но не великая, может быть быстрой на этом ходу. 3 × воздух: +1 к дальности всех способностей на этом ходу. 4 × воздух, 1 × вода: вытолкните до 2 разведчиков из одного из своих регионов. 5 × воздух, 2 × вода: повторите эту способность.
power-boon-of-sunshines-promise = Дар солнечного обещания
text-boon-of-sunshines-promise = Все выполненные формулы. 2 × солнце: дух получает на 1 энергию меньше, чем высшее открытое число на вашей шкале энергии. 3 × солнце, 1 × вода: вы получаете столько же. 4 × солнце, 2 × вода: дух может удалить 1 скверну из одного из своих регионов с даханами.
log-storm-wind = { $who }: одна медленная способность, но не великая, может быть быстрой.
log-storm-wind-range = { $who }: способности достают на 1 регион дальше.
effect-hurry-lesser = { $who }: на этом ходу одна медленная способность, но не великая, может быть быстрой.
effect-range-ignored = { $who }: дальность на этом ходу уже не учтена один раз.
