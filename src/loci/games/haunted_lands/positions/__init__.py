"""Hand-written positions, read and written."""
