# Words of the kernel: reasons, errors and the names that every game shares.

move-as-text = { $move }
seat-number = Player { $number }

## Why an answer is not taken
not-asked = You are not asked anything now.
game-over = The game is over.
stale = This question is no longer open ({ $question }). Now: { $now }
stale-none = nothing is asked of you.
whose-move = Several seats could answer “{ $move }”; say which.
step-unknown = This game has no such step: { $step }
no-import = { $game } reads no files of other programs.

## Undo
undo-nothing = You have given no answer that could be taken back.
undo-revealed = Since that answer chance has decided something, or something hidden has been revealed.
undo-stored = That answer was given under older rules; it is kept as it was stored.
undo-others-answered =
    { $lost ->
        [one] Another player has answered since, and that answer would be lost.
       *[other] Others have answered { $lost } times since, and those answers would be lost.
    }

## Options, seats and games
option-unknown = There is no option “{ $name }”. There are: { $known }
option-value = Option “{ $name }” cannot be “{ $value }”. It takes: { $allowed }
option-set = Option “{ $name }” cannot be “{ $value }”: that belongs to the set “{ $set }”, which is not chosen.
option-imported = Option “{ $name }” belongs to games that were played elsewhere: only an import sets it.
order-lone-answers = Where only one answer is possible, it is given by itself; a turn in which nothing else can be done ends.
    .name = Give lone answers by themselves
option-sets = Which sets of content are played with; the base set always is.
    .name = Sets
    .is-base = base game
set-unknown = There is no set “{ $name }”. There are: { $known }
players-set = { $given } players need the set { $set }; without it the game takes up to { $most }.
players-number = { $given } players are too few or too many: the game takes { $least } to { $most }.
seat-unknown = There is no seat { $seat }: the match has { $players }.
game-unknown = There is no game “{ $name }”. There are: { $known }
game-not-loaded = The game “{ $name }” could not be loaded: { $detail }
bot-unknown = There is no bot “{ $name }” for this game. There are: { $known }
bot-name-random = random
bot-name-greedy = careful
bot-help-greedy = weighs what each answer brings and takes the best; a sensible partner for first games
bot-help-random = gives any possible answer, without a thought; good for trying things out
bot-name-easy = easy
bot-help-easy = answers as it has learned, but often not the best it knows, and one answer in five is any good one; for first games
bot-name-medium = medium
bot-help-medium = gives the answer that it has learned to be the best, at once; a good opponent or partner
bot-name-hard = hard
bot-help-hard = knows what the medium one knows and thinks ahead for about a second
bot-name-master = master
bot-help-master = thinks ahead for about ten seconds before every answer; the strongest there is
hint-because = Why: { $reasons }.
hint-only = It is the only answer there is.
hint-enough = Nothing else that can be done now brings more.
hint-best = By the bot's count no other answer leaves you better off.
hint-next = The next best.
analysis-nobody = Nobody can judge this game yet: that needs a bot that has learned it.
log-told = { $who }: { $what }
move-too-long = No move is longer than { $most } characters.
answers-too-many = No more than { $most } answers at once.
match-number = The match has { $most } entries; there is no entry { $number }.
match-stored = The first { $stored } answers were given under older rules and are kept as they were stored; there is no position after { $number } of them.

## Data
bad-json = This is not JSON: { $detail }
bad-yaml = This is not YAML: { $detail }
data-missing = { $path } is missing.
data-unknown = { $path } is not a field of this kind of data.
data-wrong = { $path } should be { $expected }, not { $found }.
# What a value should be, or is (in data-wrong)
form-object = an object
form-list = a list
form-text = a text
form-number = a whole number
form-fraction = a number with a fraction
form-flag = true or false
form-nothing = nothing
form-value = another kind of value
form-known = a known word
form-seed = a seed
form-words = four 32-bit words
form-items =
    { $number ->
        [one] { $number } entry
       *[other] { $number } entries
    }
data-answer = { $path }: { $answer } is no answer to an open question.
data-key = Keys are words; this one is not: { $key }
data-too-big = This is more than a game has: more than { $most } values.
data-too-deep = Lists and objects lie in each other more than { $most } deep.
data-number = No number on a table is beyond { $most }.
data-text = A text here is too long (more than { $most } characters) or holds a character that no text has.
data-fault = This cannot be the table of a game ({ $detail }).
data-seats = This is a table for { $found }, not for { $players }.
position-impossible = This position cannot arise: { $detail }
data-twice = “{ $name }” is written twice (line { $line }).
position-no-keys = A position is a list of keys, such as “game: …”, one on a line.
position-move = Answer { $number }, “{ $move }”: { $why }
position-underway = A position in the middle of a question (“{ $key }”) has no steps: take that key out, or the steps.
ask-unknown = This game cannot answer that: { $ask }

## Records
record-cut-off = The record breaks off here.
record-none = This is not a record: it has no line like [Format "1"].
record-line = This line is none that a record has at this place: { $line }
record-control = A record holds no control characters.
record-line-damaged = This line was changed after the record was sealed: { $line }
record-lines-missing = Lines are missing from here on.
record-seal-damaged = The seal is damaged.
record-unsealed = The record carries no seal.
record-not-canonical = This line should read: { $expected }
record-format = This record has format { $found }, which this version does not read.
record-tag-missing = The tag { $tag } is missing.
record-tag-twice = The tag { $tag } stands here twice.
record-tag-unknown = There is no tag { $tag }.
record-tag-number = The tag { $tag } needs a number, not “{ $value }”.
record-numbering = Entry { $expected } is expected here, not { $found }.
record-seat = There is no seat { $seat }: the match has { $players }.
record-scores = The result needs a score for each of the { $players } seats.
record-other-game = This is a record of { $found }, not of { $expected }.
record-rules-older = This match was played under rules version { $found }; the present version is { $expected }. `loci upgrade` brings it over.
record-rules-newer = This match was made under rules version { $found }, which this release does not know: it has version { $expected }.
record-continued = “{ $value }” does not say which answers were given under which rules (such as “1:12”).
record-stored = The first { $stored } answers should be here, as they were stored.
record-outcome = The match does not end so; replaying it gives “{ $expected }”.
record-hash = The final state is not the recorded one; its hash is { $expected }.

## Rules versions
upgrade-needed =
    { $number ->
        [one] The database holds a match of older rules. Bring it over first: { $command }
       *[other] The database holds { $number } matches of older rules. Bring them over first: { $command }
    }
upgrade-answer = answer { $number } does not fit any more: { $why }
upgrade-position = the position after answer { $number } is another one (at { $place })
upgrade-fault = a fault in the rules ({ $detail })

## Tracing rules to tests
no-checkout = This needs a checkout of the project: its docs/rules and tests are not here.
rules-no-page = There is no rules page { $page }.
rules-twice = Rule { $rule } stands there twice (line { $line }).
rules-line = Line { $line } is no rule of the known form: { $found }
rules-collect = The tests could not be collected: { $detail }
rules-proved = { $proved } of { $rules } rules are proved.
rule-ruling = our reading
rule-description = description
rule-advice = advice

## Databases
database-taken = Another process ({ $process }) serves the database { $path }. One process alone may do that; several need PostgreSQL.

weights-broken = { $path } is not a file of a network.
weights-other = { $path } was made for another { $what } than that of this game as it is now.

## Statistics
statistics-row = A file of statistics has no such row as number { $number }: a row is the number of players, three words and three numbers.
statistics-form = This file of statistics has the form { $form }; known is { $known }. Make it anew with loci statistics.
statistics-game = This file of statistics is of the game { $game }, not of { $wanted }.
