# The blight cards of the base game, in our own words.

blight-downward-spiral = Downward Spiral
text-blight-downward-spiral = 5 blight per player. At the start of every invader phase each spirit destroys 1 of its presence.
blight-memory-fades-to-dust = Memory Fades to Dust
text-blight-memory-fades-to-dust = 4 blight per player. At the start of every invader phase each spirit forgets a power card or destroys 1 of its presence.

## Questions
ask-memory-fades = Memory fades: what does { $who } lose?

## Answers
option-forget = Forget a power card
option-destroy-presence = Destroy 1 presence
