"""The rules of Haunted Lands by subject, what is asked, and why not."""
