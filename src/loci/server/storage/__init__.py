"""What is stored, and how it gets there."""
