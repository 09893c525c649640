"""What a program learns from: tables as rows of numbers, moves as numbers, many tables at once."""
