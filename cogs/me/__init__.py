"""A person's own settings and data."""
