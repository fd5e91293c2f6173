"""Bushido Duels: fighters, their nine techniques, and the clash of two cards."""
