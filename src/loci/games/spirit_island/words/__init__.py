"""How tables, answers and events are told."""
