"""Fear cards."""
