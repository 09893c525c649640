learn-no-task = Nobody has said yet what a network should learn of { $game }. There are: { $known }
learn-library = There is no library “{ $name }” for gradients. There are: { $known }
learn-library-missing = { $name } is not installed. Install it, or leave --library out.
learn-trial = There is no trial “{ $name }” for this game. There are: { $known }
learn-done = The training is done: { $rounds } rounds.
learn-stopped = Stopped after { $rounds } rounds. The same command goes on from there.
learn-other-plan = The training in { $folder } was begun with another { $what }. Go on with what it was begun with, or take another folder.
