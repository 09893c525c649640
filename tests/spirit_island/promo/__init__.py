"""Spirits, aspects, fear cards and the adversary of Feather & Flame."""
