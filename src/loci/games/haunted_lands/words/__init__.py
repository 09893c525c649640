"""How the game reads and is read: notation, labels, view, texts."""
