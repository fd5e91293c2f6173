"""Gatherings and tournaments, for who takes part and who organises."""
