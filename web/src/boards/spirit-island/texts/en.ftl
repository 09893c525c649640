# What only the board of Spirit Island says, in English.

## The island

si-island = Island
si-near = Adjacent: { $lands }
si-ravage = Ravage: { $damage ->
        [0] no damage
       *[other] { $damage } damage
    }{ $blight ->
        [0] .
        [1] , blight.
       *[other] , { $blight } blight.
    }
si-ravage-dahan = { $number } dahan destroyed.
si-ravage-invaders = The dahan destroy { $number ->
        [one] 1 invader
       *[other] { $number } invaders
    }.
si-no-ravage = The ravage is stopped.
si-build-town = Build: a town.
si-build-city = Build: a city.
si-no-build = The build is stopped.
si-explore = An explorer comes if the next card names it.
