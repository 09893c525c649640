"""Cards, spirits and adversaries of Jagged Earth."""
