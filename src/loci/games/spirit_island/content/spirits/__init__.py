"""The spirits, one module each."""
