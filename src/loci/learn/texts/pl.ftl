learn-library = Nie ma biblioteki gradientów „{ $name }”. Są: { $known }
learn-library-missing = Biblioteka { $name } nie jest zainstalowana. Zainstaluj ją albo pomiń --library.
learn-other-plan = Naukę w { $folder } zaczęto z inną wartością { $what }. Kontynuuj z tą samą albo wybierz inny folder.
learn-begun = W { $folder } jest już trening. Pomiń --from, aby go kontynuować, albo wybierz inny folder.
learn-other-sizes = Sieć z { $path } ma inny rozmiar niż sieci trenowane teraz.
