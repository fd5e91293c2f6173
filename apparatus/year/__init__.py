"""A year of a server in minutes: people of all habits play through the real rooms, on a clock that jumps."""
