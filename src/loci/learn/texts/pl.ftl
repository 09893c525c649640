learn-no-task = Nikt jeszcze nie powiedział, czego sieć ma się uczyć w grze { $game }. Są: { $known }
learn-library = Nie ma biblioteki gradientów „{ $name }”. Są: { $known }
learn-library-missing = Biblioteka { $name } nie jest zainstalowana. Zainstaluj ją albo pomiń --library.
learn-trial = Ta gra nie ma próby „{ $name }”. Są: { $known }
learn-done = Nauka skończona: rund { $rounds }.
learn-stopped = Zatrzymano po rundach: { $rounds }. To samo polecenie prowadzi dalej od tego miejsca.
learn-other-plan = Naukę w { $folder } zaczęto z inną wartością { $what }. Kontynuuj z tą samą albo wybierz inny folder.
