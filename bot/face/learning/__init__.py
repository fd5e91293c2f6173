"""What there is to read."""
