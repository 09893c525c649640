"""Positions written by hand."""
