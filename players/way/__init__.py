"""Careful play of Way of the Samurai, and looking back at fights."""
