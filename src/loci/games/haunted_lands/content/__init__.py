"""The cards, modes and buildings, each registered under its set."""
