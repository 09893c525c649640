"""Hexes, spades and towns: what the rules say about the map."""
