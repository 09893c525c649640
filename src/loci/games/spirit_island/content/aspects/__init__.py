"""Aspects: spirits made from the panel of another."""
