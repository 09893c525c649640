"""Invader cards, by set."""
