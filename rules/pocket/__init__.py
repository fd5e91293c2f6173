"""Pocket Samurai (seed 002)."""
