# What only the board of Spirit Island says, in Polish.

## The island

si-island = Wyspa
si-near = Przyległe: { $lands }
si-ravage = Dewastacja: { $damage ->
        [0] bez obrażeń
        [one] 1 obrażenie
        [few] { $damage } obrażenia
       *[other] { $damage } obrażeń
    }{ $blight ->
        [0] .
        [1] , zaraza.
       *[other] , zaraza × { $blight }.
    }
si-ravage-dahan = Zniszczone wioski Dahan: { $number }.
si-ravage-invaders = Dahan niszczą najeźdźców: { $number }.
si-no-ravage = Dewastacja jest powstrzymana.
si-build-town = Budowa: osada.
si-build-city = Budowa: miasto.
si-no-build = Budowa jest powstrzymana.
si-explore = Odkrywca przybędzie, jeśli wskaże ją następna karta.
