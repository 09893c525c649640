# The words of the site in English. Plain language, second person, present tense.

## Everywhere
brand-home = Genius Loci: home
skip = Skip to the content
language = Language
theme-switch = Colours: { $now }. Change
theme-system = as your system
theme-light = light
theme-dark = dark
connection-connecting = connecting …
connection-lost = no connection
connection-note = The connection is lost. We keep trying; nothing you did is lost.
connection-old = The site has been renewed. Reload this page to go on; nothing you did is lost.
connection-rules = The server does not play the rules of this match at the moment. Nothing is lost; try again later.
reload = Reload
loading = Loading …
cancel = Cancel
close = Close
save = Save
send = Send
online = here
offline = away
error-offline = The server cannot be reached.
error-status = The server answered with { $status }.
error-unknown = Something went wrong.
missing-title = There is nothing here
missing-text = Perhaps the address is misspelt.
missing-home = To the home page
link-copied = Link copied
link-itself = The link: { $link }
file-choose = Choose a file
file-none = no file chosen

## Home
home-title = Board games for a calm evening
home-text = Play with bots at once, with friends by link, or one move a day. Every rule is explained where you need it, and nothing has to be installed.
home-ways = Ways to begin
games = Games
game-players = { $least }–{ $most } players
game-text = as text
title-haunted-lands = Haunted Lands
title-spirit-island = Spirit Island
title-terra-mystica = Terra Mystica
about-haunted-lands = Walk the lands around the town of Kalena, harvest, build and trade, and talk restless Spectres into leaving before they overrun it.
about-spirit-island = Together you are the spirits of an island: drive the invaders out before they blight the land.
about-terra-mystica = Shape the land, build and join your buildings into towns. Fourteen peoples, six rounds, and nothing left to chance once the game has begun.
play-alone = Play alone
play-bots = Play with bots
play-others = Play with others
tables-mine = My tables
tables-open = Open tables
tables-finished = Finished
tables-trials = Tried out
tables-mine-none = You sit at no table.
tables-open-none = Nobody is waiting right now. Open a table of your own.
tables-finished-none = No public game is over yet.
tables-trials-none = You have tried nothing out.
tables-more = Show more
tables-over = Tables that are over
tables-over-all = Show all that are over ({ $number })
table-waiting =
    { $number ->
        [one] one seat free
       *[other] { $number } seats free
    }
table-finished = finished
table-won = won
table-lost = lost
table-won-together = won together
table-lost-together = lost together
table-trial-what-if = What if, from move { $number }
table-trial-plan = Plan, from move { $number }
table-closed = closed
table-your-turn = Your turn
next-asked =
    { $number ->
        [one] You are asked at another table. Go there
       *[other] You are asked at { $number } other tables. Go to the next
    }
table-their-turn = Waiting for { $who }
guest-name = Your name
guest-go = Go
guest-why = A name is enough: no account is needed.

## A new table
new-title = New table
new-table-part = Table
new-game = Game
new-name = Name of the table (if you like)
new-players = Players
new-seat = Seat { $number }
new-seat-me = me
new-seat-open = open: whoever sits down
new-seat-bot = bot: { $bot }
new-seat-name = Name at seat { $number }
new-hot-seat = Several people at this screen? Give each seat a name.
new-bot = { $bot }: { $help }.
new-players-range = Possible: { $least }–{ $most } players.
new-players-more = With the set { $set }: up to { $most }.
new-preset = Kind of game
preset-first = First game
preset-first-text = The easiest way in.
preset-standard = Standard
preset-standard-text = The game as most people play it.
preset-branch-and-claw = Branch & Claw
preset-branch-and-claw-text = The base game with the tokens, events, powers, spirits and blight cards of this set.
preset-jagged-earth = Jagged Earth
preset-jagged-earth-text = The base game with the boards, badlands, aspects, spirits, powers and events of this set; up to six players.
preset-feather-and-flame = Feather & Flame
preset-feather-and-flame-text = The base game with the spirits, aspects, fear cards and the Scotland of this set.
preset-everything = Everything
preset-everything-text = With all there is, for those who know the game.
preset-own = As I choose
option-choose = Choose: { $name }
option-any = as dealt
option-order = They count in the order in which you tick them.
option-yes = yes
option-no = no
new-seed = Seed (if you like)
new-seed-help = The same number deals the same game. Only for tables without open seats.
new-public = Show the table in the list of open tables
new-research = I agree that the match is used for research; the others will be asked
research-agree = I agree that this match is used for research
research-help = Only if everybody at the table agrees, and without names: the answers of the finished match become part of a data set. Whoever agrees can withdraw at any time.
research-asked = This match may be used for research, without names, if everybody at the table agrees. You say so at your seat, and can withdraw at any time.
new-pace = Pace
new-clock = Clock
new-clock-none = no clock
new-clock-live = live: time per player
new-clock-days = days per move
new-minutes = Minutes per player
new-increment = Seconds added per move
new-days = Days per move
clock-live = { $minutes } min per player, { $seconds } s more per move
clock-days =
    { $days ->
        [one] one day per move
       *[other] { $days } days per move
    }
new-undo = Taking back
new-undo-open = free
new-undo-open-help = Any answer may be taken back.
new-undo-consent = with consent
new-undo-consent-help = Free until something is revealed, then the others have to agree.
new-undo-strict = strict
new-undo-strict-help = Only until something is revealed.
new-options = Options of the game
new-create = Open the table
new-start = Start

## The waiting room
waiting-title = Waiting for players
waiting-text =
    { $number ->
        [0] Everybody is here.
        [one] One seat is free. Send its link to a friend, or let a bot sit down.
       *[other] { $number } seats are free. Send their links to friends, or let bots sit down.
    }
waiting-host = The host starts the game when everybody is here.
seat-open = open
seat-linked = kept for its link
seat-you = (you)
seat-bot = Bot
seat-bot-number = Bot { $number }
seat-bot-instead = Bot instead
seat-is-program = { $name } (program)
seat-program-of = program of { $owner }
seat-program-invite = Invite a program
seat-program-name = Name of the program
seat-program-seat = Seat it
sit = Sit down
leave = Leave
invite = Copy invitation
invite-link = Link of the invitation
start = Start the game
table-close = Close the table
table-close-sure = Close it for everybody at the table? It cannot be opened again.
table-close-yes = Yes, close it
table-unavailable = This table cannot be shown

## At the table
board = Board
prompt = What is asked
panels = Panels
seats = Seats
tab-seats = Seats
tab-log = Log
tab-chat = Chat
tab-rules = Rules
tab-analysis = Analysis
analysis-help = A bot goes through the whole game: how every position stands, which answers cost most, and what it would have done.
analysis-begin = Analyse this game
analysis-running = The game is being analysed. You can go on looking meanwhile.
analysis-done = { $done } of { $of } answers
analysis-stop = Stop
analysis-learned = What a bot that has learned the game expects for everybody in the end, after every answer: their points, less a part of what the others have. Where all win or lose together, 100 is a victory.
analysis-own = Nobody has learned this game yet. So this is the game's own count of what everybody has after every answer: no forecast of how it ends.
analysis-curve = Estimate after every answer
analysis-curve-help = The higher a line, the better that seat stood. Choose a point to look at its position; a ring marks an answer that cost much.
analysis-after = After answer
analysis-all = All together
analysis-costly = Answers that cost most
analysis-by = As the bot “{ $bot }” counts. Choose one to look at the position before it.
analysis-none = No answer cost anything worth mentioning: as the bot counts, nobody had a clearly better one.
analysis-better = Better: { $move }
analysis-look = Look at the position before this answer
tab-end = Result
view-text = Show as text
view-board = Show the board
prompt-past = You are looking back: move { $number } of { $last }.
prompt-closed = The table is closed.
prompt-sending = Sending your answer …
prompt-nobody = Nobody is asked anything.
prompt-won =
    { $number ->
        [one] { $who } wins with { $score }.
       *[other] { $who } win with { $score }.
    }
prompt-others =
    { $number ->
        [one] { $who } decides now.
       *[other] { $who } decide now.
    }
handover = Hand the screen to { $who }.
handover-text = What comes now is for { $who } alone.
handover-go = I am { $who }: show it
handover-alone = I play all these seats: do not ask again
handover-way = Hand the screen over between my seats where something is secret
answers = Possible answers
answers-here = What you can do here
summary = Since you were last asked
summary-key = What happened since you were last asked (s)
summary-none = Nothing has happened since.
summary-replay = Show it again
news-skip =
    { $left ->
        [0] Any key or click goes on.
       *[other] Any key or click goes on (still to come: { $left }).
    }
key-summary = what happened since you were last asked
pace = News are told
pace-slow = slowly
pace-normal = at a calm pace
pace-fast = fast
pace-off = not, only shown
changed = changed
move-nearest = Possible:
lone = Give the only possible answer by itself, and end a turn in which nothing else can be done
ways-play = How you play
answers-from-here = From here: choose where to
source-chosen = Choose where to
source-back = Go back
fewer = Fewer
more = More
reader = Card
reader-asked = Read the card
read-key = Read it large (i, or a long press)
strip = What you have
tab-news = new
hint-key = Ask a bot for a hint (h)
key-answer = give the answer with that number
key-hint = ask a bot for a hint
key-filter = filter the answers
key-read = read the card that has the focus
key-leave = go back: from a chosen source, a menu, a card, the whole window
answer-for = Answer for { $who }
filter = Filter
filter-none = Nothing fits.
move-typed = Another move, as text
move-help = How moves are written
move-help-text = Write an answer as the log of a record does; several in a row are parted by full stops. What is refused stays here, with what comes nearest. Now, for example:
hint = Ask a bot for a hint
hint-says = A bot would: { $move }
hint-or = Or: { $move }
hint-less = ({ $less } less)
compose = Put several steps together before sending
compose-short = Steps
step-remove = Take back from here: { $step }
undo = Undo
undo-key = Take back your last answer (u)
undo-to = Take back to here
redo = Give it again
redo-key = Give the answer again that you took back (y)
undo-asked = { $who } asks to take an answer back.
undo-agree = Agree
undo-refuse = Refuse
undo-waiting = Waiting for { $who }.
seat-thinking = is thinking …
seat-plans = About to: { $what }
seat-you-decide = You decide
seat-more = More about { $who }
seat-replace = Let a bot play for { $who }
seat-return = Take your seat back
seat-kept = A bot plays here until { $who } is back.
seat-kept-mine = A bot plays your seat.
seat-give-up = Give this seat up
seat-give-up-sure = Give this seat up for good? A bot plays on, and you cannot come back to it.
seat-evict = Give the seat to the bot
seat-evict-sure = Give this seat to the bot for good? { $who } cannot come back to it then; everybody reads that you did it.
orders = Standing orders
orders-given =
    { $number ->
        [0] none
       *[other] { $number }
    }
orders-clear = Clear the orders
clock-left = Time left
score = Points
table-tools = This table
table-again = Another game like this
record-download = Save the record
log-auto = (by itself)
log-auto-help = Nobody was asked: it was the only answer, or a standing order gave it.
log-untold = { $who } answers.
log-undone =
    { $number ->
        [one] { $who } took an answer back.
       *[other] { $who } took { $number } answers back.
    }
log-stored = The answers up to { $number } were given under older rules of the game and are shown as they were stored.
log-stored-mark = under older rules
log-empty = Nothing has happened yet.
since-only = Only since my last move
log-answers = Every answer, also where nothing happens
chat-empty = Nobody has said anything yet.
chat-say = Say something
history = History
history-at = { $number } / { $last }
history-first = To the beginning (Home)
history-back = One move back (←)
history-forward = One move on (→)
history-last = To the present (End)
history-show = Show the position after move { $number }
history-now = Back to the present
history-whole = Also what was hidden then
replay = Since your last move
replay-key = Replay what happened since your last move (r)
replay-stop = Stop
fork = What if
fork-help = Try out how it could go on from here, at a table of your own
plan = Plan
plan-help = Try your next turns at a table of your own
fork-from = What if, from move { $number }
fork-text = A table of your own goes on from here. The real one stays as it is.
plan-text = Try your next turns at a table of your own. What you cannot know is dealt anew; the real game stays as it is.
trial = Tried out
trial-others = Who plays the other seats?
trial-others-same = Bots where bots play now, me for the people
trial-others-bots = Bots
trial-others-me = I play them all
trial-open = Try it out
trial-what-if = What if: { $table }, from move { $number }. Nothing here counts.
trial-plan = Plan: { $table }, from move { $number }. Nothing here counts.
trial-back = Back to the game
trial-back-short = Back
trial-away = Throw away
link = Copy a link to this position
letters = Name the terrain in letters
zoom-in = Closer (+)
zoom-out = Farther (−)
zoom-fit = Show all (0)
whole = Board in the whole window (f)
whole-leave = Back to the table (Esc)
fold-left = Fold the seats away ([)
unfold-left = Show the seats ([)
fold-right = Fold the panels away (])
unfold-right = Show the panels (])
keys = Keys
key-moves = one move back, one move on
key-ends = to the beginning, to the present
key-replay = replay what happened since your last move
key-undo = take back
key-redo = give again what you took back
key-rule = open the rule behind the question
key-whole = board in the whole window; Esc leaves it
key-fold = fold away what is left, what is right
key-zoom = closer, farther, everything

## The end
result = Result
wins = wins
score-sources = Points by source
score-total = All together

## Rules
rules-title = Rules
rules-contents = Contents
rules-none = There is no such game here. These have rules:
rules-search = Search the rules
rules-page = Whole page
rule-open = Open the rule
rule-key = Open the rule (?)
rules-found =
    { $number ->
        [one] one place
       *[other] { $number } places
    }

## Learn
learn-title = Learn to play
learn-text = Read how a game is played, or begin a real first game with a word of advice at every new step. You can leave the advice whenever you like and simply play on.
how-title = How to play
how-first = Guided first games
how-rules = The rules of { $game }, numbered
learn-start = Begin a guided game
learn-table = First steps: { $game }
learn-done = Well done.
learn-back = Back
learn-next = Next
learn-skip = Go on without advice
learn-strayed = That was another move. Take it back with Undo, or play on as you like.
learn-progress = Lesson { $number } of { $last }
learn-leave = Play on

## Records
record-title = Open a record
record-text = A record is the text of a whole game. Open one to look at it move by move, and to try out what could have been.
record-file = From a file
record-paste = Or paste it here
record-open = Open

## Account
account-title = Account
account-nobody = Guest
account-guest = You play as a guest
account-known = Account { $login }
account-name = Name
account-email = E-mail
account-email-waiting = Not confirmed yet: open the link in the mail to { $email }. Until then nothing else is sent there.
account-email-confirmed = Confirmed.
account-email-unused = This server sends no mails.
account-email-again = Send again
account-email-sent = The mail is on its way.
account-email-ask = Do you want to be told by mail when it is your turn?
account-email-confirm = Yes, this is my address
account-email-done = The address is confirmed.
account-webhook = Webhook
account-notify = They are told when it becomes your turn and you are not at the table. Leave them empty if you do not want that.
alert-title = When you are asked
alert-browser = Tell me in this browser
alert-browser-text = Also when no page of the site is open. The message says nothing of the game to anybody on its way.
alert-sound = With a sound while the site is open
alert-refused = Your browser does not allow it, or cannot reach its push service.
account-make = Make an account
account-make-text = With an account you find your tables on every device.
account-stranger = A name is enough to play. Once you have one you can make an account here, to find your tables on every device.
account-login = Sign in
account-user = Login
account-password = Password
account-password-change = Change the password
account-password-old = Old password
account-password-new = New password
account-password-text = Everywhere else you are signed out then.
account-password-changed = The password is changed. Everywhere else you are signed out.
account-sessions = Signed in
account-sessions-here = here
account-out = You have been signed out here. Now you only watch; sign in on the account page to go on.
account-left-others = Everywhere else you are signed out.
account-saved = Saved.
account-entered = You are signed in.
account-left = You are signed out.
account-export = Download everything stored about me
account-logout = Sign out
account-logout-sure = A guest who signs out cannot come back. Make an account first to keep your tables.
account-logout-others = Sign out everywhere else
account-logout-everywhere = Sign out everywhere
account-logout-everywhere-sure = Here too?
account-delete = Delete me
account-delete-sure = This cannot be taken back. Your games stay, without your name.
account-delete-yes = Delete everything
account-deleted = You are deleted.

## Statistics
stats-title = Statistics
stats-of = Statistics: { $game }
stats-group = Whose games
stats-group-people = With people ({ $number })
stats-group-people-text = Games played to the end on this site with at least one person. Bots at the same tables count too. Nobody is named.
stats-group-bots = Bots among themselves ({ $number })
stats-group-bots-text = Games without people: played here, or counted beforehand by whoever runs the site. Below stands which bots they were.
stats-players = Number of players
stats-players-all = any
stats-measure = What is compared
stats-measure-wins = Victories
stats-measure-points = Points on average
stats-measure-share = Share
stats-number = How often
stats-games = Games
stats-won = Won by anybody
stats-own-won = Won
stats-mean-points = Points on average
stats-mean-answers = Answers on average
stats-median-minutes = Minutes, in the middle (at least)
stats-too-few = Too few games to say anything (so far: { $number }). From { $enough } on there is something to see here.
stats-few = too few to say
stats-few-number = too few to say: { $number }
stats-of-number = of { $number }
stats-interval = In brackets, and as a thin line: where the rate lies with 95 % certainty.
stats-chance = Dashed: what chance alone would give.
stats-heat-wins = Victories; the stronger the colour, the more. A dot: fewer than { $number }.
stats-heat-points = Points on average; the stronger the colour, the more. A dot: fewer than { $number }.
stats-points = Points
stats-answers = Length in answers
stats-minutes = Length in minutes
stats-endings = How it ended
stats-seats = By seat, in the order of the start
stats-who = Who played
stats-person = people
stats-options = Played with
stats-crossed = { $one } × { $other }
stats-numbered = { $what } { $number }
stats-value = Value
stats-as-table = As a table
stats-export = Download:
me-title = My games
me-text = Only you see this page. What counts is what was played to the end here; tables on which you played all seats against yourself are listed, but neither won nor lost.
me-nobody = Give a name first, or sign in: then your games are counted here.
me-none = You have not played a game to its end yet.
me-games = Games played
me-table = Table
me-played-with = With
me-when = When
me-place = place { $place } of { $players }, points: { $points }
me-against = Against whom
me-with = With whom
me-who = Who
me-before = You came before them
me-after = They came before you
me-forgotten = somebody who was deleted

## Programs
programs-title = Programs that play for you
programs-text = A program of your own, or a language model, plays here under a name of its own, at tables whose host invites it by that name. Everybody sees that it is a program, and whose. It is known by its token: whoever has that plays in its name.
programs-token = This is the token of { $name }. It is shown only now: put it into a file that nobody else reads.
programs-token-label = Token
programs-copy = Copy the token
programs-copied = Token copied
programs-no-token = has no token
programs-since = token made { $when }
programs-accept = Plays
programs-accept-all = every game it is invited to
programs-accept-games = these games
programs-accept-none = nothing
programs-new-token = New token
programs-revoke = Revoke the token
programs-delete = Delete
programs-delete-sure = Delete { $name }? Bots go on at its seats.
programs-name = Name of a new program
programs-make = Make a program
