"""Solo play: matches, campaigns, contests, puzzles and practice."""
