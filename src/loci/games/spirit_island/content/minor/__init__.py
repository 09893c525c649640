"""Minor powers, in small modules."""
