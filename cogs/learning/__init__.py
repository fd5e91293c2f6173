"""What there is to read, and the lessons."""
