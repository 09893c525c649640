"""Adversaries, one module each."""
