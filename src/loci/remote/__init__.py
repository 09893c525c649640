"""Playing on a site from afar, as a program with a token (docs/research.md); nothing of the server
is needed for it."""
