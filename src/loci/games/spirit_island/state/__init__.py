"""Plain data: what lies on the table, answers, events."""
