"""The pictures of Way of the Samurai."""
