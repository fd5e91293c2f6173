"""Measures how even Pocket Samurai is between two good players."""
