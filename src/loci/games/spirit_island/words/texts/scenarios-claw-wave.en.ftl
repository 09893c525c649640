# Second Wave, in our own words.

scenario-second-wave = Second Wave
option-scenario-is-second-wave = { scenario-second-wave }
text-scenario-second-wave = You play on the island that another game has left, against the same adversary. Of each token as many stay as there are boards, 2 blight on each board, and the dahan, spread out; presence and invaders are gone. If the island was healthy, the adversary is one level higher; if it was blighted, the blight that lay on the card counts when it flips again. Printed invaders of lands 6 to 8 land 3 numbers lower, and land 5 of every board has 1 town more. From stage III on power cards that the first spirits have left may be used, each once: for nothing, in any land, with thresholds of up to 10 elements.
ask-wave-token = More tokens than boards: from which land is one removed ({ $token })?
ask-wave-blight = More than 2 blight on the board: from which land does one go back to the card?
ask-wave-dahan = More than 8 dahan on the board: from which land is one removed?
do-assist = Let the first spirits assist you: { $card }
effect-blight-aside = { $number } blight beside the card, for when it flips.
effect-first-spirits = The first spirits have left “{ $what }”.
effect-assistance = { $who } has the assistance of the first spirits: “{ $what }”.
