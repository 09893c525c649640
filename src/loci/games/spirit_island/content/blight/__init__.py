"""Blight cards."""
