"""Whose time runs, and how much of it: quiet hours, leave, and when a turn is due."""
