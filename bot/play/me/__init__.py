"""A person's own settings, and their leave."""
