"""Bots made for this game."""
