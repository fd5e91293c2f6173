"""Contests: what several people play from one seed, each alone."""
