"""Simulates a server's year in minutes: people of all habits use the real services, on a clock that jumps."""
