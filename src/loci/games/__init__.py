"""The games: one package each, found by their entry points. None imports another."""
