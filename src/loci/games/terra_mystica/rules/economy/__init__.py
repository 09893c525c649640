"""Resources, power and what they pay for."""
