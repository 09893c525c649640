si-island = Остров
