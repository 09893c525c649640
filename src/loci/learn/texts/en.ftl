learn-library = There is no library “{ $name }” for gradients. There are: { $known }
learn-library-missing = { $name } is not installed. Install it, or leave --library out.
learn-other-plan = The training in { $folder } was begun with another { $what }. Go on with what it was begun with, or take another folder.
learn-begun = There is a training in { $folder } already. Leave --from out to go on with it, or take another folder.
learn-other-sizes = The network of { $path } has another size than the ones that are trained now.
