"""Bots for every game."""
