"""What a person has set for themselves, and their leave."""
