"""Ways into a match: challenges, lobbies, the queue, and substitution."""
