"""Who plays Way of the Samurai with care, and looks back at fights."""
