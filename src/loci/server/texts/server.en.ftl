# What the server says: refusals, notes and mails.

## Callers
sign-in-first = Say who you are first.
name-form = A name is one line of at most { $most } ordinary letters.
login-form = A login has 2 to 64 small letters, digits or . _ @ + -
login-taken = This login belongs to somebody else.
login-wrong = There is no such login, or the password is another.
password-length = A password has at least { $least } characters.
password-wrong = That is not your password.
account-none = You have no account yet, so there is no password to change.
account-already = You have an account already.
email-form = This is no e-mail address.
email-none = You have given no e-mail address.
email-already = Your address is confirmed already.
email-no-mails = This server sends no mails.
email-link-void = This link is not good any more. Have the mail sent again from your account page.
webhook-form = A webhook is an address that begins with http:// or https://
webhook-private = This address leads into a private network. Nothing is sent there.
push-too-many = No more browsers of one person are told: { $most }.
lang-unknown = There are no words in that language. There are: { $known }

## Tables and seats
table-unknown = There is no such table.
table-is-waiting = The match has not begun.
table-is-running = The match is under way.
table-is-finished = The match is over.
table-is-closed = The table is closed.
table-kept = This match was played under older rules and is kept as it was; it cannot be gone on with from here.
tables-too-many = You have { $most } tables that are not over; finish or close one first.
seats-number = { $given } seats are described for { $players } players.
seat-not-yours = This seat is not yours.
seat-taken = Seat { $seat } is taken.
seat-linked = Seat { $seat } is kept for whoever has its link.
seats-all-taken = No seat is free.
research-not = This table was not made for research.
seats-open = Not every seat is taken yet.
seat-is-here = Whoever has seat { $seat } is here; only somebody who is away can be replaced.
seat-has-time = Whoever has seat { $seat } still has time for the move.
seat-program = { $name } (program of { $owner })
seat-left = { $name } has given up seat { $seat } for good.
seat-lost = The host has given seat { $seat } to a bot for good; { $name } cannot come back to it.
link-opened = Seat { $seat } was opened by its link, by whoever has that link. Who sits down by name has a seat alone.
link-shared = Seat { $seat } is now open in two places by the same link. Who sits down by name has a seat alone.
link-taken = { $name } came by the link of seat { $seat } and has sat down there by name. The link is dead now.
link-void = This link is not valid any more.
host-only = Only the host can do that.
host-is = Seat { $seat } ({ $name }) is the host of this table now.
seed-alone = A seed can be chosen only where nobody else sits down: it tells every secret.
fork-hidden = There is no earlier position at which everything hidden can be dealt anew.
plan-nothing = There is nothing to plan at this moment.
record-not-yet = The record tells every secret, so it can be had when the match is over.
record-at-line = Line { $line }: { $reason }
record-unusable = This record cannot be replayed.
record-too-long = A record has at most { $most } answers here.
record-header-too-big = The options and the first position of a record have at most { $most } bytes here.
options-unusable = These options cannot be used: reading them takes too long.
look-failed = This look took too long or went wrong. Try it again.
rules-missing = This game has no rules page here.

## Programs
token-unknown = This is no token of a program here, or it is one no more. Its owner makes another on the account page.
program-unknown = There is no program called { $name }.
program-not-yours = You have no such program.
program-account = Programs belong to an account. Make one first.
program-taken = There is a program of this name already.
programs-too-many = An account has no more programs than { $most }.
program-declines = { $name } does not accept this game.
program-here = { $name } sits at this table already.
program-busy = { $name } plays at as many tables as it may.

## Play
match-changed = The match has gone on meanwhile.
match-changed-often = This match has been changed { $most } times and more, so nothing can be taken back or ordered any more.
match-too-long = This match has { $most } answers, which is as many as there may be. Take some back to go on.
moves-number = Send between one and { $most } moves at once.
orders-none = This game has no standing orders.
chat-length = Say something, in at most { $most } characters.
analysis-not-yet = The analysis waits for the end of the game.
analysis-old = This match was played by older rules, which nobody can judge any more.
analysis-failed = The analysis could not be made this time.
hint-failed = The bot had no hint this time.
undo-done = { $who } took an answer back.
undo-declined = Taking back an answer of { $who } was not agreed to.
undo-no-request = Nobody asks to take anything back now.
undo-away = { $who } would have to agree, but is away: a bot plays that seat until they come back.
undo-program = { $who } would have to agree, but is a program, which agrees to nothing.
undo-ended = The match is over and everything hidden has been shown, so nothing is taken back any more. Play again, or go on from any place in a match of your own.
bot-too-slow = { $who } ({ $bot }) took too long; a random move was made instead.
bot-crashed = { $who } ({ $bot }) failed; a random move was made instead.
bot-illegal = { $who } ({ $bot }) wanted what it may not; a random move was made instead.
clock-out = The time of { $who } is out; a bot goes on in that place.

## Requests
request-wrong = { $place }: { $detail }
origin-foreign = This request comes from another site.
host-unknown = This server does not answer to the name “{ $host }”. Whoever runs it can allow it: LOCI_HOSTS, or --origin for a public address.
client-old = This page is older than the site. Please reload it.
header-missing = The header X-Loci is missing.
body-too-big = This is too big.
too-fast = Too much at once; wait a moment.
http-missing = There is nothing at this address.
http-method = That cannot be done at this address.
http-http = This request cannot be answered.
server-fault = Something went wrong on our side. Nothing was changed.
not-ready = The server is not ready yet.
storage-busy = The database is in use by somebody else. Nothing was changed; try again in a moment.
storage-failing = The database cannot be used just now. Nothing was changed; try again later.
storage-unsure = The database does not answer. Whether this was stored is seen as soon as it does.
storage-gone = The database file was removed or replaced under the server. Nothing is stored any more until the server is started anew.
states-damaged = The stored positions of this match are damaged.

## Mails
mail-subject = Your turn: { $table }
mail-turn =
    { $name }, it is your turn.
    { $link }
mail-confirm-subject = Is this your address?
mail-confirm =
    Somebody who plays at { $site } wants to be told here when it is their turn.
    If that is you, open this link within { $days } days:
    { $link }
    If not, there is nothing to do: no other mails come here.
