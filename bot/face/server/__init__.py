"""What concerns a whole server."""
