"""Clans: who belongs together, who leads, who may do what, and the wars between two of them."""
