"""Screens of solo play around its matches."""
