"""Boards, a TOML file for each set, and the layouts in which boards lie."""
