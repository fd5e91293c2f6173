"""The bot's logic: challenges, matches, deadlines, honor. It knows nothing of Discord."""
