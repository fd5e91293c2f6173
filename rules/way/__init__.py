"""Way of the Samurai with Blood and Bushido: one player against opponents that are rules (seed 001)."""
