# Words of the `loci` command: what it says while a game is played, and its own complaints.

## Complaints
option-form = “{ $given }” should read NAME=VALUE.
seats-too-many = { $given } seats are named, but there are only { $players } players.
file-missing = There is no file { $path }
file-exists = { $path } is there already; --force replaces it.
file-unusable = { $path }: { $detail }
file-unwritable = { $path } cannot be written: { $detail }
file-folder = this is a folder
file-nowhere = there is no such folder
file-forbidden = this is not allowed
file-not-utf8 = This line is not UTF-8 text.
file-no-records = There are no records (*.loci) in { $path }
error-line = line { $line }: { $reason }
error-nearest = { $reason } Legal now: { $moves }
address-unusable = The address { $address } cannot be used: { $detail }
address-taken = something else listens there already
server-extra = { $command } needs the extra `server`: pip install 'genius-loci[server]'
site-extra = Playing in the browser needs the extra `server`: pipx run 'genius-loci[server]' play, or pip install 'genius-loci[server]'
processes-postgresql = Several processes need PostgreSQL: --db postgresql://…
record-fixed = { $option } cannot be given with a record: the record says it already.
upgrade-one = { $option } cannot be given with files: either a database or files.

## Play
play-seed = { $game }: seed { $seed }
play-pass = Pass the screen to { $who } and press Enter.
play-log = Log
play-log-empty = Nothing has happened yet that you know of.
play-asked = { $who }: { $prompt }
play-also-asked = Also asked: { $who } (type “as { $seat }” to let them answer first)
play-more = Other moves are possible too; type one.
play-hint = Type a number, a move, “?” or “help”.
play-legal = “{ $move }” is legal now.
play-why-what = Say which move: why MOVE
play-saved = Saved: { $file }
play-save-where = Say where: save FILE
play-save-exists = { $file } is there already; choose another name.
play-undone = Taken back.
play-not-asked = { $who } is not asked anything now.
play-no-such-seat = There is no seat “{ $seat }” at this screen.
play-goodbye = The game is not over.
play-continue = Continue with: loci play { $file }
play-help =
    A number takes that option; a move may also be typed in its notation.
    ?            list what can be answered
    why MOVE     say whether a move is legal, and why not
    hint         ask a bot what it would do, and why
    undo         take back your last answer (undo P2: that of seat 2)
    log          what has happened so far, as you know it
    show         show the table and the question again
    as P2        let another asked seat at this screen answer first
    save [FILE]  write the record
    quit         leave; a game that is saved can be continued
play-advice = { $number }. { $what } ({ $move }).
play-advice-less = ({ $less } less by its count)
play-seat = Seat
play-score = Score
play-wins = Wins
play-nobody-wins = Nobody wins.

## Replay and position
replay-auto = by standing orders
replay-going-on = The game is not over.
replay-at = After entry { $number } of { $most }.
replay-stored = Played under rules version { $rules } and shown as it was stored; the present rules cannot play it. { $why }

## Analysis
analyse-learned = What a bot that has learned the game expects in the end, for each seat:
analyse-own = Nobody has learned this game yet: this is the game's own count of what everybody has, not what it will lead to.
analyse-number = After
analyse-costly = Answers that cost most, by the count of the bot “{ $bot }”:
analyse-none = No answer cost anything worth mentioning.
analyse-line = { $number }. { $who }: { $label } ({ $move }). Better: { $better_label } ({ $better }), by { $cost }.

## Lists of games
games-none = No games are installed.
games-players = players
games-sets = sets
games-bots = bots
games-or = { $default }; or { $others }
games-any = { $default }; any of { $choices }
games-just = { $default }

learn-no-task = Nobody has said yet what a network should learn of { $game }. There are: { $known }
learn-trial = There is no trial “{ $name }” for this game. There are: { $known }
learn-done = The training is done: { $rounds } rounds.
learn-stopped = Stopped after { $rounds } rounds. The same command goes on from there.

## Clusters
cluster-extra = --cluster needs the extra `cluster`: pip install 'genius-loci[cluster]'

## Data sets
dataset-extra = loci dataset needs the extra `data`: pip install 'genius-loci[data]'
dataset-one = A data set is of one thing: records, or the games of one game with --games or --db.
dataset-games = The records are of several games: { $games }. A data set is of one.
dataset-nobody = No finished match of { $game } is there whose players have all agreed to research.
dataset-done = { $folder }: games: { $games }, decisions: { $decisions }, files: { $shards }, MB: { $megabytes }, seconds: { $seconds }.
## Statistics
statistics-counted =
    { $number ->
        [one] { $game }: one game counted.
       *[other] { $game }: { $number } games counted.
    }

## Connect
connect-who = Say who answers: --program COMMAND or --bot random.
connect-bot = There is no bot { $name } that can play from afar; there is: random
connect-url = “{ $url }” is no address of a site; one begins with http:// or https://
connect-token = { $path } holds no token. It is one line that begins with “loci.”
connect-command = The command cannot be read: { $detail }
connect-refused = The site says: { $detail }
connect-slow = The program has not answered within { $seconds } s.
connect-ended = The program has ended: { $detail }
connect-no-program = The program cannot be started: { $detail }
connect-here = { $name } (program of { $owner }) plays at { $url } – Ctrl-C ends it
connect-lost = No answer from the site ({ $detail }); again in { $seconds } s
connect-table = { $table }: seated
connect-answer = { $table }: { $move }
connect-refused-move = { $table }: “{ $move }” was not taken. { $reason }
connect-drawn = { $table }: “{ $move }” was not taken. { $reason } { $drawn } was drawn in its place.
connect-failed = { $table }: { $reason }
connect-left = { $table }: the seat is somebody else’s now
connect-over = { $table }: over, { $won ->
    [yes] won
   *[no] not won
  }; scores { $scores }. Answers: { $legal } legal, { $illegal } illegal, { $drawn } drawn.
