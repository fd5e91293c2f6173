"""Players' time: quiet hours, habits, and when a turn is due."""
