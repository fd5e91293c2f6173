"""Matches: how they begin, are played with hidden picks, pause, break off, are read and go on record."""
