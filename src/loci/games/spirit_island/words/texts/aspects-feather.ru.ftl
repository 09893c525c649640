# Аспекты дополнения «Перо и пламя», нашими словами.

spirit-lightnings-swift-strike--immense = { spirit-lightnings-swift-strike } (Необъятность)
option-spirits-is-lightnings-swift-strike--immense = { spirit-lightnings-swift-strike--immense }
character-lightnings-swift-strike--immense = Гроза, которая собирается днями и закрывает всё небо.
style-lightnings-swift-strike--immense = Энергии много, карт разыгрывает мало, зато самые дорогие; неразыгранное даёт стихии.
special-lightnings-swift-strike--immense-1 = { special-lightnings-swift-strike-1 }
special-lightnings-swift-strike--immense-2 = Необъятный дух, громадный и медленный: ваша шкала энергии даёт в фазе духов вдвое больше энергии. Карта способности занимает там 2 розыгрыша. Если по окончании фазы розыгрыши остались, получите 1 стихию на выбор; за каждую разыгранную великую способность получите 2 разные.

spirit-river-surges-in-sunlight--travel = { spirit-river-surges-in-sunlight } (Странствие)
option-spirits-is-river-surges-in-sunlight--travel = { spirit-river-surges-in-sunlight--travel }
character-river-surges-in-sunlight--travel = Речная дорога, по которой плывут целые деревни.
style-river-surges-in-sunlight--travel = Приводит даханов туда, где они нужны, и сильна там, где их много.
special-river-surges-in-sunlight--travel-1 = Странствие на спине реки (вместо «Владений реки»): после роста переместите до 2 даханов из ваших регионов, каждого в другой ваш регион, к которому ведёт цепь ваших регионов.
special-river-surges-in-sunlight--travel-2 = Люди берегут реку, река бережёт людей: ваши регионы с 4 или более даханами — святилища и получают защиту 1.

spirit-shadows-flicker-like-flame--amorphous = { spirit-shadows-flicker-like-flame } (Бесформенность)
option-spirits-is-shadows-flicker-like-flame--amorphous = { spirit-shadows-flicker-like-flame--amorphous }
character-shadows-flicker-like-flame--amorphous = Тени без края, здесь и там в одно мгновение.
style-shadows-flicker-like-flame--amorphous = Дважды за ход переносит присутствие туда, где нужна сила.
special-shadows-flicker-like-flame--amorphous-1 = Тени в бесформенном пространстве (вместо «Теней даханов»): в каждой фазе быстрых и в каждой фазе медленных способностей можно переместить 1 своё присутствие в соседний регион или в любой регион с даханами.

spirit-shadows-flicker-like-flame--foreboding = { spirit-shadows-flicker-like-flame } (Предчувствие)
option-spirits-is-shadows-flicker-like-flame--foreboding = { spirit-shadows-flicker-like-flame--foreboding }
character-shadows-flicker-like-flame--foreboding = Тени, которые лежат на одном месте, пока никто не захочет остаться.
style-shadows-flicker-like-flame--foreboding = На ход делает один регион своим: способности достают до него издалека, а испуганные бегут.
special-shadows-flicker-like-flame--foreboding-1 = Аспект «Предчувствие»: вместо особого правила «Тени даханов» у вас есть вторая природная способность — «Кольца зловещего ужаса».

spirit-vital-strength-of-the-earth--might = { spirit-vital-strength-of-the-earth } (Мощь)
option-spirits-is-vital-strength-of-the-earth--might = { spirit-vital-strength-of-the-earth--might }
character-vital-strength-of-the-earth--might = Почва, что встаёт, и камень, что бьёт.
style-vital-strength-of-the-earth--might = Отдаёт защиту за силу: больше карт и больше урона каждой из них.
special-vital-strength-of-the-earth--might-1 = Аспект «Мощь»: вместо особого правила «Жизненная сила земли» у вас есть вторая природная способность — «Земля движется в силе и мощи».
power-stretch-out-coils-of-foreboding-dread = Кольца зловещего ужаса
text-stretch-out-coils-of-foreboding-dread = Все. 2 × воздух: на этом ходу другие ваши способности могут выбрать этот регион целью при любой дальности. 1 × луна: на этом ходу после каждого действия, вызвавшего страх в этом регионе, вытолкните до 1 разведчика за каждый страх или 1 поселение за каждые 2. 2 × огонь: 1 страх. 2 × луна, 4 × воздух: 2 страха.
power-earth-moves-with-vigor-and-might = Земля движется в силе и мощи
text-earth-moves-with-vigor-and-might = Все. 1 × флора: можно заплатить 1 энергию и цену карты с руки, чтобы разыграть её сейчас; её стихии учитываются дальше. 1 × солнце, 2 × земля: на этом ходу каждая ваша способность, наносящая урон, наносит на 1 урон больше. 3 × земля, 2 × флора: и ещё на 1. 1 × солнце, 3 × флора: получите карту способности.

ask-travel = Из какого вашего региона уходит дахан? (осталось: { $left })
ask-travel-to = { $land }: куда уходит дахан?
trigger-travel = странствие по реке
trigger-stretch-out-coils-of-foreboding-dread = зловещий ужас
log-coils-reach = { $who }: на этом ходу способности могут выбрать целью { $land } при любой дальности.
log-coils-of-dread = Кто на этом ходу испугается в { $land }, может бежать.
effect-shadow-moved = { $who }: присутствие в этой фазе уже перемещено.
effect-coils-reach = { $land }: способности могут выбрать его целью при любой дальности ({ $who }).
effect-coils-of-dread = { $land }: после страха можно выталкивать разведчиков и поселения.
