"""The step of events: cards, what is paid for them, and playing without them."""
