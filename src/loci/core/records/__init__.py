"""Matches and their records: how they begin, go on, are taken back, kept and brought over."""
