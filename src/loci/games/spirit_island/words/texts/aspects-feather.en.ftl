# The aspects of Feather & Flame, in our own words.

spirit-lightnings-swift-strike--immense = { spirit-lightnings-swift-strike } (Immense)
option-spirits-is-lightnings-swift-strike--immense = { spirit-lightnings-swift-strike--immense }
character-lightnings-swift-strike--immense = A storm that takes days to gather, and covers the whole sky.
style-lightnings-swift-strike--immense = Has much energy and plays few cards, but the dearest ones; what it leaves unplayed gives elements.
special-lightnings-swift-strike--immense-1 = { special-lightnings-swift-strike-1 }
special-lightnings-swift-strike--immense-2 = An Immense Spirit, Towering and Slow: your energy track gives twice its energy in the spirit phase. A power card takes 2 card plays there. If card plays are left when you end it, gain 1 element of your choice; for each major power that you have played, gain 2 different ones.

spirit-river-surges-in-sunlight--travel = { spirit-river-surges-in-sunlight } (Travel)
option-spirits-is-river-surges-in-sunlight--travel = { spirit-river-surges-in-sunlight--travel }
character-river-surges-in-sunlight--travel = A river road on which whole villages drift.
style-river-surges-in-sunlight--travel = Brings the dahan to where they are needed, and is strong where many of them live.
special-river-surges-in-sunlight--travel-1 = Travel on the River's Back (instead of River's Domain): after growth move up to 2 dahan of your lands, each to another land of yours that a chain of your lands leads to.
special-river-surges-in-sunlight--travel-2 = People Tend to the River, River Tends to the People: your lands with 4 or more dahan are sacred sites and have defend 1.

spirit-shadows-flicker-like-flame--amorphous = { spirit-shadows-flicker-like-flame } (Amorphous)
option-spirits-is-shadows-flicker-like-flame--amorphous = { spirit-shadows-flicker-like-flame--amorphous }
character-shadows-flicker-like-flame--amorphous = Shadows without an edge, here and there in the same moment.
style-shadows-flicker-like-flame--amorphous = Moves its presence twice in a turn to wherever a power is needed.
special-shadows-flicker-like-flame--amorphous-1 = Shadows Partake of Amorphous Space (instead of Shadows of the Dahan): in each fast and each slow phase you may move 1 of your presence to an adjacent land or to any land with dahan.

spirit-shadows-flicker-like-flame--foreboding = { spirit-shadows-flicker-like-flame } (Foreboding)
option-spirits-is-shadows-flicker-like-flame--foreboding = { spirit-shadows-flicker-like-flame--foreboding }
character-shadows-flicker-like-flame--foreboding = Shadows that lie over one place until nobody wants to stay.
style-shadows-flicker-like-flame--foreboding = Makes one land its own for a turn: powers reach it from afar, and whoever is frightened there runs.
special-shadows-flicker-like-flame--foreboding-1 = Aspect Foreboding: instead of the special rule Shadows of the Dahan you have a second innate power, Stretch Out Coils of Foreboding Dread.

spirit-vital-strength-of-the-earth--might = { spirit-vital-strength-of-the-earth } (Might)
option-spirits-is-vital-strength-of-the-earth--might = { spirit-vital-strength-of-the-earth--might }
character-vital-strength-of-the-earth--might = Soil that rises, and stone that strikes.
style-vital-strength-of-the-earth--might = Gives up its shelter for force: more cards, and more damage with each of them.
special-vital-strength-of-the-earth--might-1 = Aspect Might: instead of the special rule Earth's Vitality you have a second innate power, Earth Moves with Vigor and Might.
power-stretch-out-coils-of-foreboding-dread = Stretch Out Coils of Foreboding Dread
text-stretch-out-coils-of-foreboding-dread = All levels. 2 air: your other powers may target this land this turn whatever their range. 1 moon: this turn, after each Action that makes fear in this land, push up to 1 explorer for each fear, or 1 town for every 2. 2 fire: 1 fear. 2 moon, 4 air: 2 fear.
power-earth-moves-with-vigor-and-might = Earth Moves with Vigor and Might
text-earth-moves-with-vigor-and-might = All levels. 1 plant: you may pay 1 energy and the cost of a card of your hand to play it now; its elements count for the levels that follow. 1 sun, 2 earth: this turn each of your powers that deals damage deals 1 more. 3 earth, 2 plant: and 1 more. 1 sun, 3 plant: gain a power card.

ask-travel = Out of which of your lands does a dahan travel? ({ $left } left)
ask-travel-to = { $land }: where does the dahan travel?
trigger-travel = travel on the river
trigger-stretch-out-coils-of-foreboding-dread = foreboding dread
log-coils-reach = Powers of { $who } may target { $land } this turn whatever their range.
log-coils-of-dread = Whoever is frightened in { $land } this turn may flee.
effect-shadow-moved = { $who } has moved presence in this phase.
effect-coils-reach = { $land }: powers of { $who } may target it whatever their range.
effect-coils-of-dread = { $land }: after fear there explorers and towns may be pushed.
