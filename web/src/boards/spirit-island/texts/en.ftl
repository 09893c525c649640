si-island = The island
