"""One's own settings and data."""
