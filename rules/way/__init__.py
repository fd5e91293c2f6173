"""Way of the Samurai with Blood and Bushido: one player against opponents controlled by rules (seed 001)."""
