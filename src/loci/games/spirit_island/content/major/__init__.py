"""Major powers, in small modules."""
