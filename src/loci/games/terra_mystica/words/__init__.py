"""How the game is written, read and shown."""
