# Second Wave, in our own words.

scenario-second-wave = Second Wave
option-scenario-is-second-wave = { scenario-second-wave }
text-scenario-second-wave = You play on the island that another game has left, against the same adversary. Of each token as many stay as there are boards, 2 blight on each board, and the dahan, spread out; presence and invaders are gone. If the island was healthy, the adversary is one level higher; if it was blighted, the blight that lay on the card counts when it flips again. Printed invaders of lands 6 to 8 land 3 numbers lower, and land 5 of every board has 1 town more. From stage III on power cards that the first spirits have left may be used, each once: for nothing, in any land, with thresholds of up to 10 elements.
ask-wave-token = More tokens than boards: from which land is one removed ({ $token })?
ask-wave-blight = More than 2 blight on the board: from which land does one go back to the card?
ask-wave-crowded = From which land with 3 or more dahan are some pushed next?
ask-wave-dahan = More than 8 dahan on the board: from which land is one removed?
do-assist = Let the first spirits assist you: { $card }
effect-blight-aside = { $number } blight beside the card, for when it flips.
effect-first-spirits = The first spirits have left “{ $what }”.
effect-assistance = { $who } has the assistance of the first spirits: “{ $what }”.
option-first-game = For Second Wave: the record of the game that came before. Its boards, its adversary and what it has left on the island are taken over.
    .name = First game
first-game-unreadable = What a first game has left cannot be read: { $reason }
first-game-not-over = The first game is not over yet.
first-game-scenario = Only the scenario Second Wave follows a first game.
first-game-boards = The first game was played on the boards { $boards }, by as many as there are spirits of it.
spirit-went-before = { $spirit } was there in the first game; other spirits come now.
see-healthy-known = Healthy island; blight on the card ({ $card }): { $pool }
ask-first-card = Which power card does { $spirit } leave behind?
do-leave = Leave { $card } behind
log-first-card = “{ $card }” is left behind by the first spirits.
effect-went-before = In the first game { $who } played { $what }.
