"""The players of Pocket Samurai."""
