"""Spirits, cards, adversaries and scenarios, found by registration."""
