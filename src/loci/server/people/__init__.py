"""Who the people are, where they sit, what they bring, and how they hear of it."""
