"""Spirits: their panels, growth, tracks and elements."""
