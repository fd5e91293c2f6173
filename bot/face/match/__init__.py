"""Screens of matches that all games share."""
