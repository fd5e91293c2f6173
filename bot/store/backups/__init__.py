"""Databases as a whole: backed up, proved, restored, and moved from one kind to the other."""
