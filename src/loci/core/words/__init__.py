"""Texts in words, and the rules pages, in English, Polish and Russian."""
