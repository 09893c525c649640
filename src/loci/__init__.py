"""Genius Loci: three board games about lands with a will of their own, on one small engine."""
