"""Ways into a match: challenges and lobbies."""
