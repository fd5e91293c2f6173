"""Contests: several players each play the same seed solo."""
