# What only the board of Spirit Island says, in Russian.

## The island

si-island = Остров
si-near = Соседние: { $lands }
si-ravage = Разорение: { $damage ->
        [0] без урона
       *[other] { $damage } урона
    }{ $blight ->
        [0] .
        [1] , скверна.
       *[other] , скверна × { $blight }.
    }
si-ravage-dahan = Уничтожено даханов: { $number }.
si-ravage-invaders = Даханы уничтожают захватчиков: { $number }.
si-no-ravage = Разорение остановлено.
si-build-town = Строительство: поселение.
si-build-city = Строительство: город.
si-no-build = Строительство остановлено.
si-explore = Разведчик придёт, если регион назовёт следующая карта.
