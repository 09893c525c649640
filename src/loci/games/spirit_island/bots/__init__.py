"""Bots for Spirit Island."""
