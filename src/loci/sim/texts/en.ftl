# Words of tournaments: what cannot be played, and the report.

tournament-twice = The bot { $bot } is named twice.
tournament-few = A tournament needs two bots or more; bots named: { $given }.
tournament-swiss = Swiss needs at least as many bots as seats; there are { $given } for { $players }.
tournament-together = All players of this game win or lose together, so that there is no tournament of the kind { $form }; leave --format out.
tournament-no-file = { $path } is no file of a tournament.
tournament-other = { $path } is of another tournament: “{ $name }” was different there.
tournament-line = { $path } cannot be read: something is wrong with line { $line }.
tour-about = { $form }. Games: { $games }, players: { $players }, seed { $seed }.
tour-unfinished = Not all has been played: the tournament has { $games ->
    [one] { $games } game
   *[other] { $games } games
}.
tour-nobody = Games that everybody lost: { $games }.
tour-form-round-robin = Everybody against everybody
tour-form-gauntlet = The first bot against all others
tour-form-swiss = Swiss system
tour-form-together = Every bot in all seats of the same deals
tour-standings = Standings
tour-cross = Each against each
tour-ratings = Ratings
tour-ratings-about = Elo points above or below the mean of all, with 95 % intervals.
tour-wins = Share of wins
tour-wins-about = Of the seats played (their number stands after the name), with 95 % intervals.
tour-points = Points
tour-points-about = From the fewest to the most; the middle half as a box, the median as a line, the mean as a dot.
tour-by-seat = Share of wins by seat
tour-by-side = Share of wins by what was played
tour-broken = Games that failed
tour-col-bot = bot
tour-col-elo = Elo
tour-col-interval = 95 % interval
tour-col-played = played
tour-col-rate = share of wins
tour-col-rate-interval = 95 % interval
tour-col-points = mean points
tour-col-turns = mean turns
tour-col-number = game
tour-col-bots = bots
tour-col-fault = fault
cluster-away = No cluster answers at { $address }: { $detail }
cluster-version = A node of the cluster has version { $there } of genius-loci, and here it is { $here }; only the same version plays the same games.

statistics-people = Left out: the record does not say which bots played.
statistics-unfinished = Left out: the game is not over.
statistics-unreadable = Left out: this file cannot be read as text.
statistics-lost = Left out: the process that replayed it died.
