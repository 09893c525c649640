"""What the invaders do, and what fear and blight do to the island."""
