"""The site's server: tables, seats and matches over REST and one WebSocket per open table."""
