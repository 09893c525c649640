# The aspects of Jagged Earth, in our own words.

spirit-lightnings-swift-strike--pandemonium = { spirit-lightnings-swift-strike } (Pandemonium)
option-spirits-is-lightnings-swift-strike--pandemonium = { spirit-lightnings-swift-strike--pandemonium }
character-lightnings-swift-strike--pandemonium = A storm so loud that the settlers turn on one another.
style-lightnings-swift-strike--pandemonium = Sets invaders at odds and frightens where it used to strike buildings down.
special-lightnings-swift-strike--pandemonium-1 = { special-lightnings-swift-strike-1 }
special-lightnings-swift-strike--pandemonium-2 = Aspect Pandemonium: instead of the innate power Thundering Destruction you have Lightning-Torn Skies Incite Pandemonium.

spirit-lightnings-swift-strike--wind = { spirit-lightnings-swift-strike } (Wind)
option-spirits-is-lightnings-swift-strike--wind = { spirit-lightnings-swift-strike--wind }
character-lightnings-swift-strike--wind = Wind before the storm: it carries others along.
style-lightnings-swift-strike--wind = Fewer fast powers of its own, but speed and range for itself and an ally.
special-lightnings-swift-strike--wind-1 = Aspect Wind: instead of the special rule Swiftness of Lightning you have a second innate power, Exaltation of the Storm-Wind.

spirit-river-surges-in-sunlight--sunshine = { spirit-river-surges-in-sunlight } (Sunshine)
option-spirits-is-river-surges-in-sunlight--sunshine = { spirit-river-surges-in-sunlight--sunshine }
character-river-surges-in-sunlight--sunshine = A river that glitters and warms more than it floods.
style-river-surges-in-sunlight--sunshine = Gives energy again and again once its own track is uncovered, and lets others heal the land.
special-river-surges-in-sunlight--sunshine-1 = { special-river-surges-in-sunlight-1 }
special-river-surges-in-sunlight--sunshine-2 = Aspect Sunshine: instead of the unique power Boon of Vigor you have a second innate power, Boon of Sunshine's Promise, and begin with 1 energy.

spirit-shadows-flicker-like-flame--madness = { spirit-shadows-flicker-like-flame } (Madness)
option-spirits-is-shadows-flicker-like-flame--madness = { spirit-shadows-flicker-like-flame--madness }
character-shadows-flicker-like-flame--madness = Shadows that whisper until nobody trusts a neighbour.
style-shadows-flicker-like-flame--madness = Sows strife as it spreads and frightens when it is driven out; no longer reaches far.
special-shadows-flicker-like-flame--madness-1 = Shadows Cast a Subtle Madness (instead of Shadows of the Dahan): when growth adds your presence to a land, you may add 1 strife there.
special-shadows-flicker-like-flame--madness-2 = Glimpse of the Shadowed Void: when your presence is destroyed in a land with invaders, 1 fear for each.

spirit-shadows-flicker-like-flame--reach = { spirit-shadows-flicker-like-flame } (Reach)
option-spirits-is-shadows-flicker-like-flame--reach = { spirit-shadows-flicker-like-flame--reach }
character-shadows-flicker-like-flame--reach = Shadows that are long enough for the whole island.
style-shadows-flicker-like-flame--reach = Once a turn it is wherever it is needed; simpler than its other shapes.
special-shadows-flicker-like-flame--reach-1 = Reach Through Ephemeral Distance (instead of Shadows of the Dahan): once a turn you may ignore range for one power or for presence that growth adds.

spirit-vital-strength-of-the-earth--resilience = { spirit-vital-strength-of-the-earth } (Resilience)
option-spirits-is-vital-strength-of-the-earth--resilience = { spirit-vital-strength-of-the-earth--resilience }
character-vital-strength-of-the-earth--resilience = Soil that bears what would break it elsewhere.
style-vital-strength-of-the-earth--resilience = Keeps blight out of its sacred sites, but no longer shelters the dahan there.
special-vital-strength-of-the-earth--resilience-1 = Anchor the Land's Resilience (instead of Earth's Vitality): in lands with your sacred site a ravage needs 8 more damage to the land to add blight. Damage to dahan stays as it is.

power-lightning-torn-skies-incite-pandemonium = Lightning-Torn Skies Incite Pandemonium
text-lightning-torn-skies-incite-pandemonium = All levels. 3 fire, 2 air: 2 fear and add 1 strife. 4 fire, 3 air: 2 fear and add 1 strife. 1 moon, 5 fire, 4 air: 3 fear and add 1 strife. 2 moon, 5 fire, 5 air: 4 fear and add 1 strife.
power-exaltation-of-the-storm-wind = Exaltation of the Storm-Wind
text-exaltation-of-the-storm-wind = All levels, for you and the spirit each. 1 air: one slow power that is not major may be fast this turn. 3 air: +1 range with all powers this turn. 4 air, 1 water: push up to 2 explorers from one of your own lands. 5 air, 2 water: repeat this power.
power-boon-of-sunshines-promise = Boon of Sunshine's Promise
text-boon-of-sunshines-promise = All levels. 2 sun: the spirit gains 1 energy less than the highest uncovered number on your energy track. 3 sun, 1 water: you gain as much too. 4 sun, 2 water: the spirit may remove 1 blight from one of its lands with dahan.
log-storm-wind = { $who } may use a slow power that is not major as a fast one.
log-storm-wind-range = The powers of { $who } reach 1 land farther.
effect-hurry-lesser = { $who } may use a slow power that is not major as a fast one this turn.
effect-range-ignored = { $who } has ignored range this turn.
