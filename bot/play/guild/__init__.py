"""A server: its settings, and who may run what belongs to it."""
