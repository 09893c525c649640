"""Lands and what lies in them: pieces, presence, movement and harm."""
