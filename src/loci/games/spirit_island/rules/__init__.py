"""The rules of Spirit Island by subject."""
