"""What somebody has set for themselves, and their leave."""
