"""News of a server, which nobody asks for: they stand where its organisers want them."""
