"""A match: begun, played by hidden picks, paused, broken off, read for one viewer, put on record."""
