"""Clans: their members, leaders and officers, and who may do what."""
