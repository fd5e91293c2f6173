"""The pictures of Pocket Samurai."""
