"""What lies on the table, as plain data."""
