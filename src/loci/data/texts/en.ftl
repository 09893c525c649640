dataset-game = Nobody can learn { $game } yet, so that there is no data set of it. There are: { $known }
dataset-none = There is no data set in { $folder }, or one of another version.
dataset-broken = { $path } is no whole file of a data set.
dataset-schema = { $path } is of schema { $found }; this version knows { $known }.
dataset-other = Another data set is in { $folder }: “{ $what }” was different there.
dataset-digests = The data set in { $folder } was made with other rows or ids than this game has now.
dataset-continued = The first { $entries ->
    [one] { $entries } entry was
   *[other] { $entries } entries were
} stored under older rules and cannot be replayed.
dataset-unfinished = The game is not over.
dataset-other-end = Replayed, the game does not come to the end that the record tells.
