"""Gatherings and tournaments: sign-up, play and repairs, on top of the pure rules of ``rules/gatherings``."""
