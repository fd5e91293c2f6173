"""Clans and their wars."""
