"""Ways into a match: challenges, lobbies and the queue."""
