"""Honor, ratings, seasons and records: how people stand in a server."""
