"""Everything that lies in the box."""
