"""What may happen: challenges, matches, deadlines, honor. Knows nothing of Discord."""
