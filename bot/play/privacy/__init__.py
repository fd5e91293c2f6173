"""Personal data: export it, delete it, and keep it no longer than it is needed."""
