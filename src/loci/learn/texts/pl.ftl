learn-library = Nie ma biblioteki gradientów „{ $name }”. Są: { $known }
learn-library-missing = Biblioteka { $name } nie jest zainstalowana. Zainstaluj ją albo pomiń --library.
learn-other-plan = Naukę w { $folder } zaczęto z inną wartością { $what }. Kontynuuj z tą samą albo wybierz inny folder.
