"""Scenarios, one module each."""
