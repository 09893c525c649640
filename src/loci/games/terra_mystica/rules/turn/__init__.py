"""What can be done in a turn, why not, and what it does."""
