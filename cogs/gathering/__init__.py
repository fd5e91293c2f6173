"""Gatherings and tournaments, for players and organisers."""
