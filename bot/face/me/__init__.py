"""What a person has set for themselves, and what is kept about them."""
