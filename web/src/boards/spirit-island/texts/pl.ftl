si-island = Wyspa
