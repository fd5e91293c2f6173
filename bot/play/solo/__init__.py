"""Matches of one seat, and campaigns: what a player plays alone."""
