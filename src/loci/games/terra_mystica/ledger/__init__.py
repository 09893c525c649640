"""Games recorded elsewhere."""
