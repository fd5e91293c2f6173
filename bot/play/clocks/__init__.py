"""Whose time runs, and how much of it: quiet hours, habits, and when a turn is due."""
