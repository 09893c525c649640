"""Powers: cards and innates, what they may target, and their use."""
