"""What a player plays alone: matches of one seat, campaigns, contests, practice, lessons and puzzles."""
