"""A person's own settings, and their stored data."""
