"""Matches under way: the tables in memory, what changes them, and who thinks."""
