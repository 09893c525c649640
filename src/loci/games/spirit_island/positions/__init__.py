"""Positions written by hand, read and written."""
