"""A server: its settings, and who may manage what belongs to it."""
