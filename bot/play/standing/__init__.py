"""Standing in a server: honor, ratings, seasons and records."""
