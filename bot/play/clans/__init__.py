"""Clans: who belongs together, who leads, and who may do what."""
