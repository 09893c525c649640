"""Plain data: the rulebook's words, printed numbers, map, table, answers and events."""
